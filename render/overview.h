#ifndef RENDER_OVERVIEW_H
#define RENDER_OVERVIEW_H

#include "render/site.h"
#include "render/value.h"

/*
 * A row of a table of configurations: `link`, `stencil`, `machine`, `mlup`, `all`, `ecm`,
 * `deviation`, `light`, `light_text`, `balance`, `state` and, for unreadable ones, `problem`.
 */
void overview_row(struct map *row, const struct summary *s);

/* What is wrong with a configuration in one word: "unreadable", "incomplete", "failed points",
 * "outdated"; empty if nothing is wrong. */
const char *overview_state(const struct summary *s);

#endif
