#include "render/roofline_svg.h"

#include <math.h>

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
    ".halo{stroke:#fff;stroke-width:12}</style>";

bool roofline_svg(const struct machine *m, int cores, bool double_precision, const char *name,
                  double flop_per_byte, double gflop_per_s, struct arena *arena, struct sb *out)
{
    struct plot *plot = arena_alloc(arena, 1, sizeof *plot);
    plot_begin(plot, "roofline", "Roofline",
               "GFLOP/s over FLOP per byte of memory traffic: the machine's ceilings and the "
               "program");
    const bool known = flop_per_byte > 0 && isfinite(flop_per_byte) && gflop_per_s > 0;
    roofline_axes(plot);
    if (known)
        roofline_include(plot, flop_per_byte);
    if (plot_ceilings(m, cores, double_precision, arena, plot) == 0)
        return false;
    double xy[2] = {flop_per_byte, gflop_per_s};
    if (known)
        plot_add(plot, SERIES_DOTS, name, "meas big", 1, xy, xy + 1)->label_inside = true;
    struct sb svg = {.arena = arena};
    plot_svg(plot, &plot_wide, arena, &svg);
    /* The element as pages hold it, made a document: its namespace and its style inside. */
    const struct str text = sb_str(&svg);
    const struct str_cut open = str_cut(text, '>');
    sb_addf(out, "<svg xmlns=\"http://www.w3.org/2000/svg\"%.*s>%s%.*s\n",
            STR_ARG(str_slice(open.head, STR("<svg").len, open.head.len)), style,
            STR_ARG(open.tail));
    return true;
}
