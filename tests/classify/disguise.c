#include "disguise.h"

#include "stempel/points.h"

/* How subscripts are written. */
enum layout { LAYOUT_LINEAR, LAYOUT_HELPERS, LAYOUT_MACRO, LAYOUT_VLA, LAYOUT_POINTER, N_LAYOUTS };

/* One term: a point, or all points of a group in parentheses. */
struct part {
    size_t group;
    size_t first; /* of the stencil's points */
    size_t count;
};

struct mask {
    const struct stencil_class *class;
    struct stencil stencil;
    uint64_t state;
    enum layout layout;
    int coefficient_dim; /* 0: the first of W */
    bool literals;       /* constant coefficients as numbers */
    bool scaled;         /* all coefficients times a common factor */
    const char *type;
    const char *source;
    const char *target;
    const char *weights;
    const char *indices[CLASS_MAX_DIMS]; /* outermost first */
    const char *sizes[CLASS_MAX_DIMS];
    struct sb out;
};

static unsigned draw(struct mask *m, unsigned below)
{
    m->state = m->state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (unsigned)(m->state >> 33) % below;
}

static void choose_names(struct mask *m)
{
    static const char *const sources[] = {"u_old", "phi", "src", "grid", "in"};
    static const char *const targets[] = {"u_new", "psi", "dst", "next", "out"};
    static const char *const weights[] = {"coef", "W", "kappa"};
    static const char *const indices[][CLASS_MAX_DIMS] = {
        {"x", "y", "z", "t"}, {"ii", "jj", "kk", "ll"}, {"i", "j", "k", "l"}};
    static const char *const sizes[][CLASS_MAX_DIMS] = {
        {"nx", "ny", "nz", "nt"}, {"DIMX", "DIMY", "DIMZ", "DIMT"}, {"L", "M", "N", "P"}};
    const unsigned row = draw(m, 3);
    const unsigned size_row = draw(m, 3);
    m->source = sources[draw(m, 5)];
    m->target = targets[draw(m, 5)];
    m->weights = weights[draw(m, 3)];
    for (int d = 0; d < m->class->dims; d++) {
        m->indices[d] = indices[row][d];
        m->sizes[d] = sizes[size_row][d];
    }
}

/* The index of one dimension with its offset: `j`, `j - 1`, `1 + j`. */
static void add_index(struct mask *m, int dim, int offset)
{
    const char *const index = m->indices[dim];
    if (offset == 0)
        sb_addz(&m->out, index);
    else if (offset > 0 && draw(m, 2) == 0)
        sb_addf(&m->out, "%d + %s", offset, index);
    else
        sb_addf(&m->out, "%s %c %d", index, offset < 0 ? '-' : '+', offset < 0 ? -offset : offset);
}

/* `(z * ny + y) * nx + x`; `plane` is the index of W's dimension, < 0: there is none. */
static void add_linear(struct mask *m, const int *offset, int plane)
{
    const int dims = m->class->dims;
    const int n = dims + (plane >= 0 ? 1 : 0);
    for (int d = 1; d < n; d++)
        sb_addc(&m->out, '(');
    for (int d = 0, dim = 0; d < n; d++) {
        const bool here = plane >= 0 && d == m->coefficient_dim;
        if (d != 0 && here)
            sb_addf(&m->out, " * %zu + ", m->stencil.n_groups);
        else if (d != 0)
            sb_addf(&m->out, " * %s + ", m->sizes[dim]);
        if (here) {
            sb_addf(&m->out, "%d", plane);
        } else {
            const bool bracket = offset[dim] != 0 && d == 0;
            sb_addz(&m->out, bracket ? "(" : "");
            add_index(m, dim, offset[dim]);
            sb_addz(&m->out, bracket ? ")" : "");
            dim++;
        }
        if (d != 0)
            sb_addc(&m->out, ')');
    }
}

/* `at - plane + 1`; the helpers are declared before. */
static void add_helped(struct mask *m, const int *offset)
{
    const int dims = m->class->dims;
    sb_addz(&m->out, "at");
    for (int d = 0; d < dims; d++) {
        const int steps = offset[d] < 0 ? -offset[d] : offset[d];
        if (steps == 0)
            continue;
        sb_addz(&m->out, offset[d] < 0 ? " - " : " + ");
        if (d == dims - 1)
            sb_addf(&m->out, "%d", steps);
        else if (steps == 1)
            sb_addf(&m->out, "stride%d", d);
        else
            sb_addf(&m->out, "%d * stride%d", steps, d);
    }
}

