#include "base/divisor.h"
#include "collect/source/nest_parts.h"
#include "stempel/kernel/poly.h"

/*
 * Arrays that are addressed by one subscript, a[(k*N + j)*P + i], get their dimensions back: the
 * factors of the loop indices are the strides N*P, P, 1; each divided by the next is a size.
 */

static bool divide_exactly(struct arena *arena, const struct poly *a, const struct poly *b,
                           struct poly *out)
{
    struct poly rest;
    return poly_divide(arena, a, b, true, out, &rest) && rest.n_terms == 0;
}

/* --- strides --- */

struct strides {
    int n;
    struct poly items[KERNEL_MAX_DIMS]; /* largest first, the last is 1 */
    bool indexed[KERNEL_MAX_DIMS];      /* a loop index runs through this dimension */
};

static uint64_t content(const struct poly *p)
{
    uint64_t divisor = 0;
    for (size_t i = 0; i < p->n_terms; i++)
        divisor = divisor_common(divisor, divisor_magnitude(p->terms[i].coefficient));
    return divisor;
}

/* The stride behind a factor: positive, and without its numeric content where `primitive`. */
static bool stride_of(struct arena *arena, const struct poly *factor, bool primitive,
                      struct poly *out)
{
    const struct poly zero = {0};
    const int64_t sign = poly_leading(factor)->coefficient < 0 ? -1 : 1;
    if (poly_leading(factor)->coefficient == INT64_MIN ||
        !poly_add_scaled(arena, &zero, sign, factor, out))
        return false;
    const uint64_t c = content(out);
    if (!primitive || c <= 1)
        return true;
    const struct poly by = poly_constant(arena, (int64_t)c); /* at most the leading one: it fits */
    return divide_exactly(arena, out, &by, out);
}

static bool add_stride(struct strides *s, const struct poly *stride)
{
    int at = 0;
    while (at < s->n && poly_compare_growth(&s->items[at], stride) > 0)
        at++;
    if (at < s->n && poly_equal(&s->items[at], stride))
        return true;
    if (s->n == KERNEL_MAX_DIMS)
        return false;
    for (int i = s->n; i > at; i--)
        s->items[i] = s->items[i - 1];
    s->items[at] = *stride;
    s->n++;
    return true;
}

static bool collect_strides(const struct reader *r, int array, bool primitive, struct strides *out)
{
    const struct poly one = poly_constant(r->arena, 1);
    *out = (struct strides){0};
    for (size_t a = 0; a < r->n_accesses; a++) {
        const struct form *f = &r->accesses[a].subscripts[0];
        if (r->accesses[a].array != array)
            continue;
        for (int l = 0; l < r->n_loops; l++) {
            struct poly stride;
            if (f->factor[l].n_terms != 0 &&
                (!stride_of(r->arena, &f->factor[l], primitive, &stride) ||
                 !add_stride(out, &stride)))
                return false;
        }
    }
    return add_stride(out, &one);
}

/* Each stride must be a multiple of the next. */
static bool is_chain(const struct reader *r, const struct strides *s)
{
    bool chain = true;
    for (int d = 1; d < s->n; d++) {
        struct poly size;
        chain = chain && divide_exactly(r->arena, &s->items[d - 1], &s->items[d], &size);
    }
    return chain;
}

/* --- subscripts --- */

/* p as a sum of numbers times strides; *left gets the number that is none, and its dimension. */
struct digits {
    struct poly items[KERNEL_MAX_DIMS];
};

static bool take_digits(const struct reader *r, const struct strides *s, const struct poly *p,
                        struct digits *out)
{
    struct poly rest = *p;
    for (int d = 0; d < s->n; d++) {
        bool indexed = false;
        for (int inner = d + 1; inner < s->n; inner++)
            indexed = indexed || s->indexed[inner];
        if (!poly_divide(r->arena, &rest, &s->items[d], !indexed, &out->items[d], &rest))
            return false;
    }
    return rest.n_terms == 0;
}

