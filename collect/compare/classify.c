#include "collect/compare/classify.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/nearly.h"
#include "collect/compare/classify_parts.h"
#include "stempel/kernel/dependence.h"
#include "stempel/kernel/poly.h"
#include "stempel/points.h"

/* --- the grid --- */

/* The accesses that read what the iteration has not set before. */
static const bool *find_loads(const struct kernel *k, struct arena *arena)
{
    bool *const loads = arena_alloc(arena, (size_t)k->n_accesses, sizeof *loads);
    for (int a = 0; a < k->n_accesses; a++)
        loads[a] = !k->accesses[a].write && places_set_before(k, a) < 0;
    return loads;
}

/* For each array, counts the different offsets from the updated point at which it is read. */
static void count_neighbours(struct classifier *c)
{
    const struct kernel *k = c->kernel;
    c->neighbours = arena_alloc(c->arena, (size_t)k->n_arrays, sizeof *c->neighbours);
    for (int a = 0; a < k->n_accesses; a++) {
        bool seen = !c->loads[a];
        for (int b = 0; b < a && !seen; b++)
            seen = k->accesses[b].array == k->accesses[a].array && c->loads[b] &&
                   places_same_point(&c->places, a, b);
        c->neighbours[k->accesses[a].array] += seen ? 0 : 1;
    }
}

static bool is_constant_element(const struct classifier *c, int access)
{
    return !c->places.items[access].indexed;
}

/* Whether the array is a factor of a term, and not only part of a divisor. */
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

/* For each array, how many loops run along it. */
static const int *loops_along(const struct classifier *c)
{
    const struct kernel *k = c->kernel;
    int *const n = arena_alloc(c->arena, (size_t)k->n_arrays, sizeof *n);
    for (int l = 0; l < k->n_loops; l++) {
        bool *const moves = arena_alloc(c->arena, (size_t)k->n_arrays, sizeof *moves);
        for (int a = 0; a < k->n_accesses; a++)
            moves[k->accesses[a].array] =
                moves[k->accesses[a].array] || k->accesses[a].stride[l].n_terms != 0;
        for (int a = 0; a < k->n_arrays; a++)
            n[a] += moves[a] ? 1 : 0;
    }
    return n;
}

/* The array that is read at the most offsets, of those along which most loops run; if there are
 * several, one that is not written. */
static int find_grid(const struct classifier *c)
{
    const struct kernel *k = c->kernel;
    const int *const along = loops_along(c);
    int best = -1;
    int most = 0;
    for (int a = 0; a < k->n_arrays; a++) {
        const int n = (2 * k->n_accesses + 2) * along[a] + 2 * c->neighbours[a] +
                      (k->arrays[a].written ? 0 : 1);
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

/* The loops that run over the grid or, if nothing is read, over what is written. */
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

/* Which factor of the product is a point of the grid; -1: none. */
static int point_of(const struct classifier *c, const struct product *p)
{
    int found = -1;
    for (int i = 0; i < p->n_factors; i++) {
        if (is_point(c, &p->factors[i]))
            found = i;
    }
    return found;
}

static struct weight *weight_at(struct classifier *c, int access)
{
    const int *offset = c->places.items[access].offset;
    for (size_t i = 0; i < c->n_weights; i++) {
        if (memcmp(c->weights[i].offset, offset, sizeof c->weights[i].offset) == 0)
            return &c->weights[i];
    }
    struct weight *w = ARENA_ADD(c->arena, c->weights, c->n_weights);
    *w = (struct weight){.group = -1};
    memcpy(w->offset, offset, sizeof w->offset);
    return w;
}

/* The other factors: arrays are coefficients; a second point of the grid makes it nonlinear. */
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
        const struct access_place *place = &c->places.items[atom->ref];
        for (int l = 0; l < c->kernel->n_loops; l++)
            c->plain_coefficients = c->plain_coefficients && place->offset[l] == 0;
        c->plain_coefficients = c->plain_coefficients && p->factors[i].power == 1;
    }
    c->plain_coefficients =
        c->plain_coefficients && n_elements == 1 && p->n_factors == 2 && fabs(p->number) == 1;
}

