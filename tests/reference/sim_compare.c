/*
 * Compares the simulation predictor with Kerncraft's (kerncraft_sim_intindex.csv: its simulator
 * without the index rounding bug):
 *
 *     sim_compare FOLDER [-v] [MACHINE]
 *
 * A value agrees where it is within 1 % or 0.02 lines per line of work; -v lists the others.
 * `replayed` are the points that have all counters exactly equal when the reference's own protocol
 * is followed: a fixed warm-up from the grid's beginning, then at most 100000 iterations. Where
 * that is no steady state, whole sweeps are counted: `by sweeps` are the points whose values agree
 * either with the reference or with those.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "collect/traffic/sim_walk.h"
#include "tests/reference/reference.h"
#include "tests/traffic/sim_sweep.h"

enum { N_VALUES = 6 };

static const char *const COLUMNS[N_VALUES] = {"L1_misses", "L1_evicts", "L2_misses",
                                              "L2_evicts", "MEM_loads", "MEM_stores"};
static const double RELATIVE = 0.01;
static const double ABSOLUTE = 0.02;

struct tally {
    int points, agree, replayed, by_sweeps;
    int values[N_VALUES];
};

struct context {
    struct csv_table kernels, machines, rows;
    const char *only;
    bool verbose;
    struct tally tallies[16]; /* by row of machines */
};

static bool close_to(double ours, double theirs)
{
    return fabs(ours - theirs) <= fmax(ABSOLUTE, RELATIVE * fabs(theirs));
}

/* One row's kernel, caches and sizes. */
struct point {
    struct kernel kernel;
    struct hierarchy caches;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
};

static double number(const struct context *c, size_t row, const char *column)
{
    return csv_number(&c->rows, row, csv_column(&c->rows, column));
}

static bool read_point(const struct context *c, size_t row, size_t machine, struct arena *arena,
                       struct point *out, struct err *err)
{
    const struct str name = csv_cell(&c->rows, row, csv_column(&c->rows, "kernel"));
    const struct str source =
        reference_source(&c->kernels, reference_row(&c->kernels, name), arena);
    reference_hierarchy(&c->machines, machine, &out->caches);
    if (!kernel_parse(source, str_cstr(arena, name), arena, &out->kernel, err))
        return false;
    return reference_sizes(csv_cell(&c->rows, row, csv_column(&c->rows, "constants")), &out->kernel,
                           out->sizes) ||
           err_set(err, ERR_INPUT, "row %zu: unknown sizes", row);
}

static bool counters_equal(const struct context *c, size_t row, const struct cachesim *sim,
                           int n_levels)
{
    static const char *const names[] = {"LOAD", "HIT", "MISS", "STORE", "EVICT"};
    for (int l = 0; l <= n_levels; l++) {
        const struct cachesim_counts counts = cachesim_counts(sim, l);
        const uint64_t ours[] = {counts.load.count, counts.hit.count, counts.miss.count,
                                 counts.store.count, counts.evict.count};
        for (size_t i = 0; i < 5; i++) {
            char column[32];
            if (l < n_levels)
                (void)snprintf(column, sizeof column, "L%d_%s_count", l + 1, names[i]);
            else
                (void)snprintf(column, sizeof column, "MEM_%s_count", names[i]);
            if ((double)ours[i] != number(c, row, column))
                return false;
        }
    }
    return true;
}

/* Follows the reference's protocol; true if every counter is its own. */
static bool replay(const struct context *c, size_t row, const struct point *p, struct arena *arena,
                   bool *equal, struct err *err)
{
    struct walk w;
    struct cachesim *sim;
    const struct sim_options options = {0};
    if (!walk_make(&p->kernel, p->sizes, p->caches.line_bytes, &options, arena, &w, err) ||
        !cachesim_create(&p->caches, &options.cache, arena, &sim, err))
        return false;
    const int64_t first = (int64_t)number(c, row, "bench_first_iter");
    const int64_t stop = (int64_t)number(c, row, "bench_stop_iter");
    if (number(c, row, "warmup_full_sweep") == 1)
        walk_run(&w, sim, 0, w.iterations);
    walk_run(&w, sim, 0, first);
    cachesim_clear_counts(sim);
    walk_run(&w, sim, first, stop - first);
    *equal = counters_equal(c, row, sim, p->caches.n_levels);
    return true;
}

/* What a level passes downwards over a sweep that leaves it full of lines: see sim.c. */
static double evicts_of(const struct cache_level *level, const struct cachesim_counts *c,
                        bool from_empty)
{
    const bool writes_back_only = level->write_back && level->victims_to < 0;
    return (double)(from_empty && writes_back_only ? c->dirtied : c->evict.count);
}

/* The values of COLUMNS over whole sweeps: two sweeps after another one or, if the grid is much
 * larger than the caches, the first sweep. */
static bool count_sweeps(const struct point *p, struct arena *arena, double *values,
                         struct err *err)
{
    enum { SHORT_SWEEP = 1 << 22, SWEEPS = 2 };
    const int n = p->caches.n_levels;
    struct walk w;
    struct cachesim *sim;
    struct sim_sweep sweep = {0};
    const struct sim_options options = {0};
    if (!walk_make(&p->kernel, p->sizes, p->caches.line_bytes, &options, arena, &w, err))
        return false;
    const bool from_empty = w.iterations > SHORT_SWEEP;
    if (from_empty && !sim_sweep(&p->kernel, p->sizes, &p->caches, &options, arena, &sweep, err))
        return false;
    if (!from_empty) {
        if (!cachesim_create(&p->caches, &options.cache, arena, &sim, err))
            return false;
        walk_run(&w, sim, 0, w.iterations);
        cachesim_clear_counts(sim);
        walk_run(&w, sim, 0, SWEEPS * w.iterations);
        for (int l = 0; l <= n; l++)
            sweep.counts[l] = cachesim_counts(sim, l);
    }
    const double lines = (double)w.iterations * (from_empty ? 1 : SWEEPS) /
                         kernel_lup_per_cl(&p->kernel, p->caches.line_bytes);
    for (int l = 0; l < n; l++) {
        const struct cachesim_counts *below = &sweep.counts[l + 1];
        double *const of_level = values + 2 * (size_t)l;
        of_level[0] = (double)(l + 1 < n ? sweep.counts[l].miss : below->load).count / lines;
        of_level[1] = evicts_of(&p->caches.levels[l], &sweep.counts[l], from_empty) / lines;
    }
    return true;
}

