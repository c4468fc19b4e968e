#include <string.h>

#include "base/plural.h"
#include "base/str.h"
#include "collect/machine/check_parts.h"

static const char *mix_name(const struct machine *m, size_t i)
{
    return m->mixes[i].name;
}

void check_mixes(const struct machine *m, struct violations *list)
{
    if (!check_length(list, "mixes", m->n_mixes))
        return;
    check_names(list, "mixes[%].name", m, m->n_mixes, mix_name);
    for (size_t i = 0; i < m->n_mixes; i++) {
        const struct stream_mix *mix = &m->mixes[i];
        check_range(list, check_at(list, "mixes[%].reads", i), mix->reads, 0, 64);
        check_range(list, check_at(list, "mixes[%].writes", i), mix->writes, 0, 64);
        check_range(list, check_at(list, "mixes[%].flop_per_it", i), mix->flop_per_it, 0, 10000);
        const int both = mix->reads < mix->writes ? mix->reads : mix->writes;
        check_range(list, check_at(list, "mixes[%].read_writes", i), mix->read_writes, 0, both);
        if (mix->reads + mix->writes < 1)
            violations_add(list, check_at(list, "mixes[%].reads", i), "neither reads nor writes");
    }
}

static bool is_known(const struct bandwidth *row)
{
    return row->mix >= 0 && row->level >= 0;
}

static bool same_streams(const struct bandwidth *a, const struct bandwidth *b)
{
    return is_known(a) && a->mix == b->mix && a->level == b->level;
}

static bool is_looked_up(const struct machine *m, const struct bandwidth *row)
{
    const struct bandwidth *first = machine_bandwidth_row(m, row->level, row->mix);
    return first != NULL && first->threads_per_core == row->threads_per_core;
}

static void check_row_is_new(const struct machine *m, size_t i, struct violations *list)
{
    const struct bandwidth *row = &m->bandwidths[i];
    for (size_t k = 0; k < i; k++) {
        if (!same_streams(&m->bandwidths[k], row) ||
            m->bandwidths[k].threads_per_core != row->threads_per_core)
            continue;
        violations_add(list, check_at(list, "bandwidths[%].mix", i),
                       "is %.100s of %s with threads_per_core %d for a second time; accepted: "
                       "each once",
                       m->mixes[row->mix].name, machine_level_name(m, row->level),
                       row->threads_per_core);
        return;
    }
}

static void add_missing(struct violations *list, const char *path, const char *text)
{
    violations_add(list, path, "%s", text);
    list->items[list->count - 1].missing = true;
}

/* Beyond the cores of a row, machine_bandwidth counts further domains, so the row must cover a
 * domain. */
static void check_row_length(const struct machine *m, size_t i, struct violations *list)
{
    const struct bandwidth *row = &m->bandwidths[i];
    const char *path = check_at(list, "bandwidths[%].gb_per_s", i);
    const double all = check_all_cores(m);
    const double most = all >= 1 && all <= MACHINE_MAX_CORES ? all : MACHINE_MAX_CORES;
    const bool whole = m->cores_per_numa_domain == check_domain_cores(m);
    if (row->n_cores < 1 || row->n_cores > most)
        violations_add(list, path,
                       "has %d value%s; accepted: 1 to %.0f, one for each number of cores",
                       row->n_cores, PLURAL(row->n_cores), most);
    else if (whole && is_known(row) && row->level == m->n_caches &&
             row->n_cores < m->cores_per_numa_domain && is_looked_up(m, row))
        add_missing(list, path,
                    str_formatz(list->arena,
                                "has %d value%s; accepted: at least %d, one for each number of "
                                "cores up to a NUMA domain",
                                row->n_cores, PLURAL(row->n_cores), m->cores_per_numa_domain));
}

static void check_row(const struct machine *m, size_t i, struct violations *list)
{
    const struct bandwidth *row = &m->bandwidths[i];
    const bool known = m->threads_per_core >= 1 && m->threads_per_core <= MACHINE_MAX_THREADS;
    check_range(list, check_at(list, "bandwidths[%].threads_per_core", i), row->threads_per_core, 1,
                known ? m->threads_per_core : MACHINE_MAX_THREADS);
    check_row_is_new(m, i, list);
    check_row_length(m, i, list);
    for (int c = 0; c < row->n_cores; c++) {
        const double gb_per_s = row->bytes_per_s[c] / 1e9;
        if (!(gb_per_s >= 0.001 && gb_per_s <= 1e7))
            check_range(list, str_formatz(list->arena, "bandwidths[%zu].gb_per_s[%d]", i, c),
                        gb_per_s, 0.001, 1e7);
    }
}

