/*
 * Patterns: how the loops move an access through its array.
 */
#include "collect/traffic/lc_build.h"
#include "stempel/kernel/poly.h"

int64_t lc_element_bytes(const struct lc_builder *b, const struct kernel_access *access)
{
    return (int64_t)elem_bytes(b->k->arrays[access->array].type);
}

/* The degree of its leading term; -1 for 0. */
static int degree_of(const struct poly *p)
{
    return p->n_terms == 0 ? -1 : poly_degree(&p->terms[0]);
}

bool lc_same_growth(const struct poly *a, int64_t fa, const struct poly *b, int64_t fb)
{
    const int degree = degree_of(a);
    size_t n = 0;
    if (degree_of(b) != degree)
        return false;
    for (; n < a->n_terms && poly_degree(&a->terms[n]) == degree; n++) {
        int64_t left = 0;
        int64_t right = 0;
        if (n == b->n_terms || __builtin_mul_overflow(a->terms[n].coefficient, fa, &left) ||
            __builtin_mul_overflow(b->terms[n].coefficient, fb, &right) || left != right)
            return false;
        for (int s = 0; s < KERNEL_MAX_SYMBOLS; s++) {
            if (a->terms[n].exponent[s] != b->terms[n].exponent[s])
                return false;
        }
    }
    return n == b->n_terms || poly_degree(&b->terms[n]) < degree;
}

/* --- which loops move it --- */

/* False if a factor of a stride is -2^63, which cannot be negated. */
static bool check_magnitudes(struct lc_builder *b, const struct kernel_access *access)
{
    for (int l = 0; l < b->k->n_loops; l++) {
        const struct poly *p = &access->stride[l];
        for (size_t i = 0; i < p->n_terms; i++) {
            if (p->terms[i].coefficient == INT64_MIN)
                return lc_refuse(b, access, "an index takes too large a stride");
        }
    }
    return true;
}

static bool check_stride(struct lc_builder *b, struct lc_pattern *p)
{
    const int inner = lc_inner_loop(b);
    int64_t stride = 0;
    poly_is_constant(&p->access->stride[inner], &stride);
    if (stride < -LC_MAX_STRIDE || stride > LC_MAX_STRIDE ||
        b->k->loops[inner].step > LC_MAX_STRIDE)
        return lc_refuse(b, p->access, "the innermost index takes too large a stride");
    p->inner_stride = stride < 0 ? -stride : stride;
    p->advance = p->inner_stride * b->k->loops[inner].step;
    return true;
}

/* Whether several loops move the access in one dimension. If each loop has its own dimension, they
 * all touch different elements. */
static bool shares_dimension(const struct lc_builder *b, const struct kernel_access *access)
{
    for (int d = 0; d < b->k->arrays[access->array].n_dims; d++) {
        int n = 0;
        for (int l = 0; l < b->k->n_loops; l++)
            n += access->subscripts[d].factor[l].n_terms != 0;
        if (n > 1)
            return true;
    }
    return false;
}

/* Whether a dimension is declared wider than its loop needs: beyond an edge at the end that is as
 * wide as the one at the start, and a few elements. */
static bool is_wide(struct lc_builder *b, const struct kernel_access *access, int d, int l)
{
    enum { FEW = 8 };
    const struct kernel_loop *loop = &b->k->loops[l];
    struct poly slack = b->k->arrays[access->array].dims[d];
    int64_t factor = 0;
    int64_t elements = 0;
    if (!poly_is_constant(&access->subscripts[d].factor[l], &factor))
        return false;
    if (factor < 0)
        factor = -factor;
    return !poly_add_scaled(b->arena, &slack, -factor, &loop->end, &slack) ||
           !poly_add_scaled(b->arena, &slack, -factor, &loop->start, &slack) ||
           !poly_is_constant(&slack, &elements) || elements > FEW;
}

