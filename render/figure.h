#ifndef RENDER_FIGURE_H
#define RENDER_FIGURE_H

#include "base/arena.h"
#include "render/plot.h"
#include "render/value.h"

/*
 * Fills a map for the template `figure`: the plot drawn for a wide and for a narrow page, its title
 * and a note (may be empty).
 */
void figure_fill(struct map *map, const struct plot *plot, const struct plot_size *size,
                 struct str note, struct arena *arena);

/* The same without the drawing, which the page's script adds when the reader opens the figure. */
void figure_head(struct map *map, const struct plot *plot, struct str note);

/* Gives the figure its own data for the page's script; for pages without a data.js. */
void figure_embed(struct map *map, const struct plot *plot, struct arena *arena);

/* Names and values of a description list. */
void figure_add_fact(struct map_list *list, const char *name, struct str value);

#endif
