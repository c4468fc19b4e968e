#ifndef COLLECT_TRAFFIC_SIM_H
#define COLLECT_TRAFFIC_SIM_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/traffic/cachesim.h"
#include "collect/traffic/hierarchy.h"
#include "collect/traffic/traffic.h"
#include "stempel/kernel/kernel.h"

/*
 * Data traffic by simulation: the accesses of a kernel run through the caches.
 *
 * Arrays lie one after the other in the order of their names (byte order: upper case first), each
 * at the next line, unless the options say otherwise. In each iteration all loads come first, then
 * the stores; accesses that depend on no loop are left out, as are scalars.
 */
struct sim_options {
    /*
     * false: element by element, as the source says (and as Kerncraft simulates it).
     *
     * true: one line of work at a time. Each access touches a line once, when it first reaches it,
     * and then keeps it to its end. Cores behave like this: vectorised and unrolled code reads a
     * line with few loads, out-of-order execution overlaps the loads of several lines of work, and
     * loads of a line that is already in flight wait for it instead of missing again. If more
     * streams compete for a set than it has ways, element-by-element simulation misses for every
     * element, hardware almost never more than once per line. (Counters of three machines, mean
     * absolute relative error of L1-L2 and L2-L3 transfers by element and by line: Haswell 17.5 and
     * 6.4, 3.4 and 0.7 %; Skylake 11.4 and 1.5, 3.3 and 1.1 %; Sandy Bridge, where little
     * conflicts, 2.8 and 1.5, 2.1 and 1.5 %. By vectors of 32 bytes, on a tenth of the sizes:
     * Haswell 4.6 and 1.6 % instead of 3.9 and 0.6 % by line. See
     * tests/reference/traffic_hardware.c.)
     */
    bool by_line;
    uint64_t first_address;    /* of the first array */
    uint64_t padding_bytes;    /* between two arrays */
    const uint64_t *addresses; /* first address of each array in order of declaration, or NULL */
    struct cachesim_options cache;
};

/*
 * Simulates like hardware: by line, store hits make lines of the first level most recent, and no
 * cache holds a line twice. traffic_predict calls it for PREDICT_SIM.
 */
bool sim_predict(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                 struct arena *arena, struct traffic *out, struct err *err);

/*
 * Traffic of whole sweeps in steady state: sweep follows sweep, and one of them is counted,
 * including its first rows and planes; within 1 % or 0.005 lines (tests/traffic/random_sim.c),
 * mostly within 0.1 %.
 *
 * Whole sweeps are simulated for everything except stencils, up to 2^25 lines that accesses touch
 * per sweep: arrays that a loop repeats, strides, steps, diagonals, arrays declared wider than the
 * loops go, loops across an array. Stencils are simulated in this way too if a sweep touches little
 * more than the caches hold; what counts is the data touched, not the data declared.
 *
 * Otherwise the traffic of a sweep is composed from parts. The caches are filled, starting in the
 * first iteration of the outermost loop, or around the middle of the sweep if the last cache holds
 * everything or the accesses move differently. Then a window is counted: whole iterations of the
 * outermost loop that is short enough for it (2^17 lines of work; fewer if an iteration of the
 * outermost loop touches more than the caches hold, as its place then does not matter). Windows
 * shorter than an iteration of the outermost loop are spread over one. What the filling loads in
 * excess of windows with the same work is what every sweep loads in addition at its beginning.
 * After one filling, plain LRU caches hold what any longer run would leave; with others, windows
 * follow until two agree. For larger sweeps that are not stencils, only
 * windows are simulated: these are estimates, and out->spread says how good they are. If windows or
 * samples disagree, sweeps up to 2^24 lines that accesses touch are simulated whole.
 *
 * If all accesses have the same strides, only samples of the cache sets are simulated
 * (sim_slice.h), until the mean of the even samples and that of the odd ones agree within 0.3 %
 * (two samples: 0.15 % of sweeps), or no sets are left. The result is the mean of all; out->spread
 * holds the difference of the two means or, without sampling, that of the last two windows or
 * sweeps. The cost does not grow with the grid: filling takes as many lines as the caches have.
 *
 * A level's `misses` are the lines that it loads; those of the last level are the loads from
 * memory, even if a victim cache is bypassed.
 */
bool sim_predict_with(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                      const struct sim_options *options, struct arena *arena, struct traffic *out,
                      struct err *err);

#endif
