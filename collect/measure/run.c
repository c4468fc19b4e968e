#include <math.h>
#include <string.h>

#include "base/argv.h"
#include "base/clock.h"
#include "base/cpu_time.h"
#include "base/file.h"
#include "base/proc.h"
#include "base/quantile.h"
#include "collect/measure/measure_shared.h"
#include "collect/measure/program_command.h"
#include "collect/measure/program_report.h"

/*
 * A round fills a third of the budget at most, so that a second one can follow when the first was
 * disturbed; its samples are short, so that a disturbance hits few of them.
 */
enum {
    ROUND_SAMPLES = 31,
    MAX_ROUNDS = 3,
    MAX_HELPERS = 15, /* more cores do not empty pages faster */
    PROGRAM_OUTPUT_BYTES = 4 << 20,
};
static const double default_budget_s = 2;
static const double default_precision = 0.02;
static const double shortest_sample_s = 0.004;
static const double longest_sample_s = 0.2;
static const double warmup_share = 0.05;    /* of the budget … */
static const double max_warmup_share = 0.2; /* … but at most this part of a round */
/* Beyond its budget a program allocates, initialises and finishes a sweep of a large grid. */
static const double patience_s = 60;
static const double patience_factor = 10;

/* Decisions for one point before its first round. */
struct measured_point {
    const struct measure_program *program;
    const int64_t *sizes;
    const struct measure_options *options;
    double budget_s;
    int threads;
    int *cpus; /* [threads] */
    size_t n_distinct;
    int helpers[MAX_HELPERS]; /* CPUs that touch memory first with a lone thread */
    size_t n_helpers;
};

/* How long a round may take: normally, and after an expensive setup. */
struct round_time {
    double usual_s;
    double max_s;
};

static double warmup_s(const struct measured_point *p, double round_s)
{
    return fmin(warmup_share * p->budget_s, max_warmup_share * round_s);
}

static const char *const *command(const struct measured_point *p, struct round_time time,
                                  struct arena *arena)
{
    const double round_s = time.usual_s;
    const double sample_s =
        fmin(fmax(round_s / ROUND_SAMPLES, shortest_sample_s), longest_sample_s);
    struct argv a = program_command(p->program, p->sizes, p->options, p->threads, p->cpus, arena);
    const double samples = ceil(ROUND_SAMPLES * time.max_s / round_s);
    argv_add_option(&a, "--samples", str_formatz(arena, "%.0f", samples));
    argv_add_option(&a, "--min-time", str_formatz(arena, "%.6f", sample_s));
    argv_add_option(&a, "--budget", str_formatz(arena, "%.6f", round_s));
    argv_add_option(&a, "--most", str_formatz(arena, "%.6f", time.max_s));
    if (p->n_helpers > 0)
        argv_add_option(&a, "--helpers",
                        program_command_cpus(p->helpers, (int)p->n_helpers, arena));
    argv_add_option(&a, "--warmup", str_formatz(arena, "%.6f", warmup_s(p, round_s)));
    return a.items;
}

/* Starts the program once in the empty folder `cwd`; adds the CPU time that it took to `*own_s`. */
static bool run_program(const struct measured_point *p, struct round_time time, const char *cwd,
                        struct arena *arena, struct program_report *report, double *own_s,
                        struct err *err)
{
    const char *const set[] = {"LC_ALL=C", "OMP_DYNAMIC=false",
                               str_formatz(arena, "TMPDIR=%s", cwd), NULL};
    const double patience = p->options->patience_s;
    const struct proc_spec spec = {
        .argv = command(p, time, arena),
        .env_set = set,
        .env_unset = program_env_unset,
        .cwd = cwd,
        .timeout_s = patience > 0 ? patience : patience_s + patience_factor * p->budget_s,
        .max_output = PROGRAM_OUTPUT_BYTES,
        .cpus = p->cpus,
        .n_cpus = (size_t)p->threads};
    struct proc_result result;
    if (!proc_check(&spec, arena, &result, err))
        return false;
    *own_s += result.user_s + result.system_s;
    return program_report_parse(result.out, arena, report, err);
}

