#include "unit.h"

#include <string.h>

#include "collect/sweep/config_file.h"
#include "collect/sweep/review.h"

static void round_trip(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    const char *const commands[] = {"inspect gen 3D/r1 --store kernel.c", "inspect # : \"quoted\""};
    const char *const failures[] = {"grid.csv, size 10: compiler: said\nno"};
    const char *const files[] = {"0123456789abcdef0123456789abcdef  grid.csv", "0123  short"};
    const struct config config = {
        .path = "3D/r1/homogeneous/star/constant/double",
        .machine = "M",
        .complete = true,
        .work_s = 75,
        .clock_hz = 2400000000,
        .simd_bits = 256,
        .failures = failures,
        .failures_count = 1,
        .commands = commands,
        .commands_count = 2,
        .files = files,
        .files_count = 2,
    };
    struct str text;
    struct config read;
    assert_true(config_file_text(&config, &arena, &text, &err));
    assert_true(config_file_parse(text, "config.yml", &arena, &read, &err));
    assert_string_equal(read.path, config.path);
    assert_true(read.complete);
    assert_true(read.clock_hz == 2400000000);
    assert_null(read.commit);
    assert_int_equal(read.commands_count, 2);
    assert_string_equal(read.commands[1], commands[1]);
    assert_string_equal(read.failures[0], failures[0]);
    char hash[HASH_CHARS];
    assert_true(config_lists(&read, "grid.csv", hash));
    assert_string_equal(hash, "0123456789abcdef0123456789abcdef");
    assert_false(config_lists(&read, "scaling.csv", hash));
    assert_false(config_lists(&read, "short", hash));
    struct str again;
    assert_true(config_file_text(&read, &arena, &again, &err));
    assert_true(str_eq(text, again));
    arena_free(&arena);
}

static void unknown_keys_have_a_place(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct config read;
    const struct str text = STR("path: a\nmachine: b\ncomplete: true\nsurprise: 1\n");
    assert_false(config_file_parse(text, "config.yml", &arena, &read, &err));
    assert_int_equal(err.line, 4);
    arena_free(&arena);
}

/* Each field under its own key; what is read is written again. */
static void every_field_has_its_key(void **state)
{
    (void)state;
    static const char text[] =
        "path: a/b\nmachine: M\ncomplete: true\nplan: plan\ninspect_version: v\ncommit: c0\n"
        "commit_modified: true\ncollected: at\nwork_s: 1\ncompiler: cc\ncompiler_version: cv\n"
        "compiler_flags: cf\nanalyser: an\nclock_hz: 2\nflop_per_lup: 3\nlup_per_cl: 4\n"
        "element_bytes: 5\npublisher: pu\npublisher_commit: pc\nlicence: li\nvectorised: true\n"
        "simd_bits: 6\nexplanation: ex\nbottleneck: bo\nadvice: ad\nexplained_size: 7\n"
        "scaling_size: ss\ncounters: co\nmanner: ma\npoints: 8\nfailed: 9\nattempts: 10\n"
        "model_ms: 11\nfailures:\n- f1\n- f2\nkernel_hash: kh\nmachine_hash: mh\n"
        "models_revision: 12\nfiles:\n- x1\ncommands:\n- c1\n- c2\n- c3\n";
    struct arena arena = {0};
    struct err err = {0};
    struct config c;
    struct str again;
    assert_true(config_file_parse(str_of(text), "config.yml", &arena, &c, &err));
    const char *const texts[] = {c.path,           c.machine,     c.plan,       c.inspect_version,
                                 c.commit,         c.collected,   c.compiler,   c.compiler_version,
                                 c.compiler_flags, c.analyser,    c.publisher,  c.publisher_commit,
                                 c.licence,        c.explanation, c.bottleneck, c.advice,
                                 c.scaling_size,   c.counters,    c.manner,     c.kernel_hash,
                                 c.machine_hash,   c.failures[1], c.files[0],   c.commands[2]};
    struct sb joined = {.arena = &arena};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        sb_addf(&joined, " %s", texts[i]);
    assert_string_equal(sb_cstr(&joined), " a/b M plan v c0 at cc cv cf an pu pc li ex bo ad ss co"
                                          " ma kh mh f2 x1 c3");
    const int64_t numbers[] = {c.work_s,        c.clock_hz,  c.flop_per_lup,   c.lup_per_cl,
                               c.element_bytes, c.simd_bits, c.explained_size, c.points,
                               c.failed,        c.attempts,  c.model_ms,       c.models_revision};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        assert_int_equal(numbers[i], i + 1);
    assert_true(c.complete && c.commit_modified && c.vectorised);
    assert_int_equal(c.failures_count * 100 + c.files_count * 10 + c.commands_count, 213);
    assert_true(config_file_text(&c, &arena, &again, &err));
    assert_string_equal(str_cstr(&arena, again), text);
    arena_free(&arena);
}

