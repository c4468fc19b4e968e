#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "stempel/kernel/kernel.h"

struct fixture {
    struct arena arena;
    struct err err;
    struct kernel kernel;
};

static void parse(struct fixture *f, const char *source)
{
    *f = (struct fixture){0};
    if (kernel_parse(str_of(source), "test.c", &f->arena, &f->kernel, &f->err))
        return;
    struct sb b = {.arena = &f->arena};
    err_format(&f->err, &b);
    fail_msg("%s", sb_cstr(&b));
}

static void assert_poly(struct fixture *f, const struct poly *p, const char *expected)
{
    struct sb b = {.arena = &f->arena};
    poly_print(p, &f->kernel, &b);
    assert_string_equal(sb_cstr(&b), expected);
}

static void assert_str(struct str s, const char *expected)
{
    assert_int_equal(s.len, strlen(expected));
    assert_memory_equal(s.ptr, expected, s.len);
}

/* The text that `stempel gen -D 3 -r 1 -k star -C constant -i` writes. */
static const char star[] = "double a[M][N][P];\n"
                           "double b[M][N][P];\n"
                           "double c0;\n"
                           "double c1;\n"
                           "\n"
                           "for(long k=1; k < M-1; ++k){\n"
                           "for(long j=1; j < N-1; ++j){\n"
                           "for(long i=1; i < P-1; ++i){\n"
                           "b[k][j][i] = c0 * a[k][j][i]\n"
                           "+ c1 * ((a[k][j][i-1] + a[k][j][i+1]) + (a[k-1][j][i] + a[k+1][j][i]) +"
                           " (a[k][j-1][i] + a[k][j+1][i]))\n"
                           ";\n"
                           "}\n}\n}\n";

static void a_generated_stencil(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, star);
    const struct kernel *k = &f.kernel;
    assert_int_equal(k->n_symbols, 3);
    assert_str(k->symbols[0], "M");
    assert_str(k->symbols[2], "P");
    assert_int_equal(kernel_symbol(k, STR("N")), 1);
    assert_int_equal(kernel_symbol(k, STR("Q")), -1);
    assert_int_equal(k->n_arrays, 2);
    assert_str(k->arrays[1].name, "b");
    assert_int_equal(k->arrays[1].n_dims, 3);
    assert_true(k->arrays[0].read && !k->arrays[0].written);
    assert_true(!k->arrays[1].read && k->arrays[1].written);
    assert_int_equal(k->n_scalars, 2);
    assert_int_equal(k->n_loops, 3);
    assert_str(k->loops[0].index, "k");
    assert_str(k->loops[0].type, "long");
    assert_poly(&f, &k->loops[2].start, "1");
    assert_poly(&f, &k->loops[2].end, "P - 1");
    assert_int_equal(k->loops[2].step, 1);
    assert_int_equal(k->n_statements, 1);
    assert_int_equal(k->statements[0].op, '=');
    assert_int_equal(k->flops.add, 6);
    assert_int_equal(k->flops.mul, 2);
    assert_int_equal(k->flops.div, 0);
    assert_int_equal(k->n_accesses, 8);
    assert_poly(&f, &k->accesses[1].offset, "-1");
    assert_poly(&f, &k->accesses[3].offset, "-N*P");
    assert_poly(&f, &k->accesses[6].offset, "P");
    assert_poly(&f, &k->accesses[6].stride[0], "N*P");
    assert_poly(&f, &k->accesses[6].stride[1], "P");
    assert_poly(&f, &k->accesses[6].stride[2], "1");
    assert_true(k->accesses[7].write);
    assert_int_equal(k->accesses[7].array, 1);
    assert_int_equal(k->accesses[7].line, 9);
    assert_int_equal(k->accesses[7].col, 1);
    assert_str(k->accesses[1].text, "a[k][j][i-1]");
    assert_int_equal(kernel_work_array(k), 1);
    assert_true(kernel_lup_per_cl(k, 64) == 8);
    arena_free(&f.arena);
}

