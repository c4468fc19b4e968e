#ifndef BASE_PROGRESS_H
#define BASE_PROGRESS_H

#include <stdbool.h>
#include <stdio.h>

/*
 * Progress of a long job on `out` (standard error; null: silent). On a terminal, one line that is
 * redrawn: what is running, a bar, the share done and the time left. Otherwise a plain line
 * whenever something else starts to run, but at most every `plain_every_s` seconds.
 */
struct progress {
    FILE *out;
    bool terminal;
    double total; /* expected work in any unit, e.g. seconds; may be corrected during the job */
    double start_s;
    double last_line_s;
    double plain_every_s;
};

/* Starts; looks whether `out` is a terminal. */
void progress_begin(struct progress *p, FILE *out, double total, double plain_every_s);

/* Shows that `done` of `total` is finished and `what` (one short line) is running. */
void progress_show(struct progress *p, double done, const char *what);

/* Removes the line (terminal), so that results can be printed. */
void progress_end(struct progress *p);

#endif
