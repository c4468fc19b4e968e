#ifndef COLLECT_SOURCE_EXECUTE_H
#define COLLECT_SOURCE_EXECUTE_H

#include "collect/source/translation_unit.h"

/*
 * Executes a nest as it is written, with numbers for its sizes, up to two iterations in its middle.
 * This knows nothing of how the nest was read, and so checks it: execute_check.h.
 *
 * Integers and pointers have values, floating-point numbers only identities: two are equal if they
 * were computed in the same way from the same elements. Sizes that nothing determines are different
 * primes, pointers of unknown origin point to different objects. If data decide, both branches are
 * executed. What cannot be executed gives no facts.
 */

/* An element that the iteration reads or writes, and that is another one in the next iteration. */
struct execute_element {
    struct str name; /* of the array in the file; empty: not known */
    int object;
    int64_t offset; /* in bytes */
    bool is_read, is_written;
};

struct execute_facts {
    size_t n_elements; /* all different */
    const struct execute_element *elements;
    int add, mul, div; /* whose values differ between iterations */
    bool is_complex;   /* some operations are; these are not counted */
    bool gathers;      /* some elements are found by data, which are not known */
};

struct execute_nest {
    const struct code *body;        /* of the function */
    const struct code *const *path; /* the loops, outermost first */
    int n_path;
    int n_repeats; /* outer loops that only repeat the rest */
};

/* False, with the reason, if it cannot be executed. */
bool execute_nest(struct arena *arena, struct source_unit *unit, const struct execute_nest *nest,
                  struct execute_facts *out, const char **why);

#endif
