#ifndef COLLECT_MACHINEFILE_YAML_TREE_H
#define COLLECT_MACHINEFILE_YAML_TREE_H

#include <cyaml/cyaml.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "collect/machine/check.h"

/*
 * A YAML document as a tree that knows where everything stands. libcyaml fills structs but forgets
 * the places and stops at the first error; Kerncraft's files, with tags, ordered maps and unit
 * strings, fit no schema of its. Tags are ignored, aliases refused.
 */
enum node_kind { NODE_SCALAR, NODE_LIST, NODE_MAP };

struct node {
    enum node_kind kind;
    unsigned line, col; /* from 1 */
    struct str text;    /* scalars; NUL behind it */
    bool plain;         /* a scalar without quotes */
    size_t count;       /* children of a list or map */
    struct str *keys;   /* of a map */
    unsigned *key_lines;
    const struct node **children;
};

/* Parses one document; everything is owned by the arena. */
bool yaml_tree_parse(struct str text, const char *path, struct arena *arena,
                     const struct node **out, struct err *err);

/* The value of a key, or null; null too where `map` is null or no map. */
const struct node *yaml_node_get(const struct node *map, const char *key);

/* The n-th child of a list or map, or null. */
const struct node *yaml_node_at(const struct node *list, size_t n);

/*
 * The node that a path such as `caches[1].ways` leads to; where it is missing, the last one on the
 * way that is there. `*all` (may be null) tells whether it is the path's own.
 */
const struct node *yaml_node_find(const struct node *root, const char *path, bool *all);

/* Sets the places of the violations that have none, from their paths. */
void violations_place(struct violations *list, const struct node *root);

/*
 * Adds what does not fit a libcyaml schema (its top level a pointer to a map): unknown and missing
 * keys, wrong kinds of values, words that are not among those of an enumeration; with their places.
 * Returns what libcyaml would load, with 0 in the places of what does not fit (and empty texts that
 * are not optional), owned by the list's arena: so that one can go on to look for other mistakes.
 */
void *yaml_tree_conform(const struct node *root, const cyaml_schema_value_t *schema,
                        struct violations *list);

#endif
