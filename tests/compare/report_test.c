#include "unit.h"

#include <math.h>

#include "base/json.h"
#include "cli/compare_page.h"
#include "cli/compare_report.h"
#include "collect/machinefile/load.h"
#include "golden.h"
#include "scratch.h"

/* Everything that a comparison with measurements reports, in each of its forms: report.txt, written
 * by UPDATE=1. In-core times, runs and causes are made up; the rest is computed. */
struct fixture {
    struct scratch *s;
    struct machine machine;
    struct own_code code;
    struct classification class;
    struct baseline baseline;
    struct own_points measured;
    struct forecast_tools tools;
    struct comparison_request request;
    struct comparison result;
    struct sb out;
};

static const char path[] = "3D/r1/isotropic/star/constant/double";

static const char source[] =
    "double pow(double x, double y);\n"
    "void sweep(int m, int n, double *restrict b, const double *restrict a, double s)\n"
    "{\n"
    "#pragma omp parallel for collapse(2) schedule(dynamic, 4)\n"
    "    for (int k = 1; k < m - 1; k++)\n"
    "        for (int j = 1; j < n - 1; j++)\n"
    "            for (int i = 1; i < n - 1; i++)\n"
    "                b[(k*n + j)*n + i] = s * (a[(k*n + j)*n + i-1] + a[(k*n + j)*n + i+1]\n"
    "                    + a[(k*n + j-1)*n + i] + a[(k*n + j+1)*n + i]\n"
    "                    + a[((k-1)*n + j)*n + i] + a[((k+1)*n + j)*n + i]) / pow(s, 0.3);\n"
    "}\n"
    "void set(int n, double *b)\n"
    "{\n"
    "    for (int i = 0; i < n; i++)\n"
    "        b[i] = 0.5f;\n"
    "}\n"
    "void smooth(int n, float *b, const float *a, const int *at)\n"
    "{\n"
    "    for (int j = 1; j < n; j++)\n"
    "        for (int i = 1; i < n; i++)\n"
    "            b[j*n + i] = a[j*n + i-1] * 0.5 + a[j*n + i] / 3;\n"
    "    for (int i = 0; i < n; i++)\n"
    "        b[i] = a[at[i] * at[i]];\n"
    "}\n";

static const char base[] =
    "double a[M][N][P]; double b[M][N][P]; double s; double t;"
    "for (long k = 1; k < M - 1; ++k) for (long j = 1; j < N - 1; ++j)"
    " for (long i = 1; i < P - 1; ++i) b[k][j][i] = s * a[k][j][i] + t * (a[k][j][i-1]"
    " + a[k][j][i+1] + a[k][j-1][i] + a[k][j+1][i] + a[k-1][j][i] + a[k+1][j][i]);";

static const int64_t sizes[] = {20, 60, 100, 300};

static void make(struct fixture *f, struct scratch *s)
{
    const struct nest_options any = {0};
    *f = (struct fixture){.s = s, .out = {.arena = &s->arena}};
    scratch_put(s, "/3D/r1/isotropic/star/constant/double/HaswellEP_E5-2695v3_CoD/grid.csv",
                STR("size,threads,bytes,bench_mlup_per_s_median\n60,1,1.2e6,900\n"
                    "300,1,9e7,410.5\n"));
    if (!machine_load("HaswellEP_E5-2695v3_CoD", &s->arena, &f->machine, &s->err) ||
        !own_code_read(str_of(source), "my.c", &any, &s->arena, &f->code, &s->err) ||
        !classify_kernel(f->code.kernel, &s->arena, &f->class, &s->err) ||
        !kernel_parse(str_of(base), path, &s->arena, &f->baseline.kernel, &s->err) ||
        !own_points_parse(STR("size,threads,seconds,sweeps\n60,1,2,7000\n300,4,3,150\n"
                              "301,1,2,10\n300,1000,1,1\n"),
                          "own.csv", &s->arena, &f->measured, &s->err))
        fail_msg("%s", s->err.text);
    f->machine.n_compilers = 0;
    f->baseline.path = path;
    f->baseline.is_class = true;
    f->tools = (struct forecast_tools){.machine = &f->machine};
    f->request = (struct comparison_request){.code = &f->code,
                                             .classification = &f->class,
                                             .baseline = &f->baseline,
                                             .tools = &f->tools,
                                             .root = s->dir,
                                             .n_sizes = 2,
                                             .sizes = sizes,
                                             .threads = 4,
                                             .measured = &f->measured};
    if (!comparison_make(&f->request, &s->arena, &f->result, &s->err))
        fail_msg("%s", s->err.text);
}

