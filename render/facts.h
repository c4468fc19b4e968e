#ifndef RENDER_FACTS_H
#define RENDER_FACTS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/str.h"
#include "collect/machine/machine.h"
#include "render/collection.h"
#include "render/prediction_misses.h"

/*
 * The key results at the top of a page, computed from a configuration's data. Numbers missing in
 * the data are NaN. "The largest grid" is the largest with a measurement, or with a prediction if
 * nothing was measured.
 */
enum deviation_class {
    DEVIATION_AGREES,
    DEVIATION_DIFFERS,
    DEVIATION_CONTRADICTS,
    DEVIATION_UNKNOWN
};

/* The predictions, ECM of whole rows, Roofline. */
enum { FACTS_MODELS = POINTS_MAX_PREDICTIONS + 2 };

/* The name of model i of FACTS_MODELS: "ECM, layer conditions", …, "ECM of rows", "Roofline". */
const char *facts_model_name(size_t i);

/* Errors of one model, model / measured - 1 in cy/CL, one entry per size with both. */
struct deviations {
    const char *model; /* a name of facts_model_name */
    double *values;
    double *levels; /* level that holds the data of each size: 1 for L1, …, MEMORY_LEVEL */
    size_t n;
};
enum { MEMORY_LEVEL = 0 };

struct facts {
    bool measured;
    bool modelled;
    bool in_memory;     /* the largest grid exceeds the last cache */
    bool virtual_cores; /* it was measured in a virtual machine */
    double last_cache_bytes;
    const struct predicted *model; /* for the grid: with layer conditions if possible */
    size_t row;                    /* of the largest grid */
    double size, bytes;
    double cy_per_cl, mlup_per_s; /* measured there on one core */
    double ecm_cy_per_cl, ecm_mlup_per_s, roofline_cy_per_cl;
    double ecm_low_cy_per_cl, ecm_high_cy_per_cl; /* the 80 % interval, if there is one */
    struct misses misses;
    double T_comp_cy_per_cl, T_RegL1_cy_per_cl; /* of an endless inner loop; NaN: not analysed */
    struct str bottleneck;                      /* Roofline's, at the largest grid */
    double deviation;        /* ECM / measured - 1, in cy/CL, at the largest grid */
    double median_deviation; /* median of the absolute deviations over all grids */
    size_t n_models;
    struct deviations models[FACTS_MODELS]; /* the first is that of `model` */
    enum deviation_class light;             /* of the median: limits 10 % and 25 % */
    double balance_bytes_per_lup;           /* to memory, at the largest grid */
    double min_balance_bytes_per_lup; /* to memory, minimum over all grids that exceed the caches */
    double step_from, step_to;        /* sizes between which the balance last changed */
    double step_before_bytes_per_lup; /* before that step */
    /* The prediction at the largest grid in sentences: all of it, what limits it, what blocking
     * gains; empty: not stored. */
    struct str explanation, limit, advice;
    const struct layer_condition *broken; /* the condition that ends there, or null */
    double all_mlup_per_s;                /* measured with the most threads */
    double all_threads;
    double first_mlup_per_s; /* measured with the fewest threads of the scaling … */
    double first_threads;    /* … which are these */
    double saturation_cores; /* predicted; 0: memory is never the bottleneck */
    double fastest_cores;    /* predicted, if all cores of a domain together are slower; else NaN */
    double domain_cores;     /* of a NUMA domain */
    double all_ecm_mlup_per_s;     /* predicted with the most threads … */
    double all_ecm_threads;        /* … which are these */
    double domain_mlup_per_s;      /* measured with the cores of a NUMA domain */
    double domain_ecm_mlup_per_s;  /* predicted with these */
    double best_block_mlup_per_s;  /* blocked, at the largest blocked grid */
    double plain_block_mlup_per_s; /* not blocked, at the same grid */
    bool block_measured;           /* else both are predictions */
    struct str best_block_level;
    size_t n_apart; /* sizes where simulation and layer conditions differ by more than a quarter */
    double apart;   /* the largest of these, simulated / layer conditions - 1, in cy/CL … */
    double apart_size;  /* … and its size */
    size_t n_measured;  /* points in all files */
    size_t n_doubtful;  /* with a verdict other than ok */
    struct str verdict; /* of the first doubtful one */
    struct str reason;
};

/* Where the doubles of struct facts are in it. */
enum { FACTS_NUMBERS = 34 };
extern const size_t facts_numbers[FACTS_NUMBERS];

/* `m` is the machine, null if there is no machine file. */
void facts_compute(const struct collected *c, const struct machine *m, struct arena *arena,
                   struct facts *out);

/*
 * Whether, according to the model, the cores of a NUMA domain saturate its memory and no smaller
 * number of cores is faster than all.
 */
bool facts_saturates(const struct facts *f);

/* Performance of one core at the largest grid: measured, or predicted if nothing was measured. */
double facts_core_mlup_per_s(const struct facts *f);

/* MLUP/s times cy/CL, from the data itself if it has both; 0 if unknown. */
double facts_mlup_cy(const struct collected *c, const struct facts *f);

/* Whether this row has a measurement with a verdict other than ok. */
bool row_doubtful(const struct points *p, size_t row);

/* Bytes per LUP over an edge in both directions; NaN if unknown. */
double edge_bytes_per_lup(const struct point_edge *edge, size_t row);

/* "ok", "warn", "bad", "none": the CSS class of a traffic light's dot; and its text. */
const char *deviation_class_css(enum deviation_class light);
const char *deviation_class_text(enum deviation_class light);
enum deviation_class deviation_class_of(double deviation);

#endif
