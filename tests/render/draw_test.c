#include "unit.h"

#include <math.h>
#include <string.h>

#include "base/quantile.h"
#include "render/escape.h"
#include "render/highlight.h"
#include "render/plot.h"
#include "render/plot_labels.h"
#include "render/plot_scale.h"
#include "render/text.h"

static void check_number(double value, const char *expected)
{
    struct arena arena = {0};
    const struct str got = number_text(&arena, value);
    assert_string_equal(str_cstr(&arena, got), expected);
    arena_free(&arena);
}

static void test_numbers_for_people(void **state)
{
    (void)state;
    check_number(24, "24");
    check_number(24.04, "24");
    check_number(54.13, "54.1");
    check_number(0.333333, "0.333");
    check_number(0.5, "0.5");
    check_number(1322.4, "1322");
    check_number(12345.6, "12\xE2\x80\x89"
                          "346");
    check_number(-7.25, "−7.25");
    check_number(0, "0");
    check_number(1e12, "1e+12");
    check_number(-1.2345e15, "−1.23e+15");
    check_number(9.999e14, "1e+15");
    check_number(NAN, "–");
}

static void test_numbers_for_machines(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    const double values[] = {1.25, -0.04, 100, 0.999, NAN, 1e15};
    for (size_t i = 0; i < 6; i++) {
        text_fixed(&out, values[i], 1);
        sb_addc(&out, ' ');
    }
    assert_string_equal(sb_cstr(&out), "1.3 0 100 1 null null ");
    arena_free(&arena);
}

static void test_broken_text_is_replaced(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    text_html(&out, (struct str){"a\xC3<\x01\xED\xA0\x80", 7});
    assert_string_equal(sb_cstr(&out),
                        "a\xEF\xBF\xBD&lt;\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD");
    out.len = 0;
    text_json(&out, STR("</script>\"\\"));
    assert_string_equal(sb_cstr(&out), "\"\\u003c/script\\u003e\\\"\\\\\"");
    arena_free(&arena);
}

/* The first and last sequences of each length are text, those next to them are not. */
static void test_utf8_ends_where_it_ends(void **state)
{
    (void)state;
    static const char *const good[] = {"\xC2\x80",        "\xDF\xBF",     "\xE0\xA0\x80",
                                       "\xED\x9F\xBF",    "\xEE\x80\x80", "\xF0\x90\x80\x80",
                                       "\xF4\x8F\xBF\xBF"};
    static const char *const bad[] = {"\xC1\xBF",         "\xE0\x9F\xBF",     "\xED\xA0\x80",
                                      "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xE2\x82"};
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        out.len = 0;
        text_html(&out, str_of(good[i]));
        assert_string_equal(sb_cstr(&out), good[i]);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        out.len = 0;
        text_html(&out, str_of(bad[i]));
        assert_memory_equal(sb_cstr(&out), "\xEF\xBF\xBD", 3);
    }
    arena_free(&arena);
}

