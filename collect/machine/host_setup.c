#include "collect/machine/host_scan.h"

/* The chosen word of a list such as `always [madvise] never`. */
static const char *chosen(struct arena *arena, struct str text)
{
    const struct str_cut open = str_cut(text, '[');
    const struct str_cut close = str_cut(open.tail, ']');
    return open.ok && close.ok ? str_cstr(arena, close.head) : NULL;
}

static const char *on_off(struct str text, const char *zero, const char *one)
{
    return str_eq(text, STR("0")) ? zero : str_eq(text, STR("1")) ? one : NULL;
}

void host_setup(const char *root, struct arena *arena, struct machine_setup *out)
{
    const struct str boost = host_text(root, arena, "/sys/devices/system/cpu/cpufreq/boost");
    const struct str no_turbo =
        host_text(root, arena, "/sys/devices/system/cpu/intel_pstate/no_turbo");
    const struct str governor =
        host_text(root, arena, "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");
    const struct str balancing = host_text(root, arena, "/proc/sys/kernel/numa_balancing");
    *out = (struct machine_setup){
        .turbo = no_turbo.len != 0 ? on_off(no_turbo, "on", "off") : on_off(boost, "off", "on"),
        .governor = governor.len != 0 ? str_cstr(arena, governor) : NULL,
        .numa_balancing = str_eq(balancing, STR("2")) ? "on" : on_off(balancing, "off", "on"),
        .huge_pages =
            chosen(arena, host_text(root, arena, "/sys/kernel/mm/transparent_hugepage/enabled")),
    };
}
