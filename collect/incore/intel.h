#ifndef COLLECT_INCORE_INTEL_H
#define COLLECT_INCORE_INTEL_H

#include "base/str.h"

/*
 * Writes an x86 instruction that stands in Intel's syntax, as IACA prints it, in that of AT&T:
 *
 *     vmovupd ymmword ptr [rsi+rax*8+0x10]{k1}, ymm0    vmovupd %ymm0, 0x10(%rsi,%rax,8){k1}
 *
 * The mnemonic stays without a letter for its width; the readers of this room need none.
 */
void intel_to_att(struct str instruction, struct sb *out);

#endif
