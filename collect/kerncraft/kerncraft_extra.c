#include "base/yaml.h"
#include "collect/kerncraft/kerncraft_parts.h"
#include "collect/machinefile/form.h"

/* Puts the map's key before the paths of violations that were found in the map. */
static void prefix_paths(struct violations *list, size_t first)
{
    for (size_t i = first; i < list->count; i++)
        list->items[i].path = str_formatz(list->arena, "inspect.%s", list->items[i].path);
}

static void set_inclusive(struct kc_reader *r, struct machine_form *form,
                          const struct form_extra *extra)
{
    for (unsigned i = 0; i < extra->inclusive_count; i++) {
        bool found = false;
        for (unsigned c = 0; c < form->caches_count && !found; c++) {
            found = str_eq(str_of(form->caches[c].name), str_of(extra->inclusive[i]));
            form->caches[c].inclusive = form->caches[c].inclusive || found;
        }
        if (!found)
            violations_add(r->list, str_formatz(r->arena, "inclusive[%u]", i),
                           "is '%s'; accepted: a cache's name", extra->inclusive[i]);
    }
}

static void set_penalties(struct kc_reader *r, struct machine_form *form,
                          const struct form_extra *extra)
{
    if (extra->penalty_cy_per_cl_count != form->caches_count)
        violations_add(r->list, "penalty_cy_per_cl", "has %u values; accepted: %u, one per cache",
                       extra->penalty_cy_per_cl_count, form->caches_count);
    for (unsigned i = 0; i < extra->penalty_cy_per_cl_count && i < form->caches_count; i++) {
        if (extra->penalty_cy_per_cl[i] != 0)
            form->transfers[i + 1].penalty_cy_per_cl = &extra->penalty_cy_per_cl[i];
    }
}

static void set_effective_sizes(struct kc_reader *r, struct machine_form *form,
                                const struct form_extra *extra)
{
    if (extra->effective_kib_count > 0 && extra->effective_kib_count != form->caches_count)
        violations_add(r->list, "effective_kib", "has %u values; accepted: %u, one per cache",
                       extra->effective_kib_count, form->caches_count);
    for (unsigned i = 0; i < extra->effective_kib_count && i < form->caches_count; i++) {
        if (extra->effective_kib[i] != 0)
            form->caches[i].effective_kib = &extra->effective_kib[i];
    }
}

/* Adds the setup; huge pages are those of Kerncraft's own keys if the file has them. */
static void set_setup(struct machine_form *form, struct machine_setup *setup)
{
    if (setup == NULL)
        return;
    if (form->setup != NULL)
        setup->huge_pages = form->setup->huge_pages;
    form->setup = setup;
}

/* Turns the machine into a form, adds the rest, and turns that into a machine again. */
static void complete(struct kc_reader *r, const struct form_extra *extra)
{
    /* a form points into its machine */
    const struct machine *before = arena_copy(r->arena, r->m, 1, sizeof *r->m);
    struct machine_form *form = machine_to_form(before, r->arena);
    form->vendor = extra->vendor;
    form->family = extra->family;
    form->model = extra->model;
    form->stepping = extra->stepping;
    form->clock.base_ghz = extra->base_ghz;
    form->topology.memory_gib_per_numa_domain = extra->memory_gib_per_numa_domain;
    form->fit = extra->fit;
    form->core = extra->core;
    form->compositions = extra->compositions;
    form->compositions_count = extra->compositions_count;
    form->provenance = extra->provenance;
    form->provenance_count = extra->provenance_count;
    set_setup(form, extra->setup);
    set_inclusive(r, form, extra);
    set_penalties(r, form, extra);
    set_effective_sizes(r, form, extra);
    machine_from_form(form, r->m, r->list);
}

void kc_read_extra(struct kc_reader *r, const struct yml_node *inspect)
{
    if (inspect == NULL)
        return;
    const size_t before = r->list->count;
    const struct form_extra *extra = yml_conform(inspect, &extra_schema, r->list);
    if (r->list->count == 0)
        complete(r, extra);
    prefix_paths(r->list, before);
}

static const char **inclusive_names(const struct machine *m, struct arena *arena, unsigned *n)
{
    const char **names = arena_alloc(arena, (size_t)m->n_caches, sizeof *names);
    *n = 0;
    for (int i = 0; i < m->n_caches; i++) {
        if (m->caches[i].cache.inclusive)
            names[(*n)++] = m->caches[i].cache.name;
    }
    return names;
}

static double *penalties(const struct machine *m, struct arena *arena)
{
    double *cy_per_cl = arena_alloc(arena, (size_t)m->n_caches, sizeof *cy_per_cl);
    for (int i = 0; i < m->n_caches; i++)
        cy_per_cl[i] = m->caches[i].penalty.cy_per_cl;
    return cy_per_cl;
}

/* The effective size of each cache; NULL if no cache has one. */
static double *effective_sizes(const struct machine *m, struct arena *arena, unsigned *n)
{
    double *kib = arena_alloc(arena, (size_t)m->n_caches, sizeof *kib);
    *n = 0;
    for (int i = 0; i < m->n_caches; i++) {
        kib[i] = m->caches[i].effective_bytes / 1024;
        *n = kib[i] > 0 ? (unsigned)m->n_caches : *n;
    }
    return *n > 0 ? kib : NULL;
}

bool kc_write_extra(const struct machine *m, struct sb *out, struct err *err)
{
    const struct machine_form *form = machine_to_form(m, out->arena);
    struct form_extra_file file = {
        .inspect = {.vendor = form->vendor,
                    .family = form->family,
                    .model = form->model,
                    .stepping = form->stepping,
                    .base_ghz = form->clock.base_ghz,
                    .memory_gib_per_numa_domain = form->topology.memory_gib_per_numa_domain,
                    .fit = form->fit,
                    .core = form->core,
                    .compositions = form->compositions,
                    .compositions_count = form->compositions_count,
                    .provenance = form->provenance,
                    .provenance_count = form->provenance_count}};
    struct machine_setup setup = form->setup != NULL ? *form->setup : (struct machine_setup){0};
    setup.huge_pages = NULL;
    if (setup.turbo != NULL || setup.governor != NULL || setup.numa_balancing != NULL)
        file.inspect.setup = &setup;
    file.inspect.inclusive = inclusive_names(m, out->arena, &file.inspect.inclusive_count);
    file.inspect.effective_kib = effective_sizes(m, out->arena, &file.inspect.effective_kib_count);
    file.inspect.penalty_cy_per_cl = penalties(m, out->arena);
    file.inspect.penalty_cy_per_cl_count = (unsigned)m->n_caches;
    struct str text;
    if (!yml_save(&file, &extra_file_schema, out->arena, &text, err))
        return false;
    sb_addz(out, "# values that this format cannot hold; Kerncraft ignores them\n");
    sb_add(out, machine_short_numbers(text, out->arena));
    return true;
}
