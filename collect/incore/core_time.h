#ifndef COLLECT_INCORE_CORE_TIME_H
#define COLLECT_INCORE_CORE_TIME_H

#include "collect/incore/incore.h"

/*
 * The core's times for a cache line of work, from the analysis of its loop: of an endless inner
 * loop, or of rows as long as they are. Pure (library core_time).
 */
struct core_time {
    double T_comp_cy_per_cl; /* with the time of dependency chains where that is longer */
    double T_RegL1_cy_per_cl;
    double T_beyond_cy_per_cl; /* of T_comp, what struct incore says */
};

/* All times so many times as long. */
struct core_time core_time_scaled(const struct core_time *core, double factor);

/* The longer of T_comp and T_RegL1: the in-core time where nothing else counts. */
double core_time_longer(const struct core_time *core);

/* What overlaps with data transfers: T_comp, or the dependency chains where they take longer. */
double incore_overlapping_cy_per_cl(const struct incore *in);

/*
 * What L1 takes to serve so many loads and stores of so many bytes each, of which a share lies
 * across two lines: the loads and what stores take from them, or the stores. 0 where that was not
 * measured.
 */
double incore_access_cy(const struct machine_core *measured, int bytes, double loads, double stores,
                        double split_share);

/* Of an endless inner loop. */
struct core_time incore_core_time(const struct incore *in);

/*
 * The core's time for rows of so many iterations. The ECM model's in-core time is that of an
 * endless inner loop whose accesses all lie within a cache line each; a row is not:
 *
 *  - It starts up: the code around the hot loop passes the front end while no pass runs; where
 *    chains within an iteration fill the window of instructions in flight, though not where they
 *    only fill the scheduler, it enters at the rate of the loop's instructions.
 *  - A chain from one iteration to the next starts anew, and runs beside that of the row before as
 *    far as the window of instructions in flight reaches.
 *  - LUP that do not fill an iteration of the hot loop are left to narrower code. A step there
 * takes as long as a vector of the hot loop, however few elements it holds, or as its instructions
 * take to pass the front end.
 *  - A vector that is split across two lines takes two accesses to L1, or as long as measured.
 *
 * Where accesses were measured, each piece takes the data path as long as accesses of its width
 * do, and a row costs row_cy more. Neither moves data meanwhile, nor does the start-up, so that
 * T_RegL1 holds both.
 *
 * T_comp is the sum of these one after the other, each at the larger of its port, data and front
 * end times: what the row takes with all data in L1. T_RegL1 is the part that keeps the data ports
 * busy.
 */
struct row_time {
    int64_t iterations;
    int64_t passes; /* of the hot loop */
    int64_t steps; /* runs of code for the rest, single iterations without code for them included */
    double startup_cy;
    double rest_cy;
    double overlap_cy;     /* of its chain, with that of the row before */
    double split_share;    /* of the hot loop's accesses are split across two lines */
    struct core_time loop; /* an endless run of passes with these accesses */
    struct core_time core;
};

/*
 * `core` is that of the endless loop, of `in` or without one of its faults; `split_share` is of
 * incore_split_share, or 0. False where the row's code is not known or there are no iterations.
 */
bool incore_row_time(const struct incore *in, const struct machine_core *measured,
                     double lup_per_cl, struct core_time core, int64_t iterations,
                     double split_share, struct row_time *out);

/*
 * The same for the kernel at sizes[kernel->n_symbols]. Where a sum is added up in order, its chain
 * goes on through all rows, and what else a row takes is done meanwhile: T_comp is the longer of
 * both.
 */
bool incore_row_time_at(const struct incore *in, const struct kernel *k, const struct machine *m,
                        struct core_time core, const int64_t *sizes, double split_share,
                        struct row_time *out);

/*
 * The share of vector accesses to L1 that lie across two lines, over all accesses of the kernel
 * and all rows at sizes[kernel->n_symbols]: an access of w bytes that moves on by w crosses a line
 * of L bytes every L / w times, unless it begins at a multiple of w. Arrays begin with a line; what
 * the loop keeps on the stack does not cross. 0 for scalar code; accesses that do not move element
 * by element are left out. It depends on the sizes modulo the elements of a line.
 */
double incore_split_share(const struct incore *in, const struct kernel *k, size_t line_bytes,
                          const int64_t *sizes);

#endif
