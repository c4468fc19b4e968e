#ifndef COLLECT_MODEL_FIT_H
#define COLLECT_MODEL_FIT_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/model/observation.h"

/*
 * Fits the composition of a core's times to measured loops, and chooses its hypothesis by what it
 * says of loops that it was not fitted to: each group is left out in turn. Pure.
 */

/* How sources beyond L2 combine, and the mean error over what was left out. */
struct fit_hypothesis {
    const char *name; /* of machine_composition_words */
    double source_share;
    bool memory_apart; /* memory has a share of its own, instead of the far share */
    double error;      /* mean |predicted / measured - 1| */
    bool as_good;      /* as the best one */
};

enum { FIT_HYPOTHESES = 3 };

struct fit_result {
    struct machine_composition composition;
    struct fit_hypothesis hypotheses[FIT_HYPOTHESES];
    double error;        /* of the composition */
    double *held_out_cy; /* of each observation, predicted without its group; 0: not used */
    size_t n_used;       /* observations of one core */
};

/*
 * Costs per line and the shares are fitted together: costs are non-negative, shares at
 * most 1, and both minimise Huber's loss of the relative errors. A level is full duplex where that
 * leaves the smaller error. Of the hypotheses the first is taken that is no worse than the best by
 * more than the standard error of the difference over the groups (Breiman et al., "Classification
 * and Regression Trees", 1984, 3.4.3); in the first one sources add up, and as much hides behind
 * lines from memory as behind those from a cache: loops whose lines all come from one level cannot
 * show more.
 *
 * Observations of several cores are not used: what bounds those is the domain's bandwidth. Fails
 * where no lines come from one of the n_levels levels, or there are fewer than three groups.
 */
bool composition_fit(const struct observation *observations, size_t n, int n_levels,
                     struct arena *arena, struct fit_result *out, struct err *err);

/* Rounds to four digits: more is noise, and the machine file then has exactly what was fitted. */
void composition_round(struct machine_composition *c, int n_levels);

/*
 * Minimises x' H x / 2 - b' x over 0 <= x <= max by cyclic descent; `h` holds n × n numbers, row
 * by row, symmetric and with no negative eigenvalue. `x` is where it starts.
 */
void fit_bounded(const double *h, const double *b, const double *max, int n, double *x);

#endif
