#define _POSIX_C_SOURCE 200809L
#include "collect/sweep/collect.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/dir.h"
#include "base/plural.h"
#include "collect/host/host_match.h"
#include "collect/measure/frequency.h"
#include "collect/measure/state.h"
#include "collect/sweep/claim.h"
#include "collect/sweep/curve.h"
#include "collect/sweep/folder.h"
#include "collect/sweep/kept_measurements.h"
#include "collect/sweep/measure_points.h"
#include "collect/sweep/pool.h"
#include "collect/sweep/predictions.h"
#include "collect/sweep/stop_signals.h"

enum { WHAT_CHARS = 200 };
/* Without a terminal, e.g. in a job's log. */
static const double plain_progress_s = 60;
/* Small configurations follow every few seconds, and reading the state takes 0.2 s. */
static const double state_lasts_s = 60;

static const char lost_text[] = "the process working on it was killed twice (out of memory?)";

/* One run over all items, in one process. */
struct collect_run {
    const struct sweep_context *context;
    const struct collect_options *options;
    struct collect_report *report;
    struct measuring measuring;
};

/* ---- one configuration ---- */

/* Read again if the last reading is too old. */
static const json_t *state_now(struct measuring *m, struct arena *arena)
{
    const double now_s = clock_now_s();
    if (m->state != NULL && now_s - m->state_read_s < state_lasts_s)
        return m->state;
    const struct state_source here = state_here();
    json_t *state = state_read(&here, m->state, arena);
    json_decref(m->state);
    m->state = state;
    m->state_read_s = now_s;
    return state;
}

/* The state of this machine, for a folder that is about to get new measurements. */
static bool record_state(const struct configuration *c, const struct dir *folder,
                         const struct journal *journal, struct measuring *measuring,
                         struct arena *arena, struct err *err)
{
    struct points_state state;
    points_look(c, journal, measuring->costs, &state);
    return state.n_missing == 0 ||
           dir_file_write(folder, "machinestate.json",
                          json_text(state_now(measuring, arena), arena), err);
}

/*
 * Measures points that are not in the journal or, for models only, takes those in the journal or an
 * older table.
 */
static bool find_measurements(struct collect_run *run, struct configuration *c,
                              const struct dir *folder, struct journal *journal, double *worked_s,
                              bool *interrupted, struct arena *arena, struct err *err)
{
    if (configuration_measures(run->context))
        return record_state(c, folder, journal, &run->measuring, arena, err) &&
               measure_points(c, journal, &run->measuring, worked_s, interrupted, arena, err);
    *worked_s = points_take(c, journal, arena);
    kept_find(c, folder, arena);
    return true;
}

/* The first reason of all is kept. */
static void report_missing(struct collect_report *report, const struct sweep_item *item, size_t n,
                           struct str first)
{
    if (report->failed_points == 0 && n != 0)
        snprintf(report->reason, sizeof report->reason, "%s: %.*s", item->path, STR_ARG(first));
    report->failed_points += n;
}

/* We hold the folder's claim: measures missing points, models, writes. */
static bool fill_folder(struct collect_run *run, struct configuration *c, const struct dir *folder,
                        struct arena *arena, struct err *err)
{
    struct journal journal;
    struct collect_report *report = run->report;
    struct str_list missing = {0};
    double worked_s = 0;
    bool interrupted = false;
    if (!journal_open(folder, JOURNAL_NAME, arena, &journal, err))
        return false;
    if (!predictions_make(c, arena) || !curve_make(c, arena)) {
        journal_close(&journal);
        return err_set(err, ERR_INTERRUPTED, "interrupted");
    }
    bool done = find_measurements(run, c, folder, &journal, &worked_s, &interrupted, arena, err);
    const bool complete = !interrupted && !configuration_waits(c);
    if (done)
        done = folder_write(c, folder, complete, worked_s, arena, err);
    report->interrupted = report->interrupted || interrupted;
    report->collected += done && complete;
    report->incomplete += done && !complete && !interrupted;
    configuration_missing(c, arena, &missing);
    report_missing(report, c->item, missing.count,
                   missing.count != 0 ? missing.items[0] : (struct str){0});
    journal_close(&journal);
    return done;
}