/* Counted by hand: blocks of labels that touch have the mean of what they wish. */
static void test_labels_have_places(void **state)
{
    (void)state;
    static const struct {
        size_t n;
        double wish[5], gap, low, high, place[5];
    } rows[] = {
        {5, {10, 12, 13, 80, 100}, 15, 0, 100, {0, 15, 30, 80, 100}},
        {5, {40, 42, 43, 80, 100}, 15, 0, 100, {26 + 2.0 / 3, 41 + 2.0 / 3, 56 + 2.0 / 3, 80, 100}},
        {4, {5, 5, 5, 5}, 50, 0, 30, {0, 10, 20, 30}},
        {3, {11, 12, 30}, 5, 10, 20, {10, 15, 20}},
        {2, {10, 20}, 10, 0, 30, {10, 20}},
        {2, {10, 19}, 10, 0, 30, {9.5, 19.5}},
        {1, {7}, 50, 0, 30, {7}},
        {1, {-5}, 50, 0, 30, {0}},
        {1, {40}, 50, 0, 30, {30}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        double at[5];
        memcpy(at, rows[i].wish, sizeof at);
        labels_spread(at, rows[i].n, rows[i].gap, rows[i].low, rows[i].high);
        for (size_t k = 0; k < rows[i].n; k++)
            if (!(fabs(at[k] - rows[i].place[k]) < 1e-9))
                fail_msg("row %zu: label %zu is at %g", i, k, at[k]);
    }
}

static void test_labels_keep_their_distance(void **state)
{
    (void)state;
    double at[] = {10, 12, 13, 80, 100};
    labels_spread(at, 5, 15, 0, 100);
    for (size_t i = 1; i < 5; i++)
        assert_true(at[i] - at[i - 1] > 14.99);
    assert_true(at[0] >= 0 && at[4] <= 100.01);
    /* the middle one of three that touch stays at the mean of the desired positions */
    double three[] = {49, 50, 51};
    labels_spread(three, 3, 10, 0, 100);
    assert_true(fabs(three[1] - 50) < 1e-9);
    /* without enough room they share it */
    double many[] = {5, 5, 5, 5};
    labels_spread(many, 4, 50, 0, 30);
    assert_true(fabs(many[3] - 30) < 1e-9 && fabs(many[0]) < 1e-9);
}

static void test_quantiles(void **state)
{
    (void)state;
    /* all orders of 0..4, and repeats: the k-th smallest is k */
    const double orders[][5] = {{4, 3, 2, 1, 0}, {0, 1, 2, 3, 4}, {2, 0, 4, 1, 3}, {1, 4, 0, 3, 2}};
    for (size_t i = 0; i < 4; i++) {
        for (size_t k = 0; k < 5; k++) {
            double values[5];
            memcpy(values, orders[i], sizeof values);
            assert_true(quantile_select(values, 5, k) == (double)k);
        }
    }
    double even[] = {5, 1, 1, 3};
    assert_true(quantile_median(even, 4) == 2);
    double equal[] = {7, 7, 7};
    assert_true(quantile_median(equal, 3) == 7);
    assert_true(isnan(quantile_median(NULL, 0)));
}

static void test_ticks_are_round_and_apart(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct tick *ticks = NULL;
    const struct scale linear = {SCALE_LINEAR, 0, 1010, 50, 950, false, 0};
    size_t n = scale_ticks(&linear, 60, &arena, &ticks);
    assert_int_equal(n, 11);
    assert_true(fabs(ticks[10].value - 1000) < 1e-9);
    /* room for exactly steps of 2 */
    const struct scale exact = {SCALE_LINEAR, 0, 8, 0, 240, false, 0};
    assert_int_equal(scale_ticks(&exact, 60, &arena, &ticks), 5);
    /* cores are whole numbers */
    const struct scale cores = {SCALE_LINEAR, 0, 2, 0, 500, true, 0};
    assert_int_equal(scale_ticks(&cores, 40, &arena, &ticks), 3);
    const struct scale many = {SCALE_LINEAR, 0.5, 20.5, 0, 300, true, 0};
    n = scale_ticks(&many, 58, &arena, &ticks);
    assert_int_equal(n, 5);
    assert_true(ticks[0].value == 1 && ticks[1].value == 5 && ticks[4].value == 20);
    const struct scale fractions = {SCALE_LOG2, 1.0 / 32, 8, 0, 500, false, 0};
    n = scale_ticks(&fractions, 50, &arena, &ticks);
    assert_int_equal(n, 9);
    assert_true(str_eq(ticks[0].text, STR("1/32")));
    const struct scale log10_scale = {SCALE_LOG, 20, 16000, 0, 1000, false, 0};
    n = scale_ticks(&log10_scale, 40, &arena, &ticks);
    assert_true(n >= 8);
    for (size_t i = 1; i < n; i++)
        assert_true(scale_px(&log10_scale, ticks[i].value) -
                        scale_px(&log10_scale, ticks[i - 1].value) >=
                    39.9);
    arena_free(&arena);
}

/* There are numbers between two powers too. */
static void test_short_logarithmic_axes_have_numbers(void **state)
{
    (void)state;
    struct arena arena = {0};
    static const struct {
        enum scale_kind kind;
        double min, max, first;
        size_t least;
    } cases[] = {
        {SCALE_LOG, 210, 480, 220, 2},
        {SCALE_LOG2, 0.3, 0.45, 0.3, 2},
        {SCALE_LOG2, 0.26, 0.99, 0.3, 2},
        {SCALE_LOG, 2.1, 19, 3, 2}, /* no room for three in a decade */
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct tick *ticks = NULL;
        const double width = i == 3 ? 100 : 1000;
        const struct scale s = {cases[i].kind, cases[i].min, cases[i].max, 0, width, false, 0};
        const size_t n = scale_ticks(&s, 40, &arena, &ticks);
        assert_true(n >= cases[i].least);
        for (size_t k = 1; k < n; k++)
            assert_true(scale_px(&s, ticks[k].value) - scale_px(&s, ticks[k - 1].value) >= 20);
        if (fabs(ticks[0].value - cases[i].first) > 1e-9)
            print_error("case %zu begins at %g\n", i, ticks[0].value);
        assert_true(fabs(ticks[0].value - cases[i].first) < 1e-9);
    }
    arena_free(&arena);
}

/*
 * A point without a size, or of size 0 on a logarithmic axis, is omitted like one without a value.
 */
static void test_points_without_a_place_are_left_out(void **state)
{
    (void)state;
    struct arena arena = {0};
    static const double x[] = {NAN, 0, 10, 100, 1000, INFINITY};
    static const double y[] = {1, 2, 3, 4, 500, 6};
    static const double low[] = {0, 0, 0, 0, 0, 0};
    const enum scale_kind kinds[] = {SCALE_LINEAR, SCALE_LOG, SCALE_LOG2};
    for (size_t k = 0; k < 3; k++) {
        struct plot *plot = arena_alloc(&arena, 1, sizeof *plot);
        struct sb out = {.arena = &arena};
        plot_begin(plot, "p", "t", "d");
        plot->x = (struct plot_axis){kinds[k], "x", NAN, NAN, false};
        plot->y.title = "y";
        plot_add(plot, SERIES_AREA, "area", "c1", 6, x, y)->stepped = true;
        plot_add(plot, SERIES_AREA, "slopes", "c2", 6, x, y);
        plot_add(plot, SERIES_LINE, "stairs", "l1", 6, x, y)->stepped = true;
        plot_add(plot, SERIES_LINE, "line", "l2", 6, x, y);
        struct series *dots = plot_add(plot, SERIES_DOTS, "dots", "meas", 6, x, y);
        dots->low = low;
        dots->high = y;
        plot_add(plot, SERIES_DOTS, "one", "meas", 1, x, y)->label_inside = true;
        plot_svg(plot, &plot_wide, &arena, &out);
        assert_null(strstr(sb_cstr(&out), "null"));
        assert_null(strstr(sb_cstr(&out), "nan"));
        assert_null(strstr(sb_cstr(&out), "inf"));
        /* one 'M' per dot: those at 10, 100 and 1000, and at 0 if the axis has it */
        const char *path = strstr(sb_cstr(&out), "<path id=\"p-wide-4\" d=\"");
        assert_non_null(path);
        size_t n = 0;
        for (const char *at = path; strncmp(at, "\"/></defs>", 10) != 0; at++)
            n += *at == 'M';
        assert_int_equal(n, k == 0 ? 4 : 3);
    }
    arena_free(&arena);
}

/* One piece of the band on each side of a gap, and the axis reaches its upper bound. */
static void test_bands_have_gaps(void **state)
{
    (void)state;
    static const double x[] = {1, 2, 3, 4, 5};
    static const double y[] = {10, 10, 10, 10, 10};
    static const double low[] = {8, 8, NAN, 8, 8};
    static const double high[] = {40, 40, 12, 12, 12};
    for (int stepped = 0; stepped <= 1; stepped++) {
        struct arena arena = {0};
        struct sb out = {.arena = &arena};
        struct plot *plot = arena_alloc(&arena, 1, sizeof *plot);
        plot_begin(plot, "p", "t", "d");
        struct series *line = plot_add(plot, SERIES_LINE, "line", "l1", 5, x, y);
        line->stepped = stepped;
        line->low = low;
        line->high = high;
        plot_svg(plot, &plot_wide, &arena, &out);
        assert_non_null(strstr(sb_cstr(&out), ">40<"));
        const char *band = strstr(sb_cstr(&out), "<path class=\"band l1\" d=\"");
        assert_non_null(band);
        size_t begun = 0;
        size_t ended = 0;
        for (const char *at = band + 1; *at != '>'; at++) {
            begun += *at == 'M';
            ended += *at == 'Z';
        }
        assert_int_equal(begun, 2);
        assert_int_equal(ended, 2);
        arena_free(&arena);
    }
}

/* The axis includes the highest value of a line, wherever it is. */
static void test_axes_reach_every_value(void **state)
{
    (void)state;
    static const double x[] = {1, 2, 3};
    static const double lines[][3] = {{80, 1, 1}, {1, 80, 1}, {1, 1, 80}};
    for (size_t i = 0; i < 3; i++) {
        struct arena arena = {0};
        struct sb out = {.arena = &arena};
        struct plot *plot = arena_alloc(&arena, 1, sizeof *plot);
        plot_begin(plot, "p", "t", "d");
        plot_add(plot, SERIES_LINE, "line", "l1", 3, x, lines[i]);
        plot_svg(plot, &plot_wide, &arena, &out);
        assert_non_null(strstr(sb_cstr(&out), ">80<"));
        arena_free(&arena);
    }
}

static void test_highlighting_loses_nothing(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    highlight_c(&out, STR("for (int i<3.5e-1f;) // </script>"));
    assert_string_equal(sb_cstr(&out), "<i class=k>for</i> (<i class=t>int</i> "
                                       "i&lt;<i class=n>3.5e</i>-<i class=n>1f</i>;) "
                                       "<i class=c>// &lt;/script&gt;</i>");
    out.len = 0;
    highlight_assembly(&out, STR(".L5:\n\taddq\t$32, %rax # x"));
    assert_string_equal(sb_cstr(&out), "<i class=l>.L5:</i>\n\t<i class=k>addq</i>\t<i "
                                       "class=n>$32</i>, <i class=t>%rax</i> <i class=c># x</i>");
    /* unterminated comments and strings end with the text */
    const char *const broken[] = {"/*", "\"", "'\\", "/", "%", "$", "#", "L:", "\""};
    for (size_t i = 0; i < sizeof broken / sizeof broken[0]; i++) {
        highlight_c(&out, str_of(broken[i]));
        highlight_assembly(&out, str_of(broken[i]));
    }
    arena_free(&arena);
}

static void test_long_lines_hang_below_their_beginning(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    highlight_c(&out, STR("x;\n    a = b12345678901234567890 * c12345678901234567890 * "
                          "d12345678901234567890;\ny;"));
    assert_string_equal(sb_cstr(&out), "x;\n<b style=\"--i:8\">    a = b12345678901234567890 * "
                                       "c12345678901234567890 * d12345678901234567890;</b>y;");
    /* 76 characters are not a long line */
    static const char just[] =
        "    a = b12345678901234567890 * c12345678901234567890 * d123456789012345678;";
    assert_int_equal(strlen(just), 76);
    struct sb short_line = {.arena = &arena};
    highlight_c(&short_line, str_of(just));
    assert_string_equal(sb_cstr(&short_line), just);
    arena_free(&arena);
}

/* The accesses along i, k and j stay together, and a lone semicolon follows its statement. */
static void test_long_sums_break_between_rows(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    highlight_c(&out,
                STR("            b[k][j][i] = c0 * (a[k][j][i] + a[k][j][i-1] + a[k][j][i+1] + "
                    "a[k-1][j][i] + a[k+1][j][i] + W[0][k][j][i] * a[k][j-1][i] - "
                    "a[k][j+1][i])\n            ;"));
    assert_string_equal(sb_cstr(&out),
                        "            b[k][j][i] = c0 * (a[k][j][i] + a[k][j][i-1] + a[k][j][i+1]\n"
                        "            + a[k-1][j][i] + a[k+1][j][i]\n"
                        "            + W[0][k][j][i] * a[k][j-1][i] - a[k][j+1][i]);");
    arena_free(&arena);
}

static void check_fit(const char *text, double px, const char *expected)
{
    struct arena arena = {0};
    const struct str got = text_fit(&arena, str_of(text), px);
    assert_string_equal(str_cstr(&arena, got), expected);
    arena_free(&arena);
}

static void test_wide_labels_lose_their_middle(void **state)
{
    (void)state;
    check_fit("aaaaaaaaaa", 70, "aaaaaaaaaa");
    check_fit("aaaaaaaaaa", 69, "aaaa…aaaa");
    check_fit("ééééé", 30, "é…éé");
    check_fit("aaaa", 3, "…");
    check_fit("", 3, "");
    check_fit("abcdefgh", 44, "abc…gh");
    /* However long it is. */
    struct arena arena = {0};
    char *const long_text = arena_alloc(&arena, 1 << 20, 1);
    memset(long_text, 'a', (1 << 20) - 1);
    check_fit(long_text, 69, "aaaa…aaaa");
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_numbers_for_people),
        cmocka_unit_test(test_numbers_for_machines),
        cmocka_unit_test(test_broken_text_is_replaced),
        cmocka_unit_test(test_utf8_ends_where_it_ends),
        cmocka_unit_test(test_labels_have_places),
        cmocka_unit_test(test_labels_keep_their_distance),
        cmocka_unit_test(test_quantiles),
        cmocka_unit_test(test_ticks_are_round_and_apart),
        cmocka_unit_test(test_short_logarithmic_axes_have_numbers),
        cmocka_unit_test(test_points_without_a_place_are_left_out),
        cmocka_unit_test(test_bands_have_gaps),
        cmocka_unit_test(test_axes_reach_every_value),
        cmocka_unit_test(test_highlighting_loses_nothing),
        cmocka_unit_test(test_long_lines_hang_below_their_beginning),
        cmocka_unit_test(test_long_sums_break_between_rows),
        cmocka_unit_test(test_wide_labels_lose_their_middle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
