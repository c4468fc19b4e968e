#ifndef COLLECT_MACHINE_CHECK_H
#define COLLECT_MACHINE_CHECK_H

#include "base/violations.h"
#include "collect/machine/machine.h"

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
