#ifndef COLLECT_INCORE_MCA_FAULTS_H
#define COLLECT_INCORE_MCA_FAULTS_H

#include "collect/incore/analyser.h"

/* Known differences between LLVM's scheduling models and the processors. */

/*
 * Loads in flight in the processor of `target` (a machine file's options for llvm-mca) if its model
 * has too few: AMD's cores free an entry of the documented load queue when the data arrives, and
 * track the load in a larger structure until it retires; llvm-mca keeps the entry, so long chains
 * of additions with memory operands seem to wait for entries. 0: the model's own number.
 */
int mca_loads_in_flight(const char *target);

/*
 * A doubt about the analysis of a loop, one sentence, or null: for processors whose model has an
 * error that we cannot correct, if that error determines the result.
 */
const char *mca_doubt(const char *target, const struct analysis *analysis, size_t n_instructions);

#endif
