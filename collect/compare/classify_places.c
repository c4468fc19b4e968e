#include "collect/compare/classify_places.h"

#include <string.h>

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

/* The constant of a quotient is a number of steps. What depends on sizes, such as the lower bound
 * in a[k - kmin + 1], remains in the rest and is the same for all accesses. */
static bool split_steps(struct arena *arena, const struct poly *quotient, const struct poly *factor,
                        int64_t *steps, struct poly *rest)
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
    return poly_add_scaled(arena, &sizes, -1, &number, &sizes) &&
           poly_mul(arena, &sizes, factor, &back) && poly_add_scaled(arena, rest, 1, &back, rest);
}

/* Splits the constant of one subscript among its loops: i + 1 is an offset of 1 along i; in plane*k
 * + row*j + i - row it is -1 along j. What no loop explains goes to *rest. */
static bool split_subscript(const struct kernel *k, const struct affine *s, struct arena *arena,
                            const bool *coarse, struct access_place *out, struct poly *rest)
{
    bool done[KERNEL_MAX_LOOPS] = {false};
    *rest = s->constant;
    for (int l = next_loop(k, s, done); l >= 0; l = next_loop(k, s, done)) {
        const struct poly zero = {0};
        const bool down = poly_leading(&s->factor[l])->coefficient < 0;
        struct poly quotient, factor;
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
            !split_steps(arena, &quotient, &factor, &steps, rest) || steps > FARTHEST ||
            steps < -FARTHEST)
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
                       struct arena *arena, struct access_place *out)
{
    const struct kernel_array *array = &k->arrays[a->array];
    int uses[KERNEL_MAX_LOOPS] = {0};
    bool regular = true;
    *out = (struct access_place){0};
    for (int l = 0; l < k->n_loops; l++)
        out->elements[l] = 1;
    for (int d = 0; d < array->n_dims; d++) {
        struct poly rest;
        regular = split_subscript(k, &a->subscripts[d], arena, coarse, out, &rest) && regular;
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

struct access_places places_find(const struct kernel *k, int target, struct arena *arena)
{
    struct access_places p = {.kernel = k, .regular = true};
    struct access_place *items = arena_alloc(arena, (size_t)k->n_accesses, sizeof *items);
    bool coarse[KERNEL_MAX_LOOPS] = {false};
    if (target >= 0)
        find_coarse(k, target, coarse);
    for (int a = 0; a < k->n_accesses; a++)
        p.regular = find_place(k, &k->accesses[a], coarse, arena, &items[a]) && p.regular;
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
    p.items = items;
    return p;
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
