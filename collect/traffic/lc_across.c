/*
 * Streams that run across their array: `b[i][j]` where i is the inner loop. Their order in memory
 * is not the order in which the sweep touches them. So the position of an access is a time: the sum
 * over all loops of its shift in the loop's index times the inner iterations that one value of that
 * index takes.
 *
 * One of the outer loops, the line loop, moves the access the least. The lines that one of its
 * iterations touches are touched again in the next, E times in all: E elements lie between the
 * accesses of two consecutive inner iterations, or up to the end of the line. So the access counts
 * as E items, one for each of these elements, each with its share of the line and one iteration of
 * the line loop after the other.
 */
#include "collect/traffic/lc_build.h"
#include "stempel/kernel/poly.h"

static struct poly stride_of(struct lc_builder *b, const struct kernel_access *access, int l)
{
    return lc_magnitude(b->arena, &access->stride[l]);
}

/* Inner iterations that one value of the loop's index takes, in the unit of positions. */
static bool turn_of(struct lc_builder *b, int loop, struct poly *out)
{
    const struct poly zero = {0, NULL};
    return poly_add_scaled(b->arena, &zero, b->scale, &b->turn[loop + 1], out) || lc_too_large(b);
}

/* The outer loop that moves an access the least; the inner loop if none moves it less. */
static int find_line_loop(struct lc_builder *b, const struct kernel_access *access)
{
    int least = lc_inner_loop(b);
    for (int l = lc_inner_loop(b) - 1; l >= 0; l--) {
        const struct poly this_one = stride_of(b, access, l);
        const struct poly least_one = stride_of(b, access, least);
        if (this_one.n_terms != 0 && poly_compare_growth(&this_one, &least_one) < 0)
            least = l;
    }
    return least;
}

/*
 * Bytes of a line between the elements of two consecutive inner iterations; at most a whole line.
 */
static int64_t bytes_between(struct lc_builder *b, const struct kernel_access *access)
{
    const struct poly stride = stride_of(b, access, lc_inner_loop(b));
    const int64_t element = lc_element_bytes(b, access);
    const int64_t line = (int64_t)b->line_bytes;
    int64_t elements = 0;
    if (!poly_is_constant(&stride, &elements) ||
        elements > line / element / b->k->loops[lc_inner_loop(b)].step)
        return line;
    return elements * element * b->k->loops[lc_inner_loop(b)].step;
}

/* Whether the next iteration of a loop stays on the same line. */
static bool stays(struct lc_builder *b, const struct kernel_access *access, int l)
{
    const struct poly stride = stride_of(b, access, l);
    const int64_t element = lc_element_bytes(b, access);
    int64_t elements = 0;
    return poly_is_constant(&stride, &elements) && elements > 0 &&
           elements < bytes_between(b, access) / element;
}

bool lc_across_find(struct lc_builder *b, const struct kernel_access *access, struct lc_pattern *p)
{
    p->across = true;
    p->inner_stride = 1; /* positions are times, not elements */
    p->line_loop = find_line_loop(b, access);
    p->touches = 1;
    for (int l = 0; l < lc_inner_loop(b); l++) {
        if (b->k->loops[l].step != 1)
            return lc_refuse(b, access, "it runs across its array, and a loop has a step");
        if (l != p->line_loop && stays(b, access, l))
            return lc_refuse(b, access, "several outer indices move it within a cache line");
    }
    const int64_t bytes = bytes_between(b, access);
    const struct poly least = stride_of(b, access, p->line_loop);
    int64_t moved = 0;
    if (p->line_loop != lc_inner_loop(b) && p->repeating < p->line_loop &&
        poly_is_constant(&least, &moved) && stays(b, access, p->line_loop)) {
        moved *= lc_element_bytes(b, access);
        if (bytes % moved != 0)
            return lc_refuse(b, access,
                             "it runs across its array, and a line does not hold a whole number of "
                             "its outer steps");
        p->touches = bytes / moved;
    }
    p->footprint = bytes / p->touches;
    return true;
}

