#include "collect/machine/calibrate.h"

#include <string.h>

#include "base/clock.h"
#include "collect/machine/calibration.h"
#include "collect/machine/detect.h"

enum { MAX_CANDIDATES = 2, CANDIDATE_ROUNDS = 2 };

static const double candidate_period_s = 0.085;

/* Bytes/s at which a run touches its arrays first, at least; slower is a disturbance. */
static const double slowest_touch = 0.8e9;

static const struct effort quick_effort = {.job_s = 0.04,
                                           .core_repeats = 3,
                                           .shared_repeats = 5,
                                           .memory_repeats = 4,
                                           .other_repeats = 1,
                                           .budget_s = 20,
                                           .limit_s = 28.5};
static const struct effort full_effort = {.job_s = 0.15,
                                          .core_repeats = 7,
                                          .shared_repeats = 10,
                                          .memory_repeats = 10,
                                          .other_repeats = 3,
                                          .budget_s = 240,
                                          .limit_s = 540};

/* Streams of likwid-bench's kernels, from their source: what an iteration reads and writes. */
static const struct stream_mix mixes[N_MIXES] = {
    {"load", 1, 0, 0, 0, NULL},  {"copy", 1, 1, 0, 0, NULL},  {"update", 1, 1, 1, 0, NULL},
    {"daxpy", 2, 1, 1, 2, NULL}, {"triad", 3, 1, 0, 2, NULL},
};

static void measure_clock(struct calibration *c)
{
    const double clock_hz = host_clock_hz(c->cpus[0], 0.1);
    if (clock_hz > 0 && c->n_clocks < MAX_CLOCKS)
        c->clocks[c->n_clocks++] = clock_hz;
}

/* What likwid-bench calls the mixes' kernels and those for peak FLOP/s (DP, SP). */
static const char *const kernel_names[N_MIXES + 2] = {"load",  "copy",      "update",      "daxpy",
                                                      "triad", "peakflops", "peakflops_sp"};

static struct bench_job candidate_job(struct calibration *c, struct str kernel, bool peak)
{
    return (struct bench_job){
        .kernel = str_cstr(c->arena, kernel),
        .bytes = calibration_working_set(c->m, 0, 1),
        .cores = 1,
        .guess_per_s = peak ? 4 * c->clocks[0] : calibration_guess_per_s(c, 0, 1),
        .seconds = 0.02,
    };
}

/* Candidates of all kernels; `of[i]` tells which kernel the i-th is for. */
static size_t list_candidates(struct calibration *c, const struct str_list *kernels,
                              struct bench_job *jobs, int *of)
{
    size_t n = 0;
    for (int i = 0; i < N_MIXES + 2; i++) {
        struct str_list candidates;
        bench_candidates(&c->host, kernels, kernel_names[i], c->arena, &candidates);
        for (size_t k = 0; k < candidates.count && k < MAX_CANDIDATES; k++) {
            of[n] = i;
            jobs[n++] = candidate_job(c, candidates.items[k], i >= N_MIXES);
        }
    }
    return n;
}

/*
 * The fastest candidate of each mix, within L1; the fastest one's speed is the peak FLOP/s. Each
 * runs more than once: candidates differ by less than a disturbance makes of one run.
 */
static bool choose_kernels(struct calibration *c, const struct str_list *kernels)
{
    enum { MOST = (N_MIXES + 2) * MAX_CANDIDATES * CANDIDATE_ROUNDS };
    struct bench_job jobs[MOST];
    int of[MOST];
    size_t n = 0;
    for (int round = 0; round < CANDIDATE_ROUNDS; round++)
        n += list_candidates(c, kernels, jobs + n, of + n);
    struct calibration_watcher watcher = {c, jobs, NULL, candidate_period_s};
    if (!bench_run(jobs, n, c->cpus, c->startup_s, candidate_period_s, calibration_told, &watcher,
                   c->arena, c->err))
        return false;
    double fastest[N_MIXES + 2] = {0};
    for (size_t i = 0; i < n; i++) {
        const int k = of[i];
        const double speed = k < N_MIXES ? jobs[i].bytes_per_s : jobs[i].flop_per_s;
        if (speed <= fastest[k])
            continue;
        fastest[k] = speed;
        if (k < N_MIXES) {
            c->mixes[k].bench = jobs[i].kernel;
        } else {
            c->peak_kernels[k - N_MIXES] = jobs[i].kernel;
            c->peak_flop_per_s[k - N_MIXES] = speed;
        }
    }
    for (int i = 0; i < N_MIXES; i++) {
        if (c->mixes[i].bench == NULL)
            return err_set(c->err, ERR_SYSTEM, "likwid-bench has no kernel for '%s' that runs here",
                           c->mixes[i].name);
    }
    return true;
}

/* How many more runs of a level end before the limit. */
static size_t runs_left(const struct calibration *c, int level)
{
    const double left_s = c->effort.limit_s - (clock_now_s() - c->start_s) -
                          calibration_startup_s(c, level) - calibration_period_s(c, level);
    return left_s > 0 ? (size_t)(left_s / calibration_period_s(c, level)) : 0;
}

static size_t at_most(size_t most, size_t n)
{
    return n < most ? n : most;
}

static bool run(struct calibration *c, struct calibration_point *points, size_t n)
{
    if (!calibration_run(c, points, n))
        return false;
    if (n > 0)
        measure_clock(c);
    return true;
}

