#include "collect/measure/judge.h"

#include <math.h>
#include <string.h>

#include "base/plural.h"
#include "base/quantile.h"

enum {
    MIN_SAMPLES = 6,       /* below there is no confidence interval of the median */
    FEW_MINOR_FAULTS = 16, /* a few faults cost 1 µs each in samples of 10 ms */
};

static const double MIN_SAMPLE_S = 1e-3;
static const double MIN_COLD_SAMPLE_S =
    2e-5; /* overhead of a barrier and two clock readings: below 1 % */
/*
 * Every system has threads that use each CPU for some microseconds, many times per second. They
 * only make times longer, and no confidence interval of the median shows that; so this time may be
 * at most half of the accepted uncertainty of the median, and at most 1 %.
 */
static const double RUN_DELAY_SHARE = 0.01;
static const double RUN_DELAY_PER_PRECISION = 0.5;
static const double MENTIONED_SHARE = 0.001; /* less waiting is not mentioned */
static const double CLOCK_CHANGE = 0.03;
static const double CLOCK_FALL = 0.05;
/*
 * Undisturbed it varies by 1 %; a busy SMT sibling takes 30 to 50 %. In a virtual machine the
 * operating system does not see that load: it is another guest's.
 */
static const double ADDS_FALL = 0.10;
static const double CLOCK_BELOW_REFERENCE = 0.10;
static const double OTHER_LOAD_CPUS = 0.25;     /* in any case … */
static const double OTHER_LOAD_PER_CPU = 0.005; /* … and the daemons of a large machine */
static const double STEAL_SHARE = 0.02;
static const double QUARTILE_DISTANCE = 0.10;

static const char *const verdict_names[] = {
    [VERDICT_OK] = "ok",
    [VERDICT_NOISY] = "noisy",
    [VERDICT_DISTURBED] = "disturbed",
    [VERDICT_THROTTLED] = "throttled",
    [VERDICT_OVERSUBSCRIBED] = "oversubscribed",
    [VERDICT_SHORT] = "short",
};

static const char *const disturbance_names[N_DISTURBANCES] = {
    [DISTURBED_BY_SWITCH] = "context switch",
    [DISTURBED_BY_MIGRATION] = "migration",
    [DISTURBED_BY_FAULT] = "page fault",
    [DISTURBED_BY_CLOCK] = "clock change",
    [DISTURBED_BY_SIBLING] = "busy sibling thread",
};

const char *verdict_name(enum verdict v)
{
    return verdict_names[v];
}

int verdict_parse(const char *name)
{
    return str_index_in(str_of(name), verdict_names,
                        sizeof verdict_names / sizeof verdict_names[0]);
}

const char *disturbance_name(enum disturbance d)
{
    return disturbance_names[d];
}

static double sample_clock(const struct measure_sample *s)
{
    return (s->clock_before_hz + s->clock_after_hz) / 2;
}

static double median_clock(const struct measure_sample *samples, size_t count, struct arena *arena)
{
    double *clocks = arena_alloc(arena, count, sizeof *clocks);
    size_t known = 0;
    for (size_t i = 0; i < count; i++) {
        if (samples[i].clock_before_hz > 0 && samples[i].clock_after_hz > 0)
            clocks[known++] = sample_clock(&samples[i]);
    }
    const double median = quantile_sorted(stats_sorted(clocks, known, arena), known, 0.5);
    return isfinite(median) ? median : 0;
}

/* Decided by the waiting time; if that is unknown, by any context switch. */
static bool waited(const struct measure_sample *s, const struct judge_limits *limits)
{
    if (isnan(s->run_delay_s))
        return s->involuntary_switches > 0;
    return s->run_delay_s >
           fmin(RUN_DELAY_SHARE, RUN_DELAY_PER_PRECISION * limits->precision) * s->seconds;
}

/* N_DISTURBANCES: none. */
static enum disturbance disturbance_of(const struct measure_sample *s,
                                       const struct judge_limits *limits, double clock_hz,
                                       double adds_per_cycle)
{
    if (waited(s, limits))
        return DISTURBED_BY_SWITCH;
    if (s->migrations > 0)
        return DISTURBED_BY_MIGRATION;
    if (s->major_faults > 0 || s->minor_faults > FEW_MINOR_FAULTS)
        return DISTURBED_BY_FAULT;
    const bool changed =
        clock_hz > 0 && (fabs(s->clock_before_hz - s->clock_after_hz) > CLOCK_CHANGE * clock_hz ||
                         fabs(sample_clock(s) - clock_hz) > CLOCK_CHANGE * clock_hz);
    if (changed)
        return DISTURBED_BY_CLOCK;
    return s->adds_per_cycle < (1 - ADDS_FALL) * adds_per_cycle ? DISTURBED_BY_SIBLING
                                                                : N_DISTURBANCES;
}

