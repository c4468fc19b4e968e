#include "render/plot_layout.h"

#include <math.h>
#include <stdlib.h>

#include "base/quantile.h"
#include "base/sort.h"
#include "render/plot_labels.h"
#include "render/text.h"

void plot_stack(const struct plot *p, struct arena *arena, struct plot_layout *l)
{
    const double *below = NULL;
    size_t n_below = 0;
    for (size_t s = 0; s < p->n_series; s++) {
        const struct series *series = &p->series[s];
        l->upper[s] = series->y;
        if (series->kind != SERIES_AREA)
            continue;
        double *lower = arena_alloc(arena, series->n, sizeof *lower);
        double *upper = arena_alloc(arena, series->n, sizeof *upper);
        for (size_t i = 0; i < series->n; i++) {
            lower[i] = i < n_below ? below[i] : 0;
            upper[i] = lower[i] + (isnan(series->y[i]) ? 0 : series->y[i]);
        }
        l->lower[s] = lower;
        l->upper[s] = below = upper;
        n_below = series->n;
    }
}

static bool may_leave(const struct series *s)
{
    return s->kind == SERIES_DOTS || s->loose;
}

/*
 * The upper limit of the plot. Most values should be visible, and the last one, which the page
 * mentions first. If a few values would leave less than half of the height to the others, they are
 * outside; dots are then marked at the edge.
 */
static double max_of(const double *y, size_t n_points, struct arena *arena)
{
    double *values = arena_alloc(arena, n_points, sizeof *values);
    size_t n = 0;
    for (size_t i = 0; i < n_points; i++) {
        if (isfinite(y[i]))
            values[n++] = y[i];
    }
    if (n == 0)
        return NAN;
    const double last = values[n - 1];
    const double highest = quantile_select(values, n, n - 1);
    const double rest = fmax(last, 1.35 * quantile_select(values, n, (n - 1) * 3 / 4));
    return highest <= 2 * rest ? highest : rest;
}

static double last_finite(const double *values, size_t n)
{
    while (n > 0 && !isfinite(values[n - 1]))
        n--;
    return n == 0 ? NAN : values[n - 1];
}

static void include(double value, double *low, double *high)
{
    /* comparisons with NaN are false; the first number replaces the NaN of the bounds */
    if (value < *low || (isnan(*low) && !isnan(value)))
        *low = value;
    if (value > *high || (isnan(*high) && !isnan(value)))
        *high = value;
}

/* The value, or NaN if the scale cannot show it. */
static double held(enum scale_kind kind, double value)
{
    return scale_holds(kind, value) ? value : NAN;
}

/* The planned end of an axis if it includes the data; a user's own points may be beyond it. `round`
 * is the end for data without a planned one. */
static double planned_min(const struct plot_axis *axis, double least, double round)
{
    return isnan(axis->min) ? round : fmin(axis->min, least);
}

static double planned_max(const struct plot_axis *axis, double most, double round)
{
    return isnan(axis->max) || most > axis->max ? round : axis->max;
}

static void x_range(const struct plot *p, struct scale *x)
{
    double low = NAN;
    double high = NAN;
    for (size_t s = 0; s < p->n_series; s++) {
        for (size_t i = 0; i < p->series[s].n; i++) {
            if (isfinite(p->series[s].y[i]))
                include(held(x->kind, p->series[s].x[i]), &low, &high);
        }
    }
    const double least = low;
    if (x->kind == SCALE_LINEAR && low < 0.3 * high)
        low = fmin(low, 0);
    x->min = planned_min(&p->x, least, low);
    x->max = planned_max(&p->x, high, high);
    if (!(x->max > x->min)) { /* one point only, or none */
        const double only = isfinite(x->min) && x->min > 0 ? x->min : 1;
        x->min = only / 2;
        x->max = only * 2;
    }
}

