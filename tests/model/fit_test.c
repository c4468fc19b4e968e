#include "near.h"

#include <stdlib.h>

#include "collect/model/composition.h"
#include "collect/model/fit.h"
#include "collect/model/fit_core.h"
#include "collect/model/fit_streams.h"
#include "collect/model/interval.h"
#include "golden.h"

enum { LEVELS = 3, MAX_LOOPS = 128 };

/* Kinds of loops, by their loads from and stores to one level: sums, copies, updates, stores. */
static const struct {
    const char *name;
    double loads, stores, in_l1;
} streams[] = {{"load", 1, 0, 1},  {"two", 2, 0, 2},   {"copy", 2, 1, 2.1}, {"update", 1, 1, 2},
               {"triad", 4, 1, 4}, {"store", 4, 4, 8}, {"sum", 1, 0, 6}};

/* Times of streams in each level by `truth`. */
static size_t time_streams(const struct machine_composition *truth, struct observation *out)
{
    size_t n = 0;
    for (size_t s = 0; s < sizeof streams / sizeof streams[0]; s++) {
        for (int level = 1; level <= LEVELS; level++) {
            struct observation *const o = &out[n++];
            *o = (struct observation){.name = streams[s].name,
                                      .group = streams[s].name,
                                      .core = {.T_RegL1_cy_per_cl = streams[s].in_l1},
                                      .cores = 1};
            o->lines.loaded[level] = streams[s].loads;
            o->lines.stored[level] = streams[s].stores;
            o->measured_cy_per_cl = composition_of_lines(truth, &o->core, &o->lines, LEVELS);
        }
    }
    return n;
}

/* Loops whose lines come from several levels at once. */
static size_t time_layers(const struct machine_composition *truth, struct observation *out)
{
    static const char *const names[] = {"layers 0", "layers 1", "layers 2", "layers 3"};
    size_t n = 0;
    for (int k = 0; k < 16; k++) {
        struct observation *const o = &out[n++];
        *o = (struct observation){
            .name = "layers",
            .group = names[k % 4],
            .core = {.T_comp_cy_per_cl = 3 + 3 * (k % 3), .T_RegL1_cy_per_cl = 2 + 5 * (k % 4)},
            .cores = 1};
        o->lines.loaded[1] = k % 4;
        const int row = k / 4;
        o->lines.loaded[2] = (double)row;
        o->lines.loaded[3] = 1 + k % 2;
        o->lines.stored[3] = 1;
        o->measured_cy_per_cl = composition_of_lines(truth, &o->core, &o->lines, LEVELS);
    }
    return n;
}

/* Observations, and the fit to them. */
struct fitted {
    struct arena arena;
    struct observation items[MAX_LOOPS];
    size_t n;
    struct fit_result fit;
};

static void time_all(struct fitted *f, const struct machine_composition *truth)
{
    f->n = time_streams(truth, f->items);
    f->n += time_layers(truth, f->items + f->n);
}

static void fit(struct fitted *f)
{
    struct err err = {0};
    assert_true(composition_fit(f->items, f->n, LEVELS, &f->arena, &f->fit, &err));
}

static struct machine_composition composition(double near_share, double far_share,
                                              double source_share)
{
    return (struct machine_composition){.near_share = near_share,
                                        .far_share = far_share,
                                        .memory_share = far_share,
                                        .source_share = source_share,
                                        .core_factor = 1,
                                        .data_factor = 1,
                                        .levels = {{0},
                                                   {1.5, 2, DUPLEX_HALF, 0, 0, 0},
                                                   {4, 5, DUPLEX_FULL, 0, 0, 0},
                                                   {9, 6, DUPLEX_HALF, 0, 0, 0}}};
}

static void assert_levels(const struct machine_composition *got,
                          const struct machine_composition *expected, double tolerance)
{
    for (int l = 1; l <= LEVELS; l++) {
        assert_int_equal(got->levels[l].duplex, expected->levels[l].duplex);
        assert_near(got->levels[l].cy_per_load, expected->levels[l].cy_per_load, tolerance);
        assert_near(got->levels[l].cy_per_store, expected->levels[l].cy_per_store, tolerance);
    }
}

