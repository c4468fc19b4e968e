#ifndef STEMPEL_GEN_H
#define STEMPEL_GEN_H

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "stempel/class.h"

/* Options for the kernel text that are not part of the class. All zero: the defaults. */
struct gen_options {
    /*
     * Position of the coefficient's dimension in W: from 1 (the default, also for 0),
     * W[n][M][N][P], to dims + 1, W[M][N][P][n]. It does not affect constant coefficients, which
     * are scalars, as in STEMPEL.
     */
    int coefficient_dim;
};

/* Floating-point operations per lattice update; an operation on complex numbers counts as one. */
struct gen_flops {
    size_t add;
    size_t mul;
};

/*
 * The loop kernel of a class: declarations of a, b and the coefficients (scalars c0, c1, … or one
 * array W), then the loop nest, in the restricted C99 language. Sizes are M, N, P, Q from the
 * outermost dimension inwards, loop indices l, k, j, i, the last always i. The text depends only on
 * the arguments, so it is the same on every machine. Owned by the arena. Errors: those of
 * class_check, or a coefficient dimension out of range.
 */
bool gen_kernel(const struct stencil_class *c, const struct gen_options *options,
                struct arena *arena, struct str *text, struct err *err);

/* One product per coefficient, one addition per point except the first. */
struct gen_flops gen_flops(const struct stencil_class *c);

#endif
