#ifndef COLLECT_INCORE_LISTING_H
#define COLLECT_INCORE_LISTING_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

/*
 * Assembly text of gcc or clang (x86-64 in AT&T syntax, AArch64), split into instructions and
 * labels; directives and comments are left out. All slices point into the text.
 */
enum asm_isa { ASM_X86_64, ASM_AARCH64 };

enum { ASM_MAX_OPERANDS = 6 };

struct asm_instruction {
    struct str text;     /* without comment and blanks at the ends */
    struct str mnemonic; /* after prefixes such as `lock` or `rep` */
    struct str operands[ASM_MAX_OPERANDS];
    int n_operands;
    unsigned line; /* in the listing, from 1 */
};

struct asm_label {
    struct str name;
    size_t at;     /* index of the instruction after it */
    bool function; /* declared by .globl or .type: the program may enter here */
};

struct asm_listing {
    enum asm_isa isa;
    int sve_bytes; /* of an SVE vector; 0: not known. Set by the caller after listing_parse. */
    size_t n_instructions;
    struct asm_instruction *instructions;
    size_t n_labels;
    struct asm_label *labels; /* sorted by name, then by position */
    /*
     * Instructions between a begin and an end marker: comments with OSACA-BEGIN/-END or
     * LLVM-MCA-BEGIN/-END, or IACA's `movl $111, %ebx; .byte 100,103,144` (222 at the end).
     */
    bool marked;
    size_t marked_begin, marked_end; /* end exclusive */
};

/* `x86-64` and `aarch64` as in machine files; false for any other. */
bool asm_isa_of(const char *isa, enum asm_isa *out);

/*
 * Parses a listing. Fails if it contains no instruction or is in Intel syntax; `name` is for
 * messages.
 */
bool listing_parse(struct str text, enum asm_isa isa, const char *name, struct arena *arena,
                   struct asm_listing *out, struct err *err);

/*
 * Index of the instruction that a branch at instruction `from` to `target` goes to, or
 * n_instructions if that label is not in the listing. Knows local labels (`1b`, `1f`).
 */
size_t listing_target(const struct asm_listing *l, size_t from, struct str target);

#endif
