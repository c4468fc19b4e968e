#include "unit.h"

#include <string.h>

#include "golden.h"
#include "machine/replaced.h"
#include "map_values.h"
#include "render/own_store.h"

/* The smallest file that is accepted, or not, depending on its contents. */
#define FILE_OF(more, rows)                                                                        \
    "{\"schema\": \"inspect-own-1\", \"title\": \"a <b>.c\", \"registers_overlap\": false,"        \
    " \"lup_per_cl\": 8, \"clock_hz\": 2e9, \"baseline\": {},"                                     \
    " \"own\": {\"name\": \"a.c\", \"curve\": {" more "}}, \"rows\": [" rows "]}"

#define CURVE(size) CURVE_WITH(size, "L1–L2")
#define CURVE_WITH(size, between)                                                                  \
    "\"size\": " size ", \"T_comp\": [4.0, null], \"T_RegL1\": [2.0, 2.0], \"T_ECM\": [6.0, 8.0]," \
    " \"mlup_per_s\": [900.0, 700.0], \"edges\": [{\"between\": \"" between                        \
    "\", \"cy_per_cl\": [1.0, 2.0]}]"
#define TEN_BYTES "0123456789"
#define LONG_NAME TEN_BYTES TEN_BYTES TEN_BYTES TEN_BYTES TEN_BYTES TEN_BYTES TEN_BYTES

#define ROW "{\"size\": \"40\", \"x\": 40, \"threads\": 1, \"own_predicted\": 147.2}"

/* Every member, all with different numbers. */
#define SIDE(name)                                                                                 \
    "{\"name\": \"" name "\", \"core\": \"scalar\", \"ecm\": \"{1 | 2}\", \"curve\":"              \
    " {" CURVE("[10.0, 20.0]") "}}"
#define WHOLE(more)                                                                                \
    "{\"schema\": \"inspect-own-1\", \"version\": \"2\", \"title\": \"a <b>.c\","                  \
    " \"machine\": \"M\", \"verdict\": \"V\", \"differences\": \"D\", \"limit\": \"L\","           \
    " \"notes\": \"N\", \"source\": \"S\", \"command\": \"C\", \"place\": \"P\","                  \
    " \"assumed\": \"A\", \"registers_overlap\": true, \"lup_per_cl\": 8, \"clock_hz\": "          \
    "2000000000,"                                                                                  \
    " \"own\": " SIDE("a.c") ", \"baseline\": " SIDE(                                              \
        "b.c") ", \"rows\": [{\"size\": \"40\","                                                   \
               " \"threads\": 1, \"x\": 40, \"own_predicted\": 1.5, \"base_predicted\": 2.5,"      \
               " \"own_measured\": 3.5, \"base_measured\": 4.5, \"ratio\": 5.5, "                  \
               "\"predicted_ratio\": 6.5,"                                                         \
               " \"light_mlup_per_s\": 7.5}, {\"threads\": 2, \"x\": 40}], \"causes\": "           \
               "[{\"title\": \"t\","                                                               \
               " \"gain\": \"g\", \"evidence\": \"e\", \"remark\": \"r\", \"advice\": \"a\"}],"    \
               " \"nests\": [{\"share\": \"s\", \"line\": \"7\", \"function\": \"f\", \"what\": "  \
               "\"w\"}],"                                                                          \
               " \"further\": [" more "]}"

static void writes_what_it_read(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct own_page page;
    struct err err = {0};
    const struct str whole = STR(WHOLE(WHOLE("")));
    if (!own_store_parse(whole, "a.json", &arena, &page, &err))
        fail_msg("%s", err.text);
    json_t *const expected = json_parse(whole, "a.json", &err);
    json_t *const got = own_store_json(&page);
    assert_string_equal(str_cstr(&arena, json_text(got, &arena)),
                        str_cstr(&arena, json_text(expected, &arena)));
    json_decref(expected);
    json_decref(got);
    arena_free(&arena);
}

