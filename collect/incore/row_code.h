#ifndef COLLECT_INCORE_ROW_CODE_H
#define COLLECT_INCORE_ROW_CODE_H

#include "collect/incore/incore.h"
#include "collect/incore/loop_ops.h"

/*
 * Finds the code that a row runs in addition to the hot loop: the code in the loop around it that
 * every row executes, and the pieces for the remainder, i.e. the LUP that do not fill an iteration
 * of the hot loop. The pieces are found from the control flow (they can run in the same row, before
 * or after the hot loop); the number of LUP of each follows from its stores, or from its loads
 * where the hot loop stores nothing.
 *
 * out->known is false if there is no loop around the hot loop, if an iteration does LUP of several
 * rows (unroll and jam), or if the LUP per vector of the hot loop are not clear.
 */
void row_describe(const struct asm_listing *l, const struct asm_loop *hot,
                  const struct loop_ops *ops, const struct loop_walk *walk, int lup_per_iteration,
                  struct arena *arena, struct row_code *out);

#endif
