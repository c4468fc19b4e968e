#include "unit.h"

#include <string.h>

#include "base/file.h"
#include "collect/sweep/set.h"

static bool parse(struct arena *arena, const char *text, struct set *set, struct err *err)
{
    return set_parse(str_of(text), "s.yml", arena, set, err);
}

static void patterns_expand_to_classes(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct set set;
    assert_true(parse(&arena,
                      "name: x\nclasses:\n  - 3D/r*/homogeneous/star/constant/double\n"
                      "  - 3D/r[12]/*/star/variable/float\n"
                      "  - 1D/r1/isotropic/star/constant/double\n",
                      &set, &err));
    assert_int_equal(set.classes.count, 3 + 2 * 4 + 1);
    assert_true(str_eq(set.classes.items[0], STR("3D/r1/homogeneous/star/constant/double")));
    assert_true(set.measure);
    assert_true(set.sizes.cache_factor == 4);
    arena_free(&arena);
}

static void all_192(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct set set;
    assert_true(parse(&arena,
                      "name: x\nclasses: ['*/*/*/*/*/*']\n"
                      "sizes: {scale: linear, last: 1020, step: 10}\n"
                      "predictors: [SIM]\nmeasure: false\n",
                      &set, &err));
    assert_int_equal(set.classes.count, 192);
    assert_int_equal(set.sizes.step, 10);
    assert_true(set.sizes.cache_factor == 0);
    assert_int_equal(set.n_predictors, 1);
    assert_int_equal(set.predictors[0], PREDICT_SIM);
    assert_false(set.measure);
    arena_free(&arena);
}

static void the_manner_of_measuring(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct set set;
    assert_true(parse(
        &arena,
        "name: x\nkernels: [named/copy]\ncaches: cold\npages: small\npin: scatter\nbest_k: 5\n"
        "precision: 0.01\nclock_ghz: 2.3\n",
        &set, &err));
    assert_true(set.cold);
    assert_int_equal(set.pin, PIN_SCATTER);
    assert_int_equal(set.best_k, 5);
    assert_int_equal(set.pages, PROGRAM_PAGES_SMALL);
    assert_true(set.precision == 0.01);
    assert_true(set.clock_ghz == 2.3);
    assert_true(parse(&arena, "name: x\nkernels: [named/copy]\ncaches: warm\n", &set, &err));
    assert_false(set.cold);
    assert_int_equal(set.pin, PIN_COMPACT);
    arena_free(&arena);
}

static void sizes_of_their_own(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct set set;
    assert_true(parse(&arena,
                      "name: x\nkernels: [named/copy]\n"
                      "sizes:\n  list: [400, 100, 200]\n"
                      "  symbols:\n    - {name: M, size: 50}\n    - {name: P, factor: 0.5}\n",
                      &set, &err));
    assert_int_equal(set.sizes.n_list, 3);
    assert_int_equal(set.sizes.list[0], 100);
    assert_int_equal(set.sizes.list[2], 400);
    assert_int_equal(set.sizes.n_symbols, 2);
    assert_string_equal(set.sizes.symbols[0].name, "M");
    assert_int_equal(set.sizes.symbols[0].size, 50);
    assert_true(set.sizes.symbols[1].factor == 0.5);
    arena_free(&arena);
}

struct bad {
    const char *text;
    const char *message;
};

static void assert_refused(const struct bad *table, size_t count, bool hint)
{
    for (size_t i = 0; i < count; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct set set;
        assert_false(parse(&arena, table[i].text, &set, &err));
        assert_int_equal(err.kind, ERR_INPUT);
        assert_non_null(strstr(err.text, table[i].message));
        assert_true(!hint || err.hint[0] != '\0');
        arena_free(&arena);
    }
}

static void mistakes_are_named(void **state)
{
    (void)state;
    static const struct bad table[] = {
        {"name: x\nkernels: [named/copy]\nsizes: {list: [0]}\n", "list has 0"},
        {"name: x\nkernels: [named/copy]\nsizes: {symbols: [{name: M}]}\n",
         "needs either a size or a factor"},
        {"name: x\nkernels: [named/copy]\nsizes: {symbols: [{name: M, size: 9, factor: 1}]}\n",
         "needs either a size or a factor"},
        {"name: x\nkernels: [named/copy]\nsizes: {symbols: [{name: M, size: -1}]}\n",
         "needs either a size or a factor"},
        {"name: x\nkernels: [named/copy]\n"
         "sizes: {symbols: [{name: M, size: 9}, {name: M, size: 8}]}\n",
         "names 'M' twice"},
        {"name: x\nkernels: [named/copy]\nnonsense: 1\n", "nonsense is not a key"},
        {"classes: [a]\n", "name is missing"},
        {"name: x\nkernels: [named/copy]\nmeasure: maybe\n", "measure is 'maybe'"},
        {"name: x\n", "neither classes nor kernels"},
        {"name: x\nclasses: [5D/r1]\n", "matches nothing"},
        {"name: x\nkernels: [named/copy]\npredictors: [XX]\n", "unknown predictor"},
        {"name: x\nkernels: [named/copy]\npages: big\n", "pages is 'big'"},
        {"name: x\nkernels: [named/copy]\npin: ''\n", "pin is ''"},
        {"name: x\nkernels: [named/copy]\nattempts: 0\n", "attempts is 0"},
        {"name: x\nkernels: [named/copy]\nprecision: 2\n", "precision is 2"},
        {"name: x\nkernels: [named/copy]\nclock_ghz: -1\n", "clock_ghz is -1"},
        {"name: x\nkernels: [named/copy]\npoint_budget_s: -1\n", "point_budget_s is -1"},
        {"name: x\nkernels: [named/copy]\nsizes: {cache_factor: 0}\n", "no end"},
    };
    /* text that is not YAML has no hint */
    static const struct bad malformed[] = {
        {"name: [", ""},
        {"", ""},
    };
    assert_refused(table, sizeof table / sizeof *table, true);
    assert_refused(malformed, sizeof malformed / sizeof *malformed, false);
}

/* The shipped sets can be read. */
static void shipped_sets(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct str_list names = {0};
    size_t sets = 0;
    assert_true(dir_list("stencils/sets", &arena, &names, &err));
    for (size_t i = 0; i < names.count; i++) {
        if (!str_ends_with(names.items[i], STR(".yml")))
            continue;
        struct str text;
        struct set set;
        const char *path = path_join(&arena, "stencils/sets", str_cstr(&arena, names.items[i]));
        assert_true(file_read(path, 1 << 20, &arena, &text, &err));
        assert_true(set_parse(text, path, &arena, &set, &err));
        sets++;
    }
    assert_true(sets >= 1);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(patterns_expand_to_classes), cmocka_unit_test(all_192),
        cmocka_unit_test(sizes_of_their_own),         cmocka_unit_test(the_manner_of_measuring),
        cmocka_unit_test(mistakes_are_named),         cmocka_unit_test(shipped_sets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
