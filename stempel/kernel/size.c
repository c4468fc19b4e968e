#include "stempel/kernel/kernel.h"
#include "stempel/kernel/poly.h"

/*
 * What depends on the values of sizes: iterations, bytes, and whether accesses stay within the
 * arrays.
 */

bool kernel_same_sizes(const struct kernel *k, const int64_t *a, const int64_t *b)
{
    for (int s = 0; s < k->n_symbols; s++) {
        if (a[s] != b[s])
            return false;
    }
    return true;
}

static bool too_large(struct err *err)
{
    err_set(err, ERR_INPUT, "these sizes are too large");
    return err_hint(err, "numbers of iterations and bytes must fit in 63 bits");
}

/* First and last value of one loop index. */
struct value_range {
    int64_t first;
    int64_t last;
    int64_t iterations;
};

/* Sets the error that names the size in the bounds that is too small. */
static bool hint_larger(const struct kernel *k, const struct kernel_loop *loop,
                        const int64_t *sizes, struct err *err)
{
    for (int s = 0; s < k->n_symbols; s++) {
        if (poly_has_symbol(&loop->end, s))
            return err_hint(err, "use a larger size than %.*s = %lld", STR_ARG(k->symbols[s]),
                            (long long)sizes[s]);
    }
    return err_hint(err, "change its bounds");
}

static bool loop_range(const struct kernel *k, int l, const int64_t *sizes, struct value_range *out,
                       struct err *err)
{
    const struct kernel_loop *loop = &k->loops[l];
    int64_t end = 0;
    int64_t span = 0;
    if (!poly_eval(&loop->start, sizes, &out->first) || !poly_eval(&loop->end, sizes, &end) ||
        __builtin_sub_overflow(end, out->first, &span))
        return too_large(err);
    if (span <= 0) {
        err_set(err, ERR_INPUT, "the loop over '%.*s' from %lld to %lld has no iterations",
                STR_ARG(loop->index), (long long)out->first, (long long)end);
        return hint_larger(k, loop, sizes, err);
    }
    out->iterations = (span - 1) / loop->step + 1;
    out->last = out->first + (out->iterations - 1) * loop->step;
    return true;
}

bool kernel_loop_range(const struct kernel *k, int loop, const int64_t *sizes, int64_t *first,
                       int64_t *last, struct err *err)
{
    struct value_range range;
    if (!loop_range(k, loop, sizes, &range, err))
        return false;
    *first = range.first;
    *last = range.last;
    return true;
}

bool kernel_loop_iterations(const struct kernel *k, int loop, const int64_t *sizes, int64_t *out,
                            struct err *err)
{
    struct value_range range;
    if (!loop_range(k, loop, sizes, &range, err))
        return false;
    *out = range.iterations;
    return true;
}

bool kernel_iterations(const struct kernel *k, const int64_t *sizes, int64_t *out, struct err *err)
{
    int64_t product = 1;
    for (int l = 0; l < k->n_loops; l++) {
        struct value_range range;
        if (!loop_range(k, l, sizes, &range, err))
            return false;
        if (__builtin_mul_overflow(product, range.iterations, &product))
            return too_large(err);
    }
    *out = product;
    return true;
}

bool kernel_array_bytes(const struct kernel *k, int array, const int64_t *sizes, int64_t *out,
                        struct err *err)
{
    const struct kernel_array *a = &k->arrays[array];
    int64_t bytes = (int64_t)elem_bytes(a->type);
    for (int d = 0; d < a->n_dims; d++) {
        int64_t size = 0;
        if (!poly_eval(&a->dims[d], sizes, &size))
            return too_large(err);
        if (size < 1)
            return err_set(err, ERR_INPUT, "dimension %d of array '%.*s' has the size %lld", d + 1,
                           STR_ARG(a->name), (long long)size) ||
                   err_hint(err, "use sizes that leave at least one element");
        if (__builtin_mul_overflow(bytes, size, &bytes))
            return too_large(err);
    }
    *out = bytes;
    return true;
}

bool kernel_total_bytes(const struct kernel *k, const int64_t *sizes, int64_t *out, struct err *err)
{
    int64_t total = 0;
    for (int a = 0; a < k->n_arrays; a++) {
        int64_t bytes = 0;
        if (!kernel_array_bytes(k, a, sizes, &bytes, err))
            return false;
        if (__builtin_add_overflow(total, bytes, &total))
            return too_large(err);
    }
    *out = total;
    return true;
}

/* Smallest and largest value of an affine form over the iteration space: at its corners. */
static bool affine_range(const struct kernel *k, const struct affine *form, const int64_t *sizes,
                         const struct value_range *loops, int64_t *low, int64_t *high)
{
    if (!poly_eval(&form->constant, sizes, low))
        return false;
    *high = *low;
    for (int l = 0; l < k->n_loops; l++) {
        int64_t factor = 0;
        int64_t at_first = 0;
        int64_t at_last = 0;
        if (form->factor[l].n_terms == 0)
            continue; /* most loops move one subscript only */
        if (!poly_eval(&form->factor[l], sizes, &factor) ||
            __builtin_mul_overflow(factor, loops[l].first, &at_first) ||
            __builtin_mul_overflow(factor, loops[l].last, &at_last) ||
            __builtin_add_overflow(*low, factor < 0 ? at_last : at_first, low) ||
            __builtin_add_overflow(*high, factor < 0 ? at_first : at_last, high))
            return false;
    }
    return true;
}

static bool check_access(const struct kernel *k, const struct kernel_access *access,
                         const int64_t *sizes, const struct value_range *loops, struct err *err)
{
    const struct kernel_array *array = &k->arrays[access->array];
    for (int d = 0; d < array->n_dims; d++) {
        int64_t size = 0;
        int64_t low = 0;
        int64_t high = 0;
        if (!poly_eval(&array->dims[d], sizes, &size) ||
            !affine_range(k, &access->subscripts[d], sizes, loops, &low, &high))
            return too_large(err);
        if (low >= 0 && high < size)
            continue;
        err_at(err, k->file, access->line, access->col,
               "subscript %d of '%.*s' runs from %lld to %lld, but the array has 0 to %lld there",
               d + 1, STR_ARG(str_slice(access->text, 0, 100)), (long long)low, (long long)high,
               (long long)size - 1);
        err_source(err, k->source);
        return err_hint(err, "change the loop bounds, the array or the sizes");
    }
    return true;
}

bool kernel_check_sizes(const struct kernel *k, const int64_t *sizes, struct err *err)
{
    struct value_range loops[KERNEL_MAX_LOOPS];
    int64_t bytes = 0;
    if (!kernel_total_bytes(k, sizes, &bytes, err))
        return false;
    for (int l = 0; l < k->n_loops; l++) {
        if (!loop_range(k, l, sizes, &loops[l], err))
            return false;
    }
    for (int a = 0; a < k->n_accesses; a++) {
        if (!check_access(k, &k->accesses[a], sizes, loops, err))
            return false;
    }
    return true;
}
