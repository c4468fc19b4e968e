#include "collect/calibrate/infer.h"

#include <math.h>
#include <string.h>

#include "base/panic.h"
#include "collect/model/composition.h"
#include "collect/model/fit_streams.h"
#include "collect/model/units.h"

enum { MAX_MIXES = 16, BANDWIDTH_STEPS = 120, PENALTY_STEPS = 60, REFINEMENTS = 3, MAX_FREE = 2 };

/* A parameter that reduces the typical deviation by less is not kept. */
static const double noticeable_deviation = 0.01;

/* Deviations that differ by less are equal: those of repeated calibrations scatter by as much. */
static const double scatter_of_rms = 0.02;
static const double scatter_of_worst = 0.05;

/* Which parts overlap; the arithmetic always does, except for `serial`. */
struct hypothesis {
    bool stores_block;
    bool registers_overlap;
    bool first_edge_overlaps; /* L1–L2 */
    bool later_edges_overlap;
};
static const struct hypothesis hypotheses[MACHINE_OVERLAPS] = {
    [MACHINE_OVERLAP_SERIAL] = {true, false, false, false},
    [MACHINE_OVERLAP_INTEL] = {false, false, false, false},
    [MACHINE_OVERLAP_ZEN] = {false, true, true, false},
    [MACHINE_OVERLAP_FULL] = {false, true, true, true},
};

/* The transfers of one edge. */
struct edge {
    double bytes_per_cy; /* memory: not used */
    enum duplex duplex;
    bool overlaps;
    struct transfer_penalty penalty;
};

/* What an edge's time may depend on besides its bytes per cycle. */
struct variant {
    enum duplex duplex;
    bool load_penalty, store_penalty, cl_penalty;
};

/* One mix, as far as the edges nearer the core are known. */
struct stream {
    double measured[MACHINE_MAX_LEVELS + 1]; /* cy/CL; 0: not measured */
    double comp_cy, register_cy;
    double loads, evicts; /* lines over each edge */
    double memory_cy;     /* for those lines at the saturated bandwidth */
    struct core_time core;
    struct composition_edge edges[MACHINE_MAX_LEVELS]; /* those that are known */
};

struct fit {
    const struct machine *m;
    bool registers_overlap;
    struct stream streams[MAX_MIXES];
    int n;
    struct edge edges[MACHINE_MAX_LEVELS];
    double squares;
    int points;
    double worst; /* |ln(predicted / measured)| of the point that fits least */
};

static double edge_cy(const struct fit *f, const struct stream *s, int e, const struct edge *edge)
{
    const double penalty_cy = machine_penalty_cy_per_cl(&edge->penalty, s->loads, s->evicts);
    if (e == f->m->n_caches - 1)
        return s->memory_cy + penalty_cy;
    const double lines =
        edge->duplex == DUPLEX_FULL ? fmax(s->loads, s->evicts) : s->loads + s->evicts;
    return lines * (double)f->m->line_bytes / edge->bytes_per_cy + penalty_cy;
}

/* The time with the data beyond edge e, which is not one of the known ones yet. */
static double predict(const struct fit *f, const struct stream *s, int e, const struct edge *edge)
{
    struct composition_edge edges[MACHINE_MAX_LEVELS];
    memcpy(edges, s->edges, (size_t)e * sizeof *edges);
    edges[e] = (struct composition_edge){edge_cy(f, s, e, edge), edge->overlaps};
    return composition_literature(&s->core, f->registers_overlap, edges, e + 1);
}

/* Sum of squared ln(predicted / measured) of the level beyond edge e, and the largest of them. */
static double squares_and_worst(const struct fit *f, int e, const struct edge *edge, double *worst)
{
    double sum = 0;
    for (int i = 0; i < f->n; i++) {
        const struct stream *s = &f->streams[i];
        if (s->measured[e + 1] <= 0)
            continue;
        const double cy = predict(f, s, e, edge);
        const double difference = log(cy / s->measured[e + 1]);
        sum += difference * difference;
        *worst = fmax(*worst, fabs(difference));
    }
    return sum;
}

static double squares_of(const struct fit *f, int e, const struct edge *edge)
{
    double ignored = 0;
    return squares_and_worst(f, e, edge, &ignored);
}

