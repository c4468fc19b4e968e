#ifndef COLLECT_MEASURE_FREQUENCY_H
#define COLLECT_MEASURE_FREQUENCY_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"

/*
 * Fixes the clock of the cores at one frequency during a measurement. The former limits are always
 * restored: by the measuring process; if it dies, by a guardian process; if that dies too (a batch
 * system kills all of a job), by the next run, from a record on disk.
 */

/* Limits of a CPU's clock, in kHz as in the kernel. */
struct frequency_limits {
    uint64_t min_khz;
    uint64_t max_khz;
};

/*
 * Reads and sets the limits: liblikwid, or a test. Errors say why that is not possible on this
 * host.
 */
struct frequency_provider {
    void *context;
    bool (*open)(void *context, struct err *err);
    bool (*read)(void *context, int cpu, struct frequency_limits *out, struct err *err);
    bool (*write)(void *context, int cpu, const struct frequency_limits *limits, struct err *err);
    void (*close)(void *context);
};

/* liblikwid's frequency module: needs the kernel's cpufreq, and likwid's access rights to write. */
struct frequency_provider frequency_likwid(struct arena *arena);

/* A fixed clock; owned by the arena. */
struct frequency_hold;

/*
 * Fixes the clock of these CPUs at `hz`. The record is kept in the folder `state` (see
 * frequency_state_dir). It is an error if the provider cannot set limits, if another process has
 * fixed the clock, or if the new limits do not take effect; then nothing is changed.
 */
bool frequency_hold(const struct frequency_provider *provider, const int *cpus, size_t n_cpus,
                    double hz, const char *state, struct arena *arena, struct frequency_hold **out,
                    struct err *err);

/* Restores the former limits; null is allowed. */
bool frequency_release(struct frequency_hold *hold, struct err *err);

/*
 * Restores the limits if a dead process left a record that no process holds. `*restored` says if
 * there was one.
 */
bool frequency_recover(const struct frequency_provider *provider, const char *state, bool *restored,
                       struct err *err);

/*
 * Called first by commands that measure: restores limits that a dead process left, then, if `hz` is
 * not 0, fixes the clock of all CPUs that this process may use. `*out` is null if `hz` is 0.
 */
bool frequency_hold_host(double hz, struct arena *arena, struct frequency_hold **out,
                         struct err *err);

/* $XDG_STATE_HOME/inspect or ~/.local/state/inspect, with the host's name; null without a home. */
const char *frequency_state_dir(struct arena *arena);

#endif
