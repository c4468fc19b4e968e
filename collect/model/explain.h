#ifndef COLLECT_MODEL_EXPLAIN_H
#define COLLECT_MODEL_EXPLAIN_H

#include "base/str.h"
#include "collect/model/blocking.h"
#include "collect/model/predict.h"

/* What an explanation is about: one evaluated point and what it came from; pointers are borrowed.
 */
struct explain {
    const struct predict *predict; /* with layer conditions */
    const int64_t *sizes;          /* of predict->data */
    const struct traffic *traffic;
    const struct model_point *point;
    struct hierarchy hierarchy; /* that each of the point's cores sees */
};

struct explain explain_make(const struct predict *predict, const int64_t *sizes,
                            const struct traffic *traffic, const struct model_point *point);

/* What is said of a point; owned by the arena. */
struct explanation {
    /*
     * Two or three sentences: what limits the kernel at this size, which layer condition is lost in
     * which cache and what blocking would gain, and from how many cores on more do not help. One
     * paragraph with a line end.
     */
    struct str text;
    struct str bottleneck; /* its first sentence in short */
    struct str advice;     /* what blocking would gain; empty where no layer condition tells */
    struct blocking block; /* with the largest predicted gain: blocking_find */
};

void explain_point(const struct explain *e, struct arena *arena, struct explanation *out);

#endif
