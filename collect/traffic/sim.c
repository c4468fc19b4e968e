#include "collect/traffic/sim.h"

#include <string.h>

#include "collect/traffic/sim_slice.h"
#include "collect/traffic/sim_walk.h"

/* Lines of work of a window, fewer where samples are a larger part of the whole; at least so many
 * rows, or as many as there are alignments of rows to lines. */
enum { WINDOW_MIN = 1 << 14, WINDOW_MAX = 1 << 17, WINDOW_ROWS = 8 };
enum { FILL_STEP = 1 << 12, MAX_WINDOWS = 8, MAX_SWEEPS = 6 };
/* Samples are this part of all slices; they are taken until two halves of them agree. */
enum { SAMPLES = 16, PLACES = 8 };
/* Slices for a line of a row, lines of a plane for a slice. */
enum { ROW_SLICES = 2, PLANE_LINES = 128 };
/* Grids of fewer iterations are simulated in whole sweeps: their rims count. The smallest ones
 * are not sampled. */
enum { SMALL_SWEEP = 1 << 17, SMALLEST_SWEEP = 1 << 14 };

/* Samples and windows agree when no level's lines differ by more than this share. */
static const double AGREE = 0.003;
/* Lines per line of work below which a difference means nothing. */
static const double LEAST_LINES = 0.05;
/* Arrays whose share of the last cache lies between are simulated in whole sweeps: some of what one
 * sweep leaves there is found by the next, and not everywhere the same. */
static const double SURELY_FITS = 0.9;
static const double NEARLY_FITS = 1.2;
/* A turn of a loop that touches so many times the lines of all caches leaves nothing behind. */
static const double LOSES_ALL = 1.5;

/* No sample begins further on than this, so that numbers of iterations stay far from overflowing.
 */
static const int64_t FAR_ON = INT64_C(1) << 60;

struct prediction {
    const struct hierarchy *h;
    const struct cachesim_options *options;
    struct walk walk;
    double lup_per_cl;
    int64_t n_slices; /* of the whole */
    bool fits;        /* all arrays into the last cache */
    bool by_sweeps;
    bool reach_known;  /* one fill leaves what any longer run would leave */
    int64_t window;    /* iterations */
    int64_t period;    /* over which windows are spread; 0: a window sees all of it */
    int64_t n_samples; /* that there are */
};

/* Some slices, filled and measured together. */
struct sample {
    int64_t n;
    struct slice **slices;
    int64_t *at; /* next iteration of each */
};

/* Counts of windows, summed. */
struct sums {
    struct slice_counts counts;
    int64_t slices;     /* summed over */
    int64_t iterations; /* of one */
};

static uint64_t places_of(const struct hierarchy *h, int n_levels)
{
    uint64_t places = 0;
    for (int l = 0; l < n_levels; l++)
        places += h->levels[l].sets * h->levels[l].ways;
    return places;
}

static uint64_t all_places(const struct hierarchy *h)
{
    return places_of(h, h->n_levels);
}

static void add_counts(struct slice_counts *sum, const struct slice_counts *c)
{
    sum->n_levels = c->n_levels;
    for (int l = 0; l < c->n_levels; l++) {
        sum->levels[l].hits += c->levels[l].hits;
        sum->levels[l].misses += c->levels[l].misses;
        sum->levels[l].evicts += c->levels[l].evicts;
        sum->levels[l].dirtied += c->levels[l].dirtied;
    }
    sum->memory_loads += c->memory_loads;
    sum->visits += c->visits;
    sum->visits_in_all += c->visits_in_all;
}

static void add_sums(struct sums *sum, const struct sums *s)
{
    add_counts(&sum->counts, &s->counts);
    sum->slices += s->slices;
    sum->iterations = s->iterations;
}

/*
 * What a level gives downwards. In a window this is what became dirty: in steady state the same as
 * what is written back, but right from the moment that the caches are full, while the lines that
 * drop out still are those of the filling. (Where the arrays fit, nothing more is written back from
 * the last cache; what becomes dirty there the filling left in the caches above.) Victims and
 * stores passed through are counted as they go. Inclusive caches may take more changed lines away
 * than a short window changes.
 */
