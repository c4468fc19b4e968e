#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/csv.h"
#include "base/file.h"
#include "collect/kerncraft/kerncraft.h"
#include "collect/machinefile/load.h"

/*
 * machine_reference FOLDER: reads every machine file of FOLDER/machine_files, writes it in both
 * formats and reads it again, and compares clock, caches, transfers and memory bandwidths with
 * FOLDER/machines.csv and FOLDER/machine_mem_bw.csv, which the original tool wrote.
 */
struct state {
    struct arena *arena;
    const char *folder;
    size_t compared;
    size_t wrong;
};

static void expect(struct state *s, const char *machine, const char *what, double expected,
                   double found)
{
    s->compared++;
    if (isnan(expected) || fabs(expected - found) <= 1e-9 * fabs(expected))
        return;
    s->wrong++;
    printf("%s: %s is %g, not %g\n", machine, what, found, expected);
}

static bool load(struct state *s, const char *name, struct machine *m)
{
    struct err err = {0};
    const char *path = str_formatz(s->arena, "%s/machine_files/%s", s->folder, name);
    if (machine_load(path, s->arena, m, &err))
        return true;
    struct sb text = {.arena = s->arena};
    err_format(&err, &text);
    printf("%s", sb_cstr(&text));
    s->wrong++;
    return false;
}

static struct str text_of(struct state *s, const struct machine *m)
{
    struct err err = {0};
    struct str text = {0};
    machine_text(m, s->arena, &text, &err);
    return text;
}

static void check_round_trips(struct state *s, const char *name)
{
    struct err err = {0};
    struct machine m;
    struct machine again;
    if (!load(s, name, &m))
        return;
    const struct str first = text_of(s, &m);
    s->compared += 2;
    if (!machine_parse(first, name, s->arena, &again, &err) || !str_eq(first, text_of(s, &again))) {
        printf("%s: differs after our format %s\n", name, err.text);
        s->wrong++;
    }
    struct err other = {0};
    struct str exported;
    if (!kerncraft_write(&m, s->arena, &exported, &other) ||
        !machine_parse(exported, name, s->arena, &again, &other) ||
        !str_eq(first, text_of(s, &again))) {
        printf("%s: differs after Kerncraft's format %s\n", name, other.text);
        s->wrong++;
    }
}

static bool read_table(struct state *s, const char *name, struct csv_table *table)
{
    struct err err = {0};
    struct str text;
    const char *path = str_formatz(s->arena, "%s/%s", s->folder, name);
    if (file_read(path, 1 << 24, s->arena, &text, &err) &&
        csv_parse_table(text, path, s->arena, table, &err))
        return true;
    printf("%s: %s\n", path, err.text);
    s->wrong++;
    return false;
}

static double cell(struct state *s, const struct csv_table *t, size_t row, const char *format,
                   const char *level)
{
    const char *column = str_formatz(s->arena, "%s%s", level, format);
    return csv_number(t, row, csv_column(t, column));
}

static bool cell_is(struct state *s, const struct csv_table *t, size_t row, const char *level,
                    const char *format, struct str text)
{
    const char *column = str_formatz(s->arena, "%s%s", level, format);
    return str_eq(csv_cell(t, row, csv_column(t, column)), text);
}

