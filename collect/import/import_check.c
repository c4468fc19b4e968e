#include <math.h>

#include "base/quantile.h"
#include "collect/import/import_parts.h"

/* Arrays that are this many times larger than a cache cannot be reused in it as a whole. */
static const double far_beyond = 4;
/* Allows for rounding of what was published, and for the borders of a grid. */
static const double at_least = 0.9;
static const double clock_tolerance = 0.02;
static const double sum_tolerance_cy = 0.25;
/*
 * If a measurement is this many times faster than the in-core time, that time is of another loop.
 */
static const double other_loop = 2;

/* What is checked, and how many rows violate each rule; the first size of each is named. */
struct checker {
    const struct imported_files *files;
    const struct configuration *c;
    struct import_entry *entry;
    struct arena *arena;
};

struct broken {
    size_t n;
    int64_t first;
};

static void note(struct broken *b, int64_t size)
{
    if (b->n++ == 0)
        b->first = size;
}

static double clock_of(const struct imported_table *t, size_t row, double lup_per_cl)
{
    return 1e6 * import_value(t, row, R_BENCH_MLUPS) * import_value(t, row, R_BENCH_CYCLES) /
           lup_per_cl;
}

double import_clock_hz(const struct imported_files *files, const struct kernel *k,
                       struct arena *arena)
{
    const struct imported_table *t = &files->results;
    double *clocks = arena_alloc(arena, t->rows, sizeof *clocks);
    size_t n = 0;
    for (size_t row = 0; row < t->rows; row++) {
        const double clock = clock_of(t, row, kernel_lup_per_cl(k, IMPORT_LINE_BYTES));
        if (clock > 0 && isfinite(clock))
            clocks[n++] = clock;
    }
    return quantile_median(clocks, n);
}

static void check_clock(const struct checker *ch)
{
    const struct configuration *c = ch->c;
    const struct imported_table *t = &ch->files->results;
    const double median = import_clock_hz(ch->files, &c->kernel, ch->arena);
    const double lup_per_cl = kernel_lup_per_cl(&c->kernel, c->context->machine->line_bytes);
    struct broken apart = {0};
    for (size_t row = 0; row < t->rows; row++) {
        if (fabs(clock_of(t, row, lup_per_cl) / median - 1) > clock_tolerance)
            note(&apart, (int64_t)import_value(t, row, R_SIZE));
    }
    if (apart.n != 0)
        import_odd(ch->entry, ch->arena,
                   "measured rate and measured time do not match in %zu of %zu sizes "
                   "(first %lld): their product is not that of the median clock, %.3f GHz",
                   apart.n, t->rows, (long long)apart.first, median / 1e9);
}

/* The bytes of each array, and of all together per update; false if the kernel has no such size. */
static bool arrays_at(const struct kernel *k, int64_t size, double *bytes, double *per_lup)
{
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    int64_t total = 0;
    struct err ignored = {0};
    sizes_fill(k, NULL, size, sizes);
    if (!kernel_total_bytes(k, sizes, &total, &ignored))
        return false;
    *bytes = (double)total;
    *per_lup = (double)total / pow((double)size, k->n_loops);
    return true;
}

/*
 * Whether an edge moved less than each array once, although the cache above cannot keep anything.
 */
static bool moved_too_little(const struct checker *ch, const struct imported_point *p, int64_t size,
                             int edge)
{
    const struct model_level *l = &p->series[IMPORTED_COUNTERS].levels[edge];
    const double moved = l->load_bytes_per_lup + l->evict_bytes_per_lup;
    double bytes = 0;
    double per_lup = 0;
    return p->has[IMPORTED_COUNTERS] && isfinite(moved) &&
           arrays_at(&ch->c->kernel, size, &bytes, &per_lup) &&
           bytes > far_beyond * machine_cache_bytes(ch->c->context->machine, edge) &&
           moved < at_least * per_lup;
}

/* A line is loaded before it is written: L1 cannot evict more than it loads. */
static void check_evicts(const struct checker *ch)
{
    const struct imported_table *t = &ch->files->results;
    struct broken more = {0};
    for (size_t row = 0; row < t->rows; row++) {
        const double load = import_value(t, row, R_BENCH_TRANSFER);
        if (import_value(t, row, R_BENCH_TRANSFER + 1) * at_least > load && load > 0)
            note(&more, (int64_t)import_value(t, row, R_SIZE));
    }
    if (more.n != 0)
        import_odd(ch->entry, ch->arena,
                   "between L1 and L2 the counters saw more evicted than loaded in %zu sizes "
                   "(first %lld): the columns may be swapped",
                   more.n, (long long)more.first);
}

static void check_counters(const struct checker *ch)
{
    const struct configuration *c = ch->c;
    const struct machine *m = c->context->machine;
    check_evicts(ch);
    for (int edge = 0; edge < m->n_caches && edge < IMPORT_EDGES && m->cores_per_socket > 0;
         edge++) {
        struct broken little = {0};
        for (size_t i = 0; i < c->n_points; i++) {
            if (c->points[i].kind == POINT_GRID && c->results[i].imported != NULL &&
                moved_too_little(ch, c->results[i].imported, c->points[i].size, edge))
                note(&little, c->points[i].size);
        }
        if (little.n != 0)
            import_odd(ch->entry, ch->arena,
                       "between %s and %s the counters saw less data than each array once in %zu "
                       "sizes (first %lld)",
                       machine_level_name(m, edge), machine_level_name(m, edge + 1), little.n,
                       (long long)little.first);
    }
}

