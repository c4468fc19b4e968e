#include <math.h>
#include <stdio.h>
#include <string.h>

#include "collect/import/import_parts.h"
#include "collect/sweep/columns.h"

/* Larger sizes were never measured; larger volumes are in another unit. */
static const double max_size = 1e7;
static const double max_bytes_per_lup = 1e4;

enum { MAX_THREADS = 65536 };

/* The list of points while it is made. */
struct import_lister {
    const struct configuration *c;
    const struct core_time *core; /* for our predictions; NULL: the published one */
    struct arena *arena;
    struct import_entry *entry;
    struct point *points;
    struct point_result *results;
    size_t n;
    size_t refused, unknown_blocks, other_units;
};

/* A point of which nothing is known. */
static struct model_point unknown_point(void)
{
    struct model_point m = {.core = {NAN, NAN, 0},
                            .T_ECM_multicore_cy_per_cl = NAN,
                            .ecm_mlup_per_s = NAN,
                            .ECM_low_cy_per_cl = NAN,
                            .ECM_high_cy_per_cl = NAN,
                            .roofline_cy_per_cl = NAN,
                            .roofline_mlup_per_s = NAN,
                            .saturation_cores = -1};
    for (size_t i = 0; i < MACHINE_MAX_LEVELS; i++)
        m.levels[i].load_bytes_per_lup = m.levels[i].evict_bytes_per_lup = m.levels[i].cy_per_cl =
            NAN;
    return m;
}

/*
 * Transfers in results.csv are labelled "B/LUP" but were computed as cache lines per cache line of
 * work times 64 / 8 for all types, which is right for double; blocking_*.csv and scaling.csv use
 * real updates.
 */
double import_bytes_per_lup(const struct kernel *k, double published)
{
    const int work = kernel_work_array(k);
    return work < 0 ? NAN : published * (double)elem_bytes(k->arrays[work].type) / 8;
}

/* Reads times; `first` is the column of T_OL, or of the first edge's load. */
static void read_times(const struct imported_table *t, size_t row, size_t first,
                       struct model_point *m)
{
    m->core.T_comp_cy_per_cl = import_value(t, row, first);
    m->core.T_RegL1_cy_per_cl = import_value(t, row, first + 1);
    for (size_t i = 0; i < IMPORT_EDGES; i++)
        m->levels[i].cy_per_cl = import_value(t, row, first + 2 + i);
}

static void read_transfers(const struct kernel *k, const struct imported_table *t, size_t row,
                           size_t first, struct model_point *m)
{
    for (size_t i = 0; i < IMPORT_EDGES; i++) {
        m->levels[i].load_bytes_per_lup =
            import_bytes_per_lup(k, import_value(t, row, first + 3 * i));
        m->levels[i].evict_bytes_per_lup =
            import_bytes_per_lup(k, import_value(t, row, first + 3 * i + 1));
    }
}

static bool any_number(const struct imported_table *t, size_t row, size_t first, size_t n)
{
    bool any = false;
    for (size_t i = 0; i < n; i++)
        any = any || isfinite(import_value(t, row, first + i));
    return any;
}

/* The literature's ECM of what was counted; NaN if it is not known what overlaps. */
static double counted_sum(const struct machine *m, struct model_point *point)
{
    point->n_levels = m->n_caches;
    point->registers_overlap = m->registers_overlap;
    for (int i = 0; i < m->n_caches; i++)
        point->levels[i].overlaps = m->caches[i].overlaps;
    return m->cores_per_socket == 0 ? NAN : model_time(point, &point->core);
}

static void set_bottleneck(struct model_point *m, struct str intensity, bool known)
{
    if (known && str_starts_with(intensity, STR("CPU bound")))
        snprintf(m->roofline_bottleneck, sizeof m->roofline_bottleneck, "CPU");
}

/* The published in-core times of a row of results.csv. */
static struct core_time published_core(const struct imported_point *p)
{
    const struct core_time *core = &p->series[0].core;
    return isnan(core->T_comp_cy_per_cl) || isnan(core->T_RegL1_cy_per_cl) ? p->series[1].core
                                                                           : *core;
}

