#ifndef COLLECT_TRAFFIC_SIM_SLICE_H
#define COLLECT_TRAFFIC_SIM_SLICE_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/traffic/cachesim.h"
#include "collect/traffic/hierarchy.h"
#include "collect/traffic/sim_walk.h"

/*
 * Independent parts of a simulation.
 *
 * A line's set is its number mod the level's sets. Where the sets of all levels have a common
 * divisor n, lines whose numbers fall into different residue classes mod n never meet in a set of
 * any level. So the caches can be split into n independent ones, each with its share of the sets
 * and the lines of one residue class: a slice. All slices together count exactly what the whole
 * counts; a few are a sample of it (set sampling: Puzak, Analysis of cache replacement algorithms,
 * 1985; Kessler, Hill, Wood, A comparison of trace-sampling techniques for multi-megabyte caches,
 * IEEE Trans. Comput. 43(6), 1994).
 */
struct slice;

/*
 * The largest number of slices of a simulation, a power of two. It is 1 if set counts are odd, if a
 * cache combines writes (it needs the bytes of each), or if an access does not traverse its lines
 * evenly: steps backwards or by a number that is not a power of two, elements that cross a line
 * boundary. If all accesses step over whole lines, any step is allowed.
 */
int64_t slice_max(const struct walk *w, const struct hierarchy *h);

/*
 * Makes slice number `rest` of `n`, a power of two up to slice_max, with empty caches. n = 1 is
 * the whole. Owned by the arena; the walk remains the caller's and must outlive the slice.
 */
bool slice_make(const struct walk *w, const struct hierarchy *h,
                const struct cachesim_options *options, int64_t n, int64_t rest,
                struct arena *arena, struct slice **out, struct err *err);

/*
 * Runs the accesses in this slice of `length` iterations from number `from`, like walk_run. If
 * `settle` is false, streams that evict each other from the first level do so once per line instead
 * of once per element: enough for filling caches, with much less work.
 */
void slice_run(struct slice *s, int64_t from, int64_t length, bool settle);

/* The slice's caches. In slices of several the first level counts only what was simulated. */
struct cachesim *slice_caches(const struct slice *s);

/* What happened in a slice since slice_clear_counts. */
struct slice_counts {
    int n_levels;
    struct {
        uint64_t hits, misses;
        uint64_t evicts;  /* lines and stores passed downwards */
        uint64_t dirtied; /* as in struct cachesim_counts */
    } levels[HIERARCHY_MAX_LEVELS];
    uint64_t memory_loads;
    /* The slice's share: lines that accesses touched in complete rows, in it and in all slices. */
    uint64_t visits, visits_in_all;
};

struct slice_counts slice_counts(const struct slice *s);
void slice_clear_counts(struct slice *s);

#endif