/* How far all iterations of a loop together move an access. */
static bool reach_of(struct lc_builder *b, const struct kernel_access *access, int l,
                     struct poly *out)
{
    const struct poly stride = lc_magnitude(b->arena, &access->stride[l]);
    return poly_mul(b->arena, &stride, &b->extent[l], out) || lc_too_large(b);
}

/* Whether a step of the outer loop is a whole number of steps of the inner one. */
static bool lands_on_same(struct lc_builder *b, const struct poly *here, int outer,
                          const struct poly *there, int inner)
{
    const struct poly zero = {0, NULL};
    struct poly moved;
    struct poly step;
    struct poly rest;
    return poly_add_scaled(b->arena, &zero, b->k->loops[outer].step, here, &moved) &&
           poly_add_scaled(b->arena, &zero, b->k->loops[inner].step, there, &step) &&
           poly_divide(b->arena, &moved, &step, true, &moved, &rest) && rest.n_terms == 0;
}

/*
 * An outer loop returns to what an inner one touched if the loop with the smaller stride reaches
 * further than the other's stride. Then either almost everything it touches was touched before, or
 * layer conditions do not apply.
 */
static bool find_overlap(struct lc_builder *b, struct lc_pattern *p, int outer, int inner)
{
    const struct poly here = lc_magnitude(b->arena, &p->access->stride[outer]);
    const struct poly there = lc_magnitude(b->arena, &p->access->stride[inner]);
    const bool smaller = poly_compare_growth(&here, &there) < 0;
    struct poly reach;
    struct poly inside;
    if (!reach_of(b, p->access, smaller ? outer : inner, &reach) ||
        !reach_of(b, p->access, inner, &inside))
        return false;
    if (poly_compare_growth(&reach, smaller ? &there : &here) <= 0)
        return true;
    if (degree_of(&here) >= degree_of(&inside))
        return lc_refuse(b, p->access,
                         "an outer loop returns to only a part of what its inner loops touched");
    if (inner != lc_inner_loop(b) && !lands_on_same(b, &here, outer, &there, inner))
        return lc_refuse(b, p->access,
                         "two loops share an index, and their steps keep apart what they touch");
    p->moves[outer] = false;
    p->overlapped[outer] = inner;
    return true;
}

static bool find_moves(struct lc_builder *b, struct lc_pattern *p)
{
    const struct kernel_access *access = p->access;
    const bool shared = shares_dimension(b, access);
    for (int l = lc_inner_loop(b); l >= 0; l--) {
        p->moves[l] = access->stride[l].n_terms != 0;
        for (int m = l + 1; shared && m < b->k->n_loops; m++) {
            if (p->moves[l] && p->moves[m] && !find_overlap(b, p, l, m))
                return false;
        }
    }
    p->repeating = lc_inner_loop(b);
    while (p->repeating >= 0 && p->moves[p->repeating])
        p->repeating--;
    return true;
}

/* The loops that bring a dimension new subscripts, those with the largest factors first. */
static void find_loops(struct lc_builder *b, const struct lc_pattern *p, int d,
                       struct lc_dimension *dim)
{
    const struct poly *factor = p->access->subscripts[d].factor;
    for (int l = 0; l < b->k->n_loops; l++) {
        int at = dim->n_loops;
        if (!p->moves[l] || factor[l].n_terms == 0)
            continue;
        for (; at > 0; at--) {
            const struct poly here = lc_magnitude(b->arena, &factor[l]);
            const struct poly before = lc_magnitude(b->arena, &factor[dim->loops[at - 1]]);
            if (poly_compare_growth(&before, &here) >= 0)
                break;
            dim->loops[at] = dim->loops[at - 1];
        }
        dim->loops[at] = l;
        dim->n_loops++;
    }
}

/* Finds the loops of each dimension. If several loops move a dimension, their strides and lengths
 * decide; width is judged only where a single loop does. */
