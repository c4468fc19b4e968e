#include "collect/machine/kerncraft.h"

#include <string.h>

struct reader {
    struct arena *arena;
    struct violations *list;
    struct machine *m;
};

/* Units as Kerncraft writes them; prefixes are decimal. */
struct unit {
    const char *name;
    double factor;
};
static const struct unit units[] = {
    {"GB/s", 1e9}, {"", 1},      {"B", 1},      {"kB", 1e3},   {"MB", 1e6},
    {"GB", 1e9},   {"TB", 1e12}, {"Hz", 1},     {"kHz", 1e3},  {"MHz", 1e6},
    {"GHz", 1e9},  {"B/s", 1},   {"kB/s", 1e3}, {"MB/s", 1e6}, {"TB/s", 1e12},
    {"B/cy", 1},   {"cy", 1},    {"cy/CL", 1},  {"KiB", 1024}, {"MiB", 1024.0 * 1024},
};

/* The violation that was just added is this node's. */
static void place_last(struct reader *r, const struct node *node)
{
    r->list->items[r->list->count - 1].line = node->line;
    r->list->items[r->list->count - 1].col = node->col;
}

static void complain(struct reader *r, const struct node *node, const char *what,
                     const char *accepted)
{
    violations_add(r->list, what, "is '%.*s'; accepted: %s", STR_ARG(node->text), accepted);
    place_last(r, node);
}

/* Empty, `~`, null, or waiting for an expert. */
static bool is_unknown(const struct node *node)
{
    return node == NULL ||
           (node->kind == NODE_SCALAR &&
            (node->text.len == 0 || str_eq(node->text, STR("~")) ||
             str_eq(node->text, STR("null")) ||
             str_find_str(node->text, STR("INFORMATION_REQUIRED")) != node->text.len));
}

/* A number with one of the units; 0 where it is not known. */
static double quantity(struct reader *r, const struct node *node, const char *what)
{
    if (is_unknown(node))
        return 0;
    if (node->kind == NODE_SCALAR) {
        const struct str text = str_trim(node->text);
        const size_t space = str_find(text, ' ');
        const struct str unit = str_trim(str_slice(text, space, text.len));
        double value = 0;
        for (size_t i = 0; i < sizeof units / sizeof units[0]; i++) {
            if (str_eq(unit, str_of(units[i].name)) &&
                str_to_double(str_slice(text, 0, space), &value))
                return value * units[i].factor;
        }
    }
    complain(r, node, what, "a number with a unit such as kB, GHz, GB/s, B/cy");
    return 0;
}

static int whole(struct reader *r, const struct node *node, const char *what)
{
    const double value = quantity(r, node, what);
    if (value >= 0 && value <= 1e9)
        return (int)value;
    complain(r, node, what, "a whole number from 0 to 1e9");
    return 0;
}

static bool truth(struct reader *r, const struct node *node, const char *what, bool otherwise)
{
    static const char *const yes[] = {"true", "True", "yes", "on"};
    static const char *const no[] = {"false", "False", "no", "off"};
    if (is_unknown(node))
        return otherwise;
    for (size_t i = 0; i < sizeof yes / sizeof yes[0]; i++) {
        if (str_eq(node->text, str_of(yes[i])))
            return true;
        if (str_eq(node->text, str_of(no[i])))
            return false;
    }
    complain(r, node, what, "true, false");
    return otherwise;
}

/* A text, or null where it is not known. Metrics may be numbers: `0` means there is none. */
static const char *text(struct reader *r, const struct node *node)
{
    if (is_unknown(node) || node->kind != NODE_SCALAR || str_eq(node->text, STR("0")))
        return NULL;
    return str_cstr(r->arena, node->text);
}

static const char *text_or(struct reader *r, const struct node *node, const char *otherwise)
{
    const char *found = text(r, node);
    return found != NULL ? found : otherwise;
}

static bool has_word(const char *text_of, const char *word)
{
    return text_of != NULL && strstr(text_of, word) != NULL;
}

/* Vendors show in the model's names; microarchitectures too, but in no fixed form. */
static const char *find_vendor(const char *model_name, const char *model_type)
{
    static const struct {
        const char *word;
        const char *vendor;
    } known[] = {{"Intel", "Intel"},     {"AMD", "AMD"},       {"Zen", "AMD"},
                 {"Fujitsu", "Fujitsu"}, {"Cavium", "Cavium"}, {"ThunderX", "Cavium"},
                 {"Ampere", "Ampere"},   {"NVIDIA", "NVIDIA"}, {"ARM", "Arm"}};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        if (has_word(model_name, known[i].word) || has_word(model_type, known[i].word))
            return known[i].vendor;
    }
    return "unknown";
}

