#ifndef COLLECT_MODEL_PHENO_H
#define COLLECT_MODEL_PHENO_H

#include "collect/machine/counter_metric.h"
#include "collect/model/model.h"

/*
 * Phenomenological ECM: the model's inputs come from counted events instead of the predictors.
 * model_evaluate computes the usual sum, now from measured volumes; the measured time is not used.
 * Hammer et al., "Kerncraft: A Tool for Analytic Performance Modeling of Loop Kernels", section 4.
 */
struct pheno {
    struct metric_events events;
    struct metric overlapping; /* T_comp: uops of the busiest overlapping port */
    struct metric loads;       /* load uops arriving at L1 */
    struct metric misses[MACHINE_MAX_LEVELS];
    struct metric evicts[MACHINE_MAX_LEVELS]; /* n_ops 0: the machine has no such metric */
};

/*
 * Parses the machine file's metrics. Fails where the overlapping metric, L1's loads or a level's
 * misses are missing or broken. A level without an evict metric takes the stores metric of the
 * level below, if there is one.
 */
bool pheno_prepare(const struct machine *m, struct arena *arena, struct pheno *out,
                   struct err *err);

/* What was counted, and for how much work. */
struct pheno_counts {
    const double *counts; /* [pheno.events.count], summed over the measured region */
    double lines_of_work; /* cache lines of work in that region */
    int loads_per_cy;     /* load uops that L1 serves in a cycle; T_RegL1 = loads / loads_per_cy */
};

/*
 * In-core time and traffic per cache line of work. `*lower_bound` is set where evicted lines were
 * not counted and are taken as none. Fails where an event that is needed was not counted (NaN).
 */
bool pheno_inputs(const struct pheno *pheno, const struct machine *m,
                  const struct pheno_counts *counts, struct arena *arena, struct core_time *core,
                  struct traffic *traffic, bool *lower_bound, struct err *err);

/* The work that was counted, to judge the counts by. */
struct pheno_work {
    double cy_per_cl; /* time that a line of work took a core; NaN: unknown, nothing is too fast */
    double clock_hz;
    int threads; /* cores at work */
};

/*
 * Refuses impossible inputs, with the reason: no uops or loads at all, or more uops, loads or
 * transfers than the machine's peak allows in the measured time.
 */
bool pheno_plausible(const struct machine *m, const struct core_time *core,
                     const struct traffic *traffic, const struct pheno_work *work, struct err *err);

#endif
