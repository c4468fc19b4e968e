#include "near.h"

#include <string.h>

#include "base/file.h"
#include "collect/model/explain.h"
#include "golden.h"
#include "snb.h"

/* A point of a named kernel on SandyBridge-EP, with everything that an explanation needs. */
struct fixture {
    struct arena arena;
    struct machine machine;
    struct kernel kernel;
    struct predict predict;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    struct traffic traffic;
    struct model_point point;
    struct explain explain;
};

static void set_up(struct fixture *f, const char *kernel, struct core_time core, int cores,
                   int64_t outer, int64_t inner)
{
    struct err err = {0};
    struct str text;
    memset(f, 0, sizeof *f);
    f->machine = snb_machine();
    assert_true(file_read(str_formatz(&f->arena, "stencils/named/%s.c", kernel), 65536, &f->arena,
                          &text, &err));
    assert_true(kernel_parse(text, kernel, &f->arena, &f->kernel, &err));
    for (int s = 0; s < f->kernel.n_symbols; s++)
        f->sizes[s] = s == 0 && f->kernel.n_symbols > 1 ? outer : inner;
    predict_make(&f->kernel, NULL, &f->machine, NULL, &(struct predict_options){0}, &f->arena,
                 &f->predict);
    assert_true(predict_traffic(&f->predict, f->sizes, cores, &f->arena, &f->traffic, &err));
    assert_true(predict_point(&f->predict, &core, &f->traffic, cores, &f->point, &err));
    f->explain = explain_make(&f->predict, f->sizes, &f->traffic, &f->point);
}

static struct blocking block_of(struct fixture *f)
{
    struct explanation said;
    explain_point(&f->explain, &f->arena, &said);
    return said.block;
}

static void assert_says(struct fixture *f, const char *const *parts, size_t n)
{
    struct explanation said;
    explain_point(&f->explain, &f->arena, &said);
    const char *const text = str_cstr(&f->arena, said.text);
    for (size_t i = 0; i < n; i++) {
        if (strstr(text, parts[i]) == NULL)
            print_error("no '%s' in: %s\n", parts[i], text);
        assert_non_null(strstr(text, parts[i]));
    }
    arena_free(&f->arena);
}

#define SAYS(f, ...)                                                                               \
    assert_says(f, (const char *const[]){__VA_ARGS__},                                             \
                sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *))

/* 4 N - 2 elements in 4096 of L1: blocks of 512 save two lines between L1 and L2, 4 cy. A block
 * loads 513/8 + 1 lines per row for 512/8 lines of work. */
static void advises_the_block_that_the_model_rewards(void **state)
{
    (void)state;
    struct fixture f;
    set_up(&f, "2d-5pt", (struct core_time){9.5, 8, 0}, 1, 6000, 6000);
    const struct blocking b = block_of(&f);
    assert_true(b.found);
    assert_int_equal(b.level, 0);
    assert_int_equal(b.dims, 2);
    assert_int_equal(b.loop, 1);
    assert_int_equal(b.size, 512);
    assert_true(b.short_rows);
    const double twice = (513.0 / 8 + 1) / (512.0 / 8);
    assert_near(b.traffic.levels[0].misses, 2 * twice, 1e-9);
    assert_near(b.traffic.levels[1].misses, 2, 1e-9); /* no more than without blocks */
    const double saved = 2 * (4 - 2 * twice);
    assert_near(b.T_cy_per_cl, f.point.T_ECM_cy_per_cl - saved, 1e-9);
    SAYS(&f, "Data transfers limit this kernel: of 36.7 cy/CL", "12.7, is spent between L3 and MEM",
         "2D layer condition holds in L2 and L3, and is lost in L1",
         "blocking the loop over i, block size 512, would keep the 2D condition in L1",
         "It saturates at 3 cores");
}

