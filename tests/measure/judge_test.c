#include "unit.h"

#include <math.h>
#include <string.h>

#include "collect/measure/judge.h"
#include "golden.h"

enum { COUNT = 20 };

static const struct judge_limits limits = {.precision = 0.02};
static const struct measure_conditions quiet = {.threads = 1,
                                                .distinct_cpus = 1,
                                                .distinct_cores = 1,
                                                .other_load_cpus = 0,
                                                .socket_cpus = 2,
                                                .steal_share = 0,
                                                .reference_clock_hz = 3e9};

/* Samples of 10 ms with a ripple of 0.1 %, at 3 GHz. */
static void fill(struct measure_sample samples[COUNT])
{
    for (int i = 0; i < COUNT; i++)
        samples[i] = (struct measure_sample){.seconds = 0.01 * (1 + 0.001 * (i % 3)),
                                             .sweeps = 10,
                                             .clock_before_hz = 3e9,
                                             .clock_after_hz = 3e9,
                                             .adds_per_cycle = 4,
                                             .run_delay_s = NAN};
}

static void expect(const struct measure_sample *samples, size_t count, struct measure_conditions c,
                   enum verdict verdict, const char *reason)
{
    struct arena arena = {0};
    const struct judgement j = judge_samples(samples, count, &c, &limits, &arena);
    assert_string_equal(verdict_name(j.verdict), verdict_name(verdict));
    assert_non_null(strstr(j.reason, reason));
    arena_free(&arena);
}

/* At the same clock: a guest's system does not see the other guest on the core. */
static void a_busy_sibling_is_seen_by_what_the_core_issues(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct measure_sample samples[COUNT];
    fill(samples);
    for (int i = 0; i < COUNT; i += 4) {
        samples[i].adds_per_cycle = 2.4;
        samples[i].seconds = 0.017;
    }
    samples[1].adds_per_cycle = NAN;
    const struct judgement j = judge_samples(samples, COUNT, &quiet, &limits, &arena);
    assert_int_equal(j.rejected[DISTURBED_BY_SIBLING], 5);
    assert_int_equal(j.n_rejected, 5);
    assert_true(j.spread_s.max < 0.0011);
    fill(samples);
    for (int i = 0; i < COUNT; i++)
        samples[i].adds_per_cycle = 2.4;
    struct measure_conditions known = quiet;
    expect(samples, COUNT, known, VERDICT_OK, "20 samples, 0 left out");
    known.max_adds_per_cycle = 3.95;
    expect(samples, COUNT, known, VERDICT_DISTURBED, "(20 by busy sibling thread)");
    arena_free(&arena);
}

static void disturbed_samples_are_left_out_and_counted(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct measure_sample samples[COUNT];
    fill(samples);
    samples[1].involuntary_switches = 1;
    samples[2].migrations = 1;
    samples[3].major_faults = 1;
    samples[4].clock_after_hz = 2.5e9;
    samples[5].adds_per_cycle = 2.5;
    for (int i = 1; i <= 5; i++)
        samples[i].seconds = 1;
    const struct judgement j = judge_samples(samples, COUNT, &quiet, &limits, &arena);
    assert_int_equal(j.verdict, VERDICT_OK);
    assert_int_equal(j.n_kept, COUNT - 5);
    for (int d = 0; d < N_DISTURBANCES; d++)
        assert_int_equal(j.rejected[d], 1);
    assert_true(j.spread_s.max < 0.0011);
    arena_free(&arena);
}

/* Others use the CPU all the time, but the sample loses less than that. */
static void switches_count_by_the_time_they_take(void **state)
{
    (void)state;
    struct measure_sample samples[COUNT];
    fill(samples);
    for (int i = 0; i < COUNT; i++) {
        samples[i].involuntary_switches = 3;
        samples[i].run_delay_s = 0.008 * samples[i].seconds;
    }
    expect(samples, COUNT, quiet, VERDICT_OK,
           "20 samples, 0 left out; a thread waited for its CPU for 0.80 % of the time");
    for (int i = 0; i < COUNT; i++)
        samples[i].run_delay_s = i < 9 ? 0.02 * samples[i].seconds : 0;
    expect(samples, COUNT, quiet, VERDICT_OK, "11 samples, 9 left out");
    for (int i = 0; i < COUNT; i++)
        samples[i].run_delay_s = i < 12 ? 0.02 * samples[i].seconds : 0;
    expect(
        samples, COUNT, quiet, VERDICT_DISTURBED,
        "12 of 20 samples disturbed (12 by context switch); a thread waited for its CPU for 1.2");
}