static bool split_access(const struct reader *r, const struct strides *s,
                         const struct nest_access *from, struct nest_access *to)
{
    const struct form *f = &from->subscripts[0];
    struct digits digits;
    *to = (struct nest_access){.array = from->array, .n_subscripts = s->n, .at = from->at};
    if (!take_digits(r, s, &f->constant, &digits))
        return false;
    for (int d = 0; d < s->n; d++)
        to->subscripts[d].constant = digits.items[d];
    for (int l = 0; l < r->n_loops; l++) {
        if (!take_digits(r, s, &f->factor[l], &digits))
            return false;
        for (int d = 0; d < s->n; d++) {
            if (!poly_is_constant(&digits.items[d], NULL))
                return false;
            to->subscripts[d].factor[l] = digits.items[d];
        }
    }
    return true;
}

static void mark_indexed(const struct reader *r, int array, struct strides *s)
{
    for (size_t a = 0; a < r->n_accesses; a++) {
        for (int l = 0; r->accesses[a].array == array && l < r->n_loops; l++) {
            struct poly rest = r->accesses[a].subscripts[0].factor[l];
            for (int d = 0; d < s->n; d++) {
                struct poly q;
                if (!poly_divide(r->arena, &rest, &s->items[d], true, &q, &rest))
                    return;
                s->indexed[d] = s->indexed[d] || q.n_terms != 0;
            }
        }
    }
}

/*
 * A constant part such as 2*M*N*P does not fit the dimensions: it is a plane of its own. Adds the
 * stride M*N*P and says so.
 */
static bool add_plane(const struct reader *r, int array, struct strides *s, bool *added)
{
    *added = false;
    for (size_t a = 0; a < r->n_accesses; a++) {
        struct nest_access split;
        if (r->accesses[a].array != array)
            continue;
        if (!split_access(r, s, &r->accesses[a], &split))
            return false;
        for (int d = 0; d < s->n; d++) {
            const struct poly *digit = &split.subscripts[d].constant;
            struct poly plane;
            if (poly_is_constant(digit, NULL))
                continue;
            const struct poly first = {1, poly_leading(digit)};
            if ((!stride_of(r->arena, digit, true, &plane) &&
                 !stride_of(r->arena, &first, true, &plane)) ||
                !poly_mul(r->arena, &plane, &s->items[d], &plane))
                return false;
            struct strides more = *s;
            if (add_stride(&more, &plane) && more.n > s->n && is_chain(r, &more)) {
                *s = more;
                *added = true;
                return true;
            }
            if (!stride_of(r->arena, &first, true, &plane) ||
                !poly_mul(r->arena, &plane, &s->items[d], &plane) || !add_stride(s, &plane) ||
                !is_chain(r, s))
                return false;
            *added = true;
            return true;
        }
    }
    return true;
}

/* The largest value of a form (sign 1) or the smallest (sign -1), by the ranges of the loops. */
static bool form_extreme(const struct reader *r, const struct form *f, int sign, struct poly *out)
{
    const struct poly one = poly_constant(r->arena, 1);
    struct poly sum = f->constant;
    for (int l = 0; l < r->n_loops; l++) {
        struct poly at = r->loops[l].start;
        struct poly part;
        if (f->factor[l].n_terms == 0)
            continue;
        if ((poly_leading(&f->factor[l])->coefficient > 0) == (sign > 0) &&
            !poly_add_scaled(r->arena, &r->loops[l].end, -1, &one, &at))
            return false;
        if (!poly_mul(r->arena, &at, &f->factor[l], &part) ||
            !poly_add_scaled(r->arena, &sum, 1, &part, &sum))
            return false;
    }
    *out = sum;
    return true;
}

/* One more than the largest value. */
static bool form_limit(const struct reader *r, const struct form *f, struct poly *out)
{
    const struct poly one = poly_constant(r->arena, 1);
    struct poly largest;
    return form_extreme(r, f, 1, &largest) && poly_add_scaled(r->arena, &largest, 1, &one, out);
}

