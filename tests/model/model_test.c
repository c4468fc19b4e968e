#include "near.h"

#include <math.h>
#include <string.h>

#include "collect/model/composition.h"
#include "collect/model/model.h"
#include "collect/model/notation.h"
#include "snb.h"

static const char jacobi[] =
    "double a[M][N];\n"
    "double b[M][N];\n"
    "double s;\n"
    "for (int j = 1; j < M - 1; ++j)\n"
    "    for (int i = 1; i < N - 1; ++i)\n"
    "        b[j][i] = (a[j][i-1] + a[j][i+1] + a[j-1][i] + a[j+1][i]) * s;\n";

static const char copy[] = "double a[N];\n"
                           "double b[N];\n"
                           "for (int i = 0; i < N; ++i)\n"
                           "    b[i] = a[i];\n";

static struct kernel parse(const char *source, struct arena *arena)
{
    struct kernel k;
    struct err err = {0};
    assert_true(kernel_parse(str_of(source), "test.c", arena, &k, &err));
    return k;
}

/* The 2D 5-point star at N = 6000: 5, 3 and 3 lines, as in listing 5 of the Kerncraft paper. */
static const struct traffic listing5 = {
    .n_levels = 3,
    .levels = {{.misses = 4, .evicts = 1}, {.misses = 2, .evicts = 1}, {.misses = 2, .evicts = 1}}};

static struct model_point evaluate(const char *source, const struct machine *m,
                                   struct core_time core, const struct traffic *traffic,
                                   struct model_options options)
{
    struct arena arena = {0};
    struct err err = {0};
    const struct kernel k = parse(source, &arena);
    struct model_point p;
    assert_true(model_evaluate(&k, m, &core, traffic, &options, &p, &err));
    arena_free(&arena);
    return p;
}

static void assert_text_in(enum unit u,
                           void (*print)(const struct model_point *, enum unit, const struct work *,
                                         struct sb *),
                           const struct model_point *p, const char *expected)
{
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    print(p, u, &(struct work){2.7e9, p->lup_per_cl, p->flop_per_lup}, &out);
    assert_string_equal(sb_cstr(&out), expected);
    arena_free(&arena);
}

/* Hammer et al., Kerncraft paper, listing 5. */
static void ecm_as_printed_in_listing_5(void **state)
{
    (void)state;
    const struct machine m = snb_machine();
    const struct model_point p = evaluate(jacobi, &m, (struct core_time){9.5, 8, 0}, &listing5,
                                          (struct model_options){.cores = 1});
    assert_text_in(UNIT_CY_PER_CL, notation_contributions, &p,
                   "{ 9.5 || 8.0 | 10.0 | 6.0 | 12.7 } cy/CL");
    assert_text_in(UNIT_CY_PER_CL, notation_predictions, &p,
                   "{ 9.5 \\ 18.0 \\ 24.0 \\ 36.7 } cy/CL");
    assert_text_in(UNIT_CY_PER_CL, notation_transfers, &p, "{ 10.0 | 6.0 | 12.7 } cy/CL");
    assert_text_in(UNIT_CY_PER_IT, notation_contributions, &p,
                   "{ 1.19 || 1.00 | 1.25 | 0.75 | 1.59 } cy/It");
    assert_text_in(UNIT_LUP_PER_S, notation_contributions, &p,
                   "{ 9.5 || 8.0 | 10.0 | 6.0 | 12.7 } cy/CL");
    assert_text_in(UNIT_CY_PER_IT, notation_predictions, &p,
                   "{ 1.19 \\ 2.25 \\ 3.00 \\ 4.59 } cy/It");
    assert_text_in(UNIT_LUP_PER_S, notation_predictions, &p,
                   "{ 2274 \\ 1200 \\ 900 \\ 588 } MLUP/s");
    assert_int_equal(p.saturation_cores, 3);
    assert_near(p.ecm_mlup_per_s, 2700 * 8 / 36.737, 0.1);
    assert_near(p.levels[0].load_bytes_per_lup, 32, 1e-9);
    assert_near(p.levels[2].evict_bytes_per_lup, 8, 1e-9);
}

