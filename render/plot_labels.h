#ifndef RENDER_PLOT_LABELS_H
#define RENDER_PLOT_LABELS_H

#include <stddef.h>

enum { LABELS_MAX = 129 };

/*
 * Moves labels apart: `at` holds the preferred positions of `n` labels in ascending order, and is
 * set to the closest positions (in the least-squares sense) that are at least `gap` apart and
 * within low..high. If there is not enough room, the labels are spaced evenly. `n` is at most
 * LABELS_MAX.
 */
void labels_spread(double *at, size_t n, double gap, double low, double high);

#endif
