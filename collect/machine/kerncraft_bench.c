#include "collect/machine/kerncraft_parts.h"

static int streams(struct kc_reader *r, const struct node *kernel, const char *kind)
{
    return kc_whole(r, node_get(node_get(kernel, kind), "streams"), kind);
}

static void read_mixes(struct kc_reader *r, const struct node *kernels)
{
    const size_t n = kernels != NULL && kernels->kind == NODE_MAP ? kernels->count : 0;
    struct stream_mix *mixes = arena_alloc(r->arena, n, sizeof *mixes);
    for (size_t i = 0; i < n; i++) {
        const struct node *kernel = kernels->children[i];
        mixes[i] = (struct stream_mix){
            .name = str_cstr(r->arena, kernels->keys[i]),
            .reads = streams(r, kernel, "read streams"),
            .writes = streams(r, kernel, "write streams"),
            .read_writes = streams(r, kernel, "read+write streams"),
            .flop_per_it =
                kc_whole(r, node_get(kernel, "FLOPs per iteration"), "FLOPs per iteration"),
            .bench = kc_text(r, node_get(kernel, "fastest bench kernel")),
        };
    }
    r->m->mixes = mixes;
    r->m->n_mixes = n;
}

/* One list of results; the core counts must be 1, 2, 3, …. */
static void read_row(struct kc_reader *r, const struct node *results, int level, int threads,
                     size_t mix, struct bandwidth *row)
{
    const struct node *values = node_get(results, r->m->mixes[mix].name);
    const size_t n = values != NULL && values->kind == NODE_LIST ? values->count : 0;
    double *bytes_per_s = arena_alloc(r->arena, n, sizeof *bytes_per_s);
    size_t known = 0;
    while (known < n) {
        const double value = kc_quantity(r, values->children[known], "results");
        if (value <= 0)
            break;
        bytes_per_s[known++] = value;
    }
    *row = (struct bandwidth){(int)mix, level, threads, (int)known, bytes_per_s};
}

static bool counts_from_one(struct kc_reader *r, const struct node *cores)
{
    for (size_t i = 0; cores != NULL && cores->kind == NODE_LIST && i < cores->count; i++) {
        if (kc_whole(r, cores->children[i], "cores") != (int)i + 1) {
            kc_complain(r, cores->children[i], "cores", "1, 2, 3, …");
            return false;
        }
    }
    return true;
}

/* The rows of one level and number of threads a core. */
static void read_run(struct kc_reader *r, const struct node *run, int level, int threads,
                     struct bandwidth **rows, size_t *capacity)
{
    struct machine *m = r->m;
    if (run == NULL || !counts_from_one(r, node_get(run, "cores")))
        return;
    for (size_t mix = 0; mix < m->n_mixes; mix++) {
        *rows = arena_grow(r->arena, *rows, m->n_bandwidths, capacity, sizeof **rows);
        struct bandwidth *row = &(*rows)[m->n_bandwidths];
        read_row(r, node_get(run, "results"), level, threads, mix, row);
        m->n_bandwidths += row->n_cores > 0;
    }
}

static void read_bandwidths(struct kc_reader *r, const struct node *measurements)
{
    struct machine *m = r->m;
    struct bandwidth *rows = NULL;
    size_t capacity = 0;
    for (int level = 0; level <= m->n_caches && m->n_caches > 0; level++) {
        const struct node *by_threads = node_get(measurements, machine_level_name(m, level));
        for (int threads = 1; threads <= MACHINE_MAX_THREADS; threads++) {
            const char key[] = {(char)('0' + threads), '\0'};
            read_run(r, node_get(by_threads, key), level, threads, &rows, &capacity);
        }
    }
    m->bandwidths = rows;
}

void kc_read_benchmarks(struct kc_reader *r, const struct node *root)
{
    const struct node *benchmarks = node_get(root, "benchmarks");
    read_mixes(r, node_get(benchmarks, "kernels"));
    read_bandwidths(r, node_get(benchmarks, "measurements"));
}
