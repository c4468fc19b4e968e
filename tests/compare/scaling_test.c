#include "unit.h"

#include <math.h>

#include "collect/compare/thread_scaling.h"
#include "golden.h"

/* Verdicts on measured scaling, published by INSPECT (github.com/RRZE-HPC/INSPECT) or recorded. */
enum { MOST = 28 };

struct series {
    const char *what;
    struct scaling_machine machine;
    size_t n;
    struct scaling_sample samples[MOST];
    enum scaling_fault fault;
    int cores;
};

static const struct series recorded[] = {
    {"3D/r1/homogeneous/star/constant/double, HaswellEP_E5-2695v3_CoD, N = 1010; model: its ECM",
     {7, 2},
     14,
     {{1, 341.06, 320.00},
      {2, 465.29, 640.00},
      {3, 547.45, 707.69},
      {4, 608.42, 707.69},
      {5, 638.81, 707.69},
      {6, 665.09, 707.69},
      {7, 682.13, 707.69},
      {8, 779.80, 808.79},
      {9, 877.77, 909.99},
      {10, 965.14, 1010.98},
      {11, 1073.90, 1112.45},
      {12, 1178.20, 1213.72},
      {13, 1261.91, 1314.28},
      {14, 1328.15, 1415.38}},
     SCALING_FINE,
     0},
    {"3D/r1/homogeneous/box/variable/double, HaswellEP_E5-2695v3_CoD; 'faulty measurement' says "
     "its review",
     {7, 2},
     14,
     {{1, 170.19, 192.87},
      {2, 170.97, 385.74},
      {3, 170.80, 578.61},
      {4, 171.01, 585.98},
      {5, 170.81, 585.98},
      {6, 170.82, 585.98},
      {7, 171.19, 585.98},
      {8, 171.12, 669.57},
      {9, 171.23, 753.48},
      {10, 171.05, 837.12},
      {11, 170.81, 920.92},
      {12, 171.13, 1004.36},
      {13, 170.90, 1088.11},
      {14, 171.11, 1171.97}},
     SCALING_FEWER_CORES,
     1},
    {"3D/r3/homogeneous/star/constant/double, SkylakeSP_Gold-6148: uneven shares on the way to "
     "saturation",
     {20, 2},
     10,
     {{1, 240.63, 234.14},
      {2, 353.99, 468.17},
      {4, 634.47, 936.58},
      {6, 837.33, 1404.53},
      {8, 1009.94, 1497.65},
      {10, 1216.03, 1497.65},
      {13, 1111.96, 1497.65},
      {15, 1272.15, 1497.65},
      {17, 1154.96, 1497.65},
      {20, 1308.61, 1497.65}},
     SCALING_FINE,
     0},
    {"a 3D seven-point stencil of 100^3 on a VM of two Zen 3 cores, each thread on its own",
     {2, 1},
     2,
     {{1, 1520, 1}, {2, 3181, 2}},
     SCALING_FINE,
     0},
    {"the same with both threads on one core, where they wait for each other",
     {2, 1},
     2,
     {{1, 1520, 1}, {2, 226, 2}},
     SCALING_UNSTEADY,
     0},
};

/* Typical faults, made from the first series above or from perfect scaling. */
static const struct series made[] = {
    {"pages or threads stay in the first domain",
     {7, 2},
     5,
     {{1, 341.06, 320.00},
      {4, 608.42, 707.69},
      {7, 682.13, 707.69},
      {10, 680.00, 1010.98},
      {14, 684.00, 1415.38}},
     SCALING_ONE_DOMAIN,
     0},
    {"the model at one domain comes without a measurement",
     {7, 2},
     4,
     {{1, 341.06, 320.00}, {4, 640.00, 707.69}, {7, NAN, 707.69}, {14, 684.00, 1415.38}},
     SCALING_ONE_DOMAIN,
     0},
    {"the same where memory does not bound: threads, not pages",
     {7, 2},
     4,
     {{1, 100, 100}, {4, 395, 400}, {7, 690, 700}, {14, 692, 1400}},
     SCALING_FEWER_CORES,
     7},
    {"equal shares for four threads on three cores take as long as on two",
     {16, 1},
     5,
     {{1, 100, 100}, {2, 199, 200}, {3, 297, 300}, {4, 201, 400}, {6, 298, 600}},
     SCALING_FEWER_CORES,
     3},
    {"three threads are slower than two cores can make them",
     {16, 1},
     4,
     {{1, 100, 100}, {2, 199, 200}, {3, 90, 300}, {4, 199, 400}},
     SCALING_UNSTEADY,
     0},
    {"two threads on each core",
     {16, 2},
     4,
     {{1, 100, 100}, {2, 101, 200}, {4, 203, 400}, {8, 405, 800}},
     SCALING_SHARED,
     0},
    {"threads that move about",
     {16, 1},
     5,
     {{1, 100, 100}, {2, 190, 200}, {4, 240, 400}, {8, 500, 800}, {16, 380, 1600}},
     SCALING_UNSTEADY,
     0},
    {"half of the work is serial",
     {16, 1},
     4,
     {{1, 100, 100}, {2, 133, 200}, {4, 160, 400}, {8, 178, 800}},
     SCALING_BELOW,
     0},
    {"faster than the model", {4, 1}, 2, {{1, 100, 100}, {4, 480, 400}}, SCALING_FINE, 0},
    {"one number says nothing", {4, 1}, 1, {{4, 100, 400}}, SCALING_FINE, 0},
    {"no number", {4, 1}, 2, {{1, NAN, 100}, {4, NAN, 400}}, SCALING_FINE, 0},
    {"none at all", {4, 1}, 0, {{0}}, SCALING_FINE, 0},
};