/* What its page has: own.txt, written by UPDATE=1. Without one side, with lines instead of areas,
 * on one core only. */
static void pages_as_listed(void **state)
{
    (void)state;
    static const struct {
        const char *from, *to;
    } rows[] = {
        {"", ""},
        {"\"registers_overlap\": true", "\"registers_overlap\": false"},
        {"\"threads\": 2, \"x\": 40", "\"threads\": 1, \"x\": 50, \"own_measured\": 8.5"},
        {"\"threads\": 2, \"x\": 40",
         "\"size\": \"40\", \"threads\": 2, \"x\": 40, \"own_predicted\": 8.5, \"base_predicted\": "
         "9.5,"
         " \"own_measured\": 10.5, \"base_measured\": 11.5},"
         " {\"size\": \"40\", \"threads\": 4, \"x\": 40, \"own_predicted\": 12.5"},
        {"\"own\": " SIDE("a.c"), "\"own\": {}"},
        {"\"baseline\": " SIDE("b.c"), "\"baseline\": {}"},
        {"\"own_measured\": 3.5, \"base_measured\": 4.5,", ""},
        {"\"own_predicted\": 1.5, \"base_predicted\": 2.5,", ""},
    };
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct own_page page;
        struct err err = {0};
        struct map *const values = map_new(&arena);
        const char *const text = replaced(&arena, WHOLE(""), rows[i].from, rows[i].to);
        if (!own_store_parse(str_of(text), "a.json", &arena, &page, &err))
            fail_msg("%s", err.text);
        own_page_values(&page, i % 2 == 0, values);
        sb_addf(&out, "== '%s' is '%s'\n", rows[i].from, rows[i].to);
        add_map(values, 0, &out);
    }
    assert_golden(OWN, sb_str(&out));
    arena_free(&arena);
}