/* Loops ordered by how far they move the access, the furthest first. */
static int sort_loops(struct lc_builder *b, const struct kernel_access *access, int *order)
{
    int n = 0;
    for (int l = 0; l < b->k->n_loops; l++) {
        const struct poly stride = stride_of(b, access, l);
        int at = n;
        if (stride.n_terms == 0)
            continue;
        for (; at > 0; at--) {
            const struct poly before = stride_of(b, access, order[at - 1]);
            if (poly_compare_growth(&before, &stride) >= 0)
                break;
            order[at] = order[at - 1];
        }
        order[at] = l;
        n++;
    }
    return n;
}

/* How many index values of a loop share a line as a whole: an iteration of the innermost loop if it
 * advances by more than a line, else 1. */
static int64_t values_of_line(const struct lc_builder *b, const struct lc_pattern *p, int l)
{
    const bool over_lines = p->advance > (int64_t)b->line_bytes / lc_element_bytes(b, p->access);
    return l == p->line_loop && l == lc_inner_loop(b) && over_lines ? b->k->loops[l].step : 1;
}

/* Elements by which the line loop moves the access: the size of one structure in an array of
 * structures. */
static bool find_structure(struct lc_builder *b, const struct lc_pattern *p, struct poly *out)
{
    const struct poly zero = {0, NULL};
    const struct poly stride = stride_of(b, p->access, p->line_loop);
    return poly_add_scaled(b->arena, &zero, values_of_line(b, p, p->line_loop), &stride, out);
}

/* Index values by which each loop shifts an access, and the remaining elements. Elements between
 * two iterations of the line loop belong to the lower one, like members of a structure. */
static bool find_shifts(struct lc_builder *b, const struct lc_pattern *p,
                        const struct kernel_access *access, struct poly *shift, struct poly *rest)
{
    const struct poly zero = {0, NULL};
    int order[KERNEL_MAX_LOOPS];
    const int n = sort_loops(b, access, order);
    *rest = access->offset;
    for (int i = 0; i < n; i++) {
        const int l = order[i];
        const int64_t values = values_of_line(b, p, l);
        const struct poly stride = stride_of(b, access, l);
        const bool forwards = poly_equal(&stride, &access->stride[l]);
        struct poly moved;
        struct poly quotient;
        if (!poly_add_scaled(b->arena, &zero, values, &stride, &moved) ||
            !poly_divide(b->arena, rest, &moved, l == p->line_loop, &quotient, rest) ||
            !poly_add_scaled(b->arena, &zero, forwards ? values : -values, &quotient, &shift[l]))
            return lc_too_large(b);
    }
    return true;
}

/* Whether structures, the elements between two iterations of the line loop, lie in lines in the
 * same way everywhere: a line holds a whole number of them, or they fill whole lines. */
static bool whole_structures(struct lc_builder *b, const struct kernel_access *access,
                             int64_t elements)
{
    const int64_t line = (int64_t)b->line_bytes;
    const int64_t bytes = elements * lc_element_bytes(b, access);
    const struct poly size = poly_constant(b->arena, elements);
    bool whole = line % bytes == 0 || bytes % line == 0;
    for (int l = 0; whole && l < b->k->n_loops; l++) {
        const struct poly stride = stride_of(b, access, l);
        struct poly times;
        struct poly rest;
        whole = poly_divide(b->arena, &stride, &size, true, &times, &rest) && rest.n_terms == 0;
    }
    return whole;
}

