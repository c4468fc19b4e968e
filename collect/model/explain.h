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

/* The block with the largest predicted gain: blocking_find. */
struct blocking explain_blocking(const struct explain *e, struct arena *arena);

/*
 * Two or three sentences: what limits the kernel at this size, which layer condition is lost in
 * which cache and what blocking would gain, and from how many cores on more do not help. One
 * paragraph with a line end.
 */
void explain_text(const struct explain *e, struct sb *out);

/* The first of these sentences in short: what limits the kernel. */
void explain_bottleneck(const struct explain *e, struct sb *out);

/* What blocking would gain, as a sentence; nothing where no layer condition tells. */
void explain_advice(const struct explain *e, struct sb *out);

#endif
