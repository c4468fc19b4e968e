#include "collect/traffic/lc.h"

#include "collect/traffic/lc_text.h"
#include "stempel/kernel/poly.h"

/* The conditions of all caches, while they are collected. */
struct lister {
    const struct lc_analysis *lc;
    struct arena *arena;
    int count;
    struct lc_condition *items;
};

static int64_t condition_capacity(const struct lc_condition *c, int64_t bytes)
{
    int64_t capacity = 0;
    if (__builtin_mul_overflow(bytes, c->capacity_factor, &capacity))
        return INT64_MAX;
    return c->dims == 0 ? capacity - 1 : capacity;
}

/* Whether a condition holds if one size (all of them for symbol -1) is `value`. It does not if the
 * need overflows. */
static bool holds_at(const struct lc_condition *c, int n_symbols, int64_t capacity,
                     const int64_t *sizes, int symbol, int64_t value)
{
    int64_t at[KERNEL_MAX_SYMBOLS] = {0};
    int64_t need = 0;
    for (int s = 0; s < n_symbols; s++)
        at[s] = symbol < 0 || s == symbol ? value : sizes[s];
    return poly_eval(&c->need, at, &need) && need <= capacity;
}

int64_t lc_max_size(const struct lc_condition *c, int n_symbols, int64_t cache_bytes,
                    const int64_t *sizes, int symbol)
{
    const int64_t capacity = condition_capacity(c, cache_bytes);
    int64_t low = 1;
    int64_t high = (int64_t)1 << 48; /* no cache holds as many elements */
    if (!holds_at(c, n_symbols, capacity, sizes, symbol, low))
        return 0;
    if (holds_at(c, n_symbols, capacity, sizes, symbol, high))
        return -1;
    while (high - low > 1) {
        const int64_t middle = low + (high - low) / 2;
        if (holds_at(c, n_symbols, capacity, sizes, symbol, middle))
            low = middle;
        else
            high = middle;
    }
    return low;
}

bool lc_holds(const struct lc_condition *c, const int64_t *sizes)
{
    int64_t need = 0;
    return c->always ||
           (poly_eval(&c->need, sizes, &need) && need <= condition_capacity(c, c->cache_bytes));
}

int lc_holding(const struct lc_listing *list, int level, const int64_t *sizes)
{
    for (int i = 0; i < list->count; i++) {
        if (list->items[i].level == level && lc_holds(&list->items[i], sizes))
            return i;
    }
    return -1;
}

/* Adds a condition unless it never holds; returns whether it always does. */
static bool add_condition(struct lister *l, struct lc_condition c)
{
    struct sb text = {.arena = l->arena};
    const char *compare = c.dims == 0 ? "<" : "<=";
    const int64_t capacity = condition_capacity(&c, c.cache_bytes) + (c.dims == 0);
    const bool sizes_occur = lc_print_condition(l->lc->kernel, &c.need, compare, capacity, &text);
    if (!sizes_occur && str_eq(sb_str(&text), STR("never")))
        return false;
    c.always = !sizes_occur;
    c.text = sb_str(&text);
    c.max_size = lc_max_size(&c, l->lc->kernel->n_symbols, c.cache_bytes, NULL, -1);
    *ARENA_ADD(l->arena, l->items, l->count) = c;
    return c.always;
}

static void list_level(struct lister *l, int level, int64_t bytes)
{
    const struct lc_analysis *lc = l->lc;
    const struct lc_condition all_fit = {.level = level,
                                         .cache_bytes = bytes,
                                         .need = lc->total_need,
                                         .capacity_factor = lc->capacity_factor,
                                         .hits = lc->total_hits};
    const struct lc_condition otherwise = {.level = level,
                                           .cache_bytes = bytes,
                                           .dims = 1,
                                           .always = true,
                                           .text = STR("otherwise"),
                                           .capacity_factor = 1,
                                           .max_size = -1,
                                           .misses = lc->none.misses,
                                           .evicts = lc->none.evicts};
    bool done = add_condition(l, all_fit);
    for (int o = 0; o < lc->n_reuse_conditions && !done; o++) {
        const struct lc_reuse_condition *reuse = &lc->reuse_conditions[o];
        done = add_condition(l, (struct lc_condition){.level = level,
                                                      .cache_bytes = bytes,
                                                      .dims = reuse->dims,
                                                      .need = reuse->need,
                                                      .capacity_factor = lc->capacity_factor,
                                                      .hits = reuse->hits,
                                                      .misses = reuse->misses,
                                                      .evicts = reuse->evicts});
    }
    if (!done)
        *ARENA_ADD(l->arena, l->items, l->count) = otherwise;
}

void lc_list(const struct lc_analysis *lc, const struct hierarchy *h, double safety,
             struct arena *arena, struct lc_listing *out)
{
    struct lister l = {.lc = lc, .arena = arena};
    for (int level = 0; level < h->n_levels; level++)
        list_level(&l, level, lc_cache_bytes(h, level, safety));
    *out = (struct lc_listing){l.count, l.items};
}

const char *lc_dims_name(int dims)
{
    static const char *const names[] = {"all", "1D", "2D", "3D", "4D", "5D", "6D", "7D", "8D"};
    return names[dims];
}
