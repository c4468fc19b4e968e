#ifndef COLLECT_INCORE_LOOP_OPS_H
#define COLLECT_INCORE_LOOP_OPS_H

#include "collect/incore/asm_loops.h"

/* Operations and memory accesses of a loop per iteration, as determined from its instructions. */
struct loop_ops {
    int flops;          /* real operations of all lanes */
    int vector_bits;    /* of the widest vector in arithmetic, else of vector data; 0: scalar */
    bool vectorised;    /* most operations work on several lanes at once */
    int stored_bytes;   /* from vector registers, not to the stack */
    int n_stores;       /* instructions that do so */
    int loaded_bytes;   /* to vector registers, not from the stack or constants */
    int n_loads_in_all; /* loads of any data, from anywhere */
    int n_stores_in_all;
    int n_spills;  /* accesses to the stack */
    int n_gathers; /* and scatters */
    bool scalable; /* SVE with unknown width: the listing's sve_bytes is 0 */
    /*
     * Bytes by which the data's addresses advance per iteration; 0 if no constant was found.
     * Determined by the majority of stores, or of loads if there are no stores.
     */
    int64_t advance_bytes;
};

/* How the kernel traverses its arrays, needed to convert bytes to lattice updates (LUP). */
struct loop_walk {
    int64_t bytes_per_lup; /* advance in the work array per inner iteration; 0: none */
    int element_bytes;     /* of the work array */
    int stores_per_lup;    /* elements written in one inner iteration */
    int flops_per_lup;
    int64_t override_bytes; /* the user's pointer increment, or 0 */
};

void loop_ops_of(const struct asm_listing *l, const struct asm_loop *loop, struct arena *arena,
                 struct loop_ops *out);

/*
 * LUP per iteration of the compiled loop: the advance of the addresses divided by that of one LUP.
 * If an iteration stores a whole multiple of that (the outer loop was unrolled and jammed), or if
 * no constant advance was found, the bytes stored count instead. If it stores nothing (a sum down a
 * column, kept in a register), its operations count. Fails if none of these is known.
 */
bool loop_lup_per_iteration(const struct loop_ops *ops, const struct loop_walk *walk, int *out,
                            struct err *err);

#endif
