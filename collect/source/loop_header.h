#ifndef COLLECT_SOURCE_LOOP_HEADER_H
#define COLLECT_SOURCE_LOOP_HEADER_H

#include "collect/source/reader.h"

/* Reads loop headers, and variables that advance with the index. */

/* The parts of a `for`, or of an equivalent `while`; false for other code. */
bool loop_parts(struct arena *arena, const struct code *c, const struct code **parts);
/* The index's declaration; null if it cannot be determined. */
const struct code_decl *loop_index(const struct code *c);
/* The part of `i++, k++` that changes the variable of the condition. */
const struct code *loop_step(const struct code *step, const struct code *condition);

/* Sets the error for an unsupported header, with an example of a supported one. */
bool loop_refuse(struct reader *r, const struct code *where, const char *what);

/* The same for a loop without an index. */
bool loop_refuse_index(struct reader *r, const struct code *c);

/* The bound in a condition `i < limit`: the limit, exclusive for an upward loop. */
struct loop_bound {
    struct code_form limit;
    bool upper;
    bool inclusive;
    bool unequal;
    bool wide; /* compared in a type wider than the index's */
};

bool loop_start(struct reader *r, const struct code *c, const struct code *init,
                const struct code_decl *index, struct code_form *out);
/* `i++`, `i += 2`, `i = i + b`: the step with its sign. */
bool loop_read_step(struct reader *r, const struct code *step, struct code_form *out);
/* The part of the condition `whole` that bounds the index of loop l. */
bool loop_bound_of(struct reader *r, const struct code *c, const struct code *whole,
                   const struct code_decl *index, int l, struct loop_bound *out);
/* Sets start and end of the index values, for either direction. */
bool loop_set_range(struct reader *r, const struct code *c, struct code_loop *loop,
                    const struct code_form *start, const struct loop_bound *bound,
                    const struct code_form *step);

/* After `for (i = 0; i < n; i++)` the index is n: the next loop may begin there. */
void loop_bind_after(struct reader *r, const struct code *c);

/* The range of a loop that is not entered, read without messages. */
struct loop_range {
    struct code_form first, step;
    struct loop_bound bound;
};

bool loop_try_range(struct reader *r, const struct code *c, const struct code *const *parts,
                    const struct code_decl *index, struct loop_range *out);

/* --- loop_along.c --- */

/*
 * Finds counters and pointers that change by the same amount in each iteration, including the
 * changes in inner loops; all other variables are then treated as varying.
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
/*
 * Binds each of them to its value at the beginning of an iteration, which is affine in the loop's
 * index; alternating ones to their first value, with a note. Those without such a value are
 * varying. Binds none if the step of the loop is not 1.
 */
void loop_bind_along(struct reader *r, const struct loop_along *along, const struct code *c,
                     const struct code_loop *loop, int l);
/* Whether the loop changes this counter or pointer only by additions, if at all. */
bool loop_walks(const struct code *loop, const struct code_decl *d);
/* In how many places the loop sets it, except for the first part of its header. */
int loop_count_sets(const struct code *loop, const struct code_decl *d);
bool loop_has_continue(const struct code *c);

/* --- loop_previous.c --- */

/*
 * Finds variables that each iteration sets to a value which depends on the index only, for the
 * next one: `i = j` in `for (i = n - 1, j = 0; j < n; i = j, j++)`.
 */
enum { LOOP_MAX_PREVIOUS = 4 };

struct loop_previous {
    int n;
    const struct code_decl *decls[LOOP_MAX_PREVIOUS];
    const struct code *values[LOOP_MAX_PREVIOUS];
    bool next[LOOP_MAX_PREVIOUS]; /* set after the index was stepped */
    struct binding before[LOOP_MAX_PREVIOUS];
};

void loop_find_previous(struct reader *r, const struct code *c, const struct code_decl *index,
                        struct loop_previous *out);
/* Binds each to what the iteration before has set, with a note where the first iteration begins
 * with something else. */
void loop_bind_previous(struct reader *r, const struct loop_previous *previous,
                        struct code_loop *loop, int l);

#endif
