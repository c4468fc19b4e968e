#ifndef BASE_YAML_TREE_H
#define BASE_YAML_TREE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "base/violations.h"

/*
 * A YAML document as a tree with the place of every value. Tags are ignored, aliases refused. The
 * prefix is yml_ because libyaml, which reads the text, exports yaml_ itself.
 */
enum { YML_MAX_DEPTH = 64 };

enum yml_kind { YML_SCALAR, YML_LIST, YML_MAP };

struct yml_node {
    enum yml_kind kind;
    unsigned line, col; /* from 1 */
    struct str text;    /* scalars; NUL-terminated */
    bool plain;         /* a scalar without quotes */
    size_t count;       /* children of a list or map */
    struct str *keys;   /* of a map */
    unsigned *key_lines;
    const struct yml_node **children;
};

/* Parses one document; everything is owned by the arena. */
bool yml_parse(struct str text, const char *path, struct arena *arena, const struct yml_node **out,
               struct err *err);

/* The value of a key, or null; null too where `map` is null or not a map. */
const struct yml_node *yml_get(const struct yml_node *map, const char *key);

/* The n-th child of a list or map, or null. */
const struct yml_node *yml_at(const struct yml_node *list, size_t n);

/*
 * The node at a path such as `caches[1].ways`; if it is missing, the last existing node on the way.
 * `*all` (may be null) is set to whether the whole path exists.
 */
const struct yml_node *yml_find(const struct yml_node *root, const char *path, bool *all);

/* Sets the missing places of violations from their paths. */
void yml_place(struct violations *list, const struct yml_node *root);

#endif
