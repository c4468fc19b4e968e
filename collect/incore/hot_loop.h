#ifndef COLLECT_INCORE_HOT_LOOP_H
#define COLLECT_INCORE_HOT_LOOP_H

#include "collect/incore/incore.h"
#include "collect/incore/loop_profile.h"

/*
 * The loop with the most floating-point operations in one iteration, then stored, then loaded
 * bytes; the first of equal ones. Remainder, peeled and unvectorised versions of the same loop do
 * less in an iteration. Returns n_loops where none touches data.
 */
size_t hot_loop(const struct loop_profile *profiles, size_t n_loops);

/* By what the hot loop and its advance are chosen: what the user gives, the code, who is asked. */
struct loop_chooser {
    const struct incore_options *options;
    const struct loop_walk *walk;
    const char *isa; /* for messages */
    struct arena *arena;
};

/* The number of the loop in `*out`; `name` is the listing's, for messages. */
bool hot_loop_choose(const struct loop_chooser *c, const struct asm_listing *listing,
                     const struct asm_loops *loops, const struct loop_profile *profiles,
                     const char *name, size_t *out, struct err *err);

/* The LUP per iteration of the loop. */
bool hot_loop_lup_per_iteration(const struct loop_chooser *c, const struct asm_listing *listing,
                                const struct asm_loop *loop, const struct loop_profile *p, int *lup,
                                struct err *err);

#endif