static void the_order_of_terms_and_accesses(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "float u[N][M+3][5], v[N][M+3][5];\n"
              "size_t l;\n"
              "for (l = 0; l <= N - 2; l += 2)\n"
              "  for (int i = 2*(1+0); i < M; i++)\n"
              "    u[l][i+3][4] += v[l+1][i][0] * v[l][(int)i][4] /* twice */ + v[l][i][4];\n");
    const struct kernel *k = &f.kernel;
    assert_str(k->symbols[0], "N");
    assert_str(k->symbols[1], "M");
    assert_poly(&f, &k->arrays[0].dims[1], "M + 3");
    assert_str(k->loops[0].type, "size_t");
    assert_poly(&f, &k->loops[0].end, "N - 1");
    assert_int_equal(k->loops[0].step, 2);
    assert_poly(&f, &k->loops[1].start, "2");
    assert_int_equal(k->n_accesses, 4);
    assert_poly(&f, &k->accesses[0].offset, "5*M + 15");
    assert_poly(&f, &k->accesses[0].stride[0], "5*M + 15");
    assert_poly(&f, &k->accesses[0].stride[1], "5");
    assert_poly(&f, &k->accesses[1].offset, "4");
    assert_false(k->accesses[2].write);
    assert_true(k->accesses[3].write);
    assert_poly(&f, &k->accesses[3].offset, "19");
    assert_true(k->arrays[0].read && k->arrays[0].written);
    assert_int_equal(k->flops.add, 2);
    assert_int_equal(k->flops.mul, 1);
    /* 5 floats of 4 bytes each iteration: 64 / 20 */
    assert_true(kernel_lup_per_cl(k, 64) == 3.2);
    arena_free(&f.arena);
}

static void linear_subscripts(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "double a[M*N], b[M*N];\n"
              "for (int j = 1; j < M - 1; j++)\n"
              "  for (int i = 1; i < N - 1; i++)\n"
              "    b[i + j*N] = a[i + (j-1)*N] + a[N*(j + 1) + i] - a[-1 + i + j*N];\n");
    const struct kernel *k = &f.kernel;
    assert_poly(&f, &k->accesses[0].offset, "-N");
    assert_poly(&f, &k->accesses[1].offset, "N");
    assert_poly(&f, &k->accesses[2].offset, "-1");
    assert_poly(&f, &k->accesses[2].stride[0], "N");
    assert_poly(&f, &k->accesses[3].stride[1], "1");
    arena_free(&f.arena);
}

/* Kahan summation, as in Hammer et al., Kerncraft (2017), figure 4 without its comments. */
static void several_statements_on_scalars(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "double a[N], b[N], c;\n"
              "double sum, prod, t, y;\n"
              "for(int i=0; i<N; ++i) {\n"
              "    prod = a[i]*b[i]; // product\n"
              "    y = prod-c;\n"
              "    t = sum+y;\n"
              "    c = (t-sum)-y;\n"
              "    sum = t;\n"
              "}\n");
    const struct kernel *k = &f.kernel;
    assert_int_equal(k->n_statements, 5);
    assert_int_equal(k->flops.add, 4);
    assert_int_equal(k->flops.mul, 1);
    assert_int_equal(k->n_accesses, 2);
    assert_int_equal(kernel_work_array(k), 0);
    assert_true(k->scalars[0].written);
    arena_free(&f.arena);
}

