#include <string.h>

#include "collect/kerncraft/kerncraft_parts.h"

/* Our path and Kerncraft's; what follows the first is appended to the second. */
static const char *const path_names[][2] = {
    {"clock.ghz", "clock"},
    {"clock.base_ghz", "inspect.base_ghz"},
    {"vendor", "inspect.vendor"},
    {"topology.memory_gib_per_numa_domain", "inspect.memory_gib_per_numa_domain"},
    {"topology.sockets", "sockets"},
    {"topology.cores_per_socket", "cores per socket"},
    {"topology.threads_per_core", "threads per core"},
    {"topology.numa_domains_per_socket", "NUMA domains per socket"},
    {"topology.cores_per_numa_domain", "cores per NUMA domain"},
    {"setup.huge_pages", "transparent hugepage"},
    {"setup", "inspect.setup"},
    {"line_bytes", "cacheline size"},
    {"family", "inspect.family"},
    {"stepping", "inspect.stepping"},
    {"model_name", "model name"},
    {"model", "inspect.model"},
    {"microarchitecture", "model type"},
    {"peak_flop_per_cy.sp", "FLOPs per cycle.SP"},
    {"peak_flop_per_cy.dp", "FLOPs per cycle.DP"},
    {"compilers", "compiler"},
    {"analysers", "in-core model"},
    {"mixes", "benchmarks.kernels"},
    {"bandwidths", "benchmarks.measurements"},
    {"transfers", "memory hierarchy"},
    {"caches", "memory hierarchy"},
    {"counters.overlapping", "overlapping model.performance counter metric"},
    {"fit", "inspect.fit"},
    {"core", "inspect.core"},
    {"compositions", "inspect.compositions"},
    {"provenance", "inspect.provenance"},
};
static const char *const key_names[][2] = {
    {".sets", ".cache per group.sets"},
    {".ways", ".cache per group.ways"},
    {".write_back", ".cache per group.write_back"},
    {".load_from", ".cache per group.load_from"},
    {".store_to", ".cache per group.store_to"},
    {".victims_to", ".cache per group.victims_to"},
    {".exclusive", ".cache per group.swap_on_load"},
    {".write_combining", ".cache per group.write_combining"},
    {".subblock_bytes", ".cache per group.subblock_size"},
    {".cores_per_group", ".cores per group"},
    {".bytes_per_cy", ".upstream throughput[0]"},
    {".counters.loads", ".performance counter metrics.loads"},
    {".counters.stores", ".performance counter metrics.stores"},
    {".counters.misses", ".performance counter metrics.misses"},
    {".counters.evicts", ".performance counter metrics.evicts"},
    {".fma", ".FMA"},
    {".add", ".ADD"},
    {".mul", ".MUL"},
    {".read_writes", ".read+write streams.streams"},
    {".reads", ".read streams.streams"},
    {".writes", ".write streams.streams"},
    {".flop_per_it", ".FLOPs per iteration"},
};

static const char *replaced(struct arena *arena, const char *path, const char *from, const char *to)
{
    const size_t at = str_find_str(str_of(path), str_of(from));
    return str_formatz(arena, "%.*s%s%s", (int)at, path, to, path + at + strlen(from));
}

static const char *renamed(const char *path, const struct machine *m, struct arena *arena)
{
    static const char memory[] = "counters.memory_";
    const size_t n = sizeof path_names / sizeof path_names[0];
    size_t i = 0;
    if (str_starts_with(str_of(path), str_of(memory)))
        return str_formatz(arena, "memory hierarchy[%d].performance counter metrics.%s",
                           m->n_caches, path + strlen(memory));
    while (i < n && !str_starts_with(str_of(path), str_of(path_names[i][0])))
        i++;
    if (i == n)
        return path;
    path = replaced(arena, path, path_names[i][0], path_names[i][1]);
    for (size_t k = 0; k < sizeof key_names / sizeof key_names[0]; k++) {
        if (str_ends_with(str_of(path), str_of(key_names[k][0])))
            return replaced(arena, path, key_names[k][0], key_names[k][1]);
    }
    return path;
}

