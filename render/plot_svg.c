#include <math.h>

#include "render/escape.h"
#include "render/plot.h"
#include "render/plot_inside.h"
#include "render/plot_layout.h"
#include "render/text.h"

/* Common arguments of the drawing functions. */
struct drawing {
    const struct plot *plot;
    const struct plot_size *size;
    const struct plot_layout *l;
    struct sb *out;
};

/* Writes a coordinate. Halves are frequent, and the last bit of a logarithm differs between C
 * libraries: a small offset keeps it from deciding how they are rounded. */
static void coordinate(struct sb *out, double px)
{
    text_fixed(out, px + 1e-6, 1);
}

static void whole(struct sb *out, double number)
{
    text_fixed(out, number, 0);
}

static void attribute(const struct drawing *d, const char *name, double px)
{
    sb_addc(d->out, ' ');
    sb_addz(d->out, name);
    sb_addz(d->out, "=\"");
    coordinate(d->out, px);
    sb_addc(d->out, '"');
}

static void line(const struct drawing *d, const char *css, double x1, double y1, double x2,
                 double y2)
{
    sb_add(d->out, STR("<path class=\""));
    sb_addz(d->out, css);
    sb_add(d->out, STR("\" d=\"M"));
    coordinate(d->out, x1);
    sb_addc(d->out, ' ');
    coordinate(d->out, y1);
    sb_addc(d->out, 'L');
    coordinate(d->out, x2);
    sb_addc(d->out, ' ');
    coordinate(d->out, y2);
    sb_addz(d->out, "\"/>");
}

static void move_to(const struct drawing *d, char command, double x, double y)
{
    sb_addc(d->out, command);
    coordinate(d->out, x);
    sb_addc(d->out, ' ');
    coordinate(d->out, y);
}

static void to(const struct drawing *d, char command, double px)
{
    sb_addc(d->out, command);
    coordinate(d->out, px);
}

static void open_path(const struct drawing *d, const char *css, const char *extra)
{
    sb_addz(d->out, "<path class=\"");
    sb_addz(d->out, css);
    sb_addz(d->out, extra);
    sb_addz(d->out, "\" d=\"");
}

static void close_path(const struct drawing *d)
{
    sb_addz(d->out, "\"/>");
}

static void open_text(const struct drawing *d, const char *css, double x, double y)
{
    sb_add(d->out, STR("<text class=\""));
    sb_addz(d->out, css);
    sb_addc(d->out, '"');
    attribute(d, "x", x);
    attribute(d, "y", y);
    sb_addc(d->out, '>');
}

static void text(const struct drawing *d, const char *css, double x, double y, struct str content)
{
    open_text(d, css, x, y);
    text_html(d->out, content);
    sb_addz(d->out, "</text>");
}

/* All grid lines are one path, and so are the axis and its ticks: pages have dozens of each. */
static void draw_axes(const struct drawing *d)
{
    const struct plot_layout *l = d->l;
    open_path(d, "grid", "");
    for (size_t i = 0; i < l->n_y_ticks; i++) {
        move_to(d, 'M', l->left, scale_px(&l->y, l->y_ticks[i].value));
        to(d, 'H', l->right);
    }
    close_path(d);
    open_path(d, "axis", "");
    for (size_t i = 0; i < l->n_x_ticks; i++) {
        move_to(d, 'M', scale_px(&l->x, l->x_ticks[i].value), l->bottom);
        to(d, 'V', l->bottom + 4);
    }
    move_to(d, 'M', l->left, l->bottom);
    to(d, 'H', l->right);
    close_path(d);
    for (size_t i = 0; i < l->n_y_ticks; i++)
        text(d, "tick e", l->left - 7, scale_px(&l->y, l->y_ticks[i].value) + 4,
             l->y_ticks[i].text);
    for (size_t i = 0; i < l->n_x_ticks; i++)
        text(d, "tick m", scale_px(&l->x, l->x_ticks[i].value), l->bottom + 18, l->x_ticks[i].text);
    text(d, "label m", (l->left + l->right) / 2, l->bottom + 37, str_of(d->plot->x.title));
    text(d, "label", 0, 12, str_of(d->plot->y.title));
}

