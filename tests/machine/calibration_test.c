#define _DEFAULT_SOURCE /* setenv */
#include "unit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "base/cpu_time.h"
#include "base/file.h"
#include "base/temp.h"
#include "collect/calibrate/calibration.h"
#include "golden.h"
#include "machine/sample.h"

enum { CORES = 6, LEVELS = 4, POINTS = LEVELS * CALIBRATE_MIXES * CORES };

/* A calibration of the sample machine's NUMA domain, with memory as level 3, before any run. */
static struct calibration begun(struct machine *m, struct arena *arena)
{
    *m = sample_machine();
    struct calibration c = {
        .m = m,
        .arena = arena,
        .effort = {.cache_job_s = 0.04,
                   .memory_job_s = 0.04,
                   .core_repeats = 3,
                   .shared_repeats = 4,
                   .memory_repeats = 5,
                   .other_repeats = 1,
                   .budget_s = 20},
        .n_cores = CORES,
        .touch_s = 0.1,
        .results = arena_alloc(arena, POINTS, sizeof *c.results),
        .clocks = {2e9},
    };
    for (int i = 0; i < CALIBRATE_MIXES; i++)
        c.mixes[i] = sample_mixes[i];
    return c;
}

static void measured(struct calibration *c, int level, int mix, int cores, const double *values,
                     int n)
{
    struct calibration_results *r = calibration_results_of(c, level, mix, cores);
    for (int i = 0; i < n; i++)
        r->bytes_per_s[r->n++] = values[i];
}

static void quantiles_lie_between_the_values(void **state)
{
    (void)state;
    const double values[] = {4, 1, 3, 2};
    assert_true(calibration_quantile(values, 4, 0) == 1);
    assert_true(calibration_quantile(values, 4, 0.5) == 2.5);
    assert_true(calibration_quantile(values, 4, 1) == 4);
    assert_true(calibration_quantile(values, 3, 0.5) == 3);
    assert_true(calibration_quantile(values, 1, 0.7) == 4);
}

static bool close_to(double value, double expected, double tolerance)
{
    return fabs(value / expected - 1) <= tolerance;
}

/* The median in shared levels, but the best of several cores within the caches. */
static void a_figure_is_typical(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m;
    struct calibration c = begun(&m, &arena);
    const double values[] = {50, 70, 0, 52};
    assert_true(calibration_figure(&c, 2, 1, 1) == 0);
    measured(&c, 2, 1, 1, values, 4);
    measured(&c, 1, 1, 1, values, 4);
    measured(&c, 2, 1, 6, values, 4);
    measured(&c, 3, 1, 6, values, 4);
    assert_true(close_to(calibration_figure(&c, 2, 1, 1), 52, 1e-9));
    assert_true(calibration_figure(&c, 1, 1, 1) == 70);
    assert_true(calibration_figure(&c, 2, 1, 6) == 70);
    assert_true(close_to(calibration_figure(&c, 3, 1, 6), 52, 1e-9));
    assert_true(calibration_agreement(&c, 1, 1, 1) < 0.9);
    arena_free(&arena);
}

/*
 * GB/s of one core in L3, three rounds of a quick calibration of an AMD EPYC (Zen 3, virtual
 * machine): the cache was slower during the first round, and one run of the third was disturbed.
 * Expected: what each mix reaches in the state of two of the three rounds.
 */
static void states_of_rounds_are_taken_out(void **state)
{
    (void)state;
    static const double rounds[CALIBRATE_MIXES][3] = {{54.5, 66.0, 43.6},
                                                      {55.4, 68.1, 69.1},
                                                      {111.0, 126.9, 110.8},
                                                      {83.9, 109.9, 111.7},
                                                      {55.3, 70.3, 70.6}};
    static const double expected[CALIBRATE_MIXES] = {66.0, 68.3, 126.9, 110.5, 70.4};
    struct arena arena = {0};
    struct machine m;
    struct calibration c = begun(&m, &arena);
    for (int mix = 0; mix < CALIBRATE_MIXES; mix++)
        measured(&c, 2, mix, 1, rounds[mix], 3);
    for (int mix = 0; mix < CALIBRATE_MIXES; mix++)
        assert_true(close_to(calibration_figure(&c, 2, mix, 1), expected[mix], 0.03));
    /* of triad all three agree, of load two, for which the third is not needed */
    assert_true(calibration_agreement(&c, 2, 4, 1) > 0.97);
    assert_true(calibration_agreement(&c, 2, 0, 1) < 0.9);
    arena_free(&arena);
}

