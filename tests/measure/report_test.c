#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/cpu_time.h"
#include "base/json.h"
#include "collect/measure/program_report.h"

static bool parse(const char *text, struct program_report *report, struct err *err,
                  struct arena *arena)
{
    return program_report_parse(str_of(text), arena, report, err);
}

#define HEAD                                                                                       \
    "{\"threads\": 2, \"parallel\": true, \"bytes\": 800, \"lups_per_sweep\": 8,"                  \
    "\"huge_page_bytes\": 4096, \"setup_seconds\": 0.25, \"warmup_seconds\": 0.5,"                 \
    "\"checksum\": 1.5"
#define SAMPLE                                                                                     \
    "{\"seconds\": 0.01, \"sweeps\": 3, \"clock_hz_before\": 3e9, \"clock_hz_after\": 3.1e9,"      \
    "\"involuntary_switches\": 1, \"run_delay_seconds\": 0.002, \"adds_per_cycle\": 3.5,"          \
    "\"minor_faults\": 2, \"major_faults\": 4, \"migrations\": 5, \"cpus\": [6, 7]}"
#define WHOLE HEAD ", \"samples\": [" SAMPLE "," SAMPLE "]}"

static void reads_what_a_program_says(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct program_report r;
    assert_true(parse(WHOLE, &r, &err, &arena));
    assert_int_equal(r.threads, 2);
    assert_true(r.parallel);
    assert_true(r.bytes == 800 && r.lups_per_sweep == 8 && r.huge_page_bytes == 4096);
    assert_true(r.setup_s == 0.25 && r.warmup_s == 0.5);
    assert_int_equal(r.n_samples, 2);
    assert_memory_equal(r.cpus, ((int[]){6, 7, 6, 7}), 4 * sizeof *r.cpus);
    for (size_t i = 0; i < 2; i++) {
        const struct measure_sample *const s = &r.samples[i];
        assert_true(s->seconds == 0.01 && s->sweeps == 3);
        assert_true(s->clock_before_hz == 3e9 && s->clock_after_hz == 3.1e9);
        assert_true(s->run_delay_s == 0.002 && s->adds_per_cycle == 3.5);
        assert_int_equal(s->involuntary_switches, 1);
        assert_int_equal(s->minor_faults, 2);
        assert_int_equal(s->major_faults, 4);
        assert_int_equal(s->migrations, 5);
    }
    arena_free(&arena);
}

/* The report with another value, or none, at a key of the head, or of the second sample. */
static struct str changed(const char *key, bool of_sample, json_t *value, struct arena *arena)
{
    struct err err = {0};
    json_t *root = json_parse(STR(WHOLE), "test", &err);
    json_t *object = of_sample ? json_array_get(json_object_get(root, "samples"), 1) : root;
    if (value != NULL)
        json_object_set_new(object, key, value);
    else
        json_object_del(object, key);
    const struct str text = json_text(root, arena);
    json_decref(root);
    return text;
}

/* Both ends of a range belong to it; what is beyond is refused with the range, and so is what is
 * missing. */
static void numbers_have_a_range(void **state)
{
    (void)state;
    static const struct {
        const char *key;
        bool of_sample;
        double low, high;
        const char *range;
    } fields[] = {
        {"bytes", false, 0, 1e18, "0 to 1e+18"},
        {"lups_per_sweep", false, 1, 1e18, "1 to 1e+18"},
        {"setup_seconds", false, 0, 1e9, "0 to 1e+09"},
        {"warmup_seconds", false, 0, 1e9, "0 to 1e+09"},
        {"seconds", true, 1e-9, 1e6, "1e-09 to 1e+06"},
        {"sweeps", true, 1, 1e15, "1 to 1e+15"},
        {"clock_hz_before", true, 0, 1e12, "0 to 1e+12"},
        {"clock_hz_after", true, 0, 1e12, "0 to 1e+12"},
        {"involuntary_switches", true, 0, 1e15, "0 to 1e+15"},
        {"minor_faults", true, 0, 1e15, "0 to 1e+15"},
        {"major_faults", true, 0, 1e15, "0 to 1e+15"},
        {"migrations", true, 0, 1e15, "0 to 1e+15"},
        {"run_delay_seconds", true, 0, 1e9, "0 to 1e+09"},
        {"adds_per_cycle", true, 0, 1e9, "0 to 1e+09"},
    };
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        struct arena arena = {0};
        const char *const key = fields[i].key;
        const double ends[] = {fields[i].low, fields[i].high};
        const double beyond[] = {fields[i].low > 0 ? fields[i].low / 2 : -1,
                                 fields[i].high * 1.001};
        for (int end = 0; end < 2; end++) {
            struct program_report r;
            struct err none = {0};
            struct err err = {0};
            assert_true(program_report_parse(
                changed(key, fields[i].of_sample, json_real(ends[end]), &arena), &arena, &r,
                &none));
            assert_false(program_report_parse(
                changed(key, fields[i].of_sample, json_real(beyond[end]), &arena), &arena, &r,
                &err));
            assert_string_equal(
                err.text,
                str_formatz(&arena, "output of the benchmark program: '%s' is not a number from %s",
                            key, fields[i].range));
        }
        arena_free(&arena);
    }
}

