#include "render/figure.h"

static void head(struct map *map, const struct plot *plot, struct str note)
{
    map_textz(map, "plot_id", plot->id);
    map_textz(map, "plot_title", plot->title);
    map_textz(map, "plot_units", plot_units(plot));
    map_text(map, "plot_note", note);
}

void figure_head(struct map *map, const struct plot *plot, struct str note)
{
    head(map, plot, note);
    map_markup(map, "plot_svg", (struct str){0});
}

void figure_fill(struct map *map, const struct plot *plot, const struct plot_size *size,
                 struct str note, struct arena *arena)
{
    const size_t usual_bytes = 14000;
    struct sb svg = {
        .arena = arena, .ptr = arena_raw(arena, usual_bytes, 1), .capacity = usual_bytes};
    struct plot *rounded = arena_raw(arena, 1, sizeof *rounded);
    plot_round(plot, arena, rounded);
    plot_svg(rounded, size, arena, &svg);
    if (!size->narrow)
        plot_svg(rounded, &plot_narrow, arena, &svg);
    head(map, plot, note);
    map_markup(map, "plot_svg", sb_str(&svg));
}

void figure_embed(struct map *map, const struct plot *plot, struct arena *arena)
{
    struct sb json = {.arena = arena};
    plot_json(plot, NULL, &json);
    map_text(map, "plot_json", sb_str(&json));
}

void figure_add_fact(struct map_list *list, const char *name, struct str value)
{
    if (value.len == 0)
        return;
    struct map *fact = list_add(list);
    map_textz(fact, "name", name);
    map_text(fact, "value", value);
}
