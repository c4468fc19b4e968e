#ifndef STEMPEL_PROGRAM_DEPEND_H
#define STEMPEL_PROGRAM_DEPEND_H

#include "stempel/kernel/kernel.h"

/* What a scalar is to the loop nest. */
enum scalar_role {
    SCALAR_INPUT,     /* only read */
    SCALAR_TEMPORARY, /* assigned before it is read in every iteration */
    SCALAR_SUM,       /* only ever added to or subtracted from */
    SCALAR_CARRIED,   /* its value goes from iteration to iteration, or only the last one counts */
};

enum scalar_role scalar_role(const struct kernel *k, int scalar);

/*
 * The dimension of an array that the outermost loop's index alone runs through, in all accesses
 * alike or at a constant distance; -1 where there is none.
 */
int depend_split_dim(const struct kernel *k, int array);

/*
 * True for a stencil in the narrow sense whose inner iterations are independent of one another:
 * real values, no written scalars but temporaries, unit stride in the inner loop, written elements
 * read by no other iteration, and some array read at several places of the same row.
 */
bool depend_is_row_stencil(const struct kernel *k);

/* True if a statement contains this size, this scalar. */
bool depend_reads_size(const struct kernel *k, int symbol);
bool depend_reads_scalar(const struct kernel *k, int scalar);

/* Whether the value depends on nothing that changes from one inner iteration to the next. */
bool depend_is_invariant(const struct kernel *k, const struct expr *e);

#endif
