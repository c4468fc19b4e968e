#include "tests/traffic/traces.h"

#include <string.h>

#include "base/panic.h"

struct sink {
    trace_op_fn *fn;
    void *context;
};

static void load(const struct sink *to, int64_t address)
{
    to->fn(to->context, (struct trace_op){false, (uint64_t)address, 8});
}

static void store(const struct sink *to, int64_t address)
{
    to->fn(to->context, (struct trace_op){true, (uint64_t)address, 8});
}

/* arguments: base, count, stride, length, passes */
static void stride(const struct sink *to, const int64_t *a, bool is_store)
{
    for (int64_t pass = 0; pass < a[4]; pass++)
        for (int64_t i = 0; i < a[1]; i++)
            to->fn(to->context,
                   (struct trace_op){is_store, (uint64_t)(a[0] + i * a[2]), (uint64_t)a[3]});
}

static void stride_loads(const struct sink *to, const int64_t *a)
{
    stride(to, a, false);
}

static void stride_stores(const struct sink *to, const int64_t *a)
{
    stride(to, a, true);
}

/* arguments: n, passes */
static void copy(const struct sink *to, const int64_t *a)
{
    for (int64_t pass = 0; pass < a[1]; pass++)
        for (int64_t i = 0; i < a[0]; i++) {
            load(to, 8 * i);
            store(to, 8 * (a[0] + i));
        }
}

static void rmw(const struct sink *to, const int64_t *a)
{
    for (int64_t pass = 0; pass < a[1]; pass++)
        for (int64_t i = 0; i < a[0]; i++) {
            load(to, 8 * i);
            store(to, 8 * i);
        }
}

static void triad(const struct sink *to, const int64_t *a)
{
    for (int64_t pass = 0; pass < a[1]; pass++)
        for (int64_t i = 0; i < a[0]; i++) {
            for (int64_t array = 1; array <= 3; array++)
                load(to, 8 * (array * a[0] + i));
            store(to, 8 * i);
        }
}

/* arguments: M, N, passes */
static void star_2d(const struct sink *to, const int64_t *a)
{
    const int64_t row = 8 * a[1];
    for (int64_t pass = 0; pass < a[2]; pass++)
        for (int64_t j = 1; j <= a[0] - 2; j++)
            for (int64_t i = 1; i <= a[1] - 2; i++) {
                const int64_t centre = j * row + 8 * i;
                load(to, centre - 8);
                load(to, centre + 8);
                load(to, centre - row);
                load(to, centre + row);
                store(to, a[0] * row + centre);
            }
}

static void star_3d_point(const struct sink *to, int64_t centre, int64_t row, int64_t plane,
                          int64_t array)
{
    load(to, centre);
    load(to, centre - 8);
    load(to, centre + 8);
    load(to, centre - plane);
    load(to, centre + plane);
    load(to, centre - row);
    load(to, centre + row);
    store(to, array + centre);
}

/* arguments: M, N, P, passes */
static void star_3d(const struct sink *to, const int64_t *a)
{
    const int64_t row = 8 * a[2];
    const int64_t plane = row * a[1];
    for (int64_t pass = 0; pass < a[3]; pass++)
        for (int64_t k = 1; k <= a[0] - 2; k++)
            for (int64_t j = 1; j <= a[1] - 2; j++)
                for (int64_t i = 1; i <= a[2] - 2; i++)
                    star_3d_point(to, k * plane + j * row + 8 * i, row, plane, a[0] * plane);
}

static uint64_t lcg_next(uint64_t *x)
{
    *x = *x * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return *x;
}

/* arguments: seed, n, slots */
static void random_loads(const struct sink *to, const int64_t *a)
{
    uint64_t x = (uint64_t)a[0];
    for (int64_t i = 0; i < a[1]; i++)
        load(to, (int64_t)(8 * ((lcg_next(&x) >> 33) % (uint64_t)a[2])));
}

