#include "collect/machine/machine.h"

#include <math.h>
#include <string.h>

const char *const machine_overlap_words[MACHINE_OVERLAPS + 1] = {"serial", "intel", "zen", "full"};

const char *const machine_composition_words[] = {"source", "full", NULL};

const struct machine_word machine_policy_words[] = {MACHINE_POLICY_WORDS, {NULL, 0}};
const struct machine_word machine_provenance_words[] = {MACHINE_PROVENANCE_WORDS, {NULL, 0}};

const char *machine_word(const struct machine_word *table, int value)
{
    while (table->word != NULL && table->value != value)
        table++;
    return table->word != NULL ? table->word : "?";
}

static int min_int(int a, int b)
{
    return a < b ? a : b;
}

/* A measured effective size gives a number of sets that the hardware does not have. It is rounded
 * so that a simulation can be split into slices (sim_slice.h), if that changes little. */
static uint64_t divisible(uint64_t sets)
{
    const uint64_t slices = 64, little = 256;
    return sets < slices * little ? sets : sets - sets % slices;
}

void machine_hierarchy(const struct machine *m, int cores, struct hierarchy *out)
{
    *out = (struct hierarchy){.line_bytes = m->line_bytes, .n_levels = m->n_caches};
    for (int i = 0; i < m->n_caches; i++) {
        struct cache_level *level = &out->levels[i];
        *level = m->caches[i].cache;
        int sharing = min_int(cores, m->caches[i].cores_per_group);
        if (m->cores_per_numa_domain > 0)
            sharing = min_int(sharing, m->cores_per_numa_domain);
        if (m->caches[i].effective_bytes > 0)
            level->sets = (uint64_t)(m->caches[i].effective_bytes /
                                     ((double)level->ways * (double)m->line_bytes));
        if (sharing > 1)
            level->sets /= (uint64_t)sharing;
        if (m->caches[i].effective_bytes > 0)
            level->sets = divisible(level->sets);
        if (level->sets == 0)
            level->sets = 1;
    }
}

double machine_peak_flop_per_s(const struct machine *m, int cores, bool single)
{
    return (single ? m->peak_sp.total : m->peak_dp.total) * m->clock_hz * cores;
}

double machine_penalty_cy_per_cl(const struct transfer_penalty *penalty, double loads,
                                 double stores)
{
    return loads * penalty->cy_per_load + stores * penalty->cy_per_store +
           fmin(loads, 1) * penalty->cy_per_cl;
}

double machine_width_cy_per_cl(const struct machine *m, int cache, double loads, double stores)
{
    const struct machine_cache *c = &m->caches[cache];
    const double lines = c->duplex == DUPLEX_FULL ? fmax(loads, stores) : loads + stores;
    return lines * (double)m->line_bytes / c->bytes_per_cy;
}

double machine_mix_ratio(const struct stream_mix *mix)
{
    if (mix->writes == 0)
        return INFINITY;
    return (double)(mix->reads + mix->writes - mix->read_writes) / mix->writes;
}

double machine_write_allocate_factor(const struct stream_mix *mix)
{
    return (double)(mix->reads + 2 * mix->writes - mix->read_writes) / (mix->reads + mix->writes);
}

bool machine_says_unknown(const struct machine *m, const char *group)
{
    bool says = false;
    for (size_t i = 0; i < m->n_provenance; i++)
        says = says || (m->provenance[i].kind == PROVENANCE_UNKNOWN &&
                        str_eq(str_of(m->provenance[i].group), str_of(group)));
    return says;
}

const struct bandwidth *machine_bandwidth_row(const struct machine *m, int level, int mix)
{
    const struct bandwidth *best = NULL;
    for (size_t i = 0; i < m->n_bandwidths; i++) {
        const struct bandwidth *row = &m->bandwidths[i];
        if (row->level != level || row->mix != mix || row->n_cores < 1)
            continue;
        if (best == NULL || row->threads_per_core < best->threads_per_core)
            best = row;
    }
    return best;
}

static double distance(double a, double b)
{
    return isinf(a) && isinf(b) ? 0 : fabs(a - b);
}

static const struct bandwidth *closest_row(const struct machine *m, int level, double ratio)
{
    const struct bandwidth *best = NULL;
    for (int i = 0; i < (int)m->n_mixes; i++) {
        const struct bandwidth *row = machine_bandwidth_row(m, level, i);
        if (row == NULL)
            continue;
        if (best == NULL) {
            best = row;
            continue;
        }
        const double new = distance(machine_mix_ratio(&m->mixes[i]), ratio);
        const double old = distance(machine_mix_ratio(&m->mixes[best->mix]), ratio);
        if (new < old || (new == old &&strcmp(m->mixes[i].name, m->mixes[best->mix].name) < 0))
            best = row;
    }
    return best;
}

