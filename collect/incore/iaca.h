#ifndef COLLECT_INCORE_IACA_H
#define COLLECT_INCORE_IACA_H

#include "collect/incore/analyser.h"

/*
 * A report of IACA, Intel's analyser, which is no longer available; old reports exist, for example
 * on the pages of the published INSPECT collection. Reads those of versions 2 and 3, alone or
 * within other text.
 */
struct iaca_report {
    struct analysis analysis; /* ports are named 0, 0DV, 1, 2, 2D, … as in machine files */
    size_t n;
    const struct str *instructions; /* [n] in AT&T syntax */
};

/* Everything is owned by the arena; `name` is for messages. */
bool iaca_read(struct str text, const char *name, struct arena *arena, struct iaca_report *out,
               struct err *err);

#endif
