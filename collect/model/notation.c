#include "collect/model/notation.h"

#include <math.h>

static const char *separator(bool a_overlaps, bool b_overlaps)
{
    return a_overlaps || b_overlaps ? " ||" : " |";
}

enum unit notation_cycles(enum unit u)
{
    return unit_is_rate(u) ? UNIT_CY_PER_CL : u;
}

void notation_time(double cy_per_cl, enum unit u, const struct work *w, struct sb *out)
{
    const enum unit c = notation_cycles(u);
    sb_addf(out, c == UNIT_CY_PER_CL ? "%.1f" : "%.2f", unit_convert(cy_per_cl, c, w));
}

/* The times of the edges; `before` precedes the first. */
static void add_edges(const struct model_point *p, const char *before, enum unit u,
                      const struct work *w, struct sb *out)
{
    for (int i = 0; i < p->n_levels; i++) {
        if (i > 0)
            before = separator(p->levels[i - 1].overlaps, p->levels[i].overlaps);
        sb_addf(out, "%s ", before);
        notation_time(p->levels[i].cy_per_cl, u, w, out);
    }
    sb_addf(out, " } %s", unit_name(notation_cycles(u)));
}

static void add_core(const struct core_time *core, enum unit u, const struct work *w,
                     struct sb *out)
{
    sb_addz(out, "{ ");
    notation_time(core->T_comp_cy_per_cl, u, w, out);
    sb_addz(out, " || ");
    notation_time(core->T_RegL1_cy_per_cl, u, w, out);
}

void notation_contributions(const struct model_point *p, enum unit u, const struct work *w,
                            struct sb *out)
{
    add_core(&p->core, u, w, out);
    add_edges(p, separator(p->registers_overlap, p->levels[0].overlaps), u, w, out);
}

void notation_transfers(const struct model_point *p, enum unit u, const struct work *w,
                        struct sb *out)
{
    add_edges(p, "{", u, w, out);
}

void notation_core(const struct core_time *core, enum unit u, const struct work *w, struct sb *out)
{
    add_core(core, u, w, out);
    sb_addf(out, " } %s", unit_name(notation_cycles(u)));
}

struct prefix {
    double factor;
    const char *name;
};

static struct prefix prefix_of(double value)
{
    static const struct prefix prefixes[] = {
        {1e12, "T"}, {1e9, "G"}, {1e6, "M"}, {1e3, "k"}, {1, ""}};
    size_t i = 0;
    while (prefixes[i].factor > 1 && fabs(value) < prefixes[i].factor)
        i++;
    return prefixes[i];
}

void notation_predictions(const struct model_point *p, enum unit u, const struct work *w,
                          struct sb *out)
{
    const double *T = p->T_data_cy_per_cl;
    const struct prefix prefix =
        unit_is_rate(u) ? prefix_of(unit_convert(T[p->n_levels], u, w)) : (struct prefix){1, ""};
    for (int i = 0; i <= p->n_levels; i++) {
        sb_addz(out, i == 0 ? "{ " : " \\ ");
        if (unit_is_rate(u))
            sb_addf(out, "%.4g", unit_convert(T[i], u, w) / prefix.factor);
        else
            notation_time(T[i], u, w, out);
    }
    sb_addf(out, " } %s%s", prefix.name, unit_name(u));
}

void notation_value(double cy_per_cl, enum unit u, const struct work *w, struct sb *out)
{
    if (!unit_is_rate(u)) {
        notation_time(cy_per_cl, u, w, out);
        sb_addf(out, " %s", unit_name(u));
        return;
    }
    const double value = unit_convert(cy_per_cl, u, w);
    const struct prefix prefix = prefix_of(value);
    sb_addf(out, "%.4g %s%s", value / prefix.factor, prefix.name, unit_name(u));
}

void notation_range(double low_cy_per_cl, double high_cy_per_cl, enum unit u, const struct work *w,
                    struct sb *out)
{
    const bool rate = unit_is_rate(u);
    notation_value(rate ? high_cy_per_cl : low_cy_per_cl, u, w, out);
    sb_addz(out, " to ");
    notation_value(rate ? low_cy_per_cl : high_cy_per_cl, u, w, out);
}
