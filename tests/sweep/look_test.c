#include "unit.h"

#include <stdio.h>

#include "collect/machinefile/load.h"
#include "collect/sweep/collect.h"
#include "scratch.h"

/* The number of first looks at a folder that find nothing; --wrap. */
static int blind_looks;

bool __real_configuration_done(const struct configuration *c, const struct dir *folder,
                               const struct config *before);
bool __wrap_configuration_done(const struct configuration *c, const struct dir *folder,
                               const struct config *before);
bool __wrap_configuration_done(const struct configuration *c, const struct dir *folder,
                               const struct config *before)
{
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_another_finished_is_left_alone),
    };
    return cmocka_run_group_tests(tests, scratch_setup, scratch_teardown);
}
