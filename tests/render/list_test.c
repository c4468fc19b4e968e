#include "unit.h"

#include <string.h>

#include "base/dir.h"
#include "base/hash.h"
#include "collect/sweep/configuration.h"
#include "render/outdated.h"
#include "render/points_export.h"
#include "render/site.h"
#include "render/stamp.h"
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

/* All points of one machine: columns of several tables, of which a later one has more, cells with
 * quotes, commas and line ends, a table without rows and one without columns. */
static void joins_tables_of_points(void **state)
{
    struct scratch *s = *state;
    struct site_machine machines[2] = {{.name = "M"}, {.name = "N"}};
    struct summary summaries[] = {
        {.folder = "s/a/M", .machine = "M", .on = &machines[0]},
        {.folder = "s/a/N", .machine = "N", .on = &machines[1]},
        {.folder = "s/b/M", .machine = "M", .on = &machines[0]},
        {.folder = "s/c/M", .machine = "M", .on = &machines[0], .problem = "it is broken"},
        {.folder = "s/d/M", .machine = "M", .on = &machines[0]},
    };
    static const struct {
        size_t of;
        const char *name, *text;
    } files[] = {
        {0, "grid.csv", "size,x,y\n1,2,3\n4,,6\n"},
        {0, "scaling.csv", "size,threads,x,y\n1,2,3,4\n"},
        {0, "curve.csv", "size,z\n7,8\n"},
        {1, "grid.csv", "size,w\n5,6\n"},
        {2, "grid.csv", "y,why,size\n1,\"a, \"\"b\"\"\",2\n3,\"c\nd\",4\n5,,6"},
        {2, "blocking.csv", "size,x\n"},
        {3, "grid.csv", "size,lost\n1,2\n"},
        {4, "grid.csv", ""},
        {4, "scaling.csv", "size\n9\n"},
    };
    static const char *const expected[] = {"folder,machine,table,size,threads,x,y,why\n"
                                           "s/a/M,M,grid,1,,2,3,\n"
                                           "s/a/M,M,grid,4,,,6,\n"
                                           "s/a/M,M,scaling,1,2,3,4,\n"
                                           "s/b/M,M,grid,2,,,1,\"a, \"\"b\"\"\"\n"
                                           "s/b/M,M,grid,4,,,3,\"c\nd\"\n"
                                           "s/b/M,M,grid,6,,,5,\n"
                                           "s/d/M,M,scaling,9,,,,\n",
                                           "folder,machine,table,size,w\ns/a/N,N,grid,5,6\n"};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        struct summary *const one = &summaries[files[i].of];
        str_list_add(&s->arena, &one->files, str_of(files[i].name));
        scratch_put(s, str_formatz(&s->arena, "/%s/%s", one->folder, files[i].name),
                    str_of(files[i].text));
    }
    const struct site_options options = {0};
    const struct site site = {.options = &options,
                              .arena = &s->arena,
                              .n_machines = 2,
                              .machines = machines,
                              .n_summaries = sizeof summaries / sizeof *summaries,
                              .summaries = summaries};
    struct site_output out = {.root = s->dir, .arena = &s->arena, .folder = -1};
    struct sb rows = {.arena = &s->arena};
    assert_true(output_begin(&out, &s->err));
    for (size_t m = 0; m < 2; m++) {
        struct str text;
        const char *const path = points_export_path(&machines[m], &s->arena);
        assert_true(points_export(&site, &machines[m], &rows, &out, &s->err));
        assert_true(
            file_read(path_join(&s->arena, s->dir, path), 10000, &s->arena, &text, &s->err));
        assert_string_equal(str_cstr(&s->arena, text), expected[m]);
    }
    struct site_machine none = {.name = "none"};
    assert_true(points_export(&site, &none, &rows, &out, &s->err));
    assert_false(file_exists(path_join(&s->arena, s->dir, points_export_path(&none, &s->arena))));
    output_abandon(&out);
}

/* S: of the site; m, n: of the machines' files, M, N: of their pages; 0 … 3: of the configurations
 * s/a/M, s/a/N, s/b/M and named/x/N; A, B, X: of the three stencils. */
