#include "unit.h"

#include <string.h>

#include "collect/source/guard.h"
#include "collect/source/nest.h"

/* What is read from real C, as text of the kernel language; what is refused, with its message. */
struct fixture {
    struct arena arena;
    struct err err;
    struct nest nest;
};

static bool read_with(struct fixture *f, const char *text, const struct nest_options *options)
{
    *f = (struct fixture){0};
    return nest_read(&f->arena, text, strlen(text), "my.c", options, &f->nest, &f->err);
}

static const char *message(struct fixture *f)
{
    struct sb b = {.arena = &f->arena};
    err_format(&f->err, &b);
    return sb_cstr(&b);
}

static void read_any(struct fixture *f, const char *text)
{
    const struct nest_options any = {0};
    if (!read_with(f, text, &any))
        fail_msg("%s", message(f));
}

static void assert_reads(const char *text, const char *expected)
{
    struct fixture f;
    read_any(&f, text);
    assert_string_equal(str_cstr(&f.arena, f.nest.source), expected);
    arena_free(&f.arena);
}

/* The first line of the message. */
static void assert_refuses(const char *text, const char *expected)
{
    struct fixture f;
    const struct nest_options any = {0};
    if (read_with(&f, text, &any))
        fail_msg("read: %.*s", STR_ARG(f.nest.source));
    const struct str_cut lines = str_cut(str_of(message(&f)), '\n');
    assert_string_equal(str_cstr(&f.arena, lines.head), expected);
    arena_free(&f.arena);
}

static const char heat[] =
    "#include <stdlib.h>\n"
    "#define IDX(k, j, i) (((k) * N + (j)) * P + (i))\n"
    "typedef double real;\n"
    "void heat(int M, int N, int P, const real *a, real *restrict b, real h)\n"
    "{\n"
    "    const real h2 = 1 / (h * h);\n"
    "    const int plane = N * P;\n"
    "#pragma omp parallel for schedule(static) collapse(2)\n"
    "    for (int k = 1; k <= M - 2; k++)\n"
    "        for (int j = 1; j < N - 1; ++j) {\n"
    "            const int row = k * plane + j * P;\n"
    "            for (size_t i = 1; i < P - 1; i++) {\n"
    "                const real s = a[row + i - 1] + a[IDX(k, j + 1, i)] - a[row + i + plane];\n"
    "                b[row + i] = a[row + i] + 0.1f * h2 * s;\n"
    "            }\n"
    "        }\n"
    "}\n"
    "void init(double *a, double *b, int n)\n"
    "{\n"
    "#pragma omp parallel for\n"
    "    for (int i = 0; i < n; i++)\n"
    "        a[i] = 1;\n"
    "    for (int i = 0; i < n; i++)\n"
    "        b[i] = 0;\n"
    "}\n";

static void linear_subscripts_get_dimensions(void **state)
{
    (void)state;
    assert_reads(heat, "double a[M][N][P];\n"
                       "double b[M][N][P];\n"
                       "double s;\n"
                       "double h2;\n\n"
                       "for (int k = 1; k < M - 1; ++k) {\n"
                       "    for (int j = 1; j < N - 1; ++j) {\n"
                       "        for (size_t i = 1; i < P - 1; ++i) {\n"
                       "            s = a[k][j][i - 1] + a[k][j + 1][i] - a[k + 1][j][i];\n"
                       "            b[k][j][i] = a[k][j][i] + 0.1f * h2 * s;\n"
                       "        }\n    }\n}\n");
}

/* To the nearest row where a loop runs along it, downwards where only constants select within it.
 */
static void constant_rows_are_divided_by_what_runs_along_them(void **state)
{
    (void)state;
    assert_reads("void f(int n, double *a, double *b)\n{\n"
                 "    for (int j = 0; j < n; j++)\n"
                 "        for (int i = 1; i < 99; i++)\n"
                 "            b[j * 100 + i] = a[j * 100 + i - 1] + a[j * 100 + i + 1];\n}\n",
                 "double a[n][100];\ndouble b[n][100];\n\n"
                 "for (int j = 0; j < n; ++j) {\n"
                 "    for (int i = 1; i < 99; ++i) {\n"
                 "        b[j][i] = a[j][i - 1] + a[j][i + 1];\n"
                 "    }\n}\n");
    assert_reads("void f(int n, double *a, double *b)\n{\n"
                 "    for (int j = 0; j < n; j++)\n"
                 "        b[j] = a[j * 8 + 1] + a[j * 8 + 7];\n}\n",
                 "double a[n][8];\ndouble b[n];\n\n"
                 "for (int j = 0; j < n; ++j) {\n"
                 "    b[j] = a[j][1] + a[j][7];\n}\n");
}

static void pointers_to_rows_are_places_in_arrays(void **state)
{
    (void)state;
    assert_reads("void f(int n, int m, const double *a, double *restrict b, double s)\n{\n"
                 "    for (int j = 1; j < m - 1; j++) {\n"
                 "        const double *row = a + j * n, *const north = row - n;\n"
                 "        const double *south = &row[n];\n"
                 "        double *restrict out = &b[j * n];\n"
                 "        for (int i = 1; i < n - 1; i++)\n"
                 "            out[i] = s * (row[i - 1] + row[i + 1] + north[i] + south[i]);\n"
                 "    }\n}\n",
                 "double a[m][n];\ndouble b[m][n];\ndouble s;\n\n"
                 "for (int j = 1; j < m - 1; ++j) {\n"
                 "    for (int i = 1; i < n - 1; ++i) {\n"
                 "        b[j][i] = s * (a[j][i - 1] + a[j][i + 1] + a[j - 1][i] + a[j + 1][i]);\n"
                 "    }\n}\n");
    assert_reads("void f(int n, double (*restrict a)[n][n], double (*restrict b)[n][n])\n{\n"
                 "    for (int k = 0; k < n; k++)\n"
                 "        for (int j = 1; j < n; j++) {\n"
                 "            double *p = a[k][j - 1], *q = &b[k][j][0];\n"
                 "            for (int i = 1; i < n; i++)\n"
                 "                q[i] = p[i] + 2 * p[i - 1];\n"
                 "        }\n}\n",
                 "double a[n][n][n];\ndouble b[n][n][n];\n\n"
                 "for (int k = 0; k < n; ++k) {\n"
                 "    for (int j = 1; j < n; ++j) {\n"
                 "        for (int i = 1; i < n; ++i) {\n"
                 "            b[k][j][i] = a[k][j - 1][i] + 2 * a[k][j - 1][i - 1];\n"
                 "        }\n    }\n}\n");
}

/* The first fact about the array. */
static void a_restrict_row_makes_its_array_so(void **state)
{
    (void)state;
    struct fixture f;
    read_any(&f, "void f(int n, double *a, double *b) {\n  for (int j = 0; j < n; j++) {\n"
                 "    double *restrict out = a + j * n;\n"
                 "    for (int i = 0; i < n; i++) out[i] = b[j * n + i];\n}}\n");
    assert_int_equal(f.nest.arrays[0].storage, NEST_POINTER);
    assert_int_equal(f.nest.arrays[1].storage, NEST_RESTRICT);
    arena_free(&f.arena);
}

