#ifndef RENDER_VALUE_H
#define RENDER_VALUE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/str.h"

/*
 * What fills a template's holes: a map of names to texts, markup, flags, maps and lists of maps.
 * Everything is owned by the arena that the outermost map was made in; names are literals and texts
 * are borrowed, so they must live as long as the map.
 */
enum value_kind { VALUE_TEXT, VALUE_MARKUP, VALUE_FLAG, VALUE_MAP, VALUE_LIST };

struct map;

struct map_list {
    struct arena *arena;
    struct map **items;
    size_t count;
    size_t capacity;
};

struct value {
    enum value_kind kind;
    union {
        struct str text; /* VALUE_TEXT, VALUE_MARKUP */
        bool flag;
        struct map *map;
        struct map_list *list;
    };
};

struct map_entry {
    struct str name;
    struct value value;
};

struct map {
    struct arena *arena;
    struct map_entry *entries;
    size_t count;
    size_t capacity;
};

struct map *map_new(struct arena *arena);

/* Text from outside: always escaped. For a section, an empty text counts as missing. */
void map_text(struct map *map, const char *name, struct str text);
void map_textz(struct map *map, const char *name, const char *text);

/* Markup made by our own code, in which all text from outside is escaped. */
void map_markup(struct map *map, const char *name, struct str markup);

void map_flag(struct map *map, const char *name, bool flag);
struct map *map_map(struct map *map, const char *name);
struct map_list *map_items(struct map *map, const char *name);
struct map *list_add(struct map_list *list);

/* The value, or null. */
const struct value *map_find(const struct map *map, struct str name);

/* Whether a section over it is shown. */
bool value_holds(const struct value *value);

#endif
