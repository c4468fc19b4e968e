#include "nest_reading.h"

/* What an iteration computes: conditions, calls, integers. */

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

/* Each gets its own value, and what is computed once is counted once. */
static void assignments_in_assignments(void **state)
{
    (void)state;
    assert_reads("#define MAX(a, b) ((a) < (b) ? (b) : (a))\n"
                 "void f(int n, short *h, short *e, const short *s, int gap) {\n"
                 "  short e0 = e[0], h0 = h[0]; int i, k, d;\n"
                 "  for (i = k = 1; i < n; i++, k++) {\n"
                 "    e[i] = e0 = MAX(h0 - gap, e0 - 1);\n    d = h[i - 1] + s[k];\n"
                 "    h[i] = h0 = MAX(e0, d);\n  }\n}\n",
                 "short e[n];\nshort h[n];\nshort s[n];\nshort e0;\nshort h0;\nint value;\n"
                 "int value_2;\nint d;\nint gap;\n\nfor (int i = 1; i < n; ++i) {\n"
                 "    value = h0 - gap;\n    value_2 = e0 - 1;\n"
                 "    e0 = value < value_2 ? value_2 : value;\n    e[i] = e0;\n"
                 "    d = h[i - 1] + s[i];\n    h0 = e0 < d ? d : e0;\n    h[i] = h0;\n}\n");
    struct fixture f;
    read_any(&f, "void f(int n, double **a, const double *b, const double *r) {\n  int i, j, k;\n"
                 "  for (i = k = 0; i < n; i++)\n    for (j = i + 1; j < n; j++) {\n"
                 "      a[i][i] -= (a[i][j] = b[j] * r[k]);\n"
                 "      a[j][j] -= (a[j][i] = b[i] * r[k]);\n      k++;\n    }\n}\n");
    assert_int_equal(f.nest.kernel.flops.add, 2);
    assert_int_equal(f.nest.kernel.flops.mul, 2);
    arena_free(&f.arena);
}

/* Of a pointer for each iteration some are null. */
static void pointers_that_vary_are_data(void **state)
{
    (void)state;
    assert_assumes("void f(int n, float *group[n], float *a, const float *d) {\n"
                   "  for (int i = 0; i < n; i++) { if (!group[i]) a[i] += d[i]; a[i] *= 2; } }\n",
                   "for (int i = 0; i < n; ++i) {\n    a[i] += d[i];\n    a[i] *= 2;\n}\n",
                   "line 2: the condition on pointers is taken to hold");
    assert_assumes(
        "void f(int n, int m, float a[m][n], const float d[m][n]) {\n"
        "  for (int j = 0; j < 12; j++) for (int i = 0; i < n; i++) a[j][i] *= d[j >> 2][i]; }\n",
        "for (int j = 0; j < 12; ++j) {\n    for (int i = 0; i < n; ++i) {\n"
        "        a[j][i] *= d[0][i];\n    }\n}\n",
        "line 2: one value of '>>' is taken: it changes in the loops around only");
}

/* A header that is missing may be the one that includes math.h. */
static void undeclared_functions_are_read(void **state)
{
    (void)state;
    assert_reads("#include \"config.h\"\nvoid f(int n, float r, float *x, const float *t) {\n"
                 "  for (int i = 1; i < n; i++) x[i] = x[i - 1] + r * cos(t[i]); }\n",
                 "float x[n];\nfloat t[n];\nfloat r;\n\nfor (int i = 1; i < n; ++i) {\n"
                 "    x[i] = x[i - 1] + r * cos(t[i]);\n}\n");
}

/* In one instruction, as floor() and conversions do. */
static void rounding_is_read(void **state)
{
    (void)state;
    assert_assumes(
        "#include <math.h>\nvoid f(int n, double s, long *a, float *b) {\n"
        "  for (int i = 0; i < n; i++) { a[i] = lrint(s * a[i]) / s; b[i] = rintf(b[i]); } }\n",
        "for (int i = 0; i < n; ++i) {\n    a[i] = (long)((long)(s * a[i]) / s);\n"
        "    b[i] = floorf(b[i]);\n}\n",
        "line 3: 'lrint' is taken as a conversion to an integer, which takes as long");
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

/* A counter under a condition is a sum; the condition is part of it. */
static void conditions_count(void **state)
{
    (void)state;
    assert_assumes("int f(int n, const double *x, double *y, double t) {\n  int k = 0;\n"
                   "  for (int i = 0; i < n; i++) {\n    if (x[i] > t) k++;\n"
                   "    y[i] = x[i] - t;\n  }\n  return k;\n}\n",
                   "for (int i = 0; i < n; ++i) {\n    k += x[i] > t ? 1 : 0;\n"
                   "    y[i] = x[i] - t;\n}\n",
                   NULL);
}

/* An optional array is there. */
static void pointers_are_set(void **state)
{
    (void)state;
    assert_assumes("void f(int n, const double *w, const double *x, double *y) {\n"
                   "  for (int i = 0; i < n; i++)\n"
                   "    y[i] = (w == (void *)0 ? 1.0 : w[i]) * x[i];\n}\n",
                   "for (int i = 0; i < n; ++i) {\n    y[i] = w[i] * x[i];\n}\n",
                   "line 3: the pointer is taken to be set, not null");
    assert_assumes("void f(int n, const double *w, const double *x, double *y) {\n"
                   "  for (int i = 0; i < n; i++) {\n    if (!w) continue;\n"
                   "    y[i] = x[i];\n    if (w) y[i] = w[i] * x[i];\n  }\n}\n",
                   "for (int i = 0; i < n; ++i) {\n    y[i] = x[i];\n    y[i] = w[i] * x[i];\n}\n",
                   "line 3: the pointer is taken to be set, not null");
}

/* A macro writes what it compares twice, and so does one around it; compilers compute it once. */
static void limits_are_computed_once(void **state)
{
    (void)state;
    assert_reads("#define MIN(a, b) ((a) < (b) ? (a) : (b))\n"
                 "#define MAX(a, b) ((a) > (b) ? (a) : (b))\n"
                 "void f(int n, const double *x, double *y, double t, double lo, double hi) {\n"
                 "  for (int i = 0; i < n; i++) y[i] = MAX(lo, MIN(hi, x[i] * t + 1));\n}\n",
                 "double x[n];\ndouble y[n];\ndouble t;\ndouble hi;\ndouble value;\ndouble lo;\n"
                 "double value_2;\n\nfor (int i = 0; i < n; ++i) {\n"
                 "    value = x[i] * t + 1;\n    value_2 = hi < value ? hi : value;\n"
                 "    y[i] = lo > value_2 ? lo : value_2;\n}\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(functions_and_choices_are_read),
        cmocka_unit_test(conditions_are_joined),
        cmocka_unit_test(assignments_in_assignments),
        cmocka_unit_test(pointers_that_vary_are_data),
        cmocka_unit_test(undeclared_functions_are_read),
        cmocka_unit_test(rounding_is_read),
        cmocka_unit_test(integers_are_data),
        cmocka_unit_test(branches_on_data_are_conditionals),
        cmocka_unit_test(elements_that_are_set_are_data),
        cmocka_unit_test(neighbours_are_counted),
        cmocka_unit_test(calls_are_read),
        cmocka_unit_test(conditions_count),
        cmocka_unit_test(pointers_are_set),
        cmocka_unit_test(limits_are_computed_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
