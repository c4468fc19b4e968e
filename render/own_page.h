#ifndef RENDER_OWN_PAGE_H
#define RENDER_OWN_PAGE_H

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "render/value.h"

/*
 * The page of a comparison of the user's code with a baseline, as one self-contained file. The
 * caller computes the numbers; NaN means unknown. All texts come from outside and are escaped.
 */
enum { OWN_PAGE_MAX_EDGES = 6 };

/* The models' results over the size on one core, for the plots; arrays of length `n`. */
struct own_page_curve {
    size_t n;
    double *size;
    double *T_comp, *T_RegL1; /* cy/CL */
    size_t n_edges;
    const char *edge[OWN_PAGE_MAX_EDGES]; /* "L1–L2" */
    double *edge_cy[OWN_PAGE_MAX_EDGES];
    double *T_ECM;
    double *mlup_per_s;
};

/* One side: the user's code or the baseline. */
struct own_page_side {
    struct str name;
    struct str core; /* "256-bit SIMD, 4 LUP per iteration" */
    struct str ecm;  /* in the notation of the ECM papers */
    struct own_page_curve curve;
};

struct own_page_row {
    struct str size;
    double x; /* the size, for the plots */
    int threads;
    double own_predicted, base_predicted; /* MLUP/s */
    double own_measured, base_measured;
    double ratio, predicted_ratio, light_mlup_per_s;
};

struct own_page_cause {
    struct str title, gain, evidence, remark, advice;
};

/* A loop nest of the file. */
struct own_page_nest {
    struct str share, line, function, what; /* `what`: its class, or why it could not be read */
};

struct own_page {
    struct str title, machine, verdict, differences, limit;
    struct str place;   /* "line 34, step", if the file has several nests */
    struct str notes;   /* how the numbers were obtained, if that needs an explanation */
    struct str assumed; /* assumptions made to get a kernel from the code */
    struct own_page_side own, base;
    bool parts_overlap; /* drawn as lines: they do not add up */
    double lup_per_cl, clock_hz;
    size_t n_rows;
    const struct own_page_row *rows; /* sizes on one core, then several threads */
    size_t n_causes;
    const struct own_page_cause *causes;
    struct str source; /* the kernel as read from the user's code */
    struct str command;
    struct str try_link; /* link to the page that analyses the kernel; empty: none */
    const char *version;
    size_t n_nests; /* of the file; none where it has only this one */
    const struct own_page_nest *nests;
    size_t n_further; /* further comparisons on this page, for the nests after the first */
    const struct own_page *further;
};

/*
 * Fills a map for the template `comparison_body`, in the map's arena. A live page's plots carry
 * their numbers for the site's script.
 */
void own_page_values(const struct own_page *page, bool live, struct map *values);

/* Folders with comparison*.html, figure.html and site.css. */
struct own_page_folders {
    const char *templates;
    const char *assets;
};

/* The page's text, owned by the arena. Fails if a template or the style is missing. */
bool own_page_text(const struct own_page *page, const struct own_page_folders *folders,
                   struct arena *arena, struct str *out, struct err *err);

#endif
