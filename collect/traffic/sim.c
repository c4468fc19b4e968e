#include "collect/traffic/sim.h"

#include <string.h>

#include "collect/traffic/sim_slice.h"
#include "collect/traffic/sim_walk.h"

/*
 * Lines of work of a window. Of 2^14 lines one more or less at each end is an eight thousandth;
 * 2^17 take a hundredth of a second. At least WINDOW_ROWS rows, or as many as there are alignments
 * of rows to lines: of doubles in lines of 64 bytes there are 8.
 */
enum { WINDOW_MIN = 1 << 14, WINDOW_MAX = 1 << 17, WINDOW_ROWS = 8 };
/* Iterations from one look at the caches to the next, few compared with those that fill a core's,
 * 2^17 lines. A row that is longer is cut: one line more for each access, a thousandth of
 * LONG_STEP. */
enum { FILL_STEP = 1 << 12, LONG_STEP = 1 << 14 };
/* Windows and sweeps until they agree, which those of victim caches and random replacement may
 * never do: what a set of a victim cache counts was seen to repeat after up to 15 sweeps. The first
 * sweeps still find what the very first one left; they are not in the mean. */
enum { MAX_WINDOWS = 8, MAX_SWEEPS = 24, EARLY_SWEEPS = 4 };
/* A sample is this part of all slices, or more (choose_together): of 64 it is 4, which see rests of
 * 0 to 3 lines between rows. PLACES: so many windows where there are no samples. */
enum { SAMPLES = 16, PLACES = 8 };
/* Slices for a line of a row: with more, most slices see nothing of a row and pay for it. Lines of
 * a plane for a slice: their number differs by one, less than a hundredth, and visits make up for
 * it. */
enum { ROW_SLICES = 2, PLANE_LINES = 128 };
/*
 * What is simulated in whole sweeps. Where one place of a sweep, or one set, does not stand for the
 * others: sweeps that come to lines at most SHORT_SWEEP times, some seconds' work, without samples.
 * Else sweeps of few iterations, which cost no more than a window; those that come to lines fewer
 * than SMALLEST_SWEEP times without samples, as they see too few of them; and, a tenth of a second,
 * UNSAMPLED_SWEEP times where there are no samples.
 */
enum { SHORT_SWEEP = 1 << 25, SMALL_SWEEP = 1 << 17, SMALLEST_SWEEP = 1 << 16 };
enum { UNSAMPLED_SWEEP = 1 << 20 };
/* Sweeps of which windows or samples do not agree are simulated whole up to here. */
enum { DOUBTED_SWEEP = 1 << 24 };
/* Of more iterations those that fill the caches of a core, 2^17 lines, are so few that conflicts in
 * the first level need not be counted there. */
enum { LONG_SWEEP = 1 << 24 };

/* Samples and windows agree when no level's lines differ by more than this share. The mean of two
 * halves that differ by d has a standard error of d / 2; two samples alone, which may agree by
 * chance, must differ by half as much. */
static const double AGREE = 0.003;
/* Sweeps count the same when they differ by no more. */
static const double SAME = 0.0001;
/* Lines per line of work below which a difference means nothing. */
static const double MIN_LINES = 0.05;
/* Sweeps that touch less than this times the places of all caches are simulated whole: some of what
 * one leaves is found by the next, and not everywhere the same. Beyond the places of its set a line
 * is lost to LRU; the rest is for sets that get more lines than others. */
static const double NEARLY_FITS = 1.2;
/* A row is at least this share of what lies between it and the next, a plane likewise. */
static const double DENSE = 0.9;
/* A turn of a loop that touches so many times the lines of all caches leaves nothing in them: as
 * above, and turn_lines counts some twice. */
static const double LOSES_ALL = 1.5;

/* No sample begins further on than this, so that numbers of iterations stay far from overflowing.
 */
static const int64_t FAR_ON = INT64_C(1) << 60;

