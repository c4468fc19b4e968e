/*
 * Where two accesses of one pattern meet: by how many index values of each loop one is ahead of the
 * other, as their subscripts show. They never meet if the loops' steps skip the difference, if they
 * lie in different planes, or if the distance is longer than the loops.
 */
#include "collect/traffic/lc_build.h"
#include "stempel/kernel/poly.h"

/* Whether p >= 0 for all sizes, judged by its coefficients. */
static bool surely_positive(const struct poly *p)
{
    for (size_t i = 0; i < p->n_terms; i++) {
        if (p->terms[i].coefficient < 0)
            return false;
    }
    return true;
}

/* Whether it grows with some size. */
static bool grows(const struct poly *p)
{
    return p->n_terms > 0 && poly_degree(&p->terms[0]) > 0 && p->terms[0].coefficient > 0;
}

enum lc_meeting lc_within(struct lc_builder *b, const struct poly *distance, int l, int64_t factor)
{
    const bool constant = poly_is_constant(distance, NULL);
    if (constant && grows(&b->extent[l]))
        return LC_MEETS;
    const struct poly far = lc_magnitude(b->arena, distance);
    struct poly beyond;
    if (!poly_add_scaled(b->arena, &far, -factor, &b->extent[l], &beyond))
        return LC_UNKNOWN;
    if (surely_positive(&beyond))
        return LC_APART;
    return constant ? LC_MEETS : LC_UNKNOWN;
}

/* Elements by which an access is ahead along the innermost loop, from `distance` subscripts of
 * dimension `d`. */
static enum lc_meeting meet_inside(struct lc_builder *b, const struct lc_pattern *p, int d,
                                   const struct poly *distance, int64_t *shift)
{
    const int inner = lc_inner_loop(b);
    const struct poly zero = {0, NULL};
    const bool forwards = poly_compare_growth(&p->access->stride[inner], &zero) > 0;
    const int64_t elements = p->dims[d].elements;
    int64_t subscripts = 0;
    if (elements == 0)
        return distance->n_terms == 0 ? LC_MEETS : LC_APART; /* in another plane */
    struct poly far;
    if (!poly_add_scaled(b->arena, &zero, elements, distance, &far))
        return LC_UNKNOWN;
    const enum lc_meeting meeting = lc_within(b, &far, inner, p->inner_stride);
    if (meeting != LC_MEETS)
        return meeting;
    poly_is_constant(distance, &subscripts);
    shift[inner] += (forwards ? subscripts : -subscripts) * elements;
    return LC_MEETS;
}

/* The same along one outer loop. */
static enum lc_meeting meet_outside(struct lc_builder *b, int l, const struct poly *factor,
                                    const struct poly *distance, int64_t *shift)
{
    int64_t by = 0;
    int64_t subscripts = 0;
    if (!poly_is_constant(factor, &by))
        return distance->n_terms == 0 ? LC_MEETS : LC_UNKNOWN;
    const enum lc_meeting meeting = lc_within(b, distance, l, by < 0 ? -by : by);
    if (meeting != LC_MEETS)
        return meeting;
    poly_is_constant(distance, &subscripts);
    if (subscripts % by != 0 || subscripts / by % b->k->loops[l].step != 0)
        return LC_APART;
    shift[l] = subscripts / by;
    return LC_MEETS;
}

/* One array dimension for several loops, as in a[j*N+i]: the distance is split among them. */
static enum lc_meeting meet_divided(struct lc_builder *b, const struct lc_pattern *p, int d,
                                    const int *loops, int n, const struct poly *distance,
                                    int64_t *shift)
{
    const struct poly one = poly_constant(b->arena, 1);
    const struct poly zero = {0, NULL};
    struct poly rest = *distance;
    for (int i = 0; i < n && loops[i] != lc_inner_loop(b); i++) {
        const struct poly *factor = &p->access->subscripts[d].factor[loops[i]];
        const struct poly size = lc_magnitude(b->arena, factor);
        struct poly quotient;
        if (!poly_divide(b->arena, &rest, &size, false, &quotient, &rest) ||
            (!poly_equal(&size, factor) &&
             !poly_add_scaled(b->arena, &zero, -1, &quotient, &quotient)))
            return LC_UNKNOWN;
        const enum lc_meeting meeting = meet_outside(b, loops[i], &one, &quotient, shift);
        if (meeting != LC_MEETS)
            return meeting;
    }
    if (loops[n - 1] == lc_inner_loop(b))
        return meet_inside(b, p, d, &rest, shift);
    return rest.n_terms == 0 ? LC_MEETS : LC_APART;
}

