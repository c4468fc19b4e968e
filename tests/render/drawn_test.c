#include "unit.h"

#include <math.h>

#include "golden.h"
#include "render/plot.h"

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
    assert_golden(DRAWN, sb_str(&out));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(drawings_as_listed)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
