#include "near.h"

#include <string.h>

#include "collect/incore/core_time.h"
#include "collect/model/predict.h"
#include "golden.h"
#include "snb.h"

/* The 2D 5-point star on SandyBridge-EP with a composition whose intervals are 10 % wide. */
struct fixture {
    struct arena arena;
    struct machine machine;
    struct kernel kernel;
    struct incore incore;
    struct predict predict;
};

static const char jacobi[] =
    "double a[M][N];\n"
    "double b[M][N];\n"
    "double s;\n"
    "for (int j = 1; j < M - 1; ++j)\n"
    "    for (int i = 1; i < N - 1; ++i)\n"
    "        b[j][i] = (a[j][i-1] + a[j][i+1] + a[j-1][i] + a[j+1][i]) * s;\n";

static void set_up(struct fixture *f, bool fitted)
{
    struct err err = {0};
    *f = (struct fixture){.machine = snb_machine()};
    assert_true(kernel_parse(str_of(jacobi), "test.c", &f->arena, &f->kernel, &err));
    struct machine_composition *const c = &f->machine.compositions[0];
    *c = (struct machine_composition){.near_share = 1,
                                      .far_share = 1,
                                      .memory_share = 1,
                                      .source_share = 1,
                                      .core_factor = 1.1,
                                      .data_factor = 1};
    for (int l = 0; l <= 3; l++)
        c->levels[l] = (struct line_cost){
            .cy_per_load = 2 * l, .cy_per_store = 2 * l, .low = 0.9, .high = 1.1};
    f->machine.n_compositions = fitted;
    f->incore = (struct incore){.T_comp_cy_per_cl = 9.5, .T_RegL1_cy_per_cl = 8};
    predict_make(&f->kernel, NULL, &f->machine, &f->incore, &(struct predict_options){0}, &f->arena,
                 &f->predict);
}

static struct model_point on_cores(struct fixture *f, int64_t size, int cores)
{
    const int64_t sizes[KERNEL_MAX_SYMBOLS] = {size, size};
    struct err err = {0};
    struct traffic traffic;
    struct predicted_point p;
    assert_true(predict_traffic(&f->predict, sizes, cores, &f->arena, &traffic, &err));
    assert_true(predict_with(&f->predict, sizes, cores, &traffic, &p, &err));
    return p.point;
}

static struct model_point at(struct fixture *f, int64_t size)
{
    return on_cores(f, size, 1);
}

static void assume_table(struct fixture *f)
{
    machine_set_provenance(&f->machine,
                           &(struct provenance){"analysers", PROVENANCE_ASSUMED, "a test", NULL},
                           &f->arena);
}

static void fitted_compositions_are_of_rows(void **state)
{
    (void)state;
    struct fixture f;
    set_up(&f, true);
    assert_true(f.predict.options.rows);
    predict_make(&f.kernel, NULL, &f.machine, NULL, &(struct predict_options){.literature = true},
                 &f.arena, &f.predict);
    assert_false(f.predict.options.rows);
    arena_free(&f.arena);
    set_up(&f, false);
    assert_false(f.predict.options.rows);
    arena_free(&f.arena);
}

/* 32 KiB of L1 hold 4 N - 2 doubles up to N = 1024: 1000 is close to the limit of the condition,
 * 3000 is not; L2 holds it up to 8192. */
static void edges_of_conditions_widen(void **state)
{
    (void)state;
    struct fixture f;
    set_up(&f, true);
    const struct model_point far = at(&f, 3000);
    const struct model_point below = at(&f, 1000);
    const struct model_point above = at(&f, 1100);
    assert_null(far.interval_reason);
    assert_near(far.ECM_high_cy_per_cl, 1.1 * far.T_ECM_cy_per_cl, 1e-9);
    assert_near(far.ECM_low_cy_per_cl, 0.9 * far.T_ECM_cy_per_cl, 1e-9);
    assert_string_equal(below.interval_reason,
                        "a cache 25 % larger or smaller would change a layer condition");
    assert_string_equal(above.interval_reason, below.interval_reason);
    assert_true(below.T_ECM_cy_per_cl < above.T_ECM_cy_per_cl);
    assert_near(below.ECM_high_cy_per_cl, 1.1 * above.T_ECM_cy_per_cl, 1e-9);
    assert_near(above.ECM_low_cy_per_cl, 0.9 * below.T_ECM_cy_per_cl, 1e-9);
    arena_free(&f.arena);
}

