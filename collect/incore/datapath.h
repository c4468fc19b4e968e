#ifndef COLLECT_INCORE_DATAPATH_H
#define COLLECT_INCORE_DATAPATH_H

#include "collect/incore/analyser.h"

/*
 * LLVM's scheduling models count a load or store as one cycle of a port, however wide it is. Cores
 * whose path to L1 is narrower than their vectors take more: Sandy Bridge moves a 32-byte vector as
 * two halves. For these the analysis gets two more columns, with the cycles in which the data path
 * is busy:
 */
#define DATAPATH_LOAD "L1-load"   /* T_RegL1: the data part of the load ports (IACA: 2D, 3D) */
#define DATAPATH_STORE "L1-store" /* part of T_comp, like the store-data port of Intel's cores */

/*
 * Adds the two columns to an analysis for the processor in `target` (`-mcpu=sandybridge`); adds
 * nothing for processors whose models are right.
 */
void datapath_add(const struct analyser_request *request, struct arena *arena,
                  struct analysis *analysis);

#endif
