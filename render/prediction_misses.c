#include "render/prediction_misses.h"

#include <math.h>

#include "base/quantile.h"
#include "render/text.h"

double miss_distance(const struct miss *miss)
{
    return fabs(log(miss->measured / miss->predicted));
}

void miss_row(const struct miss *miss, struct map *row)
{
    struct arena *a = row->arena;
    map_text(row, "size", number_decimals(a, miss->size, 0));
    map_text(row, "measured", number_decimals(a, miss->measured, 1));
    map_text(row, "predicted", number_decimals(a, miss->predicted, 1));
    map_text(row, "off", percent_text(a, miss->predicted / miss->measured - 1));
    map_text(row, "low", number_decimals(a, miss->low, 1));
    map_text(row, "high", number_decimals(a, miss->high, 1));
    map_textz(row, "cause", miss_name(miss->cause));
    map_text(row, "why", miss->why);
}

/* What does not depend on the size. */
struct point_source {
    const struct points *g;
    const struct predicted *model;
    const struct predicted *simulated, *counted; /* or null */
    double endless_core, nominal_hz;
    size_t in_L1; /* the largest measured size whose data fit in L1, or g->n */
};

static size_t largest_in_L1(const struct points *g, const struct predicted *model)
{
    size_t found = g->n;
    for (size_t i = 0; i < g->n && model->n_edges > 0; i++) {
        const double bytes = point_value(model->edges[0].load_bytes_per_lup, i) +
                             point_value(model->edges[0].evict_bytes_per_lup, i);
        if (bytes <= 0 && str_eq(point_text(g->bench_verdict, i), STR("ok")))
            found = i;
    }
    return found;
}

static const double *ecm_of(const struct predicted *p)
{
    return p != NULL ? p->ECM_cy_per_cl : NULL;
}

/* Whether the lines come from different levels. */
static bool other_lines(const struct predicted *model, size_t a, size_t b)
{
    bool other = false;
    for (size_t e = 0; e < model->n_edges; e++) {
        const double *const bytes = model->edges[e].load_bytes_per_lup;
        other = other || fabs(point_value(bytes, a) - point_value(bytes, b)) >
                             0.1 * fmax(point_value(bytes, a), point_value(bytes, b));
    }
    return other;
}

/* The next size in the direction of the measurement; g->n if it is further away than half a cache
 * can explain: a plane of half the bytes is 1/√2 as wide. */
static size_t next_size(const struct points *g, const struct predicted *model, size_t i)
{
    const bool slower =
        point_value(g->bench_cy_per_cl_median, i) > point_value(model->ECM_cy_per_cl, i);
    const size_t next = slower ? i + 1 : i - 1; /* wraps at 0 */
    if (next >= g->n || !other_lines(model, i, next))
        return g->n;
    const double ratio = point_value(g->size, next) / point_value(g->size, i);
    return fmax(ratio, 1 / ratio) <= sqrt(2) ? next : g->n;
}

static double core_cy_per_cl(const struct points *g, size_t i)
{
    return fmax(point_value(g->T_comp_cy_per_cl, i), point_value(g->T_RegL1_cy_per_cl, i));
}

/*
 * The in-core time of the longest rows in the table, where the ends hardly count. The stored time
 * of an endless loop does not include accesses that are split across two lines, which rows of any
 * length have.
 */
static double endless_core_cy_per_cl(const struct points *g)
{
    double core = NAN;
    for (size_t i = g->n; i > 0 && isnan(core); i--)
        core = core_cy_per_cl(g, i - 1);
    return core;
}

