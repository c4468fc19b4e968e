#include "unit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "collect/machinefile/load.h"
#include "golden.h"
#include "render/configuration_plots.h"
#include "render/configuration_tables.h"
#include "render/deviations.h"
#include "render/identity.h"
#include "render/plot_inside.h"
#include "render/prediction_misses.h"
#include "render/roofline_svg.h"
#include "render/story.h"
#include "render/story_warnings.h"
#include "render/text.h"
#include "render/topology.h"

static struct machine load(struct arena *arena)
{
    struct machine m;
    struct err err = {0};
    assert_true(machine_load("machines/HaswellEP_E5-2695v3_CoD.yml", arena, &m, &err));
    return m;
}

/* Radius 0 is a class with one point; a name that only resembles a class stays a name. */
static void test_radius_zero_is_a_class(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct identity id;
    identity_of(STR("3D/r0/homogeneous/star/constant/double"), &arena, &id);
    assert_false(id.named);
    assert_true(str_find_str(id.title, STR("3D 1-point star")) < id.title.len);
    identity_of(STR("3D/r/homogeneous/star/constant/double"), &arena, &id);
    assert_true(id.named);
    identity_of(STR("0D/r1/homogeneous/star/constant/double"), &arena, &id);
    assert_true(id.named);
    arena_free(&arena);
}

/* Of diagrams with one dot, several and too many for a name each, what is drawn of the dots:
 * rooflines.txt, written by UPDATE=1. */
static void test_dots_of_rooflines_as_listed(void **state)
{
    (void)state;
    enum { MOST = 10 };
    static const char *const names[] = {"a", "b", "c", "d", "e", "f", "g", "h", "i", "j"};
    static const size_t counts[] = {1, 2, 8, 9, MOST};
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    const struct machine m = load(&arena);
    struct roofline_dot dots[MOST];
    for (size_t i = 0; i < MOST; i++)
        dots[i] = (struct roofline_dot){names[i], i % 3 == 0 ? "cold" : "warm",
                                        i % 3 == 0 ? "cold" : "warm", 0.05 * (double)(i + 1),
                                        1 + (double)(i * i)};
    dots[4].flop_per_byte = NAN;
    dots[6].gflop_per_s = 0;
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) {
        struct sb svg = {.arena = &arena};
        assert_true(roofline_svg(&m, 1, true, dots, counts[c], &arena, &svg));
        sb_addf(&out, "== %zu\n", counts[c]);
        for (struct str rest = sb_str(&svg); rest.len != 0;) {
            const struct str_cut element = str_cut(rest, '>');
            const struct str_cut text = str_cut(element.tail, '<');
            rest = element.tail;
            if (str_find_str(element.head, STR("meas")) < element.head.len &&
                str_find_str(element.head, STR("<style")) == element.head.len)
                sb_addf(&out, "%.*s> %.*s\n", STR_ARG(str_trim(element.head)),
                        STR_ARG(str_trim(text.head)));
        }
    }
    assert_golden("tests/render/rooflines.txt", sb_str(&out));
    arena_free(&arena);
}

/* A drawing in a separate file has a rule for every line that it draws. */
static void test_lines_of_a_file_are_visible(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    const struct machine m = load(&arena);
    const struct roofline_dot dot = {"a.out", "a.out", "", 0.125, 1};
    assert_true(roofline_svg(&m, 1, true, &dot, 1, &arena, &out));
    const char *at = sb_cstr(&out);
    size_t n = 0;
    while ((at = strstr(at, "class=\"line ")) != NULL) {
        at += strlen("class=\"line ");
        const char *rule = str_formatz(&arena, ".%.*s{stroke:", (int)strcspn(at, " \""), at);
        if (strstr(sb_cstr(&out), rule) == NULL)
            print_error("no rule %s\n", rule);
        assert_non_null(strstr(sb_cstr(&out), rule));
        n++;
    }
    assert_true(n >= 2);
    arena_free(&arena);
}

static size_t count_text(struct sb *text, const char *part)
{
    size_t n = 0;
    for (const char *at = sb_cstr(text); (at = strstr(at, part)) != NULL; at += strlen(part))
        n++;
    return n;
}

/* A few points each have a name, many have one per series; unknown ones are not drawn. */
static void test_points_are_drawn_by_series(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct machine m = load(&arena);
    struct roofline_dot dots[20];
    for (int i = 0; i < 20; i++)
        dots[i] = (struct roofline_dot){"point", i % 2 == 0 ? "warm caches" : "cold caches",
                                        i % 2 == 0 ? "warm" : "cold", 0.1 * (1 + i), 1};
    dots[1].flop_per_byte = NAN;
    dots[3].gflop_per_s = 0;
    struct sb few = {.arena = &arena};
    struct sb many = {.arena = &arena};
    assert_true(roofline_svg(&m, 1, true, dots, 6, &arena, &few));
    assert_int_equal(count_text(&few, "class=\"dots meas big warm"), 3);
    assert_int_equal(count_text(&few, "class=\"dots meas big cold"), 1);
    assert_true(roofline_svg(&m, 1, true, dots, 20, &arena, &many));
    assert_int_equal(count_text(&many, "class=\"dots meas big warm"), 1);
    assert_int_equal(count_text(&many, "class=\"dots meas big cold"), 1);
    assert_int_equal(count_text(&many, "warm caches"), 1);
    assert_int_equal(count_text(&many, "h0"), 18);
    arena_free(&arena);
}

/* The axis of intensity includes all stencils; what is not an intensity changes nothing. */
static void test_rooflines_reach_every_intensity(void **state)
{
    (void)state;
    struct plot plot;
    plot_begin(&plot, "roofline", "", "");
    roofline_axes(&plot);
    roofline_include(&plot, NAN);
    roofline_include(&plot, INFINITY);
    roofline_include(&plot, 0);
    roofline_include(&plot, 0.125);
    assert_true(plot.x.min == 1.0 / 32 && plot.x.max == 8);
    roofline_include(&plot, 0.01);
    roofline_include(&plot, 9);
    assert_true(plot.x.min == 1.0 / 128 && plot.x.max == 16);
}

static const double half[] = {100, 200, 400};
static const double contribution[] = {10, 20, 20};
static const double sum[] = {12, 22, 30};

/* One prediction at three sizes, with one edge; and at twice as many in between. */
static void set_predictions(struct collected *c)
{
    static const double dense[] = {100, 150, 200, 300, 400, 800};
    static const double dense_sum[] = {12, 12, 22, 22, 30, 31};
    *c = (struct collected){.folder = "x"};
    c->grid = (struct points){.n = 3, .size = half, .n_predictions = 1};
    c->grid.predictions[0] =
        (struct predicted){.by = &traffic_sources[PREDICT_LC], .ECM_cy_per_cl = sum, .n_edges = 1};
    c->grid.predictions[0].edges[0] =
        (struct point_edge){.name = STR("L1L2"), .cy_per_cl = contribution};
    c->curve = (struct points){.n = 6, .size = dense, .n_predictions = 1};
    c->curve.predictions[0] = (struct predicted){
        .by = &traffic_sources[PREDICT_LC], .ECM_cy_per_cl = dense_sum, .n_edges = 1};
    c->curve.predictions[0].edges[0] =
        (struct point_edge){.name = STR("L1L2"), .cy_per_cl = dense_sum};
}

