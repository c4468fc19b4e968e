#include "collect/measure/own_run.h"

#include <math.h>

#include "base/affinity.h"
#include "base/clock.h"
#include "base/cpu_time.h"
#include "base/proc.h"
#include "collect/host/sysfs.h"
#include "collect/measure/program_command.h"
#include "collect/measure/program_report.h"

enum { LINE_BYTES = 64 };
/* Long enough for a median over many chains, short compared with a run. */
static const double clock_s = 0.001;

const char *own_caches_name(enum own_caches caches)
{
    static const char *const names[] = {
        [OWN_AS_FOUND] = "as found", [OWN_WARM] = "warm", [OWN_COLD] = "cold"};
    return names[caches];
}

bool own_caches_overwrite(size_t bytes, const int *cpus, size_t n_cpus, struct err *err)
{
    struct arena scratch = {0};
    struct affinity before;
    if (!affinity_read(&scratch, &before))
        return err_system(err, NULL, "the CPUs that this process may use are not known");
    volatile char *const memory = arena_alloc(&scratch, bytes, 1);
    bool ok = true;
    for (size_t c = 0; ok && c < n_cpus; c++) {
        const struct affinity there = affinity_of(&cpus[c], 1, &scratch);
        ok = affinity_set(&there) || err_system(err, NULL, "CPU %d cannot be used", cpus[c]);
        for (size_t i = 0; ok && i < bytes; i += LINE_BYTES)
            memory[i] = (char)(memory[i] + 1);
    }
    affinity_set(&before);
    arena_free(&scratch);
    return ok;
}

/* 0 if we may not run there. */
static double clock_of(int cpu)
{
    struct arena scratch = {0};
    struct affinity before;
    double hz = 0;
    const struct affinity there = affinity_of(&cpu, 1, &scratch);
    if (affinity_read(&scratch, &before) && affinity_set(&there)) {
        hz = clock_core_hz(clock_s);
        affinity_set(&before);
    }
    arena_free(&scratch);
    return hz;
}

static double load_average(void)
{
    struct arena scratch = {0};
    double load = NAN;
    str_to_double(str_cut(sysfs_text("", "/proc/loadavg", &scratch), ' ').head, &load);
    arena_free(&scratch);
    return load;
}

/* Time and clock of the sample with the fastest sweeps. */
static bool take_sweep(struct str out, struct arena *arena, struct own_run *run, struct err *err)
{
    struct program_report report;
    if (!program_report_parse(out, arena, &report, err))
        return false;
    run->seconds = INFINITY;
    for (size_t i = 0; i < report.n_samples; i++) {
        const struct measure_sample *const s = &report.samples[i];
        if (s->seconds / s->sweeps >= run->seconds)
            continue;
        run->seconds = s->seconds / s->sweeps;
        run->clock_hz = (s->clock_before_hz + s->clock_after_hz) / 2;
    }
    return true;
}

static bool run_once(const struct own_request *r, struct arena *arena, struct own_run *run,
                     struct str *out, struct err *err)
{
    const struct proc_spec spec = {.argv = r->argv,
                                   .env_unset = r->sweeps ? program_env_unset : NULL,
                                   .timeout_s = r->timeout_s,
                                   .cpus = r->cpus,
                                   .n_cpus = r->n_cpus};
    struct proc_result result;
    if (r->caches == OWN_COLD && !r->sweeps &&
        !own_caches_overwrite(r->cold_bytes, r->cpus, r->n_cpus, err))
        return false;
    *run = (struct own_run){.load_average = load_average()};
    const double clock_before = clock_of(r->cpus[0]);
    const struct cpu_time before = cpu_time_now(r->watched, r->n_watched);
    if (!proc_check(&spec, arena, &result, err))
        return false;
    const struct cpu_time spent = cpu_time_between(before, cpu_time_now(r->watched, r->n_watched));
    run->clock_hz = (clock_before + clock_of(r->cpus[0])) / 2;
    run->seconds = result.wall_s;
    run->cpu_s = result.user_s + result.system_s;
    run->voluntary_switches = result.voluntary_switches;
    run->involuntary_switches = result.involuntary_switches;
    run->major_faults = result.major_faults;
    run->other_load_cpus = cpu_time_others(spent, run->cpu_s, result.wall_s);
    run->steal_share = cpu_time_steal_share(spent);
    *out = result.out;
    return !r->sweeps || take_sweep(result.out, arena, run, err);
}

bool own_run_all(const struct own_request *request, size_t count, struct arena *arena,
                 struct own_run *runs, struct str *out, struct err *err)
{
    struct own_run warming;
    if (request->caches == OWN_WARM && !request->sweeps &&
        !run_once(request, arena, &warming, out, err))
        return false;
    for (size_t i = 0; i < count; i++) {
        if (!run_once(request, arena, &runs[i], out, err))
            return false;
    }
    return true;
}

const struct own_run *own_run_fastest(const struct own_run *runs, size_t count)
{
    const struct own_run *best = runs;
    for (size_t i = 1; i < count; i++) {
        if (runs[i].seconds < best->seconds)
            best = &runs[i];
    }
    return best;
}