/* A parameter that is searched in equal steps, of the logarithm for bytes per cycle. */
struct axis {
    double *value; /* of the edge that is tried */
    bool logarithmic;
    int steps;
    double from, to;
};

static void set_step(const struct axis *axis, int step)
{
    const double at = axis->from + (axis->to - axis->from) * step / axis->steps;
    *axis->value = axis->logarithmic ? exp(at) : at;
}

/* Two steps to both sides of where the axis stands. */
static void close_in(struct axis *axis)
{
    const double at = axis->logarithmic ? log(*axis->value) : *axis->value;
    const double reach = 2 * (axis->to - axis->from) / axis->steps;
    axis->from = axis->logarithmic ? at - reach : fmax(0, at - reach);
    axis->to = at + reach;
}

/* The parameters of `edge` that a variant leaves free; returns how many. */
static int free_axes(const struct fit *f, int e, const struct variant *v, struct edge *edge,
                     struct axis *axes)
{
    double longest_cy = 0;
    for (int i = 0; i < f->n; i++)
        longest_cy = fmax(longest_cy, f->streams[i].measured[e + 1]);
    const bool memory = e == f->m->n_caches - 1;
    const struct {
        bool free;
        struct axis axis;
    } all[] = {
        {!memory, {&edge->bytes_per_cy, true, BANDWIDTH_STEPS, log(1), log(1024)}},
        {v->load_penalty, {&edge->penalty.cy_per_load, false, PENALTY_STEPS, 0, longest_cy}},
        {v->store_penalty, {&edge->penalty.cy_per_store, false, PENALTY_STEPS, 0, longest_cy}},
        {v->cl_penalty, {&edge->penalty.cy_per_cl, false, PENALTY_STEPS, 0, longest_cy}},
    };
    int n = 0;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        if (!all[i].free)
            continue;
        panic_unless(n < MAX_FREE, "an edge's variant has too many free parameters");
        axes[n++] = all[i].axis;
    }
    return n;
}

/* The best of all combinations of the axes' steps. */
static void search(const struct fit *f, int e, const struct axis *axes, int n, struct edge *edge,
                   struct edge *best, double *best_squares)
{
    if (n > 0) {
        for (int step = 0; step <= axes[0].steps; step++) {
            set_step(&axes[0], step);
            search(f, e, axes + 1, n - 1, edge, best, best_squares);
        }
        return;
    }
    const double squares = squares_of(f, e, edge);
    if (squares < *best_squares) {
        *best_squares = squares;
        *best = *edge;
    }
}

/* Coarse over the whole range, then ever closer around the best. */
static double fit_edge(const struct fit *f, int e, bool overlaps, const struct variant *v,
                       struct edge *best)
{
    struct edge edge = {.duplex = v->duplex, .overlaps = overlaps};
    struct axis axes[MAX_FREE];
    const int n = free_axes(f, e, v, &edge, axes);
    double squares = INFINITY;
    for (int pass = 0; pass <= REFINEMENTS; pass++) {
        search(f, e, axes, n, &edge, best, &squares);
        edge = *best;
        for (int i = 0; i < n; i++)
            close_in(&axes[i]);
    }
    return squares;
}

/*
 * A further parameter is kept only if it improves the fit: it must lower Akaike's information
 * criterion, n ln(squares / n) + 2 k for k parameters (IEEE Trans. Automatic Control 19, 1974), and
 * the typical deviation by more than 1 %.
 */
static bool is_better(double squares, double than, int points)
{
    const double n = points;
    return squares < exp(-2 / n) * than &&
           sqrt(than / n) - sqrt(squares / n) > noticeable_deviation;
}

/*
 * The simplest first. Latency shows where prefetchers cannot hide it: beyond L2. A penalty for
 * stores lies between half and full duplex: written lines go out alongside those that come in, but
 * not for nothing, since the cache nearer the core has to take stores, fills and evicts. Streams
 * from memory wait for some of its latency together, once for all of them.
 */
