#ifndef COLLECT_COMPARE_BLOCKING_H
#define COLLECT_COMPARE_BLOCKING_H

#include "collect/compare/forecast.h"

/* The block of one loop that the models reward most. */
struct blocking {
    bool found;
    int loop;
    int64_t size; /* iterations */
    double gain;
    struct forecast_point point; /* with it */
};

/*
 * Looks at every loop but the outermost, the middle one before the inner one: which block makes
 * layer conditions hold that are lost at sizes[own kernel's n_symbols]. What a block costs counts:
 * the lines around it that its neighbour loads again, and for blocks of the inner loop the rows'
 * ends. The inner loop's are not cut short, since hardware prefetchers follow long rows (Rivera and
 * Tseng, SC 2000; Datta et al., SIAM Review 2009).
 */
struct blocking blocking_find(const struct forecast *own, const int64_t *sizes, int cores,
                              struct arena *arena);

#endif
