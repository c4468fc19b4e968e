/* Offsets within a line at which accesses touch their elements, which are known only with the
 * sizes. */
#include <limits.h>

#include "base/divisor.h"
#include "collect/traffic/lc_scratch.h"

static const unsigned ALL_LOOPS = UINT_MAX;

static int64_t element_bytes(const struct lc_analysis *lc, const struct lc_stream *stream)
{
    return (int64_t)elem_bytes(lc->kernel->arrays[stream->access->array].type);
}

/* The offsets in a line at which an access can begin are `between` bytes apart if `loops` (one bit
 * per loop) move it; in the first iteration it is `at` elements from the start of its array. */
static bool find_places(const struct lc_analysis *lc, const int64_t *sizes,
                        const struct lc_stream *stream, unsigned loops, int64_t *between,
                        int64_t *at)
{
    const struct kernel *k = lc->kernel;
    const int64_t line = (int64_t)lc->line_bytes;
    uint64_t common = lc->line_bytes;
    if (!poly_eval(&stream->access->offset, sizes, at))
        return false;
    *at %= line;
    for (int l = 0; l < k->n_loops; l++) {
        int64_t stride = 0;
        int64_t start = 0;
        if (!poly_eval(&stream->access->stride[l], sizes, &stride) ||
            !poly_eval(&k->loops[l].start, sizes, &start))
            return false;
        *at += stride % line * (start % line);
        const int64_t moved = stride % line * (k->loops[l].step % line) * element_bytes(lc, stream);
        common = divisor_common(common, (loops >> l & 1) != 0 ? divisor_magnitude(moved) : 0);
    }
    *between = (int64_t)common;
    return true;
}

/* A placed stream exists only if lines can begin at its place. If the inner index runs backwards,
 * places are mirrored. */
static bool place_stream(const struct lc_analysis *lc, const int64_t *sizes,
                         struct lc_stream *stream)
{
    const int64_t line = (int64_t)lc->line_bytes;
    const int64_t element = element_bytes(lc, stream);
    int64_t between = 0;
    int64_t at = 0;
    int64_t inner = 0;
    if (!find_places(lc, sizes, stream, ALL_LOOPS, &between, &at) ||
        !poly_eval(&stream->access->stride[lc->kernel->n_loops - 1], sizes, &inner))
        return false;
    const int64_t place = inner < 0 ? 1 - line / element - stream->place : stream->place;
    stream->footprint = (at % line + place) % line * element % between == 0 ? between : 0;
    stream->cl_per_cl =
        kernel_lup_per_cl(lc->kernel, lc->line_bytes) * (double)stream->footprint / (double)line;
    return true;
}

/* Replaces the mean footprint of a stream by its actual one in the need of its array. */
static bool correct_need(const struct lc_analysis *lc, const int64_t *sizes, int s)
{
    const struct lc_stream *stream = &lc->scratch->streams[s];
    int64_t *need = &lc->scratch->array_needs[stream->access->array];
    const int64_t more = stream->footprint - lc->streams[s].footprint;
    int64_t volume = 0;
    return poly_eval(&lc->streams[s].volume, sizes, &volume) &&
           !__builtin_mul_overflow(volume, more, &volume) &&
           !__builtin_add_overflow(*need, volume, need);
}

static void find_needs(const struct lc_analysis *lc, const int64_t *sizes)
{
    for (int a = 0; a < lc->kernel->n_arrays; a++) {
        if (!poly_eval(&lc->array_needs[a], sizes, &lc->scratch->array_needs[a]))
            lc->scratch->array_needs[a] = INT64_MAX;
    }
}

static void add_needs(const struct lc_analysis *lc)
{
    struct lc_scratch *scratch = lc->scratch;
    scratch->total = 0;
    for (int a = 0; a < lc->kernel->n_arrays; a++) {
        if (__builtin_add_overflow(scratch->total, scratch->array_needs[a], &scratch->total))
            scratch->total = INT64_MAX;
    }
}

/* Whether accesses share a line at some places, so that there are more streams than places. */
static bool shares_lines(const struct lc_analysis *lc, const struct lc_stream *stream)
{
    int64_t n = 0;
    for (int s = 0; s < lc->n_streams; s++)
        n += lc->streams[s].access == stream->access;
    return n * element_bytes(lc, stream) > (int64_t)lc->line_bytes;
}

/*
 * Whether one row sees different offsets in a line than the whole sweep does, so that accesses need
 * more lines in some rows than in others: if several accesses run across the array, or if they skip
 * lines and share others.
 */
static bool places_decide(const struct lc_analysis *lc, const int64_t *sizes,
                          const struct lc_stream *stream, bool *decide)
{
    const unsigned inner = 1U << (lc->kernel->n_loops - 1);
    int64_t all = element_bytes(lc, stream);
    int64_t row = all;
    int64_t at = 0;
    if (stream->line_loop >= 0) {
        if (!find_places(lc, sizes, stream, ALL_LOOPS ^ 1U << stream->line_loop, &row, &at))
            return false;
    } else if (stream->placed && shares_lines(lc, stream)) {
        if (!find_places(lc, sizes, stream, ALL_LOOPS, &all, &at) ||
            !find_places(lc, sizes, stream, inner, &row, &at))
            return false;
    }
    *decide |= row > all;
    return true;
}

bool lc_place_streams(const struct lc_analysis *lc, const int64_t *sizes)
{
    struct lc_scratch *scratch = lc->scratch;
    scratch->places_decide = false;
    find_needs(lc, sizes);
    for (int s = 0; s < lc->n_streams; s++) {
        struct lc_stream *stream = &scratch->streams[s];
        if (stream->placed && (!place_stream(lc, sizes, stream) || !correct_need(lc, sizes, s)))
            return false;
        if (!places_decide(lc, sizes, stream, &scratch->places_decide))
            return false;
    }
    add_needs(lc);
    return true;
}
