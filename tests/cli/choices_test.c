#include "unit.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cache_dir.h"
#include "cli/compare_sizes.h"
#include "cli/model_ask.h"
#include "cli/roofline_space.h"

/* What is chosen where the command line says nothing, and the parameters that it gives. */

#define COPY "double a[N]; double b[N]; for (long i = 0; i < N; ++i) a[i] = b[i];"
#define RECTANGLE                                                                                  \
    "double a[M][N]; double b[M][N]; for (long j = 0; j < M; ++j)"                                 \
    " for (long i = 0; i < N; ++i) a[j][i] = b[j][i];"
#define FIXED "double a[100]; for (long i = 0; i < N; ++i) a[i] = a[i] + 1.0;"
#define INNER "double a[N]; double b[N]; for (long i = 1; i < N - 1; ++i) a[i] = b[i+1];"

/* A machine whose caches have so many sets of one line of 64 bytes. */
static struct machine with_caches(const int sets[3])
{
    struct machine m = {.line_bytes = 64, .cores_per_numa_domain = 1};
    for (; m.n_caches < 3 && sets[m.n_caches] > 0; m.n_caches++)
        m.caches[m.n_caches] = (struct machine_cache){
            .cache = {.sets = (uint64_t)sets[m.n_caches], .ways = 1}, .cores_per_group = 1};
    return m;
}

enum { MAX_GIVEN = 8, MAX_OWN = 70 };

/* 16 B per element: half of a cache of n sets holds 2 n of them, four times the cache 16 n. */
static const struct {
    const char *kernel;
    int sets[3];
    const char *given[MAX_GIVEN];
    int64_t own[6]; /* measured sizes */
    const char *expected;
} rows[] = {
    {COPY, {1, 9, 60}, {NULL}, {0}, "ours: 18 120 960"},
    {COPY, {1, 49, 51}, {NULL}, {0}, "ours: 98 100 810"},
    {COPY, {1, 50, 50}, {NULL}, {0}, "ours: 100 800"},
    {COPY, {99, 50, 40}, {NULL}, {0}, "ours: 100 640"}, /* 80 is smaller than 100 */
    {COPY, {50, 1}, {NULL}, {0}, "ours: 2 16"},
    {COPY, {50}, {NULL}, {0}, "ours: 100 800"},
    {COPY, {1}, {NULL}, {0}, "ours: 2 16"},
    {RECTANGLE, {1, 50, 50000}, {NULL}, {0}, "ours: 10,10 310,310 890,890"},
    {FIXED, {1, 1, 1}, {NULL}, {0}, "100"}, /* only the loop's bound is free */
    {INNER, {1}, {NULL}, {0}, "ours: 16"},
    {COPY, {1}, {"N", "5"}, {0}, "5"},
    {COPY, {1}, {"N", "10-50:3"}, {0}, "10 30 50"},
    {COPY, {1}, {"N", "10-73:64"}, {0}, "10 … 73"},
    {COPY,
     {1},
     {"N", "10-74:65"},
     {0},
     "65 sizes are too many — give at most 64, as in -D . 100-400:4"},
    {RECTANGLE, {1}, {".", "7", "N", "9"}, {0}, "7,9"},
    {RECTANGLE, {1}, {"M", "4,3", "N", "5"}, {0}, "3,5 4,5"},
    {RECTANGLE,
     {1},
     {"N", "9"},
     {0},
     "size 'M' is not set — give -D M VALUE, or -D . VALUE for all sizes"},
    {COPY, {1}, {"X", "9"}, {0}, "the kernel has no size 'X' — its sizes are: N"},
    {FIXED,
     {1},
     {"N", "101"},
     {0},
     "subscript 1 of 'a[i]' runs from 0 to 100, but the array has 0 to 99 there — change the loop "
     "bounds, the array or the sizes"},
    {COPY, {1}, {NULL}, {40, 20, 40, 30, 20}, "20 30 40"},
    {RECTANGLE, {1}, {NULL}, {40, 20}, "20,20 40,40"},
    {INNER,
     {1},
     {NULL},
     {40, 2},
     "size 2 of your numbers: the loop over 'i' from 1 to 1 has no iterations — use a larger size "
     "than N = 2"},
    {COPY, {1}, {"N", "5"}, {40}, "5"},
};