static void ranges_begin_with_the_smaller_value(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct work work = {2.7e9, 8, 4};
    struct sb times = {.arena = &arena};
    struct sb rates = {.arena = &arena};
    notation_range(36, 72, UNIT_CY_PER_CL, &work, &times);
    notation_range(36, 72, UNIT_LUP_PER_S, &work, &rates);
    assert_string_equal(sb_cstr(&times), "36.0 cy/CL to 72.0 cy/CL");
    assert_string_equal(sb_cstr(&rates), "300 MLUP/s to 600 MLUP/s");
    arena_free(&arena);
}

static void roofline_as_printed_in_listing_5(void **state)
{
    (void)state;
    const struct machine m = snb_machine();
    const struct model_point p = evaluate(jacobi, &m, (struct core_time){9.5, 8, 0}, &listing5,
                                          (struct model_options){.cores = 1});
    assert_near(p.levels[0].roofline_cy_per_cl, 16.9, 0.051);
    /* The paper prints 27.5 here, the time of 5 lines, though its ECM of the same kernel has 3. */
    assert_near(p.levels[1].roofline_cy_per_cl, 27.5 * 3 / 5, 0.051);
    assert_near(p.levels[2].roofline_cy_per_cl, 29.8, 0.051);
    assert_near(p.levels[0].flop_per_byte, 0.1, 1e-9);
    assert_near(p.levels[2].flop_per_byte, 0.17, 0.005);
    assert_near(p.roofline_cy_per_cl, 29.8, 0.051);
    assert_string_equal(p.roofline_bottleneck, "L3-MEM");
}

/* RooflineASM: all cores share the line of work; transfers have their own ceilings. */
static void cores_share_the_in_core_time(void **state)
{
    (void)state;
    const struct machine m = snb_machine();
    const struct traffic none = {.n_levels = 3};
    struct model_point p = evaluate(jacobi, &m, (struct core_time){90, 8, 0}, &none,
                                    (struct model_options){.cores = 3});
    assert_near(p.roofline_cy_per_cl, 30, 1e-9);
    assert_string_equal(p.roofline_bottleneck, "CPU");
    p = evaluate(jacobi, &m, (struct core_time){8, 90, 0}, &none,
                 (struct model_options){.cores = 2});
    assert_near(p.roofline_cy_per_cl, 45, 1e-9);
}

static void peak_roofline_counts_flops_and_registers(void **state)
{
    (void)state;
    struct machine m = snb_machine();
    const struct traffic none = {.n_levels = 3};
    const struct model_options options = {.cores = 2, .flop_peak_roofline = true};
    struct model_point p = evaluate(jacobi, &m, (struct core_time){0}, &none, options);
    /* 32 FLOP per line at 8 per cycle on 2 cores; no bandwidth of L1 was measured */
    assert_near(p.roofline_cy_per_cl, 2, 1e-9);
    assert_string_equal(p.roofline_bottleneck, "CPU");
    assert_int_equal(p.registers.mix, -1);

    static const double l1[] = {50e9, 100e9};
    const struct bandwidth row = {
        .mix = 0, .level = 0, .threads_per_core = 1, .n_cores = 2, .bytes_per_s = l1};
    m.bandwidths = &row;
    m.n_bandwidths = 1;
    p = evaluate(jacobi, &m, (struct core_time){0}, &none, options);
    /* 5 elements of 8 bytes per update, 320 bytes per line */
    assert_near(p.roofline_cy_per_cl, 320 * 2.7e9 / 100e9, 1e-9);
    assert_string_equal(p.roofline_bottleneck, "REG-L1");
}

/* Loads and stores of a single-precision kernel: 4 elements loaded and one stored per update, 16
 * updates per line. */
