#ifndef COLLECT_SOURCE_CANDIDATES_H
#define COLLECT_SOURCE_CANDIDATES_H

#include "collect/source/reader.h"

/*
 * The loops of a file that may be a nest: each innermost one with those around it. Loops over the
 * points of a window are not separate loops, and those that repeat a nest are recognised.
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

/* The line of the first loop that no other nest of the file shares. */
unsigned candidate_own_line(const struct candidates *all, size_t number);

#endif
