#include "collect/sweep/sizes.h"

#include <math.h>
#include <stdlib.h>

enum { LARGEST_SIZE = INT32_MAX };
static const double memory_share = 0.8;
/* Memory of a NUMA domain if it is not in the machine file: a usual value. */
static const double usual_memory_bytes = 32 * 0x1p30;
static const double no_condition_cache_factor = 4;

static int64_t own_size(const struct set_symbol *symbol, int64_t size)
{
    if (symbol->size > 0)
        return symbol->size;
    const double scaled = floor(symbol->factor * (double)size + 0.5);
    return scaled < 1 ? 1 : scaled > LARGEST_SIZE ? LARGEST_SIZE : (int64_t)scaled;
}

void sizes_fill(const struct kernel *k, const struct set_sizes *wanted, int64_t size,
                int64_t sizes[KERNEL_MAX_SYMBOLS])
{
    const size_t n_own = wanted != NULL ? wanted->n_symbols : 0;
    for (int s = 0; s < k->n_symbols; s++) {
        sizes[s] = size;
        for (size_t i = 0; i < n_own; i++) {
            if (str_eq(str_of(wanted->symbols[i].name), k->symbols[s]))
                sizes[s] = own_size(&wanted->symbols[i], size);
        }
    }
}

/* Bytes of all arrays, or infinity where that overflows. */
static double total_bytes(const struct kernel *k, const struct set_sizes *wanted, int64_t size)
{
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    int64_t bytes = 0;
    struct err ignored = {0};
    sizes_fill(k, wanted, size, sizes);
    return kernel_total_bytes(k, sizes, &bytes, &ignored) ? (double)bytes : INFINITY;
}

/* Whether the kernel does any work at this size without leaving its arrays. */
static bool works(const struct kernel *k, const struct set_sizes *wanted, int64_t size)
{
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    int64_t iterations = 0;
    struct err ignored = {0};
    sizes_fill(k, wanted, size, sizes);
    return kernel_iterations(k, sizes, &iterations, &ignored) && iterations > 0 &&
           kernel_check_sizes(k, sizes, &ignored);
}

