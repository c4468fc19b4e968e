#ifndef STEMPEL_CLASS_H
#define STEMPEL_CLASS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/err.h"
#include "base/str.h"

/*
 * The six-parameter classification of stencils (Guerrera, STEMPEL; Hornich et al., INSPECT 2019):
 * dimension, radius, coefficient weighting, stencil type (kind), coefficient type, data type.
 */
enum weighting {
    WEIGHT_ISOTROPIC,
    WEIGHT_HETEROGENEOUS,
    WEIGHT_HOMOGENEOUS,
    WEIGHT_POINT_SYMMETRIC
};
enum stencil_kind { KIND_STAR, KIND_BOX };
enum coefficient_type { COEFF_CONSTANT, COEFF_VARIABLE };
enum data_type { DATA_DOUBLE, DATA_FLOAT, DATA_DOUBLE_COMPLEX, DATA_FLOAT_COMPLEX };

struct stencil_class {
    int dims;   /* 1..4 */
    int radius; /* 1.. */
    enum weighting weighting;
    enum stencil_kind kind;
    enum coefficient_type coefficients;
    enum data_type type;
};

/*
 * Parses `3D/r1/homogeneous/star/constant/double` (also with a trailing slash). The complex types
 * are written `double_Complex` and `float_Complex` in a path. Errors name the component, its column
 * and what is accepted.
 */
bool class_parse(struct str path, struct stencil_class *out, struct err *err);

/* The path of a class, owned by the arena. */
char *class_path(struct arena *arena, const struct stencil_class *c);

/* Refuses combinations that cannot be generated, with the reason (radius, number of coefficients).
 */
bool class_check(const struct stencil_class *c, struct err *err);

/*
 * Enumerates the collection's grid: 2D and 3D, radius 1–3, both kinds, four weightings, constant
 * and variable, double and float (192), then with `complex_too` the complex types (384 in all).
 * Returns false when `index` is past the end.
 */
bool class_at(size_t index, bool complex_too, struct stencil_class *out);

#endif
