#include "unit.h"

#include <math.h>
#include <string.h>

#include "base/affinity.h"
#include "base/file.h"
#include "collect/measure/own_clock.h"
#include "collect/measure/own_run.h"
#include "scratch.h"

static int first_cpu(struct arena *arena)
{
    struct affinity ours;
    const int *cpus = NULL;
    assert_true(affinity_read(arena, &ours));
    assert_true(affinity_list(&ours, arena, &cpus) > 0);
    return cpus[0];
}

/* How often a program ran that records each of its runs. */
static size_t runs_of(struct scratch *s, enum own_caches caches, size_t count, struct own_run *runs)
{
    const char *const notes = path_join(&s->arena, s->dir, own_caches_name(caches));
    const char *const argv[] = {"sh", "-c", "echo run >>\"$0\"; echo done", notes, NULL};
    const int cpu = first_cpu(&s->arena);
    const struct own_request request = {.argv = argv,
                                        .cpus = &cpu,
                                        .n_cpus = 1,
                                        .watched = &cpu,
                                        .n_watched = 1,
                                        .caches = caches,
                                        .cold_bytes = 1 << 20,
                                        .timeout_s = 60};
    struct str out;
    struct str text;
    assert_true(own_run_all(&request, count, &s->arena, runs, &out, &s->err));
    assert_true(str_eq(out, STR("done\n")));
    assert_true(file_read(notes, 1000, &s->arena, &text, &s->err));
    return text.len / strlen("run\n");
}

static void warm_caches_take_one_run_more(void **state)
{
    struct scratch *s = *state;
    struct own_run runs[3];
    assert_int_equal(runs_of(s, OWN_AS_FOUND, 3, runs), 3);
    assert_int_equal(runs_of(s, OWN_COLD, 3, runs), 3);
    assert_int_equal(runs_of(s, OWN_WARM, 3, runs), 4);
}

/* What sleeps gives its CPU away; others' work on it is not ours. */
static void conditions_are_kept_with_each_run(void **state)
{
    struct scratch *s = *state;
    static const char *const argv[] = {"sleep", "0.2", NULL};
    const int cpu = first_cpu(&s->arena);
    const struct own_request request = {
        .argv = argv, .cpus = &cpu, .n_cpus = 1, .watched = &cpu, .n_watched = 1, .timeout_s = 60};
    struct own_run runs[2];
    struct str out;
    struct affinity before;
    struct affinity after;
    assert_true(affinity_read(&s->arena, &before));
    assert_true(own_run_all(&request, 2, &s->arena, runs, &out, &s->err));
    assert_true(affinity_read(&s->arena, &after)); /* the clock was measured on that CPU */
    assert_memory_equal(before.mask, after.mask, before.bytes);
    for (size_t i = 0; i < 2; i++) {
        assert_true(runs[i].seconds >= 0.2);
        assert_true(runs[i].cpu_s < runs[i].seconds);
        assert_true(runs[i].voluntary_switches >= 1);
        assert_true(runs[i].load_average >= 0);
        assert_true(runs[i].other_load_cpus >= 0 && runs[i].other_load_cpus < 1.5);
        assert_true(runs[i].clock_hz > 1e8 && runs[i].clock_hz < 1e10);
    }
}

static void the_fastest_run_counts(void **state)
{
    (void)state;
    const struct own_run runs[] = {{.seconds = 2}, {.seconds = 1}, {.seconds = 1}, {.seconds = 3}};
    assert_ptr_equal(own_run_fastest(runs, 4), &runs[1]);
    assert_ptr_equal(own_run_fastest(runs, 1), &runs[0]);
}

static void a_run_that_fails_is_an_error(void **state)
{
    struct scratch *s = *state;
    static const char *const argv[] = {"sh", "-c", "echo why >&2; exit 3", NULL};
    const int cpu = first_cpu(&s->arena);
    const struct own_request request = {.argv = argv, .cpus = &cpu, .n_cpus = 1, .timeout_s = 60};
    struct own_run run;
    struct str out;
    assert_false(own_run_all(&request, 1, &s->arena, &run, &out, &s->err));
    assert_non_null(strstr(s->err.text, "why"));
}

/* Afterwards this thread runs on its old CPUs; a CPU that we may not use is refused. */
static void caches_are_overwritten_on_each_cpu(void **state)
{
    struct scratch *s = *state;
    struct affinity before;
    struct affinity after;
    assert_true(affinity_read(&s->arena, &before));
    const int cpus[] = {first_cpu(&s->arena), (1 << 20) - 1};
    assert_true(own_caches_overwrite(1 << 20, cpus, 1, &s->err));
    assert_false(own_caches_overwrite(1 << 20, cpus, 2, &s->err));
    assert_non_null(strstr(s->err.text, "1048575"));
    assert_true(affinity_read(&s->arena, &after));
    assert_memory_equal(before.mask, after.mask, before.bytes);
}

static void write_setting(struct scratch *s, const char *folder, const char *name, const char *text)
{
    scratch_put(s, str_formatz(&s->arena, "/sys/devices/system/cpu/%s/%s", folder, name),
                str_of(text));
}

static void says_whether_the_clock_was_fixed(void **state)
{
    struct scratch *s = *state;
    static const int cpus[] = {0, 1};
    struct arena *const a = &s->arena;
    assert_string_equal(own_clock_text(s->dir, cpus, 2, 2.3e9, NULL, a), "held at 2.3 GHz");
    assert_string_equal(own_clock_text(s->dir, cpus, 2, 0, NULL, a),
                        "not fixed (turbo unknown, governor unknown)");
    assert_string_equal(own_clock_text(s->dir, cpus, 2, 0, "no rights", a),
                        "not fixed (turbo unknown, governor unknown): no rights");
    write_setting(s, "intel_pstate", "no_turbo", "1\n");
    for (int cpu = 0; cpu < 2; cpu++) {
        const char *const folder = str_formatz(a, "cpu%d/cpufreq", cpu);
        write_setting(s, folder, "scaling_governor", "performance\n");
        write_setting(s, folder, "scaling_min_freq", "2300000\n");
        write_setting(s, folder, "scaling_max_freq", "2300000\n");
    }
    assert_string_equal(own_clock_text(s->dir, cpus, 2, 0, "no rights", a),
                        "fixed at 2.3 GHz (turbo off, governor performance)");
    write_setting(s, "cpu1/cpufreq", "scaling_max_freq", "3500000\n");
    assert_string_equal(own_clock_text(s->dir, cpus, 2, 0, NULL, a),
                        "not fixed (turbo off, governor performance)");
    assert_string_equal(own_clock_text(s->dir, cpus, 1, 0, NULL, a),
                        "fixed at 2.3 GHz (turbo off, governor performance)");
    /* each fixed, but at different clocks */
    write_setting(s, "cpu1/cpufreq", "scaling_min_freq", "3500000\n");
    assert_string_equal(own_clock_text(s->dir, cpus, 2, 0, NULL, a),
                        "not fixed (turbo off, governor performance)");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_setup, scratch_teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(warm_caches_take_one_run_more),      TEST(conditions_are_kept_with_each_run),
        cmocka_unit_test(the_fastest_run_counts), TEST(a_run_that_fails_is_an_error),
        TEST(caches_are_overwritten_on_each_cpu), TEST(says_whether_the_clock_was_fixed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
