#include "collect/traffic/sim.h"

#include "collect/traffic/sim_walk.h"

/* Accesses of a window, and turns of the innermost loop: all alignments of rows to lines. */
enum { WINDOW_MIN = 1 << 18, WINDOW_MAX = 1 << 20, WINDOW_ROWS = 8 };
enum { FILL_STEP = 1 << 12, MAX_WINDOWS = 8, MAX_SWEEPS = 6 };
/* Grids of fewer iterations are simulated in whole sweeps: their rims count. */
enum { SMALL_SWEEP = 1 << 17 };

/* Windows agree when no level's lines differ by more than this share. */
static const double AGREE = 0.003;
/* Lines per line of work below which a difference means nothing. */
static const double LEAST_LINES = 0.05;
/* Arrays whose share of the last cache lies between are simulated in whole sweeps: some of what one
 * sweep leaves there is found by the next, and not everywhere the same. */
static const double SURELY_FITS = 0.9;
static const double NEARLY_FITS = 1.2;

struct prediction {
    const struct hierarchy *h;
    struct cachesim *sim;
    struct walk walk;
    double lup_per_cl;
    int64_t at; /* next iteration */
};

static uint64_t all_places(const struct hierarchy *h)
{
    uint64_t places = 0;
    for (int l = 0; l < h->n_levels; l++)
        places += h->levels[l].sets * h->levels[l].ways;
    return places;
}

/*
 * What a level gives downwards. In a window this is what became dirty: in steady state the same as
 * what is written back, but right from the moment that the caches are full, while the lines that
 * drop out still are those of the filling. Victims and stores passed through are counted as they
 * go.
 */
static uint64_t evicted(const struct cache_level *level, const struct cachesim_counts *c,
                        bool window)
{
    const bool writes_back_only = level->write_back && level->victims_to < 0;
    return window && writes_back_only ? c->dirtied : c->evict.count;
}

/* Counts since the last clear, for `iterations` iterations, as lines per line of work. */
static struct traffic traffic_of(const struct prediction *p, int64_t iterations, bool window)
{
    const int n = p->h->n_levels;
    const double per_cl = p->lup_per_cl / (double)iterations;
    struct traffic t = {.n_levels = n};
    for (int l = 0; l < n; l++) {
        const struct cachesim_counts c = cachesim_counts(p->sim, l);
        t.levels[l] = (struct level_traffic){
            .hits = (double)c.hit.count * per_cl,
            .misses = (double)c.miss.count * per_cl,
            .evicts = (double)evicted(&p->h->levels[l], &c, window) * per_cl};
    }
    t.levels[n - 1].misses = (double)cachesim_counts(p->sim, n).load.count * per_cl;
    return t;
}

static double difference(double a, double b)
{
    const double low = a < b ? a : b;
    const double high = a < b ? b : a;
    return (high - low) / (high > LEAST_LINES ? high : LEAST_LINES);
}

/* Sets t->spread from another window; true if the two agree. */
static bool compare(struct traffic *t, const struct traffic *other)
{
    bool agree = true;
    for (int l = 0; l < t->n_levels; l++) {
        const double misses = difference(t->levels[l].misses, other->levels[l].misses);
        const double evicts = difference(t->levels[l].evicts, other->levels[l].evicts);
        t->spread[l] = misses > evicts ? misses : evicts;
        agree &= t->spread[l] <= AGREE;
    }
    return agree;
}

static void advance(struct prediction *p, int64_t iterations)
{
    walk_run(&p->walk, p->sim, p->at, iterations);
    p->at += iterations;
}

/* By lines of work: the same lines in the same order, but conflicts in L1 cost no time. */
static void advance_by_lines(struct prediction *p, int64_t iterations)
{
    const bool by_line = p->walk.by_line;
    p->walk.by_line = true;
    advance(p, iterations);
    p->walk.by_line = by_line;
}

static struct traffic measure(struct prediction *p, int64_t iterations, bool window)
{
    cachesim_clear_counts(p->sim);
    advance(p, iterations);
    return traffic_of(p, iterations, window);
}

/* Whole sweeps until one ends with the lines it began with, or two agree. */
static struct traffic predict_by_sweeps(struct prediction *p, struct arena *arena)
{
    const int64_t sweep = p->walk.iterations;
    advance_by_lines(p, sweep);
    struct cachesim_snapshot *begin = cachesim_snapshot(p->sim, arena);
    struct traffic last = measure(p, sweep, false);
    for (int i = 1; i < MAX_SWEEPS && !cachesim_equals(p->sim, begin, 0); i++) {
        cachesim_snapshot_update(p->sim, begin);
        struct traffic next = measure(p, sweep, false);
        const bool agree = compare(&next, &last);
        last = next;
        if (agree)
            break;
    }
    return last;
}

/*
 * Iterations that touch every line of arrays as large as the caches several times: longer sweeps
 * come back to the same lines by an outer loop, and need not be run to their end.
 */
static int64_t longest_sweep(const struct prediction *p)
{
    return 4 * (int64_t)(all_places(p->h) * (uint64_t)p->lup_per_cl);
}

