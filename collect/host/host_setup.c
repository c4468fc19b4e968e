#include "collect/host/host_scan.h"

/* The selected word of a list such as `always [madvise] never`. */
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

/*
 * The bits of NUMA balancing: 1 by page faults, 2 by memory tiers, which hosts with CXL memory use.
 */
static const char *balancing(struct str text)
{
    const int64_t bits = host_number_or(text, -1);
    return bits < 0 ? NULL : bits == 0 ? "off" : "on";
}

/* Each governor once, in CPU order. An offline CPU has none. */
static const char *governors(const char *root, const int *cpus, size_t n_cpus, struct arena *arena)
{
    struct arena scratch = {0};
    const struct arena_mark mark = arena_mark(&scratch);
    struct str_list found = {0};
    struct sb text = {.arena = arena};
    for (size_t i = 0; i < n_cpus; i++) {
        const char *path = str_formatz(
            &scratch, "/sys/devices/system/cpu/cpu%d/cpufreq/scaling_governor", cpus[i]);
        const struct str governor = sysfs_text(root, path, &scratch);
        if (governor.len != 0 && !str_list_has(&found, governor)) {
            sb_addz(&text, found.count > 0 ? ", " : "");
            sb_add(&text, governor);
            str_list_add(arena, &found, str_copy(arena, governor));
        }
        arena_reset(&scratch, mark);
    }
    arena_free(&scratch);
    return found.count > 0 ? sb_cstr(&text) : NULL;
}

void host_setup(const char *root, const int *cpus, size_t n_cpus, struct arena *arena,
                struct machine_setup *out)
{
    const struct str boost = sysfs_text(root, "/sys/devices/system/cpu/cpufreq/boost", arena);
    const struct str no_turbo =
        sysfs_text(root, "/sys/devices/system/cpu/intel_pstate/no_turbo", arena);
    *out = (struct machine_setup){
        .turbo = no_turbo.len != 0 ? on_off(no_turbo, "on", "off") : on_off(boost, "off", "on"),
        .governor = governors(root, cpus, n_cpus, arena),
        .numa_balancing = balancing(sysfs_text(root, "/proc/sys/kernel/numa_balancing", arena)),
        .huge_pages =
            chosen(arena, sysfs_text(root, "/sys/kernel/mm/transparent_hugepage/enabled", arena)),
    };
}

size_t host_cpu_numbers(const struct host *host, struct arena *arena, const int **cpus)
{
    int *list = arena_alloc(arena, host->n_cpus, sizeof *list);
    for (size_t i = 0; i < host->n_cpus; i++)
        list[i] = host->cpus[i].cpu;
    *cpus = list;
    return host->n_cpus;
}
