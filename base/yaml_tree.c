#include "base/yaml_tree.h"

#include <stdlib.h>

static const struct yml_node *value_of(const struct yml_node *map, struct str key)
{
    for (size_t i = 0; map != NULL && map->kind == YML_MAP && i < map->count; i++) {
        if (str_eq(map->keys[i], key))
            return map->children[i];
    }
    return NULL;
}

const struct yml_node *yml_get(const struct yml_node *map, const char *key)
{
    return value_of(map, str_of(key));
}

const struct yml_node *yml_at(const struct yml_node *list, size_t n)
{
    return list != NULL && list->kind != YML_SCALAR && n < list->count ? list->children[n] : NULL;
}

const struct yml_node *yml_find(const struct yml_node *root, const char *path, bool *all)
{
    const struct yml_node *node = root;
    bool unused = false;
    all = all != NULL ? all : &unused;
    *all = false;
    struct str rest = str_of(path);
    while (rest.len != 0) {
        const struct str_cut word = str_cut(rest, '.');
        const struct str_cut index = str_cut(word.head, '[');
        const struct yml_node *next = value_of(node, index.head);
        int64_t n = 0;
        if (next != NULL && index.ok && str_to_i64(str_cut(index.tail, ']').head, &n) && n >= 0) {
            const struct yml_node *item = yml_at(next, (size_t)n);
            next = item != NULL ? item : next;
        }
        if (next == NULL)
            return node;
        node = next;
        rest = word.tail;
    }
    *all = true;
    return node;
}

static int by_place(const void *a, const void *b)
{
    const struct violation *x = a;
    const struct violation *y = b;
    return x->line != y->line ? (x->line > y->line) - (x->line < y->line)
                              : (x->col > y->col) - (x->col < y->col);
}

void yml_place(struct violations *list, const struct yml_node *root)
{
    for (size_t i = 0; i < list->count; i++) {
        struct violation *v = &list->items[i];
        const struct yml_node *node = v->line == 0 ? yml_find(root, v->path, NULL) : NULL;
        if (node == NULL)
            continue;
        v->line = node->line;
        v->col = node->col;
    }
    if (list->count > 1)
        qsort(list->items, list->count, sizeof list->items[0], by_place);
}
