#ifndef RENDER_CONFIGURATION_TABLES_H
#define RENDER_CONFIGURATION_TABLES_H

#include "render/collection.h"
#include "render/facts.h"
#include "render/identity.h"
#include "render/value.h"

/* The tables of a configuration's page, as values for its template. */

/* `numbers`: one row per grid size, measured and predicted. */
void table_numbers(struct map *page, const struct collected *c, const struct facts *f);

/* `conditions`: one row per cache and condition. */
void table_conditions(struct map *page, const struct collected *c);

/* `incore`: the loop's instructions with the pressure on each port, and what was found. */
void table_incore(struct map *page, const struct collected *c);

#endif