static const struct variant variants[] = {
    {.duplex = DUPLEX_HALF},
    {.duplex = DUPLEX_FULL},
    {.duplex = DUPLEX_HALF, .load_penalty = true},
    {.duplex = DUPLEX_FULL, .load_penalty = true},
    {.duplex = DUPLEX_FULL, .store_penalty = true},
    {.duplex = DUPLEX_HALF, .load_penalty = true, .cl_penalty = true},
};

static bool is_possible(const struct fit *f, int e, const struct variant *v)
{
    /* Memory's duplexness is in its bandwidths already. */
    const bool memory = e == f->m->n_caches - 1;
    return memory ? v->duplex == DUPLEX_HALF : !v->cl_penalty && !(e == 0 && v->load_penalty);
}

static void choose_edge(const struct fit *f, int e, bool overlaps, int points, struct edge *best)
{
    double squares = fit_edge(f, e, overlaps, &variants[0], best);
    for (size_t i = 1; i < sizeof variants / sizeof variants[0]; i++) {
        struct edge other;
        if (!is_possible(f, e, &variants[i]))
            continue;
        const double others = fit_edge(f, e, overlaps, &variants[i], &other);
        if (is_better(others, squares, points)) {
            squares = others;
            *best = other;
        }
    }
}

static int count_points(const struct fit *f, int e)
{
    int points = 0;
    for (int i = 0; i < f->n; i++)
        points += f->streams[i].measured[e + 1] > 0;
    return points;
}

static void start_streams(struct fit *f, const struct hypothesis *h)
{
    f->registers_overlap = h->registers_overlap;
    for (int i = 0; i < f->n; i++) {
        struct stream *s = &f->streams[i];
        s->core = (struct core_time){s->comp_cy, h->stores_block ? s->comp_cy : s->register_cy, 0};
    }
}

static void add_edge(struct fit *f, int e)
{
    for (int i = 0; i < f->n; i++) {
        struct stream *s = &f->streams[i];
        s->edges[e] =
            (struct composition_edge){edge_cy(f, s, e, &f->edges[e]), f->edges[e].overlaps};
    }
}

/* Edge after edge, each with those nearer the core as they were found. */
static void fit_hypothesis(struct fit *f, const struct hypothesis *h)
{
    start_streams(f, h);
    f->squares = 0;
    f->points = 0;
    f->worst = 0;
    for (int e = 0; e < f->m->n_caches; e++) {
        struct edge *edge = &f->edges[e];
        const bool overlaps = e == 0 ? h->first_edge_overlaps : h->later_edges_overlap;
        const int points = count_points(f, e);
        choose_edge(f, e, overlaps, points, edge);
        f->squares += squares_and_worst(f, e, edge, &f->worst);
        f->points += points;
        add_edge(f, e);
    }
}

static bool set_up(struct fit *f, const struct machine *m, struct err *err)
{
    *f = (struct fit){.m = m, .n = m->n_mixes < MAX_MIXES ? (int)m->n_mixes : MAX_MIXES};
    const struct stream_mix *load = machine_mix(m, STR("load"));
    const double load_cy = load != NULL ? streams_measured_cy(m, 0, (int)(load - m->mixes)) : 0;
    if (load_cy <= 0)
        return err_set(err, ERR_INPUT, "the stream mix `load` was not measured in L1");
    for (int i = 0; i < f->n; i++) {
        struct stream *s = &f->streams[i];
        const struct stream_mix *mix = &m->mixes[i];
        for (int level = 0; level <= m->n_caches; level++)
            s->measured[level] = streams_measured_cy(m, level, i);
        if (s->measured[0] <= 0)
            return err_set(err, ERR_INPUT, "the stream mix `%s` was not measured in L1", mix->name);
        s->comp_cy = s->measured[0];
        s->register_cy = fmin(s->comp_cy, mix->reads * load_cy);
        s->loads = mix->reads + mix->writes - mix->read_writes;
        s->evicts = mix->writes;
        const struct bandwidth *row = machine_bandwidth_row(m, m->n_caches, i);
        /* A quick calibration measures some of the domain's cores. */
        const int cores = row != NULL ? (int)fmin(row->n_cores, machine_domain_cores(m)) : 0;
        const double memory = row != NULL ? machine_saturated_row(m, row, cores) : 0;
        if (memory > 0)
            s->memory_cy = unit_transfer_cy((s->loads + s->evicts) * (double)m->line_bytes, memory,
                                            m->clock_hz);
        else
            s->measured[m->n_caches] = 0;
    }
    return true;
}

