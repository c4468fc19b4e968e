/*
 * The tables of the papers: Hammer et al., "Kerncraft: A Tool for Analytic Performance Modeling of
 * Loop Kernels" (2017), table 5 and listing 5; Stengel et al., "Quantifying performance bottlenecks
 * of stencil computations using the Execution-Cache-Memory model" (ICS 2015), tables 2 to 4 and
 * sections 3.1, 5.1 and 6.1. In-core terms are the papers'; data terms and predictions are ours,
 * from the kernel's source, and must show the printed digits.
 *
 * What the papers count otherwise:
 * - Stengel's layer conditions are for half a cache and for one array (3 N * 8 B < C / 2), ours as
 *   Kerncraft's for a whole cache and all arrays (4 N - 2 elements). Both agree at the sizes below.
 * - For the same reason long-range in single precision, N = 480 there, has N = 400 here: all its
 *   arrays need 36 kB in L1 at 480, the nine rows of the one that Stengel counts 17 kB.
 * - Kernels that the papers block for L3 appear here with a short middle dimension.
 */
#include "near.h"

#include <string.h>

#include "base/file.h"
#include "collect/model/model.h"
#include "collect/traffic/lc.h"
#include "snb.h"

enum { N_EDGES = 3, N_LEVELS = 4 };

struct row {
    const char *where;  /* in the paper: table, section */
    const char *kernel; /* of stencils/named/ */
    bool single_precision;
    int64_t sizes[3]; /* M, N, P; 1D kernels: N */
    struct core_time core;
    double edges[N_EDGES];       /* T_L1L2, T_L2L3, T_L3MEM as printed */
    double prediction[N_LEVELS]; /* data in L1 … memory; 0: not printed */
    int saturation;              /* 0: not printed */
};

/* Tables of one paper for one machine. */
struct paper {
    const char *name;
    double clock_hz; /* 0: 2.7 GHz */
    double b_S;      /* one memory bandwidth for all streams; 0: snb.h's */
    double unit;     /* of the last printed digit */
    const struct row *rows;
    size_t n_rows;
};

enum { LONG = 100000000 };

static const struct row hammer[] = {
    {"listing 5",
     "2d-5pt",
     false,
     {6000, 6000},
     {9.5, 8, 0},
     {10, 6, 12.7},
     {9.5, 18, 24, 36.7},
     3},
    {"t. 5", "uxx", false, {150, 150, 150}, {84, 32.5, 0}, {20, 20, 26.3}, {0, 0, 0, 98.8}, 0},
    {"t. 5",
     "3d-long-range",
     false,
     {100, 100, 100},
     {57, 53, 0},
     {24, 24, 17.0},
     {0, 0, 0, 118},
     0},
    {"t. 5", "kahan-dot", false, {LONG}, {96, 8, 0}, {4, 4, 7.8}, {0, 0, 0, 96}, 0},
    {"t. 5", "triad", false, {LONG}, {4, 6, 0}, {10, 10, 21.9}, {0, 0, 0, 47.9}, 0},
};

static const struct row stengel[] = {
    {"t. 2: sum, naive", "sum", false, {LONG}, {24, 4, 0}, {2, 2, 4.3}, {24, 24, 24, 24}, 6},
    {"t. 2: sum, scalar", "sum", false, {LONG}, {8, 4, 0}, {2, 2, 4.3}, {8, 8, 8, 12}, 0},
    {"t. 2: sum, SSE", "sum", false, {LONG}, {4, 2, 0}, {2, 2, 4.3}, {4, 4, 6, 10}, 0},
    {"t. 2: sum, AVX", "sum", false, {LONG}, {2, 2, 0}, {2, 2, 4.3}, {2, 4, 6, 10}, 3},
    {"s. 3.1", "daxpy", false, {LONG}, {4, 4, 0}, {6, 6, 13}, {4, 10, 16, 29}, 0},
    {"s. 4.3", "copy", false, {LONG}, {4, 4, 0}, {6, 6, 13}, {4, 10, 16, 29}, 0},
    {"t. 3: LC in L1", "2d-5pt", false, {6000, 600}, {6, 8, 0}, {6, 6, 13}, {8, 14, 20, 33}, 3},
    {"t. 3: LC in L2", "2d-5pt", false, {6000, 5000}, {6, 8, 0}, {10, 6, 13}, {8, 18, 24, 37}, 3},
    {"t. 3: LC in L3",
     "2d-5pt",
     false,
     {6000, 400000},
     {6, 8, 0},
     {10, 10, 13},
     {8, 18, 28, 41},
     4},
    {"t. 3: no LC", "2d-5pt", false, {6000, 1000000}, {6, 8, 0}, {10, 10, 22}, {8, 18, 28, 50}, 3},
    {"t. 4, DP", "uxx", false, {276, 60, 276}, {84, 38, 0}, {20, 20, 26}, {84, 84, 84, 104}, 0},
    {"t. 4, SP", "uxx", true, {276, 120, 276}, {45, 38, 0}, {20, 20, 26}, {45, 58, 78, 104}, 0},
    {"t. 4, no /", "uxx", false, {276, 60, 276}, {41, 38, 0}, {20, 20, 26}, {41, 58, 78, 104}, 0},
    {"s. 6.1",
     "3d-long-range",
     true,
     {400, 60, 400},
     {68, 62, 0},
     {24, 24, 17},
     {68, 86, 110, 127},
     8},
};

