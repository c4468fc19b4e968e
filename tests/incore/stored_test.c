#include "unit.h"

#include <string.h>

#include "collect/incore/incore_json.h"
#include "collect/incore/incore_store.h"
#include "scratch.h"

/* Like STR, where C requires a constant. */
#define TEXT(literal)                                                                              \
    {                                                                                              \
        "" literal, sizeof(literal) - 1                                                            \
    }

static const double cy_of_first[] = {0.5, 0}, cy_of_second[] = {0, 1.5};
static const struct loop_instruction instructions[] = {
    {.text = TEXT("vaddpd"), .cy_per_port = cy_of_first},
    {.text = TEXT("frob"), .cy_per_port = cy_of_second, .unknown = true}};
static const struct port_pressure ports[] = {{"P0", 2.5}, {"P1", 3.5}};
static const struct row_step steps[] = {{4, 1.25, 12, false, true}, {1, 0.75, 18, true, false}};

/* All members differ from each other and from 0. */
static const struct incore whole = {
    .T_comp_cy_per_cl = 1.5,
    .T_RegL1_cy_per_cl = 2.25,
    .T_latency_cy_per_cl = 3.5,
    .T_beyond_cy_per_cl = 4.5,
    .throughput_cy_per_iteration = 5.5,
    .simulated_cy_per_iteration = 6.5,
    .lup_per_iteration = 7,
    .lower_bound = true,
    .doubt = "a doubt",
    .vectorised = true,
    .simd_bits = 256,
    .n_spills = 8,
    .n_gathers = 9,
    .n_loops = 10,
    .loop = 11,
    .first_line = 12,
    .last_line = 13,
    .n_ports = 2,
    .ports = ports,
    .absent_ports = "P7",
    .n_instructions = 2,
    .instructions = instructions,
    .row = {.known = true,
            .startup_instructions = 14,
            .dispatch_width = 15,
            .scheduler_full = true,
            .iterations_in_flight = 16.5,
            .vectors_per_iteration = 17.5,
            .loads_per_iteration = 18,
            .stores_per_iteration = 19,
            .n_steps = 2,
            .steps = steps},
    .assembly = TEXT("the listing"),
    .report = TEXT("the report"),
    .compiler = "gcc 12",
    .compiler_flags = "-O3",
    .analyser = "llvm-mca 19",
};

static const char times_text[] =
    "{\"T_comp_cy_per_cl\": 1.5, \"T_RegL1_cy_per_cl\": 2.25, \"T_latency_cy_per_cl\": 3.5, "
    "\"T_beyond_cy_per_cl\": 4.5, \"throughput_cy_per_pass\": 5.5, "
    "\"simulated_cy_per_pass\": 6.5, \"lup_per_iteration\": 7, \"lower_bound\": true, "
    "\"vectorised\": true, \"simd_bits\": 256, \"n_spills\": 8, \"n_gathers\": 9, "
    "\"n_loops\": 10, \"loop\": 11, \"first_line\": 12, \"last_line\": 13, \"row_known\": true, "
    "\"row_startup_instructions\": 14, \"row_dispatch_width\": 15, \"row_scheduler_full\": true, "
    "\"row_iterations_in_flight\": 16.5, \"row_vectors_per_pass\": 17.5, "
    "\"row_loads_per_pass\": 18, \"row_stores_per_pass\": 19, \"doubt\": \"a doubt\", "
    "\"absent_ports\": \"P7\", \"compiler\": \"gcc 12\", \"compiler_flags\": \"-O3\", "
    "\"analyser\": \"llvm-mca 19\", \"report\": \"the report\", \"assembly\": \"the listing\", "
    "\"ports\": [{\"port\": \"P0\", \"cy_per_cl\": 2.5}, {\"port\": \"P1\", \"cy_per_cl\": 3.5}], ";
static const char lists_text[] =
    "\"instructions\": [{\"text\": \"vaddpd\", \"cy_per_port\": {\"P0\": 0.5}}, "
    "{\"text\": \"frob\", \"unknown\": true, \"cy_per_port\": {\"P1\": 1.5}}], "
    "\"row_steps\": [{\"lup\": 4, \"vectors\": 1.25, \"instructions\": 12, \"repeats\": false, "
    "\"always\": true}, {\"lup\": 1, \"vectors\": 0.75, \"instructions\": 18, "
    "\"repeats\": true, \"always\": false}]}";

/* In one line; takes over the reference. */
static void assert_json(json_t *object, const char *expected)
{
    char *const text = json_dumps(object, 0);
    assert_string_equal(text, expected);
    free(text);
    json_decref(object);
}

