/* What the pure reader makes of code that is more than the kernel language. */
#include <string.h>

#include "stempel/kernel/paste.h"
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

/* Code that is already in the kernel language stays what it is. */
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
        "void f(double **a) { for (int i = 0; i < N; i++) a[0][i] = 1; }",
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_function),
        cmocka_unit_test(test_plain),
        cmocka_unit_test(test_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
