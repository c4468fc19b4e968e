#define _POSIX_C_SOURCE 200809L /* open_memstream */
#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/temp.h"
#include "collect/calibrate/access_probe.h"
#include "collect/calibrate/calibrate.h"
#include "collect/calibrate/likwid_bench.h"
#include "collect/calibrate/probe_host.h"
#include "collect/calibrate/probe_report.h"
#include "collect/host/detect.h"
#include "collect/machinefile/load.h"
#include "golden.h"
#include "machine/sample.h"

enum { MAX_PROGRAMS = 256 };

/* A host of known speeds, on which a row of calibrations.txt is measured. */
struct world {
    struct sb *out;
    double now_s;
    double clock_hz; /* 0: unknown */
    double cores;    /* of the NUMA domain, each with two threads */
    double quota;
    double vary;     /* how much repeats differ */
    double slow;     /* how much longer runs take than planned */
    double touch_s;  /* first touch of memory's arrays */
    double jobs;     /* run so far */
    double fails_at; /* the number of the job that fails; -1: none */
    double stops_at; /* the number of the call that is interrupted; -1: none */
    double calls;
    double disturbed; /* each so many-th job; 0: none */
    double state;     /* interrupted runs are resumed; the file's last so many bytes are lost */
    double cut;
    double probe_runs;
    double probe_stops_at;
    double effective; /* share of its size that a cache holds */
    double peak;      /* share of the FLOP/s that the busy host leaves */
    double full;      /* not quick */
    double probes;    /* 2: the programs cannot be built */
    double accesses;
    double whole;    /* the machine file is shown */
    double progress; /* 2: on a terminal */
    double huge_pages;
    int n_open;        /* hosts of probes that are not closed */
    const char *lacks; /* a kernel that likwid-bench does not have */
    struct machine m;
    struct host_cpu cpus[16];
    double bytes_per_lup[MAX_PROGRAMS];
    int n_programs;
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

const char *__wrap_clock_utc(struct arena *arena);
const char *__wrap_clock_utc(struct arena *arena)
{
    (void)arena;
    return "2020-01-02T03:04:05Z";
}

int __wrap_isatty(int fd);
int __wrap_isatty(int fd)
{
    (void)fd;
    return world()->progress == 2;
}

double __wrap_host_clock_hz(int cpu, double seconds);
double __wrap_host_clock_hz(int cpu, double seconds)
{
    struct world *const w = world();
    sb_addf(w->out, "  clock of CPU %d for %g s\n", cpu, seconds);
    w->now_s += seconds;
    return w->clock_hz;
}

bool __wrap_machine_detect(struct arena *arena, struct machine *out, struct host *host,
                           struct core_ports *ports, struct err *err);
bool __wrap_machine_detect(struct arena *arena, struct machine *out, struct host *host,
                           struct core_ports *ports, struct err *err)
{
    (void)arena;
    static const char *const names[] = {"P0", "P1", "P2"};
    struct world *const w = world();
    for (int i = 0; i < 2 * (int)w->cores; i++)
        w->cpus[i] = (struct host_cpu){.cpu = 3 + i, .core = i / 2, .node = 0};
    *out = w->m;
    *host = (struct host){.cpus = w->cpus,
                          .n_cpus = 2 * (size_t)w->cores,
                          .n_cores = (int)w->cores,
                          .cpu_quota = w->quota,
                          .features = "avx fma"};
    *ports = (struct core_ports){.load = names, .n_load = 2, .store = names + 1, .n_store = 2};
    return w->cores > 0 || err_set(err, ERR_SYSTEM, "no CPU");
}

bool __wrap_likwid_bench_kernels(struct arena *arena, struct str_list *names, struct err *err);
bool __wrap_likwid_bench_kernels(struct arena *arena, struct str_list *names, struct err *err)
{
    (void)err;
    static const char *const kinds[] = {"load",  "copy",      "update",      "daxpy",
                                        "triad", "peakflops", "peakflops_sp"};
    static const char *const forms[] = {"", "_sse", "_avx"};
    *names = (struct str_list){0};
    for (size_t i = 0; i < 7; i++) {
        for (size_t k = 0; k < 3 && strcmp(kinds[i], world()->lacks) != 0; k++)
            *ARENA_ADD(arena, names->items, names->count) =
                str_format(arena, "%s%s", kinds[i], forms[k]);
    }
    return true;
}

/* From 0 to 1, of a number. */
static double by_chance(double number)
{
    const unsigned mixed = (unsigned)(long)(64 * number) * 2654435761U;
    return (mixed >> 12) % 1000 / 1000.;
}

/* Bytes per second of one core with so many bytes, and how much more so many get. */
static double speed_of(const struct machine *m, double bytes, int cores)
{
    static const double bytes_per_cy[] = {50, 30, 12, 4};
    int level = 0;
    while (level < m->n_caches && bytes > world()->effective * machine_cache_bytes(m, level))
        level++;
    const double scale = level == m->n_caches ? fmin(cores, 2.5) : cores;
    return bytes_per_cy[level] * m->base_clock_hz * scale;
}

static double factor_of(const char *kernel)
{
    static const struct {
        const char *part;
        double factor;
    } parts[] = {
        {"_sse", 0.8}, {"copy", 0.9}, {"update", 1.1}, {"daxpy_avx", 0.7}, {"peakflops", 0.5}};
    double factor = 1;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        factor *= strstr(kernel, parts[i].part) != NULL ? parts[i].factor : 1;
    return factor;
}

static void run_job(struct likwid_bench_job *job, const struct likwid_bench_pace *pace)
{
    struct world *const w = world();
    const bool peak = strncmp(job->kernel, "peakflops", 9) == 0;
    const double speed = factor_of(job->kernel) *
                         speed_of(&w->m, job->bytes / job->cores, job->cores) *
                         (1 - w->vary * by_chance(w->jobs));
    job->launched_s = w->now_s;
    job->from_s = w->now_s + 0.25 + (job->bytes > 3e7 ? w->touch_s : 0);
    job->to_s = job->from_s + job->seconds;
    job->launch_cpu_s = 0.003;
    job->small_pages = w->huge_pages == 0;
    if (w->jobs++ == w->fails_at)
        job->failure = "no such kernel";
    else
        job->bytes_per_s = speed;
    job->flop_per_s = peak ? w->peak * speed / (strstr(job->kernel, "_sp") != NULL ? 2 : 4) : 0;
    job->disturbed = w->disturbed > 0 && fmod(w->jobs, w->disturbed) == 0;
    w->now_s += w->slow * pace->period_s;
}

bool __wrap_likwid_bench_run(struct likwid_bench_job *jobs, size_t n, const int *cpus,
                             const struct likwid_bench_pace *pace,
                             likwid_bench_progress_fn *progress, void *context, struct arena *arena,
                             struct err *err);
bool __wrap_likwid_bench_run(struct likwid_bench_job *jobs, size_t n, const int *cpus,
                             const struct likwid_bench_pace *pace,
                             likwid_bench_progress_fn *progress, void *context, struct arena *arena,
                             struct err *err)
{
    (void)arena;
    struct world *const w = world();
    sb_addf(w->out,
            "  at %.5g s %zu runs from CPU %d: starts %.5g s, every %.5g s, launch %.5g s\n",
            w->now_s, n, cpus[0], pace->startup_s, pace->period_s, pace->launch_cpu_s);
    double bytes = 0;
    double expected = 0;
    for (size_t i = 0; i < n; i++) {
        struct likwid_bench_job *const job = &jobs[i];
        if (i < 2 || i + 1 == n)
            sb_addf(w->out, "    %s, %.6g B on %d, %.4g/s, %g s\n", job->kernel, job->bytes,
                    job->cores, job->guess_per_s, job->seconds);
        bytes += (double)(i + 1) * job->bytes;
        expected += (double)(i + 1) * job->guess_per_s;
        run_job(job, pace);
        if (progress != NULL)
            progress(context, job);
    }
    sb_addf(w->out, "    in all %.6g B, %.6g/s\n", bytes, expected);
    return w->calls++ != w->stops_at || err_set(err, ERR_INTERRUPTED, "interrupted");
}

bool __wrap_access_probe_run(const struct machine *m, int cpu, struct arena *arena,
                             struct machine_core *out, struct err *err);
bool __wrap_access_probe_run(const struct machine *m, int cpu, struct arena *arena,
                             struct machine_core *out, struct err *err)
{
    (void)m;
    sb_addf(world()->out, "  accesses of CPU %d\n", cpu);
    if (world()->accesses == 0)
        return err_set(err, ERR_SYSTEM, "no compiler");
    if (world()->accesses < 0)
        return err_set(err, ERR_INTERRUPTED, "interrupted");
    (void)arena;
    return access_probe_read(STR("16 0.5 1 1 2 0.5\n32 0.5 1 1 2 0.5\n"), out, err);
}

static bool build(void *context, const struct kernel *k, int *program, const struct incore **in,
                  struct err *err)
{
    struct world *const w = context;
    (void)err;
    static const struct incore analysed = {.T_comp_cy_per_cl = 1.5, .T_RegL1_cy_per_cl = 2};
    assert_true(w->n_programs < MAX_PROGRAMS);
    *in = &analysed;
    *program = w->n_programs++;
    w->bytes_per_lup[*program] = 8 * (double)k->n_arrays;
    return true;
}

static bool run(void *context, int program, const int64_t *sizes, int cores,
                struct spread *cy_per_cl, struct err *err)
{
    struct world *const w = context;
    if (w->probe_runs++ == w->probe_stops_at)
        return err_set(err, ERR_INTERRUPTED, "interrupted");
    const double bytes_per_cl = 8 * w->bytes_per_lup[program];
    const double bytes = (double)(sizes[0] * sizes[1]) * w->bytes_per_lup[program] / cores;
    const double speed = speed_of(&w->m, bytes, cores) / w->clock_hz;
    w->now_s += 0.25 * w->slow;
    cy_per_cl->q1 = cy_per_cl->median =
        (2 + bytes_per_cl / speed) * (1 + w->vary * by_chance(w->now_s));
    return true;
}

/* What stands for the opened host. */
static struct probe_host *opened(void)
{
    static char host;
    return (struct probe_host *)&host;
}

bool __wrap_probe_host_open(const struct machine *m, double seconds, struct arena *arena,
                            struct probe_host **out, struct err *err);
bool __wrap_probe_host_open(const struct machine *m, double seconds, struct arena *arena,
                            struct probe_host **out, struct err *err)
{
    (void)m;
    (void)arena;
    sb_addf(world()->out, "  probes of %g s at %.5g s\n", seconds, world()->now_s);
    *out = opened();
    world()->n_open++;
    return world()->probes < 2 || err_set(err, ERR_SYSTEM, "no compiler");
}

const struct probe_runner *__wrap_probe_host_runner(const struct probe_host *host);
const struct probe_runner *__wrap_probe_host_runner(const struct probe_host *host)
{
    static struct probe_runner runner;
    assert_ptr_equal(host, opened());
    runner = (struct probe_runner){world(), build, run};
    return &runner;
}

void __wrap_probe_host_close(struct probe_host *host);
void __wrap_probe_host_close(struct probe_host *host)
{
    assert_ptr_equal(host, opened());
    world()->n_open--;
}

static void set(struct world *w, struct str word, struct arena *arena)
{
    const struct str_cut cut = str_cut(word, '=');
    const struct {
        const char *name;
        double *value;
    } fields[] = {{"clock", &w->clock_hz},
                  {"cores", &w->cores},
                  {"quota", &w->quota},
                  {"vary", &w->vary},
                  {"slow", &w->slow},
                  {"touch", &w->touch_s},
                  {"fails-at", &w->fails_at},
                  {"stops-at", &w->stops_at},
                  {"disturbed", &w->disturbed},
                  {"effective", &w->effective},
                  {"peak", &w->peak},
                  {"state", &w->state},
                  {"cut", &w->cut},
                  {"probe-stops-at", &w->probe_stops_at},
                  {"full", &w->full},
                  {"probes", &w->probes},
                  {"accesses", &w->accesses},
                  {"whole", &w->whole},
                  {"progress", &w->progress},
                  {"huge-pages", &w->huge_pages}};
    if (str_eq(cut.head, STR("lacks")))
        w->lacks = str_cstr(arena, cut.tail);
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        if (str_eq(cut.head, str_of(fields[i].name)))
            assert_true(str_to_double(cut.tail, fields[i].value));
    }
}