/* The largest size whose arrays fill at most `bytes`; 0 where even size 1 is larger. */
static int64_t size_within(const struct kernel *k, const struct set_sizes *wanted, double bytes)
{
    int64_t low = 0;
    int64_t high = LARGEST_SIZE;
    while (low < high) {
        const int64_t middle = low + (high - low + 1) / 2;
        if (total_bytes(k, wanted, middle) <= bytes)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

static int64_t smallest_working(const struct kernel *k, const struct set_sizes *wanted)
{
    int64_t size = 1;
    while (size < 1 << 20 && !works(k, wanted, size))
        size++;
    return size;
}

static int64_t rounded(double size)
{
    const double grain = size < 100 ? 2 : 10;
    return (int64_t)(floor(size / grain + 0.5) * grain);
}

/* The largest size that the set asks for, before the memory is looked at. */
static int64_t largest_wanted(const struct kernel *k, const struct machine *m,
                              const struct set_sizes *wanted, int64_t condition_size)
{
    if (wanted->last != 0)
        return wanted->last;
    const double cache =
        machine_cache_bytes(m, m->n_caches - 1); /* all of it: other users are unknown */
    int64_t largest = 0;
    if (wanted->layer_condition_factor > 0)
        largest = rounded(wanted->layer_condition_factor * (double)condition_size);
    /* Where no condition is ever lost (a copy), the caches' size says when data is in memory. */
    const bool unconditional = largest == 0 && wanted->cache_factor == 0;
    const double factor = unconditional ? no_condition_cache_factor : wanted->cache_factor;
    if (factor > 0) {
        const int64_t filled = size_within(k, wanted, factor * cache);
        /* Rounded up: a size meant for memory must exceed the cache. */
        const int64_t above = filled < 100 ? (filled + 2) / 2 * 2 : (filled + 10) / 10 * 10;
        largest = above > largest ? above : largest;
    }
    return largest;
}

static int64_t size_at(const struct set_sizes *w, int64_t first, int64_t last, int i, int count)
{
    const double share = count > 1 ? (double)i / (count - 1) : 1;
    if (w->scale == SET_SCALE_LOG)
        return rounded((double)first * pow((double)last / (double)first, share));
    return rounded((double)first + (double)(last - first) * share);
}

/* The set's step, or the smallest multiple of it that gives no more sizes than wanted. */
static int64_t step_of(const struct set_sizes *w, int64_t first, int64_t last)
{
    const int64_t steps = (last - first) / w->step;
    if (w->max_count == 0 || steps < w->max_count)
        return w->step;
    if (w->max_count == 1)
        return last; /* beyond: only the first */
    return (steps + w->max_count - 2) / (w->max_count - 1) * w->step;
}

static void add_size(struct arena *arena, struct size_list *list, int64_t size)
{
    if (list->count == 0 || list->items[list->count - 1] < size)
        *ARENA_ADD(arena, list->items, list->count) = size;
}

static bool symbols_known(const struct kernel *k, const struct set_sizes *wanted, struct err *err)
{
    for (size_t i = 0; i < wanted->n_symbols; i++) {
        if (kernel_symbol(k, str_of(wanted->symbols[i].name)) >= 0)
            continue;
        err_set(err, ERR_INPUT, "the set gives a size to '%s', but the kernel has no such size",
                wanted->symbols[i].name);
        return kernel_hint_sizes(k, err);
    }
    return true;
}

/* Whether the set leaves nothing to vary. */
static bool all_fixed(const struct kernel *k, const struct set_sizes *wanted)
{
    bool fixed = true;
    for (int s = 0; s < k->n_symbols; s++) {
        bool own = false;
        for (size_t i = 0; i < wanted->n_symbols; i++)
            own = own || (wanted->symbols[i].size > 0 &&
                          str_eq(str_of(wanted->symbols[i].name), k->symbols[s]));
        fixed = fixed && own;
    }
    return fixed;
}

static int64_t largest_symbol(const struct kernel *k, const struct set_sizes *wanted)
{
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    int64_t largest = 0;
    sizes_fill(k, wanted, 1, sizes);
    for (int s = 0; s < k->n_symbols; s++)
        largest = sizes[s] > largest ? sizes[s] : largest;
    return largest;
}

/* The set's own sizes, those that do work and fit into the memory. */
static bool take_list(const struct kernel *k, const struct set_sizes *wanted, int64_t smallest,
                      int64_t fits, struct arena *arena, struct size_list *out, struct err *err)
{
    for (size_t i = 0; i < wanted->n_list; i++) {
        const int64_t size = wanted->list[i];
        out->reduced = out->reduced || size > fits;
        if (size <= fits && works(k, wanted, size))
            add_size(arena, out, size);
    }
    if (out->count != 0)
        return true;
    err_set(err, ERR_INPUT, "no grid size of the list works: the kernel needs at least %lld",
            (long long)smallest);
    return err_hint(err, "the memory of a NUMA domain holds sizes up to %lld", (long long)fits);
}

bool sizes_choose(const struct kernel *k, const struct machine *m, const struct set_sizes *wanted,
                  int64_t condition_size, struct arena *arena, struct size_list *out,
                  struct err *err)
{
    *out = (struct size_list){0};
    if (!symbols_known(k, wanted, err))
        return false;
    if (k->n_symbols == 0) {
        /* A kernel with fixed sizes has one point. */
        out->items = arena_alloc(arena, 1, sizeof *out->items);
        out->count = 1;
        return true;
    }
    const int64_t floor_size = smallest_working(k, wanted);
    const double known = m->memory_bytes_per_numa_domain;
    const double memory = known > 0 ? known : usual_memory_bytes;
    const int64_t fits = size_within(k, wanted, memory_share * memory);
    if (all_fixed(k, wanted)) {
        const int64_t only = largest_symbol(k, wanted);
        struct set_sizes fixed = *wanted;
        fixed.n_list = 1;
        fixed.list = &only;
        return take_list(k, &fixed, floor_size, fits, arena, out, err);
    }
    out->fits = fits;
    if (wanted->n_list != 0)
        return take_list(k, wanted, floor_size, fits, arena, out, err);
    int64_t last = largest_wanted(k, m, wanted, condition_size);
    if (last > fits) {
        last = fits >= 100 ? fits / 10 * 10 : fits;
        out->reduced = true;
    }
    if (last < floor_size)
        return err_set(err, ERR_INPUT,
                       "no grid size works: the largest is %lld, the kernel needs at least %lld",
                       (long long)last, (long long)floor_size) ||
               err_hint(err, "choose larger sizes, or a machine with more memory");
    int64_t first = wanted->first;
    if (first == 0)
        first = size_within(k, wanted, 0.5 * machine_cache_bytes(m, 0));
    first = first < floor_size ? floor_size : first > last ? last : first;

    if (wanted->scale == SET_SCALE_LINEAR && wanted->step > 0) {
        const int64_t step = step_of(wanted, first, last);
        for (int64_t size = first; size <= last; size += step)
            add_size(arena, out, size);
        return true;
    }
    for (int i = 0; i < wanted->count; i++) {
        int64_t size = size_at(wanted, first, last, i, wanted->count);
        size = size < floor_size ? floor_size : size > last ? last : size;
        add_size(arena, out, size);
    }
    return true;
}
