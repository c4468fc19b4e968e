#include "cli/roofline_space.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "collect/machine/counter_metric.h"

static bool name_ok(struct str name)
{
    if (str_eq(name, STR(".")))
        return true;
    for (size_t i = 0; i < name.len; i++) {
        if (!char_in_name(name.ptr[i]))
            return false;
    }
    return name.len > 0 && char_begins_name(name.ptr[0]);
}

static bool add_parameter(struct space *s, const char *item, struct arena *arena, struct err *err)
{
    const struct str_cut cut = str_cut(str_of(item), '=');
    if (!cut.ok || !name_ok(cut.head))
        return err_set(err, ERR_USAGE, "'%s' is not of the form NAME=RANGE", item) ||
               err_hint(err, "write it as in --param N=100-1000:10");
    for (size_t p = 0; p < s->n; p++) {
        if (str_eq(cut.head, str_of(s->names[p])))
            return err_set(err, ERR_USAGE, "the parameter '%s' is given twice", s->names[p]) ||
                   err_hint(err, "values can be joined by commas: --param %s=1,2,8", s->names[p]);
    }
    if (s->n == SPACE_MAX_PARAMETERS)
        return err_set(err, ERR_USAGE, "more than %d parameters given", SPACE_MAX_PARAMETERS);
    s->names[s->n] = str_cstr(arena, cut.head);
    if (!range_parse(cut.tail, arena, &s->values[s->n], err))
        return false;
    s->n_points *= s->values[s->n].count;
    s->n++;
    if (s->n_points > SPACE_MAX_POINTS)
        return err_set(err, ERR_USAGE, "these parameters give more than %d points",
                       SPACE_MAX_POINTS) ||
               err_hint(err, "give fewer values, as in --param N=1-1000:10log");
    return true;
}

bool space_read(const struct opt_list *items, struct arena *arena, struct space *out,
                struct err *err)
{
    *out = (struct space){.n_points = 1};
    for (size_t i = 0; i < items->count; i++) {
        if (!add_parameter(out, items->items[i], arena, err))
            return false;
    }
    return true;
}

bool space_check_used(const struct space *space, const struct opt_list *arguments, struct err *err)
{
    for (size_t p = 0; p < space->n; p++) {
        char hole[200];
        bool used = false;
        snprintf(hole, sizeof hole, "{%.190s}", space->names[p]);
        for (size_t i = 0; i < arguments->count; i++)
            used = used || strstr(arguments->items[i], hole) != NULL;
        if (!used)
            return err_set(err, ERR_USAGE, "no argument of the program names the parameter '%s'",
                           space->names[p]) ||
                   err_hint(err, "write %s where its value belongs", hole);
    }
    return true;
}

void space_at(const struct space *space, size_t index, int64_t *values)
{
    for (size_t p = space->n; p > 0; p--) {
        const struct range *r = &space->values[p - 1];
        values[p - 1] = r->values[index % r->count];
        index /= r->count;
    }
}

static size_t parameter(const struct space *space, struct str name)
{
    size_t p = 0;
    while (p < space->n && !str_eq(name, str_of(space->names[p])))
        p++;
    return p;
}

/* The index of the parameter whose name in braces begins `text`: `others` for an unknown name; n:
 * there is none. */
static size_t hole_at(const struct space *space, struct str text, size_t others, size_t *length)
{
    const size_t end = str_find(text, '}');
    *length = end + 1;
    if (text.ptr[0] != '{' || end == text.len)
        return space->n;
    const size_t p = parameter(space, str_slice(text, 1, end));
    return p < space->n ? p : others;
}

static const char *fill(const struct space *space, const int64_t *values, const char *text,
                        size_t others, struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (struct str rest = str_of(text); rest.len > 0;) {
        size_t length = 1;
        const size_t p = hole_at(space, rest, others, &length);
        if (p < space->n) {
            sb_addf(&out, "%lld", (long long)values[p]);
            rest = str_slice(rest, length, rest.len);
        } else {
            sb_addc(&out, rest.ptr[0]);
            rest = str_slice(rest, 1, rest.len);
        }
    }
    return sb_cstr(&out);
}

const char *space_fill(const struct space *space, const int64_t *values, const char *text,
                       struct arena *arena)
{
    return fill(space, values, text, space->n, arena);
}

bool space_formula(const struct space *space, const int64_t *values, const char *option,
                   const char *text, struct arena *arena, double *out, struct err *err)
{
    struct metric_events events = {0};
    struct metric formula;
    struct err why = {0};
    const char *const filled = fill(space, values, text, parameter(space, STR(".")), arena);
    *out = NAN;
    if (metric_parse(str_of(filled), option, &events, arena, &formula, &why) && events.count == 0)
        *out = metric_eval(&formula, NULL, arena);
    if (isfinite(*out) && *out >= 0)
        return true;
    err_set(err, ERR_USAGE, "%s '%s' does not give a number of at least 0", option, filled);
    return err_hint(err, "write numbers and parameters with + - * / ( ), as in %s '2*{N}*{N}'",
                    option);
}

const char *space_point_name(const struct space *space, const int64_t *values, struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (size_t p = 0; p < space->n; p++)
        sb_addf(&out, "%s%s=%lld", p == 0 ? "" : " ", space->names[p], (long long)values[p]);
    return sb_cstr(&out);
}
