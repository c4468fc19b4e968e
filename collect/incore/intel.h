#ifndef COLLECT_INCORE_INTEL_H
#define COLLECT_INCORE_INTEL_H

#include "base/str.h"

/*
 * Rewrites an x86 instruction from Intel syntax, as printed by IACA, to AT&T syntax:
 *
 *     vmovupd ymmword ptr [rsi+rax*8+0x10]{k1}, ymm0    vmovupd %ymm0, 0x10(%rsi,%rax,8){k1}
 *
 * The mnemonic gets no width suffix; this room does not need it.
 */
void intel_to_att(struct str instruction, struct sb *out);

#endif
