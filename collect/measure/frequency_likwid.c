#include <stdlib.h>
#include <unistd.h>

#include "base/library.h"
#include "collect/measure/cpu_choice.h"
#include "collect/measure/frequency.h"

/* The functions of liblikwid that we call; see likwid.h. */
struct likwid_clock {
    int (*init)(void);
    uint64_t (*get_min)(int cpu);
    uint64_t (*get_max)(int cpu);
    uint64_t (*set_min)(int cpu, uint64_t khz);
    uint64_t (*set_max)(int cpu, uint64_t khz);
    void (*finalize)(void);
};

static bool open_likwid(void *context, struct err *err)
{
    struct likwid_clock *l = context;
    const struct library_function functions[] = {
        {"freq_init", &l->init},
        {"freq_getCpuClockMin", &l->get_min},
        {"freq_getCpuClockMax", &l->get_max},
        {"freq_setCpuClockMin", &l->set_min},
        {"freq_setCpuClockMax", &l->set_max},
        {"freq_finalize", &l->finalize},
    };
    /* Checked first, since likwid would print an error. */
    if (access("/sys/devices/system/cpu/cpu0/cpufreq/scaling_driver", R_OK) != 0) {
        err_set(err, ERR_SYSTEM, "the clock cannot be set here: the kernel offers no cpufreq");
        return err_hint(err, "leave out --clock: the clock is measured around each sample");
    }
    if (!library_load(LIKWID_SONAME, functions, sizeof functions / sizeof functions[0]))
        return err_set(err, ERR_SYSTEM, "the clock cannot be set here: liblikwid is not installed");
    if (l->init() != 0) {
        err_set(err, ERR_SYSTEM, "the clock cannot be set here: likwid's frequency module fails");
        return err_hint(err, "it needs root, or the access daemon likwid-setFreq");
    }
    return true;
}

static bool read_likwid(void *context, int cpu, struct frequency_limits *out, struct err *err)
{
    const struct likwid_clock *l = context;
    *out = (struct frequency_limits){l->get_min(cpu), l->get_max(cpu)};
    if (out->min_khz != 0 && out->max_khz >= out->min_khz)
        return true;
    return err_set(err, ERR_SYSTEM, "likwid cannot read the clock of CPU %d", cpu);
}

/* The lower limit must never pass the upper one, so the order depends on the direction. */
static bool write_likwid(void *context, int cpu, const struct frequency_limits *limits,
                         struct err *err)
{
    const struct likwid_clock *l = context;
    const bool up = limits->max_khz >= l->get_max(cpu);
    const uint64_t first = up ? l->set_max(cpu, limits->max_khz) : l->set_min(cpu, limits->min_khz);
    const uint64_t second =
        up ? l->set_min(cpu, limits->min_khz) : l->set_max(cpu, limits->max_khz);
    if (first != 0 && second != 0)
        return true;
    err_set(err, ERR_SYSTEM, "likwid cannot set the clock of CPU %d", cpu);
    return err_hint(err, "it needs root, or the access daemon likwid-setFreq");
}

static void close_likwid(void *context)
{
    const struct likwid_clock *l = context;
    l->finalize();
}

struct frequency_provider frequency_likwid(struct arena *arena)
{
    struct likwid_clock *l = arena_alloc(arena, 1, sizeof *l);
    return (struct frequency_provider){l, open_likwid, read_likwid, write_likwid, close_likwid};
}

bool frequency_hold_host(double hz, struct arena *arena, struct frequency_hold **out,
                         struct err *err)
{
    const struct frequency_provider likwid = frequency_likwid(arena);
    const char *state = frequency_state_dir(arena);
    bool restored = false;
    struct pin_host host;
    *out = NULL;
    if (state == NULL)
        return hz == 0 ||
               err_set(err, ERR_SYSTEM, "no folder for the record of the clock: set HOME");
    if (hz == 0)
        return frequency_recover(&likwid, state, &restored, err);
    if (!pin_read_host(arena, &host, err))
        return false;
    int *cpus = arena_alloc(arena, host.n_cpus, sizeof *cpus);
    size_t count = 0;
    for (size_t i = 0; i < host.n_cpus; i++) {
        if (host.cpus[i].allowed)
            cpus[count++] = host.cpus[i].cpu;
    }
    return frequency_hold(&likwid, cpus, count, hz, state, arena, out, err);
}
