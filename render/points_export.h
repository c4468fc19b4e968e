#ifndef RENDER_POINTS_EXPORT_H
#define RENDER_POINTS_EXPORT_H

#include "base/err.h"
#include "render/output.h"
#include "render/site.h"

/* Where all points are, below the output folder. */
#define POINTS_EXPORT "data/points.csv"

/*
 * Writes all points of all configurations as one table, POINTS_EXPORT: the rows of their grid.csv,
 * scaling.csv and blocking.csv in the output folder, after the configuration's folder, its machine
 * and the name of the table. A column that a table does not have is empty. One configuration at a
 * time is in memory.
 */
bool points_export(const struct site *site, struct site_output *out, struct err *err);

#endif