static void read_identity(struct reader *r, const struct node *root)
{
    struct machine *m = r->m;
    const char *type = text_or(r, node_get(root, "model type"), "unknown");
    m->model_name = text_or(r, node_get(root, "model name"), type);
    m->microarchitecture = type;
    m->vendor = find_vendor(m->model_name, type);
    const char *isa = text_or(r, node_get(root, "isa"), "x86");
    m->isa = isa[0] == 'x' ? "x86-64" : "aarch64"; /* x86, aarch64, AArch64 */
    m->clock_hz = quantity(r, node_get(root, "clock"), "clock");
    m->sockets = whole(r, node_get(root, "sockets"), "sockets");
    m->cores_per_socket = whole(r, node_get(root, "cores per socket"), "cores per socket");
    m->threads_per_core = whole(r, node_get(root, "threads per core"), "threads per core");
    m->numa_domains_per_socket =
        whole(r, node_get(root, "NUMA domains per socket"), "NUMA domains per socket");
    m->cores_per_numa_domain =
        whole(r, node_get(root, "cores per NUMA domain"), "cores per NUMA domain");
    m->line_bytes = (size_t)whole(r, node_get(root, "cacheline size"), "cacheline size");
    m->setup.huge_pages = text(r, node_get(root, "transparent hugepage"));
}

/* The n-th pair of an ordered map, which is a list of maps with one key, or of a plain map. */
static bool pair_at(const struct node *map, size_t n, struct str *key, const struct node **value)
{
    const struct node *item = node_at(map, n);
    if (item == NULL)
        return false;
    const bool ordered = map->kind == NODE_LIST;
    if (ordered && (item->kind != NODE_MAP || item->count != 1))
        return false;
    *key = ordered ? item->keys[0] : map->keys[n];
    *value = ordered ? item->children[0] : item;
    return true;
}

static size_t pairs(const struct node *map)
{
    return map != NULL && map->kind != NODE_SCALAR ? map->count : 0;
}

static void read_compilers(struct reader *r, const struct node *map)
{
    struct compiler *list = arena_alloc(r->arena, pairs(map), sizeof *list);
    struct str key;
    const struct node *value = NULL;
    for (size_t i = 0; i < pairs(map); i++) {
        if (pair_at(map, i, &key, &value) && !is_unknown(value))
            list[r->m->n_compilers++] =
                (struct compiler){str_cstr(r->arena, key), text_or(r, value, "")};
    }
    r->m->compilers = list;
}

static const char *const *read_ports(struct reader *r, const struct node *root, const char *model,
                                     struct str analyser, size_t *n)
{
    const struct node *ports = node_get(node_get(root, model), "ports");
    const struct node *list = ports;
    if (ports != NULL && ports->kind == NODE_MAP)
        list = node_get(ports, str_cstr(r->arena, analyser));
    const size_t count = list != NULL && list->kind == NODE_LIST ? list->count : 0;
    const char **names = arena_alloc(r->arena, count, sizeof *names);
    *n = 0;
    for (size_t i = 0; i < count; i++) {
        if (list->children[i]->kind == NODE_SCALAR && !is_unknown(list->children[i]))
            names[(*n)++] = str_cstr(r->arena, list->children[i]->text);
    }
    return names;
}

/* Ours are the programs' names. */
static const struct {
    const char *theirs;
    const char *ours;
} analyser_names[] = {{"LLVM-MCA", "llvm-mca"}, {"OSACA", "osaca"}, {"IACA", "iaca"}};

static void read_analysers(struct reader *r, const struct node *root)
{
    const struct node *map = node_get(root, "in-core model");
    struct analyser *list = arena_alloc(r->arena, pairs(map), sizeof *list);
    struct str key;
    const struct node *value = NULL;
    for (size_t i = 0; i < pairs(map); i++) {
        if (!pair_at(map, i, &key, &value) || is_unknown(value))
            continue;
        struct analyser *a = &list[r->m->n_analysers];
        a->name = str_cstr(r->arena, key);
        for (size_t k = 0; k < sizeof analyser_names / sizeof analyser_names[0]; k++) {
            if (str_eq(key, str_of(analyser_names[k].theirs)))
                a->name = analyser_names[k].ours;
        }
        a->target = text_or(r, value, "");
        a->overlapping = read_ports(r, root, "overlapping model", key, &a->n_overlapping);
        a->non_overlapping =
            read_ports(r, root, "non-overlapping model", key, &a->n_non_overlapping);
        r->m->n_analysers++;
    }
    r->m->analysers = list;
    r->m->counters_overlapping =
        text(r, node_get(node_get(root, "overlapping model"), "performance counter metric"));
    r->m->counters_non_overlapping =
        text(r, node_get(node_get(root, "non-overlapping model"), "performance counter metric"));
}

