#include "collect/model/composition.h"

#include <math.h>

void composition_paths(const double *load_lines, const double *evict_lines, int n_levels,
                       struct line_paths *out)
{
    double written = INFINITY;
    *out = (struct line_paths){0};
    for (int e = 0; e < n_levels; e++) {
        const bool last = e == n_levels - 1;
        written = fmin(written, evict_lines[e]);
        out->loaded[e + 1] = fmax(0, load_lines[e] - (last ? 0 : load_lines[e + 1]));
        out->stored[e + 1] = fmax(0, written - (last ? 0 : evict_lines[e + 1]));
    }
}

struct line_paths composition_within(const struct line_paths *paths, int level, int n_levels)
{
    struct line_paths within = {0};
    for (int l = 1; l <= n_levels && level > 0; l++) {
        const int at = l < level ? l : level;
        within.loaded[at] += paths->loaded[l];
        within.stored[at] += paths->stored[l];
    }
    return within;
}

double composition_source_cy(const struct line_cost *cost, double loaded, double stored)
{
    const double loads_cy = loaded * cost->cy_per_load;
    const double stores_cy = stored * cost->cy_per_store;
    return cost->duplex == DUPLEX_FULL ? fmax(loads_cy, stores_cy) : loads_cy + stores_cy;
}

/* Of the shorter time only this share is not hidden. */
static double overlap(double a, double b, double share)
{
    return fmax(a, b) + share * fmin(a, b);
}

/* The mean of the shares of the caches beyond L2 and of memory, weighted by their times. */
static double share_beyond(const struct machine_composition *c, const double *source_cy,
                           int n_levels)
{
    double all_cy = 0;
    double not_hidden_cy = 0;
    for (int l = 2; l <= n_levels; l++) {
        all_cy += source_cy[l];
        not_hidden_cy += source_cy[l] * (l == n_levels ? c->memory_share : c->far_share);
    }
    return all_cy > 0 ? not_hidden_cy / all_cy : 0;
}

double composition_comp_cy(const struct machine_composition *c, const struct core_time *core)
{
    const double ports_cy = c->core_factor * (core->T_comp_cy_per_cl - core->T_beyond_cy_per_cl);
    return core->T_beyond_cy_per_cl > 0 ? fmax(ports_cy, core->T_comp_cy_per_cl) : ports_cy;
}

double composition_core_cy(const struct machine_composition *c, const struct core_time *core)
{
    return fmax(composition_comp_cy(c, core), c->data_factor * core->T_RegL1_cy_per_cl);
}

double composition_time(const struct machine_composition *c, const struct core_time *core,
                        const double *source_cy, int n_levels)
{
    double near_cy = c->data_factor * core->T_RegL1_cy_per_cl;
    double far_cy = 0;
    if (n_levels > 0)
        near_cy = overlap(near_cy, source_cy[1], c->near_share);
    for (int l = 2; l <= n_levels; l++)
        far_cy = overlap(far_cy, source_cy[l], c->source_share);
    return fmax(composition_comp_cy(c, core),
                overlap(near_cy, far_cy, share_beyond(c, source_cy, n_levels)));
}

bool composition_hides(const struct machine_composition *c, int level)
{
    return level > 1 ? c->source_share <= 0
                     : c->near_share <= 0 || c->far_share <= 0 || c->memory_share <= 0;
}

void composition_sources(const struct machine_composition *c, const struct line_paths *paths,
                         int n_levels, double *source_cy)
{
    for (int l = 1; l <= n_levels; l++)
        source_cy[l] = composition_source_cy(&c->levels[l], paths->loaded[l], paths->stored[l]);
}

double composition_of_lines(const struct machine_composition *c, const struct core_time *core,
                            const struct line_paths *paths, int n_levels)
{
    double source_cy[MACHINE_MAX_LEVELS + 1] = {0};
    composition_sources(c, paths, n_levels, source_cy);
    return composition_time(c, core, source_cy, n_levels);
}

int composition_longest(const struct machine_composition *c, const struct core_time *core,
                        const struct line_paths *paths, int n_levels)
{
    double source_cy[MACHINE_MAX_LEVELS + 1] = {0};
    int longest = 0;
    composition_sources(c, paths, n_levels, source_cy);
    source_cy[0] = composition_core_cy(c, core);
    for (int l = 1; l <= n_levels; l++) {
        if (source_cy[l] > source_cy[longest])
            longest = l;
    }
    return longest;
}

double composition_literature(const struct core_time *core, bool registers_overlap,
                              const struct composition_edge *edges, int n_edges)
{
    double overlapping = core->T_comp_cy_per_cl;
    double serial = 0;
    if (registers_overlap)
        overlapping = fmax(overlapping, core->T_RegL1_cy_per_cl);
    else
        serial = core->T_RegL1_cy_per_cl;
    for (int i = 0; i < n_edges; i++) {
        if (edges[i].overlaps)
            overlapping = fmax(overlapping, edges[i].cy_per_cl);
        else
            serial += edges[i].cy_per_cl;
    }
    return fmax(overlapping, serial);
}