static double clamped(const struct drawing *d, double value)
{
    const double px = scale_px(&d->l->y, value);
    return fmin(fmax(px, d->l->top - PLOT_OVER_PX), d->l->bottom);
}

/* Whether a point can be drawn: its x is known, and not zero on a logarithmic axis. */
static bool has_place(const struct drawing *d, const struct series *s, size_t i)
{
    return i < s->n && scale_holds(d->l->x.kind, s->x[i]);
}

static bool is_shown(const struct drawing *d, const struct series *s, size_t i)
{
    return isfinite(s->y[i]) && has_place(d, s, i);
}

/* Left or right edge of the part of the axis that point i of a stepped series covers. */
static double edge_px(const struct drawing *d, const struct series *s, size_t i, bool right)
{
    const struct scale *x = &d->l->x;
    if (right && has_place(d, s, i + 1))
        return scale_px(x, scale_middle(x, s->x[i], s->x[i + 1]));
    if (!right && i > 0 && has_place(d, s, i - 1))
        return scale_px(x, scale_middle(x, s->x[i - 1], s->x[i]));
    return scale_px(x, s->x[i]);
}

/* The y coordinate of point i, or NaN if it has no value. */
static double point_px(const struct drawing *d, const struct series *s, const double *values,
                       size_t i)
{
    return has_place(d, s, i) && isfinite(values[i]) ? clamped(d, values[i]) : NAN;
}

/* A staircase through values; equal neighbours become one step. A line that leaves the plot at its
 * top has no step there, but the edge of an area does. */
static void stairs(const struct drawing *d, const struct series *s, const double *values, bool line)
{
    bool drawing = false;
    double last = NAN;
    double next = point_px(d, s, values, 0);
    for (size_t i = 0; i < s->n; i++) {
        const double y = next;
        next = point_px(d, s, values, i + 1);
        if (isnan(y)) {
            drawing = false;
            continue;
        }
        if (!drawing)
            move_to(d, 'M', edge_px(d, s, i, false), y);
        else if (fabs(y - last) >= 0.05)
            to(d, 'V', y);
        if (line && y < d->l->top)
            move_to(d, 'M', edge_px(d, s, i, true), y);
        else if (!(fabs(next - y) < 0.05))
            to(d, 'H', edge_px(d, s, i, true));
        drawing = true;
        last = y;
    }
}

/* The same staircase from right to left, which closes an area. */
static void stairs_back(const struct drawing *d, const struct series *s, const double *values)
{
    double last = NAN;
    double next = point_px(d, s, values, s->n - 1); /* NAN where there is none */
    for (size_t i = s->n; i-- > 0;) {
        const double y = next;
        next = point_px(d, s, values, i - 1);
        if (isnan(y))
            continue;
        if (isnan(last) || fabs(y - last) >= 0.05)
            to(d, 'V', y);
        if (!(fabs(next - y) < 0.05))
            to(d, 'H', edge_px(d, s, i, false));
        last = y;
    }
}

static void polyline(const struct drawing *d, const struct series *s, const double *values)
{
    bool drawing = false;
    for (size_t i = 0; i < s->n; i++) {
        const bool there = scale_holds(d->l->y.kind, values[i]) && has_place(d, s, i);
        if (there)
            move_to(d, drawing ? 'L' : 'M', scale_px(&d->l->x, s->x[i]), clamped(d, values[i]));
        drawing = there;
    }
}

/* Along the upper edge, and back along the lower one. */
static void enclose(const struct drawing *d, const struct series *s, const double *upper,
                    const double *lower)
{
    if (s->stepped) {
        stairs(d, s, upper, false);
        stairs_back(d, s, lower);
    } else {
        polyline(d, s, upper);
        for (size_t i = s->n; i-- > 0;) {
            if (has_place(d, s, i))
                move_to(d, 'L', scale_px(&d->l->x, s->x[i]), clamped(d, lower[i]));
        }
    }
    sb_addc(d->out, 'Z');
}