static void random_mix(const struct sink *to, const int64_t *a)
{
    uint64_t x = (uint64_t)a[0];
    for (int64_t i = 0; i < a[1]; i++) {
        const int64_t address = (int64_t)(8 * ((lcg_next(&x) >> 33) % (uint64_t)a[2]));
        if (((x >> 20) & 3) == 0)
            store(to, address);
        else
            load(to, address);
    }
}

/* arguments: seed, n, span */
static void random_span(const struct sink *to, const int64_t *a)
{
    uint64_t x = (uint64_t)a[0];
    for (int64_t i = 0; i < a[1]; i++) {
        const uint64_t address = (lcg_next(&x) >> 33) % (uint64_t)a[2];
        to->fn(to->context,
               (struct trace_op){((x >> 20) & 1) == 1, address, 1 + ((x >> 24) & 127)});
    }
}

/* arguments: lines, set stride, passes */
static void same_set(const struct sink *to, const int64_t *a, bool is_store)
{
    const int64_t strided[] = {0, a[0], a[1], 8, a[2]};
    stride(to, strided, is_store);
}

static void same_set_loads(const struct sink *to, const int64_t *a)
{
    same_set(to, a, false);
}

static void same_set_stores(const struct sink *to, const int64_t *a)
{
    same_set(to, a, true);
}

/* arguments: set stride */
static void store_touch(const struct sink *to, const int64_t *a)
{
    for (int pass = 0; pass < 10; pass++) {
        load(to, 0);
        load(to, a[0]);
        store(to, 0);
        load(to, 2 * a[0]);
        load(to, 0);
    }
}

/* arguments: N */
static void transpose(const struct sink *to, const int64_t *a)
{
    for (int64_t i = 0; i < a[0]; i++)
        for (int64_t j = 0; j < a[0]; j++) {
            load(to, 8 * (j * a[0] + i));
            store(to, 8 * (a[0] * a[0] + i * a[0] + j));
        }
}

struct pattern {
    const char *name;
    void (*generate)(const struct sink *to, const int64_t *arguments);
    int64_t arguments[5];
};

static const struct pattern PATTERNS[] = {
    {"seq_load_64K_2x", stride_loads, {0, 8192, 8, 8, 2}},
    {"seq_store_64K_2x", stride_stores, {0, 8192, 8, 8, 2}},
    {"seq_load_4M", stride_loads, {0, 524288, 8, 8, 1}},
    {"stride64_load_x3", stride_loads, {0, 4096, 64, 8, 3}},
    {"stride128_load_x3", stride_loads, {0, 4096, 128, 8, 3}},
    {"stride256_store_x3", stride_stores, {0, 2048, 256, 8, 3}},
    {"stride4096_load_x3", stride_loads, {0, 64, 4096, 8, 3}},
    {"stride4160_load_x3", stride_loads, {0, 64, 4160, 8, 3}},
    {"stride24_store_x2", stride_stores, {0, 5000, 24, 8, 2}},
    {"load_cross_line", stride_loads, {56, 2000, 64, 16, 2}},
    {"store_cross_line", stride_stores, {56, 2000, 64, 16, 2}},
    {"load_len200", stride_loads, {3, 500, 200, 200, 2}},
    {"copy_8192_2x", copy, {8192, 2}},
    {"rmw_8192_2x", rmw, {8192, 2}},
    {"triad_20000_2x", triad, {20000, 2}},
    {"5pt_60x70_2x", star_2d, {60, 70, 2}},
    {"5pt_50x1000_2x", star_2d, {50, 1000, 2}},
    {"5pt_12x6000_1x", star_2d, {12, 6000, 1}},
    {"7pt_20x20x20_2x", star_3d, {20, 20, 20, 2}},
    {"7pt_10x30x200_2x", star_3d, {10, 30, 200, 2}},
    {"lcg_load_64K", random_loads, {12345, 50000, 8192}},
    {"lcg_load_4M", random_loads, {12345, 100000, 524288}},
    {"lcg_mix_64K", random_mix, {2024, 50000, 8192}},
    {"lcg_mix_4M", random_mix, {2024, 100000, 524288}},
    {"lcg_mix_2K", random_mix, {7, 20000, 256}},
    {"lcg_span_64K", random_span, {99, 20000, 65536}},
    {"sameset_load_3", same_set_loads, {3, 4096, 10}},
    {"sameset_load_9", same_set_loads, {9, 4096, 10}},
    {"sameset_store_9", same_set_stores, {9, 4096, 10}},
    {"store_touch_256", store_touch, {256}},
    {"store_touch_4096", store_touch, {4096}},
    {"transpose_100", transpose, {100}},
};