/* The same in dimension `d`, which `loops` move. */
static enum lc_meeting meet_dimension(struct lc_builder *b, const struct lc_pattern *p, int d,
                                      const int *loops, int n, const struct poly *distance,
                                      int64_t *shift)
{
    if (distance->n_terms == 0)
        return LC_MEETS;
    if (n > 1)
        return meet_divided(b, p, d, loops, n, distance, shift);
    if (n == 1 && loops[0] != lc_inner_loop(b))
        return meet_outside(b, loops[0], &p->access->subscripts[d].factor[loops[0]], distance,
                            shift);
    if (n == 1 || p->dims[d].within_line)
        return meet_inside(b, p, d, distance, shift);
    return LC_APART;
}

static bool difference(struct lc_builder *b, const struct kernel_access *first,
                       const struct kernel_access *access, int d, struct poly *out)
{
    const struct poly *here = &access->subscripts[d].constant;
    const struct poly *there = &first->subscripts[d].constant;
    return poly_add_scaled(b->arena, here, -1, there, out);
}

/* Dimensions that a single loop moves, and planes. */
static enum lc_meeting meet_own(struct lc_builder *b, const struct lc_pattern *p,
                                const struct kernel_access *first,
                                const struct kernel_access *access, int64_t *shift)
{
    enum lc_meeting all = LC_MEETS;
    for (int d = 0; d < b->k->arrays[access->array].n_dims; d++) {
        const struct lc_dimension *dim = &p->dims[d];
        struct poly distance;
        const bool plane = dim->n_loops == 0 && !dim->within_line;
        if (dim->n_loops > 1)
            continue;
        if (poly_equal(&access->subscripts[d].constant, &first->subscripts[d].constant))
            continue;
        if (plane)
            return LC_APART;
        if (!difference(b, first, access, d, &distance))
            return LC_UNKNOWN;
        const enum lc_meeting meeting =
            meet_dimension(b, p, d, dim->loops, dim->n_loops, &distance, shift);
        if (meeting == LC_APART)
            return LC_APART;
        all = meeting == LC_UNKNOWN ? LC_UNKNOWN : all;
    }
    return all;
}

/* What remains in dimensions that several loops share, as in a[j][i+j]; the shifts of the loops in
 * `known` are set. */
static enum lc_meeting meet_shared(struct lc_builder *b, const struct lc_pattern *p,
                                   const struct kernel_access *first,
                                   const struct kernel_access *access, bool *known, int64_t *shift)
{
    enum lc_meeting all = LC_MEETS;
    for (int d = 0; d < b->k->arrays[access->array].n_dims; d++) {
        const struct lc_dimension *dim = &p->dims[d];
        struct poly distance;
        int loops[KERNEL_MAX_LOOPS];
        int n = 0;
        if (dim->n_loops < 2)
            continue;
        if (!difference(b, first, access, d, &distance))
            return LC_UNKNOWN;
        for (int i = 0; i < dim->n_loops; i++) {
            const int l = dim->loops[i];
            const struct poly *factor = &p->access->subscripts[d].factor[l];
            if (!known[l])
                loops[n++] = l;
            else if (shift[l] != 0 &&
                     !poly_add_scaled(b->arena, &distance, -shift[l], factor, &distance))
                return LC_UNKNOWN;
        }
        const enum lc_meeting meeting = meet_dimension(b, p, d, loops, n, &distance, shift);
        if (meeting == LC_APART)
            return LC_APART;
        all = meeting == LC_UNKNOWN ? LC_UNKNOWN : all;
        for (int i = 0; i < n; i++)
            known[loops[i]] = true;
    }
    return all;
}

enum lc_meeting lc_meet(struct lc_builder *b, const struct lc_pattern *p,
                        const struct kernel_access *first, const struct kernel_access *access,
                        int64_t *shift)
{
    bool known[KERNEL_MAX_LOOPS] = {false};
    bool shared = false;
    for (int l = 0; l < b->k->n_loops; l++)
        shift[l] = 0;
    const enum lc_meeting own = meet_own(b, p, first, access, shift);
    for (int d = 0; d < b->k->arrays[access->array].n_dims; d++) {
        shared |= p->dims[d].n_loops > 1;
        if (p->dims[d].n_loops == 1)
            known[p->dims[d].loops[0]] = true;
    }
    if (own == LC_APART || !shared)
        return own;
    const enum lc_meeting rest = meet_shared(b, p, first, access, known, shift);
    return rest == LC_MEETS ? own : rest;
}

bool lc_other_plane(const struct lc_builder *b, const struct kernel_access *x,
                    const struct kernel_access *y)
{
    for (int d = 0; d < b->k->arrays[x->array].n_dims; d++) {
        bool fixed = true;
        for (int l = 0; l < b->k->n_loops; l++)
            fixed &=
                x->subscripts[d].factor[l].n_terms == 0 && y->subscripts[d].factor[l].n_terms == 0;
        if (fixed && !poly_equal(&x->subscripts[d].constant, &y->subscripts[d].constant))
            return true;
    }
    return false;
}