static void y_range(const struct plot *p, const struct plot_layout *l, struct arena *arena,
                    struct scale *y)
{
    double low = NAN;
    double high = NAN;
    for (size_t s = 0; s < p->n_series; s++) {
        const struct series *series = &p->series[s];
        for (size_t i = 0; i < series->n && !may_leave(series); i++) {
            include(held(y->kind, l->upper[s][i]), &low, &high);
            if (series->high != NULL)
                include(held(y->kind, series->high[i]), &low, &high);
        }
    }
    for (size_t s = 0; s < p->n_series; s++) {
        if (may_leave(&p->series[s]) && y->kind == SCALE_LINEAR)
            include(max_of(l->upper[s], p->series[s].n, arena), &low, &high);
        if (p->series[s].loose && p->series[s].high != NULL)
            include(held(y->kind, last_finite(p->series[s].high, p->series[s].n)), &low, &high);
        for (size_t i = 0; i < p->series[s].n && y->kind != SCALE_LINEAR; i++)
            include(held(y->kind, p->series[s].y[i]), &low, &high);
    }
    const bool linear = y->kind == SCALE_LINEAR;
    y->min = planned_min(&p->y, low, linear ? fmin(low, 0) : low);
    y->max = planned_max(&p->y, high, linear ? scale_round_up(high * 1.04) : high);
    if (!(y->max > y->min)) {
        y->min = y->kind == SCALE_LINEAR ? 0 : 0.5;
        y->max = y->min + 1;
    }
}

static double widest_tick(const struct tick *ticks, size_t n)
{
    double width = 0;
    for (size_t i = 0; i < n; i++)
        width = fmax(width, text_width(ticks[i].text));
    return width;
}

static const char *label_name(const struct series *s, const struct plot_size *size)
{
    return size->narrow && s->short_name != NULL ? s->short_name : s->name;
}

/* The last point with a value, or n. */
static size_t last_point(const struct series *s)
{
    for (size_t i = s->n; i > 0; i--) {
        if (isfinite(s->y[i - 1]))
            return i - 1;
    }
    return s->n;
}

/* Names that users choose may be long; the drawing area keeps most of the width. */
#define LABEL_SHARE 0.3

/* The name of measured series is bold, which takes this factor more width. */
#define BOLD 1.1

/* The end of the longest line. */
static double last_x(const struct plot *p)
{
    double last = NAN;
    for (size_t s = 0; s < p->n_series; s++) {
        const size_t at = last_point(&p->series[s]);
        if (at < p->series[s].n)
            last = fmax(last, p->series[s].x[at]);
    }
    return last;
}

static void add_place(double x, struct arena *arena, struct sb *out)
{
    sb_addz(out, "at ");
    sb_add(out, number_text(arena, x));
}

/* The last value, and its x if other series continue further. */
static struct str label_value(const struct series *s, size_t last, double end, struct arena *arena)
{
    struct sb out = {.arena = arena};
    sb_add(&out, number_text(arena, s->y[last]));
    if (s->x[last] < end) {
        sb_addc(&out, ' ');
        add_place(s->x[last], arena, &out);
    }
    return sb_str(&out);
}

/* The texts of the labels, and the width that they need to the right of the drawing area. */
static double name_labels(const struct plot *p, const struct plot_size *size, struct arena *arena,
                          struct plot_layout *l)
{
    double width = 0;
    const double end = last_x(p);
    for (size_t s = 0; s < p->n_series; s++) {
        const struct series *series = &p->series[s];
        const size_t last = last_point(series);
        if (series->quiet || series->label_inside || last == series->n ||
            (series->kind == SERIES_AREA && !(series->y[last] > 0)))
            continue;
        struct plot_label *label = &l->labels[l->n_labels++];
        *label = (struct plot_label){.series = s};
        if (!size->narrow)
            label->value = label_value(series, last, end, arena);
        label->text = text_fit(arena, str_of(label_name(series, size)), LABEL_SHARE * size->width);
        const double needed =
            text_width(label->text) + (size->narrow ? 0 : 5) + text_width(label->value);
        width = fmax(width, series->kind == SERIES_DOTS ? BOLD * needed : needed);
    }
    if (width == 0)
        return 0;
    struct sb place = {.arena = arena};
    if (!size->narrow)
        add_place(end, arena, &place);
    l->end = sb_str(&place);
    return fmax(width, text_width(l->end)) + 16;
}

static double clamp(double value, double low, double high)
{
    return fmin(fmax(value, low), high);
}

