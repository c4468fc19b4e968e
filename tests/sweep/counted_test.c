#include "unit.h"

#include <string.h>

#include "base/csv.h"
#include "collect/measure/count.h"
#include "collect/sweep/record.h"
#include "collect/sweep/tables.h"

/* A machine of two caches, and what was counted on it for each line of work. */
static struct machine two_caches(void)
{
    static const double bandwidth[] = {10e9};
    static const struct stream_mix mix = {"copy", 1, 1, 0, 0, NULL};
    static const struct bandwidth table = {0, 2, 1, 1, bandwidth};
    struct machine m = {.name = "two",
                        .clock_hz = 2e9,
                        .line_bytes = 64,
                        .sockets = 1,
                        .cores_per_socket = 1,
                        .numa_domains_per_socket = 1,
                        .cores_per_numa_domain = 1,
                        .n_caches = 2,
                        .mixes = &mix,
                        .n_mixes = 1,
                        .bandwidths = &table,
                        .n_bandwidths = 1};
    m.caches[0] =
        (struct machine_cache){.cache = {.name = "L1"}, .bytes_per_cy = 32, .cores_per_group = 1};
    m.caches[1] = (struct machine_cache){.cache = {.name = "L2"}, .cores_per_group = 1};
    return m;
}

static struct counted some_counts(void)
{
    struct counted c = {.core = {9, 8}, .lower_bound = true, .flop_per_memory_byte = 0.125};
    c.traffic.n_levels = 2;
    c.traffic.levels[0] = (struct level_traffic){.misses = 3, .evicts = 1};
    c.traffic.levels[1] = (struct level_traffic){.misses = 2, .evicts = 0.5};
    return c;
}

static void counts_survive_the_journal(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct counted counted = some_counts();
    static const int cpus[] = {0};
    static const double samples[] = {0.5};
    const struct measurement bench = {.verdict = VERDICT_OK,
                                      .n_threads = 1,
                                      .cpus = cpus,
                                      .n_samples = 1,
                                      .samples_s = samples,
                                      .counters = "A:PMC0",
                                      .counted = &counted};
    json_t *record = record_measured("grid.csv, size 10", &bench, 1, 1, &arena);
    struct measurement again;
    assert_true(record_read(record, &arena, &again));
    assert_non_null(again.counted);
    assert_int_equal(again.counted->traffic.n_levels, 2);
    assert_true(again.counted->traffic.levels[1].evicts == 0.5);
    assert_true(again.counted->core.T_RegL1_cy_per_cl == 8);
    assert_true(again.counted->lower_bound);
    /* A record of another program's making is not trusted. */
    json_t *lines = json_array();
    for (int i = 0; i < 1000; i++)
        json_array_append_new(lines, json_real(1));
    json_object_set_new(json_object_get(record, "counted"), "lines", lines);
    assert_true(record_read(record, &arena, &again));
    assert_null(again.counted);
    json_decref(record);
    arena_free(&arena);
}

static double cell(const struct csv_table *t, size_t row, const char *name)
{
    const size_t column = csv_column(t, name);
    if (column == t->columns)
        fail_msg("no column %s", name);
    return csv_number(t, row, column);
}

/* The same sum as for predictions, from counted lines; a point that was not counted stays empty. */
static void counted_points_have_columns(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    const struct machine machine = two_caches();
    const struct counted counted = some_counts();
    struct set set;
    set_default(&set);
    set.n_predictors = 0;
    const struct sweep_context context = {.set = &set, .machine = &machine};
    struct point points[2] = {{.kind = POINT_GRID, .size = 100, .threads = 1},
                              {.kind = POINT_GRID, .size = 200, .threads = 1}};
    struct point_result results[2] = {{.measured = true}, {.measured = true}};
    struct configuration c = {.context = &context,
                              .incore_failure = "none",
                              .n_points = 2,
                              .points = points,
                              .results = results};
    assert_true(kernel_parse(STR("double a[N]; double b[N];\n"
                                 "for (int i = 0; i < N; ++i) b[i] = a[i];\n"),
                             "k.c", &arena, &c.kernel, &err));
    struct csv_table t;
    struct str text = table_points(&c, POINT_GRID, &arena);
    assert_true(csv_parse_table(text, "grid.csv", &arena, &t, &err));
    assert_int_equal(csv_column(&t, "PHENO_ECM_cy_per_cl"), t.columns);
    results[1].bench.counted = &counted;
    text = table_points(&c, POINT_GRID, &arena);
    assert_true(csv_parse_table(text, "grid.csv", &arena, &t, &err));
    assert_true(csv_number(&t, 0, csv_column(&t, "PHENO_ECM_cy_per_cl")) !=
                csv_number(&t, 0, csv_column(&t, "PHENO_ECM_cy_per_cl"))); /* empty */
    assert_true(cell(&t, 1, "PHENO_T_comp_cy_per_cl") == 9);
    assert_true(cell(&t, 1, "PHENO_flop_per_byte") == 0.125);
    assert_true(cell(&t, 1, "PHENO_L1L2_load_bytes_per_lup") == 24);
    assert_true(cell(&t, 1, "PHENO_L2MEM_evict_bytes_per_lup") == 4);
    assert_true(cell(&t, 1, "PHENO_L1L2_cy_per_cl") == 8); /* 4 lines at 32 B/cy */
    const double memory = cell(&t, 1, "PHENO_L2MEM_cy_per_cl");
    assert_true(cell(&t, 1, "PHENO_ECM_cy_per_cl") > 16 + memory - 0.01);
    assert_true(cell(&t, 1, "PHENO_ECM_cy_per_cl") < 16 + memory + 0.01);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counts_survive_the_journal),
        cmocka_unit_test(counted_points_have_columns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