/* Configurations that are already complete may lack points permanently. */
static bool found_done(struct collect_run *run, const struct configuration *c,
                       const struct dir *folder)
{
    const struct config *before = c->before;
    if (before == NULL || !configuration_done(c, folder, before))
        return false;
    run->report->unchanged++;
    report_missing(run->report, c->item, before->failures_count,
                   str_of(before->failures_count != 0 ? before->failures[0] : NULL));
    return true;
}

/* Takes the claim of the open folder and collects what is missing. */
static bool claim_and_fill(struct collect_run *run, struct configuration *c,
                           const struct dir *folder, struct arena *arena, struct err *err)
{
    struct claim claim;
    bool busy = false;
    if (!claim_take(folder, &claim, &busy, err))
        return false;
    if (busy) {
        run->report->busy++;
        snprintf(run->report->holder, sizeof run->report->holder, "%s",
                 claim_holder(folder, arena));
        return true;
    }
    /* The previous holder of the claim may have finished the work. */
    c->before = configuration_before(folder, arena);
    const bool done = found_done(run, c, folder) || fill_folder(run, c, folder, arena, err);
    claim_release(&claim);
    return done;
}

static bool collect_one(struct collect_run *run, const struct sweep_item *item, struct arena *arena,
                        struct err *err)
{
    const char *root = run->context->root;
    struct configuration c;
    struct dir folder;
    if (!configuration_plan(run->context, item, arena, &c, err) ||
        !dir_open(root, c.below, arena, &folder, err))
        return false;
    c.before = configuration_before(&folder, arena);
    if (c.before != NULL && c.before->publisher != NULL) {
        dir_close(&folder);
        err_set(err, ERR_INPUT, "%s holds results that %s published", folder.path,
                c.before->publisher);
        return err_hint(err, "collect into another collection with -o");
    }
    bool done = found_done(run, &c, &folder);
    dir_close(&folder);
    if (done)
        return true;
    done = dir_open_made(root, c.below, arena, &folder, err) &&
           claim_and_fill(run, &c, &folder, arena, err);
    dir_close(&folder);
    return done;
}

static void collect_item(struct collect_run *run, const struct sweep_item *item, struct err *err)
{
    struct arena arena = {0};
    struct err why = {0};
    const bool done = collect_one(run, item, &arena, &why);
    if (!done && why.file[0] == '\0') /* which of many */
        snprintf(why.file, sizeof why.file, "%s", item->path);
    if (!done && why.kind == ERR_INTERRUPTED) {
        run->report->interrupted = true;
    } else if (!done) {
        run->report->failed++;
        if (err->kind == ERR_NONE)
            *err = why;
    }
    arena_free(&arena);
}

/* ---- the order of work that several processes share ---- */

/*
 * Long sources have many accesses and take the longest to compile and simulate. They come first, so
 * that no process works alone on one of them at the end.
 */
static int longest_first(const void *a, const void *b)
{
    const struct sweep_item *x = *(const struct sweep_item *const *)a;
    const struct sweep_item *y = *(const struct sweep_item *const *)b;
    if (x->source.len != y->source.len)
        return x->source.len < y->source.len ? 1 : -1;
    return (x > y) - (x < y);
}

static const struct sweep_item **ordered(const struct sweep_item *items, size_t n_items,
                                         struct arena *arena)
{
    const struct sweep_item **order = arena_alloc(arena, n_items, sizeof(struct sweep_item *));
    for (size_t i = 0; i < n_items; i++)
        order[i] = &items[i];
    qsort(order, n_items, sizeof(struct sweep_item *), longest_first);
    return order;
}

/* ---- plans ---- */

static void plan_points(const struct configuration *c, const struct dir *folder,
                        const struct costs *costs, struct arena *arena, struct item_plan *out)
{
    struct journal journal;
    struct err ignored = {0};
    struct points_state state;
    out->seconds = costs_model_s(costs, c);
    out->disk_bytes = costs_disk_bytes(costs, c);
    if (!configuration_measures(c->context) ||
        !journal_open(folder, JOURNAL_NAME, arena, &journal, &ignored))
        return;
    points_look(c, &journal, costs, &state);
    out->n_missing = state.n_missing;
    out->n_failed = state.n_failed;
    out->seconds += state.seconds;
    if (state.failure != NULL)
        snprintf(out->reason, sizeof out->reason, "%s", state.failure);
    journal_close(&journal);
}

