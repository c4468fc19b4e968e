#ifndef COLLECT_MODEL_PREDICT_H
#define COLLECT_MODEL_PREDICT_H

#include "collect/incore/core_time.h"
#include "collect/model/model.h"
#include "collect/traffic/lc.h"

/*
 * The one evaluator: made from a kernel, a machine, the analysis of its loop and options; evaluated
 * at sizes and cores. `inspect model`, the collection and comparisons all predict through it. Pure.
 */
struct predict_options {
    enum predictor predictor;
    bool falls_back; /* simulates where layer conditions do not apply, or lines compete for sets */
    double safety;   /* the caches' sizes are divided by it in layer conditions; 0: 1 */
    bool by_element; /* SIM: touches lines for each element, not once (struct sim_options) */
    bool rows;       /* the core's time is that of rows of their actual length; predict_make sets it
                        where the ECM is a fitted one, which is one of whole loops */
    bool utilisation_penalty; /* of the scaling: Hofmann et al. */
    bool literature;          /* the literature's ECM even where the machine has a fitted one */
};

/* What does not depend on sizes and cores. Borrows all that it points to. */
struct predict {
    const struct kernel *kernel;
    const struct kernel *data; /* whose traffic is predicted: the same kernel unless it is split */
    const struct machine *machine;
    const struct incore *incore;    /* null: the core is not known, its time counts as 0 */
    struct core_time core;          /* of an endless inner loop; whoever takes a fault away */
    struct predict_options options; /* from the core may change it after predict_make */
    int64_t n_shares;               /* elements of a cache line … */
    double *split_shares; /* [n_shares] … and for sizes that are all the same, by what they leave
                             when divided by it, incore_split_share; NaN: not computed yet */
    bool has_lc;
    struct lc_analysis lc; /* where has_lc */
    struct err no_lc;      /* else why not */
};

/* One point. */
struct predicted_point {
    enum predictor predictor; /* that was used */
    struct hierarchy hierarchy;
    struct traffic traffic;
    struct core_time core;
    struct row_time row; /* where iterations > 0: what `core` is made of */
    struct model_point point;
};

/*
 * Analyses the layer conditions. A kernel that they do not describe is not an error: has_lc says
 * so. `data` is null for `kernel`, or the kernel of a split (stempel/kernel/split.h), whose first
 * symbols are those of `kernel`. The analysis is owned by the arena.
 */
void predict_make(const struct kernel *kernel, const struct kernel *data, const struct machine *m,
                  const struct incore *incore, const struct predict_options *options,
                  struct arena *arena, struct predict *out);

/* What layer conditions divide the caches' sizes by. */
double predict_safety(const struct predict *p);

/* The core's time at sizes[kernel->n_symbols]; `row` (may be null) is set to the parts of a row's
 * time. */
struct core_time predict_core(const struct predict *p, const int64_t *sizes, struct row_time *row);

/* The predictor for these sizes: the one of the options unless falls_back says otherwise. */
enum predictor predict_choose(const struct predict *p, const int64_t *sizes);

/*
 * Traffic at sizes[data->n_symbols] in the caches that each of `cores` cores sees
 * (machine_hierarchy). Scratch memory comes from the arena.
 */
bool predict_traffic(const struct predict *p, const int64_t *sizes, int cores, struct arena *arena,
                     struct traffic *out, struct err *err);

/* ECM and Roofline (model.h) of this core's time and traffic. */
bool predict_point(const struct predict *p, const struct core_time *core,
                   const struct traffic *traffic, int cores, struct model_point *out,
                   struct err *err);

/* The same with the FLOPs at their peak rate instead of the core's time: RooflineFLOP. */
bool predict_flop_peak(const struct predict *p, const struct core_time *core,
                       const struct traffic *traffic, int cores, struct model_point *out,
                       struct err *err);

/* All of a point whose traffic is known: core, traffic, models. */
bool predict_with(const struct predict *p, const int64_t *sizes, int cores,
                  const struct traffic *traffic, struct predicted_point *out, struct err *err);

#endif