static const struct series *series_named(const struct plot *plot, const char *name)
{
    for (size_t i = 0; i < plot->n_series; i++) {
        if (strcmp(plot->series[i].name, name) == 0)
            return &plot->series[i];
    }
    return NULL;
}

/* Areas add up to the prediction. If transfers overlap, they would not: then each is a line, and
 * the prediction is the boldest. */
static void test_overlapping_transfers_are_lines(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m = load(&arena);
    struct collected c;
    struct identity id = {.dims = 3};
    struct facts f;
    struct plot *plot = arena_alloc(&arena, 1, sizeof *plot);
    set_predictions(&c);
    facts_compute(&c, &m, &arena, &f);
    const struct plot_source source = {&c, &id, &f, &m, &arena};
    static const struct {
        double share;
        bool overlap;
    } cases[] = {{0, true}, {0.5, true}, {1, false}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        m.n_compositions = 1;
        m.compositions[0] = (struct machine_composition){
            .near_share = 1, .far_share = 1, .memory_share = cases[i].share, .source_share = 1};
        assert_true(plot_overlaps(&m) == cases[i].overlap);
        assert_true(plot_grid(&source, &c.grid.predictions[0], plot));
        const struct series *ecm = series_named(plot, "ECM");
        const struct series *edge = series_named(plot, "L1–L2");
        assert_non_null(ecm);
        assert_non_null(edge);
        assert_true((edge->kind == SERIES_LINE) == cases[i].overlap);
        assert_true((strstr(ecm->css, "bold") != NULL) == cases[i].overlap);
    }
    /* with an interval the model is fitted: lines count at their source */
    c.curve.predictions[0].ECM_low_cy_per_cl = c.curve.predictions[0].ECM_cy_per_cl;
    c.curve.predictions[0].ECM_high_cy_per_cl = c.curve.predictions[0].ECM_cy_per_cl;
    assert_true(plot_grid(&source, &c.grid.predictions[0], plot));
    assert_null(series_named(plot, "L1–L2"));
    assert_non_null(series_named(plot, "from L2"));
    arena_free(&arena);
}

/* It cannot be on the axis of FLOP per byte. */
static void test_without_memory_traffic_a_roofline_has_no_dot(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m = load(&arena);
    struct collected c = {.file.flop_per_lup = 7};
    struct identity id = {.dims = 3};
    struct facts f = {.measured = true, .mlup_per_s = 100, .balance_bytes_per_lup = 24};
    struct plot *plot = arena_alloc(&arena, 1, sizeof *plot);
    const struct plot_source source = {&c, &id, &f, &m, &arena};
    assert_true(plot_roofline(&source, plot));
    assert_non_null(series_named(plot, "one core"));
    f.balance_bytes_per_lup = 0;
    assert_true(plot_roofline(&source, plot));
    assert_null(series_named(plot, "one core"));
    arena_free(&arena);
}

/* 180, because the next size loses a condition; not 400, which is too far from 600. */
static void test_a_near_size_shows_what_a_smaller_cache_would_cost(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct misses found;
    double size[] = {180, 250, 400, 600}, measured[] = {19, 20, 30, 40}, ecm[] = {10, 20, 20, 40};
    double low[] = {9, 18, 18, 36}, high[] = {11, 22, 22, 44}, loads[] = {8, 16, 16, 32};
    struct collected c = {0};
    c.grid = (struct points){.n = 4, .size = size, .n_predictions = 1};
    c.grid.bench_cy_per_cl_median = measured;
    c.grid.predictions[0] = (struct predicted){.by = &traffic_sources[PREDICT_LC],
                                               .ECM_cy_per_cl = ecm,
                                               .ECM_low_cy_per_cl = low,
                                               .ECM_high_cy_per_cl = high,
                                               .n_edges = 1};
    c.grid.predictions[0].edges[0] =
        (struct point_edge){.name = STR("L3MEM"), .load_bytes_per_lup = loads};
    misses_find(&c, NULL, &arena, &found);
    assert_int_equal(found.n, 2);
    assert_int_equal(found.by_cause[MISS_CAPACITY], 1);
    assert_int_equal(found.by_cause[MISS_UNKNOWN], 1);
    arena_free(&arena);
}

/* Too fast, as a larger cache would be: the next smaller size counts if it is at most 1/sqrt(2). */
static void test_a_near_smaller_size_shows_what_a_larger_cache_would_gain(void **state)
{
    (void)state;
    static const struct {
        double smaller;
        enum miss_cause cause;
    } rows[] = {{180, MISS_CAPACITY}, {177, MISS_CAPACITY}, {176, MISS_UNKNOWN}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct arena arena = {0};
        struct misses found;
        double size[] = {rows[i].smaller, 250}, measured[] = {10, 10}, ecm[] = {10, 20};
        double low[] = {9, 18}, high[] = {11, 22}, loads[] = {8, 16};
        struct collected c = {0};
        c.grid = (struct points){.n = 2, .size = size, .n_predictions = 1};
        c.grid.bench_cy_per_cl_median = measured;
        c.grid.predictions[0] = (struct predicted){.by = &traffic_sources[PREDICT_LC],
                                                   .ECM_cy_per_cl = ecm,
                                                   .ECM_low_cy_per_cl = low,
                                                   .ECM_high_cy_per_cl = high,
                                                   .n_edges = 1};
        c.grid.predictions[0].edges[0] =
            (struct point_edge){.name = STR("L3MEM"), .load_bytes_per_lup = loads};
        misses_find(&c, NULL, &arena, &found);
        assert_int_equal(found.n, 1);
        assert_int_equal(found.by_cause[rows[i].cause], 1);
        arena_free(&arena);
    }
}

/* Predictions between the collected sizes are drawn if there are any, by the same predictor. */
static void test_steps_stand_where_the_model_has_them(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct collected c;
    struct identity id = {.dims = 3};
    struct facts f;
    struct plot *plot = arena_alloc(&arena, 1, sizeof *plot);
    set_predictions(&c);
    facts_compute(&c, NULL, &arena, &f);
    const struct plot_source source = {&c, &id, &f, NULL, &arena};
    assert_true(plot_grid(&source, &c.grid.predictions[0], plot));
    assert_int_equal(series_named(plot, "ECM")->n, 6);
    c.grid.predictions[0].by = &traffic_sources[PREDICT_SIM];
    assert_true(plot_grid(&source, &c.grid.predictions[0], plot));
    assert_int_equal(series_named(plot, "ECM")->n, 3);
    arena_free(&arena);
}

static struct plot_mark_place drawn_mark(struct plot *plot, struct arena *arena, size_t *n)
{
    struct plot_layout layout;
    static const double y[] = {1, 2, 3};
    plot_add(plot, SERIES_LINE, "line", "ecm", 3, half, y);
    plot_layout(plot, &plot_narrow, arena, &layout);
    *n = layout.n_marks;
    return layout.marks[0];
}