/* Runs it in a temporary folder, which is removed with all files in it. */
static bool run_round(const struct measured_point *p, struct round_time time, struct arena *arena,
                      struct program_report *report, double *own_s, struct err *err)
{
    const char *cwd = path_join(arena, p->program->folder.path, "run");
    struct err ignored = {0};
    const bool done = dir_make(cwd, err) && run_program(p, time, cwd, arena, report, own_s, err);
    dir_remove(cwd, &ignored);
    return done;
}

/* The samples of all rounds. */
struct samples {
    struct measure_sample *items;
    size_t count;
    double timed_s;
};

static void take_samples(struct samples *all, const struct program_report *report,
                         struct arena *arena)
{
    for (size_t i = 0; i < report->n_samples; i++) {
        *ARENA_ADD(arena, all->items, all->count) = report->samples[i];
        all->timed_s += report->samples[i].seconds;
    }
}

/* The number of threads that were on a CPU other than theirs after any sample. */
static size_t count_misplaced(const struct program_report *report, const int *cpus)
{
    size_t misplaced = 0;
    for (int t = 0; t < report->threads; t++) {
        bool elsewhere = false;
        for (size_t s = 0; s < report->n_samples; s++) {
            const int cpu = report->cpus[s * (size_t)report->threads + (size_t)t];
            elsewhere = elsewhere || (cpu >= 0 && cpu != cpus[t]); /* unknown: not counted */
        }
        misplaced += elsewhere;
    }
    return misplaced;
}

/* Fewer threads than requested are right only if the kernel allows no more. */
static bool check_threads(const struct measured_point *p, const struct program_report *report,
                          struct err *err)
{
    if (report->threads == p->threads || (report->threads == 1 && !p->program->parallel))
        return true;
    err_set(err, ERR_INPUT, "the benchmark ran on %d threads instead of %d%s", report->threads,
            p->threads, report->parallel ? "" : ": it was built without OpenMP");
    return err_hint(err, "add -fopenmp to the compiler's flags in the machine file");
}

static bool choose_cpus(struct measured_point *p, struct arena *arena, struct err *err)
{
    p->cpus = arena_alloc(arena, (size_t)p->threads, sizeof *p->cpus);
    p->n_distinct = pin_choose(&p->program->host, p->options->pin, p->threads, p->cpus, arena);
    if (p->n_distinct == 0)
        return err_set(err, ERR_SYSTEM, "this process may not run on any CPU");
    if (p->threads == 1 && !p->options->serial_touch)
        p->n_helpers = pin_neighbours(&p->program->host, p->cpus[0], MAX_HELPERS, p->helpers);
    return true;
}

static struct spread over(double numerator, struct spread s)
{
    return (struct spread){numerator / s.max, numerator / s.q3, numerator / s.median,
                           numerator / s.q1, numerator / s.min};
}

static struct spread times(double factor, struct spread s)
{
    return (struct spread){factor * s.min, factor * s.q1, factor * s.median, factor * s.q3,
                           factor * s.max};
}

static void fill(const struct measured_point *p, const struct judgement *j,
                 const struct program_report *last, struct arena *arena, struct measurement *out)
{
    const double cl_per_sweep = last->lups_per_sweep / p->program->lup_per_cl;
    out->cy_per_cl = times(j->clock_hz / cl_per_sweep, j->spread_s);
    out->mlup_per_s = over(last->lups_per_sweep * 1e-6, j->spread_s);
    out->clock_hz = j->clock_hz;
    out->uncertainty = j->uncertainty;
    out->run_delay_share = j->run_delay_share;
    out->n_samples = j->n_kept;
    out->n_rejected = j->n_rejected;
    memcpy(out->rejected, j->rejected, sizeof out->rejected);
    out->samples_s = j->sweep_s;
    out->n_threads = last->threads;
    out->cpus = last->cpus + (last->n_samples - 1) * (size_t)last->threads;
    out->bytes = last->bytes;
    out->huge_page_share = fmin(1, last->huge_page_bytes / last->bytes);
    out->lups_per_sweep = last->lups_per_sweep;
    out->verdict = j->verdict;
    out->reason = last->threads == p->threads
                      ? j->reason
                      : str_formatz(arena,
                                    "%s; on 1 thread, since the updates of this kernel depend "
                                    "on each other",
                                    j->reason);
}

