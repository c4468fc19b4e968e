#include "collect/compare/own_sizes.h"

#include "stempel/kernel/poly.h"

bool own_size_is_start(const struct kernel *k, int symbol)
{
    bool starts = false;
    for (int l = 0; l < k->n_loops; l++)
        starts = starts || poly_has_symbol(&k->loops[l].start, symbol);
    return starts;
}

/* Whether the symbol is only the number of planes of an array, of which a loop touches some, like
 * n_planes in `u[n_planes][n][n]`. */
static bool is_depth(const struct kernel *k, int symbol)
{
    bool size = false;
    for (int l = 0; l < k->n_loops; l++)
        size = size || poly_has_symbol(&k->loops[l].start, symbol) ||
               poly_has_symbol(&k->loops[l].end, symbol);
    for (int a = 0; a < k->n_arrays; a++) {
        for (int d = 1; d < k->arrays[a].n_dims; d++)
            size = size || poly_has_symbol(&k->arrays[a].dims[d], symbol);
    }
    return !size;
}

/* The symbol that the polynomial consists of; -1: it is anything else. */
static int only_symbol(const struct kernel *k, const struct poly *p)
{
    int only = -1;
    if (p->n_terms != 1 || p->terms[0].coefficient != 1)
        return -1;
    for (int s = 0; s < k->n_symbols; s++) {
        if (p->terms[0].exponent[s] == 0)
            continue;
        if (only >= 0 || p->terms[0].exponent[s] != 1)
            return -1;
        only = s;
    }
    return only;
}

static bool given(const struct own_code *own, int symbol)
{
    return own->nest.size_values != NULL && own->nest.size_values[symbol] > 0;
}

/* Strides of a linearised array, from the inner loop outwards: a row is as long as its loop runs,
 * plus what precedes its start. */
static void fill_strides(const struct own_code *own, const struct kernel_access *a, int64_t *out)
{
    const struct kernel *k = own->kernel;
    int64_t inside = 1;
    for (int l = k->n_loops - 1; l >= 0; l--) {
        const struct poly *factor = &a->subscripts[0].factor[l];
        const int symbol = only_symbol(k, factor);
        int64_t end = 0;
        if (symbol >= 0 && !given(own, symbol) && !poly_has_symbol(&k->loops[l].end, symbol))
            out[symbol] = inside;
        if (factor->n_terms == 0 || !poly_eval(factor, out, &inside) ||
            !poly_eval(&k->loops[l].end, out, &end) || inside > INT32_MAX || end > INT32_MAX)
            return;
        inside *= end + OWN_SIZES_START;
    }
}

void own_sizes_fill(const struct own_code *own, int64_t size, int64_t *out)
{
    const struct kernel *k = own->kernel;
    for (int s = 0; s < k->n_symbols; s++)
        out[s] = given(own, s)                               ? own->nest.size_values[s]
                 : own_size_is_start(k, s) || is_depth(k, s) ? OWN_SIZES_START
                                                             : size;
    for (int a = 0; a < k->n_accesses; a++) {
        if (k->arrays[k->accesses[a].array].n_dims == 1)
            fill_strides(own, &k->accesses[a], out);
    }
}

/* Whether sizes fit if at most `changes` of them are smaller by one or two, or 1, as narrow as a
 * halo. */
static bool fit(const struct own_code *own, int changes, int64_t *sizes)
{
    const struct kernel *const k = own->kernel;
    struct err ignored = {0};
    if (kernel_check_sizes(k, sizes, &ignored))
        return true;
    for (int s = 0; changes > 0 && s < k->n_symbols; s++) {
        const int64_t size = sizes[s];
        const int64_t others[] = {size - 1, size - 2, 1};
        for (size_t i = 0; i < sizeof others / sizeof *others && !given(own, s); i++) {
            sizes[s] = others[i];
            if (fit(own, changes - 1, sizes))
                return true;
        }
        sizes[s] = size;
    }
    return false;
}

bool own_sizes_fit(const struct own_code *own, int64_t *sizes)
{
    enum { MAX_CHANGES = 2 };
    bool fits = false;
    for (int changes = 0; changes <= MAX_CHANGES && !fits; changes++)
        fits = fit(own, changes, sizes);
    return fits;
}
