#include "collect/compare/classify.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "collect/compare/expand.h"
#include "collect/compare/places.h"
#include "stempel/bench/depend.h"
#include "stempel/points.h"

/* A point of the grid with the coefficient that it is multiplied with. */
struct weight {
    int offset[KERNEL_MAX_LOOPS];
    size_t n_products;
    struct product *products; /* without the point itself, in order */
    int group;                /* points of equal coefficients */
};

struct classifier {
    const struct kernel *kernel;
    struct arena *arena;
    struct places places;
    struct expansion expansion;
    int *neighbours;            /* [n_arrays]: places at which each is read */
    int target;                 /* access of the first written array element, or -1 */
    int grid;                   /* array that the class's `a` stands for, or -1 */
    int n_dims;                 /* loops that run over the grid */
    int dims[KERNEL_MAX_LOOPS]; /* those loops, outermost first */
    size_t n_weights;
    struct weight *weights;
    int n_groups;
    bool nonlinear;
    bool has_constant_term;
    bool varying;            /* coefficients are computed from array elements */
    bool *coefficient;       /* [n_arrays]: stands before points of the grid */
    bool plain_coefficients; /* each is one element of one array at the updated point */
    size_t differences_capacity;
    struct difference *differences;
    struct classification *out;
};

/* --- the grid --- */

/* Counts, for each array, the different places at which it is read, from the updated point. */
static void count_neighbours(struct classifier *c)
{
    const struct kernel *k = c->kernel;
    c->neighbours = arena_alloc(c->arena, (size_t)k->n_arrays, sizeof *c->neighbours);
    for (int a = 0; a < k->n_accesses; a++) {
        bool seen = k->accesses[a].write;
        for (int b = 0; b < a && !seen; b++)
            seen = k->accesses[b].array == k->accesses[a].array && !k->accesses[b].write &&
                   places_same_point(&c->places, a, b);
        c->neighbours[k->accesses[a].array] += seen ? 0 : 1;
    }
}

static bool is_constant_element(const struct classifier *c, int access)
{
    return !c->places.items[access].indexed;
}

/* Is the array a factor of a term, and not only inside of a divisor? */
static bool is_factor(const struct classifier *c, int array)
{
    bool any = !c->expansion.complete;
    for (int u = 0; u < c->expansion.n_updates; u++) {
        for (size_t i = 0; i < c->expansion.updates[u].n_products; i++) {
            const struct product *p = &c->expansion.updates[u].products[i];
            for (int f = 0; f < p->n_factors; f++) {
                const struct atom *atom = &c->expansion.atoms[p->factors[f].atom];
                any = any ||
                      (atom->kind == ATOM_ACCESS && c->kernel->accesses[atom->ref].array == array);
            }
        }
    }
    return any;
}

/* The array that is read at most places; of several the one that is not written. */
static int find_grid(const struct classifier *c)
{
    const struct kernel *k = c->kernel;
    int best = -1;
    int most = 0;
    for (int a = 0; a < k->n_arrays; a++) {
        const int n = 2 * c->neighbours[a] + (k->arrays[a].written ? 0 : 1);
        bool indexed = false;
        for (int i = 0; i < k->n_accesses; i++)
            indexed = indexed || (k->accesses[i].array == a && !is_constant_element(c, i));
        if (k->arrays[a].read && indexed && n > most && is_factor(c, a)) {
            most = n;
            best = a;
        }
    }
    return best;
}

static int find_target(const struct kernel *k)
{
    for (int a = 0; a < k->n_accesses; a++) {
        if (k->accesses[a].write)
            return a;
    }
    return -1;
}

/* The loops that run over the grid or, where nothing is read, over what is written. */
static void find_dims(struct classifier *c)
{
    const struct kernel *k = c->kernel;
    for (int l = 0; l < k->n_loops; l++) {
        bool used = false;
        for (int a = 0; a < k->n_accesses; a++) {
            const bool counts = c->grid >= 0 ? k->accesses[a].array == c->grid : a == c->target;
            used = used || (counts && k->accesses[a].stride[l].n_terms != 0);
        }
        if (used)
            c->dims[c->n_dims++] = l;
    }
}

/* --- weights --- */

