#ifndef COLLECT_SWEEP_STOP_SIGNALS_H
#define COLLECT_SWEEP_STOP_SIGNALS_H

#include <signal.h>
#include <stdbool.h>

/*
 * Orderly stopping: between stop_begin and stop_end, SIGINT, SIGTERM and SIGHUP are blocked, and
 * the work checks for them where it can stop without losing anything.
 */
struct stop {
    sigset_t before; /* the signal mask outside */
};

void stop_begin(struct stop *stop);

/* Whether such a signal is pending. */
bool stop_asked(void);

/* Discards pending signals, which were handled, and unblocks new ones. */
void stop_end(const struct stop *stop);

#endif
