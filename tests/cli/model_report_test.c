#include "unit.h"

#include <math.h>

#include "base/json.h"
#include "cli/model_report.h"
#include "collect/machinefile/load.h"
#include "golden.h"

/* What `inspect model` says of a made-up analysis and made-up measurements, in each of its forms,
 * for some modes, units and both verbosities: model_reports.txt, written by UPDATE=1. */
static const char triad[] = "double a[N]; double b[N]; double c[N]; double s;\n"
                            "for (long i = 0; i < N; ++i) a[i] = b[i] + s * c[i];\n";

static struct measurement measured(enum verdict verdict)
{
    return (struct measurement){.cy_per_cl = {.min = 30, .median = 40, .max = 50},
                                .mlup_per_s = {.min = 400, .median = 500, .max = 625},
                                .clock_hz = 2.5e9,
                                .n_samples = verdict == VERDICT_OK ? 9 : 1,
                                .n_rejected = 2,
                                .n_threads = 2,
                                .huge_page_share = verdict == VERDICT_OK ? 0.875 : NAN,
                                .verdict = verdict,
                                .reason = "as made up",
                                .counters = "unavailable (made up)"};
}

static const struct port_pressure ports[] = {{"0", 5.5}, {"1", 8}};

static struct incore analysed(bool vectorised)
{
    return (struct incore){.vectorised = vectorised,
                           .simd_bits = 256,
                           .lup_per_iteration = vectorised ? 16 : 1,
                           .n_spills = vectorised ? 1 : 2,
                           .n_gathers = vectorised ? 0 : 1,
                           .T_latency_cy_per_cl = vectorised ? 0 : 12,
                           .n_ports = 2,
                           .ports = ports,
                           .doubt = vectorised ? "" : "a doubt",
                           .absent_ports = vectorised ? "" : "9",
                           .compiler = vectorised ? "gcc 1" : "",
                           .compiler_flags = "-O3",
                           .analyser = "mca 2"};
}

static const struct row_time rows[] = {
    {.core = {9, 4, 0},
     .iterations = 62,
     .passes = 15,
     .steps = 2,
     .startup_cy = 7.5,
     .rest_cy = 4.25,
     .overlap_cy = 3.5,
     .split_share = 0.75},
    {.core = {9, 4, 0}, .iterations = 1, .passes = 1, .steps = 1}};

static void evaluate(const struct model_request *r, int64_t n, int cores, struct arena *arena,
                     struct model_result *out)
{
    struct hierarchy h;
    struct err err = {0};
    const struct model_options options = {.cores = cores};
    const struct model_options peak = {.cores = cores, .flop_peak_roofline = true};
    *out = (struct model_result){.sizes = {n}, .cores = cores, .core = {8, 4, 0}};
    machine_hierarchy(r->machine, cores, &h);
    assert_true(lc_predict(r->kernel, out->sizes, &h, arena, &out->traffic, &err));
    assert_true(model_evaluate(r->kernel, r->machine, &out->core, &out->traffic, &options,
                               &out->point, &err));
    assert_true(
        model_evaluate(r->kernel, r->machine, &out->core, &out->traffic, &peak, &out->flop, &err));
}

static void add_forms(const struct model_request *r, const struct model_result *result,
                      struct sb *out)
{
    struct arena *const arena = out->arena;
    json_t *const head = model_json_head(r);
    json_t *const point = model_json_point(r, result);
    model_text_head(r, out);
    model_text_point(r, result, out);
    model_csv_head(r, out);
    model_csv_point(r, result, out);
    sb_add(out, json_text(head, arena));
    sb_add(out, json_text(point, arena));
    json_decref(head);
    json_decref(point);
}

static void reports(void **state)
{
    (void)state;
    static const unsigned modes[] = {
        MODE_ECM | MODE_BENCHMARK,          MODE_BENCHMARK, MODE_ECM_CPU | MODE_LC | MODE_BENCHMARK,
        MODE_ECM_DATA | MODE_ROOFLINE_FLOP, MODES_ROOFLINE, MODE_ROOFLINE_ASM | MODE_LC};
    static const enum unit units[] = {UNIT_CY_PER_CL, UNIT_CY_PER_IT,  UNIT_IT_PER_S,
                                      UNIT_LUP_PER_S, UNIT_FLOP_PER_S, UNIT_CY_PER_CL};
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    struct kernel k;
    struct sb out = {.arena = &arena};
    assert_true(machine_load(MACHINE, &arena, &m, &err));
    assert_true(kernel_parse(str_of(triad), "triad", &arena, &k, &err));
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
        const struct incore incore = analysed(i % 2 == 0);
        const struct measurement bench = measured(i == 1 ? VERDICT_NOISY : VERDICT_OK);
        const bool core = (modes[i] & MODES_CORE) != 0;
        struct model_request r = {.modes = modes[i],
                                  .kernel_name = STR("triad"),
                                  .kernel = &k,
                                  .machine = &m,
                                  .incore = core ? &incore : NULL,
                                  .unit = units[i],
                                  .safety = 1};
        struct model_result result;
        evaluate(&r, i % 2 == 0 ? 10000000 : 2000, 1 + (int)i, &arena, &result);
        if ((modes[i] & MODE_BENCHMARK) != 0)
            result.bench = &bench;
        if (i >= 4)
            result.row = rows[i - 4];
        sb_addf(&out, "== %zu\n", i);
        add_forms(&r, &result, &out);
        r.verbose = 1;
        sb_addf(&out, "== %zu, verbose\n", i);
        model_text_head(&r, &out);
        model_text_point(&r, &result, &out);
    }
    assert_golden(REPORTS, sb_str(&out));
    arena_free(&arena);
}

/* Without a FLOP and without a measured bandwidth nothing takes time. */
static void no_time_has_no_rate(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    struct kernel k;
    struct sb out = {.arena = &arena};
    struct model_result result;
    assert_true(machine_load(MACHINE, &arena, &m, &err));
    assert_true(kernel_parse(STR("double a[N]; double b[N];"
                                 "for (long i = 0; i < N; ++i) a[i] = b[i];"),
                             "copy", &arena, &k, &err));
    m.n_mixes = 0;
    const struct model_request r = {
        .modes = MODE_ROOFLINE_FLOP, .kernel = &k, .machine = &m, .safety = 1};
    evaluate(&r, 2000, 1, &arena, &result);
    model_text_point(&r, &result, &out);
    assert_string_equal(sb_cstr(&out), "\nN = 2000, 1 core, LC\n"
                                       "RooflineFLOP: 0.0 cy/CL, bound by CPU\n");
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(reports),
                                       cmocka_unit_test(no_time_has_no_rate)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
