#include "unit.h"

#include <string.h>

#include "base/panic.h"
#include "stempel/class.h"
#include "stempel/gen.h"
#include "stempel/kernel/kernel.h"

/*
 * An oracle that knows nothing of the generator's lists of points. The grid holds a polynomial of
 * second degree with integer coefficients,
 *     p(x) = 3 + sum_d (d + 1) x_d + sum_d q_d x_d^2 + 5 x_0 x_last,   q_d = d + 2,
 * and the sum of p over a set S of offsets that contains -o with every o is
 *     sum_{o in S} p(x + o) = |S| p(x) + sum_{o in S} sum_d q_d o_d^2   (+ the mixed term's sum),
 * where |S| and the sums of squares have closed forms for stars, boxes and their rings. All is
 * integer arithmetic below 2^53, so results are compared for equality. The kernel is run by walking
 * the trees that the parser made of the generated text.
 */
enum { MAX_DIMS = CLASS_MAX_DIMS };

static double q(int d)
{
    return d + 2;
}

static double polynomial(int dims, const int64_t *x)
{
    double p = 3;
    for (int d = 0; d < dims; d++) {
        const double v = (double)x[d];
        p += (d + 1) * v + q(d) * v * v;
    }
    return dims > 1 ? p + 5 * (double)x[0] * (double)x[dims - 1] : p;
}

static double sum_of_q(int dims)
{
    double sum = 0;
    for (int d = 0; d < dims; d++)
        sum += q(d);
    return sum;
}

/* sum of k^2 over -r..r */
static double square_sum(int r)
{
    return r * (r + 1.0) * (2.0 * r + 1.0) / 3.0;
}

/* The number of offsets in [-r, r]^dims with the Manhattan norm `norm`. */
static double ring_count(int dims, int r, int norm)
{
    if (norm < 0)
        return 0;
    if (dims == 0)
        return norm == 0;
    double count = 0;
    for (int k = -r; k <= r; k++)
        count += ring_count(dims - 1, r, norm - (k < 0 ? -k : k));
    return count;
}

/* The sum of o_d^2 over that ring, for any one d. */
static double ring_squares(int dims, int r, int norm)
{
    double sum = 0;
    for (int k = -r; k <= r; k++)
        sum += k * k * ring_count(dims - 1, r, norm - (k < 0 ? -k : k));
    return sum;
}

/* A coefficient that depends on the position, as those in W may; the position is 0 for scalars. */
static double coefficient(const struct stencil_class *c, size_t group, const int64_t *x)
{
    const bool all_equal = c->kind == KIND_BOX && (c->weighting == WEIGHT_HETEROGENEOUS ||
                                                   c->weighting == WEIGHT_POINT_SYMMETRIC);
    double value = all_equal ? 2 : 1 + (double)group;
    for (int d = 0; d < c->dims && c->coefficients == COEFF_VARIABLE; d++)
        value += (double)((d + 1) * x[d]);
    return value;
}

/* the sum over the points of a whole star or box, or of one ring of it */
static double whole_sum(const struct stencil_class *c, double p)
{
    const double side = 2.0 * c->radius + 1;
    double points = 1;
    double lines = 1; /* copies of a line along one dimension */
    for (int d = 0; d < c->dims; d++)
        points *= side;
    lines = points / side;
    if (c->kind == KIND_STAR) {
        points = 2.0 * c->radius * c->dims + 1;
        lines = 1;
    }
    return points * p + lines * square_sum(c->radius) * sum_of_q(c->dims);
}

static double isotropic_sum(const struct stencil_class *c, const int64_t *x, double p)
{
    double sum = coefficient(c, 0, x) * p;
    const int rings = c->kind == KIND_STAR ? c->radius : c->radius * c->dims;
    for (int g = 1; g <= rings; g++) {
        double points = 2.0 * c->dims;
        double squares = 2.0 * g * g;
        if (c->kind == KIND_BOX) {
            points = ring_count(c->dims, c->radius, g);
            squares = ring_squares(c->dims, c->radius, g);
        }
        sum += coefficient(c, (size_t)g, x) * (points * p + squares * sum_of_q(c->dims));
    }
    return sum;
}

