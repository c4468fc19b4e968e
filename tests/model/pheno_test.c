#include "near.h"

#include <string.h>

#include "collect/model/pheno.h"
#include "snb.h"

/* SandyBridge-EP with the metrics of Kerncraft's machine file. */
static struct machine counted_machine(void)
{
    struct machine m = snb_machine();
    m.counters_overlapping =
        "Max(UOPS_DISPATCHED_PORT_PORT_0:PMC[0-3], UOPS_DISPATCHED_PORT_PORT_1:PMC[0-3],\n"
        "    UOPS_DISPATCHED_PORT_PORT_4:PMC[0-3], UOPS_DISPATCHED_PORT_PORT_5:PMC[0-3])";
    m.caches[0].counters_loads = "MEM_UOPS_RETIRED_LOADS:PMC[0-3]";
    m.caches[0].counters_misses = "L1D_REPLACEMENT:PMC[0-3]";
    m.caches[0].counters_evicts = "L1D_M_EVICT:PMC[0-3]";
    m.caches[1].counters_loads = "L1D_REPLACEMENT:PMC[0-3]";
    m.caches[1].counters_misses = "L2_LINES_IN_ALL:PMC[0-3]";
    m.caches[1].counters_evicts = "L2_TRANS_L2_WB:PMC[0-3]";
    m.caches[2].counters_misses = "(CAS_COUNT_RD:MBOX0C[01] + CAS_COUNT_RD:MBOX1C[01]\n"
                                  " + CAS_COUNT_RD:MBOX2C[01] + CAS_COUNT_RD:MBOX3C[01])";
    m.caches[2].counters_evicts = "(CAS_COUNT_WR:MBOX0C[01] + CAS_COUNT_WR:MBOX1C[01]\n"
                                  " + CAS_COUNT_WR:MBOX2C[01] + CAS_COUNT_WR:MBOX3C[01])";
    return m;
}

/*
 * Counts of 1000 lines of work with 8 updates each: published INSPECT collection,
 * 3D/r1/homogeneous/star/constant/double on SandyBridgeEP_E5-2680, N = 600, the transfers in B/LUP
 * (37.68 + 8.00, 31.92 + 7.92, 17.52 + 8.08; 8 B/LUP are one line per line of work), T_OL = 14.9
 * and T_nOL = 11.2.
 */
static const struct {
    const char *event;
    double count;
} recorded[] = {
    {"UOPS_DISPATCHED_PORT_PORT_0", 9100},
    {"UOPS_DISPATCHED_PORT_PORT_1", 14900},
    {"UOPS_DISPATCHED_PORT_PORT_4", 4000},
    {"UOPS_DISPATCHED_PORT_PORT_5", 7300},
    {"MEM_UOPS_RETIRED_LOADS", 22400},
    {"L1D_REPLACEMENT", 4710},
    {"L1D_M_EVICT", 1000},
    {"L2_LINES_IN_ALL", 3990},
    {"L2_TRANS_L2_WB", 990},
    {"CAS_COUNT_RD", 547.5},
    {"CAS_COUNT_WR", 252.5},
};

static void fill(const struct metric_events *events, double *counts)
{
    for (size_t e = 0; e < events->count; e++) {
        counts[e] = NAN;
        for (size_t i = 0; i < sizeof recorded / sizeof *recorded; i++) {
            if (str_eq(events->items[e].name, str_of(recorded[i].event)))
                counts[e] = recorded[i].count;
        }
        assert_true(counts[e] > 0);
    }
}

/* The published Pheno columns: 11.4, 10.0 and (at another bandwidth) 13.4 cy/CL. */
static void reproduces_recorded_contributions(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    const struct machine m = counted_machine();
    struct pheno pheno;
    assert_true(pheno_prepare(&m, &arena, &pheno, &err));
    assert_int_equal(pheno.events.count, 17);
    double counts[17];
    fill(&pheno.events, counts);
    const struct pheno_counts work = {counts, 1000, 2};
    struct core_time core;
    struct traffic traffic;
    bool lower_bound;
    assert_true(pheno_inputs(&pheno, &m, &work, &arena, &core, &traffic, &lower_bound, &err));
    assert_false(lower_bound);
    assert_near(core.T_comp_cy_per_cl, 14.9, 1e-9);
    assert_near(core.T_RegL1_cy_per_cl, 11.2, 1e-9);

    struct kernel kernel;
    assert_true(kernel_parse(STR("double a[N]; double b[N];\n"
                                 "for (int i = 0; i < N; ++i) b[i] = a[i];\n"),
                             "test.c", &arena, &kernel, &err));
    struct model_point p;
    assert_true(model_evaluate(&kernel, &m, &core, &traffic, &(struct model_options){.cores = 1},
                               &p, &err));
    assert_near(p.levels[0].cy_per_cl, 11.4, 0.051);
    assert_near(p.levels[1].cy_per_cl, 10.0, 0.051);
    assert_near(p.levels[2].cy_per_cl, 3.2 * 64 * 2.7 / 40.7, 1e-9);
    assert_near(p.T_ECM_cy_per_cl, 11.2 + 11.42 + 9.96 + 13.585, 0.01);
    arena_free(&arena);
}

