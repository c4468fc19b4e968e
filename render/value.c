#include "render/value.h"

#include <string.h>

struct map *map_new(struct arena *arena)
{
    struct map *map = arena_alloc(arena, 1, sizeof *map);
    map->arena = arena;
    return map;
}

static struct value *add(struct map *map, const char *name, enum value_kind kind)
{
    struct map_entry *entry = ARENA_ADD(map->arena, map->entries, map->count);
    *entry = (struct map_entry){.name = str_of(name), .value = {.kind = kind}};
    return &entry->value;
}

void map_text(struct map *map, const char *name, struct str text)
{
    add(map, name, VALUE_TEXT)->text = text;
}

void map_textz(struct map *map, const char *name, const char *text)
{
    map_text(map, name, str_of(text));
}

void map_markup(struct map *map, const char *name, struct str markup)
{
    add(map, name, VALUE_MARKUP)->text = markup;
}

void map_flag(struct map *map, const char *name, bool flag)
{
    add(map, name, VALUE_FLAG)->flag = flag;
}

struct map *map_map(struct map *map, const char *name)
{
    struct map *inner = map_new(map->arena);
    add(map, name, VALUE_MAP)->map = inner;
    return inner;
}

struct map_list *map_items(struct map *map, const char *name)
{
    struct map_list *list = arena_alloc(map->arena, 1, sizeof *list);
    list->arena = map->arena;
    add(map, name, VALUE_LIST)->list = list;
    return list;
}

struct map *list_add(struct map_list *list)
{
    struct map *const added = map_new(list->arena);
    *ARENA_ADD(list->arena, list->items, list->count) = added;
    return added;
}

const struct value *map_find(const struct map *map, struct str name)
{
    for (size_t i = 0; i < map->count; i++) {
        const struct str other = map->entries[i].name;
        if (other.len == name.len && memcmp(other.ptr, name.ptr, name.len) == 0)
            return &map->entries[i].value;
    }
    return NULL;
}

bool value_holds(const struct value *value)
{
    if (value == NULL)
        return false;
    switch (value->kind) {
    case VALUE_TEXT:
    case VALUE_MARKUP:
        return value->text.len != 0;
    case VALUE_FLAG:
        return value->flag;
    case VALUE_MAP:
        return true;
    case VALUE_LIST:
        return value->list->count != 0;
    }
    return false;
}
