#ifndef COLLECT_MODEL_NOTATION_H
#define COLLECT_MODEL_NOTATION_H

#include "base/str.h"
#include "collect/model/model.h"
#include "collect/model/units.h"

/*
 * The papers' shorthand (Stengel et al., ICS 2015, section 2.2), one decimal each; in cycles for an
 * iteration two. Contributions add up, which rates do not: where `u` is a rate they stay cy/CL.
 * `w` is as for unit_convert.
 *
 * Contributions: `{ T_comp || T_RegL1 | T_L1L2 | T_L2L3 | T_L3MEM } cy/CL`. `||` stands between
 * terms that overlap, `|` between terms that add up.
 */
void notation_contributions(const struct model_point *p, enum unit u, const struct work *w,
                            struct sb *out);

/* The transfers alone, for a model without its in-core part: `{ T_L1L2 | T_L2L3 | T_L3MEM } cy/CL`.
 */
void notation_transfers(const struct model_point *p, enum unit u, const struct work *w,
                        struct sb *out);

/* The in-core part alone: `{ T_comp || T_RegL1 } cy/CL`. */
void notation_core(const struct core_time *core, enum unit u, const struct work *w, struct sb *out);

/*
 * Predictions with the data in L1, L2, …, memory: `{ 9.5 \ 18.0 \ 24.0 \ 36.7 } cy/CL`,
 * `{ 1.8 \ 1.415 \ 0.8 \ 0.4656 } GLUP/s`.
 */
void notation_predictions(const struct model_point *p, enum unit u, const struct work *w,
                          struct sb *out);

/* The times of which contributions are made, without a unit; the unit is notation_cycles(u). */
void notation_time(double cy_per_cl, enum unit u, const struct work *w, struct sb *out);
enum unit notation_cycles(enum unit u);

/* A value with its unit; rates get a prefix: `36.7 cy/CL`, `588 MLUP/s`, `2.35 GFLOP/s`. */
void notation_value(double cy_per_cl, enum unit u, const struct work *w, struct sb *out);

/* `34.5 cy/CL to 50.2 cy/CL`, the smaller value first: of rates that of the longer time. */
void notation_range(double low_cy_per_cl, double high_cy_per_cl, enum unit u, const struct work *w,
                    struct sb *out);

#endif