/* The mixes of a level and core count follow each other; repeats are a round apart. */
static void a_plan_goes_round_by_round(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m;
    struct calibration c = begun(&m, &arena);
    struct calibration_point *points =
        arena_alloc(&arena, (size_t)POINTS * MAX_REPEATS, sizeof *points);
    const bool chosen[CORES] = {true, false, false, false, false, true};
    c.effort.memory_job_s = 0.08;
    assert_int_equal(
        calibration_list_planned(&c, CALIBRATE_IN_CACHES, chosen, 0, MAX_REPEATS, points),
        CALIBRATE_MIXES * ((3 + 1) + (3 + 1) + (4 + 1)));
    for (int i = 0; i < CALIBRATE_MIXES; i++) {
        assert_int_equal(points[i].mix, i);
        assert_int_equal(points[i].level, 0);
        assert_int_equal(points[i].cores, 1);
        assert_int_equal(points[i].repeat, 0);
        assert_true(points[i].job.seconds == 0.04);
    }
    assert_int_equal(points[CALIBRATE_MIXES].cores, 6);
    const size_t points_a_round = (size_t)3 * CALIBRATE_MIXES * 2;
    assert_int_equal(points[points_a_round - 1].repeat, 0);
    assert_int_equal(points[points_a_round].repeat, 1);
    assert_int_equal(calibration_list_planned(&c, CALIBRATE_IN_MEMORY, chosen, 0, 3, points),
                     CALIBRATE_MIXES * (3 + 3));
    assert_int_equal(
        calibration_list_planned(&c, CALIBRATE_IN_MEMORY, chosen, 3, MAX_REPEATS, points),
        CALIBRATE_MIXES * (2 + 2));
    assert_int_equal(points[0].level, 3);
    assert_int_equal(points[0].cores, 1);
    assert_true(points[0].job.seconds == 0.08);
    assert_int_equal(points[CALIBRATE_MIXES].cores, 6);
    arena_free(&arena);
}

/* Only in a core's own caches; elsewhere all mixes of a round are in one state. */
static void what_agrees_least_is_repeated(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m;
    struct calibration c = begun(&m, &arena);
    struct calibration_point *points =
        arena_alloc(&arena, (size_t)POINTS * MAX_REPEATS, sizeof *points);
    const bool chosen[CORES] = {true};
    const double steady[] = {50, 50.1, 49.9, 50, 49.9};
    const double shaky[] = {50, 55, 51, 45, 40};
    const double wild[] = {20, 50, 30, 60, 40};
    for (int mix = 0; mix < CALIBRATE_MIXES; mix++) {
        measured(&c, 0, mix, 1, mix == 2 ? wild : mix == 4 ? shaky : steady, 5);
        measured(&c, 1, mix, 1, steady, 5);
        measured(&c, 2, mix, 1, mix == 3 ? wild : steady, 5);
        measured(&c, 3, mix, 1, steady, 5);
    }
    assert_int_equal(calibration_list_unsettled(&c, CALIBRATE_IN_MEMORY, chosen, 99, points), 0);
    assert_int_equal(calibration_list_unsettled(&c, CALIBRATE_IN_CACHES, chosen, 99, points),
                     CALIBRATE_MIXES + 2);
    assert_int_equal(points[0].level, 2);
    assert_int_equal(points[0].mix, 0);
    assert_int_equal(points[0].repeat, 5);
    assert_int_equal(points[CALIBRATE_MIXES].level, 0);
    assert_int_equal(points[CALIBRATE_MIXES].mix, 2);
    assert_int_equal(
        calibration_list_unsettled(&c, CALIBRATE_IN_CACHES, chosen, CALIBRATE_MIXES + 1, points),
        CALIBRATE_MIXES + 1);
    assert_int_equal(
        calibration_list_unsettled(&c, CALIBRATE_IN_CACHES, chosen, CALIBRATE_MIXES - 1, points),
        0);
    measured(&c, 0, 2, 1, wild, 5);
    measured(&c, 0, 2, 1, wild, MAX_REPEATS - 10);
    assert_int_equal(calibration_list_unsettled(&c, CALIBRATE_IN_CACHES, chosen, 99, points),
                     CALIBRATE_MIXES + 1);
    arena_free(&arena);
}