static void draw_area(const struct drawing *d, size_t index)
{
    const struct series *s = &d->plot->series[index];
    open_path(d, "area ", s->css);
    enclose(d, s, d->l->upper[index], d->l->lower[index]);
    close_path(d);
}

static bool in_band(const struct drawing *d, const struct series *s, size_t i)
{
    return has_place(d, s, i) && scale_holds(d->l->y.kind, s->low[i]) &&
           scale_holds(d->l->y.kind, s->high[i]);
}

/* A band around a line, with gaps where it has no bounds. */
static void draw_band(const struct drawing *d, const struct series *s)
{
    open_path(d, "band ", s->css);
    for (size_t from = 0; from < s->n; from++) {
        struct series run = *s;
        run.n = 0;
        while (from + run.n < s->n && in_band(d, s, from + run.n))
            run.n++;
        if (run.n == 0)
            continue;
        run.x = s->x + from;
        enclose(d, &run, s->high + from, s->low + from);
        from += run.n;
    }
    close_path(d);
}

static void draw_line(const struct drawing *d, size_t index)
{
    const struct series *s = &d->plot->series[index];
    if (s->low != NULL && s->high != NULL)
        draw_band(d, s);
    open_path(d, "line ", s->css);
    if (s->stepped)
        stairs(d, s, s->y, true);
    else
        polyline(d, s, s->y);
    close_path(d);
}

/* Dots are strokes of length zero with round ends: one path for all of them. */
static size_t dots_path(const struct drawing *d, const struct series *s, bool doubtful_only)
{
    size_t n = 0;
    for (size_t i = 0; i < s->n; i++) {
        const bool doubtful = s->doubtful != NULL && s->doubtful[i];
        if (!is_shown(d, s, i) || plot_above(d->l, s->y[i]) || (doubtful_only && !doubtful))
            continue;
        move_to(d, 'M', scale_px(&d->l->x, s->x[i]), clamped(d, s->y[i]));
        sb_add(d->out, STR("h0"));
        n++;
    }
    return n;
}

static void bars_path(const struct drawing *d, const struct series *s)
{
    for (size_t i = 0; i < s->n; i++) {
        if (!is_shown(d, s, i) || plot_above(d->l, s->y[i]) || !isfinite(s->low[i]) ||
            !isfinite(s->high[i]))
            continue;
        const double from = clamped(d, s->low[i]);
        const double end = clamped(d, s->high[i]);
        if (from - end < 4)
            continue;
        move_to(d, 'M', scale_px(&d->l->x, s->x[i]), from);
        to(d, 'V', end);
    }
}

/* A small triangle at the upper edge. */
static void sign_above(const struct drawing *d, double x_px)
{
    move_to(d, 'M', x_px, d->l->top - 8);
    sb_addz(d->out, "l3.5 6h-7Z");
}

/* Points above the plot: a sign for each. */
static void draw_above(const struct drawing *d, const struct series *s)
{
    bool any = false;
    for (size_t i = 0; i < s->n; i++) {
        if (!is_shown(d, s, i) || !plot_above(d->l, s->y[i]))
            continue;
        if (!any)
            open_path(d, "above ", s->css);
        any = true;
        sign_above(d, scale_px(&d->l->x, s->x[i]));
    }
    if (any)
        close_path(d);
}

/* An id that is unique in the page: the plot's id, the drawing's size and the part. */
static void drawing_id(const struct drawing *d)
{
    sb_addz(d->out, d->plot->id);
    sb_addc(d->out, '-');
    sb_addz(d->out, d->size->css);
    sb_addc(d->out, '-');
}

static void dots_id(const struct drawing *d, const struct series *s)
{
    drawing_id(d);
    whole(d->out, (double)s->number);
}