static void plan_folder(struct configuration *c, const struct dir *folder,
                        const struct costs *costs, struct arena *arena, struct item_plan *out)
{
    c->before = configuration_before(folder, arena);
    out->n_points = c->n_points;
    out->done = configuration_done(c, folder, c->before);
    if (!out->done) {
        plan_points(c, folder, costs, arena, out);
    } else if (c->before->failures_count != 0) {
        out->n_failed = c->before->failures_count;
        snprintf(out->reason, sizeof out->reason, "%s", c->before->failures[0]);
    }
}

static void plan_one(const struct sweep_context *context, const struct sweep_item *item,
                     const struct costs *costs, struct item_plan *out)
{
    struct arena arena = {0};
    struct configuration c;
    struct dir folder;
    struct err why = {0};
    struct item_plan plan = {0};
    plan.impossible = !configuration_plan(context, item, &arena, &c, &why) ||
                      !dir_open(context->root, c.below, &arena, &folder, &why);
    if (plan.impossible) {
        snprintf(plan.reason, sizeof plan.reason, "%.150s%s%.90s", why.text,
                 why.hint[0] != '\0' ? " — " : "", why.hint);
    } else {
        plan_folder(&c, &folder, costs, &arena, &plan);
        dir_close(&folder);
    }
    *out = plan;
    arena_free(&arena);
}

/* How far all processes are, by the characters of finished sources, which the cost of compiler and
 * models follows roughly. */
struct shared_progress {
    struct progress progress;
    atomic_size_t done;
};

static void shared_begin(struct shared_progress *p, FILE *chatter, const struct sweep_item *items,
                         size_t n_items)
{
    double total = 0;
    for (size_t i = 0; i < n_items; i++)
        total += (double)items[i].source.len;
    progress_begin(&p->progress, chatter, total, plain_progress_s);
}

static void shared_show(struct shared_progress *p, const char *what)
{
    progress_show(&p->progress, (double)atomic_load(&p->done), what);
}

struct shared_plans {
    struct shared_progress progress;
    struct item_plan plans[]; /* as `items` */
};

struct planning {
    const struct sweep_context *context;
    const struct costs *costs;
    const struct sweep_item *items;
    const struct sweep_item **order;
    struct shared_plans *shared;
};

static void plan_work(void *context, size_t i)
{
    const struct planning *p = context;
    const struct sweep_item *item = p->order[i];
    char what[WHAT_CHARS];
    snprintf(what, sizeof what, "planning %s", item->path);
    shared_show(&p->shared->progress, what);
    plan_one(p->context, item, p->costs, &p->shared->plans[item - p->items]);
    atomic_fetch_add(&p->shared->progress.done, item->source.len);
}

static void plan_lost(void *context, size_t i)
{
    const struct planning *p = context;
    struct item_plan *plan = &p->shared->plans[p->order[i] - p->items];
    plan->impossible = true;
    plan->lost = true;
    snprintf(plan->reason, sizeof plan->reason, "%s", lost_text);
}

bool collect_plan(const struct sweep_context *context, const struct sweep_item *items,
                  size_t n_items, const struct costs *costs, int n_processes, FILE *chatter,
                  struct item_plan *plans, struct err *err)
{
    struct arena arena = {0};
    struct planning p = {.context = context,
                         .costs = costs,
                         .items = items,
                         .order = ordered(items, n_items, &arena)};
    const size_t bytes = sizeof *p.shared + n_items * sizeof *plans;
    bool done = pool_share(bytes, (void **)&p.shared, err);
    if (done) {
        struct progress *progress = &p.shared->progress.progress;
        shared_begin(&p.shared->progress, chatter, items, n_items);
        progress->last_line_s = progress->start_s; /* usually it ends before a line is due */
        done = pool_run(n_items, n_processes, plan_work, plan_lost, &p, err);
        progress_end(progress);
        memcpy(plans, p.shared->plans, n_items * sizeof *plans);
        pool_unshare(p.shared, bytes);
    }
    arena_free(&arena);
    return done;
}

static void print_plan(const struct sweep_item *item, const struct item_plan *plan, FILE *out)
{
    if (plan->impossible)
        fprintf(out, "%-52s cannot run: %s\n", item->path, plan->reason);
    else if (plan->done)
        fprintf(out, "%-52s %4zu points, done\n", item->path, plan->n_points);
    else
        fprintf(out, "%-52s %4zu points, %4zu to measure, %6.0f s, %5.0f kB\n", item->path,
                plan->n_points, plan->n_missing, plan->seconds, plan->disk_bytes / 1e3);
    if (plan->n_failed > 0)
        fprintf(out, "%-52s %4zu failed point%s: %s\n", "", plan->n_failed, PLURAL(plan->n_failed),
                plan->reason);
}