static bool find_closest(const struct machine *m, int level, double loads, double stores,
                         const struct bandwidth **row, struct err *err)
{
    *row = closest_row(m, level, stores > 0 ? loads / stores : INFINITY);
    if (*row != NULL)
        return true;
    err_set(err, ERR_INPUT, "machine '%s' has no measured bandwidth of %s", m->name,
            machine_level_name(m, level));
    return err_hint(
        err, "add a row to its `bandwidths`, or run inspect machine calibrate on that machine");
}

/* The bandwidth that the models use: see machine_bandwidth. */
static double row_bandwidth(const struct machine *m, const struct bandwidth *row, int cores)
{
    const int n = row->n_cores;
    const int domains = cores / n;
    const int rest = cores % n;
    const double *measured = row->bytes_per_s;
    const double sum = domains * measured[n - 1] + (rest > 0 ? measured[rest - 1] : 0);
    return row->level == 0 ? sum : sum * machine_write_allocate_factor(&m->mixes[row->mix]);
}

bool machine_bandwidth(const struct machine *m, int level, int cores, double loads, double stores,
                       double *bytes_per_s, int *mix, struct err *err)
{
    const struct bandwidth *row = NULL;
    if (!find_closest(m, level, loads, stores, &row, err))
        return false;
    *bytes_per_s = row_bandwidth(m, row, cores);
    if (mix != NULL)
        *mix = row->mix;
    return true;
}

double machine_saturated_row(const struct machine *m, const struct bandwidth *row, int cores)
{
    double best = 0;
    for (int c = 1; c <= cores; c++)
        best = fmax(best, row_bandwidth(m, row, c));
    return best;
}

bool machine_saturated_bandwidth(const struct machine *m, int level, int cores, double loads,
                                 double stores, double *bytes_per_s, int *mix, struct err *err)
{
    const struct bandwidth *row = NULL;
    if (!find_closest(m, level, loads, stores, &row, err))
        return false;
    *bytes_per_s = machine_saturated_row(m, row, cores);
    if (mix != NULL)
        *mix = row->mix;
    return true;
}

const struct compiler *machine_compiler(const struct machine *m, struct str name)
{
    for (size_t i = 0; i < m->n_compilers; i++) {
        if (str_eq(str_of(m->compilers[i].name), name))
            return &m->compilers[i];
    }
    return NULL;
}

const struct stream_mix *machine_mix(const struct machine *m, struct str name)
{
    for (size_t i = 0; i < m->n_mixes; i++) {
        if (str_eq(str_of(m->mixes[i].name), name))
            return &m->mixes[i];
    }
    return NULL;
}

int machine_domain_cores(const struct machine *m)
{
    return m->cores_per_numa_domain > 0 ? m->cores_per_numa_domain : m->cores_per_socket;
}

bool machine_is_fitted(const struct machine *m)
{
    return m->n_compositions != 0;
}

bool machine_has_counters(const struct machine *m)
{
    bool any = m->counters_overlapping != NULL || m->counters_non_overlapping != NULL ||
               m->memory_counters_loads != NULL || m->memory_counters_stores != NULL;
    for (int i = 0; i < m->n_caches && i < MACHINE_MAX_LEVELS; i++) {
        const struct machine_cache *c = &m->caches[i];
        any = any || c->counters_loads != NULL || c->counters_stores != NULL ||
              c->counters_misses != NULL || c->counters_evicts != NULL;
    }
    return any;
}

struct str machine_variant_base(struct str name)
{
    return str_slice(name, 0, str_find_str(name, STR("_variant_")));
}

const char *machine_level_name(const struct machine *m, int level)
{
    return level < m->n_caches ? m->caches[level].cache.name : "MEM";
}

double machine_cache_bytes(const struct machine *m, int cache)
{
    const struct cache_level *c = &m->caches[cache].cache;
    return (double)c->sets * c->ways * (double)m->line_bytes;
}

void machine_set_provenance(struct machine *m, const struct provenance *item, struct arena *arena)
{
    struct provenance *const items = arena_alloc(arena, m->n_provenance + 1, sizeof *items);
    size_t n = 0;
    for (size_t i = 0; i < m->n_provenance; i++) {
        if (strcmp(m->provenance[i].group, item->group) != 0)
            items[n++] = m->provenance[i];
    }
    items[n++] = *item;
    m->provenance = items;
    m->n_provenance = n;
}
