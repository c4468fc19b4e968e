#include "collect/import/import_work.h"
#include "collect/incore/intel.h"

static void set_loop(struct import_work *w)
{
    struct str rest = import_capture(&w->files.page, "source_code_asm");
    struct loop_instruction *all = arena_alloc(w->arena, rest.len / 2 + 1, sizeof *all);
    size_t n = 0;
    while (rest.len != 0) {
        const struct str_cut cut = str_cut(rest, '\n');
        const struct str line = str_trim(cut.head);
        if (line.len != 0)
            all[n++] = (struct loop_instruction){.text = line};
        rest = cut.tail;
    }
    w->c.incore.instructions = all;
    w->c.incore.n_instructions = n;
}

/* The compiler's first word is its name: `icc -O3 …`. */
static void set_compiler(struct import_work *w)
{
    const struct str_cut cut = str_cut(import_field(&w->files.page, "compile_flags"), ' ');
    w->c.incore.compiler = cut.head.len != 0 ? str_cstr(w->arena, cut.head) : NULL;
    w->c.incore.compiler_flags = cut.tail.len != 0 ? str_cstr(w->arena, str_trim(cut.tail)) : NULL;
}

/*
 * The published loop in AT&T's syntax, as a listing in which all is the loop. OSACA marks lines
 * (`P`, `X`, `*`), IACA writes Intel's syntax.
 */
static struct str loop_listing(const struct imported_page *page, struct arena *arena)
{
    static const char *const marks[] = {"P ", "X ", "* "};
    struct str rest = import_capture(page, "source_code_asm");
    const bool intel = str_find_str(rest, STR("ptr [")) < rest.len;
    struct sb out = {.arena = arena};
    sb_addz(&out, "# OSACA-BEGIN\n");
    while (rest.len != 0) {
        const struct str_cut cut = str_cut(rest, '\n');
        struct str line = str_trim(cut.head);
        for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
            if (str_starts_with(line, str_of(marks[i])))
                line = str_trim(str_slice(line, 1, line.len));
        }
        if (intel)
            intel_to_att(line, &out);
        else
            sb_add(&out, line);
        sb_addc(&out, '\n');
        rest = cut.tail;
    }
    sb_addz(&out, "# OSACA-END\n");
    return sb_str(&out);
}

bool import_loop_analyse(const struct imported_page *page, const struct kernel *k,
                         const struct machine *m, struct arena *arena, struct incore *out,
                         struct err *err)
{
    const struct incore_options plain = {.asm_block = -1};
    return incore_analyse_listing(loop_listing(page, arena), "index.md", k, m, &plain, arena, out,
                                  err);
}

/* Our analysis of the loop that ran, or where there is none IACA's. */
static bool analyse(struct import_work *w, struct str report)
{
    const struct incore_options plain = {.asm_block = -1};
    const struct imported_page *page = &w->files.page;
    struct arena *const said = w->importer->arena;
    struct err why = {0};
    if (import_capture(page, "source_code_asm").len != 0 && w->machine_known) {
        w->loop_analysed =
            import_loop_analyse(page, &w->c.kernel, &w->machine, w->arena, &w->c.incore, &why);
        if (w->loop_analysed)
            return true;
        import_odd(w->entry, said, "our predictions take the published in-core times: %s",
                   why.text);
    }
    why = (struct err){0};
    if (report.len == 0)
        return false;
    if (w->machine_known && incore_analyse_report(report, "index.md", &w->c.kernel, &w->machine,
                                                  &plain, w->arena, &w->c.incore, &why))
        return true;
    import_odd(w->entry, said, "the in-core analysis is kept as text only: %s",
               w->machine_known ? why.text : "the machine is not known");
    return false;
}

void import_core(struct import_work *w)
{
    w->c.incore_failure = NULL;
    if (!analyse(w, import_capture(&w->files.page, "iaca"))) {
        w->c.incore_failure = "the published analysis is not one that can be read";
        w->c.incore = (struct incore){0};
        set_loop(w);
    }
    set_compiler(w);
}
