#include "render/plot_scale.h"

#include <math.h>

#include "render/text.h"

enum { MAX_TICKS = 40 };

static double position(const struct scale *s, double value)
{
    if (s->kind == SCALE_LINEAR)
        return (value - s->min) / (s->max - s->min);
    return log(value / s->min) / (s->log_ratio != 0 ? s->log_ratio : log(s->max / s->min));
}

bool scale_holds(enum scale_kind kind, double value)
{
    return isfinite(value) && (kind == SCALE_LINEAR || value > 0);
}

double scale_px(const struct scale *s, double value)
{
    return s->from_px + position(s, value) * (s->to_px - s->from_px);
}

double scale_value(const struct scale *s, double px)
{
    const double share = (px - s->from_px) / (s->to_px - s->from_px);
    if (s->kind == SCALE_LINEAR)
        return s->min + share * (s->max - s->min);
    return s->min * pow(s->max / s->min, share);
}

double scale_middle(const struct scale *s, double a, double b)
{
    return s->kind == SCALE_LINEAR ? (a + b) / 2 : sqrt(a * b);
}

/* The smallest of 1, 2, 5 times a power of ten that is at least `value`. */
static double round_step(double value)
{
    const double power = pow(10, floor(log10(value)));
    const double factors[] = {1, 2, 5};
    for (size_t i = 0; i < 3; i++) {
        if (factors[i] * power >= value * (1 - 1e-9))
            return factors[i] * power;
    }
    return 10 * power;
}

double scale_round_up(double max)
{
    if (!(max > 0))
        return 1;
    const double step = round_step(max / 10);
    return ceil(max / step * (1 - 1e-9)) * step;
}

static void add_tick(struct tick *ticks, size_t *n, double value, struct str text)
{
    if (*n < MAX_TICKS)
        ticks[(*n)++] = (struct tick){value, text};
}

/* How many ticks with this spacing fit; at least one. */
static double room_of(const struct scale *s, double spacing_px)
{
    return fmax(fabs(s->to_px - s->from_px) / spacing_px, 1);
}

static size_t linear_ticks(const struct scale *s, double spacing_px, struct arena *arena,
                           struct tick *ticks)
{
    size_t n = 0;
    const double room = room_of(s, spacing_px);
    const double rounded = round_step((s->max - s->min) / room);
    const double step = s->whole ? fmax(rounded, 1) : rounded;
    const double first = ceil(s->min / step - 1e-9);
    /* counting begins with one */
    if (s->whole && step > 1 && s->min > 0 && s->min <= 1)
        add_tick(ticks, &n, 1, number_text(arena, 1));
    for (int i = 0; i < MAX_TICKS && (first + i) * step <= s->max * (1 + 1e-9); i++)
        add_tick(ticks, &n, (first + i) * step, number_text(arena, (first + i) * step));
    return n;
}

/* Powers of two; below one as fractions. */
static struct str power_of_two(struct arena *arena, double value)
{
    if (value >= 1)
        return number_text(arena, value);
    struct sb fraction = {.arena = arena};
    sb_addz(&fraction, "1/");
    text_fixed(&fraction, 1 / value, 0);
    return sb_str(&fraction);
}

static size_t log2_ticks(const struct scale *s, double spacing_px, struct arena *arena,
                         struct tick *ticks)
{
    size_t n = 0;
    const double octaves = log2(s->max / s->min);
    const double step = fmax(1, ceil(octaves / room_of(s, spacing_px)));
    const double first = ceil(log2(s->min) / step - 1e-9) * step;
    for (int i = 0; i < MAX_TICKS && first + i * step <= log2(s->max) + 1e-9; i++)
        add_tick(ticks, &n, exp2(first + i * step), power_of_two(arena, exp2(first + i * step)));
    return n;
}

/* The steps within a decade: 1 2 5, or 1 3, or only 1; the most for which there is room. */
static const struct decade {
    size_t n;
    double factors[3];
    double closest; /* smallest ratio of two neighbours */
} decades[] = {{3, {1, 2, 5}, 2}, {2, {1, 3}, 3}, {1, {1}, 10}};

/* If even these are too close, only every second, third … decade gets a tick. */
static size_t log10_ticks(const struct scale *s, double spacing_px, struct arena *arena,
                          struct tick *ticks)
{
    const double px_per_decade = fabs(s->to_px - s->from_px) / log10(s->max / s->min);
    const struct decade *d = decades;
    while (d->n > 1 && px_per_decade * log10(d->closest) < spacing_px)
        d++;
    const double stride = fmax(1, ceil(spacing_px / px_per_decade));
    size_t n = 0;
    const double first = floor(log10(s->min) / stride) * stride;
    for (int i = 0; i < MAX_TICKS && first + i * stride <= log10(s->max); i++) {
        for (size_t f = 0; f < d->n; f++) {
            const double value = d->factors[f] * pow(10, first + i * stride);
            if (value >= s->min * (1 - 1e-9) && value <= s->max * (1 + 1e-9))
                add_tick(ticks, &n, value, number_text(arena, value));
        }
    }
    return n;
}

size_t scale_ticks(const struct scale *s, double spacing_px, struct arena *arena,
                   struct tick **ticks)
{
    *ticks = arena_alloc(arena, MAX_TICKS, sizeof **ticks);
    size_t n = 0;
    if (s->kind == SCALE_LOG2)
        n = log2_ticks(s, spacing_px, arena, *ticks);
    else if (s->kind == SCALE_LOG)
        n = log10_ticks(s, spacing_px, arena, *ticks);
    if (n >= 2)
        return n;
    struct tick *steps = arena_alloc(arena, MAX_TICKS, sizeof *steps);
    const size_t n_steps = linear_ticks(s, spacing_px, arena, steps);
    if (n_steps <= n)
        return n;
    *ticks = steps;
    return n_steps;
}

bool scale_wants_log(const double *rising, size_t n)
{
    return n >= 4 && rising[0] > 0 && rising[n - 1] >= 8 * rising[0];
}
