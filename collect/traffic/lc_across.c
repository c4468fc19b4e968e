/*
 * Streams that run across their array: `b[i][j]` where i is the inner loop. Their order in memory
 * is not the order in which the sweep comes to them, so that an access's position is its time: what
 * it is shifted by in each loop's index times the turn of that loop, i.e. the iterations inside it.
 *
 * One of the outer loops moves the access the least. The lines that a turn of that loop touches
 * come back in the next one, E times in all, E being the elements that lie between the access's and
 * that of the next inner iteration, or the line's end. The access is therefore E items: one for
 * each of a line's elements, each with that share of the line, a turn one behind the other.
 */
#include "collect/kernel/poly.h"
#include "collect/traffic/lc_build.h"

static struct poly stride_of(struct lc_builder *b, const struct kernel_access *access, int l)
{
    return lc_magnitude(b->arena, &access->stride[l]);
}

/* Index values of the loops inside `loop`, in the unit of positions. */
static bool turn_of(struct lc_builder *b, int loop, struct poly *out)
{
    *out = poly_constant(b->arena, b->scale);
    for (int l = loop + 1; l < b->k->n_loops; l++) {
        struct poly length;
        if (!poly_add_scaled(b->arena, &b->k->loops[l].end, -1, &b->k->loops[l].start, &length) ||
            !poly_mul(b->arena, out, &length, out))
            return lc_too_large(b);
    }
    return true;
}

/* The loop that moves the access the least. */
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

/* Bytes of a line between the elements of two inner iterations, at most a whole one. */
static int64_t bytes_between(struct lc_builder *b, const struct kernel_access *access)
{
    const struct poly stride = stride_of(b, access, lc_inner_loop(b));
    const int64_t element = (int64_t)elem_bytes(b->k->arrays[access->array].type);
    const int64_t line = (int64_t)b->line_bytes;
    int64_t elements = 0;
    if (!poly_is_constant(&stride, &elements) ||
        elements > line / element / b->k->loops[lc_inner_loop(b)].step)
        return line;
    return elements * element * b->k->loops[lc_inner_loop(b)].step;
}

/* Whether a loop's turns stay on the line. */
static bool stays(struct lc_builder *b, const struct kernel_access *access, int l)
{
    const struct poly stride = stride_of(b, access, l);
    const int64_t element = (int64_t)elem_bytes(b->k->arrays[access->array].type);
    int64_t elements = 0;
    return poly_is_constant(&stride, &elements) && elements > 0 &&
           elements < bytes_between(b, access) / element;
}

/* The loops by which the stream is repeated: those that do not move it, the innermost first. */
static int find_repeating(const struct lc_builder *b, const struct kernel_access *access)
{
    int l = lc_inner_loop(b);
    while (l >= 0 && access->stride[l].n_terms != 0)
        l--;
    return l;
}

bool lc_across_find(struct lc_builder *b, const struct kernel_access *access,
                    struct lc_raw_stream *raw)
{
    raw->across = true;
    raw->inner_stride = 1; /* positions are times, not elements */
    raw->line_loop = find_line_loop(b, access);
    raw->repeating = find_repeating(b, access);
    raw->touches = 1;
    for (int l = 0; l < lc_inner_loop(b); l++) {
        if (b->k->loops[l].step != 1)
            return lc_refuse(b, access, "it runs across its array, and a loop has a step");
        if (l != raw->line_loop && stays(b, access, l))
            return lc_refuse(b, access, "several outer indices move it within a line");
    }
    int64_t elements = 0;
    const struct poly least = stride_of(b, access, raw->line_loop);
    if (raw->line_loop != lc_inner_loop(b) && raw->repeating < raw->line_loop &&
        poly_is_constant(&least, &elements) && stays(b, access, raw->line_loop))
        raw->touches = bytes_between(b, access) / elements /
                       (int64_t)elem_bytes(b->k->arrays[access->array].type);
    return lc_across_shifts(b, raw, access, NULL, &raw->residue_rest);
}