static void all_of_a_result_is_written_and_read(void **state)
{
    struct scratch *s = *state;
    struct incore read;
    const char *const text = str_formatz(&s->arena, "%s%s", times_text, lists_text);
    json_t *const object = incore_to_json(&whole);
    assert_true(incore_from_json(object, &s->arena, &read));
    json_decref(object);
    assert_json(incore_to_json(&whole), text);
    assert_json(incore_to_json(&read), text);
    /* of instructions that were not kept, how many there are */
    read.instructions = NULL;
    read.n_instructions = 1 << 30;
    json_t *const bare = incore_to_json(&read);
    assert_int_equal(json_integer_value(json_object_get(bare, "instructions")), 1 << 30);
    assert_true(incore_from_json(bare, &s->arena, &read));
    assert_true(read.n_instructions == 1 << 30 && read.instructions == NULL);
    json_decref(bare);
}

static void pages_get_a_part_of_it(void **state)
{
    (void)state;
    static const char facts[] = "\"vectorised\": true, \"simd_bits\": 256, "
                                "\"lup_per_iteration\": 7, \"lower_bound\": true, "
                                "\"doubt\": \"a doubt\", \"spills\": 8, \"gathers\": 9, "
                                "\"T_latency_cy_per_cl\": 3.5, ";
    static const char tools[] = "{\"compiler\": \"gcc 12\", \"compiler_flags\": \"-O3\", "
                                "\"analyser\": \"llvm-mca 19\", ";
    struct arena arena = {0};
    assert_json(
        incore_summary_to_json(&whole),
        str_formatz(&arena, "%s%s\"ports_cy_per_cl\": {\"P0\": 2.5, \"P1\": 3.5}}", tools, facts));
    assert_json(incore_listing_to_json(&whole),
                str_formatz(&arena,
                            "%s\"T_comp_cy_per_cl\": 1.5, \"T_RegL1_cy_per_cl\": 2.25, "
                            "\"T_beyond_cy_per_cl\": 4.5, \"throughput_cy_per_pass\": 5.5, %s"
                            "\"ports\": [{\"port\": \"P0\", \"cy_per_cl\": 2.5}, "
                            "{\"port\": \"P1\", \"cy_per_cl\": 3.5}], \"instructions\": "
                            "[{\"text\": \"vaddpd\", \"cy_per_port\": [0.5, 0.0], "
                            "\"unknown\": false}, {\"text\": \"frob\", "
                            "\"cy_per_port\": [0.0, 1.5], \"unknown\": true}]}",
                            tools, facts));
    struct incore bare = whole;
    bare.T_beyond_cy_per_cl = 0;
    bare.instructions = NULL;
    json_t *const object = incore_listing_to_json(&bare);
    assert_null(json_object_get(object, "T_beyond_cy_per_cl"));
    assert_int_equal(json_array_size(json_object_get(object, "instructions")), 0);
    json_decref(object);
    arena_free(&arena);
}

/* Each member is needed, except for those that older files lack. */
static void incomplete_results_are_refused(void **state)
{
    struct scratch *s = *state;
    static const char *const may_lack[] = {"T_beyond_cy_per_cl",       "row_scheduler_full",
                                           "row_iterations_in_flight", "row_loads_per_pass",
                                           "row_stores_per_pass",      NULL};
    json_t *const all = incore_to_json(&whole);
    const char *key;
    json_t *value;
    json_object_foreach(all, key, value)
    {
        struct incore read;
        json_t *const less = json_deep_copy(all);
        json_object_del(less, key);
        const bool ok = incore_from_json(less, &s->arena, &read);
        if (ok != (str_index_in(str_of(key), may_lack, 5) >= 0))
            fail_msg("without %s", key);
        json_decref(less);
    }
    json_decref(all);
}

static void nonsense_is_refused(void **state)
{
    struct scratch *s = *state;
    static const struct {
        const char *key, *value;
        bool ok;
    } cases[] = {
        {"lup_per_iteration", "0", false},
        {"lup_per_iteration", "1", true},
        {"row_vectors_per_pass", "0", false},
        {"row_vectors_per_pass", "0.1", true},
        {"instructions", "0", false},
        {"instructions", "1", true},
        {"instructions", "1073741824", true},
        {"instructions", "1073741825", false},
        {"instructions", "[]", true},
        {"instructions", "[{\"text\": \"a\"}]", false},
        {"instructions", "[{\"cy_per_port\": {}}]", false},
        {"instructions", "[{\"text\": \"a\", \"cy_per_port\": {}}]", true},
        {"ports", "{}", false},
        {"ports", "[]", true},
        {"ports", "[{\"port\": \"P0\"}]", false},
        {"row_steps", "{}", false},
        {"row_steps", "[]", true},
        {"row_steps", "[{\"lup\": 1, \"vectors\": 1, \"instructions\": 1}]", true},
        {"row_steps", "[{\"lup\": 0, \"vectors\": 1, \"instructions\": 1}]", false},
        {"row_steps", "[{\"lup\": 1048576, \"vectors\": 1, \"instructions\": 1}]", true},
        {"row_steps", "[{\"lup\": 1048577, \"vectors\": 1, \"instructions\": 1}]", false},
        {"row_steps", "[{\"lup\": 1, \"vectors\": 1}]", false},
    };
    json_t *const all = incore_to_json(&whole);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct incore read;
        json_t *const other = json_deep_copy(all);
        json_object_set_new(other, cases[i].key, json_loads(cases[i].value, JSON_DECODE_ANY, NULL));
        if (incore_from_json(other, &s->arena, &read) != cases[i].ok)
            fail_msg("%s: %s", cases[i].key, cases[i].value);
        json_decref(other);
    }
    /* without rows nothing is divided by the vectors */
    json_object_set_new(all, "row_known", json_false());
    json_object_set_new(all, "row_vectors_per_pass", json_real(0));
    assert_true(incore_from_json(all, &s->arena, &(struct incore){0}));
    json_decref(all);
}

