#include "unit.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "collect/machinefile/load.h"
#include "collect/sweep/collect.h"
#include "golden.h"
#include "scratch.h"

/* The number of first looks at a folder that find nothing; --wrap. */
static int blind_looks;
/* A look at this item's folder kills the process; null: none does. */
static const char *deadly;

bool __real_configuration_done(const struct configuration *c, const struct dir *folder,
                               const struct config *before);
bool __wrap_configuration_done(const struct configuration *c, const struct dir *folder,
                               const struct config *before);
bool __wrap_configuration_done(const struct configuration *c, const struct dir *folder,
                               const struct config *before)
{
    if (deadly != NULL && strcmp(c->item->path, deadly) == 0)
        raise(SIGKILL);
    return blind_looks-- <= 0 && __real_configuration_done(c, folder, before);
}

static struct collect_report collect(const struct sweep_context *context,
                                     const struct sweep_item *item, int blind)
{
    struct err err = {0};
    struct collect_report report;
    FILE *nowhere = fopen("/dev/null", "w");
    assert_non_null(nowhere);
    const struct collect_options options = {.workers = 1, .out = nowhere, .chatter = nowhere};
    blind_looks = blind;
    if (!collect_run(context, item, 1, &options, &report, &err))
        fail_msg("%s", err.text);
    fclose(nowhere);
    return report;
}

/* The work was finished between our first look and our claim: it is not done again. */
static void what_another_finished_is_left_alone(void **state)
{
    struct scratch *s = *state;
    struct machine machine;
    struct set set;
    if (!machine_load("HaswellEP_E5-2695v3_CoD", &s->arena, &machine, &s->err))
        fail_msg("%s", s->err.text);
    set_default(&set);
    set.sizes.n_list = 1;
    set.sizes.list = (const int64_t[]){100};
    const struct sweep_context context = {.set = &set,
                                          .machine = &machine,
                                          .machine_file_text_hash = "0",
                                          .root = path_join(&s->arena, s->dir, "stencils"),
                                          .cache_dir = path_join(&s->arena, s->dir, "cache"),
                                          .version = "test",
                                          .model_only = true,
                                          .run = "this"};
    const struct sweep_item item = {.path = "own/copy",
                                    .source = STR("double a[N]; double b[N];\n"
                                                  "for (int i = 0; i < N; ++i) b[i] = a[i];\n"),
                                    .name = "copy.c",
                                    .gen_command = "none"};
    struct collect_report report = collect(&context, &item, 0);
    assert_int_equal(report.collected, 1);
    report = collect(&context, &item, 0);
    assert_int_equal(report.unchanged, 1);
    report = collect(&context, &item, 1);
    assert_int_equal(report.unchanged, 1);
    assert_int_equal(report.collected, 0);
    report = collect(&context, &item, 2); /* otherwise it is */
    assert_int_equal(report.unchanged, 0);
    assert_int_equal(report.collected, 1);
}

static const struct incore analysed = {.T_comp_cy_per_cl = 2,
                                       .T_RegL1_cy_per_cl = 4,
                                       .throughput_cy_per_iteration = 2,
                                       .lup_per_iteration = 4,
                                       .doubt = "",
                                       .absent_ports = "",
                                       .report = {"", 0},
                                       .compiler = "gcc 12",
                                       .compiler_flags = "-O3",
                                       .analyser = "llvm-mca 19"};

static void add_report(const struct collect_report *r, struct sb *out)
{
    sb_addf(
        out, "%zu collected, %zu unchanged, %zu busy, %zu failed, %zu incomplete, %zu points: %s\n",
        r->collected, r->unchanged, r->busy, r->failed, r->incomplete, r->failed_points, r->reason);
}

/* Two items, of which the longer one is worked on first and has no analysis: what a plan says, and
 * what the run reports, in the order of the items. */
