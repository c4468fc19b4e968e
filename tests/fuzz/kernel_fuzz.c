/*
 * libFuzzer target for the kernel language and what is made of it: any text is either refused with
 * a place and a reason, or gives a kernel whose promises hold.
 */
#include <math.h>

#include "collect/traffic/lc.h"
#include "collect/traffic/lc_smooth.h"
#include "collect/traffic/sim.h"
#include "stempel/kernel/kernel.h"
#include "tests/fuzz/promise.h"

enum { BRUTE_FORCE_ITERATIONS = 2000 };

static int64_t value_of(const struct kernel *k, const struct poly *p, const int64_t *sizes)
{
    int64_t value = 0;
    promise(poly_eval(p, sizes, &value), "checked sizes do not overflow");
    (void)k;
    return value;
}

/* Whether every subscript of the access is inside its array in this iteration. */
static bool inside(const struct kernel *k, const struct kernel_access *access, const int64_t *sizes,
                   const int64_t *index)
{
    const struct kernel_array *array = &k->arrays[access->array];
    int64_t linear = 0;
    int64_t position = value_of(k, &access->offset, sizes);
    bool in = true;
    for (int l = 0; l < k->n_loops; l++)
        position += value_of(k, &access->stride[l], sizes) * index[l];
    for (int d = 0; d < array->n_dims; d++) {
        int64_t subscript = value_of(k, &access->subscripts[d].constant, sizes);
        for (int l = 0; l < k->n_loops; l++)
            subscript += value_of(k, &access->subscripts[d].factor[l], sizes) * index[l];
        const int64_t extent = value_of(k, &array->dims[d], sizes);
        in &= subscript >= 0 && subscript < extent;
        linear = linear * extent + subscript;
    }
    promise(linear == position, "the linear position is that of the subscripts");
    return in;
}

/* Runs the whole nest: all accesses are inside exactly if kernel_check_sizes says so. */
static void run_nest(const struct kernel *k, const int64_t *sizes, bool checked)
{
    int64_t index[KERNEL_MAX_LOOPS] = {0};
    bool all_inside = true;
    int64_t iterations = 0;
    for (int l = 0; l < k->n_loops; l++)
        index[l] = value_of(k, &k->loops[l].start, sizes);
    for (bool done = false; !done; iterations++) {
        for (int a = 0; a < k->n_accesses; a++)
            all_inside &= inside(k, &k->accesses[a], sizes, index);
        done = true;
        for (int l = k->n_loops - 1; l >= 0 && done; l--) {
            index[l] += k->loops[l].step;
            done = index[l] >= value_of(k, &k->loops[l].end, sizes);
            if (done)
                index[l] = value_of(k, &k->loops[l].start, sizes);
        }
    }
    int64_t counted = 0;
    struct err err = {0};
    promise(kernel_iterations(k, sizes, &counted, &err) && counted == iterations,
            "kernel_iterations counts what the nest does");
    promise(all_inside == checked, "kernel_check_sizes is exact");
}

static bool small_numbers(const struct kernel *k, const int64_t *sizes)
{
    int64_t iterations = 0;
    int64_t bytes = 0;
    struct err err = {0};
    bool small = kernel_iterations(k, sizes, &iterations, &err) &&
                 kernel_total_bytes(k, sizes, &bytes, &err) && bytes < 1 << 20 &&
                 iterations <= BRUTE_FORCE_ITERATIONS / (k->n_accesses + 1);
    for (int a = 0; small && a < k->n_accesses; a++) {
        for (int d = 0; d < k->arrays[k->accesses[a].array].n_dims; d++) {
            const struct affine *s = &k->accesses[a].subscripts[d];
            for (int l = -1; l < k->n_loops; l++) {
                int64_t value = 0;
                small = small && poly_eval(l < 0 ? &s->constant : &s->factor[l], sizes, &value) &&
                        value > -(1 << 20) && value < 1 << 20;
            }
        }
    }
    for (int l = 0; small && l < k->n_loops; l++) {
        int64_t start = 0;
        small = poly_eval(&k->loops[l].start, sizes, &start) && start > -(1 << 20) &&
                start < 1 << 20 && k->loops[l].step < 1 << 20;
    }
    return small;
}

static const struct hierarchy caches = {
    .line_bytes = 64,
    .n_levels = 3,
    .levels = {{.name = "L1", .sets = 64, .ways = 8, .write_allocate = true, .victims_to = -1},
               {.name = "L2", .sets = 512, .ways = 8, .write_allocate = true, .victims_to = 2},
               {.name = "L3", .sets = 9216, .ways = 16, .victims_to = -1}},
};