static void find_dimensions(struct lc_builder *b, struct lc_pattern *p)
{
    const struct kernel_array *array = &b->k->arrays[p->access->array];
    bool within_line = false;
    for (int d = 0; d < array->n_dims; d++) {
        struct lc_dimension *dim = &p->dims[d];
        within_line |= p->access->subscripts[d].factor[lc_inner_loop(b)].n_terms != 0;
        dim->within_line = within_line;
        find_loops(b, p, d, dim);
        if (dim->n_loops == 1)
            p->wide[dim->loops[0]] |= is_wide(b, p->access, d, dim->loops[0]);
    }
    int64_t elements = 1;
    for (int d = array->n_dims - 1; d >= 0; d--) {
        int64_t size = 0;
        p->dims[d].elements = elements;
        if (!poly_is_constant(&array->dims[d], &size) ||
            __builtin_mul_overflow(elements, size, &elements))
            elements = 0;
    }
}

/* Whether the sweep traverses the array in order: no stride is smaller than that of a loop further
 * in, and that of the innermost loop is constant. */
static bool in_order(struct lc_builder *b, const struct lc_pattern *p)
{
    const int inner = lc_inner_loop(b);
    if (!poly_is_constant(&p->access->stride[inner], NULL))
        return false;
    struct poly further_in = lc_magnitude(b->arena, &p->access->stride[inner]);
    for (int l = inner - 1; l >= 0; l--) {
        if (!p->moves[l])
            continue;
        const struct poly this_one = lc_magnitude(b->arena, &p->access->stride[l]);
        if (poly_compare_growth(&this_one, &further_in) < 0)
            return false;
        further_in = this_one;
    }
    return true;
}

/* Whether there is a loop that brings no new elements although its index occurs. */
static bool has_slow_loop(const struct lc_builder *b, const struct lc_pattern *p)
{
    for (int l = 0; l < b->k->n_loops; l++) {
        if (!p->moves[l] && p->access->stride[l].n_terms != 0)
            return true;
    }
    return false;
}

static bool make_pattern(struct lc_builder *b, struct lc_pattern *p)
{
    const int64_t line = (int64_t)b->line_bytes;
    const int64_t element = lc_element_bytes(b, p->access);
    if (!check_magnitudes(b, p->access) || !check_stride(b, p) || !find_moves(b, p))
        return false;
    p->touches = 1;
    find_dimensions(b, p);
    const bool slow = has_slow_loop(b, p);
    if (!in_order(b, p)) {
        if (slow)
            return lc_refuse(b, p->access, "it runs across its array, which two indices share");
        return lc_across_find(b, p->access, p);
    }
    p->placed = p->advance > line / element;
    if (p->placed && slow)
        return lc_refuse(b, p->access, "an iteration skips lines that another loop touches");
    p->footprint = p->placed ? element : p->advance * element;
    return true;
}

static bool same_subscripts(const struct lc_builder *b, const struct kernel_access *x,
                            const struct kernel_access *y)
{
    bool same = x->array == y->array;
    for (int d = 0; same && d < b->k->arrays[x->array].n_dims; d++) {
        for (int l = 0; same && l < b->k->n_loops; l++)
            same = poly_equal(&x->subscripts[d].factor[l], &y->subscripts[d].factor[l]);
    }
    return same;
}

bool lc_find_pattern(struct lc_builder *b, const struct kernel_access *access, int *out)
{
    for (*out = 0; *out < b->n_patterns; ++*out) {
        const struct kernel_access *other = b->patterns[*out].access;
        if (same_subscripts(b, other, access))
            return true;
        if (other->array == access->array && !lc_other_plane(b, other, access))
            return lc_refuse(b, access,
                             "the loops move another access to the same array differently");
    }
    struct lc_pattern p = {.access = access};
    if (!make_pattern(b, &p))
        return false;
    *ARENA_ADD(b->arena, b->patterns, b->n_patterns) = p;
    return true;
}

/* --- measuring --- */

/* From elements to the unit of positions of a pattern's streams. */
static int64_t unit_of(const struct lc_builder *b, const struct lc_pattern *p)
{
    return b->scale / p->inner_stride;
}

