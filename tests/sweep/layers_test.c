#include "unit.h"

#include "collect/sweep/layers.h"

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
    }
    return m;
}

struct fixture {
    struct arena arena;
    struct kernel kernel;
    struct layers layers;
};

static void set_up(struct fixture *f)
{
    struct err err = {0};
    const struct machine m = small_machine();
    *f = (struct fixture){0};
    assert_true(kernel_parse(str_of(star), "star.c", &f->arena, &f->kernel, &err));
    layers_find(&f->kernel, &m, &f->arena, &f->layers);
    assert_true(f->layers.known);
}

static void blocked(const struct fixture *f, int64_t size, const int64_t *blocks, int64_t *sizes)
{
    for (int s = 0; s < 3; s++)
        sizes[s] = size;
    layers_blocked_sizes(&f->layers, &f->kernel, blocks, sizes);
}

/* 100 x 100 x 100 in blocks of 10 x 10, each with a halo of 2: as many of 12 x 12 as there is room
 * for, one behind the other. What fitted into the caches still does, and what did not, does not. */
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

/* One loop alone: rows keep their length. */
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_arrays_stay_as_large),
        cmocka_unit_test(only_blocked_loops_are_cut),
        cmocka_unit_test(large_grids_share_a_block),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
