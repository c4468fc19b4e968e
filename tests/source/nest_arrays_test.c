#include "nest_reading.h"

/* Arrays, their sizes and elements. */

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

/* A vector next to a matrix's diagonal keeps its size. */
static void vectors_are_no_matrices(void **state)
{
    (void)state;
    assert_reads("void f(int n, double *a, const double *u) {\n"
                 "  for (int i = 1; i < n - 1; i++) a[i * n + i] = u[i + 1] - u[i - 1];\n}\n",
                 "double u[n];\ndouble a[n - 1][n + 1];\n\nfor (int i = 1; i < n - 1; ++i) {\n"
                 "    a[i][0] = u[i + 1] - u[i - 1];\n}\n");
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

/* Each struct points to its row; planes of which nothing gives the number. */
static void rows_of_structs(void **state)
{
    (void)state;
    static const char band[] =
        "struct band { unsigned long n; double *rate; };\n"
        "void f(int m, struct band *bands, double r) {\n  for (int b = 0; b < m; ++b) {\n"
        "    struct band *const l = &bands[b];\n"
        "    for (unsigned long i = 0; i < l->n; ++i) l->rate[i] = 1.0 - r * l->rate[i];\n  }\n}\n";
    assert_assumes(band,
                   "for (int b = 0; b < m; ++b) {\n    for (long i = 0; i < l_n; ++i) {\n"
                   "        rate[b][i] = 1.0 - r * rate[b][i];\n    }\n}\n",
                   "line 5: 'l_n' is taken as a size, the same in all iterations");
    /* along the structs every row is somewhere else */
    assert_refuses("struct band { double *rate; };\nvoid f(int m, struct band *bands) {\n"
                   "  for (int b = 0; b < m; ++b) bands[b].rate[3] = 1;\n}\n",
                   "my.c:3:40: error: the member 'rate' of an array of structs is not supported — "
                   "load it before the loops");
    assert_assumes("void f(int n, int p, double v[7][n], double *b) {\n"
                   "  for (int i = 0; i < n; i++) b[i] = v[p][i] - v[p - 1][i];\n}\n",
                   "for (int i = 0; i < n; ++i) {\n    b[i] = v[1][i] - v[0][i];\n}\n",
                   "'p' is taken as 1: no size, loop or value fixes it");
}

/* Members that are arrays lie inside of the struct. */
static void arrays_in_structs(void **state)
{
    (void)state;
    assert_reads("struct row { double x[1000], y; };\nstruct row p[4];\n"
                 "void f(void) { for (int k = 0; k < 1000; k++) p[2].x[k] = 2 * p[1].x[k]; }\n",
                 "double p[4004];\n\nfor (int k = 0; k < 1000; ++k) {\n"
                 "    p[k + 2002] = 2 * p[k + 1001];\n}\n");
    assert_reads("struct cell { double s, m[3][2]; };\n"
                 "void f(int n, const struct cell *c, double *b)\n"
                 "{ for (int i = 0; i < n; i++) b[i] = c[i].m[2][1] - c[i].m[1][1] + c[i].s; }\n",
                 "double c[n][7];\ndouble b[n];\n\nfor (int i = 0; i < n; ++i) {\n"
                 "    b[i] = c[i][6] - c[i][4] + c[i][0];\n}\n");
    assert_reads("struct cell { float m[3][2]; };\nstruct cell c[80][90];\n"
                 "void f(float *b) { for (int j = 0; j < 80; j++) for (int i = 0; i < 90; i++)\n"
                 "    b[j * 90 + i] = c[j][i].m[0][1] + c[j][i].m[2][0]; }\n",
                 "float c[80][90][6];\nfloat b[80][90];\n\nfor (int j = 0; j < 80; ++j) {\n"
                 "    for (int i = 0; i < 90; ++i) {\n"
                 "        b[j][i] = c[j][i][1] + c[j][i][4];\n    }\n}\n");
}

/* Each of its elements is one of an array; operators work on them one by one. */
static void vectors_are_their_elements(void **state)
{
    (void)state;
    assert_reads("typedef float v4 __attribute__((vector_size(16)));\n"
                 "union f4 { v4 v; float f[4]; };\n"
                 "void f(int n, union f4 **a, union f4 **b, float s) {\n"
                 "  for (int j = 0; j < n; j++) for (int i = 1; i < n; i++)\n"
                 "    b[j][i].v += a[j][i].v - s * a[j][i - 1].v; }\n",
                 "float a[n][n][4];\nfloat b[n][n][4];\nfloat s;\n\n"
                 "for (int j = 0; j < n; ++j) {\n    for (int i = 1; i < n; ++i) {\n"
                 "        b[j][i][0] += a[j][i][0] - s * a[j][i - 1][0];\n"
                 "        b[j][i][1] += a[j][i][1] - s * a[j][i - 1][1];\n"
                 "        b[j][i][2] += a[j][i][2] - s * a[j][i - 1][2];\n"
                 "        b[j][i][3] += a[j][i][3] - s * a[j][i - 1][3];\n    }\n}\n");
    assert_reads("typedef double v2 __attribute__((vector_size(16)));\n"
                 "void f(int n, const v2 *a, v2 *b) { const v2 one = {1, 1};\n"
                 "  for (int i = 0; i < n; i++) { v2 t = {2, 3}; t *= a[i]; b[i] = t; } }\n",
                 "double a[n][2];\ndouble b[n][2];\ndouble t_0;\ndouble t_1;\n\n"
                 "for (int i = 0; i < n; ++i) {\n    t_0 = 2;\n    t_1 = 3;\n"
                 "    t_0 *= a[i][0];\n    t_1 *= a[i][1];\n    b[i][0] = t_0;\n"
                 "    b[i][1] = t_1;\n}\n");
}

/* Pointers in unions of structs; what functions without a body return. */
static void pointers_of_unknown_origin(void **state)
{
    (void)state;
    assert_reads("union data { double *vec; double *mat; };\n"
                 "struct block { int size; union data data; };\n"
                 "struct blocks { int n; struct block *blocks; };\n"
                 "void f(double s, struct blocks a, struct blocks c, int *next) {\n"
                 "  for (int k = *next; k; k = *next) {\n    int b = *next;\n"
                 "    for (int i = 1; i <= a.blocks[b].size; i++)\n"
                 "      c.blocks[b].data.vec[i] = s * a.blocks[b].data.vec[i];\n  }\n}\n",
                 "double vec[next + 1][a_blocks_b_size + 1];\n"
                 "double c_blocks_data_vec[next + 1][a_blocks_b_size + 1];\ndouble s;\n\n"
                 "for (int i = 1; i < a_blocks_b_size + 1; ++i) {\n"
                 "    c_blocks_data_vec[next][i] = s * vec[next][i];\n}\n");
    assert_assumes("typedef struct sexp *SEXP;\ndouble *REAL(SEXP);\nint *INTEGER(SEXP);\n"
                   "void f(SEXP x, SEXP y, SEXP s) {\n  for (int i = 0; i < INTEGER(s)[0]; i++)\n"
                   "    REAL(x)[i] = REAL(x)[i] + 2 * REAL(y)[i];\n}\n",
                   "for (int i = 0; i < INTEGER_s; ++i) {\n"
                   "    REAL_x[i] = REAL_x[i] + 2 * REAL_y[i];\n}\n",
                   "'INTEGER(…)' is taken to return the same array each time");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(constant_rows_are_divided_by_what_runs_along_them),
        cmocka_unit_test(pointers_to_rows_are_places_in_arrays),
        cmocka_unit_test(a_restrict_row_makes_its_array_so),
        cmocka_unit_test(members_of_structs_are_arrays_and_sizes),
        cmocka_unit_test(values_of_a_time_step_are_scalars),
        cmocka_unit_test(rows_with_a_halo),
        cmocka_unit_test(walkers_are_followed),
        cmocka_unit_test(vectors_are_no_matrices),
        cmocka_unit_test(indices_in_memory_are_read),
        cmocka_unit_test(sizes_of_structs_are_read),
        cmocka_unit_test(rows_of_structs),
        cmocka_unit_test(arrays_in_structs),
        cmocka_unit_test(vectors_are_their_elements),
        cmocka_unit_test(pointers_of_unknown_origin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
