#include "render/plot_inside.h"

#include <math.h>

#include "render/text.h"

/* In px: half the height of a text; the distance that it keeps to lines, dots and other texts; how
 * far from it is searched. */
static const double half_text = 4.5;
static const double line_room = 7.5;
static const double dot_room = 9;
static const double text_room = 12;
static const double probe_step = 8;
static const double degrees_per_radian = 180 / 3.14159265358979;

/* A straight piece of a line, or a dot. */
struct segment {
    size_t series;
    double x0, y0;
    double dx, dy, length2; /* to its end; squared */
};

static struct segment segment_between(size_t series, double x0, double y0, double x1, double y1)
{
    const double dx = x1 - x0;
    const double dy = y1 - y0;
    return (struct segment){series, x0, y0, dx, dy, dx * dx + dy * dy};
}

/* A place for a text: the start of its middle line, and its direction. */
struct text_place {
    double x, y;
    double dx, dy; /* of length 1 */
    double width;
};

enum { MAX_SEGMENTS = 64, MAX_DOTS = 32, MAX_PLACED = 32 };

struct inside {
    const struct plot *plot;
    const struct plot_size *size;
    const struct plot_layout *l;
    size_t n_segments, n_dots, n_placed;
    struct segment segments[MAX_SEGMENTS];
    struct segment dots[MAX_DOTS];     /* without length */
    struct segment placed[MAX_PLACED]; /* middle lines of texts */
};

static void collect_obstacles(struct inside *w)
{
    for (size_t s = 0; s < w->plot->n_series; s++) {
        const struct series *series = &w->plot->series[s];
        const bool dots = series->kind == SERIES_DOTS;
        for (size_t i = 0; i < series->n && series->n <= 8; i++) {
            const size_t to = dots || i + 1 == series->n ? i : i + 1;
            const struct segment piece = segment_between(
                s, scale_px(&w->l->x, series->x[i]), scale_px(&w->l->y, series->y[i]),
                scale_px(&w->l->x, series->x[to]), scale_px(&w->l->y, series->y[to]));
            if (dots && w->n_dots < MAX_DOTS)
                w->dots[w->n_dots++] = piece;
            else if (!dots && to != i && w->n_segments < MAX_SEGMENTS)
                w->segments[w->n_segments++] = piece;
        }
    }
}

/* Squared: computing a root for each would take a quarter of the time of a whole site. */
static double distance2(const struct segment *s, double x, double y)
{
    const double along =
        s->length2 > 0 ? ((x - s->x0) * s->dx + (y - s->y0) * s->dy) / s->length2 : 0;
    const double t = fmin(fmax(along, 0), 1);
    const double off_x = x - s->x0 - t * s->dx;
    const double off_y = y - s->y0 - t * s->dy;
    return off_x * off_x + off_y * off_y;
}

/* Most segments are too far away even if extended beyond their ends; testing that needs no
 * division. */
static bool is_near(const struct segment *s, double x, double y, double room)
{
    const double across = s->dx * (y - s->y0) - s->dy * (x - s->x0);
    return across * across <= room * room * s->length2 && distance2(s, x, y) < room * room;
}

/* What could overlap with one text. */
struct obstacles {
    size_t n_segments, n_dots, n_placed;
    const struct segment *segments[MAX_SEGMENTS];
    const struct segment *dots[MAX_DOTS];
    const struct segment *placed[MAX_PLACED];
};

/* Those of `n` segments that do not belong to series `own` and are within `room` of the place.
 * Tests against the circle around it, which is fast. */
static size_t find_near(const struct segment *all, size_t n, size_t own, const struct text_place *p,
                        double room, const struct segment **out)
{
    const double half = p->width / 2;
    size_t found = 0;
    for (size_t i = 0; i < n; i++) {
        if (all[i].series != own &&
            is_near(&all[i], p->x + half * p->dx, p->y + half * p->dy, half + room + 1))
            out[found++] = &all[i];
    }
    return found;
}

/* How much a text would overlap at one of its points; 0: not at all. */
static double crowding(const struct inside *w, const struct obstacles *o, double x, double y)
{
    double sum = 0;
    if (x < w->l->left || x > w->size->width || y < w->l->top - 6 || y > w->l->bottom - 6)
        sum += 4;
    for (size_t i = 0; i < o->n_segments; i++)
        sum += is_near(o->segments[i], x, y, line_room);
    for (size_t i = 0; i < o->n_dots; i++)
        sum += 2 * is_near(o->dots[i], x, y, dot_room);
    for (size_t i = 0; i < o->n_placed; i++)
        sum += 2 * is_near(o->placed[i], x, y, text_room);
    return sum;
}

