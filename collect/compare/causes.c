#include <math.h>

#include "collect/compare/causes_parts.h"
#include "collect/compare/transform.h"
#include "collect/sweep/layer_conditions.h"
#include "stempel/program/depend.h"

static const double MIN_LONE_GAIN = 1.2;

static const char *const names[N_CAUSES] = {
    [CAUSE_ALIASING] = "aliasing",
    [CAUSE_REDUCTION] = "reduction",
    [CAUSE_CHAIN] = "chain",
    [CAUSE_FUNCTION] = "function",
    [CAUSE_NOT_VECTORISED] = "not-vectorised",
    [CAUSE_NARROW_SIMD] = "narrow-simd",
    [CAUSE_SPILLS] = "spills",
    [CAUSE_DIVISION] = "division",
    [CAUSE_CONVERSION] = "conversion",
    [CAUSE_SUBSCRIPT] = "subscript",
    [CAUSE_LOOP_ORDER] = "loop-order",
    [CAUSE_STRUCTS] = "structs",
    [CAUSE_ALIGNMENT] = "alignment",
    [CAUSE_CONFLICTS] = "conflicts",
    [CAUSE_LAYER_CONDITION] = "layer-condition",
    [CAUSE_TEMPORARY] = "temporary",
    [CAUSE_SHORT_LOOP] = "short-loop",
    [CAUSE_SERIAL] = "serial",
    [CAUSE_FIRST_TOUCH] = "first-touch",
    [CAUSE_PINNING] = "pinning",
};

const char *cause_name(enum cause_kind kind)
{
    return names[kind];
}

size_t causes_point(const struct cause_finder *f, const struct gain *gains)
{
    size_t most = f->request->verdict;
    if (gains[most].predicted >= CAUSE_MIN_GAIN)
        return most;
    for (size_t p = 0; p < f->request->n_points; p++)
        most = gains[p].predicted > gains[most].predicted ? p : most;
    return most;
}

struct cause *causes_add(struct cause_finder *f, const struct cause *cause,
                         const struct gain *gains)
{
    const double same = 1.1; /* ends that are one figure, unless one says that nothing is gained */
    const size_t n = f->request->n_points;
    struct cause found = *cause;
    found.point = causes_point(f, gains);
    const struct gain at = gains[found.point];
    found.gain = at.predicted;
    if (at.high > same * at.low || at.low < CAUSE_MIN_GAIN) {
        found.low = at.low;
        found.high = at.high;
    }
    if (!(found.gain >= CAUSE_MIN_GAIN) && !found.suspect)
        return NULL;
    double *const predicted = arena_alloc(f->arena, n, sizeof *predicted);
    for (size_t p = 0; p < n; p++)
        predicted[p] = gains[p].predicted;
    found.gains = predicted;
    struct cause *const added = ARENA_ADD(f->arena, f->out->items, f->out->count);
    *added = found;
    return added;
}

/* The gains of a version over points of the user's code. */
static void ratios(const struct cause_finder *f, const struct forecast *without, bool same_data,
                   const struct forecast_point *own, struct gain *gains)
{
    const struct cause_request *r = f->request;
    struct err ignored = {0};
    for (size_t p = 0; p < r->n_points; p++) {
        const struct cause_point *at = &r->points[p];
        const struct traffic *const same = &at->own.at.traffic;
        struct forecast_point point;
        int64_t sizes[KERNEL_MAX_SYMBOLS];
        transform_sizes(r->code->kernel, at->sizes, without->version.kernel, sizes);
        const bool ok = same_data
                            ? forecast_with(without, sizes, at->cores, same, &point, &ignored)
                            : forecast_at(without, sizes, at->cores, f->arena, &point, &ignored);
        gains[p] = ok ? gain_of_loop(&point, &own[p]) : (struct gain){1, 1, 1};
    }
}

void causes_lower(struct cause_finder *f, const struct forecast *without,
                  const struct forecast_point *own, struct gain *gains)
{
    struct gain *const lower = causes_gains(f);
    ratios(f, without, true, own, lower);
    for (size_t p = 0; p < f->request->n_points; p++)
        gains[p].low = fmin(gains[p].low, lower[p].low);
}

/* Points of the own code with or without the ends of rows. */
static const struct forecast_point *own_points(const struct cause_request *r, bool rows,
                                               struct arena *arena)
{
    struct forecast_point *const own = arena_alloc(arena, r->n_points, sizeof *own);
    struct forecast other = *r->own;
    struct err ignored = {0};
    other.predict.options.rows = rows;
    for (size_t p = 0; p < r->n_points; p++) {
        const struct cause_point *at = &r->points[p];
        own[p] = at->own;
        if (r->own->predict.options.rows != rows &&
            !forecast_with(&other, at->sizes, at->cores, &at->own.at.traffic, &own[p], &ignored))
            own[p] = at->own;
    }
    return own;
}

