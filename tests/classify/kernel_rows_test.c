#include "golden.h"

#include "collect/compare/classify.h"
#include "collect/compare/classify_places.h"

/*
 * The class of kernels that are written by hand, in kernel_rows.txt: the nearest class, the shape,
 * the points, whether an update depends on an earlier one, and every difference with its number.
 */
static void add_row(struct str row, struct sb *out)
{
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    struct classification c;
    if (!kernel_parse(row, "my.c", &arena, &k, &err) || !classify_kernel(&k, &arena, &c, &err)) {
        sb_addf(out, "  %s\n", err.text);
        arena_free(&arena);
        return;
    }
    sb_addf(out, "  %s%s, %s of %d points%s%s\n", c.exact ? "exactly " : "",
            class_path(&arena, &c.nearest), shape_name(c.shape), c.n_points,
            places_is_recurrence(&k, &arena) ? ", recurrence" : "",
            places_loops_swapped(&k) ? ", loops swapped" : "");
    for (int d = 0; d < c.n_differences; d++)
        sb_addf(out, "    %d (%d): %.*s\n", c.differences[d].kind, c.differences[d].count,
                STR_ARG(c.differences[d].text));
    arena_free(&arena);
}

static void kernels(void **state)
{
    (void)state;
    assert_golden_rows(ROWS, add_row);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(kernels)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