static void functions_and_choices_are_read(void **state)
{
    (void)state;
    struct fixture f;
    assert_reads("#define MAX(x, y) ((x) > (y) ? (x) : (y))\n"
                 "void f(int n, double *a, double *b, double u)\n{\n"
                 "    for (int i = 1; i < n; i++) {\n"
                 "        const double d = fabs(a[i] - a[i - 1]);\n"
                 "        b[i] = u > 0 ? (d < u ? d : -d) : 2 * sqrt(pow(d, 2) + pow(u, 2.0));\n"
                 "        b[i] += MAX(a[i], fmin(d, u)) * 0.5;\n"
                 "    }\n}\n",
                 "double a[n];\ndouble b[n];\ndouble d;\ndouble u;\ndouble value;\n\n"
                 "for (int i = 1; i < n; ++i) {\n"
                 "    d = fabs(a[i] - a[i - 1]);\n"
                 "    b[i] = u > 0 ? (d < u ? d : -d) : 2 * sqrt(d * d + u * u);\n"
                 "    value = fmin(d, u);\n"
                 "    b[i] += (a[i] > value ? a[i] : value) * 0.5;\n"
                 "}\n");
    read_any(&f, "void f(int n, float *a, float *b) { for (int i = 0; i < n; i++)\n"
                 "    b[i] = sqrtf(a[i]) + fmaxf(a[i], 0.0f) + fabsf(a[i]); }\n");
    assert_int_equal(f.nest.kernel.flops.add, 3);
    assert_int_equal(f.nest.kernel.flops.div, 1);
    assert_int_equal(f.nest.conversions.count, 0);
    assert_int_equal(f.nest.divisions.count, 0);
    arena_free(&f.arena);
    read_any(&f, "void f(int n, float *a, float *b) { for (int i = 0; i < n; i++)\n"
                 "    b[i] = sqrt(a[i]); }\n");
    assert_int_equal(f.nest.conversions.count, 2);
    arena_free(&f.arena);
}

static void conditions_are_joined(void **state)
{
    (void)state;
    struct fixture f;
    assert_reads("void f(int n, double *a, double *b, double u)\n{\n"
                 "    for (int i = 1; i < n; i++) {\n"
                 "        b[i] = (a[i] > 0 && a[i - 1] < 0) || u >= 1 && u != a[i] ? u : -u;\n"
                 "        b[i] += (a[i] > 0 || u > 2) && (u < 3 && a[i] < 1) && u < 4 ? 1 : 0;\n"
                 "    }\n}\n",
                 "double a[n];\ndouble b[n];\ndouble u;\n\n"
                 "for (int i = 1; i < n; ++i) {\n"
                 "    b[i] = (a[i] > 0 && a[i - 1] < 0) || (u >= 1 && u != a[i]) ? u : -u;\n"
                 "    b[i] += (a[i] > 0 || u > 2) && (u < 3 && a[i] < 1) && u < 4 ? 1 : 0;\n"
                 "}\n");
    read_any(&f, "double a[N];\ndouble u;\nfor (int i = 0; i < N; ++i)\n"
                 "    a[i] = u > 0 || u < 1 && a[i] > 2 ? 1.0 : a[i];\n");
    assert_true(f.nest.is_kernel);
    const struct expr *condition = f.nest.kernel.statements[0].value->left;
    assert_true(str_eq(condition->text, STR("||")));
    assert_true(str_eq(condition->right->text, STR("&&")));
    arena_free(&f.arena);
}

static void members_of_structs_are_arrays_and_sizes(void **state)
{
    (void)state;
    struct fixture f;
    static const char two[] =
        "#define N 100\n"
        "typedef struct { int nx, ny; double h; double *restrict u, *v; float k[3]; } grid;\n"
        "struct box { double u[N][N]; int (*call)(int); struct { int n; } in; };\n"
        "static struct box all;\n"
        "void f(grid *g, const struct box *p, struct box *q, grid here, double ny)\n{\n"
        "    const int nx = g->nx;\n"
        "    for (int j = 1; j < g->ny - 1; j++)\n"
        "        for (int i = 1; i < nx; i++) {\n"
        "            const double *row = (*g).u + j * g->nx;\n"
        "            g->v[j * nx + i] = row[i - 1] * here.h + g->k[1] * ny;\n"
        "            q->u[j][i] = p->u[j][i - 1] + all.u[j][i];\n"
        "        }\n}\n";
    assert_reads(two, "double u[ny - 1][nx];\ndouble v[ny - 1][nx];\n"
                      "double p_u[N][N];\ndouble all_u[N][N];\ndouble q_u[N][N];\n"
                      "float k_1;\ndouble h;\ndouble ny_2;\n\n"
                      "for (int j = 1; j < ny - 1; ++j) {\n"
                      "    for (int i = 1; i < nx; ++i) {\n"
                      "        v[j][i] = u[j][i - 1] * h + k_1 * ny_2;\n"
                      "        q_u[j][i] = p_u[j][i - 1] + all_u[j][i];\n"
                      "    }\n}\n");
    read_any(&f, two);
    const enum nest_storage storage[] = {NEST_RESTRICT, NEST_POINTER, NEST_POINTER, NEST_OBJECT,
                                         NEST_POINTER};
    for (int a = 0; a < 5; a++)
        assert_int_equal(f.nest.arrays[a].storage, storage[a]);
    assert_true(f.nest.aliasing);
    arena_free(&f.arena);
    read_any(&f, "struct box { double u[50][50], v[50][50]; };\n"
                 "void f(struct box *b)\n{\n"
                 "    for (int j = 1; j < 50; j++)\n"
                 "        for (int i = 1; i < 50; i++)\n"
                 "            b->u[j][i] = b->v[j][i - 1];\n}\n");
    assert_false(f.nest.aliasing);
    arena_free(&f.arena);
}

static void facts_stand_beside_the_kernel(void **state)
{
    (void)state;
    struct fixture f;
    read_any(&f, heat);
    const struct nest *n = &f.nest;
    assert_int_equal(n->first_line, 9);
    assert_int_equal(n->last_line, 16);
    assert_true(str_eq(n->function, STR("heat")));
    assert_true(n->parallel.present);
    assert_int_equal(n->parallel.collapse, 2);
    assert_true(str_eq(n->parallel.schedule, STR("static")));
    assert_int_equal(n->arrays[0].storage, NEST_POINTER);
    assert_int_equal(n->arrays[1].storage, NEST_RESTRICT);
    assert_true(n->arrays[0].is_const && n->arrays[0].linearised);
    assert_int_equal(n->arrays[0].first_touch, NEST_TOUCH_PARALLEL);
    assert_int_equal(n->arrays[1].first_touch, NEST_TOUCH_SERIAL);
    assert_int_equal(n->arrays[1].first_touch_line, 23);
    assert_true(str_eq(n->loops[2].type, STR("size_t")));
    assert_int_equal(n->statements[1].at.line, 14);
    assert_int_equal(n->statements[1].at.col, 17);
    assert_int_equal(n->statements[1].n_accesses, 2);
    assert_int_equal(n->statements[1].accesses[1].col, 30);
    assert_int_equal(n->statements[0].n_accesses, 3);
    assert_int_equal(n->loops[2].col, 13);
    assert_int_equal(n->n_temporaries, 1);
    assert_int_equal(n->narrow_constants.count, 1);
    assert_int_equal(n->narrow_constants.line, 14);
    assert_false(n->aliasing);
    assert_false(n->in_place);
    arena_free(&f.arena);
}

