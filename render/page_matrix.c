#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "render/heat.h"
#include "render/overview.h"
#include "render/pages.h"
#include "render/text.h"
#include "render/virtual_cores.h"
#include "stempel/class.h"

/* Rows of the matrix: every class of the collection's grid, then anything else collected. */
struct matrix_rows {
    struct arena *arena;
    struct identity *items;
    size_t count;
};

static bool has_row(const struct matrix_rows *rows, struct str path)
{
    for (size_t i = 0; i < rows->count; i++) {
        if (str_eq(rows->items[i].path, path))
            return true;
    }
    return false;
}

static void add_row(struct matrix_rows *rows, const struct identity *id)
{
    *ARENA_ADD(rows->arena, rows->items, rows->count) = *id;
}

static void list_rows(const struct site *site, struct matrix_rows *rows)
{
    struct stencil_class class;
    for (size_t i = 0; class_at(i, false, &class); i++) {
        struct identity id;
        identity_of(str_of(class_path(rows->arena, &class)), rows->arena, &id);
        add_row(rows, &id);
    }
    const size_t grid = rows->count;
    for (size_t i = 0; i < site->n_summaries; i++) {
        const struct identity *id = &site->summaries[i].identity;
        const bool again =
            rows->count > grid && str_eq(rows->items[rows->count - 1].path, id->path);
        if (!again && !has_row(rows, id->path))
            add_row(rows, id);
    }
}

/* Summaries are in the order of stencil paths, then of machine names. */
static int compare_summary(const void *key, const void *item)
{
    const struct summary *wanted = key;
    const struct summary *s = item;
    const int order = str_compare(wanted->identity.path, s->identity.path);
    return order != 0 ? order : strcmp(wanted->machine, s->machine);
}

static const struct summary *find_summary(const struct site *site, const struct identity *id,
                                          const char *machine)
{
    const struct summary wanted = {.identity = *id, .machine = machine};
    return site->n_summaries == 0 ? NULL
                                  : bsearch(&wanted, site->summaries, site->n_summaries,
                                            sizeof wanted, compare_summary);
}

/* Numbers in the order in which matrix.js reads them; unknown ones at the end are omitted. */
static struct str numbers_of(struct arena *arena, const struct facts *f)
{
    const double numbers[] = {
        f->ecm_mlup_per_s,    f->domain_ecm_mlup_per_s, f->all_ecm_mlup_per_s, f->mlup_per_s,
        f->domain_mlup_per_s, f->all_mlup_per_s,        f->median_deviation,
    };
    struct sb text = {.arena = arena};
    size_t known = 0;
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        if (!isfinite(numbers[i]))
            continue;
        for (; known < i; known++)
            sb_addc(&text, ',');
        text_significant(&text, numbers[i], 4);
    }
    return sb_str(&text);
}

/* The machines of one stencil at their common grid: of one core and of a socket. */
struct matrix_races {
    struct heat_race core, socket;
};

static void races_of(const struct site *site, const struct summary *any, struct matrix_races *out)
{
    size_t from = (size_t)(any - site->summaries);
    while (from > 0 && str_eq(site->summaries[from - 1].identity.path, any->identity.path))
        from--;
    const size_t to = site_class_end(site, from);
    heat_race_of(site, from, to, heat_core, &out->core);
    heat_race_of(site, from, to, heat_socket, &out->socket);
}

/* A cell without a class is predicted. */
static void add_cell(struct map_list *cells, const struct matrix_races *races,
                     const struct summary *s)
{
    struct map *cell = list_add(cells);
    struct arena *a = cell->arena;
    const bool readable = s != NULL && s->problem == NULL;
    const bool measured = readable && !isnan(s->facts.mlup_per_s);
    map_flag(cell, "there", s != NULL);
    map_textz(cell, "css", s == NULL ? "gap" : measured ? deviation_class_css(s->facts.light) : "");
    map_textz(cell, "state", s == NULL ? "" : overview_state(s));
    map_text(cell, "speed",
             s == NULL ? STR("·")
                       : number_decimals(a, readable ? facts_core_mlup_per_s(&s->facts) : NAN, 0));
    const bool core = readable && heat_wins(&races->core, s, heat_core);
    const bool socket = readable && heat_wins(&races->socket, s, heat_socket);
    map_textz(cell, "wins",
              core && socket ? "core socket"
              : core         ? "core"
              : socket       ? "socket"
                             : "");
    map_text(cell, "numbers", readable ? numbers_of(a, &s->facts) : STR(""));
}

