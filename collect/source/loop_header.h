#ifndef COLLECT_SOURCE_LOOP_HEADER_H
#define COLLECT_SOURCE_LOOP_HEADER_H

#include "collect/source/reader.h"

/* Loop headers as they are written, and what goes along with the index. */

enum { LOOP_INIT, LOOP_CONDITION, LOOP_STEP, LOOP_BODY, LOOP_N_PARTS };

/* The parts of a `for`, or of a `while` that is one; false for others. */
bool loop_parts(struct arena *arena, const struct code *c, const struct code **parts);
/* The index's declaration; null where it cannot be seen. */
const struct code_decl *loop_index(const struct code *c);
/* Of `i++, k++` the part that changes what the condition is about. */
const struct code *loop_step(const struct code *step, const struct code *condition);

/* Refuses, and shows a header that is read. */
bool loop_refuse(struct reader *r, const struct code *where, const char *what);

/* What `i < limit` says about a loop: limit, exclusive for an upward loop. */
struct loop_bound {
    struct code_form limit;
    bool upper;
    bool inclusive;
    bool unequal;
};

bool loop_start(struct reader *r, const struct code *c, const struct code *init,
                const struct code_decl *index, struct code_form *out);
/* `i++`, `i += 2`, `i = i + b`: the step with its sign. */
bool loop_read_step(struct reader *r, const struct code *step, const struct code_decl *index,
                    struct code_form *out);
/* Of the condition `whole` what is about the index of loop l. */
bool loop_bound_of(struct reader *r, const struct code *c, const struct code *whole,
                   const struct code_decl *index, int l, struct loop_bound *out);
/* Start and end of the values, whatever the direction. */
bool loop_set_range(struct reader *r, const struct code *c, struct code_loop *loop,
                    const struct code_form *start, const struct loop_bound *bound,
                    const struct code_form *step);

/* A header that is not entered, without messages. */
struct loop_range {
    struct code_form first, step;
    struct loop_bound bound;
};

bool loop_try_range(struct reader *r, const struct code *c, const struct code *const *parts,
                    const struct code_decl *index, struct loop_range *out);

/* --- loop_along.c --- */

/*
 * Counters and pointers that change by the same amount in each iteration, that of the loops inside
 * included, before all others vary.
 */
struct loop_along {
    int n;
    const struct code_decl *decls[READER_MAX_CALLS];
    struct code_form by[READER_MAX_CALLS];
    bool alternates[READER_MAX_CALLS]; /* instead: `s = 3 - s` */
    struct binding before[READER_MAX_CALLS];
};

void loop_find_along(struct reader *r, const struct code *c, const struct code_decl *index,
                     struct loop_along *out);
/* Each gets its value as a form of loop l's index. */
void loop_bind_along(struct reader *r, const struct loop_along *along, const struct code *c,
                     const struct code_loop *loop);
/* Does the loop change this counter or pointer by adding to it only, if at all? */
bool loop_walks(const struct code *loop, const struct code_decl *d);

#endif
