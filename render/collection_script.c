#include <math.h>

#include "render/escape.h"
#include "render/pages.h"
#include "render/text.h"

/* An unknown number is empty: JavaScript reads nothing between two commas as undefined. */
static void add_number(struct sb *out, double value, int digits)
{
    sb_addc(out, ',');
    if (isfinite(value))
        text_significant(out, value, digits);
}

/* [machine, MLUP/s, all, ECM, deviation] of one configuration, and what one core and a socket reach
 * at the grid that all machines of the stencil have. */
static void add_figures(struct sb *out, const struct site *site, const struct summary *s)
{
    const bool readable = s->problem == NULL;
    const double nothing = NAN;
    sb_addf(out, ",[%td", s->on - site->machines);
    add_number(out, readable ? s->facts.mlup_per_s : nothing, 4);
    add_number(out, readable ? s->facts.all_mlup_per_s : nothing, 4);
    add_number(out, readable ? s->facts.ecm_mlup_per_s : nothing, 4);
    add_number(out, readable ? s->facts.median_deviation : nothing, 3);
    add_number(out, readable ? s->common_core_mlup_per_s : nothing, 4);
    add_number(out, readable ? s->common_socket_mlup_per_s : nothing, 4);
    if (readable && s->common_core_measured)
        sb_addz(out, ",1");
    sb_addc(out, ']');
}

bool collection_script(const struct site *site, struct arena *arena, struct sb *out,
                       struct err *err)
{
    (void)arena;
    (void)err;
    sb_addz(out, "inspectCollection([");
    for (size_t m = 0; m < site->n_machines; m++) {
        sb_addz(out, m == 0 ? "" : ",");
        text_json(out, str_of(site->machines[m].name));
    }
    sb_addz(out, "],[\n");
    for (size_t from = 0, to = 0; from < site->n_summaries; from = to) {
        to = site_class_end(site, from);
        sb_addz(out, from == 0 ? "[" : ",\n[");
        text_json(out, site->summaries[from].identity.path);
        add_number(out, site->summaries[from].common_size, 9);
        for (size_t i = from; i < to; i++)
            add_figures(out, site, &site->summaries[i]);
        sb_addc(out, ']');
    }
    sb_addz(out, "],[");
    bool any = false;
    for (size_t m = 0; m < site->n_machines; m++) {
        if (!site_unfitted(&site->machines[m]))
            continue;
        sb_addf(out, "%s%zu", any ? "," : "", m);
        any = true;
    }
    sb_addz(out, "]);\n");
    return true;
}