/* A line without a name is not drawn; a shade does not need a name. */
static void test_marks_without_a_name_are_left_out(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct plot plot;
    size_t n = 0;
    plot_begin(&plot, "p", "", "");
    for (int i = 0; i < 5; i++)
        plot_add_mark(&plot, 200 + i, "a long text", "a short text");
    drawn_mark(&plot, &arena, &n);
    assert_int_equal(n, 3); /* rows of text */
    plot_begin(&plot, "p", "", "");
    for (int i = 0; i < 10; i++)
        plot_add_band(&plot, 100 + 30 * i, 130 + 30 * i, "a shade", "a shade");
    const struct plot_mark_place first = drawn_mark(&plot, &arena, &n);
    assert_int_equal(n, 10);
    assert_true(first.until_px > first.x_px);
    arena_free(&arena);
}

/* Values far above the others do not compress them, unless they are the model's. */
static void test_loose_values_may_leave_the_plot(void **state)
{
    (void)state;
    struct arena arena = {0};
    static const double x[] = {10, 20, 40, 80, 160, 320, 640, 1280};
    static const double y[] = {900, 30, 31, 32, 33, 34, 35, 36};
    static const double low[] = {800, 20, 20, 20, 20, 20, 20, 20};
    static const double high[] = {990, 50, 50, 50, 50, 50, 50, 70};
    for (int loose = 0; loose < 2; loose++) {
        struct plot plot;
        struct plot_layout layout;
        plot_begin(&plot, "p", "", "");
        struct series *line = plot_add(&plot, SERIES_LINE, "line", "rows", 8, x, y);
        line->loose = loose == 1;
        line->low = low;
        line->high = high;
        plot_layout(&plot, &plot_half, &arena, &layout);
        assert_true((layout.y.max >= 900) == (loose == 0));
        assert_true(layout.y.max >= 70); /* the band at the end of the line */
    }
    arena_free(&arena);
}

static void find_peaks(const double *first, const double *second, struct arena *arena,
                       struct plot_layout *layout)
{
    static const double x[] = {10, 20, 40, 80, 160, 320, 640, 1280};
    struct plot plot;
    plot_begin(&plot, "p", "", "");
    plot.x.kind = SCALE_LOG;
    plot_add(&plot, SERIES_LINE, "first", "comp", 8, x, first)->loose = true;
    plot_add(&plot, SERIES_LINE, "second", "ecm", 8, x, second)->loose = true;
    plot_layout(&plot, &plot_half, arena, layout);
}

/* Where a line leaves the plot, a sign says how far it rises. */
static void test_signs_where_lines_leave_the_plot(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct plot_layout l;
    find_peaks((double[]){30, 30, 30, 30, 30, 30, 30, 30},
               (double[]){60, 30, 30, 30, 30, 30, 30, 30}, &arena, &l);
    assert_int_equal(l.n_peaks, 0);
    /* One stretch has one sign, at its highest point; the line on top is named. */
    find_peaks((double[]){800, 950, 30, 30, 30, 30, 30, 30},
               (double[]){800, 950, 30, 30, 30, 30, 30, 36}, &arena, &l);
    assert_int_equal(l.n_peaks, 1);
    assert_string_equal(str_cstr(&arena, l.peaks[0].text), "second 950");
    assert_float_equal(l.peaks[0].x_px, scale_px(&l.x, 20), 1e-9);
    assert_false(l.peaks[0].before);
    find_peaks((double[]){990, 30, 30, 30, 30, 30, 30, 30},
               (double[]){800, 30, 30, 30, 30, 30, 30, 36}, &arena, &l);
    assert_int_equal(l.n_peaks, 1);
    assert_string_equal(str_cstr(&arena, l.peaks[0].text), "first 990");
    /* Two stretches have two; near the right edge the text stands left of it. */
    find_peaks((double[]){800, 30, 30, 30, 30, 30, 700, 30},
               (double[]){30, 30, 30, 30, 30, 30, 30, 36}, &arena, &l);
    assert_int_equal(l.n_peaks, 2);
    assert_string_equal(str_cstr(&arena, l.peaks[0].text), "first 800");
    assert_string_equal(str_cstr(&arena, l.peaks[1].text), "first 700");
    assert_true(l.peaks[1].before);
    /* Texts that would cover each other are left out, signs are not. */
    find_peaks((double[]){800, 30, 30, 30, 30, 30, 30, 30},
               (double[]){30, 900, 30, 30, 30, 30, 30, 36}, &arena, &l);
    assert_int_equal(l.n_peaks, 2);
    assert_int_equal((l.peaks[0].text.len == 0) + (l.peaks[1].text.len == 0), 1);
    arena_free(&arena);
}

/* What leaves half of the height to the rest stays in the plot. */
static void test_moderate_values_stay_in_the_plot(void **state)
{
    (void)state;
    struct arena arena = {0};
    static const double x[] = {10, 20, 40, 80, 160, 320, 640, 1280};
    static const double y[] = {85, 30, 31, 32, 33, 34, 35, 36};
    struct plot plot;
    struct plot_layout layout;
    plot_begin(&plot, "p", "", "");
    plot_add(&plot, SERIES_LINE, "line", "rows", 8, x, y)->loose = true;
    plot_layout(&plot, &plot_half, &arena, &layout);
    assert_true(layout.y.max >= 85);
    arena_free(&arena);
}

/* Labels of values at different sizes have the size. */
static void test_labels_name_the_size_where_a_line_ends_early(void **state)
{
    (void)state;
    struct arena arena = {0};
    static const double x[] = {10, 20, 40, 80};
    static const double y[] = {30, 31, 32, 33};
    struct plot plot;
    struct plot_layout layout;
    plot_begin(&plot, "p", "", "");
    plot_add(&plot, SERIES_LINE, "ECM", "ecm", 4, x, y);
    plot_add(&plot, SERIES_DOTS, "measured", "meas", 3, x, y);
    plot_layout(&plot, &plot_half, &arena, &layout);
    assert_int_equal(layout.n_labels, 2);
    for (size_t i = 0; i < 2; i++)
        assert_string_equal(str_cstr(&arena, layout.labels[i].value),
                            layout.labels[i].series == 0 ? "33" : "32 at 40");
    arena_free(&arena);
}

/*
 * The ceilings of a Roofline diagram cross and run close to each other; their names do not overlap.
 */
static void test_names_of_ceilings_are_apart(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct machine m = load(&arena);
    struct plot *plot = arena_alloc(&arena, 1, sizeof *plot);
    struct plot_inside_label labels[PLOT_MAX_SERIES];
    const struct plot_size *const sizes[] = {&plot_half, &plot_narrow};
    for (int cores = 1; cores <= m.cores_per_numa_domain; cores++) {
        plot_begin(plot, "roofline", "", "");
        roofline_axes(plot);
        plot_ceilings(&m, 1, ROOFLINE_DOUBLE, &arena, plot);
        plot_ceilings(&m, cores, ROOFLINE_DOUBLE, &arena, plot);
        for (size_t k = 0; k < 2; k++) {
            struct plot_layout layout;
            plot_layout(plot, sizes[k], &arena, &layout);
            const size_t n = plot_inside(plot, sizes[k], &layout, labels);
            assert_int_equal(n, plot->n_series);
            for (size_t i = 0; i < n; i++) {
                for (size_t j = 0; j < i; j++)
                    assert_true(hypot(labels[i].x_px - labels[j].x_px,
                                      labels[i].y_px - labels[j].y_px) > 8);
            }
        }
    }
    arena_free(&arena);
}

/* A name begins 4 px from the start of its line and 5 px above it, if the 9 px around it hold no
 * dot and the 7.5 px around it no other line, else a sixteenth of what is left of the line
 * further. */
