#include <string.h>

#include "base/divisor.h"
#include "base/panic.h"
#include "collect/traffic/lc_build.h"
#include "stempel/kernel/poly.h"

bool lc_too_large(struct lc_builder *b)
{
    err_set(b->err, ERR_INPUT, "the layer conditions of this kernel are too large to represent");
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
        panic_unless(poly_add_scaled(arena, &zero, -1, p, &out), "a stride of -2^63");
    return out;
}

int lc_inner_loop(const struct lc_builder *b)
{
    return b->k->n_loops - 1;
}

/* --- the loops --- */

static bool find_turns(struct lc_builder *b)
{
    const struct kernel *k = b->k;
    b->turn[k->n_loops] = poly_constant(b->arena, 1);
    for (int l = k->n_loops - 1; l >= 0; l--) {
        const struct kernel_loop *loop = &k->loops[l];
        if (!poly_add_scaled(b->arena, &loop->end, -1, &loop->start, &b->extent[l]) ||
            !poly_mul(b->arena, &b->turn[l + 1], &b->extent[l], &b->turn[l]))
            return lc_too_large(b);
    }
    b->steps[0] = 1;
    for (int l = 0; l < k->n_loops; l++) {
        const int64_t step = k->loops[l].step;
        if (step > LC_MAX_STRIDE * INT64_C(1024) / b->steps[l])
            return lc_too_large(b);
        b->steps[l + 1] = b->steps[l] * step;
    }
    return true;
}

/* --- finding streams --- */

/*  */
static bool add_member(struct lc_builder *b, const struct kernel_access *access,
                       const struct lc_member *member)
{
    if (b->n_items == LC_MAX_ITEMS)
        return lc_refuse(b, access, "too many accesses run across their arrays");
    *ARENA_ADD(b->arena, b->members, b->n_items) = *member;
    b->streams[member->stream].count++;
    return true;
}

/* Adds a stream that begins with this access. */
static bool add_stream(struct lc_builder *b, int pattern, const struct kernel_access *access,
                       int64_t place)
{
    if (b->n_streams == LC_MAX_STREAMS)
        return lc_refuse(b, access, "too many different strides");
    ARENA_GROW(b->arena, b->streams, b->n_streams);
    b->streams[b->n_streams] = (struct lc_stream){0};
    *ARENA_ADD(b->arena, b->raw, b->n_streams) =
        (struct lc_raw_stream){.pattern = pattern, .access = access, .place = place};
    return true;
}

/* The first access of the pattern that this one meets, or itself if there is none; `shift` is
 * relative to it. Fails if the sizes decide whether they meet. */
static bool find_first(struct lc_builder *b, int pattern, const struct kernel_access *access,
                       int64_t *shift, const struct kernel_access **first)
{
    *first = access;
    for (int s = 0; s < b->n_streams; s++) {
        if (b->raw[s].pattern != pattern || (s > 0 && b->raw[s].access == b->raw[s - 1].access))
            continue;
        const struct lc_pattern *p = &b->patterns[pattern];
        const enum lc_meeting meeting = p->across ? lc_across_meet(b, p, b->raw[s].access, access)
                                                  : lc_meet(b, p, b->raw[s].access, access, shift);
        if (meeting == LC_UNKNOWN)
            return lc_refuse(b, access,
                             "which elements it shares with other accesses depends on the sizes");
        if (meeting == LC_MEETS) {
            *first = b->raw[s].access;
            return true;
        }
    }
    for (int l = 0; l < b->k->n_loops; l++)
        shift[l] = 0;
    return true;
}

static bool find_stream(struct lc_builder *b, int pattern, const struct kernel_access *first,
                        int64_t place, int *out)
{
    for (*out = 0; *out < b->n_streams; ++*out) {
        const struct lc_raw_stream *raw = &b->raw[*out];
        if (raw->pattern == pattern && raw->access == first && raw->place == place)
            return true;
    }
    return add_stream(b, pattern, first, place);
}

/* If an iteration advances by more than a line, there is one stream per place, in elements of the
 * advance, at which a line can begin. The access is part of those whose line contains it. */
