#ifndef COLLECT_COMPARE_RANKING_H
#define COLLECT_COMPARE_RANKING_H

#include "collect/compare/classify.h"
#include "collect/compare/own_code.h"
#include "collect/machine/machine.h"

/* All loop nests of a file in the order in which they are worth a look. */
struct ranked_nest {
    const struct nest_entry *entry;
    bool usable; /* it was read, and has a class: */
    struct own_code code;
    struct classification class;
    double seconds; /* predicted, once through the nest; 0: unknown */
    double share;   /* of all nests; NaN: no machine was given */
};

struct ranking {
    size_t count;
    struct ranked_nest *items;
};

enum { RANKING_LARGE = 1000 }; /* a size that the file does not give */

/*
 * By the Roofline's time, which needs no compiler, at the sizes that the file gives; those that
 * only set values after all that compute, those that cannot be read last. Without a machine in the
 * order of the entries. Owned by the arena.
 */
void ranking_make(const struct nest_entry *entries, size_t count, const char *file,
                  const struct machine *m, struct arena *arena, struct ranking *out);

/* How many of the first are worth a comparison: 1 to 3. */
size_t ranking_worth(const struct ranking *r);

#endif