static void flops_by_kind(void **state)
{
    (void)state;
    static const struct {
        const char *expression;
        struct kernel_flops flops; /* add, mul, div */
    } cases[] = {
        {"-x[i]", {0, 0, 0}},
        {"2 * x[i]", {0, 1, 0}},
        {"x[i] / y", {0, 0, 1}},
        {"x[i] - y + 1/2*i", {2, 0, 0}},
        {"i * N + 1", {0, 0, 0}},
        {"x[i] * z[i]", {0, 2, 0}},
        {"z[i] * w[i]", {2, 4, 0}},
        {"z[i] + w[i]", {2, 0, 0}},
        {"x[i] - w[i]", {1, 0, 0}},
        {"z[i] / 2", {0, 0, 2}},
        {"1.0 / z[i]", {1, 4, 2}},
        {"z[i] / w[i]", {3, 6, 2}},
        {"(float)z[i] * x[i]", {0, 1, 0}},
        {"(double _Complex)x[i] * w[i]", {2, 4, 0}},
        {"+(x[i]) - (-y)", {1, 0, 0}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char source[512];
        snprintf(source, sizeof source,
                 "double x[N], y; double _Complex z[N]; float _Complex w[N]; double complex r[N];\n"
                 "for (int i = 0; i < N; i++) r[i] = %s;",
                 cases[i].expression);
        struct fixture f;
        parse(&f, source);
        assert_int_equal(f.kernel.flops.add, cases[i].flops.add);
        assert_int_equal(f.kernel.flops.mul, cases[i].flops.mul);
        assert_int_equal(f.kernel.flops.div, cases[i].flops.div);
        assert_true(kernel_lup_per_cl(&f.kernel, 64) == 4);
        arena_free(&f.arena);
    }
}

static void expression_trees(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "float a[N]; double b[N], s;\n"
              "for (int i = 0; i < N; i++) { b[i] = s * a[i] + 0.5f; b[i] *= (float)-s; }");
    const struct statement *first = &f.kernel.statements[0];
    assert_int_equal(first->value->kind, EXPR_BINARY);
    assert_int_equal(first->value->op, '+');
    assert_int_equal(first->value->type, ELEM_DOUBLE);
    assert_int_equal(first->value->left->op, '*');
    assert_int_equal(first->value->left->right->kind, EXPR_ACCESS);
    assert_int_equal(first->value->left->right->type, ELEM_FLOAT);
    assert_int_equal(first->value->left->right->n_subscripts, 1);
    assert_int_equal(first->value->left->right->subscripts[0]->kind, EXPR_INDEX);
    assert_str(first->value->right->text, "0.5f");
    assert_int_equal(first->value->right->type, ELEM_FLOAT);
    const struct statement *second = &f.kernel.statements[1];
    assert_int_equal(second->op, '*');
    assert_int_equal(second->value->kind, EXPR_CAST);
    assert_int_equal(second->value->type, ELEM_FLOAT);
    assert_int_equal(second->value->left->kind, EXPR_NEG);
    assert_int_equal(f.kernel.flops.mul, 2);
    arena_free(&f.arena);
}

static void the_unit_of_work(void **state)
{
    (void)state;
    static const struct {
        const char *source;
        int array;
        double lup_per_cl;
    } cases[] = {
        {"double y[M], A[M][N], x[N];"
         "for (int j=0; j<M; j++) for (int i=0; i<N; i++) y[j] += A[j][i] * x[i];",
         1, 8},
        {"float x[N]; double y[N]; for (int i=0; i<N; i++) y[i] = x[i];", 1, 8},
        {"double y[N]; for (int i=0; i<N-1; i+=2) { y[i] = 1; y[i+1] = 2; }", 0, 4},
        {"double y[99*N]; for (int i=0; i<N; i++) y[99*i] = 0;", 0, 1},
        {"double y[M*N]; for (int j=0;j<M;j++) for (int i=0; i<N; i++) y[j+M*i] = 0;", 0, 1},
        {"double y[N]; for (int i=0; i<N; i++) y[N-1-i] = 0;", 0, 8},
        {"double s, x[M]; for (int j=0; j<M; j++) for (int i=0; i<N; i++) s += x[j];", 0, 8},
        {"double s; for (int i=0; i<N; i++) s = s + i;", -1, 1},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fixture f;
        parse(&f, cases[i].source);
        assert_int_equal(kernel_work_array(&f.kernel), cases[i].array);
        assert_true(kernel_lup_per_cl(&f.kernel, 64) == cases[i].lup_per_cl);
        arena_free(&f.arena);
    }
}

/* The kernel is the same without them. */
static void pragmas_change_nothing(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "#pragma once\n"
              "double a[M][N];\n"
              "  # pragma weak b \\\n and its second line {\n"
              "double b[M][N], s;\n"
              "#pragma omp parallel for \\\r\n private(s)\r\n"
              "for (int j = 1; j < M-1; ++j) { /* here */\n"
              "\t#pragma simd // a word of its own\n"
              "  for (int i = 1; i < N-1; ++i) {\n"
              "#pragma\n"
              "    s = a[j][i-1];\n"
              "#pragma unroll(4)\n"
              "    b[j][i] = s + a[j][i+1];\n"
              "#pragma nounroll\n"
              "  }\n"
              "}\n");
    assert_int_equal(f.kernel.n_loops, 2);
    assert_int_equal(f.kernel.n_statements, 2);
    assert_int_equal(f.kernel.n_accesses, 3);
    assert_int_equal(f.kernel.accesses[2].line, 14);
    arena_free(&f.arena);
}