static struct peak_flops read_peak(struct reader *r, const struct node *map)
{
    return (struct peak_flops){
        quantity(r, node_get(map, "total"), "FLOPs per cycle: total"),
        quantity(r, node_get(map, "FMA"), "FLOPs per cycle: FMA"),
        quantity(r, node_get(map, "ADD"), "FLOPs per cycle: ADD"),
        quantity(r, node_get(map, "MUL"), "FLOPs per cycle: MUL"),
    };
}

static int level_index(struct reader *r, const struct node *hierarchy, const struct node *name,
                       int otherwise)
{
    if (name == NULL)
        return otherwise;
    if (is_unknown(name))
        return -1;
    for (size_t i = 0; i < hierarchy->count; i++) {
        const struct node *level = node_get(hierarchy->children[i], "level");
        if (level != NULL && str_eq(level->text, name->text))
            return (int)i;
    }
    complain(r, name, "memory hierarchy", "a level's name");
    return -1;
}

static enum cache_policy read_policy(struct reader *r, const struct node *node)
{
    static const struct {
        const char *name;
        enum cache_policy policy;
    } policies[] = {
        {"LRU", CACHE_LRU}, {"FIFO", CACHE_FIFO}, {"MRU", CACHE_MRU}, {"RR", CACHE_RANDOM}};
    if (is_unknown(node))
        return CACHE_LRU;
    for (size_t i = 0; i < sizeof policies / sizeof policies[0]; i++) {
        if (str_eq(node->text, str_of(policies[i].name)))
            return policies[i].policy;
    }
    complain(r, node, "replacement_policy", "LRU, FIFO, MRU, RR");
    return CACHE_LRU;
}

static void read_cache(struct reader *r, const struct node *hierarchy, int i)
{
    const struct node *level = hierarchy->children[i];
    const struct node *group = node_get(level, "cache per group");
    const struct node *metrics = node_get(level, "performance counter metrics");
    const struct node *name = node_get(level, "level");
    struct machine_cache *c = &r->m->caches[i];
    const bool last = i == r->m->n_caches - 1;
    c->cache = (struct cache_level){
        .sets = (uint64_t)whole(r, node_get(group, "sets"), "sets"),
        .ways = (uint32_t)whole(r, node_get(group, "ways"), "ways"),
        .policy = read_policy(r, node_get(group, "replacement_policy")),
        .write_allocate = truth(r, node_get(group, "write_allocate"), "write_allocate", true),
        .write_back = truth(r, node_get(group, "write_back"), "write_back", true),
        /* What is not given goes to memory behind the last cache, and nowhere before it. */
        .load_from =
            level_index(r, hierarchy, node_get(group, "load_from"), last ? r->m->n_caches : -1),
        .store_to =
            level_index(r, hierarchy, node_get(group, "store_to"), last ? r->m->n_caches : -1),
        .victims_to = level_index(r, hierarchy, node_get(group, "victims_to"), -1),
    };
    if (name == NULL || name->text.len == 0 || name->text.len >= sizeof c->cache.name)
        complain(r, name != NULL ? name : level, "level", "a short name such as L1");
    else
        memcpy(c->cache.name, name->text.ptr, name->text.len);
    c->cores_per_group = whole(r, node_get(level, "cores per group"), "cores per group");
    c->counters_loads = text(r, node_get(metrics, "loads"));
    c->counters_stores = text(r, node_get(metrics, "stores"));
    c->counters_misses = text(r, node_get(metrics, "misses"));
    c->counters_evicts = text(r, node_get(metrics, "evicts"));
}

/* `penalty cycles per cacheline load`; some files have a slip of the pen in `cacheline`. */
static double read_penalty(struct reader *r, const struct node *level, const char *kind)
{
    for (size_t i = 0; i < level->count && level->kind == NODE_MAP; i++) {
        if (str_starts_with(level->keys[i], STR("penalty cycles per ")) &&
            str_ends_with(level->keys[i], str_of(kind)))
            return quantity(r, level->children[i], "penalty cycles");
    }
    return 0;
}

