#define _POSIX_C_SOURCE 200809L
#include "collect/sweep/collect.h"

#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/file.h"
#include "collect/measure/state.h"
#include "collect/sweep/claim.h"
#include "collect/sweep/folder.h"
#include "collect/sweep/measurepoints.h"

/* One run over all items. */
struct run {
    const struct sweep_context *context;
    const struct collect_options *options;
    struct collect_report *report;
    struct progress progress;
    double done_s;
};

/* Where nobody looks at a terminal: in a job's log. */
static const double plain_progress_s = 60;

static bool measures(const struct sweep_context *context)
{
    return context->set->measure && !context->model_only;
}

static const char *journal_path(const struct configuration *c, struct arena *arena)
{
    return path_join(arena, c->folder, "points.jsonl");
}

/* The state of this machine, for a folder that is about to get new measurements. */
static bool record_state(const struct configuration *c, const struct journal *journal,
                         struct arena *arena, struct err *err)
{
    size_t n_missing = 0;
    missing_s(c, journal, &n_missing);
    return n_missing == 0 ||
           state_write(path_join(arena, c->folder, "machinestate.json"), arena, err);
}

/* The folder is ours: measure what is missing, model, write. */
static bool fill_folder(struct run *run, struct configuration *c, struct arena *arena,
                        struct err *err)
{
    struct journal journal;
    if (!journal_open(journal_path(c, arena), arena, &journal, err))
        return false;
    double worked_s = 0;
    bool interrupted = false;
    bool done = configuration_model(c, arena, err);
    if (done && measures(run->context))
        done = record_state(c, &journal, arena, err) &&
               measure_points(c, &journal, &run->progress, &run->done_s, &worked_s, &interrupted,
                              arena, err);
    run->report->interrupted = run->report->interrupted || interrupted;
    if (done)
        done = folder_write(c, !interrupted, worked_s, arena, err);
    if (done && !interrupted)
        run->report->collected++;
    for (size_t i = 0; i < c->n_points; i++)
        run->report->failed_points += c->results[i].failure != NULL;
    journal_close(&journal);
    return done;
}

static bool collect_one(struct run *run, const struct sweep_item *item, struct arena *arena,
                        struct err *err)
{
    struct configuration c;
    if (!configuration_plan(run->context, item, arena, &c, err))
        return false;
    if (configuration_done(&c, arena)) {
        run->report->unchanged++;
        return true;
    }
    if (!dir_make(c.folder, err))
        return false;
    struct claim claim;
    bool busy = false;
    if (!claim_take(c.folder, &claim, &busy, err))
        return false;
    if (busy) {
        run->report->busy++;
        return true;
    }
    /* Whoever held the claim before us may have finished the work. */
    const bool finished = configuration_done(&c, arena);
    run->report->unchanged += finished;
    const bool done = finished || fill_folder(run, &c, arena, err);
    claim_release(&claim);
    return done;
}

void collect_plan(const struct sweep_context *context, const struct sweep_item *item,
                  struct arena *arena, struct item_plan *out)
{
    *out = (struct item_plan){0};
    struct configuration c;
    struct journal journal;
    struct err why = {0};
    if (!configuration_plan(context, item, arena, &c, &why)) {
        out->failure = str_cstr(arena, str_of(why.text));
        return;
    }
    out->n_points = c.n_points;
    out->done = configuration_done(&c, arena);
    if (out->done || !measures(context) ||
        !journal_open(journal_path(&c, arena), arena, &journal, &why))
        return;
    out->seconds = missing_s(&c, &journal, &out->n_missing);
    journal_close(&journal);
}

static void print_plan(const struct sweep_item *item, const struct item_plan *plan, FILE *out)
{
    if (plan->failure != NULL)
        fprintf(out, "%-52s cannot: %s\n", item->path, plan->failure);
    else
        fprintf(out, "%-52s %4zu points, %4zu to measure, %6.0f s%s\n", item->path, plan->n_points,
                plan->n_missing, plan->seconds, plan->done ? ", done" : "");
}