static void add_sizes(const struct comparison_request *r, size_t n_symbols, struct sb *out)
{
    if (r->sizes_are_ours)
        sb_addz(out, "ours:");
    for (size_t i = 0; i < r->n_sizes; i++) {
        if (r->n_sizes > 5 && i > 0 && i + 1 < r->n_sizes) {
            sb_addz(out, i == 1 ? " …" : "");
            continue;
        }
        for (size_t s = 0; s < n_symbols; s++)
            sb_addf(out, "%s%lld",
                    s > 0          ? ","
                    : out->len > 0 ? " "
                                   : "",
                    (long long)r->sizes[i * n_symbols + s]);
    }
}

static void sizes_are_chosen(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct own_code code;
        struct own_point points[6] = {{0}};
        struct own_points own = {.items = points};
        struct opt_list given = {.items = (const char **)rows[i].given};
        const struct nest_options options = {0};
        const struct machine m = with_caches(rows[i].sets);
        struct sb got = {.arena = &arena};
        while (given.count < MAX_GIVEN && rows[i].given[given.count] != NULL)
            given.count++;
        while (own.count < 6 && rows[i].own[own.count] != 0) {
            points[own.count].size = rows[i].own[own.count];
            own.count++;
        }
        struct comparison_request r = {.measured = own.count > 0 ? &own : NULL};
        if (!own_code_read(str_of(rows[i].kernel), "x.c", &options, &arena, &code, &err))
            fail_msg("%s: %s", rows[i].kernel, err.text);
        if (compare_sizes_choose(&given, &code, &m, &arena, &r, &err))
            add_sizes(&r, (size_t)code.kernel->n_symbols, &got);
        else
            sb_addf(&got, "%s — %s", err.text, err.hint);
        assert_string_equal(sb_cstr(&got), rows[i].expected);
        arena_free(&arena);
    }
}

/* As many different sizes as are compared, and one more. */
static void measured_sizes_have_a_limit(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct own_code code;
    enum { TWICE = 2 * COMPARISON_MAX_POINTS };
    struct own_point points[TWICE + 1] = {{0}};
    struct own_points own = {.items = points, .count = TWICE};
    const struct opt_list given = {0};
    const struct nest_options options = {0};
    const struct machine m = with_caches((const int[3]){1});
    struct comparison_request r = {.measured = &own};
    assert_true(own_code_read(STR(COPY), "x.c", &options, &arena, &code, &err));
    for (size_t i = 0; i < TWICE; i++)
        points[i].size = 100 - (int64_t)(i % COMPARISON_MAX_POINTS);
    assert_true(compare_sizes_choose(&given, &code, &m, &arena, &r, &err));
    assert_int_equal(r.n_sizes, COMPARISON_MAX_POINTS);
    assert_int_equal(r.sizes[0], 101 - COMPARISON_MAX_POINTS);
    assert_int_equal(r.sizes[COMPARISON_MAX_POINTS - 1], 100);
    points[own.count++].size = 200;
    assert_false(compare_sizes_choose(&given, &code, &m, &arena, &r, &err));
    assert_string_equal(err.text, "the table has more than 64 sizes");
    assert_string_equal(err.hint, "choose some with -D");
    arena_free(&arena);
}

