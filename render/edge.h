#ifndef RENDER_EDGE_H
#define RENDER_EDGE_H

#include "base/arena.h"
#include "base/str.h"
#include "render/plot.h"

/*
 * How an edge between two neighbouring levels is shown, the same in every plot. Names come as in
 * the columns of a grid.csv: `L1L2`, …, `L3MEM`.
 */

/* `L1–L2`, `L3–memory`. */
const char *edge_title(struct arena *arena, struct str edge);

/* The same, but `L3–mem` for the last edge, for phones. */
const char *edge_short_title(struct arena *arena, struct str edge);

/* `from L2`, `from memory`: fitted models count the time of a line at the level it comes from. */
const char *edge_source(struct arena *arena, struct str edge);

/* A sentence with the last level's name as plots show it, `memory` for `MEM`. Owned by the arena.
 */
struct str edge_words(struct arena *arena, struct str sentence);

/*
 * The CSS class for the colour of edge i of n, for an area or for lines and dots; darker with the
 * distance from the core.
 */
const char *edge_css(enum series_kind kind, size_t i, size_t n);

#endif
