#include "collect/kerncraft/kerncraft_parts.h"

#include <math.h>
#include <string.h>

static int level_index(struct kc_reader *r, const struct yml_node *hierarchy,
                       const struct yml_node *name, int otherwise)
{
    if (name == NULL)
        return otherwise;
    if (kc_unknown(name))
        return -1;
    for (size_t i = 0; i < hierarchy->count; i++) {
        const struct yml_node *level = yml_get(hierarchy->children[i], "level");
        if (level != NULL && str_eq(level->text, name->text))
            return (int)i;
    }
    kc_complain(r, name, "memory hierarchy", "a level's name");
    return -1;
}

static enum cache_policy read_policy(struct kc_reader *r, const struct yml_node *node)
{
    struct sb accepted = {.arena = r->arena};
    for (const struct machine_word *w = machine_policy_words; w->word != NULL; w++) {
        if (str_eq(node->text, str_of(w->word)))
            return (enum cache_policy)w->value;
        sb_addf(&accepted, "%s%s", w == machine_policy_words ? "" : ", ", w->word);
    }
    kc_complain(r, node, "replacement_policy", sb_cstr(&accepted));
    return CACHE_LRU;
}

/* Assumes usual values for what the file does not say about a cache. */
static void guess_cache(struct kc_reader *r, const struct yml_node *group, const char *name)
{
    static const char *const usual[][2] = {{"replacement_policy", "LRU"},
                                           {"write_allocate", "write-allocate"},
                                           {"write_back", "write-back"}};
    for (size_t i = 0; i < sizeof usual / sizeof usual[0]; i++) {
        if (kc_unknown(yml_get(group, usual[i][0])))
            kc_guess(r, KC_CACHES, "%s %s", name, usual[i][1]);
    }
}

/* A file gives the size of a cache twice; sets and ways count. Sizes are rounded, and their units
 * may be meant as powers of 1024. */
static void compare_size(struct kc_reader *r, const struct yml_node *level, const char *path,
                         int cache)
{
    const size_t line_bytes = r->m->line_bytes;
    const struct yml_node *size = yml_get(level, "size per group");
    const struct yml_node *line = yml_get(yml_get(level, "cache per group"), "cl_size");
    const int said_line = kc_whole(r, line, "cl_size");
    if (said_line > 0 && line_bytes > 0 && (size_t)said_line != line_bytes)
        kc_note(r, line, str_formatz(r->arena, "%s.cache per group.cl_size", path),
                str_formatz(r->arena, "is %d B; the cacheline size of the file, %zu B, is used",
                            said_line, line_bytes));
    const double bytes = machine_cache_bytes(r->m, cache);
    const double said = kc_quantity(r, size, "size per group");
    bool agrees = !(said > 0) || !(bytes > 0);
    static const double units[] = {1, 1.024, 1.024 * 1.024}; /* B, kB, MB meant as KiB, MiB */
    for (size_t i = 0; i < sizeof units / sizeof units[0]; i++)
        agrees = agrees || fabs(said * units[i] - bytes) <= 0.01 * bytes;
    if (!agrees)
        kc_note(r, size, str_formatz(r->arena, "%s.size per group", path),
                str_formatz(r->arena,
                            "is %.9g B; sets, ways and line size give %.9g B, which is used", said,
                            bytes));
}

static void read_cache(struct kc_reader *r, const struct yml_node *hierarchy, int i)
{
    const struct yml_node *level = hierarchy->children[i];
    const struct yml_node *group = yml_get(level, "cache per group");
    const struct yml_node *metrics = yml_get(level, "performance counter metrics");
    const struct yml_node *name = yml_get(level, "level");
    const struct yml_node *policy = yml_get(group, "replacement_policy");
    struct machine_cache *c = &r->m->caches[i];
    const bool last = i == r->m->n_caches - 1;
    c->cache = (struct cache_level){
        .sets = (uint64_t)kc_whole(r, yml_get(group, "sets"), "sets"),
        .ways = (uint32_t)kc_whole(r, yml_get(group, "ways"), "ways"),
        .policy = kc_unknown(policy) ? CACHE_LRU : read_policy(r, policy),
        .write_allocate = kc_truth(r, yml_get(group, "write_allocate"), "write_allocate", true),
        .write_back = kc_truth(r, yml_get(group, "write_back"), "write_back", true),
        /* by default to memory after the last cache, and nowhere before it */
        .load_from =
            level_index(r, hierarchy, yml_get(group, "load_from"), last ? r->m->n_caches : -1),
        .store_to =
            level_index(r, hierarchy, yml_get(group, "store_to"), last ? r->m->n_caches : -1),
        .victims_to = level_index(r, hierarchy, yml_get(group, "victims_to"), -1),
        .exclusive = kc_truth(r, yml_get(group, "swap_on_load"), "swap_on_load", false),
        .write_combining = kc_truth(r, yml_get(group, "write_combining"), "write_combining", false),
    };
    /* without write-combining blocks have no meaning */
    if (c->cache.write_combining)
        c->cache.subblock_bytes =
            (uint32_t)kc_whole(r, yml_get(group, "subblock_size"), "subblock_size");
    if (name == NULL || name->text.len == 0 || name->text.len >= sizeof c->cache.name)
        kc_complain(r, name != NULL ? name : level, "level", "a short name such as L1");
    else
        memcpy(c->cache.name, name->text.ptr, name->text.len);
    guess_cache(r, group, c->cache.name);
    compare_size(r, level, str_formatz(r->arena, "memory hierarchy[%d]", i), i);
    c->cores_per_group = kc_whole(r, yml_get(level, "cores per group"), "cores per group");
    c->counters_loads = kc_metric(r, metrics, "loads");
    c->counters_stores = kc_metric(r, metrics, "stores");
    c->counters_misses = kc_metric(r, metrics, "misses");
    c->counters_evicts = kc_metric(r, metrics, "evicts");
}

