#ifndef COLLECT_COMPARE_CLASSIFY_H
#define COLLECT_COMPARE_CLASSIFY_H

#include "stempel/class.h"
#include "stempel/kernel/kernel.h"

/*
 * Finds the class of a kernel from what it computes: each update is multiplied out into a sum of
 * coefficient * point, so names, the order of terms, brackets, the order of loops and the layout of
 * arrays do not matter.
 */
enum difference_kind {
    DIFF_POINTS,        /* points other than those of the class: count = how many */
    DIFF_NO_CENTRE,     /* the updated point itself is not read */
    DIFF_COEFFICIENTS,  /* fewer or more coefficients than the class: count = how many it has */
    DIFF_MORE_ARRAYS,   /* count = arrays that are read beyond those of the class */
    DIFF_MORE_OUTPUTS,  /* count = arrays that are written beyond the first */
    DIFF_IN_PLACE,      /* reads what it writes, at other places: iterations depend on each other */
    DIFF_UPDATE,        /* adds to the written array's old value at the same place */
    DIFF_DIVISION,      /* count = divisions in the inner loop */
    DIFF_FUNCTION,      /* count = calls of mathematical functions in the inner loop */
    DIFF_CHOICE,        /* count = conditionals */
    DIFF_REDUCTION,     /* count = scalars that are summed up */
    DIFF_NONLINEAR,     /* not a sum of coefficient * point */
    DIFF_MORE_LOOPS,    /* count = loops beyond those of the class */
    DIFF_STRIDE,        /* the innermost loop does not run along memory: count = arrays */
    DIFF_STEP,          /* a loop does not visit every point */
    DIFF_LOOP_ORDER,    /* loops are not in the order of the array's dimensions */
    DIFF_MIXED_TYPES,   /* computes in more than one precision */
    DIFF_INTEGERS,      /* count = bytes of its elements, which are integers */
    DIFF_CONSTANT_TERM, /* adds a term that is not a multiple of a point, such as a right-hand side
                         */
    DIFF_NOT_A_STENCIL, /* reads each array at one place: a streaming kernel */
    DIFF_FAR,           /* the nearest class has little in common with this kernel */
    DIFF_DISTANCE       /* some points are at a distance that is a size, which is not known */
};

struct difference {
    enum difference_kind kind;
    int count;       /* see the kind; 0 otherwise */
    struct str text; /* "reads 4 more arrays" */
};

/* The shape of the stencil, for the report and for `exact`. */
enum shape { SHAPE_STAR, SHAPE_BOX, SHAPE_OTHER };

struct classification {
    struct stencil_class nearest; /* always a class that class_check accepts */
    /*
     * The kernel computes exactly the same as the class, although it may access memory in a
     * different order.
     */
    bool exact;
    enum shape shape;
    int n_points; /* distinct points that are read, over all arrays that are not coefficients */
    int n_differences;
    const struct difference *differences; /* in the order of the enumeration */
};

/*
 * Classifies a kernel. False, with an error, only if it accesses no array. Owned by the arena.
 */
bool classify_kernel(const struct kernel *k, struct arena *arena, struct classification *out,
                     struct err *err);

/* `star`, `box`, `other`; for tables and JSON. */
const char *shape_name(enum shape shape);

#endif
