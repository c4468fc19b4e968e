#ifndef COLLECT_TRAFFIC_LC_H
#define COLLECT_TRAFFIC_LC_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/traffic/hierarchy.h"
#include "collect/traffic/traffic.h"
#include "stempel/kernel/kernel.h"

/*
 * Layer conditions (Stengel et al., ICS 2015; Hammer et al., Kerncraft 2017), for fully associative
 * LRU caches: the steady state of large grids, away from the edges of all loops. docs/traffic.md
 * says what they predict and refuse.
 *
 * Accesses to one array that reach each other's elements form a stream: they have the same strides,
 * and their subscripts differ by index values that the loops take. Sorted by position, each access
 * except the first touches again what its neighbour touched some inner iterations before; that
 * number is its reuse distance. The first one has no finite distance, unless an outer loop repeats
 * the stream; then no distance is longer than one iteration of that loop. A cache of C bytes keeps
 * reuse over a distance t where sum over accesses of bytes per iteration * min(distance, t) <= C;
 * accesses with larger distances miss. If all data that is touched fits, that case comes before the
 * first distance. An access counts for the lines that it moves per cache line of work; in a kernel
 * with one data type and unit strides that is 1.
 *
 * Accesses that run across their array, like b[i][j] with i as the inner loop, touch a line again
 * in the next iteration of the loop that moves them the least. Each counts as one access to each of
 * the line's elements, with that share of the line, one iteration of that loop apart. The condition
 * for keeping these lines holds on average: if all rows begin at the same offset in a line,
 * accesses on both sides of a line boundary need another line in every row at once.
 *
 * Distances are counted in inner iterations, so that streams of different element types and strides
 * can be compared; for one type they are Kerncraft's distances in elements, halos included, if the
 * loops traverse all of an array except its edges.
 */

/* One stream: the accesses lc_analysis.items[first … first + count - 1]. */
struct lc_stream {
    int first, count;
    const struct kernel_access *access; /* its first one */
    int64_t footprint; /* bytes of cache that one inner iteration occupies: at most a line */
    double cl_per_cl;  /* lines that a missing access moves per line of work */
    struct poly span;  /* the stream's length, in the unit of lc_item.position */
    bool moves[KERNEL_MAX_LOOPS]; /* loops that bring it new elements */
    bool repeated;                /* an outer loop repeats the stream … */
    struct poly repeat;           /* … after this distance */
    /*
     * An iteration advances by more than a line: then the accesses that share a line form a stream;
     * the line begins `place` elements after the stream's first access, modulo the advance. Not all
     * such streams exist if all rows begin at the same offset in a line; footprint is the mean over
     * all offsets.
     */
    bool placed;
    int64_t place;
    int line_loop; /* the loop that moves the accesses the least, if several run across the array;
                      else -1 */
    struct poly volume; /* placed: lc_analysis.total_need has footprint times this of it */
};

/*
 * One access of a stream. Accesses are in the order in which they touch an element, for large
 * sizes.
 */
struct lc_item {
    struct poly position; /* in parts of an inner index; ahead in the sweep is larger */
    bool write;
    const int64_t
        *shift; /* distance ahead of the stream's first access in index values of each loop
                   (elements in the innermost); null for accesses that run across their array */
};

/* A finite reuse distance, in descending order for large sizes. */
struct lc_reuse_condition {
    struct poly distance;
    struct poly need; /* holds if need <= cache bytes * lc_analysis.capacity_factor */
    int dims;         /* 1 … loops: number of inner loops that carry the reuse that it keeps */
    double hits, misses,
        evicts; /* lines per line of work if it is the first condition that holds */
};

/* Everything about a kernel that does not depend on sizes and caches. Owned by an arena. */
struct lc_analysis {
    const struct kernel *kernel; /* must live as long */
    size_t line_bytes;
    int64_t capacity_factor;        /* from bytes to the unit of lc_reuse_condition.need */
    struct poly total_need;         /* what all arrays touch, as lc_reuse_condition.need … */
    const struct poly *array_needs; /* … and each */
    double total_hits;              /* all accesses, if everything fits */
    struct level_traffic none;      /* if no condition holds */
    bool across;                    /* some stream runs across its array */
    int n_streams;
    const struct lc_stream *streams;
    int n_items;
    const struct lc_item *items;
    int n_reuse_conditions;
    const struct lc_reuse_condition *reuse_conditions;
    int n_leftovers;
    const struct lc_leftover *leftovers; /* where loops may be too short */
    struct lc_scratch *scratch; /* for lc_traffic: do not share an analysis between threads */
};

/*
 * Analyses a kernel for caches with lines of `line_bytes` bytes. Fails where layer conditions do
 * not apply (docs/traffic.md): accesses to the same elements at no fixed distance, or accesses
 * across an array for which several outer loops stay within a line or have a step.
 */
bool lc_analyse(const struct kernel *k, size_t line_bytes, struct arena *arena,
                struct lc_analysis *out, struct err *err);

/*
 * Traffic at sizes[k->n_symbols]; a few microseconds. `safety` divides the caches' sizes (1: none;
 * Stengel et al. use 2). Fails like kernel_check_sizes, and at sizes at which loops are too short
 * or the result depends on offsets within lines.
 */
bool lc_traffic(const struct lc_analysis *lc, const int64_t *sizes, const struct hierarchy *h,
                double safety, struct traffic *out, struct err *err);

/* Both at once, with a safety factor of 1: the predictor `LC`. */
bool lc_predict(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                struct arena *arena, struct traffic *out, struct err *err);

/* A layer condition for one cache, for display. */
struct lc_condition {
    int level;
    int64_t cache_bytes; /* after the safety factor */
    int dims;            /* as in lc_reuse_condition; 0: all arrays fit */
    bool always;         /* holds for every size */
    struct str text;     /* `2*N*P - P <= 2048`, or `always`; in elements if the scale allows */
    struct poly need;    /* holds where need <= cache_bytes * capacity_factor (all arrays: <) */
    int64_t capacity_factor;
    int64_t max_size; /* the largest size for which it holds, all sizes equal; 0: none, -1: all */
    double hits, misses, evicts;
};

struct lc_listing {
    int count;
    const struct lc_condition *items; /* by level, in the order of evaluation */
};

/*
 * All conditions for each cache of `h`, down to the first that always holds. If none always holds,
 * the last entry (dims 1, text `otherwise`, always) gives the traffic without any condition.
 */
void lc_list(const struct lc_analysis *lc, const struct hierarchy *h, double safety,
             struct arena *arena, struct lc_listing *out);

/*
 * The largest value of size symbol `symbol` (-1: of all of them together) for which a condition
 * holds in a cache of `cache_bytes`, the other sizes being sizes[]: the block size that keeps it.
 * For n threads on a shared cache pass each thread's share. 0: it never holds; -1: it always does.
 * `sizes` may be null for symbol -1.
 */
int64_t lc_max_size(const struct lc_condition *c, int n_symbols, int64_t cache_bytes,
                    const int64_t *sizes, int symbol);

/* Whether a listed condition holds at these sizes; the `otherwise` entry always does. */
bool lc_holds(const struct lc_condition *c, const int64_t *sizes);

/* The first condition of a level that holds, as an index into the listing; -1: none. */
int lc_holding(const struct lc_listing *list, int level, const int64_t *sizes);

/* `3D`, or `all` for the condition that all arrays fit. */
const char *lc_dims_name(int dims);

#endif
