#ifndef RENDER_ROOFLINE_SVG_H
#define RENDER_ROOFLINE_SVG_H

#include "base/arena.h"
#include "base/str.h"
#include "collect/machine/machine.h"

/*
 * A Roofline diagram as a file of its own: the machine's ceilings for `cores` cores, and a point at
 * an intensity where it is known (NaN: none). False where the machine has no ceilings to draw.
 */
bool roofline_svg(const struct machine *m, int cores, bool double_precision, const char *name,
                  double flop_per_byte, double gflop_per_s, struct arena *arena, struct sb *out);

#endif
