#include "collect/model/scaling.h"

#include <math.h>

int scaling_saturation(const struct scaling *s)
{
    if (s->T_mem_cy_per_cl <= 0)
        return 0;
    /* The quotient of two rounded sums may lie a hair above a whole number. */
    const double cores = ceil(s->T_ECM_cy_per_cl / s->T_mem_cy_per_cl - 1e-9);
    return cores < 1 ? 1 : cores > 1e6 ? 1000000 : (int)cores;
}

/* CL per cycle of a domain with n cores at work. */
static double domain_rate(const struct scaling *s, int n)
{
    double time = s->T_ECM_cy_per_cl;
    double utilisation = 0;
    for (int c = 1; s->utilisation_penalty && c <= n; c++) {
        time = s->T_ECM_cy_per_cl + (c - 1) * utilisation * s->T_mem_cy_per_cl / 2;
        utilisation = time > 0 ? fmin(1, c * s->T_mem_cy_per_cl / time) : 0;
    }
    const double rate = time > 0 ? n / time : INFINITY;
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
