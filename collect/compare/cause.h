#ifndef COLLECT_COMPARE_CAUSE_H
#define COLLECT_COMPARE_CAUSE_H

#include "collect/compare/forecast.h"
#include "collect/compare/own_code.h"

/*
 * Why own code is slower than it could be. Each cause is tested by a forecast: the own code without
 * that one fault, by the same models. What the fault costs is the ratio of the two, so a gain is
 * never more than the models say, and nothing that the compiler does away with is reported.
 */
enum cause_kind {
    CAUSE_ALIASING,        /* pointers may overlap, so the compiler holds back */
    CAUSE_REDUCTION,       /* a sum is added up in order */
    CAUSE_CHAIN,           /* an iteration waits for the one before */
    CAUSE_FUNCTION,        /* math functions and choices that keep all of C's rules */
    CAUSE_NOT_VECTORISED,  /* for a reason that none of the others explains */
    CAUSE_NARROW_SIMD,     /* narrower vectors than the machine has */
    CAUSE_SPILLS,          /* registers do not suffice */
    CAUSE_DIVISION,        /* in the inner loop */
    CAUSE_CONVERSION,      /* between floating-point types, in the inner loop */
    CAUSE_SUBSCRIPT,       /* an unsigned sum or a remainder that the compiler cannot see through */
    CAUSE_LOOP_ORDER,      /* the innermost loop does not walk along memory */
    CAUSE_STRUCTS,         /* few fields of an array of structs are used */
    CAUSE_CONFLICTS,       /* strides that map to few sets of the caches */
    CAUSE_LAYER_CONDITION, /* rows or planes are loaded again and again */
    CAUSE_TEMPORARY,       /* an array that a scalar could be */
    CAUSE_SHORT_LOOP,      /* an inner loop of few iterations */
    CAUSE_SERIAL,          /* one thread does all the work */
    CAUSE_FIRST_TOUCH,     /* all pages in one NUMA domain */
    CAUSE_PINNING,         /* threads that share cores, or stay in one NUMA domain */
    N_CAUSES
};

/* The own code without the cause, to be measured next to it. */
struct cause_trial {
    struct version version; /* kernel null: there is none that could be compiled */
    const int64_t *sizes;   /* [own kernel's n_symbols] instead of the point's; null: the same */
    bool done;
    double gain, low, high; /* measured: median and 95 % interval, NaN for an unknown end */
};

struct cause {
    enum cause_kind kind;
    struct str title;    /* "a division in the inner loop" */
    struct str evidence; /* figures and places */
    struct str advice;   /* what to do */
    struct str remark;   /* the compiler's own words, or empty */
    const double *gains; /* [n_points] predicted speed-up, 1 for none */
    size_t point;        /* the verdict's where it counts there, else where it costs most … */
    double gain;         /* … and the predicted speed-up there */
    bool aside;          /* not of the code alone: of a size that nobody gave */
    bool at_least;       /* the predicted one: without it fewer calls, whose time nobody knows */
    bool rough;          /* the predicted one: the analyser knows little of what it removes */
    bool suspect; /* the models see no gain in time, only in the core: a measurement decides */
    struct cause_trial trial;
    int block_loop; /* CAUSE_LAYER_CONDITION: the loop to block, else -1 … */
    int64_t block;  /* … and its iterations per block */
};

/* A size and a number of cores that are looked at. */
struct cause_point {
    const int64_t *sizes; /* [own kernel's n_symbols] */
    int cores;
    double measured_mlup_per_s;        /* own number for this point; NaN: none */
    struct forecast_point own;         /* as it stands */
    const struct forecast_point *base; /* null without baseline */
};

struct cause_request {
    const struct own_code *code;
    const struct forecast *own;
    const struct forecast *baseline; /* or null */
    const struct forecast_tools *tools;
    size_t n_points;
    const struct cause_point *points;
    size_t verdict;      /* the point that the verdict is about */
    bool tries;          /* what is found will be measured */
    bool sizes_are_ours; /* nobody gave them: what only they cause says nothing of the code */
};

struct causes {
    struct cause *items; /* see causes_sort */
    size_t count;
    size_t capacity;
    bool tried;       /* each that can be run was measured, as far as time allowed */
    size_t n_refuted; /* the last ones: measured, and not shown to help */
};

/* What a gain must be to be worth a line. */
#define CAUSE_LEAST_GAIN 1.05

/*
 * Suspects that no measurement confirms are dropped. What was measured to help comes first, then
 * what was not measured, then what shows at other points only or cannot be run where others were,
 * and last what was measured not to help; each by gain.
 */
void causes_sort(struct causes *causes, size_t verdict);

/* What the verdict names: null where nothing costs performance at its point. */
const struct cause *causes_main(const struct causes *causes, size_t verdict);

/* The speed-up to name: the measured one, else the predicted one. */
double cause_gain(const struct cause *cause);

/* Of a refuted one: what was measured is a gain, but scatters too much to be proof. */
bool cause_may_help(const struct cause *cause);

/* Calls of functions in the hot loop, which the analysers take to cost nothing. */
double cause_calls_per_lup(const struct incore *in);

/* "aliasing", "reduction", …, for tables and JSON. */
const char *cause_name(enum cause_kind kind);

/*
 * Finds the causes. Runs compiler and analyser for those that need it, nothing else. Owned by the
 * arena. False only after an interrupt or where the models fail on the own code itself.
 */
bool causes_find(const struct cause_request *request, struct arena *arena, struct causes *out,
                 struct err *err);

#endif
