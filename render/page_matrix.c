#include <math.h>
#include <string.h>

#include "render/overview.h"
#include "render/pages.h"
#include "render/text.h"
#include "stempel/class.h"

/* Rows of the matrix: every class of the collection's grid, then anything else collected. */
struct rows {
    struct arena *arena;
    struct identity *items;
    size_t count;
    size_t capacity;
};

static bool has_row(const struct rows *rows, struct str path)
{
    for (size_t i = 0; i < rows->count; i++) {
        if (str_eq(rows->items[i].path, path))
            return true;
    }
    return false;
}

static void add_row(struct rows *rows, const struct identity *id)
{
    rows->items =
        arena_grow(rows->arena, rows->items, rows->count, &rows->capacity, sizeof *rows->items);
    rows->items[rows->count++] = *id;
}

static void list_rows(const struct site *site, struct rows *rows)
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

static const struct summary *find_summary(const struct site *site, const struct identity *id,
                                          const char *machine)
{
    for (size_t i = 0; i < site->n_summaries; i++) {
        const struct summary *s = &site->summaries[i];
        if (str_eq(s->identity.path, id->path) && strcmp(s->machine, machine) == 0)
            return s;
    }
    return NULL;
}

static void add_cell(struct map_list *cells, const struct site_machine *machine,
                     const struct summary *s)
{
    struct map *cell = list_add(cells);
    struct arena *a = cell->arena;
    map_textz(cell, "machine", machine->name);
    if (s == NULL) {
        map_flag(cell, "missing", true);
        map_flag(cell, "there", false);
        return;
    }
    map_flag(cell, "missing", false);
    struct map *there = map_map(cell, "there");
    overview_row(there, s);
    const bool readable = s->problem == NULL;
    map_text(there, "mlup_raw",
             readable && !isnan(s->facts.mlup_per_s) ? str_format(a, "%.4g", s->facts.mlup_per_s)
                                                     : STR(""));
    map_text(there, "ecm_raw",
             readable && !isnan(s->facts.ecm_mlup_per_s)
                 ? str_format(a, "%.4g", s->facts.ecm_mlup_per_s)
                 : STR(""));
    map_text(there, "dev_raw",
             readable && !isnan(s->facts.median_deviation)
                 ? str_format(a, "%.3f", s->facts.median_deviation)
                 : STR(""));
}

static void add_parameters(struct map *row, const struct identity *id)
{
    for (int p = 0; p < IDENTITY_PARAMETERS; p++)
        map_text(row, identity_parameter_name(p),
                 id->named ? p == 0 ? id->name : STR("") : id->parameters[p]);
    map_textz(row, "group", id->named ? "named" : "class");
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
        map_text(machine, "link", str_format(arena, "machines/%s.html", site->machines[m].name));
    }
    struct rows rows = {.arena = arena};
    list_rows(site, &rows);
    size_t covered = 0;
    struct map_list *list = map_items(page, "rows");
    for (size_t i = 0; i < rows.count; i++) {
        struct map *row = list_add(list);
        add_parameters(row, &rows.items[i]);
        map_text(row, "stencil", rows.items[i].short_title);
        map_text(row, "class_link",
                 str_format(arena, "%.*s/index.html", STR_ARG(rows.items[i].path)));
        struct map_list *cells = map_items(row, "cells");
        bool any = false;
        for (size_t m = 0; m < site->n_machines; m++) {
            if (site->machines[m].n_configurations == 0)
                continue;
            const struct summary *s = find_summary(site, &rows.items[i], site->machines[m].name);
            any = any || s != NULL;
            add_cell(cells, &site->machines[m], s);
        }
        map_flag(row, "any", any);
        covered += any;
    }
    map_text(page, "n_covered", number_decimals(arena, (double)covered, 0));
    map_text(page, "n_rows", number_decimals(arena, (double)rows.count, 0));
    return page_render(site, "matrix", page, out, err);
}
