#include "unit.h"

#include "stempel/kernel/poly.h"

static const struct str names[] = {{"M", 1}, {"N", 1}, {"P", 1}};
static const struct kernel symbols = {.n_symbols = 3, .symbols = names};

static struct poly sum(struct arena *arena, struct poly a, int64_t factor, struct poly b)
{
    struct poly out = {0};
    assert_true(poly_add_scaled(arena, &a, factor, &b, &out));
    return out;
}

static struct poly product(struct arena *arena, struct poly a, struct poly b)
{
    struct poly out = {0};
    assert_true(poly_mul(arena, &a, &b, &out));
    return out;
}

static void assert_prints(struct arena *arena, struct poly p, const char *expected)
{
    struct sb b = {.arena = arena};
    poly_print(&p, &symbols, &b);
    assert_string_equal(sb_cstr(&b), expected);
}

static void normal_form(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct poly m = poly_symbol(&arena, 0);
    const struct poly n = poly_symbol(&arena, 1);
    const struct poly p = poly_symbol(&arena, 2);
    const struct poly one = poly_constant(&arena, 1);
    assert_prints(&arena, sum(&arena, product(&arena, n, p), -2, p), "N*P - 2*P");
    const struct poly m_plus_n = sum(&arena, m, 1, n);
    assert_prints(&arena, product(&arena, m_plus_n, m_plus_n), "M**2 + 2*M*N + N**2");
    assert_prints(&arena, product(&arena, sum(&arena, n, 1, one), sum(&arena, n, -1, one)),
                  "N**2 - 1");
    assert_prints(&arena, sum(&arena, m, -1, m), "0");
    assert_prints(&arena, sum(&arena, poly_constant(&arena, 0), -1, n), "-N");
    assert_true(poly_is_constant(&one, NULL));
    assert_false(poly_is_constant(&n, NULL));
    int64_t value = 0;
    const struct poly square = product(&arena, m_plus_n, m_plus_n);
    assert_true(poly_eval(&square, (int64_t[8]){3, 4}, &value));
    assert_int_equal(value, 49);
    arena_free(&arena);
}

static void equality(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct poly zero = {0};
    const struct poly m = poly_symbol(&arena, 0);
    const struct poly n = poly_symbol(&arena, 1);
    const struct poly twice = sum(&arena, m, 1, m);
    const struct poly both = sum(&arena, m, 1, n);
    assert_true(poly_equal(&m, &m) && poly_equal(&both, &both) && poly_equal(&zero, &zero));
    assert_false(poly_equal(&m, &n));     /* other exponents */
    assert_false(poly_equal(&m, &twice)); /* another coefficient */
    assert_false(poly_equal(&m, &both) || poly_equal(&both, &m) || poly_equal(&m, &zero));
    const struct poly other = sum(&arena, m, 2, n);
    assert_false(poly_equal(&both, &other)); /* in the last term only */
    arena_free(&arena);
}

static void overflow_fails(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct poly n = poly_symbol(&arena, 1);
    const struct poly max = poly_constant(&arena, INT64_MAX);
    const struct poly min = poly_constant(&arena, INT64_MIN);
    struct poly out = {0};
    assert_false(poly_add_scaled(&arena, &max, 1, &max, &out));
    assert_false(poly_add_scaled(&arena, &n, -1, &min, &out));
    assert_false(poly_mul(&arena, &max, &max, &out));
    assert_prints(&arena, min, "-9223372036854775808");
    struct poly power = n;
    for (int degree = 1; degree < POLY_MAX_DEGREE; degree++)
        power = product(&arena, power, n);
    assert_false(poly_mul(&arena, &power, &n, &out));
    int64_t value = 7;
    assert_false(poly_eval(&power, (int64_t[8]){1, 1000000}, &value));
    assert_int_equal(value, 7);
    arena_free(&arena);
}

static void terms_are_limited(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct poly p = poly_constant(&arena, 1);
    for (int s = 0; s < 8; s++)
        p = sum(&arena, p, 1, poly_symbol(&arena, s));
    struct poly square = product(&arena, p, p);
    assert_int_equal(square.n_terms, 45);
    struct poly out = {0};
    assert_false(poly_mul(&arena, &square, &square, &out)); /* would have 495 */
    arena_free(&arena);
}

static void growth_takes_all_sizes_as_one(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct poly n = poly_symbol(&arena, 1);
    const struct poly p = poly_symbol(&arena, 2);
    const struct poly hundred = poly_constant(&arena, 100);
    assert_true(poly_compare_growth(&n, &hundred) > 0);
    assert_true(poly_compare_growth(&n, &p) == 0);
    const struct poly np = product(&arena, n, p);
    const struct poly shifted = sum(&arena, np, -1, p);
    assert_true(poly_compare_growth(&shifted, &np) < 0);
    assert_true(poly_compare_growth(&shifted, &n) > 0);
    arena_free(&arena);
}

/* c[0]*N*P + c[1]*N + c[2]*P + c[3] */
static struct poly combined(struct arena *arena, const int64_t c[4])
{
    const struct poly n = poly_symbol(arena, 1);
    const struct poly p = poly_symbol(arena, 2);
    const struct poly parts[] = {product(arena, n, p), n, p, poly_constant(arena, 1)};
    struct poly out = {0};
    for (int i = 0; i < 4; i++)
        out = sum(arena, out, c[i], parts[i]);
    return out;
}

/* Only the last term is rounded to the nearest, earlier ones are rounded down. */
static void division_leaves_a_remainder(void **state)
{
    (void)state;
    static const struct {
        int64_t a[4], b[4];
        bool downwards;
        const char *quotient, *rest;
    } rows[] = {
        {{0, 7, 0, 7}, {0, 0, 0, 4}, false, "N + 2", "3*N - 1"},
        {{0, 7, 0, 7}, {0, 0, 0, 4}, true, "N + 1", "3*N + 3"},
        {{0, -7, 0, -7}, {0, 0, 0, 4}, false, "-2*N - 2", "N + 1"},
        {{0, -7, 0, -5}, {0, 0, 0, 4}, false, "-2*N - 1", "N - 1"},
        {{0, -7, 0, -5}, {0, 0, 0, 4}, true, "-2*N - 2", "N + 3"},
        {{0, 0, 0, 6}, {0, 0, 0, 4}, false, "1", "2"},
        {{6, 4, 3, 2}, {0, 0, 2, 1}, false, "3*N + 1", "N + P + 1"},
        {{6, 4, 3, 2}, {0, 1, 0, 0}, true, "6*P + 4", "3*P + 2"},
        {{5, 0, 0, 9}, {1, 0, 0, 0}, true, "5", "9"},
        {{0, 0, 5, 9}, {1, 0, 0, 0}, true, "0", "5*P + 9"},
        {{2, 3, 2, 3}, {0, 0, 2, 3}, true, "N + 1", "0"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct arena arena = {0};
        const struct poly a = combined(&arena, rows[i].a);
        const struct poly b = combined(&arena, rows[i].b);
        struct poly q;
        struct poly rest;
        assert_true(poly_divide(&arena, &a, &b, rows[i].downwards, &q, &rest));
        assert_prints(&arena, q, rows[i].quotient);
        assert_prints(&arena, rest, rows[i].rest);
        const struct poly back = sum(&arena, product(&arena, q, b), 1, rest);
        assert_true(poly_equal(&back, &a));
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(normal_form),
        cmocka_unit_test(equality),
        cmocka_unit_test(overflow_fails),
        cmocka_unit_test(terms_are_limited),
        cmocka_unit_test(growth_takes_all_sizes_as_one),
        cmocka_unit_test(division_leaves_a_remainder),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
