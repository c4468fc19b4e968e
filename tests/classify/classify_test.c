#include "unit.h"

#include "collect/compare/classify.h"
#include "collect/source/nest.h"
#include "disguise.h"
#include "stempel/gen.h"

static void fail_with(const struct err *err, const char *expected, struct str text,
                      struct arena *arena)
{
    struct sb message = {.arena = arena};
    err_format(err, &message);
    fail_msg("%s: %s\n%.*s", expected, sb_cstr(&message), STR_ARG(text));
}

static void check_kernel(struct arena *arena, const struct kernel *k, struct str text,
                         const struct stencil_class *class)
{
    struct err err = {0};
    struct classification found = {0};
    const char *const expected = class_path(arena, class);
    if (!classify_kernel(k, arena, &found, &err))
        fail_with(&err, expected, text, arena);
    const char *const path = class_path(arena, &found.nearest);
    const struct str why = found.n_differences > 0 ? found.differences[0].text : STR("");
    if (!str_eq(str_of(path), str_of(expected)) || !found.exact)
        fail_msg("%s was taken for %s (%.*s)\n%.*s", expected, path, STR_ARG(why), STR_ARG(text));
}

/* As code in C, which takes 0.2 s. */
static void check_code(struct arena *arena, struct str text, const struct stencil_class *class)
{
    const char *const expected = class_path(arena, class);
    const struct nest_options any = {0};
    struct nest nest;
    struct err err = {0};
    if (!nest_read(arena, text.ptr, text.len, expected, &any, &nest, &err))
        fail_with(&err, expected, text, arena);
    check_kernel(arena, &nest.kernel, nest.source, class);
}

/* As a kernel, which takes 0.01 s. */
static void check_text(struct arena *arena, struct str text, const struct stencil_class *class)
{
    const char *const expected = class_path(arena, class);
    struct kernel k;
    struct err err = {0};
    if (!kernel_parse(text, expected, arena, &k, &err))
        fail_with(&err, expected, text, arena);
    check_kernel(arena, &k, text, class);
}

/*
 * As generated, with W's dimension at different positions. Of the four types of a shape, one is
 * read as code too, another one for the next shape.
 */
static void generated(void **state)
{
    (void)state;
    enum { REAL_CLASSES = 192, TYPES = 4 };
    struct stencil_class class;
    for (size_t i = 0; class_at(i, true, &class); i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct str text;
        const bool variable = class.coefficients == COEFF_VARIABLE;
        const int place = variable ? 1 + (int)(i % (size_t)(class.dims + 1)) : 0;
        const struct gen_options options = {.coefficient_dim = place};
        const size_t shape = i % REAL_CLASSES / 2;
        assert_true(gen_kernel(&class, &options, &arena, &text, &err));
        check_text(&arena, text, &class);
        if ((shape + shape / TYPES) % TYPES == (size_t) class.type)
            check_code(&arena, text, &class);
        arena_free(&arena);
    }
}

/* All 192, each in disguises that depend on its number; small ones in more of them. */
static void disguised(void **state)
{
    (void)state;
    enum { DISGUISES = 2 };
    struct stencil_class class;
    size_t n = 0;
    for (; class_at(n, false, &class); n++) {
        for (unsigned d = 0; d < (class_points(&class) > 100 ? 1 : DISGUISES); d++) {
            struct arena arena = {0};
            check_code(&arena, disguise(&class, (unsigned)n * DISGUISES + d, &arena), &class);
            arena_free(&arena);
        }
    }
    assert_int_equal(n, 192);
}

/* A comparison of floats is not a second precision; one that counts doubles is. */
static void conditionals_keep_the_precision(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        bool mixed;
    } samples[] = {
        {"float a[N];\nfloat b[N];\nfor (int i = 1; i < N - 1; ++i)\n"
         "    b[i] = a[i - 1] > a[i + 1] ? a[i - 1] : a[i + 1];\n",
         false},
        {"float a[N];\nfloat b[N];\nfor (int i = 1; i < N - 1; ++i)\n"
         "    b[i] = a[i - 1] > 0.5 ? a[i - 1] : a[i + 1];\n",
         true},
    };
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct nest nest;
        struct classification found;
        const struct nest_options any = {0};
        const struct str text = str_of(samples[i].text);
        bool mixed = false;
        assert_true(nest_read(&arena, text.ptr, text.len, "a.c", &any, &nest, &err));
        assert_true(classify_kernel(&nest.kernel, &arena, &found, &err));
        for (int d = 0; d < found.n_differences; d++)
            mixed = mixed || found.differences[d].kind == DIFF_MIXED_TYPES;
        assert_int_equal(mixed, samples[i].mixed);
        arena_free(&arena);
    }
}

