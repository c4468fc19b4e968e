#ifndef COLLECT_MODEL_FIT_CORE_H
#define COLLECT_MODEL_FIT_CORE_H

#include "base/arena.h"
#include "collect/incore/core_time.h"
#include "collect/machine/machine.h"

/* A loop with its data in L1. */
struct core_sample {
    struct core_time analysed;
    double rows_per_cl; /* that a cache line of work runs through; 0: endless ones */
    double measured_cy_per_cl;
};

/*
 * How the analyser's two times of a loop make up the time that it takes with its data in L1:
 *
 *     C = max(core_factor T_comp, data_factor T_RegL1)
 *
 * The ports of arithmetic and of data have a factor each: analysers' tables of a core are right for
 * one and wrong for the other, and loads that cross lines are issued again. Where the machine's
 * accesses to L1 were measured, that needs no correction: both have the same factor, of 1 to 1.25,
 * because no loop keeps its ports busy all the time, and what a row takes more, row_cy in both
 * times, is found as well.
 *
 * Of the ratios 2^(-2) … 2^2 of the factors, or row_cy of 0 … 16, that with the smallest mean of
 * |ln(predicted / measured)| is taken (an error of more than a factor of e counts as that), of
 * equal ones the nearest to the first; factors are medians of measured / predicted, or ratios. Sets
 * the factors, and of L1 the error and the interval (struct line_cost) that come out when each loop
 * is left out in turn; loops of long and of short rows weigh the same in it. Loops with a time of 0
 * are not used; with fewer than three others nothing is set. Pure.
 */
void composition_fit_core(const struct core_sample *samples, size_t n, struct machine_core *core,
                          struct arena *arena, struct machine_composition *out);

#endif
