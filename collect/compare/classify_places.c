#include "collect/compare/classify_places.h"

#include <stdlib.h>
#include <string.h>

#include "stempel/kernel/dependence.h"
#include "stempel/kernel/poly.h"

enum { FARTHEST = 1 << 20 };

/* The next loop of a subscript, in the order of their factors, largest first. */
static int next_loop(const struct kernel *k, const struct affine *s, const bool *done)
{
    int best = -1;
    for (int l = 0; l < k->n_loops; l++) {
        if (s->factor[l].n_terms != 0 && !done[l] &&
            (best < 0 || poly_compare_growth(&s->factor[l], &s->factor[best]) > 0))
            best = l;
    }
    return best;
}

static bool poly_has_size(const struct poly *p, const bool *sizes)
{
    bool any = false;
    for (int s = 0; s < KERNEL_MAX_SYMBOLS; s++)
        any = any || (sizes[s] && poly_has_symbol(p, s));
    return any;
}

/* The symbols that set how many elements there are; those of a distance h only shorten the loop. */
static void find_sizes(const struct kernel *k, bool *sizes)
{
    for (int l = 0; l < k->n_loops; l++) {
        for (size_t t = 0; t < k->loops[l].end.n_terms; t++) {
            const struct poly_term *const term = &k->loops[l].end.terms[t];
            for (int s = 0; s < KERNEL_MAX_SYMBOLS; s++)
                sizes[s] = sizes[s] || (term->coefficient > 0 && term->exponent[s] != 0);
        }
        for (int a = 0; a < k->n_accesses; a++) {
            for (int s = 0; s < KERNEL_MAX_SYMBOLS; s++)
                sizes[s] = sizes[s] || poly_has_symbol(&k->accesses[a].stride[l], s);
        }
    }
}

/* The constant of a quotient is a number of steps; h of a[i - h] goes to *far. What depends on
 * sizes, such as components in f[c*N + i], remains in the rest. */
static bool split_steps(struct arena *arena, const struct poly *quotient, const struct poly *factor,
                        const bool *sizes_of_loops, int64_t *steps, struct poly *far,
                        struct poly *rest)
{
    struct poly sizes = *quotient;
    struct poly back;
    *steps = 0;
    for (size_t t = 0; t < quotient->n_terms; t++) {
        bool constant = true;
        for (int s = 0; s < KERNEL_MAX_SYMBOLS; s++)
            constant = constant && quotient->terms[t].exponent[s] == 0;
        if (constant)
            *steps = quotient->terms[t].coefficient;
    }
    const struct poly number = poly_constant(arena, *steps);
    if (!poly_add_scaled(arena, &sizes, -1, &number, &sizes))
        return false;
    if (!poly_has_size(&sizes, sizes_of_loops)) {
        *far = sizes;
        return true;
    }
    return poly_mul(arena, &sizes, factor, &back) && poly_add_scaled(arena, rest, 1, &back, rest);
}

/* Splits the constant of one subscript among its loops: i + 1 is an offset of 1 along i; in plane*k
 * + row*j + i - row it is -1 along j. What no loop explains goes to *rest. */
static bool split_subscript(const struct kernel *k, const struct affine *s, struct arena *arena,
                            const bool *coarse, const bool *sizes, struct access_place *out,
                            struct poly *rest)
{
    bool done[KERNEL_MAX_LOOPS] = {false};
    *rest = s->constant;
    for (int l = next_loop(k, s, done); l >= 0; l = next_loop(k, s, done)) {
        const struct poly zero = {0};
        const bool down = poly_leading(&s->factor[l])->coefficient < 0;
        struct poly quotient, factor;
        struct poly far = {0};
        int64_t steps = 0;
        int64_t number = 0;
        done[l] = true;
        const bool last = next_loop(k, s, done) < 0;
        if (!poly_add_scaled(arena, &zero, down ? -1 : 1, &s->factor[l], &factor))
            return false;
        if (coarse[l] && poly_is_constant(&factor, &number) && number <= FARTHEST) {
            out->elements[l] = (int)number;
            factor = poly_constant(arena, 1);
        }
        if (!poly_divide(arena, rest, &factor, last, &quotient, rest) ||
            !split_steps(arena, &quotient, &factor, sizes, &steps, &far, rest) ||
            steps > FARTHEST || steps < -FARTHEST ||
            !poly_add_scaled(arena, &out->far[l], down ? -1 : 1, &far, &out->far[l]))
            return false;
        out->offset[l] += (int)(down ? -steps : steps);
    }
    return true;
}

/* The loops in which the updated point advances by one element in a subscript of its own. */
static void find_coarse(const struct kernel *k, int target, bool *coarse)
{
    const struct kernel_access *const a = &k->accesses[target];
    for (int d = 0; d < k->arrays[a->array].n_dims; d++) {
        int64_t factor = 0;
        int n = 0;
        int loop = 0;
        for (int l = 0; l < k->n_loops; l++) {
            loop = a->subscripts[d].factor[l].n_terms != 0 ? l : loop;
            n += a->subscripts[d].factor[l].n_terms != 0 ? 1 : 0;
        }
        if (n == 1 && poly_is_constant(&a->subscripts[d].factor[loop], &factor))
            coarse[loop] = factor == 1;
    }
}

