#ifndef COLLECT_MODEL_FIT_CORE_H
#define COLLECT_MODEL_FIT_CORE_H

#include "base/arena.h"
#include "collect/incore/core_time.h"
#include "collect/machine/machine.h"

/*
 * How the analyser's two times of a loop make up the time that it takes with its data in L1:
 *
 *     C = core_factor × (max(T_comp, T_RegL1) + core_share × min(T_comp, T_RegL1))
 *
 * Analysers take arithmetic and data ports as independent; on a real core loads that cross lines
 * are issued again, stores take load ports' turns, and a part of the shorter time is not hidden.
 * Of the shares 0, 0.05 … 1 the one with the smallest mean of |ln(predicted / measured)| is taken
 * (an error of more than a factor of e counts as that), the smallest of equal ones, with the median
 * of measured / predicted as the factor. Sets core_factor, core_share, and of L1 the error and the
 * interval (struct line_cost) that come out when each loop is left out in turn. Loops with a time
 * of 0 are not used; with fewer than three others nothing is set. Pure.
 */
void composition_fit_core(const struct core_time *analysed, const double *measured_cy_per_cl,
                          size_t n, struct arena *arena, struct machine_composition *out);

#endif
