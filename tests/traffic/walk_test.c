#include "unit.h"

#include "collect/traffic/sim_slice.h"
#include "collect/traffic/sim_walk.h"
#include "sim_cases.h"

/* What is known of a walk before it is simulated. */

/* Set counts without a common divisor, accesses that do not move, steps backwards or by no power of
 * two, elements that cross lines: only the whole can be simulated. Over whole lines any step is
 * fine. */
static void uneven_simulations_are_not_cut(void **state)
{
    (void)state;
    static const struct {
        const char *source;
        uint64_t first_address;
        int64_t slices;
    } cases[] = {
        {TRIAD, 0, 8},
        {TRIAD, 8, 8},
        {TRIAD, 4, 1},
        {"double a[N][N]; double b[N][N];\n"
         "for (int j = 0; j < N; ++j) for (int i = 0; i < N; ++i) b[j][i] = a[i][j];\n",
         0, 1},
        {"double a[N][N]; double b[N][N];\n"
         "for (int j = 0; j < N; ++j) for (int i = 0; i < N; ++i) b[i][j] = a[i][j];\n",
         0, 8},
        {"double a[N]; double b[3*N];\nfor (int i = 0; i < N; ++i) a[i] = b[3*i];\n", 0, 1},
        {"double a[N]; double b[8*N];\nfor (int i = 0; i < N; ++i) a[i] = b[8*i];\n", 0, 8},
        {"double a[N]; double b[16*N];\nfor (int i = 0; i < N; ++i) a[i] = b[16*i];\n", 0, 1},
        {"double a[8*N]; double b[9*N];\nfor (int i = 0; i < N; ++i) a[8*i] = b[9*i];\n", 0, 8},
        {"double a[8*N]; double b[9*N];\nfor (int i = 0; i < N; ++i) a[8*i] = b[9*i];\n", 4, 1},
        {"double a[9*N]; double b[N];\nfor (int i = 0; i < N; ++i) a[9*i] = b[i];\n", 0, 1},
        {"double a[N]; double b[9*N];\nfor (int i = 0; i < N; ++i) a[i] = b[9*i];\n", 0, 1},
        {"double a[7*N]; double b[9*N];\nfor (int i = 0; i < N; ++i) a[7*i] = b[9*i];\n", 0, 1},
        {"double a[N]; double b[N];\nfor (int i = 0; i < N; ++i) a[i] = b[N-1-i];\n", 0, 1},
        {"double a[N]; double b[N];\n"
         "for (int j = 0; j < N; ++j) for (int i = 0; i < N; ++i) a[i] = b[j];\n",
         0, 8},
        {"double a[N]; double b[N];\n"
         "for (int j = 0; j < N; ++j) for (int i = 0; i < N; ++i) a[j] = b[j];\n",
         0, 1},
    };
    const struct hierarchy even = small();
    struct hierarchy odd = small();
    struct hierarchy combining = small();
    odd.levels[1].sets = 17;
    combining.levels[2].write_combining = true;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct kernel k;
        struct walk w;
        const int64_t sizes[KERNEL_MAX_SYMBOLS] = {100};
        const struct sim_options options = {.first_address = cases[i].first_address};
        parse(cases[i].source, &arena, &k);
        assert_true(walk_make(&k, sizes, 64, &options, &arena, &w, &err));
        assert_int_equal(slice_max(&w, &odd), 1);
        assert_int_equal(slice_max(&w, &combining), 1);
        if (slice_max(&w, &even) != cases[i].slices)
            fail_msg("%s: %ld", cases[i].source, (long)slice_max(&w, &even));
        arena_free(&arena);
    }
}

static int64_t reach_of(const char *source, int64_t n, const struct sim_options *options)
{
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    struct walk w;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    parse(source, &arena, &k);
    for (int i = 0; i < KERNEL_MAX_SYMBOLS; i++)
        sizes[i] = n;
    assert_true(walk_make(&k, sizes, 64, options, &arena, &w, &err));
    const int64_t reuse = walk_reach(&w);
    arena_free(&arena);
    return reuse;
}

static void accesses_tell_how_far_they_reach(void **state)
{
    (void)state;
    static const char rows[] = "double a[N]; double b[M][N];\n"
                               "for (int j = 0; j < M; ++j) for (int i = 0; i < N; ++i)\n"
                               "b[j][i] = a[i];\n";
    static const char transposed[] = "double a[N][N]; double b[N][N];\n"
                                     "for (int j = 0; j < N; ++j) for (int i = 0; i < N; ++i)\n"
                                     "b[j][i] = a[i][j];\n";
    static const char two_ways[] = "double a[2*N]; double b[N];\n"
                                   "for (int i = 0; i < N; ++i) b[i] = a[i] + a[2*i];\n";
    static const char in_place[] = "double a[2*N];\n"
                                   "for (int i = 0; i < N; ++i) a[i] = a[2*i];\n";
    const struct sim_options none = {0};
    const uint64_t addresses[] = {0, 800, 1600, 2400};
    /* the longest reuse, and at most a line and two rows more */
    assert_in_range(reach_of(STAR_3D, 100, &none), 2 * 98 * 98, 2 * 98 * 98 + 4 * 98);
    assert_in_range(reach_of(TRIAD, 100, &none), 0, 8 + 100);
    assert_in_range(reach_of(rows, 100, &none), 100, 300);
    assert_in_range(reach_of(transposed, 100, &none), 7 * 100, 10 * 100);
    assert_int_equal(reach_of(two_ways, 100, &none), -1);
    assert_int_equal(reach_of(in_place, 100, &none), -1);
    assert_int_equal(reach_of(TRIAD, 100, &(struct sim_options){.addresses = addresses}), -1);
}