/* `LIST[7].KEY[3]`; -1 if there is no index. */
struct item_path {
    struct str list, key;
    int64_t index, key_index;
};

static struct str take_index(struct str text, int64_t *index)
{
    const struct str_cut name = str_cut(text, '[');
    *index = -1;
    if (name.ok && !str_to_i64(str_cut(name.tail, ']').head, index))
        *index = -1;
    return name.head;
}

static struct item_path split(const char *path)
{
    const struct str_cut parts = str_cut(str_of(path), '.');
    struct item_path out;
    out.list = take_index(parts.head, &out.index);
    out.key = take_index(parts.tail, &out.key_index);
    return out;
}

/* Empty names are null. */
static const char *shown(const char *name)
{
    return name != NULL ? name : "''";
}

/* The path of an entry in a list that leaves out unknown values; null if it is not there. */
static const char *place_entry(const struct item_path *p, const struct machine *m,
                               const struct kerncraft_places *places, struct arena *arena,
                               const struct yml_node **node)
{
    const size_t i = (size_t)p->index;
    if (p->index < 0)
        return NULL;
    if (str_eq(p->list, STR("compilers")) && i < m->n_compilers) {
        *node = places->compilers[i];
        return str_formatz(arena, "compiler.%s", shown(m->compilers[i].name));
    }
    if (str_eq(p->list, STR("bandwidths")) && i < m->n_bandwidths) {
        const struct bandwidth *row = &m->bandwidths[i];
        const struct yml_node *value = yml_at(places->bandwidths[i], (size_t)p->key_index);
        *node = p->key_index >= 0 && value != NULL ? value : places->bandwidths[i];
        const char *list = str_formatz(arena, "benchmarks.measurements.%s.%d.results.%s",
                                       machine_level_name(m, row->level), row->threads_per_core,
                                       m->mixes[row->mix].name);
        return p->key_index < 0 ? list : str_formatz(arena, "%s[%d]", list, (int)p->key_index);
    }
    if (!str_eq(p->list, STR("analysers")) || i >= m->n_analysers)
        return NULL;
    const bool overlapping = str_eq(p->key, STR("overlapping"));
    const char *name = kc_their_analyser(shown(m->analysers[i].name));
    if (!overlapping && !str_eq(p->key, STR("non_overlapping"))) {
        *node = places->analysers[i];
        return str_formatz(arena, "in-core model.%s", name);
    }
    *node = overlapping ? places->overlapping[i] : places->non_overlapping[i];
    return str_formatz(arena, "%soverlapping model.ports.%s", overlapping ? "" : "non-", name);
}

/* Values that a model needs are checked as 0 or empty, which nobody wrote. */
static void tell_missing(struct violation *v, const struct yml_node *node, struct arena *arena)
{
    static const char *const texts[] = {"is 0;", "is empty;", "is none"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0] && kc_unknown(node); i++) {
        if (!str_starts_with(str_of(v->text), str_of(texts[i])))
            continue;
        const char *rest = v->text + strcspn(v->text, ";");
        v->missing = true;
        v->text = str_formatz(arena, "is not given%s", rest);
        return;
    }
}

void kerncraft_rename_paths(struct violations *list, const struct yml_node *root,
                            const struct machine *m, const struct kerncraft_places *places)
{
    for (size_t i = 0; i < list->count; i++) {
        struct violation *v = &list->items[i];
        const struct item_path p = split(v->path);
        const struct yml_node *node = NULL;
        const char *entry = place_entry(&p, m, places, list->arena, &node);
        if (entry != NULL) {
            v->path = entry;
            v->line = node != NULL ? node->line : 0;
            v->col = node != NULL ? node->col : 0;
        } else {
            bool given = false;
            v->path = renamed(v->path, m, list->arena);
            node = yml_find(root, v->path, &given);
            node = given ? node : NULL;
        }
        tell_missing(v, node, list->arena);
    }
}