/* A composition is recovered from its times, except for the pull of the usual shares. */
static void truth_is_found(void **state)
{
    (void)state;
    static const double shares[][3] = {{1, 1, 1},      {1, 0, 1}, {0, 0, 1}, {1, 0.5, 1},
                                       {0.4, 0.25, 1}, {0, 0, 0}, {0, 1, 1}};
    for (size_t h = 0; h < sizeof shares / sizeof shares[0]; h++) {
        struct fitted f = {0};
        const struct machine_composition truth =
            composition(shares[h][0], shares[h][1], shares[h][2]);
        time_all(&f, &truth);
        fit(&f);
        assert_near(f.fit.composition.near_share, shares[h][0], 0.1);
        assert_near(f.fit.composition.far_share, shares[h][1], 0.1);
        assert_near(f.fit.composition.memory_share, shares[h][1], 0.1);
        assert_near(f.fit.composition.source_share, shares[h][2], 0);
        assert_levels(&f.fit.composition, &truth, 0.1);
        assert_near(f.fit.error, 0, 0.01);
        arena_free(&f.arena);
    }
}

/* From memory more or less may hide than from L3. */
static void a_share_of_memory_is_found(void **state)
{
    (void)state;
    static const double shares[][2] = {{0.25, 1}, {1, 0.25}, {0, 1}};
    for (size_t i = 0; i < sizeof shares / sizeof shares[0]; i++) {
        struct fitted f = {0};
        struct machine_composition truth = composition(1, shares[i][0], 1);
        truth.memory_share = shares[i][1];
        time_all(&f, &truth);
        fit(&f);
        assert_near(f.fit.composition.far_share, shares[i][0], 0.1);
        assert_near(f.fit.composition.memory_share, shares[i][1], 0.1);
        assert_levels(&f.fit.composition, &truth, 0.2);
        assert_near(f.fit.error, 0, 0.01);
        arena_free(&f.arena);
    }
}

/* The analyser's in-core time may be wrong by a factor; a measured one is used as it is. */
static void analysed_core_is_scaled(void **state)
{
    (void)state;
    struct fitted f = {0};
    struct machine_composition truth = composition(1, 0, 1);
    truth.levels[2].duplex = DUPLEX_HALF;
    const size_t n_streams = time_streams(&truth, f.items);
    truth.core_factor = 1.5;
    truth.data_factor = 1.2;
    f.n = n_streams + time_layers(&truth, f.items + n_streams);
    for (size_t i = n_streams; i < f.n; i++) {
        struct observation *const o = &f.items[i];
        o->core_analysed = true;
        o->core.T_comp_cy_per_cl *= i % 2 == 0 ? 4 : 1; /* arithmetic limits it, or data ports do */
        o->measured_cy_per_cl = composition_of_lines(&truth, &o->core, &o->lines, LEVELS);
    }
    fit(&f);
    assert_near(f.fit.composition.core_factor, 1.5, 0.01);
    assert_near(f.fit.composition.data_factor, 1.2, 0.01);
    assert_levels(&f.fit.composition, &truth, 0.05);
    arena_free(&f.arena);
}

/* One wrong measurement changes its own error when left out, but not the fit. */
static void one_odd_measurement_does_not_decide(void **state)
{
    (void)state;
    struct fitted f = {0};
    const struct machine_composition truth = composition(1, 0, 1);
    time_all(&f, &truth);
    f.items[f.n - 1].measured_cy_per_cl *= 4;
    fit(&f);
    assert_near(f.fit.composition.levels[3].cy_per_load, 9, 0.5);
    assert_near(f.fit.held_out_cy[f.n - 1] / f.items[f.n - 1].measured_cy_per_cl, 0.25, 0.03);
    arena_free(&f.arena);
}

/* Streams cannot show how levels add up: the first of equally good hypotheses is chosen. */
static void ties_go_to_the_sum_of_sources(void **state)
{
    (void)state;
    struct fitted f = {0};
    const struct machine_composition truth = composition(1, 0, 0);
    f.n = time_streams(&truth, f.items);
    fit(&f);
    assert_near(f.fit.composition.source_share, 1, 0);
    arena_free(&f.arena);
}

