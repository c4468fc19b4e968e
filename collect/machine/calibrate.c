#include "collect/machine/calibrate.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "base/file.h"
#include "base/progress.h"
#include "collect/machine/bench.h"
#include "collect/machine/detect.h"
#include "collect/machine/infer.h"

enum { N_MIXES = 5, MAX_CANDIDATES = 2, MAX_CLOCKS = 64 };

static const double candidate_period_s = 0.14;

/* Streams of likwid-bench's kernels, from their source: what an iteration reads and writes. */
static const struct stream_mix mixes[N_MIXES] = {
    {"load", 1, 0, 0, 0, NULL},  {"copy", 1, 1, 0, 0, NULL},  {"update", 1, 1, 1, 0, NULL},
    {"daxpy", 2, 1, 1, 2, NULL}, {"triad", 3, 1, 0, 2, NULL},
};

/* Expected bytes per cycle and core of L1, L2, L3… and memory; only sets iteration counts. */
static const double guess_bytes_per_cy[] = {48, 24, 14, 10};
static const double guess_memory_bytes_per_cy = 5;

/* Aims of the two ways to calibrate. */
struct effort {
    double job_s;    /* work of one run */
    int rounds;      /* most repeats of a point; the fastest counts */
    double budget_s; /* for the first two rounds; sets how many core counts are measured */
    double limit_s;  /* no round starts that would end later than this after the start */
};
static const struct effort quick_effort = {0.04, 6, 20, 26};
static const struct effort full_effort = {0.15, 12, 240, 540};

/* A point is settled, i.e. not measured again, once its two best agree this well. */
static const double settled_share = 0.97;

/* One measured point: a bench job and where its result goes. */
struct point {
    int mix;
    int level;
    int cores;
    int repeat;
    struct bench_job job;
};

struct calibration {
    const struct calibrate_options *options;
    struct arena *arena;
    struct err *err;
    struct effort effort;
    struct machine *m;
    struct host host;
    struct core_ports ports;
    const int *cpus; /* one a core, of the first NUMA domain */
    int n_cores;
    struct stream_mix mixes[N_MIXES];
    const char *peak_kernels[2]; /* DP, SP; null: none */
    double peak_flop_per_s[2];
    double *best;   /* bytes/s at [(level * N_MIXES + mix) * n_cores + cores - 1]; 0: none */
    double *second; /* second best, the same places */
    double start_s;
    struct str state; /* of an interrupted run */
    double startup_s;
    double clocks[MAX_CLOCKS];
    int n_clocks;
    struct progress progress;
    double done_s;
};

static int place_of(const struct calibration *c, int level, int mix, int cores)
{
    return (level * N_MIXES + mix) * c->n_cores + cores - 1;
}

static double *best_at(struct calibration *c, int level, int mix, int cores)
{
    return &c->best[place_of(c, level, mix, cores)];
}

static double cache_bytes_of(const struct machine *m, int i)
{
    return (double)m->caches[i].cache.sets * m->caches[i].cache.ways * (double)m->line_bytes;
}

/* All instances of the last cache that a NUMA domain has. */
static double domain_cache_bytes(const struct machine *m)
{
    const int last = m->n_caches > 0 ? m->n_caches - 1 : 0;
    return cache_bytes_of(m, last) *
           ceil((double)m->cores_per_numa_domain / m->caches[last].cores_per_group);
}

/*
 * Working set of one of `cores` cores: clearly inside the level's share, clearly outside the level
 * before; a level that takes victims holds what the one before does not.
 */
static double working_set(const struct machine *m, int level, int cores)
{
    if (level == m->n_caches)
        return fmax(4 * domain_cache_bytes(m), 64e6) / cores;
    const int group = m->caches[level].cores_per_group;
    const double share = cache_bytes_of(m, level) / (cores < group ? cores : group);
    if (level == 0)
        return 0.62 * share;
    const double before = cache_bytes_of(m, level - 1);
    const bool victim = m->caches[level - 1].cache.victims_to == level;
    const double most = 0.6 * share + (victim ? before : 0);
    const double wanted = fmin(0.5 * share, 8 * before);
    return fmin(most, fmax(wanted, 2 * before));
}

static void measure_clock(struct calibration *c)
{
    const double clock_hz = host_clock_hz(c->cpus[0], 0.1);
    if (clock_hz > 0 && c->n_clocks < MAX_CLOCKS)
        c->clocks[c->n_clocks++] = clock_hz;
}

