#ifndef BASE_YAML_PACKED_H
#define BASE_YAML_PACKED_H

#include "base/yaml_tree.h"

/*
 * A tree as one text, for environments without libyaml: another program has parsed the YAML and
 * passes the tree with its places. Each node is
 *
 *     KIND LINE , COLUMN , COUNT : …      without the blanks
 *
 * with s for a scalar, followed by COUNT bytes of text, l for a list of COUNT nodes, and m for a
 * map of COUNT pairs: a scalar, the key, and a node. Pure.
 */
void yml_pack(const struct yml_node *node, struct sb *out);

/*
 * The tree of such a text, all owned by the arena; every scalar counts as plain. Accepts the same
 * depth as yml_parse.
 */
bool yml_unpack(struct str text, struct arena *arena, const struct yml_node **out, struct err *err);

#endif