/* Errors of alternately ± 10 %: the intervals span them, and no more. */
static void intervals_hold_what_was_left_out(void **state)
{
    (void)state;
    struct fitted f = {0};
    const struct machine_composition truth = composition(1, 0, 1);
    time_all(&f, &truth);
    for (size_t i = 0; i < f.n; i++) {
        f.items[i].measured_cy_per_cl *= i % 2 == 0 ? 1.1 : 0.9;
        f.items[i].predicted = f.items[i].core;
    }
    fit(&f);
    size_t held = 0;
    for (size_t i = 0; i < f.n; i++) {
        const struct composition_interval at =
            interval_predict(&f.fit.composition, &f.items[i].core, &f.items[i].lines, LEVELS);
        held += f.items[i].measured_cy_per_cl >= at.low_cy_per_cl &&
                f.items[i].measured_cy_per_cl <= at.high_cy_per_cl;
        assert_in_range((int)(100 * at.low_cy_per_cl / at.cy_per_cl), 60, 99);
        assert_in_range((int)(100 * at.high_cy_per_cl / at.cy_per_cl), 101, 150);
    }
    assert_in_range(100 * held / f.n, 70, 100);
    arena_free(&f.arena);
}

/* Sixty sizes of one kind of loop that fits well do not hide that other kinds are 10 % off. */
static void kinds_of_loops_count_once(void **state)
{
    (void)state;
    enum { SIZES = 60 };
    struct fitted f = {0};
    const struct machine_composition truth = composition(1, 1, 1);
    f.n = time_streams(&truth, f.items);
    for (size_t i = 0; i < f.n; i++)
        f.items[i].measured_cy_per_cl *= i / LEVELS % 2 == 0 ? 1.1 : 0.9;
    const struct observation in_memory = f.items[LEVELS - 1];
    for (size_t i = 0; i < SIZES; i++, f.n++) {
        f.items[f.n] = in_memory;
        f.items[f.n].group = "many";
        f.items[f.n].measured_cy_per_cl /= 1.1;
    }
    fit(&f);
    assert_true(f.fit.composition.levels[LEVELS].low < 0.95);
    assert_true(f.fit.composition.levels[LEVELS].high > 1.05);
    arena_free(&f.arena);
}

/* Streams say nothing about the analyser's in-core time, and less about lines of stencils than
 * about their own. */
static void streams_widen(void **state)
{
    (void)state;
    struct fitted f = {0};
    const struct machine_composition truth = composition(1, 0, 1);
    f.n = time_streams(&truth, f.items);
    fit(&f);
    assert_near(f.fit.composition.levels[0].low, 0.9, 1e-9);
    assert_near(f.fit.composition.levels[0].high, 1.66, 1e-9);
    assert_true(f.fit.composition.levels[LEVELS].high > 1.07);
    for (size_t i = 0; i < f.n; i++)
        f.items[i].predicted = f.items[i].core;
    fit(&f);
    for (int l = 0; l <= LEVELS; l++)
        assert_true(f.fit.composition.levels[l].high < 1.1);
    struct machine_composition c = f.fit.composition;
    c.levels[0].high = exp(0.24);
    interval_widen(LEVELS, true, &c);
    assert_near(c.levels[0].high, exp(0.25), 1e-9); /* 0.24² + 0.07² = 0.25² */
    assert_near(c.levels[0].low, exp(-0.25), 1e-9);
    arena_free(&f.arena);
}

/* T_RegL1 10, L2 3, memory 20; the interval is from all short to all long. */
static void intervals_take_each_level_as_long_as_it_may_be(void **state)
{
    (void)state;
    const struct core_time core = {4, 10, 0};
    const struct line_paths paths = {{0, 2, 0, 2}, {0}};
    struct machine_composition c = composition(1, 0.5, 1);
    c.levels[3].cy_per_load = 10;
    for (int l = 0; l <= LEVELS; l++)
        c.levels[l].low = c.levels[l].high = 1;
    c.levels[0].high = 1.6;
    c.levels[1].low = 0.5;
    c.levels[3].low = 0.8;
    c.levels[3].high = 1.2;
    struct composition_interval at = interval_predict(&c, &core, &paths, LEVELS);
    assert_near(at.cy_per_cl, 20 + 6.5, 1e-12);
    assert_near(at.low_cy_per_cl, 16 + 5.75, 1e-12);
    assert_near(at.high_cy_per_cl, 24 + 9.5, 1e-12);
    c.core_factor = 10; /* arithmetic hides everything */
    at = interval_predict(&c, &core, &paths, LEVELS);
    assert_near(at.low_cy_per_cl, 40, 1e-12);
    assert_near(at.high_cy_per_cl, 64, 1e-12);
}

