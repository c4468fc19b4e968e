#include "unit.h"

#include "collect/sweep/sizes.h"
#include "golden.h"

static const char star[] = "double a[M][N][P];\ndouble b[M][N][P];\ndouble c0;\n"
                           "for (long k = 1; k < M - 1; ++k) {\n"
                           "  for (long j = 1; j < N - 1; ++j) {\n"
                           "    for (long i = 1; i < P - 1; ++i) {\n"
                           "      b[k][j][i] = c0 * (a[k][j][i] + a[k-1][j][i] + a[k+1][j][i]);\n"
                           "    }\n  }\n}\n";

/* L1 32 KiB, L2 256 KiB, L3 8 MiB. */
static struct machine small_machine(double memory_bytes)
{
    struct machine m = {.line_bytes = 64,
                        .n_caches = 3,
                        .cores_per_socket = 1,
                        .cores_per_numa_domain = 1,
                        .memory_bytes_per_numa_domain = memory_bytes};
    const uint64_t sets[] = {64, 512, 8192};
    const uint32_t ways[] = {8, 8, 16};
    for (int i = 0; i < 3; i++) {
        m.caches[i].cache.sets = sets[i];
        m.caches[i].cache.ways = ways[i];
        m.caches[i].cores_per_group = 1;
    }
    return m;
}

static struct size_list choose(struct arena *arena, const struct set_sizes *wanted,
                               double memory_bytes, bool expect)
{
    struct err err = {0};
    struct kernel kernel;
    struct size_list sizes;
    const struct machine m = small_machine(memory_bytes);
    assert_true(kernel_parse(str_of(star), "star.c", arena, &kernel, &err));
    assert_int_equal(sizes_choose(&kernel, &m, wanted, 0, arena, &sizes, &err), expect);
    for (size_t i = 1; i < sizes.count; i++)
        assert_true(sizes.items[i] > sizes.items[i - 1]);
    return sizes;
}

static void from_half_of_l1_to_four_times_l3(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct set_sizes wanted = {.scale = SET_SCALE_LOG, .count = 10, .cache_factor = 4};
    const struct size_list sizes = choose(&arena, &wanted, 64e9, true);
    assert_int_equal(sizes.count, 10);
    /* 2 arrays: 16 N^3 <= 16384 and >= 4 * 8 MiB. */
    assert_int_equal(sizes.items[0], 10);
    const double last = (double)sizes.items[9];
    assert_true(16 * last * last * last >= 4.0 * 8 * 1024 * 1024);
    assert_false(sizes.reduced);
    arena_free(&arena);
}

/* 10, 20, … would be 100 sizes; at most 26 of them are 10, 50, … */
static void a_step_grows_to_the_most_sizes(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct set_sizes wanted = {
        .scale = SET_SCALE_LINEAR, .first = 10, .last = 1000, .step = 10, .max_count = 100};
    assert_int_equal(choose(&arena, &wanted, 64e9, true).count, 100);
    wanted.max_count = 26;
    const struct size_list sizes = choose(&arena, &wanted, 64e9, true);
    assert_int_equal(sizes.count, 25);
    assert_int_equal(sizes.items[1], 50);
    wanted.max_count = 1;
    assert_in_range(choose(&arena, &wanted, 64e9, true).count, 1, 1);
    arena_free(&arena);
}

static void memory_limits_the_largest(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct set_sizes wanted = {
        .scale = SET_SCALE_LINEAR, .first = 10, .last = 1020, .step = 10};
    assert_int_equal(choose(&arena, &wanted, 64e9, true).count, 102);
    /* 80 % of 2e9 bytes hold 16 * 464^3. */
    const struct size_list few = choose(&arena, &wanted, 2e9, true);
    assert_true(few.reduced);
    assert_int_equal(few.items[few.count - 1], 460);
    arena_free(&arena);
}

/* M is always 100, P twice the grid size: the limit of memory follows. */
static void symbols_have_sizes_of_their_own(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct kernel kernel;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    const struct set_sizes wanted = {
        .scale = SET_SCALE_LINEAR,
        .first = 10,
        .last = 5000,
        .step = 10,
        .n_symbols = 2,
        .symbols = {{.name = "M", .size = 100}, {.name = "P", .factor = 2}}};
    assert_true(kernel_parse(str_of(star), "star.c", &arena, &kernel, &err));
    sizes_fill(&kernel, &wanted, 40, sizes);
    assert_int_equal(sizes[0], 100);
    assert_int_equal(sizes[1], 40);
    assert_int_equal(sizes[2], 80);
    /* 80 % of 2e9 bytes hold 16 * 100 * 707 * 1414. */
    const struct size_list some = choose(&arena, &wanted, 2e9, true);
    assert_true(some.reduced);
    assert_int_equal(some.items[some.count - 1], 700);
    arena_free(&arena);
}

static void a_symbol_that_is_not_there_is_an_error(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct set_sizes wanted = {.scale = SET_SCALE_LINEAR,
                                     .last = 50,
                                     .count = 3,
                                     .n_symbols = 1,
                                     .symbols = {{.name = "Q", .size = 100}}};
    choose(&arena, &wanted, 64e9, false);
    arena_free(&arena);
}

