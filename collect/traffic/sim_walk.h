#ifndef COLLECT_TRAFFIC_SIM_WALK_H
#define COLLECT_TRAFFIC_SIM_WALK_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/traffic/cachesim.h"
#include "collect/traffic/sim.h"
#include "stempel/kernel/kernel.h"

/*
 * The accesses of a kernel at given sizes as addresses, which the simulator predictors run through
 * the caches. The iterations of a sweep are numbered from 0, the innermost loop fastest.
 */
struct walk_access {
    uint64_t address;                 /* in iteration 0 */
    int64_t stride[KERNEL_MAX_LOOPS]; /* bytes per iteration of each loop, outermost first */
    uint32_t bytes;
    bool store;
    int array; /* of the kernel */
};

struct walk {
    int n_loops;
    int64_t count[KERNEL_MAX_LOOPS]; /* iterations of each loop, outermost first */
    int64_t iterations;              /* their product */
    size_t n_accesses;
    struct walk_access *accesses; /* loads first */
    size_t line_bytes;
    bool disjoint;                   /* no two arrays overlap */
    int64_t iterations_per_line;     /* of work */
    bool by_line;                    /* false: access by access; see sim_options */
    struct cachesim_stream *streams; /* scratch */
    uint64_t *addresses;             /* scratch */
};

/*
 * Lays the arrays out and lists the accesses that depend on a loop. Fails if an access leaves its
 * array, the iteration space is empty or an address overflows. Owned by the arena.
 */
bool walk_make(const struct kernel *k, const int64_t *sizes, size_t line_bytes,
               const struct sim_options *options, struct arena *arena, struct walk *out,
               struct err *err);

/* Whether two accesses have the same strides in the same array. */
bool walk_same_strides(const struct walk *w, const struct walk_access *a,
                       const struct walk_access *b);

/*
 * Whether all accesses move through their arrays in the same way, element by element, and every
 * loop moves them: the traffic is then the same everywhere in the sweep, except at its edges.
 */
bool walk_alike(const struct walk *w);

/* About how often the accesses of a sweep move on to another line. */
double walk_touches(const struct walk *w);

/*
 * Bytes of all lines that a sweep touches: the union of what its accesses do. Accesses with the
 * same strides that reach each other's lines count as one that covers all of them; so corners that
 * none of them touches may be counted.
 */
double walk_touched_bytes(const struct walk *w, struct arena *arena);

/*
 * Iterations after which no access returns to a line that it, or another one, touched before: the
 * longest reuse distance within a sweep, rounded up by a row. -1 if accesses to one array have
 * different strides, or if the caller placed the arrays, which may then overlap.
 */
int64_t walk_reach(const struct walk *w);

/*
 * Runs `length` iterations from number `from` through the simulator; at the end of the sweep the
 * next one begins.
 */
void walk_run(const struct walk *w, struct cachesim *sim, int64_t from, int64_t length);

/*
 * The same, always by line: the same lines in the same order, but fast even with conflicts in the
 * first level. Enough to fill caches.
 */
void walk_run_by_line(const struct walk *w, struct cachesim *sim, int64_t from, int64_t length);

/*
 * Addresses of all accesses in this iteration; returns the number of iterations left in its row,
 * including this one.
 */
int64_t walk_addresses(const struct walk *w, int64_t iteration, uint64_t *addresses);

#endif
