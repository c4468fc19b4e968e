#ifndef COLLECT_MODEL_COMPOSITION_H
#define COLLECT_MODEL_COMPOSITION_H

#include "collect/model/observation.h"

/*
 * The one place where the times of a core and its data become one time: in the literature's way,
 * edge by edge, or in the fitted one, source by source (struct machine_composition). Pure.
 */

/*
 * The paths of lines from the lines that cross each edge, edge 0 being L1–L2: what crosses an edge
 * and not the next one comes from, or ends in, the level between them. Clean victims, which pass
 * beyond where written lines do, are left out: each goes with a line that is loaded from there.
 */
void composition_paths(const double *load_lines, const double *evict_lines, int n_levels,
                       struct line_paths *out);

/* The same lines with nothing beyond `level`: what comes from further away then comes from it. */
struct line_paths composition_within(const struct line_paths *paths, int level, int n_levels);

/*
 * What overlaps with data: the ports' time times the core's factor, or the chains and the divider.
 */
double composition_comp_cy(const struct machine_composition *c, const struct core_time *core);

/* The core's time with its data in L1. */
double composition_core_cy(const struct machine_composition *c, const struct core_time *core);

/* Cycles for the lines of one level alone. */
double composition_source_cy(const struct line_cost *cost, double loaded, double stored);

/* The same of each level, to source_cy[1 … n_levels]. */
void composition_sources(const struct machine_composition *c, const struct line_paths *paths,
                         int n_levels, double *source_cy);

/*
 * One core's time for a cache line of work; source_cy[1 … n_levels] are those of
 * composition_source_cy, source_cy[0] is not read. With the core's two times (times their factors),
 * S the sources' and a ⊕_s b = max(a, b) + s min(a, b):
 *
 *     T = max(T_comp, (T_RegL1 ⊕_near S_L2) ⊕_beyond (S_L3 ⊕_source … ⊕_source S_MEM))
 *
 * where `beyond` is the mean of far_share and memory_share, weighted by the times of the caches
 * beyond L2 and of memory.
 * With all shares 1 that is the literature's ECM of Intel's cores, paid by source.
 */
double composition_time(const struct machine_composition *c, const struct core_time *core,
                        const double *source_cy, int n_levels);

/* The same from the lines. */
double composition_of_lines(const struct machine_composition *c, const struct core_time *core,
                            const struct line_paths *paths, int n_levels);

/*
 * Whether the time of a level's lines (0: loads and stores in L1) is shown as hidden and not as a
 * part of the sum: the core's and L2's unless they add to each other and to what comes from further
 * away, that of sources beyond L2 where they hide in each other.
 */
bool composition_hides(const struct machine_composition *c, int level);

/* The level that takes longest, 0 where the core does. */
int composition_longest(const struct machine_composition *c, const struct core_time *core,
                        const struct line_paths *paths, int n_levels);

/*
 * The ECM model of the literature: T = max(T_comp, edges that overlap, T_RegL1 + Σ other edges),
 * T_RegL1 in the maximum where the registers overlap.
 */
struct composition_edge {
    double cy_per_cl;
    bool overlaps;
};
double composition_literature(const struct core_time *core, bool registers_overlap,
                              const struct composition_edge *edges, int n_edges);

#endif