static void results_are_found_by_their_key(void **state)
{
    struct scratch *s = *state;
    struct incore read;
    const char *const dir = path_join(&s->arena, s->dir, "made/here");
    assert_false(incore_store_find(dir, STR("key"), &s->arena, &read));
    incore_store_keep(dir, STR("key"), &whole, &s->arena);
    assert_true(incore_store_find(dir, STR("key"), &s->arena, &read));
    assert_true(read.T_comp_cy_per_cl == 1.5 && read.lup_per_iteration == 7);
    assert_false(incore_store_find(dir, STR("kez"), &s->arena, &read));
    const char *const path = incore_store_path(dir, "incore", STR("key"), &s->arena);
    assert_true(str_starts_with(str_of(path), str_format(&s->arena, "%s/incore-", dir)));
    assert_true(str_ends_with(str_of(path), STR(".json")));
    assert_true(file_write(path, STR("{"), &s->err));
    assert_false(incore_store_find(dir, STR("key"), &s->arena, &read));
}

static void failures_are_found_with_their_attempts(void **state)
{
    struct scratch *s = *state;
    static const struct {
        int attempts;
        bool found;
    } cases[] = {{0, false}, {1, true}, {2, true}, {999999, true}, {1000000, false}, {-1, false}};
    struct incore_store_failure found;
    assert_false(incore_store_find_failure(s->dir, STR("key"), &s->arena, &found));
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct incore_store_failure failure = {cases[i].attempts, "it crashed", "run 7"};
        found = (struct incore_store_failure){0};
        incore_store_keep_failure(s->dir, STR("key"), &failure, &s->arena);
        assert_int_equal(incore_store_find_failure(s->dir, STR("key"), &s->arena, &found),
                         cases[i].found);
        assert_int_equal(found.attempts, cases[i].found ? cases[i].attempts : 0);
        if (!cases[i].found)
            continue;
        assert_string_equal(found.reason, "it crashed");
        assert_string_equal(found.run, "run 7");
    }
    static const char *const incomplete[] = {"{\"attempts\": 1, \"reason\": \"r\"}",
                                             "{\"attempts\": 1, \"run\": \"r\"}",
                                             "{\"reason\": \"r\", \"run\": \"r\"}"};
    const char *const path = incore_store_path(s->dir, "failed", STR("key"), &s->arena);
    for (size_t i = 0; i < sizeof incomplete / sizeof *incomplete; i++) {
        assert_true(file_write(path, str_of(incomplete[i]), &s->err));
        assert_false(incore_store_find_failure(s->dir, STR("key"), &s->arena, &found));
    }
}

static int n_asked;

static const char *ask(const char *path, struct arena *arena)
{
    n_asked++;
    return str_formatz(arena, "%s in version %d", path, n_asked);
}

/* Of a program, until it changes; in any case without a folder. */
static void versions_are_asked_once(void **state)
{
    struct scratch *s = *state;
    const char *const program = path_join(&s->arena, s->dir, "program");
    const char *const first = str_formatz(&s->arena, "%s in version 1", program);
    n_asked = 0;
    scratch_put(s, "/program", STR("1"));
    for (int i = 0; i < 2; i++)
        assert_string_equal(incore_store_version(s->dir, program, ask, &s->arena), first);
    assert_int_equal(n_asked, 1);
    scratch_put(s, "/program", STR("22"));
    incore_store_version(s->dir, program, ask, &s->arena);
    assert_int_equal(n_asked, 2);
    incore_store_version(NULL, program, ask, &s->arena);
    assert_int_equal(n_asked, 3);
    struct sb key = {.arena = &s->arena};
    incore_key_program(&key, "/nowhere/at all");
    assert_string_equal(sb_cstr(&key), "/nowhere/at all ?\n");
}

int main(void)
{
#define TEST(function) cmocka_unit_test_setup_teardown(function, scratch_setup, scratch_teardown)
    const struct CMUnitTest tests[] = {
        TEST(all_of_a_result_is_written_and_read),
        TEST(pages_get_a_part_of_it),
        TEST(incomplete_results_are_refused),
        TEST(nonsense_is_refused),
        TEST(results_are_found_by_their_key),
        TEST(failures_are_found_with_their_attempts),
        TEST(versions_are_asked_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
