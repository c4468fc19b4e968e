#include "unit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "render/plot_view.h"
#include "render/text.h"

static void check_conversion(enum plot_unit from, enum plot_unit to, double value, double other,
                             double expected)
{
    const double got = plot_convert(from, to, value, other, 18400, 8);
    if (fabs(got - expected) > 1e-9 * fabs(expected))
        print_error("%d to %d: %g\n", (int)from, (int)to, got);
    assert_true(fabs(got - expected) <= 1e-9 * fabs(expected));
}

/* At 2.3 GHz a line of 8 updates in 23 cycles: 800 MLUP/s, at 8 FLOP each 6.4 GFLOP/s. */
static void test_units_are_converted(void **state)
{
    (void)state;
    check_conversion(PLOT_UNIT_TIME, PLOT_UNIT_RATE, 23, NAN, 800);
    check_conversion(PLOT_UNIT_TIME, PLOT_UNIT_FLOP_RATE, 23, NAN, 6.4);
    check_conversion(PLOT_UNIT_RATE, PLOT_UNIT_TIME, 800, NAN, 23);
    check_conversion(PLOT_UNIT_RATE, PLOT_UNIT_FLOP_RATE, 800, NAN, 6.4);
    check_conversion(PLOT_UNIT_FLOP_RATE, PLOT_UNIT_TIME, 6.4, NAN, 23);
    check_conversion(PLOT_UNIT_FLOP_RATE, PLOT_UNIT_RATE, 6.4, NAN, 800);
    check_conversion(PLOT_UNIT_TIME, PLOT_UNIT_TIME, 23, 790, 23);
    check_conversion(PLOT_UNIT_OTHER, PLOT_UNIT_RATE, 23, NAN, 23);
    /* the clock was different during this measurement */
    check_conversion(PLOT_UNIT_TIME, PLOT_UNIT_RATE, 23, 790, 790);
    check_conversion(PLOT_UNIT_TIME, PLOT_UNIT_FLOP_RATE, 23, 790, 6.32);
    check_conversion(PLOT_UNIT_RATE, PLOT_UNIT_TIME, 800, 24, 24);
    assert_true(isnan(plot_convert(PLOT_UNIT_TIME, PLOT_UNIT_RATE, 23, NAN, 0, 8)));
    assert_true(isnan(plot_convert(PLOT_UNIT_TIME, PLOT_UNIT_FLOP_RATE, 23, NAN, 18400, 0)));
    assert_true(isnan(plot_convert(PLOT_UNIT_TIME, PLOT_UNIT_RATE, 0, NAN, 18400, 8)));
    assert_true(isnan(plot_convert(PLOT_UNIT_TIME, PLOT_UNIT_TIME, INFINITY, NAN, 18400, 8)));
}

static const double x[] = {10, NAN, 20, 30, 40, 50};
static const double y[] = {4, 5, 8, 10, NAN, 16};
static const double low[] = {3, 4, 7, 9, 1, 15};
static const double high[] = {5, 6, 9, 11, 2, 20};
static const double rate[] = {1900, 1, 1000, NAN, 3, 500};
static const bool doubtful[] = {false, false, true, false, false, true};

static void make(struct plot *plot)
{
    plot_begin(plot, "p", "t", "d");
    plot->unit = PLOT_UNIT_TIME;
    plot->mlup_cy = 8000;
    plot->flop_per_lup = 2;
    plot->x.title = "x";
    plot->y.title = "cycles";
    plot->y.min = 1;
    plot_add(plot, SERIES_AREA, "area", "c1", 6, x, y);
    plot_add(plot, SERIES_LINE, "line", "ecm", 6, x, y)->mlup_cy = 4000;
    struct series *dots = plot_add(plot, SERIES_DOTS, "dots", "meas", 6, x, y);
    dots->low = low;
    dots->high = high;
    dots->rate = rate;
    dots->doubtful = doubtful;
}

