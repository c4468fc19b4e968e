#include "collect/machinefile/form.h"

static const char *text_or_empty(const char *text)
{
    return text != NULL ? text : "";
}

/*
 * A value in a unit of `factor`: the number that gives the very same value again, where there is
 * one. If any number does, so does the quotient, which is no further from the exact one. Values
 * that no number gives (imported in a smaller unit) are moved to what their quotient gives.
 */
static double in_unit(double value, double factor)
{
    const double given = value / factor * factor;
    return given / factor;
}

/* A key that is omitted if the value is not known. */
static double *real_if_known(struct arena *arena, double value)
{
    return value != 0 ? arena_copy(arena, &value, 1, sizeof value) : NULL;
}

static int *int_if_known(struct arena *arena, bool known, int value)
{
    return known ? arena_copy(arena, &value, 1, sizeof value) : NULL;
}

static const char *level_or_none(const struct machine *m, int level)
{
    return level >= 0 ? machine_level_name(m, level) : "none";
}

static struct form_counters *cache_counters(struct arena *arena, const struct machine_cache *c)
{
    if (c->counters_loads == NULL && c->counters_stores == NULL && c->counters_misses == NULL &&
        c->counters_evicts == NULL)
        return NULL;
    struct form_counters *to = arena_alloc(arena, 1, sizeof *to);
    to->loads = c->counters_loads;
    to->stores = c->counters_stores;
    to->misses = c->counters_misses;
    to->evicts = c->counters_evicts;
    return to;
}

/* A property of few caches is omitted for the others. */
static bool *true_or_none(struct arena *arena, bool value)
{
    return value ? arena_copy(arena, &value, 1, sizeof value) : NULL;
}

static void write_caches(struct machine_form *form, const struct machine *m, struct arena *arena)
{
    form->caches_count = (unsigned)m->n_caches;
    form->caches = arena_alloc(arena, form->caches_count, sizeof *form->caches);
    for (int i = 0; i < m->n_caches; i++) {
        const struct machine_cache *c = &m->caches[i];
        form->caches[i] = (struct form_cache){
            .name = c->cache.name,
            .sets = c->cache.sets,
            .ways = c->cache.ways,
            .effective_kib = real_if_known(arena, c->effective_bytes / 1024),
            .policy = c->cache.policy,
            .write_allocate = c->cache.write_allocate,
            .write_back = c->cache.write_back,
            .inclusive = c->cache.inclusive,
            .exclusive = true_or_none(arena, c->cache.exclusive),
            .write_combining = true_or_none(arena, c->cache.write_combining),
            .subblock_bytes =
                int_if_known(arena, c->cache.subblock_bytes != 0, (int)c->cache.subblock_bytes),
            .load_from = level_or_none(m, c->cache.load_from),
            .store_to = level_or_none(m, c->cache.store_to),
            .victims_to = level_or_none(m, c->cache.victims_to),
            .cores_per_group = c->cores_per_group,
            .counters = cache_counters(arena, c),
        };
    }
}

static void write_transfers(struct machine_form *form, const struct machine *m, struct arena *arena)
{
    form->transfers_count = (unsigned)m->n_caches + 1;
    form->transfers = arena_alloc(arena, form->transfers_count, sizeof *form->transfers);
    form->transfers[0] = (struct form_transfer){
        .edge = str_formatz(arena, "REG-%s", machine_level_name(m, 0)),
        .overlaps = m->registers_overlap,
    };
    for (int i = 0; i < m->n_caches; i++) {
        const struct machine_cache *c = &m->caches[i];
        const enum duplex duplex = c->duplex;
        form->transfers[i + 1] = (struct form_transfer){
            .edge = str_formatz(arena, "%s-%s", c->cache.name, machine_level_name(m, i + 1)),
            .overlaps = c->overlaps,
            .bytes_per_cy = real_if_known(arena, c->bytes_per_cy),
            .duplex = arena_copy(arena, &duplex, 1, sizeof duplex),
            .penalty_cy_per_load = real_if_known(arena, c->penalty.cy_per_load),
            .penalty_cy_per_store = real_if_known(arena, c->penalty.cy_per_store),
            .penalty_cy_per_cl = real_if_known(arena, c->penalty.cy_per_cl),
        };
    }
}

static struct form_peak write_peak(const struct peak_flops *peak, struct arena *arena)
{
    return (struct form_peak){
        real_if_known(arena, peak->total),
        real_if_known(arena, peak->fma),
        real_if_known(arena, peak->add),
        real_if_known(arena, peak->mul),
    };
}

static void write_counters(struct machine_form *form, const struct machine *m, struct arena *arena)
{
    if (m->counters_overlapping == NULL && m->counters_non_overlapping == NULL &&
        m->memory_counters_loads == NULL && m->memory_counters_stores == NULL)
        return;
    form->counters = arena_alloc(arena, 1, sizeof *form->counters);
    form->counters->overlapping = m->counters_overlapping;
    form->counters->non_overlapping = m->counters_non_overlapping;
    form->counters->memory_loads = m->memory_counters_loads;
    form->counters->memory_stores = m->memory_counters_stores;
}

static void write_bandwidths(struct machine_form *form, const struct machine *m,
                             struct arena *arena)
{
    form->bandwidths_count = (unsigned)m->n_bandwidths;
    form->bandwidths = arena_alloc(arena, m->n_bandwidths, sizeof *form->bandwidths);
    for (size_t i = 0; i < m->n_bandwidths; i++) {
        const struct bandwidth *row = &m->bandwidths[i];
        double *gb_per_s = arena_alloc(arena, (size_t)row->n_cores, sizeof *gb_per_s);
        for (int c = 0; c < row->n_cores; c++)
            gb_per_s[c] = in_unit(row->bytes_per_s[c], 1e9);
        form->bandwidths[i] = (struct form_bandwidth){
            .level = machine_level_name(m, row->level),
            .mix = text_or_empty(m->mixes[row->mix].name),
            .threads_per_core = row->threads_per_core,
            .gb_per_s = gb_per_s,
            .gb_per_s_count = (unsigned)row->n_cores,
        };
    }
}

