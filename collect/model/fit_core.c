#include "collect/model/fit_core.h"

#include <math.h>

#include "base/quantile.h"
#include "collect/model/composition.h"
#include "collect/model/fit.h"
#include "collect/model/interval.h"

enum { RATIOS = 33, RATIOS_PER_OCTAVE = 8 };

struct core_loop {
    struct core_time analysed;
    double measured;
};

static double predicted(const struct machine_composition *c, const struct core_loop *l)
{
    return composition_core_cy(c, &l->analysed);
}

/* 1, then ever further from it to both sides. */
static double ratio_at(int i)
{
    const int steps = (i + 1) / 2;
    return exp2((double)(i % 2 == 1 ? -steps : steps) / RATIOS_PER_OCTAVE);
}

/* Sets the factors by the fit to all loops but `without`; `ratios` is room for n numbers. */
static void fit_without(const struct core_loop *loops, size_t n, size_t without, double *ratios,
                        struct machine_composition *best)
{
    double least = INFINITY;
    for (int i = 0; i < RATIOS; i++) {
        const double ratio = ratio_at(i);
        struct machine_composition f = {.core_factor = 1, .data_factor = ratio};
        double error = 0;
        size_t used = 0;
        for (size_t k = 0; k < n; k++) {
            if (k != without)
                ratios[used++] = loops[k].measured / predicted(&f, &loops[k]);
        }
        f.core_factor = quantile_median(ratios, used);
        f.data_factor = ratio * f.core_factor;
        for (size_t k = 0; k < n; k++) {
            if (k != without)
                error += fmin(1, fabs(log(predicted(&f, &loops[k]) / loops[k].measured)));
        }
        if (error >= least)
            continue;
        least = error;
        best->core_factor = f.core_factor;
        best->data_factor = f.data_factor;
    }
}

void composition_fit_core(const struct core_time *analysed, const double *measured_cy_per_cl,
                          size_t n, struct arena *arena, struct machine_composition *out)
{
    struct core_loop *loops = arena_alloc(arena, n, sizeof *loops);
    double *room = arena_alloc(arena, n, sizeof *room);
    double deviation = 0;
    size_t used = 0;
    for (size_t i = 0; i < n; i++) {
        if (fmax(analysed[i].T_comp_cy_per_cl, analysed[i].T_RegL1_cy_per_cl) > 0 &&
            measured_cy_per_cl[i] > 0)
            loops[used++] = (struct core_loop){analysed[i], measured_cy_per_cl[i]};
    }
    if (used < 3)
        return;
    fit_without(loops, used, used, room, out);
    out->levels[0].error = 0;
    for (size_t i = 0; i < used; i++) {
        struct machine_composition f = {0};
        fit_without(loops, used, i, room, &f);
        const double cy = predicted(&f, &loops[i]);
        deviation += fabs(log(loops[i].measured / cy)) / (double)used;
        out->levels[0].error += fmin(1, fabs(cy / loops[i].measured - 1)) / (double)used;
    }
    interval_of_deviation(deviation, (double)used, &out->levels[0]);
    composition_round(out, 0);
}
