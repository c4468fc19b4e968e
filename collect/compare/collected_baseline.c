#include "collect/compare/collected_baseline.h"

#include <math.h>
#include <string.h>

#include "base/csv.h"
#include "base/file.h"
#include "collect/machinefile/load.h"

enum { TABLE_MAX_BYTES = 16 << 20, MAX_POINTS = 100000, MAX_THREADS = 65536 };

static void read_table(const char *path, struct arena *arena, struct collected_baseline *out)
{
    struct str text;
    struct csv_table t;
    struct err ignored = {0};
    if (!file_exists(path) || !file_read(path, TABLE_MAX_BYTES, arena, &text, &ignored) ||
        !csv_parse_table(text, path, arena, &t, &ignored))
        return;
    const size_t size = csv_column(&t, "size");
    const size_t threads = csv_column(&t, "threads");
    const size_t bytes = csv_column(&t, "bytes");
    const size_t mlup = csv_column(&t, "bench_mlup_per_s_median");
    for (size_t r = 0; r < t.rows && out->count < MAX_POINTS; r++) {
        const struct baseline_point p = {
            csv_number(&t, r, size), csv_number(&t, r, bytes),
            (int)fmin(fmax(csv_number(&t, r, threads), 0), MAX_THREADS), csv_number(&t, r, mlup)};
        if (p.size > 0 && p.mlup_per_s > 0 && p.bytes > 0 && p.threads >= 1)
            *ARENA_ADD(arena, out->points, out->count) = p;
    }
}

static bool read_folder(const char *folder, struct arena *arena, struct collected_baseline *out)
{
    out->count = 0;
    out->points = NULL;
    read_table(path_join(arena, folder, "grid.csv"), arena, out);
    read_table(path_join(arena, folder, "scaling.csv"), arena, out);
    return out->count > 0;
}

static bool is_alike(const char *name, const struct machine *m, struct arena *arena)
{
    struct machine other;
    struct err ignored = {0};
    return m->microarchitecture != NULL && machine_load(name, arena, &other, &ignored) &&
           other.microarchitecture != NULL &&
           strcmp(other.microarchitecture, m->microarchitecture) == 0;
}

bool collected_baseline_find(const char *root, const char *path, const struct machine *m,
                             struct arena *arena, struct collected_baseline *out)
{
    const char *const class_folder = path_join(arena, root, path);
    struct str_list names = {0};
    struct err ignored = {0};
    *out = (struct collected_baseline){.machine = m->name};
    if (read_folder(path_join(arena, class_folder, m->name), arena, out))
        return true;
    if (!file_exists(class_folder) || !dir_list(class_folder, arena, &names, &ignored))
        return false;
    for (size_t i = 0; i < names.count; i++) {
        if (!path_name_ok(names.items[i]))
            continue;
        const char *const name = str_cstr(arena, names.items[i]);
        if (!is_alike(name, m, arena))
            continue;
        *out = (struct collected_baseline){.machine = name};
        if (read_folder(path_join(arena, class_folder, name), arena, out))
            return true;
    }
    return false;
}

const struct baseline_point *collected_baseline_near(const struct collected_baseline *p,
                                                     double bytes, int threads)
{
    const double furthest = log(2);
    const struct baseline_point *best = NULL;
    double distance = furthest;
    for (size_t i = 0; i < p->count; i++) {
        const double d = fabs(log(p->points[i].bytes / bytes));
        if (p->points[i].threads != threads || !(d <= distance))
            continue;
        best = &p->points[i];
        distance = d;
    }
    return best;
}
