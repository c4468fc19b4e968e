#include "collect/host/host_likwid.h"

#include <likwid.h>
#include <string.h>

#include "base/affinity.h"
#include "base/library.h"
#include "base/str.h"
#include "collect/host/host.h"

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/lsan_interface.h>
#endif

/* liblikwid 5.2 never closes some folders that it lists; these leaks should not be reported as
 * ours. */
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

/* The functions that we call. */
struct likwid_topology {
    int (*topology_init)(void);
    CpuInfo_t (*get_cpuInfo)(void);
    CpuTopology_t (*get_cpuTopology)(void);
    void (*topology_finalize)(void);
    int (*numa_init)(void);
    NumaTopology_t (*get_numaTopology)(void);
    void (*numa_finalize)(void);
};

static bool load_likwid(struct likwid_topology *l)
{
    const struct library_function functions[] = {
        {"topology_init", &l->topology_init},
        {"get_cpuInfo", &l->get_cpuInfo},
        {"get_cpuTopology", &l->get_cpuTopology},
        {"topology_finalize", &l->topology_finalize},
        {"numa_init", &l->numa_init},
        {"get_numaTopology", &l->get_numaTopology},
        {"numa_finalize", &l->numa_finalize},
    };
    return library_load(LIKWID_SONAME, functions, sizeof functions / sizeof functions[0]);
}

/* Whether liblikwid knows the CPU: otherwise it says "Unknown" in one of several ways. */
static bool is_known(const char *short_name)
{
    const struct str name = str_of(short_name);
    return name.len != 0 && !str_contains(name, STR("nknown"));
}

static void copy_cpus(const CpuTopology *topology, struct arena *arena, struct likwid_answer *out)
{
    struct likwid_cpu *cpus = arena_alloc(arena, topology->numHWThreads, sizeof *cpus);
    for (uint32_t i = 0; i < topology->numHWThreads && topology->threadPool != NULL; i++) {
        const HWThread *thread = &topology->threadPool[i];
        /* Linux's CPU number, despite the name */
        if (thread->apicId >= HOST_MAX_CPUS)
            continue;
        cpus[out->n_cpus++] = (struct likwid_cpu){
            .cpu = (int)thread->apicId,
            .core = thread->coreId,
            .die = thread->dieId,
            .socket = thread->packageId,
        };
    }
    out->cpus = cpus;
    out->threads_per_core = topology->numThreadsPerCore > 0 ? (int)topology->numThreadsPerCore : 1;
}

static void copy_caches(const CpuTopology *topology, struct likwid_answer *out)
{
    for (uint32_t i = 0; i < topology->numCacheLevels && topology->cacheLevels != NULL; i++) {
        const CacheLevel *c = &topology->cacheLevels[i];
        if ((c->type != DATACACHE && c->type != UNIFIEDCACHE) || c->sets == 0 ||
            c->associativity == 0 || c->lineSize == 0 || out->n_caches == MACHINE_MAX_LEVELS ||
            (int)c->level != out->n_caches + 1)
            continue;
        out->caches[out->n_caches++] = (struct likwid_cache){
            .level = (int)c->level,
            .sets = c->sets,
            .ways = c->associativity,
            .line_bytes = c->lineSize,
            .threads = (int)c->threads,
            .inclusive = c->inclusive != 0,
        };
    }
}

static void copy_nodes(const NumaTopology *numa, struct arena *arena, struct likwid_answer *out)
{
    struct likwid_node *nodes = arena_alloc(arena, numa->numberOfNodes, sizeof *nodes);
    for (uint32_t i = 0; i < numa->numberOfNodes && numa->nodes != NULL; i++) {
        const NumaNode *from = &numa->nodes[i];
        int *cpus = arena_alloc(arena, from->numberOfProcessors, sizeof *cpus);
        size_t n = 0;
        for (uint32_t c = 0; c < from->numberOfProcessors; c++) {
            if (from->processors[c] < HOST_MAX_CPUS)
                cpus[n++] = (int)from->processors[c];
        }
        nodes[out->n_nodes++] = (struct likwid_node){
            .cpus = cpus, .n_cpus = n, .memory_bytes = (double)from->totalMemory * 1024};
    }
    out->nodes = nodes;
}

static void ask(const struct likwid_topology *l, struct arena *arena, struct likwid_answer *out)
{
    if (l->topology_init() != 0)
        return;
    const CpuInfo *info = l->get_cpuInfo();
    const CpuTopology *topology = l->get_cpuTopology();
    out->library = LIKWID_SONAME;
    if (info != NULL && topology != NULL && is_known(info->short_name)) {
        out->microarchitecture = str_formatz(arena, "%s", info->short_name);
        copy_cpus(topology, arena, out);
        copy_caches(topology, out);
        if (l->numa_init() == 0) {
            copy_nodes(l->get_numaTopology(), arena, out);
            l->numa_finalize();
        }
    }
    l->topology_finalize();
}

struct likwid_answer host_likwid_read(struct arena *arena)
{
    struct likwid_answer answer = {0};
    struct affinity before;
    const bool saved = affinity_read(arena, &before);
    struct likwid_topology likwid = {0};
    ignore_leaks(true);
    if (load_likwid(&likwid))
        ask(&likwid, arena, &answer);
    ignore_leaks(false); /* the library stays loaded: it does not free all that it allocates */
    if (saved)
        affinity_set(&before); /* likwid moves this thread over all CPUs */
    return answer;
}