/* The seconds that all items may be expected to take. */
static double plan_all(const struct run *run, const struct sweep_item *items, size_t n_items)
{
    double seconds = 0;
    for (size_t i = 0; i < n_items; i++) {
        struct arena arena = {0};
        struct item_plan plan;
        collect_plan(run->context, &items[i], &arena, &plan);
        seconds += plan.seconds;
        if (run->options->dry_run)
            print_plan(&items[i], &plan, run->options->out);
        arena_free(&arena);
    }
    return seconds;
}

static void collect_items(struct run *run, const struct sweep_item *items, size_t n_items,
                          struct err *err)
{
    for (size_t i = 0; i < n_items && !run->report->interrupted; i++) {
        struct arena arena = {0};
        struct err why = {0};
        if (!measures(run->context))
            progress_show(&run->progress, (double)i, items[i].path);
        if (!collect_one(run, &items[i], &arena, &why)) {
            run->report->failed++;
            if (err->kind == ERR_NONE)
                *err = why;
        }
        arena_free(&arena);
    }
}

/*
 * Models need no quiet machine: more processes walk over the same items, and the claims keep them
 * apart. What they found is visible in the folders; this process then goes over all once more and
 * reports.
 */
static void start_workers(const struct run *run, const struct sweep_item *items, size_t n_items,
                          pid_t *workers, int n_workers)
{
    fflush(NULL);
    for (int w = 0; w < n_workers; w++) {
        workers[w] = fork();
        if (workers[w] != 0)
            continue;
        struct collect_report report = {0};
        struct run mine = *run;
        struct err err = {0};
        mine.report = &report;
        /* Start at different items, so that few claims collide. */
        const size_t start = n_items * (size_t)(w + 1) / (size_t)(n_workers + 1);
        collect_items(&mine, items + start, n_items - start, &err);
        _exit(0);
    }
}

static void block_signals(sigset_t *before)
{
    sigset_t stop;
    sigemptyset(&stop);
    sigaddset(&stop, SIGINT);
    sigaddset(&stop, SIGTERM);
    sigaddset(&stop, SIGHUP);
    sigprocmask(SIG_BLOCK, &stop, before);
}

bool collect_run(const struct sweep_context *context, const struct sweep_item *items,
                 size_t n_items, const struct collect_options *options,
                 struct collect_report *report, struct err *err)
{
    *report = (struct collect_report){0};
    struct run run = {.context = context, .options = options, .report = report};
    const double total_s =
        options->dry_run || measures(context) ? plan_all(&run, items, n_items) : 0;
    if (options->dry_run) {
        fprintf(options->out, "%zu configurations, about %.0f minutes\n", n_items, total_s / 60);
        return true;
    }
    enum { MOST_WORKERS = 256 };
    pid_t workers[MOST_WORKERS];
    const int wanted = measures(context) ? 0 : options->workers - 1;
    const int n_workers = wanted < 0 ? 0 : wanted > MOST_WORKERS ? MOST_WORKERS : wanted;
    sigset_t before;
    if (measures(context))
        block_signals(&before);
    progress_begin(&run.progress, options->chatter, measures(context) ? total_s : (double)n_items,
                   plain_progress_s);
    start_workers(&run, items, n_items, workers, n_workers);
    collect_items(&run, items, n_items, err);
    for (int w = 0; w < n_workers; w++) {
        if (workers[w] > 0)
            waitpid(workers[w], NULL, 0);
    }
    if (n_workers > 0 && report->busy > 0) {
        report->busy = 0;
        report->unchanged = 0;
        collect_items(&run, items, n_items, err);
    }
    progress_end(&run.progress);
    if (measures(context))
        sigprocmask(SIG_SETMASK, &before, NULL);
    return report->failed == 0;
}
