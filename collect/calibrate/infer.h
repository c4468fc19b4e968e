#ifndef COLLECT_CALIBRATE_INFER_H
#define COLLECT_CALIBRATE_INFER_H

#include "base/arena.h"
#include "collect/machine/machine.h"

/*
 * What a vendor does not document, from single-core streaming measurements: bytes per cycle between
 * cache levels, duplexness, penalties, and which transfers overlap. Pure.
 *
 * The ECM model T = max(T_comp, overlapping transfers…, Σ the others) is fitted under a few
 * hypotheses, and the one with the smallest residual wins (Stengel et al., ICS 2015, for Intel;
 * Hofmann et al., "Bridging the architecture gap", 2020, for the others):
 *   serial        nothing overlaps, stores in L1 neither
 *   intel         only the arithmetic overlaps (T_comp against T_RegL1 and all transfers)
 *   zen           registers–L1 and L1–L2 overlap with the rest
 *   full          everything overlaps
 *
 * So that noise does not decide, what is documented for the cores is taken where it is no worse: by
 * at most 2 points or a tenth in the typical deviation, 5 points or a tenth in the largest. That is
 * intel for Intel; zen for the first Zen; full for Zen 2 and later: Kerncraft's machine file of the
 * EPYC 7452 (J. Hammer) overlaps all except memory, which alone in the sum is the same as
 * overlapping.
 *
 * An edge has few parameters, kept only where they explain something: bytes per cycle, duplexness,
 * and a penalty for each line loaded or, between half and full duplex, for each line stored: on
 * Zen 3 an L1 that takes stores, fills and evicts at once is an eighth slower than the busiest of
 * them alone, and only with that penalty comes its documented bandwidth of 32 B/cy out. Memory may
 * have a penalty once for each cache line of work, too: one core waits there about as long for one
 * stream as for several whose pages end at the same time. (On Zen 3, sums of 1 to 12 arrays: 2.5 ns
 * more than at the saturated bandwidth for 2 streams, 10 for 13.)
 *
 * The core's own times come from the measurements within L1: T_comp of a mix is its time there,
 * T_RegL1 that of the `load` mix for each line read. A written stream is loaded first; each level
 * passes all lines of the levels below it, as with layer conditions.
 */
struct inference {
    const char *hypothesis; /* a literal */
    const char *tied_with; /* fits a little better than what is documented and chosen; null: none */
    bool stores_block;     /* stores are data transfers between registers and L1, too */
    double rms_of[MACHINE_OVERLAPS]; /* root mean square of ln(predicted / measured) below L1, of
                         each hypothesis in the order above */
};

/*
 * Reads m's caches, clock, mixes and bandwidths (one thread a core; memory's saturated one within a
 * NUMA domain), sets its transfers, overlaps, fit and fit_hypothesis. False where the mix `load` or
 * L1 was not measured.
 */
bool infer_transfers(struct machine *m, struct arena *arena, struct inference *out,
                     struct err *err);

#endif
