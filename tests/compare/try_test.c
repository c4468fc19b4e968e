#include "unit.h"

#include <math.h>
#include <string.h>

#include "cli/compare_report.h"
#include "collect/compare/comparison.h"
#include "collect/host/host.h"
#include "collect/machinefile/load.h"
#include "schema.h"

/*
 * Trials from the source to the report: a block size is found, and measured next to the own code.
 * The machine is this host with caches so small that a small grid loses its layer conditions, so
 * the measured gains of blocks do not matter.
 */
struct fixture {
    struct arena arena;
    struct machine machine;
    struct own_code code;
    struct classification class;
    struct baseline baseline;
    struct forecast_tools tools;
    struct comparison_request request;
    struct comparison result;
};

static const char source[] =
    "void sweep(int n, double *restrict b, const double *restrict a, double s)\n"
    "{\n"
    "#pragma omp parallel for\n"
    "    for (int k = 1; k < n - 1; k++)\n"
    "        for (int j = 1; j < n - 1; j++)\n"
    "            for (int i = 1; i < n - 1; i++)\n"
    "                b[(k*n + j)*n + i] = s * (a[(k*n + j)*n + i-1] + a[(k*n + j)*n + i+1]\n"
    "                    + a[(k*n + j-1)*n + i] + a[(k*n + j+1)*n + i]\n"
    "                    + a[((k-1)*n + j)*n + i] + a[((k+1)*n + j)*n + i]);\n"
    "}\n";

static const char base[] =
    "double a[M][N][P]; double b[M][N][P]; double s;"
    "for (long k = 1; k < M - 1; ++k) for (long j = 1; j < N - 1; ++j)"
    " for (long i = 1; i < P - 1; ++i) b[k][j][i] = s * (a[k][j][i-1] + a[k][j][i+1]"
    " + a[k][j-1][i] + a[k][j+1][i] + a[k-1][j][i] + a[k+1][j][i]);";

static const int64_t size[] = {64};

/*
 * A machine file for this host, whatever it is; its caches hold rows of 64 numbers, but no planes.
 */
static void make_machine(struct fixture *f, struct err *err)
{
    static const struct compiler compilers[] = {{.name = "gcc", .flags = "-O2 -fopenmp"},
                                                {.name = "clang", .flags = "-O2 -fopenmp"}};
    static const uint64_t bytes[] = {8 << 10, 16 << 10, 32 << 10};
    struct host host;
    assert_true(machine_load("HaswellEP_E5-2695v3_CoD", &f->arena, &f->machine, err));
    assert_true(host_here(&f->arena, &host, err));
    f->machine.isa = host.isa;
    f->machine.compilers = compilers;
    f->machine.n_compilers = sizeof compilers / sizeof *compilers;
    assert_int_equal(f->machine.n_caches, sizeof bytes / sizeof *bytes);
    for (size_t level = 0; level < sizeof bytes / sizeof *bytes; level++) {
        struct cache_level *const cache = &f->machine.caches[level].cache;
        cache->sets = bytes[level] / cache->ways / f->machine.line_bytes;
        f->machine.caches[level].cores_per_group = 1;
    }
}

static void run(struct fixture *f, bool try_advice)
{
    const struct nest_options any = {0};
    struct err err = {0};
    *f = (struct fixture){0};
    make_machine(f, &err);
    assert_true(own_code_read(str_of(source), "my.c", &any, &f->arena, &f->code, &err));
    assert_true(classify_kernel(f->code.kernel, &f->arena, &f->class, &err));
    f->baseline = (struct baseline){.path = "base.c", .is_class = true};
    assert_true(kernel_parse(str_of(base), "base.c", &f->arena, &f->baseline.kernel, &err));
    f->tools = (struct forecast_tools){.machine = &f->machine};
    f->request = (struct comparison_request){.code = &f->code,
                                             .classification = &f->class,
                                             .baseline = &f->baseline,
                                             .tools = &f->tools,
                                             .root = "stencils",
                                             .n_sizes = 1,
                                             .sizes = size,
                                             .threads = 1,
                                             .measure = try_advice,
                                             .try_budget_s = try_advice ? 0.1 : 0,
                                             .budget_s = 0.1};
    if (!comparison_make(&f->request, &f->arena, &f->result, &err))
        fail_msg("%s", err.text);
}

static const struct cause *blocking(const struct comparison *c)
{
    for (size_t i = 0; i < c->causes.count; i++) {
        if (c->causes.items[i].kind == CAUSE_LAYER_CONDITION)
            return &c->causes.items[i];
    }
    return NULL;
}

/* It helps or it does not: on a busy machine it may be either. */
static const json_t *layer_condition_in(const json_t *object)
{
    static const char *const lists[] = {"causes", "refuted"};
    for (size_t l = 0; l < 2; l++) {
        const json_t *const list = json_object_get(object, lists[l]);
        for (size_t i = 0; i < json_array_size(list); i++) {
            const json_t *const cause = json_array_get(list, i);
            if (strcmp(json_string_value(json_object_get(cause, "cause")), "layer-condition") == 0)
                return cause;
        }
    }
    return NULL;
}

static void check_schema(const json_t *object)
{
    json_error_t where;
    json_t *const schema = json_load_file("docs/compare.schema.json", 0, &where);
    assert_non_null(schema);
    assert_true(schema_holds(schema, object));
    json_t *const other = json_deep_copy(object);
    json_object_set_new(other, "verdict", json_integer(1));
    assert_false(schema_holds(schema, other));
    json_decref(other);
    json_decref(schema);
}

