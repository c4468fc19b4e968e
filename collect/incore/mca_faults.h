#ifndef COLLECT_INCORE_MCA_FAULTS_H
#define COLLECT_INCORE_MCA_FAULTS_H

#include "collect/incore/analyser.h"

/* Where LLVM's scheduling models are known to differ from the processors they are for. */

/*
 * Loads that the processor of `target` (a machine file's words for llvm-mca) keeps in flight, where
 * its model has fewer: AMD's cores free an entry of the documented load queue when the data has
 * come, and track the load in a larger structure until it retires; llvm-mca keeps the entry. Long
 * chains of additions with operands in memory then seem to wait for entries. 0: the model's own.
 */
int mca_loads_in_flight(const char *target);

/*
 * A doubt about the analysis of a loop: a sentence, or null. For processors whose
 * model has a fault that cannot be put right here, where that fault decides the result.
 */
const char *mca_doubt(const char *target, const struct analysis *analysis, size_t n_instructions);

#endif