static void test_names_along_lines_keep_their_distance(void **state)
{
    (void)state;
    static const struct {
        double away_px; /* of the obstacle from the middle of the text, 16 px after its start */
        bool dot;
        int step;
    } rows[] = {{9.2, true, 0}, {8.8, true, 1}, {7.7, false, 0}, {7.3, false, 1}};
    static const double line[2][2] = {{10, 90}, {20, 80}};
    struct arena arena = {0};
    struct plot *plot = arena_alloc(&arena, 1, sizeof *plot);
    struct plot_layout l;
    struct plot_inside_label label;
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
        double x[2], y[2];
        plot_begin(plot, "p", "", "");
        plot->x.min = plot->y.min = 0;
        plot->x.max = plot->y.max = 100;
        plot_add(plot, SERIES_LINE, "a name", "ecm", 2, line[0], line[1])->label_inside = true;
        plot_add(plot, rows[r].dot ? SERIES_DOTS : SERIES_LINE, "", "meas", rows[r].dot ? 1 : 2, x,
                 y);
        x[0] = x[1] = y[0] = y[1] = 50;
        plot_layout(plot, &plot_wide, &arena, &l);
        const double x0 = scale_px(&l.x, line[0][0]), y0 = scale_px(&l.y, line[1][0]);
        const double x1 = scale_px(&l.x, line[0][1]), y1 = scale_px(&l.y, line[1][1]);
        const double length = hypot(x1 - x0, y1 - y0);
        const double dx = (x1 - x0) / length, dy = (y1 - y0) / length;
        const double width = text_width(STR("a name"));
        for (int k = 0; k < 2; k++) {
            const double up = 9.5 + rows[r].away_px + 30 * k;
            x[k] = 100 * (x0 + 20 * dx + up * dy - scale_px(&l.x, 0)) /
                   (scale_px(&l.x, 100) - scale_px(&l.x, 0));
            y[k] = 100 * (y0 + 20 * dy - up * dx - scale_px(&l.y, 0)) /
                   (scale_px(&l.y, 100) - scale_px(&l.y, 0));
        }
        assert_int_equal(plot_inside(plot, &plot_wide, &l, &label), 1);
        const double at = 4 + rows[r].step * (length - width - 8) / 16;
        assert_true(fabs(label.x_px - (x0 + at * dx + 5 * dy)) < 1e-6);
        assert_true(fabs(label.y_px - (y0 + at * dy - 5 * dx)) < 1e-6);
        assert_true(fabs(label.degrees - (atan(dy / dx) * 180 / acos(-1))) < 1e-9);
    }
    arena_free(&arena);
}

/* Of dots at one place each name takes the next place around it that is free. */
static void test_names_surround_their_dots(void **state)
{
    (void)state;
    enum { DOTS = 8 };
    static const double x = 10;
    static const double y = 5;
    static const double ends[] = {1, 19};
    static const double heights[] = {0, 10};
    struct arena arena = {0};
    struct plot *plot = arena_alloc(&arena, 1, sizeof *plot);
    struct plot_layout layout;
    struct plot_inside_label labels[PLOT_MAX_SERIES];
    struct sb out = {.arena = &arena};
    plot_begin(plot, "p", "", "");
    for (int i = 0; i < DOTS; i++)
        plot_add(plot, SERIES_DOTS, "a name", "meas", 1, &x, &y)->label_inside = true;
    plot_add(plot, SERIES_DOTS, "", "meas", 2, ends, heights);
    plot_layout(plot, &plot_wide, &arena, &layout);
    assert_int_equal(plot_inside(plot, &plot_wide, &layout, labels), DOTS);
    for (int i = 0; i < DOTS; i++)
        sb_addf(&out, "%g %g %g; ", labels[i].x_px - scale_px(&layout.x, x),
                labels[i].y_px - scale_px(&layout.y, y), labels[i].degrees);
    sb_addf(&out, "%g", text_width(STR("a name")));
    assert_string_equal(sb_cstr(&out),
                        "9 4.5 0; -49.7 4.5 0; -20.35 -8.5 0; -20.35 17.5 0; 14 26.5 0; "
                        "14 -17.5 0; -54.7 26.5 0; -54.7 -17.5 0; 40.7");
    arena_free(&arena);
}

/* A value at a place of the axis from 0 to 100. */
static double value_at(const struct scale *s, double px)
{
    return 100 * (px - scale_px(s, 0)) / (scale_px(s, 100) - scale_px(s, 0));
}

/* A name is to the right of its dot, else to its left, above or below: other dots are less than
 * 9 px away, or the name would leave the drawing, which has 6 px more above and less below. */
static void test_names_of_dots_stay_in_the_drawing(void **state)
{
    (void)state;
    enum edge { RIGHT, LEFT, TOP, BOTTOM };
    static const struct {
        enum edge edge;
        double away_px; /* of the dot from that edge */
        double dx, dy;  /* of the name */
    } rows[] = {{RIGHT, 50.2, 9, 0},        {RIGHT, 49.2, -49.7, 0}, {LEFT, 50.2, -49.7, 0},
                {LEFT, 49.2, -20.35, -13},  {TOP, 7.5, -20.35, -13}, {TOP, 6.5, -20.35, 13},
                {BOTTOM, 19.5, -20.35, 13}, {BOTTOM, 18.5, 9, -11}};
    static const double others[][2] = {{30, 0}, {-30, 0}, {0, -20}};
    struct arena arena = {0};
    struct plot *plot = arena_alloc(&arena, 1, sizeof *plot);
    struct plot_layout l;
    struct plot_inside_label label;
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
        double x[4] = {50, 50, 50, 50};
        double y[4] = {50, 50, 50, 50};
        plot_begin(plot, "p", "", "");
        plot->x.min = plot->y.min = 0;
        plot->x.max = plot->y.max = 100;
        plot_add(plot, SERIES_DOTS, "a name", "meas", 1, x, y)->label_inside = true;
        plot_add(plot, SERIES_DOTS, "", "meas", (size_t)rows[r].edge, x + 1, y + 1);
        plot_layout(plot, &plot_wide, &arena, &l);
        const double away = rows[r].away_px;
        const double at_x = rows[r].edge == RIGHT  ? plot_wide.width - away
                            : rows[r].edge == LEFT ? l.left + away
                                                   : (l.left + l.right) / 2;
        const double at_y = rows[r].edge == TOP      ? l.top + away
                            : rows[r].edge == BOTTOM ? l.bottom - away
                                                     : (l.top + l.bottom) / 2;
        x[0] = value_at(&l.x, at_x);
        y[0] = value_at(&l.y, at_y);
        for (size_t i = 0; i < 3; i++) {
            x[1 + i] = value_at(&l.x, at_x + others[i][0]);
            y[1 + i] = value_at(&l.y, at_y + others[i][1]);
        }
        assert_int_equal(plot_inside(plot, &plot_wide, &l, &label), 1);
        if (fabs(label.x_px - at_x - rows[r].dx) > 1e-6 ||
            fabs(label.y_px - at_y - rows[r].dy - 4.5) > 1e-6)
            fail_msg("row %zu: %g %g", r, label.x_px - at_x, label.y_px - at_y - 4.5);
    }
    arena_free(&arena);
}

