#include "render/plot_view.h"

#include <math.h>

static double finite_or_nan(double value)
{
    return isfinite(value) ? value : NAN;
}

static double quotient(double a, double b)
{
    return a == 0 ? NAN : finite_or_nan(a / b);
}

double plot_convert(enum plot_unit from, enum plot_unit to, double value, double other,
                    double mlup_cy, double flop_per_lup)
{
    if (from == to || from == PLOT_UNIT_OTHER || !isfinite(value))
        return finite_or_nan(value);
    /* via MLUP/s; a measured rate is better than one computed with the clock */
    double mlup_per_s = value;
    if (from == PLOT_UNIT_TIME)
        mlup_per_s = isfinite(other) ? other : quotient(mlup_cy, value);
    else if (from == PLOT_UNIT_FLOP_RATE)
        mlup_per_s = quotient(value * 1e3, flop_per_lup);
    if (to == PLOT_UNIT_TIME)
        return from == PLOT_UNIT_RATE && isfinite(other) ? other : quotient(mlup_cy, mlup_per_s);
    return finite_or_nan(to == PLOT_UNIT_RATE ? mlup_per_s
                         : flop_per_lup > 0   ? mlup_per_s * flop_per_lup / 1e3
                                              : NAN);
}

static const char *unit_title(enum plot_unit unit)
{
    static const char *const titles[] = {"", "cycles per cache line",
                                         "million lattice updates per second", "GFLOP/s"};
    return titles[unit];
}

/* Common arguments of the functions below. */
struct seeing {
    const struct plot *plot;
    const struct plot_view *view;
    enum plot_unit unit;
    struct arena *arena;
};

static bool in_view(const struct plot_view *view, double x)
{
    return isnan(view->from) || (x >= view->from && x <= view->to);
}

/* The first and the last point in view; points in between may lack an x. */
static void points_in_view(const struct plot_view *view, const struct series *s, size_t *from,
                           size_t *to)
{
    *from = 0;
    *to = s->n;
    while (*from < *to && !in_view(view, s->x[*from]))
        ++*from;
    while (*to > *from && !in_view(view, s->x[*to - 1]))
        --*to;
}

/* Points from..to of `s`, in view and in its unit. `other` as in plot_convert, or NULL. */
static const double *seen_values(const struct seeing *w, const struct series *s,
                                 const double *values, const double *other, size_t from, size_t to)
{
    if (values == NULL)
        return NULL;
    const double mlup_cy = s->mlup_cy > 0 ? s->mlup_cy : w->plot->mlup_cy;
    const double flop_per_lup = s->flop_per_lup > 0 ? s->flop_per_lup : w->plot->flop_per_lup;
    double *seen = arena_alloc(w->arena, to - from, sizeof *seen);
    for (size_t i = from; i < to; i++)
        seen[i - from] = !in_view(w->view, s->x[i])
                             ? NAN
                             : plot_convert(w->plot->unit, w->unit, values[i],
                                            other == NULL ? NAN : other[i], mlup_cy, flop_per_lup);
    return seen;
}

/* Sorts bars: the fastest run has the shortest time. */
static void order_bars(struct series *s)
{
    const double *const low = s->low;
    s->low = s->high;
    s->high = low;
}

static void see_series(const struct seeing *w, const struct series *s, size_t from, size_t to,
                       struct series *out)
{
    *out = *s;
    out->n = to - from;
    double *x = arena_alloc(w->arena, out->n, sizeof *x);
    for (size_t i = from; i < to; i++)
        x[i - from] = in_view(w->view, s->x[i]) ? s->x[i] : NAN;
    out->x = x;
    out->y = seen_values(w, s, s->y, s->rate, from, to);
    out->low = seen_values(w, s, s->low, NULL, from, to);
    out->high = seen_values(w, s, s->high, NULL, from, to);
    const bool inverse = (w->unit == PLOT_UNIT_TIME) != (w->plot->unit == PLOT_UNIT_TIME);
    if (inverse) {
        order_bars(out);
        out->loose = false; /* long times are low rates, which do not compress the others */
    }
    out->rate = NULL;
    if (s->doubtful != NULL)
        out->doubtful = s->doubtful + from;
    if (s->names != NULL)
        out->names = s->names + from;
}

/* Contributions to a time add up, those to a rate do not. */
static bool is_seen(const struct seeing *w, size_t i)
{
    return !w->view->hidden[i] &&
           (w->plot->series[i].kind != SERIES_AREA || w->unit == w->plot->unit);
}

void plot_see(const struct plot *p, const struct plot_view *view, struct arena *arena,
              struct plot *out, size_t first[PLOT_MAX_SERIES])
{
    const struct seeing w = {
        .plot = p,
        .view = view,
        .unit = view->unit == PLOT_UNIT_OTHER || p->unit == PLOT_UNIT_OTHER ? p->unit : view->unit,
        .arena = arena,
    };
    *out = *p;
    out->unit = w.unit;
    out->n_series = 0;
    for (size_t i = 0; i < p->n_series; i++) {
        if (!is_seen(&w, i))
            continue;
        size_t from = 0;
        size_t to = 0;
        points_in_view(view, &p->series[i], &from, &to);
        if (first != NULL)
            first[out->n_series] = from;
        see_series(&w, &p->series[i], from, to, &out->series[out->n_series++]);
    }
    if (w.unit != p->unit) {
        out->y.title = unit_title(w.unit);
        out->y.min = out->y.max = NAN;
    }
    if (!isnan(view->from)) {
        out->x.min = view->from;
        out->x.max = view->to;
    }
}