struct prediction {
    const struct hierarchy *h;
    const struct cachesim_options *options;
    struct walk walk;
    double lup_per_cl;
    double bytes;     /* of all lines that a sweep touches */
    bool alike;       /* all accesses move alike */
    int64_t n_slices; /* of the whole */
    int64_t together; /* of them in a sample */
    bool fits;        /* all that is touched into the last cache */
    bool by_sweeps;
    bool steady;        /* the caches hold what the last accesses left, whatever was before */
    bool fills_exactly; /* filling counts every conflict in the first level */
    bool reach_known;   /* so one fill leaves what any longer run would leave */
    int64_t window;     /* iterations */
    int64_t period;     /* over which windows are spread; 0: a window sees all of it */
    int64_t n_samples;  /* that there are */
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
    struct slice_counts filling;          /* from empty caches until they were full */
    uint64_t dirty[HIERARCHY_MAX_LEVELS]; /* by filling, that each level will get from above */
    bool over;                            /* beyond the sweep's end */
    int64_t slices;                       /* summed over */
    int64_t iterations;                   /* of one */
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

/* The mean of `n` sweeps or windows, in place of their sum: each sample counts one. */
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
 * A sweep loads more than its windows say: what the first turns of its loops look back to is not
 * there yet. So it is when the caches are filled from anywhere: compared with what so much work
 * needs in the long run, they load what the steady state would have found. `filled` events came
 * with filling, `steady` in windows; of caches that keep all from sweep to sweep none are extra.
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

/*
 * Lines per line of work. A slice has a share of the lines, but no exact one of a window's: the
 * lines that its accesses touched show how much of the work it saw.
 */
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

/* Sets t->spread to the difference of two that it was made from; true if it is `within` a share. */
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
    const int64_t reach = p->fits || !p->steady ? -1 : walk_reach(&p->walk);
    return reach < 0 ? INT64_MAX : reach;
}

static uint64_t lines_loaded(const struct sample *s, int64_t i)
{
    return slice_counts(s->slices[i]).memory_loads;
}

/* Iterations between two looks at the caches: whole rows, or a piece so long that the lines at its
 * ends, which are counted for both pieces, do not matter. */
static int64_t fill_step(const struct walk *w)
{
    const int64_t row = w->count[w->n_loops - 1];
    return row <= FILL_STEP ? FILL_STEP / row * row : row < LONG_STEP ? row : LONG_STEP;
}

/*
 * Runs until every place holds a line. With LRU a full set holds what it would hold after any
 * longer run; other policies forget more slowly and get another two fills. Kernels that leave sets
 * out, so that they never fill, end after two fills' worth of lines or a sweep.
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
 * Whole sweeps until one ends with the lines that it began with, or counts what the two before did:
 * two alone may do so by chance, before they take turns. A victim cache that holds a part of the
 * grid holds another part after each sweep, so that sweeps count more and less in turns that may
 * never end: then the mean of many is taken.
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

/* Windows from full caches on: one, where that is known to be steady, or until two agree. Where
 * none do, counts go up and down, and the mean is taken. */
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
 * Samples until those of even and those of odd number agree, or there are no more. `sure` is false
 * where whole sweeps would say more: where a window reached over the sweep's end, which costs as
 * much, or where windows do not agree though there are no more.
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

/* Whether rows go over whole lines, so that each access is in one slice for a row. */
static bool across(const struct walk *w)
{
    return w->accesses[0].stride[w->n_loops - 1] > (int64_t)w->line_bytes;
}

/*
 * Whether sweeps across lines are seen by samples: whole, because a window of few rows has none of
 * most slices'.
 */
static bool samples_across(const struct prediction *p)
{
    const struct walk *w = &p->walk;
    return p->alike && across(w) && slice_max(w, p->h) >= SAMPLES &&
           walk_touches(w) <= 4.0 * SAMPLES * SHORT_SWEEP;
}

/*
 * Slices: fewer where rows have so few lines that most slices have none of a row's; fewer where
 * planes are small, which give some slices a line more than others.
 */
static int64_t choose_slices(const struct prediction *p)
{
    const struct walk *w = &p->walk;
    const int inner = w->n_loops - 1;
    const bool sees_enough = walk_touches(w) >= SMALLEST_SWEEP && (p->by_sweeps || !across(w));
    int64_t most = p->alike && sees_enough ? slice_max(w, p->h) : 1;
    int64_t advance_bytes = 0;
    for (size_t i = 0; i < w->n_accesses && most > 1; i++)
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
 * Slices that a sample has to have so that it sees all places of a row. Rows begin a multiple of
 * some lines apart, so that their ends are always the same slices'; as scattered() takes them, so
 * many slices in a row leave all rests by that multiple.
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
 * Whether the sweep goes through its arrays in order and leaves out no more than edges, as stencils
 * do. What is left out by steps, by wide declarations or across an array leaves some sets more
 * lines than others, always the same ones, and one place of the sweep is not like another.
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
 * Whether each cache is at least twice as large as the one above. Of a line that both hold a
 * smaller one may lose its copy first; that shortens the time of others, so that from the same
 * accesses some caches come to one of two states, and a sweep's beginning changes which.
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
    for (int l = 0; l < h->n_levels; l++) /* marks what is stored: not whole lines */
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
