#include <math.h>
#include <stdlib.h>

#include "base/plural.h"
#include "render/heat.h"
#include "render/pages.h"
#include "render/text.h"
#include "render/virtual_cores.h"

const char *page_shape_path(struct arena *arena, const struct identity *id)
{
    return str_formatz(arena, "%.*s/%.*s/index.html", STR_ARG(id->parameters[0]),
                       STR_ARG(id->parameters[1]));
}

struct str page_shape_link(struct arena *arena, const struct identity *id)
{
    return str_format(arena, "%s#%.*s", page_shape_path(arena, id), STR_ARG(id->parameters[3]));
}

/* A machine with what it reaches on all stencils of a shape. */
struct row {
    const struct site_machine *machine;
    const struct heat_mean *core, *socket;
};

/* By sockets, then by cores; what was not fitted is last. */
static int compare_rows(const void *a, const void *b)
{
    const struct row *left = a;
    const struct row *right = b;
    const bool l = site_unfitted(left->machine);
    const bool r = site_unfitted(right->machine);
    const int order = speed_compare((struct speed){heat_share(left->socket), l},
                                    (struct speed){heat_share(right->socket), r});
    return order != 0 ? order
                      : speed_compare((struct speed){heat_share(left->core), l},
                                      (struct speed){heat_share(right->core), r});
}

static struct str share_cell(struct arena *arena, const struct heat_mean *mean)
{
    return number_decimals(arena, 100 * heat_share(mean), 0);
}

/* "14 of 16", or a dash where nothing is compared. */
static struct str fastest_cell(struct arena *arena, const struct heat_means *means,
                               const struct heat_mean *mean)
{
    return mean->n == 0 ? STR("–")
                        : str_format(arena, "%zu of %zu", mean->n_fastest, means->n_stencils);
}

static void add_machines(struct map *section, const struct site *site,
                         const struct heat_column *column)
{
    struct arena *const a = section->arena;
    struct row *rows = arena_alloc(a, site->n_machines, sizeof *rows);
    size_t n = 0;
    for (size_t m = 0; m < site->n_machines; m++) {
        const struct row row = {&site->machines[m], &column->cores.machines[m],
                                &column->sockets.machines[m]};
        if (row.core->n + row.socket->n != 0)
            rows[n++] = row;
    }
    qsort(rows, n, sizeof *rows, compare_rows);
    struct map_list *list = map_items(section, "machines");
    for (size_t i = 0; i < n; i++) {
        struct map *row = list_add(list);
        map_text(row, "machine", text_name_line(a, rows[i].machine->name));
        map_textz(row, "link", page_machine_path(a, rows[i].machine->name));
        map_flag(row, "unfitted", site_unfitted(rows[i].machine));
        map_flag(row, "virtual", virtual_cores_on(site, rows[i].machine));
        map_text(row, "socket", share_cell(a, rows[i].socket));
        map_text(row, "socket_fastest", fastest_cell(a, &column->sockets, rows[i].socket));
        map_text(row, "core", share_cell(a, rows[i].core));
        map_text(row, "core_fastest", fastest_cell(a, &column->cores, rows[i].core));
    }
}

/* The fastest and the one after it. */
static void add_fastest(struct map *row, const char *name, const struct site *site, size_t from,
                        size_t to, heat_speed *speed)
{
    struct arena *const a = row->arena;
    struct heat_race race;
    heat_race_of(site, from, to, speed, &race);
    const struct summary *first = race.first;
    const struct summary *second = race.second;
    struct map *map = map_map(row, name);
    map_text(map, "machine", first == NULL ? STR("–") : text_name_line(a, first->machine));
    map_text(map, "mlup", number_decimals(a, first == NULL ? NAN : speed(first).mlup_per_s, 0));
    map_flag(map, "predicted",
             first != NULL && (speed == heat_socket || !first->common_core_measured));
    map_text(map, "next", second == NULL ? STR("") : text_name_line(a, second->machine));
    map_text(map, "next_mlup",
             number_decimals(a, second == NULL ? NAN : speed(second).mlup_per_s, 0));
}

static void add_stencils(struct map *section, const struct site *site, const struct identity *id)
{
    struct arena *const a = section->arena;
    struct map_list *list = map_items(section, "stencils");
    for (size_t from = 0, to = 0; from < site->n_summaries; from = to) {
        const struct summary *s = &site->summaries[from];
        to = site_class_end(site, from);
        if (!str_eq(s->identity.shape, id->shape))
            continue;
        const struct str *p = s->identity.parameters;
        struct map *row = list_add(list);
        map_textz(row, "link", page_class_path(a, &s->identity));
        map_text(row, "words",
                 str_format(a, "%.*s %.*s %.*s", STR_ARG(p[2]), STR_ARG(p[4]), STR_ARG(p[5])));
        map_text(row, "grid",
                 s->common_size > 0 ? identity_grid_text(a, &s->identity, s->common_size)
                                    : STR("–"));
        add_fastest(row, "core", site, from, to, heat_core);
        add_fastest(row, "socket", site, from, to, heat_socket);
    }
}

