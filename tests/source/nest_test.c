#include "nest_reading.h"

#include <stdio.h>

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
    struct nest_entries found = {0};
    static const char text[] = "void f(int n, double *a, double *b, double (*c)[n]) {\n"
                               "  for (int i = 0; i < n; i++) a[i] = 0;\n"
                               "  for (int j = 0; j < n; j++) {\n"
                               "    for (int i = 1; i < n; i++) c[j][i] = c[j][i - 1] * b[i];\n"
                               "    for (int i = 0; i < n; i++) c[j][i] += b[i] * a[i] + a[j];\n"
                               "  }\n"
                               "  for (int i = 0; i < n; i++) a[i] = b[i];\n}\n";
    assert_true(nest_list(&f.arena, text, sizeof text - 1, "my.c", &any, &found, &f.err));
    static const unsigned lines[] = {5, 4, 7, 2};
    assert_int_equal(found.count, 4);
    for (size_t i = 0; i < found.count; i++) {
        assert_true(found.items[i].read);
        assert_int_equal(found.items[i].line, lines[i]);
    }
    arena_free(&f.arena);
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
    assert_refuses("int main(void) { return 0; }\n",
                   "my.c: error: there is no loop nest here — a loop nest begins with `for (` and "
                   "sets array elements");
}

/* Types of missing headers: of the names' kinds, as parameters and as variables. */
static void undeclared_types_are_assumed(void **state)
{
    (void)state;
    assert_assumes("#include \"none.h\"\nvoid f(int n, real *a) {\n"
                   "  for (int i = 0; i < n; i++)\n    a[i] = 1;\n}\n",
                   "for (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n",
                   "the type 'real' is not declared: it is taken as double (pass its header's "
                   "folder with -I)");
    assert_reads("#include \"none.h\"\nvoid f(grid_t g, MyFloat *a, my_byte *b) {\n"
                 "  MyInt i, n;\n  MyScalar c = 2;\n  size(g, &n);\n"
                 "  for (i = 1; i < n; i++)\n    a[i] = c * b[i - 1];\n}\n",
                 "unsigned char b[n];\nfloat a[n];\ndouble c;\n\n"
                 "for (int i = 1; i < n; ++i) {\n    a[i] = c * b[i - 1];\n}\n");
}

static void assert_reads_cpp(const char *text, const char *expected)
{
    struct fixture f = {0};
    const struct nest_options any = {0};
    if (!nest_read(&f.arena, text, strlen(text), "my.cpp", &any, &f.nest, &f.err))
        fail_msg("%s", message(&f));
    assert_string_equal(str_cstr(&f.arena, f.nest.source), expected);
    arena_free(&f.arena);
}

/* A method whose class is missing, and which is an operator. */
static void undeclared_classes_are_left_out(void **state)
{
    (void)state;
    assert_reads_cpp(
        "#include \"none.h\"\nvoid Blur<T>::operator() (const Row &in, Row &out) const {\n"
        "  for (int i = 1; i < in.size() - 1; ++i)\n    out[i] += weight * in[i - 1];\n}\n",
        "double in[in_size - 1];\ndouble out[in_size - 1];\ndouble weight;\n\n"
        "for (int i = 1; i < in_size - 1; ++i) {\n    out[i] += weight * in[i - 1];\n}\n");
}

static void classes_act_as_pointers(void **state)
{
    (void)state;
    assert_reads_cpp("struct rows { double *v; };\n"
                     "struct handle { rows *p; rows *operator->() const { return p ? p : 0; } };\n"
                     "struct work { handle w; void go(int n, double s) {\n"
                     "  for (int i = 0; i < n; i++) w->v[i] = s * w->v[i] + 1;\n} };\n",
                     "double v[n];\ndouble s;\n\n"
                     "for (int i = 0; i < n; ++i) {\n    v[i] = s * v[i] + 1;\n}\n");
}

/* What its constructor gets: of a complex value both parts, of an array its sizes. */
static void constructors_are_read(void **state)
{
    (void)state;
    static const char complex[] =
        "namespace std { template <class T> struct complex {\n"
        "  complex(T = 0, T = 0); complex &operator+=(const complex &); }; }\n";
    char text[512];
    snprintf(text, sizeof text,
             "%svoid f(int n, const double *x, const double *y, std::complex<double> *c) {\n"
             "  for (int i = 0; i < n; i++) c[i] += std::complex<double>(x[i], 2 * y[i]); }\n",
             complex);
    assert_reads_cpp(text, "double x[n];\ndouble y[n];\ndouble _Complex c[n];\n\n"
                           "for (int i = 0; i < n; ++i) {\n"
                           "    c[i] += (double _Complex)copysign(x[i], 2 * y[i]);\n}\n");
    snprintf(text, sizeof text,
             "%svoid f(int n, const double *x, std::complex<double> *c) {\n"
             "  for (int i = 0; i < n; i++) { std::complex<double> t(0., x[i]); c[i] += t; } }\n",
             complex);
    assert_reads_cpp(text, "double x[n];\ndouble _Complex c[n];\ndouble _Complex t;\n\n"
                           "for (int i = 0; i < n; ++i) {\n    t = (double _Complex)x[i];\n"
                           "    c[i] += t;\n}\n");
    assert_reads_cpp(
        "struct view { double *p; int *inc; view(int, int);\n"
        "  double &operator()(int j, int i) { return p[j * inc[0] + i * inc[1]]; } };\n"
        "void f(int n, double *a) { view v(10, 20);\n"
        "  for (int i = 0; i < n; i++) a[i] = v(3, i); }\n",
        "double p[n * inc_1 + 3 * inc - inc_1 + 1];\ndouble a[n];\n\n"
        "for (int i = 0; i < n; ++i) {\n    a[i] = p[inc_1 * i + 3 * inc];\n}\n");
    /* an element that a method gives, whose body is somewhere else */
    assert_reads_cpp("struct wave { short &a(int i, int channel = 0); };\n"
                     "void f(int n, wave *w, wave *u) {\n"
                     "  for (int i = 0; i < n; i++) w->a(i) += 2 * u->a(i + 1); }\n",
                     "short a[n + 1];\nshort w_a[n + 1];\n\n"
                     "for (int i = 0; i < n; ++i) {\n    w_a[i] += 2 * a[i + 1];\n}\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(linear_subscripts_get_dimensions),
        cmocka_unit_test(facts_stand_beside_the_kernel),
        cmocka_unit_test(a_nest_is_chosen_by_its_line),
        cmocka_unit_test(a_nest_is_chosen_by_markers),
        cmocka_unit_test(nests_are_listed_by_work),
        cmocka_unit_test(nests_are_read_apart),
        cmocka_unit_test(what_no_kernel_has_is_refused),
        cmocka_unit_test(undeclared_types_are_assumed),
        cmocka_unit_test(undeclared_classes_are_left_out),
        cmocka_unit_test(classes_act_as_pointers),
        cmocka_unit_test(constructors_are_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
