#include "collect/sweep/predictions.h"

#include <math.h>
#include <string.h>

#include "base/clock.h"
#include "collect/model/blocking.h"
#include "collect/model/explain.h"
#include "collect/model/interval_doubts.h"
#include "collect/model/predict.h"
#include "collect/sweep/stop_signals.h"

/* The traffic of one grid with one share of the caches. */
struct grid_traffic {
    int64_t sizes[KERNEL_MAX_SYMBOLS]; /* of the split kernel */
    uint64_t sets[HIERARCHY_MAX_LEVELS];
    bool known[SET_MAX_PREDICTORS];
    struct traffic traffic[SET_MAX_PREDICTORS];
    const char *failure[SET_MAX_PREDICTORS];
};

struct grids {
    size_t count;
    struct grid_traffic *items;
};

/* One for each predictor of the set. */
struct evaluators {
    size_t n;
    const struct predict *items;
};

static struct evaluators make_evaluators(const struct configuration *c, struct arena *arena)
{
    const struct set *set = c->context->set;
    struct predict *const all = arena_alloc(arena, set->n_predictors, sizeof *all);
    for (size_t k = 0; k < set->n_predictors; k++) {
        const struct predict_options how = {.predictor = set->predictors[k]};
        predict_make(&c->kernel, &c->layers.split.kernel, c->context->machine,
                     c->incore_failure == NULL ? &c->incore : NULL, &how, arena, &all[k]);
    }
    return (struct evaluators){set->n_predictors, all};
}

/* The grid that a point's predictions are made for, and the caches that it sees. */
static void describe(const struct configuration *c, const struct point *p, struct grid_traffic *g)
{
    struct hierarchy h;
    int64_t sizes[KERNEL_MAX_SYMBOLS] = {0};
    sizes_fill(&c->kernel, &c->context->set->sizes, p->size, sizes);
    kernel_split_sizes(&c->layers.split, sizes, g->sizes);
    if (p->block_mode != 0)
        blocking_sizes(&c->layers.split.kernel, &c->layers.hierarchy, p->block_sizes, g->sizes);
    machine_hierarchy(c->context->machine, p->threads, &h);
    for (int l = 0; l < h.n_levels; l++)
        g->sets[l] = h.levels[l].sets;
}

static bool same(const struct grid_traffic *a, const struct grid_traffic *b)
{
    return memcmp(a->sizes, b->sizes, sizeof a->sizes) == 0 &&
           memcmp(a->sets, b->sets, sizeof a->sets) == 0;
}

static const char *failure_of(enum predictor predictor, const struct err *why, struct arena *arena)
{
    return str_formatz(arena, "%s: %s", predictor_name(predictor), why->text);
}

static void predict_grid(const struct evaluators *by, int threads, struct grid_traffic *g,
                         struct arena *arena)
{
    for (size_t k = 0; k < by->n; k++) {
        const struct predict *predict = &by->items[k];
        const struct arena_mark mark = arena_mark(arena);
        struct err why = {0};
        g->known[k] = predict_traffic(predict, g->sizes, threads, arena, &g->traffic[k], &why);
        arena_reset(arena, mark);
        if (!g->known[k])
            g->failure[k] = failure_of(predict->options.predictor, &why, arena);
    }
}

/* The grid among those evaluated that is the same, or null. */
static const struct grid_traffic *find_grid(const struct grids *grids, const struct grid_traffic *g)
{
    for (size_t i = 0; i < grids->count; i++) {
        if (same(&grids->items[i], g))
            return &grids->items[i];
    }
    return NULL;
}

static const struct grid_traffic *traffic_of(const struct configuration *c, const struct point *p,
                                             const struct evaluators *by, struct grids *grids,
                                             struct arena *arena)
{
    struct grid_traffic *g = &grids->items[grids->count];
    describe(c, p, g);
    const struct grid_traffic *const known = find_grid(grids, g);
    if (known != NULL)
        return known;
    predict_grid(by, p->threads, g, arena);
    grids->count++;
    return g;
}