/* Both published predictions, and what was counted, in a row of results.csv. */
static void read_series(const struct configuration *c, const struct imported_table *t, size_t row,
                        struct imported_point *p)
{
    static const struct {
        size_t times, transfers, ecm_mlups, roofline_mlups, roofline_cycles, intensity;
    } series[TRAFFIC_PUBLISHED] = {
        {R_LC, R_LC_TRANSFER, R_ECM_MLUPS, R_ROOFLINE_LC_MLUPS, R_ROOFLINE_LC_CYCLES,
         R_ROOFLINE_LC_INTENSITY},
        {R_CS, R_CS_TRANSFER, R_ECM_CS_MLUPS, R_ROOFLINE_CS_MLUPS, R_ROOFLINE_CS_CYCLES,
         R_ROOFLINE_CS_INTENSITY},
    };
    const struct kernel *k = &c->kernel;
    for (size_t s = 0; s < TRAFFIC_PUBLISHED; s++) {
        struct model_point *m = &p->series[s];
        read_times(t, row, series[s].times, m);
        read_transfers(k, t, row, series[s].transfers, m);
        m->T_ECM_multicore_cy_per_cl = import_value(t, row, series[s].times + 2 + IMPORT_EDGES);
        m->ecm_mlup_per_s = import_value(t, row, series[s].ecm_mlups);
        m->roofline_mlup_per_s = import_value(t, row, series[s].roofline_mlups);
        m->roofline_cy_per_cl = import_value(t, row, series[s].roofline_cycles);
        p->has[s] = any_number(t, row, series[s].times, IMPORT_EDGES + 3) ||
                    isfinite(m->roofline_mlup_per_s);
        set_bottleneck(m, import_text(t, row, series[s].intensity), p->has[s]);
    }
    if (isnan(p->series[0].ecm_mlup_per_s))
        p->series[0].ecm_mlup_per_s = import_value(t, row, R_ECM_LC_MLUPS);
    struct model_point *counted = &p->series[IMPORTED_COUNTERS];
    read_times(t, row, R_PHENO, counted);
    read_transfers(k, t, row, R_BENCH_TRANSFER, counted);
    p->has[IMPORTED_COUNTERS] = any_number(t, row, R_PHENO, IMPORT_EDGES + 2) ||
                                any_number(t, row, R_BENCH_TRANSFER, IMPORT_TRANSFERS);
    counted->T_ECM_multicore_cy_per_cl = counted_sum(c->context->machine, counted);
}

/* The published cells of the measurement; null if there is none. */
static const struct str *bench_cells(const struct imported_table *t, size_t row, size_t mlups,
                                     size_t cycles, struct arena *arena)
{
    const size_t columns[] = {cycles, mlups};
    const size_t cells[] = {COLUMN_OF_bench_cy_per_cl_median, COLUMN_OF_bench_mlup_per_s_median};
    struct str *all = arena_alloc(arena, BENCH_COLUMN_COUNT, sizeof *all);
    bool any = false;
    for (size_t i = 0; i < 2; i++) {
        if (!(import_value(t, row, columns[i]) > 0))
            continue;
        all[cells[i]] = import_text(t, row, columns[i]);
        any = true;
    }
    return any ? all : NULL;
}

/* Adds a point; null if the size or the number of threads is not valid. */
static struct imported_point *add_point(struct import_lister *l, enum point_kind kind, double size,
                                        double threads)
{
    if (!(size >= 1) || size > max_size || size != floor(size) || !(threads >= 1) ||
        threads > MAX_THREADS || threads != floor(threads)) {
        l->refused++;
        return NULL;
    }
    ARENA_GROW(l->arena, l->points, l->n);
    struct imported_point *p = arena_alloc(l->arena, 1, sizeof *p);
    p->core = (struct core_time){NAN, NAN, 0};
    for (size_t s = 0; s < IMPORTED_SERIES; s++)
        p->series[s] = unknown_point();
    l->points[l->n] = (struct point){.kind = kind, .size = (int64_t)size, .threads = (int)threads};
    *ARENA_ADD(l->arena, l->results, l->n) = (struct point_result){.imported = p};
    l->entry->points[kind]++;
    return p;
}

/* Volumes of scaling.csv and blocking_*.csv: six zeros mean not counted, and some memory volumes
 * are in another unit. */
static void read_counted(struct import_lister *l, const struct imported_table *t, size_t row,
                         size_t first, struct imported_point *p)
{
    struct model_point *m = &p->series[IMPORTED_COUNTERS];
    bool any = false;
    for (size_t i = 0; i < IMPORT_VOLUMES; i++) {
        const double value = import_value(t, row, first + i);
        double *to = i % 2 == 0 ? &m->levels[i / 2].load_bytes_per_lup
                                : &m->levels[i / 2].evict_bytes_per_lup;
        l->other_units += value > max_bytes_per_lup;
        *to = value > max_bytes_per_lup ? NAN : value;
        any = any || *to > 0;
    }
    p->has[IMPORTED_COUNTERS] = any;
}

static void list_results(struct import_lister *l, const struct imported_table *t)
{
    for (size_t row = 0; row < t->rows; row++) {
        struct imported_point *p = add_point(l, POINT_GRID, import_value(t, row, R_SIZE), 1);
        if (p == NULL)
            continue;
        read_series(l->c, t, row, p);
        p->core = l->core != NULL ? *l->core : published_core(p);
        l->results[l->n - 1].kept = bench_cells(t, row, R_BENCH_MLUPS, R_BENCH_CYCLES, l->arena);
    }
}

