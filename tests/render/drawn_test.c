#include "unit.h"

#include <math.h>
#include <stdlib.h>

#include "golden.h"
#include "render/plot_layout.h"
#include "render/plot_view.h"

/* render/plot_module.c, whose callers are the pages' scripts. */
struct shown_series {
    size_t number, first, n;
    const double *x, *y, *upper;
};
void module_begin(void);
void *module_room(size_t bytes);
void module_name(const char *id, const char *title, const char *description);
void module_unit(enum plot_unit unit, double mlup_cy, double flop_per_lup);
void module_axis(int is_y, enum scale_kind kind, const char *title, double min, double max,
                 int whole);
void module_mark(double x, const char *text, const char *short_text, double until);
size_t module_most_series(void);
void module_series(enum series_kind kind, const char *name, const char *short_name, const char *css,
                   size_t n, const double *x, const double *y);
void module_look(int stepped, int quiet, int label_inside, int loose);
void module_measured(const double *low, const double *high, const double *rate,
                     const bool *doubtful);
void module_factors(double mlup_cy, double flop_per_lup);
void module_view(enum plot_unit unit, double from, double to);
void module_hide(size_t number);
const char *module_draw(double width, double height, int narrow, const char *css);
size_t module_svg_bytes(void);
const double *module_frame(void);
size_t module_shown(void);
const struct shown_series *module_shown_series(size_t i);
double module_to_px(enum scale_kind kind, double min, double max, double from, double to,
                    double value);
double module_from_px(enum scale_kind kind, double min, double max, double from, double to,
                      double px);
double module_convert(enum plot_unit from, enum plot_unit to, double value, double other,
                      double mlup_cy, double flop_per_lup);

/* Whole drawings, an element per line: drawn.txt, written by UPDATE=1. */
enum { POINTS = 7 };

static const double sizes[POINTS] = {10, 20, 50, 100, 200, 500, 1000};
static const double core[POINTS] = {4, 4, 4, 4, 4, 4, 4};
static const double memory[POINTS] = {0, 0, 2, NAN, 8, 12, 14};
static const double model[POINTS] = {4, 4.5, 6, NAN, 12, 16, 18};
static const double low[POINTS] = {3, 4, 5, NAN, 10, NAN, 15};
static const double high[POINTS] = {5, 5, 7, NAN, 14, 18, 20};
static const double measured[POINTS] = {5, 4.25, NAN, 9, 13, 90, 19};
static const double rates[POINTS] = {2000, 2300, NAN, 1100, 760, 111, 530};
static const bool doubtful[POINTS] = {false, true, false, false, false, true, false};
static const char *const names[POINTS] = {"first", "second", "", "fourth", "<fifth>", "", "last"};

static void fill(struct plot *p, enum plot_unit unit)
{
    plot_begin(p, "whole-plot", "All & everything", "What there is, \"quoted\".");
    p->x.title = "N";
    p->y.title = "cy/CL";
    p->unit = unit;
    p->mlup_cy = 10000;
    p->flop_per_lup = 7;
    plot_add(p, SERIES_AREA, "in-core", "a0", POINTS, sizes, core);
    plot_add(p, SERIES_AREA, "memory", "a1", POINTS, sizes, memory);
    struct series *s = plot_add(p, SERIES_LINE, "ECM prediction", "ecm", POINTS, sizes, model);
    s->low = low;
    s->high = high;
    s->short_name = "ECM";
    s->mlup_cy = 5000;
    s->flop_per_lup = 9;
    plot_add(p, SERIES_LINE, "steps", "steps", POINTS, sizes, memory)->stepped = true;
    plot_add(p, SERIES_LINE, "inside", "inside", POINTS, sizes, core)->label_inside = true;
    s = plot_add(p, SERIES_DOTS, "measured", "dots", POINTS, sizes, measured);
    s->doubtful = doubtful;
    s->rate = rates;
    s->names = names;
    s->loose = true;
    s->low = low;
    s->high = high;
    plot_add(p, SERIES_DOTS, "one", "single", 1, &sizes[3], &model[4])->quiet = true;
    plot_add_mark(p, 100, "the second cache is full", "L2");
    plot_add_mark(p, 105, "the third cache is full", "L3");
    plot_add_band(p, 500, 1000, "in doubt", "?");
}

