#include "collect/machine/kerncraft_parts.h"

#include <string.h>

static int level_index(struct kc_reader *r, const struct node *hierarchy, const struct node *name,
                       int otherwise)
{
    if (name == NULL)
        return otherwise;
    if (kc_unknown(name))
        return -1;
    for (size_t i = 0; i < hierarchy->count; i++) {
        const struct node *level = node_get(hierarchy->children[i], "level");
        if (level != NULL && str_eq(level->text, name->text))
            return (int)i;
    }
    kc_complain(r, name, "memory hierarchy", "a level's name");
    return -1;
}

static enum cache_policy read_policy(struct kc_reader *r, const struct node *node)
{
    static const struct {
        const char *name;
        enum cache_policy policy;
    } policies[] = {
        {"LRU", CACHE_LRU}, {"FIFO", CACHE_FIFO}, {"MRU", CACHE_MRU}, {"RR", CACHE_RANDOM}};
    if (kc_unknown(node))
        return CACHE_LRU;
    for (size_t i = 0; i < sizeof policies / sizeof policies[0]; i++) {
        if (str_eq(node->text, str_of(policies[i].name)))
            return policies[i].policy;
    }
    kc_complain(r, node, "replacement_policy", "LRU, FIFO, MRU, RR");
    return CACHE_LRU;
}

static void read_cache(struct kc_reader *r, const struct node *hierarchy, int i)
{
    const struct node *level = hierarchy->children[i];
    const struct node *group = node_get(level, "cache per group");
    const struct node *metrics = node_get(level, "performance counter metrics");
    const struct node *name = node_get(level, "level");
    struct machine_cache *c = &r->m->caches[i];
    const bool last = i == r->m->n_caches - 1;
    c->cache = (struct cache_level){
        .sets = (uint64_t)kc_whole(r, node_get(group, "sets"), "sets"),
        .ways = (uint32_t)kc_whole(r, node_get(group, "ways"), "ways"),
        .policy = read_policy(r, node_get(group, "replacement_policy")),
        .write_allocate = kc_truth(r, node_get(group, "write_allocate"), "write_allocate", true),
        .write_back = kc_truth(r, node_get(group, "write_back"), "write_back", true),
        /* What is not given goes to memory behind the last cache, and nowhere before it. */
        .load_from =
            level_index(r, hierarchy, node_get(group, "load_from"), last ? r->m->n_caches : -1),
        .store_to =
            level_index(r, hierarchy, node_get(group, "store_to"), last ? r->m->n_caches : -1),
        .victims_to = level_index(r, hierarchy, node_get(group, "victims_to"), -1),
    };
    if (name == NULL || name->text.len == 0 || name->text.len >= sizeof c->cache.name)
        kc_complain(r, name != NULL ? name : level, "level", "a short name such as L1");
    else
        memcpy(c->cache.name, name->text.ptr, name->text.len);
    c->cores_per_group = kc_whole(r, node_get(level, "cores per group"), "cores per group");
    c->counters_loads = kc_text(r, node_get(metrics, "loads"));
    c->counters_stores = kc_text(r, node_get(metrics, "stores"));
    c->counters_misses = kc_text(r, node_get(metrics, "misses"));
    c->counters_evicts = kc_text(r, node_get(metrics, "evicts"));
}

/* `penalty cycles per cacheline load`; some files have a slip of the pen in `cacheline`. */
static double read_penalty(struct kc_reader *r, const struct node *level, const char *kind)
{
    for (size_t i = 0; i < level->count && level->kind == NODE_MAP; i++) {
        if (str_starts_with(level->keys[i], STR("penalty cycles per ")) &&
            str_ends_with(level->keys[i], str_of(kind)))
            return kc_quantity(r, level->children[i], "penalty cycles");
    }
    return 0;
}

/* What Kerncraft says at a level belongs to the edge towards the core. */
static void read_edge(struct kc_reader *r, const struct node *level, int i)
{
    const struct node *throughput = node_get(level, "upstream throughput");
    const struct node *duplex = node_at(throughput, 1);
    const bool overlaps =
        kc_truth(r, node_get(level, "transfers overlap"), "transfers overlap", false);
    if (i == 0) {
        r->m->registers_overlap = overlaps;
        return;
    }
    struct machine_cache *inner = &r->m->caches[i - 1];
    const bool memory = i == r->m->n_caches;
    inner->overlaps = overlaps;
    inner->duplex =
        duplex != NULL && duplex->kind == NODE_SCALAR && str_eq(duplex->text, STR("full-duplex"))
            ? DUPLEX_FULL
            : DUPLEX_HALF;
    inner->penalty_cy_per_load = read_penalty(r, level, "load");
    inner->penalty_cy_per_store = read_penalty(r, level, "store");
    if (!memory)
        inner->bytes_per_cy = kc_quantity(r, node_at(throughput, 0), "upstream throughput");
}

void kc_read_hierarchy(struct kc_reader *r, const struct node *root)
{
    struct machine *m = r->m;
    const struct node *hierarchy = node_get(root, "memory hierarchy");
    if (hierarchy == NULL || hierarchy->kind != NODE_LIST || hierarchy->count < 2 ||
        hierarchy->count > MACHINE_MAX_LEVELS + 1) {
        violations_add(r->list, "memory hierarchy", "does not list 1 to %d caches and the memory",
                       MACHINE_MAX_LEVELS);
        return;
    }
    for (size_t i = 0; i < hierarchy->count; i++)
        kc_require_map(r, hierarchy->children[i],
                       str_formatz(r->arena, "memory hierarchy[%zu]", i));
    m->n_caches = (int)hierarchy->count - 1;
    for (int i = 0; i < m->n_caches; i++)
        read_cache(r, hierarchy, i);
    for (int i = 0; i <= m->n_caches; i++)
        read_edge(r, hierarchy->children[i], i);
    const struct machine_cache *last = &m->caches[m->n_caches - 1];
    m->memory_overlaps = last->overlaps;
    m->memory_duplex = last->duplex;
    m->memory_penalty_cy_per_load = last->penalty_cy_per_load;
    m->memory_penalty_cy_per_store = last->penalty_cy_per_store;
    const struct node *metrics =
        node_get(hierarchy->children[m->n_caches], "performance counter metrics");
    m->memory_counters_loads = kc_text(r, node_get(metrics, "loads"));
    m->memory_counters_stores = kc_text(r, node_get(metrics, "stores"));
}
