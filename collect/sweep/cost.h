#ifndef COLLECT_SWEEP_COST_H
#define COLLECT_SWEEP_COST_H

#include "collect/sweep/configuration.h"

/*
 * What points have cost on a machine so far, and so what others will cost. A measured point takes
 * a share of its budget that depends on the table it is for and on where its arrays lie: in a cache
 * the median is known early, in memory the grid must be allocated and swept first. What models cost
 * grows with the number of points and of accesses, for which the length of the source stands. Files
 * take some room however short, and then some for each point. Where nothing is known the first
 * estimate of a measurement is the whole budget.
 */
enum { COST_PLACES = HIERARCHY_MAX_LEVELS + 1 }; /* the caches, and memory */

struct cost_mean {
    size_t count; /* points that it was learnt from */
    double work;  /* in units of what it is a mean of */
    double sum;
};

struct costs {
    size_t n_folders;                                 /* that were looked at */
    struct cost_mean share[POINT_KINDS][COST_PLACES]; /* wall time / budget of measured points */
    struct cost_mean measured;                        /* the same over all of them */
    struct cost_mean model_s;    /* for each point of a table and byte of the kernel's source */
    struct cost_mean disk_bytes; /* for each point of a table, beyond the files' first blocks */
};

/*
 * Reads the journals and config.yml of all of the machine's folders below the collection. What
 * cannot be read is left out; a collection that is not there yet teaches nothing.
 */
void costs_learn(const struct sweep_context *context, struct costs *out);

/* Expected seconds to measure a point, including its share of building the program. */
double costs_point_s(const struct costs *costs, const struct configuration *c,
                     const struct point *p);

/* Expected seconds for planning and modelling all points of a configuration. */
double costs_model_s(const struct costs *costs, const struct configuration *c);

/* Expected bytes on disk of a configuration's folder. */
double costs_disk_bytes(const struct costs *costs, const struct configuration *c);

/* "from 312 points measured on M", or that it is a first estimate and from what; by the arena. */
const char *costs_source(const struct costs *costs, const struct sweep_context *context,
                         struct arena *arena);

#endif