/* The unit of the rates must not matter. */
static void check(const struct series *all, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        struct series s = all[i];
        for (int unit = 0; unit < 2; unit++) {
            const struct scaling_verdict v = scaling_judge(s.samples, s.n, &s.machine);
            if (v.fault != s.fault || (s.cores > 0 && v.cores != s.cores))
                fail_msg("%s: fault %d instead of %d, %d cores", s.what, v.fault, s.fault, v.cores);
            for (size_t k = 0; k < s.n; k++) {
                s.samples[k].measured *= 1e-6;
                s.samples[k].model *= 1e-6;
            }
        }
    }
}

static void judges_what_was_recorded(void **state)
{
    (void)state;
    check(recorded, sizeof recorded / sizeof *recorded);
}

static void knows_the_shapes(void **state)
{
    (void)state;
    check(made, sizeof made / sizeof *made);
}

/* The gap is reported at the thread count at which it is widest. */
static void finds_the_worst(void **state)
{
    (void)state;
    const struct series *faulty = &recorded[1];
    const struct scaling_verdict v = scaling_judge(faulty->samples, faulty->n, &faulty->machine);
    assert_int_equal(faulty->samples[v.worst].threads, 14);
    assert_true(fabs(v.scale - 170.19 / 192.87) < 1e-12);
    static const struct scaling_sample narrows[] = {{1, 100, 100}, {2, 100, 200}, {4, 280, 400}};
    static const struct scaling_machine machine = {16, 1};
    assert_int_equal(scaling_judge(narrows, 3, &machine).worst, 1);
}

/* ---- many made-up series ---- */

/* 100 MLUP/s per core; if memory saturates, half of a domain's cores do that. */
static double model_of(bool saturating, int domain, int threads)
{
    const double most = 50.0 * domain;
    const int full = threads / domain;
    const double rest = 100.0 * (threads % domain);
    return saturating ? most * full + fmin(rest, most) : 100.0 * threads;
}

enum { MADE_SHAPES = 9 };

/* What is measured if a fault limits it to `cores` cores. */
static double made_of(int shape, bool saturating, int domain, int threads, int cores)
{
    const double model = model_of(saturating, domain, threads);
    const double part = model_of(saturating, domain, threads < cores ? threads : cores);
    switch (shape % 6) {
    case 0: /* the threads of the fullest core decide */
        return threads <= cores ? model : part * threads / cores / ceil((double)threads / cores);
    case 1: /* threads migrate */
        return part;
    case 2:
        return model_of(saturating, domain, (threads + 1) / 2);
    case 3: /* serial parts */
        return 0.9 * model / (1 + 0.1 * (threads - 1) / cores);
    case 4:
        return threads <= cores ? model : 0.6 * part;
    default: /* just within the tolerance */
        return threads <= cores ? model : model / (1.11 + 0.1 * cores);
    }
}

static void add_judgement(int shape, bool saturating, const struct scaling_machine *machine,
                          const int *threads, struct sb *out)
{
    static const char *const names[] = {"fine", "fewer", "shared", "domain", "unsteady", "below"};
    static const int cores[] = {1, 2, 3, 5, 7, 9};
    struct scaling_sample samples[8];
    for (size_t c = 0; c < sizeof cores / sizeof *cores; c++) {
        size_t n = 0;
        for (; threads[n] != 0; n++)
            samples[n] = (struct scaling_sample){
                threads[n],
                /* no two gaps are equal, and from the seventh shape on no series is smooth */
                (1 - 0.0013 * threads[n] - (shape < 6 ? 0 : 0.07 * (threads[n] * 5 % 3))) *
                    made_of(shape, saturating, machine->cores_per_domain, threads[n], cores[c]),
                1.1 * model_of(saturating, machine->cores_per_domain, threads[n])};
        const struct scaling_verdict v = scaling_judge(samples, n, machine);
        sb_addf(out, "  %s %d @%d %.3f", names[v.fault], v.cores, samples[v.worst].threads,
                v.scale);
    }
    sb_addc(out, '\n');
}

/* scaling.txt: the verdicts on series with 1, 2, 3, 5, 7 and 9 cores. UPDATE=1 writes it. */
static void judges_many(void **state)
{
    (void)state;
    static const struct scaling_machine machines[] = {{7, 2}, {8, 1}, {4, 2}};
    static const int threads[][8] = {{1, 2, 3, 4, 6, 8, 14}, {1, 4, 7, 14}, {2, 3, 5}, {4, 8, 16}};
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    for (int shape = 0; shape < MADE_SHAPES; shape++) {
        for (size_t i = 0; i < 2 * sizeof machines / sizeof *machines; i++) {
            const struct scaling_machine *const m = &machines[i / 2];
            sb_addf(&out, "shape %d, %d cores per domain%s%s\n", shape, m->cores_per_domain,
                    m->threads_per_core > 1 ? ", SMT" : "", i % 2 != 0 ? ", saturating" : "");
            for (size_t t = 0; t < sizeof threads / sizeof *threads; t++)
                add_judgement(shape, i % 2 != 0, m, threads[t], &out);
        }
    }
    assert_golden(SCALING, sb_str(&out));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(judges_what_was_recorded),
        cmocka_unit_test(knows_the_shapes),
        cmocka_unit_test(finds_the_worst),
        cmocka_unit_test(judges_many),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
