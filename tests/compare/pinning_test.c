/*
 * What is said of measurements over threads, in pinning.txt. A row is `DOMAIN SMT TOUCH`: the cores
 * of a domain, the threads of a core, and whether the file shows that threads initialise the arrays
 * (`parallel`, `one` of them, or `unknown`), and for each measured point ` ; SIZE THREADS MEASURED
 * MODEL`.
 */
#include "unit.h"

#include <math.h>
#include <stdio.h>

#include "collect/compare/causes_parts.h"
#include "golden.h"

enum { MAX_POINTS = 24 };

struct fixture {
    struct arena arena;
    struct own_code code;
    struct machine machine;
    struct nest_array arrays[2];
    int64_t sizes[MAX_POINTS];
    struct cause_point points[MAX_POINTS];
    struct forecast own;
    struct causes causes;
};

static void read_point(struct fixture *f, size_t p, struct str text)
{
    long long size = 0;
    int threads = 0;
    double measured = 0;
    double model = 0;
    assert_int_equal(
        sscanf(str_cstr(&f->arena, text), "%lld %d %lf %lf", &size, &threads, &measured, &model),
        4);
    f->sizes[p] = size;
    f->points[p] = (struct cause_point){.sizes = &f->sizes[p],
                                        .cores = threads,
                                        .measured_mlup_per_s = measured,
                                        .own.mlup_per_s = model};
}

static size_t read_row(struct fixture *f, struct str row)
{
    static const char kernel[] =
        "double a[N]; double b[N]; for (int i = 0; i < N; ++i) b[i] = a[i];";
    char touch[16] = "";
    struct err err = {0};
    size_t n = 0;
    *f = (struct fixture){0};
    assert_int_equal(sscanf(str_cstr(&f->arena, row), "%d %d %15s",
                            &f->machine.cores_per_numa_domain, &f->machine.threads_per_core, touch),
                     3);
    assert_true(kernel_parse(str_of(kernel), "k.c", &f->arena, &f->code.nest.kernel, &err));
    f->code.kernel = &f->code.nest.kernel;
    f->arrays[0].first_touch = f->arrays[1].first_touch = NEST_TOUCH_PARALLEL;
    if (str_eq(str_of(touch), STR("one")))
        f->arrays[1].first_touch = NEST_TOUCH_UNKNOWN;
    if (!str_eq(str_of(touch), STR("unknown")))
        f->code.nest.arrays = f->arrays;
    for (struct str rest = str_cut(row, ';').tail; rest.len != 0; rest = str_cut(rest, ';').tail)
        read_point(f, n++, str_cut(rest, ';').head);
    return n;
}

static void add_row(struct str row, struct sb *out)
{
    struct fixture f;
    struct err err = {0};
    const size_t n = read_row(&f, row);
    const struct forecast_tools tools = {.machine = &f.machine};
    const struct cause_request request = {
        .code = &f.code, .own = &f.own, .tools = &tools, .n_points = n, .points = f.points};
    struct cause_finder finder = {.request = &request, .arena = &f.arena, .out = &f.causes};
    assert_true(causes_of_scaling(&finder, &err));
    for (size_t i = 0; i < f.causes.count; i++) {
        const struct cause *const c = &f.causes.items[i];
        sb_addf(out, "  %s: %.*s\n  %.*s\n  > %.*s\n  %.4g at point %zu of", cause_name(c->kind),
                STR_ARG(c->title), STR_ARG(c->evidence), STR_ARG(c->advice), c->gain, c->point);
        for (size_t p = 0; p < n; p++)
            sb_addf(out, " %.4g", c->gains[p]);
        sb_addf(out, "; %.4g to %.4g\n", c->low, c->high);
    }
    arena_free(&f.arena);
}

static void what_is_said(void **state)
{
    (void)state;
    assert_golden_rows(PINNING, add_row);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_is_said)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
