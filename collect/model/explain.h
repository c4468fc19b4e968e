#ifndef COLLECT_MODEL_EXPLAIN_H
#define COLLECT_MODEL_EXPLAIN_H

#include "base/str.h"
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

/*
 * The smallest block worth a word: two cache lines of elements, in any dimension. Of narrower ones
 * the boundaries, which the model neglects, are most of the work: a block of a radius-1 stencil
 * with 3 rows updates one of them.
 */
int64_t explain_least_block(const struct kernel *k, size_t line_bytes);

/* The best gain from spatial blocking, by the same model. */
struct blocking_advice {
    bool found;
    int level;          /* the cache whose condition it restores */
    int dims;           /* of that condition */
    int symbol;         /* the size to block */
    int64_t block;      /* largest block for which the condition holds */
    double T_cy_per_cl; /* predicted time with it, all cores at work */
};

/*
 * Looks for the blocked size that the model rewards most: restoring a lost layer condition in one
 * cache makes it and every cache further out keep that reuse. Boundaries of blocks are neglected,
 * and a block has explain_least_block elements. Nothing is found where less than 1 % is won.
 */
bool explain_blocking(const struct explain *e, struct arena *arena, struct blocking_advice *out,
                      struct err *err);

/*
 * Two or three sentences: what limits the kernel at this size, which layer condition was lost where
 * and what blocking would bring, and where cores stop helping. One paragraph with a line end.
 */
bool explain_text(const struct explain *e, struct sb *out, struct err *err);

#endif