/* As many lines as a plot has room for: each has its name, in order, below the heading. */
static void test_all_lines_have_names(void **state)
{
    (void)state;
    static const double x[] = {0, 100};
    static double y[PLOT_MAX_SERIES][2];
    struct arena arena = {0};
    struct plot *plot = arena_alloc(&arena, 1, sizeof *plot);
    struct plot_layout l;
    plot_begin(plot, "p", "", "");
    for (size_t i = 0; i < PLOT_MAX_SERIES; i++) {
        y[i][0] = y[i][1] = (double)i;
        plot_add(plot, SERIES_LINE, "a", "ecm", 2, x, y[i]);
    }
    plot_layout(plot, &plot_wide, &arena, &l);
    assert_int_equal(l.n_labels, PLOT_MAX_SERIES);
    assert_true(l.end.len != 0);
    for (size_t i = 0; i < l.n_labels; i++) {
        assert_int_equal(l.labels[i].series, PLOT_MAX_SERIES - 1 - i);
        assert_true(l.labels[i].y_px > (i == 0 ? l.end_y_px : l.labels[i - 1].y_px));
    }
    assert_true(l.labels[l.n_labels - 1].y_px < l.bottom + 1e-6);
    arena_free(&arena);
}

/* A name that had to be put more than 2 px away from its line is led to it: two thirds of what
 * two lines are closer than a row, for above the first name is the heading of the values. */
static void test_leaders_of_names_that_moved(void **state)
{
    (void)state;
    static const double x[] = {0, 100};
    static const double apart_px[] = {PLOT_ROW_PX - 2.9, PLOT_ROW_PX - 3.1};
    struct arena arena = {0};
    struct plot *plot = arena_alloc(&arena, 1, sizeof *plot);
    for (size_t r = 0; r < sizeof apart_px / sizeof *apart_px; r++) {
        double y[2][2] = {{50, 50}, {50, 50}};
        struct plot_layout l;
        struct sb out = {.arena = &arena};
        plot_begin(plot, "p", "", "");
        plot->y.min = 0;
        plot->y.max = 100;
        plot_add(plot, SERIES_LINE, "a", "ecm", 2, x, y[0]);
        plot_add(plot, SERIES_LINE, "b", "meas", 2, x, y[1]);
        plot_layout(plot, &plot_wide, &arena, &l);
        y[1][0] = y[1][1] = value_at(&l.y, scale_px(&l.y, 50) + apart_px[r]);
        plot_svg(plot, &plot_wide, &arena, &out);
        const struct str svg = sb_str(&out);
        assert_int_equal(str_contains(svg, STR("class=\"leader\"")), r == 1);
    }
    arena_free(&arena);
}

/* Stencils of both types have both peaks, and bandwidths rise to the higher one. */
static void test_both_peaks_where_both_types_are_shown(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m = load(&arena);
    struct plot *plot = arena_alloc(&arena, 1, sizeof *plot);
    m.clock_hz = 1e9;
    m.peak_dp.total = 16;
    m.peak_sp.total = 32;
    static const struct {
        enum roofline_peak which;
        double highest;
        const char *last; /* peak */
    } cases[] = {{ROOFLINE_DOUBLE, 16, "peak 16 GFLOP/s"},
                 {ROOFLINE_FLOAT, 32, "peak 32 GFLOP/s"},
                 {ROOFLINE_BOTH, 32, "peak, double 16 GFLOP/s"}};
    for (size_t i = 0; i < 3; i++) {
        plot_begin(plot, "roofline", "", "");
        roofline_axes(plot);
        const size_t n = plot_ceilings(&m, 1, cases[i].which, &arena, plot);
        const bool both = cases[i].which == ROOFLINE_BOTH;
        assert_int_equal(plot->n_series, n + (both ? 2 : 1));
        assert_float_equal(plot->series[n].y[1], cases[i].highest, 1e-9);
        assert_float_equal(plot->series[0].y[2], cases[i].highest, 1e-9);
        if (both)
            assert_string_equal(plot->series[n].name, "peak, float 32 GFLOP/s");
        assert_string_equal(plot->series[plot->n_series - 1].name, cases[i].last);
    }
    /* Where floats are no faster, there is one. */
    m.peak_sp.total = 16;
    plot_begin(plot, "roofline", "", "");
    roofline_axes(plot);
    const size_t n = plot_ceilings(&m, 1, ROOFLINE_BOTH, &arena, plot);
    assert_int_equal(plot->n_series, n + 1);
    assert_string_equal(plot->series[n].name, "peak 16 GFLOP/s");
    arena_free(&arena);
}

static int count_of(const char *text, const char *part)
{
    int n = 0;
    for (; (text = strstr(text, part)) != NULL; text++)
        n++;
    return n;
}

/* Of one domain that has everything, and of few and of many cores: topology.txt, written by
 * UPDATE=1. */
static void test_topologies_as_listed(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m = load(&arena);
    struct sb out = {.arena = &arena};
    static const int cores[] = {1, 2, 7, 20, 66};
    for (size_t i = 0; i < sizeof cores / sizeof *cores; i++) {
        struct sb svg = {.arena = &arena};
        m.cores_per_numa_domain = cores[i];
        m.caches[1].cores_per_group = i < 3 ? 1 : 2;
        topology_svg(&m, i % 2 == 1, &arena, &svg);
        sb_addf(&out, "== %d\n", cores[i]);
        for (struct str rest = sb_str(&svg); rest.len != 0;) {
            const struct str_cut element = str_cut(rest, '>');
            rest = element.tail;
            sb_addf(&out, "%.*s>\n", STR_ARG(str_trim(element.head)));
        }
    }
    assert_golden("tests/render/topology.txt", sb_str(&out));
    arena_free(&arena);
}

static void test_many_cores_are_drawn_or_reported(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m = load(&arena);
    static const struct {
        int cores;
        bool reported;
    } cases[] = {{1, false}, {7, false}, {64, false}, {96, true}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        for (int narrow = 0; narrow < 2; narrow++) {
            struct sb out = {.arena = &arena};
            m.cores_per_numa_domain = cases[i].cores;
            topology_svg(&m, narrow == 1, &arena, &out);
            assert_true((strstr(sb_cstr(&out), "64 of its 96 cores are shown") != NULL) ==
                        cases[i].reported);
            const char *title = strstr(sb_cstr(&out), "\">one of ");
            assert_non_null(title);
            assert_true(text_width(str_cut(str_of(title + 2), '<').head) <
                        (narrow == 1 ? 346 : 720));
            size_t n = 0;
            for (const char *at = sb_cstr(&out); (at = strstr(at, " width=\"")) != NULL; n++) {
                at += strlen(" width=\"");
                assert_true(strtod(at, NULL) >= 1);
            }
            assert_true(n >= (size_t)(cases[i].cores < 64 ? cases[i].cores : 64));
            assert_int_equal(count_of(sb_cstr(&out), "<text "), count_of(sb_cstr(&out), "</text>"));
        }
    }
    arena_free(&arena);
}

static const char *whole_story(const struct identity *id, const struct facts *f,
                               struct arena *arena)
{
    return str_cstr(arena, story_in_full(id, f, arena));
}

