#include "collect/import/import_work.h"

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

void import_core(struct import_work *w)
{
    const struct str report = import_capture(&w->files.page, "iaca");
    const struct incore_options plain = {.asm_block = -1};
    struct err why = {0};
    w->c.incore_failure = "the published analysis is not one that can be read";
    if (report.len != 0 && w->machine_known &&
        incore_analyse_report(report, "index.md", &w->c.kernel, &w->machine, &plain, w->arena,
                              &w->c.incore, &why)) {
        w->c.incore_failure = NULL;
    } else {
        w->c.incore = (struct incore){0};
        if (report.len != 0)
            import_odd(w->entry, w->importer->arena,
                       "the in-core analysis is kept as text only: %s",
                       w->machine_known ? why.text : "the machine is not known");
        set_loop(w);
    }
    set_compiler(w);
}