/* ---- what is made up ---- */

static void make_core(struct fixture *f)
{
    static const struct incore own = {.vectorised = true,
                                      .simd_bits = 256,
                                      .lup_per_iteration = 4,
                                      .n_spills = 1,
                                      .doubt = "",
                                      .compiler = "gcc 1",
                                      .compiler_flags = "-O3",
                                      .analyser = "mca 2"};
    static const struct incore other = {.lup_per_iteration = 1,
                                        .n_spills = 2,
                                        .T_latency_cy_per_cl = 11.5,
                                        .doubt = "a doubt",
                                        .compiler = "",
                                        .compiler_flags = "",
                                        .analyser = "by hand"};
    struct comparison *const c = &f->result;
    c->own.has_incore = c->base.has_incore = true;
    c->own.incore = &own;
    c->base.incore = &other;
    c->own.lup_per_cl /= 2;
    c->own.predict.core = (struct core_time){9.5, 7, 0};
    c->base.predict.core = (struct core_time){12, 6.5, 0};
    for (size_t i = 0; i < c->n_points; i++) {
        struct comparison_point *const p = &c->points[i];
        assert_true(forecast_at(&c->own, p->sizes, p->threads, &f->s->arena, &p->own, &f->s->err));
        assert_true(
            forecast_at(&c->base, p->base_sizes, p->threads, &f->s->arena, &p->base, &f->s->err));
        p->predicted_ratio = p->own.mlup_per_s / p->base.mlup_per_s;
    }
}

static void make_runs(struct comparison *c)
{
    static const double rounds_s[] = {0.25, 0.5, 0.125};
    static const struct measurement own = {.cy_per_cl = {.median = 180, .min = 176},
                                           .mlup_per_s = {.min = 200, .max = 220},
                                           .clock_hz = 2.5e9,
                                           .n_samples = 7,
                                           .n_rounds = 3,
                                           .rounds_s = rounds_s,
                                           .verdict = VERDICT_NOISY,
                                           .reason = "made up"};
    static const struct measurement other = {
        .clock_hz = 2.4e9, .n_samples = 5, .n_rounds = 1, .rounds_s = rounds_s, .reason = "fine"};
    struct comparison_point *const one = &c->points[1];
    struct comparison_point *const two = &c->points[2];
    *one = (struct comparison_point){.sizes = {sizes[2], sizes[3]},
                                     .threads = 1,
                                     .own = one->own,
                                     .base = one->base,
                                     .own_source = MEASURED_RUN,
                                     .base_source = MEASURED_RUN,
                                     .own_mlup_per_s = 700,
                                     .base_mlup_per_s = 280,
                                     .own_bench = own,
                                     .base_bench = other,
                                     .own_outer = 33,
                                     .ratio = 0.75,
                                     .ratio_low = 0.7,
                                     .ratio_high = 0.801,
                                     .predicted_ratio = one->predicted_ratio};
    two->base_source = MEASURED_RUN;
    two->base_mlup_per_s = 5600;
    two->base_bench = other;
    two->base_outer = 44;
    c->points[3].base_source = MEASURED_RUN;
    c->points[3].base_mlup_per_s = 1200;
    c->points[3].base_bench = other;
}

