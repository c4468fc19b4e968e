#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/cpu_time.h"
#include "collect/measure/program_report.h"

static bool parse(const char *text, struct program_report *report, struct err *err,
                  struct arena *arena)
{
    return program_report_parse(str_of(text), arena, report, err);
}

#define SAMPLE                                                                                     \
    "{\"seconds\": 0.01, \"sweeps\": 3, \"clock_hz_before\": 3e9, \"clock_hz_after\": 3.1e9,"      \
    "\"involuntary_switches\": 1, \"minor_faults\": 2, \"major_faults\": 0, \"migrations\": 0,"    \
    "\"cpus\": [0, 1]}"

static void reads_what_a_program_says(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct program_report r;
    assert_true(parse("{\"threads\": 2, \"parallel\": true, \"bytes\": 800, \"lups_per_sweep\": 8,"
                      "\"huge_page_bytes\": 4096, \"setup_seconds\": 0.25, \"warmup_seconds\": 0.5,"
                      "\"checksum\": 1.5, \"samples\": [" SAMPLE "," SAMPLE "]}",
                      &r, &err, &arena));
    assert_int_equal(r.n_samples, 2);
    assert_int_equal(r.cpus[1], 1);
    assert_true(r.samples[1].sweeps == 3);
    assert_int_equal(r.samples[0].involuntary_switches, 1);
    assert_true(r.setup_s == 0.25 && r.warmup_s == 0.5 && r.huge_page_bytes == 4096);
    arena_free(&arena);
}

static void waiting_may_be_unknown_but_not_nonsense(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        double seconds; /* -1: an error */
    } cases[] = {
        {"", NAN},
        {", \"run_delay_seconds\": null", NAN},
        {", \"run_delay_seconds\": 0.000012", 0.000012},
        {", \"run_delay_seconds\": -1", -1},
        {", \"run_delay_seconds\": \"long\"", -1},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct program_report r;
        char text[1024];
        snprintf(text, sizeof text,
                 "{\"threads\": 1, \"bytes\": 800, \"lups_per_sweep\": 8, \"setup_seconds\": 0,"
                 "\"warmup_seconds\": 0, \"samples\": [{\"seconds\": 0.01, \"sweeps\": 3,"
                 "\"clock_hz_before\": 3e9, \"clock_hz_after\": 3e9, \"involuntary_switches\": 0,"
                 "\"minor_faults\": 0, \"major_faults\": 0, \"migrations\": 0, \"cpus\": [0]%s}]}",
                 cases[i].text);
        assert_true(parse(text, &r, &err, &arena) == !(cases[i].seconds < 0));
        if (cases[i].seconds < 0)
            assert_non_null(strstr(err.text, "'run_delay_seconds' is not a number"));
        else if (isnan(cases[i].seconds))
            assert_true(isnan(r.samples[0].run_delay_s));
        else
            assert_true(r.samples[0].run_delay_s == cases[i].seconds);
        arena_free(&arena);
    }
}

static void refuses_nonsense_and_names_it(void **state)
{
    (void)state;
    static const char *const cases[][2] = {
        {"", "output"},
        {"{\"threads\": 2,", "output"},
        {"[1]", "'threads' is missing"},
        {"{\"threads\": 1e9, \"bytes\": 1, \"lups_per_sweep\": 1, \"setup_seconds\": 0, "
         "\"warmup_seconds\": 0}",
         "'threads' is not a number"},
        {"{\"threads\": 2, \"bytes\": 1, \"lups_per_sweep\": -1}", "'lups_per_sweep'"},
        {"{\"threads\": 2, \"bytes\": 1, \"lups_per_sweep\": 1}", "'setup_seconds' is missing"},
        {"{\"threads\": 2, \"bytes\": 1, \"lups_per_sweep\": 1, \"setup_seconds\": 0}",
         "'warmup_seconds' is missing"},
        {"{\"threads\": 2, \"bytes\": 1, \"lups_per_sweep\": 1, \"setup_seconds\": 0, "
         "\"warmup_seconds\": 0}",
         "'samples'"},
        {"{\"threads\": 2, \"bytes\": 1, \"lups_per_sweep\": 1, \"setup_seconds\": 0, "
         "\"warmup_seconds\": 0, "
         "\"samples\": [5]}",
         "'seconds'"},
        {"{\"threads\": 1, \"bytes\": 1, \"lups_per_sweep\": 1, \"setup_seconds\": 0, "
         "\"warmup_seconds\": 0, "
         "\"samples\": [" SAMPLE "]}",
         "'cpus'"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct program_report r;
        assert_false(parse(cases[i][0], &r, &err, &arena));
        char said[2048];
        snprintf(said, sizeof said, "%s %s", err.file, err.text);
        assert_non_null(strstr(said, cases[i][1]));
        arena_free(&arena);
    }
}

static void cpu_times_are_summed_for_the_cpus_asked_for(void **state)
{
    (void)state;
    const struct str stat = STR("cpu  9 9 9 9 9 9 9 9 0 0\n"
                                "cpu0 100 10 20 300 5 1 2 7 0 0\n"
                                "cpu1 200 0 0 100 0 0 0 0 0 0\n"
                                "intr 5 0\n");
    const struct cpu_time both = cpu_time_parse(stat, (const int[]){0, 1}, 2, 100);
    assert_true(fabs(both.busy_s - 3.33) < 1e-9);
    assert_true(fabs(both.steal_s - 0.07) < 1e-9);
    assert_true(fabs(both.total_s - 7.45) < 1e-9);
    assert_false(cpu_time_parse(stat, (const int[]){7}, 1, 100).known);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_what_a_program_says),
        cmocka_unit_test(waiting_may_be_unknown_but_not_nonsense),
        cmocka_unit_test(refuses_nonsense_and_names_it),
        cmocka_unit_test(cpu_times_are_summed_for_the_cpus_asked_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