/* The first characters of a comment are not its end, and lines are counted in it. */
static void comments_end_where_they_end(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "/*/ double x[N]; /* * / ** /\n"
              "\t*/double a[N];//*/ double y[N];\n"
              "/**/double/***/b[N];/* **/\n"
              "for (int i = 0; i < N; ++i) b[i] = a[i]/*/1*/;//");
    assert_int_equal(f.kernel.n_arrays, 2);
    assert_int_equal(f.kernel.n_accesses, 2);
    assert_int_equal(f.kernel.accesses[0].line, 4);
    assert_int_equal(f.kernel.flops.div, 0);
    arena_free(&f.arena);
}

static void arrays_may_be_swapped_afterwards(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "double a[M][N], b[M][N], c[2];\n"
              "for (int j = 0; j < M; ++j) for (int i = 0; i < N; ++i) b[j][i] = a[j][i] * c[1];\n"
              "swap(a, b);\nswap(b, a);");
    assert_int_equal(f.kernel.n_arrays, 3);
    assert_int_equal(f.kernel.n_accesses, 3);
    assert_int_equal(f.kernel.n_statements, 1);
    arena_free(&f.arena);
}

static void integer_types_of_indices(void **state)
{
    (void)state;
    static const char *const types[] = {
        "int",           "unsigned",           "unsigned int", "long",      "long long",
        "unsigned long", "long unsigned int",  "short",        "short int", "unsigned short",
        "size_t",        "unsigned long long", "ptrdiff_t",    "uint32_t",  "signed",
    };
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        char source[256];
        struct fixture f;
        snprintf(source, sizeof source,
                 "double a[N], s; const %s j; for (%s i = 1; i < N; i++) a[i] = s * a[(%s)i - 1];",
                 types[i], types[i], types[i]);
        parse(&f, source);
        assert_str(f.kernel.loops[0].type, types[i]);
        arena_free(&f.arena);
        snprintf(source, sizeof source,
                 "double a[N]; %s static  i; for (i = 0; i < N; i++) a[i] = 0;", types[i]);
        parse(&f, source);
        assert_str(f.kernel.loops[0].type, types[i]);
        arena_free(&f.arena);
    }
}

/* Initial values are not used; neither they nor their operations are part of an iteration. */
static void scalars_may_have_values(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "double a[N], s = 0.5, t = -(s + 2*3) / N, u;\nconst double v = fmax(1, s);\n"
              "for (int i = 0; i < N; i++) a[i] = s * a[i] + t - u * v;");
    assert_int_equal(f.kernel.n_scalars, 4);
    assert_str(f.kernel.scalars[1].name, "t");
    assert_false(f.kernel.scalars[1].written);
    assert_int_equal(f.kernel.flops.add, 2);
    assert_int_equal(f.kernel.flops.mul, 1); /* u * v is the same in each iteration */
    assert_int_equal(f.kernel.flops.div, 0);
    arena_free(&f.arena);
}

/* What changes from one inner iteration to the next is counted. */
static void invariants_are_not_counted(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "double a[M][N], b[M][N], d, h, k, w, s;\n"
              "for (j = 0; j < M; j++) for (i = 0; i < N; i++) {\n"
              "  w = d / (h * h); k = j * d; b[j][i] = w * a[j][i] + k * d + w * i;\n"
              "  s += h * d; h *= 2; }");
    assert_int_equal(f.kernel.flops.add, 3); /* two of b, one of s */
    assert_int_equal(f.kernel.flops.mul, 5); /* h * h, w * a, w * i, h * d, h * 2 */
    assert_int_equal(f.kernel.flops.div, 1);
    arena_free(&f.arena);
}

/* Kerncraft's himeno had an undeclared `omega` for years. */
static void undeclared_scalars_have_the_type_of_all(void **state)
{
    (void)state;
    static const struct {
        const char *source;
        enum elem_type type;
    } cases[] = {
        {"double a[N]; for (int i=0; i<N; i++) a[i] = a[i] + omega * (omega - 1);", ELEM_DOUBLE},
        {"float a[N]; for (int i=0; i<N; i++) a[i] = omega * a[i];", ELEM_FLOAT},
        {"float s; for (int i=0; i<N; i++) s += omega / 2;", ELEM_FLOAT},
        {"double _Complex a[N]; for (int i=0; i<N; i++) a[i] = omega;", ELEM_DOUBLE_COMPLEX},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fixture f;
        parse(&f, cases[i].source);
        const struct kernel_scalar *last = &f.kernel.scalars[f.kernel.n_scalars - 1];
        assert_str(last->name, "omega");
        assert_int_equal(last->type, cases[i].type);
        assert_false(last->written);
        assert_int_equal(f.kernel.n_scalars, i == 2 ? 2 : 1);
        arena_free(&f.arena);
    }
}

