#ifndef TESTS_MACHINE_HOST_TREE_H
#define TESTS_MACHINE_HOST_TREE_H

#include "unit.h"

#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/temp.h"
#include "collect/host/detect.h"

/* A made-up host: a folder with the files below /proc and /sys that detection reads. */
struct tree {
    struct arena arena;
    struct temp temp;
    const char *root;
};

static inline void put(struct tree *t, const char *path, const char *text)
{
    struct err err = {0};
    const char *full = str_formatz(&t->arena, "%s%s", t->root, path);
    char *folder = str_formatz(&t->arena, "%s", full);
    *strrchr(folder, '/') = '\0';
    assert_true(dir_make(folder, &err));
    /* Not file_write: hundreds of files need not reach the disk. */
    FILE *file = fopen(full, "w");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

static inline void put_cpu(struct tree *t, int cpu, int core, int socket, const char *l1_kb,
                           const char *l2_shared, const char *l3_shared)
{
    const char *base = str_formatz(&t->arena, "/sys/devices/system/cpu/cpu%d", cpu);
    const char *levels[] = {"1", "1", "2", "3"};
    const char *types[] = {"Data", "Instruction", "Unified", "Unified"};
    const char *sizes[] = {l1_kb, "32K", "512K", "16384K"};
    const char *shared[] = {l2_shared, l2_shared, l2_shared, l3_shared};
    put(t, str_formatz(&t->arena, "%s/topology/core_id", base),
        str_formatz(&t->arena, "%d\n", core));
    put(t, str_formatz(&t->arena, "%s/topology/physical_package_id", base),
        str_formatz(&t->arena, "%d\n", socket));
    for (int i = 0; i < 4; i++) {
        const char *cache = str_formatz(&t->arena, "%s/cache/index%d", base, i);
        put(t, str_formatz(&t->arena, "%s/level", cache), levels[i]);
        put(t, str_formatz(&t->arena, "%s/type", cache), types[i]);
        put(t, str_formatz(&t->arena, "%s/size", cache), sizes[i]);
        put(t, str_formatz(&t->arena, "%s/ways_of_associativity", cache), i < 2 ? "8" : "16");
        put(t, str_formatz(&t->arena, "%s/coherency_line_size", cache), "64");
        put(t, str_formatz(&t->arena, "%s/shared_cpu_list", cache), shared[i]);
    }
}

/* What a container without /sys shows. */
static inline struct tree only_proc(void)
{
    struct err err = {0};
    struct tree t = {0};
    assert_true(temp_make(&t.arena, &t.temp, &err));
    t.root = t.temp.path;
    put(&t, "/proc/cpuinfo",
        "processor\t: 0\nvendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: 63\n"
        "model name\t: Intel(R) Xeon(R) CPU E5-2695 v3 @ 2.30GHz\nstepping\t: 2\n"
        "flags\t\t: fpu sse2 avx avx2 fma\n");
    put(&t, "/proc/meminfo", "MemTotal:       8388608 kB\nMemFree: 1 kB\n");
    return t;
}

static inline void drop(struct tree *t)
{
    struct err err = {0};
    assert_true(temp_remove(&t->temp, &err));
    arena_free(&t->arena);
}

static inline struct host read_host(struct tree *t, const int *cpus, size_t n)
{
    struct host host;
    struct err err = {0};
    if (!host_read(t->root, cpus, n, NULL, &t->arena, &host, &err))
        fail_msg("%s", err.text);
    return host;
}

static inline const char *cpu_path(struct tree *t, int cpu, const char *file)
{
    return str_formatz(&t->arena, "/sys/devices/system/cpu/cpu%d/%s", cpu, file);
}

static inline void put_node(struct tree *t, int node, const char *cpus, const char *mem_total_kib)
{
    const char *folder = str_formatz(&t->arena, "/sys/devices/system/node/node%d", node);
    put(t, str_formatz(&t->arena, "%s/cpulist", folder), str_formatz(&t->arena, "%s\n", cpus));
    if (mem_total_kib != NULL)
        put(t, str_formatz(&t->arena, "%s/meminfo", folder),
            str_formatz(&t->arena, "\nNode %d MemTotal:       %s kB\nNode %d MemFree:  1 kB\n",
                        node, mem_total_kib, node));
}

/* One socket of n cores of one thread, with L3 caches for `l3_cores` of them each. */
static inline struct tree one_socket(int n, int l3_cores)
{
    struct tree t = only_proc();
    put(&t, "/sys/devices/system/cpu/online", str_formatz(&t.arena, "0-%d\n", n - 1));
    put(&t, "/sys/devices/system/node/online", "0\n");
    put_node(&t, 0, str_formatz(&t.arena, "0-%d", n - 1), NULL);
    for (int cpu = 0; cpu < n; cpu++) {
        const int first = cpu / l3_cores * l3_cores;
        put_cpu(&t, cpu, cpu, 0, "32K", str_formatz(&t.arena, "%d", cpu),
                str_formatz(&t.arena, "%d-%d", first, first + l3_cores - 1));
    }
    return t;
}

static inline void all_cpus_have(struct tree *t, int n, const char *file, const char *text)
{
    for (int cpu = 0; cpu < n; cpu++)
        put(t, cpu_path(t, cpu, file), text);
}

static inline int *range(struct tree *t, int from, int to)
{
    int *cpus = arena_alloc(&t->arena, (size_t)(to - from + 1), sizeof *cpus);
    for (int cpu = from; cpu <= to; cpu++)
        cpus[cpu - from] = cpu;
    return cpus;
}

static inline struct machine file_of(struct tree *t, const struct host *host)
{
    struct machine m;
    const struct core_ports ports = {.program = "llvm-mca", .target = "-mcpu=none"};
    machine_from_host(host, &ports, "2020-01-01", &t->arena, &m);
    return m;
}

static inline const char *provenance_of(const struct machine *m, const char *group)
{
    for (size_t i = 0; i < m->n_provenance; i++) {
        if (strcmp(m->provenance[i].group, group) == 0)
            return m->provenance[i].how;
    }
    fail_msg("no provenance of %s", group);
    return NULL;
}

#endif