bool trace_pattern(const char *name, trace_op_fn *fn, void *context)
{
    const struct sink to = {fn, context};
    for (size_t i = 0; i < sizeof PATTERNS / sizeof *PATTERNS; i++)
        if (strcmp(name, PATTERNS[i].name) == 0) {
            PATTERNS[i].generate(&to, PATTERNS[i].arguments);
            return true;
        }
    return false;
}

struct geometry {
    uint32_t sets, ways;
};

enum chain { CHAIN_PLAIN, CHAIN_SKX, CHAIN_ZEN };

struct named_hierarchy {
    const char *name;
    int n_levels;
    struct geometry caches[3];
    enum cache_policy policy;
    const char
        *writes[3]; /* "wb", "wb-nwa" or "wt-nwa"; the last one given also holds for the rest */
    enum chain chain;
};

#define BIG                                                                                        \
    {                                                                                              \
        {64, 8}, {512, 8},                                                                         \
        {                                                                                          \
            2048, 16                                                                               \
        }                                                                                          \
    }
#define TINY                                                                                       \
    {                                                                                              \
        {4, 2}, {8, 4},                                                                            \
        {                                                                                          \
            16, 8                                                                                  \
        }                                                                                          \
    }

static const struct named_hierarchy HIERARCHIES[] = {
    {"lru", 3, BIG, CACHE_LRU, {"wb"}, CHAIN_PLAIN},
    {"fifo", 3, BIG, CACHE_FIFO, {"wb"}, CHAIN_PLAIN},
    {"lru_tiny", 3, TINY, CACHE_LRU, {"wb"}, CHAIN_PLAIN},
    {"fifo_tiny", 3, TINY, CACHE_FIFO, {"wb"}, CHAIN_PLAIN},
    {"mru_tiny", 3, TINY, CACHE_MRU, {"wb"}, CHAIN_PLAIN},
    {"rr_tiny", 3, TINY, CACHE_RANDOM, {"wb"}, CHAIN_PLAIN},
    {"npot_sets", 3, {{48, 8}, {320, 8}, {1500, 16}}, CACHE_LRU, {"wb"}, CHAIN_PLAIN},
    {"npot_tiny", 3, {{3, 2}, {7, 3}, {13, 5}}, CACHE_LRU, {"wb"}, CHAIN_PLAIN},
    {"direct_tiny", 3, {{8, 1}, {32, 1}, {128, 1}}, CACHE_LRU, {"wb"}, CHAIN_PLAIN},
    {"full_tiny", 3, {{1, 8}, {1, 32}, {1, 128}}, CACHE_LRU, {"wb"}, CHAIN_PLAIN},
    {"single", 1, {{16, 4}}, CACHE_LRU, {"wb"}, CHAIN_PLAIN},
    {"wt_nwa_L1", 3, BIG, CACHE_LRU, {"wt-nwa", "wb"}, CHAIN_PLAIN},
    {"wb_nwa_L1", 3, BIG, CACHE_LRU, {"wb-nwa", "wb"}, CHAIN_PLAIN},
    {"wt_nwa_all", 3, BIG, CACHE_LRU, {"wt-nwa"}, CHAIN_PLAIN},
    {"wt_nwa_L1_tiny", 3, TINY, CACHE_LRU, {"wt-nwa", "wb"}, CHAIN_PLAIN},
    {"wb_nwa_L1_tiny", 3, TINY, CACHE_LRU, {"wb-nwa", "wb"}, CHAIN_PLAIN},
    {"skx_victim",
     3,
     {{64, 8}, {1024, 16}, {2048, 11}},
     CACHE_LRU,
     {"wb", "wb", "wb-nwa"},
     CHAIN_SKX},
    {"skx_victim_tiny",
     3,
     {{4, 2}, {8, 4}, {16, 11}},
     CACHE_LRU,
     {"wb", "wb", "wb-nwa"},
     CHAIN_SKX},
    {"zen_victim",
     3,
     {{128, 4}, {1024, 8}, {2048, 16}},
     CACHE_LRU,
     {"wb", "wb", "wb-nwa"},
     CHAIN_ZEN},
    {"zen_victim_tiny",
     3,
     {{4, 2}, {8, 4}, {16, 16}},
     CACHE_LRU,
     {"wb", "wb", "wb-nwa"},
     CHAIN_ZEN},
};