static void waiting_that_does_not_matter_is_not_a_reason(void **state)
{
    (void)state;
    struct measure_sample samples[COUNT];
    struct arena arena = {0};
    fill(samples);
    for (int i = 0; i < COUNT; i++)
        samples[i].run_delay_s = 0.0005 * samples[i].seconds;
    assert_null(strstr(judge_samples(samples, COUNT, &quiet, &limits, &arena).reason, "waited"));
    arena_free(&arena);
}

/* A thread that is woken and has to wait was not switched from, but still comes late. */
static void waiting_without_a_switch_disturbs(void **state)
{
    (void)state;
    struct measure_sample samples[COUNT];
    fill(samples);
    for (int i = 0; i < COUNT; i++)
        samples[i].run_delay_s = 0.5 * samples[i].seconds;
    expect(samples, COUNT, quiet, VERDICT_DISTURBED, "waited for its CPU for 50.00 %");
}

static void a_finer_median_may_wait_less(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct measure_sample samples[COUNT];
    fill(samples);
    for (int i = 0; i < COUNT; i++)
        samples[i].run_delay_s = 0.008 * samples[i].seconds;
    const struct judge_limits fine = {.precision = 0.015}, rough = {.precision = 0.1};
    assert_int_equal(judge_samples(samples, COUNT, &quiet, &fine, &arena).verdict,
                     VERDICT_DISTURBED);
    for (int i = 0; i < COUNT; i++)
        samples[i].run_delay_s = 0.012 * samples[i].seconds;
    assert_int_equal(judge_samples(samples, COUNT, &quiet, &rough, &arena).verdict,
                     VERDICT_DISTURBED);
    arena_free(&arena);
}

/* A sample without the account: its switches count, and no share is reported. */
static void unknown_waiting_counts_switches(void **state)
{
    (void)state;
    struct measure_sample samples[COUNT];
    fill(samples);
    for (int i = 0; i < COUNT; i++)
        samples[i].run_delay_s = i == 5 ? NAN : 0;
    for (int i = 0; i < COUNT; i++)
        samples[i].involuntary_switches = 1;
    struct arena arena = {0};
    const struct judgement j = judge_samples(samples, COUNT, &quiet, &limits, &arena);
    assert_int_equal(j.rejected[DISTURBED_BY_SWITCH], 1);
    assert_true(isnan(j.run_delay_share));
    assert_null(strstr(j.reason, "waited"));
    arena_free(&arena);
}

/* From 3 to 2.82 GHz in small steps: no sample is far from the median, the last are from the first.
 */
static void a_falling_clock_is_throttled(void **state)
{
    (void)state;
    struct measure_sample samples[COUNT];
    fill(samples);
    for (int i = 0; i < COUNT; i++)
        samples[i].clock_before_hz = samples[i].clock_after_hz = 3e9 * (1 - 0.06 * i / (COUNT - 1));
    struct measure_conditions c = quiet;
    c.reference_clock_hz = 0;
    expect(samples, COUNT, c, VERDICT_OK, "left out");
    for (int i = 0; i < COUNT; i++)
        samples[i].clock_before_hz = samples[i].clock_after_hz = i < 10 ? 3e9 : 2.84e9;
    expect(samples, COUNT, c, VERDICT_THROTTLED, "the clock fell by 5.3 % to 2.920 GHz");
}

/* Two speeds, few samples of the slow one: the median is certain, the distribution is not narrow.
 */
static void wide_quartiles_are_noisy(void **state)
{
    (void)state;
    struct measure_sample samples[COUNT];
    fill(samples);
    for (int i = 0; i < 5; i++)
        samples[i].seconds = 0.016;
    expect(samples, COUNT, quiet, VERDICT_NOISY, "quartiles");
}