/* Results of rounds that differ; one in eight is missing. */
static void make_results(struct calibration *c)
{
    unsigned random = 1;
    for (int level = 0; level <= c->m->n_caches; level++) {
        for (int cores = 1; cores <= c->n_cores; cores++) {
            for (int i = 0; i < CALIBRATE_MIXES * 4; i++) {
                random = random * 1103515245 + 12345;
                const double value = (random >> 16) % 8 == 0
                                         ? 0
                                         : 1e9 * cores * (level < c->m->n_caches ? 8 - level : 2) *
                                               (1 + (random >> 20) % 100 * 1e-3);
                measured(c, level, i % CALIBRATE_MIXES, cores, &value, 1);
            }
        }
    }
}

static void add_points(const struct calibration_point *points, size_t n, struct sb *out)
{
    sb_addf(out, "  %zu points:", n);
    for (size_t i = 0; i < n; i += 1 + i % 3)
        sb_addf(out, " %d/%d/%d#%d %.4g B %.3g s %.4g;", points[i].level, points[i].cores,
                points[i].mix, points[i].repeat, points[i].job.bytes, points[i].job.seconds,
                points[i].job.guess_per_s);
    sb_addc(out, '\n');
}

static void add_plan(struct calibration *c, struct sb *out)
{
    bool chosen[CORES] = {false};
    struct calibration_point *points =
        arena_alloc(out->arena, (size_t)POINTS * MAX_REPEATS, sizeof *points);
    calibration_choose_cores(c, chosen);
    sb_addf(out, "%d cores, %g s, takes %.4g s:", c->n_cores, c->effort.budget_s,
            calibration_planned_s(c, chosen));
    for (int cores = 1; cores <= c->n_cores; cores++)
        sb_addz(out, chosen[cores - 1] ? " yes" : " no");
    sb_addc(out, '\n');
    for (int level = 0; level <= c->m->n_caches; level++) {
        const struct likwid_bench_pace pace = calibration_pace(c, level);
        sb_addf(out, "  level %d: %.4g B, %.4g B of all, %.4g B/s, starts %.4g s every %.4g s\n",
                level, calibration_working_set(c->m, level, 1),
                calibration_working_set(c->m, level, c->n_cores),
                calibration_guess_per_s(c, level, c->n_cores), pace.startup_s, pace.period_s);
        for (int cores = 1; cores <= c->n_cores; cores += 2)
            sb_addf(out, "    %d: %.5g, agrees %.4f\n", cores,
                    calibration_figure(c, level, level, cores),
                    calibration_agreement(c, level, level, cores));
    }
    add_points(points, calibration_list_planned(c, CALIBRATE_IN_CACHES, chosen, 1, 3, points), out);
    add_points(points, calibration_list_planned(c, CALIBRATE_IN_MEMORY, chosen, 0, 1, points), out);
    add_points(points, calibration_list_unsettled(c, CALIBRATE_IN_CACHES, chosen, 16, points), out);
    add_points(points, calibration_list_unsettled(c, CALIBRATE_IN_MEMORY, chosen, 16, points), out);
}

/* With six digits each. */
static void add_stored(struct calibration *c, struct sb *out)
{
    const struct machine *const m = c->m;
    struct err err = {0};
    c->options = &(const struct calibrate_options){.command = "a test"};
    c->err = &err;
    c->n_clocks = 1;
    c->clocks[0] = 2.123456789e9;
    assert_true(calibration_store(c));
    sb_addf(out, "stored: %.9g Hz, %s", m->clock_hz, m->fit_hypothesis);
    for (int l = 0; l < m->n_caches; l++) {
        const struct transfer_penalty *const p = &m->caches[l].penalty;
        sb_addf(out, "; %.9g B/cy, %.9g per load, %.9g per store, %.9g per line",
                m->caches[l].bytes_per_cy, p->cy_per_load, p->cy_per_store, p->cy_per_cl);
    }
    for (size_t i = 0; i < m->n_bandwidths; i++) {
        sb_addf(out, "\n  %d %s:", m->bandwidths[i].level, m->mixes[m->bandwidths[i].mix].name);
        for (int k = 0; k < m->bandwidths[i].n_cores; k++)
            sb_addf(out, " %.9g", m->bandwidths[i].bytes_per_s[k]);
    }
    sb_addc(out, '\n');
}

/*
 * plans.txt: what is run and for how long, before and after the first results. UPDATE=1 writes it.
 */
