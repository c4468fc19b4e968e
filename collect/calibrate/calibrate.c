#include "collect/calibrate/calibrate.h"

#include <math.h>
#include <string.h>

#include "base/clock.h"
#include "collect/calibrate/calibration.h"
#include "collect/host/detect.h"
#include "collect/machine/check.h"

enum { MAX_CANDIDATES = 2, CANDIDATE_ROUNDS = 2 };

static const double candidate_job_s = 0.02;

/* Bytes/s at which a run touches its arrays first, at least; slower is a disturbance. Virtual
 * machines without huge pages need up to 20 us per page of 4 KiB. */
static const double slowest_touch = 0.2e9;

static const struct effort quick_effort = {.cache_job_s = 0.012,
                                           .memory_job_s = 0.04,
                                           .core_repeats = 5,
                                           .shared_repeats = 10,
                                           .memory_repeats = 4,
                                           .other_repeats = 1,
                                           .budget_s = 20,
                                           .limit_s = 28.5,
                                           .probe_rounds = 2,
                                           .probe_s = 0.04,
                                           .probe_limit_s = 52};
static const struct effort full_effort = {.cache_job_s = 0.15,
                                          .memory_job_s = 0.15,
                                          .core_repeats = 7,
                                          .shared_repeats = 10,
                                          .memory_repeats = 10,
                                          .other_repeats = 3,
                                          .budget_s = 100,
                                          .limit_s = 150,
                                          .probe_rounds = 3,
                                          .probe_s = 0.15,
                                          .probe_limit_s = 285};

/* Streams of likwid-bench's kernels, from their source: what an iteration reads and writes. */
static const struct stream_mix mixes[CALIBRATE_MIXES] = {
    {"load", 1, 0, 0, 0, NULL},  {"copy", 1, 1, 0, 0, NULL},  {"update", 1, 1, 1, 0, NULL},
    {"daxpy", 2, 1, 1, 2, NULL}, {"triad", 3, 1, 0, 2, NULL},
};

static void measure_clock(struct calibration *c)
{
    const double clock_hz = host_clock_hz(c->cpus[0], 0.1);
    if (clock_hz > 0 && c->n_clocks < CALIBRATE_MAX_CLOCKS)
        c->clocks[c->n_clocks++] = clock_hz;
}

/* What likwid-bench calls the mixes' kernels and those for peak FLOP/s (DP, SP). */
static const char *const kernel_names[CALIBRATE_MIXES + 2] = {
    "load", "copy", "update", "daxpy", "triad", "peakflops", "peakflops_sp"};

static struct likwid_bench_job candidate_job(struct calibration *c, struct str kernel, bool peak)
{
    return (struct likwid_bench_job){
        .kernel = str_cstr(c->arena, kernel),
        .bytes = calibration_working_set(c->m, 0, 1),
        .cores = 1,
        .guess_per_s = peak ? 4 * c->clocks[0] : calibration_guess_per_s(c, 0, 1),
        .seconds = candidate_job_s,
    };
}

