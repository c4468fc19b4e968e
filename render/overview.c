#include "render/overview.h"

#include <math.h>

#include "render/pages.h"
#include "render/text.h"

const char *overview_state(const struct summary *s)
{
    if (s->problem != NULL)
        return "unreadable";
    if (!s->complete)
        return "incomplete";
    if (s->failed > 0)
        return "failed points";
    return s->outdated ? "outdated" : "";
}

/* All tables show whole MLUP/s, so that columns align. */
static struct str rate(struct arena *arena, double mlup_per_s)
{
    return number_decimals(arena, mlup_per_s, 0);
}

void overview_row(struct map *row, const struct summary *s)
{
    struct arena *a = row->arena;
    const bool readable = s->problem == NULL;
    const double nothing = NAN;
    map_textz(row, "link", page_configuration_path(a, s->folder));
    map_textz(row, "folder", s->folder);
    map_text(row, "stencil", s->identity.short_title);
    map_text(row, "machine", text_name_line(row->arena, s->machine));
    map_text(row, "mlup", rate(a, readable ? s->facts.mlup_per_s : nothing));
    const bool all_predicted =
        readable && isnan(s->facts.all_mlup_per_s) && !isnan(s->facts.all_ecm_mlup_per_s);
    map_text(row, "all",
             rate(a, !readable       ? nothing
                     : all_predicted ? s->facts.all_ecm_mlup_per_s
                                     : s->facts.all_mlup_per_s));
    map_flag(row, "all_predicted", all_predicted);
    const double cores = !readable       ? nothing
                         : all_predicted ? s->facts.all_ecm_threads
                                         : s->facts.all_threads;
    map_text(row, "all_cores", isnan(cores) ? STR("") : number_decimals(a, cores, 0));
    map_text(row, "grid",
             readable && !isnan(s->facts.size) ? identity_grid_text(a, &s->identity, s->facts.size)
                                               : STR("–"));
    map_text(row, "ecm", rate(a, readable ? s->facts.ecm_mlup_per_s : nothing));
    map_text(row, "balance",
             number_decimals(a, readable ? s->facts.balance_bytes_per_lup : nothing, 0));
    map_text(row, "deviation", share_text(a, readable ? s->facts.median_deviation : nothing));
    map_flag(row, "measured", readable && !isnan(s->facts.mlup_per_s));
    const enum deviation_class light = readable ? s->facts.light : DEVIATION_UNKNOWN;
    map_textz(row, "light", deviation_class_css(light));
    map_textz(row, "light_text", deviation_class_text(light));
    map_textz(row, "state", overview_state(s));
    map_flag(row, "doubtful", readable && s->facts.n_doubtful != 0);
}