static void add_element(struct mask *m, const char *array, const int *offset)
{
    sb_addz(&m->out, array);
    if (m->layout == LAYOUT_VLA || m->layout == LAYOUT_POINTER) {
        for (int d = 0; d < m->class->dims; d++) {
            sb_addc(&m->out, '[');
            add_index(m, d, offset[d]);
            sb_addc(&m->out, ']');
        }
        return;
    }
    sb_addc(&m->out, '[');
    if (m->layout == LAYOUT_LINEAR) {
        add_linear(m, offset, -1);
    } else if (m->layout == LAYOUT_HELPERS) {
        add_helped(m, offset);
    } else {
        sb_addz(&m->out, "AT(");
        for (int d = 0; d < m->class->dims; d++) {
            sb_addz(&m->out, d == 0 ? "" : ", ");
            add_index(m, d, offset[d]);
        }
        sb_addc(&m->out, ')');
    }
    sb_addc(&m->out, ']');
}

static void add_weight(struct mask *m, size_t group)
{
    static const int centre[CLASS_MAX_DIMS] = {0};
    if (m->class->coefficients == COEFF_CONSTANT) {
        if (m->literals)
            sb_addf(&m->out, "0.%zu%s", 5 * group + 1001, m->class->type == DATA_FLOAT ? "f" : "");
        else
            sb_addf(&m->out, "w%zu", group);
        return;
    }
    sb_addz(&m->out, m->weights);
    if (m->layout == LAYOUT_VLA || m->layout == LAYOUT_POINTER) {
        for (int d = 0, dim = 0; d <= m->class->dims; d++) {
            if (d == m->coefficient_dim)
                sb_addf(&m->out, "[%zu]", group);
            else
                sb_addf(&m->out, "[%s]", m->indices[dim++]);
        }
        return;
    }
    sb_addc(&m->out, '[');
    add_linear(m, centre, (int)group);
    sb_addc(&m->out, ']');
}

/* A group in parentheses, or its points one by one. */
static size_t list_parts(struct mask *m, struct part *parts)
{
    size_t n = 0;
    for (size_t g = 0; g < m->stencil.n_groups; g++) {
        const struct stencil_group *group = &m->stencil.groups[g];
        const bool together = draw(m, 2) == 0;
        for (size_t i = 0; i < (together ? 1 : group->count); i++)
            parts[n++] = (struct part){g, group->first + i, together ? group->count : 1};
    }
    for (size_t i = n; i > 1; i--) {
        const size_t j = draw(m, (unsigned)i);
        const struct part moved = parts[i - 1];
        parts[i - 1] = parts[j];
        parts[j] = moved;
    }
    return n;
}

static void add_part(struct mask *m, const struct part *p)
{
    const bool weight_first = draw(m, 2) == 0;
    if (weight_first) {
        add_weight(m, p->group);
        sb_addz(&m->out, " * ");
    }
    sb_addz(&m->out, p->count > 1 ? "(" : "");
    for (size_t i = 0; i < p->count; i++) {
        sb_addz(&m->out, i == 0 ? "" : " + ");
        add_element(m, m->source, m->stencil.points[p->first + p->count - 1 - i].offset);
    }
    sb_addz(&m->out, p->count > 1 ? ")" : "");
    if (!weight_first) {
        sb_addz(&m->out, " * ");
        add_weight(m, p->group);
    }
}

/* Some groups are subtracted: then all of their points have the negated coefficient. */
static void add_parts(struct mask *m, const struct part *parts, size_t n, unsigned subtracted)
{
    for (size_t i = 0; i < n; i++) {
        const bool minus = (parts[i].group + 1) % 3 == subtracted;
        sb_addz(&m->out, i == 0 ? (minus ? "-" : "") : minus ? " - " : " + ");
        add_part(m, &parts[i]);
        sb_addz(&m->out, i % 4 == 3 ? "\n        " : "");
    }
}

static void add_array_parameter(struct mask *m, const char *name, bool is_const, bool is_weights)
{
    sb_addf(&m->out, ", %s%s ", is_const ? "const " : "", m->type);
    if (m->layout != LAYOUT_VLA && m->layout != LAYOUT_POINTER) {
        sb_addf(&m->out, "*%s%s", draw(m, 2) == 0 ? "restrict " : "", name);
        return;
    }
    const int n = m->class->dims + (is_weights ? 1 : 0);
    sb_addf(&m->out, m->layout == LAYOUT_POINTER ? "(*restrict %s)" : "%s", name);
    for (int d = 0, dim = 0; d < n; d++) {
        const bool plane = is_weights && d == m->coefficient_dim;
        if (d != 0 || m->layout == LAYOUT_VLA) {
            if (plane)
                sb_addf(&m->out, "[%zu]", m->stencil.n_groups);
            else
                sb_addf(&m->out, "[%s]", m->sizes[dim]);
        }
        dim += plane ? 0 : 1;
    }
}

