#include <math.h>

#include "collect/kerncraft/kerncraft_parts.h"

static int streams(struct kc_reader *r, const struct yml_node *kernel, const char *kind)
{
    return kc_whole(r, yml_get(yml_get(kernel, kind), "streams"), kind);
}

static void read_mixes(struct kc_reader *r, const struct yml_node *kernels)
{
    const size_t n = kernels != NULL && kernels->kind == YML_MAP ? kernels->count : 0;
    struct stream_mix *mixes = arena_alloc(r->arena, n, sizeof *mixes);
    for (size_t i = 0; i < n; i++) {
        const struct yml_node *kernel = kernels->children[i];
        mixes[i] = (struct stream_mix){
            .name = str_cstr(r->arena, kernels->keys[i]),
            .reads = streams(r, kernel, "read streams"),
            .writes = streams(r, kernel, "write streams"),
            .read_writes = streams(r, kernel, "read+write streams"),
            .flop_per_it =
                kc_whole(r, yml_get(kernel, "FLOPs per iteration"), "FLOPs per iteration"),
            .bench = kc_text(r, yml_get(kernel, "fastest bench kernel")),
        };
    }
    r->m->mixes = mixes;
    r->m->n_mixes = n;
}

/* The values of a list of results up to the first unknown one, at most `max`. A value of 0 is not a
 * measurement. */
static size_t read_values(struct kc_reader *r, const struct yml_node *values, size_t max,
                          double *bytes_per_s)
{
    const double cores = (double)r->m->sockets * r->m->cores_per_socket;
    size_t known = 0;
    bool open = true; /* until a value is not known */
    for (size_t i = 0; i < values->count; i++) {
        const struct yml_node *value = values->children[i];
        const bool given = !kc_unknown(value);
        if (i == max) {
            kc_refuse(r, value, "results",
                      str_formatz(r->arena,
                                  "has %zu values; accepted: at most %zu, as many as cores",
                                  values->count, max));
            break;
        }
        if (cores >= 1 &&
            (double)i >= cores) { /* one of Kerncraft's files has results of a larger machine */
            kc_note(r, value, "results",
                    "is for more cores than the machine has; not imported from here on");
            break;
        }
        if (given && !open) {
            kc_note(r, values->children[known], "results",
                    "is not known; the values after it are not imported");
            break;
        }
        const size_t before = r->list->count;
        bytes_per_s[i] = kc_quantity(r, value, "results");
        if (given && !(bytes_per_s[i] > 0) && r->list->count == before)
            kc_complain(r, value, "results", "more than 0 B/s");
        open = open && given;
        known += open;
    }
    return known;
}

/* Adds a list of results, if there is one, up to `clear` cores. */
static void read_row(struct kc_reader *r, const struct yml_node *values, struct bandwidth row,
                     size_t max, size_t clear, struct bandwidth **rows)
{
    struct machine *m = r->m;
    if (kc_unknown(values))
        return;
    if (values->kind != YML_LIST) {
        kc_refuse(r, values, "results", "is not a list");
        return;
    }
    double *bytes_per_s = arena_alloc(r->arena, values->count, sizeof *bytes_per_s);
    row.bytes_per_s = bytes_per_s;
    const size_t known = read_values(r, values, max, bytes_per_s);
    row.n_cores = (int)(known < clear ? known : clear);
    if (row.n_cores == 0)
        return;
    ARENA_GROW(r->arena, r->places->bandwidths, m->n_bandwidths);
    r->places->bandwidths[m->n_bandwidths] = values;
    *ARENA_ADD(r->arena, *rows, m->n_bandwidths) = row;
}

/*
 * Whether the numbers continue after `n`. Kerncraft's Sapphire Rapids file lacks a comma: `38 39`.
 */
static bool count_on(struct str numbers, int64_t *n)
{
    for (bool more = true; more;) {
        const struct str_cut cut = str_cut(numbers, ' ');
        int64_t value = 0;
        if (!str_to_i64(cut.head, &value) || value != *n + 1)
            return false;
        *n = value;
        numbers = str_trim(cut.tail);
        more = cut.ok;
    }
    return true;
}

/* The maximum number of results; false unless the core counts are 1, 2, 3, …. */
static bool read_cores(struct kc_reader *r, const struct yml_node *cores, size_t *max)
{
    int64_t n = 0;
    for (size_t i = 0; cores != NULL && cores->kind == YML_LIST && i < cores->count; i++) {
        if (!count_on(cores->children[i]->text, &n)) {
            kc_complain(r, cores->children[i], "cores", "1, 2, 3, …");
            return false;
        }
    }
    *max = kc_unknown(cores) ? SIZE_MAX : (size_t)n;
    return true;
}

