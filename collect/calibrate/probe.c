#include "collect/calibrate/probe.h"

#include <math.h>

#include "collect/calibrate/calibration.h"

/*
 * Sums of one to eight arrays and loops that mostly store separate loads from stores; layers, with
 * and without stores, how levels add up; products and divisions the core from the data; rows what
 * their ends cost.
 */
const struct probe probe_table[] = {
    {.name = "load 1", .reads = 1, .quick = true},
    {.name = "load 3", .reads = 3, .quick = true},
    {.name = "load 8", .reads = 8},
    {.name = "store 1", .writes = 1, .quick = true},
    {.name = "store 3", .writes = 3},
    {.name = "update 1", .updates = 1, .shared = true, .quick = true},
    {.name = "update 3", .updates = 3},
    {.name = "copy 1", .reads = 1, .writes = 1, .shared = true, .quick = true},
    {.name = "copy 3", .reads = 3, .writes = 3, .shared = true},
    {.name = "sum 3", .reads = 3, .writes = 1, .shared = true, .quick = true},
    {.name = "sum 8", .reads = 8, .writes = 1, .shared = true, .quick = true},
    {.name = "near 2", .reads = 1, .near = 2},
    {.name = "far 1", .reads = 1, .far = 1},
    {.name = "far 3", .reads = 1, .far = 3, .quick = true},
    {.name = "near 2, far 2", .reads = 1, .near = 2, .far = 2, .quick = true},
    {.name = "copy, near 2", .reads = 1, .writes = 1, .near = 2, .shared = true, .quick = true},
    {.name = "copy, far 1", .reads = 1, .writes = 1, .far = 1, .shared = true},
    {.name = "copy, far 3", .reads = 1, .writes = 1, .far = 3, .shared = true, .quick = true},
    {.name = "copy, near 2, far 2", .reads = 1, .writes = 1, .near = 2, .far = 2, .shared = true},
    {.name = "split", .reads = 1, .writes = 1, .split = 5, .quick = true},
    {.name = "split, product 16",
     .reads = 1,
     .writes = 1,
     .split = 5,
     .factors = 16,
     .quick = true},
    {.name = "split, row of 26", .reads = 1, .writes = 1, .split = 3, .row = 26, .quick = true},
    {.name = "split, row of 138", .reads = 1, .writes = 1, .split = 3, .row = 138, .quick = true},
    {.name = "product 8", .reads = 1, .writes = 1, .factors = 8, .quick = true},
    {.name = "product 16", .reads = 1, .writes = 1, .factors = 16, .shared = true, .quick = true},
    {.name = "product 16 of 3", .reads = 3, .writes = 1, .factors = 16},
    {.name = "division", .reads = 1, .writes = 1, .divides = true, .quick = true},
    {.name = "sum 6, row of 14", .reads = 6, .writes = 1, .row = 14, .quick = true},
    {.name = "row of 10", .reads = 2, .writes = 1, .row = 10, .quick = true},
    {.name = "row of 18", .reads = 2, .writes = 1, .row = 18},
    {.name = "row of 66", .reads = 2, .writes = 1, .row = 66, .quick = true},
    {.name = "row of 514", .reads = 2, .writes = 1, .row = 514},
    {.name = NULL},
};

enum {
    LONG_ROW = 1024,
    /* As many as a compiler keeps in registers with the rest. */
    CONSTANTS = 8,
    SPLIT_STEP = 3, /* elements: no vector of 16 bytes or more is a multiple of it */
    ROW_STEP = 8,   /* elements of a line, mostly */
    SWEPT_ROWS = 1,
    LAG_SHARE = 2, /* beyond L1 an array is so many times as long as its longest lag */
};

static const double element_bytes = 8;

/* Of L1, for a row that stays there and the lines that pass it from one end to the other. */
static const double kept_share = 0.6;

/* What passes between two lags is so many times the cache whose reach they leave. */
static const double beyond_reach = 2;

static int long_arrays(const struct probe *p)
{
    return p->reads + p->updates + p->writes;
}

static bool keeps_a_row(const struct probe *p)
{
    return p->updates + p->writes == 0;
}

/* A probe on a machine, in the form for data in L1 or beyond. */
struct probe_form {
    const struct probe *probe;
    const struct machine *machine;
    bool in_core;
};

