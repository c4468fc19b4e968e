#include "unit.h"

#include <stdio.h>

#include "collect/model/blocking.h"
#include "collect/sweep/layer_conditions.h"

static const char star[] = "double a[M][N][P];\ndouble b[M][N][P];\n"
                           "for (long k = 1; k < M - 1; ++k)\n"
                           "  for (long j = 1; j < N - 1; ++j)\n"
                           "    for (long i = 1; i < P - 1; ++i)\n"
                           "      b[k][j][i] = a[k-1][j][i] + a[k+1][j][i] + a[k][j-1][i];\n";

/* L1 32 KiB, L2 256 KiB, L3 8 MiB. */
static struct machine small_machine(void)
{
    struct machine m = {.line_bytes = 64, .n_caches = 3};
    const uint64_t sets[] = {64, 512, 8192};
    const uint32_t ways[] = {8, 8, 16};
    for (int i = 0; i < 3; i++) {
        m.caches[i].cache.sets = sets[i];
        m.caches[i].cache.ways = ways[i];
        m.caches[i].cores_per_group = 1;
        snprintf(m.caches[i].cache.name, sizeof m.caches[i].cache.name, "L%c", '1' + i);
    }
    return m;
}

struct fixture {
    struct arena arena;
    struct kernel kernel;
    struct layers layers;
};

static void set_up_for(struct fixture *f, const char *source)
{
    struct err err = {0};
    const struct machine m = small_machine();
    *f = (struct fixture){0};
    assert_true(kernel_parse(str_of(source), "star.c", &f->arena, &f->kernel, &err));
    layers_find(&f->kernel, &m, &f->arena, &f->layers);
    assert_true(f->layers.known);
}

static void set_up(struct fixture *f)
{
    set_up_for(f, star);
}

static void blocked(const struct fixture *f, int64_t size, const int64_t *blocks, int64_t *sizes)
{
    for (int s = 0; s < 3; s++)
        sizes[s] = size;
    blocking_sizes(&f->layers.split.kernel, &f->layers.hierarchy, blocks, sizes);
}

/* 100 x 100 x 100 in blocks of 10 x 10, each with a halo of 2: as many of 12 x 12 as fit, one after
 * the other. What fitted in the caches still does, and what did not, does not. */
static void the_arrays_stay_as_large(void **state)
{
    (void)state;
    struct fixture f;
    int64_t sizes[KERNEL_MAX_SYMBOLS] = {0};
    const int64_t blocks[KERNEL_MAX_LOOPS] = {98, 10, 10};
    set_up(&f);
    blocked(&f, 100, blocks, sizes);
    assert_int_equal(sizes[1], 12);
    assert_int_equal(sizes[2], 12);
    assert_int_equal(sizes[0], 100 * 100 * 100 / (12 * 12));
    arena_free(&f.arena);
}

/* With a single loop, rows keep their length. */
static void only_blocked_loops_are_cut(void **state)
{
    (void)state;
    struct fixture f;
    int64_t sizes[KERNEL_MAX_SYMBOLS] = {0};
    const int64_t blocks[KERNEL_MAX_LOOPS] = {0, 48, 0};
    set_up(&f);
    blocked(&f, 100, blocks, sizes);
    assert_int_equal(sizes[0], 200);
    assert_int_equal(sizes[1], 50);
    assert_int_equal(sizes[2], 100);
    arena_free(&f.arena);
}

/* Far beyond the caches the same block is the same prediction, however large the grid. */
static void large_grids_share_a_block(void **state)
{
    (void)state;
    struct fixture f;
    int64_t sizes[KERNEL_MAX_SYMBOLS] = {0};
    int64_t larger[KERNEL_MAX_SYMBOLS] = {0};
    const int64_t blocks[KERNEL_MAX_LOOPS] = {0, 30, 30};
    set_up(&f);
    blocked(&f, 700, blocks, sizes);
    blocked(&f, 900, blocks, larger);
    assert_memory_equal(sizes, larger, sizeof sizes);
    /* 8 times the 8.28 MiB of all caches, in planes of 32 x 32 x 16 bytes. */
    assert_int_equal(sizes[0], 8 * (8192 * 16 + 512 * 8 + 64 * 8) * 64 / (32 * 32 * 16));
    arena_free(&f.arena);
}

