#include "base/yaml.h"
#include "collect/kerncraft/kerncraft_parts.h"
#include "collect/machinefile/form.h"

/* Paths of what was found in the map begin at its key. */
static void prefix_paths(struct violations *list, size_t first)
{
    for (size_t i = first; i < list->count; i++)
        list->items[i].path = str_formatz(list->arena, "inspect.%s", list->items[i].path);
}

static void set_inclusive(struct kc_reader *r, struct machine_form *image,
                          const struct image_extra *extra)
{
    for (unsigned i = 0; i < extra->inclusive_count; i++) {
        bool found = false;
        for (unsigned c = 0; c < image->caches_count && !found; c++) {
            found = str_eq(str_of(image->caches[c].name), str_of(extra->inclusive[i]));
            image->caches[c].inclusive = image->caches[c].inclusive || found;
        }
        if (!found)
            violations_add(r->list, str_formatz(r->arena, "inclusive[%u]", i),
                           "is '%s'; accepted: a cache's name", extra->inclusive[i]);
    }
}

static void set_penalties(struct kc_reader *r, struct machine_form *image,
                          const struct image_extra *extra)
{
    if (extra->penalty_cy_per_cl_count != image->caches_count)
        violations_add(r->list, "penalty_cy_per_cl", "has %u values; accepted: %u, one per cache",
                       extra->penalty_cy_per_cl_count, image->caches_count);
    for (unsigned i = 0; i < extra->penalty_cy_per_cl_count && i < image->caches_count; i++) {
        if (extra->penalty_cy_per_cl[i] != 0)
            image->transfers[i + 1].penalty_cy_per_cl = &extra->penalty_cy_per_cl[i];
    }
}

/* Huge pages are theirs. */
static void set_setup(struct machine_form *image, struct image_setup *setup)
{
    if (setup == NULL)
        return;
    if (image->setup != NULL)
        setup->huge_pages = image->setup->huge_pages;
    image->setup = setup;
}

/* The machine becomes an image, into which the rest is put, and a machine again. */
static void complete(struct kc_reader *r, const struct image_extra *extra)
{
    struct machine_form *image = machine_to_form(r->m, r->arena);
    image->vendor = extra->vendor;
    image->family = extra->family;
    image->model = extra->model;
    image->stepping = extra->stepping;
    image->clock.base_ghz = extra->base_ghz;
    image->topology.memory_gib_per_numa_domain = extra->memory_gib_per_numa_domain;
    image->fit = extra->fit;
    image->compositions = extra->compositions;
    image->compositions_count = extra->compositions_count;
    image->provenance = extra->provenance;
    image->provenance_count = extra->provenance_count;
    set_setup(image, extra->setup);
    set_inclusive(r, image, extra);
    set_penalties(r, image, extra);
    machine_from_form(image, r->m, r->list);
}

void kc_read_extra(struct kc_reader *r, const struct yml_node *inspect)
{
    if (inspect == NULL)
        return;
    const size_t before = r->list->count;
    const struct image_extra *extra = yml_conform(inspect, &extra_schema, r->list);
    if (r->list->count == 0)
        complete(r, extra);
    prefix_paths(r->list, before);
}

static char **inclusive_names(const struct machine *m, struct arena *arena, unsigned *n)
{
    char **names = arena_alloc(arena, (size_t)m->n_caches, sizeof *names);
    *n = 0;
    for (int i = 0; i < m->n_caches; i++) {
        if (m->caches[i].cache.inclusive)
            names[(*n)++] = str_formatz(arena, "%s", m->caches[i].cache.name);
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

bool kc_write_extra(const struct machine *m, struct sb *out, struct err *err)
{
    const struct machine_form *image = machine_to_form(m, out->arena);
    struct image_extra_file file = {
        .inspect = {.vendor = image->vendor,
                    .family = image->family,
                    .model = image->model,
                    .stepping = image->stepping,
                    .base_ghz = image->clock.base_ghz,
                    .memory_gib_per_numa_domain = image->topology.memory_gib_per_numa_domain,
                    .fit = image->fit,
                    .compositions = image->compositions,
                    .compositions_count = image->compositions_count,
                    .provenance = image->provenance,
                    .provenance_count = image->provenance_count}};
    struct image_setup setup = image->setup != NULL ? *image->setup : (struct image_setup){0};
    setup.huge_pages = NULL;
    if (setup.turbo != NULL || setup.governor != NULL || setup.numa_balancing != NULL)
        file.inspect.setup = &setup;
    file.inspect.inclusive = inclusive_names(m, out->arena, &file.inspect.inclusive_count);
    file.inspect.penalty_cy_per_cl = penalties(m, out->arena);
    file.inspect.penalty_cy_per_cl_count = (unsigned)m->n_caches;
    struct str text;
    if (!yml_save(&file, &extra_file_schema, out->arena, &text, err))
        return false;
    sb_addz(out, "# values that this format cannot hold; Kerncraft ignores them\n");
    sb_add(out, machine_short_numbers(text, out->arena));
    return true;
}