static void add_result(const struct machine *m, const struct calibrate_probes *probes,
                       struct arena *arena)
{
    struct world *const w = world();
    struct str text;
    struct err err = {0};
    assert_true(machine_text(m, arena, &text, &err));
    /* The points of the fit have all digits that a number has, the last ones by chance. */
    const size_t fit = str_find_str(text, STR("\nfit:"));
    const size_t after = str_find_str(text, STR("\nprovenance:"));
    if (w->whole != 0) {
        sb_add(w->out, str_slice(text, 0, fit));
        sb_add(w->out, str_slice(text, after, text.len));
    }
    for (size_t i = 0; i < m->n_provenance && w->whole == 0; i++)
        sb_addf(w->out, "  %s: %s\n", m->provenance[i].group, m->provenance[i].how);
    if (probes == NULL)
        return;
    if (probes->failure.kind != ERR_NONE)
        sb_addf(w->out, "  no probes: %s\n", probes->failure.text);
    else
        probe_report(&probes->results, m, probes->held_out_cy, w->out);
}

/* How often a line is shown on a terminal, and how often it is removed without the next one. */
static void add_lines(struct str shown, struct sb *out)
{
    int n_lines = 0;
    int n_removed = 0;
    for (size_t at; (at = str_find_str(shown, STR("\r\033[K"))) < shown.len;) {
        shown = str_slice(shown, at + 4, shown.len);
        const bool line = str_starts_with(shown, STR("["));
        n_lines += line;
        n_removed += !line;
    }
    sb_addf(out, "  %d lines of progress, removed %d times%s\n", n_lines, n_removed,
            shown.len == 0 ? "" : ", but not in the end");
}