/* The middle of what is read, where an array has a border or more points than the updated one. */
static void points_are_around_the_middle(void **state)
{
    (void)state;
    static const struct {
        const char *text, *path;
        int points;
    } samples[] = {
        {"double a[M+2][N+2];\ndouble b[M][N];\nfor (int j = 0; j < M; ++j)\n"
         "    for (int i = 0; i < N; ++i)\n"
         "        b[j][i] = a[j][i + 1] + a[j + 1][i] + a[j + 1][i + 2] + a[j + 2][i + 1];\n",
         "2D/r1/homogeneous/star/constant/double", 4},
        {"double a[N];\ndouble b[N];\nfor (int i = 0; i < N - 2; ++i)\n"
         "    b[i] = 2.0 * a[i] - 3.0 * a[i + 1] + a[i + 2];\n",
         "1D/r1/heterogeneous/star/constant/double", 3},
        {"double a[2*N];\ndouble b[N];\nfor (int i = 1; i < N - 1; ++i)\n"
         "    b[i] = 0.25 * a[2 * i - 1] + 0.5 * a[2 * i] + 0.25 * a[2 * i + 1];\n",
         "1D/r1/isotropic/star/constant/double", 3},
        {"double a[2*N];\ndouble b[N];\nfor (int i = 1; i < N - 1; ++i)\n"
         "    b[i + 1] = a[2 * i + 1] + a[2 * i + 2] + a[2 * i + 3];\n",
         "1D/r1/homogeneous/star/constant/double", 3},
        /* at a distance that is a size: along rows, along columns; components stay apart */
        {"double a[N];\ndouble b[N];\nfor (int i = h; i < N - h; ++i)\n"
         "    b[i] = 2.0 * a[i] + a[i - h] + a[i + h];\n",
         "1D/r1/isotropic/star/constant/double", 3},
        {"double a[N + s];\ndouble b[N + s];\nfor (int i = 0; i < N; ++i)\n"
         "    b[i] = a[i + s] - a[i];\n",
         "1D/r1/isotropic/star/constant/double", 2},
        {"double a[M][N];\ndouble b[M][N];\nfor (int j = h; j < M - h; ++j)\n"
         "    for (int i = 0; i < N; ++i)\n"
         "        b[j][i] = a[j - h][i] + a[j][i] + a[j + h][i];\n",
         "2D/r1/homogeneous/star/constant/double", 3},
        {"double a[M*N];\ndouble b[M*N];\nfor (int j = h; j < M - h; ++j)\n"
         "    for (int i = 0; i < N; ++i)\n"
         "        b[N * j + i] = a[N * j + i - h * N] + a[N * j + i] + a[N * j + i + h * N];\n",
         "2D/r1/homogeneous/star/constant/double", 3},
        /* what the iteration has set is not read: the points are those of its value */
        {"double a[N];\ndouble d[N];\ndouble b[N];\nfor (int i = 1; i < N - 1; ++i) {\n"
         "    d[i] = a[i - 1] - 2.0 * a[i] + a[i + 1];\n    b[i] = 0.5 * d[i];\n}\n",
         "1D/r1/isotropic/star/constant/double", 3},
        {"double f[3*N];\ndouble b[N];\nfor (int i = 0; i < N; ++i)\n"
         "    b[i] = f[i] + f[i + N] + f[i + 2 * N];\n",
         "1D/r1/homogeneous/star/constant/double", 1},
        /* what runs backwards is at no distance from the updated point */
        {"float p[N][N];\nfloat s[N + w];\nfor (int r = 1; r < N; ++r)\n"
         "    for (int c = 1; c < N; ++c)\n"
         "        p[c][r] = p[c - 1][r - 1] - s[w - r] * s[w - c] + s[N - r] * s[N - c];\n",
         "2D/r1/homogeneous/star/variable/float", 1},
        {"double a[N];\ndouble b[N];\nfor (int i = 0; i < N; ++i)\n    b[i] = a[N - 1 - i];\n",
         "1D/r1/homogeneous/star/constant/double", 1},
    };
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct kernel k;
        struct classification found;
        assert_true(kernel_parse(str_of(samples[i].text), "a.c", &arena, &k, &err));
        assert_true(classify_kernel(&k, &arena, &found, &err));
        assert_string_equal(class_path(&arena, &found.nearest), samples[i].path);
        assert_int_equal(found.n_points, samples[i].points);
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(conditionals_keep_the_precision),
                                       cmocka_unit_test(points_are_around_the_middle),
                                       cmocka_unit_test(generated), cmocka_unit_test(disguised)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