/* Three dimensions with one size: the middle loop is blocked, not the whole cube. */
static void blocks_one_loop_of_a_cube(void **state)
{
    (void)state;
    struct fixture f;
    set_up(&f, "3d-7pt", (struct core_time){9.5, 8, 0}, 1, 1000, 1000);
    const struct blocking b = block_of(&f);
    assert_true(b.found);
    assert_int_equal(b.loop, 1);
    struct blocking_sweep sweep;
    struct blocking other;
    assert_true(blocking_sweep_make(&f.predict, f.sizes, &f.traffic, &f.point, &f.arena, &sweep));
    assert_true(blocking_with(&sweep, 1, b.size / 2, &f.arena, &other));
    assert_true(other.gain <= b.gain);
    assert_false(blocking_with(&sweep, 0, 1 << 20, &f.arena, &other) && other.gain > 1);
    arena_free(&f.arena);
}

static void names_the_core_where_it_limits(void **state)
{
    (void)state;
    struct fixture f;
    set_up(&f, "kahan-dot", (struct core_time){96, 8, 0}, 1, 0, 10000000);
    SAYS(&f,
         "The core limits this kernel: computing takes 96.0 cy/CL; all loads, stores and data "
         "transfers overlap with this T_comp.",
         "It scales over all 8 cores of a NUMA domain");
}

static void names_the_chain_where_it_is_longer_than_the_ports(void **state)
{
    (void)state;
    struct fixture f;
    const struct incore in = {.T_comp_cy_per_cl = 27, .T_latency_cy_per_cl = 96};
    set_up(&f, "kahan-dot", (struct core_time){96, 8, 0}, 1, 0, 10000000);
    f.predict.incore = &in;
    SAYS(&f,
         "The core limits this kernel: a chain of dependent operations that out-of-order execution "
         "cannot hide takes 96.0 cy/CL;");
}

/* Only the row's code shows what its ends take: 16 LUP are two iterations of 9 cy, and 32 cy of
 * start-up. */
static void names_what_the_ends_of_rows_take(void **state)
{
    (void)state;
    struct fixture f;
    const struct incore in = {
        .T_comp_cy_per_cl = 9,
        .T_RegL1_cy_per_cl = 8,
        .lup_per_iteration = 8,
        .n_instructions = 9,
        .row = {.known = true,
                .vectors_per_iteration = 1,
                .dispatch_width = 1,
                .startup_instructions = 32},
    };
    set_up(&f, "kahan-dot", (struct core_time){25, 8, 0}, 1, 0, 16);
    f.predict.incore = &in;
    f.predict.core = incore_core_time(&in);
    f.predict.options.rows = true;
    SAYS(&f, "computing takes 9.0 cy/CL, start-up and remainder of its rows 16.0 on top; all");
}

/* Data in L1, and no in-core time given. */
static void says_where_no_time_is_known(void **state)
{
    (void)state;
    struct fixture f;
    set_up(&f, "triad", (struct core_time){0, 0, 0}, 1, 0, 100);
    SAYS(&f, "No time is known: there is no in-core time, and no data are transferred. All arrays");
}

static void names_memory_where_cores_saturate_it(void **state)
{
    (void)state;
    struct fixture f;
    set_up(&f, "triad", (struct core_time){4, 6, 0}, 8, 0, 10000000);
    SAYS(&f, "Memory bandwidth limits this kernel: 40.0 B/LUP at 39.5", "It saturates at 3 cores");
}

/* If transfers overlap, memory may be all of a single core's time. */
static void names_a_single_core_that_saturates_memory(void **state)
{
    (void)state;
    struct fixture f;
    set_up(&f, "triad", (struct core_time){4, 6, 0}, 1, 0, 10000000);
    f.machine.registers_overlap = true;
    for (int i = 0; i < f.machine.n_caches; i++)
        f.machine.caches[i].overlaps = true;
    f.predict.options.literature = true; /* one core at the domain's bandwidth */
    SAYS(&f, "It saturates at 1 core of a NUMA domain");
}

static void blocking_brings_nothing_where_nothing_is_lost(void **state)
{
    (void)state;
    struct fixture f;
    set_up(&f, "2d-5pt", (struct core_time){9.5, 8, 0}, 1, 100000, 500);
    assert_false(block_of(&f).found);
    SAYS(&f, "2D layer condition holds in L1, L2 and L3; blocking does not help");
}

/*
 * Rows of 998 leave 102 updates after the iterations of 128, rows of 256 none: that is not reuse.
 */