static bool is_point(const struct classifier *c, const struct factor *f)
{
    const struct atom *atom = &c->expansion.atoms[f->atom];
    return atom->kind == ATOM_ACCESS && f->power == 1 &&
           c->kernel->accesses[atom->ref].array == c->grid && !is_constant_element(c, atom->ref);
}

/* The factor of a product that is a point of the grid, or -1. */
static int point_of(const struct classifier *c, const struct product *p)
{
    int found = -1;
    for (int i = 0; i < p->n_factors; i++) {
        if (is_point(c, &p->factors[i]))
            found = i;
    }
    return found;
}

static struct weight *weight_at(struct classifier *c, int access, size_t *capacity)
{
    const int *offset = c->places.items[access].offset;
    for (size_t i = 0; i < c->n_weights; i++) {
        if (memcmp(c->weights[i].offset, offset, sizeof c->weights[i].offset) == 0)
            return &c->weights[i];
    }
    c->weights = arena_grow(c->arena, c->weights, c->n_weights, capacity, sizeof *c->weights);
    struct weight *w = &c->weights[c->n_weights++];
    *w = (struct weight){.group = -1};
    memcpy(w->offset, offset, sizeof w->offset);
    return w;
}

/* What else stands in the product: arrays are coefficients, the grid itself makes it nonlinear. */
static void note_coefficients(struct classifier *c, const struct product *p, int point)
{
    int n_elements = 0;
    for (int i = 0; i < p->n_factors; i++) {
        const struct atom *atom = &c->expansion.atoms[p->factors[i].atom];
        if (i == point)
            continue;
        if (atom->kind == ATOM_OPAQUE) {
            c->plain_coefficients = false;
            c->varying = c->varying || atom->ref != 0;
        }
        if (atom->kind != ATOM_ACCESS || is_constant_element(c, atom->ref))
            continue;
        const int array = c->kernel->accesses[atom->ref].array;
        c->nonlinear = c->nonlinear || array == c->grid;
        c->coefficient[array] = true;
        n_elements++;
        const struct place *place = &c->places.items[atom->ref];
        for (int l = 0; l < c->kernel->n_loops; l++)
            c->plain_coefficients = c->plain_coefficients && place->offset[l] == 0;
        c->plain_coefficients = c->plain_coefficients && p->factors[i].power == 1;
    }
    c->plain_coefficients =
        c->plain_coefficients && n_elements == 1 && p->n_factors == 2 && fabs(p->number) == 1;
}

static void add_product(struct classifier *c, const struct product *p, size_t *capacity)
{
    const int point = point_of(c, p);
    if (point < 0) {
        bool neighbour = false; /* of another grid: that is another array */
        for (int i = 0; i < p->n_factors; i++) {
            const struct atom *atom = &c->expansion.atoms[p->factors[i].atom];
            neighbour = neighbour || (atom->kind == ATOM_ACCESS &&
                                      c->neighbours[c->kernel->accesses[atom->ref].array] > 1);
        }
        c->has_constant_term = c->has_constant_term || !neighbour;
        return;
    }
    struct weight *w = weight_at(c, c->expansion.atoms[p->factors[point].atom].ref, capacity);
    struct product *products = arena_alloc(c->arena, w->n_products + 1, sizeof *products);
    for (size_t i = 0; i < w->n_products; i++)
        products[i] = w->products[i];
    products[w->n_products] = *p;
    struct product *own = &products[w->n_products++];
    for (int i = point; i + 1 < own->n_factors; i++)
        own->factors[i] = own->factors[i + 1];
    own->n_factors--;
    w->products = products;
    note_coefficients(c, p, point);
}

static bool same_number(double a, double b)
{
    return fabs(a - b) <= 1e-9 * fmax(fabs(a), fabs(b));
}

/* Products of one sum stand in one order, so those of a weight do, too. */
static bool same_weight(const struct weight *a, const struct weight *b)
{
    bool same = a->n_products == b->n_products;
    for (size_t i = 0; same && i < a->n_products; i++) {
        const struct product *p = &a->products[i];
        const struct product *q = &b->products[i];
        same = p->n_factors == q->n_factors && same_number(p->number, q->number);
        for (int f = 0; same && f < p->n_factors; f++)
            same = p->factors[f].atom == q->factors[f].atom &&
                   p->factors[f].power == q->factors[f].power;
    }
    return same;
}