static const struct {
    const char *items[10];
    const char *expected; /* its first and its last point, or the error */
} spaces[] = {
    {{NULL}, "1: '' ''"},
    {{"N=5"}, "1: 'N=5' 'N=5'"},
    {{"N=1-3:3", "T=7,8"}, "6: 'N=1 T=7' 'N=3 T=8'"},
    {{".=1-100:100", "T=1-100:100"}, "10000: '.=1 T=1' '.=100 T=100'"},
    {{".=1-100:100", "T=1-101:101"},
     "these parameters give more than 10000 points — give fewer values, as in --param "
     "N=1-1000:10log"},
    {{"a=1", "b=2", "c=3", "d=4", "e=5", "f=6", "g=7", "h=8"},
     "1: 'a=1 b=2 c=3 d=4 e=5 f=6 g=7 h=8' 'a=1 b=2 c=3 d=4 e=5 f=6 g=7 h=8'"},
    {{"a=1", "b=2", "c=3", "d=4", "e=5", "f=6", "g=7", "h=8", "i=9"},
     "more than 8 parameters given — "},
    {{"N=1", "N=2"},
     "the parameter 'N' is given twice — values can be joined by commas: --param N=1,2,8"},
    {{"N"}, "'N' is not of the form NAME=RANGE — write it as in --param N=100-1000:10"},
    {{"=1"}, "'=1' is not of the form NAME=RANGE — write it as in --param N=100-1000:10"},
    {{"1N=1"}, "'1N=1' is not of the form NAME=RANGE — write it as in --param N=100-1000:10"},
    {{"N1=1", "_a=2"}, "1: 'N1=1 _a=2' 'N1=1 _a=2'"},
    {{"N-=1"}, "'N-=1' is not of the form NAME=RANGE — write it as in --param N=100-1000:10"},
    {{"..=1"}, "'..=1' is not of the form NAME=RANGE — write it as in --param N=100-1000:10"},
};

static void parameters_make_a_space(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof spaces / sizeof *spaces; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct space space;
        int64_t values[SPACE_MAX_PARAMETERS];
        struct opt_list items = {.items = (const char **)spaces[i].items};
        struct sb got = {.arena = &arena};
        while (spaces[i].items[items.count] != NULL)
            items.count++;
        if (space_read(&items, &arena, &space, &err)) {
            sb_addf(&got, "%zu:", space.n_points);
            space_at(&space, 0, values);
            sb_addf(&got, " '%s'", space_point_name(&space, values, &arena));
            space_at(&space, space.n_points - 1, values);
            sb_addf(&got, " '%s'", space_point_name(&space, values, &arena));
        } else {
            sb_addf(&got, "%s — %s", err.text, err.hint);
        }
        assert_string_equal(sb_cstr(&got), spaces[i].expected);
        arena_free(&arena);
    }
}

/* N is 3, `.` is 2. */
static void parameters_are_filled_in(void **state)
{
    (void)state;
    static const struct {
        const char *text, *filled, *formula;
    } texts[] = {
        {"", "", "--x '' does not give a number of at least 0"},
        {"{N}", "3", "3"},
        {"2*{N}*{.}", "2*3*2", "12"},
        {"{N}{N}", "33", "33"},
        {"{M}", "{M}", "2"}, /* in formulas, `.` is for all others */
        {"{N", "{N", "--x '{N' does not give a number of at least 0"},
        {"N}", "N}", "--x 'N}' does not give a number of at least 0"},
        {"{}", "{}", "2"},
        {"{{N}}", "{3}", "--x '2}' does not give a number of at least 0"},
        {"{N}-3", "3-3", "0"},
        {"{N}-4", "3-4", "--x '3-4' does not give a number of at least 0"},
        {"1/0", "1/0", "--x '1/0' does not give a number of at least 0"},
        {"EVENT", "EVENT", "--x 'EVENT' does not give a number of at least 0"},
    };
    struct arena arena = {0};
    struct err err = {0};
    struct space space;
    const struct opt_list items = {.items = (const char *[]){"N=3", ".=2"}, .count = 2};
    assert_true(space_read(&items, &arena, &space, &err));
    int64_t values[2];
    space_at(&space, 0, values);
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        double value = 0;
        struct err why = {0};
        assert_string_equal(space_fill(&space, values, texts[i].text, &arena), texts[i].filled);
        const bool ok = space_formula(&space, values, "--x", texts[i].text, &arena, &value, &why);
        assert_string_equal(ok ? str_formatz(&arena, "%g", value) : why.text, texts[i].formula);
        if (!ok)
            assert_string_equal(
                why.hint, "write numbers and parameters with + - * / ( ), as in --x '2*{N}*{N}'");
    }
    const struct opt_list some = {.items = (const char *[]){"run", "-n={N}"}, .count = 2};
    const struct opt_list all = {.items = (const char *[]){"run", "-n={N}", "{.}"}, .count = 3};
    assert_true(space_check_used(&space, &all, &err));
    assert_false(space_check_used(&space, &some, &err));
    assert_string_equal(err.text, "no argument of the program names the parameter '.'");
    assert_string_equal(err.hint, "write {.} where its value belongs");
    arena_free(&arena);
}