/*
 * The 80 % quantile of an exponential distribution, wider if few kinds of loops determine its mean.
 */
static void spreads_are_wider_for_few(void **state)
{
    (void)state;
    struct line_cost cost = {0};
    interval_of_deviation(0.1, 1e6, &cost);
    assert_near(log(cost.high), 0.1 * log(5), 1e-6);
    assert_near(cost.low * cost.high, 1, 1e-12);
    interval_of_deviation(0.1, 4, &cost);
    assert_near(log(cost.high), 0.4 * (pow(5, 0.25) - 1), 1e-12);
}

static void too_little_is_refused(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct observation items[MAX_LOOPS];
    struct fit_result fit;
    const struct machine_composition truth = composition(1, 0, 1);
    const size_t n = time_streams(&truth, items);
    struct err none_from_memory = {0};
    for (size_t i = 0; i < n; i++)
        items[i].cores = items[i].lines.loaded[LEVELS] > 0 ? 2 : 1;
    assert_false(composition_fit(items, n, LEVELS, &arena, &fit, &none_from_memory));
    assert_string_equal(none_from_memory.text,
                        "no measured loop of one core loads lines from level 3 of 3");
    struct err two_kinds = {0};
    assert_false(composition_fit(items, 6, 2, &arena, &fit, &two_kinds));
    assert_string_equal(two_kinds.text, "the measured loops are of 2 kinds");
    arena_free(&arena);
}

/* The free solution (2, -1) is not permitted, nor 2 if the maximum is 1. */
static void fits_stay_within_bounds(void **state)
{
    (void)state;
    const double h[] = {2, 1, 1, 2};
    const double b[] = {3, 0};
    const double most[] = {INFINITY, INFINITY};
    double x[] = {0, 0};
    fit_bounded(h, b, most, 2, x);
    assert_near(x[0], 1.5, 1e-9);
    assert_near(x[1], 0, 0);
    const double free_b[] = {4, 5};
    fit_bounded(h, free_b, most, 2, x);
    assert_near(x[0], 1, 1e-8);
    assert_near(x[1], 2, 1e-8);
    const double least_most[] = {INFINITY, 1};
    fit_bounded(h, free_b, least_most, 2, x);
    assert_near(x[0], 1.5, 1e-8);
    assert_near(x[1], 1, 0);
}

/* 4 lines cross L1–L2, 3 of them L2–L3, 1 comes from memory; a victim cache takes clean lines. */
static void paths_end_where_lines_come_from(void **state)
{
    (void)state;
    const double loads[] = {4, 3, 1};
    const double evicts[] = {1, 3, 1};
    struct line_paths paths;
    composition_paths(loads, evicts, LEVELS, &paths);
    const double loaded[] = {0, 1, 2, 1};
    const double stored[] = {0, 0, 0, 1};
    for (int l = 0; l <= LEVELS; l++) {
        assert_near(paths.loaded[l], loaded[l], 0);
        assert_near(paths.stored[l], stored[l], 0);
    }
    const struct line_paths within = composition_within(&paths, 2, LEVELS);
    assert_near(within.loaded[2], 3, 0);
    assert_near(within.stored[2], 1, 0);
    assert_near(within.loaded[3] + within.stored[3], 0, 0);
    assert_near(composition_within(&paths, 0, LEVELS).loaded[1], 0, 0);
}

