#include "base/json.h"
#include "collect/import/import_parts.h"

__attribute__((format(printf, 3, 0))) static void
add_note(struct str_list *list, struct arena *arena, const char *format, va_list args)
{
    struct sb text = {.arena = arena};
    sb_addv(&text, format, args);
    str_list_add(arena, list, sb_str(&text));
}

void import_missing(struct import_entry *e, struct arena *arena, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add_note(&e->missing, arena, format, args);
    va_end(args);
}

void import_odd(struct import_entry *e, struct arena *arena, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add_note(&e->odd, arena, format, args);
    va_end(args);
}

static const char *const state_names[IMPORT_STATES] = {"imported", "unchanged", "refused"};
static const char *const point_names[POINT_KINDS] = {"grid", "scaling", "blocking"};

static size_t count(const struct import_report *report, enum import_state state)
{
    size_t n = 0;
    for (size_t i = 0; i < report->count; i++)
        n += report->entries[i].state == state;
    return n;
}

static void text_list(const char *what, const struct str_list *list, struct sb *out)
{
    for (size_t i = 0; i < list->count; i++)
        sb_addf(out, "  %s: %.*s\n", what, STR_ARG(list->items[i]));
}

void import_report_text(const struct import_report *report, struct sb *out)
{
    for (size_t i = 0; i < report->count; i++) {
        const struct import_entry *e = &report->entries[i];
        sb_addf(out, "%s: %s", e->from, state_names[e->state]);
        if (e->state == IMPORT_REFUSED)
            sb_addf(out, ": %s\n", e->why);
        else
            sb_addf(out, ": %zu sizes, %zu numbers of threads, %zu blocked\n",
                    e->points[POINT_GRID], e->points[POINT_SCALING], e->points[POINT_BLOCKING]);
        text_list("missing", &e->missing, out);
        text_list("odd", &e->odd, out);
    }
    sb_addf(out, "%zu configurations: %zu imported, %zu unchanged, %zu refused\n", report->count,
            count(report, IMPORT_NEW), count(report, IMPORT_UNCHANGED),
            count(report, IMPORT_REFUSED));
}

static json_t *json_list(const struct str_list *list)
{
    json_t *array = json_array();
    for (size_t i = 0; i < list->count; i++)
        json_array_append_new(array, json_of_str(list->items[i]));
    return array;
}

static json_t *json_entry(const struct import_entry *e)
{
    json_t *object = json_object();
    json_object_set_new(object, "from", json_string(e->from));
    if (e->folder != NULL)
        json_object_set_new(object, "folder", json_string(e->folder));
    json_object_set_new(object, "state", json_string(state_names[e->state]));
    if (e->why != NULL)
        json_object_set_new(object, "why", json_string(e->why));
    json_t *points = json_object();
    for (size_t k = 0; k < POINT_KINDS; k++)
        json_object_set_new(points, point_names[k], json_integer((json_int_t)e->points[k]));
    json_object_set_new(object, "points", points);
    json_object_set_new(object, "missing", json_list(&e->missing));
    json_object_set_new(object, "odd", json_list(&e->odd));
    return object;
}

json_t *import_report_json(const struct import_report *report)
{
    json_t *object = json_object();
    json_t *all = json_array();
    if (report->commit != NULL)
        json_object_set_new(object, "commit", json_string(report->commit));
    for (size_t s = 0; s < IMPORT_STATES; s++)
        json_object_set_new(object, state_names[s],
                            json_integer((json_int_t)count(report, (enum import_state)s)));
    for (size_t i = 0; i < report->count; i++)
        json_array_append_new(all, json_entry(&report->entries[i]));
    json_object_set_new(object, "configurations", all);
    return object;
}
