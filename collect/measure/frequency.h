#ifndef COLLECT_MEASURE_FREQUENCY_H
#define COLLECT_MEASURE_FREQUENCY_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"

/*
 * The clock of the cores, held at one frequency while something is measured. Whatever happens to
 * the measuring process, the former limits come back: it restores them itself; if it dies, a
 * guardian process does; if that dies too (a batch system kills all of a job), the record that both
 * left on disk is restored by the next run.
 */

/* Between what the clock of a CPU may move, in kHz as the kernel counts. */
struct frequency_limits {
    uint64_t min_khz;
    uint64_t max_khz;
};

/* Who reads and sets them: liblikwid, or a test. Errors say why it cannot be done here. */
struct frequency_provider {
    void *context;
    bool (*open)(void *context, struct err *err);
    bool (*read)(void *context, int cpu, struct frequency_limits *out, struct err *err);
    bool (*write)(void *context, int cpu, const struct frequency_limits *limits, struct err *err);
    void (*close)(void *context);
};

/* liblikwid's frequency module: needs the kernel's cpufreq, and likwid's access rights to write. */
struct frequency_provider frequency_likwid(struct arena *arena);

/* A clock that is held; owned by the arena. */
struct frequency_hold;

/*
 * Holds the clock of these CPUs at `hz`. The record is kept in the folder `state` (see
 * frequency_state_dir). An error where the provider cannot, where another process has fixed the
 * clock, or where the limits that were set do not hold; then nothing is changed.
 */
bool frequency_hold(const struct frequency_provider *provider, const int *cpus, size_t n_cpus,
                    double hz, const char *state, struct arena *arena, struct frequency_hold **out,
                    struct err *err);

/* Restores the limits that were there before; null is allowed. */
bool frequency_release(struct frequency_hold *hold, struct err *err);

/*
 * Restores what a dead process left: where there is a record and nobody holds it. `*restored` says
 * if there was one.
 */
bool frequency_recover(const struct frequency_provider *provider, const char *state, bool *restored,
                       struct err *err);

/*
 * What a measuring command begins with: recovers what a dead one left, then, where `hz` is not 0,
 * holds all CPUs that this process may use at that clock. `*out` is null without a clock to hold.
 */
bool frequency_hold_host(double hz, struct arena *arena, struct frequency_hold **out,
                         struct err *err);

/* $XDG_STATE_HOME/inspect or ~/.local/state/inspect, with the host's name; null without a home. */
const char *frequency_state_dir(struct arena *arena);

#endif
