#ifndef RENDER_PLOT_INSIDE_H
#define RENDER_PLOT_INSIDE_H

#include "render/plot_layout.h"

/*
 * Positions of the labels of series with `label_inside`: next to a dot, along a line, away from
 * other lines, dots and labels as far as there is room.
 */
struct plot_inside_label {
    size_t series;
    struct str text;
    double x_px, y_px; /* start of the text's baseline */
    double degrees;    /* rotation of the text */
};

/* At most one per series; returns how many. `labels` has room for PLOT_MAX_SERIES. */
size_t plot_inside(const struct plot *p, const struct plot_size *size, const struct plot_layout *l,
                   struct plot_inside_label *labels);

#endif
