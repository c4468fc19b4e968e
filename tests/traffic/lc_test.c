#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "collect/traffic/lc.h"
#include "collect/traffic/sim.h"

/* L1 and L2 of a Sandy Bridge EP, and its L3 of 20 MiB. */
static const struct hierarchy sandy_bridge = {
    .line_bytes = 64,
    .n_levels = 3,
    .levels = {{.name = "L1", .sets = 64, .ways = 8, .write_allocate = true, .load_from = 1},
               {.name = "L2", .sets = 512, .ways = 8, .write_allocate = true, .load_from = 2},
               {.name = "L3", .sets = 20480, .ways = 16, .write_allocate = true, .load_from = 3}},
};

struct fixture {
    struct arena arena;
    struct err err;
    struct kernel kernel;
    struct lc_analysis lc;
};

static void analyse(struct fixture *f, const char *source)
{
    *f = (struct fixture){0};
    if (!kernel_parse(str_of(source), "test.c", &f->arena, &f->kernel, &f->err) ||
        !lc_analyse(&f->kernel, 64, &f->arena, &f->lc, &f->err))
        fail_msg("%s: %s", source, f->err.text);
}

static void traffic_of(struct fixture *f, const int64_t *sizes, const struct hierarchy *h,
                       double safety, struct traffic *out)
{
    if (!lc_traffic(&f->lc, sizes, h, safety, out, &f->err))
        fail_msg("%s", f->err.text);
}

static void assert_level(const struct traffic *t, int level, double hits, double misses,
                         double evicts)
{
    const struct level_traffic *l = &t->levels[level];
    if (l->hits != hits || l->misses != misses || l->evicts != evicts)
        fail_msg("L%d: %g %g %g instead of %g %g %g", level + 1, l->hits, l->misses, l->evicts,
                 hits, misses, evicts);
}

static void assert_near(double value, double expected, double within)
{
    if (!(fabs(value - expected) <= within))
        fail_msg("%g instead of %g", value, expected);
}

#define LOOPS_3D(r)                                                                                \
    "for (int k = " #r "; k < M - " #r "; k++) for (int j = " #r "; j < N - " #r "; j++)"          \
    " for (int i = " #r "; i < N - " #r "; i++) "

static const char star_2d[] =
    "double a[M][N], b[M][N], c0, c1;\n"
    "for (int j = 1; j < M - 1; j++) for (int i = 1; i < N - 1; i++)\n"
    "b[j][i] = c0 * a[j][i] + c1 * (a[j][i-1] + a[j][i+1] + a[j-1][i] + a[j+1][i]);";
static const char star_3d[] = "double a[M][N][N], b[M][N][N], s;\n" LOOPS_3D(
    1) "b[k][j][i] = (a[k][j][i-1] + a[k][j][i+1] + a[k-1][j][i] + a[k+1][j][i] + a[k][j-1][i]"
       " + a[k][j+1][i]) * s;";
static const char uxx[] =
    "double u1[M][N][N], d1[M][N][N], xx[M][N][N], xy[M][N][N], xz[M][N][N], c1, c2, d, "
    "dth;\n" LOOPS_3D(
        2) "{ d = 0.25*(d1[k][j][i] + d1[k][j-1][i] + d1[k-1][j][i] + d1[k-1][j-1][i]);\n"
           "u1[k][j][i] = u1[k][j][i] + (dth/d)*(c1*(xx[k][j][i] - xx[k][j][i-1])"
           " + c2*(xx[k][j][i+1] - xx[k][j][i-2]) + c1*(-xy[k][j-1][i])"
           " + c2*(xy[k][j+1][i] - xy[k][j-2][i]) + c1*(xz[k][j][i] - xz[k-1][j][i])"
           " + c2*(xz[k+1][j][i] - xz[k-2][j][i])); }";
static const char daxpy[] = "double a[N], b[N], s;\nfor (int i = 0; i < N; i++) a[i] += s * b[i];";
static const char triad[] =
    "double a[N], b[N], c[N], d[N];\nfor (int i = 0; i < N; i++) a[i] = b[i] + c[i] * d[i];";

/*
 * Rows of kerncraft_lc.csv (Kerncraft 0.8.17, layer conditions, SandyBridgeEP_E5-2680, one core):
 * hits, misses, evicts of L1, L2, L3 and the condition met in L2 (`True` there is `always` here).
 * uxx leaves out xy[k][j][i], as Kerncraft's file does.
 */
static const struct {
    const char *source;
    int64_t n;
    double lines[3][3];
    const char *l2_condition;
} kerncraft[] = {
    {star_2d, 50, {{4, 2, 1}, {6, 0, 0}, {6, 0, 0}}, "M*N < 16384"},
    {star_2d, 500, {{4, 2, 1}, {4, 2, 1}, {6, 0, 0}}, "2*N <= 16385"},
    {star_2d, 2000, {{2, 4, 1}, {4, 2, 1}, {4, 2, 1}}, "2*N <= 16385"},
    {star_2d, 20000, {{2, 4, 1}, {2, 4, 1}, {4, 2, 1}}, "always"},
    {star_3d, 20, {{5, 2, 1}, {7, 0, 0}, {7, 0, 0}}, "M*N**2 < 16384"},
    {star_3d, 50, {{3, 4, 1}, {5, 2, 1}, {7, 0, 0}}, "2*N**2 - N <= 16384"},
    {star_3d, 400, {{3, 4, 1}, {3, 4, 1}, {5, 2, 1}}, "N <= 5462"},
    {star_3d, 1000, {{1, 6, 1}, {3, 4, 1}, {3, 4, 1}}, "N <= 5462"},
    {daxpy, 1000, {{3, 0, 0}, {3, 0, 0}, {3, 0, 0}}, "N < 16384"},
    {daxpy, 30000, {{1, 2, 1}, {1, 2, 1}, {3, 0, 0}}, "always"},
    {triad, 3000, {{0, 4, 1}, {4, 0, 0}, {4, 0, 0}}, "N < 8192"},
    {triad, 10000000, {{0, 4, 1}, {0, 4, 1}, {0, 4, 1}}, ""},
    {uxx, 50, {{8, 9, 1}, {12, 5, 1}, {17, 0, 0}}, "9*N**2 + 4*N <= 32765"},
};

