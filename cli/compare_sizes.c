#include "cli/compare_sizes.h"

#include "collect/compare/own_sizes.h"
#include "collect/model/study.h"
#include "collect/sweep/sizes.h"

/*
 * Whether the loops stay within the arrays and, unless `bytes` is null, these fit in so many bytes.
 */
static bool is_possible(const struct kernel *k, const int64_t *sizes, const double *bytes)
{
    int64_t total = 0;
    struct err ignored = {0};
    if (bytes == NULL)
        return kernel_check_sizes(k, sizes, &ignored);
    return kernel_total_bytes(k, sizes, &total, &ignored) && (double)total <= *bytes;
}

/* The largest possible size with all symbols equal; 0: none. */
static int64_t largest_size(const struct own_code *own, const double *bytes)
{
    int64_t low = 0;
    int64_t high = (int64_t)1 << 32;
    while (low + 1 < high) {
        const int64_t middle = low + (high - low) / 2;
        int64_t sizes[KERNEL_MAX_SYMBOLS];
        own_sizes_fill(own, middle, sizes);
        if (is_possible(own->kernel, sizes, bytes))
            low = middle;
        else
            high = middle;
    }
    return low;
}

/* A size as grids usually have: a multiple of 2 below 100, of 10 above, not a power of two. */
static int64_t rounded(int64_t size)
{
    const int64_t step = size < 100 ? 2 : 10;
    return size < step ? size : size - size % step;
}

/* If the file fixes its arrays, only loop bounds are free. */
static size_t largest_that_fits(const struct own_code *own, int64_t *out)
{
    own_sizes_fill(own, largest_size(own, NULL), out);
    return is_possible(own->kernel, out, NULL) ? 1 : 0;
}

/* Half of L2, half of the last cache, four times the last cache. */
static bool default_sizes(const struct own_code *own, const struct machine *m, int64_t *out,
                          size_t *count, bool *ours, struct err *err)
{
    const struct kernel *k = own->kernel;
    struct hierarchy h;
    machine_hierarchy(m, 1, &h);
    const double last = (double)cache_bytes(&h, h.n_levels - 1);
    const double targets[] = {(double)cache_bytes(&h, h.n_levels > 1 ? 1 : 0) / 2, last / 2,
                              4 * last};
    int64_t before = 0;
    *count = 0;
    for (size_t i = 0; i < sizeof targets / sizeof *targets; i++) {
        int64_t *const sizes = out + *count * (size_t)k->n_symbols;
        const int64_t size = rounded(largest_size(own, &targets[i]));
        own_sizes_fill(own, size, sizes);
        if (size <= before || !own_sizes_fit(own, sizes))
            continue;
        before = size;
        (*count)++;
    }
    *ours = *count != 0;
    if (*count == 0)
        *count = largest_that_fits(own, out);
    if (*count != 0)
        return true;
    err_set(err, ERR_USAGE, "no default size suits this kernel and machine");
    return err_hint(err, "give sizes with -D NAME VALUE");
}

/* Smallest first. */
static bool sort_sizes(const struct kernel *k, int64_t *sizes, size_t count, struct err *err)
{
    const size_t n = (size_t)k->n_symbols;
    for (size_t i = 0; i < count; i++) {
        for (size_t j = i; j > 0; j--) {
            int64_t *const a = sizes + (j - 1) * n;
            int64_t *const b = sizes + j * n;
            int64_t bytes_a, bytes_b;
            if (!kernel_total_bytes(k, a, &bytes_a, err) ||
                !kernel_total_bytes(k, b, &bytes_b, err))
                return false;
            for (size_t s = 0; s < n && bytes_b < bytes_a; s++) {
                const int64_t t = a[s];
                a[s] = b[s];
                b[s] = t;
            }
        }
    }
    return true;
}

