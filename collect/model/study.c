#include "collect/model/study.h"

static const struct str ALL = {".", 1};

/* All ranges that were given for a name, joined; empty if there are none. */
static struct str ranges_of(const struct study_setting *settings, size_t n, struct str name,
                            struct arena *arena)
{
    struct sb ranges = {.arena = arena};
    for (size_t i = 0; i < n; i++) {
        if (!str_eq(settings[i].name, name))
            continue;
        if (ranges.len > 0)
            sb_addc(&ranges, ',');
        sb_add(&ranges, settings[i].range);
    }
    return sb_str(&ranges);
}

static bool is_set(const struct study_setting *settings, size_t n, struct str name)
{
    for (size_t i = 0; i < n; i++) {
        if (str_eq(settings[i].name, name))
            return true;
    }
    return false;
}

static bool check_names(const struct kernel *k, const struct study_setting *settings, size_t n,
                        struct err *err)
{
    for (size_t i = 0; i < n; i++) {
        if (str_eq(settings[i].name, ALL) || kernel_symbol(k, settings[i].name) >= 0)
            continue;
        err_set(err, ERR_USAGE, "the kernel has no size '%.*s'", STR_ARG(settings[i].name));
        return kernel_hint_sizes(k, err);
    }
    return true;
}

static bool add_axis(struct str name, struct str ranges, struct arena *arena, struct study *out,
                     struct err *err)
{
    struct range *range = &out->axes[out->n_axes];
    if (!range_parse(ranges, arena, range, err))
        return false;
    for (size_t i = 0; i < range->count; i++) {
        if (range->values[i] < 1)
            return err_set(err, ERR_USAGE, "size '%.*s' must be at least 1, not %lld",
                           STR_ARG(name), (long long)range->values[i]) ||
                   err_hint(err, "change the value of -D %.*s", STR_ARG(name));
    }
    if (range->count > RANGE_MAX_VALUES / out->n_points)
        return err_set(err, ERR_USAGE, "more than %d combinations of sizes", RANGE_MAX_VALUES);
    out->n_points *= range->count;
    out->n_axes++;
    return true;
}

bool study_make(const struct kernel *k, const struct study_setting *settings, size_t n_settings,
                struct arena *arena, struct study *out, struct err *err)
{
    *out = (struct study){.n_symbols = k->n_symbols, .n_points = 1};
    if (!check_names(k, settings, n_settings, err))
        return false;
    int shared = -1; /* the axis of all sizes that `.` sets */
    for (int s = 0; s < k->n_symbols; s++) {
        const bool own = is_set(settings, n_settings, k->symbols[s]);
        const struct str name = own ? k->symbols[s] : ALL;
        if (!is_set(settings, n_settings, name))
            return err_set(err, ERR_USAGE, "size '%.*s' is not set", STR_ARG(k->symbols[s])) ||
                   err_hint(err, "give -D %.*s VALUE, or -D . VALUE for all sizes",
                            STR_ARG(k->symbols[s]));
        if (!own && shared >= 0) {
            out->axis[s] = shared;
            continue;
        }
        out->axis[s] = out->n_axes;
        if (!own)
            shared = out->n_axes;
        if (!add_axis(name, ranges_of(settings, n_settings, name, arena), arena, out, err))
            return false;
    }
    return true;
}

void study_at(const struct study *study, size_t index, int64_t *sizes)
{
    int64_t values[KERNEL_MAX_SYMBOLS] = {0};
    for (int a = study->n_axes - 1; a >= 0; a--) {
        values[a] = study->axes[a].values[index % study->axes[a].count];
        index /= study->axes[a].count;
    }
    for (int s = 0; s < study->n_symbols; s++)
        sizes[s] = values[study->axis[s]];
}