static double value_of(const struct traffic *t, size_t i)
{
    const struct level_traffic *level = &t->levels[i / 2];
    return i % 2 == 0 ? level->misses : level->evicts;
}

/* Counts the point if each value agrees with the reference or with whole sweeps. */
static bool judge_by_sweeps(struct context *c, size_t row, size_t machine, const struct point *p,
                            const struct traffic *t, struct arena *arena, struct err *err)
{
    double sweeps[N_VALUES];
    bool all = true;
    for (size_t i = 0; i < N_VALUES; i++)
        all &= close_to(value_of(t, i), number(c, row, COLUMNS[i]));
    if (!all && !count_sweeps(p, arena, sweeps, err))
        return false;
    bool explained = true;
    for (size_t i = 0; !all && i < N_VALUES; i++) {
        const double ours = value_of(t, i);
        const bool one = close_to(ours, number(c, row, COLUMNS[i])) || close_to(ours, sweeps[i]);
        explained &= one;
        if (!one && c->verbose)
            printf("    by sweeps %s: %.4f\n", COLUMNS[i], sweeps[i]);
    }
    c->tallies[machine].by_sweeps += explained;
    return true;
}

static void compare_row(struct context *c, size_t row, size_t machine, const struct traffic *t)
{
    struct tally *tally = &c->tallies[machine];
    bool all = true;
    for (size_t i = 0; i < N_VALUES; i++) {
        const double ours = value_of(t, i);
        const double theirs = csv_number(&c->rows, row, csv_column(&c->rows, COLUMNS[i]));
        const bool agree = close_to(ours, theirs);
        tally->values[i] += agree;
        all &= agree;
        if (!agree && c->verbose)
            printf("  %.*s %.*s N=%.*s %s: %.4f, reference %.4f (spread %.4f)\n",
                   STR_ARG(csv_cell(&c->machines, machine, 0)), STR_ARG(csv_cell(&c->rows, row, 0)),
                   STR_ARG(csv_cell(&c->rows, row, csv_column(&c->rows, "N"))), COLUMNS[i], ours,
                   theirs, t->spread[i / 2]);
    }
    tally->points++;
    tally->agree += all;
}

static bool compare_all(struct context *c, struct err *err)
{
    const size_t machine_column = csv_column(&c->rows, "machine");
    for (size_t row = 0; row < c->rows.rows; row++) {
        const struct str name = csv_cell(&c->rows, row, machine_column);
        const size_t machine = reference_row(&c->machines, name);
        if (c->only != NULL && !str_eq(name, str_of(c->only)))
            continue;
        struct arena scratch = {0};
        struct traffic t;
        struct point p;
        bool equal = false;
        const bool ok = read_point(c, row, machine, &scratch, &p, err) &&
                        sim_predict_with(&p.kernel, p.sizes, &p.caches, &(struct sim_options){0},
                                         &scratch, &t, err) &&
                        replay(c, row, &p, &scratch, &equal, err);
        if (ok) {
            compare_row(c, row, machine, &t);
            c->tallies[machine].replayed += equal;
        }
        const bool judged = ok && judge_by_sweeps(c, row, machine, &p, &t, &scratch, err);
        arena_free(&scratch);
        if (!judged)
            return false;
    }
    return true;
}

static void print_table(const struct context *c)
{
    printf("%-28s %7s %7s %9s %9s", "machine", "points", "agree", "by sweeps", "replayed");
    for (size_t i = 0; i < N_VALUES; i++)
        printf(" %10s", COLUMNS[i]);
    printf("\n");
    for (size_t m = 0; m < c->machines.rows; m++) {
        const struct tally *t = &c->tallies[m];
        if (t->points == 0)
            continue;
        printf("%-28.*s %7d %7d %9d %9d", STR_ARG(csv_cell(&c->machines, m, 0)), t->points,
               t->agree, t->by_sweeps, t->replayed);
        for (size_t i = 0; i < N_VALUES; i++)
            printf(" %10d", t->values[i]);
        printf("\n");
    }
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        fprintf(stderr, "usage: sim_compare FOLDER [-v] [MACHINE]\n");
        return 2;
    }
    struct arena arena = {0};
    struct err err = {0};
    struct context c = {0};
    for (int i = 2; i < argc; i++) {
        if (strcmp(argv[i], "-v") == 0)
            c.verbose = true;
        else
            c.only = argv[i];
    }
    const bool ok = reference_table(argv[1], "kernels.csv", &arena, &c.kernels, &err) &&
                    reference_table(argv[1], "machines.csv", &arena, &c.machines, &err) &&
                    reference_table(argv[1], "kerncraft_sim_intindex.csv", &arena, &c.rows, &err) &&
                    compare_all(&c, &err);
    if (ok) {
        print_table(&c);
    } else {
        struct sb message = {.arena = &arena};
        err_format(&err, &message);
        fputs(sb_cstr(&message), stderr);
    }
    arena_free(&arena);
    return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
