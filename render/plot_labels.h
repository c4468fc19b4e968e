#ifndef RENDER_PLOT_LABELS_H
#define RENDER_PLOT_LABELS_H

#include <stddef.h>

enum { LABELS_MAX = 128 };

/*
 * Moves labels apart: `at` holds the places where `n` labels would like to be, in rising order, and
 * gets the places nearest to them (in the least-squares sense) that are `gap` apart and within
 * low..high. Where there is no room for all of them they share it evenly. `n` is at most
 * LABELS_MAX.
 */
void labels_spread(double *at, size_t n, double gap, double low, double high);

#endif
