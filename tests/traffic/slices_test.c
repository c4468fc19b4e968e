#include "collect/traffic/sim_slice.h"

#include "collect/traffic/sim_walk.h"
#include "sim_cases.h"
#include "unit.h"

/* All slices of a simulation together count what the whole counts. */

static void add_slice(struct slice_counts *sum, const struct slice_counts *c)
{
    for (int l = 0; l < c->n_levels; l++) {
        sum->levels[l].hits += c->levels[l].hits;
        sum->levels[l].misses += c->levels[l].misses;
        sum->levels[l].evicts += c->levels[l].evicts;
        sum->levels[l].dirtied += c->levels[l].dirtied;
    }
    sum->memory_loads += c->memory_loads;
    sum->visits += c->visits;
    sum->visits_in_all += c->visits_in_all;
}

/* Some sweeps, by all n slices and by the whole simulation: the counts are equal. */
static void compare_slices(const char *source, int64_t size, const struct hierarchy *h,
                           const struct sim_options *options, int64_t n)
{
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    struct walk w;
    struct cachesim *sim;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    struct slice_counts sum = {0};
    parse(source, &arena, &k);
    for (int i = 0; i < KERNEL_MAX_SYMBOLS; i++)
        sizes[i] = size;
    assert_true(walk_make(&k, sizes, h->line_bytes, options, &arena, &w, &err));
    assert_in_range(slice_max(&w, h), n, 64);
    /* from within a row, over the sweep's end */
    const int64_t from = w.iterations / 3 + 5;
    for (int64_t rest = 0; rest < n; rest++) {
        struct slice *slice;
        assert_true(slice_make(&w, h, &options->cache, n, rest, &arena, &slice, &err));
        slice_run(slice, from, w.iterations, true);
        const struct slice_counts counts = slice_counts(slice);
        add_slice(&sum, &counts);
    }
    assert_true(cachesim_create(h, &options->cache, &arena, &sim, &err));
    walk_run(&w, sim, from, w.iterations);
    for (int l = 0; l < h->n_levels; l++) {
        const struct cachesim_counts c = cachesim_counts(sim, l);
        if (l > 0 || !options->by_line)
            assert_int_equal(sum.levels[l].hits, c.hit.count);
        assert_int_equal(sum.levels[l].misses, c.miss.count);
        assert_int_equal(sum.levels[l].evicts, c.evict.count);
        assert_int_equal(sum.levels[l].dirtied, c.dirtied);
    }
    assert_int_equal(sum.memory_loads, cachesim_counts(sim, h->n_levels).load.count);
    assert_int_equal(sum.visits * (uint64_t)n, sum.visits_in_all);
    arena_free(&arena);
}

/*
 * Ends of rows, streams that evict each other, two types, rows that begin anywhere in a line, an
 * access that does not move, a store before its loads: slices lose nothing and count nothing twice.
 */
static void slices_add_up_to_the_whole(void **state)
{
    (void)state;
    static const char standing[] =
        "double a[M][N]; float b[M][N]; double c[M];\n"
        "for (int j = 1; j < M; ++j) for (int i = 2; i < N - 1; ++i)\n"
        "b[j][i] = c[j-1] * a[j][i] + c[j] * (a[j-1][i-2] + a[j][i+1]) + b[j-1][i];\n";
    static const char wide[] = "double a[M][4*N]; double _Complex b[M][N];\n"
                               "for (int j = 0; j < M; ++j) for (int i = 0; i < N; i += 2)\n"
                               "b[j][i] = a[j][4*i] + a[j][4*i+1] + b[j][i];\n";
    static const char *const sources[] = {STAR_3D, STAR_VARIABLE, STAR_2D, TRIAD,
                                          MIXED,   standing,      wide};
    struct hierarchy hierarchies[] = {small(), small_victim(), small(), small_inclusive(), small()};
    for (int l = 0; l < 3; l++)
        hierarchies[2].levels[l].policy = l == 1 ? CACHE_MRU : CACHE_FIFO;
    hierarchies[4].levels[0].write_back = false;
    hierarchies[4].levels[0].write_allocate = false;
    for (size_t h = 0; h < sizeof hierarchies / sizeof *hierarchies; h++)
        for (size_t i = 0; i < sizeof sources / sizeof *sources; i++)
            for (int64_t size = 15; size <= 50; size += 35)
                for (int64_t n = 2; n <= 8; n *= 4) {
                    struct sim_options options = {
                        .by_line = size % 2 == 0 && i != 6,
                        .cache = {.store_renews = n == 8, .victims_merge = h == 1 && n == 8}};
                    compare_slices(sources[i], size, &hierarchies[h], &options, n);
                }
}

