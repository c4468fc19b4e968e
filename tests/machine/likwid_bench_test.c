#define _POSIX_C_SOURCE 200809L /* setenv */
#include "unit.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "base/cpu_time.h"
#include "base/proc.h"
#include "collect/calibrate/likwid_bench.h"
#include "golden.h"

enum { MAX_JOBS = 8 };

/*
 * A host on which likwid-bench moves 1 GB/s and computes half as many FLOP/s, and on which nothing
 * else runs. Each run begins when the clock stands where its thread would have launched it, so that
 * runs overlap though they are made one after the other.
 */
struct world {
    struct sb *out;
    double now_s, begin_s;
    double steal_s;    /* between two looks; NaN: not known */
    double faults;     /* pages touched first */
    double launch_s;   /* CPU time of a run besides its work */
    double threads;    /* how many may be started */
    double started;    /* that were not joined */
    double stop_after; /* jobs */
    double reported;
    struct likwid_bench_pace pace;
};

static struct world *world(void)
{
    static struct world now;
    return &now;
}

double __wrap_clock_now_s(void);
double __wrap_clock_now_s(void)
{
    return world()->now_s;
}

/* A run looks at it when it ends. */
struct cpu_time __wrap_cpu_time_now(const int *cpus, size_t n_cpus);
struct cpu_time __wrap_cpu_time_now(const int *cpus, size_t n_cpus)
{
    static double steal_s;
    struct world *const w = world();
    assert_int_equal(cpus[0], 3);
    sb_addf(w->out, "  at %.6g s watches %zu CPUs\n", w->now_s - w->begin_s, n_cpus);
    w->now_s = w->begin_s;
    steal_s += isnan(w->steal_s) ? 0 : w->steal_s;
    return (struct cpu_time){.known = !isnan(w->steal_s), .steal_s = steal_s};
}

int __wrap_nanosleep(const struct timespec *time, struct timespec *left);
int __wrap_nanosleep(const struct timespec *time, struct timespec *left)
{
    (void)left;
    assert_in_range(time->tv_nsec, 0, 999999999);
    world()->now_s += (double)time->tv_sec + (double)time->tv_nsec / 1e9;
    return 0;
}

int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                          void *(*start)(void *), void *argument);
int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                          void *(*start)(void *), void *argument)
{
    (void)attributes;
    struct world *const w = world();
    *thread = pthread_self();
    if (w->threads == 0)
        return 1;
    w->threads--;
    w->started++;
    start(argument);
    return 0;
}

int __wrap_pthread_join(pthread_t thread, void **result);
int __wrap_pthread_join(pthread_t thread, void **result)
{
    (void)thread;
    (void)result;
    world()->started--;
    return 0;
}

/* `bytes` and `cores` of N:8kB:2 */
static void read_working_set(const char *text, double *bytes, int64_t *cores)
{
    const struct str_cut size = str_cut(str_cut(str_of(text), ':').tail, ':');
    assert_true(str_to_double(str_cut(size.head, 'k').head, bytes));
    assert_true(str_to_i64(size.tail, cores));
    *bytes *= 1000;
}

bool __wrap_proc_check(const struct proc_spec *spec, struct arena *arena,
                       struct proc_result *result, struct err *err);
bool __wrap_proc_check(const struct proc_spec *spec, struct arena *arena,
                       struct proc_result *result, struct err *err)
{
    struct world *const w = world();
    const char *const kernel = spec->argv[2];
    double bytes = 0;
    int64_t cores = 0;
    int64_t iterations = 0;
    assert_true(spec->timeout_s == 120);
    sb_addf(w->out, "  at %.6g s", w->now_s - w->begin_s);
    for (size_t i = 0; spec->argv[i] != NULL; i++)
        sb_addf(w->out, " %s", spec->argv[i]);
    if (spec->env_set != NULL) {
        assert_string_equal(spec->env_set[0], "GLIBC_TUNABLES=glibc.malloc.hugetlb=1");
        assert_null(spec->env_set[1]);
    }
    sb_addf(w->out, spec->env_set != NULL ? ", huge pages, on" : " on");
    for (size_t i = 0; i < spec->n_cpus; i++)
        sb_addf(w->out, " %d", spec->cpus[i]);
    sb_addc(w->out, '\n');
    if (strcmp(kernel, "unknown") == 0)
        return err_set(err, ERR_SYSTEM, "no such kernel");
    if (strcmp(kernel, "stopped") == 0)
        return err_set(err, ERR_INTERRUPTED, "interrupted");
    read_working_set(spec->argv[4], &bytes, &cores);
    assert_true(str_to_i64(str_of(spec->argv[6]), &iterations));
    const double time_s = (double)iterations * bytes / 1e9;
    struct sb text = {.arena = arena};
    sb_addf(&text, "Time: %.17g sec\nMFlops/s: 500\nMByte/s: 1000\n", time_s);
    const bool one_less = strcmp(kernel, "fewer") == 0;
    for (int64_t i = one_less; i < cores; i++)
        sb_addf(&text, "Group: 0 running on hwthread %d - x\n",
                strcmp(kernel, "elsewhere") == 0 && i == 1 ? 9 : spec->cpus[cores - 1 - i]);
    w->now_s += w->pace.startup_s + time_s;
    *result = (struct proc_result){.out = sb_str(&text),
                                   .user_s = (double)cores * time_s + w->launch_s / 4,
                                   .system_s = 3 * w->launch_s / 4,
                                   .minor_faults = (long)w->faults};
    return true;
}