/* As PolyBench writes jacobi-2d: constants as sizes, arrays of the file, a loop over time. */
static const char jacobi[] = "#define N 1000\n"
                             "static double A[N][N], B[N][N];\n"
                             "void jacobi(int steps, int n)\n"
                             "{\n"
                             "  int t, i, j;\n"
                             "  for (t = 0; t < steps; t++) {\n"
                             "    for (i = 1; i < n - 1; i++)\n"
                             "      for (j = 1; j < n - 1; j++)\n"
                             "        B[i][j] = 0.2 * (A[i][j] + A[i][j-1] + A[i][1+j]);\n"
                             "    for (i = 1; i < n - 1; i++)\n"
                             "      for (j = 1; j < n - 1; j++)\n"
                             "        A[i][j] = 0.2 * (B[i][j] + B[i][j-1] + B[i][1+j]);\n"
                             "  }\n"
                             "}\n";

/* A cast to the type that a value has already is ignored. */
static void a_single_loop_is_repeated(void **state)
{
    (void)state;
    struct fixture f;
    read_any(&f, "void f(const float *a, float *b)\n{\n"
                 "  for (int t = 0; t < 9; t++)\n"
                 "    for (int i = 0; i < 80; i++)\n"
                 "      b[i] = (float)a[i];\n}\n");
    assert_string_equal(str_cstr(&f.arena, f.nest.source),
                        "float a[80];\nfloat b[80];\n\n"
                        "for (int i = 0; i < 80; ++i) {\n    b[i] = a[i];\n}\n");
    arena_free(&f.arena);
    assert_refuses("void f(const float *a, double *b)\n{\n"
                   "  for (int i = 0; i < 80; i++)\n    b[i] = (double)~i;\n}\n",
                   "my.c:4:20: error: this operator is not supported — use + - * / and array "
                   "elements such as a[j][i]");
}

static void a_nest_is_chosen_by_its_line(void **state)
{
    (void)state;
    struct fixture f;
    const struct nest_options second = {.first_line = 10, .last_line = 10};
    if (!read_with(&f, jacobi, &second))
        fail_msg("%s", message(&f));
    const struct nest *n = &f.nest;
    assert_string_equal(str_cstr(&f.arena, n->source),
                        "double B[N][N];\ndouble A[N][N];\n\n"
                        "for (int i = 1; i < n - 1; ++i) {\n"
                        "    for (int j = 1; j < n - 1; ++j) {\n"
                        "        A[i][j] = 0.2 * (B[i][j] + B[i][j - 1] + B[i][j + 1]);\n"
                        "    }\n}\n");
    assert_int_equal(n->arrays[0].storage, NEST_OBJECT);
    assert_int_equal(n->size_values[kernel_symbol(&n->kernel, STR("N"))], 1000);
    arena_free(&f.arena);
}

static void a_nest_is_chosen_by_markers(void **state)
{
    (void)state;
    struct fixture f;
    read_any(&f, "void f(int n, double *a, const double *b) {\n"
                 "  for (int i = 0; i < n; i++) a[i] = b[i];\n"
                 "  /* inspect begin */\n"
                 "  for (int i = 0; i < n; i++) a[i] += 2 * b[i];\n"
                 "  /* inspect end */\n"
                 "}\n");
    assert_int_equal(f.nest.first_line, 4);
    arena_free(&f.arena);
}

/*
 * The nests with the most work come first, initialisation last; a separate inner nest has its line.
 */
static void nests_are_listed_by_work(void **state)
{
    (void)state;
    struct fixture f = {0};
    const struct nest_options any = {0};
    const struct nest_entry *entries = NULL;
    size_t count = 0;
    static const char text[] = "void f(int n, double *a, double *b, double (*c)[n]) {\n"
                               "  for (int i = 0; i < n; i++) a[i] = 0;\n"
                               "  for (int j = 0; j < n; j++) {\n"
                               "    for (int i = 1; i < n; i++) c[j][i] = c[j][i - 1] * b[i];\n"
                               "    for (int i = 0; i < n; i++) c[j][i] += b[i] * a[i] + a[j];\n"
                               "  }\n"
                               "  for (int i = 0; i < n; i++) a[i] = b[i];\n}\n";
    assert_true(nest_list(&f.arena, text, sizeof text - 1, "my.c", &any, &count, &entries, &f.err));
    static const unsigned lines[] = {5, 4, 7, 2};
    assert_int_equal(count, 4);
    for (size_t i = 0; i < count; i++) {
        assert_true(entries[i].read);
        assert_int_equal(entries[i].line, lines[i]);
    }
    arena_free(&f.arena);
}

/* Planes of W, an index helper, a downward loop, a preprocessor switch. */
static void other_ways_to_write(void **state)
{
    (void)state;
    assert_reads("static inline int at(int N, int j, int i) { return j * N + i; }\n"
                 "#ifdef WIDE\n#error no\n#else\ntypedef float real;\n#endif\n"
                 "void f(int M, int N, const real *w, const real *a, real *b) {\n"
                 "  for (int j = M - 2; j >= 1; --j)\n"
                 "    for (int i = 1; i != N - 1; i += 1)\n"
                 "      b[at(N, j, i)] = w[at(N, j, i) + M * N] * (a[at(N, j, i + 1)] - a[at(N, j "
                 "- 1, i)]);\n"
                 "}\n",
                 "float w[2][M][N];\nfloat a[M - 1][N];\nfloat b[M - 1][N];\n\n"
                 "for (int j = 1; j < M - 1; ++j) {\n"
                 "    for (int i = 1; i < N - 1; ++i) {\n"
                 "        b[j][i] = w[1][j][i] * (a[j][i + 1] - a[j - 1][i]);\n"
                 "    }\n}\n");
}

/* Images: a sum of bytes in an integer, clamped; integer operations are not FLOPs. */
static void integers_are_data(void **state)
{
    (void)state;
    static const char text[] =
        "void f(int w, int h, const unsigned char *in, unsigned char *out, const short *g)\n"
        "{ for (int j = 1; j < h - 1; j++)\n"
        "    for (int i = 1; i < w - 1; i++) {\n"
        "      int k, s = 0;\n"
        "      for (k = -1; k < 2; k++) s += in[j*w + i + k];\n"
        "      int v = (s >> 1) + g[j*w + i];\n"
        "      if (v > 255) v = 255;\n"
        "      out[j*w + i] = v; } }\n";
    struct fixture f;
    assert_reads(text,
                 "unsigned char in[h - 1][w];\nshort g[h - 1][w];\nunsigned char out[h - 1][w];\n"
                 "int s;\nint v;\n\nfor (int j = 1; j < h - 1; ++j) {\n"
                 "    for (int i = 1; i < w - 1; ++i) {\n        s = 0;\n"
                 "        s += in[j][i - 1];\n        s += in[j][i];\n"
                 "        s += in[j][i + 1];\n        v = s / 2 + g[j][i];\n"
                 "        v = v > 255 ? 255 : v;\n        out[j][i] = v;\n    }\n}\n");
    read_any(&f, text);
    assert_int_equal(f.nest.kernel.flops.add + f.nest.kernel.flops.div, 0);
    assert_int_equal(f.nest.kernel.integer_ops, 5);
    assert_int_equal(elem_bytes(f.nest.kernel.arrays[1].type), 2);
    arena_free(&f.arena);
}

