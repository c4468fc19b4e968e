#ifndef COLLECT_COMPARE_COMPARISON_H
#define COLLECT_COMPARE_COMPARISON_H

#include "base/progress.h"
#include "collect/compare/cause.h"
#include "collect/compare/classify.h"
#include "collect/compare/collected_baseline.h"
#include "collect/compare/own_measurements.h"
#include "collect/measure/measure.h"

/* Own code against a baseline: the request and the whole result. */

/* What the own code is compared with: a class of the collection, or any kernel. */
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
    const char *own_flags; /* added to the compiler's for the own code, or null */
    const char *root;      /* the collection */
    size_t n_sizes;        /* sizes[n_sizes][n_symbols of the own kernel], smallest first */
    const int64_t *sizes;
    int threads;                       /* also looks at these; 1: a single core only */
    const struct own_points *measured; /* --measured, or null */
    bool measure;                      /* this host is the machine, and a run is wanted */
    bool sizes_are_ours;               /* nobody gave sizes */
    double budget_s;                   /* of all measurements together, … */
    double try_budget_s;               /* … and of trials without each cause; 0: none */
    struct progress *progress;         /* shows what is done; null: silent */
    double progress_from;              /* what of its total was done before; this is one more */
};

/* Shows what of this comparison is running, and which share of it is done. */
void comparison_show(const struct comparison_request *request, double share, const char *what);

/* Where a performance comes from. */
enum source { MEASURED_NONE, MEASURED_RUN, MEASURED_FILE, MEASURED_COLLECTED };

struct comparison_point {
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    int64_t base_sizes[KERNEL_MAX_SYMBOLS];
    int threads;
    struct forecast_point own, base; /* base.mlup_per_s 0: no forecast */
    enum source own_source, base_source;
    double own_mlup_per_s, base_mlup_per_s;   /* measured, by source */
    struct measurement own_bench, base_bench; /* MEASURED_RUN */
    int64_t own_outer, base_outer; /* > 0: so many iterations of the outermost loop were run */
    /* Own over baseline performance: median over the rounds of a run, and the interval that holds
     * the true one with 95 % confidence; without a run the plain ratio. NaN: not known. */
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
    size_t n_rows_left_out;          /* of own numbers: other sizes, or more threads than cores */
    size_t verdict; /* the point that is judged: the largest size on the most threads */
    bool is_far;    /* the class says little of the own code */
    struct causes causes;
};

/* The sizes of the baseline that make the same grid as the own code's loops do. */
bool comparison_base_sizes(const struct kernel *own, const struct baseline *baseline,
                           const int64_t *sizes, int64_t *out, struct err *err);

/* Does it all. Owned by the arena; the request must live as long. */
bool comparison_make(const struct comparison_request *request, struct arena *arena,
                     struct comparison *out, struct err *err);

/*
 * The light speed that own code and baseline are held against: the larger Roofline of the two,
 * MLUP/s; NaN where the machine file knows no peak.
 */
double comparison_light_mlup(const struct comparison_point *p);

/* True where memory bandwidth limits the own code: saturated, or most of the time of one core. */
bool comparison_memory_bound(const struct comparison_point *p);

#endif
