#ifndef COLLECT_COMPARE_COMPARISON_H
#define COLLECT_COMPARE_COMPARISON_H

#include "base/progress.h"
#include "collect/compare/cause.h"
#include "collect/compare/classify.h"
#include "collect/compare/collected_baseline.h"
#include "collect/compare/own_measurements.h"
#include "collect/measure/measure.h"

/* Comparison of the user's code with a baseline: the request and the complete result. */

/* The baseline: a class of the collection, or any kernel. */
struct baseline {
    const char *path;     /* 3D/r1/…, named/…, or a file */
    struct kernel kernel; /* parsed */
    bool is_class;
};

enum { COMPARISON_MAX_POINTS = 64 };

struct comparison_request {
    const struct own_code *code;
    const struct classification *classification; /* null: not known */
    const struct baseline *baseline;
    const struct forecast_tools *tools;
    const char *own_flags; /* additional compiler flags for the user's code, or null */
    const char *root;      /* the collection */
    size_t n_sizes;        /* sizes[n_sizes][n_symbols of the own kernel], smallest first */
    const int64_t *sizes;
    int threads;                       /* also at these numbers of cores; 1: a single core only */
    const struct own_points *measured; /* --measured, or null */
    bool measure;                      /* this host is the machine, and the user wants a run */
    bool sizes_are_ours;               /* the user gave no sizes */
    double budget_s;                   /* of all measurements together, … */
    double try_budget_s;               /* … and of trials with each cause removed; 0: no trials */
    struct progress *progress;         /* shows what is done; null: silent */
    double
        progress_from; /* the part of its total done before this comparison, whose own share is 1 */
};

/* Shows the running step of this comparison and the share that is done. */
void comparison_show(const struct comparison_request *request, double share, const char *what);

/* The source of a performance value. */
enum source { MEASURED_NONE, MEASURED_RUN, MEASURED_FILE, MEASURED_COLLECTED };

struct comparison_point {
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    int64_t base_sizes[KERNEL_MAX_SYMBOLS];
    int threads;
    struct forecast_point own, base; /* base.mlup_per_s 0: no forecast */
    enum source own_source, base_source;
    double own_mlup_per_s, base_mlup_per_s;   /* measured, by source */
    struct measurement own_bench, base_bench; /* MEASURED_RUN */
    int64_t own_outer,
        base_outer; /* > 0: only this many iterations of the outermost loop were run */
    /*
     * Performance of the user's code over that of the baseline: median over the rounds of a run,
     * and its 95 % confidence interval; without a run the plain ratio. NaN: not known.
     */
    double ratio, ratio_low, ratio_high;
    double predicted_ratio;
};

struct comparison {
    const struct comparison_request *request;
    struct forecast own, base;
    bool has_collected;
    struct collected_baseline collected;
    size_t n_points;
    struct comparison_point *points; /* by threads, then by size */
    size_t n_rows_left_out; /* rows of the user's own measurements: other sizes, or more threads
                               than cores */
    size_t verdict;         /* the point of the verdict: the largest size with the most threads */
    bool is_far;            /* the class has little in common with the user's code */
    struct causes causes;
};

/* The sizes with which the baseline has the same grid as the user's code. */
bool comparison_base_sizes(const struct kernel *own, const struct baseline *baseline,
                           const int64_t *sizes, int64_t *out, struct err *err);

/* Runs the whole comparison. Owned by the arena; the request must live as long. */
bool comparison_make(const struct comparison_request *request, struct arena *arena,
                     struct comparison *out, struct err *err);

/*
 * The Roofline limit of the user's code and the baseline: the larger of the two, MLUP/s; NaN
 * if the machine file has no peak.
 */
double comparison_light_mlup(const struct comparison_point *p);

/*
 * True if memory bandwidth limits the user's code: it is saturated, or takes most of the time of
 * one core.
 */
bool comparison_memory_bound(const struct comparison_point *p);

#endif