/* C computes with bytes as int; a variable with which no loop counts is data. */
static void integers_as_data(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "uint8_t a[M][N];\nunsigned char b[M][N];\nshort w[N];\nint i, s, k;\n"
              "for (i = 1; i < M; ++i)\n    for (int j = 1; j < N - 1; ++j) {\n"
              "        s = a[i][j - 1] + a[i][j + 1] * k;\n"
              "        b[i][j] = (unsigned char)(abs(s) / 2 + 0.5f * w[j]);\n    }\n");
    assert_int_equal(f.kernel.arrays[0].type, ELEM_UCHAR);
    assert_int_equal(elem_bytes(f.kernel.arrays[2].type), 2);
    assert_int_equal(f.kernel.n_scalars, 2);
    assert_int_equal(f.kernel.scalars[0].type, ELEM_INT);
    assert_int_equal(f.kernel.integer_ops, 3);
    assert_int_equal(f.kernel.flops.add, 1);
    assert_int_equal(f.kernel.flops.mul, 1);
    assert_int_equal(f.kernel.flops.div, 0);
    assert_true(kernel_lup_per_cl(&f.kernel, 64) == 64);
    arena_free(&f.arena);
}

static void the_source_may_go_away(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    char *source = strdup(star);
    assert_true(kernel_parse(str_of(source), "test.c", &arena, &k, &err));
    memset(source, 'x', strlen(source));
    free(source);
    assert_str(k.arrays[0].name, "a");
    assert_str(k.accesses[0].text, "a[k][j][i]");
    arena_free(&arena);
}

/* What the printer writes is what was read, and gives the same kernel again. */
static void a_tree_is_printed_as_it_was_read(void **state)
{
    (void)state;
    static const char text[] = "double a[M][2 * N];\n"
                               "double b[M][2 * N];\n"
                               "double s = 0.25 * 2;\n"
                               "int j;\n"
                               "\n"
                               "for (j = 1; j <= M - 2; ++j) {\n"
                               "    for (long i = (long)1; i < 2 * (N - 1); i += 2) {\n"
                               "        a[j][i] = (b[j][i - 1] - -s) * (float)(b[j][i] / 3);\n"
                               "        s += a[j][i] > 0 && s < 1.5f ? fmax(s, 1) : sqrtf(s);\n"
                               "    }\n"
                               "}\n"
                               "swap(a, b);\n";
    struct fixture first;
    struct fixture again;
    parse(&first, text);
    struct sb out = {.arena = &first.arena};
    tree_print(first.kernel.tree, &out);
    assert_string_equal(sb_cstr(&out), text);
    parse(&again, sb_cstr(&out));
    assert_int_equal(again.kernel.n_accesses, first.kernel.n_accesses);
    assert_int_equal(again.kernel.flops.add, first.kernel.flops.add);
    arena_free(&again.arena);
    arena_free(&first.arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_generated_stencil),
        cmocka_unit_test(the_order_of_terms_and_accesses),
        cmocka_unit_test(linear_subscripts),
        cmocka_unit_test(several_statements_on_scalars),
        cmocka_unit_test(flops_by_kind),
        cmocka_unit_test(expression_trees),
        cmocka_unit_test(integers_as_data),
        cmocka_unit_test(the_unit_of_work),
        cmocka_unit_test(pragmas_change_nothing),
        cmocka_unit_test(comments_end_where_they_end),
        cmocka_unit_test(arrays_may_be_swapped_afterwards),
        cmocka_unit_test(integer_types_of_indices),
        cmocka_unit_test(scalars_may_have_values),
        cmocka_unit_test(invariants_are_not_counted),
        cmocka_unit_test(undeclared_scalars_have_the_type_of_all),
        cmocka_unit_test(a_tree_is_printed_as_it_was_read),
        cmocka_unit_test(the_source_may_go_away),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