/* A star along its axes: p(x + s e_d) = p(x) + s dp/dx_d + s^2 q_d. */
static double axis_sum(const struct stencil_class *c, const int64_t *x, double p)
{
    double sum = coefficient(c, 0, x) * p;
    size_t group = 1;
    for (int s = 1; s <= c->radius; s++) {
        for (int position = 0; position < c->dims; position++) {
            const int d = position == 0 ? c->dims - 1 : position - 1;
            double slope = d + 1 + 2 * q(d) * (double)x[d];
            if (c->dims > 1 && (d == 0 || d == c->dims - 1))
                slope += 5 * (double)x[d == 0 ? c->dims - 1 : 0];
            const double even = p + s * s * q(d);
            if (c->weighting == WEIGHT_POINT_SYMMETRIC) {
                sum += coefficient(c, group++, x) * 2 * even;
                continue;
            }
            sum += coefficient(c, group++, x) * (even - s * slope);
            sum += coefficient(c, group++, x) * (even + s * slope);
        }
    }
    return sum;
}

static double expected(const struct stencil_class *c, const int64_t *x)
{
    const double p = polynomial(c->dims, x);
    if (c->weighting == WEIGHT_ISOTROPIC)
        return isotropic_sum(c, x, p);
    if (c->kind == KIND_STAR && c->weighting != WEIGHT_HOMOGENEOUS)
        return axis_sum(c, x, p);
    return coefficient(c, 0, x) * whole_sum(c, p);
}

/* ---- running the kernel ---- */

struct machine {
    const struct kernel *kernel;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    int64_t index[KERNEL_MAX_LOOPS];
    double **arrays;
    double *scalars;
};

static double value_of(const struct machine *m, const struct expr *e);

static size_t position(const struct machine *m, const struct expr *e)
{
    int64_t at = 0;
    for (int d = 0; d < e->n_subscripts; d++) {
        int64_t size = 0;
        assert_true(poly_eval(&m->kernel->arrays[e->ref].dims[d], m->sizes, &size));
        const double subscript = value_of(m, e->subscripts[d]);
        assert_true(subscript >= 0 && subscript < (double)size);
        at = at * size + (int64_t)subscript;
    }
    return (size_t)at;
}

static double value_of(const struct machine *m, const struct expr *e)
{
    double value = 0;
    switch (e->kind) {
    case EXPR_NUMBER:
        assert_true(str_to_double(e->text, &value));
        return value;
    case EXPR_INDEX:
        return (double)m->index[e->ref];
    case EXPR_SCALAR:
        return m->scalars[e->ref];
    case EXPR_ACCESS:
        return m->arrays[e->ref][position(m, e)];
    case EXPR_BINARY: {
        const double a = value_of(m, e->left);
        const double b = value_of(m, e->right);
        return e->op == '+' ? a + b : e->op == '-' ? a - b : a * b;
    }
    default:
        panic("a generated kernel has no such expression");
    }
}

static void run_loops(struct machine *m, int loop)
{
    const struct kernel *k = m->kernel;
    if (loop == k->n_loops) {
        const struct statement *s = &k->statements[0];
        m->arrays[s->target->ref][position(m, s->target)] = value_of(m, s->value);
        return;
    }
    int64_t start = 0;
    int64_t end = 0;
    assert_true(poly_eval(&k->loops[loop].start, m->sizes, &start));
    assert_true(poly_eval(&k->loops[loop].end, m->sizes, &end));
    for (int64_t i = start; i < end; i++) {
        m->index[loop] = i;
        run_loops(m, loop + 1);
    }
}

/* The coordinates of element `at` of a grid of `dims` sizes. */
static void coordinates(int dims, const int64_t *sizes, size_t at, int64_t *x)
{
    for (int d = dims - 1; d >= 0; d--) {
        x[d] = (int64_t)(at % (size_t)sizes[d]);
        at /= (size_t)sizes[d];
    }
}

