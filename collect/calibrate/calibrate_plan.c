#include "collect/calibrate/calibration.h"

#include <math.h>
#include <stdlib.h>

/* Expected bytes per cycle and core of L1, L2, L3… and memory; only sets iteration counts. */
static const double guess_bytes_per_cy[] = {48, 24, 14, 10};
static const double guess_memory_bytes_per_cy = 5;

/* A point is settled, i.e. not measured again, once its repeats agree this well. */
static const double settled_share = 0.97;

/* Launching a run, and the first touch, take up to so many times what was measured. */
static const double launch_slack = 1.5;
static const double touch_slack = 1.1;

/* Time to end a run, and the share of the first-touch time that it takes to free its arrays. */
static const double exit_s = 0.01;
static const double free_share = 0.1;

/* All instances of the last cache that the first `cores` of a NUMA domain fill. */
static double last_cache_bytes(const struct machine *m, int cores)
{
    const int last = m->n_caches > 0 ? m->n_caches - 1 : 0;
    return machine_cache_bytes(m, last) * ceil((double)cores / m->caches[last].cores_per_group);
}

/*
 * Working set of one of `cores` cores: clearly inside the level's share, clearly outside the level
 * before; a level that takes victims holds what the one before does not.
 */
double calibration_working_set(const struct machine *m, int level, int cores)
{
    if (level == m->n_caches)
        return fmax(4 * last_cache_bytes(m, cores), 64e6) / cores;
    const int group = m->caches[level].cores_per_group;
    const double share = machine_cache_bytes(m, level) / (cores < group ? cores : group);
    if (level == 0)
        return 0.62 * share;
    const double before = machine_cache_bytes(m, level - 1);
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
    const bool ends = cores == 1 || cores == c->n_cores;
    if (level == c->m->n_caches && ends)
        return c->effort.memory_repeats;
    if (cores > 1)
        return c->effort.other_repeats;
    return calibration_counts_best(c->m, level, cores) ? c->effort.core_repeats
                                                       : c->effort.shared_repeats;
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
                .seconds =
                    level == c->m->n_caches ? c->effort.memory_job_s : c->effort.cache_job_s},
    };
}

/*
 * The work may take longer than intended. Several cores touch parts of memory's arrays at the same
 * time.
 */
struct likwid_bench_pace calibration_pace(const struct calibration *c, int level)
{
    const bool memory = level == c->m->n_caches;
    const double touch_s = memory ? touch_slack * c->touch_s : 0;
    const double job_s = memory ? c->effort.memory_job_s : c->effort.cache_job_s;
    const double min_share =
        calibration_working_set(c->m, level, c->n_cores) / calibration_working_set(c->m, level, 1);
    const struct likwid_bench_phases phases = {
        .launch_cpu_s = launch_slack * c->launch_cpu_s,
        .startup_s = c->startup_s + (memory ? c->touch_s : 0),
        .touch_s = touch_s,
        .spread_s = touch_s * fmax(0, 1 - min_share),
        .work_s = 1.25 * job_s + exit_s + free_share * touch_s,
    };
    return likwid_bench_find_pace(&phases);
}

/* The planned repeats with one number of cores, over all levels and mixes. */
static double row_s(const struct calibration *c, int cores)
{
    double sum = 0;
    for (int level = 0; level <= c->m->n_caches; level++)
        sum += calibration_pace(c, level).period_s * CALIBRATE_MIXES *
               planned_repeats(c, level, cores);
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
    return part == CALIBRATE_IN_MEMORY ? (struct levels){memory, memory}
                                       : (struct levels){0, memory - 1};
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
                for (int mix = 0; mix < CALIBRATE_MIXES && wanted; mix++)
                    points[n++] = make_point(c, level, mix, cores, repeat);
            }
        }
    }
    return n;
}

/* Repeats that belong together. */
struct unsettled {
    int level, cores;
    int first_mix, n_mixes; /* one, or all: a round */
    int repeat;
    double agreement;
};

/* The worst first; of equal ones those nearer the core. */
static int by_agreement(const void *a, const void *b)
{
    const struct unsettled *x = a;
    const struct unsettled *y = b;
    if (x->agreement != y->agreement)
        return x->agreement < y->agreement ? -1 : 1;
    if (x->level != y->level)
        return x->level - y->level;
    return x->cores != y->cores ? x->cores - y->cores : x->first_mix - y->first_mix;
}

/* The mixes that are repeated together, from the first one on. */
static struct unsettled look_at(const struct calibration *c, int level, int cores, int mix)
{
    struct unsettled u = {level, cores, mix, CALIBRATE_MIXES, 0, 1};
    if (calibration_counts_best(c->m, level, cores))
        u.n_mixes = 1;
    for (int i = mix; i < mix + u.n_mixes; i++) {
        const int n = calibration_results_of(c, level, i, cores)->n;
        u.repeat = n > u.repeat ? n : u.repeat;
        u.agreement = fmin(u.agreement, calibration_agreement(c, level, i, cores));
    }
    return u;
}

/* Adds to list[n] and returns its new length. */
static size_t list_unsettled(const struct calibration *c, int level, int cores,
                             struct unsettled *list, size_t n)
{
    for (int mix = 0; mix < CALIBRATE_MIXES;) {
        const struct unsettled u = look_at(c, level, cores, mix);
        if (u.repeat < MAX_REPEATS && u.agreement < settled_share)
            list[n++] = u;
        mix += u.n_mixes;
    }
    return n;
}

size_t calibration_list_unsettled(struct calibration *c, enum calibration_part part,
                                  const bool *chosen, size_t max, struct calibration_point *points)
{
    const struct levels levels = levels_of(c, part);
    const size_t n_all = ((size_t)c->m->n_caches + 1) * (size_t)c->n_cores * CALIBRATE_MIXES;
    struct unsettled *list = arena_alloc(c->arena, n_all, sizeof *list);
    size_t n_list = 0;
    for (int level = levels.first; level <= levels.last; level++) {
        for (int cores = 1; cores <= c->n_cores; cores++) {
            if (chosen[cores - 1])
                n_list = list_unsettled(c, level, cores, list, n_list);
        }
    }
    qsort(list, n_list, sizeof *list, by_agreement);
    size_t n = 0;
    for (size_t i = 0; i < n_list && n + (size_t)list[i].n_mixes <= max; i++) {
        const struct unsettled *u = &list[i];
        for (int mix = u->first_mix; mix < u->first_mix + u->n_mixes; mix++)
            points[n++] = make_point(c, u->level, mix, u->cores, u->repeat);
    }
    return n;
}
