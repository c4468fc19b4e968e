#include <string.h>

#include "collect/import/import_work.h"

/* `| 1.00 |      | P vmovupd 8(%rdi), %xmm11`: the instruction of a row of OSACA's table, whose
 * mark says how its ports were counted. */
static struct str row_instruction(struct str row)
{
    size_t at = row.len;
    while (at > 0 && row.ptr[at - 1] != '|')
        at--;
    const struct str text = str_trim(str_slice(row, at, row.len));
    const bool marked = text.len > 2 && text.ptr[1] == ' ' && strchr("PX*", text.ptr[0]) != NULL;
    return marked ? str_trim(str_slice(text, 2, text.len)) : text;
}

/* The rows of OSACA's table, or else the displayed assembly: next to OSACA's reports some pages
 * display the output of another tool. */
static void set_loop(struct import_work *w, struct str report)
{
    const size_t at = str_find_str(report, STR("Ports Pressure in cycles"));
    const bool osaca = at < report.len;
    struct str rest = osaca ? str_slice(report, at, report.len)
                            : import_capture(&w->files.page, "source_code_asm");
    struct loop_instruction *all = arena_alloc(w->arena, rest.len / 2 + 1, sizeof *all);
    size_t n = 0;
    if (osaca) /* the title, the ports */
        rest = str_cut(str_cut(rest, '\n').tail, '\n').tail;
    while (rest.len != 0) {
        const struct str_cut cut = str_cut(rest, '\n');
        const struct str line = str_trim(cut.head);
        rest = cut.tail;
        if (line.len != 0 && (!osaca || line.ptr[0] == '|'))
            all[n++] = (struct loop_instruction){.text = row_instruction(line)};
    }
    w->c.incore.instructions = all;
    w->c.incore.n_instructions = n;
}

/* `icc -O3 …`: the word before the first option; some have the compiler's version in front. */
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

void import_core(struct import_work *w)
{
    const struct str report = import_capture(&w->files.page, "iaca");
    const struct incore_options plain = {.asm_block = -1};
    const bool iaca = str_find_str(report, STR("Block Throughput:")) < report.len;
    struct err why = {0};
    w->c.incore_failure = "the published analysis is not one that can be read";
    if (iaca && w->machine_known &&
        incore_analyse_report(report, "index.md", &w->c.kernel, &w->machine, &plain, w->arena,
                              &w->c.incore, &why)) {
        w->c.incore_failure = NULL;
    } else {
        w->c.incore = (struct incore){0};
        if (report.len != 0)
            import_odd(w->entry, w->importer->arena,
                       "the in-core analysis is kept as text only: %s",
                       !iaca              ? "it is not a report of IACA"
                       : w->machine_known ? why.text
                                          : "the machine is not known");
        set_loop(w, report);
    }
    set_compiler(w);
}
