/*
 * What the sweep touches of all arrays. An array that is traversed except for edges counts as
 * declared, as in Kerncraft. Planes, rows and parts of rows that no access reaches do not count,
 * nor do arrays without an access.
 */
#include "collect/traffic/lc_build.h"
#include "stempel/kernel/poly.h"

static bool declared_bytes(struct lc_builder *b, int a, struct poly *out)
{
    const struct kernel_array *array = &b->k->arrays[a];
    *out = poly_constant(b->arena, (int64_t)elem_bytes(array->type));
    for (int d = 0; d < array->n_dims; d++) {
        if (!poly_mul(b->arena, out, &array->dims[d], out))
            return lc_too_large(b);
    }
    return true;
}

static bool add_volume(struct lc_builder *b, const bool *moves, int64_t bytes, struct poly *sum)
{
    struct poly volume;
    return lc_pattern_volume(b, moves, &volume) &&
           (poly_add_scaled(b->arena, sum, bytes, &volume, sum) || lc_too_large(b));
}

/* Accesses that the innermost loop does not move: a line, or an element, per value of the other
 * indices. */
static bool add_standing(struct lc_builder *b, const struct kernel_access *access, struct poly *sum)
{
    bool moves[KERNEL_MAX_LOOPS];
    int64_t bytes = (int64_t)b->line_bytes;
    int64_t stride = 0;
    for (int l = 0; l < b->k->n_loops; l++) {
        moves[l] = access->stride[l].n_terms != 0;
        if (moves[l] && poly_is_constant(&access->stride[l], &stride) && stride * stride == 1)
            bytes = lc_element_bytes(b, access);
    }
    return add_volume(b, moves, bytes, sum);
}

/* New bytes per iteration of all moving loops, over all streams. */
static int64_t fresh_bytes(const struct lc_builder *b, int pattern)
{
    const struct lc_pattern *p = &b->patterns[pattern];
    int64_t bytes = 0;
    for (int s = 0; s < b->n_streams; s++)
        bytes += b->raw[s].pattern == pattern ? p->footprint : 0;
    return bytes;
}

/* Elements per index value of the innermost loop; 1 if the footprint already counts the bytes. */
static int64_t elements_inside(const struct lc_pattern *p)
{
    return p->placed ? 1 : p->inner_stride;
}

/* Whether loop `l` reaches elements of the loop `inside` again, shifted by less than it reaches. */
static bool shifts(const struct lc_pattern *p, int l, int inside)
{
    return !p->moves[l] && p->access->stride[l].n_terms != 0 && p->overlapped[l] == inside;
}

/* Index values (elements in the innermost loop) that a loop reaches, including those beyond its end
 * to which other loops shift it, as j does in a[j+i]; times the steps of these loops. */
static bool find_reach(struct lc_builder *b, const struct lc_pattern *p, int inside,
                       struct poly *out)
{
    const struct poly zero = {0, NULL};
    const bool innermost = inside == lc_inner_loop(b);
    const struct poly stride = lc_magnitude(b->arena, &p->access->stride[inside]);
    int64_t steps = 1;
    for (int l = 0; l < b->k->n_loops; l++)
        steps *= shifts(p, l, inside) ? b->k->loops[l].step : 1;
    bool ok = poly_add_scaled(b->arena, &zero, steps * (innermost ? elements_inside(p) : 1),
                              &b->extent[inside], out);
    for (int l = 0; ok && l < b->k->n_loops; l++) {
        const int64_t step = b->k->loops[l].step;
        const struct poly here = lc_magnitude(b->arena, &p->access->stride[l]);
        struct poly moved;
        struct poly rest;
        if (!shifts(p, l, inside))
            continue;
        ok = poly_add_scaled(b->arena, &zero, step, &here, &moved) &&
             (innermost || poly_divide(b->arena, &moved, &stride, true, &moved, &rest)) &&
             poly_mul(b->arena, &moved, &b->extent[l], &moved) &&
             poly_add_scaled(b->arena, out, steps / step, &moved, out);
    }
    return ok || lc_too_large(b);
}

/* Bytes that a pattern touches, of which `bytes` per iteration; times the loops' steps. */
static bool add_reached(struct lc_builder *b, const struct lc_pattern *p, int64_t bytes,
                        struct poly *sum)
{
    struct poly volume = poly_constant(b->arena, 1);
    for (int l = 0; l < b->k->n_loops; l++) {
        struct poly reach = poly_constant(b->arena, b->k->loops[l].step);
        if (!p->moves[l] && p->access->stride[l].n_terms != 0)
            continue;
        if ((p->moves[l] && !find_reach(b, p, l, &reach)) ||
            !poly_mul(b->arena, &volume, &reach, &volume))
            return lc_too_large(b);
    }
    return poly_add_scaled(b->arena, sum, bytes / elements_inside(p), &volume, sum) ||
           lc_too_large(b);
}

/* What is touched of an array, in bytes times the loops' steps. */
struct touched {
    struct poly need;
    bool used;
    bool wide; /* touches certainly less than declared */
};

static bool touched_bytes(struct lc_builder *b, int a, struct touched *out)
{
    *out = (struct touched){0};
    for (int p = 0; p < b->n_patterns; p++) {
        const struct lc_pattern *pattern = &b->patterns[p];
        if (pattern->access->array != a)
            continue;
        for (int l = 0; l < b->k->n_loops; l++)
            out->wide |= pattern->wide[l];
        out->used = true;
        if (!add_reached(b, pattern, fresh_bytes(b, p), &out->need))
            return false;
    }
    for (int i = 0; !out->used && i < b->k->n_accesses; i++) {
        if (b->k->accesses[i].array != a)
            continue;
        out->used = true;
        return add_standing(b, &b->k->accesses[i], &out->need);
    }
    return true;
}

bool lc_find_total(struct lc_builder *b, struct lc_analysis *out)
{
    const struct kernel *k = b->k;
    const int64_t steps = b->steps[k->n_loops];
    struct poly *needs = arena_alloc(b->arena, (size_t)k->n_arrays, sizeof *needs);
    out->total_need = (struct poly){0, NULL};
    for (int a = 0; a < k->n_arrays; a++) {
        const struct poly zero = {0, NULL};
        struct poly declared;
        struct touched touched;
        if (!touched_bytes(b, a, &touched) || !declared_bytes(b, a, &declared))
            return false;
        if (!touched.used)
            continue;
        const bool whole = !touched.wide && lc_same_growth(&touched.need, 1, &declared, steps);
        if (!poly_add_scaled(b->arena, &zero, b->scale * (whole ? steps : 1),
                             whole ? &declared : &touched.need, &needs[a]) ||
            !poly_add_scaled(b->arena, &out->total_need, 1, &needs[a], &out->total_need))
            return lc_too_large(b);
    }
    out->array_needs = needs;
    return true;
}