static void use_dots(const struct drawing *d, const struct series *s, const char *layer,
                     const char *size)
{
    sb_addz(d->out, "<use class=\"");
    sb_addz(d->out, layer);
    sb_addz(d->out, s->css);
    sb_addz(d->out, size);
    sb_addz(d->out, "\" href=\"#");
    dots_id(d, s);
    sb_addz(d->out, "\"/>");
}

static bool any_doubtful(const struct series *s)
{
    for (size_t i = 0; s->doubtful != NULL && i < s->n; i++) {
        if (s->doubtful[i])
            return true;
    }
    return false;
}

static void draw_dots(const struct drawing *d, size_t index)
{
    const struct series *s = &d->plot->series[index];
    const char *size = s->n > 60 ? " small" : "";
    if (s->low != NULL && s->high != NULL) {
        open_path(d, "bar ", s->css);
        bars_path(d, s);
        close_path(d);
    }
    sb_addz(d->out, "<defs><path id=\"");
    dots_id(d, s);
    sb_addz(d->out, "\" d=\"");
    dots_path(d, s, false);
    sb_addz(d->out, "\"/></defs>");
    use_dots(d, s, "halo ", size);
    use_dots(d, s, "dots ", size);
    if (any_doubtful(s)) {
        open_path(d, "hollow", size);
        dots_path(d, s, true);
        close_path(d);
    }
    draw_above(d, s);
}

static void open_group(const struct drawing *d, const struct series *s)
{
    sb_addz(d->out, "<g data-s=\"");
    whole(d->out, (double)s->number);
    sb_addz(d->out, "\">");
}

static void draw_series(const struct drawing *d)
{
    static void (*const draw[])(const struct drawing *, size_t) = {draw_area, draw_line, draw_dots};
    /* areas below lines, lines below dots */
    for (int kind = SERIES_AREA; kind <= SERIES_DOTS; kind++) {
        for (size_t i = 0; i < d->plot->n_series; i++) {
            if ((int)d->plot->series[i].kind != kind)
                continue;
            open_group(d, &d->plot->series[i]);
            draw[kind](d, i);
            sb_addz(d->out, "</g>");
        }
    }
}

static double mark_row_px(const struct plot_mark_place *mark)
{
    return 24 + (mark->row < 0 ? 0 : mark->row) * (double)PLOT_ROW_PX;
}

/* Shades every other part of the axis, below everything else. */
static void draw_bands(const struct drawing *d)
{
    size_t n = 0;
    for (size_t i = 0; i < d->l->n_marks; i++) {
        const struct plot_mark_place *mark = &d->l->marks[i];
        if (isnan(mark->until_px) || n++ % 2 == 1)
            continue;
        open_path(d, "band", "");
        move_to(d, 'M', mark->x_px, d->l->top - 4);
        to(d, 'H', mark->until_px);
        to(d, 'V', d->l->bottom);
        to(d, 'H', mark->x_px);
        sb_addc(d->out, 'Z');
        close_path(d);
    }
}

static void draw_marks(const struct drawing *d)
{
    for (size_t i = 0; i < d->l->n_marks; i++) {
        const struct plot_mark_place *mark = &d->l->marks[i];
        const double y = mark_row_px(mark);
        if (isnan(mark->until_px))
            line(d, "mark", mark->x_px, y - 6, mark->x_px, d->l->bottom);
        if (mark->row >= 0)
            text(d, mark->before ? "marktext e" : "marktext", mark->x_px + (mark->before ? -4 : 4),
                 y + 4, mark->text);
    }
}

static void draw_peaks(const struct drawing *d)
{
    if (d->l->n_peaks == 0)
        return;
    open_path(d, "above", "");
    for (size_t i = 0; i < d->l->n_peaks; i++)
        sign_above(d, d->l->peaks[i].x_px);
    close_path(d);
    for (size_t i = 0; i < d->l->n_peaks; i++) {
        const struct plot_peak *peak = &d->l->peaks[i];
        if (peak->text.len != 0)
            text(d, peak->before ? "marktext inside e" : "marktext inside",
                 peak->x_px + (peak->before ? -5 : 5), d->l->top - 1, peak->text);
    }
}

