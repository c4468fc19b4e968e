#include "collect/kerncraft/kerncraft_parts.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>

#include "collect/machine/counter_metric.h"

/* Kerncraft's units; prefixes are decimal. */
struct unit {
    const char *name;
    double factor;
};
static const struct unit units[] = {
    {"GB/s", 1e9}, {"", 1},      {"B", 1},      {"kB", 1e3},   {"MB", 1e6},
    {"GB", 1e9},   {"TB", 1e12}, {"Hz", 1},     {"kHz", 1e3},  {"MHz", 1e6},
    {"GHz", 1e9},  {"B/s", 1},   {"kB/s", 1e3}, {"MB/s", 1e6}, {"TB/s", 1e12},
    {"B/cy", 1},   {"cy", 1},    {"cy/CL", 1},  {"KiB", 1024}, {"MiB", 1024.0 * 1024},
};

/* Sets the place of the violation that was just added. */
static void place_last(struct violations *list, unsigned line, unsigned col)
{
    list->items[list->count - 1].line = line;
    list->items[list->count - 1].col = col;
}

void kc_refuse(struct kc_reader *r, const struct yml_node *node, const char *what, const char *text)
{
    violations_add(r->list, what, "%s", text);
    place_last(r->list, node->line, node->col);
}

void kc_note(struct kc_reader *r, const struct yml_node *node, const char *what, const char *text)
{
    if (r->list->notes == NULL)
        return;
    violations_add(r->list->notes, what, "%s", text);
    place_last(r->list->notes, node->line, node->col);
}

void kc_guess(struct kc_reader *r, enum kc_guess which, const char *format, ...)
{
    char text[256];
    struct sb *guesses = &r->guesses[which];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    sb_addz(guesses, guesses->len > 0 ? "; " : "");
    sb_addz(guesses, text);
}

void kc_complain(struct kc_reader *r, const struct yml_node *node, const char *what,
                 const char *accepted)
{
    violations_add(r->list, what, "is '%.*s'; accepted: %s", STR_ARG(node->text), accepted);
    place_last(r->list, node->line, node->col);
}

void kc_complain_key(struct kc_reader *r, const struct yml_node *map, size_t i, const char *what,
                     const char *accepted)
{
    violations_add(r->list, what, "has '%.*s'; accepted: %s", STR_ARG(map->keys[i]), accepted);
    place_last(r->list, map->key_lines[i], 0);
}

void kc_require_map(struct kc_reader *r, const struct yml_node *node, const char *what)
{
    if (node->kind != YML_MAP)
        kc_refuse(r, node, what, "is not a map; accepted: `key: value` lines");
}

bool kc_unknown(const struct yml_node *node)
{
    return node == NULL ||
           (node->kind == YML_SCALAR &&
            (node->text.len == 0 ||
             (node->plain && (str_eq(node->text, STR("~")) || str_eq(node->text, STR("null")))) ||
             str_contains(node->text, STR("INFORMATION_REQUIRED")) ||
             str_contains(node->text, STR("INFORAMTION_REQUIRED"))));
}

double kc_quantity(struct kc_reader *r, const struct yml_node *node, const char *what)
{
    if (kc_unknown(node))
        return 0;
    if (node->kind == YML_SCALAR) {
        const struct str text = str_trim(node->text);
        const size_t space = str_find(text, ' ');
        const struct str unit = str_trim(str_slice(text, space, text.len));
        double value = 0;
        for (size_t i = 0; i < sizeof units / sizeof units[0]; i++) {
            if (str_eq(unit, str_of(units[i].name)) &&
                str_to_double(str_slice(text, 0, space), &value))
                return value * units[i].factor;
        }
    }
    kc_complain(r, node, what, "a number with a unit such as kB, GHz, GB/s, B/cy");
    return 0;
}

int kc_whole(struct kc_reader *r, const struct yml_node *node, const char *what)
{
    const double value = kc_quantity(r, node, what);
    if (value >= 0 && value <= 1e9 && value == floor(value))
        return (int)value;
    kc_complain(r, node, what, "a whole number from 0 to 1e9");
    return 0;
}

bool kc_truth(struct kc_reader *r, const struct yml_node *node, const char *what, bool otherwise)
{
    static const char *const yes[] = {"true", "True", "yes", "on", NULL};
    static const char *const no[] = {"false", "False", "no", "off", NULL};
    if (kc_unknown(node))
        return otherwise;
    if (str_is_one_of(node->text, yes))
        return true;
    if (str_is_one_of(node->text, no))
        return false;
    kc_complain(r, node, what, "true, false");
    return otherwise;
}

const char *kc_text(struct kc_reader *r, const struct yml_node *node)
{
    if (kc_unknown(node) || node->kind != YML_SCALAR ||
        (node->plain && str_eq(node->text, STR("0"))))
        return NULL;
    return str_cstr(r->arena, node->text);
}

const char *kc_text_or(struct kc_reader *r, const struct yml_node *node, const char *otherwise)
{
    const char *found = kc_text(r, node);
    return found != NULL ? found : otherwise;
}

const char *kc_metric(struct kc_reader *r, const struct yml_node *map, const char *key)
{
    struct metric_events events = {0};
    struct metric metric;
    struct err err = {0};
    const struct yml_node *node = yml_get(map, key);
    const char *text = kc_text(r, node);
    if (text == NULL || metric_parse(str_of(text), key, &events, r->arena, &metric, &err))
        return text;
    kc_note(r, node, key,
            str_formatz(r->arena, "is not a valid %s at character %u; not imported", err.text,
                        err.col));
    return NULL;
}

bool kc_pair_at(struct kc_reader *r, const struct yml_node *map, size_t n, const char *what,
                struct str *key, const struct yml_node **value)
{
    const struct yml_node *item = yml_at(map, n);
    if (item == NULL)
        return false;
    const bool ordered = map->kind == YML_LIST;
    if (ordered && (item->kind != YML_MAP || item->count != 1)) {
        kc_refuse(r, item, what, "has an entry that is not one `key: value`");
        return false;
    }
    *key = ordered ? item->keys[0] : map->keys[n];
    *value = ordered ? item->children[0] : item;
    return true;
}

size_t kc_pairs(const struct yml_node *map)
{
    return map != NULL && map->kind != YML_SCALAR ? map->count : 0;
}