/* Ranks by the binomial distribution: n = 6 gives the extremes, n = 20 the 6th from either end. */
static void median_interval_has_the_binomial_ranks(void **state)
{
    (void)state;
    double sorted[COUNT];
    for (int i = 0; i < COUNT; i++)
        sorted[i] = i + 1;
    assert_true(isinf(stats_median_interval(sorted, 5).high));
    assert_true(stats_median_interval(sorted, 6).low == 1);
    assert_true(stats_median_interval(sorted, 6).high == 6);
    assert_true(stats_median_interval(sorted, COUNT).low == 6);
    assert_true(stats_median_interval(sorted, COUNT).high == 15);
}

/* Critical values of the two-sided sign test at 5 % are one less. */
static void ranks_are_those_of_the_sign_test(void **state)
{
    (void)state;
    static const struct {
        size_t count;
        double low, high;
    } cases[] = {{6, 1, 6},   {8, 1, 8},    {9, 2, 8},    {11, 2, 10},  {12, 3, 10},
                 {14, 3, 12}, {15, 4, 12},  {17, 5, 13},  {19, 5, 15},  {20, 6, 15},
                 {25, 8, 18}, {30, 10, 21}, {50, 18, 33}, {100, 40, 61}};
    double sorted[100];
    for (int i = 0; i < 100; i++)
        sorted[i] = i + 1;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct interval got = stats_median_interval(sorted, cases[i].count);
        assert_true(got.low == cases[i].low);
        assert_true(got.high == cases[i].high);
    }
    for (size_t count = 0; count < 6; count++) {
        const struct interval none = stats_median_interval(sorted, count);
        assert_true(none.low == -INFINITY && none.high == INFINITY);
    }
    assert_true(stats_median_uncertainty(sorted, 6) == 2.5 / 3.5);
    const struct spread s = stats_spread(sorted, 9);
    assert_true(s.min == 1 && s.q1 == 3 && s.median == 5 && s.q3 == 7 && s.max == 9);
}

static void pairs_are_compared_as_ratios(void **state)
{
    (void)state;
    static const double a[] = {2, 9, 4, 20, 30, 6, 14};
    static const double b[] = {2, 3, 2, 4, 5, 1, 2};
    struct arena arena = {0};
    const struct paired p = stats_paired(a, b, 7, &arena); /* 1, 2, 3, 5, 6, 6, 7 */
    assert_true(p.median == 5);
    assert_true(p.interval.low == 1 && p.interval.high == 7);
    assert_true(stats_paired(a, b, 2, &arena).median == 2);
    assert_true(a[1] == 9 && b[1] == 3);
    arena_free(&arena);
}

static void best_k_takes_the_fastest(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct measure_sample samples[COUNT];
    fill(samples);
    samples[7].seconds = 0.009;
    samples[9].seconds = 0.0091;
    const struct judge_limits best = {.precision = 0.02, .best_k = 2};
    const struct judgement j = judge_samples(samples, COUNT, &quiet, &best, &arena);
    assert_int_equal(j.n_kept, 2);
    assert_true(fabs(j.spread_s.min - 0.0009) < 1e-12);
    assert_true(fabs(j.spread_s.max - 0.00091) < 1e-12);
    arena_free(&arena);
}

/* The values of a row: of samples, of their surroundings, of limits. */
static bool set_sample(struct measure_sample *s, struct str key, double value)
{
    const struct {
        const char *name;
        double *real;
        long *whole;
    } fields[] = {{"seconds", &s->seconds, NULL},
                  {"sweeps", &s->sweeps, NULL},
                  {"before", &s->clock_before_hz, NULL},
                  {"after", &s->clock_after_hz, NULL},
                  {"adds", &s->adds_per_cycle, NULL},
                  {"delay", &s->run_delay_s, NULL},
                  {"switches", NULL, &s->involuntary_switches},
                  {"migrations", NULL, &s->migrations},
                  {"minor", NULL, &s->minor_faults},
                  {"major", NULL, &s->major_faults}};
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        if (!str_eq(key, str_of(fields[i].name)))
            continue;
        if (fields[i].real != NULL)
            *fields[i].real = value;
        else
            *fields[i].whole = (long)value;
        return true;
    }
    return false;
}