static void draw_labels(const struct drawing *d)
{
    const double x = d->l->right;
    if (d->l->end.len != 0)
        text(d, "tick", x + 13, d->l->end_y_px + 4, d->l->end);
    for (size_t i = 0; i < d->l->n_labels; i++) {
        const struct plot_label *label = &d->l->labels[i];
        const struct series *s = &d->plot->series[label->series];
        if (fabs(label->y_px - label->wish_px) > 2) {
            sb_addz(d->out, "<path class=\"leader\" d=\"");
            move_to(d, 'M', x + 2, label->wish_px);
            move_to(d, 'L', x + 10, label->y_px);
            close_path(d);
        }
        open_group(d, s);
        sb_addz(d->out, "<text class=\"end t-");
        sb_addz(d->out, s->css);
        sb_addc(d->out, '"');
        attribute(d, "x", x + 13);
        attribute(d, "y", label->y_px + 4);
        sb_addc(d->out, '>');
        text_html(d->out, label->text);
        if (label->value.len != 0) {
            sb_addz(d->out, " <tspan class=\"num\">");
            text_html(d->out, label->value);
            sb_addz(d->out, "</tspan>");
        }
        sb_addz(d->out, "</text></g>");
    }
}

static void draw_inside_labels(const struct drawing *d)
{
    struct plot_inside_label labels[PLOT_MAX_SERIES];
    const size_t n = plot_inside(d->plot, d->size, d->l, labels);
    for (size_t i = 0; i < n; i++) {
        const struct plot_inside_label *label = &labels[i];
        const struct series *s = &d->plot->series[label->series];
        open_group(d, s);
        sb_addz(d->out, "<text class=\"end inside t-");
        sb_addz(d->out, s->css);
        sb_addc(d->out, '"');
        attribute(d, "x", label->x_px);
        attribute(d, "y", label->y_px);
        if (fabs(label->degrees) > 0.05) {
            sb_addz(d->out, " transform=\"rotate(");
            coordinate(d->out, label->degrees);
            sb_addc(d->out, ' ');
            coordinate(d->out, label->x_px);
            sb_addc(d->out, ' ');
            coordinate(d->out, label->y_px);
            sb_addz(d->out, ")\"");
        }
        sb_addc(d->out, '>');
        text_html(d->out, label->text);
        sb_addz(d->out, "</text></g>");
    }
}

/* The beginning of the element up to the drawing, with texts for screen readers. */
static void open_svg(const struct drawing *d)
{
    struct sb *const out = d->out;
    sb_addz(out, "<svg class=\"");
    sb_addz(out, d->size->css);
    sb_addz(out, "\" viewBox=\"0 0 ");
    whole(out, d->size->width);
    sb_addc(out, ' ');
    whole(out, d->size->height);
    sb_addz(out, "\" role=\"img\" aria-labelledby=\"");
    drawing_id(d);
    sb_addz(out, "t ");
    drawing_id(d);
    sb_addz(out, "d\"><title id=\"");
    drawing_id(d);
    sb_addz(out, "t\">");
    text_html(out, str_of(d->plot->title));
    sb_addz(out, "</title><desc id=\"");
    drawing_id(d);
    sb_addz(out, "d\">");
    text_html(out, str_of(d->plot->description));
    sb_addz(out, "</desc>");
}

void plot_draw(const struct plot *p, const struct plot_size *size, const struct plot_layout *layout,
               struct sb *out)
{
    const struct drawing d = {p, size, layout, out};
    open_svg(&d);
    draw_bands(&d);
    draw_axes(&d);
    draw_series(&d);
    draw_marks(&d);
    draw_peaks(&d);
    draw_labels(&d);
    draw_inside_labels(&d);
    sb_addz(out, "</svg>");
}

void plot_svg(const struct plot *p, const struct plot_size *size, struct arena *arena,
              struct sb *out)
{
    struct plot_layout *layout = arena_raw(arena, 1, sizeof *layout);
    plot_layout(p, size, arena, layout);
    plot_draw(p, size, layout, out);
}
