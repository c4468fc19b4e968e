#ifndef COLLECT_COMPARE_FORECAST_H
#define COLLECT_COMPARE_FORECAST_H

#include "collect/incore/incore.h"
#include "collect/machine/machine.h"
#include "collect/model/predict.h"
#include "stempel/kernel/kernel.h"
#include "stempel/program/function.h"

/*
 * The models' forecast for one version of a kernel: the user's code as written, the baseline, or
 * the user's code without one of its faults.
 */
struct version {
    const struct kernel *kernel;
    const struct program_as_written *written; /* null: written like kernels of the collection */
    const char *flags; /* in addition to those in the machine file; null: none */
    bool serial;       /* one thread does all the work */
    bool serial_touch; /* all pages lie in one NUMA domain */
    bool aligned;      /* its arrays begin at cache lines; no model knows the difference */
    bool no_spills;    /* ignore accesses to the stack */
};

/*
 * What the machine may as well be. Of one that is not fitted: one whose transfers do not overlap.
 * Of a fitted one: the core, or all levels, at both ends of their 80 % intervals.
 */
enum forecast_other {
    FORECAST_NO_OVERLAP = 0,
    FORECAST_CORE_FAST = 0,
    FORECAST_CORE_SLOW,
    FORECAST_DATA_FAST,
    FORECAST_DATA_SLOW,
    FORECAST_MAX_OTHERS
};

/* The part that does not depend on sizes and cores. Owned by the arena passed to forecast_make. */
struct forecast {
    struct version version;
    const struct machine *machine;
    const struct incore *incore; /* never null; empty unless has_incore */
    bool has_incore;
    const char *incore_failure;   /* why not */
    struct predict predict;       /* with layer conditions, or simulation if they do not apply */
    const struct machine *others; /* [n_others] by forecast_other */
    int n_others;                 /* FORECAST_MAX_OTHERS of a fitted machine, else 1 or 0 */
    double lup_per_cl;
};

/* At one size and number of cores. */
struct forecast_point {
    struct predicted_point at;
    double T_cy_per_cl; /* all cores in use, after the version's changes */
    double mlup_per_s;
    double other_mlup_per_s[FORECAST_MAX_OTHERS]; /* [n_others] on the forecast's other machines */
    double light_mlup_per_s; /* Roofline with peak FLOP/s and the same traffic, but at least
                                mlup_per_s, whose bandwidth may be that of other core counts */
    bool light_is_peak;      /* FLOP/s limit it, not data */
};

/* How to analyse in-core. */
struct forecast_tools {
    const struct machine *machine;
    const char *compiler;  /* NULL: the first in the machine file that is installed */
    const char *cache_dir; /* of in-core results, or NULL */
};

/*
 * Compiles and analyses. A failed in-core analysis (no compiler, no analyser) is not an error: the
 * data part works without it, and incore_failure says why. Fails if the version's flags are not
 * valid.
 */
bool forecast_make(const struct version *version, const struct forecast_tools *tools,
                   struct arena *arena, struct forecast *out, struct err *err);

/*
 * Evaluates at sizes[kernel->n_symbols]. The traffic comes from layer conditions, or from
 * simulation if these do not apply or if strides make lines compete for few sets (conflict.h).
 *
 * With predict.options.rows, the start-up of a short inner loop and its remainder iterations count
 * (incore_row_time).
 *
 * Code whose pages are all in one NUMA domain has that domain's bandwidth with any number of cores:
 * T = max(T, memory volume / bandwidth of a domain).
 *
 * Which transfers overlap is a hypothesis of the machine file unless a fit says so: between all
 * that it names and none lie the two kinds of processors that the literature knows (Stengel et al.,
 * ICS 2015: none; Hofmann et al., ISC High Performance 2020: all). A fit leaves errors of the
 * core's time and of each level's: interval.h.
 */
bool forecast_at(const struct forecast *f, const int64_t *sizes, int cores, struct arena *arena,
                 struct forecast_point *out, struct err *err);

/* Integer divisions and gathers of the hot loop per LUP. */
double forecast_unknown_per_lup(const struct incore *in);

/* Its core time if integer divisions and gathers, whose time depends on data and processor, took
 * the least that they can. */
struct core_time forecast_min_core(const struct forecast *f);

/* The same with traffic other than the version's own. */
bool forecast_with(const struct forecast *f, const int64_t *sizes, int cores,
                   const struct traffic *traffic, struct forecast_point *out, struct err *err);

/*
 * True if the inner loop is so short at sizes[kernel->n_symbols] that start-up and remainder
 * matter.
 */
bool forecast_is_short(const struct forecast *f, const int64_t *sizes);

/* The machine with `flags` appended to those of every compiler; borrows the rest from `m`. */
struct machine forecast_machine(const struct machine *m, const char *flags, struct arena *arena);

#endif
