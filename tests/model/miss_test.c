#include "unit.h"

#include <math.h>
#include <string.h>

#include "collect/model/prediction_miss.h"
#include "golden.h"

/* Predicted 10 with an interval of 9 to 11, measured 15, nothing else known. */
static struct miss_evidence point(void)
{
    return (struct miss_evidence){
        .measured = 15,
        .fastest = NAN,
        .predicted = 10,
        .low = 9,
        .high = 11,
        .clock_hz = NAN,
        .nominal_hz = NAN,
        .memory = NAN,
        .simulated = NAN,
        .counted = NAN,
        .next_size = NAN,
        .next = NAN,
        .row = NAN,
        .core = NAN,
        .endless_core = NAN,
        .L1_measured = NAN,
        .L1_predicted = NAN,
    };
}

static void assert_cause(const struct miss_evidence *e, enum miss_cause expected, const char *says)
{
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    const enum miss_cause cause = miss_cause_of(e);
    miss_say(e, cause, &out);
    if (cause != expected || strstr(sb_cstr(&out), says) == NULL)
        print_error("%s: %s\n", miss_name(cause), sb_cstr(&out));
    assert_int_equal(cause, expected);
    assert_non_null(strstr(sb_cstr(&out), says));
    arena_free(&arena);
}

static void a_miss_is_outside_of_its_interval(void **state)
{
    (void)state;
    static const struct {
        double measured;
        bool miss;
    } cases[] = {{8.9, true}, {9, false}, {10, false}, {11, false}, {11.1, true}, {NAN, false}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct miss_evidence e = point();
        e.measured = cases[i].measured;
        assert_int_equal(miss_is(&e), cases[i].miss);
        e.low = e.high = NAN;
        assert_false(miss_is(&e));
    }
}

static void nothing_known_explains_nothing(void **state)
{
    (void)state;
    const struct miss_evidence e = point();
    assert_cause(&e, MISS_UNKNOWN, "The stored data do not explain it.");
}

/* Fast repetitions say that something was slow, a number of another cause also what. */
static void the_measurement_comes_last(void **state)
{
    (void)state;
    struct miss_evidence e = point();
    e.verdict = "ok";
    assert_cause(&e, MISS_UNKNOWN, "do not explain it");
    e.fastest = 11.5;
    assert_cause(&e, MISS_UNKNOWN, "do not explain it");
    e.fastest = 10.5;
    assert_cause(&e, MISS_MEASUREMENT, "fastest repetition takes 10.5");
    e.verdict = "disturbed";
    e.reason = "steal 12 %";
    e.simulated = 13.7;
    assert_cause(&e, MISS_CONFLICTS, "13.7");
    e.simulated = NAN;
    e.next_size = 230;
    e.next = 13.7;
    assert_cause(&e, MISS_CAPACITY, "At size 230");
    e.next = NAN;
    assert_cause(&e, MISS_MEASUREMENT, "fastest repetition takes 10.5");
    e.fastest = 14;
    assert_cause(&e, MISS_UNKNOWN,
                 "The stored data do not explain it. The run was disturbed: steal 12 %.");
    e.reason = "";
    assert_cause(&e, MISS_UNKNOWN, " The run was disturbed: no figures are stored.");
}

/* 12.4 is in the interval, but all repetitions took longer than predicted. */
static void most_of_a_miss_has_to_vary_between_repetitions(void **state)
{
    (void)state;
    struct miss_evidence e = point();
    e.high = 12.5;
    e.fastest = 12.4;
    assert_cause(&e, MISS_UNKNOWN, "do not explain it");
    e.fastest = 12.2;
    assert_cause(&e, MISS_MEASUREMENT, "fastest repetition takes 12.2");
}

/* The interval's end belongs to it; as near to the prediction as to the median is not nearer. */
static void the_fastest_repetition_has_limits(void **state)
{
    (void)state;
    static const struct {
        double measured, fastest, predicted, high;
        enum miss_cause cause;
    } cases[] = {{15, 10, 8, 10, MISS_MEASUREMENT},  {15, 10.001, 8, 10, MISS_UNKNOWN},
                 {22.5, 15, 10, 15.5, MISS_UNKNOWN}, {22.6, 15, 10, 15.5, MISS_MEASUREMENT},
                 {15.5, 12, 10, 15.5, MISS_UNKNOWN}, {15.6, 12, 10, 15.5, MISS_MEASUREMENT}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct miss_evidence e = point();
        e.measured = cases[i].measured;
        e.fastest = cases[i].fastest;
        e.predicted = cases[i].predicted;
        e.high = cases[i].high;
        assert_int_equal(miss_cause_of(&e), cases[i].cause);
    }
}

