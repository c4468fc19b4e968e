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
    const char *block_level;               /* the cache whose condition gave them */
};

/*
 * What others published of a point, NaN where they did not: their in-core time, and what the
 * models of each series gave: traffic_published's, then the counters'.
 */
enum { IMPORTED_COUNTERS = TRAFFIC_PUBLISHED, IMPORTED_SERIES };

struct imported_point {
    struct core_time core;
    bool has[IMPORTED_SERIES];
    struct model_point series[IMPORTED_SERIES];
};

/* What is known of a point. */
struct point_result {
    bool modelled[SET_MAX_PREDICTORS]; /* models[i] holds what set.predictors[i] says; its times
                                          are NaN where the machine lacks values for them */
    struct model_point models[SET_MAX_PREDICTORS];
    bool has_rows; /* of a point of grid.csv: the same with the core's time of whole rows */
    struct core_time row_core;
    double row_ECM_cy_per_cl[SET_MAX_PREDICTORS]; /* where modelled */
    bool measured;
    struct measurement bench;
    bool waits;             /* for other surroundings: to be measured in the next run */
    const struct str *kept; /* where not measured: the cells of an earlier table, or NULL */
    const struct imported_point *imported; /* NULL: it is ours */
    const char *failure;       /* why there is no measurement although one was asked for, or NULL */
    const char *model_failure; /* why a prediction is missing, or NULL */
};

/* "grid.csv, size 400", for messages; owned by the arena. */
const char *point_name(const struct point *p, struct arena *arena);

/* The kind of a point with this name; -1 for other texts. */
int point_kind_of(const char *name);

/*
 * The key of a point's record: a hash over the point and `what` determines it (a text made by the
 * caller from kernel, machine, compiler and options).
 */
void point_key(const struct point *p, struct str what, char key[HASH_CHARS]);

#endif
