#define _GNU_SOURCE /* sched_getaffinity */
#include <likwid.h>
#include <sched.h>
#include <string.h>

#include "base/library.h"
#include "collect/machine/host.h"

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/lsan_interface.h>
#endif

/* liblikwid 5.2 never closes some folders that it lists; those leaks are not ours to report. */
static void ignore_leaks(bool on)
{
#if defined(__SANITIZE_ADDRESS__)
    if (on)
        __lsan_disable();
    else
        __lsan_enable();
#else
    (void)on;
#endif
}

static int group_cores(const struct host *host, uint32_t threads)
{
    const int cores = (int)threads / host->threads_per_core;
    const int domain = host->n_cores / host->n_nodes;
    return cores < 1 ? 1 : cores > domain ? domain : cores;
}

static void add_caches(struct host *host, const CpuTopology *topology)
{
    const bool kernel_knew = host->n_caches > 0;
    for (uint32_t i = 0; i < topology->numCacheLevels && i < MACHINE_MAX_LEVELS; i++) {
        const CacheLevel *c = &topology->cacheLevels[i];
        if ((c->type != DATACACHE && c->type != UNIFIEDCACHE) || c->sets == 0 ||
            c->associativity == 0 || c->lineSize == 0)
            continue;
        if (!kernel_knew && (int)c->level == host->n_caches + 1) {
            host->caches[host->n_caches++] = (struct host_cache){
                .level = (int)c->level,
                .sets = c->sets,
                .ways = c->associativity,
                .line_bytes = c->lineSize,
                .cores_per_group = group_cores(host, c->threads),
                .divided_by = 1,
            };
            host->caches_from_likwid = true;
        }
        if ((int)c->level <= host->n_caches)
            host->caches[c->level - 1].inclusive = c->inclusive != 0;
    }
}

/* Whether liblikwid's name is one: it says "Unknown" in several ways for a CPU that it lacks. */
static bool is_known(const char *short_name)
{
    const struct str name = str_of(short_name);
    return name.len != 0 && str_find_str(name, STR("nknown")) == name.len;
}

/* The functions that we call. */
struct likwid {
    int (*topology_init)(void);
    CpuInfo_t (*get_cpuInfo)(void);
    CpuTopology_t (*get_cpuTopology)(void);
    void (*topology_finalize)(void);
};

static bool load_likwid(struct likwid *l)
{
    const struct library_function functions[] = {
        {"topology_init", &l->topology_init},
        {"get_cpuInfo", &l->get_cpuInfo},
        {"get_cpuTopology", &l->get_cpuTopology},
        {"topology_finalize", &l->topology_finalize},
    };
    return library_load(LIKWID_SONAME, functions, sizeof functions / sizeof functions[0]);
}

static void add_topology(const struct likwid *l, struct host *host, struct arena *arena)
{
    if (l->topology_init() != 0)
        return;
    const CpuInfo *info = l->get_cpuInfo();
    const CpuTopology *topology = l->get_cpuTopology();
    if (info != NULL && is_known(info->short_name)) {
        if (host->microarchitecture == NULL)
            host->microarchitecture = str_formatz(arena, "%s", info->short_name);
        if (topology != NULL)
            add_caches(host, topology);
    }
    l->topology_finalize();
}

void host_add_likwid(struct host *host, struct arena *arena)
{
    cpu_set_t before;
    const bool saved = sched_getaffinity(0, sizeof before, &before) == 0;
    struct likwid likwid = {0};
    ignore_leaks(true);
    if (load_likwid(&likwid))
        add_topology(&likwid, host, arena);
    ignore_leaks(false); /* the library stays loaded: it does not give back all that it takes */
    if (saved)
        sched_setaffinity(0, sizeof before, &before); /* it moves itself over all CPUs */
}

static bool read_here(const int *allowed, size_t n, struct arena *arena, struct host *out,
                      struct err *err)
{
    if (!host_read("", allowed, n, arena, out, err))
        return false;
    host_add_likwid(out, arena);
    if (out->sve_bytes != 0 && host_sve_bytes() != 0)
        out->sve_bytes = host_sve_bytes(); /* the other figure is that of new processes */
    if (out->n_caches > 0)
        return true;
    err_set(err, ERR_INPUT, "neither the kernel nor likwid tells the sizes of the caches");
    return err_hint(err, "write a machine file by hand: machines/README.md");
}

bool host_here(struct arena *arena, struct host *out, struct err *err)
{
    const int *allowed = NULL;
    size_t n = 0;
    return host_allowed_cpus(arena, &allowed, &n, err) && read_here(allowed, n, arena, out, err);
}

bool host_here_whole(struct arena *arena, struct host *out, struct err *err)
{
    return read_here(NULL, 0, arena, out, err);
}