/* A wavelet that is injected is one number per time step. */
static void values_of_a_time_step_are_scalars(void **state)
{
    (void)state;
    assert_reads("void f(int nt, int n, float a[n][n], const float *w, const float r[n][n])\n"
                 "{ for (int t = 1; t < nt; t++)\n"
                 "    for (int j = 0; j < n; j++)\n"
                 "      for (int i = 0; i < n; i++) a[j][i] += (w[t] - w[t-1]) * r[j][i]; }\n",
                 "float r[n][n];\nfloat a[n][n];\nfloat w_0;\nfloat w_m1;\n\n"
                 "for (int j = 0; j < n; ++j) {\n    for (int i = 0; i < n; ++i) {\n"
                 "        a[j][i] += (w_0 - w_m1) * r[j][i];\n    }\n}\n");
}

static void rows_with_a_halo(void **state)
{
    (void)state;
    assert_reads("#define H 4\n"
                 "void f(int nx, int ny, float *u, const float *v) {\n"
                 "  const int ld = nx + 2 * H;\n"
                 "  for (int y = H; y < ny + H; ++y)\n"
                 "    for (int x = H; x < nx + H; ++x)\n"
                 "      u[y * ld + x] = v[y * ld + x - 4] + v[(y - 4) * ld + x + 4];\n"
                 "}\n",
                 "float v[ny + 4][nx + 8];\nfloat u[ny + 4][nx + 8];\n\n"
                 "for (int y = 4; y < ny + 4; ++y) {\n"
                 "    for (int x = 4; x < nx + 4; ++x) {\n"
                 "        u[y][x] = v[y][x - 4] + v[y - 4][x + 4];\n"
                 "    }\n}\n");
    assert_reads("void f(int n, int ld, double *u, const double *v) {\n"
                 "  for (int y = 0; y < n; ++y)\n"
                 "    for (int x = 0; x < n; ++x) u[y * ld + x] = v[y * ld + x];\n"
                 "}\n",
                 "double v[n][ld];\ndouble u[n][ld];\n\n"
                 "for (int y = 0; y < n; ++y) {\n"
                 "    for (int x = 0; x < n; ++x) {\n"
                 "        u[y][x] = v[y][x];\n"
                 "    }\n}\n");
}

static void what_no_kernel_has_is_refused(void **state)
{
    (void)state;
    assert_refuses("double g(double);\nvoid f(int n, double *a) {\n  for (int i = 0; i < n; i++)"
                   "\n    a[i] = g(a[i]);\n}\n",
                   "my.c:4:12: error: the function call 'g(…)' is not supported — write out what "
                   "it computes with + - * / and functions of math.h, or define it in this file");
    assert_refuses("void g(double);\nvoid f(int n, double *a) {\n  for (int i = 0; i < n; i++)"
                   "\n    if (a[i] > 0) g(a[i]);\n}\n",
                   "my.c: error: there is no loop nest here — a loop nest begins with `for (` and "
                   "sets array elements");
    assert_refuses("void f(int n, __int128 *a, double *b) {\n  for (int i = 0; i < n; i++)\n"
                   "    b[i] = a[i];\n}\n",
                   "my.c:3:12: error: 'a' is of type '__int128', which is not supported — use "
                   "float, double, their _Complex types, or integers of 1 to 8 bytes");
    assert_refuses("#include \"none.h\"\nvoid f(int n, real *a) {\n"
                   "  for (int i = 0; i < n; i++)\n    a[i] = 1;\n}\n",
                   "my.c:2:21: error: unknown type name 'real' (line 1: 'none.h' file not found) — "
                   "pass its header's folder with -I");
    assert_refuses("int main(void) { return 0; }\n",
                   "my.c: error: there is no loop nest here — a loop nest begins with `for (` and "
                   "sets array elements");
}

/* Asserts the nest that is read, and the first note. */
static void assert_assumes(const char *text, const char *expected, const char *note)
{
    struct fixture f;
    read_any(&f, text);
    const char *const source = str_cstr(&f.arena, f.nest.source);
    assert_string_equal(strstr(source, "for ("), expected);
    assert_int_equal(f.nest.n_notes != 0, note != NULL);
    if (note != NULL)
        assert_string_equal(str_cstr(&f.arena, f.nest.notes[0].text), note);
    arena_free(&f.arena);
}

