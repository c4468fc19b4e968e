#include "collect/machine/host_scan.h"

int64_t host_cache_bytes(struct host_scan *s, int cpu, int level)
{
    for (int i = 0; i < 16; i++) {
        const char *base = str_formatz(s->arena, "cache/index%d", i);
        if (host_cpu_number(s, cpu, str_formatz(s->arena, "%s/level", base), -1) != level)
            continue;
        const char *folder = str_formatz(s->arena, "/sys/devices/system/cpu/cpu%d/%s", cpu, base);
        const struct str type =
            host_text(s->root, s->arena, str_formatz(s->arena, "%s/type", folder));
        struct str size = host_text(s->root, s->arena, str_formatz(s->arena, "%s/size", folder));
        if (str_eq(type, STR("Instruction")) || size.len == 0)
            continue;
        return host_number_or(str_slice(size, 0, size.len - 1), 0) << 10; /* always in K */
    }
    return 0;
}

static int count_sharing_cores(struct host_scan *s, const char *path)
{
    int *cpus = NULL;
    const size_t n = host_read_cpu_list(s, path, &cpus);
    char *seen = arena_alloc(s->arena, (size_t)s->host->n_cores, 1);
    int cores = 0;
    for (size_t i = 0; i < s->n_cpus; i++) {
        if (!host_list_has(cpus, n, s->cpus[i].cpu) || seen[s->cpus[i].core])
            continue;
        seen[s->cpus[i].core] = 1;
        cores++;
    }
    return cores > 0 ? cores : 1;
}

/* The data caches of our first CPU. */
void host_scan_caches(struct host_scan *s)
{
    const int cpu = s->cpus[0].cpu;
    for (int i = 0; i < 16; i++) {
        const char *base = str_formatz(s->arena, "cache/index%d", i);
        const char *folder = str_formatz(s->arena, "/sys/devices/system/cpu/cpu%d/%s", cpu, base);
        const struct str type =
            host_text(s->root, s->arena, str_formatz(s->arena, "%s/type", folder));
        if (type.len == 0 || str_eq(type, STR("Instruction")))
            continue;
        const int level = (int)host_cpu_number(s, cpu, str_formatz(s->arena, "%s/level", base), 0);
        if (level != s->host->n_caches + 1 || level > MACHINE_MAX_LEVELS)
            continue;
        const int64_t line =
            host_cpu_number(s, cpu, str_formatz(s->arena, "%s/coherency_line_size", base), 0);
        const int64_t bytes = host_cache_bytes(s, cpu, level);
        int64_t ways =
            host_cpu_number(s, cpu, str_formatz(s->arena, "%s/ways_of_associativity", base), 0);
        if (line <= 0 || bytes <= 0)
            continue;
        if (ways <= 0 || ways > 65535 || bytes < ways * line) {
            ways = level == 1 ? 8 : 16; /* not told */
            s->host->caches_assumed = true;
        }
        s->host->caches[s->host->n_caches++] = (struct host_cache){
            .level = level,
            .sets = (uint64_t)(bytes / (ways * line)),
            .ways = (uint32_t)ways,
            .line_bytes = (size_t)line,
            .cores_per_group =
                count_sharing_cores(s, str_formatz(s->arena, "%s/shared_cpu_list", folder)),
        };
    }
}
