#include "unit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "collect/import/import_parts.h"
#include "collect/sweep/review.h"

static bool says(const struct str_list *list, const char *what)
{
    bool found = false;
    for (size_t i = 0; i < list->count; i++)
        found = found || str_find_str(list->items[i], str_of(what)) < list->items[i].len;
    return found;
}

static void leaves_out_names_of_hosts_and_users(void **state)
{
    (void)state;
    const char rule[] = "################################################################";
    struct arena arena = {0};
    struct import_entry e = {0};
    const struct str listing = str_format(
        &arena,
        "\n%s\n# Hostname\n%s\nnode7.example.org\n\n%s\n# Topology\n%s\nSockets:\t2\n"
        "CPU name: A=B\nplain line\n\n%s\n# Environment\n%s\nUSER=somebody\n%s\n# NUMA balancing\n"
        "%s\nEnabled: 1\n",
        rule, rule, rule, rule, rule, rule, rule, rule);
    const struct str text = import_state_text(listing, &e, &arena);
    struct err err = {0};
    json_t *json = json_parse(text, "state", &err);
    assert_non_null(json);
    assert_int_equal(json_object_size(json), 2);
    json_t *topology = json_object_get(json, "Topology");
    assert_string_equal(json_string_value(json_object_get(topology, "Sockets")), "2");
    assert_string_equal(json_string_value(json_object_get(topology, "CPU name")), "A=B");
    assert_int_equal(json_array_size(json_object_get(topology, "lines")), 1);
    assert_true(str_find_str(text, STR("node7")) == text.len);
    assert_true(str_find_str(text, STR("somebody")) == text.len);
    assert_true(says(&e.odd, "2 sections"));
    json_decref(json);
    assert_int_equal(import_state_text(STR("no sections"), &e, &arena).len, 0);
    arena_free(&arena);
}

/* The state that a listing gives, in one line. */
static void assert_state(const char *listing, const char *expected, struct arena *arena)
{
    struct import_entry e = {0};
    struct err err = {0};
    json_t *const json = json_parse(import_state_text(str_of(listing), &e, arena), "state", &err);
    char *const text = json_dumps(json, 0);
    assert_string_equal(text, expected);
    free(text);
    json_decref(json);
}

#define RULE "########################################" /* 40 characters, the shortest */

