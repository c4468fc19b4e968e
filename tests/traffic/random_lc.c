/*
 * Layer conditions compared with exact whole sweeps of fully associative LRU caches, on random
 * kernels:
 *
 * random_lc SEED COUNT [LCS] [-v]
 *
 * Layer conditions describe the steady state of large grids. So the exact lines are those of
 * iterations away from every loop's edges, and a cache is compared only if caches that are somewhat
 * larger or smaller have the same condition: by a seventh, and by the share of the edges in these
 * small grids, which shifts it. Each kernel is compared for many cache sizes. A kernel that layer
 * conditions refuse is counted, not compared. Each disagreement is printed, reduced to a small
 * kernel.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "collect/traffic/lc.h"
#include "collect/traffic/lc_smooth.h"
#include "random_kernel.h"
#include "stempel/kernel/poly.h"
#include "whole_sweep.h"

enum { LINE = 64, ITERATIONS = 24000, CACHES = 24, FEW_MORE = 8 };
static const double EDGE = 1.15;
static const double WITHIN = 0.02;
static const double MIN_LINES = 0.25; /* with fewer lines a smaller difference does not matter */

enum outcome { MATCH_AGREES, DISAGREES, REFUSED, SHORT, BROKEN };

/* One kernel, and where it disagrees. */
struct trial {
    struct arena arena;
    struct err err;
    struct kernel kernel;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    struct lc_analysis lc;
    struct lru_sweep exact;
    double edge;  /* factor of cache sizes */
    double halos; /* share of the lines that LCS counts for edges */
    int compared; /* caches */
    uint64_t lines;
    bool smooth; /* LCS, which counts edges too: it may differ by so much */
    struct level_traffic predicted, simulated;
    char condition[sizeof((struct traffic *)0)->condition[0]];
};

static struct hierarchy one_cache(uint64_t lines)
{
    return (struct hierarchy){.line_bytes = LINE,
                              .n_levels = 1,
                              .levels = {{.name = "L1",
                                          .sets = 1,
                                          .ways = (uint32_t)lines,
                                          .write_allocate = true,
                                          .write_back = true,
                                          .load_from = 1,
                                          .store_to = 1,
                                          .victims_to = -1}}};
}

static bool predict(struct trial *t, uint64_t lines, struct traffic *out)
{
    const struct hierarchy h = one_cache(lines);
    const struct arena_mark mark = arena_mark(&t->arena);
    if (!t->smooth)
        return lc_traffic(&t->lc, t->sizes, &h, 1, out, &t->err);
    const bool ok = lcs_predict(&t->kernel, t->sizes, &h, &t->arena, out, &t->err);
    arena_reset(&t->arena, mark);
    return ok;
}

static bool same(double a, double b)
{
    return fabs(a - b) < 1e-9;
}

static bool near(double a, double b, double within)
{
    return fabs(a - b) <= within * fmax(fmax(a, b), MIN_LINES);
}

/* Whether every cache between these sizes is in the same condition. */
static bool away_from_edges(struct trial *t, uint64_t lines, const struct level_traffic *here)
{
    for (int step = -4; step <= 4; step++) {
        struct traffic other;
        const double size = (double)lines * pow(t->edge, step / 4.0) + 2 * step;
        if (size < 1 || !predict(t, (uint64_t)size, &other) ||
            !same(other.levels[0].misses, here->misses) ||
            !same(other.levels[0].evicts, here->evicts))
            return false;
    }
    return true;
}

static enum outcome compare(struct trial *t, uint64_t lines)
{
    struct traffic here;
    if (!predict(t, lines, &here))
        return REFUSED;
    if (!away_from_edges(t, lines, &here.levels[0]))
        return MATCH_AGREES;
    const double lup = kernel_lup_per_cl(&t->kernel, LINE);
    t->lines = lines;
    t->predicted = here.levels[0];
    t->simulated = lru_traffic(&t->exact.inside, lines);
    t->simulated.misses *= lup;
    t->simulated.evicts *= lup;
    const double within = t->smooth ? WITHIN + t->halos : WITHIN;
    t->compared++;
    memcpy(t->condition, here.condition[0], sizeof t->condition);
    return near(t->predicted.misses, t->simulated.misses, within) &&
                   near(t->predicted.evicts, t->simulated.evicts, within)
               ? MATCH_AGREES
               : DISAGREES;
}

