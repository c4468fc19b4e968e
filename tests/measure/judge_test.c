#include "unit.h"

#include <math.h>
#include <string.h>

#include "collect/measure/judge.h"

enum { COUNT = 20 };

static const struct judge_limits limits = {.precision = 0.02};
static const struct circumstances quiet = {.threads = 1,
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

static void expect(const struct measure_sample *samples, size_t count, struct circumstances c,
                   enum verdict verdict, const char *reason)
{
    struct arena arena = {0};
    const struct judgement j = judge_samples(samples, count, &c, &limits, &arena);
    assert_string_equal(verdict_name(j.verdict), verdict_name(verdict));
    assert_non_null(strstr(j.reason, reason));
    arena_free(&arena);
}

/* At the same clock: the system of a guest does not see the other guest on the core. */
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
    struct circumstances known = quiet;
    expect(samples, COUNT, known, VERDICT_OK, "20 samples, 0 left out");
    known.most_adds_per_cycle = 3.95;
    expect(samples, COUNT, known, VERDICT_DISTURBED, "(20 by busy sibling thread)");
    arena_free(&arena);
}

static void quiet_samples_are_ok(void **state)
{
    (void)state;
    struct measure_sample samples[COUNT];
    fill(samples);
    expect(samples, COUNT, quiet, VERDICT_OK, "20 samples, 0 left out");
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

/* Others have the CPU all the time, but for less than the sample loses by it. */
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

/* A thread that is woken and has to wait was not switched from, but it comes late all the same. */
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

/* One sample without the account: its switches count, and no share is told. */
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

static void each_verdict_says_why(void **state)
{
    (void)state;
    struct measure_sample samples[COUNT];
    struct circumstances c = quiet;
    fill(samples);
    c.threads = 2;
    expect(samples, COUNT, c, VERDICT_OVERSUBSCRIBED, "2 threads on 1 CPUs");
    c.distinct_cpus = 2;
    expect(samples, COUNT, c, VERDICT_OVERSUBSCRIBED, "2 threads on 1 cores, as SMT siblings");
    c = quiet;
    c.cpu_quota = 0.5;
    expect(samples, COUNT, c, VERDICT_OVERSUBSCRIBED, "1 thread, but the cgroup allows 0.5 CPUs");
    expect(samples, 5, quiet, VERDICT_SHORT, "5 samples");
    c = quiet;
    c.other_load_cpus = 1;
    expect(samples, COUNT, c, VERDICT_DISTURBED, "1.00 of 2 CPUs busy");
    c = quiet;
    c.steal_share = 0.1;
    expect(samples, COUNT, c, VERDICT_DISTURBED, "hypervisor took 10.0 %");
    c = quiet;
    c.misplaced = 1;
    expect(samples, COUNT, c, VERDICT_DISTURBED, "1 of 1 threads ran on CPUs other than");
    c = quiet;
    c.reference_clock_hz = 4e9;
    expect(samples, COUNT, c, VERDICT_THROTTLED, "the machine file gives 4.000 GHz");
    for (int i = 0; i < COUNT; i++)
        samples[i].seconds = i % 2 == 0 ? 0.01 : 0.02;
    expect(samples, COUNT, quiet, VERDICT_NOISY, "median uncertain by");
    for (int i = 0; i < COUNT; i++)
        samples[i].seconds = 1e-4;
    expect(samples, COUNT, quiet, VERDICT_SHORT, "0.1 ms");
}

static void fewer_samples_than_not_are_disturbed(void **state)
{
    (void)state;
    struct measure_sample samples[COUNT];
    fill(samples);
    for (int i = 0; i < 11; i++)
        samples[i].migrations = i % 2;
    for (int i = 0; i < 11; i++)
        samples[i].major_faults = 1 - i % 2;
    expect(samples, COUNT, quiet, VERDICT_DISTURBED,
           "11 of 20 samples disturbed (5 by migration, 6 by page fault)");
    samples[0].major_faults = 0;
    expect(samples, COUNT, quiet, VERDICT_OK, "10 left out");
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
    struct circumstances c = quiet;
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

static void samples_from_cold_caches_may_be_shorter(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct measure_sample samples[COUNT];
    fill(samples);
    const struct judge_limits cold = {.precision = 0.02, .cold = true};
    for (int i = 0; i < COUNT; i++)
        samples[i].seconds = 2.1e-5;
    assert_int_equal(judge_samples(samples, COUNT, &quiet, &cold, &arena).verdict, VERDICT_OK);
    for (int i = 0; i < COUNT; i++)
        samples[i].seconds = 1.9e-5;
    assert_int_equal(judge_samples(samples, COUNT, &quiet, &cold, &arena).verdict, VERDICT_SHORT);
    arena_free(&arena);
}

static void unknown_load_and_steal_do_not_disturb(void **state)
{
    (void)state;
    struct measure_sample samples[COUNT];
    fill(samples);
    struct circumstances c = quiet;
    c.other_load_cpus = NAN;
    c.steal_share = NAN;
    expect(samples, COUNT, c, VERDICT_OK, "left out");
}

static void all_count_where_nearly_all_are_disturbed(void **state)
{
    (void)state;
    struct measure_sample samples[COUNT];
    fill(samples);
    for (int i = 0; i < COUNT; i++)
        samples[i].involuntary_switches = 1;
    expect(samples, COUNT, quiet, VERDICT_DISTURBED, "20 by context switch); all samples count");
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(quiet_samples_are_ok),
        cmocka_unit_test(a_busy_sibling_is_seen_by_what_the_core_issues),
        cmocka_unit_test(disturbed_samples_are_left_out_and_counted),
        cmocka_unit_test(switches_count_by_the_time_they_take),
        cmocka_unit_test(waiting_without_a_switch_disturbs),
        cmocka_unit_test(waiting_that_does_not_matter_is_not_a_reason),
        cmocka_unit_test(a_finer_median_may_wait_less),
        cmocka_unit_test(unknown_waiting_counts_switches),
        cmocka_unit_test(each_verdict_says_why),
        cmocka_unit_test(fewer_samples_than_not_are_disturbed),
        cmocka_unit_test(a_falling_clock_is_throttled),
        cmocka_unit_test(wide_quartiles_are_noisy),
        cmocka_unit_test(samples_from_cold_caches_may_be_shorter),
        cmocka_unit_test(unknown_load_and_steal_do_not_disturb),
        cmocka_unit_test(all_count_where_nearly_all_are_disturbed),
        cmocka_unit_test(median_interval_has_the_binomial_ranks),
        cmocka_unit_test(best_k_takes_the_fastest),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