static const char *changed_stamps(const struct site *site, const char *stamp,
                                  const struct site *before, const char *stamp_before,
                                  struct arena *arena)
{
    struct sb out = {.arena = arena};
    if (strcmp(stamp, stamp_before) != 0)
        sb_addc(&out, 'S');
    for (size_t m = 0; m < 2; m++) {
        if (strcmp(site->machines[m].file_stamp, before->machines[m].file_stamp) != 0)
            sb_addc(&out, "mn"[m]);
        if (strcmp(site->machines[m].stamp, before->machines[m].stamp) != 0)
            sb_addc(&out, "MN"[m]);
    }
    for (size_t i = 0; i < 4; i++) {
        const struct summary *const one = &site->summaries[i];
        if (strcmp(one->stamp, before->summaries[i].stamp) != 0)
            sb_addc(&out, "0123"[i]);
        if (strcmp(one->class_stamp, before->summaries[i].class_stamp) != 0 && i != 2)
            sb_addc(&out, "XA B"[i]);
    }
    return sb_cstr(&out);
}

static void stamp(struct scratch *s, const struct site_options *options, struct site *site,
                  char stamp[HASH_CHARS])
{
    site->options = options;
    site->arena = &s->arena;
    site->now_ns = INT64_MAX;
    assert_true(site_list(site, &s->err));
    assert_int_equal(site->n_summaries, 4);
    assert_true(stamp_inputs(site, stamp, &s->err));
}

static void stamps_change_with_what_is_read(void **state)
{
    struct scratch *s = *state;
    static const struct {
        const char *path, *text, *changed;
    } files[] = {
        {"/stencils/s/a/M/grid.csv", "size,x\n1,2\n", "SM1A"},
        {"/stencils/s/a/N/review.yml", "general: {}\n", "SNA2"},
        {"/stencils/s/b/M/loop.s", "nop\n", "SM3B"},
        {"/stencils/s/b/M/other.txt", "x", ""},
        {"/stencils/named/x/N/kernel.c", "x", "SN0X"},
        {"/stencils/named/x.c", "x", "SN0X"},
        {"/stencils/named/y.c", "x", ""},
        {"/machines/M.yml", "x", "SmM1A3B"},
        {"/machines/N.yml", "xy", "SnN0XA2"},
        {"/machines/README", "x", "S"},
        {"/templates/page.html", "x", "SMN0X1A23B"},
        {"/site/site.css", "x", "S"},
        {"/other/file", "x", ""},
    };
    static const char *const first[] = {"/stencils/s/a/M/config.yml",
                                        "/stencils/s/a/N/config.yml",
                                        "/stencils/s/b/M/config.yml",
                                        "/stencils/named/x/N/config.yml",
                                        "/machines/M.yml",
                                        "/machines/N.yml",
                                        "/templates/index.html",
                                        "/site/plot.js"};
    struct site_options options = {.collection = path_join(&s->arena, s->dir, "stencils"),
                                   .machines = path_join(&s->arena, s->dir, "machines"),
                                   .templates = path_join(&s->arena, s->dir, "templates"),
                                   .assets = path_join(&s->arena, s->dir, "site"),
                                   .version = "1"};
    struct site before = {0};
    char stamp_before[HASH_CHARS], now[HASH_CHARS];
    for (size_t i = 0; i < sizeof first / sizeof *first; i++)
        scratch_put(s, first[i], STR("1"));
    stamp(s, &options, &before, stamp_before);
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        struct site site = {0};
        scratch_put(s, files[i].path, str_of(files[i].text));
        stamp(s, &options, &site, now);
        assert_string_equal(changed_stamps(&site, now, &before, stamp_before, &s->arena),
                            files[i].changed);
        before = site;
        memcpy(stamp_before, now, sizeof now);
    }
    static const char all[] = "SMN0X1A23B";
    const char *const sibling = path_join(&s->arena, s->dir, "stencils/s/b/N");
    scratch_put(s, "/stencils/s/b/N/config.yml", STR("1"));
    struct site more = {.options = &options, .arena = &s->arena, .now_ns = INT64_MAX};
    assert_true(site_list(&more, &s->err) && stamp_inputs(&more, now, &s->err));
    assert_string_equal(more.summaries[3].folder, "s/b/M"); /* which lists the other machine */
    assert_string_not_equal(more.summaries[3].stamp, before.summaries[3].stamp);
    assert_string_equal(more.summaries[1].stamp, before.summaries[1].stamp);
    assert_true(dir_remove(sibling, &s->err));
    for (int i = 0; i < 7; i++) {
        struct site site = {0};
        struct site_options other = options;
        other.version = i == 0 ? "2" : "1";
        other.base_url = i == 1 ? "https://a.example" : NULL;
        other.program_url = i == 2 ? "https://a.example" : NULL;
        other.licence = i == 3 ? "CC0" : NULL;
        if (i == 4)
            snprintf(site.repo.commit, sizeof site.repo.commit, "abc");
        site.repo.modified = i == 5;
        stamp(s, &other, &site, now);
        assert_string_equal(changed_stamps(&site, now, &before, stamp_before, &s->arena),
                            i < 4   ? all
                            : i < 6 ? "S"
                                    : "");
    }
}

