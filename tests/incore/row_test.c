#include "unit.h"

#include <math.h>

#include "base/file.h"
#include "collect/incore/core_time.h"
#include "collect/incore/hot_loop.h"
#include "collect/incore/row_code.h"
#include "golden.h"

enum { MOST_STEPS = 8 };

static bool near(double a, double b, double relative)
{
    return fabs(a - b) <= relative * fabs(b);
}

/*
 * Rows of the listings in tests/incore/listings (see listing_test.c; 3d-7pt.gcc.unrolled.s by gcc
 * 12.2 with -O3 -march=znver3 -funroll-loops): how much the code outside the hot loop stores was
 * read off by hand.
 */
static const struct expectation {
    const char *file;
    enum asm_isa isa;
    bool known;
    double vectors_per_iteration;
    int startup_instructions;
    size_t n_steps;
    struct row_step steps[MOST_STEPS];
} expectations[] = {
    /* four vectors per iteration, followed by a loop over single elements */
    {"3d-7pt.clang.haswell.s", ASM_X86_64, true, 4, 38, 1, {{1, 1, 12, true, false}}},
    /* one vector per iteration, then two elements, then one */
    {"3d-7pt.gcc.haswell.s",
     ASM_X86_64,
     true,
     1,
     33,
     2,
     {{2, 1, 27, false, false}, {1, 1, 20, false, false}}},
    /* 64 elements per iteration, followed by loops over 16 and over 1 */
    {"3d-7pt.clang.znver3.s",
     ASM_X86_64,
     true,
     16,
     52,
     2,
     {{16, 4, 52, true, false}, {1, 1, 12, true, false}}},
    /* three vectors before the hot loop, then as without -funroll-loops */
    {"3d-7pt.gcc.unrolled.s",
     ASM_X86_64,
     true,
     4,
     44,
     5,
     {{4, 1, 15, false, false},
      {4, 1, 13, false, false},
      {4, 1, 13, false, false},
      {2, 1, 27, false, false},
      {1, 1, 21, false, false}}},
    {"3d-7pt.clang.aarch64.s", ASM_AARCH64, true, 1, 20, 1, {{1, 1, 23, true, false}}},
    /* a single loop has no rows */
    {"triad.gcc.unrolled.s", ASM_X86_64, false, 8, 0, 0, {{0}}},
};

static void describe(const char *file, enum asm_isa isa, struct arena *arena, struct row_code *row)
{
    static const struct loop_walk walk = {
        .bytes_per_lup = 8, .element_bytes = 8, .stores_per_lup = 1};
    struct err err = {0};
    struct str text;
    struct asm_listing listing;
    struct asm_loops loops;
    int lup = 0;
    assert_true(
        file_read(path_join(arena, "tests/incore/listings", file), 1 << 20, arena, &text, &err));
    assert_true(listing_parse(text, isa, file, arena, &listing, &err));
    assert_true(loops_find(&listing, arena, &loops, &err));
    struct loop_ops *ops = arena_alloc(arena, loops.count, sizeof *ops);
    for (size_t i = 0; i < loops.count; i++)
        loop_ops_of(&listing, &loops.items[i], arena, &ops[i]);
    const size_t hot = hot_loop(ops, loops.count);
    assert_true(loop_lup_per_iteration(&ops[hot], &walk, &lup, &err));
    row_describe(&listing, &loops.items[hot], &ops[hot], &walk, lup, arena, row);
}

static void finds_the_code_of_a_row(void **state)
{
    (void)state;
    struct arena arena = {0};
    for (size_t i = 0; i < sizeof expectations / sizeof *expectations; i++) {
        const struct expectation *e = &expectations[i];
        struct row_code row;
        describe(e->file, e->isa, &arena, &row);
        print_message("%s\n", e->file);
        assert_int_equal(row.known, e->known);
        assert_true(row.vectors_per_iteration == e->vectors_per_iteration);
        assert_int_equal(row.startup_instructions, e->startup_instructions);
        assert_int_equal(row.n_steps, e->n_steps);
        for (size_t s = 0; s < e->n_steps; s++) {
            assert_int_equal(row.steps[s].lup, e->steps[s].lup);
            assert_true(row.steps[s].vectors == e->steps[s].vectors);
            assert_int_equal(row.steps[s].n_instructions, e->steps[s].n_instructions);
            assert_int_equal(row.steps[s].repeats, e->steps[s].repeats);
            assert_int_equal(row.steps[s].always, e->steps[s].always);
        }
    }
    arena_free(&arena);
}

