#include "render/heat.h"

#include <math.h>
#include <stdlib.h>

#include "render/text.h"

/* Which performance is compared. */
typedef double speed_fn(const struct summary *s);

static double core_speed(const struct summary *s)
{
    return s->common_core_mlup_per_s;
}

static double socket_speed(const struct summary *s)
{
    return s->common_socket_mlup_per_s;
}

/* Of one shape and machine: what becomes a geometric mean. */
struct mean {
    double logs;
    size_t n;
};

/* Adds the configurations [from, to) of one stencil, each relative to the fastest of them. A
 * machine that is alone there is compared with none. */
static void add_stencil(const struct site *site, size_t from, size_t to, speed_fn *speed,
                        struct mean *means)
{
    double best = NAN;
    size_t n = 0;
    for (size_t i = from; i < to; i++) {
        best = fmax(best, speed(&site->summaries[i]));
        n += speed(&site->summaries[i]) > 0 ? 1 : 0;
    }
    for (size_t i = from; i < to && n > 1; i++) {
        const struct summary *s = &site->summaries[i];
        const double share = speed(s) / best;
        if (!(share > 0))
            continue;
        struct mean *mean = &means[s->on - site->machines];
        mean->logs += log(share);
        mean->n++;
    }
}

static void add_share(struct map *cell, const char *name, const char *css, const struct mean *mean)
{
    const double share = mean->n == 0 ? NAN : exp(mean->logs / (double)mean->n);
    map_text(cell, name, isnan(share) ? STR("–") : number_decimals(cell->arena, 100 * share, 0));
    map_text(cell, css,
             isnan(share) ? STR("0") : number_decimals(cell->arena, fmin(floor(10 * share), 9), 0));
}

/* Which machines are columns: one without any prediction in memory has nothing to compare. */
static const bool *compared_machines(const struct site *site, struct arena *arena)
{
    bool *compared = arena_alloc(arena, site->n_machines, sizeof *compared);
    for (size_t i = 0; i < site->n_summaries; i++) {
        const struct summary *s = &site->summaries[i];
        if (core_speed(s) > 0 || socket_speed(s) > 0)
            compared[s->on - site->machines] = true;
    }
    return compared;
}

static void add_row(struct map_list *rows, const struct site *site, const bool *compared,
                    const struct identity *id, const struct mean *cores, const struct mean *sockets)
{
    struct arena *const a = rows->arena;
    struct map *row = list_add(rows);
    const struct str *p = id->parameters;
    map_text(row, "shape", id->shape);
    map_text(row, "radius", p[1]);
    map_text(row, "link",
             str_format(a, "matrix.html#dimension=%.*s&radius=%.*s&kind=%.*s", STR_ARG(p[0]),
                        STR_ARG(p[1]), STR_ARG(p[3])));
    struct map_list *cells = map_items(row, "cells");
    for (size_t m = 0; m < site->n_machines; m++) {
        if (!compared[m])
            continue;
        struct map *cell = list_add(cells);
        map_textz(cell, "machine", site->machines[m].name);
        map_flag(cell, "there", cores[m].n + sockets[m].n != 0);
        add_share(cell, "core", "core_css", &cores[m]);
        add_share(cell, "socket", "socket_css", &sockets[m]);
    }
}

static void add_shape(struct map_list *rows, const struct site *site, const bool *compared,
                      const struct identity *id)
{
    struct arena *const a = rows->arena;
    struct mean *cores = arena_alloc(a, site->n_machines, sizeof *cores);
    struct mean *sockets = arena_alloc(a, site->n_machines, sizeof *sockets);
    for (size_t from = 0, to = 0; from < site->n_summaries; from = to) {
        to = site_class_end(site, from);
        if (!str_eq(site->summaries[from].identity.shape, id->shape))
            continue;
        add_stencil(site, from, to, core_speed, cores);
        add_stencil(site, from, to, socket_speed, sockets);
    }
    add_row(rows, site, compared, id, cores, sockets);
}

/* By dimensions, then by points. */
static int compare_shapes(const void *a, const void *b)
{
    const struct identity *left = *(const struct identity *const *)a;
    const struct identity *right = *(const struct identity *const *)b;
    if (left->dims != right->dims)
        return left->dims < right->dims ? -1 : 1;
    if (left->points != right->points)
        return left->points < right->points ? -1 : 1;
    return str_compare(left->shape, right->shape);
}

size_t heat_shapes(const struct site *site, struct arena *arena, const struct identity ***out)
{
    const struct identity **shapes =
        arena_alloc(arena, site->n_summaries, sizeof(struct identity *));
    size_t n = 0;
    for (size_t i = 0; i < site->n_summaries; i++) {
        if (site->summaries[i].identity.shape.len != 0)
            shapes[n++] = &site->summaries[i].identity;
    }
    if (n > 1)
        qsort(shapes, n, sizeof(struct identity *), compare_shapes);
    size_t distinct = 0;
    for (size_t i = 0; i < n; i++) {
        if (distinct == 0 || !str_eq(shapes[i]->shape, shapes[distinct - 1]->shape))
            shapes[distinct++] = shapes[i];
    }
    *out = shapes;
    return distinct;
}

/* Machines with results that are not columns, by name. */
static void add_uncompared(struct map *page, const struct site *site, const bool *compared)
{
    struct sb names = {.arena = page->arena};
    for (size_t m = 0; m < site->n_machines; m++) {
        if (site->machines[m].n_configurations != 0 && !compared[m])
            sb_addf(&names, "%s%s", names.len == 0 ? "" : ", ", site->machines[m].name);
    }
    map_text(page, "uncompared", sb_str(&names));
}

void heat_add(struct map *page, const struct site *site)
{
    if (site_machines_in_use(site) < 2)
        return;
    const bool *compared = compared_machines(site, page->arena);
    struct map_list *machines = map_items(page, "heat_machines");
    for (size_t m = 0; m < site->n_machines; m++) {
        if (!compared[m])
            continue;
        struct map *machine = list_add(machines);
        map_textz(machine, "name", site->machines[m].name);
        map_text(machine, "words", text_name_words(page->arena, site->machines[m].name));
    }
    add_uncompared(page, site, compared);
    const struct identity **shapes = NULL;
    const size_t n = heat_shapes(site, page->arena, &shapes);
    struct map_list *rows = map_items(page, "heat");
    for (size_t i = 0; i < n; i++)
        add_shape(rows, site, compared, shapes[i]);
}
