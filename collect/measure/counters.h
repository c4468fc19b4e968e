#ifndef COLLECT_MEASURE_COUNTERS_H
#define COLLECT_MEASURE_COUNTERS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

/*
 * Hardware counters of a running program through one interface: liblikwid's perfmon, or recorded
 * values. Counts are kept per event and hardware thread, as read; counter_total() adds them up and
 * checks them.
 */

/* One event, or one derived metric of a likwid group. All arrays are [n_threads] of the table. */
struct counter_row {
    struct str name;       /* L1D_REPLACEMENT; "Memory data volume [GBytes]" */
    struct str counter;    /* register, PMC0; empty for a metric */
    const double *values;  /* NaN: not counted */
    const double *seconds; /* in the region, in the run that counted this row; NaN: unknown */
    const double *calls;   /* how often the region was entered; NaN: unknown */
};

struct counter_table {
    size_t n_threads;
    const int *cpus; /* [n_threads] */
    size_t n_rows;
    const struct counter_row *rows;
};

/* A program to run and what to count while it runs. */
struct counter_request {
    const char *const *argv; /* null-terminated */
    const char *const *env_unset;
    const char *group;  /* `EVENT:REGISTER,…` or the name of a likwid group */
    const char *region; /* marker region; NULL: the whole program */
    const int *cpus;    /* where it runs and is counted */
    size_t n_cpus;
    double timeout_s;
};

/* The output and the counts of a run. */
struct counter_run {
    struct str out; /* standard output of the program */
    struct counter_table table;
    double seconds; /* of the program as a whole */
};

/* A table of functions; `state` is theirs. */
struct counter_provider {
    /* Why nothing can be counted here, owned by the arena, or NULL. */
    const char *(*unavailable)(const void *state, struct arena *arena);
    bool (*count)(const void *state, const struct counter_request *request, struct arena *arena,
                  struct counter_run *out, struct err *err);
    const void *state;
};

/*
 * liblikwid's perfmon on this host, with the access mode that it was built and set up for. Each
 * call runs in its own process: the library prints, pins itself and may exit.
 */
struct counter_provider counter_likwid(void);

/* The same with another library, for tests: it needs no hardware. */
struct counter_provider counter_likwid_at(const char *soname);

/*
 * Why no library can count on this host: there are neither MSR device files nor a PMU that the
 * kernel knows. NULL: there may be counters; likwid takes a second or more to find out. `root`: ""
 * for this host.
 */
const char *counter_hardware_missing(const char *root, struct arena *arena);

/*
 * Parses what `likwid-perfctr -O` prints, with or without `-m`: all its groups' raw tables and
 * metric tables, those of one marker region (NULL: of the whole program). A `-` or `nan` is NaN.
 * Every group must have the same hardware threads. The text is not trusted; errors name the row.
 */
bool counter_csv_parse(struct str text, const char *name, const char *region, struct arena *arena,
                       struct counter_table *out, struct err *err);

/* Writes the table so that counter_csv_parse reads it: one group. */
struct str counter_csv_text(const struct counter_table *table, const char *region,
                            struct arena *arena);

/* Whether a register counts for a socket, NUMA domain or shared cache instead of a core. */
bool counter_is_shared(struct str counter);

/*
 * The sum of a row over its threads. Refuses impossible values, with the reason: NaN, negative
 * values, a core event that is zero on a thread on which nothing else was counted either (a sign of
 * missing permission), and a shared event that is zero everywhere (zero is right on all except one
 * thread of its domain).
 */
bool counter_total(const struct counter_table *table, const struct counter_row *row, double *total,
                   struct err *err);

/* The row with this event and register (empty: any); NULL if there is none. */
const struct counter_row *counter_find(const struct counter_table *table, struct str name,
                                       struct str counter);

#endif
