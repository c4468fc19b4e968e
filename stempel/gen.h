#ifndef STEMPEL_GEN_H
#define STEMPEL_GEN_H

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "stempel/class.h"

/* How a kernel is written beyond its class. Zero is the default. */
struct gen_options {
    /*
     * Place of the coefficient's dimension among those of W, from 1 (the default, also for 0):
     * W[n][M][N][P], to dims + 1: W[M][N][P][n]. Constant coefficients are scalars, which it leaves
     * as they are, as in STEMPEL.
     */
    int coefficient_dim;
};

/* Floating-point operations of one update; those of complex numbers count as one each. */
struct gen_flops {
    size_t add;
    size_t mul;
};

/*
 * The loop kernel of a class: declarations of a, b and the coefficients (scalars c0, c1, … or one
 * array W), then the loop nest, in the restricted C99 language. Sizes are M, N, P, Q from the
 * outermost dimension inwards, loop indices l, k, j, i, the last always i. The text depends on
 * nothing else, so it is the same everywhere. Owned by the arena. Errors: class_check, or a place
 * of the coefficient's dimension that does not exist.
 */
bool gen_kernel(const struct stencil_class *c, const struct gen_options *options,
                struct arena *arena, struct str *text, struct err *err);

/* One product for each coefficient, one addition for each point but the first. */
struct gen_flops gen_flops(const struct stencil_class *c);

#endif