/* What Kerncraft says at a level belongs to the edge towards the core. */
static void read_edge(struct reader *r, const struct node *level, int i)
{
    const struct node *throughput = node_get(level, "upstream throughput");
    const struct node *duplex = node_at(throughput, 1);
    const bool overlaps =
        truth(r, node_get(level, "transfers overlap"), "transfers overlap", false);
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
        inner->bytes_per_cy = quantity(r, node_at(throughput, 0), "upstream throughput");
}

static void require_map(struct reader *r, const struct node *node, const char *what)
{
    if (node->kind == NODE_MAP)
        return;
    violations_add(r->list, what, "is no map; accepted: `key: value` lines");
    place_last(r, node);
}

static void read_hierarchy(struct reader *r, const struct node *root)
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
        require_map(r, hierarchy->children[i], str_formatz(r->arena, "memory hierarchy[%zu]", i));
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
    m->memory_counters_loads = text(r, node_get(metrics, "loads"));
    m->memory_counters_stores = text(r, node_get(metrics, "stores"));
}

static int streams(struct reader *r, const struct node *kernel, const char *kind)
{
    return whole(r, node_get(node_get(kernel, kind), "streams"), kind);
}

static void read_mixes(struct reader *r, const struct node *kernels)
{
    const size_t n = kernels != NULL && kernels->kind == NODE_MAP ? kernels->count : 0;
    struct stream_mix *mixes = arena_alloc(r->arena, n, sizeof *mixes);
    for (size_t i = 0; i < n; i++) {
        const struct node *kernel = kernels->children[i];
        mixes[i] = (struct stream_mix){
            .name = str_cstr(r->arena, kernels->keys[i]),
            .reads = streams(r, kernel, "read streams"),
            .writes = streams(r, kernel, "write streams"),
            .read_writes = streams(r, kernel, "read+write streams"),
            .flop_per_it = whole(r, node_get(kernel, "FLOPs per iteration"), "FLOPs per iteration"),
            .bench = text(r, node_get(kernel, "fastest bench kernel")),
        };
    }
    r->m->mixes = mixes;
    r->m->n_mixes = n;
}

/* One list of results; the core counts must be 1, 2, 3, …. */
static void read_row(struct reader *r, const struct node *results, int level, int threads,
                     size_t mix, struct bandwidth *row)
{
    const struct node *values = node_get(results, r->m->mixes[mix].name);
    const size_t n = values != NULL && values->kind == NODE_LIST ? values->count : 0;
    double *bytes_per_s = arena_alloc(r->arena, n, sizeof *bytes_per_s);
    size_t known = 0;
    while (known < n) {
        const double value = quantity(r, values->children[known], "results");
        if (value <= 0)
            break;
        bytes_per_s[known++] = value;
    }
    *row = (struct bandwidth){(int)mix, level, threads, (int)known, bytes_per_s};
}

static bool counts_from_one(struct reader *r, const struct node *cores)
{
    for (size_t i = 0; cores != NULL && cores->kind == NODE_LIST && i < cores->count; i++) {
        if (whole(r, cores->children[i], "cores") != (int)i + 1) {
            complain(r, cores->children[i], "cores", "1, 2, 3, …");
            return false;
        }
    }
    return true;
}

/* The rows of one level and number of threads a core. */
static void read_run(struct reader *r, const struct node *run, int level, int threads,
                     struct bandwidth **rows, size_t *capacity)
{
    struct machine *m = r->m;
    if (run == NULL || !counts_from_one(r, node_get(run, "cores")))
        return;
    for (size_t mix = 0; mix < m->n_mixes; mix++) {
        *rows = arena_grow(r->arena, *rows, m->n_bandwidths, capacity, sizeof **rows);
        struct bandwidth *row = &(*rows)[m->n_bandwidths];
        read_row(r, node_get(run, "results"), level, threads, mix, row);
        m->n_bandwidths += row->n_cores > 0;
    }
}

static void read_bandwidths(struct reader *r, const struct node *measurements)
{
    struct machine *m = r->m;
    struct bandwidth *rows = NULL;
    size_t capacity = 0;
    for (int level = 0; level <= m->n_caches && m->n_caches > 0; level++) {
        const struct node *by_threads = node_get(measurements, machine_level_name(m, level));
        for (int threads = 1; threads <= MACHINE_MAX_THREADS; threads++) {
            const char key[] = {(char)('0' + threads), '\0'};
            read_run(r, node_get(by_threads, key), level, threads, &rows, &capacity);
        }
    }
    m->bandwidths = rows;
}

