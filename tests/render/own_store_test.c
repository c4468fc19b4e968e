#include "unit.h"

#include <string.h>

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
    "\", \"overlaps\": true,"                                                                      \
    " \"cy_per_cl\": [1.0, 2.0]}]"
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
        {FILE_OF("\"edges\": [0]", ROW), "overlaps"},
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
        cmocka_unit_test(writes_what_it_read),  cmocka_unit_test(refuses_others),
        cmocka_unit_test(keeps_all_nests),      cmocka_unit_test(checks_names),
        cmocka_unit_test(marks_code_in_advice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
