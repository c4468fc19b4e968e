#include "collect/compare/own_measurements.h"

#include <math.h>

#include "base/csv.h"

enum { MAX_OWN_POINTS = 10000, MAX_OWN_THREADS = 65536 };
/* Far beyond every machine: a larger value is not a measurement, and may not even be finite. */
static const double max_mlup_per_s = 1e9;
static const double max_sweeps_per_s = 1e9;

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
    if (size == t.columns || !(mlup < t.columns || timed))
        return err_at(err, name, 1, 0, "this table has no column '%s'",
                      size == t.columns ? "size" : "mlup_per_s") ||
               err_hint(err, "its header is `size,threads,mlup_per_s`, or "
                             "`size,threads,seconds,sweeps`");
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
        if (n > 1e9 || cores > MAX_OWN_THREADS || p->mlup_per_s > max_mlup_per_s ||
            p->sweeps / p->seconds > max_sweeps_per_s)
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
