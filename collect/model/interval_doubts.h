#ifndef COLLECT_MODEL_INTERVAL_DOUBTS_H
#define COLLECT_MODEL_INTERVAL_DOUBTS_H

#include "collect/model/predict.h"

/*
 * Widens the interval of a point where the model takes what may be otherwise, and says why: a layer
 * condition that would be otherwise in a cache 25 % larger or smaller, and a core that is analysed
 * by another core's table. It then spans both outcomes. predict_with does so itself.
 */
void interval_doubts(const struct predict *p, const int64_t *sizes, struct model_point *point);

#endif