static void add_lines(struct str text, struct sb *out)
{
    for (size_t i = 0; i < text.len; i++) {
        sb_addc(out, text.ptr[i]);
        if (text.ptr[i] == '>' && i + 1 < text.len && text.ptr[i + 1] != '\n')
            sb_addc(out, '\n');
    }
    sb_addc(out, '\n');
}

/* Two lines that leave the drawing area: together at 20, where the one on top is named, the first
 * one alone in the middle, the second one near the end, where a narrow plot has its text on the
 * left, unless that of the first one is there. */
static void fill_leaving(struct plot *p, bool both)
{
    static const double first[POINTS] = {30, 950, 30, 30, 800, 30, 31};
    static const double second[POINTS] = {35, 960, 35, 35, 35, 700, 35};
    plot_begin(p, "leaving", "Lines that leave the plot", "");
    p->x.kind = SCALE_LOG;
    if (both)
        plot_add(p, SERIES_LINE, "first", "comp", POINTS, sizes, first)->loose = true;
    plot_add(p, SERIES_LINE, "second", "ecm", POINTS, sizes, second)->loose = true;
}

static void add_leaving(struct arena *arena, struct sb *out)
{
    static const struct {
        const char *what;
        const struct plot_size *size;
        bool both;
    } cases[] = {
        {"wide", &plot_wide, true}, {"narrow", &plot_narrow, true}, {"one", &plot_narrow, false}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct plot *const p = arena_alloc(arena, 1, sizeof *p);
        struct sb drawing = {.arena = arena};
        fill_leaving(p, cases[i].both);
        sb_addf(out, "==== lines that leave the plot, %s\n", cases[i].what);
        plot_svg(p, cases[i].size, arena, &drawing);
        add_lines(sb_str(&drawing), out);
    }
}

/* Stacked areas of stairs, one of which has a gap, and a line of stairs with a band. */
static void add_stairs(struct arena *arena, struct sb *out)
{
    struct plot *const p = arena_alloc(arena, 1, sizeof *p);
    struct sb drawing = {.arena = arena};
    plot_begin(p, "stairs", "Stairs", "");
    plot_add(p, SERIES_AREA, "first", "a0", POINTS, sizes, core)->stepped = true;
    plot_add(p, SERIES_AREA, "second", "a1", POINTS, sizes, memory)->stepped = true;
    struct series *const s = plot_add(p, SERIES_LINE, "line", "ecm", POINTS, sizes, model);
    s->stepped = true;
    s->low = low;
    s->high = high;
    sb_addz(out, "==== stairs\n");
    plot_svg(p, &plot_wide, arena, &drawing);
    add_lines(sb_str(&drawing), out);
}

