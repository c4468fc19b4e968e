#ifndef TESTS_MAP_VALUES_H
#define TESTS_MAP_VALUES_H

#include "render/value.h"

/* What is written in a drawing. */
static inline void add_words(struct str drawing, struct sb *out)
{
    while (drawing.len != 0) {
        const struct str rest = str_cut(drawing, '>').tail;
        const struct str_cut words = str_cut(rest, '<');
        drawing = rest;
        if (str_trim(words.head).len != 0)
            sb_addf(out, " |%.*s", STR_ARG(words.head));
    }
    sb_addc(out, '\n');
}

/* The values of a page's holes, each on a line. */
static inline void add_map(const struct map *map, int depth, struct sb *out)
{
    for (size_t i = 0; i < map->count; i++) {
        const struct map_entry *e = &map->entries[i];
        sb_addf(out, "%*s%.*s:", 2 * depth, "", STR_ARG(e->name));
        if (e->value.kind == VALUE_TEXT)
            sb_addf(out, " '%.*s'\n", STR_ARG(e->value.text));
        else if (e->value.kind == VALUE_FLAG)
            sb_addf(out, " %s\n", e->value.flag ? "yes" : "no");
        else if (e->value.kind == VALUE_MARKUP && str_starts_with(e->value.text, STR("<svg ")) &&
                 e->value.text.len >= 1000)
            add_words(e->value.text, out);
        else if (e->value.kind == VALUE_MARKUP)
            sb_addf(out, " %.*s\n", STR_ARG(e->value.text));
        else
            sb_addc(out, '\n');
        if (e->value.kind == VALUE_MAP)
            add_map(e->value.map, depth + 1, out);
        for (size_t k = 0; e->value.kind == VALUE_LIST && k < e->value.list->count; k++) {
            sb_addf(out, "%*s-\n", 2 * depth + 2, "");
            add_map(e->value.list->items[k], depth + 2, out);
        }
    }
}

#endif