/* In a wide interval, as inside of it, what leaves more than half of the difference is no cause. */
static void a_cause_leaves_at_most_half(void **state)
{
    (void)state;
    struct miss_evidence e = point();
    e.low = 5;
    e.high = 20;
    e.verdict = "noisy";
    e.reason = "median known to 3 %";
    e.simulated = 12.2; /* sqrt(10 · 15) is 12.25 */
    assert_cause(&e, MISS_UNKNOWN,
                 "The stored data do not explain it. The run was noisy: median known to 3 %.");
    e.simulated = 12.3;
    assert_cause(&e, MISS_CONFLICTS,
                 "formula. That is still 18 % below the measurement. The run was noisy");
    e.simulated = 16.8;
    assert_cause(&e, MISS_CONFLICTS, "formula. That is still 12 % above the measurement.");
    e.simulated = 16.4;
    assert_cause(&e, MISS_CONFLICTS, "formula. The run was noisy");
}

/* Only the time of memory changes with the clock, and only in its direction. */
static void the_clock_changes_memory(void **state)
{
    (void)state;
    struct miss_evidence e = point();
    e.clock_hz = 3.6e9;
    e.nominal_hz = 2.4e9;
    e.memory = 8;
    assert_cause(&e, MISS_CLOCK,
                 "ran at 3.60 GHz, the machine file's times are for 2.40 GHz: "
                 "memory takes more");
    e.memory = 2;
    assert_cause(&e, MISS_UNKNOWN, "do not explain it");
    e.memory = 8;
    e.measured = 7;
    assert_cause(&e, MISS_UNKNOWN, "do not explain it");
    e.clock_hz = 1.5e9;
    assert_cause(&e, MISS_CLOCK, "fewer");
}

/* The interval, 9 to 11 around 10, must contain 15 after scaling: from 13.64 to 16.67. */
static void the_best_cause_is_taken(void **state)
{
    (void)state;
    struct miss_evidence e = point();
    e.simulated = 13.6;
    assert_cause(&e, MISS_UNKNOWN, "do not explain it");
    e.simulated = 16.7;
    assert_cause(&e, MISS_UNKNOWN, "do not explain it");
    e.simulated = 13.7;
    assert_cause(&e, MISS_CONFLICTS, "simulated caches the model predicts 13.7");
    e.counted = 14;
    assert_cause(&e, MISS_TRAFFIC, "counted data volumes the model predicts 14.0");
    e.simulated = 14;
    assert_cause(&e, MISS_CONFLICTS, "simulated");
    e.simulated = e.counted = 5;
    assert_cause(&e, MISS_UNKNOWN, "do not explain it");
}

static void changes_below_5_percent_are_none(void **state)
{
    (void)state;
    struct miss_evidence e = point();
    e.low = e.high = 10;
    e.measured = 10.4;
    e.simulated = 10.4;
    assert_cause(&e, MISS_UNKNOWN, "do not explain it");
}

static void ends_of_rows_may_be_nothing_or_twice_as_long(void **state)
{
    (void)state;
    struct miss_evidence e = point();
    e.row = 8;
    e.core = 9;
    e.endless_core = 5;
    assert_cause(
        &e, MISS_ROWS,
        "Start-up and remainder of rows of 8 iterations are an estimated 4.0 of the core's "
        "9.0 cy/CL; up to twice that would explain the measurement.");
    e.measured = 7;
    assert_cause(&e, MISS_ROWS, "less would explain the measurement.");
    e.measured = 15; /* 10 % of the in-core time do not make rows short */
    e.core = 40;
    e.endless_core = 36;
    assert_cause(&e, MISS_UNKNOWN, "do not explain it");
    e.measured = 7;
    e.core = 9;
    e.endless_core = 8.8;
    assert_cause(&e, MISS_UNKNOWN, "do not explain it");
}

