#include "collect/traffic/conflict.h"

/* `p`, in elements, at these sizes and in bytes: an access's offset, or its stride. */
static bool bytes_at(const struct kernel *k, const struct kernel_access *a, const struct poly *p,
                     const int64_t *sizes, int64_t *out)
{
    return poly_eval(p, sizes, out) &&
           !__builtin_mul_overflow(*out, (int64_t)elem_bytes(k->arrays[a->array].type), out);
}

/* How many accesses to one array fall into the same set but into different lines. */
static int64_t meeting(const struct kernel *k, const int64_t *sizes, int access, int64_t span)
{
    const struct kernel_access *a = &k->accesses[access];
    int64_t own, count = 1;
    if (!bytes_at(k, a, &a->offset, sizes, &own))
        return 0;
    for (int i = 0; i < k->n_accesses; i++) {
        int64_t other;
        if (k->accesses[i].array == a->array &&
            bytes_at(k, &k->accesses[i], &k->accesses[i].offset, sizes, &other))
            count += other != own && (other - own) % span == 0;
    }
    return count;
}

bool conflict_expected(const struct kernel *k, const struct hierarchy *h, const int64_t *sizes)
{
    for (int level = 0; level < h->n_levels && level < 2; level++) {
        const int64_t span = (int64_t)(h->levels[level].sets * h->line_bytes);
        for (int i = 0; i < k->n_accesses; i++) {
            const struct kernel_access *a = &k->accesses[i];
            int64_t stride = 0;
            if (meeting(k, sizes, i, span) > (int64_t)h->levels[level].ways ||
                (bytes_at(k, a, &a->stride[k->n_loops - 1], sizes, &stride) && stride != 0 &&
                 stride % span == 0))
                return true;
        }
    }
    return false;
}