/* Whether the first `n_levels` caches hold a line in every place. */
static bool full(const struct prediction *p, int n_levels)
{
    bool any_empty = false;
    for (int l = 0; l < n_levels; l++)
        any_empty |= cachesim_empty(p->sim, l) > 0;
    return !any_empty;
}

static bool all_lru(const struct hierarchy *h)
{
    bool lru = true;
    for (int l = 0; l < h->n_levels; l++)
        lru &= h->levels[l].policy == CACHE_LRU;
    return lru;
}

/* Caches that ask the next one for what they lack and give it what they changed, nothing else. */
static bool plain(const struct hierarchy *h)
{
    bool plain = all_lru(h);
    for (int l = 0; l < h->n_levels; l++) {
        const struct cache_level *level = &h->levels[l];
        plain &= level->write_back && level->load_from == l + 1 && level->victims_to < 0 &&
                 !level->exclusive && !level->inclusive;
    }
    return plain;
}

/*
 * How far to run, once the inner caches are full and so ask the last one for what they always will:
 * a plain LRU cache has the lines of the last n iterations in the right order, whatever was there
 * before, and no iteration looks further back than the walk's reach. The rest of the last cache may
 * stay empty. INT64_MAX: until it is full.
 */
static int64_t enough_for_reuse(const struct prediction *p, bool fits)
{
    const int64_t reach = fits || !plain(p->h) ? -1 : walk_reach(&p->walk);
    return reach < 0 ? INT64_MAX : reach;
}

static uint64_t lines_loaded(const struct prediction *p)
{
    return cachesim_counts(p->sim, p->h->n_levels).load.count;
}

/*
 * Runs until every place holds a line. With LRU a full set holds what it would hold after any
 * longer run; other policies forget more slowly and get another two fills. Kernels that leave sets
 * out, so that they never fill, end after two fills' worth of lines or a sweep.
 */
static void fill(struct prediction *p, bool fits)
{
    const uint64_t places = all_places(p->h);
    uint64_t enough = 2 * places;
    const int64_t sweep = longest_sweep(p);
    const int64_t end = p->at + (sweep < p->walk.iterations ? sweep : p->walk.iterations);
    int64_t to_reuse = enough_for_reuse(p, fits);
    while (p->at < end && to_reuse > 0 && lines_loaded(p) < enough && !full(p, p->h->n_levels)) {
        to_reuse -= full(p, p->h->n_levels - 1) ? FILL_STEP : 0;
        advance_by_lines(p, FILL_STEP);
    }
    enough = lines_loaded(p) + 2 * places;
    while (!all_lru(p->h) && p->at < end && lines_loaded(p) < enough)
        advance_by_lines(p, FILL_STEP);
}

/* Iterations of a window: some whole turns of the outermost loop that still fits. */
static int64_t window_iterations(const struct walk *w)
{
    const int64_t accesses = (int64_t)w->n_accesses + 1;
    int64_t turn = 1;
    int l = w->n_loops - 1;
    while (l >= 0 && w->count[l] <= WINDOW_MAX / accesses / turn)
        turn *= w->count[l--];
    if (l < 0)
        return turn;
    int64_t turns = (WINDOW_MIN / accesses + turn - 1) / turn;
    if (l == w->n_loops - 2 && turns < WINDOW_ROWS)
        turns = WINDOW_ROWS;
    return turn * (turns < w->count[l] ? turns : w->count[l]);
}

/* Windows from the middle of the sweep on; arrays that fit are filled in by one sweep before. */
static struct traffic predict_by_windows(struct prediction *p, bool fits)
{
    const int64_t window = window_iterations(&p->walk);
    const int64_t to_fill = (int64_t)(all_places(p->h) * (uint64_t)p->lup_per_cl / 2);
    const int64_t middle = p->walk.iterations / 2;
    p->at = fits ? middle : middle > to_fill ? middle - to_fill : 0;
    fill(p, fits);
    struct traffic last = measure(p, window, true);
    for (int i = 1; i < MAX_WINDOWS; i++) {
        struct traffic next = measure(p, window, true);
        const bool agree = compare(&next, &last);
        last = next;
        if (agree)
            break;
    }
    return last;
}

bool sim_predict_with(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                      const struct sim_options *options, struct arena *arena, struct traffic *out,
                      struct err *err)
{
    struct prediction p = {.h = h, .lup_per_cl = kernel_lup_per_cl(k, h->line_bytes)};
    int64_t bytes = 0;
    if (!kernel_total_bytes(k, sizes, &bytes, err) ||
        !walk_make(k, sizes, h->line_bytes, options, arena, &p.walk, err) ||
        !cachesim_create(h, &options->cache, arena, &p.sim, err))
        return false;
    const double share = (double)bytes / (double)cache_bytes(h, h->n_levels - 1);
    const bool partly_fits = share > SURELY_FITS && share < NEARLY_FITS;
    const bool by_sweeps =
        p.walk.iterations < SMALL_SWEEP || (partly_fits && p.walk.iterations <= longest_sweep(&p));
    *out = by_sweeps ? predict_by_sweeps(&p, arena) : predict_by_windows(&p, share < 1);
    return true;
}

bool sim_predict(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                 struct arena *arena, struct traffic *out, struct err *err)
{
    return sim_predict_with(k, sizes, h, &(struct sim_options){0}, arena, out, err);
}
