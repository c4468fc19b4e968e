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

/* The smallest subscript of the array, if it is below 0 and the others are at numbers from it, or
 * the array is walked backwards. */
static bool find_first(const struct reader *r, const struct variable *v, struct poly *first)
{
    bool backwards = false;
    bool near = true;
    for (int pass = 0; pass < 2; pass++) {
        for (size_t a = 0; a < r->n_accesses; a++) {
            const struct code_form *const at = &r->accesses[a].subscripts[0];
            struct poly least, apart;
            if (r->accesses[a].variable != v)
                continue;
            if (!form_extreme(r, at, -1, &least) ||
                !poly_add_scaled(r->arena, &least, -1, first, &apart))
                return false;
            for (int l = 0; l < r->n_loops; l++)
                backwards = backwards || poly_grows(&at->factor[l], -1) ||
                            (poly_is_constant(&at->factor[l], NULL) &&
                             poly_compare_growth(&at->factor[l], &(struct poly){0}) < 0);
            if (pass == 0 && poly_compare_growth(&apart, &(struct poly){0}) < 0)
                *first = least;
            near = near && (pass == 0 || poly_is_constant(&apart, NULL));
        }
    }
    if (!near && !backwards)
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