/*
 * 20 MiB of L3 hold both arrays up to 1144²; what others leave of it may be half or twice as much.
 */
static void a_shared_cache_widens(void **state)
{
    (void)state;
    static const struct {
        int64_t size;
        bool doubtful;
    } cases[] = {{700, false}, {900, true}, {1500, true}, {1800, false}};
    struct fixture f;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        set_up(&f, true);
        f.machine.caches[2].effective_bytes = 20 << 20;
        const struct model_point p = at(&f, cases[i].size);
        const char *const reason = p.interval_reason != NULL ? p.interval_reason : "";
        assert_int_equal(strstr(reason, "what others leave") != NULL, cases[i].doubtful);
        arena_free(&f.arena);
    }
}

static void another_cores_table_widens(void **state)
{
    (void)state;
    struct fixture f;
    set_up(&f, true);
    const struct model_point known = at(&f, 3000);
    assume_table(&f);
    const struct model_point far = at(&f, 3000);
    assert_string_equal(far.interval_reason, "the analyser's table is that of a similar core");
    assert_near(far.T_ECM_cy_per_cl, known.T_ECM_cy_per_cl, 0);
    /* of the core, only the 8 cy of its data ports are part of the sum */
    assert_near(far.ECM_high_cy_per_cl, 1.1 * (known.T_ECM_cy_per_cl + 0.12 * 8), 1e-9);
    assert_near(far.ECM_low_cy_per_cl, 0.9 * (known.T_ECM_cy_per_cl - 0.34 * 8), 1e-9);
    assert_non_null(
        strstr(at(&f, 1000).interval_reason, "layer condition, and the analyser's table"));
    arena_free(&f.arena);
}

/* Eight cores demand more than the memory bandwidth of their domain. */
static void saturated_memory_may_be_slower_too(void **state)
{
    (void)state;
    struct fixture f;
    set_up(&f, true);
    const struct model_point p = on_cores(&f, 30000, 8);
    assert_true(p.saturation_cores < 8);
    assert_near(p.ECM_high_cy_per_cl, 1.1 * p.T_ECM_multicore_cy_per_cl, 1e-9);
    assert_near(p.ECM_low_cy_per_cl, 0.9 * p.T_ECM_multicore_cy_per_cl, 1e-9);
    arena_free(&f.arena);
}

static void the_literature_has_no_interval(void **state)
{
    (void)state;
    struct fixture f;
    set_up(&f, false);
    assume_table(&f);
    const struct model_point p = at(&f, 1000);
    assert_true(isnan(p.ECM_low_cy_per_cl) && isnan(p.ECM_high_cy_per_cl));
    assert_null(p.interval_reason);
    arena_free(&f.arena);
}

static void add_point(struct fixture *f, int64_t size, int cores, struct sb *out)
{
    const int64_t sizes[KERNEL_MAX_SYMBOLS] = {size, size};
    const struct model_point p = on_cores(f, size, cores);
    sb_addf(out, "%lld on %d by %s:", (long long)size, cores,
            predictor_name(predict_choose(&f->predict, sizes)));
    for (int l = 0; l < p.n_levels; l++)
        sb_addf(out, " | %.4f+%.4f lines, %.4g B/LUP, ECM %.5g, Roofline %.5g",
                p.levels[l].load_lines, p.levels[l].evict_lines,
                p.levels[l].load_bytes_per_lup + p.levels[l].evict_bytes_per_lup,
                p.levels[l].cy_per_cl, p.levels[l].roofline_cy_per_cl);
    for (int l = 0; l <= p.n_levels; l++)
        sb_addf(out, "%s%.5g", l == 0 ? "\n  from each level " : ", ", p.T_data_cy_per_cl[l]);
    sb_addf(out, "; %.5g cy/CL, of all %.5g in %.5g..%.5g (%s), %.5g MLUP/s, saturates at %d, ",
            p.T_ECM_cy_per_cl, p.T_ECM_multicore_cy_per_cl, p.ECM_low_cy_per_cl,
            p.ECM_high_cy_per_cl, p.interval_reason != NULL ? p.interval_reason : "-",
            p.ecm_mlup_per_s, p.saturation_cores);
    sb_addf(out, "%.4g B/s; %s %.5g cy/CL, %.5g MLUP/s\n", p.memory_bytes_per_s,
            p.roofline_bottleneck, p.roofline_cy_per_cl, p.roofline_mlup_per_s);
}

