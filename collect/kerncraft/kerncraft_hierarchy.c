#include "collect/kerncraft/kerncraft_parts.h"

#include <math.h>
#include <string.h>

static int level_index(struct kc_reader *r, const struct node *hierarchy, const struct node *name,
                       int otherwise)
{
    if (name == NULL)
        return otherwise;
    if (kc_unknown(name))
        return -1;
    for (size_t i = 0; i < hierarchy->count; i++) {
        const struct node *level = yaml_node_get(hierarchy->children[i], "level");
        if (level != NULL && str_eq(level->text, name->text))
            return (int)i;
    }
    kc_complain(r, name, "memory hierarchy", "a level's name");
    return -1;
}

static enum cache_policy read_policy(struct kc_reader *r, const struct node *node)
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

/* What the file does not say of a cache, and is taken as usual. */
static void guess_cache(struct kc_reader *r, const struct node *group, const char *name)
{
    static const char *const usual[][2] = {{"replacement_policy", "LRU"},
                                           {"write_allocate", "write-allocate"},
                                           {"write_back", "write-back"}};
    for (size_t i = 0; i < sizeof usual / sizeof usual[0]; i++) {
        if (kc_unknown(yaml_node_get(group, usual[i][0])))
            kc_guess(r, KC_CACHES, "%s %s", name, usual[i][1]);
    }
}

/*
 * The size of a cache is said twice; sets and ways count. Sizes are rounded, and their units may be
 * meant as powers of 1024.
 */
static void compare_size(struct kc_reader *r, const struct node *level, const char *path, int cache)
{
    const size_t line_bytes = r->m->line_bytes;
    const struct node *size = yaml_node_get(level, "size per group");
    const struct node *line = yaml_node_get(yaml_node_get(level, "cache per group"), "cl_size");
    const int said_line = kc_whole(r, line, "cl_size");
    if (said_line > 0 && line_bytes > 0 && (size_t)said_line != line_bytes)
        kc_note(r, line, str_formatz(r->arena, "%s.cache per group.cl_size", path),
                str_formatz(r->arena, "is %d B; the cacheline size of the file, %zu B, is taken",
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
                            "is %.9g B; sets, ways and lines make %.9g B, which are taken", said,
                            bytes));
}

