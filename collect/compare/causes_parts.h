#ifndef COLLECT_COMPARE_CAUSES_PARTS_H
#define COLLECT_COMPARE_CAUSES_PARTS_H

#include "collect/compare/cause.h"

/* What the finders of causes share; private to causes*.c. */
struct cause_finder {
    const struct cause_request *request;
    struct arena *arena;
    struct causes *out;
    const double *own_mlup_per_s; /* [n_points] what versions are held against */
    bool reordered;               /* the order of the loops is reported */
    bool core_explained;          /* a cause says why the loop is not vectorised, or not wider */
};

/* Tests every cause of its group and adds those that cost something. */
bool causes_of_core(struct cause_finder *f, struct err *err);
bool causes_of_data(struct cause_finder *f, struct err *err);
bool causes_of_threads(struct cause_finder *f, struct err *err);
bool causes_of_scaling(struct cause_finder *f, struct err *err);

/* The own code's version. */
struct version causes_own(const struct cause_finder *f);

/* Room for one gain a point. */
double *causes_gains(struct cause_finder *f);

/*
 * Forecasts `version` and the gain of it over the own code at each point. `same_data`: the version
 * moves the same data, whose traffic is known already. False if there is no forecast.
 */
bool causes_gain(struct cause_finder *f, const struct version *version, bool same_data,
                 struct forecast *without, double *gains);

/* Adds a cause with its gains; null where the largest of them is not worth a line. */
struct cause *causes_add(struct cause_finder *f, const struct cause *cause, const double *gains);

/* ` (file.c:12)`, or nothing where the line is not known. */
struct str causes_place(const struct cause_finder *f, unsigned line);

#endif
