#include "collect/calibrate/likwid_bench.h"

#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "base/cpu_time.h"
#include "base/proc.h"

enum { MAX_IN_FLIGHT = 32, RUN_TIMEOUT_S = 120 };

static const double page_bytes = 4096; /* the smallest */

/* A run is disturbed where others worked, or the hypervisor took time, for a greater share. */
static const double max_shared = 0.2;
static const double max_stolen = 0.05;

/* The number after `label` at a line's start, or NaN. */
static double figure(struct str output, const char *label)
{
    for (struct str line; str_next_line(&output, &line);) {
        double value = 0;
        if (str_starts_with(line, str_of(label))) {
            struct str rest = str_trim(str_slice(line, strlen(label), line.len));
            rest = str_slice(rest, 0, str_find(rest, ' ')); /* a unit may follow */
            return str_to_double(rest, &value) ? value : NAN;
        }
    }
    return NAN;
}

/* `… Global Thread 1 running on hwthread 3 - …` for each thread. */
static void find_cpus(struct str output, struct likwid_bench_report *out)
{
    static const struct str mark = {"running on hwthread ", 20};
    for (struct str line; str_next_line(&output, &line);) {
        const size_t at = str_find_str(line, mark);
        int64_t cpu = 0;
        if (!str_starts_with(line, STR("Group:")) || at == line.len)
            continue;
        struct str number = str_slice(line, at + mark.len, line.len);
        number = str_slice(number, 0, str_find(number, ' '));
        if (str_to_i64(number, &cpu) && out->n_cpus < sizeof out->cpus / sizeof out->cpus[0])
            out->cpus[out->n_cpus++] = (int)cpu;
    }
}

bool likwid_bench_parse(struct str output, struct likwid_bench_report *out, struct err *err)
{
    *out = (struct likwid_bench_report){
        .time_s = figure(output, "Time:"),
        .bytes_per_s = figure(output, "MByte/s:") * 1e6,
        .flop_per_s = figure(output, "MFlops/s:") * 1e6,
    };
    if (isnan(out->flop_per_s))
        out->flop_per_s = 0; /* kernels without FLOPs do not print it */
    find_cpus(output, out);
    if (!(out->time_s > 0) || !(out->bytes_per_s > 0) || !isfinite(out->bytes_per_s))
        return err_set(err, ERR_SYSTEM, "cannot read the output of likwid-bench");
    return true;
}

bool likwid_bench_kernels(struct arena *arena, struct str_list *names, struct err *err)
{
    const char *argv[] = {"likwid-bench", "-a", NULL};
    const struct proc_spec spec = {.argv = argv, .timeout_s = RUN_TIMEOUT_S};
    struct proc_result result;
    *names = (struct str_list){0};
    if (!proc_check(&spec, arena, &result, err))
        return err_hint(err, "install the package likwid");
    struct str rest = result.out;
    for (struct str line; str_next_line(&rest, &line);) {
        const size_t at = str_find_str(line, STR(" - "));
        if (at != line.len)
            str_list_add(arena, names, str_trim(str_slice(line, 0, at)));
    }
    return true;
}

/* Variants of likwid-bench's kernels, the one expected to be fastest first. */
struct likwid_bench_variant {
    const char *suffix;
    const char *feature;     /* of /proc/cpuinfo; null: none needed */
    const char *fma_feature; /* needed too */
    int sve_bytes;           /* written for this vector length; 0: no SVE */
};
static const struct likwid_bench_variant variants[] = {
    {"_avx512_fma", "avx512f", "fma", 0},
    {"_avx512", "avx512f", NULL, 0},
    {"_avx_fma", "avx", "fma", 0},
    {"_avx", "avx", NULL, 0},
    {"_sse_fma", "sse2", "fma", 0},
    {"_sse", "sse2", NULL, 0},
    {"_sve512_fma", "sve", NULL, 64},
    {"_sve512", "sve", NULL, 64},
    {"_sve256", "sve", NULL, 32},
    {"_neon_fma", "asimd", NULL, 0},
    {"_neon", "asimd", NULL, 0},
    {"_pair", "asimd", NULL, 0},
    {"", NULL, NULL, 0},
};