static void read_cache(struct kc_reader *r, const struct node *hierarchy, int i)
{
    const struct node *level = hierarchy->children[i];
    const struct node *group = yaml_node_get(level, "cache per group");
    const struct node *metrics = yaml_node_get(level, "performance counter metrics");
    const struct node *name = yaml_node_get(level, "level");
    const struct node *policy = yaml_node_get(group, "replacement_policy");
    struct machine_cache *c = &r->m->caches[i];
    const bool last = i == r->m->n_caches - 1;
    c->cache = (struct cache_level){
        .sets = (uint64_t)kc_whole(r, yaml_node_get(group, "sets"), "sets"),
        .ways = (uint32_t)kc_whole(r, yaml_node_get(group, "ways"), "ways"),
        .policy = kc_unknown(policy) ? CACHE_LRU : read_policy(r, policy),
        .write_allocate =
            kc_truth(r, yaml_node_get(group, "write_allocate"), "write_allocate", true),
        .write_back = kc_truth(r, yaml_node_get(group, "write_back"), "write_back", true),
        /* What is not given goes to memory behind the last cache, and nowhere before it. */
        .load_from = level_index(r, hierarchy, yaml_node_get(group, "load_from"),
                                 last ? r->m->n_caches : -1),
        .store_to =
            level_index(r, hierarchy, yaml_node_get(group, "store_to"), last ? r->m->n_caches : -1),
        .victims_to = level_index(r, hierarchy, yaml_node_get(group, "victims_to"), -1),
    };
    if (name == NULL || name->text.len == 0 || name->text.len >= sizeof c->cache.name)
        kc_complain(r, name != NULL ? name : level, "level", "a short name such as L1");
    else
        memcpy(c->cache.name, name->text.ptr, name->text.len);
    guess_cache(r, group, c->cache.name);
    compare_size(r, level, str_formatz(r->arena, "memory hierarchy[%d]", i), i);
    c->cores_per_group = kc_whole(r, yaml_node_get(level, "cores per group"), "cores per group");
    c->counters_loads = kc_text(r, yaml_node_get(metrics, "loads"));
    c->counters_stores = kc_text(r, yaml_node_get(metrics, "stores"));
    c->counters_misses = kc_text(r, yaml_node_get(metrics, "misses"));
    c->counters_evicts = kc_text(r, yaml_node_get(metrics, "evicts"));
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

static enum duplex read_duplex(struct kc_reader *r, const struct node *node, const char *edge)
{
    if (kc_unknown(node))
        kc_guess(r, KC_TRANSFERS, "%s half duplex", edge);
    else if (str_eq(node->text, STR("full-duplex")))
        return DUPLEX_FULL;
    else if (!str_eq(node->text, STR("half-duplex")))
        kc_complain(r, node, "upstream throughput", "half-duplex, full-duplex");
    return DUPLEX_HALF;
}

static void note_memory_throughput(struct kc_reader *r, const struct node *node)
{
    if (!kc_unknown(node) && !str_eq(node->text, STR("full socket memory bandwidth")))
        kc_note(r, node, "upstream throughput",
                "is not taken over: the bandwidth of memory is that of the benchmarks");
}

/* What Kerncraft says at a level belongs to the edge towards the core. */
static void read_edge(struct kc_reader *r, const struct node *level, int i)
{
    const struct node *throughput = yaml_node_get(level, "upstream throughput");
    const struct node *overlap = yaml_node_get(level, "transfers overlap");
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
    inner->duplex = read_duplex(r, yaml_node_at(throughput, 1), edge);
    inner->penalty = (struct transfer_penalty){.cy_per_load = read_penalty(r, level, "load"),
                                               .cy_per_store = read_penalty(r, level, "store")};
    if (memory)
        note_memory_throughput(r, yaml_node_at(throughput, 0));
    else
        inner->bytes_per_cy = kc_quantity(r, yaml_node_at(throughput, 0), "upstream throughput");
}

void kc_read_hierarchy(struct kc_reader *r, const struct node *root)
{
    struct machine *m = r->m;
    const struct node *hierarchy = yaml_node_get(root, "memory hierarchy");
    if (hierarchy == NULL || hierarchy->kind != NODE_LIST || hierarchy->count < 2 ||
        hierarchy->count > MACHINE_MAX_LEVELS + 1) {
        violations_add(r->list, "memory hierarchy", "does not list 1 to %d caches and the memory",
                       MACHINE_MAX_LEVELS);
        return;
    }
    for (size_t i = 0; i < hierarchy->count; i++)
        kc_require_map(r, hierarchy->children[i],
                       str_formatz(r->arena, "memory hierarchy[%zu]", i));
    const struct node *memory = yaml_node_get(hierarchy->children[hierarchy->count - 1], "level");
    if (!kc_unknown(memory) && !str_eq(memory->text, STR("MEM")))
        kc_complain(r, memory, "level", "MEM, the last one");
    m->n_caches = (int)hierarchy->count - 1;
    kc_guess(r, KC_CACHES, "none is inclusive, which the format does not tell");
    for (int i = 0; i < m->n_caches; i++)
        read_cache(r, hierarchy, i);
    for (int i = 0; i <= m->n_caches; i++)
        read_edge(r, hierarchy->children[i], i);
    const struct node *metrics =
        yaml_node_get(hierarchy->children[m->n_caches], "performance counter metrics");
    m->memory_counters_loads = kc_text(r, yaml_node_get(metrics, "loads"));
    m->memory_counters_stores = kc_text(r, yaml_node_get(metrics, "stores"));
}
