#include "base/divisor.h"
#include "base/panic.h"
#include "collect/kernel/poly.h"
#include "collect/traffic/lc_build.h"

bool lc_too_large(struct lc_builder *b)
{
    err_set(b->err, ERR_INPUT, "the layer conditions of this kernel are too large to write down");
    err_hint(b->err, "use the predictor SIM");
    return false;
}

bool lc_refuse(struct lc_builder *b, const struct kernel_access *access, const char *why)
{
    err_at(b->err, b->k->file, access->line, access->col,
           "layer conditions do not cover '%.*s': %s", STR_ARG(str_slice(access->text, 0, 100)),
           why);
    err_source(b->err, b->k->source);
    err_hint(b->err, "use the predictor SIM, or exchange the loops");
    return false;
}

struct poly lc_magnitude(struct arena *arena, const struct poly *p)
{
    const struct poly zero = {0, NULL};
    struct poly out = *p;
    if (poly_compare_growth(p, &zero) < 0)
        ensure(poly_add_scaled(arena, &zero, -1, p, &out), "a stride of -2^63");
    return out;
}

int64_t lc_unit(const struct lc_builder *b, int stream)
{
    return b->scale / b->raw[stream].inner_stride;
}

int lc_inner_loop(const struct lc_builder *b)
{
    return b->k->n_loops - 1;
}

/* --- finding --- */

/* Not where a factor of a stride is -2^63: its sign cannot be turned. */
static bool check_magnitudes(struct lc_builder *b, const struct kernel_access *access)
{
    for (int l = 0; l < b->k->n_loops; l++) {
        const struct poly *p = &access->stride[l];
        for (size_t i = 0; i < p->n_terms; i++) {
            if (p->terms[i].coefficient == INT64_MIN)
                return lc_refuse(b, access, "an index moves too far");
        }
    }
    return true;
}

/* Whether the sweep runs through the array in order: strides never smaller than those further in,
 * which are constant in the innermost loop. */
static bool in_order(struct lc_builder *b, const struct kernel_access *access)
{
    if (!poly_is_constant(&access->stride[lc_inner_loop(b)], NULL))
        return false;
    struct poly further_in = lc_magnitude(b->arena, &access->stride[lc_inner_loop(b)]);
    for (int l = lc_inner_loop(b) - 1; l >= 0; l--) {
        if (access->stride[l].n_terms == 0)
            continue;
        const struct poly this_one = lc_magnitude(b->arena, &access->stride[l]);
        if (poly_compare_growth(&this_one, &further_in) < 0)
            return false;
        further_in = this_one;
    }
    return true;
}

static bool check_stride(struct lc_builder *b, const struct kernel_access *access,
                         int64_t *inner_stride)
{
    int64_t stride = 0;
    poly_is_constant(&access->stride[lc_inner_loop(b)], &stride);
    if (stride < -LC_MAX_STRIDE || stride > LC_MAX_STRIDE ||
        b->k->loops[lc_inner_loop(b)].step > LC_MAX_STRIDE)
        return lc_refuse(b, access, "the innermost index moves too far");
    *inner_stride = stride < 0 ? -stride : stride;
    return true;
}

/* Elements by which one iteration advances. */
static int64_t advance_elements(const struct lc_builder *b, const struct lc_raw_stream *raw)
{
    return raw->inner_stride * b->k->loops[lc_inner_loop(b)].step;
}

static int64_t element_bytes(const struct lc_builder *b, const struct lc_raw_stream *raw)
{
    return (int64_t)elem_bytes(b->k->arrays[raw->access->array].type);
}

/* Takes the access's position modulo the advance, where that is more than a line. */
static void find_residue(struct lc_builder *b, struct lc_raw_stream *raw)
{
    const int64_t advance = advance_elements(b, raw);
    const struct poly *offset = &raw->access->offset;
    if (advance * element_bytes(b, raw) <= (int64_t)b->line_bytes)
        return;
    struct poly_term *terms = arena_alloc(b->arena, offset->n_terms, sizeof *terms);
    size_t n = 0;
    for (size_t i = 0; i < offset->n_terms; i++) {
        const int64_t residue = (offset->terms[i].coefficient % advance + advance) % advance;
        if (poly_degree(&offset->terms[i]) == 0) {
            raw->residue = residue;
        } else if (residue != 0) {
            terms[n] = offset->terms[i];
            terms[n++].coefficient = residue;
        }
    }
    raw->residue_rest = (struct poly){n, terms};
}

static bool same_family(const struct lc_builder *b, const struct lc_raw_stream *x,
                        const struct lc_raw_stream *y)
{
    bool same = x->access->array == y->access->array;
    for (int l = 0; same && l < b->k->n_loops; l++)
        same = poly_equal(&x->access->stride[l], &y->access->stride[l]);
    return same && poly_equal(&x->residue_rest, &y->residue_rest);
}

