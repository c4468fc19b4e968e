#include "unit.h"

#include <stdlib.h>
#include <string.h>

#include "collect/machine/load.h"
#include "machine/replaced.h"
#include "machine/sample.h"

static const char *saved_sample(struct arena *arena)
{
    struct err err = {0};
    const struct machine m = sample_machine();
    struct str text;
    assert_true(machine_text(&m, arena, &text, &err));
    return str_cstr(arena, text);
}

static unsigned line_of(const char *text, const char *word)
{
    unsigned line = 1;
    for (const char *c = text; c < strstr(text, word); c++)
        line += *c == '\n';
    return line;
}

static void one(const char *from, const char *to, const char *path, const char *word)
{
    struct arena arena = {0};
    const char *text = replaced(&arena, saved_sample(&arena), from, to);
    struct err err = {0};
    struct machine m;
    if (machine_parse(str_of(text), "s.yml", &arena, &m, &err))
        fail_msg("%s is accepted", to);
    assert_string_equal(err.file, "s.yml");
    if (strstr(err.text, path) == NULL || strstr(err.text, word) == NULL)
        fail_msg("%s: %s", to, err.text);
    assert_int_equal(err.line, line_of(text, to));
    arena_free(&arena);
}

static void each_violation_has_its_place(void **state)
{
    (void)state;
    one("ghz: 2.5", "ghz: -2.5", "clock.ghz", "accepted: 0.05 to 20");
    one("sets: 8190", "sets: 0", "caches[2].sets", "accepted: 1 to");
    one("ways: 16", "ways: none", "caches[2].ways", "whole number");
    one("name: Sample_1", "name: ../x", "name", "letters");
    one("policy: LRU", "policy: RLU", "caches[0].policy", "LRU, FIFO");
    one("load_from: L2", "load_from: L9", "caches[0].load_from", "'L9' is no level");
    one("store_to: L3", "store_to: L1", "caches[1].store_to", "further from the core");
    one("line_bytes: 64", "line_bytes: 63", "line_bytes", "power of two");
    one("write_back: true", "write_back: maybe", "caches[0].write_back", "true, false");
    one("edge: L2-L3", "edge: L2-MEM", "transfers[2].edge", "L2-L3");
    one("mix: triad", "mix: triade", "bandwidths[6].mix", "'triade'");
    one("kind: assumed", "kind: guessed", "provenance[0].kind", "measured");
    one("isa: x86-64", "isa: sparc", "isa", "aarch64");
    one("schema: 1", "schema: 9", "schema", "accepted: 1");
    one("name: L1", "name: MEM", "caches[0].name", "neither MEM nor none");
    one("gb_per_s: [10, 18, 20]", "gb_per_s: [10, 18, 2e8]", "bandwidths[3].gb_per_s[2]",
        "is 2e+08; accepted: 0.001 to 10000000");
}

static void all_violations_come_at_once(void **state)
{
    (void)state;
    struct arena arena = {0};
    const char *text = saved_sample(&arena);
    text = replaced(&arena, text, "ghz: 2.5", "ghz: 0");
    text = replaced(&arena, text, "  sockets: 1\n", "");
    text = replaced(&arena, text, "sets: 64", "sets: many");
    text = replaced(&arena, text, "ways: 16", "wasy: 16");
    struct err err = {0};
    struct machine m;
    assert_false(machine_parse(str_of(text), "s.yml", &arena, &m, &err));
    /* The first is the error, the others are counted. */
    assert_string_equal(err.hint, "4 more: inspect machine show s.yml lists all");
    arena_free(&arena);
}

static void a_missing_key_stands_where_it_belongs(void **state)
{
    (void)state;
    struct arena arena = {0};
    const char *text = replaced(&arena, saved_sample(&arena), "  threads_per_core: 2\n", "");
    struct err err = {0};
    struct machine m;
    assert_false(machine_parse(str_of(text), "s.yml", &arena, &m, &err));
    assert_non_null(strstr(err.text, "topology.threads_per_core is missing"));
    assert_int_equal(err.line, line_of(text, "topology:") + 1);
    arena_free(&arena);
}

/* Lists are looked through as far as they may be long; a million mistakes help nobody. */
static void long_lists_are_cut(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    sb_addz(&text, "mixes:\n");
    for (int i = 0; i < MACHINE_MAX_LIST + 100; i++)
        sb_addz(&text, "- {}\n");
    struct err err = {0};
    struct machine m;
    assert_false(machine_parse(sb_str(&text), "l.yml", &arena, &m, &err));
    assert_non_null(strstr(err.text, "is missing"));
    /* The mixes' five keys and those of the top; the list's length. */
    const long more = strtol(err.hint, NULL, 10);
    assert_true(more >= (long)MACHINE_MAX_LIST * 5 && more < (long)MACHINE_MAX_LIST * 5 + 30);
    arena_free(&arena);
}

static void a_second_document_is_no_part_of_the_file(void **state)
{
    (void)state;
    struct arena arena = {0};
    const char *first = saved_sample(&arena);
    struct machine m;
    struct err err = {0};
    assert_true(machine_parse(str_of(str_formatz(&arena, "---\n%s...\n# end\n", first)), "s.yml",
                              &arena, &m, &err));
    const char *both = str_formatz(&arena, "%s---\nname: other\n", first);
    assert_false(machine_parse(str_of(both), "s.yml", &arena, &m, &err));
    assert_non_null(strstr(err.text, "second document"));
    assert_int_equal(err.line, line_of(both, "---"));
    arena_free(&arena);
}

static void hostile_texts_are_errors(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "",
        "\xff\xfe",
        "- a\n- b\n",
        "schema: &a 1\nname: *a\n",
        "? [a, b]\n: c\n",
        "kerncraft version: 1\nmemory hierarchy: [1, 2, 3]\n",
        "kerncraft version: 1\nmemory hierarchy: {a: b}\nbenchmarks: 3\nclock: [1]\n",
        "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct machine m;
        assert_false(machine_parse(str_of(texts[i]), "h.yml", &arena, &m, &err));
        assert_int_equal(err.kind, ERR_INPUT);
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_violation_has_its_place),
        cmocka_unit_test(all_violations_come_at_once),
        cmocka_unit_test(a_missing_key_stands_where_it_belongs),
        cmocka_unit_test(long_lists_are_cut),
        cmocka_unit_test(a_second_document_is_no_part_of_the_file),
        cmocka_unit_test(hostile_texts_are_errors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