static void refuses_others(void **state)
{
    (void)state;
    static const struct {
        const char *text, *member;
    } cases[] = {
        {"[]", "schema"},
        {"{\"schema\": 1}", "schema"},
        {"{\"schema\": \"inspect-own-2\"}", "schema"},
        {"{\"schema\": \"inspect-own-1\", \"title\": []}", "title"},
        {FILE_OF("", ""), "rows"},
        {FILE_OF("", "7"), "threads"},
        {FILE_OF("", ROW "], \"nests\": [{\"line\": 7}"), "line"},
        {FILE_OF("", ROW "], \"further\": [{}"), "schema"},
        {FILE_OF("", "{\"threads\": 1e9}"), "threads"},
        {FILE_OF("", "{\"threads\": 1, \"ratio\": -1}"), "ratio"},
        {FILE_OF("", "{\"threads\": 1, \"ratio\": 1e300}"), "ratio"},
        {FILE_OF("", "{\"threads\": 1}"), "'x'"},
        {FILE_OF("", "{\"threads\": 1, \"x\": null}"), "'x'"},
        {FILE_OF("", "{\"threads\": 4, \"x\": 9}, {\"threads\": 2, \"x\": 9}"), "rows"},
        {FILE_OF("\"size\": [1]", ROW), "T_comp"},
        {FILE_OF("\"size\": 3", ROW), "size"},
        {FILE_OF(CURVE("[20, 10]"), ROW), "size"},
        {FILE_OF(CURVE("[0, 10]"), ROW), "size"},
        {FILE_OF(CURVE("[10, null]"), ROW), "size"},
        {FILE_OF("\"edges\": [0, 0, 0, 0, 0, 0, 0]", ROW), "edges"},
        {FILE_OF("\"edges\": [0]", ROW), "edges"},
        {FILE_OF(CURVE_WITH("[10, 20]", LONG_NAME), ROW), "between"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct own_page page;
        struct err err = {0};
        assert_false(own_store_parse(str_of(cases[i].text), "a.json", &arena, &page, &err));
        if (strstr(err.text, cases[i].member) == NULL)
            print_error("%s: %s\n", cases[i].text, err.text);
        assert_non_null(strstr(err.text, cases[i].member));
        arena_free(&arena);
    }
}

/* A list of `n` members that are all `member`; `@` in it is its number, from 1. */
static const char *list_of(size_t n, const char *member, struct arena *arena)
{
    struct sb out = {.arena = arena};
    const struct str_cut cut = str_cut(str_of(member), '@');
    for (size_t i = 1; i <= n; i++) {
        sb_addf(&out, "%s%.*s", i == 1 ? "" : ", ", STR_ARG(cut.head));
        if (cut.ok)
            sb_addf(&out, "%zu%.*s", i, STR_ARG(cut.tail));
    }
    return sb_cstr(&out);
}

/* The curve of the first side, its rows and what follows, as parts of a file. */
static bool accepts(const char *curve, const char *rows, const char *more, struct err *err)
{
    struct arena arena = {0};
    struct own_page page;
    const struct str text =
        str_format(&arena,
                   "{\"schema\": \"inspect-own-1\", \"title\": \"a\", \"registers_overlap\": false,"
                   " \"lup_per_cl\": 8, \"clock_hz\": 2e9, \"baseline\": {},"
                   " \"own\": {\"curve\": {%s}}, \"rows\": [%s]%s}",
                   curve, rows, more);
    *err = (struct err){0};
    const bool ok = own_store_parse(text, "a.json", &arena, &page, err);
    arena_free(&arena);
    return ok;
}

static const char *curve_of(size_t n, struct arena *arena)
{
    static const char *const keys[] = {"T_comp", "T_RegL1", "T_ECM", "mlup_per_s"};
    struct sb out = {.arena = arena};
    sb_addf(&out, "\"size\": [%s]", list_of(n, "@", arena));
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        sb_addf(&out, ", \"%s\": [%s]", keys[i], list_of(n, "1.5", arena));
    return sb_cstr(&out);
}

/* Just as many as are accepted, and one more. */
static void lists_have_limits(void **state)
{
    (void)state;
    static const struct {
        const char *key, *member;
        size_t max;
    } lists[] = {
        {"causes", "{}", 100},
        {"nests", "{}", 4096},
        {"further", WHOLE(""), 16},
    };
    struct err err;
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        for (size_t n = lists[i].max; n <= lists[i].max + 1; n++) {
            struct arena arena = {0};
            const char *more = str_formatz(&arena, ", \"%s\": [%s]", lists[i].key,
                                           list_of(n, lists[i].member, &arena));
            assert_int_equal(accepts("", ROW, more, &err), n == lists[i].max);
            if (n > lists[i].max)
                assert_string_equal(
                    err.text, str_formatz(&arena, "'%s' is not a list, or has too many members",
                                          lists[i].key));
            arena_free(&arena);
        }
    }
    for (size_t n = 1000; n <= 1001; n++) {
        struct arena arena = {0};
        assert_int_equal(accepts(curve_of(n, &arena), ROW, "", &err), n == 1000);
        assert_int_equal(accepts("", list_of(n, "{\"threads\": @, \"x\": 1}", &arena), "", &err),
                         n == 1000);
        arena_free(&arena);
    }
    for (size_t n = OWN_PAGE_MAX_EDGES; n <= OWN_PAGE_MAX_EDGES + 1; n++) {
        struct arena arena = {0};
        const char *edges = str_formatz(&arena, "\"edges\": [%s]", list_of(n, "{}", &arena));
        assert_int_equal(accepts(edges, ROW, "", &err), n == OWN_PAGE_MAX_EDGES);
        arena_free(&arena);
    }
}

