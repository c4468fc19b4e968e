#include "render/plot.h"

#include <math.h>

#include "render/escape.h"
#include "render/text.h"

const struct plot_size plot_wide = {1104, 430, false, "wide"};
const struct plot_size plot_half = {528, 320, false, "half"};
const struct plot_size plot_narrow = {346, 290, true, "narrow"};
const struct plot_size plot_third = {346, 290, true, "third"};

void plot_begin(struct plot *p, const char *id, const char *title, const char *description)
{
    *p = (struct plot){.id = id, .title = title, .description = description};
    p->x.min = p->x.max = p->y.min = p->y.max = NAN;
}

struct series *plot_add(struct plot *p, enum series_kind kind, const char *name, const char *css,
                        size_t n, const double *x, const double *y)
{
    if (p->n_series < PLOT_MAX_SERIES)
        p->n_series++;
    struct series *s = &p->series[p->n_series - 1];
    *s = (struct series){
        .kind = kind, .name = name, .css = css, .n = n, .x = x, .y = y, .number = p->n_series - 1};
    return s;
}

void plot_add_band(struct plot *p, double from, double until, const char *text,
                   const char *short_text)
{
    if (p->n_marks < PLOT_MAX_MARKS)
        p->n_marks++;
    p->marks[p->n_marks - 1] = (struct plot_mark){from, until, text, short_text};
}

void plot_add_mark(struct plot *p, double x, const char *text, const char *short_text)
{
    plot_add_band(p, x, NAN, text, short_text);
}

bool plot_has_data(const struct plot *p)
{
    for (size_t s = 0; s < p->n_series; s++) {
        for (size_t i = 0; i < p->series[s].n; i++) {
            if (isfinite(p->series[s].y[i]))
                return true;
        }
    }
    return false;
}

/* Significant digits of numbers in a page's data. */
enum { LIMIT_DIGITS = 10, MARK_DIGITS = 5, X_DIGITS = 6, Y_DIGITS = 4 };

/* Rounds an array of a series, which is NULL or has n numbers. */
static const double *round_numbers(const double *values, size_t n, int digits, struct arena *arena)
{
    if (values == NULL)
        return NULL;
    double *rounded = arena_alloc(arena, n, sizeof *rounded);
    for (size_t i = 0; i < n; i++)
        rounded[i] = text_rounded(values[i], digits);
    return rounded;
}

void plot_round(const struct plot *p, struct arena *arena, struct plot *out)
{
    *out = *p;
    struct plot_axis *const axes[] = {&out->x, &out->y};
    for (size_t i = 0; i < 2; i++) {
        axes[i]->min = text_rounded(axes[i]->min, LIMIT_DIGITS);
        axes[i]->max = text_rounded(axes[i]->max, LIMIT_DIGITS);
    }
    for (size_t i = 0; i < out->n_marks; i++) {
        out->marks[i].x = text_rounded(out->marks[i].x, MARK_DIGITS);
        out->marks[i].until = text_rounded(out->marks[i].until, MARK_DIGITS);
    }
    for (size_t i = 0; i < out->n_series; i++) {
        struct series *s = &out->series[i];
        s->x = round_numbers(s->x, s->n, X_DIGITS, arena);
        s->low = round_numbers(s->low, s->n, Y_DIGITS, arena);
        s->high = round_numbers(s->high, s->n, Y_DIGITS, arena);
        s->rate = round_numbers(s->rate, s->n, Y_DIGITS, arena);
        s->y = round_numbers(s->y, s->n, Y_DIGITS, arena);
    }
}

static void json_number(struct sb *out, double value, int digits)
{
    text_significant(out, text_rounded(value, digits), digits);
}

static void json_array(struct sb *out, const double *values, size_t n, int digits)
{
    sb_addc(out, '[');
    for (size_t i = 0; i < n; i++) {
        if (i != 0)
            sb_addc(out, ',');
        json_number(out, values[i], digits);
    }
    sb_addc(out, ']');
}

/* A member's name, after those before it. */
static void json_key(struct sb *out, const char *key)
{
    sb_addz(out, ",\"");
    sb_addz(out, key);
    sb_addz(out, "\":");
}

/* Writes an array. One that occurs several times always has the same length and digits. */
static void json_numbers(struct sb *out, struct plot_shared *shared, const char *key,
                         const double *values, size_t n, int digits)
{
    json_key(out, key);
    size_t at = 0;
    while (shared != NULL && at < shared->n && shared->arrays[at] != values)
        at++;
    if (shared == NULL || at == PLOT_MAX_SHARED) {
        json_array(out, values, n, digits);
    } else if (at < shared->n) {
        sb_addz(out, "$(");
        sb_addu(out, at);
        sb_addc(out, ')');
    } else {
        shared->arrays[shared->n++] = values;
        sb_addz(out, "$(");
        sb_addu(out, at);
        sb_addc(out, ',');
        json_array(out, values, n, digits);
        sb_addc(out, ')');
    }
}

static void json_text(struct sb *out, const char *key, const char *text)
{
    json_key(out, key);
    text_json(out, str_of(text));
}

static void json_axis(struct sb *out, const char *key, const struct plot_axis *axis)
{
    static const char *const kinds[] = {"linear", "log", "log2"};
    sb_addf(out, ",\"%s\":{\"kind\":\"%s\"", key, kinds[axis->kind]);
    json_text(out, "title", axis->title);
    if (axis->whole)
        sb_addz(out, ",\"whole\":1");
    if (!isnan(axis->min)) {
        sb_addz(out, ",\"min\":");
        json_number(out, axis->min, LIMIT_DIGITS);
    }
    if (!isnan(axis->max)) {
        sb_addz(out, ",\"max\":");
        json_number(out, axis->max, LIMIT_DIGITS);
    }
    sb_addc(out, '}');
}

