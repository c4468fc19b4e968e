#include "base/yaml_events.h"

bool yml_events_begin(struct yml_events *events, struct str text, const char *path, struct err *err)
{
    *events = (struct yml_events){.text = text, .path = path, .err = err};
    if (yaml_parser_initialize(&events->parser) == 0)
        return err_set(err, ERR_SYSTEM, "cannot start the YAML parser");
    const char *const begin = text.ptr != NULL ? text.ptr : ""; /* of an empty text */
    yaml_parser_set_input_string(&events->parser, (const unsigned char *)begin, text.len);
    return true;
}

static bool fail_at(struct yml_events *events, const yaml_mark_t *at, const char *what,
                    const char *hint)
{
    err_at(events->err, events->path, (unsigned)at->line + 1, (unsigned)at->column + 1, "%s", what);
    if (hint != NULL)
        err_hint(events->err, "%s", hint);
    return err_source(events->err, events->text);
}

/* What is wrong with the event, or null; `*hint` says what to do. */
static const char *exceeds(const struct yml_events *events, const yaml_event_t *event,
                           const char **hint)
{
    if (event->type == YAML_ALIAS_EVENT) {
        *hint = "write the value itself";
        return "aliases are not supported";
    }
    if (events->documents > 1) {
        *hint = "put each into its own file";
        return "a second document begins here; only one is accepted";
    }
    if (events->depth > YML_MAX_DEPTH) {
        *hint = "at most 64 levels are read";
        return "nested too deeply";
    }
    if (events->values > YML_MAX_VALUES) {
        *hint = "at most a million are read";
        return "too many values";
    }
    if (event->type == YAML_SCALAR_EVENT && event->data.scalar.length > YML_MAX_VALUE_BYTES) {
        *hint = "at most 64 KiB are read";
        return "this value is too long";
    }
    return NULL;
}

static void count(struct yml_events *events, yaml_event_type_t type)
{
    const bool opens = type == YAML_SEQUENCE_START_EVENT || type == YAML_MAPPING_START_EVENT;
    const bool closes = type == YAML_SEQUENCE_END_EVENT || type == YAML_MAPPING_END_EVENT;
    events->depth += opens - closes;
    events->values += opens || type == YAML_SCALAR_EVENT;
    events->documents += type == YAML_DOCUMENT_START_EVENT;
}

bool yml_events_next(struct yml_events *events, yaml_event_t *event)
{
    const yaml_parser_t *p = &events->parser;
    if (yaml_parser_parse(&events->parser, event) == 0)
        return fail_at(events, &p->problem_mark,
                       p->problem != NULL ? p->problem : "this is not YAML", NULL);
    count(events, event->type);
    const char *hint = NULL;
    const char *what = exceeds(events, event, &hint);
    if (what == NULL)
        return true;
    const yaml_mark_t at = event->start_mark;
    yaml_event_delete(event);
    return fail_at(events, &at, what, hint);
}

void yml_events_end(struct yml_events *events)
{
    yaml_parser_delete(&events->parser);
}
