#ifndef COLLECT_MODEL_INTERVAL_DOUBTS_H
#define COLLECT_MODEL_INTERVAL_DOUBTS_H

#include "collect/model/predict.h"

/*
 * Widens the interval of a point where an input of the model is in doubt, and says why: a layer
 * condition that would change in a cache 25 % larger or smaller, and a core that is analysed with
 * another core's table. It then spans both outcomes. predict_with calls this itself.
 */
void interval_doubts(const struct predict *p, const int64_t *sizes, struct model_point *point);

#endif
