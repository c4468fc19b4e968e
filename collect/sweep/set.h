#ifndef COLLECT_SWEEP_SET_H
#define COLLECT_SWEEP_SET_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "collect/measure/cpu_choice.h"
#include "collect/traffic/traffic.h"
#include "stempel/class.h"
#include "stempel/program/program.h"

/*
 * What to collect, as described by `stencils/sets/NAME.yml`. The keys there have the same names;
 * stencils/sets/README.md explains them.
 */
enum { SET_MAX_PREDICTORS = 4, SET_MAX_SYMBOLS = 8 };

enum size_scale { SET_SCALE_LINEAR, SET_SCALE_LOG };

/* A size symbol that differs from the grid size. */
struct set_symbol {
    const char *name; /* "M" */
    int64_t size;     /* > 0: always this */
    double factor;    /* else the grid size times this */
};

/* Which grid sizes; all size symbols of a kernel that are not in `symbols` get the same value. */
struct set_sizes {
    enum size_scale scale;
    size_t n_list;       /* number of listed sizes; 0: sizes follow from the fields below */
    const int64_t *list; /* ascending */
    size_t n_symbols;
    struct set_symbol symbols[SET_MAX_SYMBOLS];
    int64_t first; /* smallest size; 0: all arrays fill half of L1 */
    int64_t last;  /* largest size; 0: by the factors below */
    int64_t step;  /* linear: distance; 0: by count */
    int count;     /* number of sizes if no step is given */
    int max_count; /* with a step: maximum number of sizes, to which the step is adapted; 0: no
                      limit */
    double cache_factor;           /* all arrays fill this many times the last cache */
    double layer_condition_factor; /* times the largest size of the last cache's 3D condition */
};

struct set {
    const char *name;
    struct str_list classes; /* class paths, patterns already expanded */
    struct str_list kernels; /* `named/…` or files */
    struct set_sizes sizes;
    size_t n_predictors;
    enum predictor predictors[SET_MAX_PREDICTORS];
    bool measure;
    bool scaling;             /* all core counts of the socket at the largest size */
    struct str_list blocking; /* caches whose layer condition gives block sizes: L2, L3 */
    const char *compiler;     /* NULL: the machine file's first that is installed */
    double point_budget_s;    /* most time for one measured point */
    double precision;         /* of a point's median, see measure.h; 0: its default */
    bool cold;                /* caches emptied before each sample */
    enum program_pages pages; /* what the arrays lie in */
    enum pin_policy pin;      /* where the threads go */
    int best_k;               /* > 0: only the k fastest samples of a point count */
    double clock_ghz;         /* > 0: fix the clock at this during measurements */
    int attempts;             /* total number of tries for a failing point */
};

/*
 * Reads a set from its text. Class patterns have `*` and `[…]` within a component (fnmatch); one
 * that matches nothing is an error. Everything is owned by the arena.
 */
bool set_parse(struct str text, const char *path, struct arena *arena, struct set *out,
               struct err *err);

/* The defaults: what an empty set file means; no classes and no kernels. */
void set_default(struct set *out);

#endif