static bool runs_here(const struct host *host, const struct likwid_bench_variant *v)
{
    if ((v->feature != NULL && !host_has(host, v->feature)) ||
        (v->fma_feature != NULL && !host_has(host, v->fma_feature)))
        return false;
    return v->sve_bytes == 0 || host->sve_bytes == v->sve_bytes;
}

void likwid_bench_candidates(const struct host *host, const struct str_list *kernels,
                             const char *mix, struct arena *arena, struct str_list *out)
{
    *out = (struct str_list){0};
    for (size_t v = 0; v < sizeof variants / sizeof variants[0]; v++) {
        if (!runs_here(host, &variants[v]))
            continue;
        const struct str name = str_format(arena, "%s%s", mix, variants[v].suffix);
        for (size_t i = 0; i < kernels->count; i++) {
            if (str_eq(kernels->items[i], name))
                str_list_add(arena, out, name);
        }
    }
}

/* Whether every thread ran on its own CPU, one of those that were requested. */
static bool ran_where_requested(const struct likwid_bench_report *report, const int *cpus,
                                int cores)
{
    if (report->n_cpus != (size_t)cores)
        return false;
    for (int i = 0; i < cores; i++) {
        bool found = false;
        for (size_t j = 0; j < report->n_cpus && !found; j++)
            found = report->cpus[j] == cpus[i];
        if (!found)
            return false;
    }
    return true;
}

static long iterations(const struct likwid_bench_job *job)
{
    const double wanted = job->seconds * job->guess_per_s / job->bytes;
    return wanted < 1 ? 1 : wanted > 1e12 ? (long)1e12 : (long)wanted;
}

/*
 * Where the system lets programs ask for huge pages, glibc asks for them, as measured programs do:
 * with small pages a run may take far longer to touch its arrays than to work, and it measures the
 * TLB too. GLIBC_TUNABLES of the user's own stay.
 */
static const char *const *with_huge_pages(void)
{
    static const char *const set[] = {"GLIBC_TUNABLES=glibc.malloc.hugetlb=1", NULL};
    return getenv("GLIBC_TUNABLES") == NULL ? set : NULL;
}

/*
 * Within an affinity of just these CPUs likwid's domain N is those CPUs: it keeps hardware threads
 * of the same core and CPUs of others out.
 */
static bool run_job(struct likwid_bench_job *job, const int *cpus, struct arena *arena,
                    struct err *err)
{
    const double kb = job->bytes / 1000;
    const char *argv[] = {"likwid-bench",
                          "-t",
                          job->kernel,
                          "-W",
                          str_formatz(arena, "N:%.0fkB:%d", kb, job->cores),
                          "-i",
                          str_formatz(arena, "%ld", iterations(job)),
                          NULL};
    const struct proc_spec spec = {.argv = argv,
                                   .env_set = with_huge_pages(),
                                   .timeout_s = RUN_TIMEOUT_S,
                                   .cpus = cpus,
                                   .n_cpus = (size_t)job->cores};
    struct proc_result result;
    struct likwid_bench_report report;
    if (!proc_check(&spec, arena, &result, err) || !likwid_bench_parse(result.out, &report, err))
        return false;
    if (!ran_where_requested(&report, cpus, job->cores))
        return err_set(err, ERR_SYSTEM, "likwid-bench did not run on the requested CPUs");
    job->bytes_per_s = report.bytes_per_s;
    job->flop_per_s = report.flop_per_s;
    job->work_s = report.time_s;
    job->to_s = clock_now_s();
    job->from_s = job->to_s - report.time_s;
    job->small_pages = (double)result.minor_faults * page_bytes > job->bytes / 2;
    job->launch_cpu_s = fmax(0, result.user_s + result.system_s - job->cores * report.time_s);
    return true;
}

