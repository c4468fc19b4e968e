#ifndef COLLECT_TRAFFIC_TRAFFIC_H
#define COLLECT_TRAFFIC_TRAFFIC_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/traffic/hierarchy.h"
#include "stempel/kernel/kernel.h"

/*
 * Data traffic of a kernel in steady state, one interface for all predictors. The unit of work is
 * one cache line of the kernel's work array (kernel_work_array).
 */
enum predictor {
    PREDICT_LC,  /* layer conditions */
    PREDICT_SIM, /* cache simulation, as hardware does (sim.h has pycachesim's way too) */
    PREDICT_LCS, /* smooth layer conditions */
};

/*
 * The registry of all sources of a result's traffic: the predictors, and what hardware
 * counters saw. Commands, the columns of tables, plots and pages take their names from here.
 */
struct traffic_source {
    const char *name;  /* LC, SIM, LCS, PHENO, …: on command lines, and the prefix of columns */
    const char *title; /* in words */
    const char *ecm;   /* the ECM model with it */
    const char *headline; /* where the traffic comes from */
    bool counted;         /* measured by hardware counters: not predicted */
    bool published;       /* what others predicted and published: not predicted here */
};

enum { TRAFFIC_SOURCES = 6, TRAFFIC_PUBLISHED = 2 };

/* Those of `enum predictor` by its values, then the counters, then what others published. */
extern const struct traffic_source traffic_sources[TRAFFIC_SOURCES];

/* The source that counters are. */
extern const struct traffic_source *const traffic_counters;

/* [TRAFFIC_PUBLISHED] others' predictions: with layer conditions, with a cache simulation. */
extern const struct traffic_source *const traffic_published;

/* What one cache passes on, in cache lines per cache line of work. */
struct level_traffic {
    double hits;   /* lines found here (LC: accesses; SIM, L1: touches by accesses) */
    double misses; /* lines asked from the level below = its loads */
    double evicts; /* lines given to the level below = its stores */
};

/* levels[i] describes the edge between cache i and the level below (L1L2, L2L3, …, L3MEM). */
struct traffic {
    int n_levels;
    struct level_traffic levels[HIERARCHY_MAX_LEVELS];
    double spread[HIERARCHY_MAX_LEVELS]; /* SIM: relative difference of two
 halves of what was simulated */
    char condition[HIERARCHY_MAX_LEVELS]
                  [96]; /* LC: the condition that held, in elements; else "" */
};

/* "LC", "SIM", "LCS"; null, -1 for no such name. */
const char *predictor_name(enum predictor p);
int predictor_parse(struct str name);

/*
 * Traffic at sizes[k->n_symbols]. Fails where the sizes leave the arrays, the iteration space is
 * empty or a number overflows. Pure; scratch memory comes from the arena.
 */
bool traffic_predict(enum predictor p, const struct kernel *k, const int64_t *sizes,
                     const struct hierarchy *h, struct arena *arena, struct traffic *out,
                     struct err *err);

#endif