static void make_causes(struct fixture *f)
{
    static const double gains[][4] = {{1, 1.25, 1.5, 2}, {1.05, 1.04, 3, 3}, {1.1, 1.2, 1.3, 1.4}};
    const struct cause items[] = {
        {.kind = CAUSE_SERIAL,
         .title = STR("one thread does all"),
         .evidence = STR("as line 3 has it"),
         .advice = STR("share the work"),
         .gains = gains[0],
         .point = 3,
         .gain = 2,
         .trial = {.done = true, .gain = 1.75, .low = 1.5, .high = 1.875},
         .block_loop = -1},
        {.kind = CAUSE_LAYER_CONDITION,
         .title = STR("a layer condition"),
         .advice = STR("block it"),
         .remark = STR("not vectorised"),
         .gains = gains[1],
         .point = 2,
         .gain = 3,
         .low = 1.25,
         .high = 3,
         .block_loop = 1,
         .block = 24},
        {.kind = CAUSE_DIVISION,
         .title = STR("a division"),
         .evidence = STR("by unknown"),
         .advice = STR("multiply"),
         .gains = gains[2],
         .point = 3,
         .gain = 1.4,
         .trial = {.done = true, .gain = 1.02, .low = 0.98, .high = 1.06},
         .block_loop = -1},
        {.kind = CAUSE_FUNCTION,
         .title = STR("a function"),
         .advice = STR("compile it"),
         .gains = gains[2],
         .point = 3,
         .gain = 1.4,
         .trial = {.done = true, .gain = 1.5, .low = 0.875, .high = 2.125},
         .block_loop = -1},
    };
    const size_t n = sizeof items / sizeof *items;
    struct cause *const own = arena_copy(&f->s->arena, items, n, sizeof *items);
    f->result.causes = (struct causes){.items = own, .count = n};
    causes_sort(&f->result.causes, f->result.verdict);
}

/* ---- what is reported ---- */

/* Shortens long lists, the numbers of curves, to every twentieth. */
static void shorten(json_t *value)
{
    const char *key;
    json_t *member;
    size_t i;
    json_object_foreach(value, key, member) shorten(member);
    const bool is_long = json_array_size(value) > 30;
    for (i = json_array_size(value); is_long && i-- > 0;) {
        if (i % 20 != 0)
            json_array_remove(value, i);
    }
    json_array_foreach(value, i, member) shorten(member);
}

static void add_json(struct fixture *f, const char *title, json_t *object)
{
    shorten(object);
    sb_addf(&f->out, "== %s\n%.*s\n", title, STR_ARG(json_text(object, &f->s->arena)));
    json_decref(object);
}

/* Findings in what has no lines, a kernel: only SARIF, which wants a line. */
static void add_unplaced(struct fixture *f)
{
    static const struct nest_loop nowhere[3];
    struct nest *const nest = &f->code.nest;
    const struct nest_loop *const loops = nest->loops;
    const size_t before = f->out.len;
    nest->loops = nowhere;
    compare_notes_text(&f->result, &f->out);
    assert_int_equal(f->out.len, before);
    add_json(f, "SARIF without a line", compare_sarif(&f->result, 1));
    nest->loops = loops;
}

/* The output of `--classify`, and the ranking of the file's nests. */
static void add_nests(struct fixture *f, struct ranking *out)
{
    const struct nest_options any = {0};
    struct nest_entries found = {0};
    struct arena *const arena = &f->s->arena;
    if (!nest_list(arena, source, sizeof source - 1, "my.c", &any, &found, &f->s->err))
        fail_msg("%s", f->s->err.text);
    ranking_make(&found, "my.c", &f->machine, arena, out);
    sb_addz(&f->out, "== nests\n");
    compare_nests_text(out, "my.c", &f->out);
    for (size_t i = 0; i < out->count && out->items[i].usable; i++)
        compare_class_text(&out->items[i].code, &out->items[i].class, &f->out);
    sb_addf(&f->out, "worth %zu\n", ranking_worth(out));
    add_json(f, "class", compare_class_json(&f->code, &f->class, arena));
}

static void add_page(struct fixture *f, const struct ranking *ranking)
{
    struct err *const err = &f->s->err;
    struct arena *const arena = &f->s->arena;
    const struct compared all = {
        .n = 1, .items = &f->result, .ranking = ranking, .command = "inspect compare my.c"};
    struct dir dir;
    struct str text = {0};
    if (!dir_open(f->s->dir, "", arena, &dir, err) ||
        !compare_page_store(&all, &dir, "page", arena, err) ||
        !file_read(path_join(arena, f->s->dir, "page"), 1 << 20, arena, &text, err))
        fail_msg("%s", err->text);
    dir_close(&dir);
    add_json(f, "page", json_parse(text, "page", err));
}

