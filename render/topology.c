#include "render/topology.h"

#include <math.h>

#include "base/plural.h"
#include "render/escape.h"
#include "render/text.h"

enum { MAX_CORES = 64 };

/* Lengths are in px. A core is a column; caches are boxes over the columns that share them. */
struct picture {
    const struct machine *m;
    struct sb *out;
    struct arena *arena;
    int cores;      /* cores that are drawn: the first of one NUMA domain */
    double x0;      /* left edge of the first core */
    double core_px; /* width of a column */
    double gap_px;  /* gap between two boxes */
    double row_px;  /* height of a row */
};

static void box(const struct picture *p, const char *css, double x, double y, double width,
                double height)
{
    sb_addf(p->out, "<rect class=\"%s\" x=\"", css);
    text_fixed(p->out, x, 1);
    sb_addz(p->out, "\" y=\"");
    text_fixed(p->out, y, 1);
    sb_addz(p->out, "\" width=\"");
    text_fixed(p->out, width, 1);
    sb_addz(p->out, "\" height=\"");
    text_fixed(p->out, height, 1);
    sb_addz(p->out, "\" rx=\"3\"/>");
}

static void caption(const struct picture *p, const char *css, double x, double y, struct str text)
{
    sb_addf(p->out, "<text class=\"%s\" x=\"", css);
    text_fixed(p->out, x, 1);
    sb_addz(p->out, "\" y=\"");
    text_fixed(p->out, y, 1);
    sb_addz(p->out, "\">");
    text_html(p->out, text);
    sb_addz(p->out, "</text>");
}

/* One row of boxes, each over `sharing` cores. The text is in each box, or once next to them if
 * they are too small. */
static void row(const struct picture *p, const char *css, double y, int sharing, struct str text)
{
    const int group = sharing < 1 ? 1 : sharing > p->cores ? p->cores : sharing;
    const bool fits = text_width(text) < group * p->core_px - 8;
    if (!fits)
        caption(p, "label", p->x0 + p->cores * p->core_px + 4, y + p->row_px / 2 + 2, text);
    for (int core = 0; core < p->cores; core += group) {
        const int n = core + group > p->cores ? p->cores - core : group;
        const double x = p->x0 + core * p->core_px;
        const double width = n * p->core_px - p->gap_px;
        box(p, css, x, y, width, p->row_px - 4);
        if (fits && text_width(text) < width - 4)
            caption(p, css[0] == 't' && css[1] == '4' ? "boxtext m on" : "boxtext m", x + width / 2,
                    y + p->row_px / 2 + 2, text);
    }
}

static struct str cache_text(const struct picture *p, int level)
{
    return str_format(p->arena, "%s %.*s", machine_level_name(p->m, level),
                      STR_ARG(bytes_text(p->arena, machine_cache_bytes(p->m, level))));
}

void topology_svg(const struct machine *m, bool narrow, struct arena *arena, struct sb *out)
{
    const double width = narrow ? 346 : 720;
    struct picture p = {.m = m, .out = out, .arena = arena, .row_px = 34};
    const int all = machine_domain_cores(m);
    p.cores = all < 1 ? 1 : all > MAX_CORES ? MAX_CORES : all;
    /* text that does not fit in the box of one core is next to the row */
    const double side = (width - 8) / p.cores < 72 ? 84 : 0;
    p.core_px = fmin(120, (width - 8 - side) / p.cores);
    p.gap_px = fmin(4, p.core_px / 3);
    p.x0 = 4;
    const double height = 26 + p.row_px * (m->n_caches + 2);
    const int domains =
        m->sockets * (m->numa_domains_per_socket > 0 ? m->numa_domains_per_socket : 1);
    sb_addf(out,
            "<svg class=\"%s topology\" viewBox=\"0 0 %.0f %.0f\" role=\"img\" "
            "aria-label=\"Cores and caches of one NUMA domain\">",
            narrow ? "narrow" : "wide", width, height);
    struct sb title = {.arena = arena};
    sb_addf(&title, "one of %d NUMA domain%s", domains, PLURAL(domains));
    if (all > p.cores)
        sb_addf(&title, "; %d of its %d cores are shown", p.cores, all);
    else
        sb_addf(&title, ", %d socket%s", m->sockets, PLURAL(m->sockets));
    caption(&p, "label", 4, 12, sb_str(&title));
    double y = 24;
    row(&p, "t0", y, 1, STR("core"));
    static const char *const css[] = {"t1", "t2", "t3", "t3"};
    for (int level = 0; level < m->n_caches; level++) {
        y += p.row_px;
        row(&p, css[level], y, m->caches[level].cores_per_group, cache_text(&p, level));
    }
    y += p.row_px;
    const struct str memory =
        m->memory_bytes_per_numa_domain > 0
            ? str_format(arena, "memory %.*s",
                         STR_ARG(bytes_text(arena, m->memory_bytes_per_numa_domain)))
            : STR("memory");
    row(&p, "t4", y, p.cores, memory);
    sb_addz(out, "</svg>");
}