/*
 * How many core counts were measured in data of the level itself. Kerncraft divides a working set
 * of the size of a cache among the cores: the more there are, the more of it their inner caches
 * hold.
 */
static size_t count_clear(struct kc_reader *r, const struct yml_node *sizes, int level, size_t max)
{
    const struct machine *m = r->m;
    if (level == 0 || kc_unknown(sizes) || sizes->kind != YML_LIST)
        return max;
    const int group = m->caches[level - 1].cores_per_group;
    for (size_t i = 0; i < sizes->count && i < max; i++) {
        const double sharing = fmin((double)i + 1, fmax(group, 1));
        const double inner = machine_cache_bytes(m, level - 1) / sharing;
        const double bytes = kc_quantity(r, sizes->children[i], "size per core");
        if (!(bytes > 0) || bytes >= MACHINE_CLEAR_OF_CACHE * inner)
            continue;
        kc_note(r, sizes->children[i], "size per core",
                str_formatz(r->arena,
                            "is less than %.1f times what %s holds of it; results of so many cores "
                            "are not imported",
                            MACHINE_CLEAR_OF_CACHE, machine_level_name(m, level - 1)));
        return i;
    }
    return max;
}

/* Notes keys of a map (or of an unknown value) that would be ignored silently. */
static void check_keys(struct kc_reader *r, const struct yml_node *map, const char *what,
                       bool (*is_known)(const struct machine *m, struct str key),
                       const char *accepted)
{
    if (kc_unknown(map))
        return;
    kc_require_map(r, map, what);
    for (size_t i = 0; map->kind == YML_MAP && i < map->count; i++) {
        if (!is_known(r->m, map->keys[i]))
            kc_complain_key(r, map, i, what, accepted);
    }
}

static bool is_level(const struct machine *m, struct str key)
{
    bool found = false;
    for (int level = 0; level <= m->n_caches; level++)
        found = found || str_eq(key, str_of(machine_level_name(m, level)));
    return found;
}

static bool is_threads(const struct machine *m, struct str key)
{
    (void)m;
    return key.len == 1 && key.ptr[0] >= '1' && key.ptr[0] <= '0' + MACHINE_MAX_THREADS;
}

static bool is_mix(const struct machine *m, struct str key)
{
    return machine_mix(m, key) != NULL;
}

/* The rows of one level and number of threads per core. */
static void read_run(struct kc_reader *r, const struct yml_node *run, int level, int threads,
                     struct bandwidth **rows)
{
    const struct yml_node *results = yml_get(run, "results");
    size_t max = 0;
    if (kc_unknown(run))
        return;
    kc_require_map(r, run, "measurements");
    check_keys(r, results, "results", is_mix, "a name from `kernels`");
    if (!read_cores(r, yml_get(run, "cores"), &max))
        return;
    const size_t clear = count_clear(r, yml_get(run, "size per core"), level, max);
    for (size_t mix = 0; mix < r->m->n_mixes; mix++)
        read_row(r, yml_get(results, r->m->mixes[mix].name),
                 (struct bandwidth){.mix = (int)mix, .level = level, .threads_per_core = threads},
                 max, clear, rows);
}

static void read_bandwidths(struct kc_reader *r, const struct yml_node *measurements)
{
    struct machine *m = r->m;
    struct bandwidth *rows = NULL;
    if (m->n_caches == 0)
        return;
    check_keys(r, measurements, "measurements", is_level, "the names of the levels");
    for (int level = 0; level <= m->n_caches; level++) {
        const struct yml_node *by_threads = yml_get(measurements, machine_level_name(m, level));
        check_keys(r, by_threads, "measurements", is_threads, "1 to 8 threads per core");
        for (int threads = 1; threads <= MACHINE_MAX_THREADS; threads++) {
            const char key[] = {(char)('0' + threads), '\0'};
            read_run(r, yml_get(by_threads, key), level, threads, &rows);
        }
    }
    m->bandwidths = rows;
}

void kc_read_benchmarks(struct kc_reader *r, const struct yml_node *root)
{
    const struct yml_node *benchmarks = yml_get(root, "benchmarks");
    read_mixes(r, yml_get(benchmarks, "kernels"));
    read_bandwidths(r, yml_get(benchmarks, "measurements"));
}