static void registers_move_what_is_loaded_and_stored(void **state)
{
    (void)state;
    struct machine m = snb_machine();
    static const double l1[] = {50e9, 100e9};
    const struct bandwidth row = {
        .mix = 2, .level = 0, .threads_per_core = 1, .n_cores = 2, .bytes_per_s = l1};
    m.bandwidths = &row;
    m.n_bandwidths = 1;
    m.peak_dp.total = 8;
    m.peak_sp.total = 16;
    const char *const types[] = {"float", "double", "float _Complex", "double _Complex"};
    for (int i = 0; i < 4; i++) {
        struct arena arena = {0};
        const double bytes = i == 0 ? 4 : i == 3 ? 16 : 8;
        const double lup_per_cl = 64 / bytes;
        const char *const source =
            str_formatz(&arena,
                        "%s a[M][N]; %s b[M][N]; double s;\n"
                        "for (int j = 1; j < M - 1; ++j) for (int i = 1; i < N - 1; ++i)\n"
                        "b[j][i] = a[j][i-1] + a[j][i+1] + a[j-1][i] + a[j+1][i];\n",
                        types[i], types[i]);
        const struct traffic none = {.n_levels = 3};
        const struct model_point p =
            evaluate(source, &m, (struct core_time){0}, &none,
                     (struct model_options){.cores = 1, .flop_peak_roofline = true});
        assert_near(p.registers.load_bytes_per_lup, 4 * bytes, 1e-12);
        assert_near(p.registers.evict_bytes_per_lup, bytes, 1e-12);
        assert_near(p.registers.load_lines, 4, 1e-12);
        assert_near(p.registers.evict_lines, 1, 1e-12);
        assert_near(p.registers.flop_per_byte, p.flop_per_lup / (5 * bytes), 1e-12);
        assert_string_equal(p.registers.from, "REG");
        assert_string_equal(p.registers.to, "L1");
        assert_string_equal(p.registers.stream_mix, "triad");
        assert_int_equal(p.registers.mix, 2);
        assert_near(p.registers.bandwidth_bytes_per_s, 50e9, 1);
        assert_near(p.registers.roofline_cy_per_cl, 320 * 2.7e9 / 50e9, 1e-9);
        assert_near(p.peak_cy_per_cl, p.flop_per_lup * lup_per_cl / (i % 2 == 0 ? 16 : 8), 1e-12);
        assert_true(isnan(p.levels[0].bandwidth_bytes_per_s));
        assert_true(p.levels[0].roofline_cy_per_cl == 0);
        arena_free(&arena);
    }
}

