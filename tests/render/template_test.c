#include "unit.h"

#include <string.h>

#include "render/template.h"

/* Renders one template with `name` as text and `items` as a list of two. */
static const char *fill(struct arena *arena, const char *text, struct err *err)
{
    struct template_set set = {.arena = arena};
    struct map *values = map_new(arena);
    map_textz(values, "name", "<b>\"x\" & 'y'</b>");
    map_textz(values, "address", "javascript:alert(1)");
    map_textz(values, "path", "a b/c.html?q=1&r=<2>");
    map_textz(values, "nothing", "");
    map_markup(values, "markup", STR("<i>own</i>"));
    map_flag(values, "yes", true);
    map_flag(values, "no", false);
    struct map_list *items = map_items(values, "items");
    map_textz(list_add(items), "item", "one");
    map_textz(list_add(items), "item", "<two>");
    map_textz(map_map(values, "inner"), "item", "deep");
    map_items(values, "none");
    struct sb out = {.arena = arena};
    if (!template_add(&set, STR("part"), STR("[{{name}}]"), "part.html", err) ||
        !template_add(&set, STR("circle"), STR("{{>circle}}"), "circle.html", err) ||
        !template_add(&set, STR("page"), str_of(text), "page.html", err) ||
        !template_render(&set, STR("page"), values, &out, err))
        return NULL;
    return sb_cstr(&out);
}

static void check(const char *text, const char *expected)
{
    struct arena arena = {0};
    struct err err = {0};
    const char *got = fill(&arena, text, &err);
    if (got == NULL)
        print_error("%s: %s\n", text, err.text);
    assert_non_null(got);
    assert_string_equal(got, expected);
    arena_free(&arena);
}

static void refuse(const char *text, const char *why)
{
    struct arena arena = {0};
    struct err err = {0};
    assert_null(fill(&arena, text, &err));
    if (strstr(err.text, why) == NULL)
        print_error("%s: %s\n", text, err.text);
    assert_non_null(strstr(err.text, why));
    arena_free(&arena);
}

static void test_escapes_by_place(void **state)
{
    (void)state;
    check("{{name}}", "&lt;b&gt;\"x\" &amp; 'y'&lt;/b&gt;");
    check("<p title=\"{{name}}\">",
          "<p title=\"&lt;b&gt;&quot;x&quot; &amp; &#39;y&#39;&lt;/b&gt;\">");
    check("<p title='{{name}}'>", "<p title='&lt;b&gt;&quot;x&quot; &amp; &#39;y&#39;&lt;/b&gt;'>");
    check("<a href=\"{{address}}\">", "<a href=\"#\">");
    check("<a class=\"x\" id=y href=\"{{address}}\">", "<a class=\"x\" id=y href=\"#\">");
    check("<a title=\"x\"href=\"{{address}}\">", "<a title=\"x\"href=\"#\">");
    check("<a href=\"{{path}}\">", "<a href=\"a%20b/c.html?q=1&amp;r=%3C2%3E\">");
    check("<p>{{markup}}</p>", "<p><i>own</i></p>");
}

static void test_sections(void **state)
{
    (void)state;
    check("{{#items}}<li>{{item}}</li>{{/items}}", "<li>one</li><li>&lt;two&gt;</li>");
    check("{{?items}}some{{/items}}{{?none}}x{{/none}}", "some");
    check("{{^none}}nothing{{/none}}{{^items}}x{{/items}}", "nothing");
    check("{{#yes}}y{{/yes}}{{#no}}n{{/no}}{{^no}}N{{/no}}", "yN");
    check("{{#inner}}{{item}}{{/inner}}", "deep");
    check("{{#nothing}}x{{/nothing}}{{^nothing}}empty{{/nothing}}{{! remark }}", "empty");
    check("{{#items}}{{>part}}{{/items}}",
          "[&lt;b&gt;\"x\" &amp; 'y'&lt;/b&gt;][&lt;b&gt;\"x\" &amp; 'y'&lt;/b&gt;]");
    check("<p{{#yes}} class=\"on\"{{/yes}}>", "<p class=\"on\">");
}

static void test_refuses_unsafe_places(void **state)
{
    (void)state;
    const char *const why = "only text and quoted attributes";
    refuse("<script>var x = {{name}};</script>", why);
    refuse("<style>{{name}}</style>", why);
    refuse("<p {{name}}>", why);
    refuse("<p title={{name}}>", why);
    refuse("<p onclick=\"{{name}}\">", why);
    refuse("<p title=\"x\"onclick=\"{{name}}\">", why);
    refuse("<p ONCLICK=\"{{name}}\">", why);
    refuse("<p style=\"{{name}}\">", why);
    refuse("<!-- {{name}} -->", why);
    refuse("<p title=\"{{markup}}\">", "markup cannot stand in an attribute");
    refuse("<p title=\"{{>part}}\">", "between tags only");
}

static void test_refuses_broken_templates(void **state)
{
    (void)state;
    refuse("{{#items}}", "never closed");
    refuse("{{/items}}", "no section is open");
    refuse("{{#items}}{{#yes}}{{/items}}{{/yes}}", "another section");
    refuse("{{name", "never closed");
    refuse("{{unheard}}", "no text is given");
    refuse("{{items}}", "no text is given");
    refuse("{{>unheard}}", "there is no template");
    refuse("{{>circle}}", "in a circle");
    refuse("<p {{#yes}}title=\"{{/yes}}\">", "half open");
    refuse("<p", "ends within a tag");
}

static void test_errors_carry_the_place(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    assert_null(fill(&arena, "<p>\n  {{unheard}}", &err));
    assert_string_equal(err.file, "page.html");
    assert_int_equal(err.line, 2);
    assert_int_equal(err.col, 3);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_escapes_by_place),
        cmocka_unit_test(test_sections),
        cmocka_unit_test(test_refuses_unsafe_places),
        cmocka_unit_test(test_refuses_broken_templates),
        cmocka_unit_test(test_errors_carry_the_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
