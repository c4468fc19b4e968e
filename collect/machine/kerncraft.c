#include "collect/machine/kerncraft.h"

#include <string.h>

#include "collect/machine/kerncraft_parts.h"

/* Bulky keys of the benchmarks that nothing here is read from. */
static bool is_unused(struct str key)
{
    static const struct str unused[] = {
        {"stats", 5}, {"size per core", 13}, {"size per thread", 15}, {"total size", 10}};
    for (size_t i = 0; i < sizeof unused / sizeof unused[0]; i++) {
        if (str_eq(key, unused[i]))
            return true;
    }
    return false;
}

/* A line as it counts for where a block ends. */
struct line {
    size_t indent;
    bool blank, item; /* item of a list */
};

static struct line look_at(struct str text)
{
    size_t indent = 0;
    while (indent < text.len && text.ptr[indent] == ' ')
        indent++;
    const char first = indent < text.len ? text.ptr[indent] : '\n';
    return (struct line){indent, first == '\n' || first == '\r', first == '-'};
}

struct str kerncraft_without_unused(struct str text, struct arena *arena)
{
    char *out = arena_alloc(arena, text.len + 1, 1);
    size_t len = 0;
    size_t inside = SIZE_MAX; /* indentation of the unused key that we are in */
    bool benchmarks = false;
    while (text.len != 0) {
        const struct str_cut cut = str_cut(text, '\n');
        const struct line line = look_at(cut.head);
        const struct str word = str_slice(cut.head, line.indent, cut.head.len);
        if (!line.blank && (line.indent < inside || (line.indent == inside && !line.item))) {
            if (line.indent == 0 && !line.item)
                benchmarks = str_starts_with(word, STR("benchmarks:"));
            inside = benchmarks && is_unused(str_cut(word, ':').head) ? line.indent : SIZE_MAX;
        }
        if (inside == SIZE_MAX && cut.head.len != 0) {
            memcpy(out + len, cut.head.ptr, cut.head.len);
            len += cut.head.len;
        }
        if (cut.ok)
            out[len++] = '\n';
        text = cut.tail;
    }
    return (struct str){out, len};
}

void kerncraft_read(const struct node *root, const char *name, struct machine *out,
                    struct violations *list)
{
    *out = (struct machine){.name = name};
    struct kc_reader r = {list->arena, list, out};
    kc_read_identity(&r, root);
    kc_read_tools(&r, root);
    kc_read_hierarchy(&r, root);
    kc_read_benchmarks(&r, root);
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

/* What a model needs is checked as 0, which nobody wrote. */
static const char *not_given(const struct violation *v, const struct node *root,
                             struct arena *arena)
{
    static const char zero[] = "is 0;";
    bool given = false;
    const struct node *node = node_find(root, v->path, &given);
    if (!str_starts_with(str_of(v->text), str_of(zero)) || (given && !kc_unknown(node)))
        return v->text;
    return str_formatz(arena, "is not given;%s", v->text + strlen(zero));
}

void kerncraft_rename_paths(struct violations *list, const struct node *root)
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
        v->text = not_given(v, root, list->arena);
    }
}
