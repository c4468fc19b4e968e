#ifndef RENDER_PLOT_LAYOUT_H
#define RENDER_PLOT_LAYOUT_H

#include "render/plot.h"

/*
 * The layout of a plot at one size: ranges, margins, stacked sums, and labels that do not overlap.
 * Arrays are owned by the arena, texts are borrowed from the plot.
 */
enum { PLOT_ROW_PX = 15 }; /* height of a line of text */

struct plot_label {
    size_t series;
    struct str text;
    struct str value;
    double wish_px; /* where its line ends */
    double y_px;    /* where it is put */
};

struct plot_mark_place {
    double x_px;
    double until_px; /* end of a shaded range; NaN: a line */
    int row;         /* from the top; -1: no room */
    bool before;     /* the text stands left of the line */
    struct str text;
};

/* Where lines leave the drawing area through its top. */
struct plot_peak {
    double x_px;
    double value;
    struct str text; /* the line and its value there; empty: no room */
    bool before;     /* the text stands left of the place */
};

struct plot_layout {
    struct scale x, y;
    double left, right, top, bottom;      /* edges of the drawing area */
    const double *upper[PLOT_MAX_SERIES]; /* values as drawn: stacked sums for areas */
    const double *lower[PLOT_MAX_SERIES]; /* areas only */
    struct tick *x_ticks, *y_ticks;
    size_t n_x_ticks, n_y_ticks;
    struct plot_label labels[PLOT_MAX_SERIES];
    size_t n_labels;
    struct str end; /* where the labels' values are, above them; empty: no label has one */
    double end_y_px;
    struct plot_mark_place marks[PLOT_MAX_MARKS];
    size_t n_marks;
    struct plot_peak *peaks;
    size_t n_peaks;
};

/* How far beyond the top a value is still drawn. */
#define PLOT_OVER_PX 4

/* Whether a value lies above the drawing area. */
bool plot_above(const struct plot_layout *l, double value);

/* Stacks the areas: sets `upper` of all series, and `lower` of areas. Gaps count as 0. */
void plot_stack(const struct plot *p, struct arena *arena, struct plot_layout *l);

void plot_layout(const struct plot *p, const struct plot_size *size, struct arena *arena,
                 struct plot_layout *out);

/* plot_svg in two steps, for those who need the layout too. */
void plot_draw(const struct plot *p, const struct plot_size *size, const struct plot_layout *layout,
               struct sb *out);

#endif
