#ifndef COLLECT_COMPARE_OWN_SAMPLES_H
#define COLLECT_COMPARE_OWN_SAMPLES_H

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

/* The time of a function in a run of the user's application, by samples. */
struct own_samples {
    double seconds; /* mean over the threads that work in it */
    int threads;
    size_t count;
};

/*
 * Reads what `perf script` prints of clock samples (cpu-clock or task-clock), from file `name`, and
 * adds up those in `function`, in its clones and in what OpenMP made of it. Errors for other
 * events, for a function without samples and for too few of them say how to get what is needed.
 */
bool own_samples_parse(struct str text, const char *name, struct str function, struct arena *arena,
                       struct own_samples *out, struct err *err);

#endif