/* The stream of an access, a new one where there is none yet. */
static bool find_stream(struct lc_builder *b, const struct kernel_access *access, int *out)
{
    struct lc_raw_stream raw = {.access = access, .family = b->n_streams, .touches = 1};
    if (!check_magnitudes(b, access) || !check_stride(b, access, &raw.inner_stride))
        return false;
    if (in_order(b, access))
        find_residue(b, &raw);
    else if (!lc_across_find(b, access, &raw))
        return false;
    for (int s = 0; s < b->n_streams; s++) {
        if (!same_family(b, &b->raw[s], &raw))
            continue;
        raw.family = b->raw[s].family;
        if (b->raw[s].residue == raw.residue) {
            *out = s;
            return true;
        }
    }
    if (b->n_streams == LC_MAX_STREAMS)
        return lc_refuse(b, access, "too many different strides");
    *out = b->n_streams;
    b->raw[b->n_streams++] = raw;
    return true;
}

static bool sort_into_streams(struct lc_builder *b)
{
    const struct kernel *k = b->k;
    for (int a = 0; a < k->n_accesses; a++) {
        const struct kernel_access *access = &k->accesses[a];
        b->stream_of[a] = -1;
        if (access->stride[lc_inner_loop(b)].n_terms == 0)
            continue;
        if (!find_stream(b, access, &b->stream_of[a]))
            return false;
        const int64_t items = b->raw[b->stream_of[a]].touches;
        if (items > LC_MAX_ITEMS - b->n_items)
            return lc_refuse(b, access, "too many accesses run across their arrays");
        b->streams[b->stream_of[a]].count += (int)items;
        b->n_items += (int)items;
    }
    for (int s = 1; s < b->n_streams; s++)
        b->streams[s].first = b->streams[s - 1].first + b->streams[s - 1].count;
    return true;
}

/* --- measuring --- */

static bool find_scale(struct lc_builder *b)
{
    b->scale = 1;
    for (int s = 0; s < b->n_streams; s++) {
        const int64_t stride = b->raw[s].inner_stride;
        b->scale *= stride / (int64_t)divisor_common((uint64_t)b->scale, (uint64_t)stride);
        if (b->scale > LC_MAX_STRIDE)
            return lc_refuse(b, b->raw[s].access,
                             "its stride has too little in common with others");
    }
    return true;
}

/* |stride| * (end - start) of one loop, in the unit of positions. */
static bool loop_distance(struct lc_builder *b, int s, int l, struct poly *out)
{
    const struct kernel_loop *loop = &b->k->loops[l];
    const struct poly zero = {0, NULL};
    const struct poly stride = lc_magnitude(b->arena, &b->raw[s].access->stride[l]);
    struct poly length;
    return (poly_add_scaled(b->arena, &loop->end, -1, &loop->start, &length) &&
            poly_mul(b->arena, &stride, &length, &length) &&
            poly_add_scaled(b->arena, &zero, lc_unit(b, s), &length, out)) ||
           lc_too_large(b);
}

/*
 * The stream's length, and its repetition: where a loop does not move it, everything that the loops
 * inside touched comes again.
 */
static bool measure_length(struct lc_builder *b, int s)
{
    struct lc_stream *stream = &b->streams[s];
    for (int l = lc_inner_loop(b); l >= 0; l--) {
        struct poly length;
        if (!loop_distance(b, s, l, &length))
            return false;
        if (!poly_add_scaled(b->arena, &stream->span, 1, &length, &stream->span))
            return lc_too_large(b);
        if (b->raw[s].access->stride[l].n_terms != 0 || stream->repeated)
            continue;
        stream->repeated = true;
        b->raw[s].repeat_dims = b->k->n_loops - l;
        if (!loop_distance(b, s, l + 1, &stream->repeat))
            return false;
    }
    return true;
}

/*
 * Bytes of new lines for one iteration. Of streams of one family each brings what its elements lie
 * behind those of the next one below, at most a line: on average over the places of a line's ends.
 */
static void measure_footprint(struct lc_builder *b, int s)
{
    const struct lc_raw_stream *raw = &b->raw[s];
    const int64_t advance = advance_elements(b, raw);
    const int64_t line = (int64_t)b->line_bytes;
    int64_t gap = advance;
    if (advance < 1)
        panic("a stream that does not move");
    for (int t = 0; t < b->n_streams; t++) {
        const int64_t below = (raw->residue - b->raw[t].residue + advance) % advance;
        if (b->raw[t].family == raw->family && t != s && below < gap)
            gap = below;
    }
    const int64_t bytes = gap * element_bytes(b, raw);
    struct lc_stream *stream = &b->streams[s];
    stream->footprint = bytes < line ? bytes : line;
    stream->cl_per_cl =
        kernel_lup_per_cl(b->k, b->line_bytes) * (double)stream->footprint / (double)line;
}

bool lc_find_streams(struct lc_builder *b)
{
    if (!sort_into_streams(b) || !find_scale(b))
        return false;
    for (int s = 0; s < b->n_streams; s++) {
        b->streams[s].access = b->raw[s].access;
        b->streams[s].unit = lc_unit(b, s);
        if (!b->raw[s].across)
            measure_footprint(b, s);
        if (!(b->raw[s].across ? lc_across_measure(b, s) : measure_length(b, s)))
            return false;
    }
    return true;
}