/* The formula of composition.h with numbers that tell its parts apart. */
static void sources_overlap_by_their_shares(void **state)
{
    (void)state;
    const struct machine_composition c = {
        .near_share = 0.5,
        .far_share = 0.25,
        .memory_share = 0.75,
        .source_share = 0.1,
        .core_factor = 2,
        .data_factor = 3,
        .levels = {[1] = {.cy_per_load = 2, .cy_per_store = 5},
                   [2] = {.cy_per_load = 3, .cy_per_store = 7, .duplex = DUPLEX_FULL}}};
    const struct core_time core = {10, 4, 0};
    const double cy[] = {1000, 8, 20, 60}; /* [0] is not read */
    assert_near(composition_comp_cy(&c, &core), 20, 1e-12);
    assert_near(composition_comp_cy(&c, &(struct core_time){10, 4, 3}), 14, 1e-12);
    assert_near(composition_comp_cy(&c, &(struct core_time){10, 4, 6}), 10, 1e-12);
    assert_near(composition_core_cy(&c, &core), 20, 1e-12);
    assert_near(composition_core_cy(&c, &(struct core_time){5, 4, 0}), 12, 1e-12);
    /* near: 12 and 8; far: 20 and 60; of these 0.25 and 0.75 of their times are not hidden */
    const double near = 12 + 0.5 * 8;
    const double far = 60 + 0.1 * 20;
    const double share = (20 * 0.25 + 60 * 0.75) / 80;
    assert_near(composition_time(&c, &core, cy, 0), 20, 1e-12);
    assert_near(composition_time(&c, &core, (const double[]){0, 30}, 1), 30 + 0.5 * 12, 1e-12);
    assert_near(composition_time(&c, &core, cy, 3), far + share * near, 1e-12);
    assert_near(composition_time(&c, &(struct core_time){90, 4, 0}, cy, 3), 180, 1e-12);
    assert_near(composition_time(&c, &core, (const double[]){0, 8, 40, 0}, 3), 40 + 0.25 * near,
                1e-12);
    assert_near(composition_time(&c, &core, (const double[]){0, 80, 0, 0}, 3), 80 + 0.5 * 12,
                1e-12);
    assert_near(composition_source_cy(&c.levels[1], 3, 2), 16, 1e-12);
    assert_near(composition_source_cy(&c.levels[2], 3, 1), 9, 1e-12);
    assert_near(composition_source_cy(&c.levels[2], 1, 1), 7, 1e-12);
    const struct line_paths paths = {.loaded = {0, 3, 4}, .stored = {0, 2, 0}};
    assert_near(composition_of_lines(&c, &core, &paths, 2), 16 + 0.5 * 12 + 0.75 * 12, 1e-12);
    assert_int_equal(composition_longest(&c, &core, &paths, 2), 0);
    assert_int_equal(composition_longest(&c, &(struct core_time){1, 5, 0}, &paths, 2), 1);
    const struct line_paths further = {.loaded = {0, 3, 6}, .stored = {0, 2, 0}};
    assert_int_equal(composition_longest(&c, &(struct core_time){1, 5, 0}, &further, 2), 2);
}

static void kernels_without_flops_are_predicted(void **state)
{
    (void)state;
    const struct machine m = snb_machine();
    const struct traffic t = {.n_levels = 3,
                              .levels = {{.misses = 2, .evicts = 1},
                                         {.misses = 2, .evicts = 1},
                                         {.misses = 2, .evicts = 1}}};
    /* Stengel et al., ICS 2015, section 4.3: STREAM copy 4, 10, 16, 29 cy. */
    const struct model_point p =
        evaluate(copy, &m, (struct core_time){2, 4, 0}, &t, (struct model_options){.cores = 1});
    assert_near(p.T_data_cy_per_cl[1], 10, 1e-9);
    assert_near(p.T_data_cy_per_cl[2], 16, 1e-9);
    assert_near(p.T_ECM_cy_per_cl, 29, 0.3);
    assert_true(p.flop_per_lup == 0);
    assert_true(p.ecm_mlup_per_s > 0 && isfinite(p.roofline_mlup_per_s));
    struct model_options peak = {.cores = 1, .flop_peak_roofline = true};
    assert_true(evaluate(copy, &m, (struct core_time){0}, &t, peak).peak_cy_per_cl == 0);
}

/* Zen overlaps down to L2: T = max(T_comp, T_RegL1, T_L1L2, T_L2L3 + T_L3MEM). */
static void overlap_follows_the_machine(void **state)
{
    (void)state;
    struct machine m = snb_machine();
    const struct core_time core = {12, 8, 0};
    m.registers_overlap = true;
    m.caches[0].overlaps = true;
    struct model_point p =
        evaluate(jacobi, &m, core, &listing5, (struct model_options){.cores = 1});
    assert_near(p.T_ECM_cy_per_cl, 6 + p.levels[2].cy_per_cl, 1e-9);
    assert_near(p.T_data_cy_per_cl[0], 12, 1e-9);
    assert_near(p.T_data_cy_per_cl[2], 12, 1e-9);
    assert_text_in(UNIT_CY_PER_CL, notation_contributions, &p,
                   "{ 12.0 || 8.0 || 10.0 || 6.0 | 12.7 } cy/CL");

    m.caches[1].overlaps = m.caches[m.n_caches - 1].overlaps = true;
    p = evaluate(jacobi, &m, core, &listing5,
                 (struct model_options){.cores = 1, .literature = true});
    assert_near(p.T_ECM_cy_per_cl, p.levels[2].cy_per_cl, 1e-9);
    assert_text_in(UNIT_CY_PER_CL, notation_contributions, &p,
                   "{ 12.0 || 8.0 || 10.0 || 6.0 || 12.7 } cy/CL");
}