/* Loops in the order of how far they move the access, the furthest first. */
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

/* The polynomial without its constant term. */
static struct poly without_constant(const struct poly *p)
{
    const bool constant = p->n_terms > 0 && poly_degree(&p->terms[p->n_terms - 1]) == 0;
    return (struct poly){p->n_terms - constant, p->terms};
}

bool lc_across_shifts(struct lc_builder *b, const struct lc_raw_stream *raw,
                      const struct kernel_access *access, struct poly *shift, struct poly *rest)
{
    const struct poly zero = {0, NULL};
    int order[KERNEL_MAX_LOOPS];
    const int n = sort_loops(b, access, order);
    *rest = access->offset;
    for (int i = 0; i < n; i++) {
        const int l = order[i];
        const struct poly stride = stride_of(b, access, l);
        const bool forwards = poly_equal(&stride, &access->stride[l]);
        struct poly quotient;
        if (!poly_divide(b->arena, rest, &stride, false, &quotient, rest))
            return lc_too_large(b);
        if (shift != NULL &&
            !poly_add_scaled(b->arena, &zero, forwards ? 1 : -1, &quotient, &shift[l]))
            return lc_too_large(b);
    }
    const struct poly least = stride_of(b, access, raw->line_loop);
    if (poly_is_constant(&least, NULL)) /* elements beside it are on the same line, mostly */
        *rest = without_constant(rest);
    return true;
}

bool lc_across_position(struct lc_builder *b, int s, const struct kernel_access *access,
                        int64_t touch, struct poly *out)
{
    const struct lc_raw_stream *raw = &b->raw[s];
    struct poly shift[KERNEL_MAX_LOOPS] = {{0, NULL}};
    struct poly rest;
    struct poly turn;
    *out = (struct poly){0, NULL};
    if (!lc_across_shifts(b, raw, access, shift, &rest))
        return false;
    for (int l = 0; l < b->k->n_loops; l++) {
        /* what is repeated within a line's turn is as good as in one place */
        if (l == raw->line_loop && raw->repeating > l)
            continue;
        struct poly moved;
        if (!turn_of(b, l, &turn))
            return false;
        if (!poly_mul(b->arena, &shift[l], &turn, &moved) ||
            !poly_add_scaled(b->arena, out, 1, &moved, out))
            return lc_too_large(b);
    }
    return turn_of(b, raw->line_loop, &turn) &&
           (poly_add_scaled(b->arena, out, -touch, &turn, out) || lc_too_large(b));
}

bool lc_across_measure(struct lc_builder *b, int s)
{
    const struct lc_raw_stream *raw = &b->raw[s];
    struct lc_stream *stream = &b->streams[s];
    struct poly turn;
    stream->footprint = bytes_between(b, raw->access) / raw->touches;
    stream->cl_per_cl =
        kernel_lup_per_cl(b->k, b->line_bytes) * (double)stream->footprint / (double)b->line_bytes;
    if (!turn_of(b, -1, &stream->span))
        return false;
    if (raw->repeating < 0)
        return true;
    stream->repeated = true;
    b->raw[s].repeat_dims = b->k->n_loops - raw->repeating;
    return turn_of(b, raw->repeating, &stream->repeat) && turn_of(b, raw->line_loop, &turn) &&
           (poly_add_scaled(b->arena, &stream->repeat, 1 - raw->touches, &turn, &stream->repeat) ||
            lc_too_large(b));
}

int lc_across_dims(struct lc_builder *b, const struct poly *twice_distance)
{
    for (int l = 0; l < b->k->n_loops; l++) {
        struct poly turn;
        if (!turn_of(b, l, &turn) || poly_compare_growth(twice_distance, &turn) >= 0)
            return b->k->n_loops - l;
    }
    return 1;
}
