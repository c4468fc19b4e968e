#include <math.h>
#include <string.h>

#include "base/panic.h"
#include "base/quantile.h"
#include "base/sort.h"
#include "collect/calibrate/calibration.h"

enum { POLISH_PASSES = 10 };

double calibration_quantile(const double *values, int n, double share)
{
    double sorted[CALIBRATE_MAX_CLOCKS];
    panic_unless(n > 0 && n <= CALIBRATE_MAX_CLOCKS, "quantile of no values, or of too many");
    memcpy(sorted, values, (size_t)n * sizeof *values);
    sort_doubles(sorted, (size_t)n);
    return quantile_sorted(sorted, (size_t)n, share);
}

bool calibration_counts_best(const struct machine *m, int level, int cores)
{
    const bool own = level + 1 < m->n_caches && m->caches[level].cores_per_group == 1;
    return level < m->n_caches && (own || cores > 1);
}

/* The repeats that gave a figure; returns how many. */
static int known_values(const struct calibration_results *r, double *values)
{
    int n = 0;
    for (int i = 0; i < r->n; i++) {
        if (r->bytes_per_s[i] > 0)
            values[n++] = r->bytes_per_s[i];
    }
    return n;
}

/* The mixes of a level and number of cores over the rounds, in logarithms: states are factors. */
struct rounds {
    double ln[CALIBRATE_MIXES][MAX_REPEATS];
    bool known[CALIBRATE_MIXES][MAX_REPEATS];
    double of_mix[CALIBRATE_MIXES];
    double of_round[MAX_REPEATS];
};

/* The median of what is left of a mix without the rounds' states, or of a round without the mixes'
 * figures; 0 where nothing is known. */
static double polish_mix(const struct rounds *t, int mix)
{
    double rest[MAX_REPEATS];
    int n = 0;
    for (int i = 0; i < MAX_REPEATS; i++) {
        if (t->known[mix][i])
            rest[n++] = t->ln[mix][i] - t->of_round[i];
    }
    return n > 0 ? calibration_quantile(rest, n, 0.5) : 0;
}

static bool polish_round(const struct rounds *t, int round, double *state)
{
    double rest[CALIBRATE_MIXES];
    int n = 0;
    for (int mix = 0; mix < CALIBRATE_MIXES; mix++) {
        if (t->known[mix][round])
            rest[n++] = t->ln[mix][round] - t->of_mix[mix];
    }
    *state = n > 0 ? calibration_quantile(rest, n, 0.5) : 0;
    return n > 0;
}

static void polish(struct rounds *t)
{
    for (int pass = 0; pass < POLISH_PASSES; pass++) {
        for (int mix = 0; mix < CALIBRATE_MIXES; mix++)
            t->of_mix[mix] = polish_mix(t, mix);
        for (int i = 0; i < MAX_REPEATS; i++)
            polish_round(t, i, &t->of_round[i]);
    }
}

static void find_rounds(const struct calibration *c, int level, int cores, struct rounds *out)
{
    *out = (struct rounds){0};
    for (int mix = 0; mix < CALIBRATE_MIXES; mix++) {
        const struct calibration_results *r = calibration_results_of(c, level, mix, cores);
        for (int i = 0; i < r->n; i++) {
            out->known[mix][i] = r->bytes_per_s[i] > 0;
            out->ln[mix][i] = out->known[mix][i] ? log(r->bytes_per_s[i]) : 0;
        }
    }
    polish(out);
}

static double median_state(const struct rounds *t)
{
    double states[MAX_REPEATS];
    int n = 0;
    for (int i = 0; i < MAX_REPEATS; i++)
        n += polish_round(t, i, &states[n]);
    return n > 0 ? calibration_quantile(states, n, 0.5) : 0;
}

double calibration_figure(const struct calibration *c, int level, int mix, int cores)
{
    double values[MAX_REPEATS];
    const int n = known_values(calibration_results_of(c, level, mix, cores), values);
    if (n == 0)
        return 0;
    if (calibration_counts_best(c->m, level, cores))
        return calibration_quantile(values, n, 1);
    struct rounds t;
    find_rounds(c, level, cores, &t);
    return exp(t.of_mix[mix] + median_state(&t));
}

double calibration_agreement(const struct calibration *c, int level, int mix, int cores)
{
    double values[MAX_REPEATS];
    int n = known_values(calibration_results_of(c, level, mix, cores), values);
    if (n < 2)
        return 0;
    if (calibration_counts_best(c->m, level, cores))
        return calibration_quantile(values, n, 1 - 1.0 / (n - 1)) /
               calibration_quantile(values, n, 1);
    struct rounds t;
    find_rounds(c, level, cores, &t);
    n = 0;
    for (int i = 0; i < MAX_REPEATS; i++) {
        if (t.known[mix][i])
            values[n++] = t.ln[mix][i] - t.of_round[i];
    }
    return exp(calibration_quantile(values, n, 0.25) - calibration_quantile(values, n, 0.75));
}
