#include "render/heat.h"

#include <math.h>
#include <stdlib.h>

#include "render/pages.h"
#include "render/text.h"
#include "render/virtual_cores.h"

struct speed heat_core(const struct summary *s)
{
    return (struct speed){s->common_core_mlup_per_s,
                          site_unfitted(s->on) && !s->common_core_measured};
}

struct speed heat_socket(const struct summary *s)
{
    return (struct speed){s->common_socket_mlup_per_s, site_unfitted(s->on)};
}

/* Whether `a` ranks before `b`, which may be null. */
static bool is_before(const struct summary *a, const struct summary *b, heat_speed *speed)
{
    return b == NULL || speed_compare(speed(a), speed(b)) < 0;
}

void heat_race_of(const struct site *site, size_t from, size_t to, heat_speed *speed,
                  struct heat_race *out)
{
    *out = (struct heat_race){0};
    for (size_t i = from; i < to; i++) {
        const struct summary *s = &site->summaries[i];
        if (!speed_is_known(speed(s)))
            continue;
        out->n++;
        if (is_before(s, out->first, speed)) {
            out->second = out->first;
            out->first = s;
        } else if (is_before(s, out->second, speed)) {
            out->second = s;
        }
    }
    if (out->second != NULL && speed(out->second).is_bound != speed(out->first).is_bound)
        out->second = NULL;
}

bool heat_is_close(const struct heat_race *race, heat_speed *speed)
{
    const double close = 0.95;
    return race->second != NULL &&
           speed(race->second).mlup_per_s >= close * speed(race->first).mlup_per_s;
}

bool heat_is_partial(const struct heat_means *means, const struct heat_mean *mean)
{
    return 2 * mean->n < means->n_stencils;
}

bool heat_wins(const struct heat_race *race, const struct summary *s, heat_speed *speed)
{
    return race->n > 1 && speed_compare(speed(s), speed(race->first)) <= 0;
}

/* Adds the configurations [from, to) of one stencil, each relative to the fastest of them. A
 * stencil on a single machine is not compared. */
static void add_stencil(const struct site *site, size_t from, size_t to, heat_speed *speed,
                        struct heat_means *means)
{
    struct heat_race race;
    heat_race_of(site, from, to, speed, &race);
    means->n_stencils += race.n > 1 ? 1 : 0;
    means->n_close += heat_is_close(&race, speed) ? 1 : 0;
    for (size_t i = from; i < to && race.n > 1; i++) {
        const struct summary *s = &site->summaries[i];
        const double share = speed(s).mlup_per_s / speed(race.first).mlup_per_s;
        if (!(share > 0))
            continue;
        struct heat_mean *mean = &means->machines[s->on - site->machines];
        mean->logs += log(share);
        mean->n++;
        mean->n_fastest += heat_wins(&race, s, speed) ? 1 : 0;
    }
}

double heat_share(const struct heat_mean *mean)
{
    return mean->n == 0 ? NAN : exp(mean->logs / (double)mean->n);
}

static struct str mean_text(struct arena *arena, const struct heat_means *means,
                            const struct heat_mean *mean)
{
    const double share = heat_share(mean);
    if (isnan(share))
        return STR("–");
    return str_format(arena, heat_is_partial(means, mean) ? "(%.0f)" : "%.0f", 100 * share);
}

/* Nine steps of a logarithm up to the fastest, so that slow machines differ too. */
static double heat_level(double share)
{
    const double palest = 1.0 / 20;
    return round(9 * fmin(fmax(1 - log(share) / log(palest), 0), 1));
}

static void add_share(struct map *cell, const char *name, const char *css,
                      const struct heat_means *means, const struct heat_mean *mean)
{
    const double share = heat_share(mean);
    map_text(cell, name, mean_text(cell->arena, means, mean));
    map_text(cell, css,
             isnan(share) ? STR("x") : number_decimals(cell->arena, heat_level(share), 0));
}

/* Which machines are rows: those without any prediction in memory have nothing to compare. */
static const bool *compared_machines(const struct site *site, struct arena *arena)
{
    bool *compared = arena_alloc(arena, site->n_machines, sizeof *compared);
    for (size_t i = 0; i < site->n_summaries; i++) {
        const struct summary *s = &site->summaries[i];
        if (speed_is_known(heat_core(s)) || speed_is_known(heat_socket(s)))
            compared[s->on - site->machines] = true;
    }
    return compared;
}

void heat_column_of(const struct site *site, const struct identity *id, struct str type,
                    struct arena *arena, struct heat_column *out)
{
    *out = (struct heat_column){.id = id};
    out->cores.machines = arena_alloc(arena, site->n_machines, sizeof *out->cores.machines);
    out->sockets.machines = arena_alloc(arena, site->n_machines, sizeof *out->sockets.machines);
    for (size_t from = 0, to = 0; from < site->n_summaries; from = to) {
        to = site_class_end(site, from);
        const struct identity *const of = &site->summaries[from].identity;
        if (!str_eq(of->shape, id->shape) || (type.len != 0 && !str_eq(of->parameters[5], type)))
            continue;
        add_stencil(site, from, to, heat_core, &out->cores);
        add_stencil(site, from, to, heat_socket, &out->sockets);
    }
}