/* The core's part of the time counts: 4 of 10 cy/CL in memory. */
static void the_core_is_known_from_L1(void **state)
{
    (void)state;
    struct miss_evidence e = point();
    e.core = 4;
    e.L1_predicted = 4;
    e.L1_measured = 8;
    assert_cause(&e, MISS_CORE,
                 "With its data in L1 the loop takes 8.0 cy/CL instead of the predicted 4.0: the "
                 "in-core analysis is too optimistic.");
    e.L1_measured = 15.1; /* slower than here */
    e.L1_predicted = 7.5;
    assert_cause(&e, MISS_UNKNOWN, "do not explain it");
    e.L1_predicted = 4;
    e.L1_measured = 4.4;
    assert_cause(&e, MISS_UNKNOWN, "do not explain it");
    e.L1_measured = 2;
    assert_cause(&e, MISS_UNKNOWN, "do not explain it");
}

/* A neighbouring size shows the model for a smaller or larger cache. */
static void a_cache_may_hold_less_or_more(void **state)
{
    (void)state;
    struct miss_evidence e = point();
    e.next_size = 230;
    e.next = 14;
    assert_cause(&e, MISS_CAPACITY,
                 "At size 230, where more lines come from distant levels, the model predicts 14.0 "
                 "cy/CL: a cache seems to hold less than the layer conditions assume.");
    e.next = 13.6;
    assert_cause(&e, MISS_UNKNOWN, "do not explain it");
    e.next = 20; /* it may hold part of it */
    assert_cause(&e, MISS_CAPACITY, "predicts 20.0");
    e.measured = 5;
    assert_cause(&e, MISS_UNKNOWN, "do not explain it");
    e.next_size = 180;
    e.next = 5.1;
    assert_cause(&e, MISS_CAPACITY,
                 "At size 180, where fewer lines come from distant levels, the model predicts 5.1 "
                 "cy/CL: a cache seems to hold more than the layer conditions assume.");
}

/* Around `about`, by up to a factor of 1.5; every second value is unknown. */
static double some(double about, unsigned *state)
{
    *state = *state * 1103515245 + 12345;
    const double number = (*state >> 8 & 0xffff) / 65536.;
    return *state >> 31 != 0 ? NAN : about * pow(1.5, 2 * number - 1);
}

static double known(double about, unsigned *state)
{
    double value = some(about, state);
    while (isnan(value))
        value = some(about, state);
    return value;
}

/* misses.txt: the causes of points with more or fewer known values. UPDATE=1 writes it. */
static void misses_have_their_causes(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    unsigned random = 7;
    for (int i = 0; i < 120; i++) {
        struct miss_evidence e = point();
        e.measured = known(10, &random);
        e.low = 10 * fmin(1, known(0.95, &random));
        e.high = 10 * fmax(1, known(1.05, &random));
        e.fastest = fmin(e.measured, some(10, &random));
        e.clock_hz = some(2.5e9, &random);
        e.nominal_hz = 2.5e9;
        e.memory = known(7, &random);
        e.simulated = some(10, &random);
        e.counted = some(10, &random);
        e.next = some(10, &random);
        e.next_size = known(1000, &random);
        e.row = known(100, &random);
        e.core = known(6, &random);
        e.endless_core = known(5, &random);
        e.L1_measured = some(6, &random);
        e.L1_predicted = known(6, &random);
        e.verdict = isnan(some(1, &random)) ? "noisy" : "ok";
        const enum miss_cause cause = miss_cause_of(&e);
        sb_addf(&out, "%.2f instead of 10 (%.2f..%.2f)%s: %s. ", e.measured, e.low, e.high,
                miss_is(&e) ? "" : ", no miss", miss_name(cause));
        miss_say(&e, cause, &out);
        sb_addc(&out, '\n');
    }
    assert_golden(MISSES, sb_str(&out));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_miss_is_outside_of_its_interval),
        cmocka_unit_test(nothing_known_explains_nothing),
        cmocka_unit_test(the_measurement_comes_last),
        cmocka_unit_test(most_of_a_miss_has_to_vary_between_repetitions),
        cmocka_unit_test(the_fastest_repetition_has_limits),
        cmocka_unit_test(a_cause_leaves_at_most_half),
        cmocka_unit_test(the_clock_changes_memory),
        cmocka_unit_test(the_best_cause_is_taken),
        cmocka_unit_test(changes_below_5_percent_are_none),
        cmocka_unit_test(ends_of_rows_may_be_nothing_or_twice_as_long),
        cmocka_unit_test(a_cache_may_hold_less_or_more),
        cmocka_unit_test(the_core_is_known_from_L1),
        cmocka_unit_test(misses_have_their_causes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
