#ifndef STEMPEL_CLASS_H
#define STEMPEL_CLASS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
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

enum { CLASS_MAX_DIMS = 4, CLASS_MAX_RADIUS = 16 };

struct stencil_class {
    int dims;   /* 1..CLASS_MAX_DIMS */
    int radius; /* 0..CLASS_MAX_RADIUS, less for boxes: see class_check; 0 reads only the centre */
    enum weighting weighting;
    enum stencil_kind kind;
    enum coefficient_type coefficients;
    enum data_type type;
};

/*
 * Parses `3D/r1/homogeneous/star/constant/double` (also with a trailing slash). The complex types
 * are written `double_Complex` and `float_Complex` in a path. Errors name the component and what is
 * accepted, and point to its column.
 */
bool class_parse(struct str path, struct stencil_class *out, struct err *err);

/* The path of a class, owned by the arena. */
char *class_path(struct arena *arena, const struct stencil_class *c);

/*
 * Refuses combinations that cannot be generated, with the reason (radius, number of coefficients).
 * Stars go to radius CLASS_MAX_RADIUS, boxes to radius 6 in 2D (169 points) and 5 in 3D (1331
 * points) as in STEMPEL, and to 2 in 4D (625 points).
 */
bool class_check(const struct stencil_class *c, struct err *err);

/* Number of points that one update reads: 2rD + 1 for a star, (2r+1)^D for a box. */
size_t class_points(const struct stencil_class *c);

/*
 * Number of coefficients: isotropic r + 1 (star) or rD + 1 (box), heterogeneous one per point,
 * homogeneous 1, point-symmetric (points + 1) / 2.
 */
size_t class_coefficients(const struct stencil_class *c);

/* The C type, e.g. `double _Complex`. */
const char *class_data_type_name(enum data_type t);

/*
 * Sets one part of the class from its word; data types may be written with a blank or an
 * underscore. False if there is no such word.
 */
bool class_weighting_parse(struct str word, struct stencil_class *out);
bool class_kind_parse(struct str word, struct stencil_class *out);
bool class_coefficients_parse(struct str word, struct stencil_class *out);
bool class_data_type_parse(struct str word, struct stencil_class *out);

/*
 * Enumerates the collection's grid: 2D and 3D, radius 1–3, both kinds, four weightings, constant
 * and variable, double and float (192), then with `complex_too` the complex types (384 in all).
 * Returns false when `index` is past the end.
 */
bool class_at(size_t index, bool complex_too, struct stencil_class *out);

#endif