/* Candidates of all kernels; `of[i]` is the kernel that the i-th is for. */
static size_t list_candidates(struct calibration *c, const struct str_list *kernels,
                              struct likwid_bench_job *jobs, int *of)
{
    size_t n = 0;
    for (int i = 0; i < CALIBRATE_MIXES + 2; i++) {
        struct str_list candidates;
        likwid_bench_candidates(&c->host, kernels, kernel_names[i], c->arena, &candidates);
        for (size_t k = 0; k < candidates.count && k < MAX_CANDIDATES; k++) {
            of[n] = i;
            jobs[n++] = candidate_job(c, candidates.items[k], i >= CALIBRATE_MIXES);
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
    enum { MAX_JOBS = (CALIBRATE_MIXES + 2) * MAX_CANDIDATES * CANDIDATE_ROUNDS };
    struct likwid_bench_job jobs[MAX_JOBS];
    int of[MAX_JOBS];
    size_t n = 0;
    for (int round = 0; round < CANDIDATE_ROUNDS; round++)
        n += list_candidates(c, kernels, jobs + n, of + n);
    const struct likwid_bench_pace pace = calibration_pace(c, 0);
    struct calibration_watcher watcher = {c, jobs, NULL, pace.period_s};
    if (!likwid_bench_run(jobs, n, c->cpus, &pace, calibration_progress, &watcher, c->arena,
                          c->err))
        return false;
    double fastest[CALIBRATE_MIXES + 2] = {0};
    for (size_t i = 0; i < n; i++) {
        const int k = of[i];
        const double speed = k < CALIBRATE_MIXES ? jobs[i].bytes_per_s : jobs[i].flop_per_s;
        if (speed <= fastest[k])
            continue;
        fastest[k] = speed;
        if (k < CALIBRATE_MIXES) {
            c->mixes[k].bench = jobs[i].kernel;
        } else {
            c->peak_kernels[k - CALIBRATE_MIXES] = jobs[i].kernel;
            c->peak_flop_per_s[k - CALIBRATE_MIXES] = speed;
        }
    }
    for (int i = 0; i < CALIBRATE_MIXES; i++) {
        if (c->mixes[i].bench == NULL)
            return err_set(c->err, ERR_SYSTEM, "likwid-bench has no kernel for '%s' that runs here",
                           c->mixes[i].name);
    }
    return true;
}

/* How many more runs of a level end within that share of the time before the limit. */
static size_t runs_left(const struct calibration *c, int level, double share)
{
    const struct likwid_bench_pace pace = calibration_pace(c, level);
    const double left_s =
        share * (c->effort.limit_s - (clock_now_s() - c->start_s)) - pace.startup_s - pace.period_s;
    return left_s > 0 ? (size_t)(left_s / pace.period_s) : 0;
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
 * The part's planned repeats from..to-1, as many of them as fit in a share of the time that is
 * left, but each point once in any case.
 */
static bool run_share(struct calibration *c, const bool *chosen, enum calibration_part part,
                      int from, int to, double share, struct calibration_point *points)
{
    const size_t once = from == 0 ? calibration_list_planned(c, part, chosen, 0, 1, points) : 0;
    const size_t n = calibration_list_planned(c, part, chosen, from, to, points);
    const size_t fit = runs_left(c, part == CALIBRATE_IN_MEMORY ? c->m->n_caches : 0, share);
    const size_t most = fit > once ? fit : once;
    return run(c, points, n < most ? n : most);
}

/*
 * Half of the memory's repeats before the caches', half after: seldom are both disturbed. Where
 * memory's arrays take long to touch first, or the host is slower than thought, there are fewer.
 */
static bool run_planned(struct calibration *c, const bool *chosen, struct calibration_point *points)
{
    const int half = (c->effort.memory_repeats + 1) / 2;
    return run_share(c, chosen, CALIBRATE_IN_MEMORY, 0, half, 0.4, points) &&
           run_share(c, chosen, CALIBRATE_IN_CACHES, 0, MAX_REPEATS, 0.75, points) &&
           run_share(c, chosen, CALIBRATE_IN_MEMORY, half, MAX_REPEATS, 1, points);
}

/* Repeats points that do not agree yet, as long as there is time. */
static bool run_unsettled(struct calibration *c, const bool *chosen,
                          struct calibration_point *points)
{
    for (int round = 0; round < MAX_REPEATS; round++) {
        for (enum calibration_part part = CALIBRATE_IN_CACHES; part <= CALIBRATE_IN_MEMORY;
             part++) {
            const int level = part == CALIBRATE_IN_MEMORY ? c->m->n_caches : 0;
            const size_t n =
                calibration_list_unsettled(c, part, chosen, runs_left(c, level, 1), points);
            c->progress.total += (double)n * calibration_pace(c, level).period_s;
            if (!run(c, points, n))
                return false;
        }
    }
    return true;
}

static bool run_bandwidths(struct calibration *c, const bool *chosen)
{
    const size_t n_points = (size_t)c->n_cores * CALIBRATE_MIXES * ((size_t)c->m->n_caches + 1);
    struct calibration_point *points =
        arena_alloc(c->arena, n_points * MAX_REPEATS, sizeof *points);
    return run_planned(c, chosen, points) && run_unsettled(c, chosen, points);
}

/*
 * Seconds that a run needs before it works, without and with memory's arrays to touch first, and
 * the CPU time of a launch: of the first of two runs, so close that both start up at once.
 */
static bool measure_startup(struct calibration *c)
{
    enum { SMALL, LARGE, RUNS };
    const double large_bytes = calibration_working_set(c->m, c->m->n_caches, 1);
    struct likwid_bench_job jobs[RUNS] = {
        [SMALL] = {.kernel = "load", .bytes = 16000},
        [LARGE] = {.kernel = "load", .bytes = large_bytes},
    };
    for (int i = 0; i < RUNS; i++) {
        jobs[i].cores = 1;
        jobs[i].guess_per_s = 1e9;
        jobs[i].seconds = 1e-3;
    }
    const struct likwid_bench_pace pace = {
        .startup_s = 1, .period_s = 0.2, .launch_cpu_s = 0.05, .touch_after_s = INFINITY};
    if (!likwid_bench_run(jobs, RUNS, c->cpus, &pace, NULL, NULL, c->arena, c->err))
        return false;
    for (int i = 0; i < RUNS; i++) {
        if (jobs[i].bytes_per_s <= 0)
            return err_set(c->err, ERR_SYSTEM, "likwid-bench failed: %s", jobs[i].failure);
    }
    c->startup_s = jobs[SMALL].from_s - jobs[SMALL].launched_s;
    c->launch_cpu_s = jobs[SMALL].launch_cpu_s;
    const double large_s = jobs[LARGE].from_s - jobs[LARGE].launched_s;
    c->small_pages = jobs[LARGE].small_pages;
    c->touch_s = fmin(fmax(0, large_s - c->startup_s), large_bytes / slowest_touch);
    return true;
}

static bool measure(struct calibration *c, bool *chosen)
{
    struct str_list kernels;
    measure_clock(c);
    if (c->n_clocks == 0)
        return err_set(c->err, ERR_SYSTEM, "cannot measure the clock: pinning failed");
    if (!likwid_bench_kernels(c->arena, &kernels, c->err) || !measure_startup(c))
        return false;
    calibration_choose_cores(c, chosen);
    const double total_s = calibration_planned_s(c, chosen) + calibration_pace(c, 0).period_s *
                                                                  (CALIBRATE_MIXES + 2) *
                                                                  MAX_CANDIDATES * CANDIDATE_ROUNDS;
    progress_begin(&c->progress, c->options->progress, total_s, 5);
    const bool done = choose_kernels(c, &kernels) && run_bandwidths(c, chosen);
    progress_end(&c->progress);
    return done;
}

/* Cores that the cgroup stops every tenth of a second give no meaningful bandwidths. */
static bool check_quota(struct calibration *c)
{
    const double quota = c->host.cpu_quota;
    if (quota <= 0 || quota >= c->host.n_cores)
        return true;
    err_set(
        c->err, ERR_INPUT,
        "the cgroup limits %d cores to the CPU time of %.3g: the measurement would show that limit",
        c->host.n_cores, quota);
    if (quota < 1)
        return err_hint(c->err, "calibrate without a limit (cpu.max, docker run --cpus)");
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

/* Without them (no compiler), the bandwidths remain. */
static bool run_probes(struct calibration *c, struct calibrate_probes *probes)
{
    struct err *const err = c->err;
    *probes = (struct calibrate_probes){0};
    c->err = &probes->failure;
    if (calibration_probe(c, &probes->results))
        calibration_compose(c, probes);
    c->err = err;
    if (probes->failure.kind == ERR_INTERRUPTED)
        *err = probes->failure;
    return err->kind == ERR_NONE;
}

/* A busy host can be too slow for any machine, such as a peak below a quarter of what its ports
 * can do. No model would take such a file. */
static bool check_measured(const struct calibration *c)
{
    static const char *const groups[] = {"clock.", "transfers", "peak_flop_per_cy.", "bandwidths"};
    struct violations list = {.arena = c->arena};
    machine_check(c->m, &list);
    for (size_t i = 0; i < list.count; i++) {
        const struct violation *v = &list.items[i];
        for (size_t g = 0; g < sizeof groups / sizeof *groups && !v->missing; g++) {
            if (str_starts_with(str_of(v->path), str_of(groups[g])))
                return err_set(c->err, ERR_SYSTEM, "too disturbed to be true: %s %s", v->path,
                               v->text) ||
                       err_hint(c->err, "run it again with --fresh while nothing else runs");
        }
    }
    return true;
}

static bool calibrate(struct calibration *c, struct calibrate_probes *probes)
{
    struct machine *m = c->m;
    c->start_s = clock_now_s();
    if (!machine_detect(c->arena, m, &c->host, &c->ports, c->err) || !check_quota(c))
        return false;
    if (c->options->name != NULL)
        m->name = c->options->name;
    c->n_cores = (int)host_domain_cpus(&c->host, m->cores_per_numa_domain, c->arena, &c->cpus);
    calibration_open_state(c);
    c->results =
        arena_alloc(c->arena, ((size_t)m->n_caches + 1) * CALIBRATE_MIXES * (size_t)c->n_cores,
                    sizeof *c->results);
    bool *chosen = arena_alloc(c->arena, (size_t)c->n_cores, sizeof *chosen);
    if (!measure(c, chosen) || !calibration_store(c) || !check_measured(c))
        return false;
    return probes == NULL || run_probes(c, probes);
}

bool machine_calibrate(const struct calibrate_options *options, struct arena *arena,
                       struct machine *out, struct calibrate_probes *probes, struct err *err)
{
    struct calibration c = {
        .options = options,
        .arena = arena,
        .err = err,
        .effort = options->quick ? quick_effort : full_effort,
        .m = out,
    };
    memcpy(c.mixes, mixes, sizeof mixes);
    return calibrate(&c, probes);
}