static const struct machine_core no_core; /* nothing measured */

/* An iteration of 16 updates in 4 vectors that takes 16 cycles, like that of 3d-7pt.gcc.unrolled.s
 * on Zen 3. */
static struct incore sample(void)
{
    static const struct row_step steps[] = {
        {4, 1, 12, false, false}, {2, 1, 30, false, false}, {1, 1, 18, false, false}};
    return (struct incore){.lup_per_iteration = 16,
                           .T_comp_cy_per_cl = 8,
                           .T_RegL1_cy_per_cl = 6,
                           .vectorised = true,
                           .simd_bits = 256,
                           .row = {.known = true,
                                   .startup_instructions = 60,
                                   .dispatch_width = 6,
                                   .vectors_per_iteration = 4,
                                   .n_steps = 3,
                                   .steps = steps}};
}

static void adds_up_a_row(void **state)
{
    (void)state;
    static const struct {
        int64_t iterations, passes, steps;
        double split, cy; /* of a row */
        double data_cy;
    } rows[] = {
        {64, 4, 0, 0, 4 * 16 + 10, 64. / 8 * 6},
        /* 2 iterations and 3 more: 30 instructions at 6 per cycle, one vector at 4 cycles */
        {35, 2, 2, 0, 2 * 16 + 5 + 4 + 10, (2 * 4 + 2) * 3.},
        /* no iteration of the hot loop */
        {7, 0, 3, 0, 4 + 5 + 4 + 10, 3 * 3.},
        /* 8 more: a step for 4, then one for 2, one for 1 and one without code */
        {24, 1, 4, 0, 16 + 4 + 5 + 4 + 4 + 10, (4 + 4) * 3.},
        /* the data ports, at 6 * 1.5, take longest: 18 cycles per iteration */
        {32, 2, 0, 0.5, 2 * 18 + 10, 2 * 18},
    };
    const struct incore in = sample();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct row_time t;
        assert_true(incore_row_time(&in, &no_core, 8, (struct core_time){8, 6, 0},
                                    rows[i].iterations, rows[i].split, &t));
        assert_int_equal(t.passes, rows[i].passes);
        assert_int_equal(t.steps, rows[i].steps);
        assert_true(near(t.startup_cy, 10, 1e-12));
        assert_true(
            near(t.core.T_comp_cy_per_cl, rows[i].cy * 8 / (double)rows[i].iterations, 1e-12));
        assert_true(near(t.core.T_RegL1_cy_per_cl, rows[i].data_cy * 8 / (double)rows[i].iterations,
                         1e-12));
    }
    struct row_time t;
    struct incore unknown = in;
    unknown.row.known = false;
    assert_false(incore_row_time(&in, &no_core, 8, (struct core_time){8, 6, 0}, 0, 0, &t));
    assert_false(incore_row_time(&unknown, &no_core, 8, (struct core_time){8, 6, 0}, 64, 0, &t));
}

/* 32 instructions per iteration of 40 cycles: the 60 of the start-up enter at that rate. */
static void chains_hold_up_the_start_of_a_row(void **state)
{
    (void)state;
    struct incore in = sample();
    struct row_time t;
    in.T_latency_cy_per_cl = 20;
    in.n_instructions = 32;
    assert_true(incore_row_time(&in, &no_core, 8, (struct core_time){20, 6, 0}, 35, 0, &t));
    assert_true(near(t.startup_cy, 60 * 40. / 32, 1e-12));
    /* 30 and 18 instructions take longer to enter than a vector's 10 cycles */
    assert_true(near(t.rest_cy, (30 + 18) * 40. / 32, 1e-12));
    assert_true(near(t.core.T_comp_cy_per_cl, (2 * 40 + 60 + 75) * 8 / 35., 1e-12));
    /* if they wait in the scheduler, the start-up is not delayed */
    in.row.scheduler_full = true;
    assert_true(incore_row_time(&in, &no_core, 8, (struct core_time){20, 6, 0}, 35, 0, &t));
    assert_true(near(t.startup_cy, 10, 1e-12));
    in.row.scheduler_full = false;
    /* without the chains, the front end counts for the same loop */
    assert_true(incore_row_time(&in, &no_core, 8, (struct core_time){8, 6, 0}, 35, 0, &t));
    assert_true(near(t.startup_cy, 10, 1e-12));
}

