#include "collect/machine/calibration.h"

#include <math.h>

/* Expected bytes per cycle and core of L1, L2, L3… and memory; only sets iteration counts. */
static const double guess_bytes_per_cy[] = {48, 24, 14, 10};
static const double guess_memory_bytes_per_cy = 5;

/* A point is settled, i.e. not measured again, once its two best agree this well. */
static const double settled_share = 0.97;

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

static struct calibration_point make_point(struct calibration *c, int level, int mix, int cores,
                                           int repeat)
{
    const double known = *calibration_best(c, level, mix, cores);
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

/* Memory is first touched by the program itself, at roughly this rate. */
double calibration_period_s(const struct calibration *c, int level)
{
    const double base_s = 0.08 + 1.5 * c->effort.job_s;
    if (level < c->m->n_caches)
        return base_s + 0.02;
    return base_s + calibration_working_set(c->m, level, 1) / 0.8e9;
}

/* All core counts where the budget allows, else 1, 2, …, spread ever wider, and the whole domain.
 */
void calibration_choose_cores(const struct calibration *c, bool *chosen)
{
    double row_s = 0; /* one core count of all levels, mixes and repeats */
    for (int level = 0; level <= c->m->n_caches; level++)
        row_s += calibration_period_s(c, level) * N_MIXES * 2;
    int room = (int)(c->effort.budget_s / row_s);
    room = room < 2 ? 2 : room;
    for (int cores = 1; cores <= c->n_cores; cores++)
        chosen[cores - 1] = room >= c->n_cores;
    if (room >= c->n_cores)
        return;
    for (int i = 0; i < room; i++) {
        const double share = (double)i / (room - 1);
        const int cores = (int)lround(pow(c->n_cores, share));
        chosen[cores - 1] = true;
    }
}

double calibration_planned_s(const struct calibration *c, const bool *chosen)
{
    double sum = 0;
    for (int cores = 1; cores <= c->n_cores; cores++) {
        for (int level = 0; level <= c->m->n_caches && chosen[cores - 1]; level++)
            sum += calibration_period_s(c, level) * N_MIXES * 2;
    }
    return sum;
}

static bool is_settled(const struct calibration *c, int level, int mix, int cores)
{
    const int place = calibration_place(c, level, mix, cores);
    return c->second[place] > settled_share * c->best[place];
}

/* Points of levels from..to that the round is to measure. */
size_t calibration_list_points(struct calibration *c, const bool *chosen, int from, int to,
                               int round, struct calibration_point *points)
{
    size_t n = 0;
    for (int level = from; level <= to; level++) {
        for (int cores = 1; cores <= c->n_cores; cores++) {
            for (int mix = 0; mix < N_MIXES && chosen[cores - 1]; mix++) {
                if (!is_settled(c, level, mix, cores))
                    points[n++] = make_point(c, level, mix, cores, round);
            }
        }
    }
    return n;
}