static void store_edges(struct machine *m, const struct fit *f, const struct hypothesis *h)
{
    m->registers_overlap = h->registers_overlap;
    for (int e = 0; e < m->n_caches; e++) {
        struct machine_cache *cache = &m->caches[e];
        cache->bytes_per_cy = f->edges[e].bytes_per_cy;
        cache->duplex = f->edges[e].duplex;
        cache->overlaps = f->edges[e].overlaps;
        cache->penalty = f->edges[e].penalty;
    }
}

/* The table of the report: what the chosen hypothesis says for each measurement. */
static void store_points(struct machine *m, const struct fit *f, const struct hypothesis *h,
                         struct arena *arena)
{
    struct fit_point *points =
        arena_alloc(arena, (size_t)f->n * ((size_t)m->n_caches + 1), sizeof *points);
    size_t n = 0;
    for (int level = 0; level <= m->n_caches; level++) {
        for (int i = 0; i < f->n; i++) {
            const struct stream *s = &f->streams[i];
            const double predicted =
                composition_literature(&s->core, f->registers_overlap, s->edges, level);
            if (s->measured[level] > 0)
                points[n++] = (struct fit_point){i, level, s->measured[level], predicted};
        }
    }
    m->fit = points;
    m->n_fit = n;
    m->fit_hypothesis = machine_overlap_words[h - hypotheses];
}

/* What the literature (see infer.h) says of a core; -1: nothing is known. */
static int documented_hypothesis(const struct machine *m)
{
    static const struct {
        const char *vendor;
        int from_family, from_model; /* the last row that a core is not older than */
        int hypothesis;
    } table[] = {{"Intel", 0, 0, MACHINE_OVERLAP_INTEL},
                 {"AMD", 0x17, 0, MACHINE_OVERLAP_ZEN},     /* Zen */
                 {"AMD", 0x17, 0x30, MACHINE_OVERLAP_FULL}, /* Zen 2 and later */
                 {"Hygon", 0x18, 0, MACHINE_OVERLAP_ZEN}};  /* Zen */
    int found = -1;
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        const bool older = m->family < table[i].from_family ||
                           (m->family == table[i].from_family && m->model < table[i].from_model);
        if (m->vendor != NULL && strcmp(m->vendor, table[i].vendor) == 0 && !older)
            found = table[i].hypothesis;
    }
    return found;
}

static bool is_no_worse(double deviation, double than, double scatter)
{
    return deviation <= fmax(than + scatter, 1.1 * than);
}

/* The best hypothesis, or the documented one if it is not clearly worse. */
static int choose_hypothesis(const struct fit *fits, struct inference *out)
{
    int best = 0;
    for (int h = 1; h < MACHINE_OVERLAPS; h++) {
        if (out->rms_of[h] < out->rms_of[best])
            best = h;
    }
    const int documented = documented_hypothesis(fits[best].m);
    if (documented < 0 || documented == best ||
        !is_no_worse(out->rms_of[documented], out->rms_of[best], scatter_of_rms) ||
        !is_no_worse(fits[documented].worst, fits[best].worst, scatter_of_worst))
        return best;
    out->tied_with = machine_overlap_words[best];
    return documented;
}

bool infer_transfers(struct machine *m, struct arena *arena, struct inference *out, struct err *err)
{
    struct fit fits[MACHINE_OVERLAPS];
    struct fit start;
    if (!set_up(&start, m, err))
        return false;
    *out = (struct inference){0};
    for (int h = 0; h < MACHINE_OVERLAPS; h++) {
        fits[h] = start;
        fit_hypothesis(&fits[h], &hypotheses[h]);
        out->rms_of[h] = fits[h].points > 0 ? sqrt(fits[h].squares / fits[h].points) : 0;
    }
    const int chosen = choose_hypothesis(fits, out);
    const struct hypothesis *h = &hypotheses[chosen];
    out->hypothesis = machine_overlap_words[chosen];
    out->stores_block = h->stores_block;
    store_edges(m, &fits[chosen], h);
    store_points(m, &fits[chosen], h, arena);
    return true;
}
