/*
 * Whole results of reading published files, in rows.txt. A row is a list of parts with ` ;; ` in
 * between: `results`, `scaling`, `blocking`, `page`, `state` or `comments` and the file's text, in
 * which `|` ends a line, or `type` and that of the arrays.
 */
#include "unit.h"

#include <math.h>
#include <string.h>

#include "collect/import/import_parts.h"
#include "collect/sweep/columns.h"
#include "golden.h"
#include "machine/sample.h"

struct row {
    struct arena *arena;
    struct sb *out;
    struct imported_files files;
    struct import_entry entry;
    struct str type;
};

static struct str lines(struct str text, struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (size_t i = 0; i < text.len; i++)
        sb_addc(&out, text.ptr[i] == '|' ? '\n' : text.ptr[i]);
    return sb_str(&out);
}

static void add_list(const char *what, const struct str_list *list, struct sb *out)
{
    for (size_t i = 0; i < list->count; i++)
        sb_addf(out, "  %s: %.*s\n", what, STR_ARG(list->items[i]));
}

static void add_table(struct row *r, enum import_table kind, struct str text, bool *has,
                      struct imported_table *table)
{
    static const char *const names[IMPORT_TABLES] = {"results.csv", "scaling.csv", "blocking.csv"};
    struct str_list notes = {0};
    struct err err = {0};
    *has = import_table_read(kind, text, names[kind], r->arena, table, &notes, &err);
    add_list("note", &notes, r->out);
    if (!*has)
        sb_addf(r->out, "  refused: %s — %s\n", err.text, err.hint);
    for (size_t row = 0; *has && row < table->rows; row++) {
        sb_addf(r->out, "  row %zu:", row);
        for (size_t c = 0; c < table->columns; c++) {
            if (!isnan(import_value(table, row, c)))
                sb_addf(r->out, " %s %.10g,", import_column_name(kind, c),
                        import_value(table, row, c));
        }
        sb_addc(r->out, '\n');
    }
}

static void add_page(struct row *r, struct str text)
{
    struct imported_page *page = &r->files.page;
    struct err err = {0};
    r->files.has_page = import_page_read(text, "index.md", r->arena, page, &err);
    if (!r->files.has_page)
        sb_addf(r->out, "  refused: line %u: %s — %s\n", err.line, err.text, err.hint);
    for (size_t i = 0; r->files.has_page && i < page->n_captures; i++)
        sb_addf(r->out, "  capture '%.*s': '%.*s'\n", STR_ARG(page->captures[i].name),
                STR_ARG(page->captures[i].text));
    if (r->files.has_page)
        sb_addf(r->out, "  title: '%.*s'\n", STR_ARG(import_field(page, "title")));
}

static void add_part(struct row *r, struct str part)
{
    const struct str_cut cut = str_cut(part, ' ');
    const struct str text = lines(cut.tail, r->arena);
    struct imported_files *f = &r->files;
    bool has = false;
    if (str_eq(cut.head, STR("type")))
        r->type = text;
    else if (str_eq(cut.head, STR("results")))
        add_table(r, IMPORT_RESULTS, text, &f->has[IMPORT_RESULTS], &f->results);
    else if (str_eq(cut.head, STR("scaling")))
        add_table(r, IMPORT_SCALING, text, &f->has[IMPORT_SCALING], &f->scaling);
    else if (str_eq(cut.head, STR("blocking"))) {
        f->blocking = arena_alloc(r->arena, 1, sizeof *f->blocking);
        f->blocking->level = "L2";
        add_table(r, IMPORT_BLOCKING, text, &has, &f->blocking->table);
        f->n_blocking = has;
    } else if (str_eq(cut.head, STR("page"))) {
        add_page(r, text);
    } else if (str_eq(cut.head, STR("state"))) {
        const struct str state = import_state_text(text, &r->entry, r->arena);
        sb_addf(r->out, "%.*s", STR_ARG(state));
    } else if (str_eq(cut.head, STR("comments"))) {
        struct str review;
        struct err err = {0};
        if (!import_review_text(text, "comments.yml", STR(""), &r->entry, r->arena, &review, &err))
            sb_addf(r->out, "  refused: line %u: %s\n", err.line, err.text);
        else
            sb_addf(r->out, "%.*s", STR_ARG(review));
    } else {
        fail_msg("%.*s", STR_ARG(part));
    }
}

static void add_value(struct sb *out, const char *name, double value)
{
    if (!isnan(value))
        sb_addf(out, " %s %.10g", name, value);
}

