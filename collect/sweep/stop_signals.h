#ifndef COLLECT_SWEEP_STOP_SIGNALS_H
#define COLLECT_SWEEP_STOP_SIGNALS_H

#include <signal.h>
#include <stdbool.h>

/*
 * Stopping in good order: between stop_begin and stop_end SIGINT, SIGTERM and SIGHUP wait, and the
 * work looks for them where it can stop without losing anything.
 */
struct stop {
    sigset_t before; /* the signal mask outside */
};

void stop_begin(struct stop *stop);

/* Whether such a signal waits. */
bool stop_asked(void);

/* Forgets those that wait, since they were heeded, and lets new ones through. */
void stop_end(const struct stop *stop);

#endif
