#ifndef COLLECT_MODEL_PREDICTION_MISS_H
#define COLLECT_MODEL_PREDICTION_MISS_H

#include <stdbool.h>

#include "base/str.h"
#include "collect/model/predict.h"

/*
 * Why a prediction misses a measurement, from what is stored next to both. A cause is a number that
 * differs from what the model took, and so changes the prediction by a known amount. Pure.
 */
enum miss_cause {
    MISS_CLOCK,       /* memory takes other cycles at another clock */
    MISS_CONFLICTS,   /* lines compete for sets, which layer conditions do not know */
    MISS_TRAFFIC,     /* counters saw other volumes */
    MISS_CAPACITY,    /* a cache holds less or more than the layer conditions take */
    MISS_ROWS,        /* start-up and remainder of short rows */
    MISS_CORE,        /* the loop itself, with its data in L1 */
    MISS_MEASUREMENT, /* repetitions that something slowed down */
    MISS_CAUSES,
    MISS_UNKNOWN = MISS_CAUSES,
};

/* One measured point; times in cy/CL. What is not known is NaN or null. */
struct miss_evidence {
    double measured, fastest;     /* median and fastest of all repetitions */
    double predicted, low, high;  /* ECM and its interval */
    const char *verdict, *reason; /* of the measurement */
    double clock_hz, nominal_hz;  /* measured, and of the machine file */
    double memory;                /* predicted time of the lines from memory */
    double simulated;             /* ECM of simulated instead of layer conditions' traffic */
    double counted;               /* ECM of counted traffic */
    double next_size, next; /* the next size, larger where measured is slower, whose data come from
                               other levels, and the ECM there */
    double row;             /* iterations of the inner loop */
    double core, endless_core; /* predicted, in rows as long as they are and in endless ones */
    double L1_measured, L1_predicted; /* of the same loop at a size whose data fit in L1 */
};

/* What the evaluator knows of a point; the rest is unknown. */
struct miss_evidence miss_of_point(const struct predict *p, const int64_t *sizes,
                                   const struct model_point *point);

/* Whether it lies outside of its interval. */
bool miss_is(const struct miss_evidence *e);

/*
 * The cause that leaves least of the difference, by the ratio of measured and predicted time, and
 * at most half of its logarithm. It has to change the prediction by at least 5 %, and the interval,
 * changed likewise, has to hold the measurement; else the cause is not known. That some repetitions
 * are slow counts only if nothing else explains the difference.
 */
enum miss_cause miss_cause_of(const struct miss_evidence *e);

/* The cause with its numbers, e.g. "The clock was …", what it leaves, and what is wrong with the
 * measurement. */
void miss_say(const struct miss_evidence *e, enum miss_cause cause, struct sb *out);

/* For a table: "clock", "cache conflicts", …, "not known". */
const char *miss_name(enum miss_cause cause);

#endif
