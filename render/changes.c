#include "render/changes.h"

#include <math.h>

#include "base/json.h"
#include "base/quantile.h"
#include "render/text.h"

static const double measured_share = 0.02;
static const double predicted_share = 1e-4;

/* Number i of a list in the line; NaN if there is none. */
static double number_at(const json_t *line, const char *key, size_t i)
{
    const json_t *value = json_array_get(json_object_get(line, key), i);
    return json_is_number(value) ? json_number_value(value) : NAN;
}

static const char *text_at(const json_t *line, const char *key, struct arena *arena)
{
    const char *text = json_string_value(json_object_get(line, key));
    return text == NULL ? NULL : str_cstr(arena, str_of(text));
}

/* A value with the range that it may have. */
struct ranged {
    double value, low, high;
};

static bool differs(const struct ranged *then, const struct ranged *now, double share)
{
    const bool apart = !(then->low <= now->high && now->low <= then->high);
    return fabs(now->value / then->value - 1) > share && apart;
}

static size_t row_of(const struct points *now, double size)
{
    size_t row = 0;
    while (row < now->n && point_value(now->size, row) != size)
        row++;
    return row;
}

/* What a line has for one size, and what is known now. */
typedef void pair_fn(const json_t *line, size_t i, const struct points *now, size_t row,
                     struct ranged *then, struct ranged *is);

static void measured_pair(const json_t *line, size_t i, const struct points *now, size_t row,
                          struct ranged *then, struct ranged *is)
{
    *then = (struct ranged){number_at(line, "bench_cy_per_cl_median", i),
                            number_at(line, "bench_cy_per_cl_min", i),
                            number_at(line, "bench_cy_per_cl_max", i)};
    *is = (struct ranged){point_value(now->bench_cy_per_cl_median, row),
                          point_value(now->bench_cy_per_cl_min, row),
                          point_value(now->bench_cy_per_cl_max, row)};
}

static void predicted_pair(const json_t *line, size_t i, const struct points *now, size_t row,
                           struct ranged *then, struct ranged *is)
{
    const struct predicted *model = points_predicted(now, predictor_name(PREDICT_LC));
    const double was = number_at(line, "LC_ECM_cy_per_cl", i);
    const double value = model == NULL ? NAN : point_value(model->ECM_cy_per_cl, row);
    *then = (struct ranged){was, was, was};
    *is = (struct ranged){value, value, value};
}

static void compare(const json_t *line, const struct points *now, pair_fn *pair, double share,
                    struct arena *arena, struct size_changes *out)
{
    const size_t n = json_array_size(json_object_get(line, "size"));
    double *ratios = arena_alloc(arena, n, sizeof *ratios);
    *out = (struct size_changes){0};
    for (size_t i = 0; i < n; i++) {
        const size_t row = row_of(now, number_at(line, "size", i));
        struct ranged then;
        struct ranged is;
        if (row == now->n)
            continue;
        pair(line, i, now, row, &then, &is);
        if (!isfinite(is.value / then.value))
            continue;
        ratios[out->n++] = is.value / then.value;
        out->n_changed += differs(&then, &is, share);
    }
    out->ratio = quantile_median(ratios, out->n);
}

bool history_read(struct str text, const char *path, const struct points *now, struct arena *arena,
                  struct history *out, struct err *err)
{
    *out = (struct history){0};
    for (struct str text_line; str_next_line(&text, &text_line);) {
        if (str_trim(text_line).len == 0)
            continue;
        json_t *line = json_parse(text_line, path, err);
        if (line == NULL)
            return false;
        struct former *f = ARENA_ADD(arena, out->items, out->n);
        *f = (struct former){text_at(line, "collected", arena),
                             text_at(line, "inspect_version", arena),
                             text_at(line, "compiler", arena),
                             text_at(line, "commit", arena),
                             {0},
                             {0}};
        compare(line, now, measured_pair, measured_share, arena, &f->measured);
        compare(line, now, predicted_pair, predicted_share, arena, &f->predicted);
        json_decref(line);
    }
    return true;
}

static struct str change_text(const struct size_changes *c, struct arena *arena)
{
    if (c->n == 0)
        return STR("–");
    return str_format(arena, "%.*s, %zu of %zu sizes changed",
                      STR_ARG(percent_text(arena, c->ratio - 1)), c->n_changed, c->n);
}

void history_fill(struct map *page, const struct history *history)
{
    struct arena *const a = page->arena;
    struct map_list *rows = map_items(page, "history");
    for (size_t i = history->n; i-- > 0;) {
        const struct former *f = &history->items[i];
        struct map *row = list_add(rows);
        map_text(row, "collected", str_slice(str_of(f->collected), 0, 10));
        map_textz(row, "version", f->version);
        map_textz(row, "compiler", f->compiler);
        map_text(row, "commit", str_slice(str_of(f->commit), 0, 12));
        map_text(row, "measured", change_text(&f->measured, a));
        map_text(row, "predicted", change_text(&f->predicted, a));
    }
}

struct str history_story(const struct history *history, struct arena *arena)
{
    if (history->n == 0)
        return (struct str){0};
    const struct former *f = &history->items[history->n - 1];
    const struct str since =
        f->collected == NULL ? STR("the last time") : str_slice(str_of(f->collected), 0, 10);
    return str_format(arena, "Time on one core since %.*s: measured %.*s; predicted %.*s.",
                      STR_ARG(since), STR_ARG(change_text(&f->measured, arena)),
                      STR_ARG(change_text(&f->predicted, arena)));
}
