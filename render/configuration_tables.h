#ifndef RENDER_CONFIGURATION_TABLES_H
#define RENDER_CONFIGURATION_TABLES_H

#include "render/collection.h"
#include "render/facts.h"
#include "render/identity.h"
#include "render/value.h"

/* The tables of a configuration's page, as values for its template. */

/* `numbers`: one row per grid size, measured and predicted. */
void table_numbers(struct map *page, const struct collected *c, const struct facts *f);

/*
 * `few_cores`: one row per number of threads, for machines with so few cores that a table is
 * clearer than a plot; false if there is only data for one thread.
 */
bool table_scaling(struct map *page, const struct collected *c, const struct identity *id);

/* `conditions`: one row per cache and condition. */
void table_conditions(struct map *page, const struct collected *c);

/* `incore`: the loop's instructions with the pressure on each port, and what was found. */
void table_incore(struct map *page, const struct collected *c);

#endif
