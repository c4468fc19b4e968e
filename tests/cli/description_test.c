#include "unit.h"

#include <string.h>

#include "cli/kernel_description.h"

#define A "arrays: {a: {type: double, dimension: [N]}, s: {type: double, dimension: ~}}\n"
#define L "loops: [{index: i, start: 0, stop: N, step: 1}]\n"
#define S "data sources: {s: [~]}\n"
#define D "data destinations: {a: [[i]]}\n"

static void counts_and_accesses_are_read(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct kernel k;
    const struct str text = STR(A L S D "flops: {'+': 1, '-': 2, '*': 4, '/': 8}\n");
    if (!description_read(text, "k.yml", &arena, &k, &err))
        fail_msg("%s", err.text);
    assert_int_equal(k.flops.add, 3);
    assert_int_equal(k.flops.mul, 4);
    assert_int_equal(k.flops.div, 8);
    assert_int_equal(k.n_accesses, 1);
    assert_true(k.accesses[0].write);
    assert_true(description_read(STR(A L S D "flops: ~\n"), "k.yml", &arena, &k, &err));
    assert_int_equal(k.flops.add, 0);
    arena_free(&arena);
}

static void every_refusal_has_its_place(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        unsigned line, col;
        const char *what, *hint;
    } cases[] = {
        {"[]", 1, 1, "not a list of `key: value`", "stencils/README.md"},
        {A L S, 1, 1, "the key 'data destinations' is missing", "stencils/README.md"},
        {A L S D L, 5, 1, "second key 'loops'", "remove it"},
        {"arrays: 3\n" L S D, 1, 9, "not a list of `key: value`", "NAME: {type"},
        {"arrays: {a: {type: double}}\n" L S D, 1, 13, "the key 'dimension' is missing", ""},
        {"arrays: {a: {type: {}, dimension: [N]}}\n" L S D, 1, 20, "not a single value",
         "one name"},
        {"arrays: {a: {type: double, dimension: N}}\n" L S D, 1, 39, "not a list", "[j, i-1]"},
        {"arrays: {a: {type: double, dimension: []}}\n" L S D, 1, 39, "no dimension", "null"},
        {"arrays: {a: {type: [[long]], dimension: [N]}}\n" L S D, 1, 21, "not a single value", ""},
        {A "loops: {}\n" S D, 2, 8, "not a list", "outermost first"},
        {A "loops: [{index: i, start: 0, stop: N}]\n" S D, 2, 9, "'step' is missing", ""},
        {A "loops: [{index: i, start: 0, stop: [N], step: 1}]\n" S D, 2, 36, "not a single", ""},
        {A "loops: [{index: [i], start: 0, stop: N, step: 1}]\n" S D, 2, 17, "not a single", ""},
        {A "loops: [{index: i, start: [0], stop: N, step: 1}]\n" S D, 2, 27, "not a single", ""},
        {A "loops: [{index: i, start: 0, stop: N, step: [1]}]\n" S D, 2, 45, "not a single", ""},
        {A L "data sources: []\n" D, 3, 15, "not a list of `key: value`", "NAME: [[j, i-1]"},
        {A L "data sources: {a: i}\n" D, 3, 19, "not a list", "a list of lists"},
        {A L "data sources: {a: [i]}\n" D, 3, 20, "not a list", "[j, i-1]"},
        {A L "data sources: {a: [[[i]]]}\n" D, 3, 21, "not a single value", "one name"},
        {A L S D "flops: 3\n", 5, 8, "not a list of `key: value`", ""},
        {A L S D "flops: {'%': 3}\n", 5, 1, "unknown key '%'", "remove it"},
        {A L S D "flops: {'+': -1}\n", 5, 14, "not a number of operations", "how often"},
        {A L S D "flops: {'+': 1000001}\n", 5, 14, "not a number of operations", "how often"},
        {A L S D "flops: {'+': few}\n", 5, 14, "not a number of operations", "how often"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct kernel k;
        if (description_read(str_of(cases[i].text), "k.yml", &arena, &k, &err))
            fail_msg("accepted: %s", cases[i].text);
        if (strstr(err.text, cases[i].what) == NULL || strstr(err.hint, cases[i].hint) == NULL ||
            err.hint[0] == '\0' || err.line != cases[i].line || err.col != cases[i].col)
            fail_msg("%u:%u: %s — %s\n  for %s", err.line, err.col, err.text, err.hint,
                     cases[i].text);
        assert_string_equal(err.file, "k.yml");
        assert_true(err.source[0] != '\0');
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counts_and_accesses_are_read),
        cmocka_unit_test(every_refusal_has_its_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