static void add_series(const struct model_point *m, struct sb *out)
{
    static const char *const edges[][3] = {{"l1-l2 load", "evict", "cy"},
                                           {"l2-l3 load", "evict", "cy"},
                                           {"l3-mem load", "evict", "cy"}};
    add_value(out, "T_comp", m->core.T_comp_cy_per_cl);
    add_value(out, "T_RegL1", m->core.T_RegL1_cy_per_cl);
    for (size_t e = 0; e < 3; e++) {
        add_value(out, edges[e][0], m->levels[e].load_bytes_per_lup);
        add_value(out, edges[e][1], m->levels[e].evict_bytes_per_lup);
        add_value(out, edges[e][2], m->levels[e].cy_per_cl);
    }
    add_value(out, "T_ECM", m->T_ECM_multicore_cy_per_cl);
    add_value(out, "ECM MLUP/s", m->ecm_mlup_per_s);
    add_value(out, "Roofline cy", m->roofline_cy_per_cl);
    add_value(out, "MLUP/s", m->roofline_mlup_per_s);
    sb_addf(out, " %s\n", m->roofline_bottleneck);
}

static void add_points(const struct configuration *c, struct sb *out)
{
    static const char *const kinds[] = {"grid", "scaling", "blocking"};
    for (size_t i = 0; i < c->n_points; i++) {
        const struct point *p = &c->points[i];
        const struct point_result *r = &c->results[i];
        sb_addf(out, "  %s %lld with %d", kinds[p->kind], (long long)p->size, p->threads);
        if (p->block_level != NULL)
            sb_addf(out, ", %s, mode %d, %lld × %lld", p->block_level, p->block_mode,
                    (long long)p->block_sizes[0], (long long)p->block_sizes[1]);
        sb_addc(out, ':');
        add_value(out, "core", r->imported->core.T_comp_cy_per_cl);
        add_value(out, "and", r->imported->core.T_RegL1_cy_per_cl);
        if (r->kept != NULL)
            sb_addf(out, " measured '%.*s' cy/CL, '%.*s' MLUP/s",
                    STR_ARG(r->kept[COLUMN_OF_bench_cy_per_cl_median]),
                    STR_ARG(r->kept[COLUMN_OF_bench_mlup_per_s_median]));
        sb_addc(out, '\n');
        for (size_t s = 0; s < IMPORTED_SERIES; s++) {
            if (r->imported->has[s]) {
                sb_addf(out, "    series %zu:", s);
                add_series(&r->imported->series[s], out);
            }
        }
    }
}

static void add_row(struct str text, struct sb *out)
{
    struct arena arena = {0};
    struct err err = {0};
    struct row r = {.arena = &arena, .out = out, .type = STR("double")};
    const struct machine m = sample_machine();
    const struct sweep_context context = {.machine = &m};
    const struct sweep_item item = {.path = "2D/r1/homogeneous/star/constant/double"};
    struct configuration c = {.context = &context, .item = &item};
    for (struct str rest = text; rest.len != 0;) {
        const size_t end = str_find_str(rest, STR(" ;; "));
        add_part(&r, str_slice(rest, 0, end));
        rest = end < rest.len ? str_slice(rest, end + 4, rest.len) : (struct str){0};
    }
    const struct str kernel =
        str_format(&arena,
                   "%.*s a[N][M];\n%.*s b[N][M];\nfor(int j=0; j<N; ++j)\n"
                   "for(int i=1; i<M-1; ++i)\nb[j][i] = a[j][i-1] + a[j][i] * a[j][i+1];\n",
                   STR_ARG(r.type), STR_ARG(r.type));
    assert_true(kernel_parse(kernel, "kernel.c", &arena, &c.kernel, &err));
    import_points(&r.files, &c, NULL, &r.entry, &arena);
    import_check(&r.files, &c, &r.entry, &arena);
    add_points(&c, out);
    sb_addf(out, "  points: %zu grid, %zu scaling, %zu blocking\n", r.entry.points[POINT_GRID],
            r.entry.points[POINT_SCALING], r.entry.points[POINT_BLOCKING]);
    add_list("odd", &r.entry.odd, out);
    arena_free(&arena);
}

static void whole_results(void **state)
{
    (void)state;
    assert_golden_rows(ROWS, add_row);
}

/* The largest table, and one row more. */
static void a_table_has_a_limit(void **state)
{
    (void)state;
    for (int rows = 99999; rows <= 100000; rows++) { /* and the header */
        struct arena arena = {0};
        struct str_list notes = {0};
        struct imported_table table;
        struct err err = {0};
        struct sb text = {.arena = &arena};
        sb_addz(&text, "N,threads\n");
        for (int i = 0; i < rows; i++)
            sb_addz(&text, "1,2\n");
        assert_int_equal(
            import_table_read(IMPORT_SCALING, sb_str(&text), "t.csv", &arena, &table, &notes, &err),
            rows == 99999);
        if (rows == 100000) {
            assert_string_equal(err.text, "this table has 100001 rows");
            assert_string_equal(err.hint, "at most 100000 are read");
        }
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_results),
        cmocka_unit_test(a_table_has_a_limit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
