#define _POSIX_C_SOURCE 200809L
#include "collect/sweep/stop_signals.h"

#include <stddef.h>
#include <time.h>

static sigset_t stop_signals(void)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGHUP);
    return set;
}

void stop_begin(struct stop *stop)
{
    const sigset_t set = stop_signals();
    sigprocmask(SIG_BLOCK, &set, &stop->before);
}

bool stop_asked(void)
{
    sigset_t pending;
    sigemptyset(&pending);
    sigpending(&pending);
    return sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1 ||
           sigismember(&pending, SIGHUP) == 1;
}

void stop_end(const struct stop *stop)
{
    const sigset_t set = stop_signals();
    const struct timespec none = {0};
    while (sigtimedwait(&set, NULL, &none) > 0) {
    }
    sigprocmask(SIG_SETMASK, &stop->before, NULL);
}