/* "A64FX on all 16", or "Zen3 on 14 and A64FX on 2 of 16". */
static void add_winners(struct sb *out, const struct site *site, const struct heat_means *means)
{
    size_t n_winners = 0;
    for (size_t m = 0; m < site->n_machines; m++)
        n_winners += means->machines[m].n_fastest != 0 ? 1 : 0;
    size_t said = 0;
    for (size_t left = means->n_stencils + 1; left-- > 1;) {
        for (size_t m = 0; m < site->n_machines; m++) {
            if (means->machines[m].n_fastest != left)
                continue;
            sb_addf(out, "%s%.*s on ",
                    said == 0               ? ""
                    : said + 1 == n_winners ? " and "
                                            : ", ",
                    STR_ARG(text_name_line(out->arena, site->machines[m].name)));
            if (means->n_stencils == 1)
                sb_addz(out, "the only");
            else
                sb_addf(out, left == means->n_stencils ? "all %zu" : "%zu", left);
            said++;
        }
    }
    if (said > 1)
        sb_addf(out, " of %zu", means->n_stencils);
}

/* "Fastest socket: A64FX on all 8 stencils; 2 too close to call." */
static void add_answer(struct sb *out, const char *what, const struct site *site,
                       const struct heat_means *means)
{
    if (means->n_stencils == 0)
        return;
    sb_addf(out, "%s%s: ", out->len == 0 ? "" : " ", what);
    add_winners(out, site, means);
    sb_addf(out, " stencil%s", PLURAL(means->n_stencils));
    if (means->n_close == means->n_stencils)
        sb_addz(out, "; too close to call");
    else if (means->n_close > 0)
        sb_addf(out, "; %zu too close to call", means->n_close);
    sb_addc(out, '.');
}

/* The answers of one column: its sockets, its single cores. */
static struct str answer_of(const struct site *site, const struct heat_column *column,
                            struct arena *arena)
{
    struct sb text = {.arena = arena};
    add_answer(&text, "Fastest socket", site, &column->sockets);
    add_answer(&text, "Fastest core", site, &column->cores);
    return sb_str(&text);
}

/* What the page opens with: the answer of one shape, over all its stencils. */
static void add_lead(struct map_list *leads, const struct site *site, const struct identity *id,
                     const struct heat_column *column)
{
    const struct str text = answer_of(site, column, leads->arena);
    if (text.len == 0)
        return;
    struct map *lead = list_add(leads);
    map_text(lead, "kind", id->parameters[3]);
    map_text(lead, "shape", id->shape);
    map_text(lead, "text", text);
}

/* The answers of one shape, a sentence for each data type. */
static void add_answers(struct map *section, const struct site *site, const struct identity *id)
{
    struct arena *const a = section->arena;
    struct map_list *list = map_items(section, "answers");
    struct str_list seen = {0};
    for (size_t i = 0; i < site->n_summaries; i++) {
        const struct identity *const of = &site->summaries[i].identity;
        const struct str type = of->parameters[5];
        if (!str_eq(of->shape, id->shape) || str_list_has(&seen, type))
            continue;
        struct heat_column column;
        str_list_add(a, &seen, type);
        heat_column_of(site, id, type, a, &column);
        const struct str text = answer_of(site, &column, a);
        if (text.len == 0)
            continue;
        struct map *row = list_add(list);
        map_text(row, "type", type);
        map_text(row, "text", text);
    }
}

bool page_shape(const struct site *site, const struct identity *const *shapes, size_t n,
                struct arena *arena, struct sb *out, struct err *err)
{
    const struct str *const p = shapes[0]->parameters;
    struct map *page = page_values(
        site, arena, page_shape_path(arena, shapes[0]),
        str_format(arena, "%.*s %.*s: which machine is fastest?", STR_ARG(p[0]), STR_ARG(p[1])),
        str_format(arena, "The fastest machines for %.*s stencils of radius %.*s", STR_ARG(p[0]),
                   STR_ARG(str_slice(p[1], 1, p[1].len))));
    heat_add_kinds(page, site);
    map_text(page, "dimension", p[0]);
    map_text(page, "radius", p[1]);
    struct map_list *leads = map_items(page, "leads");
    struct map_list *list = map_items(page, "shapes");
    for (size_t i = 0; i < n; i++) {
        if (!str_eq(shapes[i]->parameters[0], p[0]) || !str_eq(shapes[i]->parameters[1], p[1]))
            continue;
        struct heat_column column;
        struct map *section = list_add(list);
        heat_column_of(site, shapes[i], STR(""), arena, &column);
        map_text(section, "kind", shapes[i]->parameters[3]);
        map_text(section, "shape", shapes[i]->shape);
        add_lead(leads, site, shapes[i], &column);
        add_answers(section, site, shapes[i]);
        add_machines(section, site, &column);
        add_stencils(section, site, shapes[i]);
    }
    return page_render(site, "shape", page, out, err);
}
