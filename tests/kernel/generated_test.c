#include "unit.h"

#include "stempel/gen.h"
#include "stempel/kernel/kernel.h"

/* Every kernel that `inspect gen` writes can be parsed, and has the FLOPs that it states. */
static void check_class(const struct stencil_class *class)
{
    struct arena arena = {0};
    struct err err = {0};
    struct str text;
    struct kernel k = {0};
    if (!gen_kernel(class, &(struct gen_options){0}, &arena, &text, &err) ||
        !kernel_parse(text, class_path(&arena, class), &arena, &k, &err))
        fail_msg("%s: %s", class_path(&arena, class), err.text);
    const struct gen_flops flops = gen_flops(class);
    const bool complex_type =
        class->type == DATA_DOUBLE_COMPLEX || class->type == DATA_FLOAT_COMPLEX;
    /* in real operations: an addition is 2, a product 4 multiplications and 2 additions */
    assert_int_equal(k.flops.mul, (complex_type ? 4 : 1) * flops.mul);
    assert_int_equal(k.flops.add, complex_type ? 2 * flops.add + 2 * flops.mul : flops.add);
    assert_int_equal(k.flops.div, 0);
    assert_int_equal(k.n_loops, class->dims);
    assert_int_equal(k.n_symbols, class->dims);
    /* the points of a, one of b, and W's planes */
    const size_t planes = class->coefficients == COEFF_VARIABLE ? flops.mul : 0;
    assert_int_equal(k.n_accesses, flops.add + 1 + 1 + planes);
    const int64_t smallest = 2 * class->radius + 1;
    const int64_t sizes[KERNEL_MAX_SYMBOLS] = {smallest, smallest, smallest, smallest};
    const int64_t empty[KERNEL_MAX_SYMBOLS] = {smallest, smallest - 1, smallest, smallest};
    int64_t iterations = 0;
    assert_true(kernel_check_sizes(&k, sizes, &err));
    assert_true(kernel_iterations(&k, sizes, &iterations, &err));
    assert_int_equal(iterations, 1);
    assert_false(kernel_check_sizes(&k, empty, &err));
    arena_free(&arena);
}

static void all_classes(void **state)
{
    (void)state;
    struct stencil_class class;
    size_t n = 0;
    for (; class_at(n, true, &class); n++)
        check_class(&class);
    assert_int_equal(n, 384);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(all_classes)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
