#include "unit.h"

#include <stdio.h>

#include "base/file.h"
#include "collect/sweep/columns.h"
#include "collect/sweep/point.h"

/* docs/formats.md has a row per column; missing rows are printed, to be added there. */

enum { MOST_BYTES = 1 << 20 };

static size_t missing(struct str document, struct str row)
{
    if (str_find_str(document, row) != document.len)
        return 0;
    printf("%.*s\n", STR_ARG(row));
    return 1;
}

/* `prefix` precedes the names of stored columns in tables. */
static size_t missing_of(struct str document, const struct column *columns, const char *prefix,
                         struct arena *arena)
{
    size_t n = 0;
    for (const struct column *c = columns; c->model_name != NULL; c++) {
        const char *const own = c->group == COLUMN_CORE ? "" : prefix;
        if (c->name != NULL)
            n += missing(document, str_format(arena, "| `%s%s` | %s | %s |\n", own, c->name,
                                              c->unit, c->meaning));
        n += missing(document,
                     str_format(arena, "| `%s` | %s | %s |\n", c->model_name, c->unit, c->meaning));
    }
    return n;
}

static void every_column_is_documented(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct str document;
    assert_true(file_read("docs/formats.md", MOST_BYTES, &arena, &document, &err));
    const size_t n = missing_of(document, edge_columns, "LC_L1L2_", &arena) +
                     missing_of(document, point_columns, "LC_", &arena) +
                     missing_of(document, bench_columns, "", &arena);
    assert_int_equal(n, 0);
    arena_free(&arena);
}

static void cells_are_empty_where_nothing_is_known(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    size_t n = 0;
    for (const struct column *c = bench_columns; c->model_name != NULL; c++, n++)
        column_add(c, NULL, 6, &out);
    assert_int_equal(n, BENCH_COLUMN_COUNT);
    assert_int_equal(out.len, n);
    assert_int_equal(str_find(sb_str(&out), ','), 0);
    arena_free(&arena);
}

static void a_point_is_named_by_its_table_and_size(void **state)
{
    (void)state;
    static const struct {
        struct point point;
        const char *name;
    } rows[] = {
        {{.kind = POINT_GRID, .size = 60}, "grid.csv, size 60"},
        {{.kind = POINT_SCALING, .size = 60, .threads = 1}, "scaling.csv, size 60, 1 thread"},
        {{.kind = POINT_SCALING, .size = 60, .threads = 2}, "scaling.csv, size 60, 2 threads"},
        {{.kind = POINT_BLOCKING, .size = 60, .block_level = "L2"},
         "blocking.csv, size 60, blocked for L2"},
    };
    struct arena arena = {0};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(point_name(&rows[i].point, &arena), rows[i].name);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_column_is_documented),
        cmocka_unit_test(cells_are_empty_where_nothing_is_known),
        cmocka_unit_test(a_point_is_named_by_its_table_and_size),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
