#ifndef CLI_ROOFLINE_STORE_H
#define CLI_ROOFLINE_STORE_H

#include "collect/measure/placement.h"

/*
 * Measurements of one's own programs, kept under the hash of all that determines them: the
 * program's content, its arguments with the content of the files that they name, the folder it runs
 * in, the variables of the environment that change how programs run, the host and how it is set up,
 * the CPUs and the conditions that were asked for. What else a program reads is not known here.
 */

/* A measurement with what was found out around it. */
struct stored_point {
    struct placement_measured measured;
    const char *clock;       /* own_clock_text() */
    const char *measured_at; /* UTC */
};

/* The text of all that determines a measurement. `clock_hz`: asked for; `setup`: of the host's
 * clock before. Owned by the arena. */
struct str stored_key(const struct placement_request *request, double clock_hz, const char *setup,
                      struct arena *arena);

/* False where it is not there; a file that is damaged or says nonsense counts as not there. */
bool stored_load(const char *folder, struct str key, size_t repeats, struct arena *arena,
                 struct stored_point *out);

/* Keeps it. That it cannot be written only costs time the next time. */
void stored_keep(const char *folder, struct str key, const struct stored_point *point,
                 struct arena *arena);

#endif
