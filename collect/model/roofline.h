#ifndef COLLECT_MODEL_ROOFLINE_H
#define COLLECT_MODEL_ROOFLINE_H

#include "collect/model/model.h"

/*
 * Fills the Roofline side of `out` from the lines that `out->levels` already hold. The edge's
 * ceiling is the bandwidth measured in the level that the data come from, with as many cores and
 * the closest mix of streams. Williams et al., CACM 52(4), 2009; one candidate for each level.
 */
bool roofline_evaluate(const struct kernel *k, const struct machine *m,
                       const struct model_options *options, struct model_point *out,
                       struct err *err);

#endif
