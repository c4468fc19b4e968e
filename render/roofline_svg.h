#ifndef RENDER_ROOFLINE_SVG_H
#define RENDER_ROOFLINE_SVG_H

#include "base/arena.h"
#include "base/str.h"
#include "collect/machine/machine.h"

/* A point of a diagram; drawn if both numbers are positive. */
struct roofline_dot {
    const char *name;
    const char *series; /* its label instead of the names if there are many points */
    const char *css;    /* of the series: "warm", "cold" or "" */
    double flop_per_byte;
    double gflop_per_s;
};

/*
 * A Roofline diagram as a separate file: the machine's ceilings for `cores` cores, and the points
 * whose intensity is known. False if the machine has no ceilings to draw.
 */
bool roofline_svg(const struct machine *m, int cores, bool double_precision,
                  const struct roofline_dot *dots, size_t n_dots, struct arena *arena,
                  struct sb *out);

#endif
