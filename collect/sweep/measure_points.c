#include "collect/sweep/measure_points.h"

#include <math.h>
#include <string.h>

#include "base/clock.h"
#include "collect/measure/counted_sweeps.h"
#include "collect/sweep/record.h"
#include "collect/sweep/stop_signals.h"
#include "stempel/program/function.h"

static bool needs_work(const struct configuration *c, const json_t *record)
{
    struct arena scratch = {0};
    struct measurement bench;
    const bool known = record != NULL && record_read(record, &scratch, &bench);
    arena_free(&scratch);
    return !known && !tries_spent(record_tries(record), c->context->set->attempts);
}

static bool was_tried(const json_t *record)
{
    const struct tries tries = record_tries(record);
    return tries.attempts + tries.kills > 0;
}

void points_look(const struct configuration *c, const struct journal *journal,
                 const struct costs *costs, struct points_state *out)
{
    *out = (struct points_state){0};
    for (size_t i = 0; i < c->n_points; i++) {
        char key[HASH_CHARS];
        point_key(&c->points[i], c->measured_what, key);
        const json_t *record = journal_find(journal, key);
        const bool missing = needs_work(c, record);
        if (missing) {
            out->seconds += costs_point_s(costs, c, &c->points[i]);
            out->n_missing++;
        }
        /*
         * A point in progress also has a begun record; its earlier failures were below the limit.
         */
        if (record_tries(record).attempts > 0 || (!missing && was_tried(record))) {
            out->n_failed++;
            if (out->failure == NULL)
                out->failure = json_string_value(json_object_get(record, "reason"));
        }
    }
}

enum { BLOCK_MODES = 3 }; /* none, the middle loop, all loops */

struct point_work {
    struct configuration *c;
    struct measure_shared *shared;
    struct journal *journal;
    struct measure_program *programs[BLOCK_MODES]; /* built when first needed */
    struct err unbuilt[BLOCK_MODES];               /* why one could not be built in this pass */
    struct measure_program *marked[BLOCK_MODES];   /* the same with likwid's markers */
    struct arena *arena;
};

/* A program that failed to compile is not compiled again for every point. */
static bool build(struct point_work *w, int block_mode, const struct measure_options *options,
                  struct err *err)
{
    struct err *why = &w->unbuilt[block_mode];
    if (w->programs[block_mode] == NULL && why->kind == ERR_NONE)
        measure_program_build(&w->c->kernel, w->c->context->machine, options, w->arena,
                              &w->programs[block_mode], why);
    if (w->programs[block_mode] == NULL)
        *err = *why;
    return w->programs[block_mode] != NULL;
}

/* `block_sizes` gives room for the options' block sizes, which are those of the blocked loops. */
static struct measure_options options_for(const struct point_work *w, const struct point *p,
                                          int64_t block_sizes[KERNEL_MAX_LOOPS])
{
    const struct configuration *c = w->c;
    const int n_blocks = program_block_count(&c->kernel, p->block_mode);
    for (int b = 0; b < n_blocks; b++)
        block_sizes[b] = p->block_sizes[program_block_loop(&c->kernel, p->block_mode, b)];
    return (struct measure_options){
        .shared = w->shared,
        .threads = p->threads,
        .compiler = c->context->set->compiler,
        .budget_s = c->context->set->point_budget_s,
        .precision = c->context->set->precision,
        .cold = c->context->set->cold,
        .pages = c->context->set->pages,
        .pin = c->context->set->pin,
        .best_k = c->context->set->best_k,
        .block_mode = p->block_mode,
        .block_sizes = n_blocks > 0 ? block_sizes : NULL,
    };
}

/* Counts what was just timed; where that fails, `bench->counters` says why. False: interrupted. */
static bool count_one(struct point_work *w, const struct measure_options *options,
                      const int64_t *sizes, struct measurement *bench)
{
    struct measure_program **program = &w->marked[options->block_mode];
    const struct kernel *k = &w->c->kernel;
    const struct machine *m = w->c->context->machine;
    struct measure_options marked = *options;
    struct counted *counted = arena_alloc(w->arena, 1, sizeof *counted);
    struct err err = {0};
    marked.markers = true;
    if ((*program != NULL || measure_program_build(k, m, &marked, w->arena, program, &err)) &&
        count_point(*program, k, m, measure_shared_counters(w->shared), sizes, &marked, bench,
                    w->arena, counted, &err)) {
        bench->counted = counted;
        bench->counters = counted->groups;
    } else {
        bench->counters = str_formatz(w->arena, "unavailable (%s)", err.text);
    }
    return err.kind != ERR_INTERRUPTED;
}

/* If this is the last record of a point, we were killed while measuring it. */
static bool note_begin(struct point_work *w, const struct point *p, const char *key,
                       struct err *err)
{
    struct tries tries = record_tries(journal_find(w->journal, key));
    tries.kills++;
    return journal_add(w->journal, key, record_begun(point_name(p, w->arena), tries), w->arena,
                       err);
}

