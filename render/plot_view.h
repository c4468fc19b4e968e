#ifndef RENDER_PLOT_VIEW_H
#define RENDER_PLOT_VIEW_H

#include "render/plot.h"

/* The view of a plot that a reader chose: in which unit, which part of x, which series. */
struct plot_view {
    enum plot_unit unit; /* PLOT_UNIT_OTHER: the plot's own */
    double from, to;     /* of x; NaN: all of it */
    bool hidden[PLOT_MAX_SERIES];
};

/*
 * A value in another unit. `other` is the quantity stored next to it: MLUP/s for cy/CL, cy/CL for
 * MLUP/s; NaN: nothing. NaN where the value is not finite, or `mlup_cy` or `flop_per_lup` (see
 * struct plot) is needed and 0.
 */
double plot_convert(enum plot_unit from, enum plot_unit to, double value, double other,
                    double mlup_cy, double flop_per_lup);

/*
 * The plot that the view shows of `p`, to be drawn like any other. Its series keep their number in
 * `p` and share its texts; their arrays are the arena's. `first`, where not NULL, gets for each of
 * them the point of `p` with which it begins.
 */
void plot_see(const struct plot *p, const struct plot_view *view, struct arena *arena,
              struct plot *out, size_t first[PLOT_MAX_SERIES]);

#endif