/*
 * Half of the memory's repeats before the caches', half behind: seldom are both disturbed. A host
 * that is slower than thought gets fewer of the last ones.
 */
static bool run_planned(struct calibration *c, const bool *chosen, struct calibration_point *points)
{
    const int half = (c->effort.memory_repeats + 1) / 2;
    return run(c, points, calibration_list_planned(c, IN_MEMORY, chosen, 0, half, points)) &&
           run(c, points, calibration_list_planned(c, IN_CACHES, chosen, 0, MAX_REPEATS, points)) &&
           run(c, points,
               at_most(runs_left(c, c->m->n_caches),
                       calibration_list_planned(c, IN_MEMORY, chosen, half, MAX_REPEATS, points)));
}

/* What does not agree yet, as long as there is time. */
static bool run_unsettled(struct calibration *c, const bool *chosen,
                          struct calibration_point *points)
{
    for (int round = 0; round < MAX_REPEATS; round++) {
        for (enum calibration_part part = IN_CACHES; part <= IN_MEMORY; part++) {
            const int level = part == IN_MEMORY ? c->m->n_caches : 0;
            const size_t n =
                calibration_list_unsettled(c, part, chosen, runs_left(c, level), points);
            c->progress.total += (double)n * calibration_period_s(c, level);
            if (!run(c, points, n))
                return false;
        }
    }
    return true;
}

static bool run_bandwidths(struct calibration *c, const bool *chosen)
{
    const size_t n_points = (size_t)c->n_cores * N_MIXES * ((size_t)c->m->n_caches + 1);
    struct calibration_point *points =
        arena_alloc(c->arena, n_points * MAX_REPEATS, sizeof *points);
    return run_planned(c, chosen, points) && run_unsettled(c, chosen, points);
}

/* Seconds that a run needs before it works, without and with memory's arrays to touch first. */
static bool measure_startup(struct calibration *c)
{
    double large_s = 0;
    const double large_bytes = calibration_working_set(c->m, c->m->n_caches, 1);
    if (!bench_startup("load", 16000, c->cpus, c->arena, &c->startup_s, c->err) ||
        !bench_startup("load", large_bytes, c->cpus, c->arena, &large_s, c->err))
        return false;
    const double touch_s = large_s > c->startup_s ? large_s - c->startup_s : 0;
    c->touch_s = touch_s < large_bytes / slowest_touch ? touch_s : large_bytes / slowest_touch;
    return true;
}

static bool measure(struct calibration *c, bool *chosen)
{
    struct str_list kernels;
    measure_clock(c);
    if (c->n_clocks == 0)
        return err_set(c->err, ERR_SYSTEM, "cannot measure the clock: pinning failed");
    if (!bench_kernels(c->arena, &kernels, c->err) || !measure_startup(c))
        return false;
    calibration_choose_cores(c, chosen);
    const double total_s = calibration_planned_s(c, chosen) +
                           candidate_period_s * (N_MIXES + 2) * MAX_CANDIDATES * CANDIDATE_ROUNDS;
    if (c->options->progress != NULL)
        progress_begin(&c->progress, c->options->progress, total_s, 5);
    const bool done = choose_kernels(c, &kernels) && run_bandwidths(c, chosen);
    if (c->options->progress != NULL)
        progress_end(&c->progress);
    return done;
}

/* Cores that are stopped every tenth of a second have no bandwidths. */
static bool check_quota(struct calibration *c)
{
    const double quota = c->host.cpu_quota;
    if (quota <= 0 || quota >= c->host.n_cores)
        return true;
    err_set(c->err, ERR_INPUT,
            "the control group allows %d cores the time of %.3g CPUs, and that is what would be "
            "measured",
            c->host.n_cores, quota);
    if (quota < 1)
        return err_hint(c->err, "calibrate where there is no limit (cpu.max, docker run --cpus)");
    const int *cpus = NULL;
    const size_t n = host_domain_cpus(&c->host, (int)quota, c->arena, &cpus);
    struct sb list = {.arena = c->arena};
    for (size_t i = 0; i < n; i++)
        sb_addf(&list, "%s%d", i > 0 ? "," : "", cpus[i]);
    return err_hint(c->err,
                    "lift the limit (cpu.max, docker run --cpus), or choose as many cores "
                    "as it allows, e.g. with taskset -c %s",
                    sb_cstr(&list));
}

static bool calibrate(struct calibration *c)
{
    struct machine *m = c->m;
    c->start_s = clock_now_s();
    if (!machine_detect(c->arena, m, &c->host, &c->ports, c->err) || !check_quota(c))
        return false;
    if (c->options->name != NULL)
        m->name = c->options->name;
    calibration_open_state(c);
    c->n_cores = (int)host_domain_cpus(&c->host, m->cores_per_numa_domain, c->arena, &c->cpus);
    c->results = arena_alloc(c->arena, ((size_t)m->n_caches + 1) * N_MIXES * (size_t)c->n_cores,
                             sizeof *c->results);
    bool *chosen = arena_alloc(c->arena, (size_t)c->n_cores, sizeof *chosen);
    return measure(c, chosen) && calibration_store(c, chosen);
}

bool machine_calibrate(const struct calibrate_options *options, struct arena *arena,
                       struct machine *out, struct err *err)
{
    struct calibration c = {
        .options = options,
        .arena = arena,
        .err = err,
        .effort = options->quick ? quick_effort : full_effort,
        .m = out,
    };
    memcpy(c.mixes, mixes, sizeof mixes);
    return calibrate(&c);
}
