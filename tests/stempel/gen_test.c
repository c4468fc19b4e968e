#include "unit.h"

#include <stdlib.h>

#include "base/csv.h"
#include "base/file.h"
#include "stempel/gen.h"
#include "stempel/points.h"

/* Points, coefficients and FLOPs as counted in the output of STEMPEL (6dabfb9); see golden.sh. */
static void counts_equal_those_of_stempel(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct str text;
    struct csv_table table;
    const char *path = "tests/stempel/reference.csv";
    assert_true(file_read(path, 1 << 20, &arena, &text, &err));
    assert_true(csv_parse_table(text, path, &arena, &table, &err));
    assert_int_equal(table.rows, 384);
    for (size_t row = 0; row < table.rows; row++) {
        struct stencil_class c;
        assert_true(class_parse(csv_cell(&table, row, 0), &c, &err));
        const struct gen_flops flops = gen_flops(&c);
        const struct stencil s = stencil_of(&c, &arena);
        assert_int_equal(s.n_points, csv_number(&table, row, csv_column(&table, "points")));
        assert_int_equal(s.n_groups, csv_number(&table, row, csv_column(&table, "coefficients")));
        assert_int_equal(class_points(&c), s.n_points);
        assert_int_equal(class_coefficients(&c), s.n_groups);
        assert_int_equal(flops.add + flops.mul,
                         csv_number(&table, row, csv_column(&table, "flop")));
    }
    arena_free(&arena);
}

static long distance(const struct stencil_point *p, int dims, bool manhattan)
{
    long sum = 0;
    long largest = 0;
    for (int d = 0; d < dims; d++) {
        const long x = labs((long)p->offset[d]);
        sum += x;
        largest = x > largest ? x : largest;
    }
    return manhattan ? sum : largest;
}

static bool mirrored(const struct stencil_point *p, const struct stencil_point *q, int dims)
{
    bool all = true;
    for (int d = 0; d < dims; d++)
        all = all && p->offset[d] == -q->offset[d];
    return all;
}

/* What the names of weightings mean, checked with the points alone. */
static void check_groups(const struct stencil_class *c, const struct stencil *s)
{
    for (size_t g = 0; g < s->n_groups; g++) {
        const struct stencil_point *p = &s->points[s->groups[g].first];
        const size_t count = s->groups[g].count;
        if (c->weighting == WEIGHT_HETEROGENEOUS)
            assert_int_equal(count, 1);
        if (c->weighting == WEIGHT_POINT_SYMMETRIC && g > 0) {
            assert_int_equal(count, 2);
            assert_true(mirrored(&p[0], &p[1], c->dims));
        }
        if (c->weighting != WEIGHT_ISOTROPIC)
            continue;
        for (size_t i = 0; i < count; i++)
            assert_int_equal(distance(&p[i], c->dims, c->kind == KIND_BOX), g);
    }
}

static void every_point_is_read_once(void **state)
{
    (void)state;
    static const int max_box_radius[] = {0, 4, 6, 5, 2};
    struct arena arena = {0};
    for (int dims = 1; dims <= 4; dims++) {
        for (int i = 0; i < 8; i++) {
            struct stencil_class c = {.dims = dims,
                                      .weighting = (enum weighting)(i / 2),
                                      .kind = (enum stencil_kind)(i % 2)};
            c.radius = c.kind == KIND_BOX ? max_box_radius[dims] : 8;
            const struct arena_mark mark = arena_mark(&arena);
            const struct stencil s = stencil_of(&c, &arena);
            const size_t side = 2 * (size_t)c.radius + 1;
            bool *seen = arena_alloc(&arena, side * side * side * side, sizeof *seen);
            for (size_t p = 0; p < s.n_points; p++) {
                size_t at = 0;
                for (int d = 0; d < dims; d++) {
                    const int x = s.points[p].offset[d] + c.radius;
                    assert_in_range(x, 0, side - 1);
                    at = at * side + (size_t)x;
                }
                assert_false(seen[at]);
                seen[at] = true;
            }
            assert_int_equal(s.n_points, class_points(&c));
            check_groups(&c, &s);
            arena_reset(&arena, mark);
        }
    }
    arena_free(&arena);
}