/* Scaling without its first point and with two thread counts; what the page says about it. */
static void check_scaling(const double *measured, const char *expected)
{
    static const double size[] = {400, 400, 400};
    static const double threads[] = {1, 4, 8};
    struct arena arena = {0};
    struct collected c = {.folder = "x"};
    struct identity id = {.dims = 3};
    struct facts f;
    c.scaling = (struct points){
        .n = 3, .size = size, .threads = threads, .bench_mlup_per_s_median = measured};
    facts_compute(&c, NULL, &arena, &f);
    const char *story = whole_story(&id, &f, &arena);
    if (strstr(story, expected) == NULL)
        print_error("%s\n", story);
    assert_non_null(strstr(story, expected));
    arena_free(&arena);
}

/* A table of cores is shown for what is measured or predicted at one of them. */
static void test_tables_of_cores_have_a_number(void **state)
{
    (void)state;
    static const double threads[] = {1, 2};
    static const double sizes[] = {400, 400};
    static const double none[] = {NAN, NAN};
    static const double second[] = {NAN, 7};
    static const double both[] = {5, 7};
    static const struct {
        size_t n;
        const double *threads, *measured, *predicted;
        bool shown;
    } rows[] = {{2, threads, both, both, true},    {2, threads, second, none, true},
                {2, threads, none, second, true},  {2, threads, NULL, second, true},
                {2, threads, second, NULL, true},  {2, threads, none, none, false},
                {2, threads, none, NULL, false},   {2, threads, NULL, NULL, false},
                {1, threads, second, none, false}, {0, threads, both, both, false},
                {2, NULL, both, both, false}};
    const struct identity id = {.dims = 2};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct arena arena = {0};
        struct collected c = {.scaling = {.n = rows[i].n,
                                          .size = sizes,
                                          .threads = rows[i].threads,
                                          .bench_mlup_per_s_median = rows[i].measured,
                                          .n_predictions = rows[i].predicted != NULL}};
        c.scaling.predictions[0].ECM_mlup_per_s = rows[i].predicted;
        if (table_scaling(map_new(&arena), &c, &id) != rows[i].shown)
            fail_msg("row %zu", i);
        arena_free(&arena);
    }
}

/* Points without numbers of threads and none at all make no plot, few threads only one of the two.
 */
static void test_plots_of_cores_have_points(void **state)
{
    (void)state;
    static const double few[] = {1, SCALING_MIN_THREADS - 1};
    static const double many[] = {1, SCALING_MIN_THREADS};
    static const double rates[] = {5, 7};
    static const double none[] = {NAN, NAN};
    static const struct {
        size_t n;
        const double *threads, *measured;
        bool any, enough;
    } rows[] = {{2, many, rates, true, true},   {2, few, rates, true, false},
                {1, many, rates, true, false},  {2, many, none, false, false},
                {0, many, rates, false, false}, {2, NULL, rates, false, false},
                {0, NULL, NULL, false, false}};
    const struct identity id = {.dims = 2};
    const struct facts f = {0};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct arena arena = {0};
        struct plot *const plot = arena_alloc(&arena, 1, sizeof *plot);
        struct collected c = {.scaling = {.n = rows[i].n,
                                          .threads = rows[i].threads,
                                          .bench_mlup_per_s_median = rows[i].measured}};
        const struct plot_source source = {
            .configuration = &c, .identity = &id, .facts = &f, .arena = &arena};
        if (plot_scaling_any(&source, plot) != rows[i].any ||
            plot_scaling(&source, plot) != rows[i].enough)
            fail_msg("row %zu", i);
        arena_free(&arena);
    }
}

static void test_scaling_names_what_it_counts_from(void **state)
{
    (void)state;
    const double all[] = {100, 300, 500};
    const double without_one[] = {NAN, 200, 300};
    const double last[] = {NAN, NAN, 300};
    const double slower[] = {100, 98, 96.7};
    const double same[] = {100, 101, 101};
    check_scaling(all, "8 cores together reach 500 MLUP/s, 5 times as fast as one core.");
    check_scaling(without_one, "reach 300 MLUP/s, 1.5 times as fast as 4 cores.");
    check_scaling(last, "8 cores together reach 300 MLUP/s.");
    check_scaling(slower, "8 cores together reach 96.7 MLUP/s, 3 % slower than one core.");
    check_scaling(same, "8 cores together reach 101 MLUP/s, as fast as one core.");
}

/* A saturation point beyond the cores of a domain does not count. */
static void test_saturation_is_within_the_domain(void **state)
{
    (void)state;
    static const double size[] = {400};
    static const double threads[] = {2};
    static const double rate[] = {100};
    static const double saturation[] = {3};
    static const struct {
        int domain;
        const char *expected;
    } cases[] = {{2, "the 2 cores of a memory domain do not saturate it"},
                 {3, "3 cores saturate a memory domain"},
                 {0, "3 cores saturate a memory domain"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct arena arena = {0};
        struct machine m = load(&arena);
        m.cores_per_numa_domain = cases[i].domain;
        struct collected c = {.folder = "x"};
        struct identity id = {.dims = 3};
        struct facts f;
        c.scaling = (struct points){
            .n = 1, .size = size, .threads = threads, .bench_mlup_per_s_median = rate};
        c.scaling.n_predictions = 1;
        c.scaling.predictions[0] = (struct predicted){.saturation_cores = saturation};
        facts_compute(&c, cases[i].domain == 0 ? NULL : &m, &arena, &f);
        const char *story = whole_story(&id, &f, &arena);
        if (strstr(story, cases[i].expected) == NULL)
            print_error("%s\n", story);
        assert_non_null(strstr(story, cases[i].expected));
        arena_free(&arena);
    }
}

/*
 * If all cores are slower than some of them, the page says so instead of naming a saturation point.
 */
static void test_all_cores_may_be_slower(void **state)
{
    (void)state;
    static const double size[] = {400, 400, 400, 400};
    static const double threads[] = {1, 2, 3, 4};
    static const double rate[] = {100, 200, 110, 110};
    static const double saturation[] = {3, 3, 2, 2};
    struct arena arena = {0};
    struct machine m = load(&arena);
    m.cores_per_numa_domain = 4;
    struct collected c = {.folder = "x"};
    struct identity id = {.dims = 3};
    struct facts f;
    c.scaling =
        (struct points){.n = 4, .size = size, .threads = threads, .bench_mlup_per_s_median = rate};
    c.scaling.n_predictions = 1;
    c.scaling.predictions[0] =
        (struct predicted){.saturation_cores = saturation, .ECM_mlup_per_s = rate};
    facts_compute(&c, &m, &arena, &f);
    assert_false(facts_saturates(&f));
    assert_non_null(strstr(whole_story(&id, &f, &arena),
                           "2 of the 4 cores of a memory domain are faster than all"));
    arena_free(&arena);
}

/* Blocking that was only predicted is shown as predicted. */
static void test_predicted_blocking_is_said_so(void **state)
{
    (void)state;
    static const double size[] = {100, 400};
    static const double plain[] = {500, 200};
    static const double blocked[] = {250};
    static const double cycles[] = {10, 20};
    static const struct str level[] = {{"L3", 2}};
    struct arena arena = {0};
    struct collected c = {.folder = "x"};
    struct identity id = {.dims = 3};
    struct facts f;
    c.grid = (struct points){.n = 2, .size = size, .n_predictions = 1};
    c.grid.predictions[0] = (struct predicted){
        .by = &traffic_sources[0], .ECM_mlup_per_s = plain, .ECM_cy_per_cl = cycles};
    c.blocking =
        (struct points){.n = 1, .size = size + 1, .block_level = level, .n_predictions = 1};
    c.blocking.predictions[0] = (struct predicted){.ECM_mlup_per_s = blocked};
    facts_compute(&c, NULL, &arena, &f);
    const char *story = whole_story(&id, &f, &arena);
    assert_non_null(strstr(story,
                           "Blocking for the L3 cache gives 25 % more performance, according "
                           "to the model."));
    arena_free(&arena);
}

/* One measured rate, wherever it is, makes rates measured ones. */
static void test_one_rate_is_a_measurement(void **state)
{
    (void)state;
    static const double rates[][2] = {{500, NAN}, {NAN, 500}, {NAN, NAN}};
    for (size_t i = 0; i < 3; i++) {
        const struct points p = {.n = 2, .bench_mlup_per_s_median = rates[i]};
        bool measured = i == 2;
        const double *const found = points_rates(&p, &measured);
        assert_int_equal(measured, i < 2);
        assert_int_equal(found == rates[i], i < 2);
    }
}

/* Whether the machine is a virtual one is read from one fact of its state. */
static void test_one_fact_says_what_is_virtual(void **state)
{
    (void)state;
    static const struct {
        const char *group, *key, *value;
        bool is;
    } rows[] = {{"virtualisation", "virtual_machine", "yes", true},
                {"virtualisation", "virtual_machine", "no", false},
                {"virtualisation", "container", "yes", false},
                {"cpu", "virtual_machine", "yes", false}};
    struct arena arena = {0};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct state_fact fact = {.group = str_of(rows[i].group),
                                        .key = str_of(rows[i].key),
                                        .value = str_of(rows[i].value)};
        const struct collected c = {.folder = "x", .n_state = 1, .state = &fact};
        struct facts f;
        facts_compute(&c, NULL, &arena, &f);
        assert_int_equal(f.virtual_cores, rows[i].is);
    }
    arena_free(&arena);
}

