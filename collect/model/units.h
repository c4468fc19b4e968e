#ifndef COLLECT_MODEL_UNITS_H
#define COLLECT_MODEL_UNITS_H

#include "base/str.h"

/*
 * The one place where bandwidths in bytes per second become cycles, and cycles per cache line
 * something else. Documented widths, in bytes per cycle, are machine_width_cy_per_cl's.
 */
enum unit { UNIT_CY_PER_CL, UNIT_CY_PER_IT, UNIT_IT_PER_S, UNIT_LUP_PER_S, UNIT_FLOP_PER_S };

/* What one cache line of work is, and how fast the clock runs. */
struct work {
    double clock_hz;
    double lup_per_cl;
    double flop_per_lup;
};

/* `cy/CL`, `cy/It`, `It/s`, `LUP/s`, `FLOP/s`. */
const char *unit_name(enum unit u);

/* The unit of this name, or -1. */
int unit_parse(struct str name);

/* True where more is faster. */
bool unit_is_rate(enum unit u);

/*
 * `cy_per_cl` in another unit. An iteration of the inner loop is one lattice update. A time of 0
 * gives an infinite rate. `w` may be null for cy/CL.
 */
double unit_convert(double cy_per_cl, enum unit to, const struct work *w);

/* The cycles that so many bytes take at a bandwidth. */
double unit_transfer_cy(double bytes, double bytes_per_s, double clock_hz);

/* Cycles per cache line times million lattice updates per second: divided by one, it is the other.
 */
double unit_mlup_cy(double clock_hz, double lup_per_cl);

/* Million lattice updates per second: clock_hz * lup_per_cl / cy_per_cl / 1e6. */
double unit_mlup_per_s(double cy_per_cl, const struct work *w);

#endif