static void branches_on_data_are_conditionals(void **state)
{
    (void)state;
    assert_assumes("void f(int n, double *a, const double *b) {\n"
                   "  for (int i = 0; i < n; i++) {\n    a[i] = b[i] * 2;\n"
                   "    if (a[i] < 0) { a[i] = 0; }\n    else if (a[i] > 1) a[i] = 1;\n  }\n}\n",
                   "for (int i = 0; i < n; ++i) {\n    a[i] = b[i] * 2;\n"
                   "    a[i] = a[i] < 0 ? 0 : (a[i] > 1 ? 1 : a[i]);\n}\n",
                   NULL);
    assert_assumes("void f(int n, double *a, const double *b) {\n"
                   "  for (int i = 0; i < n; i++)\n    if (b[i] <= 0) a[i] = 0;\n"
                   "    else if (b[i] < 1) a[i] = 1;\n    else a[i] = b[i];\n}\n",
                   "for (int i = 0; i < n; ++i) {\n"
                   "    a[i] = b[i] <= 0 ? 0 : (b[i] < 1 ? 1 : b[i]);\n}\n",
                   NULL);
    /* a branch that may keep a value in memory, or sets different things: the condition is still
     * read */
    static const char kept[] = "line 3: the branch is computed everywhere, and sets arrays where "
                               "the condition on data holds";
    assert_assumes("void f(int n, double *a, const double *b) {\n"
                   "  for (int i = 0; i < n; i++)\n    if (b[i] > 0) a[i] = b[i];\n}\n",
                   "for (int i = 0; i < n; ++i) {\n    a[i] = b[i] > 0 ? b[i] : a[i];\n}\n", kept);
    assert_assumes("void f(int n, double *a, double *c, const double *b) {\n"
                   "  for (int i = 0; i < n; i++)\n    if (b[i] > 0) a[i] = b[i];\n"
                   "    else c[i] = 1;\n}\n",
                   "for (int i = 0; i < n; ++i) {\n    a[i] = b[i] > 0 ? b[i] : a[i];\n"
                   "    c[i] = b[i] > 0 ? c[i] : 1;\n}\n",
                   kept);
    assert_assumes("void f(int n, double *a, const double *b, const double *m) {\n"
                   "  for (int i = 1; i < n; i++)\n    if (m[i] > 0) {\n      if (b[i] > 1) {\n"
                   "        double t = b[i] - b[i - 1];\n        a[i] += t;\n      }\n    }\n}\n",
                   "for (int i = 1; i < n; ++i) {\n    t = b[i] - b[i - 1];\n"
                   "    a[i] = m[i] > 0 ? (b[i] > 1 ? a[i] + t : a[i]) : a[i];\n}\n",
                   "line 4: the branch is computed everywhere, and sets arrays where the "
                   "condition on data holds");
    /* scalars keep their value too, sums stay sums, and branches may have their own variables */
    assert_assumes("void f(int n, double *a, const double *b, double w) {\n"
                   "  for (int i = 0; i < n; i++) {\n    if (w > b[i]) w = 1; else w += 1;\n"
                   "    a[i] = w;\n  }\n}\n",
                   "for (int i = 0; i < n; ++i) {\n    w = w > b[i] ? 1 : w + 1;\n"
                   "    a[i] = w;\n}\n",
                   NULL);
    assert_assumes("double f(int n, const double *b) {\n  double s = 0;\n"
                   "  for (int i = 0; i < n; i++)\n    if (b[i] > 0) s += b[i];\n"
                   "  return s;\n}\n",
                   "for (int i = 0; i < n; ++i) {\n    s += b[i] > 0 ? b[i] : 0;\n}\n", NULL);
    assert_assumes(
        "void f(int n, double *a, double *c, const double *b) {\n"
        "  for (int i = 1; i < n - 1; i++)\n"
        "    if (b[i] > 0) {\n      double g = b[i] - b[i - 1];\n"
        "      a[i] = g * g;\n      c[i] = 1;\n    } else {\n"
        "      double h = b[i + 1] - b[i];\n      c[i] = 2;\n      a[i] = h;\n    }\n}\n",
        "for (int i = 1; i < n - 1; ++i) {\n    g = b[i] - b[i - 1];\n"
        "    h = b[i + 1] - b[i];\n    a[i] = b[i] > 0 ? g * g : h;\n"
        "    c[i] = b[i] > 0 ? 1 : 2;\n}\n",
        NULL);
    /* what a branch uses after setting it */
    assert_assumes(
        "void f(int n, double *a, const double *b, double w) {\n"
        "  for (int i = 0; i < n; i++) {\n    if (b[i] > 0) { w = b[i]; w *= w; }\n"
        "    a[i] = w;\n  }\n}\n",
        "for (int i = 0; i < n; ++i) {\n    value = b[i];\n    value_2 = value * value;\n"
        "    w = b[i] > 0 ? value_2 : w;\n    a[i] = w;\n}\n",
        NULL);
    /* a swap, and the code after `continue` */
    assert_assumes("void f(int n, double *a, const double *b) {\n"
                   "  for (int i = 1; i < n; i++) {\n    double x = b[i - 1], y = b[i], t;\n"
                   "    if (x > y) { t = x; x = y; y = t; }\n    a[i] = x - y;\n  }\n}\n",
                   "for (int i = 1; i < n; ++i) {\n    x = b[i - 1];\n    y = b[i];\n"
                   "    value = x;\n    value_2 = y;\n    value_3 = x;\n    value_4 = y;\n"
                   "    x = value_3 > value_4 ? value_2 : x;\n"
                   "    y = value_3 > value_4 ? value : y;\n    a[i] = x - y;\n}\n",
                   NULL);
    assert_assumes("void f(int n, double *a, const double *b, const int *m) {\n"
                   "  for (int i = 1; i < n; i++) {\n    if (m[i] == 0) { a[i] = 0; continue; }\n"
                   "    double t = b[i] - b[i - 1];\n    a[i] = t * t;\n  }\n}\n",
                   "for (int i = 1; i < n; ++i) {\n    t = b[i] - b[i - 1];\n"
                   "    a[i] = m[i] == 0 ? 0 : t * t;\n}\n",
                   NULL);
}

/* Elements that an iteration sets do not have the values of the declaration's list. */
static void elements_that_are_set_are_data(void **state)
{
    (void)state;
    assert_assumes(
        "void f(int n, int *a, const int *b) {\n  int z[2] = {0, 0};\n  int *p = &z[0];\n"
        "  for (int i = 1; i < n; i++) {\n    *p = b[i - 1];\n    z[1] = b[i];\n"
        "    a[i] = z[0] - z[1];\n  }\n}\n",
        "for (int i = 1; i < n; ++i) {\n    z_0 = b[i - 1];\n    z_1 = b[i];\n"
        "    a[i] = z_0 - z_1;\n}\n",
        NULL);
}

/* Loops that test at their end, or begin alternately at two places; lambdas, copies of structs. */
static void other_forms_are_read(void **state)
{
    (void)state;
    assert_reads("void f(int n, double *a, const double *b) {\n  int i = 1;\n"
                 "  do { a[i] = b[i - 1]; i++; } while (i < n);\n}\n",
                 "double b[n];\ndouble a[n];\n\n"
                 "for (int i = 1; i < n; ++i) {\n    a[i] = b[i - 1];\n}\n");
    assert_assumes("void f(int n, double u[n][n]) {\n  for (int i = 1; i < n - 1; i++)\n"
                   "    for (int j = 1 + i % 2; j < n - 1; j += 2) u[i][j] = u[i][j + 1];\n}\n",
                   "for (int i = 1; i < n - 1; ++i) {\n    for (int j = 1; j < n - 1; j += 2) {\n"
                   "        u[i][j] = u[i][j + 1];\n    }\n}\n",
                   "line 3: the loop is taken to begin as where % 2 gives 0");
    assert_reads(
        "struct v { double x, y; };\n"
        "void f(int n, double *a, const struct v *b) {\n"
        "  for (int i = 0; i < n; i++) { const struct v p = b[i]; a[i] = p.x * p.y; }\n}\n",
        "double b[n][2];\ndouble a[n];\n\n"
        "for (int i = 0; i < n; ++i) {\n    a[i] = b[i][0] * b[i][1];\n}\n");
    assert_refuses(
        "struct v { double x, y; };\n"
        "void f(int n, double *a, const struct v *b) {\n"
        "  for (int i = 0; i < n; i++) { struct v p = b[i]; p.x += 1; a[i] = p.x; }\n}\n",
        "my.c:3:42: error: a copy of a struct that is changed is not supported — load "
        "its members into variables");
}

static void walkers_are_followed(void **state)
{
    (void)state;
    static const char grid[] =
        "double a[m][n];\ndouble b[m][n];\n\n"
        "for (int j = 1; j < m - 1; ++j) {\n    for (int i = 1; i < n - 1; ++i) {\n"
        "        b[j][i] = a[j - 1][i] + a[j][i - 1] + a[j + 1][i];\n    }\n}\n";
    assert_reads("void f(int m, int n, const double *a, double *b) {\n"
                 "  const double *p = a + n + 1;\n  double *q = b + n + 1;\n"
                 "  for (int j = 1; j < m - 1; j++) {\n"
                 "    for (int i = 1; i < n - 1; i++, p++) *q++ = p[-n] + p[-1] + p[n];\n"
                 "    p += 2;\n    q += 2;\n  }\n}\n",
                 grid);
    assert_reads("void f(int m, int n, const double *a, double *b) {\n  int k = n;\n"
                 "  for (int j = 1; j < m - 1; j++) {\n    k++;\n"
                 "    for (int i = 1; i < n - 1; i++) {\n"
                 "      b[k] = a[k - n] + a[k - 1] + a[k + n];\n      k = k + 1;\n    }\n"
                 "    k++;\n  }\n}\n",
                 grid);
    assert_reads("void f(int m, int n, const double *a, double *b) {\n  int k = 0;\n"
                 "  for (int j = 0; j < m; j++)\n    for (int i = 0; i < n; i++)\n"
                 "      b[k++] = a[j * n + i];\n}\n",
                 "double a[m][n];\ndouble b[m][n];\n\n"
                 "for (int j = 0; j < m; ++j) {\n    for (int i = 0; i < n; ++i) {\n"
                 "        b[j][i] = a[j][i];\n    }\n}\n");
    assert_refuses("void f(int m, int n, const double *p, double *q) {\n"
                   "  for (int j = 0; j < m; j++) {\n"
                   "    for (int i = 0; i < n; i++) *q++ = *p++;\n"
                   "    if (j == 2) p -= n;\n  }\n}\n",
                   "my.c:3:41: error: the pointer 'p' changes from iteration to iteration — "
                   "write the element with a subscript: a[i]");
}