static void find_groups(struct classifier *c)
{
    for (size_t i = 0; i < c->n_weights; i++) {
        for (size_t j = 0; j < i && c->weights[i].group < 0; j++) {
            if (same_weight(&c->weights[i], &c->weights[j]))
                c->weights[i].group = c->weights[j].group;
        }
        if (c->weights[i].group < 0)
            c->weights[i].group = c->n_groups++;
    }
}

/* Only updates that read the grid: those of other arrays have weights of their own. */
static void find_weights(struct classifier *c)
{
    size_t capacity = 0;
    c->plain_coefficients = true;
    for (int u = 0; u < c->expansion.n_updates; u++) {
        const struct update *update = &c->expansion.updates[u];
        for (size_t i = 0; i < update->n_products; i++)
            add_product(c, &update->products[i], &capacity);
    }
    find_groups(c);
}

/* --- the nearest class --- */

/* Is the point on an axis? *distance gets its Manhattan distance. */
static bool on_axis(const struct classifier *c, const int *offset, int *distance)
{
    int n = 0;
    *distance = 0;
    for (int d = 0; d < c->n_dims; d++) {
        n += offset[c->dims[d]] != 0 ? 1 : 0;
        *distance += abs(offset[c->dims[d]]);
    }
    return n <= 1;
}

struct geometry {
    int radius;
    size_t n_points;
    size_t n_on_axis;
    bool centre;
};

/* Is it a point of the grid, or of another array that is read at several places? */
static bool counts_as_point(const struct classifier *c, int access)
{
    const int array = c->kernel->accesses[access].array;
    return !c->kernel->accesses[access].write && !is_constant_element(c, access) &&
           (array == c->grid || c->neighbours[array] > 1);
}

/* All points, each once. */
static struct geometry find_geometry(const struct classifier *c)
{
    const struct kernel *k = c->kernel;
    struct geometry g = {0};
    for (int a = 0; a < k->n_accesses; a++) {
        const int *offset = c->places.items[a].offset;
        bool first = counts_as_point(c, a);
        for (int b = 0; first && b < a; b++)
            first = !places_same_point(&c->places, a, b) || !counts_as_point(c, b);
        if (!first)
            continue;
        int distance = 0;
        g.n_on_axis += on_axis(c, offset, &distance) ? 1 : 0;
        g.centre = g.centre || distance == 0;
        g.n_points++;
        for (int l = 0; l < k->n_loops; l++)
            g.radius = abs(offset[l]) > g.radius ? abs(offset[l]) : g.radius;
    }
    return g;
}

static enum data_type type_of(enum elem_type type)
{
    static const enum data_type types[] = {[ELEM_FLOAT] = DATA_FLOAT,
                                           [ELEM_DOUBLE] = DATA_DOUBLE,
                                           [ELEM_FLOAT_COMPLEX] = DATA_FLOAT_COMPLEX,
                                           [ELEM_DOUBLE_COMPLEX] = DATA_DOUBLE_COMPLEX};
    return types[type];
}

/* Equal coefficients wherever `key` says that two points belong together. */
typedef bool together_fn(const struct classifier *c, const int *a, const int *b);

static bool same_distance(const struct classifier *c, const int *a, const int *b)
{
    int one = 0;
    int other = 0;
    on_axis(c, a, &one);
    on_axis(c, b, &other);
    return one == other;
}

static bool mirrored(const struct classifier *c, const int *a, const int *b)
{
    bool mirror = true;
    for (int d = 0; d < c->n_dims; d++)
        mirror = mirror && a[c->dims[d]] == -b[c->dims[d]];
    return mirror;
}

static bool groups_follow(const struct classifier *c, together_fn *together)
{
    for (size_t i = 0; i < c->n_weights; i++) {
        for (size_t j = 0; j < i; j++) {
            if (c->weights[i].group != c->weights[j].group &&
                together(c, c->weights[i].offset, c->weights[j].offset))
                return false;
        }
    }
    return true;
}

static enum weighting find_weighting(const struct classifier *c)
{
    if (c->n_groups <= 1)
        return WEIGHT_HOMOGENEOUS;
    if (groups_follow(c, same_distance))
        return WEIGHT_ISOTROPIC;
    return groups_follow(c, mirrored) ? WEIGHT_POINT_SYMMETRIC : WEIGHT_HETEROGENEOUS;
}

