#include <math.h>

#include "base/json.h"
#include "cli/compare_report.h"
#include "stempel/class.h"

/* Which nests a file has, and which of them matter. */

const char *compare_nest_what(const struct ranked_nest *n, struct arena *arena)
{
    if (n->usable)
        return str_formatz(arena, "%s%s", n->class.exact ? "" : "near ",
                           class_path(arena, &n->class.nearest));
    if (n->entry->read)
        return "accesses no array";
    return str_formatz(arena, "not read: %u:%u: %s", n->entry->err.line, n->entry->err.col,
                       n->entry->err.text);
}

const char *compare_nest_share(const struct ranked_nest *n, struct arena *arena)
{
    if (!n->usable || !isfinite(n->share))
        return "-";
    return n->share == 0 ? "sets" : str_formatz(arena, "%.0f %%", 100 * n->share);
}

void compare_nests_text(const struct ranking *ranking, const char *file, struct sb *out)
{
    sb_addf(out,
            "%s: %zu loop nests, by predicted time (Roofline; sizes that it does not give: %d)\n"
            "  share   line  function              class\n",
            file, ranking->count, RANKING_LARGE);
    for (size_t i = 0; i < ranking->count; i++) {
        const struct ranked_nest *const n = &ranking->items[i];
        sb_addf(out, "%7s %6u  %-20.*s  %s\n", compare_nest_share(n, out->arena), n->entry->line,
                STR_ARG(n->entry->function), compare_nest_what(n, out->arena));
    }
    sb_addc(out, '\n');
}

json_t *compare_nests_json(const struct ranking *ranking)
{
    struct arena scratch = {0};
    json_t *list = json_array();
    for (size_t i = 0; i < ranking->count; i++) {
        const struct ranked_nest *const n = &ranking->items[i];
        json_t *o = json_object();
        json_object_set_new(o, "line", json_integer(n->entry->line));
        json_object_set_new(o, "function", json_of_str(n->entry->function));
        if (n->usable) {
            json_object_set_new(o, "class", json_string(class_path(&scratch, &n->class.nearest)));
            json_object_set_new(o, "exact", json_boolean(n->class.exact));
            json_set_number(o, "share", n->share);
        } else {
            json_object_set_new(
                o, "refused",
                json_string(n->entry->read ? "accesses no array" : n->entry->err.text));
        }
        json_array_append_new(list, o);
    }
    arena_free(&scratch);
    return list;
}