static void steps_compute(void **state)
{
    (void)state;
    assert_reads("void f(int n, double *b, const double *a, double s) {\n"
                 "  for (int i = 0; i < n; i++, s += a[i]) b[i] = a[i];\n}\n",
                 "double a[n + 1];\ndouble b[n + 1];\ndouble s;\n\n"
                 "for (int i = 0; i < n; ++i) {\n    b[i] = a[i];\n    s += a[i + 1];\n}\n");
    assert_reads("void f(int n, double a[n][n], double b[n][n], const double *w) {\n"
                 "  for (int j = 1; j < n - 1; j++)\n    for (int i = 1; i < n - 1; i++) {\n"
                 "      const double *p = &a[j - 1][i];\n      double s = 0;\n      int k;\n"
                 "      for (k = 0; k < 3; k++, p += n) s += w[k] * *p;\n"
                 "      b[j][i] = s;\n    }\n}\n",
                 "double a[n][n];\ndouble b[n][n];\ndouble w_0;\ndouble w_1;\ndouble w_2;\n"
                 "double s;\n\n"
                 "for (int j = 1; j < n - 1; ++j) {\n    for (int i = 1; i < n - 1; ++i) {\n"
                 "        s = 0;\n        s += w_0 * a[j - 1][i];\n"
                 "        s += w_1 * a[j][i];\n        s += w_2 * a[j + 1][i];\n"
                 "        b[j][i] = s;\n    }\n}\n");
}

/* If the grid wraps or ends, in the inner loop or around it, the interior is read. */
static void borders_are_left_out(void **state)
{
    (void)state;
    assert_assumes("void f(int n, int m, double a[n][m], double b[n][m]) {\n"
                   "  for (int j = 0; j < n; j++) {\n    int up = j + 1;\n"
                   "    if (up > n - 1) up = up - n;\n    for (int i = 0; i < m; i++)\n"
                   "      a[j][i] = b[up][i];\n  }\n}\n",
                   "for (int j = 0; j < n - 1; ++j) {\n    for (int i = 0; i < m; ++i) {\n"
                   "        a[j][i] = b[j + 1][i];\n    }\n}\n",
                   "line 4: the condition on loop indices is taken to fail, as in the interior");
    assert_assumes("void f(int n, double *a, const double *b) {\n  for (int i = 0; i < n; i++) {\n"
                   "    if (!i) a[i] = 0;\n    else a[i] = b[i - 1];\n  }\n}\n",
                   "for (int i = 1; i < n; ++i) {\n    a[i] = b[i - 1];\n}\n",
                   "line 3: the condition on loop indices is taken to fail, as in the interior");
    assert_assumes("void shift(int *by);\nvoid f(int n, double a[2][n], const double b[2][n]) {\n"
                   "  int by;\n  shift(&by);\n  for (int i = 1; i < n - 1; i++)\n"
                   "    a[0][i] = b[0][i + by];\n}\n",
                   "for (int i = 1; i < n - 1; ++i) {\n    a[0][i] = b[0][i];\n}\n",
                   "'by' is taken as 0: no size, loop or value fixes it");
    /* if both values are equal, min(i + 1, n - 1) is that of the interior */
    assert_assumes("void f(int n, double *a, const double *b) {\n  for (int i = 0; i < n; i++) {\n"
                   "    int r = i + 1 < n - 1 ? i + 1 : n - 1;\n    int l = i > 1 ? i - 1 : 0;\n"
                   "    a[i] = b[l] + b[r];\n  }\n}\n",
                   "for (int i = 1; i < n - 1; ++i) {\n    a[i] = b[i - 1] + b[i + 1];\n}\n",
                   "bounds of indices: the interior is taken");
    /* an exception in the interior is not a border, even close to one */
    assert_assumes("void f(double a[20], const double *b) {\n  for (int k = 0; k < 40; k++)\n"
                   "    if (!(k == 20)) a[k] += b[k];\n}\n",
                   "for (int k = 0; k < 40; ++k) {\n    a[k] += b[k];\n}\n",
                   "line 3: the condition on loop indices is taken to fail, as in the interior");
}

/* Counts that depend on data are data; rows of a grid count in full even if some elements are
 * missing. */
static void neighbours_are_counted(void **state)
{
    (void)state;
    assert_assumes(
        "#include <assert.h>\n"
        "static int at(int j, int i, int n) { assert(j * n + i < n * n); return j * n + i; }\n"
        "void f(int n, int *a, const int *b) {\n"
        "  for (int j = 1; j < n - 1; j++)\n    for (int i = 1; i < n - 1; i++) {\n"
        "      int s = 0;\n      for (int x = -1; x <= 1; x++)\n"
        "        if (b[at(j, i + x, n)]) s++;\n      if (b[at(j, i, n)]) s--;\n"
        "      a[at(j, i, n)] = s == 2 || (s == 1 && b[at(j, i, n)]);\n    }\n}\n",
        "for (int j = 1; j < n - 1; ++j) {\n    for (int i = 1; i < n - 1; ++i) {\n        s = 0;\n"
        "        s += b[j][i - 1] != 0 ? 1 : 0;\n        s += b[j][i] != 0 ? 1 : 0;\n"
        "        s += b[j][i + 1] != 0 ? 1 : 0;\n        s -= b[j][i] != 0 ? 1 : 0;\n"
        "        a[j][i] = s == 2 || (s == 1 && b[j][i] != 0) ? 1 : 0;\n    }\n}\n",
        NULL);
    assert_reads("void f(int n, double *a, const double *b) {\n  for (int j = 0; j < n + 1; j++)\n"
                 "    for (int i = 0; i <= n; i++) a[j * n + i] = b[j * n + i];\n}\n",
                 "double b[n + 1][n + 1];\ndouble a[n + 1][n + 1];\n\n"
                 "for (int j = 0; j < n + 1; ++j) {\n    for (int i = 0; i < n + 1; ++i) {\n"
                 "        a[j][i] = b[j][i];\n    }\n}\n");
}

/* A vector next to a matrix's diagonal keeps its size. */
static void vectors_are_no_matrices(void **state)
{
    (void)state;
    assert_reads("void f(int n, double *a, const double *u) {\n"
                 "  for (int i = 1; i < n - 1; i++) a[i * n + i] = u[i + 1] - u[i - 1];\n}\n",
                 "double u[n];\ndouble a[n - 1][n + 1];\n\nfor (int i = 1; i < n - 1; ++i) {\n"
                 "    a[i][0] = u[i + 1] - u[i - 1];\n}\n");
}