static void test_a_unit_changes_what_is_drawn(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct plot plot;
    struct plot seen;
    make(&plot);
    plot_see(&plot, &(struct plot_view){PLOT_UNIT_RATE, NAN, NAN, {false}}, &arena, &seen, NULL);
    /* contributions to a rate do not add up */
    assert_int_equal(seen.n_series, 2);
    assert_int_equal(seen.series[0].number, 1);
    assert_int_equal(seen.series[1].number, 2);
    assert_true(seen.series[0].y[0] == 1000 && isnan(seen.series[0].y[4]));
    const struct series *dots = &seen.series[1];
    assert_true(dots->y[0] == 1900 && dots->y[3] == 800);
    assert_true(dots->low[0] == 1600 && fabs(dots->high[0] - 8000.0 / 3) < 1e-9);
    assert_string_equal(seen.y.title, "million lattice updates per second");
    assert_true(isnan(seen.y.min));
    arena_free(&arena);
}

static void test_a_range_cuts_series(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct plot plot;
    struct plot seen;
    size_t first[PLOT_MAX_SERIES];
    make(&plot);
    plot_see(&plot, &(struct plot_view){PLOT_UNIT_OTHER, 15, 45, {[1] = true}}, &arena, &seen,
             first);
    assert_int_equal(seen.n_series, 2);
    const struct series *dots = &seen.series[1];
    assert_int_equal(dots->number, 2);
    assert_int_equal(first[1], 2);
    assert_int_equal(dots->n, 3);
    assert_true(dots->x[0] == 20 && dots->x[2] == 40 && dots->y[0] == 8 && isnan(dots->y[2]));
    assert_true(dots->doubtful[0] && !dots->doubtful[1]);
    assert_true(seen.x.min == 15 && seen.x.max == 45 && seen.y.min == 1);
    /* out of order values stay inside too */
    static const double back[] = {20, 90, 30};
    plot.series[2].n = 3;
    plot.series[2].x = back;
    plot_see(&plot, &(struct plot_view){PLOT_UNIT_OTHER, 15, 45, {false}}, &arena, &seen, NULL);
    assert_int_equal(seen.series[2].n, 3);
    assert_true(isnan(seen.series[2].x[1]) && isnan(seen.series[2].y[1]));
    arena_free(&arena);
}

/* A user's own points may be outside the planned axes. */
static void test_axes_reach_what_lies_beyond_their_plan(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    struct plot plot;
    make(&plot);
    plot.x.min = 20;
    plot.x.max = 30;
    plot.y.max = 5;
    plot_svg(&plot, &plot_wide, &arena, &out);
    for (const char *at = sb_cstr(&out); (at = strstr(at, "<path class=\"line")) != NULL; at++) {
        double last = 0;
        for (const char *c = at; *c != '>'; c++) {
            if (*c == 'M' || *c == 'L')
                last = strtod(c + 1, NULL);
        }
        assert_true(last > 500 && last < plot_wide.width);
    }
    assert_non_null(strstr(sb_cstr(&out), ">20</text>"));
    arena_free(&arena);
}

/* The data for the script are drawn in exactly the same way, and have the same readable digits. */
static void test_rounded_numbers_are_those_of_the_data(void **state)
{
    (void)state;
    struct arena arena = {0};
    for (int i = 0; i < 20000; i++) {
        const double value = sin(i) * exp2(i % 60 - 25);
        for (int digits = 4; digits <= 10; digits += 2) {
            struct sb text = {.arena = &arena};
            double read = 0;
            const double rounded = text_rounded(value, digits);
            text_significant(&text, rounded, digits);
            assert_true(str_to_double(sb_str(&text), &read));
            assert_memory_equal(&read, &rounded, sizeof read);
            assert_true(text_rounded(rounded, digits) == rounded);
            /* smaller ones are not shown with all digits */
            if (digits == 4 && fabs(value) >= 1e-3)
                assert_true(str_eq(number_text(&arena, rounded), number_text(&arena, value)));
        }
        arena_free(&arena);
    }
    assert_true(text_rounded(1.2346, 4) == 1.234 && text_rounded(1.2354, 4) == 1.235);
    assert_true(text_rounded(1.005, 4) == 1.005 && text_rounded(1234.6, 4) == 1235);
    assert_true(isnan(text_rounded(NAN, 4)) && isnan(text_rounded(1e12, 4)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_units_are_converted),
        cmocka_unit_test(test_a_unit_changes_what_is_drawn),
        cmocka_unit_test(test_a_range_cuts_series),
        cmocka_unit_test(test_axes_reach_what_lies_beyond_their_plan),
        cmocka_unit_test(test_rounded_numbers_are_those_of_the_data),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
