#include "unit.h"

#include <string.h>

#include "stempel/kernel/kernel.h"

static struct kernel parse(struct arena *arena, const char *source)
{
    struct err err = {0};
    struct kernel k;
    if (!kernel_parse(str_of(source), "test.c", arena, &k, &err))
        fail_msg("%s", err.text);
    return k;
}

static const char wave[] = "double a[M][N], b[M][N];\n"
                           "for (int j = 2; j < M - 1; j++)\n"
                           "  for (int i = 1; i < N - 3; i += 2)\n"
                           "    b[j][i] = a[j-2][i-1] + a[j+1][i+3];\n";

static void iterations_and_bytes(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    const struct kernel k = parse(&arena, wave);
    int64_t n = 0;
    assert_true(kernel_iterations(&k, (int64_t[]){10, 10}, &n, &err));
    assert_int_equal(n, 7 * 3); /* j: 2..8, i: 1, 3, 5 */
    assert_true(kernel_iterations(&k, (int64_t[]){10, 11}, &n, &err));
    assert_int_equal(n, 7 * 4);
    assert_true(kernel_array_bytes(&k, 1, (int64_t[]){3, 7}, &n, &err));
    assert_int_equal(n, 168);
    assert_true(kernel_total_bytes(&k, (int64_t[]){3, 7}, &n, &err));
    assert_int_equal(n, 336);
    arena_free(&arena);
}

static void sizes_are_the_same_if_all_are(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct kernel k = parse(&arena, wave);
    static const int64_t base[] = {3, 7, 1};
    static const struct {
        int64_t sizes[3];
        bool same;
    } cases[] = {{{3, 7, 1}, true},
                 {{3, 7, 2}, true}, /* the kernel has two */
                 {{3, 8, 1}, false},
                 {{4, 7, 1}, false},
                 {{7, 3, 1}, false}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_int_equal(kernel_same_sizes(&k, base, cases[i].sizes), cases[i].same);
    arena_free(&arena);
}

static void corners_are_exact(void **state)
{
    (void)state;
    static const struct {
        const char *source;
        int64_t sizes[2];
        bool ok;
    } cases[] = {
        {wave, {10, 10}, true},
        {wave, {4, 5}, true},
        {wave, {4, 4}, false},  /* the inner loop is empty */
        {wave, {3, 10}, false}, /* the outer one */
        {wave, {-1, 10}, false},
        {wave, {0, 0}, false},
        /* the last i of a loop with a step: 0, 3, 6 for N = 8 or 9, 9 for N = 10 */
        {"double a[8], b[N]; for (int i=0;i<N;i+=3) b[i] = a[i+1];", {8}, true},
        {"double a[8], b[N]; for (int i=0;i<N;i+=3) b[i] = a[i+1];", {9}, true},
        {"double a[8], b[N]; for (int i=0;i<N;i+=3) b[i] = a[i+1];", {10}, false},
        /* backwards, and a negative offset */
        {"double a[N]; for (int i=0;i<N;i++) a[N-1-i] = 0;", {5}, true},
        {"double a[N]; for (int i=0;i<=N;i++) a[N-i] = 0;", {5}, false},
        {"double a[N]; for (int i=0;i<N;i++) a[i-1] = 0;", {5}, false},
        {"double a[N]; for (int i=0;i<N;i++) a[i+1] = 0;", {5}, false},
        /* inside the array as a whole, but not inside its row */
        {"double a[M][N]; for (int j=0;j<M-1;j++) for (int i=0;i<=N;i++) a[j][i] = 0;",
         {5, 5},
         false},
        /* two loops in one subscript */
        {"double a[M*N]; for (int j=0;j<M;j++) for (int i=0;i<N;i++) a[i+j*N] = 0;", {5, 7}, true},
        {"double a[M*N]; for (int j=0;j<M;j++) for (int i=0;i<N;i++) a[i+j*M] = 0;", {5, 7}, true},
        {"double a[M*N]; for (int j=0;j<M;j++) for (int i=0;i<N;i++) a[i+j*M] = 0;", {7, 5}, false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct err err = {0};
        const struct kernel k = parse(&arena, cases[i].source);
        if (kernel_check_sizes(&k, cases[i].sizes, &err) != cases[i].ok)
            fail_msg("case %zu: %s", i, err.text);
        assert_true(cases[i].ok || err.text[0] != '\0');
        arena_free(&arena);
    }
}

static void leaving_an_array_names_the_access(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    const struct kernel k = parse(
        &arena, "double a[M][N];\nfor (int i = 0; i < N; i++)\n    a[0][i] = a[1][ i + 1 ];\n");
    assert_false(kernel_check_sizes(&k, (int64_t[]){2, 10}, &err));
    struct sb b = {.arena = &arena};
    err_format(&err, &b);
    assert_string_equal(sb_cstr(&b),
                        "test.c:3:15: error: subscript 2 of 'a[1][ i + 1 ]' runs from 1 to 10, but "
                        "the array has 0 to 9 there — change the loop bounds, the array or the "
                        "sizes\n"
                        "        a[0][i] = a[1][ i + 1 ];\n"
                        "                  ^\n");
    arena_free(&arena);
}

static void overflow_is_an_error(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct kernel k = parse(&arena, wave);
    static const int64_t sizes[][2] = {{INT64_MAX, INT64_MAX},
                                       {INT64_MAX, 10},
                                       {10, INT64_MAX},
                                       {(int64_t)1 << 31, (int64_t)1 << 31},
                                       {INT64_MIN, INT64_MIN}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct err err = {0};
        int64_t n = 0;
        assert_false(kernel_check_sizes(&k, sizes[i], &err));
        struct err again = {0};
        assert_false(kernel_total_bytes(&k, sizes[i], &n, &again));
        assert_int_equal(again.kind, ERR_INPUT);
    }
    const struct kernel steep =
        parse(&arena, "double a[9]; for (int i = -1; i < 9223372036854775807; i++) a[i] = 0;");
    struct err err = {0};
    int64_t n = 0;
    assert_false(kernel_iterations(&steep, (int64_t[]){0}, &n, &err));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(iterations_and_bytes), cmocka_unit_test(sizes_are_the_same_if_all_are),
        cmocka_unit_test(corners_are_exact),    cmocka_unit_test(leaving_an_array_names_the_access),
        cmocka_unit_test(overflow_is_an_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