static void add_verdict(struct fixture *f, const char *title)
{
    const struct str text = compare_verdict(&f->result, &f->s->arena);
    sb_addf(&f->out, "== verdict, %s\n%.*s\n", title, STR_ARG(text));
}

static void add_verdicts(struct fixture *f)
{
    struct comparison *const c = &f->result;
    struct comparison_point *const p = &c->points[c->verdict];
    struct causes *const causes = &c->causes;
    const struct causes all = *causes;
    causes->items++;
    causes->count--;
    add_verdict(f, "elsewhere only");
    causes->tried = true;
    add_verdict(f, "elsewhere only, tried");
    causes->items++;
    causes->count--;
    add_verdict(f, "undecided first");
    causes->items++;
    causes->count--;
    causes->n_refuted--;
    add_verdict(f, "refuted only");
    causes->count = causes->n_refuted = 0;
    f->request.sizes_are_ours = true;
    add_verdict(f, "nothing, sizes chosen");
    const double light = p->own.light_mlup_per_s;
    const struct kernel *const kernel = f->code.kernel;
    struct kernel mixed = *kernel;
    mixed.flops = (struct kernel_flops){.add = 12, .mul = 3};
    f->code.kernel = &mixed;
    p->own.light_is_peak = true;
    p->own.light_mlup_per_s = 0.5 * p->base.light_mlup_per_s;
    add_verdict(f, "peak of additions, the baseline's light is faster");
    p->own.light_mlup_per_s = p->base.light_mlup_per_s;
    add_verdict(f, "peak of additions");
    mixed.flops.mul = 10;
    add_verdict(f, "peak that can be reached");
    mixed.flops = (struct kernel_flops){.add = 12, .mul = 3, .div = 1};
    add_verdict(f, "peak with a division");
    f->code.kernel = kernel;
    p->own.light_mlup_per_s = light;
    p->own.light_is_peak = false;
    *causes = all;
    causes->items[0].trial.done = false;
    p->own_source = p->base_source = MEASURED_RUN;
    p->ratio = 0.96;
    p->predicted_ratio = 0.84;
    add_verdict(f, "not tried, not seen");
    p->ratio = NAN;
    p->base_source = MEASURED_NONE;
    add_verdict(f, "baseline predicted");
    c->is_far = true;
    add_verdict(f, "far");
    sb_addf(&f->out, "worth %.4f\n", compare_worth(c));
    p->own_source = MEASURED_NONE;
    add_verdict(f, "far, predicted");
    p->own.mlup_per_s = NAN;
    add_verdict(f, "no time");
}

static void says_it_all(void **state)
{
    struct fixture f;
    struct arena *const arena = &((struct scratch *)*state)->arena;
    struct ranking ranking;
    make(&f, *state);
    make_core(&f);
    make_runs(&f.result);
    make_causes(&f);
    sb_addz(&f.out, "== text\n");
    compare_text(&f.result, &f.out);
    sb_addz(&f.out, "== findings\n");
    compare_notes_text(&f.result, &f.out);
    add_json(&f, "SARIF", compare_sarif(&f.result, 1));
    add_unplaced(&f);
    add_nests(&f, &ranking);
    add_page(&f, &ranking);
    add_json(&f, "JSON", compare_all_json(&f.result, 1, &ranking, arena));
    add_verdicts(&f);
    assert_golden(REPORT, sb_str(&f.out));
}

/* A nest without OpenMP whose measurements are at least 1.3 times as fast with more threads is
 * parallel elsewhere. */
