#ifndef COLLECT_MODEL_ECM_H
#define COLLECT_MODEL_ECM_H

#include "collect/model/model.h"

/*
 * Fills the ECM side of `out` (levels' cy_per_cl, T_data, T_ECM, multicore time, saturation) from
 * the lines that `out->levels` already hold.
 */
bool ecm_evaluate(const struct machine *m, const struct model_options *options,
                  struct model_point *out, struct err *err);

#endif
