/* Packing and unpacking a tree gives the same tree; a text that is not a packed tree is refused. */
#include <string.h>

#include "base/file.h"
#include "base/yaml_packed.h"
#include "tests/unit.h"

static void assert_same(const struct yml_node *a, const struct yml_node *b)
{
    assert_int_equal(a->kind, b->kind);
    assert_int_equal(a->line, b->line);
    assert_int_equal(a->col, b->col);
    assert_true(str_eq(a->text, b->text));
    assert_int_equal(a->count, b->count);
    for (size_t i = 0; i < a->count; i++) {
        if (a->kind == YML_MAP) {
            assert_true(str_eq(a->keys[i], b->keys[i]));
            assert_int_equal(a->key_lines[i], b->key_lines[i]);
        }
        assert_same(a->children[i], b->children[i]);
    }
}

static struct str packed(struct str yaml, struct arena *arena, const struct yml_node **root)
{
    struct err err = {0};
    struct sb out = {.arena = arena};
    assert_true(yml_parse(yaml, "test", arena, root, &err));
    yml_pack(*root, &out);
    return sb_str(&out);
}

static void test_machine_files(void **state)
{
    static const char *const names[] = {"A64FX_FX700", "HaswellEP_E5-2695v3_CoD",
                                        "SkylakeSP_Gold-6148_SNC", "Zen2_EPYC-7452"};
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct str text;
        const struct yml_node *root, *again;
        assert_true(file_read(str_formatz(&arena, "machines/%s.yml", names[i]), 1 << 20, &arena,
                              &text, &err));
        assert_true(yml_unpack(packed(text, &arena, &root), &arena, &again, &err));
        assert_same(root, again);
        arena_free(&arena);
    }
}

static void test_the_form_itself(void **state)
{
    struct arena arena = {0};
    const struct yml_node *root;
    (void)state;
    const struct str text = packed(STR("a: [1, ü]\nb: {}\n"), &arena, &root);
    assert_true(str_eq(text, STR("m1,1,2:s1,1,1:al1,4,2:s1,5,1:1s1,8,2:üs2,1,1:bm2,4,0:")));
    arena_free(&arena);
}

/* A truncated tree is refused. */
static void test_cut_off(void **state)
{
    struct arena arena = {0};
    const struct yml_node *root;
    (void)state;
    const struct str text = packed(STR("a: [1, {x: y}]\nb: {c: [[]]}\n"), &arena, &root);
    for (size_t len = 0; len < text.len; len++) {
        struct err err = {0};
        assert_false(yml_unpack(str_slice(text, 0, len), &arena, &root, &err));
        assert_int_equal(err.kind, ERR_INPUT);
    }
    arena_free(&arena);
}

static void test_refused(void **state)
{
    static const char *const texts[] = {
        "x1,1,0:",               /* not a kind */
        "s1,1,-1:",              /* less than nothing */
        "s1,1,2:a",              /* more than there is */
        "s1,1,1:ab",             /* less than there is */
        "l1,1,4000000000:",      /* more than fits into memory */
        "m1,1,1:l1,1,0:s1,1,0:", /* a key that is not a word */
        "s1,1:a",                /* no count */
    };
    struct arena arena = {0};
    struct sb deep = {.arena = &arena};
    const struct yml_node *root;
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct err err = {0};
        if (yml_unpack(str_of(texts[i]), &arena, &root, &err))
            fail_msg("accepted: %s", texts[i]);
    }
    /* a count that the text has no room for is refused before anything that it counts is taken */
    struct err early = {0};
    assert_false(yml_unpack(STR("l1,1,5:s1,1,1:a"), &arena, &root, &early));
    assert_string_equal(early.text, "the packed tree is broken 8 bytes before its end");
    for (int i = 0; i <= YML_MAX_DEPTH; i++)
        sb_addz(&deep, "l1,1,1:");
    sb_addz(&deep, "s1,1,0:");
    struct err err = {0};
    assert_false(yml_unpack(sb_str(&deep), &arena, &root, &err));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_machine_files),
        cmocka_unit_test(test_the_form_itself),
        cmocka_unit_test(test_cut_off),
        cmocka_unit_test(test_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
