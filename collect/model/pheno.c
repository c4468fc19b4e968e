#include "collect/model/pheno.h"

#include <math.h>
#include <stdio.h>

#include "collect/model/units.h"

static bool parse(const char *text, const char *what, const struct machine *m, struct pheno *out,
                  struct metric *metric, struct arena *arena, struct err *err)
{
    if (text == NULL)
        return err_set(err, ERR_INPUT, "machine '%s' has no counter metric for %s", m->name,
                       what) ||
               err_hint(err, "the phenomenological model needs the metrics of the machine file");
    const char *const name = str_formatz(arena, "%s, %s", m->name, what);
    return metric_parse(str_of(text), name, &out->events, arena, metric, err);
}

/* The metric of lines that level i evicts, listed at the level or at its lower neighbour. */
static const char *evicts_of(const struct machine *m, int i)
{
    if (m->caches[i].counters_evicts != NULL)
        return m->caches[i].counters_evicts;
    return i + 1 < m->n_caches ? m->caches[i + 1].counters_stores : NULL;
}

bool pheno_prepare(const struct machine *m, struct arena *arena, struct pheno *out, struct err *err)
{
    *out = (struct pheno){0};
    if (!parse(m->counters_overlapping, "the overlapping ports", m, out, &out->overlapping, arena,
               err) ||
        !parse(m->caches[0].counters_loads, "L1 loads", m, out, &out->loads, arena, err))
        return false;
    for (int i = 0; i < m->n_caches; i++) {
        const char *const level = m->caches[i].cache.name;
        if (!parse(m->caches[i].counters_misses, str_formatz(arena, "%s misses", level), m, out,
                   &out->misses[i], arena, err))
            return false;
        const char *const evicts = evicts_of(m, i);
        if (evicts != NULL && !parse(evicts, str_formatz(arena, "%s evicts", level), m, out,
                                     &out->evicts[i], arena, err))
            return false;
    }
    return true;
}

/* A metric's value per cache line of work. */
static bool per_line(const struct metric *metric, const struct pheno_counts *counts,
                     const char *what, const char *level, struct arena *arena, double *out,
                     struct err *err)
{
    *out = metric_eval(metric, counts->counts, arena) / counts->lines_of_work;
    if (!isfinite(*out) || *out < 0)
        return err_set(err, ERR_INPUT, "the counter metric for %s%s has no usable value", level,
                       what);
    return true;
}

bool pheno_inputs(const struct pheno *pheno, const struct machine *m,
                  const struct pheno_counts *counts, struct arena *arena, struct core_time *core,
                  struct traffic *traffic, bool *lower_bound, struct err *err)
{
    *core = (struct core_time){0};
    *traffic = (struct traffic){.n_levels = m->n_caches};
    *lower_bound = false;
    if (!(counts->lines_of_work > 0) || counts->loads_per_cy < 1)
        return err_set(err, ERR_INPUT, "counter values without work or without load ports");
    double loads;
    if (!per_line(&pheno->overlapping, counts, "the overlapping ports", "", arena,
                  &core->T_comp_cy_per_cl, err) ||
        !per_line(&pheno->loads, counts, " loads", "L1", arena, &loads, err))
        return false;
    core->T_RegL1_cy_per_cl = loads / counts->loads_per_cy;
    for (int i = 0; i < m->n_caches; i++) {
        const char *const level = m->caches[i].cache.name;
        if (!per_line(&pheno->misses[i], counts, " misses", level, arena,
                      &traffic->levels[i].misses, err))
            return false;
        if (pheno->evicts[i].n_ops == 0)
            *lower_bound = true;
        else if (!per_line(&pheno->evicts[i], counts, " evicts", level, arena,
                           &traffic->levels[i].evicts, err))
            return false;
    }
    return true;
}

/* Times differ from counts by the edges of the measured region, and machine files are not exact. */
static const double pheno_tolerance = 1.25;

static bool too_fast(const char *what, double cy_per_cl, const struct pheno_work *work,
                     struct err *err)
{
    if (!(cy_per_cl > pheno_tolerance * work->cy_per_cl))
        return true;
    return err_set(err, ERR_INPUT,
                   "counted %s would take %.3g cy/CL at the machine's peak, but the loop took %.3g",
                   what, cy_per_cl, work->cy_per_cl);
}

/* The time of a level's lines at the width or bandwidth of the edge; 0: not known. */
static double shortest_cy(const struct machine *m, int level, const struct level_traffic *t,
                          const struct pheno_work *work)
{
    const bool memory = level + 1 == m->n_caches;
    double bytes_per_s = 0;
    int mix = 0;
    struct err unknown = {0};
    if (!memory)
        return m->caches[level].bytes_per_cy > 0
                   ? machine_width_cy_per_cl(m, level, t->misses, t->evicts)
                   : 0;
    const bool known = machine_saturated_bandwidth(m, m->n_caches, work->threads, t->misses,
                                                   t->evicts, &bytes_per_s, &mix, &unknown);
    const double bytes = (t->misses + t->evicts) * (double)m->line_bytes * work->threads;
    return known ? unit_transfer_cy(bytes, bytes_per_s, work->clock_hz) : 0;
}

bool pheno_plausible(const struct machine *m, const struct core_time *core,
                     const struct traffic *traffic, const struct pheno_work *work, struct err *err)
{
    if (!(core->T_comp_cy_per_cl > 0) || !(core->T_RegL1_cy_per_cl > 0))
        return err_set(err, ERR_INPUT,
                       "no uops or no loads were counted, as happens without permission");
    if (!too_fast("uops", core->T_comp_cy_per_cl, work, err) ||
        !too_fast("loads", core->T_RegL1_cy_per_cl, work, err))
        return false;
    for (int i = 0; i < traffic->n_levels; i++) {
        const struct level_traffic *t = &traffic->levels[i];
        const char *from = machine_level_name(m, i);
        const char *to = machine_level_name(m, i + 1);
        char what[64];
        snprintf(what, sizeof what, "transfers between %.12s and %.12s", from, to);
        if (!too_fast(what, shortest_cy(m, i, t, work), work, err))
            return false;
    }
    return true;
}