/* Each group of blocked rows has its own colour; from the third on they share one. */
static void test_blocked_groups_have_colours(void **state)
{
    (void)state;
    static const double size[] = {100, 100, 200, 100, 100};
    static const double mode[] = {1, 1, 1, 2, 2};
    static const double rates[] = {500, 400, 300, 250, 200};
    static const struct str level[] = {{"L1", 2}, {"L2", 2}, {"L2", 2}, {"L2", 2}, {"L3", 2}};
    static const char *const css[] = {"l2", "l3", "l4", "l4"};
    struct arena arena = {0};
    struct collected c = {.folder = "x"};
    struct identity id = {.dims = 3};
    struct facts f;
    static struct plot plot;
    c.blocking = (struct points){.n = 5,
                                 .size = size,
                                 .block_mode = mode,
                                 .block_level = level,
                                 .bench_mlup_per_s_median = rates};
    facts_compute(&c, NULL, &arena, &f);
    const struct plot_source source = {
        .configuration = &c, .identity = &id, .facts = &f, .arena = &arena};
    assert_true(plot_blocking(&source, &plot));
    assert_int_equal(plot.n_series, 4);
    for (size_t i = 0; i < 4; i++)
        assert_string_equal(plot.series[i].css, css[i]);
    assert_string_equal(plot.series[1].name, "blocked for L2");
    assert_string_equal(plot.series[2].name, "blocked for L2, both loops");
    arena_free(&arena);
}

/* Two predictors that contradict each other are a warning, with the worst place. */
static void test_predictors_far_apart_are_said(void **state)
{
    (void)state;
    static const double size[] = {100, 256, 400};
    static const double lc[] = {10, 20, 20};
    static const double sim[] = {10.5, 40, 26};
    struct arena arena = {0};
    struct collected c = {.folder = "x"};
    struct facts f;
    struct str_list none = {0};
    struct str_list warnings = {0};
    c.file.complete = true;
    c.grid = (struct points){.n = 3, .size = size, .n_predictions = 2};
    c.grid.predictions[0] =
        (struct predicted){.by = &traffic_sources[PREDICT_LC], .ECM_cy_per_cl = lc};
    c.grid.predictions[1] =
        (struct predicted){.by = &traffic_sources[PREDICT_SIM], .ECM_cy_per_cl = sim};
    facts_compute(&c, NULL, &arena, &f);
    story_warnings(&c, &f, &none, &arena, &warnings);
    assert_int_equal(warnings.count, 1);
    assert_non_null(strstr(str_cstr(&arena, warnings.items[0]),
                           "by more than 25 % at 2 of 3 sizes, most at 256 (simulated: +100 %)"));
    arena_free(&arena);
}

/* All that is outdated in one sentence, and which command renews it. */
static void test_what_is_outdated_is_a_warning(void **state)
{
    (void)state;
    static const struct {
        const char *changes[3], *publisher, *expected;
    } rows[] = {
        {{NULL}, NULL, NULL},
        {{NULL}, "Somebody", NULL},
        {{"the models changed"},
         NULL,
         "Outdated: since this was collected, the models changed. inspect collect a/b -m M brings "
         "it up to date."},
        {{"the models changed", "grid.csv is missing"},
         "Somebody",
         "Outdated: since this was collected, the models changed, and grid.csv is missing. "
         "inspect import brings it up to date."},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct arena arena = {0};
        struct collected c = {.folder = "x"};
        const struct facts f = {0};
        struct str_list outdated = {0};
        struct str_list warnings = {0};
        c.file = (struct config){
            .complete = true, .path = "a/b", .machine = "M", .publisher = rows[i].publisher};
        for (size_t k = 0; rows[i].changes[k] != NULL; k++)
            str_list_add(&arena, &outdated, str_of(rows[i].changes[k]));
        story_warnings(&c, &f, &outdated, &arena, &warnings);
        assert_int_equal(warnings.count, rows[i].expected != NULL);
        if (rows[i].expected != NULL)
            assert_string_equal(str_cstr(&arena, warnings.items[0]), rows[i].expected);
        arena_free(&arena);
    }
}

/* A dependency chain also limits endless rows, so it is not a cost of short rows. */
static void test_a_chain_is_not_a_short_row(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct misses found;
    double size = 100, measured = 16, core = 10, ecm = 10, low = 9, high = 11;
    struct str ok = STR("ok");
    struct collected c = {.has_incore = true};
    c.incore.T_comp_cy_per_cl = c.incore.T_RegL1_cy_per_cl = 4;
    c.incore.T_latency_cy_per_cl = core;
    c.grid = (struct points){.n = 1, .size = &size, .n_predictions = 1};
    c.grid.T_comp_cy_per_cl = &core;
    c.grid.bench_cy_per_cl_median = &measured;
    c.grid.bench_verdict = &ok;
    c.grid.predictions[0] = (struct predicted){.by = &traffic_sources[PREDICT_LC],
                                               .ECM_cy_per_cl = &ecm,
                                               .ECM_low_cy_per_cl = &low,
                                               .ECM_high_cy_per_cl = &high};
    misses_find(&c, NULL, &arena, &found);
    assert_int_equal(found.n, 1);
    assert_int_equal(found.by_cause[MISS_ROWS], 0);
    arena_free(&arena);
}

