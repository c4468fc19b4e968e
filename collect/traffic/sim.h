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
     * true: a line of work at a time. Each access reaches for a line once, when it comes to it, and
     * has it then until its end. So do cores: vectorised and unrolled code takes a line by few
     * loads, out-of-order execution has those of several lines of work under way together, and
     * loads of a line that is already on its way wait for it instead of missing again. Where more
     * streams meet in a set than it has ways, the first kind misses for every element, hardware
     * nearly never more than once for each line. (Counters of three machines, mean absolute
     * relative error of L1-L2 and L2-L3 transfers by element and by line: Haswell 17.5 and 6.4, 3.4
     * and 0.7 %; Skylake 11.4 and 1.5, 3.3 and 1.1 %; Sandy Bridge, where little conflicts, 2.8
     * and 1.5, 2.1 and 1.5 %. By vectors of 32 bytes, on a tenth of the sizes: Haswell 4.6 and 1.6
     * % instead of 3.9 and 0.6 % by line. See tests/reference/traffic_hardware.c.)
     */
    bool by_line;
    uint64_t first_address;    /* of the first array */
    uint64_t padding_bytes;    /* between two arrays */
    const uint64_t *addresses; /* first address of each array in order of declaration, or NULL */
    struct cachesim_options cache;
};

/*
 * As hardware does: by line, stores renew lines of the first level, and no cache holds a line
 * twice. traffic_predict for PREDICT_SIM.
 */
bool sim_predict(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                 struct arena *arena, struct traffic *out, struct err *err);

/*
 * Traffic of whole sweeps in steady state: sweep follows sweep, and one of them is counted, its
 * first rows and planes too; within 1 % or 0.005 lines (tests/traffic/random_sim.c), mostly to a
 * thousandth.
 *
 * So it is done for all but stencils, up to 2^25 lines that accesses come to in a sweep: for arrays
 * that a loop repeats, strides, steps, diagonals, arrays declared wider than the loops go, loops
 * across an array. So too where a sweep touches little more than the caches hold. What a sweep
 * touches counts, not what is declared.
 *
 * Else a sweep is put together. The caches are filled from the sweep's beginning, or a later place
 * of a turn of the outermost loop, and a window is counted: a whole turn where the caches could
 * hold some of it, so that it does not matter where the window lies; else shorter windows, spread
 * over a turn. What filling loaded beyond what windows load for as much work is what every sweep
 * loads beyond them at its beginning. Plain LRU caches hold after one filling what any longer run
 * would leave; with others windows follow until two agree. Of larger
 * sweeps that are not stencils' windows are all that is seen: those are estimates, and out->spread
 * says how good.
 *
 * Where accesses move alike it is done in samples of the cache sets (sim_slice.h), until the mean
 * of the even samples and that of the odd ones agree within 0.3 % (two samples: 0.15 % of sweeps),
 * or nothing is left to sample. The result is the mean of all; out->spread holds the difference of
 * the two means, or that of the last two windows or sweeps where nothing was sampled. The cost does
 * not grow with the grid: filling takes as many lines as the caches have.
 *
 * A level's `misses` are the lines that it loads; those of the last level are what memory loads,
 * also where a victim cache is bypassed.
 */
bool sim_predict_with(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                      const struct sim_options *options, struct arena *arena, struct traffic *out,
                      struct err *err);

#endif
