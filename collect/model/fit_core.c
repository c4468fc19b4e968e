#include "collect/model/fit_core.h"

#include <math.h>

#include "base/quantile.h"
#include "collect/model/fit.h"

enum { SHARES = 21 };

/* A loop: the longer and the shorter of the analyser's times, and the measured one. */
struct core_loop {
    double longer, shorter, measured;
};

struct core_fit {
    double factor, share, error;
};

static double predicted(const struct core_fit *f, const struct core_loop *l)
{
    return f->factor * (l->longer + f->share * l->shorter);
}

/* The fit to all loops but `without`; `ratios` is room for n numbers. */
static struct core_fit fit_without(const struct core_loop *loops, size_t n, size_t without,
                                   double *ratios)
{
    struct core_fit best = {.error = INFINITY};
    for (int s = 0; s < SHARES; s++) {
        struct core_fit f = {.factor = 1, .share = (double)s / (SHARES - 1)};
        size_t used = 0;
        for (size_t i = 0; i < n; i++) {
            if (i != without)
                ratios[used++] = loops[i].measured / predicted(&f, &loops[i]);
        }
        f.factor = quantile_median(ratios, used);
        for (size_t i = 0; i < n; i++) {
            if (i != without)
                f.error += fmin(1, fabs(log(predicted(&f, &loops[i]) / loops[i].measured)));
        }
        f.error /= (double)used;
        if (f.error < best.error)
            best = f;
    }
    return best;
}

void composition_fit_core(const struct core_time *analysed, const double *measured_cy_per_cl,
                          size_t n, struct arena *arena, struct machine_composition *out)
{
    struct core_loop *loops = arena_alloc(arena, n, sizeof *loops);
    double *room = arena_alloc(arena, n, sizeof *room);
    double *held_out = arena_alloc(arena, n, sizeof *held_out);
    size_t used = 0;
    for (size_t i = 0; i < n; i++) {
        const double comp = analysed[i].T_comp_cy_per_cl;
        const double data = analysed[i].T_RegL1_cy_per_cl;
        if (fmax(comp, data) > 0 && measured_cy_per_cl[i] > 0)
            loops[used++] =
                (struct core_loop){fmax(comp, data), fmin(comp, data), measured_cy_per_cl[i]};
    }
    if (used < 3)
        return;
    const struct core_fit all = fit_without(loops, used, used, room);
    out->core_factor = all.factor;
    out->core_share = all.share;
    out->levels[0].error = 0;
    for (size_t i = 0; i < used; i++) {
        const struct core_fit f = fit_without(loops, used, i, room);
        const double cy = predicted(&f, &loops[i]);
        held_out[i] = loops[i].measured / cy;
        out->levels[0].error += fmin(1, fabs(cy / loops[i].measured - 1)) / (double)used;
    }
    composition_interval_of(held_out, used, &out->levels[0]);
    composition_round(out, 0);
}
