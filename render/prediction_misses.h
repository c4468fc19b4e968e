#ifndef RENDER_PREDICTION_MISSES_H
#define RENDER_PREDICTION_MISSES_H

#include "collect/machine/machine.h"
#include "collect/model/prediction_miss.h"
#include "render/collection.h"
#include "render/value.h"

/* A measurement and its prediction, and why they differ. */
struct miss {
    double size;
    double measured, predicted, low, high; /* cy/CL */
    bool held;                             /* within the interval */
    enum miss_cause cause;
    struct str why;
};

/* |ln(measured / predicted)|. */
double miss_distance(const struct miss *miss);

/* Size, measured, predicted, off, low, high, cause and why of a table's row. */
void miss_row(const struct miss *miss, struct map *row);

/* Of the grid's first prediction; nothing where it has no intervals. */
struct misses {
    size_t n_intervals; /* sizes with an interval */
    size_t n_compared;  /* and a measurement */
    size_t by_cause[MISS_CAUSES + 1];
    double largest_by_cause[MISS_CAUSES + 1]; /* miss_distance; 0: there is none */
    double below, above; /* how far it reaches, medians as shares of the prediction; NaN: none */
    size_t n;
    struct miss *items;  /* outside of their intervals */
    struct miss largest; /* of all by measured / predicted; where n_compared > 0 */
};

/* `m` is the machine, null where there is no file of it. */
void misses_find(const struct collected *c, const struct machine *m, struct arena *arena,
                 struct misses *out);

/*
 * "from 10 % below the prediction to 30 % above it". A measured part of the machine file may move
 * the whole interval to one side: "from 32 % to 7 % below the prediction". Where it has intervals.
 */
struct str misses_reach(const struct misses *m, struct arena *arena);

#endif