static void missing_evicts_make_a_lower_bound(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct machine m = counted_machine();
    m.caches[0].counters_evicts = NULL;
    struct pheno pheno;
    assert_true(pheno_prepare(&m, &arena, &pheno, &err));
    double counts[17];
    fill(&pheno.events, counts);
    const struct pheno_counts work = {counts, 1000, 2};
    struct core_time core;
    struct traffic traffic;
    bool lower_bound;
    assert_true(pheno_inputs(&pheno, &m, &work, &arena, &core, &traffic, &lower_bound, &err));
    assert_true(lower_bound);
    assert_near(traffic.levels[0].evicts, 0, 0);

    /* The level below may count the same lines as its stores. */
    m.caches[1].counters_stores = "L1D_M_EVICT:PMC[0-3]";
    assert_true(pheno_prepare(&m, &arena, &pheno, &err));
    fill(&pheno.events, counts);
    assert_true(pheno_inputs(&pheno, &m, &work, &arena, &core, &traffic, &lower_bound, &err));
    assert_false(lower_bound);
    assert_near(traffic.levels[0].evicts, 1, 1e-9);
    arena_free(&arena);
}

static void refuses_what_was_not_counted(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct machine m = counted_machine();
    struct pheno pheno;
    assert_true(pheno_prepare(&m, &arena, &pheno, &err));
    double counts[17];
    fill(&pheno.events, counts);
    counts[4] = NAN;
    struct core_time core;
    struct traffic traffic;
    bool lower_bound;
    assert_false(pheno_inputs(&pheno, &m, &(struct pheno_counts){counts, 1000, 2}, &arena, &core,
                              &traffic, &lower_bound, &err));
    assert_string_equal(err.text, "the counter metric for L1 loads has no usable value");
    fill(&pheno.events, counts);
    static const struct {
        double lines_of_work;
        int loads_per_cy;
    } nothing[] = {{0, 2}, {-1, 2}, {1000, 0}};
    for (size_t i = 0; i < sizeof nothing / sizeof *nothing; i++) {
        const struct pheno_counts none = {counts, nothing[i].lines_of_work,
                                          nothing[i].loads_per_cy};
        struct err no_work = {0};
        assert_false(
            pheno_inputs(&pheno, &m, &none, &arena, &core, &traffic, &lower_bound, &no_work));
        assert_string_equal(no_work.text, "counter values without work or without load ports");
    }
    const struct pheno_counts least = {counts, 1000, 1};
    struct err fine = {0};
    assert_true(pheno_inputs(&pheno, &m, &least, &arena, &core, &traffic, &lower_bound, &fine));
    m.caches[2].counters_misses = NULL;
    struct err missing = {0};
    assert_false(pheno_prepare(&m, &arena, &pheno, &missing));
    assert_non_null(strstr(missing.text, "L3 misses"));
    arena_free(&arena);
}

/* A memory bandwidth counts both directions, whatever the duplexness of the last cache. */
static void memory_counts_both_directions(void **state)
{
    (void)state;
    struct err err = {0};
    struct machine m = counted_machine();
    m.caches[2].duplex = DUPLEX_FULL;
    const struct core_time core = {1, 1, 0};
    struct traffic traffic = {.n_levels = 3};
    traffic.levels[2].misses = traffic.levels[2].evicts = 1;
    double bytes_per_s = 0;
    int mix = 0;
    assert_true(machine_saturated_bandwidth(&m, 3, 1, 1, 1, &bytes_per_s, &mix, &err));
    const double line_cy = 64 * m.clock_hz / bytes_per_s;
    struct pheno_work work = {1.7 * line_cy, m.clock_hz, 1};
    assert_true(pheno_plausible(&m, &core, &traffic, &work, &err));
    work.cy_per_cl = 1.5 * line_cy;
    assert_false(pheno_plausible(&m, &core, &traffic, &work, &err));
    assert_non_null(strstr(err.text, "between L3 and MEM"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reproduces_recorded_contributions),
        cmocka_unit_test(missing_evicts_make_a_lower_bound),
        cmocka_unit_test(memory_counts_both_directions),
        cmocka_unit_test(refuses_what_was_not_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