double judge_max_adds(const struct measure_sample *samples, size_t count)
{
    double most = 0;
    for (size_t i = 0; i < count; i++)
        most = fmax(most, samples[i].adds_per_cycle); /* fmax ignores NaN */
    return most;
}

/* The undisturbed samples, in order; counts the others by their disturbance. */
static size_t sift(const struct measure_sample *samples, size_t count,
                   const struct measure_conditions *c, const struct judge_limits *limits,
                   struct judgement *j, struct measure_sample *kept)
{
    const double adds_per_cycle = fmax(judge_max_adds(samples, count), c->max_adds_per_cycle);
    size_t n = 0;
    for (size_t i = 0; i < count; i++) {
        const enum disturbance d = disturbance_of(&samples[i], limits, j->clock_hz, adds_per_cycle);
        if (d == N_DISTURBANCES) {
            kept[n++] = samples[i];
        } else {
            j->rejected[d]++;
            j->n_rejected++;
        }
    }
    return n;
}

/* Share of the samples' total time; NaN if it is unknown for one of them. */
static double run_delay_share(const struct measure_sample *samples, size_t count)
{
    double delay_s = 0;
    double seconds = 0;
    for (size_t i = 0; i < count; i++) {
        delay_s += samples[i].run_delay_s;
        seconds += samples[i].seconds;
    }
    return delay_s / seconds;
}

static double *sweep_times(const struct measure_sample *samples, size_t count, struct arena *arena)
{
    double *sweep_s = arena_alloc(arena, count, sizeof *sweep_s);
    for (size_t i = 0; i < count; i++)
        sweep_s[i] = samples[i].seconds / samples[i].sweeps;
    return sweep_s;
}

/* Keeps only the k fastest, keeping the order. */
static size_t keep_fastest(double *sweep_s, size_t count, int best_k, struct arena *arena)
{
    if (best_k <= 0 || (size_t)best_k >= count)
        return count;
    const double limit = stats_sorted(sweep_s, count, arena)[best_k - 1];
    size_t n = 0;
    for (size_t i = 0; i < count; i++) {
        if (sweep_s[i] <= limit && n < (size_t)best_k)
            sweep_s[n++] = sweep_s[i];
    }
    return n;
}

static double median_seconds(const struct measure_sample *samples, size_t count,
                             struct arena *arena)
{
    double *seconds = arena_alloc(arena, count, sizeof *seconds);
    for (size_t i = 0; i < count; i++)
        seconds[i] = samples[i].seconds;
    return quantile_sorted(stats_sorted(seconds, count, arena), count, 0.5);
}

/* Median clock of the last quarter of the samples over that of the first. */
static double clock_ratio(const struct measure_sample *samples, size_t count, struct arena *arena)
{
    const size_t quarter = count / 4;
    if (quarter == 0)
        return 1;
    const double first = median_clock(samples, quarter, arena);
    const double last = median_clock(samples + count - quarter, quarter, arena);
    return first > 0 && last > 0 ? last / first : 1;
}

static bool oversubscribed(const struct measure_conditions *c, struct sb *reason)
{
    if ((size_t)c->threads > c->distinct_cpus) {
        sb_addf(reason, "%d threads on %zu CPUs", c->threads, c->distinct_cpus);
        return true;
    }
    if ((size_t)c->threads > c->distinct_cores) {
        sb_addf(reason, "%d threads on %zu cores, as SMT siblings", c->threads, c->distinct_cores);
        return true;
    }
    if (c->cpu_quota > 0 && c->cpu_quota < c->threads) {
        sb_addf(reason, "%d thread%s, but the cgroup allows %.3g CPUs", c->threads,
                PLURAL(c->threads), c->cpu_quota);
        return true;
    }
    return false;
}

static bool too_short(const struct measure_sample *samples, size_t count,
                      const struct judge_limits *limits, struct arena *arena, struct sb *reason)
{
    if (count < MIN_SAMPLES) {
        sb_addf(reason, "%zu samples, at least %d are needed", count, MIN_SAMPLES);
        return true;
    }
    const double seconds = median_seconds(samples, count, arena);
    const double min_s = limits->cold ? MIN_COLD_SAMPLE_S : MIN_SAMPLE_S;
    if (seconds < min_s)
        sb_addf(reason, "samples of %.3g ms, at least %g ms are needed", seconds * 1e3,
                min_s * 1e3);
    return seconds < min_s;
}