static uint64_t evicted(const struct prediction *p, const struct slice_counts *c, int l)
{
    const struct cache_level *level = &p->h->levels[l];
    const bool writes_back_only = level->write_back && level->victims_to < 0;
    if (p->by_sweeps || p->fits || !writes_back_only)
        return c->levels[l].evicts;
    return (int64_t)c->levels[l].dirtied > 0 ? c->levels[l].dirtied : 0;
}

/*
 * Lines per line of work. A slice has a share of the lines, but no exact one of a window's: the
 * lines to which its accesses came tell how much of the work it saw.
 */
static struct traffic traffic_of(const struct prediction *p, const struct sums *s)
{
    const struct slice_counts *c = &s->counts;
    const int n = p->h->n_levels;
    const double share = (double)c->visits / (double)c->visits_in_all;
    const double per_cl =
        p->lup_per_cl / ((double)s->iterations * (double)s->slices * (share > 0 ? share : 1));
    struct traffic t = {.n_levels = n};
    for (int l = 0; l < n; l++)
        t.levels[l] = (struct level_traffic){.hits = (double)c->levels[l].hits * per_cl,
                                             .misses = (double)c->levels[l].misses * per_cl,
                                             .evicts = (double)evicted(p, c, l) * per_cl};
    t.levels[n - 1].misses = (double)c->memory_loads * per_cl;
    return t;
}

static double difference(double a, double b)
{
    const double low = a < b ? a : b;
    const double high = a < b ? b : a;
    return (high - low) / (high > LEAST_LINES ? high : LEAST_LINES);
}

/* Sets t->spread to the difference of two that it was made from; true if they agree. */
static bool compare(struct traffic *t, const struct traffic *a, const struct traffic *b)
{
    bool agree = true;
    for (int l = 0; l < t->n_levels; l++) {
        const double misses = difference(a->levels[l].misses, b->levels[l].misses);
        const double evicts = difference(a->levels[l].evicts, b->levels[l].evicts);
        t->spread[l] = misses > evicts ? misses : evicts;
        agree &= t->spread[l] <= AGREE;
    }
    return agree;
}

static bool sums_agree(const struct prediction *p, const struct sums *a, const struct sums *b,
                       double *spread)
{
    const struct traffic first = traffic_of(p, a);
    struct traffic last = traffic_of(p, b);
    const bool agree = compare(&last, &first, &last);
    for (int l = 0; l < last.n_levels; l++)
        spread[l] = last.spread[l];
    return agree;
}

/* --- one sample --- */

static void advance(struct sample *s, int64_t i, int64_t iterations, bool settle)
{
    slice_run(s->slices[i], s->at[i], iterations, settle);
    s->at[i] += iterations;
}

static struct sums measure(struct sample *s, int64_t iterations)
{
    struct sums sums = {.slices = s->n, .iterations = iterations};
    for (int64_t i = 0; i < s->n; i++) {
        slice_clear_counts(s->slices[i]);
        advance(s, i, iterations, true);
        const struct slice_counts counts = slice_counts(s->slices[i]);
        add_counts(&sums.counts, &counts);
    }
    return sums;
}

/* Whether all caches hold what they held when the snapshots were taken; takes them again. */
static bool unchanged(struct sample *s, struct cachesim_snapshot **snapshots)
{
    bool equal = true;
    for (int64_t i = 0; i < s->n; i++)
        equal = equal && cachesim_equals(slice_caches(s->slices[i]), snapshots[i], 0);
    for (int64_t i = 0; !equal && i < s->n; i++)
        cachesim_snapshot_update(slice_caches(s->slices[i]), snapshots[i]);
    return equal;
}

