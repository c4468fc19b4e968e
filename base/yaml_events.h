#ifndef BASE_YAML_EVENTS_H
#define BASE_YAML_EVENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <yaml.h>

#include "base/err.h"
#include "base/str.h"
#include "base/yaml_tree.h"

/*
 * The events of a YAML text from outside, by libyaml, and the limits that all our readers share:
 * one document, no aliases (ten lines of them can stand for 10^10 values), and limits of nesting,
 * values and bytes per value that no file of ours reaches.
 */
enum { YML_MAX_VALUES = 1 << 20, YML_MAX_VALUE_BYTES = 1 << 16 };

struct yml_events {
    yaml_parser_t parser;
    struct str text;
    const char *path;
    struct err *err;
    int depth;
    size_t values;
    size_t documents;
};

/* If this succeeds, call yml_events_end in the end. Text, path and err are borrowed. */
bool yml_events_begin(struct yml_events *events, struct str text, const char *path,
                      struct err *err);

/* The next event, to be freed by yaml_event_delete; false on an error in the text. */
bool yml_events_next(struct yml_events *events, yaml_event_t *event);

void yml_events_end(struct yml_events *events);

#endif