/* What a row takes beyond its ports is the difference to one of ports only. */
static void rows_have_chains_beyond_their_ports(void **state)
{
    (void)state;
    const struct incore in = sample();
    struct row_time ports, chain;
    assert_true(incore_row_time(&in, &no_core, 8, (struct core_time){8, 6, 0}, 35, 0, &ports));
    assert_true(incore_row_time(&in, &no_core, 8, (struct core_time){20, 6, 12}, 35, 0, &chain));
    assert_true(near(chain.core.T_comp_cy_per_cl - chain.core.T_beyond_cy_per_cl,
                     ports.core.T_comp_cy_per_cl, 1e-12));
    assert_true(chain.core.T_beyond_cy_per_cl > 0 && ports.core.T_beyond_cy_per_cl == 0);
}

/*
 * Rows of a[j][i] = 0.25 * (a[j][i+1] + a[j][i-1] + a[j+1][i] + a[j-1][i]) and of sums that start
 * anew in each row, as measured on Zen 3 (gcc 12.2 -O3 -march=native -funroll-loops, smallest of 30
 * times, 3.21 GHz): a chain of 12 or 3 cycles per LUP. llvm-mca 19 finds 13.3 and 67 LUP in flight.
 */
static void chains_of_rows_overlap(void **state)
{
    (void)state;
    static const struct {
        double chain_cy, lup_in_flight;
        int64_t iterations;
        double cy;
    } measured[] = {{12, 13.3, 20, 135}, {12, 13.3, 28, 204},   {12, 13.3, 36, 300},
                    {12, 13.3, 71, 717}, {12, 13.3, 294, 3366}, {12, 13.3, 754, 8844},
                    {3, 67, 28, 36.2},   {3, 67, 44, 56.1},     {3, 67, 71, 92.6},
                    {3, 67, 114, 183},   {3, 67, 183, 383},     {3, 67, 471, 1239},
                    {3, 67, 754, 2082}};
    static const struct row_step steps[] = {{1, 1, 5, true, false}};
    static const struct machine_core core = {.row_cy = 8.5};
    for (size_t i = 0; i < sizeof measured / sizeof *measured; i++) {
        const double chain_cy = 8 * measured[i].chain_cy;
        struct incore in = {.lup_per_iteration = 8,
                            .T_latency_cy_per_cl = chain_cy,
                            .row = {.known = true,
                                    .startup_instructions = 30,
                                    .dispatch_width = 6,
                                    .iterations_in_flight = measured[i].lup_in_flight / 8,
                                    .vectors_per_iteration = 8,
                                    .n_steps = 1,
                                    .steps = steps}};
        const struct core_time times = {chain_cy, 2, chain_cy - 2};
        struct row_time t;
        assert_true(incore_row_time(&in, &core, 8, times, measured[i].iterations, 0, &t));
        const double cy = t.core.T_comp_cy_per_cl * (double)measured[i].iterations / 8;
        assert_true(near(cy, measured[i].cy, 0.25));
        assert_true(t.overlap_cy > 0 && t.core.T_beyond_cy_per_cl > 0);
        /* without a window that is known, they do not */
        in.row.iterations_in_flight = 0;
        assert_true(incore_row_time(&in, &core, 8, times, measured[i].iterations, 0, &t));
        const double alone = measured[i].chain_cy + 13.5 / (double)measured[i].iterations;
        assert_true(t.overlap_cy == 0 && near(t.core.T_comp_cy_per_cl, 8 * alone, 1e-12));
    }
}