/* Points that the kernel has and the class has not, or the other way round. */
static size_t differing_points(const struct geometry *g, const struct stencil_class *class)
{
    const size_t points = class_points(class);
    const size_t common = class->kind == KIND_STAR ? g->n_on_axis : g->n_points;
    return points + g->n_points - 2 * common;
}

static void choose_class(struct classifier *c, const struct geometry *g)
{
    struct stencil_class *class = &c->out->nearest;
    const int dims = c->n_dims < 1 ? 1 : c->n_dims > CLASS_MAX_DIMS ? CLASS_MAX_DIMS : c->n_dims;
    const int radius = g->radius < 1                  ? 1
                       : g->radius > CLASS_MAX_RADIUS ? CLASS_MAX_RADIUS
                                                      : g->radius;
    const int array = c->target >= 0 ? c->kernel->accesses[c->target].array : c->grid;
    *class = (struct stencil_class){.dims = dims,
                                    .radius = radius,
                                    .weighting = find_weighting(c),
                                    .kind = KIND_STAR,
                                    .coefficients = COEFF_CONSTANT,
                                    .type = type_of(c->kernel->arrays[array].type)};
    for (int a = 0; a < c->kernel->n_arrays; a++) {
        if (c->coefficient[a] || c->varying)
            class->coefficients = COEFF_VARIABLE;
    }
    struct stencil_class box = *class;
    struct err quiet = {0};
    box.kind = KIND_BOX;
    if (dims > 1 && class_check(&box, &quiet) &&
        differing_points(g, &box) < differing_points(g, class))
        *class = box;
    const size_t differing = differing_points(g, class);
    const size_t centre = g->centre ? 0 : 1;
    c->out->shape = differing > centre         ? SHAPE_OTHER
                    : class->kind == KIND_STAR ? SHAPE_STAR
                                               : SHAPE_BOX;
    c->out->n_points = (int)g->n_points;
    c->out->n_coefficients = c->n_groups;
}

/* --- the differences --- */

__attribute__((format(printf, 4, 5))) static void
differ(struct classifier *c, enum difference_kind kind, int count, const char *format, ...)
{
    struct sb text = {.arena = c->arena};
    va_list args;
    va_start(args, format);
    sb_addv(&text, format, args);
    va_end(args);
    c->differences = arena_grow(c->arena, c->differences, (size_t)c->out->n_differences,
                                &c->differences_capacity, sizeof *c->differences);
    c->differences[c->out->n_differences++] =
        (struct difference){.kind = kind, .count = count, .text = sb_str(&text)};
}

static const char *plural(int n)
{
    return n == 1 ? "" : "s";
}

static void differ_in_points(struct classifier *c, const struct geometry *g)
{
    const struct stencil_class *class = &c->out->nearest;
    const int centre = g->centre ? 0 : 1;
    const int common = (int)(class->kind == KIND_STAR ? g->n_on_axis : g->n_points);
    const int extra = (int)g->n_points - common;
    const int missing = (int)class_points(class) - common - centre;
    if (extra > 0 && missing > 0)
        differ(c, DIFF_POINTS, extra + missing,
               "reads %d point%s that the class does not, and %d of its points not", extra,
               plural(extra), missing);
    else if (extra > 0)
        differ(c, DIFF_POINTS, extra, "reads %d more point%s", extra, plural(extra));
    else if (missing > 0)
        differ(c, DIFF_POINTS, missing, "reads %d point%s less", missing, plural(missing));
    if (centre != 0)
        differ(c, DIFF_NO_CENTRE, 0, "does not read the updated point itself");
}

static void differ_in_coefficients(struct classifier *c)
{
    const struct stencil_class *class = &c->out->nearest;
    const int expected = (int)class_coefficients(class);
    const bool comparable = c->out->shape != SHAPE_OTHER && !c->nonlinear;
    if (comparable && c->n_groups != expected)
        differ(c, DIFF_COEFFICIENTS, c->n_groups, "has %d coefficient%s instead of %d", c->n_groups,
               plural(c->n_groups), expected);
    else if (class->coefficients == COEFF_VARIABLE && !c->plain_coefficients)
        differ(c, DIFF_COEFFICIENTS, c->n_groups, "computes its coefficients from array elements");
}