static bool core_of_another_loop(const struct imported_table *t, size_t row)
{
    const double core = fmax(import_value(t, row, R_LC), import_value(t, row, R_LC + 1));
    return core > other_loop * import_value(t, row, R_BENCH_CYCLES);
}

/* Whether the published time differs from the ECM model of the literature applied to its parts. */
static bool sum_differs(const struct machine *m, const struct imported_point *p, size_t series)
{
    struct model_point point = p->series[series];
    point.n_levels = m->n_caches;
    point.registers_overlap = m->registers_overlap;
    for (int i = 0; i < m->n_caches; i++)
        point.levels[i].overlaps = m->caches[i].overlaps;
    return p->has[series] && fabs(model_time(&point, &point.core) -
                                  point.T_ECM_multicore_cy_per_cl) > sum_tolerance_cy;
}

static void check_models(const struct checker *ch)
{
    const struct configuration *c = ch->c;
    const struct machine *m = c->context->machine;
    const struct imported_table *t = &ch->files->results;
    struct broken other = {0};
    struct broken differ = {0};
    struct broken sums[TRAFFIC_PUBLISHED] = {0};
    for (size_t row = 0; row < t->rows; row++) {
        const int64_t size = (int64_t)import_value(t, row, R_SIZE);
        if (core_of_another_loop(t, row))
            note(&other, size);
        if (import_value(t, row, R_CS) != import_value(t, row, R_LC) &&
            isfinite(import_value(t, row, R_CS) + import_value(t, row, R_LC)))
            note(&differ, size);
    }
    for (size_t i = 0; i < c->n_points && m->cores_per_socket > 0; i++) {
        for (size_t s = 0; s < TRAFFIC_PUBLISHED && c->points[i].kind == POINT_GRID; s++) {
            if (sum_differs(m, c->results[i].imported, s))
                note(&sums[s], c->points[i].size);
        }
    }
    if (other.n != 0)
        import_odd(ch->entry, ch->arena,
                   "the published in-core time is more than twice the measured time in %zu sizes "
                   "(first %lld): it is that of another loop",
                   other.n, (long long)other.first);
    if (differ.n != 0)
        import_odd(ch->entry, ch->arena,
                   "the in-core times with cache simulation and with layer conditions differ in "
                   "%zu sizes (first %lld); the latter are used",
                   differ.n, (long long)differ.first);
    for (size_t s = 0; s < TRAFFIC_PUBLISHED; s++) {
        if (sums[s].n != 0)
            import_odd(ch->entry, ch->arena,
                       "%s: the time does not follow from its parts in %zu sizes (first %lld)",
                       traffic_published[s].title, sums[s].n, (long long)sums[s].first);
    }
}

/* Operations as some published pages count them: each operation of a complex kernel once. We count
 * 4 multiplications and 2 additions for a multiplication, 2 for an addition. */
static int operations(const struct kernel *k)
{
    const int muls = k->flops.mul / 4;
    const bool complex = elem_is_complex(k->arrays[0].type);
    return complex ? muls + (k->flops.add - 2 * muls) / 2 : kernel_flops_sum(&k->flops);
}

/* The source on the page, if there is one, must be this kernel. */
static void check_source(const struct checker *ch)
{
    const struct str source = import_capture(&ch->files->page, "source_code");
    const struct kernel *k = &ch->c->kernel;
    struct kernel shown;
    struct err why = {0};
    if (source.len == 0)
        return;
    if (!kernel_parse(source, "index.md", ch->arena, &shown, &why))
        import_odd(ch->entry, ch->arena, "the displayed source cannot be read: %s", why.text);
    else if (shown.n_accesses != k->n_accesses ||
             kernel_flops_sum(&shown.flops) != kernel_flops_sum(&k->flops) ||
             shown.n_arrays != k->n_arrays)
        import_odd(ch->entry, ch->arena,
                   "the displayed source is another kernel: %d accesses and %d FLOP per LUP "
                   "instead of %d and %d",
                   shown.n_accesses, kernel_flops_sum(&shown.flops), k->n_accesses,
                   kernel_flops_sum(&k->flops));
}

static void check_page(const struct checker *ch)
{
    static const char *const keys[] = {"dimension", "radius",       "weighting",
                                       "kind",      "coefficients", "datatype"};
    const struct imported_page *page = &ch->files->page;
    struct str rest = str_of(ch->c->item->path);
    int64_t flop = 0;
    if (!ch->files->has_page)
        return;
    for (size_t i = 0; i < sizeof keys / sizeof *keys && !str_starts_with(rest, STR("named/"));
         i++) {
        const struct str_cut cut = str_cut(rest, '/');
        const struct str said = import_radius(import_field(page, keys[i]), ch->arena);
        rest = cut.tail;
        if (said.len != 0 && !str_eq(said, cut.head))
            import_odd(ch->entry, ch->arena, "index.md says %s '%.*s', the folder '%.*s'", keys[i],
                       STR_ARG(said), STR_ARG(cut.head));
    }
    if (str_to_i64(import_field(page, "flop"), &flop) &&
        flop != kernel_flops_sum(&ch->c->kernel.flops) && flop != operations(&ch->c->kernel))
        import_odd(ch->entry, ch->arena, "index.md says %lld FLOP per LUP, the kernel has %d",
                   (long long)flop, kernel_flops_sum(&ch->c->kernel.flops));
    check_source(ch);
}

void import_check(const struct imported_files *files, const struct configuration *c,
                  struct import_entry *e, struct arena *arena)
{
    const struct checker ch = {files, c, e, arena};
    if (files->has[IMPORT_RESULTS]) {
        check_clock(&ch);
        check_counters(&ch);
        check_models(&ch);
    }
    check_page(&ch);
}