/* The expected cost of all work that is left. */
struct plan_sum {
    size_t n_done;
    double seconds;
    double disk_bytes;
};

static struct plan_sum plan_sum(const struct item_plan *plans, size_t n_items)
{
    struct plan_sum sum = {0};
    for (size_t i = 0; i < n_items; i++) {
        sum.n_done += plans[i].done;
        sum.seconds += plans[i].seconds;
        sum.disk_bytes += plans[i].disk_bytes;
    }
    return sum;
}

static void print_plans(const struct collect_run *run, const struct sweep_item *items,
                        size_t n_items, const struct item_plan *plans)
{
    struct arena arena = {0};
    FILE *out = run->options->out;
    for (size_t i = 0; i < n_items; i++)
        print_plan(&items[i], &plans[i], out);
    const struct plan_sum sum = plan_sum(plans, n_items);
    const int shared = configuration_measures(run->context) ? 1 : run->options->workers;
    fprintf(out, "%zu configurations, %zu done; about %.1f minutes and %.1f MB", n_items,
            sum.n_done, sum.seconds / 60 / (shared > 0 ? shared : 1), sum.disk_bytes / 1e6);
    const double free_bytes = file_free_bytes(run->context->root);
    if (free_bytes >= 0)
        fprintf(out, " of %.1f MB free", free_bytes / 1e6);
    fprintf(out, "\nThe estimate is %s.\n",
            costs_source(run->measuring.costs, run->context, &arena));
    arena_free(&arena);
}

/* ---- the run ---- */

/* Sums up what a process found; `failed` ones come with the first error. */
struct shared_report {
    struct collect_report sum;
    struct err err;
};

struct shared_models {
    struct shared_progress progress;
    struct shared_report reports[]; /* one for each item */
};

struct modelling {
    struct collect_run run;
    const struct sweep_item **order;
    struct shared_models *shared;
};

static void model_work(void *context, size_t i)
{
    struct modelling *m = context;
    struct shared_models *shared = m->shared;
    struct shared_report report = {0};
    m->run.report = &report.sum;
    shared_show(&shared->progress, m->order[i]->path);
    collect_item(&m->run, m->order[i], &report.err);
    shared->reports[i] = report;
    atomic_fetch_add(&shared->progress.done, m->order[i]->source.len);
}

static void model_lost(void *context, size_t i)
{
    struct modelling *m = context;
    struct shared_report *report = &m->shared->reports[i];
    report->sum.failed = 1;
    err_at(&report->err, m->order[i]->path, 0, 0, "%s", lost_text);
}

static void add_report(const struct shared_report *from, struct collect_report *sum,
                       struct err *err)
{
    sum->collected += from->sum.collected;
    sum->unchanged += from->sum.unchanged;
    sum->busy += from->sum.busy;
    sum->failed += from->sum.failed;
    sum->incomplete += from->sum.incomplete;
    if (sum->failed_points == 0)
        memcpy(sum->reason, from->sum.reason, sizeof sum->reason);
    sum->failed_points += from->sum.failed_points;
    sum->interrupted = sum->interrupted || from->sum.interrupted;
    if (from->sum.busy > 0)
        memcpy(sum->holder, from->sum.holder, sizeof sum->holder);
    if (err->kind == ERR_NONE)
        *err = from->err;
}

/* Models need no quiet machine, so several processes work on the items. */
static bool model_items(const struct collect_run *run, const struct sweep_item *items,
                        size_t n_items, struct err *err)
{
    struct arena arena = {0};
    struct modelling m = {.run = *run, .order = ordered(items, n_items, &arena)};
    const size_t bytes = sizeof *m.shared + n_items * sizeof m.shared->reports[0];
    bool done = pool_share(bytes, (void **)&m.shared, err);
    if (done) {
        shared_begin(&m.shared->progress, run->options->chatter, items, n_items);
        done = pool_run(n_items, run->options->workers, model_work, model_lost, &m, err);
        progress_end(&m.shared->progress.progress);
        for (size_t i = 0; i < n_items; i++)
            add_report(&m.shared->reports[i], run->report, err);
        pool_unshare(m.shared, bytes);
    }
    arena_free(&arena);
    return done;
}