/* L2 is 256 KiB, 32768 doubles. The star reads three planes of a and one row ahead: the condition
 * is 2*N*P elements of a plus as many of b as are touched meanwhile, 4*N*P - P <= 32768. */
static void square_blocks(void **state)
{
    (void)state;
    struct fixture f;
    int64_t blocks[KERNEL_MAX_LOOPS] = {0};
    set_up(&f);
    assert_true(layers_block(&f.layers, "L2", 2, (int64_t[]){200, 200, 200}, blocks));
    assert_int_equal(blocks[0], 198);
    assert_int_equal(blocks[1], 90 - 2); /* 2*90*90 + 90 = 16290, 91: 16653 */
    assert_int_equal(blocks[2], 90 - 2);
    assert_true(layers_block(&f.layers, "L2", 1, (int64_t[]){200, 200, 200}, blocks));
    assert_int_equal(blocks[0], 0);
    assert_int_equal(blocks[1], 40 - 2); /* 2*40*200 + 200 = 16200 */
    assert_int_equal(blocks[2], 0);
    assert_false(layers_block(&f.layers, "L2", 2, (int64_t[]){200, 90, 90}, blocks));
    arena_free(&f.arena);
}

/*
 * A dimension that is narrower than the square block is not blocked; the other one gets the rest.
 */
static void blocks_of_unequal_sizes(void **state)
{
    (void)state;
    struct fixture f;
    int64_t blocks[KERNEL_MAX_LOOPS] = {0};
    set_up(&f);
    assert_true(layers_block(&f.layers, "L2", 2, (int64_t[]){100, 50, 1000}, blocks));
    assert_int_equal(blocks[1], 48);
    assert_int_equal(blocks[2], 162 - 2); /* 2*50*162 + 162 = 16362 */
    assert_true(layers_block(&f.layers, "L2", 2, (int64_t[]){100, 1000, 50}, blocks));
    assert_int_equal(blocks[1], 163 - 2); /* 2*163*50 + 50 = 16350 */
    assert_int_equal(blocks[2], 48);
    assert_true(layers_block(&f.layers, "L2", 2, (int64_t[]){10, 100, 100}, blocks));
    assert_int_equal(blocks[0], 8);
    assert_int_equal(blocks[1], 88);
    arena_free(&f.arena);
}

/* One symbol for two dimensions: a block cuts only one of them, as with two symbols. */
static void one_symbol_for_two_dimensions(void **state)
{
    (void)state;
    static const char square[] = "double a[M][N][N];\ndouble b[M][N][N];\n"
                                 "for (long k = 1; k < M - 1; ++k)\n"
                                 "  for (long j = 1; j < N - 1; ++j)\n"
                                 "    for (long i = 1; i < N - 1; ++i)\n"
                                 "      b[k][j][i] = a[k-1][j][i] + a[k+1][j][i] + a[k][j-1][i];\n";
    struct fixture one;
    struct fixture two;
    set_up_for(&one, square);
    set_up(&two);
    assert_int_equal(one.layers.split.kernel.n_symbols, 3);
    for (int mode = 1; mode <= 2; mode++) {
        int64_t blocks[2][KERNEL_MAX_LOOPS] = {{0}};
        int64_t sizes[2][KERNEL_MAX_SYMBOLS] = {{0}};
        assert_true(layers_block(&one.layers, "L2", mode, (int64_t[]){100, 200}, blocks[0]));
        assert_true(layers_block(&two.layers, "L2", mode, (int64_t[]){100, 200, 200}, blocks[1]));
        assert_memory_equal(blocks[0], blocks[1], sizeof blocks[0]);
        kernel_split_sizes(&one.layers.split, (int64_t[]){100, 200}, sizes[0]);
        kernel_split_sizes(&two.layers.split, (int64_t[]){100, 200, 200}, sizes[1]);
        blocking_sizes(&one.layers.split.kernel, &one.layers.hierarchy, blocks[0], sizes[0]);
        blocking_sizes(&two.layers.split.kernel, &two.layers.hierarchy, blocks[1], sizes[1]);
        assert_memory_equal(sizes[0], sizes[1], sizeof sizes[0]);
    }
    arena_free(&one.arena);
    arena_free(&two.arena);
}

/*
 * A dimension of fixed length does not prevent blocking the others, but cannot be blocked itself.
 */
