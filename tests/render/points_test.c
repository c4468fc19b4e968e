#include "unit.h"

#include <string.h>

#include "render/changes.h"
#include "render/grid_points.h"

/* Pages can show everything that a set may request and the collection stores. */

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

/* Current measured and predicted times of three sizes. */
static const char now[] = "size,bench_cy_per_cl_min,bench_cy_per_cl_median,bench_cy_per_cl_max,"
                          "LC_ECM_cy_per_cl\n20,9,10,11,8\n40,19,20,21,16\n80,39,40,41,32\n";

/* A line of former results, and what has changed since then. */
static void test_former_results_are_compared(void **state)
{
    (void)state;
    static const struct {
        const char *line, *story;
    } rows[] = {
        {"", ""},
        {"\n{\"collected\": \"2026-01-02T03:04\"}\n\n",
         "Time on one core since 2026-01-02: measured –; predicted –."},
        {"{\"size\": [20, 40], \"bench_cy_per_cl_median\": [10, 20],"
         " \"bench_cy_per_cl_min\": [9, 19], \"bench_cy_per_cl_max\": [11, 21],"
         " \"LC_ECM_cy_per_cl\": [8, 16]}",
         "Time on one core since the last time: measured ±0 %, 0 of 2 sizes changed; predicted ±0 "
         "%, 0 of 2 sizes changed."},
        /* ranges that overlap, ranges that touch, and ranges apart */
        {"{\"size\": [20, 40, 80], \"bench_cy_per_cl_median\": [8, 25, 20],"
         " \"bench_cy_per_cl_min\": [7.5, 21, 19], \"bench_cy_per_cl_max\": [9.5, 29, 21],"
         " \"LC_ECM_cy_per_cl\": [8.0001, 16.01, 16]}",
         "Time on one core since the last time: measured +25 %, 1 of 3 sizes changed; predicted ±0 "
         "%, 2 of 3 sizes changed."},
        /* apart by less than 2 %, sizes that are gone, a prediction that is missing */
        {"{\"size\": [40, 30, 80], \"bench_cy_per_cl_median\": [20.3, 1, 41.9],"
         " \"bench_cy_per_cl_min\": [21.1, 1, 41.1], \"bench_cy_per_cl_max\": [22, 1, 43],"
         " \"LC_ECM_cy_per_cl\": [20, 1]}",
         "Time on one core since the last time: measured −3 %, 1 of 2 sizes changed; predicted −20 "
         "%, 1 of 1 sizes changed."},
        {"{\"size\": [20]}\n{\"collected\": \"2026-05-06T07:08\", \"size\": [80],"
         " \"bench_cy_per_cl_median\": [80], \"bench_cy_per_cl_min\": [80],"
         " \"bench_cy_per_cl_max\": [80]}",
         "Time on one core since 2026-05-06: measured −50 %, 1 of 1 sizes changed; predicted –."},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct csv_table table;
        struct points points;
        struct history history;
        assert_true(csv_parse_table(str_of(now), "grid.csv", &arena, &table, &err));
        points_read(&table, false, &arena, &points);
        assert_true(
            history_read(str_of(rows[i].line), "history.jsonl", &points, &arena, &history, &err));
        assert_string_equal(str_cstr(&arena, history_story(&history, &arena)), rows[i].story);
        arena_free(&arena);
    }
}

/* Edges beyond the limit are not read; the first ones are, in the table's order. */
static void test_edges_have_a_limit(void **state)
{
    (void)state;
    for (int n = POINTS_MAX_EDGES - 1; n <= POINTS_MAX_EDGES + 2; n++) {
        struct arena arena = {0};
        struct err err = {0};
        struct csv_table table;
        struct points points;
        struct sb text = {.arena = &arena};
        sb_addz(&text, "size,LC_E1_cy_per_cl,LC_L123456_cy_per_cl");
        for (int e = 0; e < n; e++)
            sb_addf(&text, ",LC_L%d_cy_per_cl", e);
        sb_addz(&text, ",LC_ECM_cy_per_cl\n40,1,2");
        for (int e = 0; e < n; e++)
            sb_addf(&text, ",%d", 10 + e);
        sb_addz(&text, ",8.5\n");
        assert_true(csv_parse_table(sb_str(&text), "grid.csv", &arena, &table, &err));
        points_read(&table, true, &arena, &points);
        const struct predicted *const p = points_predicted(&points, "LC");
        const int read = n < POINTS_MAX_EDGES ? n : POINTS_MAX_EDGES;
        assert_int_equal(p->n_edges, read);
        assert_true(p->ECM_cy_per_cl[0] == 8.5);
        for (int e = 0; e < read; e++) {
            assert_true(p->edges[e].cy_per_cl[0] == 10 + e);
            assert_string_equal(str_cstr(&arena, p->edges[e].name), str_formatz(&arena, "L%d", e));
        }
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_reads_every_traffic_source),
        cmocka_unit_test(test_commands_name_predictors_alone),
        cmocka_unit_test(test_edges_have_a_limit),
        cmocka_unit_test(test_former_results_are_compared),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
