#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/csv.h"
#include "base/proc.h"
#include "collect/measure/counted_sweeps.h"
#include "collect/sweep/measure_points.h"
#include "collect/sweep/record.h"
#include "collect/sweep/tables.h"
#include "scratch.h"

/* A machine with two caches, and counts per line of work. */
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
    struct counted c = {.core = {9, 8, 7}, .lower_bound = true, .flop_per_memory_byte = 0.125};
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
    assert_true(again.counted->core.T_beyond_cy_per_cl == 7);
    assert_true(again.counted->lower_bound);
    /* a record of another program is not trusted */
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

/* The same sum as for predictions, with counted lines; a point that was not counted has empty
 * cells. */
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

/* ---- a collection's points where there are counters ---- */

static const char *nothing_missing(const void *state, struct arena *arena)
{
    (void)state;
    (void)arena;
    return NULL;
}

/* One row per thread, as printed by likwid-perfctr -O. */
static void add_row(struct sb *csv, const char *name, const char *value, size_t n_threads)
{
    sb_addz(csv, name);
    for (size_t t = 0; t < n_threads; t++)
        sb_addf(csv, ",%s", value);
    sb_addc(csv, '\n');
}

/* Runs the program, and returns the same counts for every requested CPU. */
static bool count_alike(const void *state, const struct counter_request *request,
                        struct arena *arena, struct counter_run *out, struct err *err)
{
    (void)state;
    const struct proc_spec spec = {.argv = request->argv, .timeout_s = request->timeout_s};
    struct proc_result result;
    struct sb csv = {.arena = arena};
    if (!proc_check(&spec, arena, &result, err))
        return false;
    sb_addz(&csv, "TABLE,Region sweep,Group 1 Raw,Custom,5,\nRegion Info");
    for (size_t t = 0; t < request->n_cpus; t++)
        sb_addf(&csv, ",HWThread %d", request->cpus[t]);
    sb_addc(&csv, '\n');
    add_row(&csv, "RDTSC Runtime [s]", "100", request->n_cpus);
    add_row(&csv, "call count", "1", request->n_cpus);
    sb_addz(&csv, "Event,Counter");
    for (size_t t = 0; t < request->n_cpus; t++)
        sb_addf(&csv, ",HWThread %d", request->cpus[t]);
    sb_addc(&csv, '\n');
    add_row(&csv, "UOPS,PMC0", "9e6", request->n_cpus);
    add_row(&csv, "LOADS,PMC1", "8e6", request->n_cpus);
    add_row(&csv, "L1_IN,PMC2", "3e6", request->n_cpus);
    add_row(&csv, "L1_OUT,PMC3", "1e6", request->n_cpus);
    add_row(&csv, "READS,PMC4", "2e6", request->n_cpus);
    add_row(&csv, "WRITES,PMC5", "1e6", request->n_cpus);
    out->out = result.out;
    return counter_csv_parse(sb_str(&csv), "fake", request->region, arena, &out->table, err);
}

static struct machine counting_machine(void)
{
    static const struct compiler compiler = {.name = "gcc", .flags = "-O2 -fopenmp"};
    struct machine m = two_caches();
    m.compilers = &compiler;
    m.n_compilers = 1;
    m.counters_overlapping = "UOPS:PMC0";
    m.caches[0].counters_loads = "LOADS:PMC1";
    m.caches[0].counters_misses = "L1_IN:PMC2";
    m.caches[0].counters_evicts = "L1_OUT:PMC3";
    m.caches[1].counters_misses = "READS:PMC4";
    m.caches[1].counters_evicts = "WRITES:PMC5";
    return m;
}