static void add_product(struct classifier *c, const struct product *p)
{
    const int point = point_of(c, p);
    if (point < 0) {
        bool neighbour = false; /* of another grid, which counts as another array */
        for (int i = 0; i < p->n_factors; i++) {
            const struct atom *atom = &c->expansion.atoms[p->factors[i].atom];
            neighbour = neighbour || (atom->kind == ATOM_ACCESS &&
                                      c->neighbours[c->kernel->accesses[atom->ref].array] > 1);
        }
        c->has_constant_term = c->has_constant_term || !neighbour;
        return;
    }
    struct weight *w = weight_at(c, c->expansion.atoms[p->factors[point].atom].ref);
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

/* Whether two weights are the same. Products of a sum are in a fixed order, and so are the factors
 * of a product. */
static bool same_weight(const struct weight *a, const struct weight *b)
{
    bool same = a->n_products == b->n_products;
    for (size_t i = 0; same && i < a->n_products; i++) {
        const struct product *p = &a->products[i];
        const struct product *q = &b->products[i];
        same = p->n_factors == q->n_factors && nearly_equal(p->number, q->number);
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

/* A sum next to the update of the grid, for example of residuals, does not count for the class. */
static void find_weights(struct classifier *c)
{
    c->plain_coefficients = true;
    for (int u = 0; u < c->expansion.n_updates; u++) {
        const struct update *update = &c->expansion.updates[u];
        if (c->target >= 0 && update->statement->target->kind != EXPR_ACCESS)
            continue;
        for (size_t i = 0; i < update->n_products; i++)
            add_product(c, &update->products[i]);
    }
    find_groups(c);
}

/* --- the nearest class --- */

/* Whether the point is on an axis; *distance is its Manhattan distance. */
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

/*
 * Whether the access is a point of the grid, or of another array that is read at several offsets.
 */
static bool counts_as_point(const struct classifier *c, int access)
{
    const int array = c->kernel->accesses[access].array;
    return c->loads[access] && !is_constant_element(c, access) &&
           (array == c->grid || c->neighbours[array] > 1);
}

/* All points, each once. A single one is that of a stream, however far it is shifted, unless what
 * is read there was updated before. */
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
    if (g.n_points == 1 && dependence_in_place(k) < 0)
        g = (struct geometry){.n_points = 1, .n_on_axis = 1, .centre = true};
    return g;
}

enum data_type classify_type(enum elem_type type)
{
    static const enum data_type types[] = {[ELEM_FLOAT] = DATA_FLOAT,
                                           [ELEM_DOUBLE] = DATA_DOUBLE,
                                           [ELEM_FLOAT_COMPLEX] = DATA_FLOAT_COMPLEX,
                                           [ELEM_DOUBLE_COMPLEX] = DATA_DOUBLE_COMPLEX,
                                           [ELEM_CHAR] = DATA_FLOAT,
                                           [ELEM_UCHAR] = DATA_FLOAT,
                                           [ELEM_SHORT] = DATA_FLOAT,
                                           [ELEM_USHORT] = DATA_FLOAT,
                                           [ELEM_INT] = DATA_FLOAT,
                                           [ELEM_LONG] = DATA_DOUBLE};
    return types[type];
}

/* Whether two points belong together, and so must have equal coefficients. */
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

/* Points that are only in the kernel or only in the class. */
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
    *class = (struct stencil_class){
        .dims = dims,
        .radius = radius,
        .weighting = find_weighting(c),
        .kind = KIND_STAR,
        .coefficients = COEFF_CONSTANT,
        .type = array >= 0 ? classify_type(c->kernel->arrays[array].type) : DATA_DOUBLE};
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
}

/* Whether an array is read only at the updated point: coefficients W[j][i][0] and W[j][i][1] belong
 * together. */
static bool at_target_only(const struct kernel *k, const struct access_places *p, int array)
{
    static const int none[KERNEL_MAX_LOOPS] = {0};
    bool only = true;
    for (int a = 0; a < k->n_accesses; a++)
        only =
            only && (k->accesses[a].array != array ||
                     (!k->accesses[a].write && memcmp(p->items[a].offset, none, sizeof none) == 0));
    return only;
}

/* The first access to the same plane of the same array. */
static int first_of_plane(const struct kernel *k, const struct access_places *p, int access)
{
    const bool whole = at_target_only(k, p, k->accesses[access].array);
    int first = 0;
    while (k->accesses[first].array != k->accesses[access].array ||
           (!whole && !poly_equal(&p->items[first].plane, &p->items[access].plane)))
        first++;
    return first;
}

/*
 * The components u[j][i][0] and u[j][i][1] count as different arrays, each with its own neighbours.
 */
static const struct kernel *planes_apart(const struct kernel *k, const struct access_places *p,
                                         const bool *loads, struct arena *arena)
{
    struct kernel *const out = arena_copy(arena, k, 1, sizeof *out);
    struct kernel_access *const accesses =
        arena_copy(arena, k->accesses, (size_t)k->n_accesses, sizeof *accesses);
    struct kernel_array *const arrays =
        arena_alloc(arena, (size_t)k->n_arrays + (size_t)k->n_accesses, sizeof *arrays);
    out->n_arrays = 0;
    for (int a = 0; p->regular && a < k->n_accesses; a++) {
        const int first = first_of_plane(k, p, a);
        if (first == a) {
            arrays[out->n_arrays] = k->arrays[k->accesses[a].array];
            arrays[out->n_arrays].read = false;
            arrays[out->n_arrays].written = false;
            accesses[a].array = out->n_arrays++;
        }
        accesses[a].array = accesses[first].array;
        struct kernel_array *const array = &arrays[accesses[a].array];
        array->read = array->read || loads[a];
        array->written = array->written || accesses[a].write;
    }
    out->arrays = arrays;
    out->accesses = accesses;
    return p->regular ? out : k;
}

bool classify_kernel(const struct kernel *k, struct arena *arena, struct classification *out,
                     struct err *err)
{
    if (k->n_accesses == 0)
        return err_set(err, ERR_INPUT, "the kernel accesses no array, so it has no class");
    *out = (struct classification){0};
    struct classifier c = {.whole = k, .arena = arena, .out = out, .grid = -1};
    c.target = find_target(k);
    c.places = places_find(k, c.target, arena);
    c.loads = find_loads(k, arena);
    c.kernel = planes_apart(k, &c.places, c.loads, arena);
    c.places.kernel = c.kernel;
    c.coefficient = arena_alloc(arena, (size_t)c.kernel->n_arrays, sizeof *c.coefficient);
    count_neighbours(&c);
    c.expansion = expand_updates(c.kernel, arena);
    c.grid = find_grid(&c);
    c.nonlinear = !c.places.regular;
    find_dims(&c);
    find_weights(&c);
    const struct geometry g = find_geometry(&c);
    choose_class(&c, &g);
    classify_differences(&c, &g);
    return true;
}

const char *shape_name(enum shape shape)
{
    static const char *const names[] = {
        [SHAPE_STAR] = "star", [SHAPE_BOX] = "box", [SHAPE_OTHER] = "other"};
    return names[shape];
}