/* The in-core time, which does not depend on size and threads: that of the largest grid that has
 * one. */
static struct core_time known_core(const struct import_lister *l)
{
    struct core_time core = {NAN, NAN, 0};
    if (l->core != NULL)
        return *l->core;
    for (size_t i = 0; i < l->n; i++) {
        const struct core_time found = l->results[i].imported->core;
        if (!isnan(found.T_comp_cy_per_cl) && !isnan(found.T_RegL1_cy_per_cl))
            core = found;
    }
    return core;
}

static void list_scaling(struct import_lister *l, const struct imported_table *t)
{
    const struct core_time core = known_core(l);
    for (size_t row = 0; row < t->rows; row++) {
        struct imported_point *p = add_point(l, POINT_SCALING, import_value(t, row, S_SIZE),
                                             import_value(t, row, S_THREADS));
        if (p == NULL)
            continue;
        struct model_point *m = &p->series[0];
        p->core = core;
        m->T_ECM_multicore_cy_per_cl = import_value(t, row, S_ECM_CYCLES);
        m->ecm_mlup_per_s = import_value(t, row, S_ECM_MLUPS);
        m->roofline_mlup_per_s = import_value(t, row, S_ROOFLINE_MLUPS);
        p->has[0] = isfinite(m->T_ECM_multicore_cy_per_cl) || isfinite(m->ecm_mlup_per_s) ||
                    isfinite(m->roofline_mlup_per_s);
        read_counted(l, t, row, S_TRANSFER, p);
        l->results[l->n - 1].kept = bench_cells(t, row, S_BENCH_MLUPS, S_BENCH_CYCLES, l->arena);
    }
}

/* `L2 110 110 110 16 56 110`: sizes, then a block size per loop, outermost first. Mode 2 if the
 * innermost loop is blocked as well (collect/model/blocking.h). */
static void read_blocks(struct import_lister *l, struct str text, struct point *p)
{
    enum { MAX_WORDS = 2 * KERNEL_MAX_LOOPS + 1 };
    const size_t loops = (size_t)l->c->kernel.n_loops;
    int64_t numbers[MAX_WORDS];
    size_t n = 0;
    for (struct str rest = text; rest.len != 0 && n < MAX_WORDS;) {
        const struct str_cut cut = str_cut(rest, ' ');
        n += str_to_i64(cut.head, &numbers[n]) && numbers[n] > 0;
        rest = str_trim(cut.tail);
    }
    if (n != 2 * loops) {
        l->unknown_blocks++;
        return;
    }
    memcpy(p->block_sizes, numbers + loops, loops * sizeof *numbers);
    p->block_mode = p->block_sizes[loops - 1] < p->size ? 2 : 1;
}

static void list_blocking(struct import_lister *l, const struct imported_blocking *b)
{
    const struct imported_table *t = &b->table;
    for (size_t row = 0; row < t->rows; row++) {
        struct imported_point *p = add_point(l, POINT_BLOCKING, import_value(t, row, B_SIZE), 1);
        if (p == NULL)
            continue;
        struct point *point = &l->points[l->n - 1];
        point->block_level = b->level;
        read_blocks(l, import_text(t, row, B_OPTIONS), point);
        read_counted(l, t, row, B_TRANSFER, p);
        l->results[l->n - 1].kept = bench_cells(t, row, B_BENCH_MLUPS, B_BENCH_CYCLES, l->arena);
    }
}

void import_points(const struct imported_files *files, struct configuration *c,
                   const struct core_time *core, struct import_entry *e, struct arena *arena)
{
    struct import_lister l = {.c = c, .core = core, .arena = arena, .entry = e};
    if (files->has[IMPORT_RESULTS])
        list_results(&l, &files->results);
    if (files->has[IMPORT_SCALING])
        list_scaling(&l, &files->scaling);
    for (size_t i = 0; i < files->n_blocking; i++)
        list_blocking(&l, &files->blocking[i]);
    if (l.refused != 0)
        import_odd(e, arena, "%zu rows have no size, or no number of threads, and are not read",
                   l.refused);
    if (l.unknown_blocks != 0)
        import_odd(e, arena, "%zu blocked rows do not give their block sizes", l.unknown_blocks);
    if (l.other_units != 0)
        import_odd(e, arena,
                   "%zu counted volumes of scaling and blocking are more than %g B/LUP: they are "
                   "in another unit and are not read",
                   l.other_units, max_bytes_per_lup);
    c->points = l.points;
    c->results = l.results;
    c->n_points = l.n;
}
