#ifndef COLLECT_INCORE_GRAPH_H
#define COLLECT_INCORE_GRAPH_H

#include "collect/incore/listing.h"

/* The control-flow graph of a listing, with dominators (Cooper, Harvey, Kennedy 2001). */

enum { GRAPH_MAX_SUCCESSORS = 2 };
#define GRAPH_NONE ((size_t)-1)

/* A basic block: instructions begin..end (exclusive). */
struct block {
    size_t begin, end;
    size_t successors[GRAPH_MAX_SUCCESSORS];
    int n_successors;
    size_t order;     /* in reverse postorder; GRAPH_NONE: not reached */
    size_t dominator; /* immediate; the root's is itself */
    bool calls;
};

/* Predecessors of block b: items[first[b]] … items[first[b + 1] - 1]. */
struct predecessors {
    size_t *first;
    size_t *items;
};

struct graph {
    const struct asm_listing *listing;
    struct arena *arena;
    size_t n;
    struct block *blocks; /* block n is the root before all entries */
    size_t *block_of;     /* [n_instructions] */
    size_t *roots;
    size_t n_roots;
    size_t n_reached;
    size_t *by_order; /* block at each position of the reverse postorder */
    struct predecessors predecessors;
};

/*
 * Builds the graph; everything is owned by the arena. Fails if there are more blocks than a
 * compiled kernel has, since the algorithms take quadratic time.
 */
bool graph_make(const struct asm_listing *listing, struct arena *arena, struct graph *out,
                struct err *err);

/* True if block `b` cannot be reached without passing `a`. */
bool graph_dominates(const struct graph *g, size_t a, size_t b);

/* A natural loop: its header and all from which a back edge is reached. */
struct natural_loop {
    size_t header;
    size_t latch; /* of the first back edge found */
    size_t n_blocks;
    const size_t *blocks;
    const bool *in; /* [number of blocks] */
    bool innermost;
};

struct natural_loops {
    struct natural_loop *items;
    size_t count;
};

/*
 * All natural loops of the back edges (Aho, Lam, Sethi, Ullman, Compilers, 9.6), and also loops
 * that are entered in the middle, whose header does not dominate them.
 */
struct natural_loops graph_loops(const struct graph *g);

/* True if all of `inner`'s blocks are in `outer`. */
bool graph_loop_holds(const struct natural_loop *outer, const struct natural_loop *inner);

#endif