static void check_machine(struct state *s, const struct csv_table *t, size_t row)
{
    struct machine m;
    const char *name = str_cstr(s->arena, csv_cell(t, row, csv_column(t, "machine")));
    if (!load(s, str_formatz(s->arena, "%s.yml", name), &m))
        return;
    expect(s, name, "clock", cell(s, t, row, "clock_GHz", ""), m.clock_hz / 1e9);
    expect(s, name, "cores per socket", cell(s, t, row, "cores_per_socket", ""),
           m.cores_per_socket);
    expect(s, name, "cores per domain", cell(s, t, row, "cores_per_numa_domain", ""),
           m.cores_per_numa_domain);
    for (int i = 0; i < m.n_caches; i++) {
        const struct machine_cache *c = &m.caches[i];
        const char *level = c->cache.name;
        expect(s, name, "sets", cell(s, t, row, "_sets", level), (double)c->cache.sets);
        expect(s, name, "ways", cell(s, t, row, "_ways", level), c->cache.ways);
        expect(s, name, "sharing", cell(s, t, row, "_cores_per_group", level), c->cores_per_group);
        expect(s, name, "write-allocate", cell_is(s, t, row, level, "_write_allocate", STR("True")),
               c->cache.write_allocate);
        expect(s, name, "write-back", cell_is(s, t, row, level, "_write_back", STR("True")),
               c->cache.write_back);
        const char *outer = machine_level_name(&m, i + 1);
        expect(s, name, "overlap", cell_is(s, t, row, outer, "_transfers_overlap", STR("True")),
               c->overlaps);
        if (i + 1 < m.n_caches) {
            expect(s, name, "B/cy", cell(s, t, row, "_upstream_BpCy", outer), c->bytes_per_cy);
            expect(s, name, "duplex", cell_is(s, t, row, outer, "_duplex", STR("full-duplex")),
                   c->duplex == DUPLEX_FULL);
        }
    }
}

static void check_bandwidth(struct state *s, const struct csv_table *t, size_t row)
{
    struct machine m;
    struct err err = {0};
    const char *name = str_cstr(s->arena, csv_cell(t, row, csv_column(t, "machine")));
    const struct str kernel = csv_cell(t, row, csv_column(t, "bench_kernel"));
    if (!load(s, str_formatz(s->arena, "%s.yml", name), &m))
        return;
    const struct stream_mix *mix = machine_mix(&m, kernel);
    double best = 0;
    for (size_t i = 0; mix != NULL && i < m.n_bandwidths; i++) {
        const struct bandwidth *b = &m.bandwidths[i];
        const int cores = (int)cell(s, t, row, "cores_considered", "");
        for (int c = 0; c < b->n_cores && c < cores; c++) {
            if (b->level == m.n_caches && b->mix == mix - m.mixes && b->threads_per_core == 1)
                best = fmax(best, b->bytes_per_s[c]);
        }
    }
    expect(s, name, "raw bandwidth", cell(s, t, row, "raw_max_GBps", ""), best / 1e9);
    const double factor = mix != NULL ? machine_write_allocate_factor(mix) : 0;
    expect(s, name, "write-allocate factor", cell(s, t, row, "write_allocate_factor", ""), factor);
    /* for its own ratio the same mix (or an equal one with an earlier name) must be chosen */
    double found = 0;
    int chosen = -1;
    const double ratio = mix != NULL ? machine_mix_ratio(mix) : 0;
    const bool stores = isfinite(ratio);
    if (machine_saturated_bandwidth(&m, m.n_caches, (int)cell(s, t, row, "cores_considered", ""),
                                    stores ? ratio : 1, stores, &found, &chosen, &err) &&
        mix != NULL && chosen == mix - m.mixes)
        expect(s, name, "bandwidth", cell(s, t, row, "corrected_GBps", ""), found / 1e9);
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fprintf(stderr, "Usage: machine_reference FOLDER\n");
        return 2;
    }
    struct arena arena = {0};
    struct state s = {.arena = &arena, .folder = argv[1]};
    struct err err = {0};
    struct str_list files = {0};
    struct csv_table machines;
    struct csv_table bandwidths;
    if (!dir_list(str_formatz(&arena, "%s/machine_files", argv[1]), &arena, &files, &err)) {
        fprintf(stderr, "%s\n", err.text);
        return 1;
    }
    for (size_t i = 0; i < files.count; i++)
        check_round_trips(&s, str_cstr(&arena, files.items[i]));
    if (read_table(&s, "machines.csv", &machines)) {
        for (size_t row = 0; row < machines.rows; row++)
            check_machine(&s, &machines, row);
    }
    if (read_table(&s, "machine_mem_bw.csv", &bandwidths)) {
        for (size_t row = 0; row < bandwidths.rows; row++)
            check_bandwidth(&s, &bandwidths, row);
    }
    printf("%zu files, %zu values compared, %zu wrong\n", files.count, s.compared, s.wrong);
    arena_free(&arena);
    return s.wrong == 0 && s.compared > 0 ? 0 : 1;
}
