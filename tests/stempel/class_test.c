#include "unit.h"

#include <string.h>

#include "stempel/class.h"

static void every_class_prints_and_parses(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct stencil_class c;
    size_t count = 0;
    char *previous = NULL;
    for (; class_at(count, true, &c); count++) {
        struct err err = {0};
        struct stencil_class back;
        char *path = class_path(&arena, &c);
        assert_true(class_parse(str_of(path), &back, &err));
        assert_memory_equal(&c, &back, sizeof c);
        assert_true(class_check(&c, &err));
        assert_true(previous == NULL || strcmp(previous, path) != 0);
        previous = path;
    }
    assert_int_equal(count, 384);
    assert_true(class_at(191, false, &c));
    assert_false(class_at(192, false, &c));
    arena_free(&arena);
}

static void a_trailing_slash_is_accepted(void **state)
{
    (void)state;
    struct err err = {0};
    struct stencil_class c;
    assert_true(class_parse(STR("4D/r16/point-symmetric/star/variable/float_Complex/"), &c, &err));
    assert_int_equal(c.dims, 4);
    assert_int_equal(c.radius, 16);
    assert_int_equal(c.type, DATA_FLOAT_COMPLEX);
}

static void errors_point_to_the_component(void **state)
{
    (void)state;
    static const struct {
        const char *path;
        unsigned col;
        const char *word;
    } cases[] = {
        {"", 1, "dimension"},
        {"5D/r1/homogeneous/star/constant/double", 1, "5D"},
        {"3D", 3, "radius"},
        {"3D/1/homogeneous/star/constant/double", 4, "radius"},
        {"3D/r01/homogeneous/star/constant/double", 4, "r01"},
        {"3D/r1/Homogeneous/star/constant/double", 7, "Homogeneous"},
        {"3D/r1/homogeneous/cross/constant/double", 19, "cross"},
        {"3D/r1/homogeneous/star/const/double", 24, "const"},
        {"3D/r1/homogeneous/star/constant/int", 33, "int"},
        {"3D/r1/homogeneous/star/constant/double _Complex", 33, "data type"},
        {"3D/r1/homogeneous/star/constant/double/HSW", 39, "ends"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct err err = {0};
        struct stencil_class c;
        assert_false(class_parse(str_of(cases[i].path), &c, &err));
        assert_int_equal(err.kind, ERR_INPUT);
        assert_int_equal(err.col, cases[i].col);
        assert_non_null(strstr(err.text, cases[i].word));
        assert_true(err.hint[0] != '\0');
    }
}

/* STEMPEL writes 2D boxes up to radius 6 and 3D boxes up to radius 5. */
static void refuses_what_is_too_large(void **state)
{
    (void)state;
    static const struct {
        const char *path;
        const char *count; /* of coefficients, in the message; null if it is accepted */
    } cases[] = {
        {"2D/r6/heterogeneous/box/constant/double", NULL},
        {"2D/r7/heterogeneous/box/constant/double", "225 coefficients"},
        {"2D/r7/point-symmetric/box/constant/double", "113 coefficients"},
        {"3D/r5/heterogeneous/box/variable/float", NULL},
        {"3D/r6/heterogeneous/box/variable/float", "2197 coefficients"},
        {"3D/r6/isotropic/box/variable/float", "19 coefficients"},
        {"3D/r8/heterogeneous/star/variable/float", NULL},
        {"1D/r16/heterogeneous/box/variable/float", NULL},
        {"3D/r17/heterogeneous/star/variable/float", "103 coefficients"},
        {"4D/r3/homogeneous/box/variable/float", "1 coefficient"},
        {"3D/r2000000000/isotropic/box/constant/double", "too large"},
        {"3D/r0/isotropic/box/constant/double", NULL},
        {"4D/r2/point-symmetric/box/variable/double", NULL},
        {"4D/r3/point-symmetric/box/variable/double", "1201 coefficients"},
        {"4D/r3/heterogeneous/box/constant/double", "2401 points"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct err err = {0};
        struct stencil_class c;
        assert_true(class_parse(str_of(cases[i].path), &c, &err) == (cases[i].count == NULL));
        if (cases[i].count != NULL)
            assert_non_null(strstr(err.text, cases[i].count));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_class_prints_and_parses),
        cmocka_unit_test(a_trailing_slash_is_accepted),
        cmocka_unit_test(errors_point_to_the_component),
        cmocka_unit_test(refuses_what_is_too_large),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
