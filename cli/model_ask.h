#ifndef CLI_MODEL_ASK_H
#define CLI_MODEL_ASK_H

#include "collect/incore/incore.h"

/*
 * Reads `--asm-block` (a number, `auto`, `manual`) and `--pointer-increment` (bytes, `auto`,
 * `auto_with_manual_fallback`, `manual`) into the options, as Kerncraft has them; null is `auto`.
 * Questions are asked on standard error and answered on standard input. Where these are not a
 * terminal nobody is asked: `manual` is refused, the fallback fails as `auto` does.
 */
bool model_ask_read(const char *asm_block, const char *pointer_increment, struct incore_ask *ask,
                    struct incore_options *options, struct err *err);

#endif
