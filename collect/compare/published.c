#include "collect/compare/published.h"

#include <math.h>
#include <string.h>

#include "base/csv.h"
#include "base/file.h"
#include "collect/machinefile/load.h"

enum {
    TABLE_MAX_BYTES = 16 << 20,
    MAX_POINTS = 100000,
    MAX_OWN_POINTS = 10000,
    MAX_THREADS = 65536
};
/* Far beyond every machine: such a value is not a measurement, and may not even be finite. */
static const double most_mlup_per_s = 1e9;
static const double most_sweeps_per_s = 1e9;

static void read_table(const char *path, struct arena *arena, struct published *out,
                       size_t *capacity)
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
        const struct published_point p = {
            csv_number(&t, r, size), csv_number(&t, r, bytes),
            (int)fmin(fmax(csv_number(&t, r, threads), 0), MAX_THREADS), csv_number(&t, r, mlup)};
        if (!(p.size > 0) || !(p.mlup_per_s > 0) || !(p.bytes > 0) || p.threads < 1)
            continue;
        out->points = arena_grow(arena, out->points, out->count, capacity, sizeof *out->points);
        out->points[out->count++] = p;
    }
}

static bool read_folder(const char *folder, struct arena *arena, struct published *out)
{
    size_t capacity = 0;
    out->folder = folder;
    out->count = 0;
    out->points = NULL;
    read_table(path_join(arena, folder, "grid.csv"), arena, out, &capacity);
    read_table(path_join(arena, folder, "scaling.csv"), arena, out, &capacity);
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

bool published_find(const char *root, const char *path, const struct machine *m,
                    struct arena *arena, struct published *out)
{
    const char *const class_folder = path_join(arena, root, path);
    struct str_list names = {0};
    struct err ignored = {0};
    *out = (struct published){.machine = m->name, .same_machine = true};
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
        *out = (struct published){.machine = name};
        if (read_folder(path_join(arena, class_folder, name), arena, out))
            return true;
    }
    return false;
}

const struct published_point *published_near(const struct published *p, double bytes, int threads)
{
    const double furthest = log(2);
    const struct published_point *best = NULL;
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

/* ---- own numbers ---- */

static bool cell_number(const struct csv_table *t, size_t row, size_t column, const char *what,
                        const char *name, double *out, struct err *err)
{
    *out = csv_number(t, row, column);
    if (isfinite(*out) && *out > 0)
        return true;
    const struct str cell = csv_cell(t, row, column);
    err_at(err, name, (unsigned)row + 2, 0, "'%s' is '%.*s', not a positive number", what,
           (int)(cell.len < 40 ? cell.len : 40), cell.ptr == NULL ? "" : cell.ptr);
    return err_hint(err, "write one row per size and number of threads");
}

bool own_points_parse(struct str text, const char *name, struct arena *arena,
                      struct own_points *out, struct err *err)
{
    struct csv_table t;
    if (!csv_parse_table(text, name, arena, &t, err))
        return false;
    const size_t size = csv_column(&t, "size");
    const size_t threads = csv_column(&t, "threads");
    const size_t mlup = csv_column(&t, "mlup_per_s");
    const size_t seconds = csv_column(&t, "seconds");
    const size_t sweeps = csv_column(&t, "sweeps");
    const bool timed = seconds < t.columns && sweeps < t.columns;
    if (size == t.columns || !(mlup < t.columns || timed)) {
        err_at(err, name, 1, 0, "this table has no column '%s'",
               size == t.columns ? "size" : "mlup_per_s");
        return err_hint(err, "its header is `size,threads,mlup_per_s`, or "
                             "`size,threads,seconds,sweeps`");
    }
    if (t.rows == 0 || t.rows > MAX_OWN_POINTS)
        return err_at(err, name, 1, 0, "this table has %zu rows, not 1 to %d", t.rows,
                      MAX_OWN_POINTS);
    struct own_point *points = arena_alloc(arena, t.rows, sizeof *points);
    for (size_t r = 0; r < t.rows; r++) {
        double n = 0, cores = 1;
        struct own_point *const p = &points[r];
        p->mlup_per_s = p->seconds = p->sweeps = NAN;
        if (!cell_number(&t, r, size, "size", name, &n, err) ||
            (threads < t.columns && !cell_number(&t, r, threads, "threads", name, &cores, err)) ||
            (mlup < t.columns &&
             !cell_number(&t, r, mlup, "mlup_per_s", name, &p->mlup_per_s, err)) ||
            (mlup == t.columns &&
             (!cell_number(&t, r, seconds, "seconds", name, &p->seconds, err) ||
              !cell_number(&t, r, sweeps, "sweeps", name, &p->sweeps, err))))
            return false;
        if (n > 1e9 || cores > MAX_THREADS || p->mlup_per_s > most_mlup_per_s ||
            p->sweeps / p->seconds > most_sweeps_per_s)
            return err_at(err, name, (unsigned)r + 2, 0,
                          "a size, number of threads or performance is too large");
        if (n != floor(n) || cores != floor(cores))
            return err_at(err, name, (unsigned)r + 2, 0,
                          "sizes and numbers of threads are whole numbers");
        p->size = (int64_t)n;
        p->threads = (int)cores;
    }
    *out = (struct own_points){t.rows, points};
    return true;
}