/* By how many elements a loop's dimensions may be declared wider and still count as an edge. */
static int wider(const struct random_kernel *r, int loop)
{
    int most = 0;
    for (int a = 0; a < r->n_arrays; a++) {
        for (int d = 0; d < r->arrays[a].n_dims; d++) {
            const struct random_dim *dim = &r->arrays[a].dims[d];
            if (dim->loop == loop && dim->extra <= FEW_MORE && dim->extra > most)
                most = dim->extra;
        }
    }
    return most;
}

/* The maximum number of indices in a subscript with the loop's index: each shifts accesses by a
 * radius. */
static int indices_beside(const struct random_kernel *r, int loop)
{
    int most = 1;
    for (int a = 0; a < r->n_arrays; a++) {
        for (int d = 0; d < r->arrays[a].n_dims; d++) {
            const struct random_dim *dim = &r->arrays[a].dims[d];
            if (dim->second >= 0 && (dim->loop == loop || dim->second == loop))
                most = 2;
        }
    }
    return most;
}

/* Whether an outer loop walks along lines that the innermost one crosses. Then a row ends within a
 * line in which the next row begins, which has been loaded for that. */
static bool walks_along(const struct trial *t, int loop)
{
    bool along = false;
    for (int a = 0; t->lc.across && a < t->kernel.n_accesses; a++) {
        int64_t stride = 0;
        along |= poly_is_constant(&t->kernel.accesses[a].stride[loop], &stride) && stride != 0 &&
                 llabs(stride) < LRU_PERIOD;
    }
    return along;
}

/* Finds the iterations that see the edge of a loop, and the share of edges in the grid. */
static void find_edges(const struct random_kernel *r, struct trial *t, int64_t *edge)
{
    t->edge = EDGE;
    for (int l = 0; l < r->n_loops; l++) {
        const double values = (double)(r->loops[l].iterations * r->loops[l].step);
        edge[l] = 2 * r->radius * indices_beside(r, l) / r->loops[l].step + 1;
        /* rows end within a line, and loops within a step */
        const int line = t->lc.across || l == r->n_loops - 1 ? LRU_PERIOD : 0;
        const int step = r->loops[l].step - 1;
        edge[l] += l == r->n_loops - 1 || walks_along(t, l) ? LRU_PERIOD : 0;
        t->edge *= (values + 2 * r->radius + wider(r, l) + line + step) / values;
    }
    t->halos = t->edge - EDGE;
}

/* Where lines begin matters for steps over lines and loops across an array: such kernels are
 * compared if every loop sees all alignments. */
static bool is_long_enough(const struct random_kernel *r, const struct trial *t,
                           const int64_t *edge)
{
    bool places = t->lc.across;
    for (int s = 0; s < t->lc.n_streams; s++)
        places |= t->lc.streams[s].placed;
    for (int l = 0; places && l < r->n_loops; l++) {
        if (r->loops[l].iterations - 2 * edge[l] < LRU_PERIOD)
            return false;
    }
    return true;
}

static enum outcome run(const struct random_kernel *r, struct trial *t)
{
    int64_t edge[KERNEL_MAX_LOOPS] = {0};
    if (!random_kernel_parse(r, &t->arena, &t->kernel, t->sizes, &t->err))
        return BROKEN;
    if (!lc_analyse(&t->kernel, LINE, &t->arena, &t->lc, &t->err))
        return REFUSED;
    struct traffic first;
    if (!predict(t, LRU_LEAST_LINES, &first))
        return REFUSED;
    find_edges(r, t, edge);
    if (!is_long_enough(r, t, edge))
        return SHORT;
    if (!lru_sweep(&t->kernel, t->sizes, LINE, edge, &t->arena, &t->exact, &t->err))
        return BROKEN;
    if (t->exact.inside.iterations == 0)
        return SHORT;
    const double least = 2 * LRU_LEAST_LINES;
    const double most = fmax(3.0 * (double)t->exact.lines, 2 * least);
    for (int c = 0; c < CACHES; c++) {
        const double lines = least * pow(most / least, (double)c / (CACHES - 1));
        const enum outcome outcome = compare(t, (uint64_t)lines);
        if (outcome != MATCH_AGREES)
            return outcome;
    }
    return MATCH_AGREES;
}

