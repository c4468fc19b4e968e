#ifndef COLLECT_INCORE_ROW_CODE_H
#define COLLECT_INCORE_ROW_CODE_H

#include "collect/incore/incore.h"
#include "collect/incore/loop_profile.h"

/*
 * Finds what a row runs besides the hot loop: of the loop around it, the code that every row
 * passes, and the pieces that do the remainder: LUP that do not fill an iteration of the hot loop.
 * The pieces are found from the control flow (they can run in the same row as the hot loop, before
 * or after it), what they do from what they store.
 *
 * out->known is false where no loop is around the hot loop, or an iteration does LUP of several
 * rows (unroll and jam), or it is not clear what a vector of the hot loop does.
 */
void row_describe(const struct asm_listing *l, const struct asm_loop *hot,
                  const struct loop_profile *profile, const struct loop_walk *walk,
                  int lup_per_iteration, struct arena *arena, struct row_code *out);

#endif
