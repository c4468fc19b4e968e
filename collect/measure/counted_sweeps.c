#include "collect/measure/counted_sweeps.h"

#include <math.h>
#include <string.h>

#include "base/argv.h"
#include "collect/host/host.h"
#include "collect/measure/program_command.h"
#include "collect/measure/program_report.h"
#include "collect/model/counter_schedule.h"

enum { COUNT_SAMPLES = 3, MAX_SWEEPS = 1000000000 };
static const double count_sample_s = 0.05;
static const double count_patience_s = 120;
static const char region_name[] = "sweep"; /* stempel/program/program.h */

/* Loads per cycle from L1: the number of load ports, from the analyser that lists the most. */
static int count_loads_per_cy(const struct machine *m)
{
    size_t most = 1;
    for (size_t i = 0; i < m->n_analysers; i++)
        most = m->analysers[i].n_non_overlapping > most ? m->analysers[i].n_non_overlapping : most;
    return (int)most;
}

/* The register without options that likwid may append: PMC0:MATCH0=0x1. */
static struct str bare(struct str counter)
{
    return str_cut(counter, ':').head;
}

/* The row of an event, on one of the registers that it may be counted on. */
static const struct counter_row *find_event(const struct counter_table *table,
                                            const struct metric_event *event)
{
    for (size_t i = 0; i < table->n_rows; i++) {
        const struct counter_row *row = &table->rows[i];
        for (size_t r = 0; r < event->n_registers && str_eq(row->name, event->name); r++) {
            if (str_eq(bare(row->counter), event->registers[r]))
                return row;
        }
    }
    return NULL;
}

static bool missing(const struct metric_event *event, struct err *err)
{
    return err_set(err, ERR_INPUT, "the event %.*s:%.*s%.*s was not counted", STR_ARG(event->name),
                   STR_ARG(event->registers[0]), STR_ARG(event->options));
}

/* Counts per line of work, and cycles per line of work on a core, summed or averaged. */
struct counted_sums {
    double *per_line; /* [event] */
    double cy_per_cl; /* of one core; NaN: no time was given */
    size_t n_timed;
    int threads;
};

/* `lines`: lines of work in the run that `row` is from. */
static bool add_event(const struct counter_table *table, const struct counter_row *row,
                      double lines, double clock_hz, double *per_line, struct counted_sums *sums,
                      struct err *err)
{
    double total = 0;
    if (!counter_total(table, row, &total, err))
        return false;
    *per_line = total / lines;
    if (row->seconds[0] > 0) {
        sums->cy_per_cl += row->seconds[0] * clock_hz * (double)table->n_threads / lines;
        sums->n_timed++;
    }
    sums->threads = (int)table->n_threads;
    return true;
}

/* The model's inputs, judged. */
static bool conclude(const struct pheno *pheno, const struct kernel *k, const struct machine *m,
                     struct counted_sums *sums, double clock_hz, struct arena *arena,
                     struct counted *out, struct err *err)
{
    const struct pheno_counts counts = {sums->per_line, 1, count_loads_per_cy(m)};
    if (!pheno_inputs(pheno, m, &counts, arena, &out->core, &out->traffic, &out->lower_bound, err))
        return false;
    const double cy = sums->n_timed > 0 ? sums->cy_per_cl / (double)sums->n_timed : NAN;
    const struct pheno_work work = {cy, clock_hz, sums->threads};
    if (!pheno_plausible(m, &out->core, &out->traffic, &work, err))
        return false;
    const struct level_traffic *memory = &out->traffic.levels[out->traffic.n_levels - 1];
    const double bytes = (memory->misses + memory->evicts) * (double)m->line_bytes;
    const double flop = kernel_flops_sum(&k->flops);
    out->flop_per_memory_byte = bytes > 0 ? flop * kernel_lup_per_cl(k, m->line_bytes) / bytes : 0;
    return true;
}

bool count_recorded(const struct counter_table *table, const struct kernel *k,
                    const struct machine *m, double lups, struct arena *arena, struct counted *out,
                    struct err *err)
{
    struct pheno pheno;
    *out = (struct counted){.n_runs = 1, .groups = "recorded"};
    if (!pheno_prepare(m, arena, &pheno, err))
        return false;
    const double lines = lups / kernel_lup_per_cl(k, m->line_bytes);
    struct counted_sums sums = {.per_line =
                                    arena_alloc(arena, pheno.events.count, sizeof *sums.per_line)};
    for (size_t e = 0; e < pheno.events.count; e++) {
        const struct counter_row *row = find_event(table, &pheno.events.items[e]);
        if (row == NULL)
            return missing(&pheno.events.items[e], err);
        if (!add_event(table, row, lines, m->clock_hz, &sums.per_line[e], &sums, err))
            return false;
    }
    return conclude(&pheno, k, m, &sums, m->clock_hz, arena, out, err);
}

/* One point while its event sets are counted. */
struct counting {
    const struct measure_program *program;
    const struct counter_provider *provider;
    const struct measure_options *options;
    const int64_t *sizes;
    const struct measurement *time;
    int64_t sweeps; /* of a sample */
    struct arena *arena;
};

