#ifndef COLLECT_CALIBRATE_PROBE_H
#define COLLECT_CALIBRATE_PROBE_H

#include "base/arena.h"
#include "base/str.h"
#include "collect/machine/machine.h"

/*
 * Probes: loops in the kernel language from which a calibration learns the cost of lines that come
 * from several levels at the same time, and how it combines with the core's time. A probe is
 * written, compiled, measured and modelled (layer conditions) like every kernel, so the model's
 * errors for probes are those for kernels. No probe is a stencil of the collection: no read has a
 * counterpart on the opposite side of the centre. Pure.
 *
 * The lines of a layered probe come from known levels: it reads one long array at several lags,
 * each beyond the reach of one cache and within that of the next.
 */
struct probe {
    const char *name;
    int reads;   /* arrays that are read */
    int updates; /* arrays that are read and written */
    int writes; /* arrays that are only written. If this and updates are 0, the result goes to a row
                   that stays in L1 */
    int near;   /* more lines of the first array, from L2 … */
    int far;    /* … and from the last cache, if that is not L2 */
    int split;  /* more reads of the first array, whose vectors are split across lines */
    int factors;  /* number of factors of the result; 0: the result is the sum of what is read */
    bool divides; /* by that */
    int row;      /* elements per row, of which the first and the last are left out; 0: long rows */
    bool quick;   /* part of a quick calibration */
    bool shared;  /* measured on all cores of a NUMA domain as well */
};

/* All probes; the last entry has no name. */
extern const struct probe probe_table[];

/*
 * The probe's loop for this machine, whose caches determine the lags: over j < N rows of i < M
 * elements, so its symbols are N and M, in that order. The text is the same for all levels beyond
 * L1; for L1 (level 0) the lags are single rows.
 */
struct str probe_source(const struct probe *p, const struct machine *m, int level,
                        struct arena *arena);

/*
 * N and M with the data in `level` (0: L1 … n_caches: memory) on `cores` cores. False if the probe
 * does not apply there: its lags need a longer array, or it runs on one core only.
 */
bool probe_sizes(const struct probe *p, const struct machine *m, int level, int cores,
                 int64_t sizes[2]);

/* The same for a given number of bytes of data, beyond L1, on one core. */
bool probe_sizes_of(const struct probe *p, const struct machine *m, double bytes, int64_t sizes[2]);

#endif