static bool find_place(const struct kernel *k, const struct kernel_access *a, const bool *coarse,
                       const bool *sizes, struct arena *arena, struct access_place *out)
{
    const struct kernel_array *array = &k->arrays[a->array];
    int uses[KERNEL_MAX_LOOPS] = {0};
    bool regular = true;
    *out = (struct access_place){0};
    for (int l = 0; l < k->n_loops; l++)
        out->elements[l] = 1;
    for (int d = 0; d < array->n_dims; d++) {
        struct poly rest;
        regular =
            split_subscript(k, &a->subscripts[d], arena, coarse, sizes, out, &rest) && regular;
        for (int l = 0; l < k->n_loops; l++)
            uses[l] += a->subscripts[d].factor[l].n_terms != 0 ? 1 : 0;
        /* Row-major, like the array in memory: planes of different dimensions differ. */
        regular = regular && poly_mul(arena, &out->plane, &array->dims[d], &out->plane) &&
                  poly_add_scaled(arena, &out->plane, 1, &rest, &out->plane);
    }
    for (int l = 0; l < k->n_loops; l++) {
        out->indexed = out->indexed || uses[l] > 0;
        regular = regular && uses[l] <= 1;
    }
    return regular;
}

/* The extent of the array along a loop; null where several or no dimensions have it. */
static const struct poly *extent_along(const struct kernel *k, const struct kernel_access *a, int l)
{
    const struct poly *extent = NULL;
    for (int d = 0; d < k->arrays[a->array].n_dims; d++) {
        if (a->subscripts[d].factor[l].n_terms == 0)
            continue;
        if (extent != NULL)
            return NULL;
        extent = &k->arrays[a->array].dims[d];
    }
    return extent;
}

/*
 * Along a loop, an array of another extent than the updated one has a border, and one that is read
 * on one side only may be counted from there: b[i] is the sum of a[i], a[i + 1] and a[i + 2] around
 * a[i + 1]. Without a border there must be such a middle point.
 */
static void centre(const struct kernel *k, int target, int access, int l,
                   struct access_place *items)
{
    const int array = k->accesses[access].array;
    const struct poly *const own = extent_along(k, &k->accesses[target], l);
    const struct poly *const extent = extent_along(k, &k->accesses[access], l);
    int least = items[access].offset[l];
    int most = least;
    if (own == NULL || extent == NULL)
        return;
    for (int a = 0; a < k->n_accesses; a++) {
        if (k->accesses[a].array != array)
            continue;
        if (k->accesses[a].write || a < access)
            return; /* shifted already */
        least = items[a].offset[l] < least ? items[a].offset[l] : least;
        most = items[a].offset[l] > most ? items[a].offset[l] : most;
    }
    const int middle = (least + most) / 2;
    bool is_read = false;
    for (int a = access; a < k->n_accesses; a++)
        is_read = is_read || (k->accesses[a].array == array && items[a].offset[l] == middle);
    if (poly_equal(own, extent) && (!is_read || least == most || (least < 0 && most > 0)))
        return;
    for (int a = access; a < k->n_accesses; a++) {
        if (k->accesses[a].array == array)
            items[a].offset[l] -= middle;
    }
}

/* Whether the array is accessed at several symbolic distances along the loop. */
static bool has_distances(const struct kernel *k, int array, int l,
                          const struct access_place *items)
{
    int first = 0;
    bool several = false;
    while (k->accesses[first].array != array)
        first++;
    for (int a = first; a < k->n_accesses; a++)
        several = several || (k->accesses[a].array == array &&
                              !poly_equal(&items[a].far[l], &items[first].far[l]));
    return several;
}

/*
 * Gives symbolic distances from the updated point numbers beyond all others: with a[i], a[i - h] is
 * 1 away. Returns whether there are any; false in *fits if a distance cannot be computed.
 */
static bool number_distances(const struct kernel *k, int target, int l, struct arena *arena,
                             struct access_place *items, bool *fits)
{
    const struct poly none = {0};
    struct poly *const lengths = arena_alloc(arena, (size_t)k->n_accesses, sizeof *lengths);
    int *const signs = arena_alloc(arena, (size_t)k->n_accesses, sizeof *signs);
    int reach = 0;
    int n = 0;
    for (int a = 0; a < k->n_accesses; a++) {
        reach = abs(items[a].offset[l]) > reach ? abs(items[a].offset[l]) : reach;
        struct poly *const far = &lengths[a];
        if (!has_distances(k, k->accesses[a].array, l, items))
            continue;
        *fits = poly_add_scaled(arena, &items[a].far[l], -1,
                                target >= 0 ? &items[target].far[l] : &none, far) &&
                *fits;
        signs[a] = far->n_terms != 0 && poly_leading(far)->coefficient < 0 ? -1 : 1;
        *fits = poly_add_scaled(arena, &none, signs[a], far, far) && *fits;
    }
    for (;;) {
        int next = -1;
        for (int a = 0; a < k->n_accesses; a++) {
            if (lengths[a].n_terms != 0 &&
                (next < 0 || poly_compare_growth(&lengths[a], &lengths[next]) < 0))
                next = a;
        }
        if (next < 0 || !*fits || n >= FARTHEST / (2 * reach + 1))
            return n > 0;
        const struct poly length = lengths[next];
        n++;
        for (int a = 0; a < k->n_accesses; a++) {
            if (poly_equal(&lengths[a], &length)) {
                items[a].offset[l] += signs[a] * n * (2 * reach + 1);
                lengths[a] = none;
            }
        }
    }
}