/* Otherwise our own process would be the next to die. */
static void note_lost(struct collect_run *run, const struct sweep_item *item, struct err *err)
{
    run->report->failed++;
    if (err->kind == ERR_NONE)
        err_at(err, item->path, 0, 0, "%s", lost_text);
}

static void note_unchanged(struct collect_run *run, const struct sweep_item *item,
                           const struct item_plan *plan)
{
    run->report->unchanged++;
    report_missing(run->report, item, plan->n_failed, str_of(plan->reason));
}

/* One after the other, in the set's order; those that the plan found done are left alone. */
static void measure_items(struct collect_run *run, const struct sweep_item *items, size_t n_items,
                          const struct item_plan *plans, struct err *err)
{
    progress_begin(&run->measuring.progress, run->options->chatter,
                   plan_sum(plans, n_items).seconds, plain_progress_s);
    for (size_t i = 0; i < n_items && !run->report->interrupted; i++) {
        if (plans[i].done)
            note_unchanged(run, &items[i], &plans[i]);
        else if (plans[i].lost)
            note_lost(run, &items[i], err);
        else
            collect_item(run, &items[i], err);
    }
    progress_end(&run->measuring.progress);
}

/* With a fixed clock if the set asks for it. */
static bool measure_clocked(struct collect_run *run, const struct sweep_item *items, size_t n_items,
                            const struct item_plan *plans, struct arena *arena, struct err *err)
{
    struct frequency_hold *clock = NULL;
    struct err why = {0};
    if (!frequency_hold_host(run->context->set->clock_ghz * 1e9, arena, &clock, err))
        return false;
    measure_items(run, items, n_items, plans, err);
    const bool released = frequency_release(clock, &why);
    if (!released && err->kind == ERR_NONE)
        *err = why;
    return released;
}

/* A point that is missing must be measured on the machine whose folder it goes to. */
static bool check_host(const struct collect_run *run, const struct item_plan *plans, size_t n_items,
                       struct arena *arena, struct err *err)
{
    size_t n_missing = 0;
    for (size_t i = 0; i < n_items; i++)
        n_missing += plans[i].n_missing;
    return n_missing == 0 || host_match_check(run->context->machine, arena, err);
}

/* The common part of all programs of the run is made once. */
static bool measure_sharing(struct collect_run *run, const struct sweep_item *items, size_t n_items,
                            const struct item_plan *plans, struct arena *arena, struct err *err)
{
    if (!measure_shared_open(NULL, arena, &run->measuring.shared, err))
        return false;
    const bool done = measure_clocked(run, items, n_items, plans, arena, err);
    measure_shared_close(run->measuring.shared);
    json_decref(run->measuring.state);
    return done;
}

static bool measure_all(struct collect_run *run, const struct sweep_item *items, size_t n_items,
                        struct err *err)
{
    struct arena arena = {0};
    const struct collect_options *options = run->options;
    struct item_plan *plans = arena_alloc(&arena, n_items, sizeof *plans);
    bool done = collect_plan(run->context, items, n_items, run->measuring.costs, options->workers,
                             options->chatter, plans, err);
    if (done && options->dry_run && !stop_asked())
        print_plans(run, items, n_items, plans);
    else if (done && !options->dry_run && !stop_asked())
        done = check_host(run, plans, n_items, &arena, err) &&
               measure_sharing(run, items, n_items, plans, &arena, err);
    arena_free(&arena);
    return done;
}

bool collect_run(const struct sweep_context *context, const struct sweep_item *items,
                 size_t n_items, const struct collect_options *options,
                 struct collect_report *report, struct err *err)
{
    *report = (struct collect_report){0};
    struct costs costs = {0};
    struct collect_run run = {
        .context = context, .options = options, .report = report, .measuring = {.costs = &costs}};
    struct stop stop;
    bool done = false;
    stop_begin(&stop);
    if (!options->dry_run && !configuration_measures(context)) {
        done = model_items(&run, items, n_items, err);
    } else {
        costs_learn(context, &costs);
        done = measure_all(&run, items, n_items, err);
    }
    report->interrupted = report->interrupted || stop_asked();
    stop_end(&stop);
    return done && report->failed == 0;
}
