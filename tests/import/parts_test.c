#include "unit.h"

#include <math.h>
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
        cmocka_unit_test(reads_reviews),
        cmocka_unit_test(transfers_are_of_the_elements_size),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