/* points.txt: both models on both sides of each condition, for one core, for some, and for two
 * domains. UPDATE=1 writes it. */
static void points_are_whole(void **state)
{
    (void)state;
    enum { PLAIN, SHARED, ASSUMED, LITERATURE, SAFE, FALLS_BACK, VARIANTS };
    static const char *const names[] = {"plain",      "a shared cache", "another table",
                                        "literature", "half caches",    "falls back"};
    static const int64_t sizes[] = {20, 70, 500, 830, 1000, 1024, 1300, 3000, 8000, 30000};
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    for (int v = 0; v < VARIANTS; v++) {
        struct fixture f;
        set_up(&f, v != LITERATURE);
        if (v == SHARED)
            f.machine.caches[2].effective_bytes = 20 << 20;
        if (v == ASSUMED)
            assume_table(&f);
        const struct predict_options how = {.literature = v == LITERATURE,
                                            .utilisation_penalty = v == LITERATURE,
                                            .safety = v == SAFE ? 2 : 0,
                                            .falls_back = v == FALLS_BACK};
        predict_make(&f.kernel, NULL, &f.machine, &f.incore, &how, &f.arena, &f.predict);
        sb_addf(&out, "---- %s\n", names[v]);
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            const int cores[] = {1, 3, 16};
            add_point(&f, sizes[i], cores[i % 3], &out);
        }
        arena_free(&f.arena);
    }
    assert_golden(POINTS, sb_str(&out));
    arena_free(&arena);
}

/* How many vectors cross a line is found once for sizes that are all the same and leave the same
 * remainder, whatever is asked between them. */
static void split_vectors_depend_on_all_sizes(void **state)
{
    (void)state;
    static const struct row_step steps[] = {{1, 1, 10, true, false}};
    static const int64_t sizes[][KERNEL_MAX_SYMBOLS] = {
        {98, 98},   {98, 101}, {98, 99}, {106, 106}, {101, 101}, {101, 104}, {101, 103},
        {109, 109}, {101, 98}, {8, 8},   {16, 16},   {9, 9},     {17, 17},   {5, 5},
        {13, 13},   {1, 98},   {8, 9},   {16, 17},   {16, 16}};
    struct fixture f;
    set_up(&f, true);
    f.incore.lup_per_iteration = 4;
    f.incore.vectorised = true;
    f.incore.simd_bits = 256;
    f.incore.row = (struct row_code){.known = true,
                                     .startup_instructions = 20,
                                     .dispatch_width = 4,
                                     .vectors_per_iteration = 1,
                                     .n_steps = 1,
                                     .steps = steps};
    predict_make(&f.kernel, NULL, &f.machine, &f.incore, &(struct predict_options){0}, &f.arena,
                 &f.predict);
    double shares[sizeof sizes / sizeof *sizes];
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct row_time expected = {0};
        struct row_time row;
        shares[i] = incore_split_share(&f.incore, &f.kernel, f.machine.line_bytes, sizes[i]);
        const bool known = incore_row_time_at(&f.incore, &f.kernel, &f.machine, f.predict.core,
                                              sizes[i], shares[i], &expected);
        const struct core_time core = predict_core(&f.predict, sizes[i], &row);
        assert_true(known || sizes[i][0] < 5 || sizes[i][1] == 5);
        assert_near(row.core.T_RegL1_cy_per_cl, expected.core.T_RegL1_cy_per_cl, 1e-12);
        assert_near(core.T_RegL1_cy_per_cl,
                    known ? expected.core.T_RegL1_cy_per_cl : f.incore.T_RegL1_cy_per_cl, 1e-12);
        assert_near(core.T_comp_cy_per_cl,
                    known ? expected.core.T_comp_cy_per_cl : f.incore.T_comp_cy_per_cl, 1e-12);
    }
    assert_true(shares[0] == 0.4 && shares[1] == 0.375); /* rows of an odd number of elements */
    arena_free(&f.arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fitted_compositions_are_of_rows),
        cmocka_unit_test(edges_of_conditions_widen),
        cmocka_unit_test(a_shared_cache_widens),
        cmocka_unit_test(another_cores_table_widens),
        cmocka_unit_test(saturated_memory_may_be_slower_too),
        cmocka_unit_test(the_literature_has_no_interval),
        cmocka_unit_test(points_are_whole),
        cmocka_unit_test(split_vectors_depend_on_all_sizes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
