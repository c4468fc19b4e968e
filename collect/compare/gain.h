#ifndef COLLECT_COMPARE_GAIN_H
#define COLLECT_COMPARE_GAIN_H

#include "collect/compare/forecast.h"

/*
 * How many times as fast one forecast is as another, with a range where the machine leaves one.
 * Pure.
 *
 * A fitted machine leaves 80 % intervals of the core's time and of each level's lines (interval.h).
 * The analyser errs for each loop anew, so that for two loops these are independent: the squares of
 * their logarithms add up. So are those of the data, unless both loops move the same, and core and
 * data of each other. What two forecasts have in common is off for both alike, and hardly shows.
 *
 * Other machines leave open whether transfers overlap, for both alike.
 */
struct gain {
    double predicted, low, high;
};

/* Of another loop: another body, other flags or another order. 1 if `own` is not known. */
struct gain gain_of_loop(const struct forecast_point *without, const struct forecast_point *own);

/* Of the same loop at other sizes, with other data or threads. */
struct gain gain_in_loop(const struct forecast_point *without, const struct forecast_point *own);

#endif