/* Whether elements at these offsets from what the loops reach share a line. */
static enum lc_meeting on_one_line(struct lc_builder *b, const struct lc_pattern *p,
                                   const struct kernel_access *access, const struct poly *here,
                                   const struct poly *there)
{
    const int64_t line = (int64_t)b->line_bytes / lc_element_bytes(b, p->access);
    struct poly least;
    int64_t elements = 0;
    int64_t from = 0;
    int64_t to = 0;
    if (poly_equal(here, there))
        return LC_MEETS;
    struct poly apart;
    if (!find_structure(b, p, &least) || !poly_add_scaled(b->arena, here, -1, there, &apart))
        return LC_UNKNOWN;
    if (!poly_is_constant(&apart, NULL) || !poly_is_constant(&least, &elements))
        return LC_APART;
    if (!poly_is_constant(here, &from) || !poly_is_constant(there, &to) ||
        !whole_structures(b, p->access, elements)) {
        lc_refuse(b, access,
                  "it runs across its array, and cache lines begin at different places in each "
                  "structure or step");
        return LC_UNKNOWN;
    }
    return from / line == to / line ? LC_MEETS : LC_APART;
}

enum lc_meeting lc_across_meet(struct lc_builder *b, const struct lc_pattern *p,
                               const struct kernel_access *first,
                               const struct kernel_access *access)
{
    struct poly here[KERNEL_MAX_LOOPS] = {{0, NULL}};
    struct poly there[KERNEL_MAX_LOOPS] = {{0, NULL}};
    struct poly rest_here;
    struct poly rest_there;
    if (!find_shifts(b, p, access, here, &rest_here) ||
        !find_shifts(b, p, first, there, &rest_there))
        return LC_UNKNOWN;
    enum lc_meeting all = on_one_line(b, p, access, &rest_here, &rest_there);
    if (all == LC_APART)
        return LC_APART;
    for (int l = 0; l < b->k->n_loops; l++) {
        struct poly distance;
        int64_t by = 0;
        if (!poly_add_scaled(b->arena, &here[l], -1, &there[l], &distance))
            return LC_UNKNOWN;
        const enum lc_meeting meeting = lc_within(b, &distance, l, 1);
        poly_is_constant(&distance, &by);
        if (meeting == LC_APART || (l != p->line_loop && by % b->k->loops[l].step != 0))
            return LC_APART;
        all = meeting == LC_UNKNOWN ? LC_UNKNOWN : all;
    }
    return all;
}

bool lc_across_position(struct lc_builder *b, const struct lc_pattern *p,
                        const struct kernel_access *access, int64_t touch, struct poly *out)
{
    struct poly shift[KERNEL_MAX_LOOPS] = {{0, NULL}};
    struct poly rest;
    struct poly turn;
    *out = (struct poly){0, NULL};
    if (!find_shifts(b, p, access, shift, &rest))
        return false;
    for (int l = 0; l < b->k->n_loops; l++) {
        /* a loop inside the line loop repeats the same lines: shifts in the line loop's index do
         * not matter */
        if (l == p->line_loop && p->repeating > l)
            continue;
        struct poly moved;
        if (!turn_of(b, l, &turn))
            return false;
        if (!poly_mul(b->arena, &shift[l], &turn, &moved) ||
            !poly_add_scaled(b->arena, out, 1, &moved, out))
            return lc_too_large(b);
    }
    return turn_of(b, p->line_loop, &turn) &&
           (poly_add_scaled(b->arena, out, -touch, &turn, out) || lc_too_large(b));
}

bool lc_across_measure(struct lc_builder *b, struct lc_pattern *p)
{
    struct poly turn;
    if (!turn_of(b, -1, &p->span))
        return false;
    return p->repeating < 0 ||
           (turn_of(b, p->repeating, &p->repeat) && turn_of(b, p->line_loop, &turn) &&
            (poly_add_scaled(b->arena, &p->repeat, 1 - p->touches, &turn, &p->repeat) ||
             lc_too_large(b)));
}

int lc_across_dims(struct lc_builder *b, const struct poly *twice_distance)
{
    int l = 0;
    struct poly turn;
    while (l < lc_inner_loop(b) && turn_of(b, l, &turn) &&
           poly_compare_growth(twice_distance, &turn) < 0)
        l++;
    return b->k->n_loops - l;
}
