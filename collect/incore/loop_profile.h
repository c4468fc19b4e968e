#ifndef COLLECT_INCORE_LOOP_PROFILE_H
#define COLLECT_INCORE_LOOP_PROFILE_H

#include "collect/incore/asm_loops.h"

/* What the instructions of a loop do in one iteration, as far as it can be read off them. */
struct loop_profile {
    int flops;          /* real operations of all lanes */
    int vector_bits;    /* of the widest vector, of data where there is no arithmetic; 0: scalar */
    bool vectorised;    /* most operations are done on several lanes at once */
    int stored_bytes;   /* from vector registers, not to the stack */
    int n_stores;       /* instructions that do so */
    int loaded_bytes;   /* to vector registers, not from the stack or constants */
    int n_loads_in_all; /* of any data, from anywhere */
    int n_stores_in_all;
    int n_spills;  /* accesses to the stack */
    int n_gathers; /* and scatters */
    bool scalable; /* SVE, and the listing's sve_bytes is 0: the width is not known */
    /*
     * Bytes that the data's addresses advance; 0 where no constant was found. That of most stores
     * counts, where there are none that of most loads.
     */
    int64_t advance_bytes;
};

/* How the kernel walks: what turns bytes into lattice updates (LUP). */
struct loop_walk {
    int64_t bytes_per_lup;  /* advance of the work array in one inner iteration; 0: none */
    int element_bytes;      /* of the work array */
    int stores_per_lup;     /* elements written in one inner iteration */
    int64_t override_bytes; /* the user's pointer increment, or 0 */
};

void loop_describe(const struct asm_listing *l, const struct asm_loop *loop, struct arena *arena,
                   struct loop_profile *out);

/*
 * LUP per iteration of the compiled loop: the advance of the addresses divided by that of one LUP.
 * Where an iteration stores a whole multiple of that (the outer loop was unrolled and jammed) what
 * it stores counts; so it does where no constant advance was found. Fails where
 * neither is known.
 */
bool loop_lup_per_iteration(const struct loop_profile *profile, const struct loop_walk *walk,
                            int *out, struct err *err);

#endif