static struct miss_evidence evidence_at(const struct point_source *s, size_t i, struct arena *arena)
{
    const struct points *g = s->g;
    const size_t n_edges = s->model->n_edges;
    const size_t next = next_size(g, s->model, i);
    return (struct miss_evidence){
        .measured = point_value(g->bench_cy_per_cl_median, i),
        .fastest = point_value(g->bench_cy_per_cl_min, i),
        .predicted = point_value(s->model->ECM_cy_per_cl, i),
        .low = point_value(s->model->ECM_low_cy_per_cl, i),
        .high = point_value(s->model->ECM_high_cy_per_cl, i),
        .verdict = str_cstr(arena, point_text(g->bench_verdict, i)),
        .reason = str_cstr(arena, point_text(g->bench_reason, i)),
        .clock_hz = point_value(g->bench_clock_hz, i),
        .nominal_hz = s->nominal_hz,
        .memory = n_edges > 0 ? point_value(s->model->edges[n_edges - 1].cy_per_cl, i) : NAN,
        .simulated = point_value(ecm_of(s->simulated), i),
        .counted = point_value(ecm_of(s->counted), i),
        .next_size = next < g->n ? point_value(g->size, next) : NAN,
        .next = next < g->n ? point_value(s->model->ECM_cy_per_cl, next) : NAN,
        .row = point_value(g->size, i),
        .core = core_cy_per_cl(g, i),
        .endless_core = s->endless_core,
        .L1_measured = s->in_L1 < g->n ? point_value(g->bench_cy_per_cl_median, s->in_L1) : NAN,
        .L1_predicted = s->in_L1 < g->n ? point_value(s->model->ECM_cy_per_cl, s->in_L1) : NAN,
    };
}

static struct miss make_miss(const struct miss_evidence *e, struct arena *arena)
{
    struct sb why = {.arena = arena};
    const enum miss_cause cause = miss_cause_of(e);
    const bool held = !miss_is(e);
    miss_say(e, cause, &why);
    if (held && cause == MISS_UNKNOWN)
        sb_addz(&why, " It is inside the interval: not more than the model admits.");
    return (struct miss){.size = e->row,
                         .measured = e->measured,
                         .predicted = e->predicted,
                         .low = e->low,
                         .high = e->high,
                         .held = held,
                         .cause = cause,
                         .why = sb_str(&why)};
}

static void add_miss(const struct miss *miss, struct misses *out)
{
    if (!miss->held) {
        out->items[out->n++] = *miss;
        out->by_cause[miss->cause]++;
        out->largest_by_cause[miss->cause] =
            fmax(out->largest_by_cause[miss->cause], miss_distance(miss));
    }
    if (out->n_compared == 1 || miss_distance(miss) > miss_distance(&out->largest))
        out->largest = *miss;
}

void misses_find(const struct collected *c, const struct machine *m, struct arena *arena,
                 struct misses *out)
{
    const struct points *g = &c->grid;
    *out = (struct misses){.below = NAN, .above = NAN};
    if (g->n_predictions == 0)
        return;
    const struct point_source s = {
        .g = g,
        .model = &g->predictions[0],
        .simulated = points_predicted(g, predictor_name(PREDICT_SIM)),
        .counted = points_predicted(g, traffic_counters->name),
        .endless_core = endless_core_cy_per_cl(g),
        .nominal_hz = m != NULL ? m->clock_hz : NAN,
        .in_L1 = largest_in_L1(g, &g->predictions[0]),
    };
    double *const below = arena_alloc(arena, g->n, sizeof *below);
    double *const above = arena_alloc(arena, g->n, sizeof *above);
    out->items = arena_alloc(arena, g->n, sizeof *out->items);
    for (size_t i = 0; i < g->n; i++) {
        const struct miss_evidence e = evidence_at(&s, i, arena);
        if (!isfinite(e.low) || !isfinite(e.high) || !(e.predicted > 0))
            continue;
        below[out->n_intervals] = 1 - e.low / e.predicted;
        above[out->n_intervals++] = e.high / e.predicted - 1;
        if (!isfinite(e.measured))
            continue;
        out->n_compared++;
        const struct miss miss = make_miss(&e, arena);
        add_miss(&miss, out);
    }
    if (out->n_intervals == 0)
        return;
    out->below = quantile_median(below, out->n_intervals);
    out->above = quantile_median(above, out->n_intervals);
}

struct str misses_reach(const struct misses *m, struct arena *arena)
{
    const double below = 0 + round(100 * m->below); /* no -0 */
    const double above = 0 + round(100 * m->above);
    if (above < 0)
        return str_format(arena, "from %.0f %% to %.0f %% below the prediction", below, -above);
    if (below < 0)
        return str_format(arena, "from %.0f %% to %.0f %% above the prediction", -below, above);
    return str_format(arena, "from %.0f %% below the prediction to %.0f %% above it", below, above);
}
