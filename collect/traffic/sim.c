#include "collect/traffic/sim.h"

#include <string.h>

#include "collect/traffic/sim_slice.h"
#include "collect/traffic/sim_walk.h"

/*
 * Lines of work in a window. With 2^14, a line more or less at each end is 1/8000; 2^17 take 10 ms.
 * A window has at least WINDOW_ROWS rows, or as many as rows have alignments to lines: 8 for
 * doubles in lines of 64 bytes.
 */
enum { WINDOW_MIN = 1 << 14, WINDOW_MAX = 1 << 17, WINDOW_ROWS = 8 };
/*
 * Iterations between two looks at the caches: few compared with those that fill the caches of a
 * core, 2^17 lines. A longer row is cut: that is one line more per access, a thousandth of
 * LONG_STEP.
 */
enum { FILL_STEP = 1 << 12, LONG_STEP = 1 << 14 };
/*
 * At most so many windows or sweeps are simulated until they agree. With victim caches and random
 * replacement they may never agree: counts of one set of a victim cache were seen to repeat after
 * up to 15 sweeps. EARLY_SWEEPS still see effects of the first one and are not part of the mean.
 */
enum { MAX_WINDOWS = 8, MAX_SWEEPS = 24, EARLY_SWEEPS = 4 };
/*
 * A sample is at least 1/SAMPLES of all slices; of 64 slices it is 4, which cover remainders of 0
 * to 3 lines between rows (choose_together). PLACES: the number of windows if there are no samples.
 */
enum { SAMPLES = 16, PLACES = 8 };
/*
 * ROW_SLICES: slices per line of a row. With more, most slices see nothing of a row and still take
 * time. PLANE_LINES: lines of a plane per slice. Slices differ by one line, less than 1 %, which
 * visits correct.
 */
enum { ROW_SLICES = 2, PLANE_LINES = 128 };
/*
 * What is simulated in whole sweeps. If one part of a sweep, or one set, does not represent the
 * others: sweeps in which accesses touch lines at most SHORT_SWEEP times, which takes some seconds,
 * without samples. Otherwise: sweeps of at most SMALL_SWEEP iterations, which cost no more than a
 * window; sweeps with fewer than SMALLEST_SWEEP touches, without samples, which would see too few
 * lines; and, if there are no samples, sweeps with at most UNSAMPLED_SWEEP touches, which takes 0.1
 * s.
 */
enum { SHORT_SWEEP = 1 << 25, SMALL_SWEEP = 1 << 17, SMALLEST_SWEEP = 1 << 16 };
enum { UNSAMPLED_SWEEP = 1 << 20 };
/* If windows or samples do not agree, sweeps with at most so many touches are simulated whole. */
enum { DOUBTED_SWEEP = 1 << 24 };
/* In sweeps of more iterations, those that fill the caches of a core, 2^17 lines, are so few that
 * conflicts in the first level need not be counted in them. */
enum { LONG_SWEEP = 1 << 24 };

/*
 * Samples and windows agree if no level's lines differ by more than this share. The mean of two
 * halves that differ by d has a standard error of d / 2. Two single samples may agree by chance, so
 * they must agree within half of it.
 */
static const double AGREE = 0.003;
/* Sweeps count the same if they differ by at most this share. */
static const double SAME = 0.0001;
/* Lines per line of work below which a difference means nothing. */
static const double MIN_LINES = 0.05;
/*
 * A sweep that touches less than this times the capacity of all caches is simulated whole: the next
 * sweep finds some of what it leaves, and not the same everywhere. LRU loses a line as soon as its
 * set overflows; the 20 % are for sets that get more lines than others.
 */
static const double NEARLY_FITS = 1.2;
/* A row is at least this share of the distance to the next row, and likewise a plane. */
static const double DENSE = 0.9;
/* An iteration of a loop that touches so many times the lines of all caches leaves nothing in them:
 * some sets get more lines than others, and turn_lines counts some lines twice. */