static enum outcome run_once(const struct random_kernel *r, bool smooth)
{
    struct trial t = {.smooth = smooth};
    const enum outcome outcome = run(r, &t);
    arena_free(&t.arena);
    return outcome;
}

static bool same_kernel(const struct random_kernel *a, const struct random_kernel *b)
{
    struct arena arena = {0};
    const bool same =
        str_eq(random_kernel_text(a, &arena), random_kernel_text(b, &arena)) &&
        str_eq(random_kernel_sizes_text(a, &arena), random_kernel_sizes_text(b, &arena));
    arena_free(&arena);
    return same;
}

static void make_smaller(struct random_kernel *r, bool smooth)
{
    struct random_kernel smaller;
    for (int step = 0; random_kernel_simplify(r, step, &smaller); step++) {
        if (same_kernel(r, &smaller) || run_once(&smaller, smooth) != DISAGREES)
            continue;
        *r = smaller;
        step = -1;
    }
}

static void print_kernel(const struct random_kernel *r, struct arena *arena)
{
    const struct str text = random_kernel_text(r, arena);
    const struct str sizes = random_kernel_sizes_text(r, arena);
    printf("%.*s%.*s\n", STR_ARG(text), STR_ARG(sizes));
}

static void print_disagreement(uint64_t seed, struct random_kernel *r, bool smooth)
{
    struct trial t = {.smooth = smooth};
    make_smaller(r, smooth);
    run(r, &t);
    printf("--- seed %llu\n", (unsigned long long)seed);
    print_kernel(r, &t.arena);
    printf("cache of %llu lines (`%s`): predicted loads %.4f evicts %.4f, exact %.4f %.4f\n\n",
           (unsigned long long)t.lines, t.condition, t.predicted.misses, t.predicted.evicts,
           t.simulated.misses, t.simulated.evicts);
    fflush(stdout);
    arena_free(&t.arena);
}

static void print_error(const struct random_kernel *r, const struct err *err, struct arena *arena)
{
    struct sb text = {.arena = arena};
    err_format(err, &text);
    print_kernel(r, arena);
    printf("%s\n", sb_cstr(&text));
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        fprintf(stderr, "usage: %s SEED COUNT [LCS] [-v]\n", argv[0]);
        return 2;
    }
    const uint64_t first = strtoull(argv[1], NULL, 10);
    const uint64_t count = strtoull(argv[2], NULL, 10);
    const bool verbose = argc > 3 && strcmp(argv[argc - 1], "-v") == 0;
    const bool smooth = argc > 3 && strcmp(argv[3], "LCS") == 0;
    uint64_t outcomes[BROKEN + 1] = {0};
    uint64_t compared = 0;
    for (uint64_t seed = first; seed < first + count; seed++) {
        uint64_t state = seed;
        struct random_kernel r;
        struct trial t = {.smooth = smooth};
        random_kernel_make(&state, ITERATIONS, &r);
        const enum outcome outcome = run(&r, &t);
        outcomes[outcome]++;
        compared += (uint64_t)t.compared;
        if (outcome == BROKEN || (verbose && outcome == REFUSED))
            print_error(&r, &t.err, &t.arena);
        if (outcome == DISAGREES)
            print_disagreement(seed, &r, smooth);
        arena_free(&t.arena);
    }
    printf(
        "%llu kernels: %llu agree, %llu disagree, %llu refused, %llu too short, %llu broken; %llu "
        "caches\n",
        (unsigned long long)count, (unsigned long long)outcomes[MATCH_AGREES],
        (unsigned long long)outcomes[DISAGREES], (unsigned long long)outcomes[REFUSED],
        (unsigned long long)outcomes[SHORT], (unsigned long long)outcomes[BROKEN],
        (unsigned long long)compared);
    return outcomes[DISAGREES] + outcomes[BROKEN] == 0 ? 0 : 1;
}
