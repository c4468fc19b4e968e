#ifndef RENDER_PLOT_H
#define RENDER_PLOT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/str.h"
#include "render/plot_scale.h"

/*
 * The contents of a plot, without its layout. plot_svg draws it at a given size; plot_json passes
 * the same data to the page's script, which draws it again through plot_module.c. Texts and arrays
 * are borrowed.
 */
enum series_kind {
    SERIES_AREA, /* stacked on the areas before it */
    SERIES_LINE,
    SERIES_DOTS,
};

struct series {
    enum series_kind kind;
    const char *name;       /* label at the line's end */
    const char *short_name; /* used if space is tight; NULL: name */
    const char *css;        /* class: its colour and dash */
    bool stepped;           /* the value applies around its point, up to midway to the next */
    bool quiet;             /* no label */
    bool label_inside;      /* the label stands next to the line or the dot */
    bool loose;             /* values far above the rest may leave the plot, as dots may */
    size_t n;
    const double *x;          /* ascending; series that share it have the same pointer */
    const double *y;          /* NaN: a gap */
    const double *low, *high; /* of a bar at each dot, or of the band around a line; or NULL */
    const bool *doubtful;     /* dots: the measurement has a bad verdict; or NULL */
    const double *rate;       /* dots: the same in MLUP/s if also measured; or NULL */
    const char *const *names; /* dots: what each one is; or NULL */
    double mlup_cy,
        flop_per_lup; /* as in struct plot, if they differ between series; 0: those of the plot */
    size_t number;    /* its index in the whole plot, of which a view may show only a part */
};

/* A vertical line at a certain x, or a shaded range of x. */
struct plot_mark {
    double x;
    double until; /* end of the range; NaN: a line */
    const char *text;
    const char *short_text;
};

struct plot_axis {
    enum scale_kind kind;
    const char *title;
    double min, max; /* NaN: from the data */
    bool whole;      /* counts things: no ticks between whole numbers */
};

/* The unit of y: cy/CL, MLUP/s or, only in views, GFLOP/s; other units cannot be converted. */
enum plot_unit { PLOT_UNIT_OTHER, PLOT_UNIT_TIME, PLOT_UNIT_RATE, PLOT_UNIT_FLOP_RATE };

/* A comparison of twelve configurations has the most series: each edge, predicted and counted. */
enum { PLOT_MAX_SERIES = 128, PLOT_MAX_MARKS = 16 };

struct plot {
    const char *id; /* unique in the page; letters, digits and dashes */
    const char *title;
    const char *description; /* text alternative for screen readers */
    struct plot_axis x, y;
    enum plot_unit unit;
    double mlup_cy; /* MLUP/s = mlup_cy / (cy/CL); 0: not known */
    double flop_per_lup;
    size_t n_series;
    struct series series[PLOT_MAX_SERIES];
    size_t n_marks;
    struct plot_mark marks[PLOT_MAX_MARKS];
};

/* The size of a drawing, in px. */
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

/*
 * A copy of `p` with values rounded to the digits that plot_json writes, so that a drawing of it
 * and one of the JSON are the same. Arrays are owned by the arena, texts are borrowed from `p`.
 */
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
