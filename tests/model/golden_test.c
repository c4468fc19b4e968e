/*
 * ECM data terms compared with Kerncraft 0.8.17, layer-condition predictor and ECMData, one core:
 * kerncraft_lc.csv, one point for each kernel and for each combination of machine, micro-benchmark
 * and lines moved that occurs (44 of 1080; tests/reference/ecm_reference compares all).
 */
#include "near.h"

#include <stdio.h>
#include <string.h>

#include "base/csv.h"
#include "base/file.h"
#include "collect/model/model.h"
#include "collect/traffic/lc.h"
#include "named.h"

enum { CALIBRATE_MIXES = 5, N_EDGES = 3 };

/*
 * The values of Kerncraft's machine files on which data terms depend: cache geometry, bytes per
 * cycle and duplexness between L1 and L2 and between L2 and L3, and the largest memory bandwidth of
 * a NUMA domain as measured by likwid-bench, in GB/s for each mix.
 */
static const struct facts {
    const char *name;
    double clock_hz;
    uint32_t sets_ways[3][2];
    double bytes_per_cy[2];
    enum duplex duplex[2];
    double bandwidth_gb_per_s[CALIBRATE_MIXES];
} machines[] = {
    {"SandyBridgeEP_E5-2680",
     2.7e9,
     {{64, 8}, {512, 8}, {20480, 16}},
     {32, 32},
     {DUPLEX_HALF, DUPLEX_HALF},
     {26.47, 39.36, 44.56, 30.73, 39.8}},
    {"HaswellEP_E5-2695v3_CoD",
     2.3e9,
     {{64, 8}, {512, 8}, {9216, 16}},
     {64, 32},
     {DUPLEX_HALF, DUPLEX_HALF},
     {17.84, 26.64, 32.36, 22.45, 24.95}},
    {"SkylakeSP_Gold-6148_SNC",
     2.4e9,
     {{64, 8}, {1024, 16}, {20480, 11}},
     {64, 16},
     {DUPLEX_HALF, DUPLEX_FULL},
     {36.46, 54.75, 63.59, 46.18, 51.91}},
    {"Zen_EPYC-7451",
     2.3e9,
     {{128, 4}, {1024, 8}, {8192, 16}},
     {32, 32},
     {DUPLEX_FULL, DUPLEX_HALF},
     {22.12, 33.05, 39.02, 25.29, 32.4}},
    {"IvyBridgeEP_E5-2660v2",
     2.2e9,
     {{64, 8}, {512, 8}, {25600, 16}},
     {32, 32},
     {DUPLEX_HALF, DUPLEX_HALF},
     {27.42, 40.88, 47.01, 33.51, 37.48}},
    {"BroadwellEP_E5-2697v4_CoD",
     2.3e9,
     {{64, 8}, {512, 8}, {9216, 20}},
     {64, 32},
     {DUPLEX_HALF, DUPLEX_HALF},
     {20.66, 31.64, 35.76, 26.09, 29.58}},
};

static const struct stream_mix mixes[CALIBRATE_MIXES] = {
    {.name = "copy", .reads = 1, .writes = 1},
    {.name = "daxpy", .reads = 2, .writes = 1, .read_writes = 1},
    {.name = "load", .reads = 1},
    {.name = "triad", .reads = 3, .writes = 1},
    {.name = "update", .reads = 1, .writes = 1, .read_writes = 1},
};

/* One core per domain, because the bandwidths are those of the whole domain. */
static void make_machine(struct str name, struct arena *arena, struct machine *m)
{
    const struct facts *f = machines;
    while (!str_eq(name, str_of(f->name)))
        assert_true(++f < machines + sizeof machines / sizeof *machines);
    *m = (struct machine){
        .name = f->name,
        .clock_hz = f->clock_hz,
        .sockets = 1,
        .cores_per_socket = 1,
        .threads_per_core = 1,
        .numa_domains_per_socket = 1,
        .cores_per_numa_domain = 1,
        .line_bytes = 64,
        .n_caches = 3,
        .mixes = mixes,
        .n_mixes = CALIBRATE_MIXES,
        .n_bandwidths = CALIBRATE_MIXES,
    };
    for (int i = 0; i < 3; i++) {
        m->caches[i] = (struct machine_cache){
            .cache = {.sets = f->sets_ways[i][0],
                      .ways = f->sets_ways[i][1],
                      .write_allocate = true,
                      .write_back = true,
                      .victims_to = -1},
            .cores_per_group = 1,
            .bytes_per_cy = i < 2 ? f->bytes_per_cy[i] : 0,
            .duplex = i < 2 ? f->duplex[i] : DUPLEX_HALF,
        };
        snprintf(m->caches[i].cache.name, sizeof m->caches[i].cache.name, "L%c", '1' + i);
    }
    struct bandwidth *rows = arena_alloc(arena, CALIBRATE_MIXES, sizeof *rows);
    for (int i = 0; i < CALIBRATE_MIXES; i++) {
        const double bytes_per_s = f->bandwidth_gb_per_s[i] * 1e9;
        rows[i] = (struct bandwidth){
            .mix = i,
            .level = 3,
            .threads_per_core = 1,
            .n_cores = 1,
            .bytes_per_s = arena_copy(arena, &bytes_per_s, 1, sizeof bytes_per_s),
        };
    }
    m->bandwidths = rows;
}

static struct model_point evaluate(const struct csv_table *t, size_t row, struct arena *arena)
{
    struct err err = {0};
    struct kernel k;
    struct machine m;
    struct hierarchy h;
    struct lc_analysis lc;
    struct traffic traffic;
    struct model_point point;
    make_machine(csv_cell(t, row, csv_column(t, "machine")), arena, &m);
    machine_hierarchy(&m, 1, &h);
    assert_true(named_kernel(csv_cell(t, row, csv_column(t, "kernel")), arena, &k, &err));
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    for (int s = 0; s < k.n_symbols; s++)
        sizes[s] = (int64_t)csv_number(t, row, csv_column(t, "N"));
    assert_true(lc_analyse(&k, m.line_bytes, arena, &lc, &err));
    assert_true(lc_traffic(&lc, sizes, &h, 1, &traffic, &err));
    assert_true(model_evaluate(&k, &m, &(struct core_time){0}, &traffic,
                               &(struct model_options){.cores = 1}, &point, &err));
    return point;
}

static void data_terms_equal_kerncrafts(void **state)
{
    (void)state;
    static const char path[] = "tests/model/kerncraft_lc.csv";
    static const char *const columns[N_EDGES] = {"T_L1L2", "T_L2L3", "T_L3MEM"};
    struct arena arena = {0};
    struct err err = {0};
    struct str text;
    struct csv_table t;
    assert_true(file_read(path, 1 << 20, &arena, &text, &err));
    assert_true(csv_parse_table(text, path, &arena, &t, &err));
    assert_int_equal(t.rows, 44);
    for (size_t row = 0; row < t.rows; row++) {
        const struct model_point point = evaluate(&t, row, &arena);
        for (int i = 0; i < N_EDGES; i++) {
            const double expected = csv_number(&t, row, csv_column(&t, columns[i]));
            if (fabs(point.levels[i].cy_per_cl - expected) > 0.005 * expected)
                print_error("%.*s: %s\n", STR_ARG(csv_cell(&t, row, 0)), columns[i]);
            assert_near(point.levels[i].cy_per_cl, expected, 0.005 * expected);
        }
    }
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(data_terms_equal_kerncrafts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
