#ifndef COLLECT_MODEL_SCALING_H
#define COLLECT_MODEL_SCALING_H

#include <stdbool.h>
#include <stddef.h>

/* Scaling over cores, from the single-core ECM time and the memory time of a NUMA domain. */
struct scaling {
    double T_ECM_cy_per_cl; /* one core alone */
    double T_mem_cy_per_cl; /* at the domain's saturated bandwidth; 0: no memory traffic */
    int cores_per_domain;
    bool utilisation_penalty;
};

/*
 * The fewest cores that saturate the memory of a domain, n >= T(n) / T_mem with the T(n) below; 0
 * where there is no memory traffic. It may be more than the domain has. Without the penalty that is
 * ceil(T_ECM / T_mem): Stengel et al., ICS 2015, eq. 2.
 */
int scaling_saturation(const struct scaling *s);

/*
 * Inverse throughput of the whole in cy/CL with `cores` at work, filled domain by domain. In a
 * domain of n cores 1/T = min(n / T(n), 1 / T_mem), with T(n) = T_ECM, or, with the penalty,
 *     T(n) = T_ECM + (n - 1) u(n - 1) T_mem / 2,  u(n) = min(1, n T_mem / T(n)),  u(0) = 0
 * where u is the memory interface's utilisation: Hofmann, Hager, Fey, "On the accuracy and
 * usefulness of analytic energy models for contemporary multicore processors", ISC 2018.
 */
double scaling_time(const struct scaling *s, int cores);

/*
 * What a domain's rates and saturation points over rising numbers of cores say, each for the caches
 * that so many cores leave to each other. Values that are not known are NaN; `rates` and
 * `saturation` may be null.
 */
struct scaling_curve {
    const double *cores, *rates, *saturation;
    size_t n;
};
struct scaling_best {
    size_t at;         /* the first rate within 1 % of the largest; n: none is known */
    bool falls;        /* the last is more than 2 % below the largest: reuse was lost */
    double share;      /* the last relative to the largest */
    double saturation; /* where the number of cores reaches it first; else the last */
};
struct scaling_best scaling_best(const struct scaling_curve *c);

#endif
