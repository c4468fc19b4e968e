/* What the pure reader extracts from code that is more than the kernel language. */
#include <string.h>

#include "stempel/kernel/paste.h"
#include "stempel/kernel/paste_parts.h"
#include "tests/unit.h"

static const char code[] =
    "#include <math.h>\n"
    "#define IDX(i) \\\n"
    "    (i)\n"
    "static void sweep(double (*restrict a)[N][P], const double b[restrict M][N][P],\n"
    "                  double *restrict c, double s, const int M, int N, int P)\n"
    "{\n"
    "    int k, j;\n"
    "    double unused[4], t = 0.5;\n"
    "    for (int step = 0; step < 10; ++step) {\n"
    "#pragma omp parallel for\n"
    "        for (k = 1; k < M - 1; k++)\n"
    "            for (j = 1; j < N - 1; j++)\n"
    "                for (size_t i = 1; i < P - 1; i++) {\n"
    "                    a[k][j][i] = s * (b[k][j][i - 1] + (double)b[k][j][i + 1]) * t;\n"
    "                }\n"
    "        for (k = 0; k < M; k++)\n"
    "            for (int i = 0; i < P; i++)\n"
    "                c[k * P + i] += 2.0 * c[k * P + i];\n"
    "        swap(a, b);\n"
    "    }\n"
    "    for (int i = 0; i < N; ++i)\n"
    "        printf(\"%d\\n\", i);\n"
    "}\n";

static void test_function(void **state)
{
    struct arena arena = {0};
    struct pasted found;
    struct kernel k;
    struct err err = {0};
    (void)state;
    if (!paste_read(str_of(code), &arena, &found, &err))
        fail_msg("%u:%u: %s", err.line, err.col, err.text);
    assert_int_equal(found.count, 2);
    assert_int_equal(found.nests[0].line, 11);
    assert_int_equal(found.nests[1].line, 16);
    assert_non_null(strstr(str_cstr(&arena, found.nests[0].text), "double a[(M + 8)][N][P];"));
    assert_non_null(strstr(str_cstr(&arena, found.nests[0].text), "double b[M][N][P];"));
    assert_null(strstr(str_cstr(&arena, found.nests[0].text), "unused"));
    assert_true(kernel_parse(found.nests[0].text, "t", &arena, &k, &err));
    assert_int_equal(k.n_loops, 3);
    assert_int_equal(k.n_arrays, 2);
    assert_true(kernel_parse(found.nests[1].text, "t", &arena, &k, &err));
    assert_int_equal(k.n_loops, 2);
    assert_int_equal(k.n_arrays, 1);
    const int64_t sizes[] = {100, 100};
    assert_true(kernel_check_sizes(&k, sizes, &err));
    arena_free(&arena);
}

/* Code that is already in the kernel language is not changed. */
static void test_plain(void **state)
{
    static const char text[] =
        "double a[N];\ndouble b[N];\n\nfor (int i = 0; i < N; i++)\n    a[i] = b[i];\n";
    struct arena arena = {0};
    struct pasted found;
    struct err err = {0};
    (void)state;
    assert_true(paste_read(str_of(text), &arena, &found, &err));
    assert_int_equal(found.count, 1);
    assert_string_equal(str_cstr(&arena, found.nests[0].text), text);
    arena_free(&arena);
}

static void test_nothing(void **state)
{
    static const char *const texts[] = {
        "",
        "for",
        "for (",
        "for (int i = 0; i < 4; i++) x",
        "double (*",
        "}}}))) for (i",
        "#define X \\",
        "int a[4]; double b[N]; for (int i = 0; i < N; i++) b[a[i]] = 1;",
    };
    struct arena arena = {0};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct pasted found;
        struct err err = {0};
        paste_read(str_of(texts[i]), &arena, &found, &err);
        if (found.count != 0)
            fail_msg("found in: %s", texts[i]);
    }
    arena_free(&arena);
}

