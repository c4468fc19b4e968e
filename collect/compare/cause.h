#ifndef COLLECT_COMPARE_CAUSE_H
#define COLLECT_COMPARE_CAUSE_H

#include "collect/compare/forecast.h"
#include "collect/compare/own_code.h"

/*
 * Causes of lost performance in the user's code. Each cause is tested by a forecast with the same
 * models: the code without this one fault. The cost of the fault is the ratio of the two forecasts,
 * so a gain is never more than the models predict, and faults that the compiler removes are not
 * reported.
 */
enum cause_kind {
    CAUSE_ALIASING,        /* pointers may overlap, which limits the compiler's optimisations */
    CAUSE_REDUCTION,       /* a sum is added up in order */
    CAUSE_CHAIN,           /* an iteration waits for the one before */
    CAUSE_FUNCTION,        /* math functions and conditionals that follow all of C's rules */
    CAUSE_NOT_VECTORISED,  /* for a reason that no other cause explains */
    CAUSE_NARROW_SIMD,     /* vectors narrower than those of the machine */
    CAUSE_SPILLS,          /* too few registers */
    CAUSE_DIVISION,        /* in the inner loop */
    CAUSE_CONVERSION,      /* between floating-point types, in the inner loop */
    CAUSE_SUBSCRIPT,       /* an unsigned sum or a remainder that the compiler cannot analyse */
    CAUSE_LOOP_ORDER,      /* the innermost loop does not run along memory */
    CAUSE_STRUCTS,         /* few fields of an array of structs are used */
    CAUSE_ALIGNMENT,       /* vectors across cache lines, because of where arrays begin */
    CAUSE_CONFLICTS,       /* strides that map to few sets of the caches */
    CAUSE_LAYER_CONDITION, /* rows or planes are loaded several times */
    CAUSE_TEMPORARY,       /* an array that could be a scalar */
    CAUSE_SHORT_LOOP,      /* an inner loop of few iterations */
    CAUSE_SERIAL,          /* one thread does all the work */
    CAUSE_FIRST_TOUCH,     /* all pages in one NUMA domain */
    CAUSE_PINNING,         /* threads share cores, or stay in one NUMA domain */
    N_CAUSES
};

/* The code without the cause, to be measured next to the original. */
struct cause_trial {
    struct version version; /* kernel null: there is no version that could be compiled */
    const int64_t *sizes;   /* [own kernel's n_symbols] instead of the point's; null: the same */
    bool done;
    double gain, low, high; /* measured: median and 95 % interval, NaN for an unknown end */
};

struct cause {
    enum cause_kind kind;
    struct str title;    /* "a division in the inner loop" */
    struct str evidence; /* numbers and places in the file */
    struct str advice;   /* what to do */
    struct str remark;   /* the compiler's message, or empty */
    const double *gains; /* [n_points] predicted speed-up, 1 for none */
    size_t point; /* the verdict's point if the cause matters there, else the one with the largest
                     gain … */
    double gain;  /* … and the predicted speed-up there … */
    double low, high; /* … which may as well be anything from here to there; 0: no such range */
    bool aside;       /* caused not only by the code: by a size that the user did not give */
    bool at_least;    /* the lower end is a lower bound: fewer calls or pages remain, whose time no
                         model knows */
    bool suspect;     /* the models predict a gain only in the core, not in the total time, or, if
                         `unmodelled`, none at all: a measurement decides */
    bool unmodelled;
    struct cause_trial trial;
    int block_loop; /* CAUSE_LAYER_CONDITION: the loop to block, else -1 … */
    int64_t block;  /* … and its iterations per block */
};

/* A size and a number of cores to examine. */
struct cause_point {
    const int64_t *sizes; /* [own kernel's n_symbols] */
    int cores;
    double measured_mlup_per_s;        /* the user's own measurement of this point; NaN: none */
    struct forecast_point own;         /* of the unchanged code */
    const struct forecast_point *base; /* null: no baseline */
};

struct cause_request {
    const struct own_code *code;
    const struct forecast *own;
    const struct forecast *baseline; /* or null */
    const struct forecast_tools *tools;
    size_t n_points;
    const struct cause_point *points;
    size_t verdict;      /* the point that the verdict is about */
    bool tries;          /* causes will be measured */
    bool sizes_are_ours; /* the user gave no sizes: causes that come only from the sizes are not
                            faults of the code */
};

struct causes {
    struct cause *items; /* see causes_sort */
    size_t count;
    bool tried;       /* each cause that can be run was measured, as far as time allowed */
    size_t n_refuted; /* the last ones: measured, without proof that removing them helps */
};

/* The smallest gain that is reported. */
#define CAUSE_MIN_GAIN 1.05

/*
 * Suspects that no measurement confirms are dropped. The order is: causes whose measurement shows a
 * gain, causes not measured, causes that matter only at other points or could not be run although
 * others were, and finally causes whose measurement shows no gain; within each group by gain.
 */
void causes_sort(struct causes *causes, size_t verdict);

/* The cause to name in the verdict; null if there is none at its point. */
const struct cause *causes_main(const struct causes *causes, size_t verdict);

/* The speed-up to report: the measured one, else the predicted one. */
double cause_gain(const struct cause *cause);

/*
 * From where to where the speed-up of the user's program may be after the change is made there by
 * hand: the trial's interval, widened by the least and the most that 50 such changes gained
 * relative to trials (docs/models.md, "What a tried gain is worth"). False without a trial that
 * shows a gain.
 */
bool cause_by_hand(const struct cause *cause, double *low, double *high);

/* Of a refuted one: a gain was measured, but it scatters too much to prove anything. */
bool cause_may_help(const struct cause *cause);

/* A gain that is predicted at one end of its range only, and not measured. */
bool cause_is_uncertain(const struct cause *cause);

/* "aliasing", "reduction", …, for tables and JSON. */
const char *cause_name(enum cause_kind kind);

/*
 * Finds the causes. Runs compiler and analyser for those that need it, nothing else. Owned by the
 * arena. False only after an interrupt or if the models fail for the unchanged code.
 */
bool causes_find(const struct cause_request *request, struct arena *arena, struct causes *out,
                 struct err *err);

#endif