/* The chain of a sum goes on through all rows, and hides what else they take. */
static void sums_in_order_hide_rows(void **state)
{
    (void)state;
    static const char dot[] =
        "double a[M][N], b[M][N], s;\n"
        "for (int j = 0; j < M; j++) for (int i = 0; i < N; i++) s += a[j][i] * b[j][i];\n";
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    struct row_time t, ports;
    const struct machine m = {.line_bytes = 64, .core.row_cy = 8.5};
    struct incore in = sample();
    in.T_latency_cy_per_cl = 24;
    in.T_beyond_cy_per_cl = 16;
    assert_true(kernel_parse(str_of(dot), "test.c", &arena, &k, &err));
    const int64_t sizes[] = {28, 28};
    assert_true(incore_row_time_at(&in, &k, &m, incore_core_time(&in), sizes, 0.25, &t));
    assert_true(t.core.T_comp_cy_per_cl == 24 && t.loop.T_comp_cy_per_cl == 24);
    assert_true(incore_row_time(&in, &no_core, 8, (struct core_time){8, 6, 0}, 28, 0.25, &ports));
    assert_true(near(t.core.T_beyond_cy_per_cl, 24 - ports.core.T_comp_cy_per_cl, 1e-12));
    /* rows so short that their own code takes longer */
    assert_true(
        incore_row_time_at(&in, &k, &m, incore_core_time(&in), (const int64_t[]){28, 3}, 0, &t));
    assert_true(t.core.T_comp_cy_per_cl > 24 && t.core.T_beyond_cy_per_cl == 0);
    /* a chain of less than two cycles is one of vectors: each row starts it anew */
    in.T_latency_cy_per_cl = 15;
    in.T_beyond_cy_per_cl = 7;
    assert_true(incore_row_time_at(&in, &k, &m, incore_core_time(&in), sizes, 0.25, &t));
    assert_true(t.core.T_comp_cy_per_cl > 15);
    arena_free(&arena);
}

/* Four vectors of 32 bytes per iteration, seven loads and one store each. L1 takes 7 * 0.5 + 0.25
 * for a vector, 7 + 0.5 if all are split, half of the extra time if they are half as wide. */
static void takes_accesses_as_measured(void **state)
{
    (void)state;
    static const struct machine_core core = {.accesses = {{8, 0.5, 0.5, 0.5, 0.5, 0.25},
                                                          {16, 0.5, 1, 0.5, 2, 0.25},
                                                          {32, 0.5, 1, 1, 2, 0.25},
                                                          {64, 1, 2, 2, 4, 0.5}},
                                             .n_accesses = 4,
                                             .row_cy = 3};
    struct incore in = sample();
    struct row_time t;
    in.row.loads_per_iteration = 28;
    in.row.stores_per_iteration = 4;
    assert_true(near(incore_access_cy(&core, 32, 28, 4, 0), 15, 1e-12));
    assert_true(near(incore_access_cy(&core, 32, 0, 4, 0.5), 6, 1e-12)); /* only stores */
    assert_true(near(incore_access_cy(&core, 256, 4, 0, 0), 4, 1e-12));  /* the widest measured */
    assert_true(incore_access_cy(&no_core, 32, 28, 4, 0) == 0);
    /* 35 = 2 iterations of 30 + a step for 2 (5 cy of front end) + one for 1 (3.75), start-up 10 +
     * 3 */
    const struct core_time data = {4, 7.5, 0};
    assert_true(incore_row_time(&in, &core, 8, data, 35, 1, &t));
    assert_true(near(t.startup_cy, 13, 1e-12));
    assert_true(near(t.rest_cy, 3.5 + 0.25 * 1.5 + 3.5 / 2 + 3.75, 1e-12));
    assert_true(near(t.core.T_comp_cy_per_cl, (2 * 30 + t.rest_cy + 13) * 8 / 35., 1e-12));
    assert_true(near(t.core.T_RegL1_cy_per_cl, t.core.T_comp_cy_per_cl, 1e-12));
}

/* A size of 65: 63 iterations, and 3 of 4 vectors are not aligned to 32 bytes. */
static void takes_the_row_from_the_kernel(void **state)
{
    (void)state;
    static const char star[] = "double a[M][N], b[M][N];\n"
                               "for (int j = 1; j < M - 1; j++) for (int i = 1; i < N - 1; i++)\n"
                               "  b[j][i] = a[j][i-1] + a[j][i+1] + a[j-1][i] + a[j+1][i];\n";
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    struct row_time t, same;
    const struct machine m = {.line_bytes = 64};
    const struct incore in = sample();
    assert_true(kernel_parse(str_of(star), "test.c", &arena, &k, &err));
    assert_true(incore_row_time_at(&in, &k, &m, incore_core_time(&in), (const int64_t[]){65, 65},
                                   0.375, &t));
    assert_true(incore_row_time(&in, &no_core, 8, (struct core_time){8, 6, 0}, 63, 0.375, &same));
    assert_int_equal(t.iterations, 63);
    assert_true(t.core.T_comp_cy_per_cl == same.core.T_comp_cy_per_cl);
    assert_true(t.core.T_RegL1_cy_per_cl == same.core.T_RegL1_cy_per_cl);
    assert_false(
        incore_row_time_at(&in, &k, &m, incore_core_time(&in), (const int64_t[]){65, 2}, 0, &t));
    arena_free(&arena);
}

