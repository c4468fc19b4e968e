#ifndef COLLECT_SWEEP_POINT_H
#define COLLECT_SWEEP_POINT_H

#include "base/hash.h"
#include "collect/measure/measure.h"
#include "collect/model/model.h"
#include "collect/sweep/set.h"
#include "stempel/kernel/kernel.h"

/* One point of a configuration: a row of grid.csv, scaling.csv or blocking.csv. */
enum point_kind { POINT_GRID, POINT_SCALING, POINT_BLOCKING, POINT_KINDS };

struct point {
    enum point_kind kind;
    int64_t size; /* the value of every size symbol; 0 for a kernel without any */
    int threads;
    int block_mode;                        /* 0: none */
    int64_t block_sizes[KERNEL_MAX_LOOPS]; /* by loop; 0: this loop is not blocked */
    const char *block_level;               /* the cache whose layer condition gave them */
};

/*
 * Published values of others for a point, NaN if missing: the in-core time, and the models' result
 * for each series: those of traffic_published, then those from counters.
 */
enum { IMPORTED_COUNTERS = TRAFFIC_PUBLISHED, IMPORTED_SERIES };

struct imported_point {
    struct core_time core;
    bool has[IMPORTED_SERIES];
    struct model_point series[IMPORTED_SERIES];
};

/* What is known of a point. */
struct point_result {
    bool modelled[SET_MAX_PREDICTORS]; /* models[i] is the result with set.predictors[i]; times are
                                          NaN if the machine file lacks the values needed */
    struct model_point models[SET_MAX_PREDICTORS];
    bool has_rows; /* for a point of grid.csv: the same with the core time of whole rows */
    struct core_time row_core;
    double row_ECM_cy_per_cl[SET_MAX_PREDICTORS]; /* if modelled */
    bool measured;
    struct measurement bench;
    bool waits;             /* failed for lack of resources: to be measured in the next run */
    const struct str *kept; /* if not measured: the cells of an earlier table, or NULL */
    const struct imported_point *imported; /* NULL: it is ours */
    const char *failure;       /* why there is no measurement although one was requested, or NULL */
    const char *model_failure; /* why a prediction is missing, or NULL */
};

/* "grid.csv, size 400", for messages; owned by the arena. */
const char *point_name(const struct point *p, struct arena *arena);

/* The kind of a point with this name; -1 for other texts. */
int point_kind_of(const char *name);

/*
 * The key of a point's record: a hash of the point and of `what`, a text that the caller makes from
 * kernel, machine, compiler and options.
 */
void point_key(const struct point *p, struct str what, char key[HASH_CHARS]);

#endif