static bool add_places(struct lc_builder *b, int a, const struct kernel_access *first, int pattern,
                       const int64_t *shift)
{
    const struct kernel_access *access = &b->k->accesses[a];
    const int64_t advance = b->patterns[pattern].advance;
    const int64_t elements = (int64_t)b->line_bytes / lc_element_bytes(b, access);
    const int inner = lc_inner_loop(b);
    for (int64_t e = 0; e < elements; e++) {
        const int64_t line = shift[inner] - e;
        const int64_t place = (line % advance + advance) % advance;
        int64_t *moved = arena_copy(b->arena, shift, KERNEL_MAX_LOOPS, sizeof *shift);
        struct lc_member member = {.access = a, .shift = moved};
        moved[inner] = line - place;
        if (!find_stream(b, pattern, first, place, &member.stream) ||
            !add_member(b, access, &member))
            return false;
    }
    return true;
}

/* One item for each iteration of the line loop that touches a line. */
static bool add_touches(struct lc_builder *b, int a, int pattern, int stream)
{
    for (int64_t touch = 0; touch < b->patterns[pattern].touches; touch++) {
        const struct lc_member member = {.stream = stream, .access = a, .touch = touch};
        if (!add_member(b, &b->k->accesses[a], &member))
            return false;
    }
    return true;
}

static bool add_access(struct lc_builder *b, int a)
{
    const struct kernel_access *access = &b->k->accesses[a];
    const struct kernel_access *first = NULL;
    int64_t shift[KERNEL_MAX_LOOPS] = {0};
    struct lc_member member = {.access = a};
    int pattern = 0;
    if (!lc_find_pattern(b, access, &pattern))
        return false;
    if (!find_first(b, pattern, access, shift, &first))
        return false;
    if (b->patterns[pattern].placed)
        return add_places(b, a, first, pattern, shift);
    if (!find_stream(b, pattern, first, 0, &member.stream))
        return false;
    if (b->patterns[pattern].across)
        return add_touches(b, a, pattern, member.stream);
    member.shift = arena_copy(b->arena, shift, KERNEL_MAX_LOOPS, sizeof *shift);
    return add_member(b, access, &member);
}

static bool sort_into_streams(struct lc_builder *b)
{
    const struct kernel *k = b->k;
    for (int a = 0; a < k->n_accesses; a++) {
        if (k->accesses[a].stride[lc_inner_loop(b)].n_terms != 0 && !add_access(b, a))
            return false;
    }
    for (int s = 1; s < b->n_streams; s++)
        b->streams[s].first = b->streams[s - 1].first + b->streams[s - 1].count;
    return true;
}

/* --- measuring --- */

static bool find_scale(struct lc_builder *b)
{
    b->scale = 1;
    for (int p = 0; p < b->n_patterns; p++) {
        const int64_t stride = b->patterns[p].inner_stride;
        b->scale *= stride / (int64_t)divisor_common((uint64_t)b->scale, (uint64_t)stride);
        if (b->scale > LC_MAX_STRIDE)
            return lc_refuse(b, b->patterns[p].access,
                             "its stride is incompatible with those of other accesses");
    }
    return true;
}

bool lc_find_streams(struct lc_builder *b)
{
    const double lup = kernel_lup_per_cl(b->k, b->line_bytes);
    if (!find_turns(b) || !sort_into_streams(b) || !find_scale(b))
        return false;
    for (int p = 0; p < b->n_patterns; p++) {
        if (!lc_measure_pattern(b, &b->patterns[p]))
            return false;
    }
    for (int s = 0; s < b->n_streams; s++) {
        const struct lc_pattern *p = &b->patterns[b->raw[s].pattern];
        struct lc_stream *stream = &b->streams[s];
        stream->access = b->raw[s].access;
        stream->placed = p->placed;
        memcpy(stream->moves, p->moves, sizeof p->moves);
        stream->place = b->raw[s].place;
        stream->line_loop =
            p->across && p->line_loop != lc_inner_loop(b) && stream->count > p->touches
                ? p->line_loop
                : -1;
        stream->footprint = p->footprint;
        stream->cl_per_cl = lup * (double)p->footprint / (double)b->line_bytes;
        stream->span = p->span;
        stream->repeated = p->repeating >= 0;
        stream->repeat = p->repeat;
        if (p->placed && (!lc_pattern_volume(b, p->moves, &stream->volume) ||
                          !poly_add_scaled(b->arena, &(struct poly){0, NULL}, b->scale,
                                           &stream->volume, &stream->volume)))
            return lc_too_large(b);
    }
    return true;
}
