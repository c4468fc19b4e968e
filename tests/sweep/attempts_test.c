#include "unit.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "collect/measure/counted_sweeps.h"
#include "collect/sweep/measure_points.h"
#include "collect/sweep/record.h"
#include "scratch.h"

/* Points whose program or counters fail. */

static const char *nothing_missing(const void *state, struct arena *arena)
{
    (void)state;
    (void)arena;
    return NULL;
}

/* `state`: the kind of its error. */
static bool cannot_count(const void *state, const struct counter_request *request,
                         struct arena *arena, struct counter_run *out, struct err *err)
{
    const enum err_kind *kind = state;
    (void)request;
    (void)arena;
    (void)out;
    return err_set(err, *kind, "the counters are used by somebody");
}

struct rig {
    struct compiler compiler;
    struct machine machine;
    struct counter_provider provider;
    struct set set;
    struct sweep_context context;
    struct sweep_item item;
    struct point point;
    struct point_result result;
    struct configuration c;
    struct costs costs;
    struct measuring measuring;
    struct dir folder;
    struct journal journal;
    const char *path;
    bool interrupted;
};

/* One point of a copy kernel, counted if the machine has events. */
static void rig_set_up(struct rig *r, struct scratch *s, const char *name, const char *flags,
                       const enum err_kind *counting)
{
    *r = (struct rig){.compiler = {.name = "gcc", .flags = flags},
                      .item = {.path = "own/copy"},
                      .point = {.kind = POINT_GRID, .size = 60, .threads = 1},
                      .provider = {nothing_missing, cannot_count, counting}};
    r->machine = (struct machine){.name = "here",
                                  .clock_hz = 2e9,
                                  .line_bytes = 64,
                                  .sockets = 1,
                                  .cores_per_socket = 1,
                                  .numa_domains_per_socket = 1,
                                  .cores_per_numa_domain = 1,
                                  .n_caches = 1,
                                  .compilers = &r->compiler,
                                  .n_compilers = 1,
                                  .counters_overlapping = "UOPS:PMC0"};
    r->machine.caches[0] = (struct machine_cache){.cache = {.name = "L1"},
                                                  .cores_per_group = 1,
                                                  .counters_loads = "LOADS:PMC1",
                                                  .counters_misses = "IN:PMC2",
                                                  .counters_evicts = "OUT:PMC3"};
    set_default(&r->set);
    r->set.n_predictors = 0;
    r->set.point_budget_s = 0.05;
    r->set.attempts = 3;
    r->context = (struct sweep_context){.set = &r->set, .machine = &r->machine};
    r->c = (struct configuration){.context = &r->context,
                                  .item = &r->item,
                                  .n_points = 1,
                                  .points = &r->point,
                                  .results = &r->result};
    r->measuring.costs = &r->costs;
    r->path = path_join(&s->arena, s->dir, name);
    assert_true(kernel_parse(STR("double a[N]; double b[N];\n"
                                 "for (int i = 0; i < N; ++i) b[i] = a[i];\n"),
                             "k.c", &s->arena, &r->c.kernel, &s->err));
    assert_true(dir_open(s->dir, ".", &s->arena, &r->folder, &s->err));
    assert_true(journal_open(&r->folder, name, &s->arena, &r->journal, &s->err));
}

/* `chatter` is discarded. */
static void rig_measure(struct rig *r, struct scratch *s)
{
    double worked_s = 0;
    FILE *chatter = fopen("/dev/null", "w");
    assert_non_null(chatter);
    progress_begin(&r->measuring.progress, chatter, 1, 1);
    assert_true(measure_shared_open(&r->provider, &s->arena, &r->measuring.shared, &s->err));
    alarm(120); /* endless attempts fail here, not later */
    assert_true(measure_points(&r->c, &r->journal, &r->measuring, &worked_s, &r->interrupted,
                               &s->arena, &s->err));
    alarm(0);
    measure_shared_close(r->measuring.shared);
    fclose(chatter);
}

