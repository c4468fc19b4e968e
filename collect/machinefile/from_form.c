#include <string.h>

#include "collect/machinefile/form.h"

/* What every step of the conversion needs. */
struct form_reader {
    struct arena *arena;
    struct violations *list;
    struct machine *m;
};

/* An empty text counts as missing. */
static const char *text(const char *from)
{
    return from == NULL || from[0] == '\0' ? NULL : from;
}

static double real(const double *from)
{
    return from != NULL ? *from : 0;
}

static int whole(const int *from, bool *known)
{
    *known = from != NULL;
    return *known ? *from : 0;
}

static const char *item_path(struct form_reader *r, const char *list, size_t index, const char *key)
{
    return str_formatz(r->arena, "%s[%zu].%s", list, index, key);
}

/* Index of a level by name; -1 if there is none, which is a violation. */
static int level_index(struct form_reader *r, const char *name, const char *path,
                       const char *accepted)
{
    if (strcmp(name, "MEM") == 0)
        return r->m->n_caches;
    for (int i = 0; i < r->m->n_caches; i++) {
        if (strcmp(r->m->caches[i].cache.name, name) == 0)
            return i;
    }
    violations_add(r->list, path, "'%s' is not a level; accepted: a cache's name, %s", name,
                   accepted);
    return -1;
}

/* The same for the links of a cache, where -1 is also `none`. */
static int link_index(struct form_reader *r, const char *name, const char *path,
                      const char *accepted)
{
    return strcmp(name, "none") == 0 ? -1 : level_index(r, name, path, accepted);
}

static int mix_index(struct form_reader *r, const char *name, const char *path)
{
    for (size_t i = 0; i < r->m->n_mixes; i++) {
        if (r->m->mixes[i].name != NULL && strcmp(r->m->mixes[i].name, name) == 0)
            return (int)i;
    }
    violations_add(r->list, path, "'%s' is not one of the mixes; accepted: a name from `mixes`",
                   name);
    return -1;
}

static void read_identity(struct form_reader *r, const struct machine_form *form)
{
    struct machine *m = r->m;
    m->name = text(form->name);
    m->vendor = text(form->vendor);
    m->model_name = text(form->model_name);
    m->microarchitecture = text(form->microarchitecture);
    m->isa = text(form->isa);
    m->family = whole(form->family, &m->family_known);
    m->model = whole(form->model, &m->model_known);
    m->stepping = whole(form->stepping, &m->stepping_known);
    m->clock_hz = form->clock.ghz * 1e9;
    m->base_clock_hz = real(form->clock.base_ghz) * 1e9;
    m->sockets = form->topology.sockets;
    m->cores_per_socket = form->topology.cores_per_socket;
    m->threads_per_core = form->topology.threads_per_core;
    m->numa_domains_per_socket = form->topology.numa_domains_per_socket;
    m->cores_per_numa_domain = form->topology.cores_per_numa_domain;
    m->memory_bytes_per_numa_domain = real(form->topology.memory_gib_per_numa_domain) * 0x1p30;
    m->line_bytes = form->line_bytes;
    if (form->setup != NULL)
        m->setup = (struct machine_setup){text(form->setup->turbo), text(form->setup->governor),
                                          text(form->setup->numa_balancing),
                                          text(form->setup->huge_pages)};
    if (form->schema != MACHINE_SCHEMA_VERSION)
        violations_add(r->list, "schema", "is %d; accepted: %d", form->schema,
                       MACHINE_SCHEMA_VERSION);
}

static void read_cache(const struct form_cache *from, struct machine_cache *to)
{
    *to = (struct machine_cache){
        .cache = {.sets = from->sets,
                  .ways = from->ways,
                  .policy = from->policy,
                  .write_allocate = from->write_allocate,
                  .write_back = from->write_back,
                  .inclusive = from->inclusive,
                  .exclusive = from->exclusive != NULL && *from->exclusive,
                  .write_combining = from->write_combining != NULL && *from->write_combining,
                  .subblock_bytes =
                      from->subblock_bytes != NULL ? (uint32_t)*from->subblock_bytes : 0},
        .cores_per_group = from->cores_per_group,
        .effective_bytes = 1024 * real(from->effective_kib),
    };
    if (from->counters != NULL) {
        to->counters_loads = text(from->counters->loads);
        to->counters_stores = text(from->counters->stores);
        to->counters_misses = text(from->counters->misses);
        to->counters_evicts = text(from->counters->evicts);
    }
}