/* T_comp 4, T_RegL1 10, L2 3, L3 8, memory 20 + 6. */
static void times_overlap_by_their_shares(void **state)
{
    (void)state;
    const struct core_time core = {4, 10, 0};
    const struct line_paths paths = {{0, 2, 2, 2}, {0, 0, 0, 1}};
    struct machine_composition c = composition(1, 0.5, 1);
    c.levels[3].cy_per_load = 10;
    /* (10 + 3) and (8 + 26), half of the shorter time is not hidden */
    assert_near(composition_of_lines(&c, &core, &paths, LEVELS), 34 + 6.5, 1e-12);
    /* from memory nothing is hidden, and it takes 26 of the 34 */
    c.memory_share = 1;
    assert_near(composition_of_lines(&c, &core, &paths, LEVELS), 34 + 13 * (0.5 * 8 + 1 * 26) / 34,
                1e-12);
    c.source_share = 0;
    c.far_share = c.memory_share = 0;
    assert_near(composition_of_lines(&c, &core, &paths, LEVELS), 26, 1e-12);
    c.data_factor = 5;
    assert_near(composition_of_lines(&c, &core, &paths, LEVELS), 53, 1e-12);
    assert_int_equal(composition_longest(&c, &core, &paths, LEVELS), 0);
    c.core_factor = 15; /* arithmetic hides all data times */
    assert_near(composition_of_lines(&c, &core, &paths, LEVELS), 60, 1e-12);
    c.core_factor = c.data_factor = 1;
    assert_int_equal(composition_longest(&c, &core, &paths, LEVELS), 3);
}

