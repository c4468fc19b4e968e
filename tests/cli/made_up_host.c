/* A made-up host for transcripts: it is the machine of bare.yml, measures what the test gives it,
 * and says in parentheses what it was asked for. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "collect/calibrate/calibrate.h"
#include "collect/host/host_match.h"
#include "collect/machinefile/load.h"
#include "collect/measure/frequency.h"
#include "collect/measure/measure.h"
#include "collect/measure/own_clock.h"
#include "collect/measure/placement.h"
#include "collect/measure/program_command.h"

bool __wrap_host_match_read(struct arena *arena, struct match_here *out, struct err *err);
bool __wrap_host_match_read(struct arena *arena, struct match_here *out, struct err *err)
{
    static const int cpus[] = {0, 1, 2, 3};
    (void)arena;
    (void)err;
    *out = (struct match_here){.n_hosts = 1, .cpus = cpus, .n_cpus = 4};
    out->hosts[0] = (struct host){.vendor = "AMD",
                                  .model_name = "none",
                                  .microarchitecture = "none",
                                  .isa = "x86-64",
                                  .n_online = 4,
                                  .n_cores = 4,
                                  .n_sockets = 1,
                                  .n_nodes = 1,
                                  .threads_per_core = 1,
                                  .n_caches = 2,
                                  .caches = {{.level = 1,
                                              .sets = 64,
                                              .ways = 8,
                                              .line_bytes = 64,
                                              .cores_per_group = 1,
                                              .divided_by = 1},
                                             {.level = 2,
                                              .sets = 1024,
                                              .ways = 8,
                                              .line_bytes = 64,
                                              .cores_per_group = 1,
                                              .divided_by = 1}}};
    return true;
}

void __wrap_host_match_now(const int *cpus, size_t n_cpus, struct arena *arena,
                           struct host_match_now *out);
void __wrap_host_match_now(const int *cpus, size_t n_cpus, struct arena *arena,
                           struct host_match_now *out)
{
    (void)arena;
    printf("(looks at %zu CPUs from %d)\n", n_cpus, cpus[0]);
    *out = (struct host_match_now){.clock_hz = 2.3e9, .load = 0.75};
}

bool __wrap_host_match_check(const struct machine *m, struct arena *arena, struct err *err);
bool __wrap_host_match_check(const struct machine *m, struct arena *arena, struct err *err)
{
    (void)arena;
    return strcmp(m->name, "bare") == 0 ||
           err_set(err, ERR_INPUT, "this host is not '%s'", m->name);
}

bool __wrap_frequency_hold_host(double hz, struct arena *arena, struct frequency_hold **out,
                                struct err *err);
bool __wrap_frequency_hold_host(double hz, struct arena *arena, struct frequency_hold **out,
                                struct err *err)
{
    (void)arena;
    *out = NULL;
    if (hz > 0)
        printf("(fixes the clock at %.4g GHz)\n", hz / 1e9);
    return hz < 3e9 || err_set(err, ERR_SYSTEM, "the clock cannot be that high");
}

/* ---- measurements ---- */

bool __wrap_measure_shared_open(const struct counter_provider *counters, struct arena *arena,
                                struct measure_shared **out, struct err *err);
bool __wrap_measure_shared_open(const struct counter_provider *counters, struct arena *arena,
                                struct measure_shared **out, struct err *err)
{
    (void)counters;
    (void)arena;
    (void)err;
    *out = NULL;
    return true;
}

void __wrap_measure_shared_close(struct measure_shared *shared);
void __wrap_measure_shared_close(struct measure_shared *shared)
{
    (void)shared;
}

bool __wrap_measure_program_build(const struct kernel *k, const struct machine *m,
                                  const struct measure_options *options, struct arena *arena,
                                  struct measure_program **out, struct err *err);
bool __wrap_measure_program_build(const struct kernel *k, const struct machine *m,
                                  const struct measure_options *options, struct arena *arena,
                                  struct measure_program **out, struct err *err)
{
    static int n;
    int *const number = arena_alloc(arena, 1, sizeof *number);
    (void)err;
    *number = ++n;
    *out = (struct measure_program *)number;
    printf("(program %d for %s: %d loops, compiler %s)\n", n, m->name, k->n_loops,
           options->compiler != NULL ? options->compiler : "of the machine");
    return true;
}

