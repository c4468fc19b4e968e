#ifndef CLI_MEASURED_MISS_H
#define CLI_MEASURED_MISS_H

#include "collect/measure/measure.h"
#include "collect/model/prediction_miss.h"

/* Adds what a run found to what the evaluator knows of the point; whether it is a miss. */
bool measured_miss(const struct measurement *bench, struct miss_evidence *e);

#endif