static void dimensions_of_fixed_length(void **state)
{
    (void)state;
    static const char outer[] = "double a[40][N][P];\ndouble b[40][N][P];\n"
                                "for (long k = 1; k < 39; ++k)\n"
                                "  for (long j = 1; j < N - 1; ++j)\n"
                                "    for (long i = 1; i < P - 1; ++i)\n"
                                "      b[k][j][i] = a[k-1][j][i] + a[k+1][j][i] + a[k][j-1][i];\n";
    static const char inner[] = "double a[M][N][40];\ndouble b[M][N][40];\n"
                                "for (long k = 1; k < M - 1; ++k)\n"
                                "  for (long j = 1; j < N - 1; ++j)\n"
                                "    for (long i = 1; i < 39; ++i)\n"
                                "      b[k][j][i] = a[k-1][j][i] + a[k+1][j][i] + a[k][j-1][i];\n";
    struct fixture f;
    int64_t blocks[KERNEL_MAX_LOOPS] = {0};
    set_up_for(&f, outer);
    assert_true(layers_block(&f.layers, "L2", 1, (int64_t[]){200, 200}, blocks));
    assert_int_equal(blocks[1], 40 - 2); /* as in square_blocks */
    assert_true(layers_block(&f.layers, "L2", 2, (int64_t[]){200, 200}, blocks));
    assert_int_equal(blocks[2], 90 - 2);
    arena_free(&f.arena);
    set_up_for(&f, inner);
    assert_true(layers_block(&f.layers, "L2", 1, (int64_t[]){400, 4000}, blocks));
    assert_false(layers_block(&f.layers, "L2", 2, (int64_t[]){400, 4000}, blocks));
    arena_free(&f.arena);
}

/* Rows and columns of one array have one size: neither can be blocked alone. */
static void tied_dimensions_are_not_cut(void **state)
{
    (void)state;
    static const char tied[] = "double a[N][N];\ndouble b[M][N][N];\n"
                               "for (long k = 1; k < M - 1; ++k)\n"
                               "  for (long j = 1; j < N - 1; ++j)\n"
                               "    for (long i = 1; i < N - 1; ++i)\n"
                               "      b[k][j][i] = b[k-1][j][i] + a[j][i] + a[i][j];\n";
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    struct kernel_split split;
    assert_true(kernel_parse(str_of(tied), "tied.c", &arena, &k, &err));
    kernel_split(&k, &arena, &split);
    assert_int_equal(split.kernel.n_symbols, 2);
    arena_free(&arena);
}

/* With symbols of its own in the kernel that is blocked, and without. */
static void a_kernel_that_is_refused_has_no_conditions(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "double a[N];\nfor (int i = 0; i < N; i++)\n    a[i * 2000000] = 0;\n",
        "double a[N][N];\nfor (int j = 0; j < N; j++)\n    for (int i = 0; i < N; i++)\n"
        "        a[j][i * 2000000] = 0;\n"};
    for (int t = 0; t < 2; t++) {
        struct arena arena = {0};
        struct err err = {0};
        struct kernel k;
        struct layers layers;
        const struct machine m = small_machine();
        const struct set_sizes wanted = {0};
        int64_t blocks[KERNEL_MAX_LOOPS];
        assert_true(kernel_parse(str_of(texts[t]), "wide.c", &arena, &k, &err));
        layers_find(&k, &m, &arena, &layers);
        assert_int_equal(layers.split.kernel.n_symbols, 1 + t);
        assert_false(layers.known);
        assert_int_equal(layers_table(&layers, &arena).len, 0);
        assert_int_equal(layers_largest_size(&layers, &k, &wanted), 0);
        assert_false(layers_block(&layers, "L2", 1, (int64_t[]){100}, blocks));
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_arrays_stay_as_large),
        cmocka_unit_test(only_blocked_loops_are_cut),
        cmocka_unit_test(large_grids_share_a_block),
        cmocka_unit_test(square_blocks),
        cmocka_unit_test(blocks_of_unequal_sizes),
        cmocka_unit_test(one_symbol_for_two_dimensions),
        cmocka_unit_test(dimensions_of_fixed_length),
        cmocka_unit_test(tied_dimensions_are_not_cut),
        cmocka_unit_test(a_kernel_that_is_refused_has_no_conditions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
