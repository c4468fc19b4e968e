#ifndef COLLECT_MACHINE_MCA_TARGET_H
#define COLLECT_MACHINE_MCA_TARGET_H

#include "base/arena.h"
#include "base/str.h"

/* What a machine file's options for llvm-mca mean. Pure. */

/* The processor: `haswell` of `-mcpu=haswell -noalias`. */
struct str mca_target_cpu(const char *target);

/* Whether a llvm-mca may split vectors of that processor that the core does not. */
bool mca_may_split_vectors(const char *target);

/*
 * Whether LLVM has an older core's model for that processor, one that splits vectors of 64 bytes.
 * `first_port`: of the model, in llvm-mca's output.
 */
bool mca_splits_vectors(const char *target, struct str first_port);

/*
 * What takes as long in a model that splits vectors as this instruction in a core that does not:
 * the same on 32 bytes. The instruction itself where it has no such form: it moves parts of
 * vectors, or chooses its rounding.
 */
struct str mca_half_vectors(struct str instruction, struct arena *arena);

/*
 * The instruction that takes as long in a core's model as an addition takes in the core if another
 * addition waits for it; null: the model is right. `first_port`: as above.
 */
const char *mca_forwarded_addition(const char *target, struct str first_port);

/*
 * That instruction in place of an addition, for chains of results: its ports are others. The
 * addition itself where there is no such form.
 */
struct str mca_short_addition(const char *stand_in, struct str addition, struct arena *arena);

#endif