static struct str without_blanks(struct str text, struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (size_t i = 0; i < text.len; i++) {
        if (text.ptr[i] != ' ' && text.ptr[i] != '\n')
            sb_addc(&out, text.ptr[i]);
    }
    return sb_str(&out);
}

static struct str generate(const char *path, int coefficient_dim, struct arena *arena)
{
    struct err err = {0};
    struct stencil_class c;
    struct str text;
    const struct gen_options options = {.coefficient_dim = coefficient_dim};
    assert_true(class_parse(str_of(path), &c, &err));
    assert_true(gen_kernel(&c, &options, arena, &text, &err));
    return text;
}

/* STEMPEL's output for radius 0, except for blanks: only the centre, and bounds less zero. */
static void radius_zero_reads_the_centre(void **state)
{
    (void)state;
    static const char star[] = "doublea[M][N];doubleb[M][N];doublec0;for(longj=0;j<M-0;++j){"
                               "for(longi=0;i<N-0;++i){b[j][i]=c0*a[j][i];}}";
    static const char homogeneous[] =
        "floata[M][N][P];floatb[M][N][P];floatW[1][M][N][P];for(longk=0;k<M-0;++k){"
        "for(longj=0;j<N-0;++j){for(longi=0;i<P-0;++i){b[k][j][i]=W[0][k][j][i]*(a[k][j][i]);}}}";
    static const struct {
        const char *path;
        const char *text;
    } cases[] = {
        {"2D/r0/isotropic/star/constant/double", star},
        {"2D/r0/heterogeneous/box/constant/double", star},
        {"2D/r0/point-symmetric/box/constant/double", star},
        {"3D/r0/homogeneous/star/variable/float", homogeneous},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct stencil_class c;
        struct err err = {0};
        const struct str text = without_blanks(generate(cases[i].path, 0, &arena), &arena);
        assert_true(str_eq(text, str_of(cases[i].text)));
        assert_true(class_parse(str_of(cases[i].path), &c, &err));
        assert_int_equal(gen_flops(&c).add, 0);
        assert_int_equal(gen_flops(&c).mul, 1);
        arena_free(&arena);
    }
}

/* Like STEMPEL, we accept -d with constant coefficients: it has no effect. */
static void scalars_have_no_place(void **state)
{
    (void)state;
    const char *const path = "3D/r1/isotropic/box/constant/double";
    struct arena arena = {0};
    assert_true(str_eq(generate(path, 4, &arena), generate(path, 0, &arena)));
    arena_free(&arena);
}

/* Deliberately unlike STEMPEL, in which -d has no effect and a point-symmetric 4D box crashes: both
 * do what their names say. A 1D star has one pair per distance, without a second bracket. */
static void goes_beyond_stempel(void **state)
{
    (void)state;
    static const struct {
        const char *path;
        int coefficient_dim;
        const char *has;
    } cases[] = {
        {"2D/r1/homogeneous/star/variable/double", 0, "double W[1][M][N];"},
        {"2D/r1/isotropic/star/variable/double", 2, "double W[M][2][N];"},
        {"2D/r1/isotropic/star/variable/double", 2, "W[j][1][i] * ((a[j][i-1] + a[j][i+1])"},
        {"2D/r1/isotropic/star/variable/double", 3, "double W[M][N][2];"},
        {"4D/r1/point-symmetric/box/variable/float", 1, "float W[41][M][N][P][Q];"},
        {"4D/r2/point-symmetric/box/variable/double", 5, "double W[M][N][P][Q][313];"},
        {"4D/r2/heterogeneous/box/constant/double", 0, "+ c624 * a[l+2][k+2][j+2][i+2]\n"},
        {"4D/r2/isotropic/box/constant/double", 0, "+ c8 * (a[l-2][k-2][j-2][i-2] + "},
        {"1D/r2/isotropic/star/constant/double", 0, "+ c2 * (a[i-2] + a[i+2])\n"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        const struct str text = generate(cases[i].path, cases[i].coefficient_dim, &arena);
        assert_true(str_find_str(text, str_of(cases[i].has)) < text.len);
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counts_equal_those_of_stempel), cmocka_unit_test(every_point_is_read_once),
        cmocka_unit_test(radius_zero_reads_the_centre),  cmocka_unit_test(scalars_have_no_place),
        cmocka_unit_test(goes_beyond_stempel),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
