#ifndef COLLECT_MODEL_FIT_CORE_H
#define COLLECT_MODEL_FIT_CORE_H

#include "base/arena.h"
#include "collect/incore/core_time.h"
#include "collect/machine/machine.h"

/*
 * How the analyser's two times of a loop make up the time that it takes with its data in L1:
 *
 *     C = max(core_factor T_comp, data_factor T_RegL1)
 *
 * The ports of arithmetic and of data have a factor each: analysers' tables of a core are right for
 * one and wrong for the other (llvm-mca 19 has three loads of 512 bits per cycle on Sapphire
 * Rapids, which can do two), and loads that cross lines are issued again. Of the ratios
 * 2^(-2) … 2^2 of the factors that with the smallest mean of |ln(predicted / measured)| is taken
 * (an error of more than a factor of e counts as that), of equal ones the nearest to 1, with the
 * median of measured / predicted as the factor. Sets the factors, and of L1 the error and the
 * interval (struct line_cost) that come out when each loop is left out in turn. Loops with a time
 * of 0 are not used; with fewer than three others nothing is set. Pure.
 */
void composition_fit_core(const struct core_time *analysed, const double *measured_cy_per_cl,
                          size_t n, struct arena *arena, struct machine_composition *out);

#endif