static const json_t *rig_record(const struct rig *r)
{
    char key[HASH_CHARS];
    point_key(&r->point, r->c.measured_what, key);
    return journal_find(&r->journal, key);
}

static int lines_with(const struct rig *r, struct scratch *s, const char *word)
{
    struct str text;
    int n = 0;
    assert_true(file_read(r->path, 1 << 20, &s->arena, &text, &s->err));
    for (const char *at = strstr(text.ptr, word); at != NULL; at = strstr(at + 1, word))
        n++;
    return n;
}

static void a_point_that_crashes_has_its_attempts(void **state)
{
    struct scratch *s = *state;
    static const enum err_kind counting = ERR_SYSTEM;
    struct rig r;
    struct points_state look;
    rig_set_up(&r, s, "crash", "-O2 -fopenmp -Wl,-e,0", &counting); /* it begins at address 0 */
    points_look(&r.c, &r.journal, &r.costs, &look);
    assert_int_equal(look.n_missing, 1);
    assert_int_equal(look.n_failed, 0);
    rig_measure(&r, s);
    assert_false(r.result.measured);
    assert_non_null(r.result.failure);
    assert_int_equal(lines_with(&r, s, "\"status\":\"failed\""), 3);
    assert_int_equal(record_tries(rig_record(&r)).attempts, 3);
    assert_int_equal(record_tries(rig_record(&r)).kills, 0);
    points_look(&r.c, &r.journal, &r.costs, &look);
    assert_int_equal(look.n_missing, 0);
    assert_int_equal(look.n_failed, 1);
    assert_string_equal(look.failure, r.result.failure);

    rig_measure(&r, s); /* that was the last attempt */
    assert_int_equal(lines_with(&r, s, "\"status\":\"failed\""), 3);
    assert_non_null(r.result.failure);
    r.set.attempts = 4;
    rig_measure(&r, s);
    assert_int_equal(lines_with(&r, s, "\"status\":\"failed\""), 4);
    journal_close(&r.journal);
    dir_close(&r.folder);
}

/* A measurement without counts counts, with the reason why it has none. */
static void what_cannot_be_counted_is_measured(void **state)
{
    struct scratch *s = *state;
    static const enum err_kind counting = ERR_SYSTEM;
    struct rig r;
    rig_set_up(&r, s, "uncounted", "-O2 -fopenmp", &counting);
    rig_measure(&r, s);
    assert_false(r.interrupted);
    assert_true(r.result.measured);
    assert_null(r.result.failure);
    assert_null(r.result.bench.counted);
    assert_string_equal(r.result.bench.counters, "unavailable (the counters are used by somebody)");
    struct points_state look;
    points_look(&r.c, &r.journal, &r.costs, &look);
    assert_int_equal(look.n_missing, 0);
    assert_int_equal(look.n_failed, 0);
    struct measurement bench;
    assert_true(record_read(rig_record(&r), &s->arena, &bench));
    assert_string_equal(bench.counters, r.result.bench.counters);
    journal_close(&r.journal);
    dir_close(&r.folder);
}

/*
 * If a run is stopped while counting, the point is measured again next time and loses no attempt.
 */
static void an_interrupt_while_counting_is_no_failure(void **state)
{
    struct scratch *s = *state;
    static const enum err_kind counting = ERR_INTERRUPTED;
    struct rig r;
    rig_set_up(&r, s, "interrupted", "-O2 -fopenmp", &counting);
    rig_measure(&r, s);
    assert_true(r.interrupted);
    assert_false(r.result.measured);
    const struct tries tries = record_tries(rig_record(&r));
    assert_int_equal(tries.attempts, 0);
    assert_int_equal(tries.kills, 0);
    assert_int_equal(lines_with(&r, s, "\"status\":\"failed\""), 0);
    journal_close(&r.journal);
    dir_close(&r.folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_point_that_crashes_has_its_attempts),
        cmocka_unit_test(what_cannot_be_counted_is_measured),
        cmocka_unit_test(an_interrupt_while_counting_is_no_failure),
    };
    return cmocka_run_group_tests(tests, scratch_setup, scratch_teardown);
}
