#include "render/roofline_svg.h"

#include <math.h>
#include <string.h>

#include "render/configuration_plots.h"
#include "render/plot.h"

/* The few rules of site.css that the diagram needs, with fixed colours. */
static const char style[] =
    "<style>svg{background:#fff;font:13px sans-serif}text{fill:#4b5563}.e{text-anchor:end}"
    ".m{text-anchor:middle}.end,.above{fill:#111827}.grid{stroke:#e5e7eb;fill:none}"
    ".axis,.leader{stroke:#6b7280;fill:none}.line{fill:none;stroke-width:2}"
    ".comp{stroke:#b93d0a}.t-comp{fill:#b93d0a}"
    ".l1{stroke:#6596c1}.l2{stroke:#4387bf}.l3{stroke:#2570ad}.l4{stroke:#134a80}"
    ".dots,.halo{fill:none;stroke:#111827;stroke-width:9;stroke-linecap:round}"
    ".dots.warm{stroke:#b93d0a}.dots.cold{stroke:#2570ad}.dots.small{stroke-width:5}"
    ".halo{stroke:#fff;stroke-width:12}.halo.small{stroke-width:8}</style>";

enum { MAX_LABELS = 8 };

static bool is_known(const struct roofline_dot *dot)
{
    return dot->flop_per_byte > 0 && isfinite(dot->flop_per_byte) && dot->gflop_per_s > 0 &&
           isfinite(dot->gflop_per_s);
}

static const char *css_of(const struct roofline_dot *dot, struct arena *arena)
{
    return str_formatz(arena, "meas big %s", dot->css);
}

/* The name of a single point is next to it; names of several are at the side of the plot, where
 * they do not overlap. */
static void add_labelled(struct plot *plot, const struct roofline_dot *dots, size_t n,
                         struct arena *arena)
{
    for (size_t i = 0; i < n; i++) {
        if (is_known(&dots[i]))
            plot_add(plot, SERIES_DOTS, dots[i].name, css_of(&dots[i], arena), 1,
                     &dots[i].flop_per_byte, &dots[i].gflop_per_s)
                ->label_inside = n == 1;
    }
}

static bool is_of(const struct roofline_dot *dot, const char *series)
{
    return is_known(dot) && strcmp(dot->series, series) == 0;
}

/* The known points of the series that `first` belongs to, under one label. */
static void add_series(struct plot *plot, const struct roofline_dot *dots, size_t n,
                       const struct roofline_dot *first, struct arena *arena)
{
    double *const x = arena_alloc(arena, n, sizeof *x);
    double *const y = arena_alloc(arena, n, sizeof *y);
    size_t count = 0;
    for (size_t i = 0; i < n; i++) {
        if (!is_of(&dots[i], first->series))
            continue;
        x[count] = dots[i].flop_per_byte;
        y[count++] = dots[i].gflop_per_s;
    }
    plot_add(plot, SERIES_DOTS, first->series, css_of(first, arena), count, x, y);
}

/* Whether an earlier known point belongs to the same series. */
static bool series_came(const struct roofline_dot *dots, size_t at)
{
    bool came = false;
    for (size_t i = 0; i < at && !came; i++)
        came = is_of(&dots[i], dots[at].series);
    return came;
}

bool roofline_svg(const struct machine *m, int cores, bool double_precision,
                  const struct roofline_dot *dots, size_t n_dots, struct arena *arena,
                  struct sb *out)
{
    struct plot *plot = arena_alloc(arena, 1, sizeof *plot);
    plot_begin(plot, "roofline", "Roofline",
               "GFLOP/s over FLOP per byte of memory traffic: the machine's ceilings and the "
               "program");
    roofline_axes(plot);
    for (size_t i = 0; i < n_dots; i++) {
        if (is_known(&dots[i]))
            roofline_include(plot, dots[i].flop_per_byte);
    }
    if (plot_ceilings(m, cores, double_precision ? ROOFLINE_DOUBLE : ROOFLINE_FLOAT, arena, plot) ==
        0)
        return false;
    if (n_dots <= MAX_LABELS)
        add_labelled(plot, dots, n_dots, arena);
    for (size_t i = 0; i < n_dots && n_dots > MAX_LABELS; i++) {
        if (is_known(&dots[i]) && !series_came(dots, i))
            add_series(plot, dots, n_dots, &dots[i], arena);
    }
    struct sb svg = {.arena = arena};
    plot_svg(plot, &plot_wide, arena, &svg);
    /* the element of a page becomes a document with its namespace and style */
    const struct str text = sb_str(&svg);
    const struct str_cut open = str_cut(text, '>');
    sb_addf(out, "<svg xmlns=\"http://www.w3.org/2000/svg\"%.*s>%s%.*s\n",
            STR_ARG(str_slice(open.head, STR("<svg").len, open.head.len)), style,
            STR_ARG(open.tail));
    return true;
}