static bool set_conditions(struct measure_conditions *c, struct judge_limits *l, struct str key,
                           double value)
{
    const struct {
        const char *name;
        double *real;
        size_t *count;
        int *whole;
    } fields[] = {{"threads", NULL, NULL, &c->threads},
                  {"cpus", NULL, &c->distinct_cpus, NULL},
                  {"cores", NULL, &c->distinct_cores, NULL},
                  {"misplaced", NULL, &c->misplaced, NULL},
                  {"quota", &c->cpu_quota, NULL, NULL},
                  {"load", &c->other_load_cpus, NULL, NULL},
                  {"socket", NULL, &c->socket_cpus, NULL},
                  {"steal", &c->steal_share, NULL, NULL},
                  {"reference", &c->reference_clock_hz, NULL, NULL},
                  {"known-adds", &c->max_adds_per_cycle, NULL, NULL},
                  {"precision", &l->precision, NULL, NULL},
                  {"best", NULL, NULL, &l->best_k}};
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        if (!str_eq(key, str_of(fields[i].name)))
            continue;
        if (fields[i].real != NULL)
            *fields[i].real = value;
        else if (fields[i].count != NULL)
            *fields[i].count = (size_t)value;
        else
            *fields[i].whole = (int)value;
        return true;
    }
    return false;
}

/* `KEY=VALUE`, or `KEY[FROM-TO]=VALUE` for some of the samples. */
static void set(struct str word, struct measure_sample *samples, struct measure_conditions *c,
                struct judge_limits *l)
{
    const struct str_cut cut = str_cut(word, '=');
    const struct str_cut key = str_cut(cut.head, '[');
    const struct str_cut range = str_cut(str_slice(key.tail, 0, key.tail.len - 1), '-');
    int64_t from = 0;
    int64_t to = COUNT - 1;
    double value = NAN; /* unknown */
    str_to_double(cut.tail, &value);
    if (key.ok)
        assert_true(str_to_i64(range.head, &from) && str_to_i64(range.tail, &to));
    if (set_conditions(c, l, key.head, value))
        return;
    for (int64_t i = from; i <= to; i++)
        assert_true(set_sample(&samples[i], key.head, value));
}

static void add_judgement(struct str row, struct sb *out)
{
    struct measure_sample samples[COUNT];
    struct measure_conditions c = quiet;
    struct judge_limits l = limits;
    int64_t count = COUNT;
    fill(samples);
    for (struct str_cut words = {.tail = row, .ok = true}; words.ok;) {
        words = str_cut(words.tail, ' ');
        const struct str_cut cut = str_cut(words.head, '=');
        if (str_eq(words.head, STR("cold")))
            l.cold = true;
        else if (!str_eq(cut.head, STR("samples")) || !str_to_i64(cut.tail, &count))
            set(words.head, samples, &c, &l);
    }
    const struct judgement j = judge_samples(samples, (size_t)count, &c, &l, out->arena);
    sb_addf(out, "%s: %s\n  %zu kept,", verdict_name(j.verdict), j.reason, j.n_kept);
    for (int d = 0; d < N_DISTURBANCES; d++)
        sb_addf(out, " %zu", j.rejected[d]);
    sb_addf(out, " of %zu left out; %.5g..%.5g..%.5g..%.5g..%.5g s, %.4g Hz\n", j.n_rejected,
            j.spread_s.min, j.spread_s.q1, j.spread_s.median, j.spread_s.q3, j.spread_s.max,
            j.clock_hz);
}

/* judgements.txt: cases on both sides of each limit. */
static void limits_are_where_they_are(void **state)
{
    (void)state;
    assert_golden_rows(JUDGEMENTS, add_judgement);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_busy_sibling_is_seen_by_what_the_core_issues),
        cmocka_unit_test(disturbed_samples_are_left_out_and_counted),
        cmocka_unit_test(switches_count_by_the_time_they_take),
        cmocka_unit_test(waiting_without_a_switch_disturbs),
        cmocka_unit_test(waiting_that_does_not_matter_is_not_a_reason),
        cmocka_unit_test(a_finer_median_may_wait_less),
        cmocka_unit_test(unknown_waiting_counts_switches),
        cmocka_unit_test(a_falling_clock_is_throttled),
        cmocka_unit_test(wide_quartiles_are_noisy),
        cmocka_unit_test(median_interval_has_the_binomial_ranks),
        cmocka_unit_test(ranks_are_those_of_the_sign_test),
        cmocka_unit_test(pairs_are_compared_as_ratios),
        cmocka_unit_test(best_k_takes_the_fastest),
        cmocka_unit_test(limits_are_where_they_are),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