struct str kerncraft_without_stats(struct str text_of, struct arena *arena)
{
    struct sb out = {.arena = arena};
    size_t inside = SIZE_MAX; /* indentation of the `stats:` that we are in */
    while (text_of.len != 0) {
        const struct str_cut line = str_cut(text_of, '\n');
        size_t indent = 0;
        while (indent < line.head.len && line.head.ptr[indent] == ' ')
            indent++;
        const struct str word = str_slice(line.head, indent, line.head.len);
        const bool item = word.len != 0 && word.ptr[0] == '-';
        if (word.len != 0 && (indent < inside || (indent == inside && !item)))
            inside = str_eq(str_trim(word), STR("stats:")) ? indent : SIZE_MAX;
        if (inside == SIZE_MAX)
            sb_add(&out, line.head);
        if (line.ok)
            sb_addc(&out, '\n');
        text_of = line.tail;
    }
    return (struct str){sb_cstr(&out), out.len};
}

void kerncraft_read(const struct node *root, const char *name, struct machine *out,
                    struct violations *list)
{
    *out = (struct machine){.name = name};
    struct reader r = {list->arena, list, out};
    const struct node *flops = node_get(root, "FLOPs per cycle");
    const struct node *benchmarks = node_get(root, "benchmarks");
    read_identity(&r, root);
    read_compilers(&r, node_get(root, "compiler"));
    read_analysers(&r, root);
    out->peak_sp = read_peak(&r, node_get(flops, "SP"));
    out->peak_dp = read_peak(&r, node_get(flops, "DP"));
    read_hierarchy(&r, root);
    read_mixes(&r, node_get(benchmarks, "kernels"));
    read_bandwidths(&r, node_get(benchmarks, "measurements"));
    static const struct provenance from = {
        "all", FROM_LITERATURE, "imported from a machine file in Kerncraft's format", NULL};
    out->provenance = &from;
    out->n_provenance = 1;
}

/* Ours and theirs; what follows the first is put behind the second. */
static const char *const path_names[][2] = {
    {"clock.ghz", "clock"},
    {"topology.sockets", "sockets"},
    {"topology.cores_per_socket", "cores per socket"},
    {"topology.threads_per_core", "threads per core"},
    {"topology.numa_domains_per_socket", "NUMA domains per socket"},
    {"topology.cores_per_numa_domain", "cores per NUMA domain"},
    {"line_bytes", "cacheline size"},
    {"model_name", "model name"},
    {"microarchitecture", "model type"},
    {"peak_flop_per_cy", "FLOPs per cycle"},
    {"compilers", "compiler"},
    {"analysers", "in-core model"},
    {"mixes", "benchmarks.kernels"},
    {"bandwidths", "benchmarks.measurements"},
    {"transfers", "memory hierarchy"},
    {"caches", "memory hierarchy"},
};
static const char *const cache_names[][2] = {
    {".sets", ".cache per group.sets"},
    {".ways", ".cache per group.ways"},
    {".load_from", ".cache per group.load_from"},
    {".store_to", ".cache per group.store_to"},
    {".victims_to", ".cache per group.victims_to"},
    {".cores_per_group", ".cores per group"},
    {".bytes_per_cy", ".upstream throughput"},
};

static const char *replaced(struct arena *arena, const char *path, const char *from, const char *to)
{
    const size_t at = str_find_str(str_of(path), str_of(from));
    return str_formatz(arena, "%.*s%s%s", (int)at, path, to, path + at + strlen(from));
}

void kerncraft_rename_paths(struct violations *list)
{
    for (size_t i = 0; i < list->count; i++) {
        struct violation *v = &list->items[i];
        const size_t n = sizeof path_names / sizeof path_names[0];
        const char *path = v->path;
        for (size_t k = 0; k < n && path == v->path && v->line == 0; k++) {
            if (str_starts_with(str_of(path), str_of(path_names[k][0])))
                path = replaced(list->arena, path, path_names[k][0], path_names[k][1]);
        }
        for (size_t k = 0; k < sizeof cache_names / sizeof cache_names[0] && path != v->path; k++) {
            if (str_ends_with(str_of(path), str_of(cache_names[k][0])))
                path = replaced(list->arena, path, cache_names[k][0], cache_names[k][1]);
        }
        v->path = path;
    }
}
