/*
 * The drawer for the pages' scripts: compiled to WebAssembly, driven by site/plot.js. A plot is
 * passed by calls, in the order of the functions below; then it is drawn in the same way as by
 * plot_svg. Texts are NUL-terminated and, like arrays, are in memory that module_room() returned; 0
 * means that a series does not have it. The next module_begin() frees everything.
 */
#include <math.h>
#include <string.h>

#include "render/plot_layout.h"
#include "render/plot_view.h"

#define EXPORT(name) __attribute__((export_name(#name)))

struct shown_series {
    size_t number, first, n;
    const double *x, *y, *upper;
};

static struct {
    struct arena arena;
    double frame[6];
    struct shown_series series;
    struct plot plot; /* as it was passed */
    struct plot_view view;
    struct plot shown;
    size_t first[PLOT_MAX_SERIES];
    struct plot_layout layout;
    struct sb svg;
} module;

EXPORT(begin)
void module_begin(void)
{
    arena_free(&module.arena);
    module.view = (struct plot_view){.from = NAN, .to = NAN};
    plot_begin(&module.plot, "", "", "");
}

EXPORT(room)
void *module_room(size_t bytes)
{
    return arena_alloc(&module.arena, bytes, 1);
}

EXPORT(name)
void module_name(const char *id, const char *title, const char *description)
{
    module.plot.id = id;
    module.plot.title = title;
    module.plot.description = description;
}

EXPORT(unit)
void module_unit(enum plot_unit unit, double mlup_cy, double flop_per_lup)
{
    module.plot.unit = unit;
    module.plot.mlup_cy = mlup_cy;
    module.plot.flop_per_lup = flop_per_lup;
}

EXPORT(axis)
void module_axis(int is_y, enum scale_kind kind, const char *title, double min, double max,
                 int whole)
{
    *(is_y ? &module.plot.y : &module.plot.x) =
        (struct plot_axis){kind, title, min, max, whole != 0};
}

EXPORT(mark)
void module_mark(double x, const char *text, const char *short_text, double until)
{
    plot_add_band(&module.plot, x, until, text, short_text);
}

/* The maximum number of series in a plot. */
EXPORT(most_series)
size_t module_most_series(void)
{
    return PLOT_MAX_SERIES;
}

/* The last series, to which the next functions add. */
static struct series *last_series(void)
{
    return &module.plot.series[module.plot.n_series - 1];
}

EXPORT(series)
void module_series(enum series_kind kind, const char *name, const char *short_name, const char *css,
                   size_t n, const double *x, const double *y)
{
    plot_add(&module.plot, kind, name, css, n, x, y)->short_name = short_name;
}

EXPORT(look)
void module_look(int stepped, int quiet, int label_inside, int loose)
{
    last_series()->loose = loose != 0;
    last_series()->stepped = stepped != 0;
    last_series()->quiet = quiet != 0;
    last_series()->label_inside = label_inside != 0;
}

EXPORT(measured)
void module_measured(const double *low, const double *high, const double *rate,
                     const bool *doubtful)
{
    last_series()->low = low;
    last_series()->high = high;
    last_series()->rate = rate;
    last_series()->doubtful = doubtful;
}

EXPORT(factors)
void module_factors(double mlup_cy, double flop_per_lup)
{
    last_series()->mlup_cy = mlup_cy;
    last_series()->flop_per_lup = flop_per_lup;
}

EXPORT(view)
void module_view(enum plot_unit unit, double from, double to)
{
    module.view.unit = unit;
    module.view.from = from;
    module.view.to = to;
}

EXPORT(hide)
void module_hide(size_t number)
{
    if (number < PLOT_MAX_SERIES)
        module.view.hidden[number] = true;
}

/* Draws. Returns where the text begins; module_svg_bytes() returns its length. */
EXPORT(draw)
const char *module_draw(double width, double height, int narrow, const char *css)
{
    const struct plot_size size = {width, height, narrow != 0, css};
    plot_see(&module.plot, &module.view, &module.arena, &module.shown, module.first);
    plot_layout(&module.shown, &size, &module.arena, &module.layout);
    module.svg = (struct sb){.arena = &module.arena};
    plot_draw(&module.shown, &size, &module.layout, &module.svg);
    return module.svg.ptr;
}

EXPORT(svg_bytes)
size_t module_svg_bytes(void)
{
    return module.svg.len;
}

/* What the hover line needs: the edges of the drawing area, and the scale of x. */
EXPORT(frame)
const double *module_frame(void)
{
    const struct plot_layout *const l = &module.layout;
    const double frame[] = {l->top, l->bottom, l->x.min, l->x.max, l->x.from_px, l->x.to_px};
    return memcpy(module.frame, frame, sizeof frame);
}

/* The number of series that are shown. */
EXPORT(shown)
size_t module_shown(void)
{
    return module.shown.n_series;
}

/* One of these: its index, the index of its first shown value, their number, and the values as
 * drawn; `upper` is the upper edge of an area, or the value of other series. */
EXPORT(shown_series)
const struct shown_series *module_shown_series(size_t i)
{
    const struct series *const s = &module.shown.series[i];
    module.series =
        (struct shown_series){s->number, module.first[i], s->n, s->x, s->y, module.layout.upper[i]};
    return &module.series;
}

/* Scales and units for any drawing. */
EXPORT(to_px)
double module_to_px(enum scale_kind kind, double min, double max, double from, double to,
                    double value)
{
    return scale_px(&(struct scale){kind, min, max, from, to, false, 0}, value);
}

EXPORT(from_px)
double module_from_px(enum scale_kind kind, double min, double max, double from, double to,
                      double px)
{
    return scale_value(&(struct scale){kind, min, max, from, to, false, 0}, px);
}

EXPORT(convert)
double module_convert(enum plot_unit from, enum plot_unit to, double value, double other,
                      double mlup_cy, double flop_per_lup)
{
    return plot_convert(from, to, value, other, mlup_cy, flop_per_lup);
}