static void check_traffic(bool ok, bool sharp, const struct traffic *t, const struct err *err)
{
    promise(ok || err->kind == ERR_INPUT, "a failure has a reason");
    for (int l = 0; ok && l < t->n_levels; l++) {
        const struct level_traffic *level = &t->levels[l];
        promise(isfinite(level->hits) && isfinite(level->misses) && isfinite(level->evicts) &&
                    level->hits >= 0 && level->misses >= 0 && level->evicts >= 0,
                "traffic is finite");
        promise(!sharp || l == 0 || level->misses <= t->levels[l - 1].misses + 1e-9,
                "a level misses no more than the one above");
    }
}

/* Small caches with an inclusive victim cache, which a few accesses fill. */
static const struct hierarchy simulated_caches = {
    .line_bytes = 64,
    .n_levels = 2,
    .levels = {{.name = "L1",
                .sets = 2,
                .ways = 2,
                .write_allocate = true,
                .write_back = true,
                .load_from = -1,
                .store_to = 1,
                .victims_to = 1},
               {.name = "L2",
                .sets = 5,
                .ways = 3,
                .policy = CACHE_FIFO,
                .write_back = true,
                .load_from = 2,
                .store_to = 2,
                .victims_to = -1,
                .inclusive = true}},
};

/* With the rules of pycachesim and with those of hardware. */
static void simulate(const struct kernel *k, const int64_t *sizes, struct arena *arena)
{
    struct traffic t = {0};
    for (int by_line = 0; by_line < 2; by_line++) {
        const struct sim_options options = {
            .by_line = by_line == 1,
            .cache = {.store_renews = by_line == 1, .victims_merge = by_line == 1}};
        struct err err = {0};
        check_traffic(sim_predict_with(k, sizes, &simulated_caches, &options, arena, &t, &err),
                      false, &t, &err);
    }
}

static void check_kernel(const struct kernel *k, struct arena *arena)
{
    enum { N_DIFFERENT = 8 };
    static const int64_t rows[][N_DIFFERENT] = {
        {0, 0, 0, 0, 0, 0, 0, 0},
        {1, 1, 1, 1, 1, 1, 1, 1},
        {4, 4, 4, 4, 4, 4, 4, 4},
        {3, 7, 5, 2, 9, 1, 6, 4},
        {9, 6, 7, 8, 5, 3, 2, 1},
        {-1, -2, 3, 4, 5, 6, 7, 8},
        {1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000},
        {100000, 10, 100000, 10, 100000, 10, 10, 10},
        {INT64_MAX, INT64_MAX, INT64_MAX, INT64_MAX, INT64_MAX, INT64_MAX, INT64_MAX, INT64_MAX},
        {INT64_MIN, 1, INT64_MIN, 1, INT64_MIN, 1, INT64_MIN, 1},
    };
    struct lc_analysis lc;
    struct err err = {0};
    const bool covered = lc_analyse(k, caches.line_bytes, arena, &lc, &err);
    promise(covered || err.kind == ERR_INPUT, "a refusal has a reason");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        int64_t sizes[KERNEL_MAX_SYMBOLS];
        for (int s = 0; s < KERNEL_MAX_SYMBOLS; s++)
            sizes[s] = rows[i][s % N_DIFFERENT];
        struct err refused = {0};
        const bool checked = kernel_check_sizes(k, sizes, &refused);
        promise(checked || refused.kind == ERR_INPUT, "a refusal has a reason");
        if (small_numbers(k, sizes))
            run_nest(k, sizes, checked);
        if (checked && small_numbers(k, sizes))
            simulate(k, sizes, arena);
        if (!covered)
            continue;
        struct traffic t = {0};
        struct err failed = {0};
        check_traffic(lc_traffic(&lc, sizes, &caches, 1, &t, &failed), true, &t, &failed);
        if (k->n_accesses > 100)
            continue;
        struct err smooth = {0};
        check_traffic(lcs_predict(k, sizes, &caches, arena, &t, &smooth), false, &t, &smooth);
    }
    if (!covered || k->n_accesses > 100)
        return;
    struct lc_listing listing;
    lc_list(&lc, &caches, 2, arena, &listing);
    promise(listing.count >= caches.n_levels, "every cache has a condition");
    for (int c = 0; c < listing.count; c++)
        promise(listing.items[c].text.len != 0, "every condition has a text");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    if (kernel_parse((struct str){(const char *)data, size}, "fuzz.c", &arena, &k, &err)) {
        promise(err.kind == ERR_NONE, "a parsed kernel has no error");
        promise(k.n_loops > 0 && k.n_statements > 0, "a kernel has a loop and a statement");
        promise(kernel_lup_per_cl(&k, 64) >= 1, "a line of work is at least an iteration");
        check_kernel(&k, &arena);
    } else {
        struct sb b = {.arena = &arena};
        err_format(&err, &b);
        promise(err.kind == ERR_INPUT && err.text[0] != '\0', "a refusal has a reason");
        promise(err.line > 0 || size > KERNEL_MAX_SOURCE_BYTES, "a refusal has a place");
    }
    arena_free(&arena);
    return 0;
}
