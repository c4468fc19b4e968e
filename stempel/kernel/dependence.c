#include "stempel/kernel/dependence.h"

#include "base/divisor.h"
#include "stempel/kernel/poly.h"

bool dependence_same_strides(int n_loops, const struct kernel_access *a,
                             const struct kernel_access *b)
{
    bool same = a->array == b->array;
    for (int l = 0; l < n_loops && same; l++)
        same = poly_equal(&a->stride[l], &b->stride[l]);
    return same;
}

bool dependence_same_element(int n_loops, const struct kernel_access *a,
                             const struct kernel_access *b)
{
    return poly_equal(&a->offset, &b->offset) && dependence_same_strides(n_loops, a, b);
}

/* value mod divisor, from 0 on. */
static uint64_t residue(int64_t value, uint64_t divisor)
{
    const uint64_t rest = divisor_magnitude(value) % divisor;
    return value < 0 && rest != 0 ? divisor - rest : rest;
}

/* Of the divisor and all coefficients; the constant one, where it is asked for, goes there. */
static uint64_t divisor_of(const struct poly *p, uint64_t divisor, int64_t *constant)
{
    for (size_t t = 0; t < p->n_terms; t++) {
        if (constant != NULL && poly_degree(&p->terms[t]) == 0)
            *constant = p->terms[t].coefficient;
        else
            divisor = divisor_common(divisor, divisor_magnitude(p->terms[t].coefficient));
    }
    return divisor;
}

/* u[0][i] and u[1][i]: constant subscripts that differ. */
static bool other_plane(const struct kernel *k, const struct kernel_access *a,
                        const struct kernel_access *b)
{
    bool other = false;
    for (int d = 0; d < k->arrays[a->array].n_dims && !other; d++) {
        const struct affine *const x = &a->subscripts[d];
        const struct affine *const y = &b->subscripts[d];
        other = !poly_equal(&x->constant, &y->constant);
        for (int l = 0; l < k->n_loops; l++)
            other = other && x->factor[l].n_terms == 0 && y->factor[l].n_terms == 0;
    }
    return other;
}

/* Of the elements by which a loop moves both accesses: with the same stride, by whole steps. */
static uint64_t divisor_of_loop(const struct kernel *k, int loop, const struct kernel_access *a,
                                const struct kernel_access *b)
{
    const bool same = poly_equal(&a->stride[loop], &b->stride[loop]);
    const uint64_t step = same ? divisor_magnitude(k->loops[loop].step) : 1;
    const uint64_t stride =
        divisor_of(&b->stride[loop], divisor_of(&a->stride[loop], 0, NULL), NULL);
    uint64_t moved = 0;
    return __builtin_mul_overflow(stride, step, &moved) ? stride : moved;
}

/*
 * The GCD test (Allen and Kennedy, Optimizing Compilers for Modern Architectures, 3.3.3): a common
 * divisor of all strides must divide the distance of two accesses to the same element. It
 * distinguishes the fields of an array of structs, and elements that `i += 2` leaves out.
 */
static bool may_meet(const struct kernel *k, const struct kernel_access *a,
                     const struct kernel_access *b)
{
    if (a->array != b->array || dependence_same_element(k->n_loops, a, b) || other_plane(k, a, b))
        return false;
    int64_t at_a = 0;
    int64_t at_b = 0;
    uint64_t divisor = divisor_of(&b->offset, divisor_of(&a->offset, 0, &at_a), &at_b);
    for (int l = 0; l < k->n_loops; l++)
        divisor = divisor_common(divisor, divisor_of_loop(k, l, a, b));
    return divisor == 0 || residue(at_a, divisor) == residue(at_b, divisor);
}

/*
 * The first array written by an access that another one, either a read only or any, may touch too.
 */
static int first_met(const struct kernel *k, bool reads_only)
{
    for (int w = 0; w < k->n_accesses; w++) {
        const struct kernel_access *write = &k->accesses[w];
        for (int o = 0; write->write && o < k->n_accesses; o++) {
            const struct kernel_access *other = &k->accesses[o];
            if (!(reads_only && other->write) && may_meet(k, write, other))
                return write->array;
        }
    }
    return -1;
}

int dependence_in_place(const struct kernel *k)
{
    return first_met(k, true);
}

bool dependence_between_places(const struct kernel *k)
{
    return first_met(k, false) >= 0;
}

bool dependence_in_inner_loop(const struct kernel *k)
{
    bool one_element = false;
    for (int i = 0; i < k->n_accesses; i++)
        one_element = one_element ||
                      (k->accesses[i].write && k->accesses[i].stride[k->n_loops - 1].n_terms == 0);
    return one_element || dependence_between_places(k);
}