static void kerncrafts_points(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof kerncraft / sizeof *kerncraft; i++) {
        struct fixture f;
        struct traffic t;
        analyse(&f, kerncraft[i].source);
        traffic_of(&f, (int64_t[]){kerncraft[i].n, kerncraft[i].n}, &sandy_bridge, 1, &t);
        assert_int_equal(t.n_levels, 3);
        for (int l = 0; l < 3; l++)
            assert_level(&t, l, kerncraft[i].lines[l][0], kerncraft[i].lines[l][1],
                         kerncraft[i].lines[l][2]);
        assert_string_equal(t.condition[1], kerncraft[i].l2_condition);
        arena_free(&f.arena);
    }
}

/* "M*N**2 < 2048", not <=: arrays as large as the cache leave no room for anything else. */
static void arrays_that_fill_a_cache_miss(void **state)
{
    (void)state;
    struct fixture f;
    struct traffic t;
    analyse(&f, triad);
    traffic_of(&f, (int64_t[]){1023}, &sandy_bridge, 1, &t);
    assert_level(&t, 0, 4, 0, 0);
    traffic_of(&f, (int64_t[]){1024}, &sandy_bridge, 1, &t); /* 4 times 8192 bytes in 32768 */
    assert_level(&t, 0, 0, 4, 1);
    assert_level(&t, 1, 4, 0, 0);
    arena_free(&f.arena);
}

