#include "collect/compare/gain.h"

#include <math.h>

#include "base/nearly.h"

static bool same_core(const struct core_time *a, const struct core_time *b)
{
    return nearly_equal(a->T_comp_cy_per_cl, b->T_comp_cy_per_cl) &&
           nearly_equal(a->T_RegL1_cy_per_cl, b->T_RegL1_cy_per_cl) &&
           nearly_equal(a->T_beyond_cy_per_cl, b->T_beyond_cy_per_cl);
}

static bool same_traffic(const struct model_point *a, const struct model_point *b)
{
    bool all = a->n_levels == b->n_levels;
    for (int l = 0; all && l < a->n_levels; l++)
        all = nearly_equal(a->levels[l].load_bytes_per_lup, b->levels[l].load_bytes_per_lup) &&
              nearly_equal(a->levels[l].evict_bytes_per_lup, b->levels[l].evict_bytes_per_lup);
    return all;
}

/* The logarithm of the performance on another machine, over that of the forecast. */
static double ln_faster(const struct forecast_point *p, enum forecast_other other)
{
    return log(p->other_mlup_per_s[other] / p->mlup_per_s);
}

/* Deviations of a gain to both sides, as squares of logarithms. */
struct gain_spread {
    double below, above;
};

static void spread_add(struct gain_spread *s, double ln_gain)
{
    if (ln_gain > 0)
        s->above += ln_gain * ln_gain;
    else
        s->below += ln_gain * ln_gain;
}

/* What is off for one loop says nothing of the other. */
static void spread_apart(struct gain_spread *s, const struct forecast_point *without,
                         const struct forecast_point *own, enum forecast_other fast,
                         enum forecast_other slow)
{
    spread_add(s, ln_faster(without, fast));
    spread_add(s, ln_faster(without, slow));
    spread_add(s, -ln_faster(own, fast));
    spread_add(s, -ln_faster(own, slow));
}

/* What is off for one loop is off for the other. */
static void spread_together(struct gain_spread *s, const struct forecast_point *without,
                            const struct forecast_point *own, enum forecast_other fast,
                            enum forecast_other slow)
{
    spread_add(s, ln_faster(without, fast) - ln_faster(own, fast));
    spread_add(s, ln_faster(without, slow) - ln_faster(own, slow));
}

/*
 * On a fitted machine. The analyser errs for each loop anew, and the costs of lines for each
 * traffic. The core and the data are off by themselves, so that their squares add up.
 */
static struct gain_spread spread_of(const struct forecast_point *without,
                                    const struct forecast_point *own, bool same_loop)
{
    const bool core = same_loop || same_core(&without->at.core, &own->at.core);
    const bool data = core || same_traffic(&without->at.point, &own->at.point);
    struct gain_spread s = {0};
    (core ? spread_together : spread_apart)(&s, without, own, FORECAST_CORE_FAST,
                                            FORECAST_CORE_SLOW);
    (data ? spread_together : spread_apart)(&s, without, own, FORECAST_DATA_FAST,
                                            FORECAST_DATA_SLOW);
    return s;
}

static void range_without_overlap(const struct forecast_point *without,
                                  const struct forecast_point *own, struct gain *gain)
{
    const double other =
        without->other_mlup_per_s[FORECAST_NO_OVERLAP] / own->other_mlup_per_s[FORECAST_NO_OVERLAP];
    gain->low = fmin(gain->low, other);
    gain->high = fmax(gain->high, other);
}

static struct gain gain_of(const struct forecast_point *without, const struct forecast_point *own,
                           bool same_loop)
{
    if (!(own->mlup_per_s > 0))
        return (struct gain){1, 1, 1};
    const double predicted = without->mlup_per_s / own->mlup_per_s;
    struct gain gain = {predicted, predicted, predicted};
    if (own->other_mlup_per_s[FORECAST_DATA_SLOW] > 0) {
        const struct gain_spread s = spread_of(without, own, same_loop);
        gain.low *= exp(-sqrt(s.below));
        gain.high *= exp(sqrt(s.above));
    } else if (own->other_mlup_per_s[FORECAST_NO_OVERLAP] > 0) {
        range_without_overlap(without, own, &gain);
    }
    return gain;
}

struct gain gain_of_loop(const struct forecast_point *without, const struct forecast_point *own)
{
    return gain_of(without, own, false);
}

struct gain gain_in_loop(const struct forecast_point *without, const struct forecast_point *own)
{
    return gain_of(without, own, true);
}
