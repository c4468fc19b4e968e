#ifndef COLLECT_SWEEP_COST_H
#define COLLECT_SWEEP_COST_H

#include "collect/sweep/configuration.h"

/*
 * Estimates the cost of points on a machine from those already collected. A measured point takes a
 * share of its budget that depends on its table and on the cache level that holds its arrays: in a
 * cache the median is known early; in memory the grid must first be allocated and swept. The time
 * of the models grows with the number of points and of accesses, for which we use the length of the
 * source. Files take a fixed space on disk plus some per point. Without any data, a measurement is
 * estimated to take its whole budget.
 */
enum { COST_PLACES = HIERARCHY_MAX_LEVELS + 1 }; /* the caches, and memory */

struct cost_mean {
    size_t count; /* points that it is based on */
    double work;  /* in units of what it is a mean of */
    double sum;
};

struct costs {
    size_t n_folders;                                 /* points read so far */
    struct cost_mean share[POINT_KINDS][COST_PLACES]; /* wall time / budget of measured points */
    struct cost_mean measured;                        /* the same over all of them */
    struct cost_mean model_s;    /* per point of a table and byte of the kernel's source */
    struct cost_mean disk_bytes; /* per point of a table, in addition to the files' first blocks */
};

/*
 * Reads the journals and config.yml of all of the machine's folders below the collection.
 * Unreadable files are skipped; a collection need not exist yet.
 */
void costs_learn(const struct sweep_context *context, struct costs *out);

/* Expected seconds to measure a point, including its share of building the program. */
double costs_point_s(const struct costs *costs, const struct configuration *c,
                     const struct point *p);

/* Expected seconds for planning and modelling all points of a configuration. */
double costs_model_s(const struct costs *costs, const struct configuration *c);

/* Expected bytes on disk of a configuration's folder. */
double costs_disk_bytes(const struct costs *costs, const struct configuration *c);

/* "from 312 points measured on M", or the basis of a first estimate; owned by the arena. */
const char *costs_source(const struct costs *costs, const struct sweep_context *context,
                         struct arena *arena);

#endif
