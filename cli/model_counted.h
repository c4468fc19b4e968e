#ifndef CLI_MODEL_COUNTED_H
#define CLI_MODEL_COUNTED_H

#include "cli/model_report.h"

/*
 * Reads counter values that likwid-perfctr -O printed and evaluates the machine file's metrics for
 * `lups` lattice updates in the marker region (an empty name: the whole program). What comes out
 * replaces the predicted traffic and in-core times of the request.
 */
bool model_counted(const char *file, const char *region, double lups, struct model_request *r,
                   struct arena *arena, struct err *err);

#endif