static int compare_doubles(const void *a, const void *b)
{
    const double x = *(const double *)a;
    const double y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median_clock_hz(const struct calibration *c)
{
    double sorted[MAX_CLOCKS];
    memcpy(sorted, c->clocks, sizeof sorted);
    qsort(sorted, (size_t)c->n_clocks, sizeof sorted[0], compare_doubles);
    return sorted[c->n_clocks / 2];
}

/* Rounded to the six digits that the file keeps. */
static double round_digits(double value)
{
    if (value <= 0 || !isfinite(value))
        return value;
    const double scale = pow(10, 5 - floor(log10(value)));
    return round(value * scale) / scale;
}

/* State file */

/* What tells one point of the state from another. */
static const char *state_key(struct calibration *c, const struct point *p)
{
    return str_formatz(c->arena, "%s,%.0f,%d,%d,", p->job.kernel, p->job.bytes, p->cores,
                       p->repeat);
}

static const char *state_head(struct calibration *c)
{
    return str_formatz(c->arena, "calibration 1,%s,%s\n", c->m->model_name,
                       c->options->quick ? "quick" : "full");
}

/* Yesterday's results, or another machine's, do not count. */
static void open_state(struct calibration *c)
{
    enum { STATE_MAX_BYTES = 16 << 20 };
    const char *path = c->options->state_path;
    struct err ignored = {0};
    const int64_t day_ns = (int64_t)86400 * 1000000000;
    if (path == NULL)
        return;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    const bool fresh =
        file_exists(path) && now.tv_sec * (int64_t)1000000000 - file_mtime_ns(path) < day_ns;
    if (fresh && file_read(path, STATE_MAX_BYTES, c->arena, &c->state, &ignored) &&
        str_starts_with(c->state, str_of(state_head(c))))
        return;
    c->state = (struct str){0};
    file_write(path, str_of(state_head(c)), &ignored);
}

static bool recall(struct calibration *c, struct point *p)
{
    const char *key = str_formatz(c->arena, "\n%s", state_key(c, p));
    const size_t at = str_find_str(c->state, str_of(key));
    if (at == c->state.len)
        return false;
    const struct str values = str_slice(c->state, at + strlen(key), c->state.len);
    const struct str_cut bytes = str_cut(str_cut(values, '\n').head, ',');
    return str_to_double(bytes.head, &p->job.bytes_per_s) &&
           str_to_double(bytes.tail, &p->job.flop_per_s);
}

static void remember(struct calibration *c, const struct point *p)
{
    struct err ignored = {0};
    if (c->options->state_path == NULL)
        return;
    const struct str line = str_format(c->arena, "%s%.6g,%.6g\n", state_key(c, p),
                                       p->job.bytes_per_s, p->job.flop_per_s);
    file_append(c->options->state_path, line, &ignored);
}

/* Running points */

static void take_result(struct calibration *c, const struct point *p)
{
    const int place = place_of(c, p->level, p->mix, p->cores);
    const double bytes_per_s = p->job.bytes_per_s;
    c->second[place] = fmax(c->second[place], fmin(c->best[place], bytes_per_s));
    c->best[place] = fmax(c->best[place], bytes_per_s);
}

/* What the callback of bench_run needs; of_job[i] is the point of jobs[i], null: keep nothing. */
struct watcher {
    struct calibration *c;
    const struct bench_job *jobs;
    struct point *const *of_job;
    double period_s;
};

static bool told(void *context, const struct bench_job *job)
{
    struct watcher *w = context;
    struct calibration *c = w->c;
    c->done_s += w->period_s;
    if (w->of_job != NULL && job->bytes_per_s > 0) {
        struct point *point = w->of_job[job - w->jobs];
        point->job = *job;
        remember(c, point);
    }
    if (c->options->progress != NULL)
        progress_show(&c->progress, c->done_s,
                      str_formatz(c->arena, "%s, %.0f kB, %d core%s", job->kernel,
                                  job->bytes / 1000, job->cores, job->cores > 1 ? "s" : ""));
    return true;
}

/* Runs those that the state does not know; all must fit into a common period. */
static bool run_points(struct calibration *c, struct point *points, size_t n, double period_s)
{
    struct bench_job *jobs = arena_alloc(c->arena, n, sizeof *jobs);
    struct point **of_job = arena_alloc(c->arena, n, sizeof(struct point *));
    size_t n_jobs = 0;
    for (size_t i = 0; i < n; i++) {
        if (recall(c, &points[i])) {
            take_result(c, &points[i]);
            c->done_s += period_s;
            continue;
        }
        of_job[n_jobs] = &points[i];
        jobs[n_jobs++] = points[i].job;
    }
    struct watcher watcher = {c, jobs, of_job, period_s};
    const bool ran =
        bench_run(jobs, n_jobs, c->cpus, c->startup_s, period_s, told, &watcher, c->arena, c->err);
    for (size_t i = 0; i < n_jobs; i++) {
        if (jobs[i].bytes_per_s <= 0)
            continue;
        of_job[i]->job = jobs[i]; /* some were run again */
        take_result(c, of_job[i]);
    }
    return ran;
}

/* Choosing kernels */

/* What likwid-bench calls the mixes' kernels and those for peak FLOP/s (DP, SP). */
static const char *const kernel_names[N_MIXES + 2] = {"load",  "copy",      "update",      "daxpy",
                                                      "triad", "peakflops", "peakflops_sp"};

static struct bench_job candidate_job(struct calibration *c, struct str kernel, bool peak)
{
    return (struct bench_job){
        .kernel = str_cstr(c->arena, kernel),
        .bytes = working_set(c->m, 0, 1),
        .cores = 1,
        .guess_per_s = (peak ? 4 : guess_bytes_per_cy[0]) * c->clocks[0],
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
    struct watcher watcher = {c, jobs, NULL, candidate_period_s};
    if (!bench_run(jobs, n, c->cpus, c->startup_s, candidate_period_s, told, &watcher, c->arena,
                   c->err))
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

/* The plan */

static double guess_bytes_per_s(const struct calibration *c, int level, int cores)
{
    if (level == c->m->n_caches)
        return guess_memory_bytes_per_cy * c->clocks[0] * fmin(cores, 4);
    const int n = sizeof guess_bytes_per_cy / sizeof guess_bytes_per_cy[0];
    return guess_bytes_per_cy[level < n ? level : n - 1] * c->clocks[0] * cores;
}

static struct point make_point(struct calibration *c, int level, int mix, int cores, int repeat)
{
    const double known = *best_at(c, level, mix, cores);
    return (struct point){
        .mix = mix,
        .level = level,
        .cores = cores,
        .repeat = repeat,
        .job = {.kernel = c->mixes[mix].bench,
                .bytes = working_set(c->m, level, cores) * cores,
                .cores = cores,
                .guess_per_s = known > 0 ? known : guess_bytes_per_s(c, level, cores),
                .seconds = c->effort.job_s},
    };
}

/* Memory is first touched by the program itself, at roughly this rate. */
static double period_of(const struct calibration *c, int level)
{
    const double base_s = 0.08 + 1.5 * c->effort.job_s;
    if (level < c->m->n_caches)
        return base_s + 0.02;
    return base_s + working_set(c->m, level, 1) / 0.8e9;
}

/* All core counts where the budget allows, else 1, 2, …, spread ever wider, and the whole domain.
 */
static void choose_core_counts(struct calibration *c, bool *chosen)
{
    double row_s = 0; /* one core count of all levels, mixes and repeats */
    for (int level = 0; level <= c->m->n_caches; level++)
        row_s += period_of(c, level) * N_MIXES * 2;
    int room = (int)(c->effort.budget_s / row_s);
    room = room < 2 ? 2 : room;
    for (int cores = 1; cores <= c->n_cores; cores++)
        chosen[cores - 1] = room >= c->n_cores;
    if (room >= c->n_cores)
        return;
    for (int i = 0; i < room; i++) {
        const double share = (double)i / (room - 1);
        const int cores = (int)lround(pow(c->n_cores, share));
        chosen[cores - 1] = true;
    }
}

static double planned_s(const struct calibration *c, const bool *chosen)
{
    double sum = 0;
    for (int cores = 1; cores <= c->n_cores; cores++) {
        for (int level = 0; level <= c->m->n_caches && chosen[cores - 1]; level++)
            sum += period_of(c, level) * N_MIXES * 2;
    }
    return sum;
}

static bool is_settled(const struct calibration *c, int level, int mix, int cores)
{
    const int place = place_of(c, level, mix, cores);
    return c->second[place] > settled_share * c->best[place];
}

/* Points of levels from..to that the round is to measure. */
static size_t list_points(struct calibration *c, const bool *chosen, int from, int to, int round,
                          struct point *points)
{
    size_t n = 0;
    for (int level = from; level <= to; level++) {
        for (int cores = 1; cores <= c->n_cores; cores++) {
            for (int mix = 0; mix < N_MIXES && chosen[cores - 1]; mix++) {
                if (!is_settled(c, level, mix, cores))
                    points[n++] = make_point(c, level, mix, cores, round);
            }
        }
    }
    return n;
}

/*
 * Rounds over the points that are not settled, so that repeats lie far apart in time and a
 * disturbance does not spoil all of a point. Caches and memory need different periods.
 */
static bool run_bandwidths(struct calibration *c, const bool *chosen)
{
    const int memory = c->m->n_caches;
    struct point *points =
        arena_alloc(c->arena, (size_t)c->n_cores * N_MIXES * ((size_t)memory + 1), sizeof *points);
    for (int round = 0; round < c->effort.rounds; round++) {
        for (int part = 0; part < 2; part++) {
            const int from = part == 0 ? 0 : memory;
            const int to = part == 0 ? memory - 1 : memory;
            const size_t n = list_points(c, chosen, from, to, round, points);
            const double needed_s = (double)n * period_of(c, to) + c->startup_s;
            const double elapsed_s = clock_now_s() - c->start_s;
            if (n == 0 || (round > 0 && elapsed_s + needed_s > c->effort.limit_s))
                continue;
            if (!run_points(c, points, n, period_of(c, to)))
                return false;
            measure_clock(c);
        }
    }
    return true;
}

/* Results */

/* Core counts that were not measured lie on straight lines between their neighbours. */
static void interpolate(struct calibration *c, int level, int mix)
{
    int last = 1;
    for (int cores = 2; cores <= c->n_cores; cores++) {
        if (*best_at(c, level, mix, cores) <= 0)
            continue;
        const double a = *best_at(c, level, mix, last);
        const double b = *best_at(c, level, mix, cores);
        for (int i = last + 1; i < cores; i++)
            *best_at(c, level, mix, i) = a + (b - a) * (i - last) / (cores - last);
        last = cores;
    }
}

static bool store_bandwidths(struct calibration *c)
{
    struct machine *m = c->m;
    struct bandwidth *rows =
        arena_alloc(c->arena, ((size_t)m->n_caches + 1) * N_MIXES, sizeof *rows);
    size_t n = 0;
    for (int level = 0; level <= m->n_caches; level++) {
        for (int mix = 0; mix < N_MIXES; mix++) {
            interpolate(c, level, mix);
            double *values = best_at(c, level, mix, 1);
            for (int i = 0; i < c->n_cores; i++) {
                values[i] = round_digits(values[i] / 1e9) * 1e9;
                if (values[i] <= 0)
                    return err_set(c->err, ERR_SYSTEM, "likwid-bench failed for '%s' in %s",
                                   c->mixes[mix].bench, machine_level_name(m, level));
            }
            rows[n++] = (struct bandwidth){mix, level, 1, c->n_cores, values};
        }
    }
    m->bandwidths = rows;
    m->n_bandwidths = n;
    m->mixes = arena_copy(c->arena, c->mixes, N_MIXES, sizeof c->mixes[0]);
    m->n_mixes = N_MIXES;
    return true;
}

static void round_transfers(struct machine *m)
{
    for (int i = 0; i < m->n_caches; i++) {
        m->caches[i].bytes_per_cy = round_digits(m->caches[i].bytes_per_cy);
        m->caches[i].penalty_cy_per_load = round_digits(m->caches[i].penalty_cy_per_load);
    }
    m->memory_penalty_cy_per_load = m->caches[m->n_caches - 1].penalty_cy_per_load;
}

/* Where stores block the transfers, the ports of stores are data ports. */
static void add_store_ports(struct calibration *c)
{
    const struct core_ports *p = &c->ports;
    const char **names = arena_alloc(c->arena, p->n_load + p->n_store, sizeof *names);
    size_t n = 0;
    for (size_t i = 0; i < p->n_load; i++)
        names[n++] = p->load[i];
    for (size_t i = 0; i < p->n_store; i++) {
        bool known = false;
        for (size_t k = 0; k < p->n_load && !known; k++)
            known = strcmp(p->load[k], p->store[i]) == 0;
        if (!known)
            names[n++] = p->store[i];
    }
    struct analyser analyser = c->m->analysers[0];
    analyser.non_overlapping = names;
    analyser.n_non_overlapping = n;
    c->m->analysers = arena_copy(c->arena, &analyser, 1, sizeof analyser);
}

/* Where not every number of cores was measured: which were. */
static const char *measured_counts(struct calibration *c, const bool *chosen)
{
    struct sb text = {.arena = c->arena};
    int n = 0;
    for (int cores = 1; cores <= c->n_cores; cores++) {
        if (chosen[cores - 1])
            sb_addf(&text, "%s%d", n++ == 0 ? "" : ", ", cores);
    }
    return n == c->n_cores
               ? ""
               : str_formatz(c->arena, "; with %s cores, the others interpolated", sb_cstr(&text));
}

static void add_provenance(struct calibration *c, const struct inference *fit, const bool *chosen)
{
    struct machine *m = c->m;
    struct provenance *items = arena_alloc(c->arena, m->n_provenance + 3, sizeof *items);
    const char *date = clock_utc(c->arena);
    size_t n = 0;
    for (size_t i = 0; i < m->n_provenance; i++) {
        items[n] = m->provenance[i];
        if (strcmp(items[n].group, "peak_flop_per_cy") == 0)
            items[n].how =
                str_formatz(c->arena, "total: likwid-bench %s, %s; the others: %s",
                            c->peak_kernels[0] != NULL ? c->peak_kernels[0] : "-",
                            c->peak_kernels[1] != NULL ? c->peak_kernels[1] : "-", items[n].how);
        n++;
    }
    items[n++] =
        (struct provenance){"clock", FROM_MEASURED,
                            str_formatz(c->arena, "median of %d chains of dependent adds during %s",
                                        c->n_clocks, c->options->command),
                            date};
    items[n++] = (struct provenance){
        "bandwidths", FROM_MEASURED,
        str_formatz(c->arena, "likwid-bench, best of up to %d, by %s%s", c->effort.rounds,
                    c->options->command, measured_counts(c, chosen)),
        date};
    items[n++] = (struct provenance){
        "transfers", FROM_INFERRED,
        str_formatz(c->arena,
                    "fit of one-core bandwidths; typical deviation serial %.1f %%, intel %.1f %%, "
                    "zen %.1f %%, full %.1f %%%s",
                    100 * fit->rms_of[0], 100 * fit->rms_of[1], 100 * fit->rms_of[2],
                    100 * fit->rms_of[3],
                    fit->tied_with == NULL
                        ? ""
                        : str_formatz(c->arena, "; %s is no better than %s, which is documented",
                                      fit->tied_with, fit->hypothesis)),
        date};
    m->provenance = items;
    m->n_provenance = n;
}

static void store_peaks(struct calibration *c)
{
    struct peak_flops *peaks[2] = {&c->m->peak_dp, &c->m->peak_sp};
    for (int type = 0; type < 2; type++) {
        if (c->peak_flop_per_s[type] > 0)
            peaks[type]->total = round(c->peak_flop_per_s[type] / c->m->clock_hz * 1000) / 1000;
    }
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
    choose_core_counts(c, chosen);
    const double total_s =
        planned_s(c, chosen) + candidate_period_s * (N_MIXES + 2) * MAX_CANDIDATES;
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
    struct inference fit;
    c->start_s = clock_now_s();
    if (!machine_detect(c->arena, m, &c->host, &c->ports, c->err))
        return false;
    if (c->options->name != NULL)
        m->name = c->options->name;
    open_state(c);
    c->n_cores = (int)host_domain_cpus(&c->host, m->cores_per_numa_domain, c->arena, &c->cpus);
    c->best = arena_alloc(c->arena, ((size_t)m->n_caches + 1) * N_MIXES * (size_t)c->n_cores,
                          sizeof *c->best);
    c->second = arena_alloc(c->arena, ((size_t)m->n_caches + 1) * N_MIXES * (size_t)c->n_cores,
                            sizeof *c->second);
    bool *chosen = arena_alloc(c->arena, (size_t)c->n_cores, sizeof *chosen);
    if (!measure(c, chosen))
        return false;
    m->clock_hz = round_digits(median_clock_hz(c));
    if (!store_bandwidths(c) || !infer_transfers(m, c->arena, &fit, c->err))
        return false;
    round_transfers(m);
    store_peaks(c);
    if (fit.stores_block)
        add_store_ports(c);
    add_provenance(c, &fit, chosen);
    return true;
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