/* Index of the first series with the same x values, which are written once. */
static size_t first_with_x(const struct plot *p, size_t s)
{
    size_t first = 0;
    while (p->series[first].x != p->series[s].x || p->series[first].n != p->series[s].n)
        first++;
    return first;
}

static void json_flags(struct sb *out, const char *key, const bool *flags, size_t n)
{
    bool any = false;
    for (size_t i = 0; i < n; i++)
        any = any || flags[i];
    if (!any)
        return;
    sb_addf(out, ",\"%s\":[", key);
    for (size_t i = 0; i < n; i++)
        sb_addz(out, i == 0 ? (flags[i] ? "1" : "0") : (flags[i] ? ",1" : ",0"));
    sb_addc(out, ']');
}

static void json_names(struct sb *out, const char *const *names, size_t n)
{
    sb_addz(out, ",\"names\":[");
    for (size_t i = 0; i < n; i++) {
        if (i != 0)
            sb_addc(out, ',');
        text_json(out, str_of(names[i]));
    }
    sb_addc(out, ']');
}

static void json_series(const struct plot *p, size_t index, struct plot_shared *shared,
                        struct sb *out)
{
    static const char *const kinds[] = {"area", "line", "dots"};
    const struct series *s = &p->series[index];
    sb_addf(out, "{\"kind\":\"%s\"", kinds[s->kind]);
    json_text(out, "name", s->name);
    if (s->short_name != NULL)
        json_text(out, "short", s->short_name);
    json_text(out, "css", s->css);
    if (s->stepped)
        sb_addz(out, ",\"stepped\":1");
    if (s->quiet)
        sb_addz(out, ",\"quiet\":1");
    if (s->label_inside)
        sb_addz(out, ",\"inside\":1");
    if (s->loose)
        sb_addz(out, ",\"loose\":1");
    const size_t first = first_with_x(p, index);
    if (first == index)
        json_numbers(out, shared, "x", s->x, s->n, X_DIGITS);
    else
        sb_addf(out, ",\"xOf\":%zu", first);
    json_numbers(out, shared, "y", s->y, s->n, Y_DIGITS);
    if (s->low != NULL && s->high != NULL) {
        json_numbers(out, shared, "low", s->low, s->n, Y_DIGITS);
        json_numbers(out, shared, "high", s->high, s->n, Y_DIGITS);
    }
    if (s->rate != NULL)
        json_numbers(out, shared, "rate", s->rate, s->n, Y_DIGITS);
    if (s->mlup_cy > 0) {
        sb_addz(out, ",\"mlupCy\":");
        text_significant(out, s->mlup_cy, 6);
    }
    if (s->names != NULL)
        json_names(out, s->names, s->n);
    if (s->doubtful != NULL)
        json_flags(out, "doubtful", s->doubtful, s->n);
    sb_addc(out, '}');
}

static bool knows_cycles(const struct plot *p)
{
    bool any = p->mlup_cy > 0;
    for (size_t i = 0; i < p->n_series; i++)
        any = any || p->series[i].mlup_cy > 0;
    return any;
}

const char *plot_units(const struct plot *p)
{
    bool flops = p->flop_per_lup > 0;
    for (size_t i = 0; i < p->n_series; i++)
        flops = flops || p->series[i].flop_per_lup > 0;
    if (p->unit == PLOT_UNIT_OTHER || !knows_cycles(p))
        return "";
    if (p->unit == PLOT_UNIT_TIME)
        return flops ? "cy/CL,MLUP/s,GFLOP/s" : "cy/CL,MLUP/s";
    return flops ? "MLUP/s,GFLOP/s,cy/CL" : "MLUP/s,cy/CL";
}

void plot_json(const struct plot *p, struct plot_shared *shared, struct sb *out)
{
    sb_addf(out, "{\"id\":\"%s\"", p->id);
    json_text(out, "title", p->title);
    json_text(out, "description", p->description);
    json_axis(out, "x", &p->x);
    json_axis(out, "y", &p->y);
    if (p->unit != PLOT_UNIT_OTHER && knows_cycles(p)) {
        json_text(out, "unit", p->unit == PLOT_UNIT_TIME ? "time" : "rate");
        if (p->mlup_cy > 0) {
            sb_addz(out, ",\"mlupCy\":");
            text_significant(out, p->mlup_cy, 6);
        }
        sb_addz(out, ",\"flopPerLup\":");
        text_significant(out, p->flop_per_lup, 6);
    }
    sb_addz(out, ",\"marks\":[");
    for (size_t i = 0; i < p->n_marks; i++) {
        sb_addz(out, i == 0 ? "{\"x\":" : ",{\"x\":");
        json_number(out, p->marks[i].x, MARK_DIGITS);
        if (!isnan(p->marks[i].until)) {
            sb_addz(out, ",\"until\":");
            json_number(out, p->marks[i].until, MARK_DIGITS);
        }
        json_text(out, "text", p->marks[i].text);
        json_text(out, "short", p->marks[i].short_text);
        sb_addc(out, '}');
    }
    sb_addz(out, "],\"series\":[");
    for (size_t i = 0; i < p->n_series; i++) {
        if (i != 0)
            sb_addc(out, ',');
        json_series(p, i, shared, out);
    }
    sb_addz(out, "]}");
}
