#include "stempel/class.h"

#include <stdint.h>

#include "base/plural.h"

static const char *const weighting_names[] = {[WEIGHT_ISOTROPIC] = "isotropic",
                                              [WEIGHT_HETEROGENEOUS] = "heterogeneous",
                                              [WEIGHT_HOMOGENEOUS] = "homogeneous",
                                              [WEIGHT_POINT_SYMMETRIC] = "point-symmetric"};
static const char *const kind_names[] = {[KIND_STAR] = "star", [KIND_BOX] = "box"};
static const char *const coefficient_names[] = {
    [COEFF_CONSTANT] = "constant", [COEFF_VARIABLE] = "variable"};
static const char *const type_names[] = {[DATA_DOUBLE] = "double",
                                         [DATA_FLOAT] = "float",
                                         [DATA_DOUBLE_COMPLEX] = "double _Complex",
                                         [DATA_FLOAT_COMPLEX] = "float _Complex"};
static const char *const type_words[] = {[DATA_DOUBLE] = "double",
                                         [DATA_FLOAT] = "float",
                                         [DATA_DOUBLE_COMPLEX] = "double_Complex",
                                         [DATA_FLOAT_COMPLEX] = "float_Complex"};

enum { N_WEIGHTINGS = 4, N_KINDS = 2, N_COEFFICIENTS = 2, N_TYPES = 4, N_PARTS = 6 };

const char *class_data_type_name(enum data_type t)
{
    return type_names[t];
}

bool class_weighting_parse(struct str word, struct stencil_class *out)
{
    const int i = str_index_in(word, weighting_names, N_WEIGHTINGS);
    if (i >= 0)
        out->weighting = (enum weighting)i;
    return i >= 0;
}

bool class_kind_parse(struct str word, struct stencil_class *out)
{
    const int i = str_index_in(word, kind_names, N_KINDS);
    if (i >= 0)
        out->kind = (enum stencil_kind)i;
    return i >= 0;
}

bool class_coefficients_parse(struct str word, struct stencil_class *out)
{
    const int i = str_index_in(word, coefficient_names, N_COEFFICIENTS);
    if (i >= 0)
        out->coefficients = (enum coefficient_type)i;
    return i >= 0;
}

bool class_data_type_parse(struct str word, struct stencil_class *out)
{
    const int spoken = str_index_in(word, type_words, N_TYPES);
    const int i = spoken >= 0 ? spoken : str_index_in(word, type_names, N_TYPES);
    if (i >= 0)
        out->type = (enum data_type)i;
    return i >= 0;
}

static bool parse_dims(struct str word, struct stencil_class *out)
{
    int64_t n = 0;
    if (!str_ends_with(word, STR("D")) || !str_to_i64(str_slice(word, 0, word.len - 1), &n) ||
        n < 1 || n > CLASS_MAX_DIMS || word.len != 2)
        return false;
    out->dims = (int)n;
    return true;
}

static bool parse_radius(struct str word, struct stencil_class *out)
{
    int64_t n = 0;
    if (!str_starts_with(word, STR("r")) || !str_to_i64(str_slice(word, 1, word.len), &n) ||
        n < 0 || n > INT32_MAX || word.ptr[1] == '+' || (word.ptr[1] == '0' && word.len > 2))
        return false;
    out->radius = (int)n;
    return true;
}

static bool parse_type(struct str word, struct stencil_class *out)
{
    return class_data_type_parse(word, out) && str_find(word, ' ') == word.len;
}

struct part {
    const char *name;
    const char *accepted;
    bool (*parse)(struct str word, struct stencil_class *out);
};

static const struct part parts[N_PARTS] = {
    {"dimension", "1D, 2D, 3D or 4D", parse_dims},
    {"radius", "r0, r1, r2 and so on", parse_radius},
    {"weighting", "isotropic, heterogeneous, homogeneous or point-symmetric",
     class_weighting_parse},
    {"kind", "star or box", class_kind_parse},
    {"coefficient type", "constant or variable", class_coefficients_parse},
    {"data type", "double, float, double_Complex or float_Complex", parse_type},
};