static bool disturbed(const struct judgement *j, size_t count, const struct measure_conditions *c,
                      struct sb *reason)
{
    if (c->misplaced > 0) {
        sb_addf(reason, "%zu of %d threads ran on CPUs other than those they were pinned to",
                c->misplaced, c->threads);
        return true;
    }
    if (j->n_rejected * 2 > count) {
        sb_addf(reason, "%zu of %zu samples disturbed", j->n_rejected, count);
        const char *separator = " (";
        for (int d = 0; d < N_DISTURBANCES; d++) {
            if (j->rejected[d] != 0) {
                sb_addf(reason, "%s%zu by %s", separator, j->rejected[d],
                        disturbance_name((enum disturbance)d));
                separator = ", ";
            }
        }
        sb_addc(reason, ')');
        return true;
    }
    const double accepted = OTHER_LOAD_CPUS + OTHER_LOAD_PER_CPU * (double)c->socket_cpus;
    if (c->other_load_cpus > accepted) {
        sb_addf(reason, "other processes kept %.2f of %zu CPUs busy", c->other_load_cpus,
                c->socket_cpus);
        return true;
    }
    if (c->steal_share > STEAL_SHARE) {
        sb_addf(reason, "the hypervisor took %.1f %% of the CPU time", c->steal_share * 100);
        return true;
    }
    return false;
}

static bool throttled(const struct measure_sample *samples, size_t count, double clock_hz,
                      const struct measure_conditions *c, struct arena *arena, struct sb *reason)
{
    const double ratio = clock_ratio(samples, count, arena);
    if (ratio < 1 - CLOCK_FALL) {
        sb_addf(reason, "the clock fell by %.1f %% to %.3f GHz", (1 - ratio) * 100,
                clock_hz * 1e-9);
        return true;
    }
    if (clock_hz > 0 && clock_hz < (1 - CLOCK_BELOW_REFERENCE) * c->reference_clock_hz) {
        sb_addf(reason, "clock %.3f GHz, but the machine file gives %.3f GHz", clock_hz * 1e-9,
                c->reference_clock_hz * 1e-9);
        return true;
    }
    return false;
}

static bool noisy(const struct judgement *j, const struct judge_limits *limits, struct sb *reason)
{
    if (j->uncertainty > limits->precision) {
        sb_addf(reason, "median uncertain by %.1f %%, target %.1f %%", j->uncertainty * 100,
                limits->precision * 100);
        return true;
    }
    const double distance = (j->spread_s.q3 - j->spread_s.q1) / j->spread_s.median;
    if (distance > QUARTILE_DISTANCE)
        sb_addf(reason, "quartiles %.1f %% apart", distance * 100);
    return distance > QUARTILE_DISTANCE;
}

struct judgement judge_samples(const struct measure_sample *samples, size_t count,
                               const struct measure_conditions *c,
                               const struct judge_limits *limits, struct arena *arena)
{
    struct judgement j = {.clock_hz = median_clock(samples, count, arena)};
    struct measure_sample *kept = arena_alloc(arena, count, sizeof *kept);
    size_t n_kept = sift(samples, count, c, limits, &j, kept);
    j.run_delay_share = run_delay_share(samples, count);
    const bool all_count = n_kept < MIN_SAMPLES;
    if (all_count) {
        memcpy(kept, samples, count * sizeof *kept);
        n_kept = count;
    }
    j.clock_hz = median_clock(kept, n_kept, arena);
    double *sweep_s = sweep_times(kept, n_kept, arena);
    j.n_kept = keep_fastest(sweep_s, n_kept, limits->best_k, arena);
    j.sweep_s = sweep_s;
    const double *sorted = stats_sorted(sweep_s, j.n_kept, arena);
    j.spread_s = stats_spread(sorted, j.n_kept);
    j.uncertainty = limits->best_k > 0 ? (j.spread_s.max - j.spread_s.min) / 2 / j.spread_s.median
                                       : stats_median_uncertainty(sorted, j.n_kept);

    struct sb reason = {.arena = arena};
    if (oversubscribed(c, &reason))
        j.verdict = VERDICT_OVERSUBSCRIBED;
    else if (too_short(samples, count, limits, arena, &reason))
        j.verdict = VERDICT_SHORT;
    else if (disturbed(&j, count, c, &reason))
        j.verdict = VERDICT_DISTURBED;
    else if (throttled(samples, count, j.clock_hz, c, arena, &reason))
        j.verdict = VERDICT_THROTTLED;
    else if (noisy(&j, limits, &reason))
        j.verdict = VERDICT_NOISY;
    else
        sb_addf(&reason, "median uncertain by %.1f %%, %zu samples, %zu left out",
                j.uncertainty * 100, j.n_kept, j.n_rejected);
    if (j.run_delay_share >= MENTIONED_SHARE)
        sb_addf(&reason, "; a thread waited for its CPU for %.2f %% of the time",
                j.run_delay_share * 100);
    if (all_count && j.n_rejected != 0)
        sb_addz(&reason, "; all samples count");
    j.reason = sb_cstr(&reason);
    return j;
}
