#include <string.h>

#include "collect/import/import_work.h"
#include "collect/incore/intel.h"

/* The instruction in a row of OSACA's table, `| 1.00 |      | P vmovupd 8(%rdi), %xmm11`; the mark
 * before it says how its ports were counted. */
static struct str row_instruction(struct str row)
{
    size_t at = row.len;
    while (at > 0 && row.ptr[at - 1] != '|')
        at--;
    const struct str text = str_trim(str_slice(row, at, row.len));
    const bool marked = text.len > 2 && text.ptr[1] == ' ' && strchr("PX*", text.ptr[0]) != NULL;
    return marked ? str_trim(str_slice(text, 2, text.len)) : text;
}

/* The instructions of the measured loop, one per line: the rows of OSACA's table, or else the
 * displayed assembly, since next to OSACA's reports some pages show the output of another tool. */
static struct str published_loop(const struct imported_page *page, struct arena *arena)
{
    const struct str report = import_capture(page, "iaca");
    const size_t at = str_find_str(report, STR("Ports Pressure in cycles"));
    const bool osaca = at < report.len;
    struct str rest =
        osaca ? str_slice(report, at, report.len) : import_capture(page, "source_code_asm");
    struct sb out = {.arena = arena};
    if (osaca) /* the title, the ports */
        rest = str_cut(str_cut(rest, '\n').tail, '\n').tail;
    for (struct str line; str_next_line(&rest, &line);) {
        line = str_trim(line);
        if (line.len == 0 || (osaca && line.ptr[0] != '|'))
            continue;
        sb_add(&out, row_instruction(line));
        sb_addc(&out, '\n');
    }
    return sb_str(&out);
}

static void set_loop(struct import_work *w, struct str rest)
{
    struct loop_instruction *all = arena_alloc(w->arena, rest.len / 2 + 1, sizeof *all);
    size_t n = 0;
    for (struct str line; str_next_line(&rest, &line);)
        all[n++] = (struct loop_instruction){.text = line};
    w->c.incore.instructions = all;
    w->c.incore.n_instructions = n;
}

/* `icc -O3 …`: the word before the first option; the compiler's version may precede it. */
static void set_compiler(struct import_work *w)
{
    const struct str said = import_field(&w->files.page, "compile_flags");
    const size_t options = str_find_str(said, STR(" -"));
    const struct str before = str_trim(str_slice(said, 0, options));
    const struct str flags = str_trim(str_slice(said, options, said.len));
    size_t at = before.len;
    while (at > 0 && before.ptr[at - 1] != ' ')
        at--;
    w->c.incore.compiler =
        before.len != 0 ? str_cstr(w->arena, str_slice(before, at, before.len)) : NULL;
    w->c.incore.compiler_flags = flags.len != 0 ? str_cstr(w->arena, flags) : NULL;
}

/* A loop in AT&T's syntax as a listing that consists of the loop; IACA writes Intel's syntax. */
static struct str loop_listing(struct str loop, struct arena *arena)
{
    const bool intel = str_contains(loop, STR("ptr ["));
    struct sb out = {.arena = arena};
    sb_addz(&out, "# OSACA-BEGIN\n");
    for (struct str line; str_next_line(&loop, &line);) {
        if (intel)
            intel_to_att(line, &out);
        else
            sb_add(&out, line);
        sb_addc(&out, '\n');
    }
    sb_addz(&out, "# OSACA-END\n");
    return sb_str(&out);
}

static bool analyse_loop(struct str loop, const struct kernel *k, const struct machine *m,
                         struct arena *arena, struct incore *out, struct err *err)
{
    const struct incore_options plain = {.asm_block = -1};
    if (loop.len == 0)
        return err_set(err, ERR_INPUT, "no loop was published");
    return incore_analyse_listing(loop_listing(loop, arena), "index.md", k, m, &plain, arena, out,
                                  err);
}

bool import_loop_analyse(const struct imported_page *page, const struct kernel *k,
                         const struct machine *m, struct arena *arena, struct incore *out,
                         struct err *err)
{
    return analyse_loop(published_loop(page, arena), k, m, arena, out, err);
}

/* Our analysis of the measured loop, or IACA's if there is none. */
static bool analyse(struct import_work *w, struct str loop, struct str report)
{
    const struct incore_options plain = {.asm_block = -1};
    struct arena *const said = w->importer->arena;
    struct err why = {0};
    if (w->machine_known && loop.len != 0) {
        w->loop_analysed =
            analyse_loop(loop, &w->c.kernel, &w->machine, w->arena, &w->c.incore, &why);
        if (w->loop_analysed)
            return true;
        import_odd(w->entry, said, "our predictions take the published in-core times: %s",
                   why.text);
    }
    why = (struct err){0};
    if (report.len == 0)
        return false;
    const bool iaca = str_contains(report, STR("Block Throughput:"));
    if (iaca && w->machine_known &&
        incore_analyse_report(report, "index.md", &w->c.kernel, &w->machine, &plain, w->arena,
                              &w->c.incore, &why))
        return true;
    import_odd(w->entry, said, "the in-core analysis is kept as text only: %s",
               !iaca              ? "it is not a report of IACA"
               : w->machine_known ? why.text
                                  : "the machine is not known");
    return false;
}

void import_incore(struct import_work *w)
{
    const struct str loop = published_loop(&w->files.page, w->arena);
    w->c.incore_failure = NULL;
    if (!analyse(w, loop, import_capture(&w->files.page, "iaca"))) {
        w->c.incore_failure = "the published analysis is not one that can be read";
        w->c.incore = (struct incore){0};
        set_loop(w, loop);
    }
    set_compiler(w);
}
