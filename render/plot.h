#ifndef RENDER_PLOT_H
#define RENDER_PLOT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/str.h"
#include "render/plot_scale.h"

/*
 * A plot as data: what is shown, not where. plot_svg draws it at a given size; plot_json hands the
 * same data to the page's script, which draws it again through plot_module.c. Texts and arrays are
 * borrowed.
 */
enum series_kind {
    SERIES_AREA, /* stacked on the areas before it */
    SERIES_LINE,
    SERIES_DOTS,
};

struct series {
    enum series_kind kind;
    const char *name;       /* label at the line's end */
    const char *short_name; /* the same where room is scarce; NULL: name */
    const char *css;        /* class: its colour and dash */
    bool stepped;           /* the value holds around its point, up to half-way to the next */
    bool quiet;             /* no label */
    bool label_inside;      /* the label stands next to the line or the dot */
    bool loose;             /* values far above the rest may leave the plot, as dots may */
    size_t n;
    const double *x;              /* rising; the same pointer where series share it */
    const double *y;              /* NaN: a gap */
    const double *low, *high;     /* of a bar at each dot, or of the band around a line; or NULL */
    const bool *doubtful;         /* dots: the measurement has a bad verdict; or NULL */
    const double *rate;           /* dots: the same in MLUP/s where it was measured too; or NULL */
    const char *const *names;     /* dots: what each one is; or NULL */
    double mlup_cy, flop_per_lup; /* as the plot's, where series differ in them; 0: the plot's */
    size_t number;                /* in the whole plot, of which a view may show a part */
};

/* A vertical line where something happens, or a shade over a stretch. */
struct plot_mark {
    double x;
    double until; /* end of the stretch; NaN: a line */
    const char *text;
    const char *short_text;
};

struct plot_axis {
    enum scale_kind kind;
    const char *title;
    double min, max; /* NaN: from the data */
    bool whole;      /* counts things: no ticks between whole numbers */
};

/* What y means: cy/CL, MLUP/s or, in a view only, GFLOP/s; others stay what they are. */
enum plot_unit { PLOT_UNIT_OTHER, PLOT_UNIT_TIME, PLOT_UNIT_RATE, PLOT_UNIT_FLOP_RATE };

/* Most series has a comparison of twelve configurations: each edge, predicted and counted. */
enum { PLOT_MAX_SERIES = 128, PLOT_MAX_MARKS = 16 };

struct plot {
    const char *id; /* unique in the page; letters, digits and dashes */
    const char *title;
    const char *description; /* for those who do not see the plot */
    struct plot_axis x, y;
    enum plot_unit unit;
    double mlup_cy; /* MLUP/s = mlup_cy / (cy/CL); 0: not known */
    double flop_per_lup;
    size_t n_series;
    struct series series[PLOT_MAX_SERIES];
    size_t n_marks;
    struct plot_mark marks[PLOT_MAX_MARKS];
};

/* Where a plot is drawn: the room that it has, in px. */
struct plot_size {
    double width, height;
    bool narrow; /* a phone: fewer ticks, short labels */
    const char *css;
};

extern const struct plot_size plot_wide;   /* over the whole page */
extern const struct plot_size plot_half;   /* two next to each other */
extern const struct plot_size plot_narrow; /* a phone */
extern const struct plot_size plot_third;  /* three next to each other, and the same on a phone */

/* Starts a plot with linear axes whose ranges come from the data. */
void plot_begin(struct plot *p, const char *id, const char *title, const char *description);

/* Adds a zeroed series / a mark; beyond the maximum the last one is reused. */
struct series *plot_add(struct plot *p, enum series_kind kind, const char *name, const char *css,
                        size_t n, const double *x, const double *y);
void plot_add_mark(struct plot *p, double x, const char *text, const char *short_text);

/* A shade, in the same list. */
void plot_add_band(struct plot *p, double from, double until, const char *text,
                   const char *short_text);

/* Whether any series holds a value. */
bool plot_has_data(const struct plot *p);

/* `p` with as many digits as plot_json writes, so that its drawing and one of its JSON are the
 * same. Arrays are the arena's, texts are borrowed from `p`. */
void plot_round(const struct plot *p, struct arena *arena, struct plot *out);

/* The drawing as an svg element with title and description. */
void plot_svg(const struct plot *p, const struct plot_size *size, struct arena *arena,
              struct sb *out);

/* Arrays that several plots of a page share. */
enum { PLOT_MAX_SHARED = 256 };
struct plot_shared {
    size_t n;
    const double *arrays[PLOT_MAX_SHARED];
};

/* The data as a JSON object. With `shared` as an expression of the page's script, in which $(i,
 * […]) is array i and $(i) the same again. */
void plot_json(const struct plot *p, struct plot_shared *shared, struct sb *out);

/* The units that the page's script offers for the plot, with commas between; its own first. */
const char *plot_units(const struct plot *p);

#endif