static void drawings_as_listed(void **state)
{
    (void)state;
    static const struct {
        const char *what;
        const struct plot_size *size;
        enum scale_kind x, y;
        enum plot_unit unit;
        size_t n_series;
        bool whole;
    } cases[] = {
        {"wide, linear", &plot_wide, SCALE_LINEAR, SCALE_LINEAR, PLOT_UNIT_TIME, 7, true},
        {"half, both logarithmic", &plot_half, SCALE_LOG2, SCALE_LOG, PLOT_UNIT_RATE, 7, false},
        {"narrow", &plot_narrow, SCALE_LOG, SCALE_LINEAR, PLOT_UNIT_FLOP_RATE, 7, false},
        {"third, areas alone", &plot_third, SCALE_LINEAR, SCALE_LINEAR, PLOT_UNIT_OTHER, 2, true},
        {"nothing", &plot_third, SCALE_LINEAR, SCALE_LINEAR, PLOT_UNIT_OTHER, 0, true},
        {"nothing, logarithmic", &plot_narrow, SCALE_LOG, SCALE_LOG2, PLOT_UNIT_OTHER, 0, false},
    };
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct plot *const p = arena_alloc(&arena, 1, sizeof *p);
        struct sb drawing = {.arena = &arena};
        struct sb data = {.arena = &arena};
        fill(p, cases[i].unit);
        p->x.kind = cases[i].x;
        p->y.kind = cases[i].y;
        p->x.whole = cases[i].whole;
        p->n_series = cases[i].n_series;
        sb_addf(&out, "==== %s, %s, %s\n", cases[i].what, plot_units(p),
                plot_has_data(p) ? "with data" : "empty");
        plot_svg(p, cases[i].size, &arena, &drawing);
        add_lines(sb_str(&drawing), &out);
        plot_json(p, NULL, &data);
        sb_add(&out, sb_str(&data));
        sb_addc(&out, '\n');
    }
    add_leaving(&arena, &out);
    add_stairs(&arena, &out);
    assert_golden(DRAWN, sb_str(&out));
    arena_free(&arena);
}

/* As site/plot.js passes a plot. */
static void pass(const struct plot *p)
{
    module_begin();
    char *const room = module_room(2);
    room[0] = 'd';
    room[1] = '\0';
    module_name(p->id, p->title, room);
    module_unit(p->unit, p->mlup_cy, p->flop_per_lup);
    module_axis(0, p->x.kind, p->x.title, p->x.min, p->x.max, p->x.whole);
    module_axis(1, p->y.kind, p->y.title, p->y.min, p->y.max, p->y.whole);
    for (size_t i = 0; i < p->n_marks; i++)
        module_mark(p->marks[i].x, p->marks[i].text, p->marks[i].short_text, p->marks[i].until);
    for (size_t i = 0; i < p->n_series; i++) {
        const struct series *const s = &p->series[i];
        module_series(s->kind, s->name, s->short_name, s->css, s->n, s->x, s->y);
        module_look(s->stepped, s->quiet, s->label_inside, s->loose);
        module_measured(s->low, s->high, s->rate, s->doubtful);
        module_factors(s->mlup_cy, s->flop_per_lup);
    }
}

static void check_close(double got, double expected)
{
    if (fabs(got - expected) > 1e-6)
        print_error("%.9g instead of %.9g\n", got, expected);
    assert_true(fabs(got - expected) <= 1e-6);
}

/* `shown` is what the module was passed, seen and laid out here. */
static void check_shown(const struct plot *shown, const struct plot_layout *layout,
                        const size_t *first)
{
    const double edges[] = {layout->top,   layout->bottom,    layout->x.min,
                            layout->x.max, layout->x.from_px, layout->x.to_px};
    for (size_t i = 0; i < sizeof edges / sizeof *edges; i++)
        check_close(module_frame()[i], edges[i]);
    assert_int_equal(module_shown(), shown->n_series);
    for (size_t i = 0; i < shown->n_series; i++) {
        const struct series *const s = &shown->series[i];
        const struct shown_series *const got = module_shown_series(i);
        assert_int_equal(got->number, s->number);
        assert_int_equal(got->first, first[i]);
        assert_int_equal(got->n, s->n);
        assert_memory_equal(got->x, s->x, s->n * sizeof *s->x);
        assert_memory_equal(got->y, s->y, s->n * sizeof *s->y);
        assert_memory_equal(got->upper, layout->upper[i], s->n * sizeof *s->y);
    }
}

