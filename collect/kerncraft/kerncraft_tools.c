#include "collect/kerncraft/kerncraft_parts.h"

#include <string.h>

/* `''`: a compiler without flags, not one whose flags are not known. */
static bool is_no_flags(const struct node *node)
{
    return node->kind == NODE_SCALAR && node->text.len == 0 && !node->plain;
}

static void read_compilers(struct kc_reader *r, const struct node *map)
{
    struct compiler *list = arena_alloc(r->arena, kc_pairs(map), sizeof *list);
    const struct node **places = arena_alloc(r->arena, kc_pairs(map), sizeof(struct node *));
    struct str key;
    const struct node *value = NULL;
    for (size_t i = 0; i < kc_pairs(map); i++) {
        if (!kc_pair_at(map, i, &key, &value) || (kc_unknown(value) && !is_no_flags(value)))
            continue;
        places[r->m->n_compilers] = value;
        list[r->m->n_compilers++] =
            (struct compiler){.name = str_cstr(r->arena, key), .flags = kc_text_or(r, value, "")};
    }
    r->m->compilers = list;
    r->places->compilers = places;
}

static const char *const *read_ports(struct kc_reader *r, const struct node *root,
                                     const char *model, struct str analyser, size_t *n,
                                     const struct node **place)
{
    const struct node *ports = yaml_node_get(yaml_node_get(root, model), "ports");
    const struct node *list = ports;
    if (ports != NULL && ports->kind == NODE_MAP)
        list = yaml_node_get(ports, str_cstr(r->arena, analyser));
    const size_t count = list != NULL && list->kind == NODE_LIST ? list->count : 0;
    const char **names = arena_alloc(r->arena, count, sizeof *names);
    *place = list;
    *n = 0;
    for (size_t i = 0; i < count; i++) {
        if (list->children[i]->kind == NODE_SCALAR && !kc_unknown(list->children[i]))
            names[(*n)++] = str_cstr(r->arena, list->children[i]->text);
    }
    return names;
}

static const struct {
    const char *theirs;
    const char *ours;
} analyser_names[] = {{"LLVM-MCA", "llvm-mca"}, {"OSACA", "osaca"}, {"IACA", "iaca"}};

enum { KNOWN_ANALYSERS = sizeof analyser_names / sizeof analyser_names[0] };

const char *kc_our_analyser(const char *theirs)
{
    for (size_t i = 0; i < KNOWN_ANALYSERS; i++) {
        if (strcmp(analyser_names[i].theirs, theirs) == 0)
            return analyser_names[i].ours;
    }
    return theirs;
}

const char *kc_their_analyser(const char *ours)
{
    for (size_t i = 0; i < KNOWN_ANALYSERS; i++) {
        if (strcmp(analyser_names[i].ours, ours) == 0)
            return analyser_names[i].theirs;
    }
    return ours;
}

static void read_analysers(struct kc_reader *r, const struct node *root)
{
    const struct node *map = yaml_node_get(root, "in-core model");
    struct analyser *list = arena_alloc(r->arena, kc_pairs(map), sizeof *list);
    struct kerncraft_places *places = r->places;
    places->analysers = arena_alloc(r->arena, kc_pairs(map), sizeof(struct node *));
    places->overlapping = arena_alloc(r->arena, kc_pairs(map), sizeof(struct node *));
    places->non_overlapping = arena_alloc(r->arena, kc_pairs(map), sizeof(struct node *));
    struct str key;
    const struct node *value = NULL;
    for (size_t i = 0; i < kc_pairs(map); i++) {
        if (!kc_pair_at(map, i, &key, &value) || kc_unknown(value))
            continue;
        const size_t n = r->m->n_analysers++;
        struct analyser *a = &list[n];
        a->name = kc_our_analyser(str_cstr(r->arena, key));
        a->target = kc_text_or(r, value, "");
        places->analysers[n] = value;
        a->overlapping = read_ports(r, root, "overlapping model", key, &a->n_overlapping,
                                    &places->overlapping[n]);
        a->non_overlapping = read_ports(r, root, "non-overlapping model", key,
                                        &a->n_non_overlapping, &places->non_overlapping[n]);
    }
    r->m->analysers = list;
    r->m->counters_overlapping = kc_text(
        r, yaml_node_get(yaml_node_get(root, "overlapping model"), "performance counter metric"));
    r->m->counters_non_overlapping =
        kc_text(r, yaml_node_get(yaml_node_get(root, "non-overlapping model"),
                                 "performance counter metric"));
}

static struct peak_flops read_peak(struct kc_reader *r, const struct node *map)
{
    return (struct peak_flops){
        kc_quantity(r, yaml_node_get(map, "total"), "FLOPs per cycle: total"),
        kc_quantity(r, yaml_node_get(map, "FMA"), "FLOPs per cycle: FMA"),
        kc_quantity(r, yaml_node_get(map, "ADD"), "FLOPs per cycle: ADD"),
        kc_quantity(r, yaml_node_get(map, "MUL"), "FLOPs per cycle: MUL"),
    };
}

void kc_read_tools(struct kc_reader *r, const struct node *root)
{
    const struct node *flops = yaml_node_get(root, "FLOPs per cycle");
    read_compilers(r, yaml_node_get(root, "compiler"));
    read_analysers(r, root);
    r->m->peak_sp = read_peak(r, yaml_node_get(flops, "SP"));
    r->m->peak_dp = read_peak(r, yaml_node_get(flops, "DP"));
}