static const char *kernel_hash(const struct site *site, const char *path, struct arena *arena)
{
    struct identity id;
    char *const hash = arena_alloc(arena, HASH_CHARS, 1);
    identity_of(str_of(path), arena, &id);
    outdated_kernel(site, &id, hash);
    return hash;
}

/* Each reason with both outcomes; what is not known is none. */
static void reasons_to_collect_again(void **state)
{
    struct scratch *s = *state;
    static const char class[] = "2D/r1/homogeneous/star/constant/double";
    struct site_machine machines[] = {{.name = "M", .loaded = true, .hash = (char[]){"m1"}},
                                      {.name = "N", .hash = (char[]){"m1"}}};
    const struct site_options options = {.collection = path_join(&s->arena, s->dir, "stencils"),
                                         .version = "2"};
    const struct site site = {
        .options = &options, .arena = &s->arena, .n_machines = 2, .machines = machines};
    const int revision = configuration_models_revision();
    static const char text[] = "kernel";
    char hash[HASH_CHARS];
    hash_bytes(str_of(text), hash);
    scratch_put(s, "/stencils/named/x.c", str_of(text));
    scratch_put(s, "/stencils/own/x.c", str_of(text));
    assert_string_equal(kernel_hash(&site, "named/x", &s->arena), hash);
    assert_string_equal(kernel_hash(&site, "named/y", &s->arena), "");
    assert_string_equal(kernel_hash(&site, "own/x", &s->arena), "");
    assert_int_equal(strlen(kernel_hash(&site, class, &s->arena)), HASH_CHARS - 1);
    const struct {
        const char *path, *now;
        struct config file;
        const char *kernel, *reasons;
    } rows[] = {
        {class, "", {.machine = "M"}, "", ""},
        {class,
         hash,
         {.machine = "M",
          .kernel_hash = hash,
          .machine_hash = "m1",
          .models_revision = revision,
          .inspect_version = "2"},
         text,
         ""},
        {class,
         "other",
         {.machine = "M", .kernel_hash = hash},
         text,
         "the generator writes a different kernel\n"},
        {"named/x",
         "other",
         {.machine = "M", .kernel_hash = hash},
         text,
         "the kernel's source changed\n"},
        {class,
         "",
         {.machine = "M", .kernel_hash = hash},
         "another",
         "kernel.c is not the kernel that was collected\n"},
        {class, "", {.machine = "M", .kernel_hash = hash}, "", ""},
        {class, "", {.machine = "M", .machine_hash = "m2"}, "", "the machine file changed\n"},
        {class, "", {.machine = "N", .machine_hash = "m2"}, "", ""},
        {class, "", {.machine = "unknown", .machine_hash = "m2"}, "", ""},
        {class, "", {.machine = "M", .models_revision = revision - 1}, "", "the models changed\n"},
        {class,
         "",
         {.machine = "M", .inspect_version = "1"},
         "",
         "inspect changed from version 1 to 2\n"},
        {class,
         "other",
         {.machine = "M",
          .kernel_hash = hash,
          .machine_hash = "m2",
          .models_revision = revision + 1,
          .inspect_version = "3"},
         "another",
         "the generator writes a different kernel\nkernel.c is not the kernel that was collected\n"
         "the machine file changed\nthe models changed\ninspect changed from version 3 to 2\n"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct identity id;
        struct str_list reasons = {0};
        struct sb got = {.arena = &s->arena};
        const struct collected c = {.file = rows[i].file, .kernel = str_of(rows[i].kernel)};
        identity_of(str_of(rows[i].path), &s->arena, &id);
        outdated_find(&site, &c, &id, rows[i].now, &s->arena, &reasons);
        for (size_t k = 0; k < reasons.count; k++)
            sb_addf(&got, "%.*s\n", STR_ARG(reasons.items[k]));
        assert_string_equal(sb_cstr(&got), rows[i].reasons);
    }
    struct collected damaged = {.file.machine = "M"};
    struct str_list reasons = {0};
    struct identity id;
    identity_of(str_of(class), &s->arena, &id);
    str_list_add(&s->arena, &damaged.damages, STR("grid.csv differs"));
    outdated_find(&site, &damaged, &id, "", &s->arena, &reasons);
    assert_int_equal(reasons.count, 1);
    assert_string_equal(str_cstr(&s->arena, reasons.items[0]), "grid.csv differs");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(lists_machines_and_configurations, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(names_files_of_machines, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(joins_tables_of_points, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(stamps_change_with_what_is_read, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(reasons_to_collect_again, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(knows_tables_of_points, scratch_setup, scratch_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
