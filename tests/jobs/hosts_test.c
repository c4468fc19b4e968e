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
    assert_string_equal(err.text, "unknown host 'nowhere'");
    assert_string_equal(err.hint, "the list of hosts has: example-skylake, example-here");
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

static bool accepts(struct str hosts, struct err *err)
{
    struct arena arena = {0};
    struct host_list list;
    *err = (struct err){0};
    const bool ok = hosts_parse(str_format(&arena, "hosts:\n%.*s", STR_ARG(hosts)), "hosts.yml",
                                &arena, &list, err);
    arena_free(&arena);
    return ok;
}

/* One host with a text of so many `x`, or a list of so many lines. */
static void lengths_have_limits(void **state)
{
    (void)state;
    static const struct {
        const char *key;
        int max;
        bool list;
    } limits[] = {
        {"name", 128, false},       {"machine", 200, false},  {"partition", 200, false},
        {"constraint", 200, false}, {"nodelist", 200, false}, {"account", 200, false},
        {"qos", 200, false},        {"setup", 100, true},     {"teardown", 100, true},
    };
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        for (int n = 0; n <= limits[i].max + 1; n += n == 0 ? limits[i].max : 1) {
            struct arena arena = {0};
            struct sb out = {.arena = &arena};
            struct err err;
            sb_addz(&out, "- {walltime_minutes: 1");
            if (strcmp(limits[i].key, "name") != 0)
                sb_addz(&out, ", name: n");
            if (strcmp(limits[i].key, "machine") != 0)
                sb_addz(&out, ", machine: m");
            sb_addf(&out, ", %s: %s", limits[i].key, limits[i].list ? "[" : "\"");
            for (int k = 0; k < n; k++)
                sb_addz(&out, limits[i].list ? "x, " : "x");
            sb_addz(&out, limits[i].list ? "]}\n" : "\"}\n");
            const bool fits = n <= limits[i].max && (n > 0 || limits[i].list);
            if (accepts(sb_str(&out), &err) != fits)
                fail_msg("%s of %d: %s", limits[i].key, n, err.text);
            arena_free(&arena);
        }
    }
}

static void values_have_limits(void **state)
{
    (void)state;
    static const struct {
        const char *more, *message;
    } cases[] = {
        {"walltime_minutes: 1", ""},
        {"walltime_minutes: 43200", ""},
        {"walltime_minutes: 43201", "host 'x': walltime_minutes is 43201"},
        {"walltime_minutes: -1", "host 'x': walltime_minutes is -1"},
        {"walltime_minutes: 1, max_tasks: 0", ""},
        {"walltime_minutes: 1, scheduler: shell", ""},
        {"walltime_minutes: 1, scheduler: slurm", ""},
        {"walltime_minutes: 1, scheduler: pbs", "host 'x': unknown scheduler 'pbs'"},
        {"walltime_minutes: 1, max_tasks: -1", "host 'x': max_tasks is -1"},
        {"walltime_minutes: 1, constraint: 'a#b'", "host 'x': 'a#b' is not one word"},
        {"walltime_minutes: 1, nodelist: 'a;b'", "host 'x': 'a;b' is not one word"},
        {"walltime_minutes: 1, qos: '`a`'", "host 'x': '`a`' is not one word"},
        {"walltime_minutes: 1, qos: '$a'", "host 'x': '$a' is not one word"},
        {"walltime_minutes: 1, qos: \"a\\tb\"", "host 'x': 'a\tb' is not one word"},
        {"walltime_minutes: 1, qos: \"a\\rb\"", "host 'x': 'a\rb' is not one word"},
        {"walltime_minutes: 1, qos: 'a\"b'", "host 'x': 'a\"b' is not one word"},
        {"walltime_minutes: 1, qos: 'a''b'", "host 'x': 'a'b' is not one word"},
        {"walltime_minutes: 1, qos: 'a\\b'", "host 'x': 'a\\b' is not one word"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct err err;
        const bool ok =
            accepts(str_format(&arena, "- {name: x, machine: M, %s}\n", cases[i].more), &err);
        assert_int_equal(ok, cases[i].message[0] == '\0');
        assert_string_equal(err.text, cases[i].message);
        assert_string_equal(err.hint,
                            strstr(err.text, "walltime") != NULL ? "it must lie between 1 and 43200"
                            : strstr(err.text, "scheduler") != NULL ? "it must be slurm or shell"
                                                                    : "");
        assert_int_equal(err.line + err.col, 0); /* the host's name says where */
        arena_free(&arena);
    }
    for (int n = 1000; n <= 1001; n++) {
        struct arena arena = {0};
        struct sb out = {.arena = &arena};
        struct err err;
        for (int k = 0; k < n; k++)
            sb_addf(&out, "- {name: n%d, machine: M, walltime_minutes: 1}\n", k);
        assert_int_equal(accepts(sb_str(&out), &err), n == 1000);
        arena_free(&arena);
    }
}

static void what_is_not_given_has_a_default(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct host_list hosts;
    assert_true(hosts_parse(
        STR("hosts:\n- {name: a, machine: M, walltime_minutes: 7}\n"
            "- {name: b, machine: M, walltime_minutes: 8, exclusive: false, render: true,"
            " max_tasks: 3, scheduler: shell}\n"
            "- {name: c, machine: M, walltime_minutes: 9, exclusive: true, render: false}\n"),
        "hosts.yml", &arena, &hosts, &err));
    const struct job_host expected[] = {
        {.walltime_minutes = 7, .exclusive = true, .scheduler = "slurm"},
        {.walltime_minutes = 8, .render = true, .max_tasks = 3, .scheduler = "shell"},
        {.walltime_minutes = 9, .exclusive = true, .scheduler = "slurm"}};
    assert_int_equal(hosts.count, 3);
    for (unsigned i = 0; i < 3; i++) {
        assert_int_equal(hosts.items[i].walltime_minutes, expected[i].walltime_minutes);
        assert_int_equal(hosts.items[i].exclusive, expected[i].exclusive);
        assert_int_equal(hosts.items[i].render, expected[i].render);
        assert_int_equal(hosts.items[i].max_tasks, expected[i].max_tasks);
        assert_string_equal(hosts.items[i].scheduler, expected[i].scheduler);
        assert_int_equal(hosts.items[i].setup_count, 0);
        assert_null(hosts.items[i].partition);
    }
    assert_ptr_equal(hosts_find(&hosts, "b", &arena, &err), &hosts.items[1]);
    assert_true(hosts_parse(STR("hosts: []\n"), "hosts.yml", &arena, &hosts, &err));
    assert_null(hosts_find(&hosts, "b", &arena, &err));
    assert_string_equal(err.hint, "the list of hosts has: none");
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_what_we_ship),
        cmocka_unit_test(mistakes_are_named),
        cmocka_unit_test(lengths_have_limits),
        cmocka_unit_test(values_have_limits),
        cmocka_unit_test(what_is_not_given_has_a_default),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