static void measurements_that_scale_are_not_serial(void **state)
{
    static const struct {
        struct own_point points[3];
        size_t count;
        bool serial, is_serial;
    } rows[] = {
        {{{100, 1, 10, NAN, NAN}, {100, 4, 13, NAN, NAN}}, 2, true, false},
        {{{100, 4, 13, NAN, NAN}, {100, 1, 10, NAN, NAN}}, 2, true, false},
        {{{100, 1, 10, NAN, NAN}, {100, 4, 12.9, NAN, NAN}}, 2, true, true},
        {{{100, 1, 10, NAN, NAN}, {200, 4, 99, NAN, NAN}}, 2, true, true},
        {{{100, 1, 10, NAN, NAN}, {100, 1, 99, NAN, NAN}}, 2, true, true},
        {{{100, 2, 10, NAN, NAN}, {100, 4, 99, NAN, NAN}}, 2, true, true},
        {{{100, 1, NAN, 2, 10}, {100, 2, NAN, 3, 20}}, 2, true, false},
        {{{100, 1, NAN, 2, 10}, {100, 2, NAN, 3, 19}}, 2, true, true},
        {{{200, 1, 10, NAN, NAN}, {100, 1, 10, NAN, NAN}, {100, 2, 99, NAN, NAN}}, 3, true, false},
        {{{100, 2, 99, NAN, NAN}, {200, 1, 10, NAN, NAN}, {200, 2, 9, NAN, NAN}}, 3, true, true},
        {{{100, 1, 10, NAN, NAN}, {100, 4, 99, NAN, NAN}}, 1, true, true},
        {{{100, 4, 99, NAN, NAN}, {100, 1, 10, NAN, NAN}}, 1, true, true},
        {{{100, 1, 10, NAN, NAN}, {100, 4, 99, NAN, NAN}}, 0, true, true},
        {{{100, 1, 10, NAN, NAN}, {100, 4, 12, NAN, NAN}}, 2, false, false},
    };
    struct fixture f;
    struct scratch *const s = *state;
    make(&f, s);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        f.measured = (struct own_points){rows[i].count, rows[i].points};
        f.code.serial = rows[i].serial;
        assert_true(comparison_make(&f.request, &s->arena, &f.result, &s->err));
        assert_int_equal(f.result.own.version.serial, rows[i].is_serial);
    }
    f.code.serial = true;
    f.request.measured = NULL;
    assert_true(comparison_make(&f.request, &s->arena, &f.result, &s->err));
    assert_true(f.result.own.version.serial);
}

/* The sizes on one core as they are given, then by threads and sizes, each once. */
static void points_are_in_order(void **state)
{
    enum { POINTS = 7 };
    static const struct own_point measured[] = {
        {300, 2, 1, NAN, NAN},    {60, 2, 1, NAN, NAN}, {300, 8, 1, NAN, NAN},
        {300, 1000, 1, NAN, NAN}, {61, 2, 1, NAN, NAN}, {60, 2, 2, NAN, NAN},
    };
    static const struct {
        int64_t sizes[4];
        struct {
            int64_t size;
            int threads;
        } points[POINTS];
    } rows[] = {
        {{20, 60, 100, 300}, {{60, 1}, {300, 1}, {60, 2}, {300, 2}, {300, 4}, {300, 6}, {300, 8}}},
        {{100, 300, 20, 60}, {{300, 1}, {60, 1}, {60, 2}, {300, 2}, {60, 4}, {60, 6}, {300, 8}}},
    };
    struct fixture f;
    struct scratch *const s = *state;
    make(&f, s);
    f.measured = (struct own_points){sizeof measured / sizeof *measured, measured};
    f.request.threads = 6;
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
        f.request.sizes = rows[r].sizes;
        assert_true(comparison_make(&f.request, &s->arena, &f.result, &s->err));
        assert_int_equal(f.result.n_points, POINTS);
        for (size_t i = 0; i < POINTS; i++) {
            assert_int_equal(f.result.points[i].sizes[1], rows[r].points[i].size);
            assert_int_equal(f.result.points[i].threads, rows[r].points[i].threads);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(says_it_all),
                                       cmocka_unit_test(measurements_that_scale_are_not_serial),
                                       cmocka_unit_test(points_are_in_order)};
    return cmocka_run_group_tests(tests, scratch_setup, scratch_teardown);
}