/* Wider vectors lose more at the ends of short rows, which stay. */
static void lower_by_rows(struct cause_finder *f, struct forecast *without, struct gain *gains)
{
    const struct cause_request *r = f->request;
    bool any = r->own->predict.options.rows;
    for (size_t p = 0; p < r->n_points; p++) {
        int64_t sizes[KERNEL_MAX_SYMBOLS];
        transform_sizes(r->code->kernel, r->points[p].sizes, without->version.kernel, sizes);
        any = any || forecast_is_short(without, sizes);
    }
    if (!any)
        return;
    without->predict.options.rows = true;
    causes_lower(f, without, own_points(r, true, f->arena), gains);
    without->predict.options.rows = false;
}

bool causes_gain(struct cause_finder *f, const struct version *version, bool same_data,
                 struct forecast *without, struct gain *gains)
{
    struct err ignored = {0};
    if (!forecast_make(version, f->request->tools, f->arena, without, &ignored))
        return false;
    /*
     * What the end of a short loop costs is a separate cause; it counts on both sides or on none,
     * else every version would gain it.
     */
    without->predict.options.rows = f->rows;
    ratios(f, without, same_data, f->own, gains);
    if (same_data && !f->rows)
        lower_by_rows(f, without, gains);
    return true;
}

struct gain *causes_gains(struct cause_finder *f)
{
    struct gain *const gains = arena_alloc(f->arena, f->request->n_points, sizeof *gains);
    for (size_t p = 0; p < f->request->n_points; p++)
        gains[p] = (struct gain){1, 1, 1};
    return gains;
}

/* A copy of the own code, from which a fault is to be removed. */
struct version causes_own(const struct cause_finder *f)
{
    return f->request->own->version;
}

struct str causes_place(const struct cause_finder *f, unsigned line)
{
    return line == 0 ? STR("") : str_format(f->arena, " (%s:%u)", f->request->code->name, line);
}

/* ---- the order ---- */

/* With too few rounds for an interval, only a large gain proves something. */
static bool helped(const struct cause *c)
{
    const double least = isnan(c->trial.low) ? MIN_LONE_GAIN : CAUSE_MIN_GAIN;
    return c->trial.gain >= least && !(c->trial.low <= 1);
}

double cause_gain(const struct cause *cause)
{
    return cause->trial.done ? cause->trial.gain : cause->gain;
}

bool cause_by_hand(const struct cause *cause, double *low, double *high)
{
    const double least = 0.6;
    const double most = 1.7;
    const struct cause_trial *const t = &cause->trial;
    *low = least * (isfinite(t->low) ? t->low : t->gain);
    *high = most * (isfinite(t->high) ? t->high : t->gain);
    return t->done && helped(cause);
}

bool cause_may_help(const struct cause *cause)
{
    return cause->trial.gain >= CAUSE_MIN_GAIN;
}

bool cause_is_uncertain(const struct cause *cause)
{
    return !cause->trial.done && cause->low > 0 && cause->low < CAUSE_MIN_GAIN;
}

static int rank(const struct causes *causes, const struct cause *c, size_t verdict)
{
    const bool unproven = causes->tried && c->trial.version.kernel == NULL;
    if (c->trial.done && !helped(c))
        return 3;
    return c->aside || unproven || cause_is_uncertain(c) || c->point != verdict ? 2
           : c->trial.done                                                      ? 0
                                                                                : 1;
}

static bool comes_before(const struct causes *causes, const struct cause *a, const struct cause *b,
                         size_t verdict)
{
    const int x = rank(causes, a, verdict);
    const int y = rank(causes, b, verdict);
    if (x != y)
        return x < y;
    if (cause_gain(a) != cause_gain(b))
        return cause_gain(a) > cause_gain(b);
    return a->kind < b->kind;
}

const struct cause *causes_main(const struct causes *causes, size_t verdict)
{
    return causes->count > 0 && rank(causes, &causes->items[0], verdict) < 2 ? &causes->items[0]
                                                                             : NULL;
}

void causes_sort(struct causes *causes, size_t verdict)
{
    const size_t n = causes->count;
    causes->count = 0;
    causes->n_refuted = 0;
    for (size_t i = 0; i < n; i++) {
        const struct cause c = causes->items[i];
        if (c.suspect && c.trial.done && !helped(&c))
            continue;
        size_t at = causes->count++;
        for (; at > 0 && comes_before(causes, &c, &causes->items[at - 1], verdict); at--)
            causes->items[at] = causes->items[at - 1];
        causes->items[at] = c;
        causes->n_refuted += c.trial.done && !helped(&c);
    }
}

bool causes_find(const struct cause_request *request, struct arena *arena, struct causes *out,
                 struct err *err)
{
    typedef bool find_fn(struct cause_finder *, struct err *);
    /* Causes that explain others come first. */
    static find_fn *const finders[] = {causes_of_data, causes_of_core, causes_of_threads,
                                       causes_of_scaling};
    *out = (struct causes){0};
    const bool rows = machine_is_fitted(request->tools->machine);
    struct cause_finder f = {.request = request,
                             .arena = arena,
                             .out = out,
                             .own = own_points(request, rows, arena),
                             .rows = rows};
    for (size_t i = 0; i < sizeof finders / sizeof *finders; i++) {
        if (!finders[i](&f, err))
            return false;
    }
    causes_sort(out, request->verdict);
    return true;
}