/* Numbers at their limits, words, and what asks if nobody can be asked. */
static void loops_are_chosen_by_number(void **state)
{
    (void)state;
    static const char block[] = "the number of a loop (from 0), auto or manual";
    static const char increment[] = "bytes other than 0, auto, auto_with_manual_fallback or manual";
    static const struct {
        const char *block, *increment;
        int number, bytes;
        const char *known; /* of what is refused */
    } cases[] = {
        {NULL, NULL, -1, 0, NULL},
        {"auto", "auto", -1, 0, NULL},
        {"0", "1", 0, 1, NULL},
        {"1000000", "1048576", 1000000, 1048576, NULL},
        {"7", "-1048576", 7, -1048576, NULL},
        {"auto", "auto_with_manual_fallback", -1, 0, NULL},
        {"-1", NULL, -1, 0, block},
        {"1000001", NULL, -1, 0, block},
        {"x", NULL, -1, 0, block},
        {NULL, "0", -1, 0, increment},
        {NULL, "1048577", -1, 0, increment},
        {NULL, "-1048577", -1, 0, increment},
        {NULL, "", -1, 0, increment},
        {"manual", NULL, -1, 0, "give --asm-block N, or leave the option out"},
        {NULL, "manual", -1, 0, "give --pointer-increment BYTES, or leave the option out"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct err err = {0};
        struct incore_ask ask;
        struct incore_options options = {.asm_block = 9, .pointer_increment_bytes = 9};
        const bool ok = model_ask_read(cases[i].block, cases[i].increment, &ask, &options, &err);
        assert_int_equal(ok, cases[i].known == NULL);
        if (!ok) {
            assert_non_null(strstr(err.hint, cases[i].known));
            continue;
        }
        assert_int_equal(options.asm_block, cases[i].number);
        assert_int_equal(options.pointer_increment_bytes, cases[i].bytes);
        assert_null(options.ask);
        assert_non_null(ask.which_loop);
        assert_non_null(ask.what_increment);
    }
}

static void caches_have_a_place(void **state)
{
    (void)state;
    struct arena arena = {0};
    assert_int_equal(setenv("XDG_CACHE_HOME", "/x", 1), 0);
    assert_string_equal(cache_dir_choose(NULL, &arena), "/x/inspect");
    assert_string_equal(cache_dir_choose("here", &arena), "here");
    assert_null(cache_dir_choose("", &arena));
    assert_int_equal(setenv("HOME", "/h", 1), 0);
    assert_int_equal(unsetenv("XDG_CACHE_HOME"), 0);
    assert_string_equal(cache_dir_choose(NULL, &arena), "/h/.cache/inspect");
    arena_free(&arena);
}

int main(void)
{
    close(STDIN_FILENO); /* so that nobody can be asked */
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sizes_are_chosen),           cmocka_unit_test(measured_sizes_have_a_limit),
        cmocka_unit_test(parameters_make_a_space),    cmocka_unit_test(parameters_are_filled_in),
        cmocka_unit_test(loops_are_chosen_by_number), cmocka_unit_test(caches_have_a_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
