#ifndef BASE_REAPER_H
#define BASE_REAPER_H

#include <sys/resource.h>
#include <sys/types.h>

/*
 * A reaper is a process between us and a program that we run. It adopts all processes that the
 * program leaves (as a Linux child subreaper), so that even a daemon in its own session ends with
 * the program. When we die, however that happens, the reaper notices that our end of a pipe closes.
 */

/* What the reaper reports when the program has ended. */
struct reaper_report {
    int status; /* exit status of the program, as in wait(2) */
    int left;   /* its processes that could not be killed within some seconds */
    struct rusage use;
};

/* Starts the program in a child of the reaper and returns its process; negative: errno is set. */
typedef pid_t reaper_start_fn(void *context);

/*
 * Becomes the reaper, right after a fork: starts the program, waits for its end or for `life` (the
 * reading end of a pipe) to close, kills all its descendants, writes one struct reaper_report to
 * `report` and exits. If the program could not be started, the reaper exits without a report. Uses
 * only memory on the stack. All signals are blocked; `start` has to set the child's mask.
 */
_Noreturn void reaper_run(int life, int report, reaper_start_fn *start, void *context);

#endif
