#include <math.h>

#include "render/escape.h"
#include "render/pages.h"
#include "render/text.h"

static void add_number(struct sb *out, double value, int digits)
{
    sb_addc(out, ',');
    text_significant(out, value, digits);
}

bool collection_data(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    (void)arena;
    (void)err;
    sb_addz(out, "inspectCollection([\n");
    for (size_t i = 0; i < site->n_summaries; i++) {
        const struct summary *s = &site->summaries[i];
        const bool readable = s->problem == NULL;
        const double nothing = NAN;
        sb_addz(out, i == 0 ? "[" : ",\n[");
        text_json(out, str_of(s->folder));
        add_number(out, readable ? s->facts.mlup_per_s : nothing, 4);
        add_number(out, readable ? s->facts.all_mlup_per_s : nothing, 4);
        add_number(out, readable ? s->facts.ecm_mlup_per_s : nothing, 4);
        add_number(out, readable ? s->facts.median_deviation : nothing, 3);
        sb_addc(out, ']');
    }
    sb_addz(out, "]);\n");
    return true;
}
