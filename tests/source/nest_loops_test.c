#include "nest_reading.h"

/* Loops in all their forms, and where they end. */

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
    assert_reads(
        "void f(const float *a, double *b)\n{\n"
        "  for (int i = 0; i < 80; i++)\n    b[i] = (double)(i | 1);\n}\n",
        "double b[80];\n\nfor (int i = 0; i < 80; ++i) {\n    b[i] = (double)(i + 1);\n}\n");
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
                   "line 3: the loop is taken as where % 2 gives 0");
    assert_reads(
        "struct v { double x, y; };\n"
        "void f(int n, double *a, const struct v *b) {\n"
        "  for (int i = 0; i < n; i++) { const struct v p = b[i]; a[i] = p.x * p.y; }\n}\n",
        "double b[n][2];\ndouble a[n];\n\n"
        "for (int i = 0; i < n; ++i) {\n    a[i] = b[i][0] * b[i][1];\n}\n");
    assert_reads(
        "struct v { double x, y; };\n"
        "void f(int n, double *a, const struct v *b) {\n"
        "  for (int i = 0; i < n; i++) { struct v p = b[i]; p.x += 1; a[i] = p.x; }\n}\n",
        "double b[n][2];\ndouble a[n];\ndouble x;\n\n"
        "for (int i = 0; i < n; ++i) {\n    x = b[i][0];\n    x += 1;\n    a[i] = x;\n}\n");
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

/* Bounds out of memory and out of functions are sizes. */
static void bounds_are_sizes(void **state)
{
    (void)state;
    assert_assumes("void f(int n, const int *first, const double *a, double *y) {\n"
                   "  for (int i = 0; i < n; i++) {\n    const int end = first[i + 1];\n"
                   "    for (int j = first[i]; j < end; j++) y[j] = 2 * a[j];\n  }\n}\n",
                   "for (int i = 0; i < n; ++i) {\n"
                   "    for (int j = 0; j < first_i_length; ++j) {\n"
                   "        y[i][j] = 2 * a[i][j];\n    }\n}\n",
                   "line 4: the rows of 'first' are taken as equally long, with "
                   "'first_i_length' elements");
    assert_assumes("void f(int m, const int *from, const int *to, double *a) {\n"
                   "  for (int k = 0; k < m; k++)\n"
                   "    for (int i = from[k]; i < to[k - 1]; i++) a[i] *= 2;\n}\n",
                   "for (int i = from_k; i < to_k_minus_1; ++i) {\n    a[i] *= 2;\n}\n",
                   "line 3: 'from_k' is taken as a size, the same in all iterations");
    assert_assumes("struct s { int n; double *v; };\nint width(const void *);\n"
                   "void f(int m, const struct s *c, double *a) {\n"
                   "  for (int k = 0; k < m; k++)\n"
                   "    for (int i = width(c); i < c[k].n; i++) a[i] *= 2;\n}\n",
                   "for (int i = width_c; i < c_k_n; ++i) {\n    a[i] *= 2;\n}\n",
                   "line 5: 'width_c' is taken as a size, the same in all iterations");
    /* a row counted from its start, and a window that slides */
    assert_assumes("void f(int n, int w, double *a, const double *b) {\n"
                   "  for (int i = 0; i < n; i++)\n"
                   "    for (int j = i * w; j < (i + 1) * w; j++) a[j] = b[j];\n}\n",
                   "for (int i = 0; i < n; ++i) {\n    for (int j = 0; j < w; ++j) {\n"
                   "        a[i][j] = b[i][j];\n    }\n}\n",
                   NULL);
    assert_assumes("void f(int n, int w, double *a, const double *b) {\n"
                   "  for (int i = 0; i < n; i++)\n"
                   "    for (int j = i; j < i + w; j++) a[i] += b[j];\n}\n",
                   "for (int i = 0; i < n; ++i) {\n    for (int j = 0; j < w; ++j) {\n"
                   "        a[i] += b[i + j];\n    }\n}\n",
                   NULL);
    /* one that the loop changes is not a size */
    assert_refuses("void f(double *a, const double *b, int *rows, int k) {\n"
                   "  for (int j = 0; j < 90; j++)\n"
                   "    for (int i = 0; i < rows[j]; i++) { a[i] = b[i]; rows[j] = k; }\n}\n",
                   "my.c:3:25: error: an array in a subscript, a size or a loop bound is not "
                   "supported — subscripts are linear in the loop indices, such as i + 1");
}

/* Where the loop before ended, or at a part of a size. */
static void loops_begin_where_others_end(void **state)
{
    (void)state;
    assert_assumes(
        "void f(int n, int m, double *a, const double *b) {\n  int i;\n"
        "  for (i = 0; i < m; i++) a[i] = 0;\n"
        "  for (; i < n; i++) {\n    a[i] = b[i - 1] + b[i];\n    a[n + i] = 1;\n  }\n}\n",
        "for (int i = m; i < n; ++i) {\n    a[0][i] = b[i - 1] + b[i];\n"
        "    a[1][i] = 1;\n}\n",
        NULL);
    /* not where it may have been left */
    assert_assumes("void f(int n, int m, double *a, const double *b) {\n  int i;\n"
                   "  for (i = 0; i < m; i++) if (b[i] > 3) break;\n"
                   "  for (; i < n; i++) a[i] = b[i - 1] + b[i];\n}\n",
                   "for (int i_2 = i; i_2 < n; ++i_2) {\n    a[i_2] = b[i_2 - 1] + b[i_2];\n}\n",
                   NULL);
    assert_assumes("void f(int n, double *a, const double *b) {\n"
                   "  for (int i = 1; i + i < n; i++) a[i] = b[i - 1] + b[i];\n}\n",
                   "for (int i = 1; i < i_end; ++i) {\n    a[i] = b[i - 1] + b[i];\n}\n",
                   "line 2: the end of 'i' is taken as a size");
    assert_reads("void f(double *a, const double *b) {\n"
                 "  for (int i = 0; 2 * i < 91; i++) a[i] = b[i];\n}\n",
                 "double b[46];\ndouble a[46];\n\n"
                 "for (int i = 0; i < 46; ++i) {\n    a[i] = b[i];\n}\n");
    assert_reads("void f(int n, double *a, const double *b) {\n"
                 "  for (int i = 0; 2 * i <= 4 * n; i++) a[i] = b[i];\n}\n",
                 "double b[2 * n + 1];\ndouble a[2 * n + 1];\n\n"
                 "for (int i = 0; i < 2 * n + 1; ++i) {\n    a[i] = b[i];\n}\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bounds_are_sizes),
        cmocka_unit_test(a_single_loop_is_repeated),
        cmocka_unit_test(other_ways_to_write),
        cmocka_unit_test(other_forms_are_read),
        cmocka_unit_test(steps_compute),
        cmocka_unit_test(borders_are_left_out),
        cmocka_unit_test(small_grids_have_loops),
        cmocka_unit_test(loops_of_many_kinds_are_read),
        cmocka_unit_test(loops_begin_where_others_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