/* What is refused, with the whole message. */
static void what_is_wrong_has_a_name(void **state)
{
    (void)state;
    static const struct {
        const char *key;
        bool of_sample;
        const char *value, *text;
    } cases[] = {
        {"threads", false, "0", "'threads' is not a number from 1 to 65536"},
        {"threads", false, "65537", "'threads' is not a number from 1 to 65536"},
        {"threads", false, "65536", "'cpus' is not a list of 65536 numbers"},
        {"threads", false, "1", "'cpus' is not a list of 1 numbers"},
        {"samples", false, "[]", "'samples' is not a list of 1 to 1048576 samples"},
        {"samples", false, "{}", "'samples' is not a list of 1 to 1048576 samples"},
        {"samples", false, "[5]", "'seconds' is missing"},
        {"cpus", true, "[0]", "'cpus' is not a list of 2 numbers"},
        {"cpus", true, "[0, 1, 2]", "'cpus' is not a list of 2 numbers"},
        {"cpus", true, "3", "'cpus' is not a list of 2 numbers"},
        {"cpus", true, "[-1, 1048576]", NULL},
        {"cpus", true, "[0, -2]", "'cpus' has an entry that is not a CPU number"},
        {"cpus", true, "[1048577, 0]", "'cpus' has an entry that is not a CPU number"},
        {"cpus", true, "[0, 1.5]", "'cpus' has an entry that is not a CPU number"},
        {"run_delay_seconds", true, "null", NULL},
        {"adds_per_cycle", true, "null", NULL},
        {"adds_per_cycle", true, "true", "'adds_per_cycle' is not a number from 0 to 1e+09"},
        {"run_delay_seconds", true, "", NULL},
        {"adds_per_cycle", true, "", NULL},
        {"migrations", true, "", "'migrations' is missing"},
        {"samples", false, "", "'samples' is not a list of 1 to 1048576 samples"},
        {"migrations", true, "null", "'migrations' is not a number from 0 to 1e+15"},
        {"parallel", false, "1", NULL},
        {"huge_page_bytes", false, "null", NULL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct program_report r;
        json_t *value = json_loads(cases[i].value, JSON_DECODE_ANY, NULL);
        const struct str text = changed(cases[i].key, cases[i].of_sample, value, &arena);
        assert_true(program_report_parse(text, &arena, &r, &err) == (cases[i].text == NULL));
        if (cases[i].text != NULL) {
            assert_string_equal(err.text, str_formatz(&arena, "output of the benchmark program: %s",
                                                      cases[i].text));
        } else {
            assert_int_equal(r.parallel, strcmp(cases[i].key, "parallel") != 0);
            assert_int_equal(isnan(r.huge_page_bytes),
                             strcmp(cases[i].key, "huge_page_bytes") == 0);
            assert_int_equal(isnan(r.samples[1].run_delay_s),
                             strcmp(cases[i].key, "run_delay_seconds") == 0);
            assert_int_equal(isnan(r.samples[1].adds_per_cycle),
                             strcmp(cases[i].key, "adds_per_cycle") == 0);
        }
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
         "'cpus' is not a list of 1 numbers"},
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
        cmocka_unit_test(numbers_have_a_range),
        cmocka_unit_test(what_is_wrong_has_a_name),
        cmocka_unit_test(refuses_nonsense_and_names_it),
        cmocka_unit_test(cpu_times_are_summed_for_the_cpus_asked_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
