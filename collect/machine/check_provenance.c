#include <string.h>

#include "base/str.h"
#include "collect/machine/check_parts.h"

/* The groups of values; `all` applies to each group without its own entry. */
static const char *const groups[] = {"identity",   "clock",     "topology",         "caches",
                                     "transfers",  "compilers", "peak_flop_per_cy", "analysers",
                                     "bandwidths", "counters",  "compositions",     "core",
                                     "all",        NULL};

static bool is_group(const char *name)
{
    size_t i = 0;
    while (groups[i] != NULL && (name == NULL || strcmp(groups[i], name) != 0))
        i++;
    return groups[i] != NULL;
}

/* Index of the first entry of this group; n_provenance: none. */
static size_t find(const struct machine *m, const char *group)
{
    size_t i = 0;
    while (i < m->n_provenance &&
           (m->provenance[i].group == NULL || strcmp(m->provenance[i].group, group) != 0))
        i++;
    return i;
}

/* A group may have several kinds of source, but only one entry per kind. */
static bool is_repeated(const struct machine *m, size_t i)
{
    const struct provenance *p = &m->provenance[i];
    for (size_t k = 0; k < i && p->group != NULL; k++) {
        const struct provenance *before = &m->provenance[k];
        if (before->group != NULL && strcmp(before->group, p->group) == 0 &&
            before->kind == p->kind)
            return true;
    }
    return false;
}

/* Whether some entry applies to groups without one, or is of a group that does not exist. */
static bool may_be_any(const struct machine *m)
{
    bool any = find(m, "all") < m->n_provenance;
    for (size_t i = 0; i < m->n_provenance; i++)
        any = any || !is_group(m->provenance[i].group);
    return any;
}

static void check_groups_are_there(const struct machine *m, struct violations *list)
{
    struct sb missing = {.arena = list->arena};
    for (size_t i = 0; groups[i + 1] != NULL; i++) {
        const bool needed = (strcmp(groups[i], "counters") != 0 || machine_has_counters(m)) &&
                            (strcmp(groups[i], "compositions") != 0 || machine_is_fitted(m)) &&
                            (strcmp(groups[i], "core") != 0 || m->core.n_accesses > 0);
        if (needed && find(m, groups[i]) == m->n_provenance)
            sb_addf(&missing, "%s%s", missing.len == 0 ? "" : ", ", groups[i]);
    }
    if (missing.len != 0)
        violations_add(list, "provenance",
                       "does not say where %s come from; accepted: an entry for each group, or one "
                       "for all",
                       sb_cstr(&missing));
}

/* The number at the start with this many digits; -1: there is none. */
static int take_number(struct str *text, size_t digits)
{
    int value = 0;
    for (size_t i = 0; i < digits; i++) {
        if (i >= text->len || !char_is_digit(text->ptr[i]))
            return -1;
        value = value * 10 + (text->ptr[i] - '0');
    }
    *text = str_slice(*text, digits, text->len);
    return value;
}

static bool take(struct str *text, char c)
{
    if (text->len == 0 || text->ptr[0] != c)
        return false;
    *text = str_slice(*text, 1, text->len);
    return true;
}

static bool take_day(struct str *text)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const int year = take_number(text, 4);
    const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    const int month = year >= 0 && take(text, '-') ? take_number(text, 2) : -1;
    if (month < 1 || month > 12 || !take(text, '-'))
        return false;
    const int day = take_number(text, 2);
    return day >= 1 && day <= days[month - 1] + (month == 2 && leap);
}

/* hh:mm */
static bool take_minutes(struct str *text)
{
    const int hours = take_number(text, 2);
    const int minutes = hours >= 0 && take(text, ':') ? take_number(text, 2) : -1;
    return hours <= 23 && minutes >= 0 && minutes <= 59;
}

static bool take_time(struct str *text)
{
    if (!take_minutes(text))
        return false;
    if (take(text, ':')) {
        const int seconds = take_number(text, 2);
        if (seconds < 0 || seconds > 60)
            return false;
    }
    return take(text, 'Z') || ((take(text, '+') || take(text, '-')) && take_minutes(text));
}

/* A calendar date, alone or with the time of day and its zone (ISO 8601, extended format). */
static bool is_date(struct str text)
{
    return take_day(&text) && (text.len == 0 || (take(&text, 'T') && take_time(&text))) &&
           text.len == 0;
}

static void check_date(const struct provenance *p, const char *path, struct violations *list)
{
    static const char accepted[] = "2026-11-21, 2026-11-21T03:25:51Z";
    if (p->date != NULL && !is_date(str_of(p->date)))
        violations_add(list, path, "is '%.100s'; accepted: a date such as %s", p->date, accepted);
    else if (p->date == NULL && p->kind == PROVENANCE_MEASURED)
        violations_add(list, path,
                       "is missing, but the values are measured; accepted: a date such as %s; for "
                       "measurements that others published without one, kind: literature",
                       accepted);
}

void check_provenance(const struct machine *m, struct violations *list)
{
    if (!check_length(list, "provenance", m->n_provenance))
        return;
    for (size_t i = 0; i < m->n_provenance; i++) {
        const struct provenance *p = &m->provenance[i];
        const char *path = check_at(list, "provenance[%].group", i);
        check_word(list, path, p->group != NULL ? p->group : "", groups);
        if (is_repeated(m, i))
            violations_add(list, path,
                           "is '%.100s' with this kind for a second time; accepted: each kind of a "
                           "group once",
                           p->group);
        check_text(list, check_at(list, "provenance[%].how", i), p->how);
        check_date(p, check_at(list, "provenance[%].date", i), list);
    }
    if (!may_be_any(m))
        check_groups_are_there(m, list);
}