/* 256-bit vectors: one that is not aligned to 32 bytes is split every second time. */
static void counts_vectors_across_lines(void **state)
{
    (void)state;
    static const char copy[] = "double a[M][N], b[M][N];\n"
                               "for (int j = 0; j < M; j++) for (int i = 0; i < N; i++)\n"
                               "  b[j][i] = a[j][i];\n";
    static const char star[] = "double a[M][N], b[M][N];\n"
                               "for (int j = 1; j < M - 1; j++) for (int i = 1; i < N - 1; i++)\n"
                               "  b[j][i] = a[j][i-1] + a[j][i+1] + a[j-1][i] + a[j+1][i];\n";
    static const char strided[] =
        "double a[N][2*M], b[M];\n"
        "for (int j = 0; j < N; j++) for (int i = 0; i < M; i++) b[i] = a[j][2*i+1];\n";
    static const struct {
        const char *source;
        int64_t n;
        double share;
    } cases[] = {
        {copy, 64, 0},           {copy, 66, 0.5 * 0.5}, /* every second row begins 16 bytes off */
        {copy, 65, 0.5 * 0.75},                         /* three of four rows */
        {star, 64, 0.5 * 4 / 5},                        /* all except a[j][i-1] */
        {star, 65, 0.5 * 0.75},  {strided, 64, 0},      /* only the store counts */
    };
    struct arena arena = {0};
    struct err err = {0};
    struct incore in = sample();
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct kernel k;
        assert_true(kernel_parse(str_of(cases[i].source), "test.c", &arena, &k, &err));
        const int64_t sizes[] = {cases[i].n, cases[i].n};
        assert_true(near(incore_split_share(&in, &k, 64, sizes), cases[i].share, 1e-12));
    }
    struct kernel k;
    assert_true(kernel_parse(str_of(star), "test.c", &arena, &k, &err));
    /* for each vector two accesses to the stack, in addition to five to arrays */
    in.n_spills = 8;
    const double with_stack = incore_split_share(&in, &k, 64, (const int64_t[]){65, 65});
    assert_true(near(with_stack, 0.5 * 0.75 * 5 / 7, 1e-12));
    in.vectorised = false;
    assert_true(incore_split_share(&in, &k, 64, (const int64_t[]){65, 65}) == 0);
    arena_free(&arena);
}

/* Rows of every length around whole passes and steps, of loops that differ in one thing each:
 * rows.txt, written by UPDATE=1. */
static void rows_as_listed(void **state)
{
    (void)state;
    static const struct machine_core core = {.accesses = {{8, 0.5, 0.5, 0.5, 0.5, 0.25},
                                                          {16, 0.5, 1, 0.5, 2, 0.25},
                                                          {32, 0.5, 1, 1, 2, 0.25}},
                                             .n_accesses = 3,
                                             .row_cy = 3};
    static const struct row_step steps[] = {{8, 2, 20, false, true},
                                            {4, 1, 12, true, false},
                                            {2, 1, 30, false, false},
                                            {1, 1, 18, true, false}};
    static const int64_t lengths[] = {0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 24, 31, 33, 100};
    static const double shares[] = {0, 0.25, 1};
    enum {
        PLAIN,
        STEPS,
        CHAINED,
        SHORT_CHAIN,
        FULL_SCHEDULER,
        NARROW,
        DATA,
        NO_FRONT_END,
        VARIANTS
    };
    static const char *const names[VARIANTS] = {"plain",
                                                "other steps",
                                                "chained",
                                                "a short chain",
                                                "scheduler full",
                                                "half the width",
                                                "data takes longest",
                                                "unknown front end"};
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    for (int v = 0; v < VARIANTS; v++) {
        struct incore in = sample();
        struct core_time times = {8, 6, 0};
        in.n_instructions = 32;
        in.row.loads_per_iteration = 28;
        in.row.stores_per_iteration = 4;
        if (v == STEPS) {
            in.row.steps = steps;
            in.row.n_steps = 4;
        }
        if (v == CHAINED || v == SHORT_CHAIN || v == FULL_SCHEDULER) {
            times.T_comp_cy_per_cl = 20;
            in.T_latency_cy_per_cl = v == SHORT_CHAIN ? 20.5 : 20;
            in.row.scheduler_full = v == FULL_SCHEDULER;
        }
        if (v == NARROW)
            in.simd_bits = 128;
        if (v == DATA)
            times.T_RegL1_cy_per_cl = 11;
        if (v == NO_FRONT_END)
            in.row.dispatch_width = 0;
        for (size_t s = 0; s < sizeof shares / sizeof *shares; s++) {
            for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
                sb_addf(&out, "%s, %g split, %lld:", names[v], shares[s], (long long)lengths[i]);
                for (int measured = 0; measured < 2; measured++) {
                    struct row_time t;
                    if (incore_row_time(&in, measured ? &core : &no_core, 8, times, lengths[i],
                                        shares[s], &t))
                        sb_addf(&out, "%s %lld + %lld, %.5g + %.5g of %.5g %.5g: %.5g %.5g",
                                measured ? ";" : "", (long long)t.passes, (long long)t.steps,
                                t.startup_cy, t.rest_cy, t.loop.T_comp_cy_per_cl,
                                t.loop.T_RegL1_cy_per_cl, t.core.T_comp_cy_per_cl,
                                t.core.T_RegL1_cy_per_cl);
                }
                sb_addc(&out, '\n');
            }
        }
    }
    assert_golden("tests/incore/rows.txt", sb_str(&out));
    arena_free(&arena);
}

