/*
 * Traffic that layer conditions neglect because it vanishes for long loops: accesses that the
 * innermost loop does not move, and the first iteration of a loop that repeats what the loops
 * inside touch, each time that a loop outside moves on. If loops are too short for that, layer
 * conditions are refused.
 */
#include <math.h>

#include "collect/traffic/lc_build.h"
#include "stempel/kernel/poly.h"

/* Traffic may be neglected up to this share of a level's misses, or of FEW_LINES lines if it misses
 * less. */
static const double SMALL_SHARE = 0.02;
static const double FEW_LINES = 0.25;

/* The innermost of the loops outside `l` that move the access; -1: none. */
static int moving_outside(const struct kernel_access *access, int l)
{
    while (--l >= 0 && access->stride[l].n_terms == 0)
        continue;
    return l;
}

static struct lc_leftover *append(struct lc_analysis *out)
{
    return &((struct lc_leftover *)out->leftovers)[out->n_leftovers++];
}

/*
 * Whether an earlier access moves through the same array in the same way; they mostly share lines.
 */
static bool stood_before(const struct lc_builder *b, int a)
{
    const struct kernel_access *access = &b->k->accesses[a];
    for (int c = 0; c < a; c++) {
        bool same = b->k->accesses[c].array == access->array;
        for (int l = 0; same && l < b->k->n_loops; l++)
            same = poly_equal(&b->k->accesses[c].stride[l], &access->stride[l]);
        if (same)
            return true;
    }
    return false;
}

/* A line, or the part of it that is new, per turn of the loops inside the one that moves the
 * access. */
static void add_standing(struct lc_builder *b, const struct kernel_access *access,
                         struct lc_analysis *out)
{
    const int inner = lc_inner_loop(b);
    const int l = moving_outside(access, inner);
    const int64_t line = (int64_t)b->line_bytes;
    const int64_t element = lc_element_bytes(b, access);
    int64_t stride = line;
    if (l < 0)
        return;
    const struct poly moved = lc_magnitude(b->arena, &access->stride[l]);
    poly_is_constant(&moved, &stride);
    const int64_t step = b->k->loops[l].step;
    const int64_t bytes = stride > line / element / step ? line : stride * element * step;
    *append(out) = (struct lc_leftover){
        .stream = -1,
        .loop = inner,
        .lines = kernel_lup_per_cl(b->k, b->line_bytes) * (double)bytes / (double)line,
        .part = poly_constant(b->arena, b->steps[inner + 1] / b->steps[l + 1]),
        .whole = b->turn[l + 1]};
}

/* A loop that repeats a stream, although it or a loop outside moves the stream. */
static bool add_repeated(struct lc_builder *b, int s, struct lc_analysis *out)
{
    const struct lc_pattern *p = &b->patterns[b->raw[s].pattern];
    const int r = p->repeating;
    if (r < 0 || p->across)
        return true;
    struct lc_leftover l = {.stream = s, .loop = r, .lines = b->streams[s].cl_per_cl};
    const struct poly step = poly_constant(b->arena, b->k->loops[r].step);
    if (p->access->stride[r].n_terms != 0) {
        const struct poly stride = lc_magnitude(b->arena, &p->access->stride[r]);
        const int inside = p->overlapped[r];
        const struct poly further = lc_magnitude(b->arena, &p->access->stride[inside]);
        l.loop = inside;
        if (!poly_mul(b->arena, &stride, &step, &l.part) ||
            !poly_mul(b->arena, &further, &b->extent[inside], &l.whole))
            return lc_too_large(b);
    } else if (moving_outside(p->access, r) >= 0) {
        l.part = step;
        l.whole = b->extent[r];
    } else {
        return true;
    }
    *append(out) = l;
    return true;
}

bool lc_find_leftovers(struct lc_builder *b, struct lc_analysis *out)
{
    const size_t most = (size_t)b->k->n_accesses + (size_t)b->n_streams;
    out->leftovers = arena_alloc(b->arena, most, sizeof *out->leftovers);
    for (int a = 0; a < b->k->n_accesses; a++) {
        const bool standing = b->k->accesses[a].stride[lc_inner_loop(b)].n_terms == 0;
        if (standing && !stood_before(b, a))
            add_standing(b, &b->k->accesses[a], out);
    }
    for (int s = 0; s < b->n_streams; s++) {
        if (!add_repeated(b, s, out))
            return false;
    }
    return true;
}

bool lc_check_leftovers(const struct lc_analysis *lc, const int64_t *sizes, int64_t kept,
                        double misses, struct err *err)
{
    double lines = 0;
    double largest = 0;
    int loop = 0;
    for (int i = 0; i < lc->n_leftovers; i++) {
        const struct lc_leftover *l = &lc->leftovers[i];
        int64_t part = 0;
        int64_t whole = 1;
        if (l->stream >= 0 && lc->scratch->distance[lc->streams[l->stream].first] > kept)
            continue;
        if (!poly_eval(&l->part, sizes, &part) || !poly_eval(&l->whole, sizes, &whole) || whole < 1)
            continue;
        const double left_out = l->lines * (double)part / (double)whole;
        loop = left_out > largest ? l->loop : loop;
        largest = fmax(largest, left_out);
        lines += left_out;
    }
    if (lines <= SMALL_SHARE * fmax(misses, FEW_LINES))
        return true;
    err_set(err, ERR_INPUT,
            "the loop over '%.*s' is too short for layer conditions: they leave out %.2f of %.2f "
            "lines",
            STR_ARG(lc->kernel->loops[loop].index), lines, lines + misses);
    return err_hint(err, "use the predictor SIM, or larger sizes");
}
