#include "collect/host/core_counters.h"

#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/program_data.h"
#include "collect/machinefile/load.h"

static bool is_same_core(const struct machine *a, const struct machine *b)
{
    return a->vendor != NULL && b->vendor != NULL && strcmp(a->vendor, b->vendor) == 0 &&
           a->family_known && b->family_known && a->family == b->family && a->model_known &&
           b->model_known && a->model == b->model && a->n_caches == b->n_caches;
}

/* The machine in the program's folder with the same core, counters, and the closest stepping;
 * false: none. */
static bool find_same_core(const struct machine *m, struct arena *arena, struct machine *found)
{
    const char *folder = str_formatz(arena, "%s/machines", data_folder(arena));
    struct str_list names = {0};
    struct err ignored = {0};
    int closest = -1;
    dir_list(folder, arena, &names, &ignored);
    for (size_t i = 0; i < names.count; i++) {
        struct machine other;
        struct err err = {0};
        if (!str_ends_with(names.items[i], STR(".yml")) ||
            !machine_load(str_formatz(arena, "%s/%.*s", folder, STR_ARG(names.items[i])), arena,
                          &other, &err))
            continue;
        const int steps = abs(other.stepping - m->stepping);
        if (!is_same_core(m, &other) || !machine_has_counters(&other) ||
            (closest >= 0 && steps >= closest))
            continue;
        *found = other;
        closest = steps;
    }
    return closest >= 0;
}

void core_counters_add(struct machine *m, struct arena *arena)
{
    struct machine from = {0};
    if (machine_has_counters(m) || !find_same_core(m, arena, &from))
        return;
    for (int i = 0; i < m->n_caches; i++) {
        m->caches[i].counters_loads = from.caches[i].counters_loads;
        m->caches[i].counters_stores = from.caches[i].counters_stores;
        m->caches[i].counters_misses = from.caches[i].counters_misses;
        m->caches[i].counters_evicts = from.caches[i].counters_evicts;
    }
    m->counters_overlapping = from.counters_overlapping;
    m->counters_non_overlapping = from.counters_non_overlapping;
    m->memory_counters_loads = from.memory_counters_loads;
    m->memory_counters_stores = from.memory_counters_stores;
    const struct provenance made = {
        "counters", PROVENANCE_ASSUMED,
        str_formatz(
            arena,
            "those of %s, the same core; cache slices and memory channels may differ in number",
            from.name),
        NULL};
    machine_set_provenance(m, &made, arena);
}