/* Vectors of each width across lines of each, on grids of sizes around a line of elements. */
static void splits_as_listed(void **state)
{
    (void)state;
    static const char *const sources[] = {
        "double a[M][N], b[M][N];\nfor (int j = 1; j < M - 1; j++) for (int i = 1; i < N - 1; i++) "
        "b[j][i] = a[j][i-1] + a[j+1][i];\n",
        "float a[M][N], b[M][N];\nfor (int j = 0; j < M; j += 2) for (int i = 3; i < N; i++) "
        "b[j][i] += a[j][i];\n",
        "double a[M][N], b[M][N];\nfor (int j = 0; j < M; j++) for (int i = 0; i < N; i += 2) "
        "b[j][i] = a[j][i];\n",
        "double a[N][M], b[M];\nfor (int j = 0; j < N; j++) for (int i = 0; i < M; i++) "
        "b[i] = a[i][j];\n",
        "double a[N][N], b[N][N];\nfor (int j = 1; j < N; j++) for (int i = 0; i < N; i++) "
        "b[N-1-j][i] = a[j-1][i+1];\n"};
    static const int bits[] = {0, 8, 64, 128, 256, 512, 1024};
    static const size_t lines[] = {32, 64, 128};
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    for (size_t c = 0; c < sizeof sources / sizeof *sources; c++) {
        struct kernel k;
        struct err err = {0};
        assert_true(kernel_parse(str_of(sources[c]), "test.c", &arena, &k, &err));
        for (int64_t n = 62; n <= 66; n++) {
            const int64_t sizes[] = {n, n};
            sb_addf(&out, "%zu, %lld:", c, (long long)n);
            for (size_t b = 0; b < sizeof bits / sizeof *bits; b++) {
                struct incore in = sample();
                in.simd_bits = bits[b];
                for (size_t l = 0; l < sizeof lines / sizeof *lines; l++)
                    sb_addf(&out, " %.4g", incore_split_share(&in, &k, lines[l], sizes));
                in.n_spills = 8;
                sb_addf(&out, " %.4g,", incore_split_share(&in, &k, 64, sizes));
            }
            sb_addc(&out, '\n');
        }
    }
    assert_golden("tests/incore/splits.txt", sb_str(&out));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(finds_the_code_of_a_row),
        cmocka_unit_test(adds_up_a_row),
        cmocka_unit_test(chains_hold_up_the_start_of_a_row),
        cmocka_unit_test(rows_have_chains_beyond_their_ports),
        cmocka_unit_test(chains_of_rows_overlap),
        cmocka_unit_test(sums_in_order_hide_rows),
        cmocka_unit_test(takes_accesses_as_measured),
        cmocka_unit_test(takes_the_row_from_the_kernel),
        cmocka_unit_test(counts_vectors_across_lines),
        cmocka_unit_test(rows_as_listed),
        cmocka_unit_test(splits_as_listed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