static void counts_grid_threads_and_blocks(void **state)
{
    struct scratch *s = *state;
    const struct machine machine = counting_machine();
    const struct counter_provider provider = {nothing_missing, count_alike, NULL};
    struct set set;
    set_default(&set);
    set.n_predictors = 0;
    set.point_budget_s = 0.05;
    const struct sweep_context context = {.set = &set, .machine = &machine};
    const struct sweep_item item = {.path = "own/copy"};
    struct point points[] = {
        {.kind = POINT_GRID, .size = 60, .threads = 1},
        {.kind = POINT_SCALING, .size = 60, .threads = 2},
        {.kind = POINT_BLOCKING, .size = 60, .threads = 1, .block_mode = 2, .block_sizes = {8, 8}},
    };
    enum { POINTS = sizeof points / sizeof *points };
    struct point_result results[POINTS] = {0};
    struct configuration c = {.context = &context,
                              .item = &item,
                              .n_points = POINTS,
                              .points = points,
                              .results = results};
    assert_true(kernel_parse(STR("double a[M][N]; double b[M][N];\n"
                                 "for (int j = 0; j < M; ++j)\n"
                                 "  for (int i = 0; i < N; ++i) b[j][i] = a[j][i];\n"),
                             "k.c", &s->arena, &c.kernel, &s->err));
    struct costs costs = {0};
    struct measuring measuring = {.costs = &costs};
    struct journal journal;
    double worked_s = 0;
    bool interrupted = false;
    FILE *chatter = fopen("/dev/null", "w");
    assert_non_null(chatter);
    progress_begin(&measuring.progress, chatter, 1, 1);
    assert_true(measure_shared_open(&provider, &s->arena, &measuring.shared, &s->err));
    struct dir folder;
    assert_true(dir_open(s->dir, ".", &s->arena, &folder, &s->err));
    assert_true(journal_open(&folder, "points", &s->arena, &journal, &s->err));
    assert_true(
        measure_points(&c, &journal, &measuring, &worked_s, &interrupted, &s->arena, &s->err));
    for (size_t i = 0; i < POINTS; i++) {
        const struct counted *counted = results[i].bench.counted;
        if (counted == NULL) {
            fail_msg("point %zu: %s", i, results[i].bench.counters);
            return;
        }
        assert_true(counted->traffic.levels[0].misses > 0);
        assert_true(fabs(counted->core.T_comp_cy_per_cl / counted->traffic.levels[0].misses - 3) <
                    1e-9);
        assert_non_null(strstr(results[i].bench.counters, "UOPS:PMC0"));
    }
    /* the counts of two threads are added, over the work of both */
    assert_int_equal(results[1].bench.n_threads, 2);
    fclose(chatter);
    journal_close(&journal);
    measure_shared_close(measuring.shared);
    dir_close(&folder);
}

/* What the journal says of a point is its result: a measurement, for which a word on it is no
 * failure, or why there is none after all attempts. What may be tried again has none. */
static void results_come_from_the_journal(void **state)
{
    struct scratch *s = *state;
    static const double samples_s[] = {0.5, 0.25};
    static const int cpus[] = {3};
    const struct measurement bench = {.cy_per_cl = {1, 2, 3, 4, 5},
                                      .mlup_per_s = {6, 7, 8, 9, 10},
                                      .clock_hz = 11,
                                      .n_samples = 2,
                                      .samples_s = samples_s,
                                      .n_rounds = 1,
                                      .n_threads = 1,
                                      .cpus = cpus,
                                      .verdict = VERDICT_NOISY,
                                      .reason = "noise",
                                      .counters = "unavailable (none)"};
    struct set set;
    set_default(&set);
    set.attempts = 2;
    const struct sweep_context context = {.set = &set};
    struct point points[] = {{.kind = POINT_GRID, .size = 10, .threads = 1},
                             {.kind = POINT_GRID, .size = 20, .threads = 1},
                             {.kind = POINT_GRID, .size = 30, .threads = 1},
                             {.kind = POINT_GRID, .size = 40, .threads = 1}};
    enum { POINTS = sizeof points / sizeof *points };
    json_t *const records[POINTS] = {record_measured("10", &bench, 1.5, 1, &s->arena),
                                     record_failed("20", "no luck", (struct tries){2, 0}, 2.5),
                                     record_failed("30", "no luck yet", (struct tries){1, 0}, 4),
                                     NULL};
    struct point_result results[POINTS] = {0};
    struct configuration c = {
        .context = &context, .n_points = POINTS, .points = points, .results = results};
    struct dir folder;
    struct journal journal;
    assert_true(dir_open(s->dir, ".", &s->arena, &folder, &s->err));
    assert_true(journal_open(&folder, "taken", &s->arena, &journal, &s->err));
    for (size_t i = 0; i < POINTS; i++) {
        char key[HASH_CHARS];
        point_key(&points[i], c.measured_what, key);
        assert_true(records[i] == NULL ||
                    journal_add(&journal, key, records[i], &s->arena, &s->err));
    }
    assert_true(points_take(&c, &journal, &s->arena) == 8);
    for (size_t i = 0; i < POINTS; i++)
        assert_int_equal(results[i].measured, i == 0);
    assert_null(results[0].failure);
    assert_string_equal(results[0].bench.reason, "noise");
    assert_non_null(results[1].failure);
    assert_string_equal(results[1].failure, "no luck");
    assert_null(results[2].failure);
    assert_null(results[3].failure);
    journal_close(&journal);
    dir_close(&folder);
}

int main(int argc, char **argv)
{
    (void)argv;
    unit_set_slow_apart(argc, "counts_grid_threads_and_blocks");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counts_survive_the_journal),
        cmocka_unit_test(counted_points_have_columns),
        cmocka_unit_test_setup_teardown(results_come_from_the_journal, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(counts_grid_threads_and_blocks, scratch_setup,
                                        scratch_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