/* For large sizes every subscript stays inside its dimension; the outermost has no limit yet. */
static bool stays_inside(const struct reader *r, const struct nest_access *access,
                         const struct poly *dims)
{
    const struct poly zero = {0};
    for (int d = 0; d < access->n_subscripts; d++) {
        struct poly limit;
        struct poly least;
        if (!form_limit(r, &access->subscripts[d], &limit) ||
            !form_extreme(r, &access->subscripts[d], -1, &least) ||
            poly_compare_growth(&least, &zero) < 0 ||
            (d > 0 && poly_compare_growth(&limit, &dims[d]) > 0))
            return false;
    }
    return true;
}

/* One attempt; the accesses are only replaced where it succeeds. */
static bool delinearise(struct reader *r, int array, bool primitive)
{
    struct strides s;
    bool added = true;
    if (!collect_strides(r, array, primitive, &s))
        return false;
    while (added) {
        if (!is_chain(r, &s))
            return false;
        for (int d = 0; d < KERNEL_MAX_DIMS; d++)
            s.indexed[d] = false;
        mark_indexed(r, array, &s);
        if (!add_plane(r, array, &s, &added))
            return false;
    }
    struct poly dims[KERNEL_MAX_DIMS] = {{0}};
    for (int d = 1; d < s.n; d++) {
        if (!divide_exactly(r->arena, &s.items[d - 1], &s.items[d], &dims[d]))
            return false;
    }
    struct nest_access *split = arena_alloc(r->arena, r->n_accesses, sizeof *split);
    for (size_t a = 0; a < r->n_accesses; a++) {
        split[a] = r->accesses[a];
        if (r->accesses[a].array == array &&
            (!split_access(r, &s, &r->accesses[a], &split[a]) || !stays_inside(r, &split[a], dims)))
            return false;
    }
    r->accesses = split;
    r->accesses_capacity = r->n_accesses;
    struct nest_variable *v = r->arrays[array];
    v->facts.linearised = s.n > 1;
    v->n_dims = s.n;
    for (int d = 0; d < s.n; d++)
        v->dims[d] = dims[d];
    return true;
}

/* --- the outermost size --- */

static bool outermost_size(struct reader *r, int array)
{
    struct nest_variable *v = r->arrays[array];
    struct poly most = poly_constant(r->arena, 1);
    for (size_t a = 0; a < r->n_accesses; a++) {
        struct poly limit;
        if (r->accesses[a].array != array)
            continue;
        if (!form_limit(r, &r->accesses[a].subscripts[0], &limit)) {
            source_fail(r->source, r->accesses[a].at, "this subscript is too large");
            return source_hint(r->source, "its coefficients must fit in 64 bits");
        }
        if (poly_compare_growth(&limit, &most) > 0)
            most = limit;
    }
    v->dims[0] = most;
    return true;
}

static bool same_inside(const struct nest_variable *a, const struct nest_variable *b)
{
    bool same = a->n_dims == b->n_dims;
    for (int d = 1; same && d < a->n_dims; d++)
        same = poly_equal(&a->dims[d], &b->dims[d]);
    return same;
}

/* Grids of one shape are as large as the largest of them: b is not read at its border. */
static void equalise(struct reader *r)
{
    for (size_t a = 0; a < r->n_arrays; a++) {
        for (size_t b = 0; b < r->n_arrays; b++) {
            struct nest_variable *v = r->arrays[a];
            if (v->outer_unknown && same_inside(v, r->arrays[b]) &&
                poly_compare_growth(&r->arrays[b]->dims[0], &v->dims[0]) > 0)
                v->dims[0] = r->arrays[b]->dims[0];
        }
    }
}

bool find_layout(struct reader *r)
{
    for (size_t a = 0; a < r->n_arrays; a++) {
        struct nest_variable *v = r->arrays[a];
        if (v->linear && !delinearise(r, (int)a, false))
            delinearise(r, (int)a, true); /* else it stays an array of one dimension */
        if (v->outer_unknown && !outermost_size(r, (int)a))
            return false;
    }
    equalise(r);
    return true;
}
