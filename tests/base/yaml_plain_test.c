/* What the reader without libyaml takes, it reads as the one with it; the rest it refuses. */
#include <string.h>

#include "base/file.h"
#include "base/yaml_plain.h"
#include "tests/unit.h"

static bool same(const struct yml_node *a, const struct yml_node *b)
{
    bool equal = a->kind == b->kind && a->line == b->line && a->col == b->col &&
                 a->count == b->count && a->plain == b->plain && str_eq(a->text, b->text);
    for (size_t i = 0; equal && i < a->count; i++)
        equal = same(a->children[i], b->children[i]) &&
                (a->kind != YML_MAP ||
                 (str_eq(a->keys[i], b->keys[i]) && a->key_lines[i] == b->key_lines[i]));
    return equal;
}

static void check_same(struct str text, const char *what, struct arena *arena)
{
    const struct yml_node *plain = NULL, *full = NULL;
    struct err err = {0};
    if (!yml_parse_plain(text, what, arena, &plain, &err))
        fail_msg("%s:%u:%u: %s", what, err.line, err.col, err.text);
    assert_true(yml_parse(text, what, arena, &full, &err));
    if (!same(plain, full))
        fail_msg("another tree: %s", what);
}

static void test_texts(void **state)
{
    static const char *const texts[] = {
        "a: 1\nb: two words # comment\nc: 'it''s'\n",
        "---\na:\n- 1\n- - x\n  - y\n- k: v\n  l: [1, 2,\n   3]\n-\nb: {}\n",
        "b:\n  c:\n    d: \"\\u00e4\\n\"\n",
        "- a\n-   b: 1\n    c: 2\n- []\n- {}\n",
        "{\"a\":\"x\\ny\",\"b\":[1.5e3,true,null],\"c\":{}}",
        "a: {b: 1, c: {d: -2}, e: , f: g h}\n",
        "ä: ü\nö: [ß]\n",
        "a: b:c\nurl: http://x/#y\nflags: -O3 -march=native\n",
        "'quoted key': 1\n\"k\" : 2\n",
        "just a word\n",
        "a: 1\r\nb: 2\r\n",
        "a: one\n  two\n\n  three # end\nb: x\n",
        "a:\n- one\n  two\n- 'it''s\n   \n  so  \n  on'\nb: \"x \n  y\\t \n  z\"\n",
        "a:\n  b: x\n   y\n  c: z\n",
    };
    struct arena arena = {0};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        check_same(str_of(texts[i]), texts[i], &arena);
    arena_free(&arena);
}

static void test_machine_files(void **state)
{
    static const char *const names[] = {"A64FX_FX700", "HaswellEP_E5-2695v3_CoD",
                                        "SkylakeSP_Gold-6148_SNC", "Zen2_EPYC-7452"};
    struct arena arena = {0};
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *path = str_formatz(&arena, "machines/%s.yml", names[i]);
        struct str text;
        struct err err = {0};
        assert_true(file_read(path, 1 << 20, &arena, &text, &err));
        check_same(text, path, &arena);
    }
    arena_free(&arena);
}

static void test_refusals(void **state)
{
    static const struct {
        const char *text;
        unsigned line, col;
    } rows[] = {
        {"", 1, 1},
        {"a: |\n  x\n", 1, 4},
        {"a: &x 1\n", 1, 4},
        {"a: *x\n", 1, 4},
        {"a: !!str 1\n", 1, 4},
        {"a: 1\n  2: 3\n", 2, 4},
        {"a: 1 # x\n  2\n", 2, 3},
        {"a: 1\n b: 2\n", 2, 3},
        {"\ta: 1\n", 1, 1},
        {"a: \"x\n", 1, 4},
        {"a: [1, 2\n", 2, 1},
        {"a: 1\n---\nb: 2\n", 2, 1},
        {"a: b: c\n", 1, 5},
        {"a: \"\\q\"\n", 1, 6},
        {"[a: b]", 1, 3},
        {"a: 1\nb\n", 2, 2},
        {"a: \x01", 1, 4},
        {"a: \xff", 1, 4},
    };
    struct arena arena = {0};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const struct yml_node *root = NULL;
        struct err err = {0};
        if (yml_parse_plain(str_of(rows[i].text), "t", &arena, &root, &err))
            fail_msg("taken: %s", rows[i].text);
        if (err.line != rows[i].line || err.col != rows[i].col || err.hint[0] == '\0')
            fail_msg("%s: %u:%u: %s", rows[i].text, err.line, err.col, err.text);
    }
    arena_free(&arena);
}

/* Ten thousand brackets are no reason to run out of stack. */
static void test_depth(void **state)
{
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    const struct yml_node *root = NULL;
    struct err err = {0};
    (void)state;
    for (int i = 0; i < 10000; i++)
        sb_addc(&text, '[');
    assert_false(yml_parse_plain(sb_str(&text), "t", &arena, &root, &err));
    assert_string_equal(err.text, "nested too deeply");
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_texts),
        cmocka_unit_test(test_machine_files),
        cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_depth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