/* From kerncraft_lc_symbolic.csv, kernels 3d-7pt and triad on SandyBridgeEP_E5-2680. */
static void the_listing(void **state)
{
    (void)state;
    static const struct {
        const char *source;
        int index;
        int level;
        const char *dims, *text;
        int64_t max_size;
        double lines[3];
    } rows[] = {
        {star_3d, 0, 0, "all", "M*N**2 < 2048", 12, {7, 0, 0}},
        {star_3d, 1, 0, "3D", "2*N**2 - N <= 2048", 32, {5, 2, 1}},
        {star_3d, 2, 0, "2D", "3*N <= 2050", 683, {3, 4, 1}},
        {star_3d, 3, 0, "1D", "always", -1, {1, 6, 1}},
        {star_3d, 6, 1, "2D", "N <= 5462", 5462, {3, 4, 1}},
        {star_3d, 11, 2, "1D", "always", -1, {1, 6, 1}},
        {triad, 0, 0, "all", "N < 1024", 1023, {4, 0, 0}},
        {triad, 1, 0, "1D", "otherwise", -1, {0, 4, 1}},
        {triad, 5, 2, "1D", "otherwise", -1, {0, 4, 1}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct fixture f;
        struct lc_listing listing;
        analyse(&f, rows[i].source);
        lc_list(&f.lc, &sandy_bridge, 1, &f.arena, &listing);
        assert_in_range(rows[i].index, 0, listing.count - 1);
        const struct lc_condition *c = &listing.items[rows[i].index];
        assert_int_equal(c->level, rows[i].level);
        assert_string_equal(lc_dims_name(c->dims), rows[i].dims);
        assert_string_equal(str_cstr(&f.arena, c->text), rows[i].text);
        assert_int_equal(c->max_size, rows[i].max_size);
        assert_true(c->hits == rows[i].lines[0] && c->misses == rows[i].lines[1] &&
                    c->evicts == rows[i].lines[2]);
        arena_free(&f.arena);
    }
}

static const char *list_of(struct fixture *f, const char *source)
{
    struct lc_listing listing;
    analyse(f, source);
    struct sb out = {.arena = &f->arena};
    lc_list(&f->lc, &sandy_bridge, 1, &f->arena, &listing);
    for (int i = 0; i < listing.count; i++)
        sb_addf(&out, "%.*s\n", STR_ARG(listing.items[i].text));
    return sb_cstr(&out);
}

/* One subscript for several loops says the same as one for each. */
static void linear_subscripts_have_the_same_conditions(void **state)
{
    (void)state;
    static const char *const pairs[][2] = {
        {"double a[M][N], b[M][N]; for (int j = 1; j < M-1; j++) for (int i = 1; i < N-1; i++)"
         " b[j][i] = a[j][i-1] + a[j][i+1] + a[j-1][i+1] + a[j+1][i-1];",
         "double a[M*N], b[M*N]; for (int j = 1; j < M-1; j++) for (int i = 1; i < N-1; i++)"
         " b[j*N+i] = a[j*N+i-1] + a[j*N+i+1] + a[(j-1)*N+i+1] + a[(j+1)*N+i-1];"},
        {"double a[M][N][P], b[M][N][P]; for (int k = 1; k < M-1; k++)"
         " for (int j = 1; j < N-1; j++) for (int i = 1; i < P-1; i++)"
         " b[k][j][i] = a[k-1][j+1][i] + a[k+1][j][i-1] + a[k][j-1][i+1];",
         "double a[M*N*P], b[M*N*P]; for (int k = 1; k < M-1; k++)"
         " for (int j = 1; j < N-1; j++) for (int i = 1; i < P-1; i++)"
         " b[(k*N+j)*P+i] = a[((k-1)*N+j+1)*P+i] + a[((k+1)*N+j)*P+i-1] + a[(k*N+j-1)*P+i+1];"},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        struct fixture whole, linear;
        const char *const expected = list_of(&whole, pairs[i][0]);
        assert_string_equal(list_of(&linear, pairs[i][1]), expected);
        arena_free(&whole.arena);
        arena_free(&linear.arena);
    }
}

/* Twice as many elements in a row as P, and as many loops as a kernel may have in one index: of the
 * innermost of eight the next iteration of the loop around it finds everything except for one
 * element. Caches of 4096, 32768 and 2621440 elements. */
static void loops_may_be_declared_otherwise(void **state)
{
    (void)state;
    static const char *const cases[][2] = {
        {"double a[M][N], b[M][N]; for (int j=1; j<M-1; j++) for (int i=0; i<2*P; i++)"
         " b[j][i] = a[j-1][i] + a[j+1][i];",
         "M*P - 2*P < 1024\n3*P <= 1024\notherwise\nM*P - 2*P < 8192\n3*P <= 8192\notherwise\n"
         "M*P - 2*P < 655360\n3*P <= 655360\notherwise\n"},
        {"double x[8*N], s; for (int a=0; a<N; a++) for (int b=0; b<N; b++)"
         " for (int c=0; c<N; c++) for (int d=0; d<N; d++) for (int e=0; e<N; e++)"
         " for (int f=0; f<N; f++) for (int g=0; g<N; g++) for (int h=0; h<N; h++)"
         " s += x[a+b+c+d+e+f+g+h];",
         "N < 512\nN <= 4097\notherwise\nN < 4096\nN <= 32769\notherwise\n"
         "N < 327680\nN <= 2621441\notherwise\n"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fixture f;
        assert_string_equal(list_of(&f, cases[i][0]), cases[i][1]);
        arena_free(&f.arena);
    }
}

/* Stengel et al., ICS 2015: 3 rows in half a cache; Hammer et al.: 2N - 2 + … in all of it. */
static void the_safety_factor(void **state)
{
    (void)state;
    struct fixture f;
    struct traffic t;
    struct lc_listing listing;
    analyse(&f, star_2d);
    lc_list(&f.lc, &sandy_bridge, 2, &f.arena, &listing);
    assert_string_equal(str_cstr(&f.arena, listing.items[1].text), "2*N <= 1025");
    assert_int_equal(listing.items[1].max_size, 512);
    traffic_of(&f, (int64_t[]){512, 512}, &sandy_bridge, 2, &t);
    assert_level(&t, 0, 4, 2, 1);
    traffic_of(&f, (int64_t[]){513, 513}, &sandy_bridge, 2, &t);
    assert_level(&t, 0, 2, 4, 1);
    traffic_of(&f, (int64_t[]){513, 513}, &sandy_bridge, 1, &t);
    assert_level(&t, 0, 4, 2, 1);
    arena_free(&f.arena);
}

static void block_sizes(void **state)
{
    (void)state;
    struct fixture f;
    struct lc_listing listing;
    analyse(&f, "double a[M][N][P], b[M][N][P];\n"
                "for (int k=1; k<M-1; k++) for (int j=1; j<N-1; j++) for (int i=1; i<P-1; i++)\n"
                "b[k][j][i] = a[k-1][j][i] + a[k+1][j][i] + a[k][j-1][i] + a[k][j+1][i] +\n"
                "a[k][j][i-1] + a[k][j][i+1] + a[k][j][i];");
    lc_list(&f.lc, &sandy_bridge, 1, &f.arena, &listing);
    /* 4*N*P - 2*P elements, 2*N*P - P <= 2048 in L1 */
    const struct lc_condition *layer = &listing.items[1];
    assert_string_equal(str_cstr(&f.arena, layer->text), "2*N*P - P <= 2048");
    const int64_t sizes[] = {100, 100, 100};
    assert_int_equal(lc_max_size(layer, 3, 32768, NULL, -1), 32);
    assert_int_equal(lc_max_size(layer, 3, 32768, sizes, 1), 10); /* 2*10*100 - 100 = 1900 */
    assert_int_equal(lc_max_size(layer, 3, 32768, sizes, 2), 10); /* 199 * 10 */
    assert_int_equal(lc_max_size(layer, 3, 32768, sizes, 0), 0);  /* M does not matter */
    assert_int_equal(lc_max_size(layer, 3, 32768, (int64_t[]){100, 10, 100}, 0), -1);
    for (int threads = 1; threads <= 4; threads++)
        assert_int_equal(lc_max_size(layer, 3, 20971520 / threads, sizes, 1),
                         (1310720 / threads + 100) / 200);
    assert_int_equal(lc_max_size(layer, 3, 8, sizes, 1), 0);
    arena_free(&f.arena);
}

/* Not in Kerncraft, which refuses mixed types and treats strided loops as dense ones. */
static void lines_of_each_stream_are_weighted(void **state)
{
    (void)state;
    static const struct {
        const char *source;
        double lines[3];
    } cases[] = {
        /* a float is half a line per 8 LUP */
        {"float x[N]; double y[N]; for (int i=0; i<N; i++) y[i] = x[i];", {0, 1.5, 1}},
        {"double x[N]; float y[N]; for (int i=0; i<N; i++) y[i] = x[i];", {0, 3, 1}},
        /* 4 iterations per line of y, which is written twice but evicted once */
        {"double y[N], x[2*N]; for (int i=0; i<N-1; i+=2) { y[i] = x[i]; y[i+1] = x[i+1]; }",
         {2, 2, 1}},
        /* every second element: all lines; every 16th: a line per iteration */
        {"double x[2*N], y[N]; for (int i=0; i<N; i++) y[i] = x[2*i];", {0, 3, 1}},
        {"double x[16*N], y[N]; for (int i=0; i<N; i++) y[i] = x[16*i];", {0, 9, 1}},
        /* the coefficient index last, W[k][j][i][c]: all of W moves, below and above a line */
        {"double a[N], W[N][3]; for (int i=0; i<N; i++) a[i] = W[i][0] + W[i][1] * W[i][2];",
         {6, 4, 1}},
        {"double a[N], W[N][27]; for (int i=0; i<N; i++) a[i] = W[i][0] + W[i][1] + W[i][2];",
         {14, 11, 1}},
        {"double a[N], W[N][9]; for (int i=0; i<N; i++) a[i] = W[i][0] + W[i][1] + W[i][2] +"
         " W[i][3] + W[i][4] + W[i][5] + W[i][6] + W[i][7] + W[i][8];",
         {63, 10, 1}},
        {"double a[N], W[N][27]; for (int i=1; i<N-1; i++) a[i] = W[i-1][0] + W[i+1][0];",
         {8, 9, 1}},
        /* no array: no traffic */
        {"double s; for (int i=0; i<N; i++) s = s + 1;", {0, 0, 0}},
        /* backwards */
        {"double x[N], y[N]; for (int i=1; i<N; i++) y[N-1-i] = x[N-i] + x[N-1-i];", {1, 2, 1}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fixture f;
        struct traffic t;
        analyse(&f, cases[i].source);
        traffic_of(&f, (int64_t[]){10000000}, &sandy_bridge, 1, &t);
        if (f.kernel.n_arrays == 0)
            assert_true(t.levels[2].misses == 0);
        else
            assert_level(&t, 0, cases[i].lines[0], cases[i].lines[1], cases[i].lines[2]);
        arena_free(&f.arena);
    }
}

/* y = A x: x is read again for each row. */
static void an_outer_loop_repeats_a_stream(void **state)
{
    (void)state;
    struct fixture f;
    struct traffic t;
    analyse(&f, "double y[M], A[M][N], x[N];\n"
                "for (int j = 0; j < M; j++) for (int i = 0; i < N; i++) y[j] += A[j][i] * x[i];");
    struct lc_listing listing;
    lc_list(&f.lc, &sandy_bridge, 1, &f.arena, &listing);
    assert_string_equal(str_cstr(&f.arena, listing.items[1].text), "N <= 2048");
    assert_string_equal(lc_dims_name(listing.items[1].dims), "2D");
    traffic_of(&f, (int64_t[]){100000, 2048}, &sandy_bridge, 1, &t);
    assert_level(&t, 0, 1, 1, 0);
    traffic_of(&f, (int64_t[]){100000, 2049}, &sandy_bridge, 1, &t);
    assert_level(&t, 0, 0, 2, 0);
    assert_level(&t, 1, 1, 1, 0);
    arena_free(&f.arena);
}

static void coefficient_planes_are_not_reused(void **state)
{
    (void)state;
    struct fixture f;
    struct traffic t;
    analyse(&f, "double a[N], b[N], W[2][N];\n"
                "for (int i = 0; i < N; i++) b[i] = W[0][i] * a[i] + W[1][i];");
    /* 4 N elements do not fit, N + 2 N would, but W[1] never meets what W[0] loaded */
    traffic_of(&f, (int64_t[]){1200}, &sandy_bridge, 1, &t);
    assert_level(&t, 0, 0, 4, 1);
    arena_free(&f.arena);
}

static void caches_that_do_not_allocate_or_shrink(void **state)
{
    (void)state;
    struct fixture f;
    struct traffic t;
    struct hierarchy h = sandy_bridge;
    analyse(&f, triad);
    for (int l = 0; l < h.n_levels; l++)
        h.levels[l].write_allocate = false;
    traffic_of(&f, (int64_t[]){10000000}, &h, 1, &t);
    assert_level(&t, 0, 0, 3, 1);
    assert_level(&t, 2, 0, 3, 1);
    h.levels[1].write_allocate = true; /* L2 loads what L1 passes down, so L3 sees it */
    traffic_of(&f, (int64_t[]){10000000}, &h, 1, &t);
    assert_level(&t, 0, 0, 3, 1);
    assert_level(&t, 1, 0, 4, 1);
    assert_level(&t, 2, 0, 4, 1);
    /* the share of L3 is smaller than L2: it only sees what L2 misses */
    h = sandy_bridge;
    h.levels[2].sets = 64;
    struct traffic shrunk;
    struct fixture g;
    analyse(&g, star_2d);
    traffic_of(&g, (int64_t[]){5000, 5000}, &h, 1, &shrunk);
    assert_level(&shrunk, 1, 4, 2, 1);
    assert_level(&shrunk, 2, 4, 2, 1);
    arena_free(&f.arena);
    arena_free(&g.arena);
}

/*
 * Wrong loop orders, compared with the simulation of a fully associative cache of 512 lines:
 * slightly below and above the sizes at which a condition is lost, `9*N <= 4096` for the first one.
 * Sizes of the star are odd, so that rows begin everywhere in a line: the condition holds on
 * average.
 */
static void check_across(bool simulate)
{
    static const char transposed[] = "double a[N][N], b[N][N];\n"
                                     "for (int j = 0; j < N; ++j) for (int i = 0; i < N; ++i)\n"
                                     "b[i][j] = a[j][i];";
    static const char mixed[] = "float a[N][N]; double b[N][N];\n"
                                "for (int j = 0; j < N; ++j) for (int i = 0; i < N; ++i)\n"
                                "b[i][j] = a[j][i];";
    static const char product[] = "double a[N][N], b[N][N], c[N][N];\n"
                                  "for (int i = 0; i < N; ++i) for (int j = 0; j < N; ++j)\n"
                                  "for (int k = 0; k < N; ++k) c[i][j] += a[i][k] * b[k][j];";
    static const char star[] = "double a[N][N], b[N][N];\n"
                               "for (int i = 1; i < N-1; ++i) for (int j = 1; j < N-1; ++j)\n"
                               "b[j][i] = a[j][i-1] + a[j][i+1] + a[j-1][i] + a[j+1][i];";
    static const char linear[] = "double a[N*N], b[N*N];\n"
                                 "for (int j = 1; j < N-1; ++j) for (int i = 1; i < N-1; ++i)\n"
                                 "b[i*N+j] = a[i*N+j] + a[(i+1)*N+j] + a[i*N+j+1];";
    static const char planes[] =
        "double a[N][N][N], b[N][N][N];\n"
        "for (int j = 1; j < N-1; ++j) for (int k = 1; k < N-1; ++k)\n"
        "for (int i = 1; i < N-1; ++i) b[k][j][i] = a[k][j][i-1] + a[k][j][i+1] + a[k][j-1][i]\n"
        "    + a[k][j+1][i] + a[k+1][j][i] + a[k-1][j][i];";
    static const char structures[] = "double u[N][4], v[N];\n"
                                     "for (int c = 0; c < 4; ++c) for (int i = 0; i < N; ++i)\n"
                                     "v[i] = u[i][c];";
    static const char fields[] = "double u[N][N][4], v[N][N];\n"
                                 "for (int j = 0; j < N; ++j) for (int i = 0; i < N; ++i)\n"
                                 "v[j][i] = u[i][j][3] + u[i][j][0];";
    static const char large_fields[] = "double u[N][N][16], v[N][N];\n"
                                       "for (int j = 0; j < N; ++j) for (int i = 0; i < N; ++i)\n"
                                       "v[j][i] = u[i][j][6] + u[i][j][1] + u[i][j][12];";
    static const char backwards[] = "double a[N][N], b[N][N];\n"
                                    "for (int j = 0; j < N; ++j) for (int i = 0; i < N; ++i)\n"
                                    "b[N-1-i][N-1-j] = a[j][i];";
    /* rows between those that the loops touch: one field of pairs of rows */
    static const char odd_rows[] = "double a[2*N][N], s;\n"
                                   "for (int j = 1; j < N-1; ++j) for (int i = 1; i < N-1; ++i)\n"
                                   "s += a[2*i-1][j] + a[2*i+1][j];";
    static const char repeated[] = "double b[N][N], x[N], s;\n"
                                   "for (int j = 0; j < N; ++j) for (int l = 0; l < N; ++l)\n"
                                   "for (int i = 0; i < N; ++i) s += x[i] * b[i][j];";
    static const struct {
        const char *source;
        int64_t n;
        double misses, evicts;
    } cases[] = {
        {transposed, 440, 0.25, 0.125},
        {transposed, 470, 1.125, 1},
        {mixed, 465, 0.1875, 0.125},
        {mixed, 500, 1.0625, 1},
        {product, 150, 1, 0},
        {product, 440, 1, 0},
        {product, 470, 9, 0},
        {star, 205, 0.25, 0.125},
        {star, 245, 2.25, 1},
        {linear, 205, 0.25, 0.125},
        {linear, 255, 2.125, 1},
        {planes, 80, 4, 1},
        {planes, 740, 6, 1},
        {structures, 900, 5, 1},
        {fields, 1041, 9, 1},
        {large_fields, 301, 17, 1},
        {backwards, 440, 0.25, 0.125},
        {backwards, 470, 1.125, 1},
        {odd_rows, 150, 0.125, 0},
        {odd_rows, 1101, 1, 0},
        {repeated, 440, 0, 0},
        {repeated, 530, 9, 0},
    };
    const struct hierarchy h = {.line_bytes = 64,
                                .n_levels = 1,
                                .levels = {{.name = "L1",
                                            .sets = 1,
                                            .ways = 512,
                                            .write_back = true,
                                            .write_allocate = true,
                                            .load_from = 1,
                                            .store_to = 1,
                                            .victims_to = -1}}};
    const struct sim_options options = {.cache.store_renews = true};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fixture f;
        struct traffic t;
        struct traffic simulated;
        const int64_t sizes[KERNEL_MAX_SYMBOLS] = {cases[i].n};
        analyse(&f, cases[i].source);
        traffic_of(&f, sizes, &h, 1, &t);
        assert_true(f.lc.across);
        assert_near(t.levels[0].misses, cases[i].misses, 1e-12);
        assert_near(t.levels[0].evicts, cases[i].evicts, 1e-12);
        if (simulate) {
            assert_true(
                sim_predict_with(&f.kernel, sizes, &h, &options, &f.arena, &simulated, &f.err));
            assert_near(simulated.levels[0].misses, cases[i].misses, 0.03 * cases[i].misses + 0.01);
            assert_near(simulated.levels[0].evicts, cases[i].evicts, 0.03 * cases[i].evicts + 0.02);
        }
        arena_free(&f.arena);
    }
}

static void arrays_across_the_loops(void **state)
{
    (void)state;
    check_across(false);
}

static void simulated_across_the_loops(void **state)
{
    (void)state;
    check_across(true);
}

/* The conditions of loops across an array, with the dimension that each belongs to, the largest
 * size, and hits, misses and evicts where it holds. A loop brings back a line after one iteration
 * of each of its rows: 9*N for 8 elements of a line in one array and one in another. */
static void conditions_across_the_loops(void **state)
{
    (void)state;
    static const char *const cases[][2] = {
        {"double a[N][N], b[N][N]; for (int j=0; j<N; j++) for (int i=0; i<N; i++) b[i][j] = "
         "a[j][i];",
         "all: N**2 < 2048; 45; 1.125 0 0\n2D: 9*N <= 4096; 455; 0.875 0.25 0.125\n1D: otherwise; "
         "-1; 0 1.125 1\n"},
        {"double a[N][N], b[N][N], c[N][N]; for (int i=0; i<N; i++) for (int j=0; j<N; j++) for "
         "(int k=0; k<N; k++) c[i][j] += a[i][k] * b[k][j];",
         "all: 3*N**2 < 4096; 36; 9 0 0\n3D: N**2 + N <= 4096; 63; 9 0 0\n2D: 9*N <= 4096; 455; 8 "
         "1 0\n1D: otherwise; -1; 0 9 0\n"},
        {"double a[N][N][N], b[N][N][N]; for (int j=1; j<N-1; j++) for (int k=1; k<N-1; k++) for "
         "(int i=1; i<N-1; i++) b[k][j][i] = a[k][j][i-1] + a[k][j][i+1] + a[k][j-1][i] + "
         "a[k][j+1][i] + a[k+1][j][i] + a[k-1][j][i];",
         "all: N**3 < 2048; 12; 7 0 0\n3D: 2*N**2 - 9*N <= 2038; 34; 5 2 1\n2D: 3*N <= 2056; 685; "
         "3 4 1\n1D: always; -1; 1 6 1\n"},
        {"double b[N][N], x[N], s; for (int j=0; j<N; j++) for (int l=0; l<N; l++) for (int i=0; "
         "i<N; i++) s += x[i] * b[i][j];",
         "all: 8*N**2 + N < 4096; 22; 9 0 0\n2D: 9*N <= 4096; 455; 9 0 0\n1D: otherwise; -1; 0 9 "
         "0\n"},
        {"double u[N][N][4], v[N][N]; for (int j=0; j<N; j++) for (int i=0; i<N; i++) v[j][i] = "
         "u[i][j][3] + u[i][j][0];",
         "all: 5*N**2 < 4096; 28; 17 0 0\n2D: 9*N <= 4096; 455; 12 5 1\n1D: always; -1; 8 9 1\n"},
        {"double a[N][N], b[N][N]; for (int i=1; i<N-1; i++) for (int j=1; j<N-1; j++) b[j][i] = "
         "a[j][i-1] + a[j][i+1] + a[j-1][i] + a[j+1][i];",
         "all: N**2 < 2048; 45; 5 0 0\n2D: 9*N <= 2066; 229; 4.75 0.25 0.125\n2D: 18*N <= 4141; "
         "230; 3.875 1.125 1\n2D: 3*N <= 692; 230; 3.625 1.375 1\n1D: always; -1; 2.75 2.25 1\n"},
    };
    struct hierarchy h = sandy_bridge;
    h.n_levels = 1;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fixture f;
        struct lc_listing listing;
        analyse(&f, cases[i][0]);
        struct sb out = {.arena = &f.arena};
        lc_list(&f.lc, &h, 1, &f.arena, &listing);
        for (int k = 0; k < listing.count; k++) {
            const struct lc_condition *const c = &listing.items[k];
            sb_addf(&out, "%s: %.*s; %lld; %g %g %g\n", lc_dims_name(c->dims), STR_ARG(c->text),
                    (long long)c->max_size, c->hits, c->misses, c->evicts);
        }
        assert_string_equal(sb_cstr(&out), cases[i][1]);
        arena_free(&f.arena);
    }
}

/* Sizes of M, N, P in the order of the kernel's symbols. */
static void take_sizes(const struct kernel *k, const int64_t mnp[3], int64_t *out)
{
    for (int s = 0; s < k->n_symbols; s++)
        out[s] = mnp[k->symbols[s].ptr[0] == 'P' ? 2 : k->symbols[s].ptr[0] - 'M'];
}

/* Errors that random kernels found, compared with whole sweeps of a fully associative LRU cache;
 * the lines are those of iterations away from all edges. */
static void exact_lines(void **state)
{
    (void)state;
    static const struct {
        const char *source;
        int64_t sizes[3];
        int l3; /* in L3, else in L1 */
        double misses, evicts;
    } cases[] = {
        /* steps of outer loops: k + 1 is another plane */
        {"double a[M][N][P], b[M][N][P]; for (int k=4; k<M-4; k+=2) for (int j=4; j<N-4; ++j)"
         " for (int i=4; i<P-4; ++i) b[k][j][i] = a[k][j][i] + a[k+1][j][i];",
         {100, 400, 400},
         1,
         3,
         1},
        {"double a[M][N][P], b[M][N][P]; for (int k=4; k<M-4; k+=2) for (int j=4; j<N-4; ++j)"
         " for (int i=4; i<P-4; ++i) b[k][j][i] = a[k][j][i] + a[k+2][j][i];",
         {100, 400, 400},
         1,
         2,
         1},
        {"double a[M][N][P], b[M][N][P]; for (int k=4; k<M-4; ++k) for (int j=4; j<N-4; j+=2)"
         " for (int i=4; i<P-4; ++i) b[k][j][i] = a[k][j-1][i] + a[k][j][i+1];",
         {100, 400, 400},
         1,
         3,
         1},
        {"double a[M][N], b[M][N]; for (int j=0; j<M; j+=2) for (int i=0; i<N-4096; ++i)"
         " b[j][i] = a[j][i] + a[j][i+4096];",
         {1000, 20000},
         0,
         3,
         1},
        {"double a[M][N], b[M][N]; for (int j=0; j<M; j+=2) for (int i=0; i<N-400; ++i)"
         " b[j][i] = a[j][i] + a[j][i+400];",
         {1000, 20000},
         0,
         2,
         1},
        /* the iterations of a loop with a step are fewer */
        {"double a[M][N], b[M][N]; for (int j=0; j<M-4; j+=4) for (int i=0; i<N; ++i)"
         " b[j][i] = a[j][i] + a[j+4][i];",
         {4000, 1300},
         0,
         2,
         1},
        {"double a[M][N], b[M][N]; for (int j=0; j<M-4; j+=4) for (int i=0; i<N; ++i)"
         " b[j][i] = a[j][i] + a[j+4][i];",
         {4000, 1400},
         0,
         3,
         1},
        /* every coefficient row and plane is read again */
        {"double a[M][N], b[M][N], w[3][N]; for (int j=1; j<M-1; ++j) for (int i=1; i<N-1; ++i)"
         " b[j][i] = w[0][i]*a[j][i-1] + w[1][i]*a[j][i] + w[2][i]*a[j][i+1];",
         {10000, 600},
         0,
         2,
         1},
        {"double a[M][N], b[M][N], w[3][N]; for (int j=1; j<M-1; ++j) for (int i=1; i<N-1; ++i)"
         " b[j][i] = w[0][i]*a[j][i-1] + w[1][i]*a[j][i] + w[2][i]*a[j][i+1];",
         {10000, 900},
         0,
         5,
         1},
        {"double a[M][N][P], b[M][N][P], w[2][N][P]; for (int k=1; k<M-1; ++k)"
         " for (int j=1; j<N-1; ++j) for (int i=1; i<P-1; ++i)"
         " b[k][j][i] = w[0][j][i] * a[k][j][i] + w[1][j][i];",
         {3000, 400, 400},
         1,
         2,
         1},
        /* what stays in the cache is not written back in each iteration */
        {"double a[M][N], b[N]; for (int j=0; j<M; ++j) for (int i=0; i<N; ++i) b[i] += a[j][i];",
         {1500, 1500},
         0,
         1,
         0},
        {"double a[M][N], b[N]; for (int j=0; j<M; ++j) for (int i=0; i<N; ++i) b[i] += a[j][i];",
         {1500, 2500},
         0,
         2,
         1},
        /* a diagonal touches the row of the previous iteration, except for one element */
        {"double a[M+N], b[M][N]; for (int j=0; j<M; ++j) for (int i=0; i<N; ++i) b[j][i] = "
         "a[j+i];",
         {5000, 1000},
         0,
         1,
         1},
        {"double a[M][N+M]; double s; for (int j=2; j<M-2; ++j) for (int i=2; i<N-2; ++i)"
         " s += a[j][i+j] + a[j][i+j+2];",
         {5000, 1000},
         0,
         1,
         0},
        /* elements of one line, depending on where lines begin at these sizes */
        {"double a[M][N], b[M][N]; for (int j=0; j<M; ++j) for (int i=0; i<N-1; i+=16)"
         " b[j][i] = a[j][i] + a[j][i+1];",
         {10000, 1600},
         0,
         2,
         1},
        {"double a[M][N], b[M][N]; for (int j=0; j<M; ++j) for (int i=7; i<N-1; i+=16)"
         " b[j][i] = a[j][i] + a[j][i+1];",
         {10000, 1600},
         0,
         3,
         1},
        {"double a[M][N], b[M][N]; for (int j=0; j<M; ++j) for (int i=0; i<N-1; i+=16)"
         " b[j][i] = a[j][i] + a[j][i+1];",
         {10000, 1601},
         0,
         2.125,
         1},
        /* time counts, not what is declared */
        {"double a[M][2*N], b[M][N]; for (int j=1; j<M-1; ++j) for (int i=0; i<N; ++i)"
         " b[j][i] = a[j-1][i] + a[j+1][i];",
         {10000, 650},
         0,
         2,
         1},
        {"double a[4][M][N], b[M][N]; for (int j=0; j<M; ++j) for (int i=0; i<N; ++i)"
         " b[j][i] = a[2][j][i];",
         {1000, 1000},
         1,
         0,
         0},
        {"double a[M][N], b[M][N], c[M][N]; for (int j=0; j<M; ++j) for (int i=0; i<N; ++i)"
         " b[j][i] = a[j][i];",
         {1100, 1100},
         1,
         0,
         0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fixture f;
        struct traffic t;
        int64_t sizes[KERNEL_MAX_SYMBOLS];
        analyse(&f, cases[i].source);
        take_sizes(&f.kernel, cases[i].sizes, sizes);
        traffic_of(&f, sizes, &sandy_bridge, 1, &t);
        const struct level_traffic *l = &t.levels[cases[i].l3 ? 2 : 0];
        if (l->misses != cases[i].misses || l->evicts != cases[i].evicts)
            fail_msg("%s: %g %g instead of %g %g", cases[i].source, l->misses, l->evicts,
                     cases[i].misses, cases[i].evicts);
        arena_free(&f.arena);
    }
}

/*
 * What a sweep touches, and so the cache in which all of it fits, compared with the distinct lines.
 */
static void what_a_sweep_touches(void **state)
{
    (void)state;
    static const struct {
        const char *source;
        int64_t sizes[3];
        double elements;
    } cases[] = {
        {"double a[M][N], s; for (int j=0; j<M; j++) for (int i=0; i<N; i++) s += a[j][i];",
         {100, 300},
         100 * 300},
        /* rows that no loop touches, however few, except those of an edge */
        {"double a[2*M+14][N], s; for (int j=1; j<M-1; j++) for (int i=0; i<N; i++)"
         " s += a[2*j-1][i] + a[2*j][i];",
         {12, 100},
         2 * (12 - 2) * 100},
        {"double a[2*M+6][N], s; for (int j=1; j<M-1; j++) for (int i=0; i<N; i++)"
         " s += a[2*j-1][i] + a[2*j][i];",
         {12, 100},
         (2 * 12 + 6) * 100},
        /*
         * one plane, every fourth row, the end of each row shifted by a loop that does not move far
         */
        {"double a[4][M][P+N], s; for (int k=0; k<M; k+=4) for (int j=0; j<N; j++)"
         " for (int i=0; i<P; i++) s += a[0][k][i+j];",
         {40, 26, 125},
         40 / 4.0 * (26 + 125)},
        {"double a[2][M+N], s; for (int j=0; j<M; j+=2) for (int i=0; i<N; i+=3)"
         " s += a[0][N+2*i-3*j] + a[1][N+2*i-3*j];",
         {200, 900},
         2 * (2 * 900 + 3 * 200)},
        /* rows, shifted by a loop with a step in a loop with another step */
        {"double a[4][2*M+N][P], s; for (int k=0; k<M; k+=2) for (int j=0; j<N; j+=4)"
         " for (int i=0; i<P; i++) s += a[0][2*k+j][i];",
         {60, 240, 100},
         (2 * 60 + 240) / 4.0 * 100},
        /* two loops that do not move the access */
        {"double a[4*N], s; for (int k=0; k<M; k++) for (int j=0; j<N; j++)"
         " for (int i=0; i<P; i++) s += a[k+j+i];",
         {40, 50, 600},
         40 + 50 + 600},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fixture f;
        int64_t sizes[KERNEL_MAX_SYMBOLS];
        int64_t need = 0;
        analyse(&f, cases[i].source);
        take_sizes(&f.kernel, cases[i].sizes, sizes);
        assert_true(poly_eval(&f.lc.total_need, sizes, &need));
        const double elements = (double)need / (double)f.lc.capacity_factor / 8;
        if (elements != cases[i].elements)
            fail_msg("%s: %g instead of %g", cases[i].source, elements, cases[i].elements);
        arena_free(&f.arena);
    }
}

/* 2^20 in one loop, of the step and of the stride; 2^30 in all. */
static void steps_have_limits(void **state)
{
    (void)state;
    static const char too_large[] = "the innermost index takes too large a stride";
    static const struct {
        int outer, inner, stride;
        const char *refusal; /* null: accepted */
    } cases[] = {{1, 1048576, 1, NULL},    {1, 1048577, 1, too_large},
                 {1, 1, 1048576, NULL},    {1, 1, 1048577, too_large},
                 {1, 1, -1048576, NULL},   {1, 1, -1048577, too_large},
                 {1048576, 1024, 1, NULL}, {1048576, 1025, 1, "too large to represent"},
                 {32768, 32768, 1, NULL},  {32768, 32769, 1, "too large to represent"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct kernel k;
        struct lc_analysis lc;
        const struct str source = str_format(
            &arena,
            "double a[M][N]; for (long j=0; j<M; j+=%d) for (long i=0; i<N; i+=%d) a[j][%d*i] = 0;",
            cases[i].outer, cases[i].inner, cases[i].stride);
        assert_true(kernel_parse(source, "k.c", &arena, &k, &err));
        assert_int_equal(lc_analyse(&k, 64, &arena, &lc, &err), cases[i].refusal == NULL);
        if (cases[i].refusal != NULL)
            assert_non_null(strstr(err.text, cases[i].refusal));
        arena_free(&arena);
    }
}

static void refusals(void **state)
{
    (void)state;
    static const struct {
        const char *source;
        const char *text;
    } cases[] = {
        {"double a[M][N]; for (int j=0;j<M;j+=2) for (int i=0;i<N;i++) a[i][j] = 0;", "a step"},
        {"double a[M][2][2]; for (int j=0;j<2;j++) for (int l=0;l<2;l++) for (int i=0;i<M;i++) "
         "a[i][j][l] = 0;",
         "within a cache line"},
        {"double a[N]; for (int i=0;i<N;i++) a[i*2000000] = 0;", "too large a stride"},
        {"double a[N],b[N]; for (int i=0;i<N;i++) a[i*1048573] = b[1048571*i];", "incompatible"},
        {"double a[N]; for (int i=0;i<N;i+=1048577) a[i] = 0;", "too large a stride"},
        {"double a[M][N]; for (int j=0;j<M;j++) for (int i=0;i<N;i++) "
         "a[0][i-9223372036854775807*j-j] = 0;",
         "an index takes too large a stride"},
        {"double a[N][M][3]; double s; for (int j=0;j<M;j++) for (int i=0;i<N;i++) s += "
         "a[i][j][0];",
         "a whole number"},
        {"double a[N][M][12]; double s; for (int j=0;j<M;j++) for (int i=0;i<N;i++) s += "
         "a[i][j][0] + a[i][j][5];",
         "cache lines begin at different places"},
        {"double a[N][M][M]; double s; for (int k=0;k<M;k++) for (int j=0;j<N;j++) "
         "for (int i=0;i<M-1;i+=20) s += a[j][k][i] + a[j][k][i+1];",
         "cache lines begin at different places"},
        {"double a[(4*N+1)*N],b[N][N]; for (int j=0;j<N;j++) for (int i=0;i<N;i++) "
         "b[j][i] = a[(4*N+1)*i+4*j+3] + a[(4*N+1)*i+4*j];",
         "cache lines begin at different places"},
        {"double a[N],b[N]; for (int i=0;i<N;i++) b[i] = a[i] + a[N-1-i];", "differently"},
        {"double a[M][N],b[N]; for (int j=0;j<M;j++) for (int i=0;i<N;i++) b[i] = a[j][i] + "
         "a[0][i];",
         "differently"},
        {"double a[N],b[N][4]; for (int i=0;i<N-4;i++) for (int c=0;c<4;c++) b[i][c] = a[i+c];",
         "only a part of what its inner loops"},
        {"double a[M+N][N],b[M][N]; for (int k=0;k<M;k++) for (int j=0;j<M;j+=3)"
         " for (int i=0;i<N;i++) b[k][i] = a[j+k][i];",
         "their steps keep apart"},
        {"double a[M+N],b[M][N]; for (int j=0;j<M;j++) for (int i=0;i<N;i+=16) b[j][i] = a[j+i];",
         "skips lines"},
        {"double a[M+N][N],b[M][N]; for (int j=0;j<M;j++) for (int i=0;i<N;i++)"
         " b[j][i] = a[j][i] + a[j+N][i];",
         "depends on the sizes"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct kernel k;
        struct lc_analysis lc;
        assert_true(kernel_parse(str_of(cases[i].source), "k.c", &arena, &k, &err));
        assert_false(lc_analyse(&k, 64, &arena, &lc, &err));
        assert_non_null(strstr(err.text, cases[i].text));
        assert_non_null(strstr(err.hint, "SIM"));
        assert_int_equal(err.line, 1);
        arena_free(&arena);
    }
}

/* Refused at some sizes only. */
static void short_loops_and_places(void **state)
{
    (void)state;
    static const struct {
        const char *source;
        int64_t small[3], large[3];
        const char *text;
    } cases[] = {
        {"double y[M], A[M][N], x[N]; for (int j=0; j<M; ++j) for (int i=0; i<N; ++i)"
         " y[j] += A[j][i] * x[i];",
         {4000, 40},
         {4000, 400},
         "the loop over 'i' is too short"},
        {"double b[M][N][P], w[M][P]; for (int k=0; k<M; ++k) for (int j=0; j<N; ++j)"
         " for (int i=0; i<P; ++i) b[k][j][i] = w[k][i];",
         {100, 40, 100},
         {100, 400, 100},
         "the loop over 'j' is too short"},
        {"double b[M][N], s; for (int k=0; k<M-P; k+=4) for (int j=0; j<P; ++j)"
         " for (int i=0; i<N; ++i) s += b[j+k][i];",
         {400, 320000, 10},
         {400, 480000, 10},
         "the loop over 'j' is too short"},
        {"double a[N][N], b[N]; for (int j=1; j<N-1; ++j) for (int i=0; i<N; ++i)"
         " b[i] = a[i][j-1] + a[i][j+1];",
         {0, 256},
         {0, 203},
         "where in a line they begin"},
        {"double b[M][N], s; for (int j=1; j<M; ++j) for (int i=1; i<N; i+=16)"
         " s += b[j-1][i] + b[j][i-1] + b[j][i];",
         {64, 2500},
         {64, 2504},
         "where in a line they begin"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fixture f;
        struct traffic t;
        int64_t small[KERNEL_MAX_SYMBOLS];
        int64_t large[KERNEL_MAX_SYMBOLS];
        analyse(&f, cases[i].source);
        take_sizes(&f.kernel, cases[i].small, small);
        take_sizes(&f.kernel, cases[i].large, large);
        assert_true(lc_traffic(&f.lc, large, &sandy_bridge, 1, &t, &f.err));
        assert_false(lc_traffic(&f.lc, small, &sandy_bridge, 1, &t, &f.err));
        assert_non_null(strstr(f.err.text, cases[i].text));
        arena_free(&f.arena);
    }
}

static void the_predictor_interface(void **state)
{
    (void)state;
    struct fixture f;
    struct traffic t;
    analyse(&f, star_2d);
    assert_int_equal(predictor_parse(STR("LC")), PREDICT_LC);
    assert_int_equal(predictor_parse(STR("XX")), -1);
    assert_string_equal(predictor_name(PREDICT_LC), "LC");
    assert_true(traffic_predict(PREDICT_LC, &f.kernel, (int64_t[]){500, 500}, &sandy_bridge,
                                &f.arena, &t, &f.err));
    assert_level(&t, 0, 4, 2, 1);
    assert_false(traffic_predict(PREDICT_LC, &f.kernel, (int64_t[]){500, 2}, &sandy_bridge,
                                 &f.arena, &t, &f.err));
    assert_int_equal(f.err.kind, ERR_INPUT);
    arena_free(&f.arena);
}

int main(int argc, char **argv)
{
    (void)argv;
    unit_set_slow_apart(argc, "simulated_*");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kerncrafts_points),
        cmocka_unit_test(arrays_that_fill_a_cache_miss),
        cmocka_unit_test(the_listing),
        cmocka_unit_test(linear_subscripts_have_the_same_conditions),
        cmocka_unit_test(loops_may_be_declared_otherwise),
        cmocka_unit_test(the_safety_factor),
        cmocka_unit_test(block_sizes),
        cmocka_unit_test(lines_of_each_stream_are_weighted),
        cmocka_unit_test(an_outer_loop_repeats_a_stream),
        cmocka_unit_test(coefficient_planes_are_not_reused),
        cmocka_unit_test(caches_that_do_not_allocate_or_shrink),
        cmocka_unit_test(arrays_across_the_loops),
        cmocka_unit_test(simulated_across_the_loops),
        cmocka_unit_test(conditions_across_the_loops),
        cmocka_unit_test(exact_lines),
        cmocka_unit_test(what_a_sweep_touches),
        cmocka_unit_test(steps_have_limits),
        cmocka_unit_test(refusals),
        cmocka_unit_test(short_loops_and_places),
        cmocka_unit_test(the_predictor_interface),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