/* Whole sweeps until one ends with the lines it began with, or two agree. */
static struct sums sample_by_sweeps(const struct prediction *p, struct sample *s,
                                    struct arena *arena, double *spread)
{
    const int64_t sweep = p->walk.iterations;
    struct cachesim_snapshot **begin =
        arena_alloc(arena, (size_t)s->n, sizeof(struct cachesim_snapshot *));
    for (int64_t i = 0; i < s->n; i++) {
        advance(s, i, sweep, false);
        begin[i] = cachesim_snapshot(slice_caches(s->slices[i]), arena);
    }
    struct sums last = measure(s, sweep);
    for (int i = 1; i < MAX_SWEEPS && !unchanged(s, begin); i++) {
        const struct sums next = measure(s, sweep);
        const bool agree = sums_agree(p, &last, &next, spread);
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
static bool full(const struct cachesim *caches, int n_levels)
{
    bool any_empty = false;
    for (int l = 0; l < n_levels; l++)
        any_empty |= cachesim_empty(caches, l) > 0;
    return !any_empty;
}

static bool all_lru(const struct hierarchy *h)
{
    bool lru = true;
    for (int l = 0; l < h->n_levels; l++)
        lru &= h->levels[l].policy == CACHE_LRU;
    return lru;
}

/* Whether a loop comes back to the same lines, as often as it turns. */
static bool comes_back(const struct walk *w)
{
    for (size_t i = 0; i < w->n_accesses; i++)
        for (int l = 0; l < w->n_loops; l++)
            if (w->accesses[i].stride[l] == 0 && w->count[l] > 1)
                return true;
    return false;
}

/*
 * Caches that ask the next one for what they lack and give it what they changed, nothing else. An
 * inclusive one also takes lines away from those above it: lines that they find so often that it
 * is not asked for them. Where every access moves on, the caches above are done with a line before.
 */
static bool plain(const struct hierarchy *h, const struct walk *w)
{
    bool plain = all_lru(h);
    for (int l = 0; l < h->n_levels; l++) {
        const struct cache_level *level = &h->levels[l];
        plain &= level->write_back && level->load_from == l + 1 && level->victims_to < 0 &&
                 !level->exclusive && !(level->inclusive && comes_back(w));
    }
    return plain;
}

/*
 * How far to run, once the inner caches are full and so ask the last one for what they always will:
 * a plain LRU cache has the lines of the last n iterations in the right order, whatever was there
 * before, and no iteration looks further back than the walk's reach. The rest of the last cache may
 * stay empty. INT64_MAX: until it is full.
 */
static int64_t enough_for_reuse(const struct prediction *p)
{
    const int64_t reach = p->fits || !plain(p->h, &p->walk) ? -1 : walk_reach(&p->walk);
    return reach < 0 ? INT64_MAX : reach;
}

static uint64_t lines_loaded(const struct sample *s, int64_t i)
{
    return slice_counts(s->slices[i]).memory_loads;
}

/*
 * Runs until every place holds a line. With LRU a full set holds what it would hold after any
 * longer run; other policies forget more slowly and get another two fills. Kernels that leave sets
 * out, so that they never fill, end after two fills' worth of lines or a sweep.
 */
static void fill(const struct prediction *p, struct sample *s, int64_t i)
{
    const int n_levels = p->h->n_levels;
    const struct cachesim *caches = slice_caches(s->slices[i]);
    const uint64_t places = all_places(p->h) / (uint64_t)p->n_slices;
    uint64_t enough = 2 * places;
    const int64_t sweep = longest_sweep(p);
    const int64_t end = s->at[i] + (sweep < p->walk.iterations ? sweep : p->walk.iterations);
    int64_t to_reuse = enough_for_reuse(p);
    while (s->at[i] < end && to_reuse > 0 && lines_loaded(s, i) < enough &&
           !full(caches, n_levels)) {
        to_reuse -= full(caches, n_levels - 1) ? FILL_STEP : 0;
        advance(s, i, FILL_STEP, false);
    }
    enough = lines_loaded(s, i) + 2 * places;
    while (!all_lru(p->h) && s->at[i] < end && lines_loaded(s, i) < enough)
        advance(s, i, FILL_STEP, false);
}

/* Windows from full caches on: one, where that is known to be steady, or until two agree. */
static struct sums sample_by_windows(const struct prediction *p, struct sample *s, double *spread)
{
    for (int64_t i = 0; i < s->n; i++)
        fill(p, s, i);
    struct sums last = measure(s, p->window);
    for (int i = 1; i < MAX_WINDOWS && !p->reach_known; i++) {
        const struct sums next = measure(s, p->window);
        const bool agree = sums_agree(p, &last, &next, spread);
        last = next;
        if (agree)
            break;
    }
    return last;
}

/* --- samples --- */

/* Number `i` of a row of fractions of `range` that is evenly spread wherever it ends. */
static int64_t spread_over(int64_t range, int64_t i)
{
    static const double GOLDEN = 0.6180339887498949;
    const double x = GOLDEN * (double)i;
    return (int64_t)((x - (double)(int64_t)x) * (double)range);
}

/* The i-th of n rests, n a power of two, spread evenly too. */
static int64_t scattered(int64_t n, int64_t i)
{
    const int64_t step = 5 * n / 8 | 1; /* odd: every rest has its turn */
    return i * step & (n - 1);
}

/* Where slice number `i` of all begins. Arrays that fit are filled in by one sweep before. */
static int64_t begin_of(const struct prediction *p, int64_t i)
{
    const int64_t to_fill = (int64_t)(all_places(p->h) * (uint64_t)p->lup_per_cl / 2);
    const int64_t middle = p->walk.iterations / 2 < FAR_ON ? p->walk.iterations / 2 : FAR_ON;
    const int64_t before = middle > to_fill ? middle - to_fill : 0;
    return p->by_sweeps ? 0 : (p->fits ? middle : before) + spread_over(p->period, i);
}

static bool make_sample(const struct prediction *p, int64_t number, struct arena *arena,
                        struct sample *out, struct err *err)
{
    const int64_t n = p->n_slices > SAMPLES ? p->n_slices / SAMPLES : 1;
    *out = (struct sample){.n = n,
                           .slices = arena_alloc(arena, (size_t)n, sizeof(struct slice *)),
                           .at = arena_alloc(arena, (size_t)n, sizeof(int64_t))};
    for (int64_t i = 0; i < n; i++) {
        const int64_t of_all = number * n + i;
        out->at[i] = begin_of(p, of_all);
        if (!slice_make(&p->walk, p->h, p->options, p->n_slices, scattered(p->n_slices, of_all),
                        arena, &out->slices[i], err))
            return false;
    }
    return true;
}

/* Samples until those of even and those of odd number agree, or there are no more. */
static bool predict(const struct prediction *p, struct arena *arena, struct traffic *out,
                    struct err *err)
{
    struct sums halves[2] = {0};
    bool agree = false;
    double spread[HIERARCHY_MAX_LEVELS] = {0};
    for (int64_t i = 0; i < p->n_samples && !agree; i++) {
        const struct arena_mark mark = arena_mark(arena);
        struct sample sample;
        if (!make_sample(p, i, arena, &sample, err))
            return false;
        const struct sums sums = p->by_sweeps ? sample_by_sweeps(p, &sample, arena, spread)
                                              : sample_by_windows(p, &sample, spread);
        arena_reset(arena, mark);
        add_sums(&halves[i % 2], &sums);
        agree = i % 2 == 1 && sums_agree(p, &halves[0], &halves[1], spread);
    }
    if (halves[1].slices > 0)
        add_sums(&halves[0], &halves[1]);
    *out = traffic_of(p, &halves[0]);
    memcpy(out->spread, spread, sizeof spread);
    return true;
}

/* --- what to simulate --- */

/*
 * Slices: fewer where rows have so few lines that most slices have none of a row's; fewer where
 * planes are small, which give some slices a line more than others.
 */
static int64_t choose_slices(const struct prediction *p)
{
    const struct walk *w = &p->walk;
    const int inner = w->n_loops - 1;
    int64_t most = w->iterations < SMALLEST_SWEEP ? 1 : slices_most(w, p->h);
    int64_t advance_bytes = 0;
    for (size_t i = 0; i < w->n_accesses && most > 1; i++)
        if (w->accesses[i].stride[inner] > advance_bytes)
            advance_bytes = w->accesses[i].stride[inner];
    const int64_t row = w->count[inner] * advance_bytes / (int64_t)w->line_bytes;
    const int64_t rows = inner > 1 ? w->count[inner - 1] : PLANE_LINES;
    while (most > 1 && (most > ROW_SLICES * row || most * PLANE_LINES > rows * row))
        most /= 2;
    return most;
}

/*
 * Cache lines that a turn of the outermost loop touches, at least: of each array a turn's stretch
 * for each of the places, a turn apart, at which it is accessed.
 */
static double turn_lines(const struct walk *w)
{
    double bytes = 0;
    for (size_t i = 0; i < w->n_accesses; i++) {
        const struct walk_access *a = &w->accesses[i];
        const int64_t turn = a->stride[0] < 0 ? -a->stride[0] : a->stride[0];
        bool known = turn == 0;
        for (size_t k = 0; k < i && !known; k++) {
            const struct walk_access *b = &w->accesses[k];
            const uint64_t apart =
                a->address > b->address ? a->address - b->address : b->address - a->address;
            known = a->array == b->array && apart < (uint64_t)turn / 2;
        }
        bytes += known ? 0 : (double)turn;
    }
    return bytes / (double)w->line_bytes;
}

/*
 * Rows after which rows lie to lines as they did before; of few slices also to them, for the line
 * at which a row begins and the one at which it ends are often the same slice's.
 */
static int64_t row_alignments(const struct prediction *p)
{
    const struct walk *w = &p->walk;
    const uint64_t lines = p->n_slices < SAMPLES ? (uint64_t)p->n_slices : 1;
    const uint64_t span = lines * w->line_bytes; /* a power of two */
    uint64_t alignments = 1;
    for (size_t i = 0; w->n_loops > 1 && i < w->n_accesses; i++) {
        const uint64_t row = (uint64_t)w->accesses[i].stride[w->n_loops - 2] | span;
        const uint64_t n = span / (row & -row);
        alignments = n > alignments ? n : alignments;
    }
    return (int64_t)alignments;
}

/*
 * Iterations of a window: some whole turns of the outermost loop that still fits. Where caches hold
 * a turn of a loop in part, it depends on the place what they hold; where one turn's lines are more
 * than all their places, nothing is left of it when the next one comes. A last cache that holds all
 * has no part in that.
 */
static int64_t window_iterations(const struct prediction *p)
{
    const struct walk *w = &p->walk;
    const int64_t share = p->n_slices < SAMPLES ? SAMPLES / p->n_slices : 1;
    const uint64_t places = places_of(p->h, p->h->n_levels - p->fits);
    const double per_turn = turn_lines(w) / (LOSES_ALL * (double)places);
    const double turn_iterations = (double)w->iterations / (double)w->count[0];
    const int64_t least = WINDOW_MIN * w->iterations_per_line;
    const int64_t most = WINDOW_MAX * w->iterations_per_line;
    int64_t longest = per_turn > 1 ? (int64_t)(turn_iterations / per_turn) : most;
    longest = longest > most ? most : longest < least ? least : longest;
    int64_t turn = 1;
    int l = w->n_loops - 1;
    while (l >= 0 && w->count[l] <= longest / share / turn)
        turn *= w->count[l--];
    if (l < 0)
        return turn;
    int64_t turns = (least / share + turn - 1) / turn;
    const int64_t alignments = row_alignments(p);
    const int64_t rows = alignments > WINDOW_ROWS ? alignments : WINDOW_ROWS;
    if (l == w->n_loops - 2)
        turns = (turns + rows - 1) / rows * rows;
    return turn * (turns < w->count[l] ? turns : w->count[l]);
}

static void choose(struct prediction *p, int64_t bytes)
{
    const struct walk *w = &p->walk;
    const double share = (double)bytes / (double)cache_bytes(p->h, p->h->n_levels - 1);
    const bool partly_fits = share > SURELY_FITS && share < NEARLY_FITS;
    p->fits = share < 1;
    p->by_sweeps =
        w->iterations < SMALL_SWEEP || (partly_fits && w->iterations <= longest_sweep(p));
    p->n_slices = choose_slices(p);
    p->window = window_iterations(p);
    const int64_t turn = w->iterations / w->count[0];
    p->period = w->n_loops == 1 || p->window >= turn ? 0 : turn < FAR_ON ? turn : FAR_ON;
    const int64_t n_samples = p->n_slices < SAMPLES ? p->n_slices : SAMPLES;
    p->n_samples = p->n_slices == 1 && p->period > 0 && !p->by_sweeps ? PLACES : n_samples;
    p->reach_known = plain(p->h, &p->walk) && p->n_samples > 1;
}

bool sim_predict_with(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                      const struct sim_options *options, struct arena *arena, struct traffic *out,
                      struct err *err)
{
    struct prediction p = {
        .h = h, .options = &options->cache, .lup_per_cl = kernel_lup_per_cl(k, h->line_bytes)};
    int64_t bytes = 0;
    if (!kernel_total_bytes(k, sizes, &bytes, err) ||
        !walk_make(k, sizes, h->line_bytes, options, arena, &p.walk, err))
        return false;
    choose(&p, bytes);
    return predict(&p, arena, out, err);
}

bool sim_predict(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                 struct arena *arena, struct traffic *out, struct err *err)
{
    const struct sim_options as_cores = {.by_line = true,
                                         .cache = {.store_renews = true, .victims_merge = true}};
    return sim_predict_with(k, sizes, h, &as_cores, arena, out, err);
}