static bool report(void *context, const struct likwid_bench_job *job)
{
    struct world *const w = context;
    sb_addf(w->out, "  reports %s%s\n", job->kernel, job->disturbed ? ", disturbed" : "");
    return ++w->reported != w->stop_after;
}

static void add_job(const struct likwid_bench_job *job, double begin_s, struct sb *out)
{
    sb_addf(out, "  %s: %.4g B/s, %.4g FLOP/s in %.4g s", job->kernel, job->bytes_per_s,
            job->flop_per_s, job->work_s);
    if (job->launched_s > 0)
        sb_addf(out, ", launched %.4g", job->launched_s - begin_s);
    if (job->to_s > 0)
        sb_addf(out, ", worked %.4g to %.4g", job->from_s - begin_s, job->to_s - begin_s);
    sb_addf(out, ", launch takes %.4g, steal %.4g%s%s", job->launch_cpu_s, job->steal_s,
            job->small_pages ? ", small pages" : "", job->disturbed ? ", disturbed" : "");
    sb_addf(out, "%s%s\n", job->failure != NULL ? ": " : "",
            job->failure != NULL ? job->failure : "");
}

static void set(struct world *w, struct likwid_bench_job *like, struct str_cut word)
{
    double cores = like->cores;
    const struct {
        const char *name;
        double *value;
    } fields[] = {{"startup", &w->pace.startup_s},
                  {"period", &w->pace.period_s},
                  {"launch", &w->pace.launch_cpu_s},
                  {"touch", &w->pace.touch_after_s},
                  {"steal", &w->steal_s},
                  {"faults", &w->faults},
                  {"launches", &w->launch_s},
                  {"threads", &w->threads},
                  {"stop", &w->stop_after},
                  {"cores", &cores},
                  {"bytes", &like->bytes},
                  {"seconds", &like->seconds},
                  {"guess", &like->guess_per_s}};
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        if (str_eq(word.head, str_of(fields[i].name)) && !str_to_double(word.tail, fields[i].value))
            *fields[i].value = NAN;
    }
    like->cores = (int)cores;
}

/* Words without a value are kernels, which run with the values before them. */
static void add_row(struct str row, struct sb *out)
{
    static const int cpus[] = {3, 5, 6};
    struct arena arena = {0};
    struct err err = {0};
    struct likwid_bench_job jobs[MAX_JOBS];
    struct likwid_bench_job like = {.cores = 1, .bytes = 8e6, .seconds = 0.25, .guess_per_s = 1e9};
    struct world *const w = world();
    size_t n = 0;
    *w = (struct world){
        .out = out,
        .now_s = 100,
        .begin_s = 100,
        .threads = 64,
        .launch_s = 0.04,
        .pace = {.startup_s = 1, .period_s = 0.5, .launch_cpu_s = 0.04, .touch_after_s = INFINITY}};
    unsetenv("GLIBC_TUNABLES");
    for (struct str_cut words = {.tail = row, .ok = row.len != 0}; words.ok;) {
        words = str_cut(words.tail, ' ');
        const struct str_cut word = str_cut(words.head, '=');
        if (str_eq(word.head, STR("tunables")))
            setenv("GLIBC_TUNABLES", "", 1);
        else if (word.ok)
            set(w, &like, word);
        else {
            assert_true(n < MAX_JOBS);
            like.kernel = str_formatz(&arena, "%.*s", STR_ARG(word.head));
            jobs[n++] = like;
        }
    }
    const double threads = w->threads;
    const bool done = likwid_bench_run(jobs, n, cpus, &w->pace, report, w, &arena, &err);
    for (size_t i = 0; i < n; i++)
        add_job(&jobs[i], w->begin_s, out);
    sb_addf(out, "  %g threads%s%s\n", threads - w->threads,
            done ? "" : ", error: ", done ? "" : err.text);
    assert_true(w->started == 0);
    arena_free(&arena);
}

/* benches.txt: which runs of likwid-bench are made, and what is noted of them. */
static void benches_run_as_recorded(void **state)
{
    (void)state;
    assert_golden_rows(BENCHES, add_row);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(benches_run_as_recorded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
