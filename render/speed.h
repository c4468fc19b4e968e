#ifndef RENDER_SPEED_H
#define RENDER_SPEED_H

#include <stdbool.h>

/*
 * A performance that is ranked among machines. What a model predicts that was not fitted to its
 * machine is a bound: it ranks after everything else that is known.
 */
struct speed {
    double mlup_per_s; /* NaN or 0: not known */
    bool is_bound;
};

bool speed_is_known(struct speed s);

/* Negative if `a` ranks before `b`; 0 if neither does. What is not known is last. */
int speed_compare(struct speed a, struct speed b);

#endif