static void fill_row(const struct site *site, const struct identity *id, struct map *row)
{
    struct arena *const a = row->arena;
    map_text(row, "class", id->named ? STR("") : id->path);
    map_text(row, "label",
             id->named ? id->name
                       : str_format(a, "%.*s %.*s %.*s", STR_ARG(id->parameters[2]),
                                    STR_ARG(id->parameters[4]), STR_ARG(id->parameters[5])));
    map_textz(row, "class_link", page_class_path(a, id));
    struct map_list *cells = map_items(row, "cells");
    struct matrix_races races = {0};
    bool any = false;
    for (size_t m = 0; m < site->n_machines; m++) {
        if (site->machines[m].n_configurations == 0)
            continue;
        const struct summary *s = find_summary(site, id, site->machines[m].name);
        if (s != NULL && !any)
            races_of(site, s, &races);
        any = any || s != NULL;
        add_cell(cells, &races, s);
    }
    map_flag(row, "any", any);
}

/* Adds all stencils of one shape under its name; returns how many were collected. */
static size_t add_shape(const struct site *site, const struct matrix_rows *rows, struct str shape,
                        struct map *group)
{
    size_t covered = 0;
    size_t n = 0;
    struct map_list *list = map_items(group, "rows");
    for (size_t i = 0; i < rows->count; i++) {
        if (!str_eq(rows->items[i].shape, shape))
            continue;
        struct map *row = list_add(list);
        fill_row(site, &rows->items[i], row);
        covered += map_find(row, STR("any"))->flag;
        n++;
    }
    map_text(group, "shape", shape.len == 0 ? STR("Named kernels") : shape);
    map_text(group, "shape_covered", number_decimals(group->arena, (double)covered, 0));
    map_text(group, "shape_all", number_decimals(group->arena, (double)n, 0));
    return covered;
}

/* One stencil of each shape, in the order of the start page. */
static size_t list_shapes(const struct matrix_rows *rows, const struct identity **shapes)
{
    size_t n = 0;
    for (size_t i = 0; i < rows->count; i++) {
        size_t k = 0;
        while (k < n && !str_eq(shapes[k]->shape, rows->items[i].shape))
            k++;
        if (k == n)
            shapes[n++] = &rows->items[i];
    }
    qsort(shapes, n, sizeof(struct identity *), heat_compare_shapes);
    return n;
}

bool page_matrix(const struct site *site, struct arena *arena, struct sb *out, struct err *err)
{
    struct map *page = page_values(
        site, arena, "matrix.html", STR("Matrix"),
        STR("All stencil classes on all machines at a glance: coverage, performance and model "
            "deviation"));
    struct map_list *machines = map_items(page, "machines");
    for (size_t m = 0; m < site->n_machines; m++) {
        if (site->machines[m].n_configurations == 0)
            continue;
        struct map *machine = list_add(machines);
        map_textz(machine, "name", site->machines[m].name);
        map_flag(machine, "unfitted", site_unfitted(&site->machines[m]));
        map_flag(machine, "virtual", virtual_cores_on(site, &site->machines[m]));
        map_text(machine, "words", text_name_line(arena, site->machines[m].name));
        map_textz(machine, "link", page_machine_path(arena, site->machines[m].name));
    }
    map_text(page, "columns", number_decimals(arena, 1 + (double)machines->count, 0));
    struct matrix_rows rows = {.arena = arena};
    list_rows(site, &rows);
    size_t covered = 0;
    struct map_list *groups = map_items(page, "shapes");
    const struct identity **shapes = arena_alloc(arena, rows.count, sizeof(struct identity *));
    const size_t n_shapes = list_shapes(&rows, shapes);
    for (size_t i = 0; i < n_shapes; i++)
        covered += add_shape(site, &rows, shapes[i]->shape, list_add(groups));
    heat_add_kinds(page, site);
    map_text(page, "n_covered", number_decimals(arena, (double)covered, 0));
    map_text(page, "n_rows", number_decimals(arena, (double)rows.count, 0));
    return page_render(site, "matrix", page, out, err);
}