/* Elements of a row at most: one that stays in L1 does so next to all that passes. */
static int longest_row(const struct probe_form *f)
{
    const struct probe *p = f->probe;
    const int streams = p->reads + p->near + p->far + 1;
    const double kept = kept_share * machine_cache_bytes(f->machine, 0) / element_bytes / streams;
    if (p->row > 0)
        return p->row;
    return keeps_a_row(p) ? (int)fmin(LONG_ROW, ROW_STEP * floor(kept / ROW_STEP)) : LONG_ROW;
}

/*
 * Rows between two reads of the first array of which the second misses this cache: meanwhile so
 * many rows of each of the streams pass, but of those at shorter lags.
 */
static int rows_beyond(const struct probe_form *f, int cache, int streams)
{
    const double row_bytes = longest_row(f) * element_bytes * streams;
    return (int)ceil(beyond_reach * machine_cache_bytes(f->machine, cache) / row_bytes);
}

/* Rows between a read and its `t`-th lag of one kind. In L1 all of them are next to each other. */
static int near_lag(const struct probe_form *f, int t)
{
    const struct probe *p = f->probe;
    return f->in_core ? t : t * rows_beyond(f, 0, p->reads + p->writes + p->near + p->far);
}

static int far_lag(const struct probe_form *f, int t)
{
    const struct probe *p = f->probe;
    const int last = f->machine->n_caches - 1;
    return f->in_core ? p->near + t : t * rows_beyond(f, last - 1, p->reads + p->writes + p->far);
}

/* Rows at the beginning that the longest lag leaves out. */
static int first_row(const struct probe_form *f)
{
    const int near = f->probe->near > 0 ? near_lag(f, f->probe->near) : 0;
    const int far = f->probe->far > 0 ? far_lag(f, f->probe->far) : 0;
    return far > near ? far : near;
}

/* What the statement for the array number `write` reads; for more than one, each its own. */
struct reads {
    size_t n;
    struct str *items;
};

static struct reads reads_of(const struct probe_form *form, int write, struct arena *arena)
{
    const struct probe *p = form->probe;
    const int most = p->reads + p->near + p->far + p->split;
    struct reads r = {.items = arena_alloc(arena, (size_t)most + 1, sizeof *r.items)};
    for (int a = 0; a < p->reads; a++) {
        if (p->writes < 2 || a % p->writes == write)
            r.items[r.n++] = str_format(arena, "a%d[j][i]", a);
    }
    for (int t = 1; t <= p->near; t++)
        r.items[r.n++] = str_format(arena, "a0[j-%d][i]", near_lag(form, t));
    for (int t = 1; t <= p->far; t++)
        r.items[r.n++] = str_format(arena, "a0[j-%d][i]", far_lag(form, t));
    for (int t = 1; t <= p->split; t++)
        r.items[r.n++] = str_format(arena, "a0[j][i+%d]", SPLIT_STEP * t);
    return r;
}

/* The items in pairs, and these in pairs: no chain of operations that wait for each other. */
static struct str join(struct str *items, size_t n, char op, struct arena *arena)
{
    for (; n > 1; n = (n + 1) / 2) {
        for (size_t i = 0; i < n / 2; i++)
            items[i] = str_format(arena, "(%.*s %c %.*s)", STR_ARG(items[2 * i]), op,
                                  STR_ARG(items[2 * i + 1]));
        if (n % 2 == 1)
            items[n / 2] = items[n - 1];
    }
    return items[0];
}

static struct str value(const struct probe_form *form, int write, struct arena *arena)
{
    const struct probe *p = form->probe;
    const struct reads r = reads_of(form, write, arena);
    if (r.n == 0)
        return STR("c0"); /* not a constant: the compiler would call memset */
    if (p->divides)
        return str_format(arena, "c0 / %.*s", STR_ARG(r.items[0]));
    if (p->factors == 0 && r.n == 1)
        return str_format(arena, "c0 * %.*s", STR_ARG(r.items[0]));
    if (p->factors == 0)
        return join(r.items, r.n, '+', arena);
    struct str *factors = arena_alloc(arena, (size_t)p->factors, sizeof *factors);
    for (int f = 0; f < p->factors; f++)
        factors[f] = str_format(arena, "(%.*s %c c%d)", STR_ARG(r.items[(size_t)f % r.n]),
                                (f / CONSTANTS) % 2 == 0 ? '+' : '-', f % CONSTANTS);
    return join(factors, (size_t)p->factors, '*', arena);
}