static void calibrate(const char *state_path, struct arena *arena)
{
    struct err err = {0};
    struct machine m;
    struct calibrate_probes probes;
    struct world *const w = world();
    char *shown = NULL;
    size_t size = 0;
    FILE *const progress = w->progress != 0 ? open_memstream(&shown, &size) : NULL;
    const struct calibrate_options options = {.quick = w->full == 0,
                                              .state_path = state_path,
                                              .name = "Replayed",
                                              .command = "a test",
                                              .progress = progress};
    struct calibrate_probes *const wanted = w->probes != 0 ? &probes : NULL;
    if (machine_calibrate(&options, arena, &m, wanted, &err))
        add_result(&m, wanted, arena);
    else
        sb_addf(w->out, "  error: %s — %s\n", err.text, err.hint);
    assert_int_equal(w->n_open, 0);
    sb_addf(w->out, "  ends at %.5g s with %g runs of probes\n", w->now_s, w->probe_runs);
    if (progress != NULL) {
        assert_int_equal(fclose(progress), 0);
        if (w->progress == 2)
            add_lines((struct str){shown, size}, w->out);
        else
            sb_add(w->out, (struct str){shown, size});
        free(shown);
    }
}

/* Interrupts it, loses the end of its state, and resumes it. */
static void calibrate_twice(struct arena *arena)
{
    struct world *const w = world();
    struct temp t = {0};
    struct err err = {0};
    struct str text;
    assert_true(temp_make(arena, &t, &err));
    const char *const path = path_join(arena, t.path, "state");
    calibrate(path, arena);
    assert_true(file_read(path, 1 << 20, arena, &text, &err));
    assert_true(file_write(path, str_slice(text, 0, text.len - (size_t)w->cut), &err));
    w->stops_at = -1;
    w->probe_stops_at = -1;
    w->probe_runs = 0;
    calibrate(path, arena);
    assert_true(temp_remove(&t, &err));
}