/* Shared by the threads that each wait for one run at a time. */
struct pool {
    pthread_mutex_t lock;
    pthread_cond_t finished;
    struct likwid_bench_job *jobs;
    size_t n_jobs;
    size_t next;
    bool *done;
    bool stop;
    const int *cpus;
    size_t n_cpus;
    struct cpu_time at_end; /* of the CPUs when the last run ended */
    double start_s;
    const struct likwid_bench_pace *pace;
    struct err *failures; /* one a job */
    struct err err;       /* an interrupt */
};

static void sleep_until(double when_s)
{
    const double left_s = when_s - clock_now_s();
    if (left_s <= 0)
        return;
    const struct timespec time = {(time_t)left_s, (long)((left_s - floor(left_s)) * 1e9)};
    nanosleep(&time, NULL);
}

static void finish(struct pool *pool, size_t index, const struct err *err)
{
    pthread_mutex_lock(&pool->lock);
    const struct cpu_time now = cpu_time_now(pool->cpus, pool->n_cpus);
    const struct cpu_time since = cpu_time_between(pool->at_end, now);
    pool->jobs[index].steal_s = since.known ? since.steal_s : 0;
    pool->at_end = now;
    if (err->kind == ERR_INTERRUPTED) {
        pool->err = *err;
        pool->stop = true;
    }
    pool->failures[index] = *err;
    pool->done[index] = true;
    pthread_cond_signal(&pool->finished);
    pthread_mutex_unlock(&pool->lock);
}

static void *work(void *argument)
{
    struct pool *pool = argument;
    for (;;) {
        pthread_mutex_lock(&pool->lock);
        const size_t index = pool->next;
        const bool over = pool->stop || index >= pool->n_jobs;
        pool->next += !over;
        pthread_mutex_unlock(&pool->lock);
        if (over)
            return NULL;
        sleep_until(pool->start_s + (double)index * pool->pace->period_s);
        pthread_mutex_lock(&pool->lock);
        pool->jobs[index].launched_s = clock_now_s();
        pthread_mutex_unlock(&pool->lock);
        struct arena arena = {0};
        struct err err = {0};
        run_job(&pool->jobs[index], pool->cpus, &arena, &err);
        finish(pool, index, &err);
        arena_free(&arena);
    }
}

/* Seconds of a run's work that lie within from_s..to_s. */
static double shared_s(const struct likwid_bench_job *job, double from_s, double to_s)
{
    return fmax(0, fmin(job->to_s, to_s) - fmax(job->from_s, from_s));
}

/* By launches, by first touches and the work of other runs that have ended, or by the hypervisor.
 */
static bool was_disturbed(const struct pool *pool, size_t self)
{
    const struct likwid_bench_job *job = &pool->jobs[self];
    double disturbed_s = 0;
    for (size_t i = 0; i < pool->n_jobs; i++) {
        const struct likwid_bench_job *other = &pool->jobs[i];
        if (i == self)
            continue;
        disturbed_s +=
            shared_s(job, other->launched_s, other->launched_s + pool->pace->launch_cpu_s);
        const double touch_s = other->launched_s + pool->pace->touch_after_s;
        if (pool->done[i] && other->bytes_per_s > 0)
            disturbed_s += shared_s(job, fmin(touch_s, other->from_s), other->to_s);
    }
    return job->bytes_per_s > 0 && (disturbed_s > max_shared * job->work_s ||
                                    job->steal_s > max_stolen * job->cores * job->work_s);
}

/* Waits for each job in turn, and for the next, which may have disturbed it; then reports it. */
static void watch(struct pool *pool, likwid_bench_progress_fn *progress, void *context,
                  struct arena *arena)
{
    for (size_t i = 0; i < pool->n_jobs; i++) {
        const size_t next = i + 1 < pool->n_jobs ? i + 1 : i;
        pthread_mutex_lock(&pool->lock);
        while (!(pool->done[i] && pool->done[next]) && !pool->stop)
            pthread_cond_wait(&pool->finished, &pool->lock);
        const bool stop = pool->stop;
        if (!stop)
            pool->jobs[i].disturbed = was_disturbed(pool, i);
        pthread_mutex_unlock(&pool->lock);
        if (stop)
            return;
        if (pool->failures[i].kind != ERR_NONE)
            pool->jobs[i].failure = str_formatz(arena, "%s", pool->failures[i].text);
        if (progress != NULL && !progress(context, &pool->jobs[i])) {
            pthread_mutex_lock(&pool->lock);
            pool->stop = true;
            pthread_mutex_unlock(&pool->lock);
        }
    }
}

