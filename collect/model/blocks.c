#include "collect/model/blocks.h"

#include "collect/model/explain.h"

int blocks_sharing(const struct machine *m, int level)
{
    const int group = m->caches[level].cores_per_group;
    const int domain = m->cores_per_numa_domain;
    const int most = domain > 0 && domain < group ? domain : group;
    return most < 1 ? 1 : most;
}

bool blocks_apply(const struct lc_condition *c)
{
    return c->dims > 1 && !c->always;
}

int64_t blocks_largest(const struct kernel *k, const struct lc_condition *c, const int64_t *sizes,
                       int symbol, int threads)
{
    return lc_max_size(c, k->n_symbols, c->cache_bytes / threads, sizes, symbol);
}

bool blocks_useful(const struct kernel *k, const struct machine *m, int64_t block, int64_t size)
{
    return block >= 1 && (block >= size || block >= explain_least_block(k, m->line_bytes));
}