static void add_row(struct map_list *rows, const struct site *site, size_t m,
                    const struct heat_column *columns, size_t n)
{
    const struct site_machine *machine = &site->machines[m];
    struct arena *const a = rows->arena;
    struct map *row = list_add(rows);
    map_textz(row, "name", machine->name);
    map_text(row, "words", text_name_words(a, machine->name));
    map_flag(row, "unfitted", site_unfitted(machine));
    map_flag(row, "virtual", virtual_cores_on(site, machine));
    struct map_list *cells = map_items(row, "cells");
    for (size_t i = 0; i < n; i++) {
        const struct heat_column *c = &columns[i];
        struct map *cell = list_add(cells);
        map_text(cell, "link", page_shape_link(a, c->id));
        map_flag(cell, "there", c->cores.machines[m].n + c->sockets.machines[m].n != 0);
        add_share(cell, "core", "core_css", &c->cores, &c->cores.machines[m]);
        add_share(cell, "socket", "socket_css", &c->sockets, &c->sockets.machines[m]);
    }
}

/* By dimensions, then by number of points. */
int heat_compare_shapes(const void *a, const void *b)
{
    const struct identity *left = *(const struct identity *const *)a;
    const struct identity *right = *(const struct identity *const *)b;
    if (left->named != right->named)
        return left->named ? 1 : -1;
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
    qsort(shapes, n, sizeof(struct identity *), heat_compare_shapes);
    size_t distinct = 0;
    for (size_t i = 0; i < n; i++) {
        if (distinct == 0 || !str_eq(shapes[i]->shape, shapes[distinct - 1]->shape))
            shapes[distinct++] = shapes[i];
    }
    *out = shapes;
    return distinct;
}

static bool any_partial(const struct site *site, const struct heat_column *columns, size_t n)
{
    bool any = false;
    for (size_t i = 0; i < n * site->n_machines && !any; i++) {
        const struct heat_column *c = &columns[i / site->n_machines];
        const size_t m = i % site->n_machines;
        any =
            (c->cores.machines[m].n > 0 && heat_is_partial(&c->cores, &c->cores.machines[m])) ||
            (c->sockets.machines[m].n > 0 && heat_is_partial(&c->sockets, &c->sockets.machines[m]));
    }
    return any;
}

/* Lists machines with results that are not rows, by name. */
static void add_uncompared(struct map *page, const struct site *site, const bool *compared)
{
    struct sb names = {.arena = page->arena};
    for (size_t m = 0; m < site->n_machines; m++) {
        if (site->machines[m].n_configurations != 0 && !compared[m])
            sb_addf(&names, "%s%.*s", names.len == 0 ? "" : ", ",
                    STR_ARG(text_name_line(page->arena, site->machines[m].name)));
    }
    map_text(page, "uncompared", sb_str(&names));
}

void heat_add_kinds(struct map *page, const struct site *site)
{
    bool any = false;
    for (size_t m = 0; m < site->n_machines && !any; m++)
        any = site->machines[m].n_configurations != 0 && site_unfitted(&site->machines[m]);
    map_flag(page, "with_unfitted", any);
    map_flag(page, "with_virtual", virtual_cores_any(site));
}

void heat_add(struct map *page, const struct site *site)
{
    if (site_machines_in_use(site) < 2)
        return;
    struct arena *const a = page->arena;
    const bool *compared = compared_machines(site, a);
    add_uncompared(page, site, compared);
    heat_add_kinds(page, site);
    const struct identity **shapes = NULL;
    const size_t n = heat_shapes(site, a, &shapes);
    struct heat_column *columns = arena_alloc(a, n, sizeof *columns);
    struct map_list *heads = map_items(page, "heat_shapes");
    for (size_t i = 0; i < n; i++) {
        heat_column_of(site, shapes[i], STR(""), a, &columns[i]);
        struct map *head = list_add(heads);
        map_text(head, "dimension", shapes[i]->parameters[0]);
        map_text(head, "points", str_format(a, "%ld-point", shapes[i]->points));
        map_text(head, "kind", shapes[i]->parameters[3]);
        map_text(head, "radius", shapes[i]->parameters[1]);
        map_text(head, "link", page_shape_link(a, shapes[i]));
    }
    map_flag(page, "with_partial", any_partial(site, columns, n));
    struct map_list *rows = map_items(page, "heat");
    for (size_t m = 0; m < site->n_machines && n > 0; m++) {
        if (compared[m])
            add_row(rows, site, m, columns, n);
    }
}
