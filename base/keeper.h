#ifndef BASE_KEEPER_H
#define BASE_KEEPER_H

#include <sys/resource.h>
#include <sys/types.h>

/*
 * A keeper is a process between us and a program that we run. It adopts whatever the program
 * leaves behind (Linux' child subreaper), so that also a daemon with a session of its own ends with
 * the program, and it sees our end of a pipe close when we die, however we die.
 */

/* What the keeper reports when the program has ended. */
struct keeper_report {
    int status; /* of the program, as wait(2) has it */
    int left;   /* its processes that could not be killed within some seconds */
    struct rusage use;
};

/* Starts the program in a child of the keeper and returns its process; negative: errno is set. */
typedef pid_t keeper_start_fn(void *context);

/*
 * Becomes the keeper, right after a fork: starts the program, waits for its end or for `life` (the
 * reading end of a pipe) to close, kills all its descendants, writes one struct keeper_report to
 * `report` and exits. Where the program could not be started it exits without a report. Uses no
 * memory but the stack. All signals are blocked; `start` has to set the child's mask.
 */
_Noreturn void keeper_run(int life, int report, keeper_start_fn *start, void *context);

#endif
