#ifndef TESTS_MODEL_NAMED_H
#define TESTS_MODEL_NAMED_H

#include "stempel/kernel/kernel.h"

/*
 * The kernel that a reference table calls `name`: `3D_r1_star_constant_isotropic_double` is
 * written by stempel, Kerncraft's examples (`2d-5pt`, `DAXPY`) are read from stencils/named/ below
 * the current folder.
 */
bool named_kernel(struct str name, struct arena *arena, struct kernel *out, struct err *err);

#endif
