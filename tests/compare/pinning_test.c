/*
 * What is said of measurements over threads, in pinning.txt. A row is `DOMAIN SMT TOUCH`: the cores
 * of a domain, the threads of a core, and whether the file shows that threads initialise the arrays
 * (`parallel`, `one` of them, or `unknown`), and for each measured point ` ; SIZE THREADS MEASURED
 * MODEL`.
 */
#include "unit.h"

#include <math.h>

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

static struct str next_word(struct str *rest)
{
    const struct str_cut cut = str_cut(str_trim(*rest), ' ');
    *rest = cut.tail;
    return cut.head;
}

/* NaN for `-`. */
static double next_number(struct str *rest)
{
    const struct str word = next_word(rest);
    double value = NAN;
    assert_true(str_to_double(word, &value) || str_eq(word, STR("-")));
    return value;
}

static void read_point(struct fixture *f, size_t p, struct str text)
{
    f->sizes[p] = (int64_t)next_number(&text);
    f->points[p].sizes = &f->sizes[p];
    f->points[p].cores = (int)next_number(&text);
    f->points[p].measured_mlup_per_s = next_number(&text);
    f->points[p].own.mlup_per_s = next_number(&text);
}

static size_t read_row(struct fixture *f, struct str row)
{
    static const char kernel[] =
        "double a[N]; double b[N]; for (int i = 0; i < N; ++i) b[i] = a[i];";
    struct str_cut part = str_cut(row, ';');
    struct err err = {0};
    size_t n = 0;
    *f = (struct fixture){0};
    f->machine.cores_per_numa_domain = (int)next_number(&part.head);
    f->machine.threads_per_core = (int)next_number(&part.head);
    const struct str touch = next_word(&part.head);
    assert_true(kernel_parse(str_of(kernel), "k.c", &f->arena, &f->code.nest.kernel, &err));
    f->code.kernel = &f->code.nest.kernel;
    f->arrays[0].first_touch = NEST_TOUCH_PARALLEL;
    f->arrays[1].first_touch = str_eq(touch, STR("one")) ? NEST_TOUCH_UNKNOWN : NEST_TOUCH_PARALLEL;
    f->code.nest.arrays = str_eq(touch, STR("unknown")) ? NULL : f->arrays;
    while (part.tail.len != 0) {
        part = str_cut(part.tail, ';');
        read_point(f, n++, part.head);
    }
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
