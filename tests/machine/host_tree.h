#ifndef TESTS_MACHINE_HOST_TREE_H
#define TESTS_MACHINE_HOST_TREE_H

#include "unit.h"

#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/temp.h"
#include "collect/machine/host.h"

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
        "flags\t\t: fpu sse2 avx avx2 fma\n\nprocessor\t: 1\nvendor_id\t: other\n");
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
    if (!host_read(t->root, cpus, n, &t->arena, &host, &err))
        fail_msg("%s", err.text);
    return host;
}

#endif
