#include "collect/machine/calibrate.h"

#include <string.h>

#include "base/clock.h"
#include "collect/machine/calibration.h"
#include "collect/machine/detect.h"

enum { MAX_CANDIDATES = 2 };

static const double candidate_period_s = 0.14;

static const struct effort quick_effort = {0.04, 6, 20, 26};
static const struct effort full_effort = {0.15, 12, 240, 540};

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

/* The fastest candidate of each mix, within L1; the fastest one's speed is the peak FLOP/s. */
static bool choose_kernels(struct calibration *c, const struct str_list *kernels)
{
    enum { MOST = (N_MIXES + 2) * MAX_CANDIDATES };
    struct bench_job jobs[MOST];
    int of[MOST];
    const size_t n = list_candidates(c, kernels, jobs, of);
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

/*
 * Rounds over the points that are not settled, so that repeats lie far apart in time and a
 * disturbance does not spoil all of a point. Caches and memory need different periods.
 */
static bool run_bandwidths(struct calibration *c, const bool *chosen)
{
    const int memory = c->m->n_caches;
    struct calibration_point *points =
        arena_alloc(c->arena, (size_t)c->n_cores * N_MIXES * ((size_t)memory + 1), sizeof *points);
    for (int round = 0; round < c->effort.rounds; round++) {
        for (int part = 0; part < 2; part++) {
            const int from = part == 0 ? 0 : memory;
            const int to = part == 0 ? memory - 1 : memory;
            const size_t n = calibration_list_points(c, chosen, from, to, round, points);
            const double needed_s = (double)n * calibration_period_s(c, to) + c->startup_s;
            const double elapsed_s = clock_now_s() - c->start_s;
            if (n == 0 || (round > 0 && elapsed_s + needed_s > c->effort.limit_s))
                continue;
            if (!calibration_run(c, points, n, calibration_period_s(c, to)))
                return false;
            measure_clock(c);
        }
    }
    return true;
}

static bool measure(struct calibration *c, bool *chosen)
{
    struct str_list kernels;
    measure_clock(c);
    if (c->n_clocks == 0)
        return err_set(c->err, ERR_SYSTEM, "cannot measure the clock: pinning failed");
    if (!bench_kernels(c->arena, &kernels, c->err) ||
        !bench_startup("load", c->cpus, c->arena, &c->startup_s, c->err))
        return false;
    calibration_choose_cores(c, chosen);
    const double total_s =
        calibration_planned_s(c, chosen) + candidate_period_s * (N_MIXES + 2) * MAX_CANDIDATES;
    if (c->options->progress != NULL)
        progress_begin(&c->progress, c->options->progress, total_s, 5);
    const bool done = choose_kernels(c, &kernels) && run_bandwidths(c, chosen);
    if (c->options->progress != NULL)
        progress_end(&c->progress);
    return done;
}

static bool calibrate(struct calibration *c)
{
    struct machine *m = c->m;
    c->start_s = clock_now_s();
    if (!machine_detect(c->arena, m, &c->host, &c->ports, c->err))
        return false;
    if (c->options->name != NULL)
        m->name = c->options->name;
    calibration_open_state(c);
    c->n_cores = (int)host_domain_cpus(&c->host, m->cores_per_numa_domain, c->arena, &c->cpus);
    c->best = arena_alloc(c->arena, ((size_t)m->n_caches + 1) * N_MIXES * (size_t)c->n_cores,
                          sizeof *c->best);
    c->second = arena_alloc(c->arena, ((size_t)m->n_caches + 1) * N_MIXES * (size_t)c->n_cores,
                            sizeof *c->second);
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