static const struct row ivy_bridge[] = {
    {"s. 5.1, DP", "uxx", false, {276, 60, 276}, {56, 38, 0}, {20, 20, 25}, {56, 58, 78, 103}, 0},
};

static const struct paper papers[] = {
    {"Kerncraft", 0, 0, 0.1, hammer, sizeof hammer / sizeof *hammer},
    {"Stengel", 0, 40e9, 1, stengel, sizeof stengel / sizeof *stengel},
    {"Stengel, Ivy Bridge", 3.0e9, 47e9, 1, ivy_bridge, sizeof ivy_bridge / sizeof *ivy_bridge},
};

static struct str source_of(const struct row *row, struct arena *arena)
{
    struct err err = {0};
    struct str text;
    assert_true(file_read(str_formatz(arena, "stencils/named/%s.c", row->kernel), 65536, arena,
                          &text, &err));
    if (!row->single_precision)
        return text;
    struct sb out = {.arena = arena};
    for (size_t at; (at = str_find_str(text, STR("double"))) < text.len;) {
        sb_add(&out, str_slice(text, 0, at));
        sb_addz(&out, "float");
        text = str_slice(text, at + strlen("double"), text.len);
    }
    sb_add(&out, text);
    return sb_str(&out);
}

static struct model_point evaluate(const struct paper *paper, const struct row *row,
                                   struct arena *arena)
{
    struct err err = {0};
    struct kernel k;
    struct hierarchy h;
    struct lc_analysis lc;
    struct traffic traffic;
    struct model_point point;
    struct machine m = paper->b_S > 0 ? snb_machine_flat(paper->b_S, arena) : snb_machine();
    if (paper->clock_hz > 0)
        m.clock_hz = paper->clock_hz;
    machine_hierarchy(&m, 1, &h);
    assert_true(kernel_parse(source_of(row, arena), row->kernel, arena, &k, &err));
    assert_true(lc_analyse(&k, m.line_bytes, arena, &lc, &err));
    assert_true(lc_traffic(&lc, row->sizes, &h, 1, &traffic, &err));
    assert_true(model_evaluate(&k, &m, &row->core, &traffic, &(struct model_options){.cores = 1},
                               &point, &err));
    return point;
}

/* `got` rounds to what is printed. Stengel's predictions are sums of rounded terms. */
static void assert_printed(const struct paper *paper, const struct row *row, const char *term,
                           double got, double printed, double tolerance)
{
    if (fabs(got - printed) > tolerance)
        print_error("%s, %s: %s, %s\n", paper->name, row->where, row->kernel, term);
    assert_near(got, printed, tolerance);
}

static void assert_row(const struct paper *paper, const struct row *row)
{
    static const char *const edges[N_EDGES] = {"T_L1L2", "T_L2L3", "T_L3MEM"};
    static const char *const levels[N_LEVELS] = {"L1", "L2", "L3", "memory"};
    struct arena arena = {0};
    const struct model_point p = evaluate(paper, row, &arena);
    for (int i = 0; i < N_EDGES; i++) {
        const double unit = row->edges[i] != floor(row->edges[i]) ? 0.1 : paper->unit;
        assert_printed(paper, row, edges[i], p.levels[i].cy_per_cl, row->edges[i], 0.501 * unit);
    }
    for (int i = 0; i < N_LEVELS; i++) {
        if (row->prediction[i] > 0)
            assert_printed(paper, row, levels[i], p.T_data_cy_per_cl[i], row->prediction[i],
                           0.6 * paper->unit);
    }
    if (row->saturation > 0)
        assert_int_equal(p.saturation_cores, row->saturation);
    arena_free(&arena);
}

static void data_terms_and_predictions_are_the_papers(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof papers / sizeof *papers; i++)
        for (size_t r = 0; r < papers[i].n_rows; r++)
            assert_row(&papers[i], &papers[i].rows[r]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(data_terms_and_predictions_are_the_papers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