static void plans_are_whole(void **state)
{
    (void)state;
    static const int cores[] = {1, 2, CORES};
    static const double budgets_s[] = {1, 14, 19, 1, 14, 100};
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    for (int i = 0; i < 6; i++) {
        struct machine m;
        struct calibration c = begun(&m, &arena);
        c.n_cores = cores[i % 3];
        c.effort.budget_s = budgets_s[i];
        c.effort.memory_job_s = 0.07;
        c.startup_s = 0.02;
        c.launch_cpu_s = 0.004;
        m.caches[0].cache.victims_to = i == 4 ? 1 : m.caches[0].cache.victims_to;
        if (i >= 3)
            make_results(&c);
        add_plan(&c, &out);
        if (i == 5)
            add_stored(&c, &out);
    }
    assert_golden(PLANS, sb_str(&out));
    arena_free(&arena);
}

/* A fake likwid-bench: counts its runs, and reports that it worked for `seconds`. */
static void put_bench(struct temp *t, const char *seconds, struct arena *arena)
{
    struct err err = {0};
    const char *path = str_formatz(arena, "%s/likwid-bench", t->path);
    const struct str script = str_format(
        arena,
        "#!/bin/sh\n"
        "echo run >> '%s/runs'\n"
        "cpu=$(sed -n 's/Cpus_allowed_list:[^0-9]*//p' /proc/self/status)\n"
        "printf 'Group: 0 Thread 0 Global Thread 0 running on hwthread %%s - \\n' \"$cpu\"\n"
        "printf 'Time: %s sec\\nMByte/s: 1000\\n'\n",
        t->path, seconds);
    assert_true(file_write(path, script, &err));
    assert_int_equal(chmod(path, 0700), 0);
}

static size_t count_runs(struct temp *t, struct arena *arena)
{
    struct err err = {0};
    struct str runs;
    const char *path = str_formatz(arena, "%s/runs", t->path);
    if (!file_read(path, 1 << 20, arena, &runs, &err))
        return 0;
    remove(path);
    return runs.len / sizeof "run";
}

/* What the hypervisor takes between two readings. */
static double stolen_s = 0;

struct cpu_time __wrap_cpu_time_now(const int *cpus, size_t n_cpus);
struct cpu_time __wrap_cpu_time_now(const int *cpus, size_t n_cpus)
{
    (void)cpus;
    (void)n_cpus;
    static struct cpu_time now = {.known = true};
    now.steal_s += stolen_s;
    now.total_s += 1;
    return now;
}

/* How many runs a calibration of L1's mixes needs if it finds this state. */
static size_t runs_with(const char *state_path, struct temp *t, struct arena *arena)
{
    struct machine m;
    struct err err = {0};
    struct calibration c = begun(&m, arena);
    const struct calibrate_options options = {.quick = true, .state_path = state_path};
    const int *cpus = NULL;
    size_t n_cpus = 0;
    assert_true(host_allowed_cpus(arena, &cpus, &n_cpus, &err));
    c.options = &options;
    c.err = &err;
    c.cpus = cpus;
    m.model_name = "Sample CPU";
    for (int i = 0; i < CALIBRATE_MIXES; i++)
        c.mixes[i].bench = c.mixes[i].name;
    struct calibration_point points[CALIBRATE_MIXES * MAX_REPEATS];
    const bool chosen[CORES] = {true};
    calibration_open_state(&c);
    const size_t n = calibration_list_planned(&c, CALIBRATE_IN_CACHES, chosen, 0, 1, points);
    assert_true(n >= CALIBRATE_MIXES);
    if (!calibration_run(&c, points, CALIBRATE_MIXES))
        fail_msg("%s", err.text);
    for (int mix = 0; mix < CALIBRATE_MIXES; mix++) {
        const struct likwid_bench_job *job = &points[mix].job;
        assert_true(close_to(calibration_figure(&c, 0, mix, 1), 1e9, 1e-6));
        assert_true(fabs(job->to_s - job->from_s - job->work_s) < 1e-6);
        assert_true(job->launch_cpu_s >= 0 && job->launch_cpu_s < 1); /* without the work */
    }
    return count_runs(t, arena);
}

