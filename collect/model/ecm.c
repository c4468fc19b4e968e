#include "collect/model/ecm.h"

#include <math.h>

#include "collect/model/composition.h"
#include "collect/model/interval.h"
#include "collect/model/scaling.h"
#include "collect/model/units.h"

struct line_paths model_paths(const struct model_point *point)
{
    double loads[MACHINE_MAX_LEVELS];
    double evicts[MACHINE_MAX_LEVELS];
    struct line_paths paths;
    for (int i = 0; i < point->n_levels; i++) {
        loads[i] = point->levels[i].load_lines;
        evicts[i] = point->levels[i].evict_lines;
    }
    composition_paths(loads, evicts, point->n_levels, &paths);
    return paths;
}

/* One core's time if the data are in level `n_levels` or nearer. */
static double time_within(const struct model_point *p, const struct core_time *core, int n_levels)
{
    struct composition_edge edges[MACHINE_MAX_LEVELS];
    for (int i = 0; i < n_levels; i++)
        edges[i] = (struct composition_edge){p->levels[i].cy_per_cl, p->levels[i].overlaps};
    if (p->composition == NULL)
        return composition_literature(core, p->registers_overlap, edges, n_levels);
    const struct line_paths paths = model_paths(p);
    const struct line_paths within = composition_within(&paths, n_levels, p->n_levels);
    return composition_of_lines(p->composition, core, &within, p->n_levels);
}

double model_time(const struct model_point *point, const struct core_time *core)
{
    return time_within(point, core, point->n_levels);
}

/* Replaces the times of the edges by the contributions of the sources. */
static void source_contributions(struct model_point *out)
{
    const struct line_paths paths = model_paths(out);
    out->registers_overlap = composition_hides(out->composition, 0);
    for (int i = 0; i < out->n_levels; i++) {
        out->levels[i].overlaps = composition_hides(out->composition, i + 1);
        out->levels[i].cy_per_cl = composition_source_cy(&out->composition->levels[i + 1],
                                                         paths.loaded[i + 1], paths.stored[i + 1]);
    }
}

/* The edge between two caches: its lines at the documented width. */
static bool cache_edge(const struct machine *m, int i, struct model_level *level, struct err *err)
{
    const struct machine_cache *cache = &m->caches[i];
    const bool moves = level->load_lines + level->evict_lines > 0;
    level->overlaps = cache->overlaps;
    if (moves && !(cache->bytes_per_cy > 0))
        return err_set(err, ERR_INPUT, "machine '%s' gives no bytes per cycle between %s and %s",
                       m->name, level->from, level->to) ||
               err_hint(err, "add the transfer rate of %s to the machine file", level->from);
    level->cy_per_cl =
        moves ? machine_width_cy_per_cl(m, i, level->load_lines, level->evict_lines) : 0;
    level->cy_per_cl +=
        machine_penalty_cy_per_cl(&cache->penalty, level->load_lines, level->evict_lines);
    return true;
}

/* Whether everything nearer than memory overlaps with memory. */
static bool memory_alone_shows(const struct machine *m)
{
    for (int i = 0; i < m->n_caches - 1; i++) {
        if (!m->caches[i].overlaps)
            return false;
    }
    return m->registers_overlap;
}

/*
 * The edge between the last cache and memory: its lines at the saturated bandwidth of a domain,
 * which is kept in `out`. That bandwidth was measured with both directions busy and counts both, so
 * duplexness does not enter again. `*saturated_cy_per_cl` is the time at that bandwidth; a penalty
 * is added to what one core waits, during which other cores use the bandwidth. If memory time is
 * never added to that of a nearer edge, one core's stream from memory consists of this edge only:
 * then the edge takes the bandwidth of that stream, unless there is a penalty. Otherwise the
 * measured stream includes the nearer edges, which the sum adds.
 */
static bool memory_edge(const struct machine *m, const struct model_options *options,
                        struct model_level *level, struct model_point *out,
                        double *saturated_cy_per_cl, struct err *err)
{
    const double lines = level->load_lines + level->evict_lines;
    level->overlaps = m->caches[m->n_caches - 1].overlaps;
    *saturated_cy_per_cl = 0;
    if (!(lines > 0))
        return true;
    if (!machine_saturated_bandwidth(m, m->n_caches, machine_domain_cores(m), level->load_lines,
                                     level->evict_lines, &out->memory_bytes_per_s, &out->memory_mix,
                                     err))
        return false;
    *saturated_cy_per_cl =
        unit_transfer_cy(lines * (double)m->line_bytes, out->memory_bytes_per_s, m->clock_hz);
    level->cy_per_cl =
        *saturated_cy_per_cl + machine_penalty_cy_per_cl(&m->caches[m->n_caches - 1].penalty,
                                                         level->load_lines, level->evict_lines);
    if (options->literature || level->cy_per_cl > *saturated_cy_per_cl || !memory_alone_shows(m))
        return true;
    double bytes_per_s = 0;
    if (!machine_bandwidth(m, m->n_caches, 1, level->load_lines, level->evict_lines, &bytes_per_s,
                           NULL, err))
        return false;
    level->cy_per_cl = unit_transfer_cy(lines * (double)m->line_bytes, bytes_per_s, m->clock_hz);
    return true;
}

bool ecm_evaluate(const struct machine *m, const struct model_options *options,
                  struct model_point *out, struct err *err)
{
    const int last = out->n_levels - 1;
    for (int i = 0; i < last; i++) {
        if (!cache_edge(m, i, &out->levels[i], err))
            return false;
    }
    double saturated_cy_per_cl = 0;
    if (!memory_edge(m, options, &out->levels[last], out, &saturated_cy_per_cl, err))
        return false;
    if (machine_is_fitted(m) && !options->literature) {
        out->composition = &m->compositions[0];
        source_contributions(out);
    }
    for (int i = 0; i <= out->n_levels; i++)
        out->T_data_cy_per_cl[i] = time_within(out, &out->core, i);
    out->T_ECM_cy_per_cl = out->T_data_cy_per_cl[out->n_levels];
    struct scaling scaling = {
        .T_ECM_cy_per_cl = out->T_ECM_cy_per_cl,
        .T_mem_cy_per_cl = saturated_cy_per_cl,
        .cores_per_domain = machine_domain_cores(m),
        .utilisation_penalty = options->utilisation_penalty,
    };
    out->saturation_cores = scaling_saturation(&scaling);
    out->T_ECM_multicore_cy_per_cl = scaling_time(&scaling, options->cores);
    out->ECM_low_cy_per_cl = out->ECM_high_cy_per_cl = NAN;
    if (out->composition != NULL)
        interval_set(scaling, options->cores, out);
    return true;
}