/*
 * The distance for one index value of loop `l`: the elements in between in memory, halos included,
 * as in Kerncraft, if the loops inside traverse all of them except for edges; otherwise the
 * iterations that they take. The steps of loops outside are a factor: positions count their index
 * values too.
 */
static bool weigh(struct lc_builder *b, const struct lc_pattern *p, int l, struct poly *out)
{
    const struct poly zero = {0, NULL};
    const struct poly stride = lc_magnitude(b->arena, &p->access->stride[l]);
    bool in_memory = lc_same_growth(&stride, 1, &b->turn[l + 1], p->inner_stride);
    for (int m = l + 1; m < b->k->n_loops; m++)
        in_memory &= !p->wide[m];
    if (l == lc_inner_loop(b))
        *out = poly_constant(b->arena, unit_of(b, p) * b->steps[l]);
    else if (in_memory
                 ? !poly_add_scaled(b->arena, &zero, unit_of(b, p) * b->steps[l], &stride, out)
                 : !poly_add_scaled(b->arena, &zero, b->scale * b->steps[l], &b->turn[l + 1], out))
        return lc_too_large(b);
    return true;
}

/*
 * If the repeating loop moves the stream, but by less than the loop inside does, the next
 * repetition reaches an element earlier, by the iterations in which the loop inside moves as far;
 * later if they move it in opposite directions.
 */
static bool add_detour(struct lc_builder *b, struct lc_pattern *p, int l)
{
    const struct poly zero = {0, NULL};
    const int inside = p->overlapped[l];
    const struct poly *stride = p->access->stride;
    if (stride[l].n_terms == 0)
        return true;
    const bool forwards = poly_leading(&stride[l])->coefficient > 0;
    const bool same_way = forwards == (poly_leading(&stride[inside])->coefficient > 0);
    const struct poly here = lc_magnitude(b->arena, &stride[l]);
    const struct poly there = lc_magnitude(b->arena, &stride[inside]);
    struct poly moved;
    struct poly step;
    struct poly rest;
    return poly_add_scaled(b->arena, &zero, b->k->loops[l].step, &here, &moved) &&
           poly_add_scaled(b->arena, &zero, b->k->loops[inside].step, &there, &step) &&
           poly_divide(b->arena, &moved, &step, true, &moved, &rest) &&
           poly_mul(b->arena, &moved, &b->turn[inside + 1], &moved) &&
           poly_add_scaled(b->arena, &p->repeat,
                           (same_way ? -1 : 1) * b->scale * b->steps[inside + 1], &moved,
                           &p->repeat);
}

bool lc_measure_pattern(struct lc_builder *b, struct lc_pattern *p)
{
    const struct poly zero = {0, NULL};
    if (p->across)
        return lc_across_measure(b, p);
    for (int l = 0; l < b->k->n_loops; l++) {
        struct poly length;
        if (!p->moves[l])
            continue;
        if (!weigh(b, p, l, &p->weight[l]))
            return false;
        if (!poly_mul(b->arena, &p->weight[l], &b->extent[l], &length) ||
            !poly_add_scaled(b->arena, &p->span, l == lc_inner_loop(b) ? p->inner_stride : 1,
                             &length, &p->span))
            return lc_too_large(b);
    }
    const int r = p->repeating;
    return r < 0 ||
           (poly_add_scaled(b->arena, &zero, b->scale * b->steps[r + 1], &b->turn[r + 1],
                            &p->repeat) &&
            add_detour(b, p, r)) ||
           lc_too_large(b);
}

bool lc_pattern_volume(struct lc_builder *b, const bool *moves, struct poly *out)
{
    bool all = true;
    for (int l = 0; l < b->k->n_loops; l++)
        all &= moves[l];
    *out = all ? b->turn[0] : poly_constant(b->arena, 1);
    for (int l = 0; l < b->k->n_loops && !all; l++) {
        const struct poly step = poly_constant(b->arena, b->k->loops[l].step);
        if (!poly_mul(b->arena, out, moves[l] ? &b->extent[l] : &step, out))
            return lc_too_large(b);
    }
    return true;
}