static void differ_in_arrays(struct classifier *c)
{
    const struct kernel *k = c->kernel;
    const int target = c->target >= 0 ? k->accesses[c->target].array : -1;
    int coefficients = 0;
    int more = 0;
    int outputs = 0;
    for (int a = 0; a < k->n_arrays; a++) {
        coefficients += c->coefficient[a] ? 1 : 0;
        more += k->arrays[a].read && a != c->grid && a != target ? 1 : 0;
        outputs += k->arrays[a].written ? 1 : 0;
    }
    more -= coefficients > 0 && more > 0 ? 1 : 0;
    if (more > 0)
        differ(c, DIFF_MORE_ARRAYS, more, "reads %d more array%s", more, plural(more));
    if (outputs > 1)
        differ(c, DIFF_MORE_OUTPUTS, outputs - 1, "writes %d more array%s", outputs - 1,
               plural(outputs - 1));
    if (outputs == 0)
        differ(c, DIFF_MORE_OUTPUTS, 0, "writes no array");
}

/* Written arrays that are read: elsewhere (in place), or at the same place (an update). */
static void differ_in_update(struct classifier *c)
{
    const struct kernel *k = c->kernel;
    bool in_place = false;
    bool update = false;
    for (int w = 0; w < k->n_accesses; w++) {
        for (int r = 0; k->accesses[w].write && r < k->n_accesses; r++) {
            if (k->accesses[r].write || k->accesses[r].array != k->accesses[w].array)
                continue;
            const bool same = places_same_element(&c->places, r, w);
            in_place = in_place || !same;
            update = update || same;
        }
    }
    if (in_place)
        differ(c, DIFF_IN_PLACE, 0, "updates in place: iterations depend on one another");
    else if (update)
        differ(c, DIFF_UPDATE, 0, "reads the old value of what it writes");
}

static void differ_in_operations(struct classifier *c)
{
    const struct kernel *k = c->kernel;
    int sums = 0;
    for (int s = 0; s < k->n_scalars; s++) {
        const enum scalar_role role = scalar_role(k, s);
        sums += role == SCALAR_SUM || role == SCALAR_CARRIED ? 1 : 0;
    }
    if (k->flops.div > 0)
        differ(c, DIFF_DIVISION, k->flops.div, "divides %d time%s in the inner loop", k->flops.div,
               plural(k->flops.div));
    if (sums > 0)
        differ(c, DIFF_REDUCTION, sums, "sums up into %d scalar%s", sums, plural(sums));
    if (c->nonlinear || !c->expansion.complete)
        differ(c, DIFF_NONLINEAR, 0, "is no sum of coefficients times points");
}

static bool advances_by_one(const struct kernel *k, const struct kernel_access *a)
{
    int64_t stride = 0;
    const struct poly *p = &a->stride[k->n_loops - 1];
    if (p->n_terms == 0)
        return true;
    stride = p->n_terms == 1 ? p->terms[0].coefficient : 0;
    for (int s = 0; s < KERNEL_MAX_SYMBOLS; s++)
        stride = p->terms[0].exponent[s] != 0 ? 0 : stride;
    return stride == 1 || stride == -1;
}

static void differ_in_loops(struct classifier *c)
{
    const struct kernel *k = c->kernel;
    int strided = 0;
    bool steps = false;
    const int more = k->n_loops - c->out->nearest.dims;
    for (int a = 0; a < k->n_arrays; a++) {
        bool far = false;
        for (int i = 0; i < k->n_accesses; i++)
            far = far || (k->accesses[i].array == a && !advances_by_one(k, &k->accesses[i]));
        strided += far ? 1 : 0;
    }
    for (int l = 0; l < k->n_loops; l++)
        steps = steps || k->loops[l].step != 1;
    if (more > 0)
        differ(c, DIFF_MORE_LOOPS, more, "has %d more loop%s", more, plural(more));
    if (strided > 0)
        differ(c, DIFF_STRIDE, strided,
               "does not walk along memory in the inner loop, in %d array%s", strided,
               plural(strided));
    if (steps)
        differ(c, DIFF_STEP, 0, "does not visit every point");
    if (places_loops_swapped(k))
        differ(c, DIFF_LOOP_ORDER, 0,
               "has its loops in another order than the array its dimensions");
}

static bool is_wide(enum elem_type type)
{
    return type == ELEM_DOUBLE || type == ELEM_DOUBLE_COMPLEX;
}