/* The prediction with the core time of rows of their actual length, if their code is known. */
static void evaluate_rows(struct configuration *c, size_t i, const struct evaluators *by,
                          const struct grid_traffic *g)
{
    struct point_result *r = &c->results[i];
    struct row_time row;
    if (r->imported != NULL || c->points[i].kind != POINT_GRID ||
        machine_is_fitted(c->context->machine))
        return; /* with a fitted composition the prediction itself is of rows: predict_make */
    struct predict rows = by->items[0];
    rows.options.rows = true;
    r->row_core = predict_core(&rows, g->sizes, &row);
    r->has_rows = row.iterations > 0;
    for (size_t k = 0; r->has_rows && k < by->n; k++) {
        if (r->modelled[k])
            r->row_ECM_cy_per_cl[k] =
                isnan(r->models[k].T_ECM_cy_per_cl) ? NAN : model_time(&r->models[k], &r->row_core);
    }
}

/* Blocked points use an endless row. */
static struct core_time core_of(const struct point *point, const struct predict *predict,
                                const struct grid_traffic *g)
{
    return point->block_mode != 0 ? predict->core : predict_core(predict, g->sizes, NULL);
}

/*
 * Values missing in the machine file are not failures of a point: the machine's file and page
 * mention them once.
 */
static bool lacks_values(const struct machine *m)
{
    return machine_says_unknown(m, "transfers") || machine_says_unknown(m, "bandwidths");
}

static void evaluate_point(struct configuration *c, size_t i, const struct evaluators *by,
                           const struct grid_traffic *g, struct arena *arena)
{
    struct point_result *r = &c->results[i];
    /* The evaluators differ in their traffic only. */
    const struct core_time core = r->imported != NULL ? r->imported->core
                                  : by->n > 0         ? core_of(&c->points[i], &by->items[0], g)
                                                      : (struct core_time){0};
    for (size_t k = 0; k < by->n; k++) {
        const struct predict *predict = &by->items[k];
        struct err why = {0};
        if (!g->known[k])
            r->model_failure = g->failure[k];
        else if (predict_point(predict, &core, &g->traffic[k], c->points[i].threads, &r->models[k],
                               &why))
            interval_doubts(predict, g->sizes, &r->models[k]);
        else
            r->model_failure = failure_of(predict->options.predictor, &why, arena);
        r->modelled[k] = r->models[k].n_levels > 0;
        if (r->modelled[k] && lacks_values(predict->machine)) {
            /* Times of small grids would be taken for those of large ones. */
            model_forget_times(&r->models[k]);
            r->model_failure = NULL;
        }
    }
    evaluate_rows(c, i, by, g);
}

/* Explains the time of the largest grid, from the layer conditions. */
static void explain_largest(struct configuration *c, const struct evaluators *by,
                            const struct grids *grids, struct arena *arena)
{
    size_t i = c->n_points;
    while (i > 0 && c->points[i - 1].kind != POINT_GRID)
        i--;
    if (i == 0 || by->n == 0 || !by->items[0].has_lc || !c->results[i - 1].modelled[0] ||
        isnan(c->results[i - 1].models[0].T_ECM_cy_per_cl) ||
        by->items[0].options.predictor != PREDICT_LC)
        return;
    struct grid_traffic g = {0};
    describe(c, &c->points[i - 1], &g);
    const struct grid_traffic *const known = find_grid(grids, &g);
    if (known == NULL)
        return;
    const struct explain what =
        explain_make(&by->items[0], known->sizes, &known->traffic[0], &c->results[i - 1].models[0]);
    struct explanation said;
    explain_point(&what, arena, &said);
    c->explanation = str_cstr(arena, str_trim(said.text));
    c->bottleneck = str_cstr(arena, said.bottleneck);
    c->advice = said.advice.len == 0 ? NULL : str_cstr(arena, said.advice);
    c->explained_size = c->points[i - 1].size;
}

bool predictions_make(struct configuration *c, struct arena *arena)
{
    struct grids grids = {.items = arena_alloc(arena, c->n_points, sizeof *grids.items)};
    const struct evaluators by = make_evaluators(c, arena);
    size_t done = 0;
    for (; done < c->n_points && !stop_asked(); done++) {
        const struct grid_traffic *g = traffic_of(c, &c->points[done], &by, &grids, arena);
        evaluate_point(c, done, &by, g, arena);
    }
    if (done == c->n_points && c->explanation == NULL)
        explain_largest(c, &by, &grids, arena);
    c->model_s = clock_now_s() - c->began_s;
    return done == c->n_points;
}