static bool measure_one(struct point_work *w, const struct point *p, const char *key,
                        struct measurement *bench, struct err *err)
{
    int64_t block_sizes[KERNEL_MAX_LOOPS];
    const struct measure_options options = options_for(w, p, block_sizes);
    if (!build(w, p->block_mode, &options, err))
        return false;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    sizes_fill(&w->c->kernel, &w->c->context->set->sizes, p->size, sizes);
    if (!note_begin(w, p, key, err) ||
        !measure_run(w->programs[p->block_mode], sizes, &options, w->arena, bench, err))
        return false;
    if (strcmp(bench->counters, "available") != 0)
        return true;
    return count_one(w, &options, sizes, bench) ||
           err_set(err, ERR_INTERRUPTED, "interrupted while counting");
}

/* Measures, records, and reports whether an interrupt ended it. */
static bool work_on(struct point_work *w, size_t i, const char *key, bool *interrupted,
                    struct err *err)
{
    const struct point *p = &w->c->points[i];
    struct point_result *r = &w->c->results[i];
    const char *name = point_name(p, w->arena);
    const double start_s = clock_now_s();
    struct err why = {0};
    struct tries tries = record_tries(journal_find(w->journal, key));
    r->measured = measure_one(w, p, key, &r->bench, &why);
    *interrupted = stop_asked() || (!r->measured && why.kind == ERR_INTERRUPTED);
    if (*interrupted && !r->measured) /* a stop is not a kill */
        return journal_add(w->journal, key, record_begun(name, tries), w->arena, err);
    const double wall_s = clock_now_s() - start_s;
    json_t *record = NULL;
    if (r->measured) {
        r->failure = NULL;
        record =
            record_measured(name, &r->bench, wall_s, w->c->context->set->point_budget_s, w->arena);
    } else {
        r->failure = str_cstr(w->arena, str_of(why.text));
        r->waits = why.transient; /* which says nothing of the point */
        tries.attempts += !r->waits;
        record = record_failed(name, why.text, tries, wall_s);
    }
    return journal_add(w->journal, key, record, w->arena, err);
}

static double journal_worked_s(const struct journal *journal)
{
    double total_s = 0;
    const char *key = NULL;
    json_t *record = NULL;
    json_object_foreach(journal->records, key, record)
    {
        const double wall_s = json_get_number(record, "wall_s");
        total_s += isfinite(wall_s) ? wall_s : 0;
    }
    return total_s;
}

/* Takes the journal's result for a point that needs no work. */
static void take_point(struct configuration *c, size_t i, const json_t *record, struct arena *arena)
{
    struct point_result *r = &c->results[i];
    const char *reason = json_string_value(json_object_get(record, "reason"));
    r->measured = record_read(record, arena, &r->bench);
    if (!r->measured && reason != NULL)
        r->failure = str_cstr(arena, str_of(reason));
}

double points_take(struct configuration *c, const struct journal *journal, struct arena *arena)
{
    for (size_t i = 0; i < c->n_points; i++) {
        char key[HASH_CHARS];
        point_key(&c->points[i], c->measured_what, key);
        const json_t *record = journal_find(journal, key);
        if (record != NULL && !needs_work(c, record))
            take_point(c, i, record, arena);
    }
    return journal_worked_s(journal);
}

/* Works on all points that need it, or only on those that were never tried; `*again` says whether
 * some are left that may be tried again. */
static bool work_through(struct point_work *w, struct measuring *m, bool untried_only,
                         bool *interrupted, bool *again, struct err *err)
{
    struct configuration *c = w->c;
    bool done = true;
    *again = false;
    for (size_t i = 0; done && !*interrupted && i < c->n_points; i++) {
        char key[HASH_CHARS];
        point_key(&c->points[i], c->measured_what, key);
        const json_t *record = journal_find(w->journal, key);
        if (!needs_work(c, record)) {
            take_point(c, i, record, w->arena);
            continue;
        }
        if (c->results[i].waits)
            continue;
        if (untried_only && was_tried(record)) {
            *again = true;
            continue;
        }
        progress_show(
            &m->progress, m->done_s,
            str_formatz(w->arena, "%s %s", c->item->path, point_name(&c->points[i], w->arena)));
        done = work_on(w, i, key, interrupted, err);
        m->done_s += costs_point_s(m->costs, c, &c->points[i]);
        *again = *again ||
                 (done && !c->results[i].waits && needs_work(c, journal_find(w->journal, key)));
    }
    return done;
}

bool measure_points(struct configuration *c, struct journal *journal, struct measuring *measuring,
                    double *worked_s, bool *interrupted, struct arena *arena, struct err *err)
{
    struct point_work w = {.c = c, .shared = measuring->shared, .journal = journal, .arena = arena};
    bool done = true;
    bool again = true;
    *interrupted = false;
    for (bool first = true; done && again && !*interrupted; first = false) {
        for (int b = 0; b < BLOCK_MODES; b++)
            w.unbuilt[b] = (struct err){0};
        done = work_through(&w, measuring, first, interrupted, &again, err);
    }
    for (int b = 0; b < BLOCK_MODES; b++) {
        measure_program_free(w.programs[b]);
        measure_program_free(w.marked[b]);
    }
    *worked_s = journal_worked_s(journal);
    return done;
}
