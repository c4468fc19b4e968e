#ifndef COLLECT_MACHINE_MCA_CORE_NAMES_H
#define COLLECT_MACHINE_MCA_CORE_NAMES_H

#include <stdbool.h>

#include "base/str.h"

/*
 * Whether ports with such a name are those of the core that LLVM calls `cpu`; true unless we know
 * otherwise. LLVM has more core names than scheduling models: the others use the model of an older
 * relative, and llvm-mca does not say so. The ports' names do: `ADLPPort00` is Golden Cove, even
 * with -mcpu=gracemont.
 */
bool core_model_is_own(struct str cpu, struct str port);

#endif
