#ifndef COLLECT_HOST_MCA_CORE_NAMES_H
#define COLLECT_HOST_MCA_CORE_NAMES_H

#include <stdbool.h>

#include "base/str.h"

/*
 * LLVM knows more cores by name than it has scheduling models of: the others get the model of an
 * older relative, and llvm-mca does not say so. The ports' names do: `ADLPPort00` is Golden Cove,
 * also with -mcpu=gracemont. Whether ports with such a name are those of the core that LLVM calls
 * `cpu`; true where we know of nothing else.
 */
bool core_model_is_own(struct str cpu, struct str port);

#endif