/* One goes back where the other advances, so that they have no distance. */
static bool runs_against(const struct kernel *k, int a, int b, int l)
{
    const struct poly *const first = &k->accesses[a].stride[l];
    const struct poly *const second = &k->accesses[b].stride[l];
    return first->n_terms != 0 && second->n_terms != 0 &&
           (poly_leading(first)->coefficient < 0) != (poly_leading(second)->coefficient < 0);
}

/* Takes what runs against the updated point as its coefficient: a value for each iteration. */
static void join_mirrored(const struct kernel *k, int target, int l, struct access_place *items)
{
    for (int a = 0; target >= 0 && a < k->n_accesses; a++) {
        if (!runs_against(k, target, a, l))
            continue;
        items[a].offset[l] = 0;
        items[a].far[l] = items[target].far[l];
    }
}

struct access_places places_find(const struct kernel *k, int target, struct arena *arena)
{
    struct access_places p = {.kernel = k, .regular = true};
    struct access_place *items = arena_alloc(arena, (size_t)k->n_accesses, sizeof *items);
    bool coarse[KERNEL_MAX_LOOPS] = {false};
    bool sizes[KERNEL_MAX_SYMBOLS] = {false};
    find_sizes(k, sizes);
    if (target >= 0)
        find_coarse(k, target, coarse);
    for (int a = 0; a < k->n_accesses; a++)
        p.regular = find_place(k, &k->accesses[a], coarse, sizes, arena, &items[a]) && p.regular;
    for (int l = 0; target >= 0 && l < k->n_loops; l++) {
        const int origin = items[target].offset[l];
        /* only along loops that move the target; along others the offset is taken as it is */
        const bool moves = k->accesses[target].stride[l].n_terms != 0;
        for (int a = 0; moves && a < k->n_accesses; a++) {
            if (k->accesses[a].stride[l].n_terms != 0)
                items[a].offset[l] -= origin * items[a].elements[l];
        }
        for (int a = 0; moves && a < k->n_accesses; a++)
            centre(k, target, a, l, items);
    }
    for (int l = 0; l < k->n_loops; l++)
        join_mirrored(k, target, l, items);
    for (int l = 0; l < k->n_loops; l++)
        p.distant = number_distances(k, target, l, arena, items, &p.regular) || p.distant;
    p.items = items;
    return p;
}

int places_set_before(const struct kernel *k, int access)
{
    int set = -1;
    for (int w = 0; w < access && !k->accesses[access].write; w++) {
        if (k->accesses[w].write &&
            dependence_same_element(k->n_loops, &k->accesses[w], &k->accesses[access]))
            set = w;
    }
    return set;
}

bool places_same_point(const struct access_places *p, int a, int b)
{
    return memcmp(p->items[a].offset, p->items[b].offset, sizeof p->items[a].offset) == 0;
}

/*
 * -1: the iteration of `read` is before that of the updated point, 0: it is the same, 1: after it.
 */
static int order_of(const struct kernel *k, const struct access_place *read)
{
    int order = 0;
    for (int l = 0; l < k->n_loops && order == 0; l++)
        order = (read->offset[l] > 0) - (read->offset[l] < 0);
    return order;
}

bool places_is_recurrence(const struct kernel *k, struct arena *arena)
{
    bool earlier = false;
    for (int w = 0; w < k->n_accesses; w++) {
        if (!k->accesses[w].write)
            continue;
        const struct access_places places = places_find(k, w, arena);
        for (int r = 0; r < k->n_accesses; r++) {
            if (k->accesses[r].write || k->accesses[r].array != k->accesses[w].array)
                continue;
            const int order = order_of(k, &places.items[r]);
            if (!places.regular || order > 0)
                return false;
            earlier = earlier || order < 0;
        }
    }
    return earlier;
}

bool places_loops_swapped(const struct kernel *k)
{
    for (int a = 0; a < k->n_accesses; a++) {
        const struct poly *outer = NULL;
        for (int l = 0; l < k->n_loops; l++) {
            const struct poly *stride = &k->accesses[a].stride[l];
            if (stride->n_terms == 0)
                continue;
            if (outer != NULL && poly_compare_growth(stride, outer) > 0)
                return true;
            outer = stride;
        }
    }
    return false;
}