/* A nest that was cut out of its code: arrays and numbers follow from their use. */
static void test_cut_out(void **state)
{
    static const char *const texts[][2] = {
        {"for (int i = 1; i < n - 1; i++)\n    for (int j = 1; j < m - 1; j++)\n"
         "        u[i][j] = c * (v[i][j-1] + v[i-1][j]);",
         "double u[(n + 8)][(m + 8)];\ndouble c;\ndouble v[(n + 8)][(m + 8)];\n"},
        {"void f(float **u, float *v, int n) {\n"
         "    for (int i = 0; i < n; i++) for (int j = 0; j < 100; j++) {\n"
         "        int at = i * 100 + j;\n        const float t = 2 * v[at];\n        u[i][j] = t; "
         "} }",
         "float u[(n + 8)][(100 + 8)];\nfloat v[(n + 8) * (100 + 8)];\nfloat t;\n"},
    };
    struct arena arena = {0};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct pasted found;
        struct err err = {0};
        assert_true(paste_read(str_of(texts[i][0]), &arena, &found, &err));
        assert_int_equal(found.count, 1);
        const char *const text = str_cstr(&arena, found.nests[0].text);
        if (strncmp(text, texts[i][1], strlen(texts[i][1])) != 0)
            fail_msg("%s", text);
    }
    arena_free(&arena);
}

/* Refusals have the place of the problem in the code. */
static void test_refusal(void **state)
{
    static const char text[] = "#include <math.h>\nvoid f(double *a, double *b, int n) {\n"
                               "    for (int i = 0; i < n; i++) a[0] += 1;\n"
                               "    for (int i = 0; i < n; i++)\n        a[i] = flux(b[i], 2);\n}";
    struct arena arena = {0};
    struct pasted found;
    struct err err = {0};
    (void)state;
    assert_true(paste_read(str_of(strstr(text, "    for (int i = 0; i < n; i++)\n")), &arena,
                           &found, &err));
    assert_int_equal(found.count, 0);
    assert_int_equal(found.refusal.line, 2);
    assert_non_null(strstr(found.refusal.text, "flux"));
    assert_true(paste_read(str_of(text), &arena, &found, &err));
    assert_int_equal(found.count, 1);
    arena_free(&arena);
}

/* Texts and preprocessor lines become blanks, so that places stay; comments and pragmas do not. */
static void test_only_code(void **state)
{
    static const char *const texts[][2] = {
        {"a // b\"\nc", "a // b\"\nc"},
        {"a /* \" */ \"b\" c", "a /* \" */     c"},
        {"/*/ \"b\" */ \"c\"", "/*/ \"b\" */    "},
        {"/* \"open\"", "/* \"open\""},
        {"\"x\\\"y\" z", "       z"},
        {"'\"' b", "    b"},
        {"x'", "x "},
        {"\"", " "},
        {"\"open\nnext", "     \nnext"},
        {"\"open\\\nnext", "      \nnext"},
        {"\"a\"\"b\"c", "      c"},
        {"#define X \\\n 1\nint a;", "           \n  \nint a;"},
        {"#pragma omp\nx", "#pragma omp\nx"},
        {"# pragma omp\nx", "# pragma omp\nx"},
        {"a\\b@c$d`e\x7f"
         "f\x80g\xffh~",
         "a b c d e f g h~"},
    };
    struct arena arena = {0};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        const struct str got = paste_only_code(str_of(texts[i][0]), &arena);
        assert_string_equal(str_cstr(&arena, got), texts[i][1]);
    }
    arena_free(&arena);
}

/* Values of index variables are written out where they are used. */
static void test_too_long(void **state)
{
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    struct pasted found;
    struct err err = {0};
    (void)state;
    sb_addz(&text, "void f(double *a, int n) {\n    for (int i = 0; i < n; i++) {\nint at = i + ");
    for (size_t i = 0; i < 4000; i++)
        sb_addc(&text, 'k');
    sb_addz(&text, ";\n");
    for (size_t bytes = 0; bytes < KERNEL_MAX_SOURCE_BYTES; bytes += 4000)
        sb_addz(&text, "a[at] = 1;\n");
    sb_addz(&text, "}\n}\n");
    assert_true(paste_read(sb_str(&text), &arena, &found, &err));
    assert_int_equal(found.count, 0);
    assert_int_equal(found.refusal.line, 2);
    assert_int_equal(found.refusal.col, 1);
    assert_string_equal(found.refusal.text, "this loop nest is too long");
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_function), cmocka_unit_test(test_plain),
        cmocka_unit_test(test_nothing),  cmocka_unit_test(test_cut_out),
        cmocka_unit_test(test_refusal),  cmocka_unit_test(test_only_code),
        cmocka_unit_test(test_too_long),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