void __wrap_measure_program_free(struct measure_program *program);
void __wrap_measure_program_free(struct measure_program *program)
{
    (void)program;
}

static void show_task(const struct measure_program *program, const int64_t *sizes,
                      const struct measure_options *o)
{
    printf(
        "(runs %d at %lld: %d threads, %s, %s pages, best %d, budget %.4g s, precision %.4g%s%s)\n",
        *(const int *)program, (long long)sizes[0], o->threads, pin_policy_name(o->pin),
        program_pages_name(o->pages), o->best_k, o->budget_s, o->precision, o->cold ? ", cold" : "",
        o->jacobi ? ", Jacobi" : "");
}

/* Every second one is noisy; with more threads it is faster. */
static struct measurement made_up(int number, const struct measure_options *o, int n_rounds,
                                  struct arena *arena)
{
    const double mlup_per_s = 100.0 * o->threads * number;
    double *const rounds_s = arena_alloc(arena, (size_t)n_rounds, sizeof *rounds_s);
    for (int r = 0; r < n_rounds; r++)
        rounds_s[r] = (1 + 0.01 * (r % 3)) / mlup_per_s;
    return (struct measurement){
        .cy_per_cl = {.min = 15000 / mlup_per_s,
                      .median = 16000 / mlup_per_s,
                      .max = 20000 / mlup_per_s},
        .mlup_per_s = {.min = 0.8 * mlup_per_s, .median = mlup_per_s, .max = 1.0625 * mlup_per_s},
        .clock_hz = 2e9,
        .n_samples = 9,
        .n_rounds = n_rounds,
        .rounds_s = rounds_s,
        .n_threads = o->threads,
        .lups_per_sweep = 1e6,
        .huge_page_share = 0.5,
        .verdict = number % 2 == 0 ? VERDICT_NOISY : VERDICT_OK,
        .reason = "made up",
        .counters = "unavailable (made up)"};
}

bool __wrap_measure_run(const struct measure_program *program, const int64_t *sizes,
                        const struct measure_options *options, struct arena *arena,
                        struct measurement *out, struct err *err);
bool __wrap_measure_run(const struct measure_program *program, const int64_t *sizes,
                        const struct measure_options *options, struct arena *arena,
                        struct measurement *out, struct err *err)
{
    show_task(program, sizes, options);
    *out = made_up(*(const int *)program, options, 1, arena);
    return sizes[0] != 666 || err_set(err, ERR_SYSTEM, "the program crashed");
}

bool __wrap_measure_in_turn(const struct measure_task *tasks, size_t n_tasks,
                            const struct measure_turns *turns, struct arena *arena,
                            struct measurement *out, struct err *err);
bool __wrap_measure_in_turn(const struct measure_task *tasks, size_t n_tasks,
                            const struct measure_turns *turns, struct arena *arena,
                            struct measurement *out, struct err *err)
{
    (void)err;
    for (size_t i = 0; i < n_tasks; i++) {
        show_task(tasks[i].program, tasks[i].sizes, tasks[i].options);
        out[i] =
            made_up(*(const int *)tasks[i].program, tasks[i].options, turns->max_rounds, arena);
    }
    return true;
}

/* ---- programs of the user ---- */

/* Two sockets, two NUMA domains each; two CPUs are not ours. */
bool __wrap_pin_read_host(struct arena *arena, struct pin_host *host, struct err *err);
bool __wrap_pin_read_host(struct arena *arena, struct pin_host *host, struct err *err)
{
    static const struct pin_cpu cpus[] = {{0, 0, 0, 0, false}, {1, 1, 0, 0, true},
                                          {2, 2, 1, 0, true},  {3, 3, 2, 1, true},
                                          {4, 4, 3, 1, true},  {5, 5, 3, 1, false}};
    (void)arena;
    (void)err;
    *host = (struct pin_host){.n_cpus = 6, .cpus = cpus};
    return true;
}

const char *__wrap_own_clock_text(const char *root, const int *cpus, size_t n_cpus, double held_hz,
                                  const char *why_not, struct arena *arena);
const char *__wrap_own_clock_text(const char *root, const int *cpus, size_t n_cpus, double held_hz,
                                  const char *why_not, struct arena *arena)
{
    (void)root;
    return str_formatz(arena, "%.4g GHz on %zu CPUs from %d%s%s", held_hz / 1e9, n_cpus, cpus[0],
                       why_not != NULL ? ": " : "", why_not != NULL ? why_not : "");
}