static void read_caches(struct form_reader *r, const struct machine_form *form)
{
    const unsigned n = form->caches_count;
    if (n > MACHINE_MAX_LEVELS)
        violations_add(r->list, "caches", "has %u levels; accepted: 1 to %d", n,
                       MACHINE_MAX_LEVELS);
    r->m->n_caches = n < MACHINE_MAX_LEVELS ? (int)n : MACHINE_MAX_LEVELS;
    for (int i = 0; i < r->m->n_caches; i++) {
        struct cache_level *cache = &r->m->caches[i].cache;
        const struct str name = str_of(form->caches[i].name);
        read_cache(&form->caches[i], &r->m->caches[i]);
        if (name.len >= sizeof cache->name)
            violations_add(r->list, item_path(r, "caches", (size_t)i, "name"),
                           "is '%s'; accepted: 1 to %zu characters", form->caches[i].name,
                           sizeof cache->name - 1);
        memcpy(cache->name, name.ptr, name.len < sizeof cache->name ? name.len : 0);
    }
    for (int i = 0; i < r->m->n_caches; i++) {
        struct cache_level *cache = &r->m->caches[i].cache;
        const struct form_cache *from = &form->caches[i];
        const size_t at = (size_t)i;
        cache->load_from =
            link_index(r, from->load_from, item_path(r, "caches", at, "load_from"), "MEM, none");
        cache->store_to =
            level_index(r, from->store_to, item_path(r, "caches", at, "store_to"), "MEM");
        cache->victims_to =
            link_index(r, from->victims_to, item_path(r, "caches", at, "victims_to"), "none");
    }
}

/* The file has one transfer per edge, from the core outwards: REG-L1, L1-L2, …, L3-MEM. */
static void read_transfers(struct form_reader *r, const struct machine_form *form)
{
    struct machine *m = r->m;
    for (int i = 0; i <= m->n_caches; i++) {
        const char *from = i == 0 ? "REG" : m->caches[i - 1].cache.name;
        const char *edge = str_formatz(r->arena, "%s-%s", from, machine_level_name(m, i));
        if (i >= (int)form->transfers_count) {
            violations_add(r->list, "transfers", "has no entry for %s", edge);
            return;
        }
        const struct form_transfer *t = &form->transfers[i];
        if (strcmp(t->edge, edge) != 0)
            violations_add(r->list, item_path(r, "transfers", (size_t)i, "edge"),
                           "is '%s'; accepted here: %s", t->edge, edge);
        if (i == 0) {
            m->registers_overlap = t->overlaps;
            continue;
        }
        struct machine_cache *cache = &m->caches[i - 1];
        cache->overlaps = t->overlaps;
        cache->bytes_per_cy = real(t->bytes_per_cy);
        cache->duplex = t->duplex != NULL ? *t->duplex : DUPLEX_HALF;
        cache->penalty =
            (struct transfer_penalty){real(t->penalty_cy_per_load), real(t->penalty_cy_per_store),
                                      real(t->penalty_cy_per_cl)};
    }
    if (form->transfers_count != (unsigned)m->n_caches + 1)
        violations_add(r->list, "transfers", "has %u entries; accepted: %d, one for each edge",
                       form->transfers_count, m->n_caches + 1);
}

static struct peak_flops read_peak(const struct form_peak *from)
{
    return (struct peak_flops){real(from->total), real(from->fma), real(from->add),
                               real(from->mul)};
}

static void read_counters(struct form_reader *r, const struct form_machine_counters *from)
{
    if (from == NULL)
        return;
    r->m->counters_overlapping = text(from->overlapping);
    r->m->counters_non_overlapping = text(from->non_overlapping);
    r->m->memory_counters_loads = text(from->memory_loads);
    r->m->memory_counters_stores = text(from->memory_stores);
}

static void read_mixes(struct form_reader *r, const struct machine_form *form)
{
    r->m->n_mixes = form->mixes_count;
    struct stream_mix *mixes =
        arena_copy(r->arena, form->mixes, form->mixes_count, sizeof *form->mixes);
    for (size_t i = 0; i < form->mixes_count; i++)
        mixes[i].bench = text(mixes[i].bench);
    r->m->mixes = mixes;
}

static void read_bandwidths(struct form_reader *r, const struct machine_form *form)
{
    struct bandwidth *rows = arena_alloc(r->arena, form->bandwidths_count, sizeof *rows);
    for (unsigned i = 0; i < form->bandwidths_count; i++) {
        const struct form_bandwidth *from = &form->bandwidths[i];
        double *values = arena_alloc(r->arena, from->gb_per_s_count, sizeof *values);
        for (unsigned c = 0; c < from->gb_per_s_count; c++)
            values[c] = from->gb_per_s[c] * 1e9;
        rows[i] = (struct bandwidth){
            .mix = mix_index(r, from->mix, item_path(r, "bandwidths", i, "mix")),
            .level = level_index(r, from->level, item_path(r, "bandwidths", i, "level"), "MEM"),
            .threads_per_core = from->threads_per_core,
            .n_cores = (int)from->gb_per_s_count,
            .bytes_per_s = values,
        };
    }
    r->m->bandwidths = rows;
    r->m->n_bandwidths = form->bandwidths_count;
}