static void add_row(struct str row, struct sb *out)
{
    struct arena arena = {0};
    struct world *const w = world();
    *w = (struct world){.out = out,
                        .now_s = 1000,
                        .clock_hz = 2.123456789e9,
                        .cores = 2,
                        .vary = 0.01,
                        .slow = 1,
                        .touch_s = 0.02,
                        .fails_at = -1,
                        .stops_at = -1,
                        .probe_stops_at = -1,
                        .effective = 1,
                        .peak = 1,
                        .accesses = 1,
                        .lacks = "",
                        .m = sample_machine()};
    for (struct str_cut words = {.tail = row, .ok = row.len != 0}; words.ok;) {
        words = str_cut(words.tail, ' ');
        set(w, words.head, &arena);
    }
    w->m.cores_per_numa_domain = (int)w->cores;
    w->m.caches[2].cores_per_group = (int)fmin(4, fmax(1, w->cores));
    if (w->state != 0)
        calibrate_twice(&arena);
    else
        calibrate(NULL, &arena);
    arena_free(&arena);
}

/* calibrations.txt: which runs follow, and what becomes of them. */
static void calibrations_are_as_recorded(void **state)
{
    assert_golden_rows_or_part(CALIBRATIONS, add_row, *state, PARTS);
}

/* Argument: the number of a part; without one all rows. */
int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_prestate(calibrations_are_as_recorded, argc > 1 ? argv[1] : NULL),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
