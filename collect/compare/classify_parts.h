#ifndef COLLECT_COMPARE_CLASSIFY_PARTS_H
#define COLLECT_COMPARE_CLASSIFY_PARTS_H

#include "collect/compare/classify.h"
#include "collect/compare/classify_expand.h"
#include "collect/compare/classify_places.h"

/*
 * Results of classify.c about a kernel, from which differences.c makes texts. Private to these two.
 */

/* A point of the grid with the coefficient that it is multiplied with. */
struct weight {
    int offset[KERNEL_MAX_LOOPS];
    size_t n_products;
    struct product *products; /* without the point itself, in order */
    int group;                /* points of equal coefficients */
};

struct classifier {
    const struct kernel *whole;
    const struct kernel *kernel; /* each plane of an array as a separate array */
    struct arena *arena;
    struct access_places places;
    struct kernel_expansion expansion;
    const bool *loads;          /* [n_accesses]: reads an element that the iteration has not set */
    int *neighbours;            /* [n_arrays]: number of places at which each is read */
    int target;                 /* access of the first written array element, or -1 */
    int grid;                   /* array that the class's `a` stands for, or -1 */
    int n_dims;                 /* loops that run over the grid */
    int dims[KERNEL_MAX_LOOPS]; /* those loops, outermost first */
    size_t n_weights;
    struct weight *weights;
    int n_groups;
    bool nonlinear;
    bool has_constant_term;
    bool varying;            /* coefficients are computed from array elements */
    bool *coefficient;       /* [n_arrays]: the array is a coefficient of points of the grid */
    bool plain_coefficients; /* each is one element of one array at the updated point */
    struct difference *differences;
    struct classification *out;
};

/* The points that are read, each once. */
struct geometry {
    int radius;
    size_t n_points;
    size_t n_on_axis;
    bool centre;
};

enum data_type classify_type(enum elem_type type);

/* Fills the differences from the nearest class, which must be known, and `exact`. */
void classify_differences(struct classifier *c, const struct geometry *g);

#endif