static size_t grid_elements(int dims, const int64_t *sizes)
{
    size_t n = 1;
    for (int d = 0; d < dims; d++)
        n *= (size_t)sizes[d];
    return n;
}

/* Fills a with p, the coefficients with their values, and b with a value that no update gives. */
static void fill(struct machine *m, const struct stencil_class *c, struct arena *arena)
{
    const struct kernel *k = m->kernel;
    const size_t n = grid_elements(c->dims, m->sizes);
    const size_t groups = class_coefficients(c);
    int64_t x[MAX_DIMS] = {0};
    m->arrays = arena_alloc(arena, (size_t)k->n_arrays, sizeof *m->arrays);
    m->scalars = arena_alloc(arena, (size_t)k->n_scalars, sizeof *m->scalars);
    for (int a = 0; a < k->n_arrays; a++)
        m->arrays[a] = arena_alloc(arena, a == 2 ? n * groups : n, sizeof **m->arrays);
    for (size_t g = 0; g < (size_t)k->n_scalars; g++)
        m->scalars[g] = coefficient(c, g, x);
    for (size_t i = 0; i < n; i++) {
        coordinates(c->dims, m->sizes, i, x);
        m->arrays[0][i] = polynomial(c->dims, x);
        m->arrays[1][i] = -1;
        for (size_t g = 0; g < groups && k->n_arrays == 3; g++)
            m->arrays[2][g * n + i] = coefficient(c, g, x);
    }
}

static bool is_inside(const struct stencil_class *c, const int64_t *sizes, const int64_t *x)
{
    bool inside = true;
    for (int d = 0; d < c->dims; d++)
        inside = inside && x[d] >= c->radius && x[d] < sizes[d] - c->radius;
    return inside;
}

static void check_class(const struct stencil_class *c)
{
    struct arena arena = {0};
    struct err err = {0};
    struct str text;
    struct kernel k;
    assert_true(gen_kernel(c, &(struct gen_options){0}, &arena, &text, &err));
    assert_true(kernel_parse(text, "kernel.c", &arena, &k, &err));
    assert_int_equal(k.n_symbols, c->dims);
    struct machine m = {.kernel = &k};
    for (int d = 0; d < c->dims; d++)
        m.sizes[d] = 2 * c->radius + 2 + d % 2;
    fill(&m, c, &arena);
    run_loops(&m, 0);
    for (size_t i = 0; i < grid_elements(c->dims, m.sizes); i++) {
        int64_t x[MAX_DIMS];
        coordinates(c->dims, m.sizes, i, x);
        const double wanted = is_inside(c, m.sizes, x) ? expected(c, x) : -1;
        if (m.arrays[1][i] != wanted)
            fail_msg("%s: %g instead of %g", class_path(&arena, c), m.arrays[1][i], wanted);
    }
    arena_free(&arena);
}

static void every_class_of_the_collection(void **state)
{
    (void)state;
    struct stencil_class c;
    for (size_t i = 0; class_at(i, true, &c); i++) {
        if (c.type == DATA_DOUBLE || i % 5 == 0) /* the text of the others differs in one word */
            check_class(&c);
    }
}

static void classes_beyond_the_collection(void **state)
{
    (void)state;
    static const struct {
        int dims, radius;
        enum stencil_kind kind;
    } shapes[] = {{1, 8, KIND_STAR}, {1, 3, KIND_BOX}, {2, 8, KIND_STAR}, {3, 8, KIND_STAR},
                  {4, 3, KIND_STAR}, {2, 6, KIND_BOX}, {3, 4, KIND_BOX},  {4, 1, KIND_BOX}};
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        for (int variant = 0; variant < 8; variant++) {
            const struct stencil_class c = {.dims = shapes[i].dims,
                                            .radius = shapes[i].radius,
                                            .kind = shapes[i].kind,
                                            .weighting = (enum weighting)(variant % 4),
                                            .coefficients = (enum coefficient_type)(variant / 4)};
            check_class(&c);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_class_of_the_collection),
        cmocka_unit_test(classes_beyond_the_collection),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