static void ends_of_rows_are_not_a_reason_to_block(void **state)
{
    (void)state;
    struct fixture f;
    const struct incore in = {.lup_per_iteration = 128,
                              .n_instructions = 1,
                              .row = {.known = true, .vectors_per_iteration = 1}};
    set_up(&f, "2d-5pt", (struct core_time){9.5, 8, 0}, 1, 100000, 1000);
    f.predict.incore = &in;
    f.predict.core = (struct core_time){9.5, 8, 0};
    f.predict.options.rows = true;
    struct blocking_sweep sweep;
    struct blocking b;
    assert_true(blocking_sweep_make(&f.predict, f.sizes, &f.traffic, &f.point, &f.arena, &sweep));
    assert_true(blocking_with(&sweep, 1, 256, &f.arena, &b));
    assert_true(b.gain > 1.1);
    assert_false(block_of(&f).found);
    arena_free(&f.arena);
}

static void data_in_cache_need_no_memory(void **state)
{
    (void)state;
    struct fixture f;
    set_up(&f, "2d-5pt", (struct core_time){9.5, 8, 0}, 1, 100, 100);
    SAYS(&f, "Loads and stores in L1 limit this kernel: they take 8.0 of 14.0 cy/CL",
         "All arrays fit into L2", "Without memory traffic");
}

/* explanations.txt: explanations of some kernels, small and large. UPDATE=1 writes it. */
static void explanations_are_whole(void **state)
{
    (void)state;
    static const struct {
        const char *kernel;
        struct core_time core;
        int64_t outer, inner;
    } cases[] = {{"2d-5pt", {9.5, 8, 0}, 100, 100},       {"2d-5pt", {9.5, 8, 0}, 3000, 3000},
                 {"2d-5pt", {60, 8, 0}, 6000, 20000},     {"3d-7pt", {9.5, 14, 0}, 40, 40},
                 {"3d-7pt", {9.5, 8, 0}, 400, 400},       {"3d-7pt", {9.5, 8, 0}, 50, 1200},
                 {"3d-long-range", {34, 20, 0}, 60, 500}, {"triad", {4, 6, 0}, 0, 900},
                 {"triad", {4, 6, 0}, 0, 10000000},       {"matvec", {4, 8, 0}, 2000, 2000},
                 {"kahan-dot", {96, 8, 0}, 0, 100000},    {"uxx", {84, 38, 0}, 150, 150}};
    static const int cores[] = {1, 2, 8};
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        for (size_t c = 0; c < sizeof cores / sizeof *cores; c++) {
            struct fixture f;
            set_up(&f, cases[i].kernel, cases[i].core, cores[c], cases[i].outer, cases[i].inner);
            sb_addf(&out, "%s %lld %lld on %d: ", cases[i].kernel, (long long)cases[i].outer,
                    (long long)cases[i].inner, cores[c]);
            struct explanation said;
            explain_point(&f.explain, &f.arena, &said);
            sb_addf(&out, "%.*s  in short: %.*s | %.*s\n\n", STR_ARG(said.text),
                    STR_ARG(said.bottleneck), STR_ARG(said.advice));
            arena_free(&f.arena);
        }
    }
    assert_golden(EXPLANATIONS, sb_str(&out));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(advises_the_block_that_the_model_rewards),
        cmocka_unit_test(blocks_one_loop_of_a_cube),
        cmocka_unit_test(names_the_core_where_it_limits),
        cmocka_unit_test(names_the_chain_where_it_is_longer_than_the_ports),
        cmocka_unit_test(names_what_the_ends_of_rows_take),
        cmocka_unit_test(says_where_no_time_is_known),
        cmocka_unit_test(names_memory_where_cores_saturate_it),
        cmocka_unit_test(names_a_single_core_that_saturates_memory),
        cmocka_unit_test(blocking_brings_nothing_where_nothing_is_lost),
        cmocka_unit_test(ends_of_rows_are_not_a_reason_to_block),
        cmocka_unit_test(data_in_cache_need_no_memory),
        cmocka_unit_test(explanations_are_whole),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
