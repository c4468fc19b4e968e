#include "collect/measure/own_clock.h"

#include <math.h>

#include "collect/host/host.h"
#include "collect/host/sysfs.h"

/* The frequency to which the limits of all these CPUs fix them, in kHz; NaN: there is none. */
static double bound_khz(const char *root, const int *cpus, size_t n_cpus, struct arena *arena)
{
    double bound = NAN;
    for (size_t i = 0; i < n_cpus; i++) {
        const char *const folder =
            str_formatz(arena, "/sys/devices/system/cpu/cpu%d/cpufreq", cpus[i]);
        const double low =
            sysfs_number(root, str_formatz(arena, "%s/scaling_min_freq", folder), arena);
        const double high =
            sysfs_number(root, str_formatz(arena, "%s/scaling_max_freq", folder), arena);
        if (!(low == high) || (i > 0 && low != bound))
            return NAN;
        bound = low;
    }
    return bound;
}

static const char *or_unknown(const char *word)
{
    return word != NULL ? word : "unknown";
}

const char *own_clock_text(const char *root, const int *cpus, size_t n_cpus, double held_hz,
                           const char *why_not, struct arena *arena)
{
    struct machine_setup setup;
    if (held_hz > 0)
        return str_formatz(arena, "held at %.4g GHz", held_hz / 1e9);
    host_setup(root, cpus, n_cpus, arena, &setup);
    const char *const how = str_formatz(arena, "turbo %s, governor %s", or_unknown(setup.turbo),
                                        or_unknown(setup.governor));
    const double khz = bound_khz(root, cpus, n_cpus, arena);
    if (isfinite(khz))
        return str_formatz(arena, "fixed at %.4g GHz (%s)", khz / 1e6, how);
    return why_not == NULL ? str_formatz(arena, "not fixed (%s)", how)
                           : str_formatz(arena, "not fixed (%s): %s", how, why_not);
}
