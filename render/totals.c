#include "render/totals.h"

#include <math.h>

#include "base/quantile.h"

void totals_of(const struct site *site, struct arena *arena, struct totals *out)
{
    bool *on = arena_alloc(arena, site->n_machines, sizeof *on);
    double *deviations = arena_alloc(arena, site->n_summaries, sizeof *deviations);
    *out = (struct totals){0};
    for (size_t i = 0; i < site->n_summaries; i++) {
        const struct summary *s = &site->summaries[i];
        if (s->problem != NULL)
            continue;
        out->n_points += s->facts.n_measured;
        if (s->facts.n_measured != 0) {
            out->n_measured++;
            on[s->on - site->machines] = true;
        } else if (s->facts.modelled) {
            out->n_predicted++;
        } else {
            out->n_untimed++;
        }
        if (!isnan(s->facts.median_deviation))
            deviations[out->n_compared++] = s->facts.median_deviation;
    }
    for (size_t m = 0; m < site->n_machines; m++)
        out->n_on += on[m] ? 1 : 0;
    out->median_deviation = quantile_median(deviations, out->n_compared);
}
