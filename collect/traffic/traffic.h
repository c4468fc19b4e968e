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
    PREDICT_SIM, /* cache simulation as in hardware (sim.h also has pycachesim's way) */
    PREDICT_LCS, /* smooth layer conditions */
};

/*
 * The registry of all sources of a result's traffic: the predictors, and hardware counters.
 * Commands, table columns, plots and pages take their names from here.
 */
struct traffic_source {
    const char *name;  /* LC, SIM, LCS, PHENO, …: on command lines, and the prefix of columns */
    const char *title; /* in words */
    const char *ecm;   /* the ECM model with it */
    const char *headline; /* where the traffic comes from */
    bool counted;         /* measured by hardware counters: not predicted */
    bool published;       /* predicted and published by others */
};

enum { TRAFFIC_SOURCES = 6, TRAFFIC_PUBLISHED = 2 };

/* Those of `enum predictor` by its values, then the counters, then what others published. */
extern const struct traffic_source traffic_sources[TRAFFIC_SOURCES];

/* The source for hardware counters. */
extern const struct traffic_source *const traffic_counters;

/* [TRAFFIC_PUBLISHED] others' predictions: with layer conditions, with a cache simulation. */
extern const struct traffic_source *const traffic_published;

/* Traffic between one cache and the level below, in cache lines per cache line of work. */
struct level_traffic {
    double hits;   /* lines found here (LC: accesses; SIM, L1: touches by accesses) */
    double misses; /* lines requested from the level below = its loads */
    double evicts; /* lines passed to the level below = its stores */
};

/* levels[i] describes the edge between cache i and the level below (L1L2, L2L3, …, L3MEM). */
struct traffic {
    int n_levels;
    struct level_traffic levels[HIERARCHY_MAX_LEVELS];
    double spread[HIERARCHY_MAX_LEVELS]; /* SIM: relative difference of samples or windows */
    char condition[HIERARCHY_MAX_LEVELS]
                  [96]; /* LC: the condition that held, in elements; else "" */
};

/* "LC", "SIM", "LCS"; null, -1 for no such name. */
const char *predictor_name(enum predictor p);
int predictor_parse(struct str name);

/*
 * Traffic at sizes[k->n_symbols]. Fails if an access leaves its array, the iteration space is empty
 * or a number overflows. Pure; scratch memory comes from the arena.
 */
bool traffic_predict(enum predictor p, const struct kernel *k, const int64_t *sizes,
                     const struct hierarchy *h, struct arena *arena, struct traffic *out,
                     struct err *err);

#endif
