#ifndef RENDER_PLOT_SCALE_H
#define RENDER_PLOT_SCALE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/str.h"

/* Converts values on one axis to pixels. */
enum scale_kind { SCALE_LINEAR, SCALE_LOG, SCALE_LOG2 };

struct scale {
    enum scale_kind kind; /* logarithmic ones need 0 < min < max */
    double min, max;
    double from_px, to_px; /* of min and max */
    bool whole;            /* ticks at whole numbers only */
    double log_ratio;      /* log(max / min), stored if many values are converted; 0: not stored */
};

struct tick {
    double value;
    struct str text; /* owned by the arena */
};

/* Whether a scale of this kind can show the value. */
bool scale_holds(enum scale_kind kind, double value);

double scale_px(const struct scale *s, double value);

/* The value at this place: the inverse of scale_px. */
double scale_value(const struct scale *s, double px);

/* The value midway between two values on the drawn axis. */
double scale_middle(const struct scale *s, double a, double b);

/*
 * Ticks at round values (1, 2, 5 or 1, 3 times a power of ten; powers of two for SCALE_LOG2) within
 * the scale, with at least `spacing_px` between them. If a logarithmic scale is so short that it
 * contains fewer than two such values, the ticks of a linear scale are used; at the upper end these
 * are closer together, but more than half the spacing.
 */
size_t scale_ticks(const struct scale *s, double spacing_px, struct arena *arena,
                   struct tick **ticks);

/* Widens `max` of a linear scale that starts at 0 to a round value. */
double scale_round_up(double max);

/*
 * Whether the range of values is so large that a logarithmic axis shows them better than a linear
 * one: cache sizes differ by factors.
 */
bool scale_wants_log(const double *rising, size_t n);

#endif