/* Ten or more iterations along a grid are a loop, few along components are unrolled. */
static void small_grids_have_loops(void **state)
{
    (void)state;
    assert_reads(
        "static double a[16][16], b[16][16];\nvoid f(void) {\n"
        "  for (int t = 0; t < 9; t++)\n    for (int j = 1; j < 15; j++)\n"
        "      for (int i = 1; i < 15; i++)\n        b[j][i] = a[j][i - 1] + a[j][i];\n}\n",
        "double a[16][16];\ndouble b[16][16];\n\nfor (int j = 1; j < 15; ++j) {\n"
        "    for (int i = 1; i < 15; ++i) {\n        b[j][i] = a[j][i - 1] + a[j][i];\n"
        "    }\n}\n");
    /* Elements of small arrays are scalars, and a time loop stays around them. */
    assert_reads("void f(int n, double a[n][2], double b[n]) {\n  double s[2];\n"
                 "  for (int t = 0; t < 9; t++) {\n    for (int i = 0; i < n; i++) {\n"
                 "      for (int c = 0; c < 2; c++) s[c] = a[i][c] * a[i][c];\n"
                 "      b[i] = s[0] + s[1];\n    }\n    s[0] = 0;\n  }\n}\n",
                 "double a[n][2];\ndouble b[n];\ndouble s_0;\ndouble s_1;\n\n"
                 "for (int i = 0; i < n; ++i) {\n    s_0 = a[i][0] * a[i][0];\n"
                 "    s_1 = a[i][1] * a[i][1];\n    b[i] = s_0 + s_1;\n}\n");
}

/* The loops of one function leave nothing behind for the nests of another. */
static void nests_are_read_apart(void **state)
{
    (void)state;
    assert_assumes("void f(unsigned n, double a[n], const double b[n]) {\n"
                   "  for (unsigned i = 0; i < n; i++) a[i] = b[i];\n}\n"
                   "void g(int w, int s, int n, double *d) {\n  for (int j = 0; j < w; j++) {\n"
                   "    int to = d[j] > s ? n : j, from = d[j] < s ? j : 0;\n"
                   "    for (int i = 0; i <= to - from; i++) d[i + from] = 1;\n  }\n}\n",
                   "for (long i = 0; i < n; ++i) {\n    a[i] = b[i];\n}\n", NULL);
}

static void calls_are_read(void **state)
{
    (void)state;
    assert_assumes("#include <math.h>\nvoid f(int n, double *a) {\n"
                   "  for (int i = 0; i < n; i++) a[i] = fma(2.0, a[i], pow(a[i], 1.5));\n}\n",
                   "for (int i = 0; i < n; ++i) {\n    a[i] = 2.0 * a[i] + pow(a[i], 1.5);\n}\n",
                   "line 3: what 'pow' computes inside is not counted as FLOP, and the model does "
                   "not know its time: predictions are lower bounds");
    /* calls that report errors, or are enabled by a flag, are under a condition */
    assert_assumes("void stop(int);\nstruct s { double (*q)(double); };\n"
                   "void f(int n, double *a, struct s *s) {\n"
                   "  for (int i = 0; i < n; i++) {\n    double q = 0;\n    if (s->q) q = "
                   "s->q(a[i]);\n    a[i] += q;\n  }\n}\n",
                   "for (int i = 0; i < n; ++i) {\n    q = 0;\n    a[i] += q;\n}\n",
                   "line 6: the condition on data is taken to fail");
}

static void indices_in_memory_are_read(void **state)
{
    (void)state;
    assert_assumes("void g(int n, int *north) {\n"
                   "  for (int i = 0; i < n; i++) north[i] = i - 1;\n}\n"
                   "void f(int n, double *a, const double *b, int *north) {\n"
                   "  for (int i = 1; i < n; i++) {\n    int up = north[i];\n"
                   "    a[i] = b[i] + b[up];\n  }\n}\n",
                   "for (int i = 1; i < n; ++i) {\n    a[i] = b[i] + b[i - 1];\n}\n",
                   "the index array 'north' is taken as the file sets it: i-1 — write that: "
                   "through an array the compiler does not see it");
    assert_assumes("void f(int n, double *a, const double *b, const int *at) {\n"
                   "  for (int i = 0; i < n; i++) a[i] += b[at[i]];\n}\n",
                   "for (int i = 0; i < n; ++i) {\n    a[i] += b[i];\n}\n",
                   "the index array 'at' is taken to be in order: elements in another order move "
                   "more data");
    assert_assumes("void g(long n, long *at) {\n  for (long i = 0; i < n; i++)\n"
                   "    at[i] = i - 9223372036854775807 - 9223372036854775807;\n}\n"
                   "void f(long n, double *a, const double *b, const long *at) {\n"
                   "  for (long i = 0; i < n; i++) a[i] += b[at[i]];\n}\n",
                   "for (long i = 0; i < n; ++i) {\n    a[i] += b[i];\n}\n",
                   "the index array 'at' is taken to be in order: elements in another order move "
                   "more data");
    assert_assumes("static const int dx[2] = {-1, 1};\n"
                   "void f(int n, double *a, const double *b) {\n"
                   "  for (int i = 1; i < n - 1; i++)\n"
                   "    for (int k = 0; k < 2; k++) a[i] += b[i + dx[k]];\n}\n",
                   "for (int i = 1; i < n - 1; ++i) {\n    a[i] += b[i - 1];\n"
                   "    a[i] += b[i + 1];\n}\n",
                   NULL);
}

static void loops_of_many_kinds_are_read(void **state)
{
    (void)state;
    assert_assumes("void f(int n, double a[n][n]) {\n  for (int i = 0; i < n; i++)\n"
                   "    for (int j = i; j < n; j++) a[i][j] *= 2;\n}\n",
                   "for (int i = 0; i < n; ++i) {\n    for (int j = 0; j < n; ++j) {\n"
                   "        a[i][j] *= 2;\n    }\n}\n",
                   "line 3: the bounds of 'j' depend on another index: all rows are taken as long "
                   "as the longest");
    assert_assumes("void f(int n, double *a, const double *b) {\n"
                   "  for (int i = 1, k = 2; i < n; i++, k += 2) a[i] = b[k];\n}\n",
                   "for (int i = 1; i < n; ++i) {\n    a[i] = b[i][0];\n}\n", NULL);
    assert_assumes("void f(int n, double a[n][n]) {\n"
                   "  for (int j = 1, s = 1; j < n; j++, s = 3 - s)\n"
                   "    for (int i = s; i < n; i += 2) a[j][i] *= 2;\n}\n",
                   "for (int j = 1; j < n; ++j) {\n    for (int i = 1; i < n; i += 2) {\n"
                   "        a[j][i] *= 2;\n    }\n}\n",
                   "'s' takes two values in turn: the first is taken");
    /* a loop without an index repeats, and so does the one around it */
    assert_assumes("#include <omp.h>\nextern int sizes[4]; double *a;\nvoid f(void) {\n"
                   "  for (int s = 0; s < 4; s++) {\n    int n = sizes[s];\n"
                   "    double t = omp_get_wtime();\n    while (t > a[0])\n"
                   "      for (int i = 1; i < n; i++) a[i] *= 2;\n  }\n}\n",
                   "for (int i = 1; i < n; ++i) {\n    a[i] *= 2;\n}\n", NULL);
}