/* The measurement of one point in progress: the decisions and the results so far. */
struct course {
    struct measured_point p;
    struct judge_limits limits;
    struct measure_conditions conditions;
    const int *watched;    /* the CPUs of the sockets in use */
    struct cpu_time spent; /* on them, only during our rounds */
    double wall_s;
    double own_s; /* CPU time of our own program */
    double setup_s;
    double warmup_s;
    struct samples all;
    struct program_report report; /* of the last round */
    struct judgement j;           /* over all rounds */
    int n_rounds;
    double *rounds_s;
};

static bool begin(struct course *c, const struct measure_task *task, struct arena *arena,
                  struct err *err)
{
    const struct measure_options *o = task->options;
    *c = (struct course){
        .p = {.program = task->program,
              .sizes = task->sizes,
              .options = o,
              .budget_s = o->budget_s > 0 ? o->budget_s : default_budget_s,
              .threads = o->threads > 0 ? o->threads : 1},
        .limits = {.precision = o->precision > 0 ? o->precision : default_precision,
                   .cold = o->cold,
                   .best_k = o->best_k},
    };
    if (!choose_cpus(&c->p, arena, err))
        return false;
    c->conditions = (struct measure_conditions){
        .threads = c->p.threads,
        .distinct_cpus = c->p.n_distinct,
        .distinct_cores = pin_distinct_cores(&task->program->host, c->p.cpus, c->p.threads, arena),
        .cpu_quota = task->program->host.cpu_quota,
        .reference_clock_hz = task->program->clock_hz};
    c->watched = pin_socket_cpus(&task->program->host, c->p.cpus, c->p.threads, arena,
                                 &c->conditions.socket_cpus);
    return true;
}

/* The lower quartile: other load only makes samples slower. */
static double round_s_of(const struct program_report *report, struct arena *arena)
{
    double *sweep_s = arena_alloc(arena, report->n_samples, sizeof *sweep_s);
    for (size_t i = 0; i < report->n_samples; i++)
        sweep_s[i] = report->samples[i].seconds / report->samples[i].sweeps;
    const double *sorted = stats_sorted(sweep_s, report->n_samples, arena);
    return quantile_sorted(sorted, report->n_samples, 0.25);
}

/* Starts the program once more and judges all samples so far. */
static bool go_on(struct course *c, struct round_time time, struct arena *arena, struct err *err)
{
    const struct cpu_time before = cpu_time_now(c->watched, c->conditions.socket_cpus);
    const double start_s = clock_now_s();
    if (!run_round(&c->p, time, arena, &c->report, &c->own_s, err) ||
        !check_threads(&c->p, &c->report, err))
        return false;
    take_samples(&c->all, &c->report, arena);
    c->setup_s += c->report.setup_s;
    c->warmup_s += c->report.warmup_s;
    *ARENA_ADD(arena, c->rounds_s, c->n_rounds) = round_s_of(&c->report, arena);
    const size_t misplaced = count_misplaced(&c->report, c->p.cpus);
    c->conditions.misplaced =
        misplaced > c->conditions.misplaced ? misplaced : c->conditions.misplaced;
    c->conditions.threads = c->report.threads;
    const struct cpu_time round =
        cpu_time_between(before, cpu_time_now(c->watched, c->conditions.socket_cpus));
    c->spent = c->n_rounds == 1 ? round : cpu_time_sum(c->spent, round);
    c->wall_s += clock_now_s() - start_s;
    c->conditions.other_load_cpus = cpu_time_others(c->spent, c->own_s, c->wall_s);
    c->conditions.steal_share = cpu_time_steal_share(c->spent);
    c->conditions.max_adds_per_cycle =
        shared_max_adds(c->p.program->shared, c->p.cpus[0], c->p.threads,
                        judge_max_adds(c->all.items, c->all.count));
    c->j = judge_samples(c->all.items, c->all.count, &c->conditions, &c->limits, arena);
    return true;
}