static void reports_are_sums_over_the_items(void **state)
{
    struct scratch *s = *state;
    struct machine machine;
    struct set set;
    if (!machine_load("HaswellEP_E5-2695v3_CoD", &s->arena, &machine, &s->err))
        fail_msg("%s", s->err.text);
    set_default(&set);
    set.sizes.n_list = 2;
    set.sizes.list = (const int64_t[]){100, 200};
    set.scaling = false;
    struct sweep_context context = {.set = &set,
                                    .machine = &machine,
                                    .machine_file_text_hash = "0",
                                    .root = path_join(&s->arena, s->dir, "sums"),
                                    .cache_dir = path_join(&s->arena, s->dir, "cache"),
                                    .version = "test",
                                    .model_only = true,
                                    .run = "this"};
    const struct sweep_item items[] = {
        {.path = "own/copy",
         .source = STR("double a[N]; double b[N];\nfor (int i = 0; i < N; ++i) b[i] = a[i];\n"),
         .name = "copy.c",
         .gen_command = "none",
         .incore = &analysed},
        {.path = "own/other",
         .source =
             STR("double a[N]; double b[N];\nfor (int i = 0; i < N; ++i) b[i] = a[i] + b[i];\n"),
         .name = "other.c",
         .gen_command = "none",
         .incore_failure = "no compiler"},
        {.path = "own/third",
         .source =
             STR("double a[N]; double b[N]; for (int i = 0; i < N; ++i) b[i] = 2 * a[i] + b[i];\n"),
         .name = "third.c",
         .gen_command = "none",
         .incore_failure = "no analyser"},
        {.path = "own/bad",
         .source = STR("double a[N]\n"),
         .name = "bad.c",
         .gen_command = "none"}};
    char *printed = NULL;
    size_t n_printed = 0;
    struct sb out = {.arena = &s->arena};
    for (int dry = 2; dry >= 0; dry--) {
        FILE *const text = open_memstream(&printed, &n_printed);
        FILE *const nowhere = fopen("/dev/null", "w");
        const struct collect_options options = {
            .workers = 1, .out = text, .chatter = nowhere, .dry_run = dry > 0};
        struct collect_report report;
        struct err err = {0};
        context.model_only = dry != 1;
        const bool done = collect_run(&context, items, 4, &options, &report, &err);
        fclose(nowhere);
        assert_int_equal(fclose(text), 0);
        /* how much is free, and what follows, is this host's */
        const size_t end = str_find_str(str_of(printed), STR("; about "));
        sb_addf(&out, "%d %.*s\n", done, (int)end, printed);
        sb_addf(&out, "%s: %s\n", err.file, err.text);
        add_report(&report, &out);
        free(printed);
    }
    const struct collect_report again = collect(&context, items, 0);
    add_report(&again, &out);
    assert_golden("tests/sweep/look.txt", sb_str(&out));
}

/* The others are worked on, and the error says which item it is. */
static void an_item_that_kills_is_lost(void **state)
{
    struct scratch *s = *state;
    static const char lost[] = "the process working on it was killed twice (out of memory?)";
    struct machine machine;
    struct set set;
    if (!machine_load("HaswellEP_E5-2695v3_CoD", &s->arena, &machine, &s->err))
        fail_msg("%s", s->err.text);
    set_default(&set);
    set.sizes.n_list = 1;
    set.sizes.list = (const int64_t[]){100};
    struct sweep_context context = {.set = &set,
                                    .machine = &machine,
                                    .machine_file_text_hash = "0",
                                    .root = path_join(&s->arena, s->dir, "lost"),
                                    .cache_dir = path_join(&s->arena, s->dir, "cache"),
                                    .version = "test",
                                    .model_only = true,
                                    .run = "this"};
    struct sweep_item items[] = {{.path = "own/a"}, {.path = "own/b"}, {.path = "own/c"}};
    for (int i = 0; i < 3; i++) {
        items[i].source = STR("double a[N]; double b[N];\n"
                              "for (int i = 0; i < N; ++i) b[i] = a[i];\n");
        items[i].name = "copy.c";
        items[i].gen_command = "none";
        items[i].incore = &analysed;
    }
    FILE *const nowhere = fopen("/dev/null", "w");
    assert_non_null(nowhere);
    const struct collect_options options = {.workers = 2, .out = nowhere, .chatter = nowhere};
    for (int again = 0; again < 2; again++) {
        struct collect_report report;
        struct err err = {0};
        deadly = again ? "own/b" : NULL;
        blind_looks = 0;
        assert_int_equal(collect_run(&context, items, 3, &options, &report, &err), !again);
        assert_int_equal(report.collected, again ? 0 : 3);
        assert_int_equal(report.unchanged, again ? 2 : 0);
        assert_int_equal(report.failed, again);
        assert_string_equal(err.file, again ? "own/b" : "");
        assert_string_equal(err.text, again ? lost : "");
    }
    struct item_plan plans[3];
    struct costs costs = {0};
    assert_true(collect_plan(&context, items, 3, &costs, 2, nowhere, plans, &s->err));
    for (int i = 0; i < 3; i++) {
        assert_int_equal(plans[i].done, i != 1);
        assert_int_equal(plans[i].lost, i == 1);
        assert_int_equal(plans[i].impossible, i == 1);
        assert_string_equal(plans[i].reason, i == 1 ? lost : "");
    }
    struct collect_report report;
    struct err err = {0};
    context.model_only = false;
    assert_false(collect_run(&context, &items[1], 1, &options, &report, &err));
    assert_int_equal(report.failed, 1);
    assert_string_equal(err.file, "own/b");
    assert_string_equal(err.text, lost);
    deadly = NULL;
    fclose(nowhere);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_another_finished_is_left_alone),
        cmocka_unit_test(reports_are_sums_over_the_items),
        cmocka_unit_test(an_item_that_kills_is_lost),
    };
    return cmocka_run_group_tests(tests, scratch_setup, scratch_teardown);
}
