#include "unit.h"

#include <string.h>

#include "render/grid_points.h"

/* What a set may ask for and the collection stores, the pages can show. */

static void test_reads_every_traffic_source(void **state)
{
    (void)state;
    for (size_t i = 0; i < TRAFFIC_SOURCES; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct csv_table table;
        struct points points;
        const char *const name = traffic_sources[i].name;
        const struct str text =
            str_format(&arena, "size,%s_L1L2_cy_per_cl,%s_ECM_cy_per_cl\n40,2,8.5\n", name, name);
        assert_true(csv_parse_table(text, "grid.csv", &arena, &table, &err));
        points_read(&table, false, &arena, &points);
        assert_int_equal(points_predicted(&points, name)->n_edges, 0);
        points_read(&table, true, &arena, &points);
        assert_int_equal(points.n_predictions, 1);
        const struct predicted *p = points_predicted(&points, name);
        assert_non_null(p);
        assert_ptr_equal(p->by, &traffic_sources[i]);
        assert_int_equal(p->n_edges, 1);
        assert_true(p->edges[0].cy_per_cl[0] == 2);
        assert_true(p->ECM_cy_per_cl[0] == 8.5);
        arena_free(&arena);
    }
}

static void test_commands_name_predictors_alone(void **state)
{
    (void)state;
    for (size_t i = 0; i < TRAFFIC_SOURCES; i++) {
        const struct traffic_source *s = &traffic_sources[i];
        const int found = predictor_parse(str_of(s->name));
        assert_int_equal(found, s->counted || s->published ? -1 : (int)i);
        if (found >= 0)
            assert_string_equal(predictor_name((enum predictor)found), s->name);
    }
    assert_true(traffic_counters->counted);
    for (size_t i = 0; i < TRAFFIC_PUBLISHED; i++)
        assert_true(traffic_published[i].published);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_reads_every_traffic_source),
        cmocka_unit_test(test_commands_name_predictors_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