static void finish(const struct course *c, struct arena *arena, struct measurement *out)
{
    *out = (struct measurement){.counters = c->p.program->counters};
    fill(&c->p, &c->j, &c->report, arena, out);
    out->n_rounds = c->n_rounds;
    out->rounds_s = c->rounds_s;
    out->timed_s = c->all.timed_s;
    out->setup_s = c->setup_s;
    out->warmup_s = c->warmup_s;
    out->other_load_cpus = c->conditions.other_load_cpus;
    out->steal_share = c->conditions.steal_share;
}

bool measure_run(const struct measure_program *program, const int64_t *sizes,
                 const struct measure_options *options, struct arena *arena,
                 struct measurement *out, struct err *err)
{
    const struct measure_task task = {program, sizes, options};
    struct course c;
    if (!begin(&c, &task, arena, err))
        return false;
    do {
        const double left_s = c.p.budget_s - c.all.timed_s;
        const struct round_time time = {c.n_rounds == 0 ? left_s / 2 : left_s, left_s};
        if (!go_on(&c, time, arena, err))
            return false;
    } while (c.j.verdict != VERDICT_OK && c.j.verdict != VERDICT_OVERSUBSCRIBED &&
             c.n_rounds < MAX_ROUNDS && c.all.timed_s < 0.9 * c.p.budget_s);
    finish(&c, arena, out);
    return true;
}

/* Whether the times of all programs, relative to the first one's, are known to `precision`. */
static bool settled(const struct course *courses, size_t n, double precision, struct arena *arena)
{
    const size_t rounds = (size_t)courses[0].n_rounds;
    bool all = true;
    for (size_t t = n > 1 ? 1 : 0; t < n; t++) {
        const struct paired p =
            stats_paired(courses[t].rounds_s, courses[0].rounds_s, rounds, arena);
        const double width = n > 1 ? (p.interval.high - p.interval.low) / 2 / p.median
                                   : stats_median_uncertainty(
                                         stats_sorted(courses[0].rounds_s, rounds, arena), rounds);
        all = all && width < precision;
    }
    return all;
}

bool measure_in_turn(const struct measure_task *tasks, size_t n_tasks,
                     const struct measure_turns *turns, struct arena *arena,
                     struct measurement *out, struct err *err)
{
    struct course *courses = arena_alloc(arena, n_tasks, sizeof *courses);
    const double start_s = clock_now_s();
    for (size_t t = 0; t < n_tasks; t++) {
        if (!begin(&courses[t], &tasks[t], arena, err))
            return false;
    }
    for (int r = 0; r < turns->max_rounds; r++) {
        for (size_t i = 0; i < n_tasks; i++) {
            struct course *const c = &courses[r % 2 == 0 ? i : n_tasks - 1 - i];
            if (!go_on(c, (struct round_time){turns->round_s, turns->round_s}, arena, err))
                return false;
        }
        const bool late = turns->max_s > 0 && clock_now_s() - start_s > turns->max_s;
        if ((late && r + 1 >= MEASURE_INTERVAL_ROUNDS) ||
            (r + 1 >= turns->min_rounds && settled(courses, n_tasks, turns->precision, arena)))
            break;
    }
    for (size_t t = 0; t < n_tasks; t++)
        finish(&courses[t], arena, &out[t]);
    return true;
}
