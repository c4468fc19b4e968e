#include "collect/model/scaling.h"

#include <math.h>

/* More cores than any machine has: the search for saturation ends here. */
enum { MAX_CORES = 1000000 };

/* The quotient of two rounded sums may be slightly above a whole number. */
static const double HAIR = 1e-9;

/* A domain while it is filled core by core: the time per line of work on each core, and the
 * utilisation of the memory interface that follows. */
struct filling {
    int cores;
    double time;
    double utilisation;
};

static void add_core(const struct scaling *s, struct filling *f)
{
    f->time = s->T_ECM_cy_per_cl;
    if (s->utilisation_penalty)
        f->time += f->cores * f->utilisation * s->T_mem_cy_per_cl / 2;
    f->cores++;
    f->utilisation = f->time > 0 ? fmin(1, f->cores * s->T_mem_cy_per_cl / f->time) : 0;
}

int scaling_saturation(const struct scaling *s)
{
    struct filling f = {0};
    if (s->T_mem_cy_per_cl <= 0)
        return 0;
    if (!s->utilisation_penalty) {
        const double cores = ceil(s->T_ECM_cy_per_cl / s->T_mem_cy_per_cl - HAIR);
        return cores < 1 ? 1 : cores > MAX_CORES ? MAX_CORES : (int)cores;
    }
    do
        add_core(s, &f);
    while (f.cores < MAX_CORES && f.cores + HAIR < f.time / s->T_mem_cy_per_cl);
    return f.cores;
}

/* Lines of work per cycle of a domain with n busy cores. */
static double domain_rate(const struct scaling *s, int n)
{
    struct filling f = {.time = s->T_ECM_cy_per_cl};
    while (s->utilisation_penalty && f.cores < n)
        add_core(s, &f);
    const double rate = f.time > 0 ? n / f.time : INFINITY;
    return s->T_mem_cy_per_cl > 0 ? fmin(rate, 1 / s->T_mem_cy_per_cl) : rate;
}

double scaling_time(const struct scaling *s, int cores)
{
    const int full = cores / s->cores_per_domain;
    const int rest = cores % s->cores_per_domain;
    double rate = full > 0 ? full * domain_rate(s, s->cores_per_domain) : 0;
    if (rest > 0)
        rate += domain_rate(s, rest);
    return 1 / rate;
}

static double known(const double *values, size_t i)
{
    return values == NULL ? NAN : values[i];
}

struct scaling_best scaling_best(const struct scaling_curve *c)
{
    double most = NAN;
    double last = NAN;
    struct scaling_best best = {.at = 0, .saturation = NAN};
    for (size_t i = 0; i < c->n; i++) {
        const bool reached = best.saturation >= 1 && best.saturation <= c->cores[i - 1];
        if (!reached && !isnan(known(c->saturation, i)))
            best.saturation = c->saturation[i];
        most = fmax(most, known(c->rates, i));
        last = isnan(known(c->rates, i)) ? last : c->rates[i];
    }
    while (best.at < c->n && !(known(c->rates, best.at) >= 0.99 * most))
        best.at++;
    best.share = last / most;
    best.falls = best.share < 0.98;
    return best;
}