static void add_parameters(struct mask *m)
{
    for (int d = 0; d < m->class->dims; d++)
        sb_addf(&m->out, "%sint %s", d == 0 ? "" : ", ", m->sizes[d]);
    add_array_parameter(m, m->target, false, false);
    add_array_parameter(m, m->source, true, false);
    if (m->class->coefficients == COEFF_VARIABLE)
        add_array_parameter(m, m->weights, true, true);
    for (size_t g = 0;
         !m->literals && m->class->coefficients == COEFF_CONSTANT && g < m->stencil.n_groups; g++)
        sb_addf(&m->out, ", %s w%zu", m->type, g);
    if (m->scaled)
        sb_addf(&m->out, ", %s h", m->type);
}

static void add_helpers(struct mask *m)
{
    const int dims = m->class->dims;
    for (int d = dims - 2; m->layout == LAYOUT_HELPERS && d >= 0; d--) {
        if (d == dims - 2)
            sb_addf(&m->out, "    const int stride%d = %s;\n", d, m->sizes[dims - 1]);
        else
            sb_addf(&m->out, "    const int stride%d = %s * stride%d;\n", d, m->sizes[d + 1],
                    d + 1);
    }
    if (m->scaled)
        sb_addf(&m->out, "    const %s ih2 = 1 / (h * h);\n", m->type);
}

static void add_macro(struct mask *m)
{
    static const char letters[] = "pqrs";
    const int dims = m->class->dims;
    sb_addz(&m->out, "#define AT(");
    for (int d = 0; d < dims; d++)
        sb_addf(&m->out, "%s%c", d == 0 ? "" : ", ", letters[d]);
    sb_addz(&m->out, ") (");
    for (int d = 1; d < dims; d++)
        sb_addc(&m->out, '(');
    for (int d = 0; d < dims; d++) {
        if (d != 0)
            sb_addf(&m->out, " * %s + ", m->sizes[d]);
        sb_addf(&m->out, "(%c)%s", letters[d], d == 0 ? "" : ")");
    }
    sb_addz(&m->out, ")\n");
}

static void add_loops(struct mask *m)
{
    static const char *const types[] = {"int ", "long ", "size_t "};
    const int r = m->class->radius;
    const char *const type = types[draw(m, 3)];
    for (int d = 0; d < m->class->dims; d++) {
        const char *const i = m->indices[d];
        if (draw(m, 2) == 0)
            sb_addf(&m->out, "    for (%s%s = %d; %s < %s - %d; %s++)\n", type, i, r, i,
                    m->sizes[d], r, i);
        else
            sb_addf(&m->out, "    for (%s%s = %d; %s <= %s - %d; ++%s)\n", type, i, r, i,
                    m->sizes[d], r + 1, i);
    }
    sb_addz(&m->out, "    {\n");
    if (m->layout != LAYOUT_HELPERS)
        return;
    sb_addz(&m->out, "        const int at = ");
    for (int d = 0; d < m->class->dims; d++)
        sb_addf(&m->out, d + 1 < m->class->dims ? "%s * stride%d + " : "%s", m->indices[d], d);
    sb_addz(&m->out, ";\n");
}

static void add_body(struct mask *m)
{
    static const int centre[CLASS_MAX_DIMS] = {0};
    struct part *parts =
        arena_alloc(m->out.arena, m->stencil.n_points + m->stencil.n_groups, sizeof *parts);
    const size_t n = list_parts(m, parts);
    const size_t half = draw(m, 2) == 0 ? n / 2 : 0;
    const unsigned subtracted = draw(m, 4);
    if (half > 0) {
        sb_addf(&m->out, "        const %s part = ", m->type);
        add_parts(m, parts, half, subtracted);
        sb_addz(&m->out, ";\n");
    }
    sb_addz(&m->out, "        ");
    add_element(m, m->target, centre);
    sb_addz(&m->out, m->scaled ? " = ih2 * (" : " = ");
    add_parts(m, parts + half, n - half, subtracted);
    sb_addf(&m->out, "%s%s;\n", half > 0 ? " + part" : "", m->scaled ? ")" : "");
}

struct str disguise(const struct stencil_class *class, unsigned seed, struct arena *arena)
{
    struct mask m = {.class = class,
                     .stencil = stencil_of(class, arena),
                     .state = seed,
                     .type = class_data_type_name(class->type),
                     .out = {.arena = arena}};
    draw(&m, 1);
    m.layout = (enum layout)draw(&m, N_LAYOUTS);
    m.coefficient_dim = (int)draw(&m, (unsigned)class->dims + 1);
    m.literals = draw(&m, 2) == 0;
    m.scaled = class->coefficients == COEFF_CONSTANT && draw(&m, 2) == 0;
    choose_names(&m);
    if (m.layout == LAYOUT_MACRO)
        add_macro(&m);
    sb_addz(&m.out, "void update(");
    add_parameters(&m);
    sb_addz(&m.out, ")\n{\n");
    add_helpers(&m);
    if (draw(&m, 2) == 0)
        sb_addz(&m.out, "#pragma omp parallel for schedule(static)\n");
    add_loops(&m);
    add_body(&m);
    sb_addz(&m.out, "    }\n}\n");
    return sb_str(&m.out);
}
