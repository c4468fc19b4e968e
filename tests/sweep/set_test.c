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

#define KERNEL "name: x\nkernels: [named/copy]\n"

/* What a set does not say. */
static void a_set_has_defaults(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct set s;
    assert_true(parse(&arena, KERNEL, &s, &err));
    assert_string_equal(s.name, "x");
    assert_int_equal(s.classes.count * 10 + s.kernels.count, 1);
    assert_int_equal(s.sizes.scale, SET_SCALE_LOG);
    assert_int_equal(s.sizes.count, 24);
    assert_int_equal(s.sizes.first + s.sizes.last + s.sizes.step + s.sizes.max_count, 0);
    assert_true(s.sizes.cache_factor == 4 && s.sizes.layer_condition_factor == 0);
    assert_int_equal(s.sizes.n_list + s.sizes.n_symbols, 0);
    assert_int_equal(s.n_predictors, 2);
    assert_int_equal(s.predictors[0], PREDICT_LC);
    assert_int_equal(s.predictors[1], PREDICT_SIM);
    assert_true(s.measure && s.scaling && !s.cold);
    assert_true(s.point_budget_s == 2 && s.precision == 0 && s.clock_ghz == 0);
    assert_int_equal(s.attempts, 3);
    assert_int_equal(s.best_k, 0);
    assert_int_equal(s.pin, PIN_COMPACT);
    assert_int_equal(s.pages, PROGRAM_PAGES_HUGE);
    assert_int_equal(s.blocking.count, 0);
    assert_null(s.compiler);
    arena_free(&arena);
}

static void each_key_has_its_field(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct set s;
    assert_true(
        parse(&arena,
              "name: n\nabout: a\nclasses: [2D/r1/homogeneous/star/constant/double]\n"
              "kernels: [named/a, named/b]\nsizes: {scale: linear, first: 1, last: 2, step: 3,"
              " count: 4, most: 5, cache_factor: 6, layer_condition_factor: 7}\n"
              "predictors: [LCS, SIM, LC]\nmeasure: false\nscaling: false\n"
              "blocking: [L2, L3]\ncompiler: gcc\npoint_budget_s: 8\nprecision: 0.5\n"
              "caches: cold\npages: system\npin: domain\nbest_k: 9\nclock_ghz: 10\n"
              "attempts: 11\n",
              &s, &err));
    assert_string_equal(s.name, "n");
    assert_int_equal(s.classes.count, 1);
    assert_int_equal(s.kernels.count, 2);
    assert_true(str_eq(s.kernels.items[1], STR("named/b")));
    assert_int_equal(s.sizes.scale, SET_SCALE_LINEAR);
    const int64_t whole[] = {s.sizes.first, s.sizes.last, s.sizes.step, s.sizes.count,
                             s.sizes.max_count};
    for (int i = 0; i < 5; i++)
        assert_int_equal(whole[i], i + 1);
    assert_true(s.sizes.cache_factor == 6 && s.sizes.layer_condition_factor == 7);
    assert_int_equal(s.n_predictors, 3);
    assert_int_equal(s.predictors[0], PREDICT_LCS);
    assert_int_equal(s.predictors[2], PREDICT_LC);
    assert_true(!s.measure && !s.scaling && s.cold);
    assert_int_equal(s.blocking.count, 2);
    assert_true(str_eq(s.blocking.items[0], STR("L2")));
    assert_string_equal(s.compiler, "gcc");
    assert_true(s.point_budget_s == 8 && s.precision == 0.5 && s.clock_ghz == 10);
    assert_int_equal(s.pages, PROGRAM_PAGES_SYSTEM);
    assert_int_equal(s.pin, PIN_DOMAIN);
    assert_int_equal(s.best_k, 9);
    assert_int_equal(s.attempts, 11);
    arena_free(&arena);
}

/* The cache factor is one of sizes that have no other end. */
static void an_end_replaces_the_cache_factor(void **state)
{
    (void)state;
    static const struct {
        const char *sizes;
        double cache_factor, layer_condition_factor;
    } cases[] = {{"first: 5", 4, 0},
                 {"last: 9", 0, 0},
                 {"layer_condition_factor: 1.5", 0, 1.5},
                 {"last: 9, cache_factor: 2", 2, 0},
                 {"layer_condition_factor: 2, cache_factor: 3", 3, 2}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct set s;
        assert_true(
            parse(&arena, str_formatz(&arena, KERNEL "sizes: {%s}\n", cases[i].sizes), &s, &err));
        assert_true(s.sizes.cache_factor == cases[i].cache_factor);
        assert_true(s.sizes.layer_condition_factor == cases[i].layer_condition_factor);
        arena_free(&arena);
    }
}