/* The sizes in a table of the user's measurements, each once. */
static bool measured_sizes(const struct kernel *k, const struct own_points *own, int64_t *out,
                           size_t *count, struct err *err)
{
    *count = 0;
    for (size_t i = 0; i < own->count; i++) {
        bool known = false;
        for (size_t j = 0; j < i; j++)
            known = known || own->items[j].size == own->items[i].size;
        if (known)
            continue;
        if (*count == COMPARISON_MAX_POINTS)
            return err_set(err, ERR_INPUT, "the table has more than %d sizes",
                           COMPARISON_MAX_POINTS) ||
                   err_hint(err, "choose some with -D");
        int64_t *const sizes = out + (*count)++ * (size_t)k->n_symbols;
        sizes_fill(k, NULL, own->items[i].size, sizes);
        struct err wrong = {0};
        if (!kernel_check_sizes(k, sizes, &wrong))
            return err_set(err, ERR_INPUT, "size %lld of your numbers: %s",
                           (long long)own->items[i].size, wrong.text) ||
                   err_hint(err, "%s", wrong.hint);
    }
    return sort_sizes(k, out, *count, err);
}

/* Whether -D sets this size, by its name or by `.`. */
static bool is_given(const struct opt_list *sizes, struct str name)
{
    for (size_t i = 0; i < sizes->count; i += 2) {
        const struct str given = str_of(sizes->items[i]);
        if (str_eq(given, name) || str_eq(given, STR(".")))
            return true;
    }
    return false;
}

/* `.` sets the sizes of grids, not the starts of loops. */
static void fill_unnamed(const struct opt_list *given, const struct own_code *code, int64_t *sizes)
{
    const struct kernel *k = code->kernel;
    for (int s = 0; s < k->n_symbols; s++) {
        bool named = code->nest.size_values != NULL && code->nest.size_values[s] > 0;
        for (size_t i = 0; i < given->count; i += 2)
            named = named || str_eq(str_of(given->items[i]), k->symbols[s]);
        if (!named && own_size_is_start(k, s))
            sizes[s] = OWN_SIZES_START;
    }
}

/* Sizes from -D; or that the file defines; or that were measured; else chosen for the caches. */
bool compare_sizes_choose(const struct opt_list *given, const struct own_code *code,
                          const struct machine *m, struct arena *arena,
                          struct comparison_request *r, struct err *err)
{
    const struct kernel *k = code->kernel;
    const size_t n = given->count / 2;
    const size_t n_symbols = (size_t)k->n_symbols;
    struct study_setting *settings = arena_alloc(arena, n + n_symbols, sizeof *settings);
    size_t n_settings = 0;
    bool all_known = true;
    for (size_t s = 0; s < n_symbols; s++) {
        const bool known = code->nest.size_values != NULL && code->nest.size_values[s] > 0;
        all_known = all_known && known;
        if (known && !is_given(given, k->symbols[s]))
            settings[n_settings++] = (struct study_setting){
                k->symbols[s], str_format(arena, "%lld", (long long)code->nest.size_values[s])};
    }
    for (size_t i = 0; i < n; i++)
        settings[n_settings++] =
            (struct study_setting){str_of(given->items[2 * i]), str_of(given->items[2 * i + 1])};
    int64_t *const sizes =
        arena_alloc(arena, COMPARISON_MAX_POINTS * (n_symbols + 1), sizeof *sizes);
    r->sizes = sizes;
    r->sizes_are_ours = false;
    if (n == 0 && !all_known)
        return r->measured != NULL
                   ? measured_sizes(k, r->measured, sizes, &r->n_sizes, err)
                   : default_sizes(code, m, sizes, &r->n_sizes, &r->sizes_are_ours, err);
    struct study study;
    if (!study_make(k, settings, n_settings, arena, &study, err))
        return false;
    if (study.n_points > COMPARISON_MAX_POINTS)
        return err_set(err, ERR_USAGE, "%zu sizes are too many", study.n_points) ||
               err_hint(err, "give at most %d, as in -D . 100-400:4", COMPARISON_MAX_POINTS);
    r->n_sizes = study.n_points;
    for (size_t i = 0; i < study.n_points; i++) {
        study_at(&study, i, sizes + i * n_symbols);
        fill_unnamed(given, code, sizes + i * n_symbols);
        if (!kernel_check_sizes(k, sizes + i * n_symbols, err))
            return false;
    }
    return sort_sizes(k, sizes, r->n_sizes, err);
}