/* Recursion is limited by KERNEL_MAX_DEPTH. */
// NOLINTNEXTLINE(misc-no-recursion)
static bool computes_wide(const struct expr *e)
{
    if (e == NULL)
        return false;
    if (e->kind == EXPR_CAST && e->left->kind == EXPR_NUMBER)
        return is_wide(e->type);
    if (!e->integer && is_wide(e->type) && e->kind != EXPR_BINARY && e->kind != EXPR_NEG)
        return true;
    return computes_wide(e->left) || computes_wide(e->right);
}

static void differ_in_types(struct classifier *c)
{
    const struct kernel *k = c->kernel;
    const enum data_type type = c->out->nearest.type;
    const bool narrow = type == DATA_FLOAT || type == DATA_FLOAT_COMPLEX;
    bool mixed = false;
    for (int a = 0; a < k->n_arrays; a++)
        mixed = mixed || type_of(k->arrays[a].type) != type;
    for (int i = 0; narrow && i < k->n_statements; i++)
        mixed = mixed || computes_wide(k->statements[i].value);
    if (mixed)
        differ(c, DIFF_MIXED_TYPES, 0, "computes in more than one precision");
}

static void find_differences(struct classifier *c, const struct geometry *g)
{
    const bool stencil = g->radius > 0;
    if (stencil) {
        differ_in_points(c, g);
        differ_in_coefficients(c);
    }
    differ_in_arrays(c);
    differ_in_update(c);
    differ_in_operations(c);
    differ_in_loops(c);
    differ_in_types(c);
    if (stencil && c->has_constant_term && c->expansion.complete)
        differ(c, DIFF_CONSTANT_TERM, 0, "adds a term that is no multiple of a neighbour");
    if (!stencil)
        differ(c, DIFF_NO_STENCIL, 0, "reads no neighbours: a streaming kernel");
    c->out->differences = c->differences;
    c->out->exact = true;
    for (int i = 0; i < c->out->n_differences; i++)
        c->out->exact = c->out->exact && (c->differences[i].kind == DIFF_STRIDE ||
                                          c->differences[i].kind == DIFF_LOOP_ORDER);
}

bool classify(const struct kernel *k, struct arena *arena, struct classification *out,
              struct err *err)
{
    if (k->n_accesses == 0)
        return err_set(err, ERR_INPUT, "the kernel accesses no array, so it has no class");
    *out = (struct classification){0};
    struct classifier c = {.kernel = k, .arena = arena, .out = out, .grid = -1};
    c.coefficient = arena_alloc(arena, (size_t)k->n_arrays, sizeof *c.coefficient);
    c.target = find_target(k);
    c.places = places_find(k, c.target, arena);
    count_neighbours(&c);
    c.expansion = expand_updates(k, arena);
    c.grid = find_grid(&c);
    c.nonlinear = !c.places.regular;
    find_dims(&c);
    find_weights(&c);
    const struct geometry g = find_geometry(&c);
    choose_class(&c, &g);
    find_differences(&c, &g);
    return true;
}

const char *shape_name(enum shape shape)
{
    static const char *const names[] = {
        [SHAPE_STAR] = "star", [SHAPE_BOX] = "box", [SHAPE_OTHER] = "other"};
    return names[shape];
}

const char *difference_name(enum difference_kind kind)
{
    static const char *const names[] = {[DIFF_POINTS] = "points",
                                        [DIFF_NO_CENTRE] = "no centre",
                                        [DIFF_COEFFICIENTS] = "coefficients",
                                        [DIFF_MORE_ARRAYS] = "more arrays",
                                        [DIFF_MORE_OUTPUTS] = "more outputs",
                                        [DIFF_IN_PLACE] = "in place",
                                        [DIFF_UPDATE] = "update",
                                        [DIFF_DIVISION] = "division",
                                        [DIFF_REDUCTION] = "reduction",
                                        [DIFF_NONLINEAR] = "nonlinear",
                                        [DIFF_MORE_LOOPS] = "more loops",
                                        [DIFF_STRIDE] = "stride",
                                        [DIFF_STEP] = "step",
                                        [DIFF_LOOP_ORDER] = "loop order",
                                        [DIFF_MIXED_TYPES] = "mixed types",
                                        [DIFF_CONSTANT_TERM] = "constant term",
                                        [DIFF_NO_STENCIL] = "no stencil"};
    return names[kind];
}
