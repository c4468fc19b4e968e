#ifndef STEMPEL_PROGRAM_DEPEND_H
#define STEMPEL_PROGRAM_DEPEND_H

#include "stempel/kernel/kernel.h"

/* The role of a scalar in the loop nest. */
enum scalar_role {
    SCALAR_INPUT,     /* only read */
    SCALAR_TEMPORARY, /* assigned before it is read in every iteration */
    SCALAR_SUM,       /* only ever added to or subtracted from */
    SCALAR_CARRIED,   /* its value is carried from iteration to iteration, or only the last one is
                         used */
};

enum scalar_role scalar_role(const struct kernel *k, int scalar);

/* Whether an iteration reads what one before it has set. */
bool scalar_is_carried(const struct kernel *k, int scalar);

/*
 * The dimension of an array whose subscript depends on the outermost loop's index and no other, in
 * all accesses; -1 if there is none.
 */
int depend_split_dim(const struct kernel *k, int array);

/*
 * True for a stencil in the narrow sense whose inner iterations are independent of one another:
 * real values, no written scalars other than temporaries, unit stride in the inner loop, written
 * elements read by no other iteration, and some array read at several places in the same row.
 */
bool depend_is_row_stencil(const struct kernel *k);

/* True if a statement contains this size, this scalar. */
bool depend_reads_size(const struct kernel *k, int symbol);
bool depend_reads_scalar(const struct kernel *k, int scalar);

/* Whether the value depends on nothing that changes from one inner iteration to the next. */
bool depend_is_invariant(const struct kernel *k, const struct expr *e);

#endif