bool class_parse(struct str path, struct stencil_class *out, struct err *err)
{
    struct stencil_class c = {0};
    struct str rest = str_ends_with(path, STR("/")) ? str_slice(path, 0, path.len - 1) : path;
    unsigned col = 1;
    for (size_t i = 0; i < N_PARTS; i++) {
        const struct str_cut cut = str_cut(rest, '/');
        if (!parts[i].parse(cut.head, &c)) {
            if (cut.head.len == 0)
                err_at(err, NULL, 1, col, "the %s is missing in '%.*s'", parts[i].name,
                       STR_ARG(path));
            else
                err_at(err, NULL, 1, col, "'%.*s' is not a valid %s", STR_ARG(cut.head),
                       parts[i].name);
            err_hint(err, "write %s", parts[i].accepted);
            return err_source(err, path);
        }
        if (i + 1 == N_PARTS && cut.ok) {
            err_at(err, NULL, 1, col + (unsigned)cut.head.len, "a class ends with its %s",
                   parts[i].name);
            err_hint(err, "leave out '/%.*s'", STR_ARG(cut.tail));
            return err_source(err, path);
        }
        col += (unsigned)cut.head.len + (cut.ok ? 1 : 0);
        rest = cut.tail;
    }
    if (!class_check(&c, err))
        return false;
    *out = c;
    return true;
}

char *class_path(struct arena *arena, const struct stencil_class *c)
{
    return str_formatz(arena, "%dD/r%d/%s/%s/%s/%s", c->dims, c->radius,
                       weighting_names[c->weighting], kind_names[c->kind],
                       coefficient_names[c->coefficients], type_words[c->type]);
}

size_t class_points(const struct stencil_class *c)
{
    const size_t side = 2 * (size_t)c->radius + 1;
    if (c->kind == KIND_STAR)
        return (side - 1) * (size_t)c->dims + 1;
    size_t points = 1;
    for (int d = 0; d < c->dims; d++)
        points *= side;
    return points;
}

size_t class_coefficients(const struct stencil_class *c)
{
    const size_t rings = (size_t)c->radius * (c->kind == KIND_BOX ? (size_t)c->dims : 1);
    switch (c->weighting) {
    case WEIGHT_ISOTROPIC:
        return rings + 1;
    case WEIGHT_HETEROGENEOUS:
        return class_points(c);
    case WEIGHT_POINT_SYMMETRIC:
        return (class_points(c) + 1) / 2;
    case WEIGHT_HOMOGENEOUS:
        break;
    }
    return 1;
}

bool class_check(const struct stencil_class *c, struct err *err)
{
    static const int max_box_radius[CLASS_MAX_DIMS + 1] = {0, CLASS_MAX_RADIUS, 6, 5, 2};
    if (c->dims < 1 || c->dims > CLASS_MAX_DIMS)
        return err_set(err, ERR_INPUT,
                       "a stencil of %d dimensions cannot be generated — give 1 to %d", c->dims,
                       CLASS_MAX_DIMS);
    if (c->radius < 0)
        return err_set(err, ERR_INPUT, "a stencil cannot have the radius %d", c->radius) ||
               err_hint(err, "radii start at 0, which reads only the centre");
    const int limit = c->kind == KIND_BOX ? max_box_radius[c->dims] : CLASS_MAX_RADIUS;
    if (c->radius <= limit)
        return true;
    if (c->radius > 1000)
        err_set(err, ERR_INPUT, "a %dD %s of radius %d is too large", c->dims, kind_names[c->kind],
                c->radius);
    else
        err_set(err, ERR_INPUT, "a %dD %s of radius %d reads %zu points with %zu coefficient%s",
                c->dims, kind_names[c->kind], c->radius, class_points(c), class_coefficients(c),
                PLURAL(class_coefficients(c)));
    return err_hint(err, "the radius of a %dD %s goes up to %d", c->dims, kind_names[c->kind],
                    limit);
}

bool class_at(size_t index, bool complex_too, struct stencil_class *out)
{
    enum {
        N_DIMS = 2,
        N_RADII = 3,
        N_SHAPES = N_DIMS * N_RADII * N_WEIGHTINGS * N_KINDS * N_COEFFICIENTS
    };
    const size_t n_types = complex_too ? N_TYPES : N_TYPES / 2;
    if (index >= n_types * N_SHAPES)
        return false;
    const size_t n_real = (size_t)N_SHAPES * 2;
    /* All classes of complex types follow those of real types. */
    const size_t half = index / n_real;
    size_t rest = index % n_real;
    out->type = (enum data_type)(2 * half + rest % 2);
    rest /= 2;
    out->coefficients = (enum coefficient_type)(rest % N_COEFFICIENTS);
    rest /= N_COEFFICIENTS;
    out->kind = (enum stencil_kind)(rest % N_KINDS);
    rest /= N_KINDS;
    out->weighting = (enum weighting)(rest % N_WEIGHTINGS);
    rest /= N_WEIGHTINGS;
    out->radius = 1 + (int)(rest % N_RADII);
    out->dims = 2 + (int)(rest / N_RADII);
    return true;
}
