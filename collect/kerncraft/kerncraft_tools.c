#include "collect/kerncraft/kerncraft_parts.h"

#include <string.h>

/* `''` means a compiler without flags, not unknown flags. */
static bool is_no_flags(const struct yml_node *node)
{
    return node->kind == YML_SCALAR && node->text.len == 0 && !node->plain;
}

static void read_compilers(struct kc_reader *r, const struct yml_node *map)
{
    struct compiler *list = arena_alloc(r->arena, kc_pairs(map), sizeof *list);
    const struct yml_node **places =
        arena_alloc(r->arena, kc_pairs(map), sizeof(struct yml_node *));
    struct str key;
    const struct yml_node *value = NULL;
    for (size_t i = 0; i < kc_pairs(map); i++) {
        if (!kc_pair_at(r, map, i, "compiler", &key, &value) ||
            (kc_unknown(value) && !is_no_flags(value)))
            continue;
        places[r->m->n_compilers] = value;
        list[r->m->n_compilers++] =
            (struct compiler){.name = str_cstr(r->arena, key), .flags = kc_text_or(r, value, "")};
    }
    r->m->compilers = list;
    r->places->compilers = places;
}

static const char *const *read_ports(struct kc_reader *r, const struct yml_node *root,
                                     const char *model, struct str analyser, size_t *n,
                                     const struct yml_node **place)
{
    const struct yml_node *ports = yml_get(yml_get(root, model), "ports");
    const struct yml_node *list = ports;
    if (ports != NULL && ports->kind == YML_MAP)
        list = yml_get(ports, str_cstr(r->arena, analyser));
    const size_t count = list != NULL && list->kind == YML_LIST ? list->count : 0;
    const char **names = arena_alloc(r->arena, count, sizeof *names);
    *place = list;
    *n = 0;
    for (size_t i = 0; i < count; i++) {
        if (list->children[i]->kind == YML_SCALAR && !kc_unknown(list->children[i]))
            names[(*n)++] = str_cstr(r->arena, list->children[i]->text);
    }
    return names;
}

static const struct {
    const char *theirs;
    const char *ours;
} analyser_names[] = {{"LLVM-MCA", "llvm-mca"}, {"OSACA", "osaca"}, {"IACA", "iaca"}};

enum { KNOWN_ANALYSERS = sizeof analyser_names / sizeof analyser_names[0] };

static const char *our_analyser(const char *theirs)
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

static void read_analysers(struct kc_reader *r, const struct yml_node *root)
{
    const struct yml_node *map = yml_get(root, "in-core model");
    struct analyser *list = arena_alloc(r->arena, kc_pairs(map), sizeof *list);
    struct kerncraft_places *places = r->places;
    places->analysers = arena_alloc(r->arena, kc_pairs(map), sizeof(struct yml_node *));
    places->overlapping = arena_alloc(r->arena, kc_pairs(map), sizeof(struct yml_node *));
    places->non_overlapping = arena_alloc(r->arena, kc_pairs(map), sizeof(struct yml_node *));
    struct str key;
    const struct yml_node *value = NULL;
    for (size_t i = 0; i < kc_pairs(map); i++) {
        if (!kc_pair_at(r, map, i, "in-core model", &key, &value) || kc_unknown(value))
            continue;
        const size_t n = r->m->n_analysers++;
        struct analyser *a = &list[n];
        a->name = our_analyser(str_cstr(r->arena, key));
        a->target = kc_text_or(r, value, "");
        places->analysers[n] = value;
        a->overlapping = read_ports(r, root, "overlapping model", key, &a->n_overlapping,
                                    &places->overlapping[n]);
        a->non_overlapping = read_ports(r, root, "non-overlapping model", key,
                                        &a->n_non_overlapping, &places->non_overlapping[n]);
    }
    r->m->analysers = list;
    r->m->counters_overlapping =
        kc_metric(r, yml_get(root, "overlapping model"), "performance counter metric");
    r->m->counters_non_overlapping =
        kc_text(r, yml_get(yml_get(root, "non-overlapping model"), "performance counter metric"));
}

static struct peak_flops read_peak(struct kc_reader *r, const struct yml_node *map)
{
    return (struct peak_flops){
        kc_quantity(r, yml_get(map, "total"), "FLOPs per cycle: total"),
        kc_quantity(r, yml_get(map, "FMA"), "FLOPs per cycle: FMA"),
        kc_quantity(r, yml_get(map, "ADD"), "FLOPs per cycle: ADD"),
        kc_quantity(r, yml_get(map, "MUL"), "FLOPs per cycle: MUL"),
    };
}

void kc_read_tools(struct kc_reader *r, const struct yml_node *root)
{
    const struct yml_node *flops = yml_get(root, "FLOPs per cycle");
    read_compilers(r, yml_get(root, "compiler"));
    read_analysers(r, root);
    r->m->peak_sp = read_peak(r, yml_get(flops, "SP"));
    r->m->peak_dp = read_peak(r, yml_get(flops, "DP"));
}
