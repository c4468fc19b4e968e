#include "collect/machine/calibration.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/panic.h"

/* Expected bytes per cycle and core of L1, L2, L3… and memory; only sets iteration counts. */
static const double guess_bytes_per_cy[] = {48, 24, 14, 10};
static const double guess_memory_bytes_per_cy = 5;

/* A point is settled, i.e. not measured again, once its repeats agree this well. */
static const double settled_share = 0.97;

/* Launching a run costs this much at most, before or between the work of others. */
static const double launch_s = 0.05;

static double cache_bytes_of(const struct machine *m, int i)
{
    return (double)m->caches[i].cache.sets * m->caches[i].cache.ways * (double)m->line_bytes;
}

/* All instances of the last cache that a NUMA domain has. */
static double domain_cache_bytes(const struct machine *m)
{
    const int last = m->n_caches > 0 ? m->n_caches - 1 : 0;
    return cache_bytes_of(m, last) *
           ceil((double)m->cores_per_numa_domain / m->caches[last].cores_per_group);
}

/*
 * Working set of one of `cores` cores: clearly inside the level's share, clearly outside the level
 * before; a level that takes victims holds what the one before does not.
 */
double calibration_working_set(const struct machine *m, int level, int cores)
{
    if (level == m->n_caches)
        return fmax(4 * domain_cache_bytes(m), 64e6) / cores;
    const int group = m->caches[level].cores_per_group;
    const double share = cache_bytes_of(m, level) / (cores < group ? cores : group);
    if (level == 0)
        return 0.62 * share;
    const double before = cache_bytes_of(m, level - 1);
    const bool victim = m->caches[level - 1].cache.victims_to == level;
    const double most = 0.6 * share + (victim ? before : 0);
    const double wanted = fmin(0.5 * share, 8 * before);
    return fmin(most, fmax(wanted, 2 * before));
}

double calibration_guess_per_s(const struct calibration *c, int level, int cores)
{
    if (level == c->m->n_caches)
        return guess_memory_bytes_per_cy * c->clocks[0] * fmin(cores, 4);
    const int n = sizeof guess_bytes_per_cy / sizeof guess_bytes_per_cy[0];
    return guess_bytes_per_cy[level < n ? level : n - 1] * c->clocks[0] * cores;
}

static int planned_repeats(const struct calibration *c, int level, int cores)
{
    int repeats = cores == 1 ? c->effort.core_repeats : c->effort.other_repeats;
    if (level == c->m->n_caches && cores == c->n_cores && repeats < c->effort.memory_repeats)
        repeats = c->effort.memory_repeats;
    return repeats;
}

static struct calibration_point make_point(const struct calibration *c, int level, int mix,
                                           int cores, int repeat)
{
    const double known = calibration_figure(c, level, mix, cores);
    return (struct calibration_point){
        .mix = mix,
        .level = level,
        .cores = cores,
        .repeat = repeat,
        .job = {.kernel = c->mixes[mix].bench,
                .bytes = calibration_working_set(c->m, level, cores) * cores,
                .cores = cores,
                .guess_per_s = known > 0 ? known : calibration_guess_per_s(c, level, cores),
                .seconds = c->effort.job_s},
    };
}

double calibration_startup_s(const struct calibration *c, int level)
{
    return c->startup_s + (level == c->m->n_caches ? c->touch_s : 0);
}

/* The work may take longer than is aimed at. */
double calibration_period_s(const struct calibration *c, int level)
{
    const double base_s = launch_s + 1.25 * c->effort.job_s + 0.01;
    return base_s + (level == c->m->n_caches ? 1.1 * c->touch_s : 0);
}

/* The planned repeats with one number of cores, over all levels and mixes. */
static double row_s(const struct calibration *c, int cores)
{
    double sum = 0;
    for (int level = 0; level <= c->m->n_caches; level++)
        sum += calibration_period_s(c, level) * N_MIXES * planned_repeats(c, level, cores);
    return sum;
}

/*
 * One core and all; between them all core counts where the budget allows, else 1, 2, …, spread ever
 * wider.
 */
void calibration_choose_cores(const struct calibration *c, bool *chosen)
{
    const double left_s = c->effort.budget_s - row_s(c, 1) - row_s(c, c->n_cores);
    const int room = 2 + (c->n_cores > 2 && left_s > 0 ? (int)(left_s / row_s(c, 2)) : 0);
    for (int cores = 1; cores <= c->n_cores; cores++)
        chosen[cores - 1] = room >= c->n_cores;
    for (int i = 0; i < room && room < c->n_cores; i++)
        chosen[lround(pow(c->n_cores, (double)i / (room - 1))) - 1] = true;
}