/* The caches above an exclusive one pass it the lines that they drop; the format does not say so.
 */
static void give_to_exclusive(struct kc_reader *r)
{
    for (int i = 0; i < r->m->n_caches; i++) {
        struct cache_level *c = &r->m->caches[i].cache;
        const bool below = c->load_from > i && c->load_from < r->m->n_caches;
        const struct cache_level *from = below ? &r->m->caches[c->load_from].cache : NULL;
        if (from == NULL || !from->exclusive || c->victims_to >= 0)
            continue;
        c->victims_to = c->load_from;
        kc_guess(r, KC_CACHES, "%s gives what it drops to %s, which swaps on loads", c->name,
                 from->name);
    }
}

/* `penalty cycles per cacheline load`; some files have a typo in `cacheline`. */
static double read_penalty(struct kc_reader *r, const struct yml_node *level, const char *kind)
{
    for (size_t i = 0; i < level->count && level->kind == YML_MAP; i++) {
        if (str_starts_with(level->keys[i], STR("penalty cycles per ")) &&
            str_ends_with(level->keys[i], str_of(kind)))
            return kc_quantity(r, level->children[i], "penalty cycles");
    }
    return 0;
}

static enum duplex read_duplex(struct kc_reader *r, const struct yml_node *node, const char *edge)
{
    if (kc_unknown(node))
        kc_guess(r, KC_TRANSFERS, "%s half duplex", edge);
    else if (str_eq(node->text, STR("full-duplex")))
        return DUPLEX_FULL;
    else if (!str_eq(node->text, STR("half-duplex")))
        kc_complain(r, node, "upstream throughput", "half-duplex, full-duplex");
    return DUPLEX_HALF;
}

static void note_memory_throughput(struct kc_reader *r, const struct yml_node *node)
{
    if (!kc_unknown(node) && !str_eq(node->text, STR("full socket memory bandwidth")))
        kc_note(r, node, "upstream throughput",
                "is not imported: the memory bandwidth is that of the benchmarks");
}

/* What Kerncraft lists at a level is about the edge towards the core. */
static void read_edge(struct kc_reader *r, const struct yml_node *level, int i)
{
    const struct yml_node *throughput = yml_get(level, "upstream throughput");
    const struct yml_node *overlap = yml_get(level, "transfers overlap");
    const char *edge =
        str_formatz(r->arena, "%s-%s", i == 0 ? "REG" : machine_level_name(r->m, i - 1),
                    machine_level_name(r->m, i));
    const bool overlaps = kc_truth(r, overlap, "transfers overlap", false);
    if (kc_unknown(overlap))
        kc_guess(r, KC_TRANSFERS, "%s does not overlap", edge);
    if (i == 0) {
        r->m->registers_overlap = overlaps;
        return;
    }
    struct machine_cache *inner = &r->m->caches[i - 1];
    const bool memory = i == r->m->n_caches;
    inner->overlaps = overlaps;
    inner->duplex = read_duplex(r, yml_at(throughput, 1), edge);
    inner->penalty = (struct transfer_penalty){.cy_per_load = read_penalty(r, level, "load"),
                                               .cy_per_store = read_penalty(r, level, "store")};
    if (memory)
        note_memory_throughput(r, yml_at(throughput, 0));
    else
        inner->bytes_per_cy = kc_quantity(r, yml_at(throughput, 0), "upstream throughput");
}

void kc_read_hierarchy(struct kc_reader *r, const struct yml_node *root)
{
    struct machine *m = r->m;
    const struct yml_node *hierarchy = yml_get(root, "memory hierarchy");
    if (hierarchy == NULL || hierarchy->kind != YML_LIST || hierarchy->count < 2 ||
        hierarchy->count > MACHINE_MAX_LEVELS + 1) {
        violations_add(r->list, "memory hierarchy", "does not list 1 to %d caches and the memory",
                       MACHINE_MAX_LEVELS);
        return;
    }
    for (size_t i = 0; i < hierarchy->count; i++)
        kc_require_map(r, hierarchy->children[i],
                       str_formatz(r->arena, "memory hierarchy[%zu]", i));
    const struct yml_node *memory = yml_get(hierarchy->children[hierarchy->count - 1], "level");
    if (!kc_unknown(memory) && !str_eq(memory->text, STR("MEM")))
        kc_complain(r, memory, "level", "MEM, the last one");
    m->n_caches = (int)hierarchy->count - 1;
    kc_guess(r, KC_CACHES, "none is inclusive (the format does not say)");
    for (int i = 0; i < m->n_caches; i++)
        read_cache(r, hierarchy, i);
    give_to_exclusive(r);
    for (int i = 0; i <= m->n_caches; i++)
        read_edge(r, hierarchy->children[i], i);
    const struct yml_node *metrics =
        yml_get(hierarchy->children[m->n_caches], "performance counter metrics");
    m->memory_counters_loads = kc_metric(r, metrics, "loads");
    m->memory_counters_stores = kc_metric(r, metrics, "stores");
}
