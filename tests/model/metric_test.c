#include "near.h"

#include <math.h>
#include <string.h>

#include "collect/machine/counter_metric.h"
#include "collect/model/counter_schedule.h"

static double value(const char *text, const double *counts, size_t n_counts)
{
    struct arena arena = {0};
    struct err err = {0};
    struct metric_events events = {0};
    struct metric metric;
    assert_true(metric_parse(str_of(text), "test", &events, &arena, &metric, &err));
    assert_true(events.count <= n_counts);
    const double result = metric_eval(&metric, counts, &arena);
    arena_free(&arena);
    return result;
}

static void evaluates_in_the_usual_order(void **state)
{
    (void)state;
    assert_near(value("1 + 2 * 3 - 8 / 4", NULL, 0), 5, 1e-12);
    assert_near(value("(1 + 2) * -3", NULL, 0), -9, 1e-12);
    assert_near(value("10 - 4 - 3", NULL, 0), 3, 1e-12);
    assert_near(value("max(1, Min(7, 5), 2)", NULL, 0), 5, 1e-12);
    const double counts[] = {40, 30, 20};
    assert_near(value("A:PMC0 + B:PMC[0-3] - C:PMC1", counts, 3), 50, 1e-12);
    assert_near(value("A:PMC0 / A:PMC0", counts, 1), 1, 1e-12);
    assert_true(isnan(value("A:PMC0 / 0", counts, 1)));
    const double unknown[] = {40, NAN};
    assert_true(isnan(value("Max(A:PMC0, B:PMC1)", unknown, 2)));
}

/* The forms that published machine files use. */
static void reads_registers_and_options(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct metric_events events = {0};
    struct metric metric;
    assert_true(metric_parse(STR("(LLC_LOOKUP_ANY:CBOX10C[0-3]:STATE=0xF0:OPCODE=0x202+"
                                 "CAS_COUNT_RD:MBOX0C[01] + CAS_COUNT_RD:MBOX0C[01])"),
                             "test", &events, &arena, &metric, &err));
    assert_int_equal(events.count, 2);
    assert_int_equal(events.items[0].n_registers, 4);
    assert_true(str_eq(events.items[0].registers[3], STR("CBOX10C3")));
    assert_true(str_eq(events.items[0].options, STR(":STATE=0xF0:OPCODE=0x202")));
    assert_int_equal(events.items[1].n_registers, 2);
    assert_true(str_eq(events.items[1].registers[1], STR("MBOX0C1")));
    assert_int_equal(events.items[1].options.len, 0);
    arena_free(&arena);
}

static void refuses_with_the_column(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        unsigned col;
        const char *what;
    } bad[] = {
        {"", 1, "expected an event"},
        {"A", 2, "expected ':'"},
        {"A:PMC[0-", 8, "expected digits"},
        {"A:PMC[3-0]", 7, "expected digits"},
        {"A:PMC[]", 7, "register numbers"},
        {"A:PMC0:", 8, "expected an option"},
        {"A:PMC0:X=", 8, "expected an option"},
        {"A:PMC0 B:PMC1", 8, "operator or the end"},
        {"Max(A:PMC0", 11, "expected ',' or ')'"},
        {"(A:PMC0", 8, "expected ')'"},
        {"0x10", 1, "expected a number"},
        {"INFORMATION_REQUIRED Example:max(A__PMC2)", 21, "expected ':'"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct metric_events events = {0};
        struct metric metric;
        assert_false(metric_parse(str_of(bad[i].text), "m.yml", &events, &arena, &metric, &err));
        assert_int_equal(err.col, bad[i].col);
        assert_non_null(strstr(err.text, bad[i].what));
        arena_free(&arena);
    }
}

static void refuses_deep_nesting(void **state)
{
    (void)state;
    char text[4096];
    memset(text, '(', sizeof text);
    struct arena arena = {0};
    struct err err = {0};
    struct metric_events events = {0};
    struct metric metric;
    assert_false(
        metric_parse((struct str){text, sizeof text}, "test", &events, &arena, &metric, &err));
    memset(text, '-', sizeof text);
    struct err again = {0};
    assert_false(
        metric_parse((struct str){text, sizeof text}, "test", &events, &arena, &metric, &again));
    arena_free(&arena);
}

static size_t runs_for(const char *const *texts, size_t n, struct arena *arena,
                       struct schedule *schedule, struct metric_events *events)
{
    struct err err = {0};
    *events = (struct metric_events){0};
    for (size_t i = 0; i < n; i++) {
        struct metric metric;
        assert_true(metric_parse(str_of(texts[i]), "test", events, arena, &metric, &err));
    }
    schedule_events(events, arena, schedule);
    return schedule->n_runs;
}