double calibration_planned_s(const struct calibration *c, const bool *chosen)
{
    double sum = 0;
    for (int cores = 1; cores <= c->n_cores; cores++)
        sum += chosen[cores - 1] ? row_s(c, cores) : 0;
    return sum;
}

/* The levels of a part. */
struct levels {
    int first, last;
};

static struct levels levels_of(const struct calibration *c, enum calibration_part part)
{
    const int memory = c->m->n_caches;
    return part == IN_MEMORY ? (struct levels){memory, memory} : (struct levels){0, memory - 1};
}

size_t calibration_list_planned(struct calibration *c, enum calibration_part part,
                                const bool *chosen, int from, int to,
                                struct calibration_point *points)
{
    const struct levels levels = levels_of(c, part);
    size_t n = 0;
    for (int repeat = from; repeat < to; repeat++) {
        for (int level = levels.first; level <= levels.last; level++) {
            for (int cores = 1; cores <= c->n_cores; cores++) {
                const bool wanted = chosen[cores - 1] && repeat < planned_repeats(c, level, cores);
                for (int mix = 0; mix < N_MIXES && wanted; mix++)
                    points[n++] = make_point(c, level, mix, cores, repeat);
            }
        }
    }
    return n;
}

static int compare_doubles(const void *a, const void *b)
{
    const double x = *(const double *)a;
    const double y = *(const double *)b;
    return (x > y) - (x < y);
}

double calibration_quantile(const double *values, int n, double share)
{
    double sorted[MAX_CLOCKS];
    ensure(n > 0 && n <= MAX_CLOCKS, "quantile of no values, or of too many");
    memcpy(sorted, values, (size_t)n * sizeof *values);
    qsort(sorted, (size_t)n, sizeof sorted[0], compare_doubles);
    const double at = share * (n - 1);
    const int below = (int)at;
    const int above = below + 1 < n ? below + 1 : below;
    return sorted[below] + (sorted[above] - sorted[below]) * (at - below);
}

/*
 * Nobody else changes the state of a core's own caches: one repeat is slower than another only
 * where something took time from it.
 */
static bool counts_by_best(const struct calibration *c, int level, int cores)
{
    const bool own = level + 1 < c->m->n_caches && c->m->caches[level].cores_per_group == 1;
    return level < c->m->n_caches && (own || cores > 1);
}

double calibration_figure(const struct calibration *c, int level, int mix, int cores)
{
    const struct calibration_results *r = calibration_results_of(c, level, mix, cores);
    if (r->n == 0)
        return 0;
    return calibration_quantile(r->bytes_per_s, r->n, counts_by_best(c, level, cores) ? 1 : 0.5);
}

/* How well the middle half of the repeats agrees, or the two best: 1 is perfect, 0 unknown. */
static double agreement(const struct calibration *c, const struct calibration_point *p)
{
    const struct calibration_results *r = calibration_results_of(c, p->level, p->mix, p->cores);
    if (r->n < 2)
        return 0;
    const bool best = counts_by_best(c, p->level, p->cores);
    return calibration_quantile(r->bytes_per_s, r->n, best ? 1 - 1.0 / (r->n - 1) : 0.25) /
           calibration_quantile(r->bytes_per_s, r->n, best ? 1 : 0.75);
}

/* Moves the points that agree least to the front, as many as are wanted. */
static void worst_first(const struct calibration *c, struct calibration_point *points, size_t n,
                        size_t wanted)
{
    for (size_t i = 0; i < wanted && i < n; i++) {
        size_t worst = i;
        for (size_t k = i + 1; k < n; k++) {
            if (agreement(c, &points[k]) < agreement(c, &points[worst]))
                worst = k;
        }
        const struct calibration_point point = points[i];
        points[i] = points[worst];
        points[worst] = point;
    }
}

size_t calibration_list_unsettled(struct calibration *c, enum calibration_part part,
                                  const bool *chosen, size_t most, struct calibration_point *points)
{
    const struct levels levels = levels_of(c, part);
    size_t n = 0;
    for (int level = levels.first; level <= levels.last; level++) {
        for (int cores = 1; cores <= c->n_cores; cores++) {
            for (int mix = 0; mix < N_MIXES && chosen[cores - 1]; mix++) {
                const int repeats = calibration_results_of(c, level, mix, cores)->n;
                points[n] = make_point(c, level, mix, cores, repeats);
                n += repeats < MAX_REPEATS && agreement(c, &points[n]) < settled_share;
            }
        }
    }
    if (n <= most)
        return n;
    worst_first(c, points, n, most);
    return most;
}
