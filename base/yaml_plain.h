#ifndef BASE_YAML_PLAIN_H
#define BASE_YAML_PLAIN_H

#include "base/yaml_tree.h"

/*
 * YAML without libyaml, where that does not run: the part of it that machine files are written in,
 * and all of JSON. Maps and lists, by indentation or in brackets; values plain or in quotes, over
 * several lines too; comments. The rest is refused with its place: tags, anchors and aliases, `|`,
 * `>` and
 * `? `, tabs, several documents. What it takes it reads as yml_parse
 * does, with the same tree and the same places, up to the same depth and number of values. Pure.
 */
bool yml_parse_plain(struct str text, const char *path, struct arena *arena,
                     const struct yml_node **out, struct err *err);

#endif
