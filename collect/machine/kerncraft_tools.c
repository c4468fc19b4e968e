#include "collect/machine/kerncraft_parts.h"

static void read_compilers(struct kc_reader *r, const struct node *map)
{
    struct compiler *list = arena_alloc(r->arena, kc_pairs(map), sizeof *list);
    struct str key;
    const struct node *value = NULL;
    for (size_t i = 0; i < kc_pairs(map); i++) {
        if (kc_pair_at(map, i, &key, &value) && !kc_unknown(value))
            list[r->m->n_compilers++] =
                (struct compiler){str_cstr(r->arena, key), kc_text_or(r, value, "")};
    }
    r->m->compilers = list;
}

static const char *const *read_ports(struct kc_reader *r, const struct node *root,
                                     const char *model, struct str analyser, size_t *n)
{
    const struct node *ports = node_get(node_get(root, model), "ports");
    const struct node *list = ports;
    if (ports != NULL && ports->kind == NODE_MAP)
        list = node_get(ports, str_cstr(r->arena, analyser));
    const size_t count = list != NULL && list->kind == NODE_LIST ? list->count : 0;
    const char **names = arena_alloc(r->arena, count, sizeof *names);
    *n = 0;
    for (size_t i = 0; i < count; i++) {
        if (list->children[i]->kind == NODE_SCALAR && !kc_unknown(list->children[i]))
            names[(*n)++] = str_cstr(r->arena, list->children[i]->text);
    }
    return names;
}

/* Ours are the programs' names. */
static const struct {
    const char *theirs;
    const char *ours;
} analyser_names[] = {{"LLVM-MCA", "llvm-mca"}, {"OSACA", "osaca"}, {"IACA", "iaca"}};

static void read_analysers(struct kc_reader *r, const struct node *root)
{
    const struct node *map = node_get(root, "in-core model");
    struct analyser *list = arena_alloc(r->arena, kc_pairs(map), sizeof *list);
    struct str key;
    const struct node *value = NULL;
    for (size_t i = 0; i < kc_pairs(map); i++) {
        if (!kc_pair_at(map, i, &key, &value) || kc_unknown(value))
            continue;
        struct analyser *a = &list[r->m->n_analysers];
        a->name = str_cstr(r->arena, key);
        for (size_t k = 0; k < sizeof analyser_names / sizeof analyser_names[0]; k++) {
            if (str_eq(key, str_of(analyser_names[k].theirs)))
                a->name = analyser_names[k].ours;
        }
        a->target = kc_text_or(r, value, "");
        a->overlapping = read_ports(r, root, "overlapping model", key, &a->n_overlapping);
        a->non_overlapping =
            read_ports(r, root, "non-overlapping model", key, &a->n_non_overlapping);
        r->m->n_analysers++;
    }
    r->m->analysers = list;
    r->m->counters_overlapping =
        kc_text(r, node_get(node_get(root, "overlapping model"), "performance counter metric"));
    r->m->counters_non_overlapping =
        kc_text(r, node_get(node_get(root, "non-overlapping model"), "performance counter metric"));
}

static struct peak_flops read_peak(struct kc_reader *r, const struct node *map)
{
    return (struct peak_flops){
        kc_quantity(r, node_get(map, "total"), "FLOPs per cycle: total"),
        kc_quantity(r, node_get(map, "FMA"), "FLOPs per cycle: FMA"),
        kc_quantity(r, node_get(map, "ADD"), "FLOPs per cycle: ADD"),
        kc_quantity(r, node_get(map, "MUL"), "FLOPs per cycle: MUL"),
    };
}

void kc_read_tools(struct kc_reader *r, const struct node *root)
{
    const struct node *flops = node_get(root, "FLOPs per cycle");
    read_compilers(r, node_get(root, "compiler"));
    read_analysers(r, root);
    r->m->peak_sp = read_peak(r, node_get(flops, "SP"));
    r->m->peak_dp = read_peak(r, node_get(flops, "DP"));
}