static void write_fit(struct machine_form *form, const struct machine *m, struct arena *arena)
{
    if (m->n_fit == 0)
        return;
    struct form_fit_point *points = arena_alloc(arena, m->n_fit, sizeof *points);
    for (size_t i = 0; i < m->n_fit; i++)
        points[i] = (struct form_fit_point){
            .level = machine_level_name(m, m->fit[i].level),
            .mix = m->mixes[m->fit[i].mix].name,
            .point = m->fit[i],
        };
    form->fit = arena_alloc(arena, 1, sizeof *form->fit);
    *form->fit = (struct form_fit){
        .hypothesis = text_or_empty(m->fit_hypothesis),
        .points = points,
        .points_count = (unsigned)m->n_fit,
    };
}

static void write_compositions(struct machine_form *form, const struct machine *m,
                               struct arena *arena)
{
    if (m->n_compositions == 0)
        return;
    form->compositions_count = (unsigned)m->n_compositions;
    form->compositions = arena_alloc(arena, (size_t)m->n_compositions, sizeof *form->compositions);
    for (int i = 0; i < m->n_compositions; i++) {
        const struct machine_composition *c = &m->compositions[i];
        const unsigned count = (unsigned)m->n_caches + 1;
        struct form_line_cost *levels = arena_alloc(arena, count, sizeof *levels);
        for (unsigned l = 0; l < count; l++)
            levels[l] = (struct form_line_cost){machine_level_name(m, (int)l), c->levels[l]};
        struct form_composition *const to = &form->compositions[i];
        *to = (struct form_composition){.shares = *c, .levels = levels, .levels_count = count};
        if (c->memory_share != c->far_share)
            to->memory_share = arena_copy(arena, &c->memory_share, 1, sizeof c->memory_share);
    }
}

static void write_core(struct machine_form *form, const struct machine *m, struct arena *arena)
{
    const struct machine_core *core = &m->core;
    if (core->n_accesses == 0)
        return;
    form->core = arena_alloc(arena, 1, sizeof *form->core);
    *form->core = (struct form_core){core->row_cy, core->accesses, (unsigned)core->n_accesses};
}

static void write_setup(struct machine_form *form, const struct machine *m, struct arena *arena)
{
    const struct machine_setup *s = &m->setup;
    if (s->turbo == NULL && s->governor == NULL && s->numa_balancing == NULL &&
        s->huge_pages == NULL)
        return;
    form->setup = arena_copy(arena, s, 1, sizeof *s);
}

/* The lists are copies: libcyaml writes an empty list only if its pointer is not null. */
static const struct analyser *write_analysers(const struct machine *m, struct arena *arena)
{
    struct analyser *to = arena_copy(arena, m->analysers, m->n_analysers, sizeof *to);
    for (size_t i = 0; i < m->n_analysers; i++) {
        to[i].overlapping =
            arena_copy(arena, to[i].overlapping, to[i].n_overlapping, sizeof *to[i].overlapping);
        to[i].non_overlapping = arena_copy(arena, to[i].non_overlapping, to[i].n_non_overlapping,
                                           sizeof *to[i].non_overlapping);
    }
    return to;
}

struct machine_form *machine_to_form(const struct machine *m, struct arena *arena)
{
    struct machine_form *form = arena_alloc(arena, 1, sizeof *form);
    *form = (struct machine_form){
        .schema = MACHINE_SCHEMA_VERSION,
        .name = text_or_empty(m->name),
        .vendor = text_or_empty(m->vendor),
        .model_name = text_or_empty(m->model_name),
        .microarchitecture = text_or_empty(m->microarchitecture),
        .isa = text_or_empty(m->isa),
        .family = int_if_known(arena, m->family_known, m->family),
        .model = int_if_known(arena, m->model_known, m->model),
        .stepping = int_if_known(arena, m->stepping_known, m->stepping),
        .clock = {in_unit(m->clock_hz, 1e9), real_if_known(arena, in_unit(m->base_clock_hz, 1e9))},
        .topology = {m->sockets, m->cores_per_socket, m->threads_per_core,
                     m->numa_domains_per_socket, m->cores_per_numa_domain,
                     real_if_known(arena, m->memory_bytes_per_numa_domain / 0x1p30)},
        .line_bytes = (uint32_t)m->line_bytes,
        .peak_flop_per_cy = {write_peak(&m->peak_sp, arena), write_peak(&m->peak_dp, arena)},
        .compilers = arena_copy(arena, m->compilers, m->n_compilers, sizeof *m->compilers),
        .compilers_count = m->n_compilers,
        .analysers = write_analysers(m, arena),
        .analysers_count = m->n_analysers,
        .mixes = arena_copy(arena, m->mixes, m->n_mixes, sizeof *m->mixes),
        .mixes_count = m->n_mixes,
        .provenance = arena_copy(arena, m->provenance, m->n_provenance, sizeof *m->provenance),
        .provenance_count = m->n_provenance,
    };
    write_setup(form, m, arena);
    write_caches(form, m, arena);
    write_transfers(form, m, arena);
    write_counters(form, m, arena);
    write_bandwidths(form, m, arena);
    write_fit(form, m, arena);
    write_core(form, m, arena);
    write_compositions(form, m, arena);
    return form;
}
