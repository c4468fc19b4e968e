#include "unit.h"

#include <string.h>

#include "collect/compare/collected_baseline.h"
#include "collect/machinefile/load.h"
#include "scratch.h"

static const char path[] = "2D/r1/isotropic/star/constant/double";

static void put(struct scratch *s, const char *machine, const char *file, const char *rows)
{
    static const char head[] = "size,threads,bytes,bench_mlup_per_s_median\n";
    scratch_put(s, str_formatz(&s->arena, "/%s/%s/%s", path, machine, file),
                str_format(&s->arena, "%s%s", head, rows));
}

static struct machine load(struct scratch *s, const char *name)
{
    struct machine m;
    if (!machine_load(name, &s->arena, &m, &s->err))
        fail_msg("%s", s->err.text);
    return m;
}

/* The machine itself is taken, else one of the same microarchitecture, and no other. */
static void the_machine_comes_before_its_like(void **state)
{
    struct scratch *s = *state;
    const struct machine m = load(s, "SkylakeSP_Gold-6148");
    struct collected_baseline p;
    assert_false(collected_baseline_find(s->dir, path, &m, &s->arena, &p));
    put(s, "Zen_EPYC-7451", "grid.csv", "100,1,1e5,7\n");
    put(s, "Unheard_Of", "grid.csv", "100,1,1e5,7\n");
    assert_false(collected_baseline_find(s->dir, path, &m, &s->arena, &p));
    put(s, "SkylakeSP_Gold-6148_SNC", "grid.csv", "100,1,1e5,8\n");
    assert_true(collected_baseline_find(s->dir, path, &m, &s->arena, &p));
    assert_string_equal(p.machine, "SkylakeSP_Gold-6148_SNC");
    put(s, m.name, "scaling.csv", "100,4,1e5,9\n");
    assert_true(collected_baseline_find(s->dir, path, &m, &s->arena, &p));
    assert_string_equal(p.machine, m.name);
    assert_int_equal(p.count, 1);
    assert_int_equal(p.points[0].threads, 4);
    assert_true(p.points[0].mlup_per_s == 9);
}

/* Rows without a measurement do not count, and grids of other sizes say nothing. */
static void the_nearest_grid_counts(void **state)
{
    struct scratch *s = *state;
    const struct machine m = load(s, "SkylakeSP_Gold-6148");
    struct collected_baseline p;
    put(s, m.name, "grid.csv", "100,1,1e5,5\n200,1,4e5,6\n300,1,9e5,\n400,0,1e6,7\n500,1,0,7\n");
    put(s, m.name, "scaling.csv", "200,2,4e5,11\n");
    assert_true(collected_baseline_find(s->dir, path, &m, &s->arena, &p));
    assert_int_equal(p.count, 3);
    assert_true(collected_baseline_near(&p, 1.1e5, 1)->mlup_per_s == 5);
    assert_true(collected_baseline_near(&p, 3e5, 1)->mlup_per_s == 6);
    assert_true(collected_baseline_near(&p, 7.9e5, 1)->mlup_per_s == 6);
    assert_null(collected_baseline_near(&p, 8.1e5, 1));
    assert_null(collected_baseline_near(&p, 4e4, 1));
    assert_true(collected_baseline_near(&p, 3e5, 2)->mlup_per_s == 11);
    assert_null(collected_baseline_near(&p, 3e5, 3));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_machine_comes_before_its_like, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(the_nearest_grid_counts, scratch_setup, scratch_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
