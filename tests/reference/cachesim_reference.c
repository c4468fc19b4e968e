/*
 * Compares the cache simulator with all counters recorded from pycachesim (pycachesim_traces.csv):
 *
 *     cachesim_reference FOLDER [-v]
 *
 * prints for each hierarchy how many runs (pattern, with and without a final write-back) have all
 * event counts equal, and all bytes; -v lists the counters that differ.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/csv.h"
#include "base/file.h"
#include "tests/traffic/traces.h"

enum { N_COUNTERS = 5 };

static const char *const COUNTERS[N_COUNTERS] = {"LOAD", "HIT", "MISS", "STORE", "EVICT"};

struct tally {
    char hierarchy[32];
    int runs, counts_equal, bytes_equal;
};

static void counters_of(struct cachesim_counts c, struct cachesim_counter out[N_COUNTERS])
{
    const struct cachesim_counter all[N_COUNTERS] = {c.load, c.hit, c.miss, c.store, c.evict};
    memcpy(out, all, sizeof all);
}

/* Compares the rows of one run, first..last exclusive. */
static void compare_run(const struct csv_table *t, size_t first, size_t last,
                        const struct cachesim *sim, struct tally *tally, bool verbose)
{
    bool counts_equal = true;
    bool bytes_equal = true;
    for (size_t row = first; row < last; row++) {
        struct cachesim_counter ours[N_COUNTERS];
        counters_of(cachesim_counts(sim, (int)(row - first)), ours);
        for (size_t i = 0; i < N_COUNTERS; i++) {
            const double count = csv_number(t, row, 4 + i);
            const double bytes = csv_number(t, row, 9 + i);
            const bool same = (double)ours[i].count == count;
            counts_equal &= same;
            bytes_equal &= (double)ours[i].bytes == bytes;
            if (!same && verbose)
                printf("  %.*s %.*s force=%.*s %.*s %s: %" PRIu64 ", pycachesim %.0f\n",
                       STR_ARG(csv_cell(t, row, 0)), STR_ARG(csv_cell(t, row, 1)),
                       STR_ARG(csv_cell(t, row, 2)), STR_ARG(csv_cell(t, row, 3)), COUNTERS[i],
                       ours[i].count, count);
        }
    }
    tally->runs++;
    tally->counts_equal += counts_equal;
    tally->bytes_equal += bytes_equal;
}

static struct tally *tally_of(struct tally *tallies, size_t *n, const char *hierarchy)
{
    for (size_t i = 0; i < *n; i++)
        if (strcmp(tallies[i].hierarchy, hierarchy) == 0)
            return &tallies[i];
    struct tally *t = &tallies[(*n)++];
    (void)snprintf(t->hierarchy, sizeof t->hierarchy, "%s", hierarchy);
    return t;
}

static bool compare_all(const struct csv_table *t, bool verbose, struct arena *arena,
                        struct err *err)
{
    struct tally tallies[32] = {0};
    size_t n = 0;
    for (size_t row = 0; row < t->rows;) {
        char *pattern = str_cstr(arena, csv_cell(t, row, 0));
        char *name = str_cstr(arena, csv_cell(t, row, 1));
        struct hierarchy h;
        if (!trace_hierarchy(name, &h))
            return err_set(err, ERR_INPUT, "unknown hierarchy %s", name);
        struct glibc_random random;
        glibc_random_start(&random);
        const struct cachesim_options options = {.random = glibc_random_way,
                                                 .random_state = &random};
        struct arena scratch = {0};
        struct cachesim *sim;
        if (!cachesim_create(&h, &options, &scratch, &sim, err))
            return false;
        trace_run(sim, pattern, csv_number(t, row, 2) == 1);
        const size_t last = row + (size_t)h.n_levels + 1;
        compare_run(t, row, last, sim, tally_of(tallies, &n, name), verbose);
        arena_free(&scratch);
        row = last;
    }
    int runs = 0;
    int equal = 0;
    printf("%-18s %6s %14s %14s\n", "hierarchy", "runs", "counts equal", "bytes equal");
    for (size_t i = 0; i < n; i++) {
        printf("%-18s %6d %14d %14d\n", tallies[i].hierarchy, tallies[i].runs,
               tallies[i].counts_equal, tallies[i].bytes_equal);
        runs += tallies[i].runs;
        equal += tallies[i].counts_equal;
    }
    printf("%-18s %6d %14d\n", "all", runs, equal);
    return true;
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        fprintf(stderr, "usage: cachesim_reference FOLDER [-v]\n");
        return 2;
    }
    struct arena arena = {0};
    struct err err = {0};
    struct str text;
    struct csv_table table;
    const char *path = path_join(&arena, argv[1], "pycachesim_traces.csv");
    const bool ok = file_read(path, 16 << 20, &arena, &text, &err) &&
                    csv_parse_table(text, path, &arena, &table, &err) &&
                    compare_all(&table, argc > 2 && strcmp(argv[2], "-v") == 0, &arena, &err);
    if (!ok) {
        struct sb message = {.arena = &arena};
        err_format(&err, &message);
        fputs(sb_cstr(&message), stderr);
    }
    arena_free(&arena);
    return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
