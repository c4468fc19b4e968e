#include "collect/model/notation.h"

#include <math.h>

static const char *separator(bool a_overlaps, bool b_overlaps)
{
    return a_overlaps || b_overlaps ? " ||" : " |";
}

/* The edges' times, `before` stands in front of the first. */
static void add_edges(const struct model_point *p, const char *before, struct sb *out)
{
    for (int i = 0; i < p->n_levels; i++) {
        if (i > 0)
            before = separator(p->levels[i - 1].overlaps, p->levels[i].overlaps);
        sb_addf(out, "%s %.1f", before, p->levels[i].cy_per_cl);
    }
    sb_addz(out, " } cy/CL");
}

void notation_contributions(const struct model_point *p, struct sb *out)
{
    sb_addf(out, "{ %.1f || %.1f", p->core.T_comp_cy_per_cl, p->core.T_RegL1_cy_per_cl);
    add_edges(p, separator(p->registers_overlap, p->levels[0].overlaps), out);
}

void notation_transfers(const struct model_point *p, struct sb *out)
{
    add_edges(p, "{", out);
}

void notation_core(const struct core_time *core, struct sb *out)
{
    sb_addf(out, "{ %.1f || %.1f } cy/CL", core->T_comp_cy_per_cl, core->T_RegL1_cy_per_cl);
}

void notation_predictions(const struct model_point *p, struct sb *out)
{
    for (int i = 0; i <= p->n_levels; i++)
        sb_addf(out, "%s %.1f", i == 0 ? "{" : " \\", p->T_data_cy_per_cl[i]);
    sb_addz(out, " } cy/CL");
}

void notation_value(double cy_per_cl, enum unit u, const struct work *w, struct sb *out)
{
    const double value = unit_convert(cy_per_cl, u, w);
    if (!unit_is_rate(u)) {
        sb_addf(out, "%.1f %s", value, unit_name(u));
        return;
    }
    static const struct {
        double factor;
        const char *prefix;
    } prefixes[] = {{1e12, "T"}, {1e9, "G"}, {1e6, "M"}, {1e3, "k"}, {1, ""}};
    size_t i = 0;
    while (prefixes[i].factor > 1 && fabs(value) < prefixes[i].factor)
        i++;
    sb_addf(out, "%.4g %s%s", value / prefixes[i].factor, prefixes[i].prefix, unit_name(u));
}