/* An interrupted calibration resumes, but without what was disturbed or half written. */
static void a_resumed_calibration_measures_disturbed_points_again(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct temp t = {0};
    assert_true(temp_make(&arena, &t, &err));
    const char *state_path = str_formatz(&arena, "%s/state.csv", t.path);
    const char *set = getenv("PATH");
    const char *path = set != NULL ? set : "/usr/bin:/bin";
    assert_int_equal(setenv("PATH", str_formatz(&arena, "%s:%s", t.path, path), 1), 0);
    put_bench(&t, "9.0", &arena); /* longer than the time between two runs */
    assert_int_equal(runs_with(state_path, &t, &arena), CALIBRATE_MIXES);
    put_bench(&t, "1e-9", &arena);
    assert_int_equal(runs_with(state_path, &t, &arena), CALIBRATE_MIXES);
    assert_int_equal(runs_with(state_path, &t, &arena), 0);
    struct str text;
    assert_true(file_read(state_path, 1 << 20, &arena, &text, &err));
    assert_true(file_write(state_path, str_slice(text, 0, text.len - 3), &err));
    assert_int_equal(runs_with(state_path, &t, &arena), 1);
    assert_int_equal(runs_with(state_path, &t, &arena), 0);
    /* a result is disturbed if the hypervisor took time from it */
    remove(state_path);
    stolen_s = 0.01;
    assert_int_equal(runs_with(state_path, &t, &arena), CALIBRATE_MIXES);
    assert_int_equal(runs_with(state_path, &t, &arena), CALIBRATE_MIXES);
    stolen_s = 0;
    assert_int_equal(runs_with(state_path, &t, &arena), CALIBRATE_MIXES);
    assert_int_equal(runs_with(state_path, &t, &arena), 0);
    /* a state of yesterday, or of a clock that was set back, does not count */
    assert_true(file_read(state_path, 1 << 20, &arena, &text, &err));
    const struct str_cut head = str_cut(text, '\n');
    size_t began = head.head.len;
    while (head.head.ptr[began - 1] != ',')
        began--;
    const long long shifts_s[] = {-86401, 3600};
    for (size_t i = 0; i < 2; i++) {
        assert_true(
            file_write(state_path,
                       str_format(&arena, "%.*s%lld\n%.*s", STR_ARG(str_slice(text, 0, began)),
                                  (long long)time(NULL) + shifts_s[i], STR_ARG(head.tail)),
                       &err));
        assert_int_equal(runs_with(state_path, &t, &arena), CALIBRATE_MIXES);
    }
    assert_int_equal(setenv("PATH", path, 1), 0);
    assert_true(temp_remove(&t, &err));
    arena_free(&arena);
}

/* Four times the caches that the busy cores fill; an L3 has four cores. */
static void memory_is_larger_than_the_caches_in_use(void **state)
{
    (void)state;
    const struct machine m = sample_machine();
    const struct cache_level *l3 = &m.caches[2].cache;
    const double l3_bytes = (double)l3->sets * l3->ways * 64;
    const double least = 64e6;
    for (int cores = 1; cores <= CORES; cores++) {
        const double caches = l3_bytes * (cores <= 4 ? 1 : 2);
        const double expected = 4 * caches > least ? 4 * caches : least;
        assert_true(close_to(calibration_working_set(&m, 3, cores) * cores, expected, 1e-9));
    }
}

/* The load of a launch falls between the work of two runs, wherever it is in the start-up. */
static void neither_launch_nor_touch_falls_into_work(void **state)
{
    (void)state;
    const double touches_s[] = {0, 0.13, 0.5};
    for (size_t t = 0; t < 3; t++) {
        for (double startup_s = 0.6; startup_s < 3; startup_s += 0.07) {
            const struct likwid_bench_phases phases = {.launch_cpu_s = 0.04,
                                                       .startup_s = startup_s + touches_s[t],
                                                       .touch_s = touches_s[t],
                                                       .spread_s = touches_s[t] / 2,
                                                       .work_s = 0.05};
            const struct likwid_bench_pace pace = likwid_bench_find_pace(&phases);
            const double late_s = fmod(phases.startup_s, pace.period_s);
            const double early_s = fmod(phases.startup_s - phases.spread_s, pace.period_s);
            assert_true(pace.period_s >= 0.04 + touches_s[t] + 0.05);
            assert_true(early_s >= 0.04 && late_s >= early_s);
            assert_true(late_s <= pace.period_s - 0.05);
            assert_true(touches_s[t] == 0 ? isinf(pace.touch_after_s)
                                          : close_to(pace.touch_after_s, startup_s, 1e-9));
        }
    }
}

/* The first of the periods, 2 ms apart, in which the work begins 3 ms after the others' launches
 * and ends 3 ms before; at most that of runs one after the other. */
