#ifndef COLLECT_SOURCE_CANDIDATES_H
#define COLLECT_SOURCE_CANDIDATES_H

#include "collect/source/reader.h"

/*
 * The loops of a file that may form a nest: each innermost loop with those around it. Short loops
 * over the points of a stencil do not count as separate loops, and loops that only repeat a nest
 * are recognised.
 */
struct candidate {
    const struct code_decl *function;
    const struct code *body;
    int n_path;
    int n_repeats;
    const struct code *path[FORM_MAX_LOOPS];
};

struct candidates {
    size_t count;
    struct candidate *items;
};

void candidates_find(struct reader *r, struct candidates *out);

/* Whether the code has a subscript with this index, or the pointer itself. */
bool candidate_has_place(const struct code *c, const struct code_decl *index);

/* Whether a counter or a pointer of the inner loop's elements advances in the loop around it. */
bool candidate_walks(const struct code *loop, const struct code *inner);

/* The line of the first loop that does not belong to any other nest of the file. */
unsigned candidate_own_line(const struct candidates *all, size_t number);

#endif
