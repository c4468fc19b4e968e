#include <string.h>

#include "base/divisor.h"
#include "collect/source/reader.h"
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

/* The stride of a factor: positive, and without its numeric content where `primitive`. */
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

static bool collect_strides(const struct reader *r, const struct variable *array, bool primitive,
                            struct strides *out)
{
    const struct poly one = poly_constant(r->arena, 1);
    *out = (struct strides){0};
    for (size_t a = 0; a < r->n_accesses; a++) {
        const struct code_form *f = &r->accesses[a].subscripts[0];
        if (r->accesses[a].variable != array)
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

static bool split_access(const struct reader *r, const struct strides *s, const struct access *from,
                         struct access *to)
{
    const struct code_form *f = &from->subscripts[0];
    struct digits digits;
    *to = (struct access){.variable = from->variable, .n = s->n, .at = from->at};
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

static void mark_indexed(const struct reader *r, const struct variable *array, struct strides *s)
{
    for (size_t a = 0; a < r->n_accesses; a++) {
        for (int l = 0; r->accesses[a].variable == array && l < r->n_loops; l++) {
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
 * A constant part such as 2*M*N*P does not fit the dimensions: it is a separate plane. Adds the
 * stride M*N*P and says so.
 */
static bool add_plane(const struct reader *r, const struct variable *array, struct strides *s,
                      bool *added)
{
    *added = false;
    for (size_t a = 0; a < r->n_accesses; a++) {
        struct access split;
        if (r->accesses[a].variable != array)
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

bool form_extreme(const struct reader *r, const struct code_form *f, int sign, struct poly *out)
{
    const struct poly one = poly_constant(r->arena, 1);
    struct poly sum = f->constant;
    for (int l = 0; l < r->n_loops; l++) {
        struct poly at = r->loops[l].start.constant;
        struct poly part;
        if (f->factor[l].n_terms == 0)
            continue;
        if ((poly_leading(&f->factor[l])->coefficient > 0) == (sign > 0) &&
            !poly_add_scaled(r->arena, &r->loops[l].end.constant, -1, &one, &at))
            return false;
        if (!poly_mul(r->arena, &at, &f->factor[l], &part) ||
            !poly_add_scaled(r->arena, &sum, 1, &part, &sum))
            return false;
    }
    *out = sum;
    return true;
}

/* One more than the largest value. */
static bool form_limit(const struct reader *r, const struct code_form *f, struct poly *out)
{
    const struct poly one = poly_constant(r->arena, 1);
    struct poly largest;
    return form_extreme(r, f, 1, &largest) && poly_add_scaled(r->arena, &largest, 1, &one, out);
}

/* How to read the strides: see layout_find. */
struct attempt {
    bool planes;    /* constant parts that fit no dimension are planes */
    bool primitive; /* without the numeric content of a factor */
    bool trusts;    /* loops over one size stay within rows of another */
};

static bool is_beyond(const struct poly *limit, const struct poly *size, bool trusts)
{
    if (trusts && limit->n_terms > 0 && size->n_terms > 0 &&
        poly_degree(&limit->terms[0]) == poly_degree(&size->terms[0]))
        return false;
    return poly_compare_growth(limit, size) > 0;
}

/* Is there one size, or product of sizes, that both grow with? */
static bool grow_alike(const struct poly *a, const struct poly *b)
{
    bool alike = false;
    for (size_t i = 0; i < a->n_terms; i++) {
        for (size_t j = 0; j < b->n_terms; j++)
            alike = alike || (poly_degree(&a->terms[i]) == poly_degree(poly_leading(a)) &&
                              poly_degree(&b->terms[j]) == poly_degree(poly_leading(b)) &&
                              memcmp(a->terms[i].exponent, b->terms[j].exponent,
                                     sizeof a->terms[i].exponent) == 0);
    }
    return alike;
}

/* A separate range, as in a[i + stride] for i < n, need not fit in planes of that stride. */
static bool fits_plane(const struct poly *limit, const struct poly *size)
{
    return poly_is_constant(limit, NULL) || grow_alike(limit, size) ||
           poly_degree(poly_leading(limit)) < poly_degree(poly_leading(size));
}

/*
 * For large sizes, every subscript must stay inside its dimension; the outermost has no limit yet.
 */
static bool stays_inside(const struct reader *r, const struct access *access,
                         const struct strides *s, const struct poly *dims,
                         const struct attempt *attempt)
{
    const struct poly zero = {0};
    for (int d = 0; d < access->n; d++) {
        struct poly limit;
        struct poly least;
        if (!form_limit(r, &access->subscripts[d], &limit) ||
            !form_extreme(r, &access->subscripts[d], -1, &least) ||
            poly_compare_growth(&least, &zero) < 0 ||
            (!attempt->planes && !poly_is_constant(&access->subscripts[d].constant, NULL)) ||
            (d > 0 && is_beyond(&limit, &dims[d], attempt->trusts)) ||
            (d > 0 && !s->indexed[d - 1] && !fits_plane(&limit, &dims[d])))
            return false;
    }
    return true;
}

/* Rows that are some elements shorter than their loop, as in a[i*N + j] with j <= N, hold it. */
static bool hold_rows(const struct reader *r, const struct access *access, struct poly *dims)
{
    for (int d = 1; d < access->n; d++) {
        struct poly limit, more;
        int64_t by = 0;
        if (!form_limit(r, &access->subscripts[d], &limit) ||
            !poly_add_scaled(r->arena, &limit, -1, &dims[d], &more))
            return false;
        if (poly_is_constant(&more, &by) && by > 0)
            dims[d] = limit;
    }
    return true;
}

/*
 * `b[i] = a[2 * i - 1] + a[2 * i] + a[2 * i + 1]`: neighbours in a row, which do not end where
 * structs of that many components would.
 */
static bool is_row(const struct reader *r, const struct variable *v, int64_t components)
{
    int64_t least = INT32_MAX;
    int64_t most = INT32_MIN;
    uint64_t seen = 0;
    for (int pass = 0; pass < 2; pass++) {
        for (size_t a = 0; a < r->n_accesses; a++) {
            int64_t at = 0;
            if (r->accesses[a].variable != v)
                continue;
            if (!poly_is_constant(&r->accesses[a].subscripts[0].constant, &at) || at > INT32_MAX ||
                at < INT32_MIN)
                return false;
            least = at < least ? at : least;
            most = at > most ? at : most;
            if (pass == 1 && most - least < 64)
                seen |= (uint64_t)1 << (at - least);
        }
    }
    const int64_t n = most - least + 1;
    return components > 0 && n > components && n < 64 && n % components != 0 &&
           seen == ((uint64_t)1 << n) - 1;
}

/* One attempt; the accesses are only replaced where it succeeds. */
static bool delinearise(struct reader *r, struct variable *v, const struct attempt *attempt)
{
    struct strides s;
    bool added = true;
    const bool primitive = attempt->primitive;
    if (!collect_strides(r, v, primitive, &s))
        return false;
    while (added) {
        for (int d = 0; d < KERNEL_MAX_DIMS; d++)
            s.indexed[d] = false;
        mark_indexed(r, v, &s);
        added = false;
        if (attempt->planes && !add_plane(r, v, &s, &added))
            return false;
    }
    struct poly dims[KERNEL_MAX_DIMS] = {{0}};
    for (int d = 1; d < s.n; d++) {
        if (!divide_exactly(r->arena, &s.items[d - 1], &s.items[d], &dims[d]))
            return false;
    }
    int64_t components = 0;
    if (s.n == 2 && poly_is_constant(&dims[1], &components) && is_row(r, v, components))
        return false;
    struct access *split = NULL; /* a list, as that of the reader */
    for (size_t a = 0; a < r->n_accesses; a++) {
        ARENA_GROW(r->arena, split, a);
        split[a] = r->accesses[a];
        if (r->accesses[a].variable == v && (!split_access(r, &s, &r->accesses[a], &split[a]) ||
                                             !stays_inside(r, &split[a], &s, dims, attempt) ||
                                             (attempt->trusts && !hold_rows(r, &split[a], dims))))
            return false;
    }
    r->accesses = split;
    v->facts.linearised = s.n > 1;
    v->n_dims = s.n;
    if (attempt->trusts)
        reader_note(r, v->decl->at, "the rows of '%.*s' are taken to hold the range of the loops",
                    STR_ARG(v->name));
    for (int d = 0; d < s.n; d++) {
        v->known[d] = d > 0 || (s.n == 1 && v->known[0]);
        if (d > 0 || s.n > 1)
            v->dims[d] = dims[d];
    }
    return true;
}

/* --- sizes that no declaration has --- */

/* Of strides and extents that are sizes, whose order is not known. */
static bool has_products(const struct poly *p)
{
    bool any = false;
    for (size_t t = 0; t < p->n_terms; t++)
        any = any || poly_degree(&p->terms[t]) > 1;
    return any;
}

static int64_t coefficient_of(const struct poly *p, const struct poly_term *like)
{
    for (size_t t = 0; t < p->n_terms; t++) {
        if (memcmp(p->terms[t].exponent, like->exponent, sizeof like->exponent) == 0)
            return p->terms[t].coefficient;
    }
    return 0;
}

/* *out = p with each coefficient raised to that of `by`. */
static bool raise_to(struct arena *arena, const struct poly *p, const struct poly *terms,
                     const struct poly *by, struct poly *out)
{
    *out = *p;
    for (size_t t = 0; t < terms->n_terms; t++) {
        struct poly_term term = terms->terms[t];
        const int64_t more = coefficient_of(by, &term) - coefficient_of(p, &term);
        term.coefficient = 1;
        const struct poly one = {.n_terms = 1, .terms = &term};
        if (more > 0 && !poly_add_scaled(arena, out, more, &one, out))
            return false;
    }
    return true;
}

/* A bound of both, whichever is the larger: the larger coefficient of each term. */
static bool at_least(struct arena *arena, const struct poly *a, const struct poly *b,
                     struct poly *out)
{
    struct poly raised;
    return raise_to(arena, a, b, b, &raised) && raise_to(arena, &raised, a, b, out);
}

static bool bounds_a_loop(const struct reader *r, int symbol)
{
    for (int l = 0; l < r->n_loops; l++) {
        if (poly_has_symbol(&r->loops[l].start.constant, symbol) ||
            poly_has_symbol(&r->loops[l].end.constant, symbol))
            return true;
    }
    return false;
}

static bool is_in_dims(const struct variable *array, int symbol)
{
    for (int d = 0; d < array->n_dims; d++) {
        if (array->known[d] && poly_has_symbol(&array->dims[d], symbol))
            return true;
    }
    return false;
}

static bool is_bound_or_size(const struct reader *r, int symbol)
{
    bool is = bounds_a_loop(r, symbol);
    for (size_t a = 0; a < r->n_arrays && !is; a++)
        is = is_in_dims(r->arrays[a], symbol);
    return is;
}

/* The number of iterations of a loop, where no other size gives it. */
static bool is_count(const struct reader *r, int symbol)
{
    bool is = false;
    for (int l = 0; l < r->n_loops; l++)
        is = is || (r->loops[l].counted && poly_has_symbol(&r->loops[l].end.constant, symbol));
    return is;
}

/* Has it a size of this kind, which the other has not? */
static bool has_own(const struct reader *r, const struct poly *p, const struct poly *other,
                    bool (*is)(const struct reader *, int))
{
    bool has = false;
    for (int s = 0; s < r->n_symbols; s++)
        has = has || (poly_has_symbol(p, s) && !poly_has_symbol(other, s) && is(r, s));
    return has;
}

/* It only moves subscripts. */
static bool is_offset(const struct reader *r, int symbol)
{
    return !is_bound_or_size(r, symbol);
}

/* Whether either may be the larger one: of two strides, or of `lv + i` and `lw + i`. */
static bool is_unordered(const struct reader *r, const struct poly *a, const struct poly *b)
{
    return (has_products(a) && has_products(b)) || has_own(r, a, b, is_count) ||
           has_own(r, b, a, is_count) ||
           (has_own(r, a, b, is_offset) && has_own(r, b, a, is_offset));
}

static bool find_size(struct reader *r, struct variable *v, int d)
{
    struct poly most = {0};
    for (size_t a = 0; a < r->n_accesses; a++) {
        struct poly limit;
        if (r->accesses[a].variable != v)
            continue;
        if (!form_limit(r, &r->accesses[a].subscripts[d], &limit)) {
            reader_fail(r, r->accesses[a].at, "this subscript is too large");
            (void)reader_hint(r, "its coefficients must fit in 64 bits");
            return false;
        }
        if (is_unordered(r, &most, &limit)) {
            if (!at_least(r->arena, &most, &limit, &most))
                return false;
        } else if (most.n_terms == 0 || poly_compare_growth(&limit, &most) > 0) {
            most = limit;
        }
    }
    v->dims[d] = most;
    return true;
}

/*
 * Grids of the same shape get the size of the largest: the border of a smaller one is just not
 * read.
 */
static bool same_elsewhere(const struct variable *a, const struct variable *b, int except)
{
    bool same = a->n_dims == b->n_dims;
    for (int d = 0; same && d < a->n_dims; d++)
        same =
            d == except || (!a->known[d] && !b->known[d]) || poly_equal(&a->dims[d], &b->dims[d]);
    return same;
}

/* Not of n and 2 * n, as a coarser grid has. */
static bool same_leading(const struct poly *a, const struct poly *b)
{
    bool same = true;
    for (size_t t = 0; t < b->n_terms; t++) {
        const int64_t other = coefficient_of(a, &b->terms[t]);
        same = same &&
               (other == 0 || other == b->terms[t].coefficient || poly_degree(&b->terms[t]) == 0 ||
                poly_degree(&b->terms[t]) < poly_degree(poly_leading(b)));
    }
    return same;
}

static void equalise(struct reader *r)
{
    for (size_t a = 0; a < r->n_arrays; a++) {
        struct variable *const v = r->arrays[a];
        for (size_t b = 0; b < r->n_arrays; b++) {
            for (int d = 0; d < v->n_dims; d++) {
                if (!v->known[d] && same_elsewhere(v, r->arrays[b], d) &&
                    grow_alike(&r->arrays[b]->dims[d], &v->dims[d]) &&
                    same_leading(&r->arrays[b]->dims[d], &v->dims[d]) &&
                    !has_own(r, &v->dims[d], &r->arrays[b]->dims[d], is_offset) &&
                    poly_compare_growth(&r->arrays[b]->dims[d], &v->dims[d]) > 0)
                    v->dims[d] = r->arrays[b]->dims[d];
            }
        }
    }
}

/* --- offsets --- */

/* Does it scale a loop index, or stand for all of the subscript? */
static bool is_in_subscript(const struct reader *r, const struct code_form *f, int symbol)
{
    bool moves = false;
    for (int l = 0; l < r->n_loops; l++) {
        if (poly_has_symbol(&f->factor[l], symbol))
            return true;
        moves = moves || f->factor[l].n_terms != 0;
    }
    return !moves && poly_has_symbol(&f->constant, symbol);
}

static bool is_in_access(const struct reader *r, const struct access *a, int symbol)
{
    for (int d = 0; d < a->n; d++) {
        if (a->variable->linear ? poly_has_symbol(&a->subscripts[d].constant, symbol)
                                : is_in_subscript(r, &a->subscripts[d], symbol))
            return true;
    }
    return false;
}

/* A size of an array, a loop bound, a stride, or the number of a plane. */
static bool is_size(const struct reader *r, int symbol)
{
    bool is = r->size_values[symbol] > 0 || is_bound_or_size(r, symbol);
    for (size_t a = 0; a < r->n_accesses && !is; a++)
        is = is_in_access(r, &r->accesses[a], symbol);
    return is;
}

/* An offset that is in no size or bound: the array is as long as what is accessed of it. */
static void open_length(const struct reader *r, struct variable *v)
{
    for (size_t a = 0; a < r->n_accesses && v->n_dims == 1; a++) {
        const struct access *const x = &r->accesses[a];
        for (int s = 0; s < r->n_symbols && x->variable == v; s++) {
            if (poly_has_symbol(&x->subscripts[0].constant, s) && !is_bound_or_size(r, s))
                v->known[0] = false;
        }
    }
}

static void drop_symbol(struct reader *r, struct poly *p, int symbol)
{
    struct poly_term *const kept = arena_alloc(r->arena, p->n_terms, sizeof *kept);
    size_t n = 0;
    for (size_t t = 0; t < p->n_terms; t++) {
        if (p->terms[t].exponent[symbol] == 0)
            kept[n++] = p->terms[t];
    }
    *p = (struct poly){n, kept};
}

static int64_t number_in(const struct poly *p)
{
    return coefficient_of(p, &(struct poly_term){0});
}

/* `a[end - n + i]`: without the end the subscripts would be negative. */
static bool ends_at(const struct reader *r, const struct variable *v, int d, int symbol)
{
    bool ends = false;
    for (size_t a = 0; a < r->n_accesses; a++) {
        const struct poly *const at = &r->accesses[a].subscripts[d].constant;
        for (size_t t = 0; t < at->n_terms && r->accesses[a].variable == v; t++)
            ends = ends || (poly_has_symbol(at, symbol) && at->terms[t].coefficient < 0 &&
                            at->terms[t].exponent[symbol] == 0 && poly_degree(&at->terms[t]) > 0);
    }
    return ends;
}

/*
 * `a[i + shift]` with a shift that is set at run time: its value moves lines, not their number. The
 * middle of what is read of the array is taken to be at the index itself.
 */
static bool drop_offset(struct reader *r, struct variable *v, int d, int symbol)
{
    int64_t least = INT64_MAX;
    int64_t most = INT64_MIN;
    bool all = true;
    if (ends_at(r, v, d, symbol))
        return true;
    for (size_t a = 0; a < r->n_accesses; a++) {
        struct poly *const at = &r->accesses[a].subscripts[d].constant;
        if (r->accesses[a].variable != v)
            continue;
        all = all && poly_has_symbol(at, symbol);
        least = number_in(at) < least ? number_in(at) : least;
        most = number_in(at) > most ? number_in(at) : most;
        if (!poly_has_symbol(at, symbol))
            continue;
        drop_symbol(r, at, symbol);
        reader_note(r, r->accesses[a].at, "'%.*s' is taken as 0: no size, loop or value fixes it",
                    STR_ARG(r->symbols[symbol]));
    }
    const struct poly one = poly_constant(r->arena, 1);
    const int64_t middle =
        all && least <= most ? least / 2 + most / 2 + (least % 2 + most % 2) / 2 : 0;
    for (size_t a = 0; a < r->n_accesses && middle != 0; a++) {
        struct poly *const at = &r->accesses[a].subscripts[d].constant;
        if (r->accesses[a].variable == v && !poly_add_scaled(r->arena, at, -middle, &one, at))
            return reader_fail(r, r->accesses[a].at, "this subscript is too large");
    }
    return true;
}

static bool drop_offsets(struct reader *r)
{
    for (int s = 0; s < r->n_symbols; s++) {
        for (size_t a = 0; a < r->n_arrays && !is_size(r, s); a++) {
            for (int d = 0; d < KERNEL_MAX_DIMS; d++) {
                if (!drop_offset(r, r->arrays[a], d, s))
                    return false;
            }
        }
    }
    return true;
}

/* For large sizes. */
static bool grows(const struct poly *p, int sign)
{
    return p->n_terms > 0 && poly_degree(poly_leading(p)) > 0 &&
           (poly_leading(p)->coefficient > 0) == (sign > 0);
}

/* a[j][i + n] with rows of n is a[j + 1][i], as a pointer that walks over rows has it. */
static bool carry_rows(struct reader *r, struct access *a)
{
    for (int d = a->n - 1; d > 0; d--) {
        const struct poly *const size = &a->variable->dims[d];
        struct code_form *const inner = &a->subscripts[d];
        struct poly *const outer = &a->subscripts[d - 1].constant;
        struct poly least, more, rows, rest;
        if (!a->variable->known[d] || form_is_poly(inner))
            continue;
        if (!form_extreme(r, inner, -1, &least) || !form_limit(r, inner, &more) ||
            !poly_add_scaled(r->arena, &more, -1, size, &more))
            return false;
        if (!grows(&least, -1) && !grows(&more, 1))
            continue;
        if (!poly_divide(r->arena, &inner->constant, size, false, &rows, &rest) ||
            !poly_add_scaled(r->arena, outer, 1, &rows, outer))
            return false;
        inner->constant = rest;
    }
    return true;
}

/* The number that a symbol, alone in the subscript, is added to; false for other subscripts. */
static bool added_to_symbol(const struct reader *r, const struct code_form *f, int symbol,
                            int64_t *number)
{
    const struct poly one = poly_symbol(r->arena, symbol);
    struct poly rest;
    return form_is_poly(f) && poly_has_symbol(&f->constant, symbol) &&
           poly_add_scaled(r->arena, &f->constant, -1, &one, &rest) &&
           poly_is_constant(&rest, number) && *number >= -READER_MAX_WINDOW &&
           *number <= READER_MAX_WINDOW;
}

/* All subscripts that it is in, alone: the least number that it is added to, and, where it has a
 * value, their numbers. False if there are none. */
static bool each_plane(struct reader *r, int symbol, const int64_t *value, int64_t *least)
{
    bool any = false;
    *least = 0;
    for (size_t a = 0; a < r->n_accesses; a++) {
        for (int d = 0; d < r->accesses[a].n; d++) {
            struct code_form *const f = &r->accesses[a].subscripts[d];
            int64_t number = 0;
            if (!added_to_symbol(r, f, symbol, &number))
                continue;
            any = true;
            *least = number < *least ? number : *least;
            if (value != NULL)
                f->constant = poly_constant(r->arena, *value + number);
        }
    }
    return any;
}

/*
 * `v[p][i]` of an array with a declared size, where nothing gives the plane p: it is taken as the
 * first one, and the next such p as the second one.
 */
static void number_planes(struct reader *r)
{
    int64_t n = 0;
    for (int s = 0; s < r->n_symbols; s++) {
        bool is_size = bounds_a_loop(r, s);
        int64_t least = 0;
        for (size_t a = 0; a < r->n_arrays; a++) {
            for (int d = 0; d < r->arrays[a]->n_dims; d++)
                is_size = is_size || poly_has_symbol(&r->arrays[a]->dims[d], s);
        }
        if (is_size || !each_plane(r, s, NULL, &least))
            continue;
        const int64_t value = n++ - least;
        (void)each_plane(r, s, &value, &least);
        reader_note(r, r->loops[0].at, "'%.*s' is taken as %lld: no size, loop or value fixes it",
                    STR_ARG(r->symbols[s]), (long long)value);
    }
}

/* Is the symbol in a bound or, as they are now, in a size of an array? */
static bool is_declared(const struct reader *r, int symbol)
{
    bool is = bounds_a_loop(r, symbol);
    for (size_t a = 0; a < r->n_arrays && !is; a++) {
        for (int d = 0; d < r->arrays[a]->n_dims; d++)
            is = is || poly_has_symbol(&r->arrays[a]->dims[d], symbol);
    }
    return is;
}

/* `a[n - i]` for i < n / 2: what only subscripts have is in the size of the array, too. */
static bool declare_offsets(struct reader *r)
{
    for (size_t a = 0; a < r->n_accesses; a++) {
        const struct access *const x = &r->accesses[a];
        for (int d = 0; d < x->n && d < x->variable->n_dims; d++) {
            struct poly *const size = &x->variable->dims[d];
            struct poly limit;
            bool is_open = false;
            for (int s = 0; s < r->n_symbols; s++)
                is_open = is_open ||
                          (poly_has_symbol(&x->subscripts[d].constant, s) && !is_declared(r, s));
            if (is_open && (!form_limit(r, &x->subscripts[d], &limit) ||
                            !at_least(r->arena, size, &limit, size)))
                return reader_fail(r, x->at, "this subscript is too large");
        }
    }
    return true;
}

bool layout_find(struct reader *r)
{
    /* The attempts: with all accesses near each other; with separate planes; with other sizes. */
    static const struct attempt attempts[] = {
        {false, false, false}, {true, false, false}, {true, true, false}, {false, false, true}};
    if (!drop_offsets(r))
        return false;
    for (size_t a = 0; a < r->n_accesses; a++) {
        if (!carry_rows(r, &r->accesses[a]))
            return reader_fail(r, r->accesses[a].at, "this subscript is too large");
    }
    if (!layout_begin(r))
        return reader_fail(r, r->loops[0].at, "subscripts here are too large");
    for (size_t a = 0; a < r->n_arrays; a++) {
        struct variable *const v = r->arrays[a];
        if (v->is_scalar)
            continue;
        bool shaped = !v->linear;
        for (size_t i = 0; !shaped && i < sizeof attempts / sizeof *attempts; i++)
            shaped = delinearise(r, v, &attempts[i]); /* else it keeps its one dimension */
        open_length(r, v);
        for (int d = 0; d < v->n_dims; d++) {
            if (!v->known[d] && !find_size(r, v, d))
                return false;
        }
    }
    equalise(r);
    number_planes(r);
    return declare_offsets(r);
}
