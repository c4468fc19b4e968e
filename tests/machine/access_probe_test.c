#include "unit.h"

#include "collect/calibrate/access_probe.h"
#include "golden.h"

static bool reads(const char *printed, struct machine_core *out)
{
    struct err err = {0};
    return access_probe_read(str_of(printed), out, &err);
}

static void times_are_read(void **state)
{
    (void)state;
    struct machine_core core = {.row_cy = 4};
    assert_true(reads("8 0.5 0.49 0.5 0.5 -0.01\n64 0.5 1.1 1 2 3\n", &core));
    assert_int_equal(core.n_accesses, 2);
    assert_int_equal(core.accesses[1].bytes, 64);
    assert_true(core.accesses[0].cy_per_split_load == 0.5); /* no less than within a line */
    assert_true(core.accesses[0].cy_per_store_beside == 0);
    assert_true(core.accesses[1].cy_per_split_store == 2);
    assert_true(core.accesses[1].cy_per_store_beside == 1); /* no more than on its own */
    assert_true(core.row_cy == 4);
    assert_true(reads("1 0.1 0.1 1000 1000 0\n256 0.5 0.5 0.5 0.5 0\n", &core));
    assert_false(reads("0 0.5 0.5 0.5 0.5 0\n", &core));
    assert_false(reads("257 0.5 0.5 0.5 0.5 0\n", &core));
    assert_false(reads("8 0.09 0.5 0.5 0.5 0\n", &core));
    assert_false(reads("8 0.5 0.5 0.5 1001 0\n", &core));
    /* a host for which there is no program */
    assert_true(reads("", &core));
    assert_int_equal(core.n_accesses, 0);
}

static void nonsense_is_refused(void **state)
{
    (void)state;
    static const char *const wrong[] = {
        "no probe\n",
        "8 0.5 0.5 0.5 0.5\n",
        "8 0.5 0.5 0.5 0.5 0 0\n",
        "8 0.01 1 1 1 0\n",
        "8 2 1 1 1 0\n",
        "8 1 1 2 1 0\n",
        "0 1 1 1 1 0\n",
        "8 1 1 1e9 1e9 0\n",
        "8 1 1 1 1 0\n8 1 1 1 1 0\n8 1 1 1 1 0\n8 1 1 1 1 0\n8 1 1 1 1 0\n"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct machine_core core = {.n_accesses = 1};
        assert_false(reads(wrong[i], &core));
        assert_int_equal(core.n_accesses, 1);
    }
}

/* UPDATE=1 writes it. */
static void the_program_is_known(void **state)
{
    (void)state;
    static const char golden[] = "tests/machine/access_probe.c.txt";
    struct arena arena = {0};
    const struct str source = access_probe_source(&arena);
    assert_golden(golden, source);
    arena_free(&arena);
}

/* It compiles and runs here; its results do not matter. */
static void it_runs(void **state)
{
    (void)state;
    static const struct compiler gcc = {.name = "gcc", .flags = "-O2 -march=native"};
    const struct machine m = {.compilers = &gcc, .n_compilers = 1};
    struct machine_core core = {0};
    struct arena arena = {0};
    struct err err = {0};
    const bool done = access_probe_run(&m, 0, &arena, &core, &err);
    if (!done)
        print_message("%s\n", err.text);
    assert_true(done);
    for (int i = 1; i < core.n_accesses; i++)
        assert_true(core.accesses[i].bytes > core.accesses[i - 1].bytes);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(times_are_read), cmocka_unit_test(nonsense_is_refused),
        cmocka_unit_test(the_program_is_known), cmocka_unit_test(it_runs)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