static void a_list_is_taken_as_it_is(void **state)
{
    (void)state;
    struct arena arena = {0};
    static const int64_t list[] = {2, 33, 64, 64, 500};
    const struct set_sizes wanted = {.cache_factor = 4, .n_list = 5, .list = list};
    const struct size_list sizes = choose(&arena, &wanted, 1e9, true);
    assert_int_equal(sizes.count, 2); /* 2 has no inner points, 500 does not fit */
    assert_int_equal(sizes.items[0], 33);
    assert_int_equal(sizes.items[1], 64);
    assert_true(sizes.reduced);
    arena_free(&arena);
}

static void all_fixed_is_one_size(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct set_sizes wanted = {.count = 24,
                                     .cache_factor = 4,
                                     .n_symbols = 3,
                                     .symbols = {{.name = "M", .size = 20},
                                                 {.name = "N", .size = 40},
                                                 {.name = "P", .size = 30}}};
    const struct size_list sizes = choose(&arena, &wanted, 64e9, true);
    assert_int_equal(sizes.count, 1);
    assert_int_equal(sizes.items[0], 40);
    arena_free(&arena);
}

static void impossible_sizes_are_an_error(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct set_sizes wanted = {.scale = SET_SCALE_LINEAR, .last = 2, .count = 3};
    choose(&arena, &wanted, 64e9, false);
    arena_free(&arena);
}

static const char row[] = "double a[N];\ndouble b[N];\n"
                          "for (long i = 3; i < N - 3; ++i)\n  b[i] = a[i-3] + a[i+3];\n";

static void add_sizes(const char *source, const struct set_sizes *wanted, double memory_bytes,
                      int64_t condition_size, struct sb *out)
{
    struct err err = {0};
    struct kernel kernel;
    struct size_list sizes;
    const struct machine m = small_machine(memory_bytes);
    assert_true(kernel_parse(str_of(source), "k.c", out->arena, &kernel, &err));
    if (!sizes_choose(&kernel, &m, wanted, condition_size, out->arena, &sizes, &err)) {
        err_format(&err, out);
        return;
    }
    sb_addf(out, "%zu%s, %lld fit:", sizes.count, sizes.reduced ? " reduced" : "",
            (long long)sizes.fits);
    for (size_t i = 0; i < sizes.count; i++)
        sb_addf(out, " %lld", (long long)sizes.items[i]);
    sb_addc(out, '\n');
}

/* sizes.txt: the sizes of each set for two kernels and three memory sizes. UPDATE=1 writes it. */
static void sets_choose_their_sizes(void **state)
{
    (void)state;
    static const int64_t list[] = {3, 7, 95, 333, 90000};
    static const struct set_sizes sets[] = {
        {.scale = SET_SCALE_LOG, .count = 7, .cache_factor = 4},
        {.scale = SET_SCALE_LOG, .count = 2, .cache_factor = 0.01, .first = 5},
        {.scale = SET_SCALE_LOG, .count = 5, .layer_condition_factor = 1.5},
        {.scale = SET_SCALE_LOG, .count = 5, .layer_condition_factor = 1.5, .cache_factor = 0.5},
        {.scale = SET_SCALE_LOG, .count = 1, .last = 200},
        {.scale = SET_SCALE_LINEAR, .count = 6, .first = 90, .last = 101},
        {.scale = SET_SCALE_LINEAR, .count = 4, .first = 300, .last = 200},
        {.scale = SET_SCALE_LINEAR, .count = 9, .last = 2},
        {.scale = SET_SCALE_LINEAR, .first = 50, .last = 1000, .step = 50, .max_count = 20},
        {.scale = SET_SCALE_LINEAR, .first = 50, .last = 1000, .step = 50, .max_count = 19},
        {.scale = SET_SCALE_LINEAR, .first = 50, .last = 1000, .step = 50, .max_count = 2},
        {.scale = SET_SCALE_LINEAR, .last = 400, .step = 97},
        {.n_list = 5, .list = list},
        {.n_list = 1, .list = list},
        {.scale = SET_SCALE_LOG,
         .count = 3,
         .last = 500,
         .n_symbols = 1,
         .symbols = {{.name = "N", .factor = 0.3}}},
        {.n_symbols = 1, .symbols = {{.name = "N", .size = 50}}, .count = 3, .last = 9},
    };
    static const double memories[] = {0, 3e6, 2e9};
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
        sb_addf(&out, "set %zu\n", i);
        for (size_t m = 0; m < sizeof memories / sizeof *memories; m++) {
            add_sizes(row, &sets[i], memories[m], 0, &out);
            add_sizes(star, &sets[i], memories[m], 77, &out);
        }
    }
    assert_golden(SIZES, sb_str(&out));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(from_half_of_l1_to_four_times_l3),
        cmocka_unit_test(a_step_grows_to_the_most_sizes),
        cmocka_unit_test(memory_limits_the_largest),
        cmocka_unit_test(symbols_have_sizes_of_their_own),
        cmocka_unit_test(a_symbol_that_is_not_there_is_an_error),
        cmocka_unit_test(a_list_is_taken_as_it_is),
        cmocka_unit_test(all_fixed_is_one_size),
        cmocka_unit_test(impossible_sizes_are_an_error),
        cmocka_unit_test(sets_choose_their_sizes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
