#include "unit.h"

#include <math.h>
#include <string.h>

#include "collect/measure/counted_sweeps.h"
#include "collect/sweep/record.h"
#include "golden.h"

static void tries_come_back(void **state)
{
    (void)state;
    const struct tries tries = {2, 5};
    json_t *failed = record_failed("grid.csv, size 10", "no luck", tries, 1.5);
    json_t *begun = record_begun("grid.csv, size 10", tries);
    assert_int_equal(record_tries(failed).attempts, 2);
    assert_int_equal(record_tries(failed).kills, 5);
    assert_int_equal(record_tries(begun).kills, 5);
    assert_int_equal(record_tries(NULL).attempts, 0);
    json_decref(failed);
    json_decref(begun);
}

static void nonsense_is_no_try(void **state)
{
    (void)state;
    json_t *odd = json_pack("{s:i, s:s}", "attempts", -3, "kills", "many");
    assert_int_equal(record_tries(odd).attempts, 0);
    assert_int_equal(record_tries(odd).kills, 0);
    json_decref(odd);
}

static void three_kills_are_an_attempt(void **state)
{
    (void)state;
    static const struct {
        struct tries tries;
        bool spent; /* where 3 attempts are allowed */
    } table[] = {{{0, 0}, false}, {{2, 0}, false}, {{3, 0}, true}, {{0, 8}, false},
                 {{0, 9}, true},  {{2, 2}, false}, {{2, 3}, true}};
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        assert_int_equal(tries_spent(table[i].tries, 3), table[i].spent);
}

/* Every number is another one. */
static struct measurement numbered(const struct counted *counted)
{
    static const double samples_s[] = {0.5, 0.25, 0.375};
    static const int cpus[] = {0, 7, 3};
    struct measurement m = {
        .cy_per_cl = {1, 2, 3, 4, 5},
        .mlup_per_s = {6, 7, 8, 9, 10},
        .clock_hz = 11,
        .uncertainty = 12,
        .n_samples = 3,
        .n_rejected = 13,
        .samples_s = samples_s,
        .n_rounds = 14,
        .n_threads = 3,
        .cpus = cpus,
        .bytes = 15,
        .lups_per_sweep = 16,
        .huge_page_share = 17,
        .setup_s = 18,
        .timed_s = 19,
        .warmup_s = 20,
        .other_load_cpus = 21,
        .run_delay_share = 22,
        .steal_share = 23,
        .verdict = VERDICT_NOISY,
        .reason = "because",
        .counters = "counted",
        .counted = counted,
    };
    for (int d = 0; d < N_DISTURBANCES; d++)
        m.rejected[d] = d % 2 == 0 ? (size_t)d + 1 : 0;
    return m;
}

/* What is read of a record, written again. */
static void add_again(const json_t *record, struct sb *out)
{
    struct measurement again;
    if (record_read(record, out->arena, &again)) {
        json_t *const copy = record_measured("again", &again, 1, 2, out->arena);
        sb_addf(out, "%.*s\n", STR_ARG(json_line(copy, out->arena)));
        json_decref(copy);
    } else {
        sb_addz(out, "not read\n");
    }
}

static void add_twice(json_t *record, struct sb *out)
{
    sb_addf(out, "%.*s\n", STR_ARG(json_line(record, out->arena)));
    add_again(record, out);
    json_decref(record);
}

static void add_edited(const char *key, json_t *value, struct sb *out)
{
    const struct measurement m = numbered(NULL);
    json_t *const record = record_measured("p", &m, 1, 2, out->arena);
    json_object_set_new(record, key, value);
    sb_addf(out, "other %s: ", key);
    add_again(record, out);
    json_decref(record);
}

/* Of so many edges. */
static json_t *counted_lines(int n)
{
    json_t *const lines = json_array();
    for (int i = 0; i < 2 * n; i++)
        json_array_append_new(lines, json_integer(i));
    return json_pack("{s:o, s:i, s:i, s:b}", "lines", lines, "T_comp_cy_per_cl", 30,
                     "T_RegL1_cy_per_cl", 31, "lower_bound", 1);
}

/* records.txt: UPDATE=1 writes it anew. */
static void records_are_whole(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    struct counted counted = {
        .core = {.T_comp_cy_per_cl = 1.5, .T_RegL1_cy_per_cl = 2.5, .T_beyond_cy_per_cl = 0.5},
        .lower_bound = true,
        .flop_per_memory_byte = 0.75};
    counted.traffic.n_levels = MACHINE_MAX_LEVELS;
    for (int i = 0; i < MACHINE_MAX_LEVELS; i++)
        counted.traffic.levels[i] = (struct level_traffic){.misses = i + 0.5, .evicts = i + 0.25};
    struct measurement m = numbered(&counted);
    add_twice(record_measured("all", &m, 40, 41, &arena), &out);
    m = numbered(NULL);
    m.reason = m.counters = NULL;
    m.run_delay_share = m.steal_share = NAN;
    m.verdict = VERDICT_OK;
    add_twice(record_measured("little", &m, 0, 0, &arena), &out);
    add_twice(record_failed("failed", "no luck", (struct tries){1, 2}, 3.5), &out);
    add_twice(record_begun("begun", (struct tries){0, 1}), &out);
    add_edited("verdict", json_string("fine"), &out);
    add_edited("verdict", json_null(), &out);
    add_edited("status", json_null(), &out);
    add_edited("samples_s", json_null(), &out);
    add_edited("cpus", json_array(), &out);
    add_edited("cy_per_cl", json_pack("[i,i]", 1, 2), &out);
    for (int n = 0; n <= MACHINE_MAX_LEVELS + 1; n += n == 1 ? MACHINE_MAX_LEVELS - 1 : 1)
        add_edited("counted", counted_lines(n), &out);
    assert_golden(RECORDS, sb_str(&out));
    arena_free(&arena);
}

static void tries_have_a_limit(void **state)
{
    (void)state;
    static const json_int_t counts[][2] = {{-1, 0},
                                           {0, 0},
                                           {1, 1},
                                           {999999, 999999},
                                           {1000000, 1000000},
                                           {1000001, 1000000},
                                           {1LL << 40, 1000000}};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        json_t *const record = json_pack("{s:I}", "attempts", counts[i][0]);
        assert_int_equal(record_tries(record).attempts, counts[i][1]);
        assert_int_equal(record_tries(record).kills, 0);
        json_decref(record);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tries_come_back),
        cmocka_unit_test(nonsense_is_no_try),
        cmocka_unit_test(three_kills_are_an_attempt),
        cmocka_unit_test(records_are_whole),
        cmocka_unit_test(tries_have_a_limit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
