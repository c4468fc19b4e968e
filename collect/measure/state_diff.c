#include "collect/measure/state_diff.h"

#include <math.h>
#include <string.h>

#include "collect/measure/state_writer.h"

enum { MAX_ROWS = 4000, MAX_DEPTH = 12 };

/* Fields, or with a dot at their end whole sections, that change from minute to minute. */
static const char *const varying[] = {
    "taken",
    "lasting_taken",
    "clock.current_hz",
    "memory.available_bytes",
    "memory.swap_free_bytes",
    "memory.huge_pages_free",
    "virtualisation.steal_share",
    "load.",
    "users.",
    "environment.SLURM_JOB_ID",
};

static bool varies(const char *field)
{
    const struct str name = str_of(field);
    for (size_t i = 0; i < sizeof varying / sizeof *varying; i++) {
        const struct str known = str_of(varying[i]);
        if (str_eq(name, known) || (str_ends_with(known, STR(".")) && str_starts_with(name, known)))
            return true;
    }
    return false;
}

static bool is_text_list(const json_t *value)
{
    for (size_t i = 0; i < json_array_size(value); i++) {
        if (!json_is_string(json_array_get(value, i)))
            return false;
    }
    return json_is_array(value);
}

static bool list_has(const json_t *list, const char *word)
{
    for (size_t i = 0; i < json_array_size(list); i++) {
        if (strcmp(json_string_value(json_array_get(list, i)), word) == 0)
            return true;
    }
    return false;
}

/* The texts of `list`, without those that `other` has too unless both are equal. */
static const char *list_text(const json_t *list, const json_t *other, struct arena *arena)
{
    const bool shorten = is_text_list(other) && !json_equal(list, other);
    struct sb text = {.arena = arena};
    for (size_t i = 0; i < json_array_size(list); i++) {
        const char *word = json_string_value(json_array_get(list, i));
        if (!shorten || !list_has(other, word))
            sb_addf(&text, "%s%s", text.len == 0 ? "" : " ", word);
    }
    return state_clean(sb_str(&text), arena);
}

static const char *value_text(const json_t *value, const json_t *other, struct arena *arena)
{
    if (value == NULL || json_is_null(value))
        return "-";
    if (is_text_list(value))
        return list_text(value, other, arena);
    if (json_is_string(value))
        return state_clean((struct str){json_string_value(value), json_string_length(value)},
                           arena);
    return state_clean(json_line(value, arena), arena);
}

/* Whether two measured clocks are the same. */
static bool close_enough(const char *field, const json_t *a, const json_t *b)
{
    const double tolerance = 0.05;
    const double x = json_number_value(a);
    const double y = json_number_value(b);
    return strcmp(field, "clock.measured_hz") == 0 && x > 0 && y > 0 && fabs(x - y) < tolerance * y;
}

static enum state_agreement agreement(const char *field, const json_t *a, const json_t *b)
{
    if (a == NULL || b == NULL || json_is_null(a) || json_is_null(b))
        return STATE_UNKNOWN;
    if (json_equal(a, b) || close_enough(field, a, b))
        return STATE_AGREES;
    return varies(field) ? STATE_VARIES : STATE_DIFFERS;
}

static void compare(const char *field, const json_t *a, const json_t *b, int depth,
                    struct arena *arena, struct state_diff *out);

/* Our fields in our order, then those that only the other state has. */
static void compare_objects(const char *field, const json_t *a, const json_t *b, int depth,
                            struct arena *arena, struct state_diff *out)
{
    const json_t *const sides[2] = {a, b};
    for (int side = 0; side < 2; side++) {
        const char *key = NULL;
        json_t *value = NULL;
        json_object_foreach((json_t *)sides[side], key, value)
        {
            const char *clean = state_clean(str_of(key), arena);
            const char *name = field[0] == '\0' ? clean : str_formatz(arena, "%s.%s", field, clean);
            if (side == 0)
                compare(name, value, json_object_get(b, key), depth + 1, arena, out);
            else if (json_object_get(a, key) == NULL)
                compare(name, NULL, value, depth + 1, arena, out);
        }
    }
}

static void compare(const char *field, const json_t *a, const json_t *b, int depth,
                    struct arena *arena, struct state_diff *out)
{
    const bool objects =
        (a == NULL || json_is_object(a)) && (b == NULL || json_is_object(b)) && depth < MAX_DEPTH;
    if (out->n_rows == MAX_ROWS || strcmp(field, "missing") == 0)
        return;
    if (objects) {
        compare_objects(field, a, b, depth, arena, out);
        return;
    }
    if (a != NULL && b != NULL && json_is_null(a) && json_is_null(b))
        return;
    const enum state_agreement found = agreement(field, a, b);
    out->rows = arena_grow(arena, out->rows, out->n_rows, &out->capacity, sizeof *out->rows);
    out->rows[out->n_rows++] =
        (struct state_row){field, value_text(a, b, arena), value_text(b, a, arena), found};
    out->n_differing += found == STATE_DIFFERS;
}

void state_compare(const json_t *ours, const json_t *theirs, struct arena *arena,
                   struct state_diff *out)
{
    *out = (struct state_diff){0};
    compare("", ours, theirs, 0, arena, out);
}

void state_diff_format(const struct state_diff *diff, const char *ours, const char *theirs,
                       bool all, struct sb *out)
{
    enum { WIDTH = 42 };
    static const char *const words[] = {"agrees", "DIFFERS", "varies", "not known"};
    sb_addf(out, "%-34s %-*.*s %.*s\n", "", WIDTH, WIDTH, ours, WIDTH, theirs);
    size_t compared = 0;
    for (size_t i = 0; i < diff->n_rows; i++) {
        const struct state_row *row = &diff->rows[i];
        compared += row->agreement == STATE_AGREES || row->agreement == STATE_DIFFERS;
        if (all || row->agreement == STATE_DIFFERS)
            sb_addf(out, "%-34s %-*.*s %-*.*s %s\n", row->field, WIDTH, WIDTH, row->ours, WIDTH,
                    WIDTH, row->theirs, words[row->agreement]);
    }
    sb_addf(out, "%zu of %zu differ\n", diff->n_differing, compared);
}
