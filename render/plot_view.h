#ifndef RENDER_PLOT_VIEW_H
#define RENDER_PLOT_VIEW_H

#include "render/plot.h"

/* A view of a plot chosen by the reader: the unit, the range of x, the series. */
struct plot_view {
    enum plot_unit unit; /* PLOT_UNIT_OTHER: the plot's own */
    double from, to;     /* of x; NaN: all of it */
    bool hidden[PLOT_MAX_SERIES];
};

/*
 * Converts a value to another unit. `other` is the quantity stored with it: MLUP/s for cy/CL, cy/CL
 * for MLUP/s; NaN: nothing. The result is NaN if the value is not finite, or if `mlup_cy` or
 * `flop_per_lup` (see struct plot) is needed but 0.
 */
double plot_convert(enum plot_unit from, enum plot_unit to, double value, double other,
                    double mlup_cy, double flop_per_lup);

/*
 * Makes the plot that the view shows of `p`, to be drawn like any other. Its series keep their
 * number in `p` and share its texts; their arrays are owned by the arena. `first`, if not NULL, is
 * set to the index of each series' first point in `p`.
 */
void plot_see(const struct plot *p, const struct plot_view *view, struct arena *arena,
              struct plot *out, size_t first[PLOT_MAX_SERIES]);

#endif
