#ifndef COLLECT_INCORE_HOT_LOOP_H
#define COLLECT_INCORE_HOT_LOOP_H

#include "collect/incore/incore.h"
#include "collect/incore/loop_ops.h"

/*
 * The loop with the most floating-point operations per iteration; among equals, the one with the
 * most bytes stored, then loaded, then the first. Remainder, peeled and scalar versions of the same
 * loop do less per iteration. Returns n_loops if no loop touches data.
 */
size_t hot_loop(const struct loop_ops *ops, size_t n_loops);

/*
 * What the choice of the hot loop and its advance is based on: the user's options, the code, and
 * callbacks that ask the user.
 */
struct loop_chooser {
    const struct incore_options *options;
    const struct loop_walk *walk;
    const char *isa; /* for messages */
    struct arena *arena;
};

/* The number of the loop in `*out`; `name` is the listing's, for messages. */
bool hot_loop_choose(const struct loop_chooser *c, const struct asm_listing *listing,
                     const struct asm_loops *loops, const struct loop_ops *ops, const char *name,
                     size_t *out, struct err *err);

/* The LUP per iteration of the loop. */
bool hot_loop_lup_per_iteration(const struct loop_chooser *c, const struct asm_listing *listing,
                                const struct asm_loop *loop, const struct loop_ops *p, int *lup,
                                struct err *err);

#endif