/* Values below, at and above each limit, and of another type. */
static void values_have_limits(void **state)
{
    (void)state;
#define THREADS(n) "{\"threads\": " n ", \"x\": 1}"
#define SIXTY_BYTES TEN_BYTES TEN_BYTES TEN_BYTES TEN_BYTES TEN_BYTES TEN_BYTES
#define NAMED(name) "\"edges\": [{\"between\": \"" name "\"}]"
#define POINTS(size, values)                                                                       \
    "\"size\": " size ", \"T_comp\": " values ", \"T_RegL1\": " values ", \"T_ECM\": " values      \
    ", \"mlup_per_s\": " values
    static const struct {
        const char *curve, *rows, *more;
        const char *message; /* null: it is accepted */
    } cases[] = {
        {"", THREADS("0"), "", "'threads' is not a number of threads"},
        {"", THREADS("1"), "", NULL},
        {"", THREADS("65536"), "", NULL},
        {"", THREADS("65537"), "", "'threads' is not a number of threads"},
        {"", THREADS("1") ", " THREADS("1"), "", NULL},
        {"", THREADS("1") ", " THREADS("2"), "", NULL},
        {"", THREADS("2") ", " THREADS("2"), "", "'rows' is not in the order of threads"},
        {"", THREADS("2") ", " THREADS("1"), "", "'rows' is not in the order of threads"},
        {"", "{\"threads\": 1, \"x\": 0}", "", NULL},
        {"", "{\"threads\": 1, \"x\": 1e15}", "", NULL},
        {"", "{\"threads\": 1, \"x\": 1000000000000001}", "", "'x' is not a number from 0 to 1e15"},
        {"", "{\"threads\": 1, \"x\": -0.5}", "", "'x' is not a number from 0 to 1e15"},
        {"", "{\"threads\": 1, \"x\": \"1\"}", "", "'x' is not a number from 0 to 1e15"},
        {"", "{\"threads\": 1, \"x\": 1, \"size\": 1}", "", "'size' is not a text"},
        {NAMED(SIXTY_BYTES "1234"), ROW, "", NULL},
        {NAMED(SIXTY_BYTES "12345"), ROW, "", "'between' is not the names of two levels"},
        {"\"edges\": [1]", ROW, "", "'edges' is not a list of objects"},
        {"\"edges\": {}", ROW, "", "'edges' is not a list, or has too many members"},
        {POINTS("[1, 2]", "[1, 2]"), ROW, "", NULL},
        {POINTS("[1, 1]", "[1, 2]"), ROW, "", "'size' is not a list of rising sizes"},
        {POINTS("[0, 1]", "[1, 2]"), ROW, "", "'size' is not a list of rising sizes"},
        {POINTS("[1, 2]", "[1]"), ROW, "", "'T_comp' is not as long as 'size'"},
        {POINTS("[1, 2]", "[1, 2, 3]"), ROW, "", "'T_comp' is not as long as 'size'"},
        {POINTS("[1, 2]", "[1, true]"), ROW, "", "'T_comp' is not a number from 0 to 1e15"},
        {"", ROW, ", \"causes\": [{\"gain\": 1}]", "'gain' is not a text"},
        {"", ROW, ", \"version\": 1", "'version' is not a text"},
        {"", ROW, ", \"verdict\": 1", "'verdict' is not a text"},
        {"", "", "", "'rows' is not a list of results"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct err err;
        const bool ok = accepts(cases[i].curve, cases[i].rows, cases[i].more, &err);
        if (ok != (cases[i].message == NULL))
            fail_msg("%s %s %s: %s", cases[i].curve, cases[i].rows, cases[i].more, err.text);
        if (!ok) {
            assert_string_equal(err.text, cases[i].message);
            assert_string_equal(err.hint, "write the file again with inspect compare --store");
        }
    }
}

/* Members that every file has, each with another value. */
static void members_are_needed(void **state)
{
    (void)state;
    static const struct {
        const char *from, *to;
        const char *message; /* null: it is accepted */
    } cases[] = {
        {": 8", ": 0", "'lup_per_cl' is not a positive number"},
        {": 8", ": null", "'lup_per_cl' is not a positive number"},
        {": 8", ": 0.5", NULL},
        {": 2e9", ": 0", "'clock_hz' is not a positive number"},
        {": 2e9", ": -1", "'clock_hz' is not a number from 0 to 1e15"},
        {": false", ": null", "'registers_overlap' is not true or false"},
        {"a <b>.c", "", "'title' is not a text"},
        {": {}", ": null", "'baseline' is not an object"},
        {": {\"name\": \"a.c\", \"curve\": {}}", ": []", "'own' is not an object"},
        {"-own-1", "-own-", "'schema' is not that of a stored comparison"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct own_page page;
        struct err err = {0};
        const char *text = replaced(&arena, FILE_OF("", ROW), cases[i].from, cases[i].to);
        const bool ok = own_store_parse(str_of(text), "a.json", &arena, &page, &err);
        assert_int_equal(ok, cases[i].message == NULL);
        assert_string_equal(err.text, ok ? "" : cases[i].message);
        arena_free(&arena);
    }
}

/* A file with several nests: all are listed, including those that were compared in full. */
static void keeps_all_nests(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct own_page first, page, again;
    struct err err = {0};
    assert_true(
        own_store_parse(STR(FILE_OF(CURVE("[10, 20]"), ROW)), "a.json", &arena, &first, &err));
    const struct own_page_nest nests[] = {{.line = STR("7"), .what = STR("near <1D>")},
                                          {.line = STR("9"), .function = STR("g")}};
    struct own_page second = first;
    first.place = STR("Line 7, f");
    second.place = STR("Line 9, g");
    second.verdict = STR("half as fast");
    page = first;
    page.n_nests = 2;
    page.nests = nests;
    page.n_further = 1;
    page.further = &second;
    page.version = "1";
    second.version = "1";
    json_t *o = own_store_json(&page);
    const struct str text = json_text(o, &arena);
    json_decref(o);
    assert_true(own_store_parse(text, "b.json", &arena, &again, &err));
    assert_int_equal(again.n_nests, 2);
    assert_true(str_eq(again.nests[1].function, STR("g")));
    assert_int_equal(again.n_further, 1);
    const struct own_page_folders folders = {"templates", "site"};
    struct str html;
    assert_true(own_page_text(&again, &folders, &arena, &html, &err));
    assert_true(str_find_str(html, STR("near &lt;1D&gt;")) < html.len);
    assert_true(str_find_str(html, STR("<h2>Line 7, f</h2>")) <
                str_find_str(html, STR("<h2>Line 9, g</h2>")));
    assert_true(str_find_str(html, STR("half as fast")) < html.len);
    arena_free(&arena);
}

static void checks_names(void **state)
{
    (void)state;
    assert_true(own_store_name_ok(STR("jacobi-2")));
    assert_false(own_store_name_ok(STR("index")));
    assert_false(own_store_name_ok(STR("../x")));
    assert_false(own_store_name_ok(STR("")));
}

/* Foreign text is escaped; text in backquotes is code. */
static void marks_code_in_advice(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct own_page_cause cause = {.title = STR("t"), .advice = STR("use `a<b>` or `c")};
    const struct own_page page = {.title = STR("a"),
                                  .version = "1",
                                  .n_causes = 1,
                                  .causes = &cause,
                                  .try_link = STR("x#a&b")};
    const struct own_page_folders folders = {"templates", "site"};
    struct str text;
    struct err err = {0};
    assert_true(own_page_text(&page, &folders, &arena, &text, &err));
    assert_true(str_find_str(text, STR("use <code>a&lt;b&gt;</code> or `c")) < text.len);
    assert_true(str_find_str(text, STR("href=\"x#a&amp;b\"")) < text.len);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pages_as_listed),    cmocka_unit_test(writes_what_it_read),
        cmocka_unit_test(refuses_others),     cmocka_unit_test(keeps_all_nests),
        cmocka_unit_test(checks_names),       cmocka_unit_test(marks_code_in_advice),
        cmocka_unit_test(lists_have_limits),  cmocka_unit_test(values_have_limits),
        cmocka_unit_test(members_are_needed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
