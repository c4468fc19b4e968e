#ifndef COLLECT_CALIBRATE_INFER_H
#define COLLECT_CALIBRATE_INFER_H

#include "base/arena.h"
#include "collect/machine/machine.h"

/*
 * Infers what vendors do not document from single-core streaming measurements: bytes per cycle
 * between cache levels, half or full duplex, penalties, and which transfers overlap. Pure.
 *
 * The ECM model T = max(T_comp, overlapping transfers…, Σ the others) is fitted under a few
 * hypotheses, and the one with the smallest residual wins (Stengel et al., ICS 2015, for Intel;
 * Hofmann et al., "Bridging the architecture gap", 2020, for the others):
 *   serial nothing overlaps, nor do stores in L1
 *   intel         only the arithmetic overlaps (T_comp against T_RegL1 and all transfers)
 *   zen           registers–L1 and L1–L2 overlap with the rest
 *   full          everything overlaps
 *
 * So that noise does not decide, the hypothesis documented for the core is chosen if it is hardly
 * worse: by at most 2 percentage points or a tenth in the typical deviation, and 5 points or a
 * tenth in the largest. That is intel for Intel; zen for the first Zen; full for Zen 2 and later:
 * Kerncraft's machine file of the EPYC 7452 (J. Hammer) overlaps all except memory, and a sum of
 * only one term is the same as overlapping.
 *
 * An edge has few parameters, each kept only if it improves the fit: bytes per cycle, half or full
 * duplex, and a penalty per line loaded or, between half and full duplex, per line stored: on Zen 3
 * an L1 that handles stores, fills and evicts at the same time is an eighth slower than the busiest
 * of them alone, and only with that penalty does the fit give its documented bandwidth of 32 B/cy.
 * Memory may also have a penalty per cache line of work: one core waits about as long for one
 * stream as for several whose pages end at the same time. (On Zen 3, sums of 1 to 12 arrays: 2.5 ns
 * more than at the saturated bandwidth for 2 streams, 10 for 13.)
 *
 * The core's own times come from the measurements in L1: T_comp of a mix is its time there, T_RegL1
 * is the time of the `load` mix per line read. A written stream is loaded first; all lines from a
 * level pass through all levels above it, as with layer conditions.
 */
struct inference {
    const char *hypothesis; /* a literal */
    const char
        *tied_with; /* fits slightly better than the documented one, which was chosen; null: none */
    bool stores_block;               /* stores are also data transfers between registers and L1 */
    double rms_of[MACHINE_OVERLAPS]; /* root mean square of ln(predicted / measured) below L1, of
                         each hypothesis in the order above */
};

/*
 * Reads m's caches, clock, mixes and bandwidths (one thread per core; for memory the saturated one
 * in a NUMA domain), and sets its transfers, overlaps, fit and fit_hypothesis. False if the mix
 * `load` or L1 was not measured.
 */
bool infer_transfers(struct machine *m, struct arena *arena, struct inference *out,
                     struct err *err);

#endif