static void sizes_of_structs_are_read(void **state)
{
    (void)state;
    assert_assumes("struct g { int nx; double *v; };\n"
                   "void f(int m, struct g *s, struct g *t) {\n"
                   "  for (int j = 1; j <= m; j++)\n    for (int i = 1; i <= m; i++)\n"
                   "      s->v[j * s->nx + i] = t->v[j * t->nx + i];\n}\n",
                   "for (int j = 1; j < m + 1; ++j) {\n    for (int i = 1; i < m + 1; ++i) {\n"
                   "        s_v[j][i] = v[j][i];\n    }\n}\n",
                   "the rows of 'v' are taken to hold the range of the loops");
}

static void hostile_input_ends(void **state)
{
    (void)state;
    /* a factor of -2^63, whose magnitude is not a signed number */
    assert_refuses(
        "void f(long n, const double *a, double *b) {\n"
        "  for (long i = 0; i < n; i++)\n"
        "    b[i] = a[i * (n - 9223372036854775807 - 1)];\n}\n",
        "my.c:3:12: error: this subscript is too large — its coefficients must fit in 64 bits");
    assert_refuses(
        "#define A B B\n#define B C C\n#define C D D\n#define D E E\n#define E F F\n"
        "#define F G G\n#define G H H\n#define H I I\n#define I J J\n#define J K K\n"
        "#define K L L\n#define L M M\n#define M N N\n#define N O O\n#define O P P\n"
        "#define P Q Q\n#define Q R R\n#define R S S\n#define S 1 +\n"
        "void f(double *a) { for (int i = 0; i < A 1; i++) a[i] = 1; }\n",
        "my.c: error: the compiler's library failed on this file, or took more than 20 s — "
        "pass only the function with the loop nest and the macros that it needs");
    assert_refuses("#define A x x\n#define B A A\n"
                   "void f(double *a) { for (int i = 0; i < 9; i++) a[i] = 1 + B; }\n",
                   "my.c: error: there is no loop nest here — the compiler says in line 3: use of "
                   "undeclared identifier 'x'");
    assert_reads("void f(double *a) { for (int i = 0; i < 9; i++) a[i] = 1;\n",
                 "double a[9];\n\nfor (int i = 0; i < 9; ++i) {\n    a[i] = 1;\n}\n");
    /* an error before the function is ignored */
    assert_reads(
        "double x[3;\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1; }\n",
        "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n");
    assert_refuses(
        "\x7f"
        "ELF\x02\x01",
        "my.c: error: there is no loop nest here — the compiler says in line 1: expected "
        "identifier or '('");
}

/* A squared value is computed once, so that squares of squares do not grow. */
static void squares_of_squares_end(void **state)
{
    (void)state;
    struct fixture f;
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    const struct nest_options any = {0};
    sb_addz(&text, "void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = ");
    for (int i = 0; i < 60; i++)
        sb_addz(&text, "pow(");
    sb_addz(&text, "a[i]");
    for (int i = 0; i < 60; i++)
        sb_addz(&text, ", 2)");
    sb_addz(&text, "; }");
    assert_true(read_with(&f, sb_cstr(&text), &any));
    assert_int_equal(f.nest.kernel.flops.mul, 60);
    arena_free(&f.arena);
    arena_free(&arena);
}

/* Anything that grows with the square of the number of brackets would take minutes here. */
static void many_brackets_end(void **state)
{
    (void)state;
    enum { N_BRACKETS = 400000 };
    static const char head[] = "void f(double *a) ";
    static char text[sizeof head + N_BRACKETS];
    memcpy(text, head, sizeof head);
    memset(text + sizeof head - 1, '{', N_BRACKETS);
    assert_refuses(text, "my.c: error: there is no loop nest here — the compiler says in line 1: "
                         "bracket nesting level exceeded maximum of 256");
}

static void spin(void *turns)
{
    for (volatile int *t = turns;; ++*t)
        continue;
}

/* So would macros in each other's arguments: each level searches all those inside. */
static void what_takes_too_long_ends(void **state)
{
    (void)state;
    struct fixture f = {0};
    int turns = 0;
    assert_false(guard_try(spin, &turns, 1, "my.c", &f.err));
    assert_string_equal(message(&f),
                        "my.c: error: the compiler's library failed on this file, or took more "
                        "than 1 s — pass only the function with the loop nest and the macros that "
                        "it needs\n");
    arena_free(&f.arena);
}

/* `int x1 = p[x0];` sixteen times, each in terms of the one before, and once more. */
static void index_arrays_in_each_other_have_a_limit(void **state)
{
    (void)state;
    for (int n = 16; n <= 17; n++) {
        struct arena arena = {0};
        struct sb text = {.arena = &arena};
        struct fixture f;
        const struct nest_options any = {0};
        sb_addz(&text, "void f(int n, double *b, const double *a, const int *p)\n{\n"
                       "    for (int i = 0; i < n; i++) {\n        int x0 = p[i];\n");
        for (int k = 1; k < n; k++)
            sb_addf(&text, "        int x%d = p[x%d];\n", k, k - 1);
        sb_addf(&text, "        b[i] = a[x%d];\n    }\n}\n", n - 1);
        assert_int_equal(read_with(&f, sb_cstr(&text), &any), n == 16);
        arena_free(&f.arena);
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(linear_subscripts_get_dimensions),
        cmocka_unit_test(constant_rows_are_divided_by_what_runs_along_them),
        cmocka_unit_test(pointers_to_rows_are_places_in_arrays),
        cmocka_unit_test(a_restrict_row_makes_its_array_so),
        cmocka_unit_test(functions_and_choices_are_read),
        cmocka_unit_test(conditions_are_joined),
        cmocka_unit_test(members_of_structs_are_arrays_and_sizes),
        cmocka_unit_test(facts_stand_beside_the_kernel),
        cmocka_unit_test(a_single_loop_is_repeated),
        cmocka_unit_test(a_nest_is_chosen_by_its_line),
        cmocka_unit_test(a_nest_is_chosen_by_markers),
        cmocka_unit_test(nests_are_listed_by_work),
        cmocka_unit_test(other_ways_to_write),
        cmocka_unit_test(values_of_a_time_step_are_scalars),
        cmocka_unit_test(integers_are_data),
        cmocka_unit_test(rows_with_a_halo),
        cmocka_unit_test(what_no_kernel_has_is_refused),
        cmocka_unit_test(branches_on_data_are_conditionals),
        cmocka_unit_test(elements_that_are_set_are_data),
        cmocka_unit_test(other_forms_are_read),
        cmocka_unit_test(walkers_are_followed),
        cmocka_unit_test(steps_compute),
        cmocka_unit_test(borders_are_left_out),
        cmocka_unit_test(neighbours_are_counted),
        cmocka_unit_test(small_grids_have_loops),
        cmocka_unit_test(vectors_are_no_matrices),
        cmocka_unit_test(nests_are_read_apart),
        cmocka_unit_test(calls_are_read),
        cmocka_unit_test(indices_in_memory_are_read),
        cmocka_unit_test(loops_of_many_kinds_are_read),
        cmocka_unit_test(sizes_of_structs_are_read),
        cmocka_unit_test(hostile_input_ends),
        cmocka_unit_test(squares_of_squares_end),
        cmocka_unit_test(many_brackets_end),
        cmocka_unit_test(what_takes_too_long_ends),
        cmocka_unit_test(index_arrays_in_each_other_have_a_limit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
