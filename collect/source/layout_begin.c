#include "collect/source/reader.h"

/* Where arrays begin whose declaration does not say so. */

/* The access of this array that comes first in the code; null: none. */
static const struct access *access_of(const struct reader *r, const struct variable *v)
{
    for (size_t a = 0; a < r->n_accesses; a++) {
        if (r->accesses[a].variable == v)
            return &r->accesses[a];
    }
    return NULL;
}

static bool has_open_begin(const struct variable *v)
{
    return !v->is_scalar && v->n_dims == 1 && !v->known[0];
}

/* Whether both go over their elements in the same way: neighbours of one are at the same distances
 * in the other. */
static bool walk_alike(const struct reader *r, const struct variable *v, const struct variable *w)
{
    const struct access *const first = access_of(r, v);
    const struct access *const second = access_of(r, w);
    bool alike = first != NULL && second != NULL;
    for (int l = 0; l < r->n_loops && alike; l++)
        alike = poly_equal(&first->subscripts[0].factor[l], &second->subscripts[0].factor[l]);
    return alike;
}

static bool is_walked_backwards(const struct reader *r, const struct variable *v)
{
    bool is = false;
    for (size_t a = 0; a < r->n_accesses; a++) {
        const struct poly *const factor = r->accesses[a].subscripts[0].factor;
        for (int l = 0; l < r->n_loops && r->accesses[a].variable == v; l++)
            is = is || (factor[l].n_terms > 0 && poly_leading(&factor[l])->coefficient < 0);
    }
    return is;
}

/* The smallest subscript of the array, if it is below 0; false: too large. */
static bool find_least(const struct reader *r, const struct variable *v, struct poly *least)
{
    for (size_t a = 0; a < r->n_accesses; a++) {
        struct poly own;
        if (r->accesses[a].variable != v)
            continue;
        if (!form_extreme(r, &r->accesses[a].subscripts[0], -1, &own))
            return false;
        if (poly_compare_growth(&own, least) < 0)
            *least = own;
    }
    return true;
}

/* Whether all others are at numbers from it; false in *near if not. */
static bool look_near(const struct reader *r, const struct variable *v, const struct poly *least,
                      bool *near)
{
    *near = true;
    for (size_t a = 0; a < r->n_accesses; a++) {
        struct poly own, apart;
        if (r->accesses[a].variable != v)
            continue;
        if (!form_extreme(r, &r->accesses[a].subscripts[0], -1, &own) ||
            !poly_add_scaled(r->arena, &own, -1, least, &apart))
            return false;
        *near = *near && poly_is_constant(&apart, NULL);
    }
    return true;
}

/* The smallest subscript of the array, if it is below 0 and the others are at numbers from it, or
 * the array is walked backwards. */
static bool find_first(const struct reader *r, const struct variable *v, struct poly *first)
{
    bool near = true;
    if (!find_least(r, v, first) || !look_near(r, v, first, &near))
        return false;
    if (!near && !is_walked_backwards(r, v))
        *first = (struct poly){0};
    return true;
}

bool layout_begin(struct reader *r)
{
    struct poly *const own = arena_alloc(r->arena, r->n_arrays, sizeof *own);
    for (size_t v = 0; v < r->n_arrays; v++) {
        if (has_open_begin(r->arrays[v]) && !find_first(r, r->arrays[v], &own[v]))
            return false;
    }
    for (size_t v = 0; v < r->n_arrays; v++) {
        struct poly first = own[v];
        for (size_t w = 0; w < r->n_arrays && has_open_begin(r->arrays[v]); w++) {
            if (poly_is_constant(&own[v], NULL) && poly_is_constant(&own[w], NULL) &&
                walk_alike(r, r->arrays[v], r->arrays[w]) &&
                poly_compare_growth(&own[w], &first) < 0)
                first = own[w];
        }
        for (size_t a = 0; a < r->n_accesses && first.n_terms > 0; a++) {
            struct poly *const at = &r->accesses[a].subscripts[0].constant;
            if (r->accesses[a].variable == r->arrays[v] &&
                !poly_add_scaled(r->arena, at, -1, &first, at))
                return false;
        }
    }
    return true;
}