static void the_shortest_pace_is_taken(void **state)
{
    (void)state;
    static const struct {
        struct likwid_bench_phases phases;
        double period_s;
    } cases[] = {
        /* from 0.056 on; 0.11 less a period p is at most p less 0.033 from 0.0715 on */
        {{.launch_cpu_s = 0.02, .startup_s = 0.11, .work_s = 0.03}, 0.072},
        /* the start-up ends at 0.03 of 0.066, after 0.023: the shortest is taken */
        {{.launch_cpu_s = 0.02, .startup_s = 0.03, .touch_s = 0.01, .work_s = 0.03}, 0.066},
        /* earlier work begins up to 0.01 s before: 0.033 are needed, which 0.03 never reaches */
        {{.launch_cpu_s = 0.02, .startup_s = 0.03, .spread_s = 0.01, .work_s = 0.03}, 0.08},
        /* no period is shorter than one run after the other */
        {{.launch_cpu_s = 0.02, .startup_s = 0.001, .work_s = 0.03}, 0.056},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct likwid_bench_pace pace = likwid_bench_find_pace(&cases[i].phases);
        if (!close_to(pace.period_s, cases[i].period_s, 1e-9))
            fail_msg("case %zu: %.9g", i, pace.period_s);
        assert_true(pace.startup_s == cases[i].phases.startup_s);
        assert_true(pace.launch_cpu_s == cases[i].phases.launch_cpu_s);
    }
}

