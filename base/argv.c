#include "base/argv.h"

void argv_add(struct argv *a, const char *word)
{
    *ARENA_ADD(a->arena, a->items, a->count) = word;
    ARENA_GROW(a->arena, a->items, a->count);
    a->items[a->count] = NULL;
}

void argv_add_option(struct argv *a, const char *name, const char *value)
{
    argv_add(a, name);
    argv_add(a, value);
}

void argv_add_words(struct argv *a, struct str words)
{
    for (struct str rest = str_trim(words); rest.len != 0;) {
        const struct str_cut cut = str_cut(rest, ' ');
        argv_add(a, str_cstr(a->arena, cut.head));
        rest = str_trim(cut.tail);
    }
}