static void lines_of_a_section_are_taken_apart(void **state)
{
    (void)state;
    struct arena arena = {0};
    static const struct {
        const char *lines, *section;
    } cases[] = {
        {"Sockets: 2", "{\"Sockets\": \"2\"}"},
        {"ID=ubuntu", "{\"ID\": \"ubuntu\"}"},
        {" a = b:c ", "{\"a\": \"b:c\"}"},
        {"a: b=c", "{\"a\": \"b=c\"}"},
        {"a:", "{\"lines\": [\"a:\"]}"},
        {": a", "{\"lines\": [\": a\"]}"},
        {"a b", "{\"lines\": [\"a b\"]}"},
        {"a: 1\n\na: 2\nb", "{\"a\": \"1\", \"lines\": [\"a: 2\", \"b\"]}"},
        {"#######################################", /* one less */
         "{\"lines\": [\"#######################################\"]}"},
        {"a: \xff", "{\"a\": \"\"}"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_state(str_formatz(&arena, RULE "\n# Load\n" RULE "\n%s\n", cases[i].lines),
                     str_formatz(&arena, "{\"Load\": %s}", cases[i].section), &arena);
    /* a section that comes twice is one */
    assert_state(RULE "\n# Load\n" RULE "\na: 1\n" RULE "\n#MPI\n" RULE "\n" RULE "\n# Load\n" RULE
                      "\nb: 2\n",
                 "{\"Load\": {\"a\": \"1\", \"b\": \"2\"}, \"MPI\": {}}", &arena);
    arena_free(&arena);
}

static void a_section_has_a_limit(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct import_entry e = {0};
    struct err err = {0};
    struct sb listing = {.arena = &arena};
    sb_addz(&listing, RULE "\n# Load\n" RULE "\n");
    for (int i = 0; i <= 4000; i++)
        sb_addf(&listing, "line %d\n", i);
    json_t *const json = json_parse(import_state_text(sb_str(&listing), &e, &arena), "state", &err);
    const json_t *const lines = json_object_get(json_object_get(json, "Load"), "lines");
    assert_int_equal(json_array_size(lines), 4000);
    assert_string_equal(json_string_value(json_array_get(lines, 3999)), "line 3999");
    json_decref(json);
    arena_free(&arena);
}

/* These say how the machine was set up; the others may name hosts and users. */
static void sections_that_are_kept(void **state)
{
    (void)state;
    static const struct {
        const char *title;
        bool kept;
    } cases[] = {{"Operating System", true},
                 {"CPUset", true},
                 {"CGroups", true},
                 {"Topology", true},
                 {"NUMA Topology", true},
                 {"Frequencies", true},
                 {"Prefetchers", true},
                 {"Load", true},
                 {"Performance energy bias", true},
                 {"NUMA balancing", true},
                 {"General memory info", true},
                 {"Transparent huge pages", true},
                 {"Hardware power limits", true},
                 {"Compiler", true},
                 {"MPI", true},
                 {"Logged in users", false},
                 {"Hostname", false},
                 {"Modules", false},
                 {"load", false},
                 {"", false}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct import_entry e = {0};
        const struct str text = import_state_text(
            str_format(&arena, RULE "\n# %s\n" RULE "\na: 1\n", cases[i].title), &e, &arena);
        if ((text.len != 0) != cases[i].kept)
            fail_msg("%s", cases[i].title);
        assert_int_equal(e.odd.count, !cases[i].kept);
        if (!cases[i].kept)
            assert_true(str_eq(e.odd.items[0], STR("system information: 1 sections are left out: "
                                                   "they may name hosts and users")));
        arena_free(&arena);
    }
}

static void lights_and_comments_are_joined(void **state)
{
    (void)state;
    static const struct {
        const char *comments;
        enum light review;
        const char *author, *comment;
        size_t odd;
    } cases[] = {
        {"general: {author: A, comment: c, review: green}\n", LIGHT_GREEN, "A", "c", 0},
        {"general: {author: A, comment: c, review: yellow}\n", LIGHT_YELLOW, "A", "c", 0},
        {"general: {author: A, comment: c, review: orange}\n", LIGHT_YELLOW, "A", "c", 0},
        {"general: {author: A, comment: c, review: red}\n", LIGHT_RED, "A", "c", 0},
        {"general: {author: A, comment: c, review: Red}\n", LIGHT_NONE, "A", "c", 1},
        {"general: {author: A, comment: c, review: null}\n", LIGHT_NONE, "A", "c", 0},
        {"general: {author: ~, comment: c, review: red}\n", LIGHT_RED, NULL, "c", 0},
        {"general: {author: A, comment: one, review: red}\n"
         "other: {author: B, comment: two, review: green}\n",
         LIGHT_RED, "A", "one — other: two", 0},
        {"other: {author: B, comment: two, review: green}\nlast: {comment: three, review: red}\n",
         LIGHT_RED, "B", "other: two — last: three", 0},
        {"other: {comment: two}\nlast: {author: C}\ngeneral: 7\n", LIGHT_NONE, "C",
         "other: two — last:", 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct import_entry e = {0};
        struct str text;
        struct review review;
        assert_true(import_review_text(str_of(cases[i].comments), "c.yml", STR(""), &e, &arena,
                                       &text, &err));
        assert_true(review_parse(text, "review.yml", &arena, &review, &err));
        assert_null(review.data);
        const struct review_entry *const got = review.sections[0];
        assert_non_null(got);
        assert_int_equal(got->review, cases[i].review);
        assert_int_equal(e.odd.count, cases[i].odd);
        assert_string_equal(got->author != NULL ? got->author : "none",
                            cases[i].author != NULL ? cases[i].author : "none");
        assert_string_equal(got->comment != NULL ? got->comment : "none", cases[i].comment);
        arena_free(&arena);
    }
}

static void radii_are_written_in_both_ways(void **state)
{
    (void)state;
    static const char *const cases[][2] = {{"1r", "r1"}, {"12r", "r12"}, {"r1", "r1"},
                                           {"1", "1"},   {"r", "r"},     {"", ""},
                                           {"xr", "xr"}, {"9r", "r9"},   {"0r", "r0"}};
    struct arena arena = {0};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_string_equal(str_cstr(&arena, import_radius(str_of(cases[i][0]), &arena)),
                            cases[i][1]);
    arena_free(&arena);
}

static void reads_reviews(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct import_entry e = {0};
    struct str text;
    struct review review;
    const struct str comments = STR("general: {author: A. Person, comment: null, review: orange}\n"
                                    "grid_Scaling: {author: B, comment: low, review: red}\n"
                                    "iaca: {author: B, comment: wrong loop, review: purple}\n"
                                    "system_info: {author: C, comment: old kernel, review: red}\n");
    assert_true(
        import_review_text(comments, "comments.yml", STR("size\n"), &e, &arena, &text, &err));
    assert_true(review_parse(text, "review.yml", &arena, &review, &err));
    assert_non_null(review.data);
    assert_int_equal(review.sections[0]->review, LIGHT_RED); /* the worse of the two */
    assert_string_equal(review.sections[0]->author, "A. Person");
    assert_string_equal(review.sections[0]->comment, "system_info: old kernel");
    const size_t grid = review_section_named(STR("grid_scaling"));
    assert_int_equal(review.sections[grid]->review, LIGHT_RED);
    const size_t core = review_section_named(STR("incore"));
    assert_int_equal(review.sections[core]->review, LIGHT_NONE);
    assert_true(says(&e.odd, "'purple'"));
    assert_true(import_review_text(STR("[]"), "comments.yml", STR(""), &e, &arena, &text, &err));
    assert_int_equal(text.len, 0);
    assert_false(import_review_text(STR("a: ["), "comments.yml", STR(""), &e, &arena, &text, &err));
    arena_free(&arena);
}

/* Transfers are published as if every element had 8 bytes. */
static void transfers_are_of_the_elements_size(void **state)
{
    (void)state;
    static const struct {
        const char *type;
        double factor;
    } types[] = {{"double", 1}, {"float", 0.5}, {"double _Complex", 2}};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct kernel k;
        const struct str source =
            str_format(&arena, "%s a[N];\n%s b[N];\nfor(int i=0; i<N; ++i) b[i] = a[i];\n",
                       types[i].type, types[i].type);
        assert_true(kernel_parse(source, "k.c", &arena, &k, &err));
        assert_true(import_bytes_per_lup(&k, 24) == 24 * types[i].factor);
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(leaves_out_names_of_hosts_and_users),
        cmocka_unit_test(lines_of_a_section_are_taken_apart),
        cmocka_unit_test(a_section_has_a_limit),
        cmocka_unit_test(sections_that_are_kept),
        cmocka_unit_test(reads_reviews),
        cmocka_unit_test(lights_and_comments_are_joined),
        cmocka_unit_test(radii_are_written_in_both_ways),
        cmocka_unit_test(transfers_are_of_the_elements_size),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
