#ifndef STEMPEL_POINTS_H
#define STEMPEL_POINTS_H

#include <stddef.h>

#include "base/arena.h"
#include "stempel/class.h"

/* An element that an update reads, relative to the updated one; outermost dimension first. */
struct stencil_point {
    int offset[CLASS_MAX_DIMS]; /* [dims] */
};

/* The points that share a coefficient: points[first .. first + count - 1]. */
struct stencil_group {
    size_t first;
    size_t count;
};

/*
 * A stencil as b[x] = sum over groups g of coefficient[g] * sum over its points p of a[x + p].
 * Points and groups are in STEMPEL's order of evaluation:
 *
 * The centre comes first, with coefficient 0. In a star, distances 1..r follow, each with the
 * innermost dimension first, then the others from the outermost inwards, minus before plus. In a
 * box, the other points follow in raster order from -r to r, the outermost index varying fastest.
 *
 * Groups: homogeneous is one group of all points, heterogeneous one per point. Isotropic: points at
 * the same distance, along the axis in a star, Manhattan in a box. Point-symmetric: a point and its
 * mirror image, in a box by ascending Manhattan distance, then in raster order.
 */
struct stencil {
    size_t n_points;
    const struct stencil_point *points;
    size_t n_groups;
    const struct stencil_group *groups;
};

/* The points and groups of a class that passed class_check; owned by the arena. */
struct stencil stencil_of(const struct stencil_class *c, struct arena *arena);

#endif
