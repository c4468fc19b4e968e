#include <stdio.h>

#include "base/json.h"
#include "base/plural.h"
#include "cli/compare_report.h"

/* The output of `inspect compare --classify`: what was read, and its class. */

static const char *storage_text(const struct nest_array *a)
{
    static const char *const texts[] = {[NEST_POINTER] = "plain pointer",
                                        [NEST_RESTRICT] = "restrict pointer",
                                        [NEST_OBJECT] = "its own array"};
    return texts[a->storage];
}

static const char *touch_text(const struct nest_array *a)
{
    static const char *const texts[] = {[NEST_TOUCH_UNKNOWN] = "not in this file",
                                        [NEST_TOUCH_SERIAL] = "by a single thread",
                                        [NEST_TOUCH_PARALLEL] = "by all threads"};
    return texts[a->first_touch];
}

struct str compare_assumed(const struct nest *nest, struct arena *arena)
{
    const struct nest_parallel *p = &nest->parallel;
    struct sb out = {.arena = arena};
    if (p->present && p->collapse > 1)
        sb_addf(&out, "collapse(%d)", p->collapse);
    if (p->present && p->schedule.len != 0 && !str_eq(p->schedule, STR("static")))
        sb_addf(&out, "%sschedule(%.*s)", out.len != 0 ? " and " : "", STR_ARG(p->schedule));
    if (out.len != 0)
        sb_addf(&out, " taken as equal shares of '%.*s'",
                STR_ARG(nest->kernel.loops[p->loop].index));
    return sb_str(&out);
}

static void add_arrays(const struct nest *nest, struct sb *out)
{
    for (int a = 0; a < nest->kernel.n_arrays; a++) {
        const struct nest_array *array = &nest->arrays[a];
        sb_addf(out, "  %.*s: %s%s", STR_ARG(nest->kernel.arrays[a].name), storage_text(array),
                array->linearised ? ", addressed linearly" : "");
        if (array->first_touch != NEST_TOUCH_UNKNOWN)
            sb_addf(out, ", %sfirst touched %s (%sline %u)",
                    array->touch_by_name ? "probably " : "", touch_text(array),
                    array->touch_by_name ? "by its name, " : "", array->first_touch_line);
        sb_addc(out, '\n');
    }
    if (nest->aliasing)
        sb_addz(out, "  the compiler must assume that they overlap\n");
}

static void add_count(struct sb *out, const struct nest_count *c, const char *what)
{
    if (c->count > 0)
        sb_addf(out, "  %d %s%s (line %u)\n", c->count, what, PLURAL(c->count), c->line);
}

static void add_facts(const struct nest *nest, struct sb *out)
{
    if (nest->is_kernel)
        return;
    sb_addz(out, "\nAs written in the file:\n");
    add_arrays(nest, out);
    if (nest->parallel.present) {
        const struct str assumed = compare_assumed(nest, out->arena);
        sb_addf(out, "  OpenMP over '%.*s' (line %u)%s%.*s\n",
                STR_ARG(nest->kernel.loops[nest->parallel.loop].index), nest->parallel.line,
                assumed.len != 0 ? "; " : "", STR_ARG(assumed));
    } else {
        sb_addz(out, "  no OpenMP: one thread\n");
    }
    add_count(out, &nest->divisions, "division");
    add_count(out, &nest->wide_constants, "double constant");
    add_count(out, &nest->narrow_constants, "float constant");
    add_count(out, &nest->conversions, "conversion");
    for (size_t i = 0; i < nest->n_notes; i++)
        sb_addf(out, "  assumed: %.*s\n", STR_ARG(nest->notes[i].text));
}

void compare_class_text(const struct own_code *code, const struct classification *class,
                        struct sb *out)
{
    const struct nest *nest = &code->nest;
    sb_addz(out, code->name);
    if (nest->first_line != 0)
        sb_addf(out, ":%u-%u", nest->first_line, nest->last_line);
    if (nest->function.len != 0)
        sb_addf(out, ", %.*s", STR_ARG(nest->function));
    sb_addz(out, "\n\n");
    sb_add(out, str_trim(nest->source));
    sb_addz(out, "\n");
    add_facts(nest, out);
    sb_addf(out, "\n%s: %s\n", class->exact ? "Class" : "Nearest class",
            class_path(out->arena, &class->nearest));
    for (int i = 0; i < class->n_differences; i++)
        sb_addf(out, "  %.*s\n", STR_ARG(class->differences[i].text));
}

static json_t *arrays_json(const struct nest *nest)
{
    json_t *list = json_array();
    for (int a = 0; a < nest->kernel.n_arrays; a++) {
        const struct nest_array *array = &nest->arrays[a];
        json_t *o = json_object();
        json_object_set_new(o, "name", json_of_str(nest->kernel.arrays[a].name));
        json_object_set_new(o, "storage", json_string(storage_text(array)));
        json_object_set_new(o, "linearised", json_boolean(array->linearised));
        json_object_set_new(o, "first_touch", json_string(touch_text(array)));
        json_array_append_new(list, o);
    }
    return list;
}

json_t *compare_class_json(const struct own_code *code, const struct classification *class,
                           struct arena *arena)
{
    const struct nest *nest = &code->nest;
    json_t *o = json_object();
    json_object_set_new(o, "file", json_string(code->name));
    json_object_set_new(o, "function", json_of_str(nest->function));
    json_object_set_new(o, "lines", json_pack("[ii]", (int)nest->first_line, (int)nest->last_line));
    json_object_set_new(o, "kernel", json_of_str(nest->source));
    json_object_set_new(o, "arrays", arrays_json(nest));
    json_t *const assumed = json_array();
    for (size_t i = 0; i < nest->n_notes; i++)
        json_array_append_new(assumed, json_of_str(nest->notes[i].text));
    json_object_set_new(o, "assumed", assumed);
    json_object_set_new(o, "aliasing", json_boolean(nest->aliasing));
    json_object_set_new(o, "parallel", json_boolean(nest->parallel.present));
    json_object_set_new(o, "shape", json_string(shape_name(class->shape)));
    json_object_set_new(o, "classification", compare_classification_json(class, arena));
    return o;
}