static void declare(struct sb *text, char letter, int n, const char *dims)
{
    for (int a = 0; a < n; a++)
        sb_addf(text, "double %c%d%s;\n", letter, a, dims);
}

struct str probe_source(const struct probe *p, const struct machine *m, int level,
                        struct arena *arena)
{
    const struct probe_form form = {p, m, level == 0};
    struct sb text = {.arena = arena};
    const int edge = p->row > 0 ? 1 : 0;
    declare(&text, 'b', p->writes, "[N][M]");
    declare(&text, 'u', p->updates, "[N][M]");
    declare(&text, 'a', p->reads, "[N][M]");
    if (keeps_a_row(p))
        sb_addz(&text, "double row[M];\n");
    declare(&text, 'c', p->factors > 0 ? CONSTANTS : 1, "");
    sb_addf(&text, "for (long j = %d; j < N; ++j) {\n", first_row(&form));
    sb_addf(&text, "for (long i = %d; i < M - %d; ++i) {\n", edge, edge + SPLIT_STEP * p->split);
    for (int u = 0; u < p->updates; u++)
        sb_addf(&text, "u%d[j][i] = c0 * u%d[j][i];\n", u, u);
    for (int w = 0; w < p->writes; w++)
        sb_addf(&text, "b%d[j][i] = %.*s;\n", w, STR_ARG(value(&form, w, arena)));
    if (keeps_a_row(p))
        sb_addf(&text, "row[i] = %.*s;\n", STR_ARG(value(&form, 0, arena)));
    sb_addz(&text, "}\n}\n");
    return sb_str(&text);
}

/* The nearest level that is out of the reach of all lags: 0 where there are none. */
static int first_level(const struct probe *p, const struct machine *m)
{
    if (p->far > 0)
        return m->n_caches;
    return p->near > 0 ? 2 : 0;
}

static bool says_something(const struct probe *p, const struct machine *m, int level, int cores)
{
    /* With two caches, lines from the last one are lines from L2. */
    if (p->far > 0 && m->n_caches < 3)
        return false;
    /* In its own caches a core is alone; several would write to the same row. */
    const bool own = level < m->n_caches && m->caches[level].cores_per_group == 1;
    if (cores > 1 && (own || keeps_a_row(p) || !p->shared))
        return false;
    return level == 0 || level >= first_level(p, m);
}

/* For data of so many bytes of each core; false where the lags need longer arrays. */
static bool fit_sizes(const struct probe_form *form, double bytes, int cores, int64_t sizes[2])
{
    const struct probe *p = form->probe;
    const int skipped = first_row(form);
    const int kept = keeps_a_row(p) ? 1 : 0;
    const double elements = bytes / element_bytes;
    /* Few rows, long ones: their ends are not what most probes are about. */
    const double longest = elements / ((skipped + SWEPT_ROWS) * long_arrays(p) + kept);
    const double fitting = ROW_STEP * floor(longest / ROW_STEP);
    const double row = p->row > 0 ? p->row : fmin(longest_row(form), fitting);
    const double rows = floor((elements - kept * row) / (row * long_arrays(p)));
    sizes[0] = (int64_t)(cores * fmax(rows, 0));
    sizes[1] = (int64_t)row;
    const int least = form->in_core ? skipped + SWEPT_ROWS : SWEPT_ROWS + LAG_SHARE * skipped;
    return row >= ROW_STEP + SPLIT_STEP * p->split && rows >= least;
}

bool probe_sizes(const struct probe *p, const struct machine *m, int level, int cores,
                 int64_t sizes[2])
{
    const struct probe_form form = {p, m, level == 0};
    return says_something(p, m, level, cores) &&
           fit_sizes(&form, calibration_working_set(m, level, cores), cores, sizes);
}

bool probe_sizes_of(const struct probe *p, const struct machine *m, double bytes, int64_t sizes[2])
{
    const struct probe_form form = {p, m, false};
    return fit_sizes(&form, bytes, 1, sizes);
}
