#ifndef RENDER_CONFIGURATION_PLOTS_H
#define RENDER_CONFIGURATION_PLOTS_H

#include "collect/machine/machine.h"
#include "render/collection.h"
#include "render/facts.h"
#include "render/identity.h"
#include "render/plot.h"

/*
 * The plots of a configuration's page. Each fills `plot`, whose arrays live in the arena, and
 * returns whether there is anything to draw.
 */
struct plot_source {
    const struct collected *configuration;
    const struct identity *identity;
    const struct facts *facts;
    const struct machine *machine; /* NULL if there is no machine file */
    struct arena *arena;
};

/* ECM contributions, Roofline and measurement over grid size. */
bool plot_grid(const struct plot_source *s, const struct predicted *model, struct plot *plot);

/* Whether contributions overlap, so that they do not add up and are drawn as lines; `m` may be
 * null. */
bool plot_overlaps(const struct machine *m);

/* Whether there is a number among the values, which may be null. */
bool plot_any_finite(const double *values, size_t n);

/* Bytes over each edge, predicted and counted. */
bool plot_transfers(const struct plot_source *s, struct plot *plot);

/* Performance over threads; with fewer cores than SCALING_MIN_THREADS a table is clearer. */
enum { SCALING_MIN_THREADS = 4 };
bool plot_scaling(const struct plot_source *s, struct plot *plot);

/* The same for any number of cores, for comparisons. */
bool plot_scaling_any(const struct plot_source *s, struct plot *plot);

/* Performance with and without spatial blocking. */
bool plot_blocking(const struct plot_source *s, struct plot *plot);

/* The machine's ceilings and this stencil's points. */
bool plot_roofline(const struct plot_source *s, struct plot *plot);

/* The axes of a Roofline diagram: FLOP per byte, where most stencils lie, and GFLOP/s. */
void roofline_axes(struct plot *plot);

/*
 * Extends the intensity axis by powers of two until it includes this value, if that is positive.
 * Ceilings span the whole axis, so call this before they are added.
 */
void roofline_include(struct plot *plot, double flop_per_byte);

/*
 * The ceilings of a machine for `cores` cores: performance in GFLOP/s over intensity, memory and
 * caches and the peak, or both peaks where they differ. Returns the number of ceilings added.
 */
enum roofline_peak { ROOFLINE_DOUBLE, ROOFLINE_FLOAT, ROOFLINE_BOTH };
size_t plot_ceilings(const struct machine *m, int cores, enum roofline_peak which,
                     struct arena *arena, struct plot *plot);

#endif
