#ifndef COLLECT_MODEL_FIT_H
#define COLLECT_MODEL_FIT_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/model/observation.h"

/*
 * Fits the composition of a core's times to measured loops, and chooses its hypothesis by what it
 * says of loops that it was not fitted to: each group is left out in turn. Pure.
 */

/* A way to compose times, and its mean error over what was left out. */
struct fit_hypothesis {
    const char *name; /* of machine_composition_words */
    double near_share, far_share, source_share;
    double error; /* mean |predicted / measured - 1| */
    bool as_good; /* as the best one */
};

enum { FIT_HYPOTHESES = 14 };

struct fit_result {
    struct machine_composition compositions[MACHINE_MAX_COMPOSITIONS]; /* as a machine has them */
    int n_compositions;
    struct fit_hypothesis hypotheses[FIT_HYPOTHESES];
    double error;        /* of the first composition */
    double *held_out_cy; /* of each observation, predicted without its group; 0: not used */
    size_t n_used;       /* observations of one core */
};

/*
 * Costs per line are non-negative and minimise Huber's loss of the relative errors. A level is full
 * duplex where that leaves the smaller error. Several hypotheses may be as good as the best one: no
 * worse by more than the standard error of the difference over the groups (Breiman et al.,
 * "Classification and Regression Trees", 1984, 3.4.3). The near
 * share is that which is best for loops with their data in L2: no others show it. Of the far shares
 * the middle one is taken, which is the least wrong whichever is right, and the outermost ones are
 * kept for the intervals. Of equal ones the first of the table counts, in which sources add up:
 * loops whose lines all come from one level cannot tell.
 *
 * Observations of several cores are not used: what bounds those is the domain's bandwidth. Fails
 * where no lines come from one of the n_levels levels, or there are fewer than three groups.
 */
bool composition_fit(const struct observation *observations, size_t n, int n_levels,
                     struct arena *arena, struct fit_result *out, struct err *err);

/* To four digits: more is noise, and a machine file is to say what was fitted. */
void composition_round(struct machine_composition *c, int n_levels);

/*
 * Sets `low` and `high`: the interval that holds the next of n + 1 exchangeable ratios with a
 * probability of 0.8 (split conformal prediction, Lei et al., J. Am. Stat. Assoc. 113, 2018), as
 * far as n can say. Sorts the ratios; n > 0.
 */
void composition_interval_of(double *ratios, size_t n, struct line_cost *out);

/*
 * Minimises x' H x / 2 - b' x over x >= 0 by cyclic descent; `h` holds n × n numbers, row by row,
 * symmetric and with no negative eigenvalue. `x` is where it starts.
 */
void fit_nonnegative(const double *h, const double *b, int n, double *x);

#endif