/* A text of `n` times x, or a list of so many. */
static struct str long_value(const char *key, bool list, int n, struct arena *arena)
{
    struct sb out = {.arena = arena};
    sb_addf(&out, "%s: %s", key, list ? "[" : "\"");
    for (int i = 0; i < n; i++)
        sb_addz(&out, list ? "x, " : "x");
    sb_addz(&out, list ? "]\n" : "\"\n");
    return sb_str(&out);
}

static void values_of_a_configuration_have_a_length(void **state)
{
    (void)state;
    static const struct {
        const char *key;
        int max;
        bool list;
    } limits[] = {{"plan", 4000, false},
                  {"explanation", 4000, false},
                  {"manner", 4000, false},
                  {"files", 100, true},
                  {"commands", 100, true}};
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++)
        for (int more = 0; more < 2; more++) {
            struct arena arena = {0};
            struct err err = {0};
            struct config c;
            const struct str value =
                long_value(limits[i].key, limits[i].list, limits[i].max + more, &arena);
            const struct str text = str_format(&arena, "path: a\nmachine: b\n%.*s", STR_ARG(value));
            assert_int_equal(config_file_parse(text, "config.yml", &arena, &c, &err), more == 0);
            arena_free(&arena);
        }
}

/* Path and machine become folders. */
static void names_are_those_of_folders(void **state)
{
    (void)state;
    static const char *const cases[][3] = {
        {"a/b", "M", ""},
        {"a/../b", "M", "'a/../b' is not the path of a configuration"},
        {"/a", "M", "'/a' is not the path of a configuration"},
        {"a", "M/x", "'M/x' is not the name of a machine"},
        {"a", "..", "'..' is not the name of a machine"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct config c;
        const struct str text =
            str_format(&arena, "path: %s\nmachine: %s\n", cases[i][0], cases[i][1]);
        assert_int_equal(config_file_parse(text, "config.yml", &arena, &c, &err),
                         cases[i][2][0] == '\0');
        assert_string_equal(err.text, cases[i][2]);
        arena_free(&arena);
    }
}

/* The sections in their order; texts lose what is around them. */
static void a_review_has_seven_sections(void **state)
{
    (void)state;
    static const char *const keys[REVIEW_SECTIONS] = {
        "general",        "stencil",          "grid_scaling", "data_transfers",
        "thread_scaling", "spatial_blocking", "incore"};
    static const char *const titles[REVIEW_SECTIONS] = {
        "General",        "Stencil and kernel", "Grid scaling", "Data transfers",
        "Thread scaling", "Spatial blocking",   "In-core"};
    static const char *const lights[] = {"none", "green", "yellow", "red"};
    struct arena arena = {0};
    struct err err = {0};
    struct review review = {0};
    struct sb text = {.arena = &arena};
    sb_addz(&text, "data: ' 0123 '\n");
    for (size_t i = 0; i < REVIEW_SECTIONS; i++)
        if (i != 2)
            sb_addf(&text,
                    "%s: {review: %s, author: ' A%zu ', date: ' 2026 ', comment: '  ok. '}\n",
                    keys[i], lights[i % 4], i);
    assert_true(review_parse(sb_str(&text), "review.yml", &arena, &review, &err));
    assert_string_equal(review.data, "0123");
    for (size_t i = 0; i < REVIEW_SECTIONS; i++) {
        assert_string_equal(review_section_key(i), keys[i]);
        assert_string_equal(review_section_title(i), titles[i]);
        assert_int_equal(review_section_named(str_of(keys[i])), i);
        if (i == 2) {
            assert_null(review.sections[i]);
            continue;
        }
        const struct review_entry *const e = review.sections[i];
        assert_int_equal(e->review, i % 4);
        assert_string_equal(e->author, str_formatz(&arena, "A%zu", i));
        assert_string_equal(e->date, "2026");
        assert_string_equal(e->comment, "ok.");
    }
    assert_int_equal(review_section_named(STR("data")), REVIEW_SECTIONS);
    for (size_t i = 0; i < sizeof lights / sizeof *lights; i++) {
        enum light light = LIGHT_NONE;
        assert_true(review_light_named(str_of(lights[i]), &light));
        assert_int_equal(light, i);
        assert_string_equal(light_name(light), lights[i]);
    }
    enum light unknown = LIGHT_RED;
    assert_false(review_light_named(STR("blue"), &unknown));
    assert_int_equal(unknown, LIGHT_RED);
    struct str out;
    review = (struct review){.data = "9", .sections = {[1] = review.sections[1]}};
    assert_true(review_text(&review, &arena, &out, &err));
    assert_string_equal(str_cstr(&arena, out),
                        "data: 9\nstencil:\n  review: green\n  author: 'A1'\n  date: '2026'\n"
                        "  comment: 'ok.'\n");
    arena_free(&arena);
}

/* YAML's words for nothing, numbers and marks are texts like any other. */
static void texts_of_a_review_are_read_as_written(void **state)
{
    (void)state;
    static const char *const texts[] = {"~",   "null",   "Null", "NULL", "true",        "1e3",
                                        "- x", "a: 'b'", "# no", "a\nb", "a\n\n  b\tc", "\xc3\xa9"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct review_entry entry = {
            .review = LIGHT_RED, .author = texts[i], .date = texts[i], .comment = texts[i]};
        struct review review = {.data = "9", .sections = {[3] = &entry}};
        struct review again = {0};
        struct str out;
        assert_true(review_text(&review, &arena, &out, &err));
        assert_true(review_parse(out, "r", &arena, &again, &err));
        const struct review_entry *const read = again.sections[3];
        assert_int_equal(read->review, LIGHT_RED);
        assert_non_null(read->author);
        assert_string_equal(read->author, texts[i]);
        assert_non_null(read->date);
        assert_string_equal(read->date, texts[i]);
        assert_non_null(read->comment);
        assert_string_equal(read->comment, texts[i]);
        arena_free(&arena);
    }
}

static void parts_of_a_review_may_be_missing(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        bool good;
    } cases[] = {{"general: {}", true},
                 {"general:", true},
                 {"general: {author: }", true},
                 {"general: {author: ~, date: null, comment: NULL}", true},
                 {"general: {review: blue}", false},
                 {"general: {light: red}", false},
                 {"other: {}", false}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct review review = {0};
        assert_int_equal(review_parse(str_of(cases[i].text), "r", &arena, &review, &err),
                         cases[i].good);
        if (cases[i].good) {
            assert_null(review.data);
            const struct review_entry *const e = review.sections[0];
            assert_true(e == NULL || (e->author == NULL && e->date == NULL && e->review == 0));
        }
        arena_free(&arena);
    }
    for (int more = 0; more < 2; more++) {
        struct arena arena = {0};
        struct err err = {0};
        struct review review = {0};
        const struct str comment = long_value("general: {comment", false, 20000 + more, &arena);
        const struct str text = str_format(&arena, "%.*s}\n", STR_ARG(str_trim(comment)));
        assert_int_equal(review_parse(text, "r", &arena, &review, &err), more == 0);
        assert_int_equal(
            review_parse(long_value("data", false, 64 + more, &arena), "r", &arena, &review, &err),
            more == 0);
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(round_trip),
        cmocka_unit_test(unknown_keys_have_a_place),
        cmocka_unit_test(every_field_has_its_key),
        cmocka_unit_test(values_of_a_configuration_have_a_length),
        cmocka_unit_test(names_are_those_of_folders),
        cmocka_unit_test(a_review_has_seven_sections),
        cmocka_unit_test(parts_of_a_review_may_be_missing),
        cmocka_unit_test(texts_of_a_review_are_read_as_written),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