/* Both ends of a range belong to it. */
static void numbers_of_a_set_have_a_range(void **state)
{
    (void)state;
    static const struct {
        const char *format; /* with the number's place */
        const char *min, *max, *below, *above, *message, *hint;
    } ranges[] = {
        {"sizes: {first: %s}", "0", "1000000000000", "-1", "1000000000001", "sizes: first is ",
         "0 and 1e+12"},
        {"sizes: {last: %s, cache_factor: 1}", "0", "1000000000000", "-1", "1000000000001",
         "sizes: last is ", "0 and 1e+12"},
        {"sizes: {step: %s}", "0", "1000000000000", "-1", "1000000000001", "sizes: step is ",
         "0 and 1e+12"},
        {"sizes: {count: %s}", "1", "100000", "0", "100001", "sizes: count is ", "1 and 100000"},
        {"sizes: {most: %s}", "0", "100000", "-1", "100001", "sizes: most is ", "0 and 100000"},
        {"sizes: {last: 9, cache_factor: %s}", "0", "1e6", "-0.1", "1000001",
         "sizes: cache_factor is ", "0 and 1e+06"},
        {"sizes: {last: 9, layer_condition_factor: %s}", "0", "1000", "-0.1", "1000.5",
         "sizes: layer_condition_factor is ", "0 and 1000"},
        {"point_budget_s: %s", "0.01", "86400", "0.009", "86401", "point_budget_s is ",
         "0.01 and 86400"},
        {"precision: %s", "0", "1", "-0.1", "1.1", "precision is ", "0 and 1"},
        {"best_k: %s", "0", "1000", "-1", "1001", "best_k is ", "0 and 1000"},
        {"clock_ghz: %s", "0", "20", "-0.1", "20.1", "clock_ghz is ", "0 and 20"},
        {"attempts: %s", "1", "100", "0", "101", "attempts is ", "1 and 100"},
        {"sizes: {list: [%s]}", "1", "2147483647", "0", "2147483648", "sizes: list has ",
         "grid sizes lie between 1 and 2147483647"},
        {"sizes: {symbols: [{name: M, size: %s}]}", "1", "2147483647", "0", "2147483648",
         "sizes: symbols: 'M' needs either a size or a factor", "{name: M, size: 100}"},
        {"sizes: {symbols: [{name: M, factor: %s}]}", "0.001", "1e6", "0", "1000001",
         "sizes: symbols: 'M' needs either a size or a factor", "{name: M, factor: 2}"},
    };
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++) {
        const char *const values[] = {ranges[i].min, ranges[i].max, ranges[i].below,
                                      ranges[i].above};
        for (int v = 0; v < 4; v++) {
            struct arena arena = {0};
            struct err err = {0};
            struct set s;
            const struct str_cut format = str_cut(str_of(ranges[i].format), '%');
            const char *const text = str_formatz(&arena, KERNEL "%.*s%s%s\n", STR_ARG(format.head),
                                                 values[v], format.tail.ptr + 1);
            if (parse(&arena, text, &s, &err) != (v < 2))
                fail_msg("%s: %s", text, err.text);
            if (v >= 2) {
                assert_true(str_starts_with(str_of(err.text), str_of(ranges[i].message)));
                assert_non_null(strstr(err.hint, ranges[i].hint));
                assert_string_equal(err.file, "s.yml");
            }
            arena_free(&arena);
        }
    }
}

/* A text of `n` times x, or a list of so many entries, after the beginning and before the end. */
static bool takes(const char *before, const char *entry, int n, const char *after)
{
    struct arena arena = {0};
    struct err err = {0};
    struct set s;
    struct sb text = {.arena = &arena};
    sb_addz(&text, before);
    for (int i = 0; i < n; i++)
        sb_addz(&text, entry);
    sb_addz(&text, after);
    const bool taken = parse(&arena, sb_cstr(&text), &s, &err);
    arena_free(&arena);
    return taken;
}

static void values_of_a_set_have_a_length(void **state)
{
    (void)state;
    static const struct {
        const char *before, *entry, *after;
        int min, max;
    } limits[] = {
        {"kernels: [named/copy]\nname: '", "x", "'\n", 1, 64},
        {KERNEL "about: '", "x", "'\n", 0, 4000},
        {KERNEL "compiler: '", "x", "'\n", 1, 64},
        {KERNEL "blocking: [", "L2,", "]\n", 0, 4},
        {KERNEL "predictors: [", "LC,", "]\n", 1, SET_MAX_PREDICTORS},
        {KERNEL "sizes: {symbols: [{size: 1, name: '", "x", "'}]}\n", 1, 64},
        {"name: x\nkernels: ['", "x", "']\n", 1, 400},
    };
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        const char *const before = limits[i].before;
        const char *const after = limits[i].after;
        assert_true(takes(before, limits[i].entry, limits[i].min, after));
        assert_true(takes(before, limits[i].entry, limits[i].max, after));
        if (takes(before, limits[i].entry, limits[i].max + 1, after))
            fail_msg("%s %d", before, limits[i].max + 1);
        if (limits[i].min > 0)
            assert_false(takes(before, limits[i].entry, 0, after));
    }
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
        cmocka_unit_test(patterns_expand_to_classes),
        cmocka_unit_test(all_192),
        cmocka_unit_test(sizes_of_their_own),
        cmocka_unit_test(the_manner_of_measuring),
        cmocka_unit_test(mistakes_are_named),
        cmocka_unit_test(shipped_sets),
        cmocka_unit_test(a_set_has_defaults),
        cmocka_unit_test(each_key_has_its_field),
        cmocka_unit_test(an_end_replaces_the_cache_factor),
        cmocka_unit_test(numbers_of_a_set_have_a_range),
        cmocka_unit_test(values_of_a_set_have_a_length),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