static double touched_bytes(const char *source, int64_t n)
{
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    struct walk w;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    parse(source, &arena, &k);
    for (int i = 0; i < KERNEL_MAX_SYMBOLS; i++)
        sizes[i] = n;
    assert_true(walk_make(&k, sizes, 64, &(struct sim_options){0}, &arena, &w, &err));
    const double bytes = walk_touched_bytes(&w, &arena);
    arena_free(&arena);
    return bytes;
}

static void what_is_touched_is_counted(void **state)
{
    (void)state;
    static const struct {
        const char *source;
        double bytes; /* with sizes of 256 */
    } cases[] = {
        {TRIAD, 4 * 256 * 8},
        {STAR_2D, (256 + 254) * 256 * 8},
        {STAR_3D, (256 + 254) * 65536. * 8},
        {"double w[5][M][N]; double b[N];\n"
         "for (int j = 0; j < M; ++j) for (int i = 0; i < N; ++i) b[i] = w[3][j][i];\n",
         (256 + 1) * 256 * 8},
        /* every other row, from both ends */
        {"double a[M][N]; for (int j = 0; j < M; j += 2) for (int i = 0; i < N; ++i)\n"
         "a[j][i] = 1.0;\n",
         128 * 256 * 8},
        {"double a[M][N]; for (int j = 0; j < M - 1; j += 2) for (int i = 0; i < N; ++i)\n"
         "a[j][i] = a[j+1][N-1-i];\n",
         256 * 256 * 8},
        /* one element per row is one line of it */
        {"double a[M][N]; double b[M]; for (int j = 0; j < M; ++j) b[j] = a[j][0];\n",
         256 * 64 + 256 * 8},
        /* a diagonal extends over two sides, back and forth */
        {"double a[M+N]; double s; for (int j = 0; j < M; ++j) for (int i = 0; i < N; ++i)\n"
         "s += a[j+i];\n",
         2 * 256 * 8},
        {"double a[M][N]; double b[M][N]; for (int j = 0; j < M; ++j)\n"
         "for (int i = 0; i < N; ++i) b[j][i] = a[i][j];\n",
         2 * 65536 * 8},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_near(touched_bytes(cases[i].source, 256) / cases[i].bytes, 1, 0.05);
}

/*
 * With sizes of 256. A row of 256 elements is 255 strides and a line; pieces that begin at most a
 * line after the end of another are one. Accesses as many steps apart as they have iterations are
 * joined, and at most all between the first and the last byte counts, and the rest of a line.
 */
static void boxes_are_counted_exactly(void **state)
{
    (void)state;
    static const struct {
        const char *arrays, *nest;
        double bytes;
    } cases[] = {
        {"double a[N]", "for (int i=0; i<N; i++) s += a[i];", 255 * 8 + 64},
        {"double a[N]", "for (int i=0; i<N; i++) s += a[N-1-i];", 255 * 8 + 64},
        {"double a[N]", "for (int j=0; j<1; j++) for (int i=0; i<N; i++) s += a[j+i];",
         255 * 8 + 64},
        {"double a[16*N]", "for (int i=0; i<N; i++) s += a[9*i];", 255 * 72 + 64},
        {"double a[16*N]", "for (int i=0; i<N; i++) s += a[10*i];", 256 * 64},
        {"double a[M][4*N]", "for (int j=0; j<M; j++) for (int i=0; i<N; i++) s += a[j][i];",
         256 * (255 * 8 + 64)},
        {"double a[M][4*N]",
         "for (int j=0; j<M; j++) for (int i=0; i<N; i++) s += a[j][i] + a[j][i+32];",
         256 * (287 * 8 + 64)},
        {"double a[M][4*N]",
         "for (int j=0; j<M; j++) for (int i=0; i<N; i++) s += a[j][i+32] + a[j][i];",
         256 * (287 * 8 + 64)},
        {"double a[M][4*N]",
         "for (int j=0; j<M; j++) for (int i=0; i<N; i++) s += a[j][i] + a[j][i+256];",
         256 * (511 * 8 + 64)},
        {"double a[M][4*N]",
         "for (int j=0; j<M; j++) for (int i=0; i<N; i++) s += a[j][i+256] + a[j][i];",
         256 * (511 * 8 + 64)},
        {"double a[M][4*N]",
         "for (int j=0; j<M; j++) for (int i=0; i<N; i++) s += a[j][i] + a[j][i+257];",
         2 * 256 * (255 * 8 + 64)},
        {"double a[M][4*N]",
         "for (int j=0; j<M; j++) for (int i=0; i<N; i++) s += a[j][i+257] + a[j][i];",
         2 * 256 * (255 * 8 + 64)},
        {"double a[M+9][4*N]",
         "for (int j=0; j<M; j++) for (int i=0; i<N; i++) s += a[j][i] + a[j+9][i+1];",
         265 * (256 * 8 + 64)},
        {"double a[M+9][4*N]",
         "for (int j=0; j<M; j++) for (int i=0; i<N; i++) s += a[j+9][i+1] + a[j][i];",
         265 * (256 * 8 + 64)},
        /* the second one is nearer to the first one's next step, and before it */
        {"double a[M][4*N]",
         "for (int j=0; j<M; j++) for (int i=0; i<N; i++) s += a[j][2*i] + a[j][2*i+1];",
         256 * (256 * 16 + 64)},
        {"double a[M][32*N]",
         "for (int j=0; j<M; j++) for (int i=0; i<N; i++) s += a[j][32*i] + a[j][32*i+7];",
         65536 * 64},
        {"double a[M][32*N]",
         "for (int j=0; j<M; j++) for (int i=0; i<N; i++) s += a[j][32*i] + a[j][32*i+8];",
         2 * 65536 * 64},
        {"double a[3*N]", "for (int i=0; i<N; i++) s += a[i] + a[i+300];", 2 * (255 * 8 + 64)},
        {"double a[3*N]", "for (int i=0; i<N; i++) s += a[i] + a[i+260];", (260 + 256) * 8 + 64},
        {"double a[3*N], b[N]", "for (int i=0; i<N; i++) b[i] = a[i+300] + a[i];",
         3 * (255 * 8 + 64)},
        {"double a[2*N]", "for (int i=0; i<N; i++) s += a[i] + a[2*i];", 511 * 8 + 64},
        {"float a[N]; double b[N]", "for (int i=0; i<N; i++) b[i] = a[i];",
         255 * 4 + 64 + 255 * 8 + 64},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        const char *source =
            str_formatz(&arena, "%s; double s; %s", cases[i].arrays, cases[i].nest);
        const double got = touched_bytes(source, 256);
        if (got != cases[i].bytes)
            fail_msg("%s: %g instead of %g", cases[i].nest, got, cases[i].bytes);
        arena_free(&arena);
    }
}

/* How often 256 iterations of the innermost loop move on to another line, and whether all accesses
 * move alike. */
static void moves_to_lines_are_counted(void **state)
{
    (void)state;
    static const struct {
        const char *nest;
        double touches;
        bool alike;
    } cases[] = {
        {"for (int i=0; i<N; i++) a[i] = 1;", 32, true},
        {"for (int i=0; i<N; i++) a[N-i] = 1;", 32, true},
        {"for (int i=0; i<N; i++) s += a[i] + a[i+7];", 32, true},
        {"for (int i=0; i<N; i++) s += a[i+7] + a[i];", 32, true},
        {"for (int i=0; i<N; i++) s += a[i] + a[i+8];", 64, true},
        {"for (int i=0; i<N; i++) s += a[i] + a[i+8] + a[i+3];", 64, true},
        {"for (int i=0; i<N; i++) s += a[i] + a[2*i];", 32 + 64, false},
        {"for (int i=0; i<N; i++) s += a[7*i];", 224, true},
        {"for (int i=0; i<N; i++) s += a[8*i];", 256, true},
        {"for (int i=0; i<N; i++) s += a[9*i];", 256, true},
        {"for (int i=0; i<N; i++) f[i] = a[i];", 16 + 32, true},
        {"for (int i=0; i<N; i++) f[2*i] = a[i];", 32 + 32, false},
        {"for (int j=0; j<2; j++) for (int i=0; i<N; i++) s += a[i+4*j] + f[2*j+i];", 64 + 32,
         false},
        {"for (int j=0; j<2; j++) for (int i=0; i<N; i++) s += a[i];", 64, false},
        {"for (int j=0; j<2; j++) for (int i=0; i<N; i++) s += a[j];", 0, false},
        {"for (int j=0; j<1; j++) for (int i=0; i<N; i++) s += a[i];", 32, true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct kernel k;
        struct walk w;
        parse(str_formatz(&arena, "double a[9*N+9], s; float f[9*N]; %s", cases[i].nest), &arena,
              &k);
        assert_true(
            walk_make(&k, (int64_t[]){256}, 64, &(struct sim_options){0}, &arena, &w, &err));
        if (walk_touches(&w) != cases[i].touches || walk_alike(&w) != cases[i].alike)
            fail_msg("%s: %g, %d", cases[i].nest, walk_touches(&w), walk_alike(&w));
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(uneven_simulations_are_not_cut),
        cmocka_unit_test(accesses_tell_how_far_they_reach),
        cmocka_unit_test(what_is_touched_is_counted),
        cmocka_unit_test(boxes_are_counted_exactly),
        cmocka_unit_test(moves_to_lines_are_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
