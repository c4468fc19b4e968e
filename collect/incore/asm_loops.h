#ifndef COLLECT_INCORE_ASM_LOOPS_H
#define COLLECT_INCORE_ASM_LOOPS_H

#include "collect/incore/listing.h"

/* An innermost loop: the instructions of one iteration, in execution order. */
struct asm_loop {
    size_t n;
    const size_t *instructions; /* indices into the listing */
    unsigned first_line, last_line;
};

struct asm_loops {
    size_t count;
    const struct asm_loop *items; /* in the order of the listing */
};

/*
 * Finds the innermost loops: control-flow graph, dominators, natural loops of the back edges (Aho,
 * Lam, Sethi, Ullman, Compilers, 9.6; dominators after Cooper, Harvey, Kennedy 2001). Code that
 * does not run in every iteration and calls a function (the slow path of a complex product) is left
 * out. With markers, only loops between them count; if there are none, the marked instructions are
 * the loop. Finding no loop is not an error (count is 0); more basic blocks than a compiled kernel
 * could have are.
 */
bool loops_find(const struct asm_listing *l, struct arena *arena, struct asm_loops *out,
                struct err *err);

/* All instructions of a listing as one loop body. */
struct asm_loop loops_of_all(const struct asm_listing *l, struct arena *arena);

#endif
