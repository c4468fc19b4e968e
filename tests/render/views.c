/* Plots of every kind in many views, each as a line of JSON: the data, the view, the size, and this
 * build's drawing. same_drawing.cjs has the module draw the same. */
#include <math.h>
#include <stdio.h>

#include "render/escape.h"
#include "render/plot_view.h"

enum { POINTS = 90 };

struct numbers {
    double x[POINTS], part[3][POINTS], sum[POINTS], measured[POINTS], low[POINTS], high[POINTS],
        rate[POINTS];
    bool doubtful[POINTS];
};

/* Contributions that rise at some sizes, and a measurement around their sum with gaps. */
static void fill(struct numbers *v)
{
    for (int i = 0; i < POINTS; i++) {
        v->x[i] = 10 + floor(exp(0.09 * i));
        v->part[0][i] = 6.7;
        v->part[1][i] = i > 30 ? 5.123 : 0;
        v->part[2][i] = i > 60 ? 9.999 + 0.01 * i : NAN;
        v->sum[i] = v->part[0][i] + v->part[1][i] + (i > 60 ? v->part[2][i] : 0);
        v->measured[i] = i % 7 == 3 ? NAN : v->sum[i] * (1.1 + 0.2 * sin(i)) + (i == 40) * 100;
        v->low[i] = v->measured[i] * 0.93;
        v->high[i] = v->measured[i] * 1.21;
        v->rate[i] = i % 5 == 0 ? NAN : 18000 / v->measured[i];
        v->doubtful[i] = i % 11 == 0;
    }
}

static void make(const struct numbers *v, enum scale_kind kind, enum plot_unit unit,
                 struct plot *plot)
{
    static const char *const names[] = {"L1–registers", "L1–L2 & <more>", "L3–memory"};
    static const char *const css[] = {"c1", "c2", "c4"};
    plot_begin(plot, "views", "A title", "What is <seen>");
    plot->x = (struct plot_axis){kind, "Grid size N", NAN, NAN, false};
    plot->y.title = "cycles per cache line";
    plot->unit = unit;
    plot->mlup_cy = unit == PLOT_UNIT_OTHER ? 0 : 18400;
    plot->flop_per_lup = unit == PLOT_UNIT_OTHER ? 0 : 8;
    for (int i = 0; i < 3; i++) {
        const bool area = unit != PLOT_UNIT_RATE;
        struct series *s = plot_add(plot, area ? SERIES_AREA : SERIES_LINE, names[i], css[i],
                                    POINTS, v->x, v->part[i]);
        s->stepped = i != 1 || !area;
        s->short_name = i == 0 ? "reg" : NULL;
    }
    struct series *ecm = plot_add(plot, SERIES_LINE, "ECM", "ecm", POINTS, v->x, v->sum);
    ecm->mlup_cy = unit == PLOT_UNIT_OTHER ? 0 : 17000;
    ecm->low = v->low;
    ecm->high = v->high;
    struct series *dots =
        plot_add(plot, SERIES_DOTS, "measured", "meas", POINTS, v->x, v->measured);
    dots->low = v->low;
    dots->high = v->high;
    dots->rate = unit == PLOT_UNIT_TIME ? v->rate : NULL;
    dots->doubtful = v->doubtful;
    plot_add_mark(plot, 100, "L1 holds 3D up to 100", "L1 3D");
    plot_add_mark(plot, 120, "L2 holds 3D up to 120", "L2 3D");
    plot_add_mark(plot, 2900, "L3 holds 3D up to 2900", "L3 3D");
}

static void print_size(const struct plot_size *size, struct sb *out)
{
    sb_addf(out, ",\"size\":{\"width\":%.0f,\"height\":%.0f,\"narrow\":%s,\"css\":\"%s\"}",
            size->width, size->height, size->narrow ? "true" : "false", size->css);
}

static void print_view(const struct plot_view *view, struct sb *out)
{
    static const char *const units[] = {"", "cy/CL", "MLUP/s", "GFLOP/s"};
    sb_addz(out, ",\"view\":{\"hidden\":[");
    const char *comma = "";
    for (size_t i = 0; i < PLOT_MAX_SERIES; i++) {
        if (!view->hidden[i])
            continue;
        sb_addf(out, "%s%zu", comma, i);
        comma = ",";
    }
    sb_addc(out, ']');
    if (view->unit != PLOT_UNIT_OTHER)
        sb_addf(out, ",\"unit\":\"%s\"", units[view->unit]);
    if (!isnan(view->from))
        sb_addf(out, ",\"range\":[%.17g,%.17g]", view->from, view->to);
    sb_addc(out, '}');
}

static void print(const struct plot *plot, const struct plot_view *view,
                  const struct plot_size *size)
{
    struct arena arena = {0};
    struct sb svg = {.arena = &arena};
    struct sb out = {.arena = &arena};
    struct plot *rounded = arena_alloc(&arena, 1, sizeof *rounded);
    struct plot *seen = arena_alloc(&arena, 1, sizeof *seen);
    plot_round(plot, &arena, rounded);
    plot_see(rounded, view, &arena, seen, NULL);
    plot_svg(seen, size, &arena, &svg);
    sb_addz(&out, "{\"plot\":");
    plot_json(plot, NULL, &out);
    print_size(size, &out);
    print_view(view, &out);
    sb_addz(&out, ",\"svg\":");
    text_json(&out, sb_str(&svg));
    sb_addz(&out, "}");
    puts(sb_cstr(&out));
    arena_free(&arena);
}

int main(void)
{
    static const struct plot_view views[] = {
        {PLOT_UNIT_OTHER, NAN, NAN, {false}},
        {PLOT_UNIT_TIME, NAN, NAN, {[1] = true}},
        {PLOT_UNIT_RATE, NAN, NAN, {[4] = true}},
        {PLOT_UNIT_FLOP_RATE, NAN, NAN, {[0] = true, [3] = true}},
        {PLOT_UNIT_RATE, 55.5, 731.25, {false}},
        {PLOT_UNIT_OTHER, 210, 480, {[2] = true}},
        {PLOT_UNIT_TIME, 1e6, 2e6, {false}},
        {PLOT_UNIT_OTHER, NAN, NAN, {true, true, true, true, true}},
    };
    static const struct plot_size phone = {346, 290, true, "live"};
    static const struct plot_size window = {731, 359, false, "live"};
    static struct numbers numbers;
    static struct plot plot;
    fill(&numbers);
    for (int kind = SCALE_LINEAR; kind <= SCALE_LOG2; kind++) {
        for (int unit = PLOT_UNIT_OTHER; unit <= PLOT_UNIT_RATE; unit++) {
            make(&numbers, (enum scale_kind)kind, (enum plot_unit)unit, &plot);
            for (size_t v = 0; v < sizeof views / sizeof views[0]; v++) {
                print(&plot, &views[v], &phone);
                print(&plot, &views[v], &window);
            }
        }
    }
    return 0;
}