static int compare_labels(const void *a, const void *b)
{
    const struct plot_label *left = a;
    const struct plot_label *right = b;
    const int order = sort_order_doubles(&left->wish_px, &right->wish_px);
    return order != 0 ? order : (left->series > right->series) - (left->series < right->series);
}

static void place_labels(const struct plot *p, struct plot_layout *l)
{
    for (size_t i = 0; i < l->n_labels; i++) {
        const size_t s = l->labels[i].series;
        const size_t last = last_point(&p->series[s]);
        const double value = p->series[s].kind == SERIES_AREA
                                 ? (l->upper[s][last] + l->lower[s][last]) / 2
                                 : l->upper[s][last];
        l->labels[i].wish_px = clamp(scale_px(&l->y, value), l->top, l->bottom);
    }
    qsort(l->labels, l->n_labels, sizeof l->labels[0], compare_labels);
    _Static_assert(PLOT_MAX_SERIES + 1 <= (int)LABELS_MAX, "each series may have a label");
    double at[PLOT_MAX_SERIES + 1];
    const size_t first = l->end.len != 0;
    if (first == 1)
        at[0] = l->labels[0].wish_px - PLOT_ROW_PX;
    for (size_t i = 0; i < l->n_labels; i++)
        at[first + i] = l->labels[i].wish_px;
    labels_spread(at, first + l->n_labels, PLOT_ROW_PX, l->top - 4, l->bottom);
    l->end_y_px = at[0];
    for (size_t i = 0; i < l->n_labels; i++)
        l->labels[i].y_px = at[first + i];
}

/* Where texts end in each row above the drawing area. */
struct mark_rows {
    double used[3];
    int count;
};

/* Whether a row has room for the text; if so, puts it there. */
static bool place_text(struct mark_rows *rows, const struct plot_size *size, const char *text,
                       struct plot_mark_place *mark)
{
    const double width = text_width(str_of(text)) * 0.95 + 8;
    mark->text = str_of(text);
    mark->before = mark->x_px + width > size->width;
    const double from = mark->before ? mark->x_px - width : mark->x_px;
    for (int row = 0; row < rows->count && from >= 0; row++) {
        if (from < rows->used[row])
            continue;
        mark->row = row;
        rows->used[row] = from + width;
        return true;
    }
    return false;
}

/* Puts the texts of marks into rows above the drawing area so that they do not overlap. A mark
 * without room even for its short text is omitted: its line would have no meaning. */
static void place_marks(const struct plot *p, const struct plot_size *size, int n_rows,
                        struct plot_layout *l)
{
    struct mark_rows rows = {{-1e9, -1e9, -1e9}, n_rows};
    for (size_t i = 0; i < p->n_marks; i++) {
        const struct plot_mark *from = &p->marks[i];
        const double x_px = scale_px(&l->x, from->x);
        struct plot_mark_place *mark = &l->marks[l->n_marks];
        const bool band = !isnan(from->until);
        const double until_px = band ? fmin(scale_px(&l->x, from->until), l->right) : NAN;
        if (band ? !(until_px > l->left && x_px < l->right)
                 : !(x_px > l->left + 1 && x_px < l->right - 1))
            continue;
        *mark = (struct plot_mark_place){
            .x_px = band ? fmax(x_px, l->left) : x_px, .until_px = until_px, .row = -1};
        const bool placed = (!size->narrow && place_text(&rows, size, from->text, mark)) ||
                            place_text(&rows, size, from->short_text, mark);
        l->n_marks += placed || band;
    }
}

/* The number of text rows for marks; the texts of shades never overlap. */
static int mark_rows(const struct plot *p)
{
    const int most = p->n_marks != 0 && !isnan(p->marks[0].until) ? 1 : 3;
    return p->n_marks < (size_t)most ? (int)p->n_marks : most;
}

bool plot_above(const struct plot_layout *l, double value)
{
    return isfinite(value) && scale_px(&l->y, value) < l->top - PLOT_OVER_PX;
}

enum { PEAK_PX = 8 }; /* closer ones have one sign, at the highest */