struct argv __wrap_program_command(const struct measure_program *program, const int64_t *sizes,
                                   const struct measure_options *o, int threads, const int *cpus,
                                   struct arena *arena);
struct argv __wrap_program_command(const struct measure_program *program, const int64_t *sizes,
                                   const struct measure_options *o, int threads, const int *cpus,
                                   struct arena *arena)
{
    struct argv argv = {.arena = arena};
    argv_add(&argv, str_formatz(arena, "program-%d", *(const int *)program));
    argv_add(&argv, str_formatz(arena, "%lld,%lld", (long long)sizes[0], (long long)sizes[1]));
    argv_add(&argv,
             str_formatz(arena, "%d threads from %d%s", threads, cpus[0], o->cold ? ", cold" : ""));
    return argv;
}

const char *__wrap_clock_utc(struct arena *arena);
const char *__wrap_clock_utc(struct arena *arena)
{
    (void)arena;
    return "2026-02-03T04:05:06Z";
}

static const char *no_counters(const void *state, struct arena *arena)
{
    (void)state;
    (void)arena;
    printf("(looks for counters)\n");
    return "made up";
}

struct counter_provider __wrap_counter_likwid(void);
struct counter_provider __wrap_counter_likwid(void)
{
    return (struct counter_provider){.unavailable = no_counters};
}

/* The first run is the slowest one. */
bool __wrap_placement_measure(const struct placement_request *request,
                              const struct counter_provider *provider, struct arena *arena,
                              struct placement_measured *out, struct err *err);
bool __wrap_placement_measure(const struct placement_request *request,
                              const struct counter_provider *provider, struct arena *arena,
                              struct placement_measured *out, struct err *err)
{
    const struct own_request *const r = &request->run;
    struct own_run *const runs = arena_alloc(arena, request->repeats, sizeof *runs);
    (void)provider;
    for (size_t i = 0; i < request->repeats; i++)
        runs[i] = (struct own_run){.seconds = 0.5 / (double)(i + 1), .clock_hz = 2.1e9};
    printf("(runs%s%s", request->name != NULL ? " " : "",
           request->name != NULL ? request->name : "");
    for (size_t i = 0; r->argv[i] != NULL; i++)
        printf(" '%s'", r->argv[i]);
    printf(" %zu times on %zu CPUs from %d near %zu, at most %g s, caches %s, %zu bytes, counts "
           "%d %d, sweeps %d)\n",
           request->repeats, r->n_cpus, r->cpus[0], r->n_watched, r->timeout_s,
           own_caches_name(r->caches), r->cold_bytes, request->count_flops, request->count_bytes,
           r->sweeps);
    *out = (struct placement_measured){
        .n_runs = request->repeats,
        .runs = runs,
        .flops = {.value = request->count_flops ? 3e9 : NAN, .source = "made up", .counted = true},
        .bytes = {.value = request->count_bytes ? 2e9 : NAN, .source = "made up", .counted = true},
        .counters = str_formatz(arena, "unavailable (%s)", request->no_counters),
        .out = STR("what the program prints\n")};
    return strcmp(r->argv[0], "crashes") != 0 || err_set(err, ERR_SYSTEM, "the program crashed");
}

/* ---- calibration ---- */

bool __wrap_machine_calibrate(const struct calibrate_options *options, struct arena *arena,
                              struct machine *out, struct calibrate_probes *probes,
                              struct err *err);
bool __wrap_machine_calibrate(const struct calibrate_options *options, struct arena *arena,
                              struct machine *out, struct calibrate_probes *probes, struct err *err)
{
    static const struct fit_point fit[] = {{0, 1, 4, 4.25}, {0, 2, 16, 15}, {0, 2, 16, 20}};
    printf("(calibrates %s, keeps %s, by '%s')\n", options->quick ? "quickly" : "fully",
           options->state_path != NULL ? options->state_path : "nothing", options->command);
    if (!machine_load("bare.yml", arena, out, err))
        return false;
    out->name = options->name != NULL ? options->name : "calibrated";
    out->fit = arena_copy(arena, fit, 3, sizeof *fit);
    out->n_fit = options->quick ? 2 : 3;
    *probes = (struct calibrate_probes){0};
    if (options->quick)
        err_set(&probes->failure, ERR_SYSTEM, "no compiler");
    return true;
}
