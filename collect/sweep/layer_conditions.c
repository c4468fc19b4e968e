#include "collect/sweep/layer_conditions.h"

#include <math.h>
#include <string.h>

#include "base/csv.h"
#include "collect/model/blocking.h"
#include "collect/sweep/sizes.h"

enum { DIGITS = 6 };

static bool list_conditions(const struct kernel *k, const struct machine *m,
                            const struct hierarchy *h, struct arena *arena, struct lc_listing *out)
{
    struct err why = {0};
    struct lc_analysis analysis;
    if (!lc_analyse(k, m->line_bytes, arena, &analysis, &why))
        return false;
    lc_list(&analysis, h, 1, arena, out);
    return true;
}

void layers_find(const struct kernel *k, const struct machine *m, struct arena *arena,
                 struct layers *out)
{
    *out = (struct layers){0};
    machine_hierarchy(m, 1, &out->hierarchy);
    kernel_split(k, arena, &out->split);
    out->known = list_conditions(k, m, &out->hierarchy, arena, &out->listing);
    const bool same = out->split.kernel.n_symbols == k->n_symbols;
    if (same)
        out->blocking = out->listing;
    else
        list_conditions(&out->split.kernel, m, &out->hierarchy, arena, &out->blocking);
}

struct str layers_table(const struct layers *layers, struct arena *arena)
{
    static const char *const header[] = {"level",    "cache_bytes", "dims",   "condition",
                                         "max_size", "hits",        "misses", "evicts"};
    struct sb out = {.arena = arena};
    if (!layers->known)
        return sb_str(&out);
    for (size_t i = 0; i < sizeof header / sizeof *header; i++)
        csv_add(&out, str_of(header[i]));
    csv_end(&out);
    for (int i = 0; i < layers->listing.count; i++) {
        const struct lc_condition *c = &layers->listing.items[i];
        csv_add(&out, str_of(layers->hierarchy.levels[c->level].name));
        csv_add_number(&out, (double)c->cache_bytes, 15);
        csv_add(&out, str_of(lc_dims_name(c->dims)));
        csv_add(&out, c->text);
        csv_add_number(&out, c->max_size > 0 ? (double)c->max_size : NAN, 15);
        csv_add_number(&out, c->hits, DIGITS);
        csv_add_number(&out, c->misses, DIGITS);
        csv_add_number(&out, c->evicts, DIGITS);
        csv_end(&out);
    }
    return sb_str(&out);
}

/* The condition of a cache that keeps the reuse over the outermost loop, or null. */
static const struct lc_condition *outermost(const struct lc_listing *listing, int n_loops,
                                            int level)
{
    for (int i = 0; i < listing->count; i++) {
        const struct lc_condition *c = &listing->items[i];
        if (c->level == level && c->dims == n_loops && !c->always)
            return c;
    }
    return NULL;
}

static bool holds_at(const struct lc_condition *c, const struct kernel *k,
                     const struct set_sizes *wanted, int64_t size)
{
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    sizes_fill(k, wanted, size, sizes);
    return lc_holds(c, sizes);
}

int64_t layers_largest_size(const struct layers *layers, const struct kernel *k,
                            const struct set_sizes *wanted)
{
    const struct lc_condition *c =
        outermost(&layers->listing, k->n_loops, layers->hierarchy.n_levels - 1);
    if (c == NULL)
        return 0;
    int64_t low = 0;
    int64_t high = INT32_MAX;
    while (low < high) {
        const int64_t middle = low + (high - low + 1) / 2;
        if (holds_at(c, k, wanted, middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low < INT32_MAX ? low : 0;
}

static int level_named(const struct layers *layers, const char *name)
{
    for (int i = 0; i < layers->hierarchy.n_levels; i++) {
        if (strcmp(layers->hierarchy.levels[i].name, name) == 0)
            return i;
    }
    return -1;
}

bool layers_block(const struct layers *layers, const char *level, int mode, const int64_t *sizes,
                  int64_t block_sizes[KERNEL_MAX_LOOPS])
{
    const struct kernel *k = &layers->split.kernel;
    const int index = level_named(layers, level);
    const struct lc_condition *c =
        index < 0 ? NULL : outermost(&layers->blocking, k->n_loops, index);
    int64_t split_sizes[KERNEL_MAX_SYMBOLS] = {0};
    if (c == NULL)
        return false;
    kernel_split_sizes(&layers->split, sizes, split_sizes);
    return blocking_for(k, c, mode, split_sizes, block_sizes);
}
