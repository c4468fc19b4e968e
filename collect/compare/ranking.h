#ifndef COLLECT_COMPARE_RANKING_H
#define COLLECT_COMPARE_RANKING_H

#include "collect/compare/classify.h"
#include "collect/compare/own_code.h"
#include "collect/machine/machine.h"

/* All loop nests of a file, the most expensive first. */
struct ranked_nest {
    const struct nest_entry *entry;
    bool usable; /* it was read, and has a class: */
    struct own_code code;
    struct classification class;
    double seconds; /* predicted time of one execution of the nest; 0: unknown */
    double share;   /* share of the time of all nests; NaN: no machine was given */
};

struct ranking {
    size_t count;
    struct ranked_nest *items;
};

enum { RANKING_LARGE = 1000 }; /* a size that the file does not give */

/*
 * Sorts nests by their Roofline time, which needs no compiler, at the sizes in the file. Nests that
 * only set values come after those that compute, and nests that cannot be read come last. Without a
 * machine the order is that of the entries. Owned by the arena.
 */
void ranking_make(const struct nest_entries *nests, const char *file, const struct machine *m,
                  struct arena *arena, struct ranking *out);

/* The number of nests at the top that are worth a comparison: 1 to 3. */
size_t ranking_worth(const struct ranking *r);

#endif
