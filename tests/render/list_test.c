#include "unit.h"

#include "render/points_export.h"
#include "render/site.h"
#include "scratch.h"

/*
 * What a site lists of a collection and of a folder of machine files. Both hold other files, and a
 * configuration may have both a folder and a line of model-only results.
 */
static void lists_machines_and_configurations(void **state)
{
    struct scratch *s = *state;
    static const struct {
        const char *path, *text;
    } files[] = {
        {"/machines/A.yml", ""},
        {"/machines/C_variant_x.yml", ""},
        {"/machines/README.md", ""},
        {"/machines/.yml", ""},
        {"/machines/yml", ""},
        {"/machines/D.yml.bak", ""},
        {"/machines/-x y.yml", ""},
        {"/stencils/config.yml", ""},
        {"/stencils/config/config.yml", ""},
        {"/stencils/s/B/config.yml", ""},
        {"/stencils/s/t/A/config.yml", ""},
        {"/stencils/s/t/A/old/config.yml", ""},
        {"/stencils/s/t/A_variant_x/config.yml", ""},
        {"/stencils/s/t/without/other.yml", ""},
        {"/stencils/models/A.txt", "s/t {1}\ns/u {2}\n"},
        {"/stencils/models/B.txt", "s/a {3}\n"},
        {"/stencils/models/B.md", "s/b {4}\n"},
        {"/stencils/models/-x y.txt", "s/b {5}\n"},
    };
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        scratch_put(s, files[i].path, str_of(files[i].text));
    const struct site_options options = {.collection = path_join(&s->arena, s->dir, "stencils"),
                                         .machines = path_join(&s->arena, s->dir, "machines")};
    struct site site = {.options = &options, .arena = &s->arena};
    assert_true(site_list(&site, &s->err));
    struct sb got = {.arena = &s->arena};
    for (size_t i = 0; i < site.n_machines; i++)
        sb_addf(&got, "%s %s %zu\n", site.machines[i].name, path_last(site.machines[i].file),
                site.machines[i].n_configurations);
    for (size_t i = 0; i < site.n_summaries; i++) {
        const struct summary *c = &site.summaries[i];
        sb_addf(&got, "%s %s %.*s %s %.*s\n", c->folder, c->machine, STR_ARG(c->identity.path),
                c->on->name, STR_ARG(c->compact == NULL ? STR("-") : c->compact->analysis));
    }
    assert_string_equal(sb_cstr(&got), "A A.yml 2\n"
                                       "C_variant_x C.yml 0\n"
                                       "B B.yml 2\n"
                                       "A_variant_x A.yml 1\n"
                                       "s/B B s B -\n"
                                       "s/a/B B s/a B {3}\n"
                                       "s/t/A A s/t A -\n"
                                       "s/t/A_variant_x A_variant_x s/t A_variant_x -\n"
                                       "s/u/A A s/u A {2}\n");
}

/* Tables of points, among other files: a machine's export is kept only if it has the same ones. */
static void knows_tables_of_points(void **state)
{
    struct scratch *s = *state;
    static const char *const tables[] = {"grid.csv", "scaling.csv", "blocking.csv"};
    struct str_list others = {0};
    str_list_add(&s->arena, &others, STR("config.yml"));
    assert_true(points_export_same(&(struct str_list){0}, &others));
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        struct str_list one = {0};
        str_list_add(&s->arena, &one, str_of(tables[i]));
        assert_true(points_export_reads(str_of(tables[i])));
        assert_true(points_export_same(&one, &one));
        assert_false(points_export_same(&one, &others));
        assert_false(points_export_same(&others, &one));
    }
    assert_false(points_export_reads(STR("curve.csv")));
}

/* Without a machine file there is only a page; the script is for the analyser, if there is one. */
static void names_files_of_machines(void **state)
{
    struct scratch *s = *state;
    static const char *const names[] = {"A.html", "A.yml", "A.js"};
    struct site_machine machine = {.name = "A"};
    struct str_list unknown = {0};
    struct str_list known = {0};
    site_machine_files(&machine, &s->arena, &unknown);
    assert_int_equal(unknown.count, 1);
    assert_string_equal(str_cstr(&s->arena, unknown.items[0]), "A.html");
    machine.loaded = true;
    site_machine_files(&machine, &s->arena, &known);
    assert_true(known.count == 2 || known.count == 3);
    for (size_t i = 0; i < known.count; i++)
        assert_string_equal(str_cstr(&s->arena, known.items[i]), names[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(lists_machines_and_configurations, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(names_files_of_machines, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(knows_tables_of_points, scratch_setup, scratch_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