static void the_module_draws_the_same(void **state)
{
    (void)state;
    struct arena arena = {0};
    static const struct {
        struct plot_view view;
        enum scale_kind x, y;
        double y_max;
    } cases[] = {
        {{PLOT_UNIT_OTHER, NAN, NAN, {false}}, SCALE_LINEAR, SCALE_LOG, NAN},
        {{PLOT_UNIT_RATE, NAN, NAN, {[2] = true}}, SCALE_LOG2, SCALE_LINEAR, NAN},
        {{PLOT_UNIT_FLOP_RATE, 20, 500, {[5] = true}}, SCALE_LOG, SCALE_LINEAR, NAN},
        {{PLOT_UNIT_TIME, 15, 1000, {[0] = true, [6] = true}}, SCALE_LOG, SCALE_LINEAR, 40},
    };
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
        for (int narrow = 0; narrow < 2; narrow++) {
            struct plot *const p = arena_alloc(&arena, 1, sizeof *p);
            struct plot *const shown = arena_alloc(&arena, 1, sizeof *shown);
            struct plot_layout *const layout = arena_alloc(&arena, 1, sizeof *layout);
            const struct plot_size size = {700 - 300 * narrow, 300, narrow == 1, "live"};
            size_t first[PLOT_MAX_SERIES];
            struct sb svg = {.arena = &arena};
            fill(p, PLOT_UNIT_TIME);
            p->description = "d";
            p->x.kind = cases[c].x;
            p->x.whole = narrow == 0;
            p->y.kind = cases[c].y;
            p->y.max = cases[c].y_max;
            p->series[5].names = NULL; /* scripts have none */
            plot_see(p, &cases[c].view, &arena, shown, first);
            plot_layout(shown, &size, &arena, layout);
            plot_draw(shown, &size, layout, &svg);

            pass(p);
            module_view(cases[c].view.unit, cases[c].view.from, cases[c].view.to);
            for (size_t i = 0; i < module_most_series(); i++) {
                if (cases[c].view.hidden[i])
                    module_hide(i);
            }
            module_hide(module_most_series()); /* there is none of that number */
            const char *const drawn = module_draw(size.width, size.height, narrow, size.css);
            const struct str got = {drawn, module_svg_bytes()};
            assert_string_equal(str_cstr(&arena, got), sb_cstr(&svg));
            check_shown(shown, layout, first);
        }
    }
    module_begin();
    arena_free(&arena);
}

/* Without a call for it, a view is that of the whole plot, whatever was drawn before. */
static void the_module_begins_anew(void **state)
{
    (void)state;
    struct plot *const p = calloc(1, sizeof *p);
    fill(p, PLOT_UNIT_TIME);
    pass(p);
    module_view(PLOT_UNIT_RATE, 20, 100);
    module_hide(3);
    module_draw(700, 300, 0, "live");
    assert_int_equal(module_shown(), 4);
    pass(p);
    module_draw(700, 300, 0, "live");
    assert_int_equal(module_shown(), 7);
    assert_int_equal(module_shown_series(6)->first, 0);
    module_begin();
    free(p);
}

static void the_module_converts(void **state)
{
    (void)state;
    assert_int_equal(module_most_series(), PLOT_MAX_SERIES);
    check_close(module_to_px(SCALE_LINEAR, 10, 20, 100, 300, 15), 200);
    check_close(module_to_px(SCALE_LOG, 1, 100, 0, 300, 10), 150);
    check_close(module_from_px(SCALE_LINEAR, 10, 20, 100, 300, 150), 12.5);
    check_close(module_from_px(SCALE_LOG2, 1, 16, 0, 400, 300), 8);
    check_close(module_convert(PLOT_UNIT_TIME, PLOT_UNIT_RATE, 23, NAN, 18400, 8), 800);
    check_close(module_convert(PLOT_UNIT_TIME, PLOT_UNIT_FLOP_RATE, 23, NAN, 18400, 8), 6.4);
    check_close(module_convert(PLOT_UNIT_TIME, PLOT_UNIT_RATE, 23, 790, 18400, 8), 790);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(drawings_as_listed),
        cmocka_unit_test(the_module_draws_the_same),
        cmocka_unit_test(the_module_begins_anew),
        cmocka_unit_test(the_module_converts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