static const double LOSES_ALL = 1.5;

/* No sample begins later than this, so that iteration numbers are far from overflowing. */
static const int64_t FAR_ON = INT64_C(1) << 60;

struct prediction {
    const struct hierarchy *h;
    const struct cachesim_options *options;
    struct walk walk;
    double lup_per_cl;
    double bytes;     /* of all lines that a sweep touches */
    bool alike;       /* all accesses move alike */
    int64_t n_slices; /* of the whole simulation */
    int64_t together; /* of them in one sample */
    bool fits;        /* everything that is touched, into the last cache */
    bool by_sweeps;
    bool steady;        /* the caches hold what the last accesses left, whatever they held before */
    bool fills_exactly; /* filling counts every conflict in the first level */
    bool reach_known;   /* one fill leaves what any longer run would leave */
    int64_t window;     /* iterations */
    int64_t period;     /* windows are spread over it; 0: a window covers all of it */
    int64_t n_samples;  /* at most */
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
    struct slice_counts filling;          /* from empty caches until they are full */
    uint64_t dirty[HIERARCHY_MAX_LEVELS]; /* after filling: dirty lines above that each level will
                                           * receive */
    bool over;                            /* some window went beyond the end of the sweep */
    int64_t slices;                       /* summed over so many */
    int64_t iterations;                   /* of each slice */
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

/* Replaces the sum of `n` sweeps or windows by their mean, so that each sample counts once. */
static void divide_counts(struct slice_counts *c, uint64_t n)
{
    for (int l = 0; l < c->n_levels; l++) {
        c->levels[l].hits /= n;
        c->levels[l].misses /= n;
        c->levels[l].evicts /= n;
        c->levels[l].dirtied /= n;
    }
    c->memory_loads /= n;
    c->visits /= n;
    c->visits_in_all /= n;
}

static void add_sums(struct sums *sum, const struct sums *s)
{
    add_counts(&sum->counts, &s->counts);
    add_counts(&sum->filling, &s->filling);
    for (int l = 0; l < HIERARCHY_MAX_LEVELS; l++)
        sum->dirty[l] += s->dirty[l];
    sum->over |= s->over;
    sum->slices += s->slices;
    sum->iterations = s->iterations;
}

/*
 * What a level passes downwards. In a window this is what became dirty. In steady state the two are
 * equal, but what became dirty is right as soon as the caches are full, while the lines that are
 * evicted still come from the filling. (If the arrays fit, nothing more is written back from the
 * last cache; what becomes dirty in it was left in the caches above by the filling.) Victims and
 * stores that pass through are counted as they occur. The difference is negative if inclusive
 * caches remove more changed lines than a short window changes; it then counts as 0.
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
 * A sweep loads more than its windows show: at its beginning, what its first iterations would reuse
 * is not in the caches yet. This is also the case when empty caches are filled, anywhere in the
 * sweep: compared with the same work in steady state, filling loads in addition what the steady
 * state would have found. `filled` events occurred while filling, `steady` ones in windows. Caches
 * that keep everything from sweep to sweep have no extra events.
 */
static double extra(const struct prediction *p, const struct sums *s, int l, uint64_t filled,
                    uint64_t steady)
{
    const double work = (double)s->filling.visits / (double)s->counts.visits;
    const bool known = s->filling.visits > 0 && (l > 0 || p->fills_exactly);
    if (!known || p->bytes <= (double)cache_bytes(p->h, l))
        return 0;
    const double more = (double)filled - work * (double)steady;
    return more * (double)p->n_slices / (double)s->slices / (double)p->walk.iterations;
}

/* Traffic in lines per line of work. A slice sees a share of a window's lines, but not an exact
 * one: how much of the work it saw follows from the lines that its accesses touched. */
static struct traffic traffic_of(const struct prediction *p, const struct sums *s)
{
    const struct slice_counts *c = &s->counts;
    const struct slice_counts *f = &s->filling;
    const int n = p->h->n_levels;
    const double share = (double)c->visits / (double)c->visits_in_all;
    const double per_cl =
        p->lup_per_cl / ((double)s->iterations * (double)s->slices * (share > 0 ? share : 1));
    struct traffic t = {.n_levels = n};
    for (int l = 0; l < n; l++) {
        struct level_traffic *to = &t.levels[l];
        const uint64_t misses = l + 1 < n ? c->levels[l].misses : c->memory_loads;
        const uint64_t filled = l + 1 < n ? f->levels[l].misses : f->memory_loads;
        const bool every_miss_evicts = p->h->levels[l].victims_to >= 0;
        const double more = p->lup_per_cl * extra(p, s, l, filled, misses);
        to->hits = (double)c->levels[l].hits * per_cl;
        to->misses = (double)misses * per_cl + more;
        to->evicts = (double)evicted(p, c, l) * per_cl;
        to->evicts +=
            every_miss_evicts
                ? more
                : p->lup_per_cl * extra(p, s, l, evicted(p, f, l) + s->dirty[l], evicted(p, c, l));
    }
    return t;
}

static double difference(double a, double b)
{
    const double low = a < b ? a : b;
    const double high = a < b ? b : a;
    return (high - low) / (high > MIN_LINES ? high : MIN_LINES);
}

/* Sets t->spread to the difference of the two that it was made from; true if it is at most
 * `within`. */
static bool compare(struct traffic *t, const struct traffic *a, const struct traffic *b,
                    double within)
{
    bool agree = true;
    for (int l = 0; l < t->n_levels; l++) {
        const double misses = difference(a->levels[l].misses, b->levels[l].misses);
        const double evicts = difference(a->levels[l].evicts, b->levels[l].evicts);
        t->spread[l] = misses > evicts ? misses : evicts;
        agree &= t->spread[l] <= within;
    }
    return agree;
}

static bool sums_agree(const struct prediction *p, const struct sums *a, const struct sums *b,
                       double within, double *spread)
{
    const struct traffic first = traffic_of(p, a);
    struct traffic last = traffic_of(p, b);
    const bool agree = compare(&last, &first, &last, within);
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

/* Whether all caches hold what they held when the snapshots were taken; if not, takes new ones. */
static bool unchanged(struct sample *s, struct cachesim_snapshot **snapshots)
{
    bool equal = true;
    for (int64_t i = 0; i < s->n; i++)
        equal = equal && cachesim_equals(slice_caches(s->slices[i]), snapshots[i], 0);
    for (int64_t i = 0; !equal && i < s->n; i++)
        cachesim_snapshot_update(slice_caches(s->slices[i]), snapshots[i]);
    return equal;
}

/* Iterations that touch every line of arrays as large as the caches several times. A longer sweep
 * returns to the same lines by an outer loop, so it need not be simulated to its end. */
static int64_t longest_sweep(const struct prediction *p)
{
    return 4 * (int64_t)(all_places(p->h) * (uint64_t)p->lup_per_cl);
}

/* Whether every place of the first `n_levels` caches holds a line. */
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

/* Whether an access returns to the same lines in each iteration of some loop. */
static bool comes_back(const struct walk *w)
{
    for (size_t i = 0; i < w->n_accesses; i++)
        for (int l = 0; l < w->n_loops; l++)
            if (w->accesses[i].stride[l] == 0 && w->count[l] > 1)
                return true;
    return false;
}

/*
 * Whether every cache only loads missing lines from the next one and passes changed lines to it. An
 * inclusive cache also removes lines from those above: lines that hit there so often that the
 * inclusive cache does not see their accesses. If every access moves on, the caches above no longer
 * need such a line.
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
 * How many iterations to run once the inner caches are full, so that the last cache sees what it
 * always will. A plain LRU cache holds the lines of the last n iterations in the right order,
 * whatever it held before, and no iteration reuses anything older than the walk's reach. The rest
 * of the last cache may stay empty. INT64_MAX: until it is full.
 */
static int64_t enough_for_reuse(const struct prediction *p)
{
    const int64_t reach = p->fits || !p->steady ? -1 : walk_reach(&p->walk);
    return reach < 0 ? INT64_MAX : reach;
}

static uint64_t lines_loaded(const struct sample *s, int64_t i)
{
    return slice_counts(s->slices[i]).memory_loads;
}

/* Iterations between two looks at the caches: whole rows, or a part of a row that is so long that
 * the lines at its ends, which count for two parts, do not matter. */
static int64_t fill_step(const struct walk *w)
{
    const int64_t row = w->count[w->n_loops - 1];
    return row <= FILL_STEP ? FILL_STEP / row * row : row < LONG_STEP ? row : LONG_STEP;
}

/*
 * Runs until every place holds a line. With LRU, a full set holds what it would hold after any
 * longer run; other policies forget more slowly and run for another two fills. Kernels that never
 * touch some sets end after two fills' worth of lines, or after a sweep.
 */
static void fill(const struct prediction *p, struct sample *s, int64_t i)
{
    const int n_levels = p->h->n_levels;
    const int64_t step = fill_step(&p->walk);
    const struct cachesim *caches = slice_caches(s->slices[i]);
    const uint64_t places = all_places(p->h) / (uint64_t)p->n_slices;
    uint64_t enough = 2 * places;
    const int64_t sweep = longest_sweep(p);
    const int64_t end = s->at[i] + (sweep < p->walk.iterations ? sweep : p->walk.iterations);
    int64_t to_reuse = enough_for_reuse(p);
    while (s->at[i] < end && to_reuse > 0 && lines_loaded(s, i) < enough &&
           !full(caches, n_levels)) {
        to_reuse -= full(caches, n_levels - 1) ? step : 0;
        advance(s, i, step, p->fills_exactly);
    }
    enough = lines_loaded(s, i) + 2 * places;
    while (!all_lru(p->h) && s->at[i] < end && lines_loaded(s, i) < enough)
        advance(s, i, step, false);
}

/*
 * Whole sweeps, until one ends with the lines that it began with, or counts the same as the two
 * before: two alone may agree by chance and then alternate. A victim cache that holds part of the
 * grid holds another part after each sweep, so that counts may alternate for ever: then the mean of
 * many sweeps is taken.
 */
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
    struct sums all = last;
    int alike = 1;
    for (int i = 1; i < MAX_SWEEPS; i++) {
        if (unchanged(s, begin))
            return last;
        const struct sums next = measure(s, sweep);
        alike = sums_agree(p, &last, &next, SAME, spread) ? alike + 1 : 1;
        if (alike == 3)
            return next;
        if (i == EARLY_SWEEPS)
            all = next;
        else
            add_counts(&all.counts, &next.counts);
        last = next;
    }
    divide_counts(&all.counts, MAX_SWEEPS - EARLY_SWEEPS);
    return all;
}

static void add_filling(const struct slice *slice, struct sums *to)
{
    const struct slice_counts counts = slice_counts(slice);
    add_counts(&to->filling, &counts);
    for (int l = 0; l < counts.n_levels; l++)
        to->dirty[l] += cachesim_dirty_above(slice_caches(slice), l);
}

/* Windows, beginning with full caches: one if that is known to be the steady state, else until two
 * agree. If none do, counts oscillate, and their mean is taken. */
static struct sums sample_by_windows(const struct prediction *p, struct sample *s, double *spread)
{
    struct sums filling = {0};
    for (int64_t i = 0; i < s->n; i++) {
        fill(p, s, i);
        add_filling(s->slices[i], &filling);
    }
    struct sums last = measure(s, p->window);
    struct slice_counts all = last.counts;
    bool settled = p->reach_known;
    for (int i = 1; i < MAX_WINDOWS && !settled; i++) {
        const struct sums next = measure(s, p->window);
        settled = sums_agree(p, &last, &next, AGREE, spread);
        add_counts(&all, &next.counts);
        last = next;
    }
    if (!settled) {
        divide_counts(&all, MAX_WINDOWS);
        last.counts = all;
    }
    last.filling = filling.filling;
    memcpy(last.dirty, filling.dirty, sizeof last.dirty);
    for (int64_t i = 0; i < s->n; i++)
        last.over |= s->at[i] > p->walk.iterations;
    return last;
}

/* --- samples --- */

/* Element `i` of a sequence in 0..range-1 that is evenly spread at any length (golden section). */
static int64_t spread_over(int64_t range, int64_t i)
{
    static const double GOLDEN = 0.6180339887498949;
    const double x = GOLDEN * (double)i;
    return (int64_t)((x - (double)(int64_t)x) * (double)range);
}

/* The i-th of n residue classes, evenly spread as well; n is a power of two. */
static int64_t scattered(int64_t n, int64_t i)
{
    const int64_t step = 5 * n / 8 | 1; /* odd: each residue class occurs once */
    return i * step & (n - 1);
}

/* The iteration in which slice number `i` of all begins. If the arrays fit, the caches are filled
 * in the second half of a sweep. */
static int64_t begin_of(const struct prediction *p, int64_t i)
{
    const int64_t to_fill = (int64_t)(all_places(p->h) * (uint64_t)p->lup_per_cl / 2);
    const int64_t middle = p->walk.iterations / 2 < FAR_ON ? p->walk.iterations / 2 : FAR_ON;
    const int64_t before = !p->alike && middle > to_fill ? middle - to_fill : 0;
    const int64_t row = p->walk.n_loops > 1 ? p->walk.count[p->walk.n_loops - 1] : 1;
    const int64_t begin = (p->fits ? middle : before) + spread_over(p->period, i);
    return p->by_sweeps ? 0 : begin / row * row;
}

static bool make_sample(const struct prediction *p, int64_t number, struct arena *arena,
                        struct sample *out, struct err *err)
{
    const int64_t n = p->together;
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

/*
 * Samples, until those with even and those with odd numbers agree or there are no more. `sure` is
 * false if whole sweeps would be better: if a window went beyond the end of the sweep, so that it
 * costs as much as a sweep, or if the windows of all samples do not agree.
 */
static bool predict(const struct prediction *p, struct arena *arena, struct traffic *out,
                    bool *sure, struct err *err)
{
    struct sums halves[2] = {0};
    bool agree = false;
    bool over = false;
    double spread[HIERARCHY_MAX_LEVELS] = {0};
    for (int64_t i = 0; i < p->n_samples && !agree && !over; i++) {
        const struct arena_mark mark = arena_mark(arena);
        struct sample sample;
        if (!make_sample(p, i, arena, &sample, err))
            return false;
        const struct sums sums = p->by_sweeps ? sample_by_sweeps(p, &sample, arena, spread)
                                              : sample_by_windows(p, &sample, spread);
        arena_reset(arena, mark);
        over = sums.over && p->alike;
        add_sums(&halves[i % 2], &sums);
        const double within = p->by_sweeps && i == 1 ? AGREE / 2 : AGREE;
        agree = i % 2 == 1 && sums_agree(p, &halves[0], &halves[1], within, spread);
    }
    *sure = !over && (agree || p->n_samples == 1);
    if (halves[1].slices > 0)
        add_sums(&halves[0], &halves[1]);
    *out = traffic_of(p, &halves[0]);
    memcpy(out->spread, spread, sizeof spread);
    return true;
}

/* --- what to simulate --- */

/* Whether a row strides over whole lines, so that each access reaches a slice only in some
 * iterations. */
static bool across(const struct walk *w)
{
    return w->accesses[0].stride[w->n_loops - 1] > (int64_t)w->line_bytes;
}

/* Whether sweeps across lines can be sampled; only whole sweeps, because a window of few rows
 * touches no line of most slices. */
static bool samples_across(const struct prediction *p)
{
    const struct walk *w = &p->walk;
    return p->alike && across(w) && slice_max(w, p->h) >= SAMPLES &&
           walk_touches(w) <= 4.0 * SAMPLES * SHORT_SWEEP;
}

/* The number of slices: fewer if rows are so short that most slices have no line of a row, or if
 * planes are so small that some slices get noticeably more lines than others. */
static int64_t choose_slices(const struct prediction *p)
{
    const struct walk *w = &p->walk;
    const int inner = w->n_loops - 1;
    const bool sees_enough = walk_touches(w) >= SMALLEST_SWEEP && (p->by_sweeps || !across(w));
    int64_t most = p->alike && sees_enough ? slice_max(w, p->h) : 1;
    int64_t advance_bytes = 0;
    for (size_t i = 0; i < w->n_accesses; i++)
        if (w->accesses[i].stride[inner] > advance_bytes)
            advance_bytes = w->accesses[i].stride[inner];
    const int64_t row = w->count[inner] * advance_bytes / (int64_t)w->line_bytes;
    int64_t rows = inner > 1 ? w->count[inner - 1] : PLANE_LINES;
    if (p->by_sweeps)
        rows = w->iterations / w->count[inner];
    while (most > 1 && (most > ROW_SLICES * row || most * PLANE_LINES > rows * row))
        most /= 2;
    return most;
}

/* At least how many cache lines an iteration of the outermost loop touches: for each array its
 * stretch of one iteration, once per place, an iteration apart, at which it is accessed. */
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

/* After how many rows the alignment of rows to lines repeats. With few slices also their alignment
 * to slices, as the lines at which rows begin and end often belong to the same slice. */
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
 * Iterations in a window: a number of whole iterations of the outermost loop that is short enough.
 * If caches hold part of an iteration of a loop, what they hold depends on the place in it. If an
 * iteration touches more lines than all caches hold, nothing of it is left in the next one, and a
 * shorter window will do. A last cache that holds everything does not count.
 */
static int64_t window_iterations(const struct prediction *p)
{
    const struct walk *w = &p->walk;
    const int64_t seen = p->n_slices > 1 ? SAMPLES * p->together / p->n_slices : SAMPLES;
    const int64_t share = seen > 1 ? seen : 1;
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

/*
 * The number of slices that a sample needs to see all positions in a row. If rows are a multiple of
 * some number of lines apart, their ends always fall into the same slices. That many slices, in the
 * order of scattered(), cover all residue classes modulo that number.
 */
static int64_t choose_together(const struct prediction *p)
{
    const struct walk *w = &p->walk;
    const uint64_t span = (uint64_t)p->n_slices * w->line_bytes; /* a power of two */
    uint64_t apart = w->line_bytes;
    for (size_t i = 0; w->n_loops > 1 && i < w->n_accesses; i++) {
        const uint64_t row = (uint64_t)w->accesses[i].stride[w->n_loops - 2] | span;
        apart = (row & -row) > apart ? row & -row : apart;
    }
    const int64_t rests = (int64_t)(apart / w->line_bytes);
    const int64_t least = p->n_slices / SAMPLES;
    if (across(w))
        return 1;
    return rests > least ? rests : least > 1 ? least : 1;
}

/*
 * Whether the sweep traverses its arrays in order and leaves out only edges, as stencils do. If it
 * leaves out more, by steps, wide declarations or runs across an array, some sets always get more
 * lines than others, and one place of the sweep is not like another.
 */
static bool in_order(const struct walk *w)
{
    bool in_order = true;
    for (size_t i = 0; i < w->n_accesses; i++) {
        const struct walk_access *a = &w->accesses[i];
        int64_t further_in = a->bytes;
        for (int l = w->n_loops - 1; l >= 0; l--) {
            in_order &=
                further_in <= a->stride[l] && (double)further_in >= DENSE * (double)a->stride[l];
            further_in = a->stride[l] * w->count[l];
        }
    }
    return in_order;
}

/*
 * Whether each cache is at least twice as large as the one above. A smaller one may lose its copy
 * of a line first, which lets other lines stay longer. Then the same accesses lead some caches into
 * one of two states, and the beginning of a sweep decides which.
 */
static bool nested(const struct hierarchy *h)
{
    bool nested = true;
    for (int l = 1; l < h->n_levels; l++)
        nested &= cache_bytes(h, l) >= 2 * cache_bytes(h, l - 1);
    return nested;
}

static void choose(struct prediction *p, struct arena *arena)
{
    const struct walk *w = &p->walk;
    p->bytes = walk_touched_bytes(w, arena);
    p->fits = p->bytes < (double)cache_bytes(p->h, p->h->n_levels - 1);
    p->alike = walk_alike(w);
    const double all_bytes = (double)(all_places(p->h) * p->h->line_bytes);
    const bool keeps_some = p->bytes < NEARLY_FITS * all_bytes;
    const bool usual = p->alike && nested(p->h) && in_order(w);
    const bool sampled = samples_across(p) && walk_touches(w) > UNSAMPLED_SWEEP;
    const bool exactly = !usual && walk_touches(w) <= SHORT_SWEEP && !sampled;
    p->by_sweeps = exactly || w->iterations < SMALL_SWEEP || samples_across(p) ||
                   (keeps_some && w->iterations <= longest_sweep(p));
    p->n_slices = exactly ? 1 : choose_slices(p);
    p->together = choose_together(p);
    p->by_sweeps |= p->n_slices == 1 && walk_touches(w) <= UNSAMPLED_SWEEP;
    p->window = window_iterations(p);
    const int64_t turn = w->iterations / w->count[0];
    p->period = w->n_loops == 1 || p->window >= turn ? 0 : turn < FAR_ON ? turn : FAR_ON;
    const int64_t n_samples = p->n_slices / p->together;
    p->n_samples = p->n_slices == 1 && p->period > 0 && !p->by_sweeps ? PLACES : n_samples;
    p->steady = plain(p->h, w);
    p->fills_exactly = w->by_line || w->iterations < LONG_SWEEP;
    p->reach_known = p->steady && p->n_samples > 1;
}

bool sim_predict_with(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                      const struct sim_options *options, struct arena *arena, struct traffic *out,
                      struct err *err)
{
    struct prediction p = {
        .h = h, .options = &options->cache, .lup_per_cl = kernel_lup_per_cl(k, h->line_bytes)};
    struct sim_options how = *options;
    for (int l = 0; l < h->n_levels; l++) /* it needs to know which bytes are stored, not only which
                                           * lines */
        how.by_line &= !h->levels[l].write_combining;
    if (!walk_make(k, sizes, h->line_bytes, &how, arena, &p.walk, err))
        return false;
    choose(&p, arena);
    bool sure = true;
    if (!predict(&p, arena, out, &sure, err))
        return false;
    if (sure || p.by_sweeps || walk_touches(&p.walk) > DOUBTED_SWEEP)
        return true;
    p.by_sweeps = true;
    p.n_samples = p.n_slices / p.together;
    return predict(&p, arena, out, &sure, err);
}

bool sim_predict(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                 struct arena *arena, struct traffic *out, struct err *err)
{
    const struct sim_options as_cores = {.by_line = true,
                                         .cache = {.store_renews = true, .victims_merge = true}};
    return sim_predict_with(k, sizes, h, &as_cores, arena, out, err);
}
