#ifndef COLLECT_SWEEP_TABLES_H
#define COLLECT_SWEEP_TABLES_H

#include "collect/sweep/configuration.h"

/*
 * The CSV tables of a configuration's folder; columns.h has the columns. Each gives
 * the text of the whole file, owned by the arena; the empty slice where there are no rows.
 */
struct str table_points(const struct configuration *c, enum point_kind kind, struct arena *arena);

#endif
