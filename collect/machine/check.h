#ifndef COLLECT_MACHINE_CHECK_H
#define COLLECT_MACHINE_CHECK_H

#include "base/arena.h"
#include "collect/machine/machine.h"

/* What is wrong with a machine, and where: `path` as in `caches[1].ways` (keys of the file). */
struct violation {
    const char *path;
    const char *text; /* "is 0; accepted: 1 to 1024" */
    unsigned line;    /* in the file, from 1; 0: not known (yet) */
    unsigned col;
    bool missing; /* the file does not give the value, or says that it is not known */
};

struct violations {
    struct arena *arena; /* owns the texts and the list */
    struct violation *items;
    size_t count;
    size_t capacity;
    struct violations *notes; /* takes what is odd and does no harm; null: nobody asks for it */
};

/* Adds one; `path` is copied. */
void violations_add(struct violations *list, const char *path, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/*
 * Ranges of values that a file may leave out. In the machine 0 stands for what is not known, so a
 * reader has to refuse a 0 that is written.
 */
struct accepted {
    double min, max;
};
extern const struct accepted accepted_ghz, accepted_gib, accepted_peak;

/* Range checks and agreement of a machine's values with each other; adds every violation. Pure. */
void machine_check(const struct machine *m, struct violations *list);

#endif
