#ifndef RENDER_IDENTITY_H
#define RENDER_IDENTITY_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/str.h"

/*
 * The stencil of a configuration, determined from its path, in the words used on pages. A path
 * outside the classification is a named kernel.
 */
enum { IDENTITY_TYPE = 5, IDENTITY_PARAMETERS };

struct identity {
    bool named;
    struct str path;
    struct str name;                            /* of a named kernel */
    struct str parameters[IDENTITY_PARAMETERS]; /* 3D, r1, homogeneous, star, constant, double */
    struct str title;       /* 3D 7-point star, homogeneous constant coefficients, double */
    struct str short_title; /* 3D r1 homogeneous star constant double */
    struct str shape;       /* 3D 7-point star; empty for a named kernel */
    int dims;               /* 0: not known, like the points */
    long points;
};

/* The parameter's name: "dimension", "radius", … */
const char *identity_parameter_name(int parameter);

/* Texts are borrowed from `path` or owned by the arena. */
void identity_of(struct str path, struct arena *arena, struct identity *out);

/* The title of an axis over the size of such grids: "Grid size N (N³ points)". */
const char *identity_size_title(const struct identity *id);

/* `400³`, `400²` or `400`: a grid with all sizes equal. */
struct str identity_grid_text(struct arena *arena, const struct identity *id, double size);

#endif
