#include "unit.h"

#include <stdlib.h>
#include <string.h>

#include "base/dir.h"
#include "base/file.h"
#include "collect/source/nest.h"
#include "stempel/kernel/paste.h"

/* Every nest of the files in files/, with everything that is known of it, and what the reader
 * without a compiler makes of them: FILE.expected, written by UPDATE=1. Arguments: names of files,
 * or none for all. */
enum { MAX_BYTES = 1 << 20 };

static const char *const storages[] = {"pointer", "restrict", "object"};
static const char *const touches[] = {"unknown", "serial", "parallel"};
static const char *const pragmas[] = {"", " simd", " ivdep"};
static const char *const wraps[] = {"", " periodic", " periodic by condition"};

static void add_count(const char *what, struct nest_count count, struct sb *out)
{
    if (count.count != 0)
        sb_addf(out, " %s %d@%u", what, count.count, count.line);
}

static void add_facts(const struct nest *n, struct sb *out)
{
    const struct kernel *const k = &n->kernel;
    sb_addf(out, "lines %u-%u%s%s\n", n->first_line, n->last_line, n->in_place ? ", in place" : "",
            n->aliasing ? ", aliasing" : "");
    for (int l = 0; l < k->n_loops; l++)
        sb_addf(out, "loop %.*s %.*s @%u:%u%s%s%s\n", STR_ARG(n->loops[l].type),
                STR_ARG(k->loops[l].index), n->loops[l].line, n->loops[l].col,
                n->loops[l].reversed ? " reversed" : "", wraps[n->loops[l].wrap],
                pragmas[n->loops[l].pragma]);
    for (int a = 0; a < k->n_arrays; a++) {
        const struct nest_array *const x = &n->arrays[a];
        sb_addf(out, "array %.*s @%u %s%s%s%s owner %d, touched %s@%u\n",
                STR_ARG(n->array_names[a]), x->line, storages[x->storage],
                x->is_const ? " const" : "", x->linearised ? " linear" : "",
                x->wraps ? " wraps" : "", x->owner, touches[x->first_touch], x->first_touch_line);
    }
    for (int s = 0; s < k->n_symbols; s++) {
        if (n->size_values[s] != 0)
            sb_addf(out, "size %.*s = %lld\n", STR_ARG(k->symbols[s]),
                    (long long)n->size_values[s]);
    }
    for (int s = 0; s < k->n_statements; s++) {
        const struct nest_statement_place *const p = &n->statements[s];
        sb_addf(out, "statement %u:%u:", p->at.line, p->at.col);
        for (size_t a = 0; a < p->n_accesses; a++)
            sb_addf(out, " %u:%u", p->accesses[a].line, p->accesses[a].col);
        sb_addc(out, '\n');
    }
    const struct nest_parallel *const p = &n->parallel;
    if (p->present)
        sb_addf(out, "omp loop %d collapse %d schedule '%.*s' @%u\n", p->loop, p->collapse,
                STR_ARG(p->schedule), p->line);
    sb_addf(out, "temporaries %d, reductions %d", n->n_temporaries, n->n_reductions);
    add_count("divisions", n->divisions, out);
    add_count("wide", n->wide_constants, out);
    add_count("narrow", n->narrow_constants, out);
    add_count("conversions", n->conversions, out);
    sb_addc(out, '\n');
    for (size_t i = 0; i < n->n_notes; i++)
        sb_addf(out, "note %u:%u: %.*s\n", n->notes[i].at.line, n->notes[i].at.col,
                STR_ARG(n->notes[i].text));
}

static void add_entry(const struct nest_entry *e, struct sb *out)
{
    sb_addf(out, "==== %.*s @%u, work %.4g\n", STR_ARG(e->function), e->line, e->work);
    if (e->read) {
        sb_addf(out, "%.*s", STR_ARG(e->nest.source));
        add_facts(&e->nest, out);
    } else {
        err_format(&e->err, out);
        sb_addc(out, '\n');
    }
}

static void add_pasted(struct str text, struct sb *out)
{
    struct pasted found;
    struct err err = {0};
    if (!paste_read(text, out->arena, &found, &err)) {
        err_format(&err, out);
        return;
    }
    for (size_t i = 0; i < found.count; i++)
        sb_addf(out, "==== pasted @%u\n%.*s", found.nests[i].line, STR_ARG(found.nests[i].text));
    err_format(&found.refusal, out);
}

static void check_file(const char *name, struct arena *arena)
{
    static const char *const flags[] = {"-I" FILES}; /* for headers next to them */
    static const struct nest_options any = {.flags = flags, .n_flags = 1};
    const char *const path = path_join(arena, FILES, name);
    const char *const expected_path = str_formatz(arena, "%s.expected", path);
    struct err err = {0};
    struct str text;
    struct str expected = {0};
    struct nest_entries found = {0};
    struct sb out = {.arena = arena};
    assert_true(file_read(path, MAX_BYTES, arena, &text, &err));
    if (!nest_list(arena, text.ptr, text.len, name, &any, &found, &err))
        err_format(&err, &out);
    for (size_t i = 0; i < found.count; i++)
        add_entry(&found.items[i], &out);
    add_pasted(text, &out);
    if (getenv("UPDATE") != NULL) {
        assert_true(file_write(expected_path, sb_str(&out), &err));
        return;
    }
    assert_true(file_read(expected_path, MAX_BYTES, arena, &expected, &err));
    assert_string_equal(sb_cstr(&out), str_cstr(arena, expected));
}

static void check_all(void)
{
    struct arena names = {0};
    struct str_list list = {0};
    struct err err = {0};
    assert_true(dir_list(FILES, &names, &list, &err));
    for (size_t i = 0; i < list.count; i++) {
        struct arena arena = {0};
        if (!str_ends_with(list.items[i], STR(".expected")))
            check_file(str_cstr(&names, list.items[i]), &arena);
        arena_free(&arena);
    }
    arena_free(&names);
}

static void files_are_read(void **state)
{
    const char *const *const names = *state;
    if (*names == NULL)
        check_all();
    for (int i = 0; names[i] != NULL; i++) {
        struct arena arena = {0};
        check_file(names[i], &arena);
        arena_free(&arena);
    }
}

int main(int argc, char **argv)
{
    assert_true(argc > 0);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_prestate(files_are_read, argv + 1),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