static void read_fit(struct form_reader *r, const struct form_fit *from)
{
    if (from == NULL)
        return;
    struct fit_point *points = arena_alloc(r->arena, from->points_count, sizeof *points);
    for (unsigned i = 0; i < from->points_count; i++) {
        const struct form_fit_point *p = &from->points[i];
        points[i] = p->point;
        points[i].mix = mix_index(r, p->mix, item_path(r, "fit.points", i, "mix"));
        points[i].level = level_index(r, p->level, item_path(r, "fit.points", i, "level"), "MEM");
    }
    r->m->fit_hypothesis = text(from->hypothesis);
    r->m->fit = points;
    r->m->n_fit = from->points_count;
}

/* Levels in the order of the file; their order and number are checked elsewhere. */
static void read_composition(struct form_reader *r, const struct form_composition *from,
                             unsigned at, struct machine_composition *to)
{
    *to = from->shares;
    to->hypothesis = text(to->hypothesis);
    to->memory_share = from->memory_share != NULL ? *from->memory_share : to->far_share;
    bool given[MACHINE_MAX_LEVELS + 1] = {false};
    for (unsigned i = 0; i < from->levels_count; i++) {
        const struct form_line_cost *cost = &from->levels[i];
        const char *const path = str_formatz(r->arena, "compositions[%u].levels[%u].level", at, i);
        const int level = level_index(r, cost->level, path, "MEM");
        if (level < 0)
            continue;
        if (given[level])
            violations_add(r->list, path, "'%s' is listed twice; accepted: each level once",
                           cost->level);
        given[level] = true;
        to->levels[level] = cost->cost;
    }
    for (int level = 0; level <= r->m->n_caches; level++) {
        if (!given[level])
            violations_add(r->list, str_formatz(r->arena, "compositions[%u].levels", at),
                           "%s is missing; accepted: each cache and MEM",
                           machine_level_name(r->m, level));
    }
}

static void read_compositions(struct form_reader *r, const struct machine_form *form)
{
    if (form->compositions_count > MACHINE_MAX_COMPOSITIONS) {
        violations_add(r->list, "compositions", "has %u entries; accepted: at most %d",
                       form->compositions_count, MACHINE_MAX_COMPOSITIONS);
        return;
    }
    r->m->n_compositions = (int)form->compositions_count;
    for (unsigned i = 0; i < form->compositions_count; i++)
        read_composition(r, &form->compositions[i], i, &r->m->compositions[i]);
}

static void read_core(struct form_reader *r, const struct form_core *from)
{
    if (from == NULL)
        return;
    if (from->accesses_count > MACHINE_MAX_ACCESSES) {
        violations_add(r->list, "core.accesses", "has %u entries; accepted: at most %d",
                       from->accesses_count, MACHINE_MAX_ACCESSES);
        return;
    }
    r->m->core.row_cy = from->row_cy;
    r->m->core.n_accesses = (int)from->accesses_count;
    for (unsigned i = 0; i < from->accesses_count; i++)
        r->m->core.accesses[i] = from->accesses[i];
}

static void read_provenance(struct form_reader *r, const struct machine_form *form)
{
    struct provenance *items =
        arena_copy(r->arena, form->provenance, form->provenance_count, sizeof *form->provenance);
    for (size_t i = 0; i < form->provenance_count; i++)
        items[i].date = text(items[i].date);
    r->m->provenance = items;
    r->m->n_provenance = form->provenance_count;
}

void machine_drop_unknown(struct machine *m, struct arena *arena)
{
    struct bandwidth *rows = arena_alloc(arena, m->n_bandwidths, sizeof *rows);
    struct fit_point *points = arena_alloc(arena, m->n_fit, sizeof *points);
    size_t n_rows = 0;
    size_t n_points = 0;
    for (size_t i = 0; i < m->n_bandwidths; i++) {
        if (m->bandwidths[i].mix >= 0 && m->bandwidths[i].level >= 0)
            rows[n_rows++] = m->bandwidths[i];
    }
    for (size_t i = 0; i < m->n_fit; i++) {
        if (m->fit[i].mix >= 0 && m->fit[i].level >= 0)
            points[n_points++] = m->fit[i];
    }
    m->bandwidths = rows;
    m->n_bandwidths = n_rows;
    m->fit = points;
    m->n_fit = n_points;
}

void machine_from_form(const struct machine_form *form, struct machine *out,
                       struct violations *list)
{
    *out = (struct machine){0};
    struct form_reader r = {list->arena, list, out};
    read_identity(&r, form);
    read_caches(&r, form);
    read_transfers(&r, form);
    out->peak_sp = read_peak(&form->peak_flop_per_cy.sp);
    out->peak_dp = read_peak(&form->peak_flop_per_cy.dp);
    out->compilers = form->compilers;
    out->n_compilers = form->compilers_count;
    out->analysers = form->analysers;
    out->n_analysers = form->analysers_count;
    read_counters(&r, form->counters);
    read_mixes(&r, form);
    read_bandwidths(&r, form);
    read_fit(&r, form->fit);
    read_core(&r, form->core);
    read_compositions(&r, form);
    read_provenance(&r, form);
}