/* Levels are shown as hidden if they do not add to the total, whichever sum that is. */
static void some_levels_are_hidden(void **state)
{
    (void)state;
    static const struct {
        double near_share, far_share, source_share;
        bool near_hidden, far_hidden;
    } cases[] = {
        {1, 1, 1, false, false},   {1, 0.5, 1, false, false}, {1, 0, 1, true, false},
        {0, 1, 1, true, false},    {0, 0.25, 1, true, false}, {0, 0, 1, true, false},
        {1, 1, 0.5, false, false}, {0, 0, 0, true, true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const struct machine_composition c =
            composition(cases[i].near_share, cases[i].far_share, cases[i].source_share);
        for (int level = 0; level <= LEVELS; level++)
            assert_int_equal(composition_hides(&c, level),
                             level < 2 ? cases[i].near_hidden : cases[i].far_hidden);
    }
}

/* Of 30 cycles, the part that ports do not explain: chains and divisions. */
static void the_core_factor_is_one_of_ports(void **state)
{
    (void)state;
    static const struct {
        double factor, beyond, expected;
    } cases[] = {{1.25, 0, 37.5}, {1.25, 2, 35}, {1.25, 10, 30}, {0.5, 0, 15}, {0.5, 2, 30}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct machine_composition c = {.core_factor = cases[i].factor, .data_factor = 1};
        const struct core_time core = {30, 8, cases[i].beyond};
        const double none[LEVELS + 1] = {0};
        assert_near(composition_comp_cy(&c, &core), cases[i].expected, 1e-12);
        assert_near(composition_core_cy(&c, &core), cases[i].expected, 1e-12);
        assert_near(composition_time(&c, &core, none, LEVELS), cases[i].expected, 1e-12);
    }
}

/* Arithmetic is slower by a factor of 1.2 than analysed, data ports by 1.7. */
static void core_factors_are_found(void **state)
{
    (void)state;
    static const struct core_time analysed[] = {{0.5, 0, 0}, {1, 0.3, 0}, {4, 1, 0},  {2, 1.8, 0},
                                                {8, 8, 0},   {3, 6, 0},   {12, 2, 0}, {0, 0, 0}};
    enum { N = sizeof analysed / sizeof *analysed };
    struct core_sample samples[N];
    struct arena arena = {0};
    const double data_factor = 1.2 * sqrt(2);
    struct machine_core unknown = {.n_accesses = 0};
    struct machine_composition c = {0};
    for (int i = 0; i < N; i++)
        samples[i] = (struct core_sample){
            analysed[i], 0,
            fmax(1.2 * analysed[i].T_comp_cy_per_cl, data_factor * analysed[i].T_RegL1_cy_per_cl)};
    samples[1].measured_cy_per_cl *= 3; /* disturbed */
    composition_fit_core(samples, N, &unknown, &arena, &c);
    assert_near(c.core_factor, 1.2, 1e-9);
    assert_near(c.data_factor, data_factor, 1e-3);
    assert_near(unknown.row_cy, 0, 0);
    assert_true(c.levels[0].high > 1.2 && c.levels[0].high < 1.4); /* a loop in seven by 3 */

    struct machine_composition untouched = {.core_factor = 1};
    composition_fit_core(samples, 2, &unknown, &arena, &untouched);
    assert_near(untouched.core_factor, 1, 0);
    arena_free(&arena);
}

/* The only loop that data ports limit, or that has rows, is the first one or the last one. */
static void each_loop_counts_in_the_core_factors(void **state)
{
    (void)state;
    enum { N = 4 };
    for (int odd = 0; odd < N; odd += N - 1) {
        struct core_sample samples[N];
        struct arena arena = {0};
        struct machine_core unknown = {.n_accesses = 0};
        struct machine_core measured = {.n_accesses = 1};
        struct machine_composition c = {0};
        for (int i = 0; i < N; i++)
            samples[i] = i == odd ? (struct core_sample){{1, 3, 0}, 0, 6}
                                  : (struct core_sample){{4 + i, 0.1, 0}, 0, 4 + i};
        composition_fit_core(samples, N, &unknown, &arena, &c);
        assert_near(c.core_factor, 1, 1e-9);
        assert_near(c.data_factor, 2, 1e-9);
        samples[odd].rows_per_cl = 1;
        composition_fit_core(samples, N, &measured, &arena, &c);
        assert_near(measured.row_cy, 3, 1e-9);
        arena_free(&arena);
    }
}

/* If accesses are measured, both times have a common factor; a row takes 5 additional cycles. */
static void a_row_takes_its_time(void **state)
{
    (void)state;
    static const struct core_time analysed[] = {
        {1, 2, 0}, {4, 1, 0}, {2, 3, 0}, {6, 4, 0}, {8, 3, 0}};
    static const double rows_per_cl[] = {0, 0.01, 1, 0.5, 0.8};
    enum { N = sizeof analysed / sizeof *analysed };
    struct core_sample samples[N];
    struct arena arena = {0};
    struct machine_core core = {.n_accesses = 1};
    struct machine_composition c = {0};
    for (int i = 0; i < N; i++) {
        const double row_cy = 5 * rows_per_cl[i];
        samples[i] = (struct core_sample){
            analysed[i], rows_per_cl[i],
            1.1 * (fmax(analysed[i].T_comp_cy_per_cl, analysed[i].T_RegL1_cy_per_cl) + row_cy)};
    }
    composition_fit_core(samples, N, &core, &arena, &c);
    assert_near(core.row_cy, 5, 1e-9);
    assert_near(c.core_factor, 1.1, 1e-9);
    assert_near(c.data_factor, 1.1, 1e-9);
    for (int i = 0; i < N; i++)
        samples[i].measured_cy_per_cl *= 2; /* disturbed by others on the same core */
    composition_fit_core(samples, N, &core, &arena, &c);
    assert_near(c.core_factor, 1.25, 1e-9);
    arena_free(&arena);
}

/* Six loops that fit and two that are 40 % off: these count more if only they have short rows. */
static double interval_of(double rows_per_cl)
{
    enum { N = 8, LONG = 6 };
    struct core_sample samples[N];
    struct arena arena = {0};
    struct machine_core core = {.n_accesses = 1};
    struct machine_composition c = {0};
    for (int i = 0; i < N; i++)
        samples[i] = (struct core_sample){{i + 1, 1, 0},
                                          i < LONG ? 0.01 : rows_per_cl,
                                          (i + 1) * (i < LONG    ? 1
                                                     : i == LONG ? 1.4
                                                                 : 1 / 1.4)};
    composition_fit_core(samples, N, &core, &arena, &c);
    assert_near(c.core_factor, 1, 1e-9);
    arena_free(&arena);
    return log(c.levels[0].high);
}

static void short_rows_weigh_as_much_as_long_ones(void **state)
{
    (void)state;
    assert_true(interval_of(0.5) > 1.5 * interval_of(0.01));
}

/* From 0 to 999. */
static int random_number(unsigned *state)
{
    *state = *state * 1103515245 + 12345;
    return (int)(*state >> 16 & 0x7fff) % 1000;
}

/* Streams and some layers, up to 10 % off, one of them far off; some cores are analysed, or the
 * analyser's error is known. */
static void time_roughly(struct fitted *f, unsigned *state)
{
    struct machine_composition truth =
        composition(random_number(state) / 1e3, random_number(state) / 1e3, *state >> 31);
    for (int l = 1; l <= LEVELS; l++)
        truth.levels[l].duplex = random_number(state) % 2 == 0 ? DUPLEX_HALF : DUPLEX_FULL;
    time_all(f, &truth);
    f->n -= (size_t)random_number(state) % 16;
    for (size_t i = 0; i < f->n; i++) {
        struct observation *const o = &f->items[i];
        o->core_analysed = random_number(state) < 300;
        if (random_number(state) < 300)
            o->predicted = (struct core_time){1.2 * o->core.T_comp_cy_per_cl,
                                              0.9 * o->core.T_RegL1_cy_per_cl, 0};
        o->cores = random_number(state) < 50 ? 2 : 1;
        o->measured_cy_per_cl *= 0.9 + random_number(state) * 2e-4;
    }
    f->items[(size_t)random_number(state) % f->n].measured_cy_per_cl *= 1.5;
}

static void add_fit(const struct fitted *f, struct sb *out)
{
    static const char *const duplexes[] = {[DUPLEX_HALF] = "half", [DUPLEX_FULL] = "full"};
    const struct machine_composition *const c = &f->fit.composition;
    sb_addf(out, "%zu of %zu used, %s, error %.3f;", f->fit.n_used, f->n, c->hypothesis,
            f->fit.error);
    for (int h = 0; h < FIT_HYPOTHESES; h++)
        sb_addf(out, " %s %.3f%s", f->fit.hypotheses[h].name, f->fit.hypotheses[h].error,
                f->fit.hypotheses[h].as_good ? " as good" : "");
    sb_addf(out, "\n  shares %.2f %.2f %.2f %.2f, factors %.2f %.2f\n", c->near_share, c->far_share,
            c->memory_share, c->source_share, c->core_factor, c->data_factor);
    for (int l = 0; l <= LEVELS; l++)
        sb_addf(out, "  %d %s %.2f %.2f, %.2f..%.2f, error %.2f\n", l,
                duplexes[c->levels[l].duplex], c->levels[l].cy_per_load, c->levels[l].cy_per_store,
                c->levels[l].low, c->levels[l].high, c->levels[l].error);
    sb_addz(out, " ");
    for (size_t i = 0; i < f->n; i++)
        sb_addf(out, " %.1f", f->fit.held_out_cy[i]);
    sb_addc(out, '\n');
}

/* fits.txt: the fits to loops that no composition times exactly. UPDATE=1 writes it. */
static void rough_times_are_fitted(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    unsigned random = 1;
    for (int i = 0; i < 10; i++) {
        struct fitted f = {0};
        time_roughly(&f, &random);
        for (int k = 0; i >= 8 && k < 5; k++)
            f.items[k].cores = 2; /* the first kind is timed by two cores only, the second one once
                                   * by one */
        fit(&f);
        add_fit(&f, &out);
        arena_free(&f.arena);
    }
    assert_golden(FITS, sb_str(&out));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(truth_is_found),
        cmocka_unit_test(a_share_of_memory_is_found),
        cmocka_unit_test(analysed_core_is_scaled),
        cmocka_unit_test(one_odd_measurement_does_not_decide),
        cmocka_unit_test(ties_go_to_the_sum_of_sources),
        cmocka_unit_test(intervals_hold_what_was_left_out),
        cmocka_unit_test(kinds_of_loops_count_once),
        cmocka_unit_test(streams_widen),
        cmocka_unit_test(intervals_take_each_level_as_long_as_it_may_be),
        cmocka_unit_test(spreads_are_wider_for_few),
        cmocka_unit_test(too_little_is_refused),
        cmocka_unit_test(fits_stay_within_bounds),
        cmocka_unit_test(paths_end_where_lines_come_from),
        cmocka_unit_test(times_overlap_by_their_shares),
        cmocka_unit_test(some_levels_are_hidden),
        cmocka_unit_test(the_core_factor_is_one_of_ports),
        cmocka_unit_test(core_factors_are_found),
        cmocka_unit_test(each_loop_counts_in_the_core_factors),
        cmocka_unit_test(a_row_takes_its_time),
        cmocka_unit_test(short_rows_weigh_as_much_as_long_ones),
        cmocka_unit_test(rough_times_are_fitted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
