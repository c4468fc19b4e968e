#include "collect/sweep/predictions.h"

#include <string.h>

#include "base/clock.h"
#include "collect/sweep/stop.h"

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

static struct core_time core_time(const struct incore *in)
{
    return (struct core_time){
        .T_comp_cy_per_cl = incore_overlapping_cy_per_cl(in),
        .T_RegL1_cy_per_cl = in->T_RegL1_cy_per_cl,
    };
}

/* The grid that a point's predictions are made for, and the caches that it sees. */
static void describe(const struct configuration *c, const struct point *p, struct grid_traffic *g,
                     struct hierarchy *h)
{
    int64_t sizes[KERNEL_MAX_SYMBOLS] = {0};
    sizes_fill(&c->kernel, &c->context->set->sizes, p->size, sizes);
    kernel_split_sizes(&c->layers.split, sizes, g->sizes);
    if (p->block_mode != 0)
        layers_blocked_sizes(&c->layers, p->block_sizes, g->sizes);
    machine_hierarchy(c->context->machine, p->threads, h);
    for (int l = 0; l < h->n_levels; l++)
        g->sets[l] = h->levels[l].sets;
}

static bool same(const struct grid_traffic *a, const struct grid_traffic *b)
{
    return memcmp(a->sizes, b->sizes, sizeof a->sizes) == 0 &&
           memcmp(a->sets, b->sets, sizeof a->sets) == 0;
}

static void predict_traffic(const struct configuration *c, const struct hierarchy *h,
                            struct grid_traffic *g, struct arena *arena)
{
    for (size_t k = 0; k < c->context->set->n_predictors; k++) {
        const enum predictor predictor = c->context->set->predictors[k];
        const struct arena_mark mark = arena_mark(arena);
        struct err why = {0};
        g->known[k] = traffic_predict(predictor, &c->layers.split.kernel, g->sizes, h, arena,
                                      &g->traffic[k], &why);
        arena_reset(arena, mark);
        if (!g->known[k])
            g->failure[k] = str_formatz(arena, "%s: %s", predictor_name(predictor), why.text);
    }
}

static const struct grid_traffic *traffic_of(const struct configuration *c, const struct point *p,
                                             struct grids *grids, struct arena *arena)
{
    struct hierarchy h;
    struct grid_traffic *g = &grids->items[grids->count];
    describe(c, p, g, &h);
    for (size_t i = 0; i < grids->count; i++) {
        if (same(&grids->items[i], g))
            return &grids->items[i];
    }
    predict_traffic(c, &h, g, arena);
    grids->count++;
    return g;
}

/* With the core's time of rows as long as they are; where their code is known. */
static void evaluate_rows(struct configuration *c, size_t i, const struct grid_traffic *g)
{
    struct point_result *r = &c->results[i];
    const struct machine *m = c->context->machine;
    struct row_time row;
    if (c->points[i].kind != POINT_GRID || c->incore_failure != NULL ||
        !incore_row_time_at(&c->incore, &c->kernel, m->line_bytes, g->sizes, &row))
        return;
    r->has_rows = true;
    r->row_core = (struct core_time){row.T_comp_cy_per_cl, row.T_RegL1_cy_per_cl};
    for (size_t k = 0; k < c->context->set->n_predictors; k++) {
        if (r->modelled[k])
            r->row_ECM_cy_per_cl[k] = ecm_compose(&r->row_core, r->models[k].registers_overlap,
                                                  r->models[k].levels, r->models[k].n_levels);
    }
}

static void evaluate(struct configuration *c, size_t i, const struct grid_traffic *g,
                     struct arena *arena)
{
    struct point_result *r = &c->results[i];
    const struct core_time core = core_time(&c->incore);
    for (size_t k = 0; k < c->context->set->n_predictors; k++) {
        const struct model_options options = {.predictor = c->context->set->predictors[k],
                                              .cores = c->points[i].threads};
        struct err why = {0};
        r->modelled[k] =
            g->known[k] && model_evaluate(&c->kernel, c->context->machine, &core, &g->traffic[k],
                                          &options, &r->models[k], &why);
        if (!g->known[k])
            r->model_failure = g->failure[k];
        else if (!r->modelled[k])
            r->model_failure =
                str_formatz(arena, "%s: %s", predictor_name(options.predictor), why.text);
    }
    evaluate_rows(c, i, g);
}

bool predictions_make(struct configuration *c, struct arena *arena)
{
    struct grids grids = {.items = arena_alloc(arena, c->n_points, sizeof *grids.items)};
    size_t done = 0;
    for (; done < c->n_points && !stop_asked(); done++)
        evaluate(c, done, traffic_of(c, &c->points[done], &grids, arena), arena);
    c->model_s = clock_now_s() - c->began_s;
    return done == c->n_points;
}
