#include <math.h>

#include "collect/compare/causes_parts.h"
#include "collect/compare/transform.h"
#include "collect/sweep/layer_conditions.h"
#include "stempel/program/depend.h"

static const double LEAST_LONE_GAIN = 1.2;

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

/* The point that represents a cause: the verdict's if the cause counts there, else the one with the
 * largest gain. */
static size_t point_for(const struct cause_finder *f, const double *gains)
{
    size_t most = f->request->verdict;
    if (gains[most] >= CAUSE_LEAST_GAIN)
        return most;
    for (size_t p = 0; p < f->request->n_points; p++)
        most = gains[p] > gains[most] ? p : most;
    return most;
}

struct cause *causes_add(struct cause_finder *f, const struct cause *cause, const double *gains)
{
    const size_t n = f->request->n_points;
    struct cause found = *cause;
    found.point = point_for(f, gains);
    found.gain = gains[found.point];
    if (!(found.gain >= CAUSE_LEAST_GAIN) && !found.suspect)
        return NULL;
    found.gains = arena_copy(f->arena, gains, n, sizeof *gains);
    struct cause *const added = ARENA_ADD(f->arena, f->out->items, f->out->count);
    *added = found;
    return added;
}

/* Performance of the own code, for comparison with versions of it. The cost of the ends of short
 * loops is a separate cause; it is left out on both sides, or every version would gain it. */
static const double *own_mlup_per_s(const struct cause_request *r, struct arena *arena)
{
    double *const own = arena_alloc(arena, r->n_points, sizeof *own);
    struct forecast whole = *r->own;
    struct err ignored = {0};
    whole.predict.options.rows = false;
    for (size_t p = 0; p < r->n_points; p++) {
        const struct cause_point *at = &r->points[p];
        struct forecast_point point = at->own;
        if (r->own->predict.options.rows &&
            !forecast_with(&whole, at->sizes, at->cores, &at->own.at.traffic, &point, &ignored))
            point = at->own;
        own[p] = point.mlup_per_s;
    }
    return own;
}

bool causes_gain(struct cause_finder *f, const struct version *version, bool same_data,
                 struct forecast *without, double *gains)
{
    struct err ignored = {0};
    if (!forecast_make(version, f->request->tools, f->arena, without, &ignored))
        return false;
    const struct cause_request *r = f->request;
    without->predict.options.rows = false; /* as in own_mlup_per_s */
    for (size_t p = 0; p < r->n_points; p++) {
        const struct cause_point *at = &r->points[p];
        struct forecast_point point;
        int64_t sizes[KERNEL_MAX_SYMBOLS];
        transform_sizes(r->code->kernel, at->sizes, version->kernel, sizes);
        const bool ok =
            same_data
                ? forecast_with(without, sizes, at->cores, &at->own.at.traffic, &point, &ignored)
                : forecast_at(without, sizes, at->cores, f->arena, &point, &ignored);
        gains[p] = ok && f->own_mlup_per_s[p] > 0 ? point.mlup_per_s / f->own_mlup_per_s[p] : 1;
    }
    return true;
}

double *causes_gains(struct cause_finder *f)
{
    return arena_alloc(f->arena, f->request->n_points, sizeof(double));
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
    const double least = isnan(c->trial.low) ? LEAST_LONE_GAIN : CAUSE_LEAST_GAIN;
    return c->trial.gain >= least && !(c->trial.low <= 1);
}

double cause_gain(const struct cause *cause)
{
    return cause->trial.done ? cause->trial.gain : cause->gain;
}

bool cause_may_help(const struct cause *cause)
{
    return cause->trial.gain >= CAUSE_LEAST_GAIN;
}

static int rank(const struct causes *causes, const struct cause *c, size_t verdict)
{
    const bool unproven = causes->tried && c->trial.version.kernel == NULL;
    if (c->trial.done && !helped(c))
        return 3;
    return c->aside || unproven || c->point != verdict ? 2 : c->trial.done ? 0 : 1;
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
    struct cause_finder f = {.request = request,
                             .arena = arena,
                             .out = out,
                             .own_mlup_per_s = own_mlup_per_s(request, arena)};
    for (size_t i = 0; i < sizeof finders / sizeof *finders; i++) {
        if (!finders[i](&f, err))
            return false;
    }
    causes_sort(out, request->verdict);
    return true;
}