/* Every event is counted once, on a register that it allows, and no register twice in a run. */
static void assert_valid(const struct metric_events *events, const struct schedule *s)
{
    for (size_t e = 0; e < events->count; e++) {
        const struct metric_event *event = &events->items[e];
        bool allowed = false;
        for (size_t r = 0; r < event->n_registers; r++)
            allowed = allowed || str_eq(event->registers[r], s->event_register[e]);
        assert_true(allowed);
        assert_true(s->run[e] < s->n_runs);
        for (size_t f = 0; f < e; f++)
            assert_false(s->run[e] == s->run[f] &&
                         str_eq(s->event_register[e], s->event_register[f]));
    }
}

static void schedules_into_the_fewest_runs(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct schedule s;
    struct metric_events events;
    /* Haswell: six port events and six core events on four counters, and memory events */
    static const char ports[] =
        "Max(UOPS_EXECUTED_PORT_PORT_0:PMC[0-3], UOPS_EXECUTED_PORT_PORT_1:PMC[0-3],"
        " UOPS_EXECUTED_PORT_PORT_4:PMC[0-3], UOPS_EXECUTED_PORT_PORT_5:PMC[0-3],"
        " UOPS_EXECUTED_PORT_PORT_6:PMC[0-3], UOPS_EXECUTED_PORT_PORT_7:PMC[0-3])";
    static const char *const haswell[] = {ports,
                                          "MEM_UOPS_RETIRED_LOADS:PMC[0-3]",
                                          "L1D_REPLACEMENT:PMC[0-3]",
                                          "L1D_M_EVICT:PMC[0-3]",
                                          "L2_LINES_IN_ALL:PMC[0-3]",
                                          "L2_TRANS_L2_WB:PMC[0-3]",
                                          "CAS_COUNT_RD:MBOX0C[01] + CAS_COUNT_RD:MBOX1C[01]",
                                          "CAS_COUNT_WR:MBOX0C[01] + CAS_COUNT_WR:MBOX1C[01]"};
    assert_int_equal(runs_for(haswell, 8, &arena, &s, &events), 3);
    assert_valid(&events, &s);

    /* the first choice of the free event must give way to the fixed ones */
    static const char *const bound[] = {"A:PMC[0-1]", "B:PMC0", "C:PMC[1-2]", "D:PMC1"};
    assert_int_equal(runs_for(bound, 4, &arena, &s, &events), 2);
    assert_valid(&events, &s);
    static const char *const chain[] = {"A:PMC[0-1]", "B:PMC[0-1]", "C:PMC[1-2]", "D:FIXC1"};
    assert_int_equal(runs_for(chain, 4, &arena, &s, &events), 1);
    assert_valid(&events, &s);

    /* one gives way, two give way one after the other, and none can */
    static const char *const moved[] = {"A:PMC[0-1]", "B:PMC0"};
    assert_int_equal(runs_for(moved, 2, &arena, &s, &events), 1);
    assert_valid(&events, &s);
    assert_true(str_eq(schedule_group(&s, &events, 0, &arena), STR("A:PMC1,B:PMC0")));
    static const char *const pushed[] = {"A:PMC[0-1]", "B:PMC[1-2]", "C:PMC0"};
    assert_int_equal(runs_for(pushed, 3, &arena, &s, &events), 1);
    assert_valid(&events, &s);
    assert_true(str_eq(schedule_group(&s, &events, 0, &arena), STR("A:PMC1,B:PMC2,C:PMC0")));
    static const char *const full[] = {"A:PMC[0-1]", "B:PMC[0-1]", "C:PMC[0-1]", "D:PMC0"};
    assert_int_equal(runs_for(full, 4, &arena, &s, &events), 2);
    assert_valid(&events, &s);

    static const char *const option[] = {"A:PMC0:MATCH0=0x1", "B:PMC0"};
    assert_int_equal(runs_for(option, 2, &arena, &s, &events), 2);
    assert_true(str_eq(schedule_group(&s, &events, 0, &arena), STR("A:PMC0:MATCH0=0x1")));
    assert_true(str_eq(schedule_group(&s, &events, 1, &arena), STR("B:PMC0")));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(evaluates_in_the_usual_order),
        cmocka_unit_test(reads_registers_and_options),
        cmocka_unit_test(refuses_with_the_column),
        cmocka_unit_test(refuses_deep_nesting),
        cmocka_unit_test(schedules_into_the_fewest_runs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
