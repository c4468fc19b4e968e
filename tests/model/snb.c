#include "snb.h"

#include <math.h>

static const struct stream_mix mixes[] = {
    {.name = "copy", .reads = 1, .writes = 1},
    {.name = "load", .reads = 1},
    {.name = "triad", .reads = 3, .writes = 1, .flop_per_it = 2},
};

#define COPY(gb_per_s) ((gb_per_s)*1e9 / 1.5)
#define TRIAD(gb_per_s) ((gb_per_s)*1e9 / 1.25)

static const double copy_mem[] = {COPY(17.4), COPY(30), COPY(38),   COPY(40.7),
                                  COPY(40.7), COPY(40), COPY(39.5), COPY(39.7)};
static const double triad_mem[] = {TRIAD(17), TRIAD(30), TRIAD(37), TRIAD(39.45),
                                   TRIAD(39), TRIAD(39), TRIAD(39), TRIAD(39)};
static const double load_mem[] = {18e9, 32e9, 42e9, 44.3e9, 44e9, 44e9, 44e9, 44e9};
static const double triad_l2[] = {TRIAD(51.2)};
static const double triad_l3[] = {TRIAD(31.5)};

static const struct bandwidth bandwidths[] = {
    {.mix = 0, .level = 3, .threads_per_core = 1, .n_cores = 8, .bytes_per_s = copy_mem},
    {.mix = 1, .level = 3, .threads_per_core = 1, .n_cores = 8, .bytes_per_s = load_mem},
    {.mix = 2, .level = 3, .threads_per_core = 1, .n_cores = 8, .bytes_per_s = triad_mem},
    {.mix = 2, .level = 1, .threads_per_core = 1, .n_cores = 1, .bytes_per_s = triad_l2},
    {.mix = 2, .level = 2, .threads_per_core = 1, .n_cores = 1, .bytes_per_s = triad_l3},
};

static struct machine_cache cache(const char *name, uint64_t sets, uint32_t ways, int below,
                                  int cores)
{
    struct machine_cache c = {
        .cache = {.sets = sets,
                  .ways = ways,
                  .policy = CACHE_LRU,
                  .write_allocate = true,
                  .write_back = true,
                  .load_from = below,
                  .store_to = below,
                  .victims_to = -1},
        .cores_per_group = cores,
        .bytes_per_cy = below < 3 ? 32 : 0,
        .duplex = DUPLEX_HALF,
    };
    for (size_t i = 0; i < 2; i++)
        c.cache.name[i] = name[i];
    return c;
}

struct machine snb_machine(void)
{
    return (struct machine){
        .name = "SandyBridge-EP",
        .isa = "x86-64",
        .clock_hz = 2.7e9,
        .sockets = 2,
        .cores_per_socket = 8,
        .threads_per_core = 2,
        .numa_domains_per_socket = 1,
        .cores_per_numa_domain = 8,
        .line_bytes = 64,
        .n_caches = 3,
        .caches = {cache("L1", 64, 8, 1, 1), cache("L2", 512, 8, 2, 1),
                   cache("L3", 20480, 16, 3, 8)},
        .peak_sp = {.total = 16, .add = 8, .mul = 8},
        .peak_dp = {.total = 8, .add = 4, .mul = 4},
        .mixes = mixes,
        .n_mixes = sizeof mixes / sizeof *mixes,
        .bandwidths = bandwidths,
        .n_bandwidths = sizeof bandwidths / sizeof *bandwidths,
    };
}

struct machine snb_machine_flat(double bytes_per_s, struct arena *arena)
{
    struct machine m = snb_machine();
    /* A mix with only loads has no write-allocate; it is the closest if it is the only one. */
    struct bandwidth row = {.mix = 1, .level = 3, .threads_per_core = 1, .n_cores = 8};
    double *measured = arena_alloc(arena, 8, sizeof *measured);
    for (int c = 0; c < 8; c++)
        measured[c] = bytes_per_s;
    row.bytes_per_s = measured;
    m.bandwidths = arena_copy(arena, &row, 1, sizeof row);
    m.n_bandwidths = 1;
    return m;
}
