#ifndef RENDER_TOTALS_H
#define RENDER_TOTALS_H

#include "render/site.h"

/* How much the collection has, and how good its predictions are. */
struct totals {
    size_t n_points;   /* measured, in all tables … */
    size_t n_measured; /* … of these configurations … */
    size_t n_on;       /* … on these machines */
    size_t n_predicted, n_untimed;
    size_t n_compared;       /* configurations with a measurement and a prediction … */
    double median_deviation; /* … the median of their medians over the grid size; NaN: none */
};

void totals_of(const struct site *site, struct arena *arena, struct totals *out);

#endif
