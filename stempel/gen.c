#include "stempel/gen.h"

#include "stempel/points.h"

/* State shared by the functions that write the text. */
struct text_writer {
    const struct stencil_class *class;
    struct stencil stencil;
    int coefficient_dim; /* from 0 */
    struct sb out;
};

static const char size_names[CLASS_MAX_DIMS] = {'M', 'N', 'P', 'Q'};

/* Indices are named from the innermost outwards, so that `i` always runs fastest. */
static char index_name(const struct text_writer *w, int dim)
{
    static const char names[CLASS_MAX_DIMS] = {'i', 'j', 'k', 'l'};
    return names[w->class->dims - 1 - dim];
}

static void add_indent(struct text_writer *w, int depth)
{
    for (int i = 0; i < depth; i++)
        sb_addz(&w->out, "    ");
}

static void add_sizes(struct text_writer *w, int from, int to)
{
    for (int d = from; d < to; d++)
        sb_addf(&w->out, "[%c]", size_names[d]);
}

static void add_centre(struct text_writer *w, int from, int to)
{
    for (int d = from; d < to; d++)
        sb_addf(&w->out, "[%c]", index_name(w, d));
}

static void add_declarations(struct text_writer *w)
{
    const char *type = class_data_type_name(w->class->type);
    const int dims = w->class->dims;
    for (const char *name = "ab"; *name != '\0'; name++) {
        sb_addf(&w->out, "%s %c", type, *name);
        add_sizes(w, 0, dims);
        sb_addz(&w->out, ";\n");
    }
    if (w->class->coefficients == COEFF_VARIABLE) {
        sb_addf(&w->out, "%s W", type);
        add_sizes(w, 0, w->coefficient_dim);
        sb_addf(&w->out, "[%zu]", w->stencil.n_groups);
        add_sizes(w, w->coefficient_dim, dims);
        sb_addz(&w->out, ";\n");
        return;
    }
    for (size_t g = 0; g < w->stencil.n_groups; g++)
        sb_addf(&w->out, "%s c%zu;\n", type, g);
}

static void add_coefficient(struct text_writer *w, size_t group)
{
    if (w->class->coefficients == COEFF_CONSTANT) {
        sb_addf(&w->out, "c%zu", group);
        return;
    }
    sb_addc(&w->out, 'W');
    add_centre(w, 0, w->coefficient_dim);
    sb_addf(&w->out, "[%zu]", group);
    add_centre(w, w->coefficient_dim, w->class->dims);
}

static void add_read(struct text_writer *w, const struct stencil_point *p)
{
    sb_addc(&w->out, 'a');
    for (int d = 0; d < w->class->dims; d++) {
        sb_addf(&w->out, "[%c", index_name(w, d));
        if (p->offset[d] != 0)
            sb_addf(&w->out, "%+d", p->offset[d]);
        sb_addc(&w->out, ']');
    }
}

/* (minus + plus) + (minus + plus) + …: how a star's equidistant points are bracketed. */
static void add_pairs(struct text_writer *w, const struct stencil_point *points, size_t count)
{
    for (size_t i = 0; i < count; i += 2) {
        sb_addz(&w->out, i == 0 ? "(" : " + (");
        add_read(w, &points[i]);
        sb_addz(&w->out, " + ");
        add_read(w, &points[i + 1]);
        sb_addc(&w->out, ')');
    }
}

static void add_sum(struct text_writer *w, const struct stencil_point *points, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (i != 0)
            sb_addz(&w->out, " + ");
        add_read(w, &points[i]);
    }
}

static void add_group(struct text_writer *w, size_t group)
{
    const struct stencil_group *g = &w->stencil.groups[group];
    const struct stencil_point *points = &w->stencil.points[g->first];
    const bool pairs =
        w->class->kind == KIND_STAR && w->class->weighting == WEIGHT_ISOTROPIC && g->count > 2;
    add_coefficient(w, group);
    sb_addz(&w->out, " * ");
    /* Radius 0 leaves one point; STEMPEL brackets it if all points share the coefficient. */
    const bool bracket = g->count > 1 || w->class->weighting == WEIGHT_HOMOGENEOUS;
    if (bracket)
        sb_addc(&w->out, '(');
    if (pairs)
        add_pairs(w, points, g->count);
    else
        add_sum(w, points, g->count);
    if (bracket)
        sb_addc(&w->out, ')');
}

static void add_statement(struct text_writer *w)
{
    const int dims = w->class->dims;
    add_indent(w, dims);
    sb_addc(&w->out, 'b');
    add_centre(w, 0, dims);
    sb_addz(&w->out, " = ");
    for (size_t g = 0; g < w->stencil.n_groups; g++) {
        if (g != 0) {
            sb_addc(&w->out, '\n');
            add_indent(w, dims);
            sb_addz(&w->out, "+ ");
        }
        add_group(w, g);
    }
    sb_addc(&w->out, '\n');
    add_indent(w, dims);
    sb_addz(&w->out, ";\n");
}

static void add_loops(struct text_writer *w)
{
    const int dims = w->class->dims;
    const int r = w->class->radius;
    for (int d = 0; d < dims; d++) {
        const char i = index_name(w, d);
        add_indent(w, d);
        sb_addf(&w->out, "for (long %c = %d; %c < %c - %d; ++%c) {\n", i, r, i, size_names[d], r,
                i);
    }
    add_statement(w);
    for (int d = dims - 1; d >= 0; d--) {
        add_indent(w, d);
        sb_addz(&w->out, "}\n");
    }
}

static bool check_options(const struct stencil_class *c, const struct gen_options *o,
                          struct err *err)
{
    if (o->coefficient_dim == 0 || c->coefficients != COEFF_VARIABLE)
        return true;
    if (o->coefficient_dim < 1 || o->coefficient_dim > c->dims + 1)
        return err_set(err, ERR_USAGE, "the coefficient dimension cannot be at position %d",
                       o->coefficient_dim) ||
               err_hint(err, "W has %d dimensions: give 1 (first) to %d (last)", c->dims + 1,
                        c->dims + 1);
    return true;
}

bool gen_kernel(const struct stencil_class *c, const struct gen_options *options,
                struct arena *arena, struct str *text, struct err *err)
{
    if (!class_check(c, err) || !check_options(c, options, err))
        return false;
    struct text_writer w = {
        .class = c,
        .stencil = stencil_of(c, arena),
        .coefficient_dim = options->coefficient_dim == 0 ? 0 : options->coefficient_dim - 1,
        .out = {.arena = arena},
    };
    add_declarations(&w);
    sb_addc(&w.out, '\n');
    add_loops(&w);
    *text = sb_str(&w.out);
    return true;
}

struct gen_flops gen_flops(const struct stencil_class *c)
{
    return (struct gen_flops){.add = class_points(c) - 1, .mul = class_coefficients(c)};
}