/* Rows across lines, with loops in the order of Fortran: an access stays in one slice, returns to
 * it again and again, or strides over parts of lines. */
static void rows_across_lines_are_cut(void **state)
{
    (void)state;
    static const char star[] =
        "float a[N][N][N]; float b[N][N][N];\n"
        "for (int i = 1; i < N - 1; ++i) for (int j = 1; j < N - 1; ++j)\n"
        "for (int k = 1; k < N - 1; ++k) b[k][j][i] = a[k-1][j][i] + a[k+1][j][i] + a[k][j-1][i]\n"
        "+ a[k][j+1][i] + a[k][j][i-1] + a[k][j][i+1];\n";
    const struct hierarchy hierarchies[] = {small(), small_victim()};
    for (size_t h = 0; h < sizeof hierarchies / sizeof *hierarchies; h++)
        for (int64_t n = 2; n <= 8; n *= 4)
            for (int64_t size = 32; size >= 27; size -= size == 32 ? 4 : 1) /* 28: 49 lines */
                compare_slices(
                    star, size, &hierarchies[h],
                    &(struct sim_options){.by_line = n == 8, .cache = {.victims_merge = n == 8}},
                    n);
}

/*
 * Rows are as long as L1 has sets, so that six lines meet in a set that keeps four. Two accesses
 * touch one of them in the same tick, which counts as one touch: five lines come after it, and the
 * next row finds it gone.
 */
static void a_line_is_touched_once_in_a_tick(void **state)
{
    (void)state;
    static const char twice[] =
        "double a[M][N]; double b[M][N]; double c[M][N]; double d[M][N]; double e[M][N];\n"
        "for (int j = 1; j < M; ++j) for (int i = 0; i < N - 32; ++i)\n"
        "e[j][i] = a[j-1][i] + a[j][i] + b[j][i] + c[j][i] + d[j][i] + a[j][i+1];\n";
    const struct hierarchy h = small();
    compare_slices(twice, 64, &h, &(struct sim_options){.by_line = true}, 2);
}

/* A box in three dimensions, plane by plane of the inner index as the generator writes it. */
static struct str box_source(int radius, struct arena *arena)
{
    struct sb out = {.arena = arena};
    sb_addf(&out, "float a[M][N][P]; float b[M][N][P]; float s;\n");
    for (int l = 0; l < 3; l++)
        sb_addf(&out, "for (long %c = %d; %c < %c - %d; ++%c)\n", "kji"[l], radius, "kji"[l],
                "MNP"[l], radius, "kji"[l]);
    sb_addz(&out, "b[k][j][i] = s * (0");
    for (int i = -radius; i <= radius; i++)
        for (int j = -radius; j <= radius; j++)
            for (int k = -radius; k <= radius; k++)
                sb_addf(&out, " + a[k%+d][j%+d][i%+d]", k, j, i);
    sb_addz(&out, ");\n");
    return sb_str(&out);
}

/* The largest box of the classification has 343 accesses, of which most share lines. */
static void large_boxes_are_cut(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct hierarchy h = haswell();
    for (int radius = 1; radius <= 3; radius += 2) {
        const char *source = str_cstr(&arena, box_source(radius, &arena));
        compare_slices(source, 20, &h, &(struct sim_options){.by_line = true}, 64);
    }
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(slices_add_up_to_the_whole),
        cmocka_unit_test(rows_across_lines_are_cut),
        cmocka_unit_test(a_line_is_touched_once_in_a_tick),
        cmocka_unit_test(large_boxes_are_cut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