/* Nor are accesses split across two lines, which rows of 100 and of 400 iterations both have. */
static void test_only_ends_make_a_row_short(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct misses found;
    double size[] = {10, 100, 400}, measured[] = {13.5, 14, 10}, core[] = {9, 6, 6};
    double ecm[] = {10, 10, 10}, low[] = {9, 9, 9}, high[] = {11, 11, 11};
    struct collected c = {.has_incore = true};
    c.incore.T_comp_cy_per_cl = c.incore.T_RegL1_cy_per_cl = 3;
    c.grid = (struct points){.n = 3, .size = size, .n_predictions = 1};
    c.grid.T_comp_cy_per_cl = core;
    c.grid.bench_cy_per_cl_median = measured;
    c.grid.predictions[0] = (struct predicted){.by = &traffic_sources[PREDICT_LC],
                                               .ECM_cy_per_cl = ecm,
                                               .ECM_low_cy_per_cl = low,
                                               .ECM_high_cy_per_cl = high};
    misses_find(&c, NULL, &arena, &found);
    assert_int_equal(found.n, 2);
    assert_int_equal(found.by_cause[MISS_ROWS], 1);
    assert_int_equal(found.items[0].cause, MISS_ROWS);
    arena_free(&arena);
}

/* Without times in the machine file there are bytes: they are those of the last grid. */
static void test_traffic_alone_has_a_row(void **state)
{
    (void)state;
    enum { N = 3 };
    static const double size[] = {100, 200, 400};
    static const double bytes[] = {1e6, 8e6, 64e6};
    static const double none[] = {NAN, NAN, NAN};
    static const double load[][N] = {{8, 16, 24}, {8, 16, NAN}};
    struct arena arena = {0};
    for (int known = 0; known < 2; known++) {
        struct facts f;
        struct collected c = {.folder = "x",
                              .grid = {.n = N, .size = size, .bytes = bytes, .n_predictions = 1}};
        c.grid.predictions[0] = (struct predicted){
            .by = &traffic_sources[PREDICT_LC], .n_edges = 1, .ECM_cy_per_cl = none};
        c.grid.predictions[0].edges[0] = (struct point_edge){.load_bytes_per_lup = load[1 - known]};
        facts_compute(&c, NULL, &arena, &f);
        assert_false(f.measured || f.modelled);
        assert_int_equal(f.row, known ? 2 : 3);
        assert_true(known ? f.size == 400 && f.bytes == 64e6 : isnan(f.size) && isnan(f.bytes));
        if (known)
            assert_true(f.balance_bytes_per_lup == 24 && f.min_balance_bytes_per_lup == 8);
    }
    arena_free(&arena);
}

/* To 0.01 % up to 100 %, and exact for whole per cent; above, relative to 0.02 %. */
static void test_deviations_keep_their_size(void **state)
{
    (void)state;
    static double values[] = {-30, -1.5, -1, -0.25, -0.1, 0, 0.09995, 0.5, 0.9999, 1, 1.1};
    static const int codes[] = {-27006, -12028, -10000, -2500, -1000, 0,
                                1000,   5000,   9999,   10000, 10477};
    enum { N = sizeof values / sizeof *values };
    static double levels[N] = {1, 2};
    static struct deviation_counts counts;
    struct arena arena = {0};
    struct facts *const f = arena_alloc(&arena, 1, sizeof *f);
    f->n_models = 1;
    f->models[0] = (struct deviations){.model = "m", .values = values, .levels = levels, .n = N};
    const struct model_deviations *const e = deviations_of(f, &arena);
    for (size_t i = 0; i < N; i++) {
        assert_int_equal(e->codes[i], codes[i]);
        const double size = fabs(values[i]);
        assert_true(fabs(deviations_decode(codes[i]) - values[i]) <=
                    (size > 1 ? 2e-4 * size : 1e-4));
        deviations_count(&counts, codes[N - 1 - i]);
    }
    assert_int_equal(e->n_agree, 3);
    assert_int_equal(e->n_differ, 4);
    assert_int_equal(e->levels[1], 2);
    assert_true(fabs(e->sum - 36.54985) < 1e-9);
    for (size_t i = 0; i < N; i++)
        assert_true(deviations_select(&counts, i) == deviations_decode(codes[i]));
    assert_true(deviations_median(&counts) == 0);
    assert_true(deviations_decode(0) == 0);
    assert_true(deviations_decode(10000) == 0.99995);
    assert_true(deviations_decode(10001) == exp(0.5 / 5000));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_traffic_alone_has_a_row),
        cmocka_unit_test(test_deviations_keep_their_size),
        cmocka_unit_test(test_radius_zero_is_a_class),
        cmocka_unit_test(test_points_are_drawn_by_series),
        cmocka_unit_test(test_lines_of_a_file_are_visible),
        cmocka_unit_test(test_dots_of_rooflines_as_listed),
        cmocka_unit_test(test_rooflines_reach_every_intensity),
        cmocka_unit_test(test_overlapping_transfers_are_lines),
        cmocka_unit_test(test_without_memory_traffic_a_roofline_has_no_dot),
        cmocka_unit_test(test_a_near_smaller_size_shows_what_a_larger_cache_would_gain),
        cmocka_unit_test(test_a_near_size_shows_what_a_smaller_cache_would_cost),
        cmocka_unit_test(test_steps_stand_where_the_model_has_them),
        cmocka_unit_test(test_marks_without_a_name_are_left_out),
        cmocka_unit_test(test_loose_values_may_leave_the_plot),
        cmocka_unit_test(test_signs_where_lines_leave_the_plot),
        cmocka_unit_test(test_moderate_values_stay_in_the_plot),
        cmocka_unit_test(test_labels_name_the_size_where_a_line_ends_early),
        cmocka_unit_test(test_names_of_ceilings_are_apart),
        cmocka_unit_test(test_names_along_lines_keep_their_distance),
        cmocka_unit_test(test_names_surround_their_dots),
        cmocka_unit_test(test_names_of_dots_stay_in_the_drawing),
        cmocka_unit_test(test_leaders_of_names_that_moved),
        cmocka_unit_test(test_all_lines_have_names),
        cmocka_unit_test(test_both_peaks_where_both_types_are_shown),
        cmocka_unit_test(test_topologies_as_listed),
        cmocka_unit_test(test_many_cores_are_drawn_or_reported),
        cmocka_unit_test(test_tables_of_cores_have_a_number),
        cmocka_unit_test(test_plots_of_cores_have_points),
        cmocka_unit_test(test_scaling_names_what_it_counts_from),
        cmocka_unit_test(test_saturation_is_within_the_domain),
        cmocka_unit_test(test_all_cores_may_be_slower),
        cmocka_unit_test(test_predicted_blocking_is_said_so),
        cmocka_unit_test(test_blocked_groups_have_colours),
        cmocka_unit_test(test_one_fact_says_what_is_virtual),
        cmocka_unit_test(test_one_rate_is_a_measurement),
        cmocka_unit_test(test_predictors_far_apart_are_said),
        cmocka_unit_test(test_what_is_outdated_is_a_warning),
        cmocka_unit_test(test_a_chain_is_not_a_short_row),
        cmocka_unit_test(test_only_ends_make_a_row_short),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