/* If everything else overlaps with memory, its edge takes the bandwidth of a stream on one core. */
static void memory_alone_takes_one_cores_bandwidth(void **state)
{
    (void)state;
    struct machine m = snb_machine();
    const struct core_time core = {12, 8, 0};
    m.registers_overlap = m.caches[0].overlaps = m.caches[1].overlaps = true;
    const double one = 3 * 64 * 2.7 / 17.4;
    const double all = 3 * 64 * 2.7 / 40.7;
    struct model_options options = {.cores = 1};
    struct model_point p = evaluate(jacobi, &m, core, &listing5, options);
    assert_near(p.T_ECM_cy_per_cl, one, 1e-9);
    assert_int_equal(p.saturation_cores, (int)ceil(one / all));
    options.cores = 8;
    assert_near(evaluate(jacobi, &m, core, &listing5, options).T_ECM_multicore_cy_per_cl, all,
                1e-9);
    options = (struct model_options){.cores = 1, .literature = true};
    assert_near(evaluate(jacobi, &m, core, &listing5, options).T_ECM_cy_per_cl, all, 1e-9);

    options.literature = false;
    m.caches[2].penalty.cy_per_load = 1; /* of two lines */
    assert_near(evaluate(jacobi, &m, core, &listing5, options).T_ECM_cy_per_cl, all + 2, 1e-9);

    m.caches[2].penalty.cy_per_load = 0;
    m.caches[1].overlaps = false;
    assert_near(evaluate(jacobi, &m, core, &listing5, options).T_ECM_cy_per_cl, all + 6, 1e-9);
}

static void duplex_and_penalties_follow_the_machine(void **state)
{
    (void)state;
    struct machine m = snb_machine();
    m.caches[0].duplex = DUPLEX_FULL;
    m.caches[1].penalty.cy_per_load = 1.5;
    m.caches[1].penalty.cy_per_store = 0.25;
    m.caches[2].penalty.cy_per_load = 2.56;
    const struct model_point p = evaluate(jacobi, &m, (struct core_time){9.5, 8, 0}, &listing5,
                                          (struct model_options){.cores = 1});
    assert_near(p.levels[0].cy_per_cl, 8, 1e-9);
    assert_near(p.levels[1].cy_per_cl, 6 + 3 + 0.25, 1e-9);
    assert_near(p.levels[2].cy_per_cl, 3 * 64 * 2.7 / 40.7 + 2 * 2.56, 1e-9);
}

/* The penalty counts once, however many streams wait; half of it if only every second line of work
 * loads a line. */
static void a_penalty_for_work_counts_once(void **state)
{
    (void)state;
    const struct transfer_penalty penalty = {1.5, 0.25, 4};
    assert_near(machine_penalty_cy_per_cl(&penalty, 1, 0), 5.5, 1e-9);
    assert_near(machine_penalty_cy_per_cl(&penalty, 3, 2), 4.5 + 0.5 + 4, 1e-9);
    assert_near(machine_penalty_cy_per_cl(&penalty, 0.5, 0), 0.75 + 2, 1e-9);
    assert_near(machine_penalty_cy_per_cl(&penalty, 0, 2), 0.5, 1e-9);
}