struct likwid_bench_pace likwid_bench_find_pace(const struct likwid_bench_phases *phases)
{
    const double step_s = 0.002;
    const double slack_s = 0.006;
    const double startup_s = phases->startup_s;
    const double min_s = phases->launch_cpu_s + phases->touch_s + phases->work_s + slack_s;
    const double max_s = fmax(min_s, startup_s + phases->launch_cpu_s + phases->work_s);
    double period_s = min_s;
    for (int i = 0; period_s < max_s; i++) {
        /* From a launch until another run begins to work. */
        const double phase_s = fmod(startup_s, period_s);
        if (phase_s >= phases->launch_cpu_s + phases->spread_s + slack_s / 2 &&
            phase_s <= period_s - phases->work_s - slack_s / 2)
            break;
        period_s = min_s + (i + 1) * step_s;
    }
    return (struct likwid_bench_pace){
        .startup_s = startup_s,
        .period_s = fmin(period_s, max_s),
        .launch_cpu_s = phases->launch_cpu_s,
        .touch_after_s = phases->touch_s > 0 ? fmax(0, startup_s - phases->touch_s) : INFINITY};
}

static size_t max_cores(const struct likwid_bench_job *jobs, size_t n)
{
    int most = 0;
    for (size_t i = 0; i < n; i++)
        most = jobs[i].cores > most ? jobs[i].cores : most;
    return (size_t)most;
}

static void run_pool(struct pool *pool, likwid_bench_progress_fn *progress, void *context,
                     struct arena *arena)
{
    pthread_t threads[MAX_IN_FLIGHT];
    size_t n = 0;
    const double wanted = ceil(pool->pace->startup_s / pool->pace->period_s) + 2;
    pool->start_s = clock_now_s();
    pool->at_end = cpu_time_now(pool->cpus, pool->n_cpus);
    while (n < MAX_IN_FLIGHT && (double)n < wanted &&
           pthread_create(&threads[n], NULL, work, pool) == 0)
        n++;
    if (n == 0)
        work(pool);
    watch(pool, progress, context, arena);
    for (size_t i = 0; i < n; i++)
        pthread_join(threads[i], NULL);
}

bool likwid_bench_run(struct likwid_bench_job *jobs, size_t n, const int *cpus,
                      const struct likwid_bench_pace *pace, likwid_bench_progress_fn *progress,
                      void *context, struct arena *arena, struct err *err)
{
    struct pool pool = {
        .lock = PTHREAD_MUTEX_INITIALIZER,
        .finished = PTHREAD_COND_INITIALIZER,
        .jobs = jobs,
        .n_jobs = n,
        .done = arena_alloc(arena, n, sizeof *pool.done),
        .cpus = cpus,
        .n_cpus = max_cores(jobs, n),
        .pace = pace,
        .failures = arena_alloc(arena, n, sizeof *pool.failures),
    };
    /* Blocked here, so that the runs' own watch sees an interrupt and all ends in good order. */
    sigset_t watched;
    sigset_t before;
    sigemptyset(&watched);
    sigaddset(&watched, SIGINT);
    sigaddset(&watched, SIGTERM);
    sigaddset(&watched, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &watched, &before);
    run_pool(&pool, progress, context, arena);
    for (size_t i = 0; i < n; i++)
        jobs[i].disturbed = was_disturbed(&pool, i);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_cond_destroy(&pool.finished);
    pthread_mutex_destroy(&pool.lock);
    if (pool.err.kind != ERR_NONE) {
        *err = pool.err;
        return false;
    }
    return true;
}
