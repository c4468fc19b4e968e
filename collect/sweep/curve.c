#include "collect/sweep/curve.h"

#include <math.h>

#include "base/sort.h"
#include "collect/sweep/predictions.h"
#include "collect/sweep/tables.h"

enum { DENSE = 48 };

static void add_dense(const struct size_list *grid, double *sizes, size_t *n)
{
    const double first = (double)grid->items[0];
    const double last = (double)grid->fits;
    for (int i = 0; i < DENSE && last > first; i++)
        sizes[(*n)++] = floor(first * pow(last / first, (double)i / (DENSE - 1)) + 0.5);
}

/* The last size for which a condition holds, and the next one. */
static void add_breakpoints(const struct lc_listing *conditions, const struct size_list *grid,
                            double *sizes, size_t *n)
{
    for (int i = 0; i < conditions->count; i++) {
        const int64_t last = conditions->items[i].max_size;
        if (last < grid->items[0] || last >= grid->fits)
            continue;
        sizes[(*n)++] = (double)last;
        sizes[(*n)++] = (double)last + 1;
    }
}

/* Ascending and without repeats, each for one core and for all of a socket. */
static void list_points(struct configuration *curve, double *sizes, size_t n, struct arena *arena)
{
    const int cores = curve->context->machine->cores_per_socket;
    struct point *points = arena_alloc(arena, 2 * n, sizeof *points);
    sort_doubles(sizes, n);
    curve->n_points = 0;
    for (size_t i = 0; i < n; i++) {
        struct point p = {.kind = POINT_GRID, .size = (int64_t)sizes[i], .threads = 1};
        if (i > 0 && sizes[i] <= sizes[i - 1])
            continue;
        points[curve->n_points++] = p;
        p.threads = cores;
        if (cores > 1)
            points[curve->n_points++] = p;
    }
    curve->points = points;
    curve->results = arena_alloc(arena, curve->n_points, sizeof *curve->results);
}

static bool has_conditions(const struct configuration *c)
{
    bool asked = false;
    for (size_t i = 0; i < c->context->set->n_predictors; i++)
        asked = asked || c->context->set->predictors[i] == PREDICT_LC;
    return asked && c->layers.known && c->sizes.fits > 0;
}

bool curve_make(struct configuration *c, struct arena *arena)
{
    if (!has_conditions(c))
        return true;
    struct set set = *c->context->set;
    struct sweep_context context = *c->context;
    struct configuration curve = *c;
    const struct lc_listing none = {0};
    /* Conditions are solved for sizes that are all the same. */
    const struct lc_listing *conditions = set.sizes.n_symbols == 0 ? &c->layers.listing : &none;
    double *sizes = arena_alloc(arena, DENSE + 2 * (size_t)conditions->count, sizeof *sizes);
    size_t n = 0;
    set.n_predictors = 1;
    set.predictors[0] = PREDICT_LC;
    context.set = &set;
    curve.context = &context;
    add_dense(&c->sizes, sizes, &n);
    add_breakpoints(conditions, &c->sizes, sizes, &n);
    list_points(&curve, sizes, n, arena);
    if (!predictions_make(&curve, arena))
        return false;
    c->curve = table_points(&curve, POINT_GRID, arena);
    return true;
}