/* As many core counts as there is time for, including one and all. */
static void time_decides_on_the_numbers_of_cores(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m;
    struct calibration c = begun(&m, &arena);
    static const struct {
        double budget_s;
        bool chosen[CORES];
    } cases[] = {
        {1, {true, false, false, false, false, true}},
        {1e6, {true, true, true, true, true, true}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        bool chosen[CORES] = {false};
        c.effort.budget_s = cases[i].budget_s;
        calibration_choose_cores(&c, chosen);
        assert_memory_equal(chosen, cases[i].chosen, sizeof chosen);
    }
    bool chosen[CORES] = {false};
    c.n_cores = 1;
    calibration_choose_cores(&c, chosen);
    assert_true(chosen[0]);
    arena_free(&arena);
}

/* Bandwidths of 1, 2 and 6 of 6 cores. A core's lines arrive at 64 B/cy in L1, 32 in L2 and 16 from
 * memory; nothing overlaps, except stores in L1 if `stores_overlap`. */
static void measure_all(struct calibration *c, bool stores_overlap)
{
    static const int counts[] = {1, 2, 6};
    static const double core_cy[CALIBRATE_MIXES] = {1, 2, 2, 3, 4};
    static const double line_cy[LEVELS] = {0, 1, 2, 4};
    for (int mix = 0; mix < CALIBRATE_MIXES; mix++) {
        const struct stream_mix *s = &sample_mixes[mix];
        const double lines = s->reads + 2 * s->writes - s->read_writes;
        double cy = stores_overlap ? fmin(core_cy[mix], s->reads * core_cy[0]) : core_cy[mix];
        for (int level = 0; level < LEVELS; level++) {
            cy += lines * line_cy[level];
            for (int i = 0; i < 3; i++) {
                const double one = (s->reads + s->writes) * 64 / fmax(cy, core_cy[mix]) * 2e9;
                const double most = (s->reads + s->writes) * 64 / (lines * line_cy[3]) * 2e9;
                const double all = level < 3 ? one * counts[i] : fmin(one * counts[i], most);
                measured(c, level, mix, counts[i], (const double[]){all, all, all}, 3);
            }
        }
    }
}

static const char *provenance_of(const struct machine *m, const char *group)
{
    for (size_t i = 0; i < m->n_provenance; i++) {
        if (strcmp(m->provenance[i].group, group) == 0)
            return m->provenance[i].how;
    }
    return "";
}

static void what_was_measured_is_stored_with_how(void **state)
{
    (void)state;
    static const char *const ports[] = {"L0", "L1", "S0"};
    static const struct provenance detected[] = {
        {"peak_flop_per_cy", PROVENANCE_ASSUMED, "detected", "2020-01-02"},
        {"analysers", PROVENANCE_ASSUMED, "detected", "2020-01-02"}};
    const struct calibrate_options options = {.command = "a test"};
    for (int overlap = 0; overlap < 2; overlap++) {
        struct arena arena = {0};
        struct err err = {0};
        struct machine m;
        struct calibration c = begun(&m, &arena);
        c.options = &options;
        c.err = &err;
        c.n_clocks = 3;
        c.clocks[1] = 2.0000123456e9;
        c.clocks[2] = 3e9;
        c.peak_kernels[1] = "peakflops_sp_avx";
        c.peak_flop_per_s[1] = 63.9e9;
        c.ports = (struct core_ports){.load = ports, .n_load = 2, .store = ports + 1, .n_store = 2};
        c.small_pages = !overlap;
        m.provenance = detected;
        m.n_provenance = 2;
        for (int i = 0; i < CALIBRATE_MIXES; i++)
            c.mixes[i].bench = c.mixes[i].name;
        measure_all(&c, overlap);
        if (!calibration_store(&c))
            fail_msg("%s", err.text);
        assert_true(m.clock_hz == 2.00001e9);
        assert_true(m.peak_dp.total == 16 && m.peak_sp.total == 31.95);
        assert_int_equal(m.n_bandwidths, LEVELS * CALIBRATE_MIXES);
        assert_string_equal(m.mixes[4].bench, "triad");
        /* load in L1: 128 GB/s per core; in memory a line takes 8 cycles until that saturates */
        for (int i = 0; i < CORES; i++) {
            const struct bandwidth *l1 = machine_bandwidth_row(&m, 0, 0);
            const struct bandwidth *memory = machine_bandwidth_row(&m, 3, 0);
            assert_int_equal(l1->n_cores, CORES);
            assert_true(close_to(l1->bytes_per_s[i], 128e9 * (i + 1), 1e-6));
            assert_true(close_to(memory->bytes_per_s[i], i == 0 ? 16e9 : 32e9, 1e-6));
        }
        assert_string_equal(m.fit_hypothesis, overlap ? "intel" : "serial");
        assert_true(close_to(m.caches[0].bytes_per_cy, 64, 0.01));
        assert_true(close_to(m.caches[1].bytes_per_cy, 32, 0.01));
        assert_int_equal(m.analysers[0].n_non_overlapping, overlap ? 1 : 3);
        for (size_t i = 0; i < 3 && !overlap; i++)
            assert_string_equal(m.analysers[0].non_overlapping[i], ports[i]);
        assert_string_equal(provenance_of(&m, "peak_flop_per_cy"),
                            "total: likwid-bench peakflops_sp_avx; the others: detected");
        assert_string_equal(provenance_of(&m, "analysers"),
                            overlap ? "detected"
                                    : "detected; store ports are data ports according to the fit");
        assert_string_equal(provenance_of(&m, "clock"),
                            "median of 3 chains of dependent adds during a test; base_ghz: cpufreq "
                            "or the model's name");
        const char *const rounds =
            "likwid-bench by a test: up to 12 rounds in their median state, the best in a core's "
            "own caches and for several cores within the caches; with 1, 2, 6 cores, the others "
            "interpolated";
        assert_string_equal(
            provenance_of(&m, "bandwidths"),
            str_formatz(&arena, "%s%s", rounds, overlap ? "" : "; without huge pages"));
        assert_non_null(
            strstr(provenance_of(&m, "transfers"), overlap ? "intel 0.0 %" : "serial 0.0 %"));
        arena_free(&arena);
    }
}

/* Four cycles per line in a cache, twelve beyond; only part of L3 is available. */
static bool build_any(void *context, const struct kernel *k, int *program, const struct incore **in,
                      struct err *err)
{
    (void)context;
    (void)k;
    (void)in;
    (void)err;
    *program = 5;
    return true;
}

static bool run_in_part(void *context, int program, const int64_t *sizes, int cores,
                        struct spread *cy_per_cl, struct err *err)
{
    (void)err;
    assert_true(program == 5 && cores == 1);
    const double bytes = 8.0 * (double)sizes[0] * (double)sizes[1];
    cy_per_cl->q1 = cy_per_cl->median = bytes < *(const double *)context ? 4 : 12;
    return true;
}

static void what_a_core_gets_of_a_cache_is_noted(void **state)
{
    (void)state;
    static const struct provenance detected = {"caches", PROVENANCE_ASSUMED, "sysfs", "2020-01-02"};
    struct arena arena = {0};
    struct machine m;
    struct calibration c = begun(&m, &arena);
    const double l3_bytes = machine_cache_bytes(&m, 2);
    double part_bytes = 0.6 * l3_bytes;
    const struct probe_runner runner = {&part_bytes, build_any, run_in_part};
    m.provenance = &detected;
    calibration_size_caches(&c, &runner);
    assert_true(m.caches[1].effective_bytes == 0);
    const double effective = m.caches[2].effective_bytes;
    assert_true(effective > 0.5 * l3_bytes && effective < 0.7 * l3_bytes);
    assert_true(fmod(effective, 1024) == 0);
    const char *const share = str_formatz(&arena, ": L3 %.0f %%", 100 * effective / l3_bytes);
    assert_true(strncmp(provenance_of(&m, "caches"), "sysfs; effective_kib: ", 22) == 0);
    assert_true(str_ends_with(str_of(provenance_of(&m, "caches")), str_of(share)));
    /* All of it. */
    part_bytes = l3_bytes;
    m.caches[2].effective_bytes = 0;
    m.provenance = &detected;
    calibration_size_caches(&c, &runner);
    assert_true(m.caches[2].effective_bytes == 0);
    assert_string_equal(provenance_of(&m, "caches"), "sysfs");
    arena_free(&arena);
}

static bool build_analysed(void *context, const struct kernel *k, int *program,
                           const struct incore **in, struct err *err)
{
    static const struct incore analysed = {.T_comp_cy_per_cl = 0.8, .T_RegL1_cy_per_cl = 0.4};
    *in = &analysed;
    return build_any(context, k, program, in, err);
}

/* Loops that take a quarter longer than analysed, and wait for each line that they load. */
static void times_are_composed_as_the_probes_say(void **state)
{
    (void)state;
    static const double cy_per_load[LEVELS] = {0, 2, 5, 12};
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    struct calibration c = begun(&m, &arena);
    const double l1_bytes = machine_cache_bytes(&m, 0);
    const struct probe_runner runner = {(void *)&l1_bytes, build_analysed, run_in_part};
    const struct calibrate_options options = {.command = "a test"};
    const struct probe_request request = {
        .machine = &m, .cores = 1, .rounds = 1, .until_s = INFINITY, .runner = &runner};
    struct calibrate_probes probes = {0};
    struct probe_results *const r = &probes.results;
    c.options = &options;
    c.err = &err;
    assert_true(probe_measure(&request, &arena, r, &err));
    for (size_t i = 0; i < r->n; i++)
        r->points[i].measured_cy_per_cl = 1;
    for (size_t i = 0; i < r->n_observations; i++) {
        struct observation *const o = &r->observations[i];
        double cy = 0.5;
        for (int level = 1; level < LEVELS; level++)
            cy += o->lines.loaded[level] * cy_per_load[level];
        o->core = (struct core_time){1, 0.5, 0};
        o->measured_cy_per_cl = fmax(1, cy);
    }
    if (!calibration_compose(&c, &probes))
        fail_msg("%s", err.text);
    const struct machine_composition *found = &m.compositions[0];
    assert_int_equal(m.n_compositions, 1);
    assert_true(close_to(found->core_factor, 1.25, 1e-6));
    /* the small residuals of probes are widened by the additional error of stencils: 7 % */
    assert_true(close_to(found->levels[0].high, exp(0.07), 0.01));
    for (int level = 1; level < LEVELS; level++) {
        assert_true(close_to(found->levels[level].cy_per_load, cy_per_load[level], 0.02));
        assert_true(found->levels[level].cy_per_store < 0.1);
        assert_true(found->levels[level].error < 0.02);
    }
    const char *const how = str_formatz(
        &arena,
        "a test: to %zu probes of one core, error 0.1 %% with each kind left out; core_factor, "
        "data_factor: to the probes in L1",
        r->n_observations);
    assert_string_equal(provenance_of(&m, "compositions"), how);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(times_are_composed_as_the_probes_say),
        cmocka_unit_test(what_was_measured_is_stored_with_how),
        cmocka_unit_test(what_a_core_gets_of_a_cache_is_noted),
        cmocka_unit_test(quantiles_lie_between_the_values),
        cmocka_unit_test(a_figure_is_typical),
        cmocka_unit_test(states_of_rounds_are_taken_out),
        cmocka_unit_test(a_plan_goes_round_by_round),
        cmocka_unit_test(what_agrees_least_is_repeated),
        cmocka_unit_test(plans_are_whole),
        cmocka_unit_test(a_resumed_calibration_measures_disturbed_points_again),
        cmocka_unit_test(memory_is_larger_than_the_caches_in_use),
        cmocka_unit_test(neither_launch_nor_touch_falls_into_work),
        cmocka_unit_test(the_shortest_pace_is_taken),
        cmocka_unit_test(time_decides_on_the_numbers_of_cores),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