static const char *const *command(const struct counting *c)
{
    struct argv argv = program_command(c->program, c->sizes, c->options, c->time->n_threads,
                                       c->time->cpus, c->arena);
    argv_add_option(&argv, "--samples", str_formatz(c->arena, "%d", COUNT_SAMPLES));
    argv_add_option(&argv, "--sweeps", str_formatz(c->arena, "%lld", (long long)c->sweeps));
    argv_add_option(&argv, "--warmup", "0");
    return argv.items;
}

/*
 * The threads must be counted on the CPUs that they were pinned to: cpusets and pinning tools may
 * interfere.
 */
static bool same_cpus(const struct counting *c, const struct counter_table *table, struct err *err)
{
    bool same = table->n_threads == (size_t)c->time->n_threads;
    for (size_t t = 0; same && t < table->n_threads; t++) {
        bool found = false;
        for (int i = 0; i < c->time->n_threads; i++)
            found = found || c->time->cpus[i] == table->cpus[t];
        same = found;
    }
    return same || err_set(err, ERR_SYSTEM,
                           "the counters are of CPUs other than those the threads were pinned to");
}

/* Counts one event set; `*lines` becomes the lines of work in the region. */
static bool count_group(const struct counting *c, struct str group, struct counter_table *table,
                        double *lines, struct err *err)
{
    static const char *const unset[] = {"OMP_*", "GOMP_*", "KMP_*", "LIKWID_*", NULL};
    const struct counter_request request = {.argv = command(c),
                                            .env_unset = unset,
                                            .group = str_cstr(c->arena, group),
                                            .region = region_name,
                                            .cpus = c->time->cpus,
                                            .n_cpus = (size_t)c->time->n_threads,
                                            .timeout_s = count_patience_s};
    struct counter_run run = {0};
    struct program_report report = {0};
    if (!c->provider->count(c->provider->state, &request, c->arena, &run, err))
        return false;
    *table = run.table;
    if (!same_cpus(c, table, err) || !program_report_parse(run.out, c->arena, &report, err))
        return false;
    const double calls = table->n_rows > 0 ? table->rows[0].calls[0] : NAN;
    if (!(calls >= 1))
        return err_set(err, ERR_INPUT, "likwid does not report how often the region was entered");
    *lines = calls * (double)c->sweeps * report.lups_per_sweep / c->program->lup_per_cl;
    return true;
}

static bool count_runs(const struct counting *c, const struct pheno *pheno,
                       const struct schedule *schedule, struct counted_sums *sums, struct err *err)
{
    for (size_t run = 0; run < schedule->n_runs; run++) {
        struct counter_table table;
        double lines = 0;
        const struct str group = schedule_group(schedule, &pheno->events, run, c->arena);
        if (!count_group(c, group, &table, &lines, err))
            return false;
        for (size_t e = 0; e < pheno->events.count; e++) {
            if (schedule->run[e] != run)
                continue;
            const struct counter_row *row = find_event(&table, &pheno->events.items[e]);
            if (row == NULL)
                return missing(&pheno->events.items[e], err);
            if (!add_event(&table, row, lines, c->time->clock_hz, &sums->per_line[e], sums, err))
                return false;
        }
    }
    return true;
}

const char *count_caution(const char *root, struct arena *arena)
{
    struct machine_setup setup;
    host_setup(root, NULL, 0, arena, &setup);
    const bool balances = setup.numa_balancing != NULL && strcmp(setup.numa_balancing, "on") == 0;
    return balances ? " (NUMA balancing is on: pages may have moved)" : "";
}

static const char *group_list(const struct pheno *pheno, const struct schedule *schedule,
                              struct arena *arena)
{
    struct sb text = {.arena = arena};
    for (size_t run = 0; run < schedule->n_runs; run++)
        sb_addf(&text, "%s%.*s", run == 0 ? "" : " ",
                STR_ARG(schedule_group(schedule, &pheno->events, run, arena)));
    sb_addz(&text, count_caution("", arena));
    return sb_cstr(&text);
}

bool count_point(const struct measure_program *program, const struct kernel *k,
                 const struct machine *m, const struct counter_provider *provider,
                 const int64_t *sizes, const struct measure_options *options,
                 const struct measurement *time, struct arena *arena, struct counted *out,
                 struct err *err)
{
    struct pheno pheno;
    struct schedule schedule;
    *out = (struct counted){0};
    if (time->n_samples == 0 || !(time->samples_s[0] > 0))
        return err_set(err, ERR_INPUT,
                       "there is no measured time from which to choose the length of a run");
    if (!pheno_prepare(m, arena, &pheno, err))
        return false;
    schedule_events(&pheno.events, arena, &schedule);
    /* From cold caches a sample is the first sweep. */
    const double wanted = options->cold ? 1 : ceil(count_sample_s / time->samples_s[0]);
    const struct counting c = {.program = program,
                               .provider = provider,
                               .options = options,
                               .sizes = sizes,
                               .time = time,
                               .sweeps = (int64_t)fmin(fmax(wanted, 1), MAX_SWEEPS),
                               .arena = arena};
    struct counted_sums sums = {.per_line =
                                    arena_alloc(arena, pheno.events.count, sizeof *sums.per_line)};
    out->n_runs = schedule.n_runs;
    out->groups = group_list(&pheno, &schedule, arena);
    return count_runs(&c, &pheno, &schedule, &sums, err) &&
           conclude(&pheno, k, m, &sums, time->clock_hz, arena, out, err);
}
