#include "render/identity.h"

#include <math.h>

#include "render/text.h"

const char *identity_parameter_name(int parameter)
{
    static const char *const names[IDENTITY_PARAMETERS] = {"dimension", "radius",       "weighting",
                                                           "kind",      "coefficients", "type"};
    return names[parameter];
}

/* The number between `before` and `after`, as in `3D` or `r2`; -1 if there is none. */
static int small_number(struct str s, struct str before, struct str after)
{
    int64_t n = 0;
    if (!str_starts_with(s, before) || !str_ends_with(s, after) ||
        !str_to_i64(str_slice(s, before.len, s.len - after.len), &n) || n < 0 || n > 9)
        return -1;
    return (int)n;
}

/* Points of a star or box stencil; 0 for other kinds. */
static long points_of(struct str kind, int dims, int radius)
{
    if (str_eq(kind, STR("star")))
        return 2L * radius * dims + 1;
    return str_eq(kind, STR("box")) ? lround(pow(2 * radius + 1, dims)) : 0;
}

static bool split(struct str path, struct identity *id)
{
    for (int i = 0; i < IDENTITY_PARAMETERS; i++) {
        const struct str_cut cut = str_cut(path, '/');
        id->parameters[i] = cut.head;
        path = cut.tail;
        if (cut.ok != (i + 1 < IDENTITY_PARAMETERS))
            return false;
    }
    return true;
}

void identity_of(struct str path, struct arena *arena, struct identity *out)
{
    *out = (struct identity){.path = path};
    const struct str *p = out->parameters;
    const bool whole = split(path, out);
    out->dims = small_number(p[0], STR(""), STR("D"));
    const int radius = small_number(p[1], STR("r"), STR(""));
    const long points = points_of(p[3], out->dims, radius);
    if (!whole || out->dims < 1 || radius < 0 || points == 0) {
        const struct str_cut cut = str_cut(path, '/');
        *out = (struct identity){.named = true, .path = path};
        out->name = cut.ok ? cut.tail : path;
        out->title = out->short_title = out->name;
        return;
    }
    out->points = points;
    out->shape = str_format(arena, "%.*s %ld-point %.*s", STR_ARG(p[0]), points, STR_ARG(p[3]));
    out->title = str_format(arena, "%.*s, %.*s %.*s coefficients, %.*s", STR_ARG(out->shape),
                            STR_ARG(p[2]), STR_ARG(p[4]), STR_ARG(p[5]));
    out->short_title =
        str_format(arena, "%.*s %.*s %.*s %.*s %.*s %.*s", STR_ARG(p[0]), STR_ARG(p[1]),
                   STR_ARG(p[2]), STR_ARG(p[3]), STR_ARG(p[4]), STR_ARG(p[5]));
}

const char *identity_size_title(const struct identity *id)
{
    switch (id->dims) {
    case 3:
        return "Grid size N (N³ points)";
    case 2:
        return "Grid size N (N² points)";
    default:
        return "Grid size N";
    }
}

struct str identity_grid_text(struct arena *arena, const struct identity *id, double size)
{
    const struct str number = number_text(arena, size);
    const char *power = id->dims == 3 ? "³" : id->dims == 2 ? "²" : "";
    return str_format(arena, "%.*s%s", STR_ARG(number), power);
}