static struct cache_level level_of(const struct named_hierarchy *h, int l)
{
    const char *writes = h->writes[0];
    for (int i = 1; i <= l; i++)
        writes = h->writes[i] != NULL ? h->writes[i] : writes;
    const bool write_back = strncmp(writes, "wb", 2) == 0;
    const bool last = l + 1 == h->n_levels;
    struct cache_level c = {.sets = h->caches[l].sets,
                            .ways = h->caches[l].ways,
                            .policy = h->policy,
                            .write_back = write_back,
                            .write_allocate = strchr(writes, '-') == NULL,
                            .load_from = l + 1,
                            /*
                             * pycachesim does not count stores that are written through to memory
                             */
                            .store_to = last && !write_back ? -1 : l + 1,
                            .victims_to = l == 1 && h->chain != CHAIN_PLAIN ? 2 : -1};
    if (l == 1 && h->chain == CHAIN_SKX)
        c.load_from = -1;
    c.name[0] = 'L';
    c.name[1] = (char)('1' + l);
    return c;
}

bool trace_hierarchy(const char *name, struct hierarchy *out)
{
    for (size_t i = 0; i < sizeof HIERARCHIES / sizeof *HIERARCHIES; i++) {
        const struct named_hierarchy *h = &HIERARCHIES[i];
        if (strcmp(name, h->name) != 0)
            continue;
        *out = (struct hierarchy){.line_bytes = 64, .n_levels = h->n_levels};
        for (int l = 0; l < h->n_levels; l++)
            out->levels[l] = level_of(h, l);
        return true;
    }
    return false;
}

/* The additive generator of glibc's random_r.c, TYPE_3: x[i] = x[i-3] + x[i-31], top 31 bits. */
static uint32_t glibc_next(struct glibc_random *r)
{
    const uint32_t x = r->word[(r->at + 31) % 34] + r->word[(r->at + 3) % 34];
    r->word[r->at] = x;
    r->at = (r->at + 1) % 34;
    return x >> 1;
}

void glibc_random_start(struct glibc_random *r)
{
    int64_t x = 1;
    for (int i = 0; i < 31; i++) {
        r->word[i] = (uint32_t)x;
        x = 16807 * x % 2147483647;
    }
    for (int i = 31; i < 34; i++)
        r->word[i] = r->word[i - 31];
    r->at = 0;
    for (int i = 0; i < 310; i++)
        (void)glibc_next(r);
}

uint32_t glibc_random_way(void *state, uint32_t ways)
{
    return glibc_next(state) & (ways - 1);
}

static void run_op(void *context, struct trace_op op)
{
    struct cachesim *sim = context;
    if (op.store)
        cachesim_store(sim, op.address, op.bytes);
    else
        cachesim_load(sim, op.address, op.bytes);
}

void trace_run(struct cachesim *sim, const char *pattern, bool write_back_at_end)
{
    cachesim_reset(sim);
    panic_unless(trace_pattern(pattern, run_op, sim), "no such pattern");
    if (write_back_at_end)
        cachesim_write_back(sim);
}