static void cores_share_the_memory_of_their_domain(void **state)
{
    (void)state;
    const struct machine m = snb_machine();
    const double T_mem = 3 * 64 * 2.7 / 40.7;
    for (int cores = 1; cores <= 16; cores++) {
        const struct model_point p = evaluate(jacobi, &m, (struct core_time){9.5, 8, 0}, &listing5,
                                              (struct model_options){.cores = cores});
        const double one = p.T_ECM_cy_per_cl;
        const double full = 1 / fmin(8 / one, 1 / T_mem);
        const double expected = cores <= 8 ? 1 / fmin(cores / one, 1 / T_mem)
                                           : 1 / (1 / full + fmin((cores - 8) / one, 1 / T_mem));
        assert_near(p.T_ECM_multicore_cy_per_cl, expected, 1e-9);
    }
    const struct model_point penalty =
        evaluate(jacobi, &m, (struct core_time){9.5, 8, 0}, &listing5,
                 (struct model_options){.cores = 2, .utilisation_penalty = true});
    assert_true(penalty.T_ECM_multicore_cy_per_cl > penalty.T_ECM_cy_per_cl / 2);
}

/* One core's waiting does not limit many cores: they share only the bandwidth. */
static void a_memory_penalty_does_not_lower_the_plateau(void **state)
{
    (void)state;
    struct machine m = snb_machine();
    m.caches[2].penalty.cy_per_load = 2.56;
    const struct model_point p = evaluate(jacobi, &m, (struct core_time){9.5, 8, 0}, &listing5,
                                          (struct model_options){.cores = 8});
    const double T_mem = 3 * 64 * 2.7 / 40.7;
    assert_near(p.T_ECM_multicore_cy_per_cl, T_mem, 1e-9);
    assert_int_equal(p.saturation_cores, (int)ceil(p.T_ECM_cy_per_cl / T_mem));
}

static void assert_refused(struct machine m, struct model_options options, const char *what)
{
    struct arena arena = {0};
    struct err err = {0};
    const struct kernel k = parse(jacobi, &arena);
    struct model_point p;
    assert_false(
        model_evaluate(&k, &m, &(struct core_time){9.5, 8, 0}, &listing5, &options, &p, &err));
    assert_non_null(strstr(err.text, what));
    arena_free(&arena);
}

static void refuses_what_the_machine_does_not_know(void **state)
{
    (void)state;
    const struct model_options one = {.cores = 1};
    assert_refused(snb_machine(), (struct model_options){.cores = 17}, "has 16");
    assert_refused(snb_machine(), (struct model_options){.cores = 0}, "0 cores");
    struct machine m = snb_machine();
    m.n_bandwidths = 0;
    assert_refused(m, one, "no measured bandwidth");
    m = snb_machine();
    m.caches[1].bytes_per_cy = 0;
    assert_refused(m, one, "between L2 and L3");
    m = snb_machine();
    m.clock_hz = 0;
    assert_refused(m, one, "no clock");
    m = snb_machine();
    m.n_caches = 2;
    assert_refused(m, one, "3 levels for the 2 caches");
    m = snb_machine();
    m.peak_dp.total = 0;
    assert_refused(m, (struct model_options){.cores = 1, .flop_peak_roofline = true}, "no peak");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ecm_as_printed_in_listing_5),
        cmocka_unit_test(ranges_begin_with_the_smaller_value),
        cmocka_unit_test(roofline_as_printed_in_listing_5),
        cmocka_unit_test(cores_share_the_in_core_time),
        cmocka_unit_test(peak_roofline_counts_flops_and_registers),
        cmocka_unit_test(registers_move_what_is_loaded_and_stored),
        cmocka_unit_test(sources_overlap_by_their_shares),
        cmocka_unit_test(kernels_without_flops_are_predicted),
        cmocka_unit_test(overlap_follows_the_machine),
        cmocka_unit_test(memory_alone_takes_one_cores_bandwidth),
        cmocka_unit_test(duplex_and_penalties_follow_the_machine),
        cmocka_unit_test(cores_share_the_memory_of_their_domain),
        cmocka_unit_test(a_penalty_for_work_counts_once),
        cmocka_unit_test(a_memory_penalty_does_not_lower_the_plateau),
        cmocka_unit_test(refuses_what_the_machine_does_not_know),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
