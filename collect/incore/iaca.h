#ifndef COLLECT_INCORE_IACA_H
#define COLLECT_INCORE_IACA_H

#include "collect/incore/analyser.h"

/*
 * A report of IACA, Intel's analyser, which is no longer available: texts that were kept, such
 * as those on the pages of the published INSPECT collection. Versions 2 and 3 are read, alone or
 * within other text.
 */
struct iaca_report {
    struct analysis analysis; /* ports are named 0, 0DV, 1, 2, 2D, … as in machine files */
    size_t n;
    const struct str *instructions; /* [n] in AT&T syntax */
};

/* All is owned by the arena; `name` is for messages. */
bool iaca_read(struct str text, const char *name, struct arena *arena, struct iaca_report *out,
               struct err *err);

#endif
