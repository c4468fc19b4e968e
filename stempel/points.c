#include "stempel/points.h"

#include <stdlib.h>
#include <string.h>

struct points_builder {
    const struct stencil_class *class;
    struct stencil_point *points;
    size_t n_points;
    struct stencil_group *groups;
    size_t n_groups;
};

static void begin_group(struct points_builder *b)
{
    b->groups[b->n_groups++] = (struct stencil_group){.first = b->n_points};
}

static void add_point(struct points_builder *b, const struct stencil_point *p)
{
    b->points[b->n_points++] = *p;
    b->groups[b->n_groups - 1].count++;
}

/* Star order takes the innermost dimension first, then from the outermost inwards. */
static int star_dimension(int dims, int position)
{
    return position == 0 ? dims - 1 : position - 1;
}

/* True if a new coefficient begins with this point of the star. */
static bool star_begins_group(enum weighting w, int position, int side)
{
    switch (w) {
    case WEIGHT_ISOTROPIC:
        return position == 0 && side == -1;
    case WEIGHT_HETEROGENEOUS:
        return true;
    case WEIGHT_POINT_SYMMETRIC:
        return side == -1;
    case WEIGHT_HOMOGENEOUS:
        break;
    }
    return false;
}

static void add_star(struct points_builder *b)
{
    const int dims = b->class->dims;
    for (int distance = 1; distance <= b->class->radius; distance++) {
        for (int position = 0; position < dims; position++) {
            for (int side = -1; side <= 1; side += 2) {
                if (star_begins_group(b->class->weighting, position, side))
                    begin_group(b);
                struct stencil_point p = {{0}};
                p.offset[star_dimension(dims, position)] = side * distance;
                add_point(b, &p);
            }
        }
    }
}

static int manhattan(const struct stencil_point *p, int dims)
{
    int sum = 0;
    for (int d = 0; d < dims; d++)
        sum += abs(p->offset[d]);
    return sum;
}

/* Point `number` of the raster, in which the outermost index varies fastest. */
static struct stencil_point raster_point(const struct stencil_class *c, size_t number)
{
    const size_t side = 2 * (size_t)c->radius + 1;
    struct stencil_point p = {{0}};
    for (int d = 0; d < c->dims; d++) {
        p.offset[d] = (int)(number % side) - c->radius;
        number /= side;
    }
    return p;
}

static void add_box_raster(struct points_builder *b)
{
    const size_t all = class_points(b->class);
    for (size_t i = 0; i < all; i++) {
        if (i == all / 2)
            continue; /* the centre, already taken first */
        if (b->class->weighting == WEIGHT_HETEROGENEOUS)
            begin_group(b);
        const struct stencil_point p = raster_point(b->class, i);
        add_point(b, &p);
    }
}

/* The mirror image of raster point i is point all - 1 - i, so the first half holds each pair once.
 */
static void add_box_pairs(struct points_builder *b, int distance)
{
    const size_t all = class_points(b->class);
    for (size_t i = 0; i < all / 2; i++) {
        const struct stencil_point p = raster_point(b->class, i);
        if (manhattan(&p, b->class->dims) != distance)
            continue;
        const struct stencil_point mirrored = raster_point(b->class, all - 1 - i);
        begin_group(b);
        add_point(b, &p);
        add_point(b, &mirrored);
    }
}

static void add_box_ring(struct points_builder *b, int distance)
{
    begin_group(b);
    for (size_t i = 0; i < class_points(b->class); i++) {
        const struct stencil_point p = raster_point(b->class, i);
        if (manhattan(&p, b->class->dims) == distance)
            add_point(b, &p);
    }
}

static void add_box(struct points_builder *b)
{
    const enum weighting w = b->class->weighting;
    if (w == WEIGHT_HETEROGENEOUS || w == WEIGHT_HOMOGENEOUS) {
        add_box_raster(b);
        return;
    }
    for (int distance = 1; distance <= b->class->radius * b->class->dims; distance++) {
        if (w == WEIGHT_ISOTROPIC)
            add_box_ring(b, distance);
        else
            add_box_pairs(b, distance);
    }
}

struct stencil stencil_of(const struct stencil_class *c, struct arena *arena)
{
    struct points_builder b = {
        .class = c,
        .points = arena_alloc(arena, class_points(c), sizeof *b.points),
        .groups = arena_alloc(arena, class_coefficients(c), sizeof *b.groups),
    };
    begin_group(&b);
    add_point(&b, &(struct stencil_point){{0}});
    if (c->kind == KIND_STAR)
        add_star(&b);
    else
        add_box(&b);
    return (struct stencil){
        .n_points = b.n_points, .points = b.points, .n_groups = b.n_groups, .groups = b.groups};
}
