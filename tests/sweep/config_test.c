#include "unit.h"

#include "collect/sweep/config_file.h"

static void round_trip(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    const char *const commands[] = {"inspect gen 3D/r1 --store kernel.c", "inspect # : \"quoted\""};
    const char *const failures[] = {"grid.csv, size 10: compiler: said\nno"};
    const char *const files[] = {"0123456789abcdef0123456789abcdef  grid.csv", "0123  short"};
    const struct config config = {
        .path = "3D/r1/homogeneous/star/constant/double",
        .machine = "M",
        .complete = true,
        .work_s = 75,
        .clock_hz = 2400000000,
        .simd_bits = 256,
        .failures = failures,
        .failures_count = 1,
        .commands = commands,
        .commands_count = 2,
        .files = files,
        .files_count = 2,
    };
    struct str text;
    struct config read;
    assert_true(config_file_text(&config, &arena, &text, &err));
    assert_true(config_file_parse(text, "config.yml", &arena, &read, &err));
    assert_string_equal(read.path, config.path);
    assert_true(read.complete);
    assert_true(read.clock_hz == 2400000000);
    assert_null(read.commit);
    assert_int_equal(read.commands_count, 2);
    assert_string_equal(read.commands[1], commands[1]);
    assert_string_equal(read.failures[0], failures[0]);
    char hash[HASH_CHARS];
    assert_true(config_lists(&read, "grid.csv", hash));
    assert_string_equal(hash, "0123456789abcdef0123456789abcdef");
    assert_false(config_lists(&read, "scaling.csv", hash));
    assert_false(config_lists(&read, "short", hash));
    struct str again;
    assert_true(config_file_text(&read, &arena, &again, &err));
    assert_true(str_eq(text, again));
    arena_free(&arena);
}

static void unknown_keys_have_a_place(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct config read;
    const struct str text = STR("path: a\nmachine: b\ncomplete: true\nsurprise: 1\n");
    assert_false(config_file_parse(text, "config.yml", &arena, &read, &err));
    assert_int_equal(err.line, 4);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(round_trip),
        cmocka_unit_test(unknown_keys_have_a_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