static void tries_the_block_that_it_finds(void **state)
{
    (void)state;
    struct fixture f;
    run(&f, true);
    const struct cause *cause = blocking(&f.result);
    assert_non_null(cause);
    assert_int_equal(cause->block_loop, 1); /* the middle loop, not the inner one */
    assert_in_range(cause->block, 2, size[0] - 1);
    assert_true(cause->gain >= CAUSE_MIN_GAIN);
    assert_true(cause->trial.done);
    assert_true(isfinite(cause->trial.gain) && cause->trial.gain > 0);
    assert_int_equal(f.result.points[0].own_source, MEASURED_RUN);

    struct sb text = {.arena = &f.arena};
    compare_text(&f.result, &text);
    json_t *const object = compare_all_json(&f.result, 1, NULL, &f.arena);
    check_schema(object);
    const json_t *const tried = layer_condition_in(object);
    assert_true(str_find_str(sb_str(&text), STR("measured")) < text.len);
    assert_true(json_is_real(json_object_get(tried, "gain")));
    assert_true(json_is_real(json_object_get(tried, "tried_gain")));
    json_decref(object);
    arena_free(&f.arena);
}

/* Without a run there is only the advice. */
static void tries_nothing_unasked(void **state)
{
    (void)state;
    struct fixture f;
    run(&f, false);
    const struct cause *cause = blocking(&f.result);
    assert_non_null(cause);
    assert_false(cause->trial.done);
    struct sb text = {.arena = &f.arena};
    compare_text(&f.result, &text);
    assert_int_equal(str_find_str(sb_str(&text), STR("measured")), text.len);
    struct sb notes = {.arena = &f.arena};
    compare_notes_text(&f.result, &notes);
    const struct str note = STR("\nmy.c:5:9: note: a layer condition");
    assert_true(str_find_str(sb_str(&notes), note) < notes.len);
    json_t *const sarif = compare_sarif(&f.result, 1);
    const json_t *const run = json_array_get(json_object_get(sarif, "runs"), 0);
    const json_t *const results = json_object_get(run, "results");
    assert_int_equal(json_array_size(results), f.result.causes.count);
    assert_string_equal(json_string_value(json_object_get(json_array_get(results, 0), "ruleId")),
                        cause_name(f.result.causes.items[0].kind));
    json_decref(sarif);
    arena_free(&f.arena);
}

/* Causes with a measured gain come first, those that did not help last, whatever was predicted. */
static void measured_gains_order_the_causes(void **state)
{
    (void)state;
    struct cause items[] = {
        {.kind = CAUSE_ALIASING, .gain = 5, .trial = {.done = true, .gain = 1.0, .low = 0.99}},
        {.kind = CAUSE_DIVISION, .gain = 3},
        {.kind = CAUSE_SPILLS, .gain = 9, .point = 1},
        {.kind = CAUSE_CHAIN, .gain = 2, .trial = {.done = true, .gain = 1.4, .low = 1.3}},
        {.kind = CAUSE_CONFLICTS, .gain = 8, .aside = true},
        {.kind = CAUSE_SUBSCRIPT, .gain = 7, .low = 1.01, .high = 7},
        {.kind = CAUSE_REDUCTION, .gain = 2.5, .low = 1.2, .high = 2.5},
    };
    static const enum cause_kind order[] = {CAUSE_CHAIN,   CAUSE_DIVISION,  CAUSE_REDUCTION,
                                            CAUSE_SPILLS,  CAUSE_CONFLICTS, CAUSE_SUBSCRIPT,
                                            CAUSE_ALIASING};
    struct causes causes = {.items = items, .count = sizeof items / sizeof *items};
    causes_sort(&causes, 0);
    for (size_t i = 0; i < causes.count; i++)
        assert_int_equal(causes.items[i].kind, order[i]);
    assert_int_equal(causes.n_refuted, 1);
    assert_int_equal(causes_main(&causes, 0)->kind, CAUSE_CHAIN);
    /* next to measured causes, one that cannot be run is not the verdict */
    struct cause only_predicted[] = {{.kind = CAUSE_SHORT_LOOP, .gain = 2}};
    struct causes tried = {.items = only_predicted, .count = 1};
    assert_non_null(causes_main(&tried, 0));
    tried.tried = true;
    assert_null(causes_main(&tried, 0));
    /* A cause that may cost nothing is not the verdict either. */
    struct cause perhaps[] = {{.kind = CAUSE_DIVISION, .gain = 2, .low = 1.01, .high = 2}};
    assert_true(cause_is_uncertain(&perhaps[0]));
    assert_null(causes_main(&(struct causes){.items = perhaps, .count = 1}, 0));
    /* With too few rounds for an interval, a small gain proves nothing. */
    struct cause lone[] = {
        {.kind = CAUSE_DIVISION, .gain = 2, .trial = {.done = true, .gain = 1.15, .low = NAN}}};
    struct causes noisy = {.items = lone, .count = 1};
    causes_sort(&noisy, 0);
    assert_int_equal(noisy.n_refuted, 1);
    struct causes elsewhere = {.items = &items[3], .count = 1};
    assert_null(causes_main(&elsewhere, 0));
}

int main(int argc, char **argv)
{
    (void)argv;
    unit_set_slow_apart(argc, "tries_*");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tries_nothing_unasked),
        cmocka_unit_test(tries_the_block_that_it_finds),
        cmocka_unit_test(measured_gains_order_the_causes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
