#include "unit.h"

#include <likwid.h>
#include <string.h>

#include "base/library.h"
#include "collect/host/host_likwid.h"

/* What is taken from the structs of liblikwid's topology and NUMA modules, made up: a host of one
 * socket with two cores of two threads, and a CPU beyond any that a mask can name. */

static HWThread threads[] = {{.apicId = 0, .coreId = 0},
                             {.apicId = 1, .coreId = 1},
                             {.apicId = 2, .coreId = 0, .threadId = 1},
                             {.apicId = 3, .coreId = 1, .threadId = 1},
                             {.apicId = UINT32_MAX}};
static CacheLevel levels[] = {
    {.level = 1, .type = INSTRUCTIONCACHE, .associativity = 8, .sets = 64, .lineSize = 64},
    {.level = 1, .type = DATACACHE, .associativity = 8, .sets = 64, .lineSize = 64, .threads = 2},
    {.level = 2, .type = UNIFIEDCACHE, .associativity = 4, .sets = 0, .lineSize = 64},
    {.level = 2,
     .type = UNIFIEDCACHE,
     .associativity = 16,
     .sets = 2048,
     .lineSize = 64,
     .threads = 4,
     .inclusive = 1}};
static uint32_t processors[] = {0, 1, 2, 3, UINT32_MAX};
static NumaNode nodes[] = {
    {.totalMemory = 2048, .numberOfProcessors = 5, .processors = processors}};
static CpuInfo info = {.short_name = "made-up"};
static CpuTopology topology = {.numHWThreads = 5,
                               .numThreadsPerCore = 2,
                               .numCacheLevels = 4,
                               .threadPool = threads,
                               .cacheLevels = levels};
static NumaTopology numa = {1, nodes};

static int start(void)
{
    return 0;
}

static CpuInfo_t get_info(void)
{
    return &info;
}

static CpuTopology_t get_topology(void)
{
    return &topology;
}

static NumaTopology_t get_numa(void)
{
    return &numa;
}

static void stop(void)
{
}

bool __wrap_library_load(const char *soname, const struct library_function *functions,
                         size_t n_functions);
bool __wrap_library_load(const char *soname, const struct library_function *functions,
                         size_t n_functions)
{
    int (*const starts)(void) = start;
    CpuInfo_t (*const infos)(void) = get_info;
    CpuTopology_t (*const topologies)(void) = get_topology;
    NumaTopology_t (*const numas)(void) = get_numa;
    void (*const stops)(void) = stop;
    const struct {
        const char *name;
        const void *pointer;
    } rows[] = {{"topology_init", &starts},       {"get_cpuInfo", &infos},
                {"get_cpuTopology", &topologies}, {"topology_finalize", &stops},
                {"numa_init", &starts},           {"get_numaTopology", &numas},
                {"numa_finalize", &stops}};
    (void)soname;
    assert_int_equal(n_functions, sizeof rows / sizeof *rows);
    for (size_t i = 0; i < n_functions; i++) {
        assert_string_equal(functions[i].name, rows[i].name);
        memcpy(functions[i].pointer, rows[i].pointer, sizeof(void *));
    }
    return true;
}

static void takes_what_the_library_says(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct likwid_answer a = host_likwid_read(&arena);
    assert_string_equal(a.microarchitecture, "made-up");
    assert_int_equal(a.n_cpus, 4);
    assert_int_equal(a.threads_per_core, 2);
    assert_int_equal(a.cpus[3].cpu, 3);
    assert_int_equal(a.cpus[3].core, 1);
    assert_int_equal(a.n_caches, 2);
    assert_int_equal(a.caches[0].sets, 64);
    assert_int_equal(a.caches[1].ways, 16);
    assert_int_equal(a.caches[1].threads, 4);
    assert_true(a.caches[1].inclusive);
    assert_int_equal(a.n_nodes, 1);
    assert_int_equal(a.nodes[0].n_cpus, 4);
    assert_true(a.nodes[0].memory_bytes == 2048.0 * 1024);
    arena_free(&arena);
}

static void a_cpu_that_it_does_not_know_has_no_topology(void **state)
{
    (void)state;
    struct arena arena = {0};
    info.short_name = "Unknown";
    const struct likwid_answer a = host_likwid_read(&arena);
    assert_non_null(a.library);
    assert_null(a.microarchitecture);
    assert_int_equal(a.n_cpus, 0);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(takes_what_the_library_says),
        cmocka_unit_test(a_cpu_that_it_does_not_know_has_no_topology),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