/* The cost of a place; incomplete once it reaches `least`. */
static double cost(const struct inside *w, size_t own, const struct text_place *p, double least)
{
    struct obstacles o;
    o.n_segments = find_near(w->segments, w->n_segments, own, p, line_room, o.segments);
    o.n_dots = find_near(w->dots, w->n_dots, own, p, dot_room, o.dots);
    o.n_placed = find_near(w->placed, w->n_placed, own, p, text_room, o.placed);
    double sum = 0;
    const int n = (int)ceil(p->width / probe_step);
    for (int i = 0; i <= n && sum < least; i++) {
        const double t = fmin(i * probe_step, p->width);
        sum += crowding(w, &o, p->x + t * p->dx, p->y + t * p->dy);
    }
    return sum;
}

/* Keeps the better of two places. */
static void consider(const struct inside *w, size_t own, const struct text_place *p,
                     struct text_place *best, double *least)
{
    const double found = *least > 0 ? cost(w, own, p, *least) : INFINITY;
    if (found < *least) {
        *least = found;
        *best = *p;
    }
}

/* Places to the right of a dot, to its left, above and below. */
static struct text_place next_to_dot(const struct inside *w, size_t own, double width)
{
    const struct series *s = &w->plot->series[own];
    const double x = scale_px(&w->l->x, s->x[0]);
    const double y = scale_px(&w->l->y, s->y[0]);
    const double at[][2] = {{9, 0},   {-9 - width, 0}, {-width / 2, -13}, {-width / 2, 13},
                            {9, -11}, {9, 11},         {-9 - width, 11},  {-9 - width, -11},
                            {14, 22}, {14, -22},       {-14 - width, 22}, {-14 - width, -22}};
    struct text_place best = {x + 9, y, 1, 0, width};
    double least = INFINITY;
    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        const struct text_place p = {x + at[i][0], y + at[i][1], 1, 0, width};
        consider(w, own, &p, &best, &least);
    }
    return best;
}

/* Places along the longest straight piece, above or below it; the name of a level line is at its
 * end. */
static struct text_place along_line(const struct inside *w, size_t own, double width)
{
    const struct segment *longest = NULL;
    double length = 0;
    for (size_t i = 0; i < w->n_segments; i++) {
        const struct segment *s = &w->segments[i];
        const bool slope = fabs(s->dy) > 0.5;
        if (s->series == own && (longest == NULL || slope)) {
            longest = s;
            length = hypot(s->dx, s->dy);
        }
    }
    struct text_place best = {w->l->left, w->l->top, 1, 0, width};
    double least = INFINITY;
    if (longest == NULL || !(length > 0))
        return best;
    const double dx = longest->dx / length;
    const double dy = longest->dy / length;
    const bool level = fabs(dy) * length <= 0.5;
    const int steps = 16;
    for (int side = -1; side <= 1; side += 2) {
        for (int i = 0; i <= steps; i++) {
            const double share = (double)(level ? steps - i : i) / steps;
            const double at = 4 + share * (length - width - 8);
            const double off = side * (half_text + 5);
            const struct text_place p = {longest->x0 + at * dx - off * dy,
                                         longest->y0 + at * dy + off * dx, dx, dy, width};
            consider(w, own, &p, &best, &least);
        }
    }
    return best;
}

static bool is_dot(const struct series *s)
{
    return s->kind == SERIES_DOTS || s->n < 2;
}

static bool can_place(const struct inside *w, const struct series *s)
{
    return s->label_inside && s->n != 0 && scale_holds(w->plot->x.kind, s->x[0]) &&
           scale_holds(w->plot->y.kind, s->y[0]);
}

static void add_label(struct inside *w, size_t own, struct plot_inside_label *label)
{
    const struct series *s = &w->plot->series[own];
    const char *name = w->size->narrow && s->short_name != NULL ? s->short_name : s->name;
    const double width = text_width(str_of(name));
    const struct text_place p = is_dot(s) ? next_to_dot(w, own, width) : along_line(w, own, width);
    *label =
        (struct plot_inside_label){own, str_of(name), p.x - half_text * p.dy,
                                   p.y + half_text * p.dx, atan2(p.dy, p.dx) * degrees_per_radian};
    if (w->n_placed < MAX_PLACED)
        w->placed[w->n_placed++] =
            segment_between(own, p.x, p.y, p.x + p.dx * p.width, p.y + p.dy * p.width);
}

size_t plot_inside(const struct plot *p, const struct plot_size *size, const struct plot_layout *l,
                   struct plot_inside_label *labels)
{
    struct inside w = {.plot = p, .size = size, .l = l};
    size_t n = 0;
    collect_obstacles(&w);
    /* dots first: they have the fewest possible places */
    for (int dots = 1; dots >= 0; dots--) {
        for (size_t i = 0; i < p->n_series; i++) {
            if (can_place(&w, &p->series[i]) && is_dot(&p->series[i]) == (dots == 1))
                add_label(&w, i, &labels[n++]);
        }
    }
    return n;
}
