#ifndef RENDER_POINTS_EXPORT_H
#define RENDER_POINTS_EXPORT_H

#include "base/err.h"
#include "render/output.h"
#include "render/site.h"

/* The file with all points of a machine, in its folder below data/. */
#define POINTS_EXPORT "points.csv"

/* Its path below the output folder; owned by the arena. */
char *points_export_path(const struct site_machine *machine, struct arena *arena);

/* Whether it reads a configuration's file of this name. */
bool points_export_reads(struct str name);

/* Whether it reads the same files of both lists. */
bool points_export_same(const struct str_list *a, const struct str_list *b);

/*
 * Writes all points of the machine's configurations as one table: the rows of their grid.csv,
 * scaling.csv and blocking.csv in the output folder, after the configuration's folder, its machine
 * and the name of the table. A column that a table does not have is empty. A machine without points
 * has no file. `rows`: room for them, which can be used for the next machine.
 */
bool points_export(const struct site *site, const struct site_machine *machine, struct sb *rows,
                   struct site_output *out, struct err *err);

#endif
