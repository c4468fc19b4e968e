#include "render/deviations.h"

#include <math.h>
#include <stdlib.h>

/* Steps of 1 / LINEAR up to 100 %; above, PER_E steps per factor of e. A code is the upper end of
 * its step, so that counts within a whole per cent are exact. */
enum { LINEAR = 100 * DEVIATIONS_PER_CENT, PER_E = 5000 };

static int encode(double deviation)
{
    const double size = fabs(deviation);
    const double code = size <= 1 ? LINEAR * size : LINEAR + PER_E * log(size);
    const int whole = (int)fmin(ceil(code), INT16_MAX);
    return deviation < 0 ? -whole : whole;
}

double deviations_decode(int code)
{
    const double middle = code == 0 ? 0 : abs(code) - 0.5;
    const double size = middle <= LINEAR ? middle / LINEAR : exp((middle - LINEAR) / PER_E);
    return code < 0 ? -size : size;
}

static void fill(const struct deviations *d, struct arena *arena, struct model_deviations *out)
{
    *out = (struct model_deviations){.model = d->model,
                                     .n = d->n,
                                     .codes = arena_alloc(arena, d->n, sizeof *out->codes),
                                     .levels = arena_alloc(arena, d->n, sizeof *out->levels)};
    for (size_t i = 0; i < d->n; i++) {
        const double size = fabs(d->values[i]);
        out->codes[i] = (int16_t)encode(d->values[i]);
        out->levels[i] = (uint8_t)d->levels[i];
        out->sum += size;
        out->n_agree += size <= 0.10;
        out->n_differ += size <= 0.25;
    }
}

struct model_deviations *deviations_of(const struct facts *f, struct arena *arena)
{
    struct model_deviations *all = arena_alloc(arena, f->n_models, sizeof *all);
    for (size_t i = 0; i < f->n_models; i++)
        fill(&f->models[i], arena, &all[i]);
    return all;
}

double deviations_select(const struct deviation_counts *e, size_t k)
{
    size_t block = 0;
    for (; k >= e->blocks[block]; block++)
        k -= e->blocks[block];
    size_t at = block * DEVIATIONS_BLOCK;
    for (; k >= e->counts[at]; at++)
        k -= e->counts[at];
    return deviations_decode((int)at + INT16_MIN);
}

double deviations_median(const struct deviation_counts *e)
{
    return e->n == 0
               ? NAN
               : 0.5 * (deviations_select(e, (e->n - 1) / 2) + deviations_select(e, e->n / 2));
}
