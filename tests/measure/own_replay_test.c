#include "unit.h"

#include <errno.h>
#include <math.h>
#include <string.h>

#include "base/affinity.h"
#include "base/clock.h"
#include "base/cpu_time.h"
#include "base/proc.h"
#include "collect/measure/own_run.h"
#include "golden.h"

/* A host on which a row of own_runs.txt runs a program; what is done is written down. */
struct host_of_row {
    struct sb *out;
    double busy_s, steal_s, total_s; /* between two looks; busy_s NaN: not known */
    double wall_s, cpu_s;            /* of a run, each a tenth longer than the one before */
    double clock_hz;                 /* 1 MHz more at each look */
    double refused;                  /* the CPU that is not ours; -1: none */
    double fails_at;                 /* the number of the run that fails; -1: none */
    double runs;
    double sweeps, samples;
};

static struct host_of_row *host(void)
{
    static struct host_of_row now;
    return &now;
}

struct cpu_time __wrap_cpu_time_now(const int *cpus, size_t n_cpus);
struct cpu_time __wrap_cpu_time_now(const int *cpus, size_t n_cpus)
{
    static struct cpu_time now;
    struct host_of_row *const h = host();
    sb_addz(h->out, "  watches");
    for (size_t i = 0; i < n_cpus; i++)
        sb_addf(h->out, " %d", cpus[i]);
    sb_addc(h->out, '\n');
    now.known = isfinite(h->busy_s);
    now.busy_s += now.known ? h->busy_s : 0;
    now.steal_s += h->steal_s;
    now.total_s += h->total_s;
    return now;
}

bool __wrap_affinity_set(const struct affinity *mask);
bool __wrap_affinity_set(const struct affinity *mask)
{
    struct arena arena = {0};
    struct host_of_row *const h = host();
    const int *cpus = NULL;
    const size_t n = affinity_list(mask, &arena, &cpus);
    sb_addz(h->out, "  on");
    for (size_t i = 0; i < n; i++)
        sb_addf(h->out, " %d", cpus[i]);
    const bool refused = n == 1 && cpus[0] == (int)h->refused;
    errno = EINVAL;
    sb_addz(h->out, refused ? ": refused\n" : "\n");
    arena_free(&arena);
    return !refused;
}

bool __wrap_affinity_read(struct arena *arena, struct affinity *out);
bool __wrap_affinity_read(struct arena *arena, struct affinity *out)
{
    static const int all[] = {0, 1, 2, 3};
    *out = affinity_of(all, 4, arena);
    return host()->refused > -2;
}

double __wrap_clock_core_hz(double seconds);
double __wrap_clock_core_hz(double seconds)
{
    sb_addf(host()->out, "  clock for %g s\n", seconds);
    return host()->clock_hz += 1e6;
}

/* The samples of a benchmark program: each takes less time for a sweep than the one before. */
static const char *report(struct arena *arena)
{
    const struct host_of_row *const h = host();
    struct sb text = {.arena = arena};
    sb_addz(&text, "{\"threads\": 1, \"parallel\": false, \"bytes\": 800, \"lups_per_sweep\": 100,"
                   "\"setup_seconds\": 0, \"warmup_seconds\": 0, \"samples\": [");
    for (int i = 0; i < (int)h->samples; i++)
        sb_addf(&text,
                "%s{\"seconds\": 0.5, \"sweeps\": %d, \"clock_hz_before\": %de8,"
                "\"clock_hz_after\": 20e8, \"involuntary_switches\": 0, \"minor_faults\": 0,"
                "\"major_faults\": 0, \"migrations\": 0, \"cpus\": [0]}",
                i == 0 ? "" : ",", i % 3 + 1, 10 + i);
    sb_addz(&text, "]}");
    return sb_cstr(&text);
}

bool __wrap_proc_check(const struct proc_spec *spec, struct arena *arena,
                       struct proc_result *result, struct err *err);