static void add_peak(struct plot_layout *l, struct plot_peak peak, struct arena *arena)
{
    for (size_t i = 0; i < l->n_peaks; i++) {
        if (fabs(l->peaks[i].x_px - peak.x_px) >= PEAK_PX)
            continue;
        if (peak.value >= l->peaks[i].value) /* those drawn later lie above */
            l->peaks[i] = peak;
        return;
    }
    *ARENA_ADD(arena, l->peaks, l->n_peaks) = peak;
}

/* The highest point of each stretch of a line that lies above the drawing area. */
static void find_peaks(const struct series *s, const struct plot_size *size, struct arena *arena,
                       struct plot_layout *l)
{
    for (size_t i = 0; i < s->n; i++) {
        size_t highest = i;
        for (; i < s->n && plot_above(l, s->y[i]); i++)
            highest = s->y[i] > s->y[highest] ? i : highest;
        if (highest >= s->n || !plot_above(l, s->y[highest]) ||
            !scale_holds(l->x.kind, s->x[highest]))
            continue;
        struct sb text = {.arena = arena};
        sb_addz(&text, label_name(s, size));
        sb_addc(&text, ' ');
        sb_add(&text, number_text(arena, s->y[highest]));
        add_peak(
            l,
            (struct plot_peak){scale_px(&l->x, s->x[highest]), s->y[highest], sb_str(&text), false},
            arena);
    }
}

/* What a text covers that begins 5 px from its sign, or ends there. */
static double peak_left(const struct plot_peak *p)
{
    return p->before ? p->x_px - 5 - text_width(p->text) : p->x_px - PEAK_PX / 2.0;
}

static double peak_right(const struct plot_peak *p)
{
    return p->before ? p->x_px + PEAK_PX / 2.0 : p->x_px + 5 + text_width(p->text);
}

/* Texts that would cover another are left out; their signs stay. */
static void place_peaks(const struct plot *p, const struct plot_size *size, struct arena *arena,
                        struct plot_layout *l)
{
    for (size_t s = 0; s < p->n_series; s++) {
        if (p->series[s].kind == SERIES_LINE)
            find_peaks(&p->series[s], size, arena, l);
    }
    for (size_t i = 0; i < l->n_peaks; i++) {
        struct plot_peak *peak = &l->peaks[i];
        peak->before = peak_right(peak) > l->right;
        for (size_t k = 0; k < l->n_peaks && peak->text.len != 0; k++) {
            if (k != i && peak_left(peak) < peak_right(&l->peaks[k]) &&
                peak_left(&l->peaks[k]) < peak_right(peak))
                peak->text.len = 0;
        }
    }
}

static void keep_log(struct scale *s)
{
    s->log_ratio = s->kind == SCALE_LINEAR ? 0 : log(s->max / s->min);
}

void plot_layout(const struct plot *p, const struct plot_size *size, struct arena *arena,
                 struct plot_layout *out)
{
    *out = (struct plot_layout){.x = {.kind = p->x.kind, .whole = p->x.whole},
                                .y = {.kind = p->y.kind, .whole = p->y.whole}};
    plot_stack(p, arena, out);
    x_range(p, &out->x);
    y_range(p, out, arena, &out->y);
    keep_log(&out->x);
    keep_log(&out->y);
    const int rows = mark_rows(p);
    out->top = 26 + rows * (double)PLOT_ROW_PX;
    out->bottom = size->height - 42;
    out->y.from_px = out->bottom;
    out->y.to_px = out->top;
    const double row_px = p->y.kind == SCALE_LINEAR ? (size->narrow ? 42 : 48) : 26;
    out->n_y_ticks = scale_ticks(&out->y, row_px, arena, &out->y_ticks);
    out->left = ceil(widest_tick(out->y_ticks, out->n_y_ticks)) + 12;
    out->right = size->width - fmax(name_labels(p, size, arena, out), 10);
    out->x.from_px = out->left;
    out->x.to_px = out->right;
    const double tick_px = size->narrow ? 44 : 58;
    out->n_x_ticks = scale_ticks(&out->x, tick_px, arena, &out->x_ticks);
    place_labels(p, out);
    place_marks(p, size, rows, out);
    place_peaks(p, size, arena, out);
}
