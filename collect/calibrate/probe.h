#ifndef COLLECT_CALIBRATE_PROBE_H
#define COLLECT_CALIBRATE_PROBE_H

#include "base/arena.h"
#include "base/str.h"
#include "collect/machine/machine.h"

/*
 * Probes: loops in the kernel language from which a calibration learns what lines cost that come
 * from several levels at once, and how the core's time goes with them. A probe goes through what
 * every kernel goes through (writer, compiler, measurement, layer conditions), so what a model
 * misses of it is what the model misses of kernels. None is a stencil of the collection: no read
 * has one at the opposite side of the centre. Pure.
 *
 * The lines of a layered probe come from known levels: it reads one long array at several lags,
 * each beyond the reach of one cache and within that of the next.
 */
struct probe {
    const char *name;
    int reads;    /* arrays that are read */
    int updates;  /* arrays that are read and written */
    int writes;   /* arrays that are only written. None, and no update: the result goes to a row
                     that stays in L1 */
    int near;     /* more lines of the first array, from L2 … */
    int far;      /* … and from the last cache, where that is not L2 */
    int split;    /* more reads of the first array, whose vectors are split across lines */
    int factors;  /* that the result is a product of; 0: the sum of what is read */
    bool divides; /* by that */
    int row;     /* elements of a row, of which the first and the last are left out; 0: long ones */
    bool quick;  /* part of a quick calibration */
    bool shared; /* measured on all cores of a NUMA domain as well */
};

/* The table, ended by one without a name. */
extern const struct probe probe_table[];

/*
 * Its loop for this machine, whose caches set the lags: over j < N rows of i < M elements, so that
 * N and M are its symbols, in that order. One text serves all levels beyond L1; for L1 (level 0)
 * the lags are of single rows.
 */
struct str probe_source(const struct probe *p, const struct machine *m, int level,
                        struct arena *arena);

/*
 * N and M with the data in `level` (0: L1 … n_caches: memory), `cores` cores at work. False where
 * the probe says nothing there: its lags need a longer array, or it runs on one core only.
 */
bool probe_sizes(const struct probe *p, const struct machine *m, int level, int cores,
                 int64_t sizes[2]);

/* The same for data of so many bytes, beyond L1, on one core. */
bool probe_sizes_of(const struct probe *p, const struct machine *m, double bytes, int64_t sizes[2]);

#endif