/* Whether a row is of memory with one thread per core. Values that could not be read (-1, 0) have
 * their own violation and count as matching. */
static bool is_of_memory(const struct machine *m, const struct bandwidth *row)
{
    return (row->level < 0 || row->level == m->n_caches) && row->threads_per_core <= 1;
}

void check_bandwidths(const struct machine *m, struct violations *list)
{
    if (!check_length(list, "bandwidths", m->n_bandwidths))
        return;
    bool memory = false;
    for (size_t i = 0; i < m->n_bandwidths; i++) {
        memory = memory || is_of_memory(m, &m->bandwidths[i]);
        check_row(m, i, list);
    }
    if (memory || machine_says_unknown(m, "bandwidths"))
        return;
    add_missing(list, "bandwidths",
                "has no row of MEM with threads_per_core 1; accepted: at least one, since only it "
                "gives the memory bandwidth");
}

void check_fit(const struct machine *m, struct violations *list)
{
    check_word(list, "fit.hypothesis", m->fit_hypothesis, machine_overlap_words);
    for (size_t i = 0; i < m->n_fit; i++) {
        check_range(list, check_at(list, "fit.points[%].measured_cy_per_cl", i),
                    m->fit[i].measured_cy_per_cl, 0.001, 1e6);
        check_range(list, check_at(list, "fit.points[%].predicted_cy_per_cl", i),
                    m->fit[i].predicted_cy_per_cl, 0.001, 1e6);
    }
}

static void check_line_cost(struct violations *list, const char *path, const struct line_cost *c)
{
    const struct {
        const char *key;
        double value, min, max;
    } values[] = {{"cy_per_load", c->cy_per_load, 0, 1e4},
                  {"cy_per_store", c->cy_per_store, 0, 1e4},
                  {"error", c->error, 0, 1},
                  {"low", c->low, 0.01, 100},
                  {"high", c->high, c->low, 100}};
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++)
        check_range(list, str_formatz(list->arena, "%s.%s", path, values[i].key), values[i].value,
                    values[i].min, values[i].max);
}

void check_core(const struct machine *m, struct violations *list)
{
    check_range(list, "core.row_cy", m->core.row_cy, 0, 1000);
    for (int i = 0; i < m->core.n_accesses; i++) {
        const struct access_cost *c = &m->core.accesses[i];
        const int before = i > 0 ? c[-1].bytes : 0;
        const struct {
            const char *key;
            double value, min;
        } values[] = {{"bytes", c->bytes, before + 1},
                      {"cy_per_load", c->cy_per_load, 0.01},
                      {"cy_per_split_load", c->cy_per_split_load, c->cy_per_load},
                      {"cy_per_store", c->cy_per_store, 0.01},
                      {"cy_per_split_store", c->cy_per_split_store, c->cy_per_store},
                      {"cy_per_store_beside", c->cy_per_store_beside, 0}};
        for (size_t k = 0; k < sizeof values / sizeof values[0]; k++)
            check_range(list, str_formatz(list->arena, "core.accesses[%d].%s", i, values[k].key),
                        values[k].value, values[k].min, 1000);
    }
}

void check_compositions(const struct machine *m, struct violations *list)
{
    for (int i = 0; i < m->n_compositions; i++) {
        const struct machine_composition *c = &m->compositions[i];
        const struct {
            const char *key;
            double value, min, max;
        } values[] = {
            {"near_share", c->near_share, 0, 1},      {"far_share", c->far_share, 0, 1},
            {"memory_share", c->memory_share, 0, 1},  {"source_share", c->source_share, 0, 1},
            {"core_factor", c->core_factor, 0.1, 10}, {"data_factor", c->data_factor, 0.1, 10}};
        check_word(list, check_at(list, "compositions[%].hypothesis", (size_t)i),
                   c->hypothesis != NULL ? c->hypothesis : "", machine_composition_words);
        for (size_t k = 0; k < sizeof values / sizeof values[0]; k++)
            check_range(list, str_formatz(list->arena, "compositions[%d].%s", i, values[k].key),
                        values[k].value, values[k].min, values[k].max);
        for (int l = 0; l <= m->n_caches; l++)
            check_line_cost(list, str_formatz(list->arena, "compositions[%d].levels[%d]", i, l),
                            &c->levels[l]);
    }
}
