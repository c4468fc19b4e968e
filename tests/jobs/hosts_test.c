#include "unit.h"

#include <string.h>

#include "base/file.h"
#include "collect/jobs/hosts.h"

static void reads_what_we_ship(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct str text;
    struct host_list hosts;
    assert_true(file_read("jobs/hosts.yml", 1 << 20, &arena, &text, &err));
    assert_true(hosts_parse(text, "jobs/hosts.yml", &arena, &hosts, &err));
    const struct job_host *first = hosts_find(&hosts, "example-skylake", &arena, &err);
    assert_non_null(first);
    assert_true(first->exclusive);
    assert_string_equal(first->scheduler, "slurm");
    assert_int_equal(first->setup_count, 2);
    assert_null(hosts_find(&hosts, "nowhere", &arena, &err));
    assert_non_null(strstr(err.hint, "example-skylake, example-here"));
    arena_free(&arena);
}

struct bad {
    const char *entry;
    const char *message;
};

static void mistakes_are_named(void **state)
{
    (void)state;
    static const struct bad table[] = {
        {"{name: ../x, machine: M, walltime_minutes: 1}", "cannot be part of a file name"},
        {"{name: x, machine: M, walltime_minutes: 0}", "walltime_minutes is 0"},
        {"{name: x, machine: M, walltime_minutes: 9, partition: 'a b'}", "not one word"},
        {"{name: x, machine: M, walltime_minutes: 9, account: \"a\\n#SBATCH\"}", "not one word"},
        {"{name: x, machine: M, walltime_minutes: 9, scheduler: pbs}", "unknown scheduler"},
        {"{name: x, machine: M, walltime_minutes: 9, max_tasks: -1}", "max_tasks is -1"},
        {"{name: x, walltime_minutes: 9}", "machine"},
        {"{name: x, machine: M, walltime_minutes: 9}\n  - {name: x, machine: M, walltime_minutes: "
         "9}",
         "twice"},
    };
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct host_list hosts;
        const struct str text = str_format(&arena, "hosts:\n  - %s\n", table[i].entry);
        assert_false(hosts_parse(text, "hosts.yml", &arena, &hosts, &err));
        assert_non_null(strstr(err.text, table[i].message));
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_what_we_ship),
        cmocka_unit_test(mistakes_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