bool __wrap_proc_check(const struct proc_spec *spec, struct arena *arena,
                       struct proc_result *result, struct err *err)
{
    struct host_of_row *const h = host();
    sb_addf(h->out, "  runs %s for at most %g s, without %s, on", spec->argv[0], spec->timeout_s,
            spec->env_unset != NULL ? spec->env_unset[0] : "nothing");
    for (size_t i = 0; i < spec->n_cpus; i++)
        sb_addf(h->out, " %d", spec->cpus[i]);
    sb_addc(h->out, '\n');
    const double longer = 1 + 0.1 * h->runs;
    *result = (struct proc_result){
        .out = str_of(h->sweeps != 0 ? report(arena) : str_formatz(arena, "output %g", h->runs)),
        .wall_s = longer * h->wall_s,
        .user_s = 0.75 * h->cpu_s,
        .system_s = 0.25 * h->cpu_s,
        .voluntary_switches = 3,
        .involuntary_switches = 4,
        .major_faults = 5};
    return h->runs++ != h->fails_at || err_set(err, ERR_INPUT, "the program failed");
}

static void add_run(const struct own_run *r, struct sb *out)
{
    sb_addf(out,
            "  %g s, %g s of CPUs, %ld and %ld switches, %ld faults, others %g, steal %g, %g Hz\n",
            r->seconds, r->cpu_s, r->voluntary_switches, r->involuntary_switches, r->major_faults,
            r->other_load_cpus, r->steal_share, r->clock_hz);
}

static void set(struct host_of_row *h, struct own_request *r, double *count, struct str word)
{
    const struct str_cut cut = str_cut(word, '=');
    const struct {
        const char *name;
        double *value;
    } fields[] = {{"busy", &h->busy_s},     {"steal", &h->steal_s},
                  {"total", &h->total_s},   {"wall", &h->wall_s},
                  {"cpu", &h->cpu_s},       {"clock", &h->clock_hz},
                  {"refused", &h->refused}, {"fails-at", &h->fails_at},
                  {"sweeps", &h->sweeps},   {"samples", &h->samples},
                  {"count", count}};
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        if (str_eq(cut.head, str_of(fields[i].name)) && !str_to_double(cut.tail, fields[i].value))
            *fields[i].value = NAN;
    }
    for (int c = OWN_AS_FOUND; c <= OWN_COLD; c++) {
        if (str_eq(cut.head, STR("caches")) &&
            str_eq(cut.tail, str_of(own_caches_name((enum own_caches)c))))
            r->caches = (enum own_caches)c;
    }
}

static void add_row(struct str row, struct sb *out)
{
    static const char *const argv[] = {"program", "argument", NULL};
    static const int cpus[] = {2, 0};
    static const int watched[] = {0, 1, 2, 3};
    struct arena arena = {0};
    struct err err = {0};
    struct own_run runs[8] = {0};
    struct str said = {0};
    double count = 2;
    struct own_request r = {.argv = argv,
                            .cpus = cpus,
                            .n_cpus = 2,
                            .watched = watched,
                            .n_watched = 4,
                            .cold_bytes = 4096,
                            .timeout_s = 7};
    *host() = (struct host_of_row){.out = out,
                                   .busy_s = 2.5,
                                   .steal_s = 0.5,
                                   .total_s = 4,
                                   .wall_s = 1,
                                   .cpu_s = 1.5,
                                   .clock_hz = 2e9,
                                   .refused = -1,
                                   .fails_at = -1,
                                   .samples = 5};
    for (struct str_cut words = {.tail = row, .ok = row.len != 0}; words.ok;) {
        words = str_cut(words.tail, ' ');
        set(host(), &r, &count, words.head);
    }
    r.sweeps = host()->sweeps != 0;
    if (own_run_all(&r, (size_t)count, &arena, runs, &said, &err)) {
        for (size_t i = 0; i < (size_t)count; i++)
            add_run(&runs[i], out);
        sb_addf(out, "  %.*s\n", r.sweeps ? 0 : (int)said.len, said.ptr);
    } else {
        sb_addf(out, "  error: %s\n", err.text);
    }
    arena_free(&arena);
}

/* own_runs.txt: what is done for runs of a program, and what is noted of them. */
static void runs_are_as_recorded(void **state)
{
    (void)state;
    assert_golden_rows(OWN_RUNS, add_row);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(runs_are_as_recorded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
