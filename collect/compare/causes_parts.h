#ifndef COLLECT_COMPARE_CAUSES_PARTS_H
#define COLLECT_COMPARE_CAUSES_PARTS_H

#include "collect/compare/cause.h"
#include "collect/compare/gain.h"

/* State shared by the functions that find causes; private to causes*.c. */
struct cause_finder {
    const struct cause_request *request;
    struct arena *arena;
    struct causes *out;
    const struct forecast_point *own; /* [n_points] what versions are compared with */
    bool rows;                        /* their ends count: a fitted ECM is one of whole rows */
    bool reordered;                   /* the loop order is reported as a cause */
    bool core_explained; /* a cause explains why the loop is not vectorised, or not with full width
                          */
};

/* Each tests the causes of its group and adds those with a gain. */
bool causes_of_core(struct cause_finder *f, struct err *err);
bool causes_of_data(struct cause_finder *f, struct err *err);
bool causes_of_threads(struct cause_finder *f, struct err *err);
bool causes_of_scaling(struct cause_finder *f, struct err *err);

/* The version that is the unchanged code. */
struct version causes_own(const struct cause_finder *f);

/* Memory for one gain per point. */
struct gain *causes_gains(struct cause_finder *f);

/*
 * Forecasts `version` and its gain over the user's code at each point. `same_data`: the version has
 * the same traffic, which is known already. False if there is no forecast.
 */
bool causes_gain(struct cause_finder *f, const struct version *version, bool same_data,
                 struct forecast *without, struct gain *gains);

/* Lowers the lower ends to the gains over other points of the user's code, with the same data. */
void causes_lower(struct cause_finder *f, const struct forecast *without,
                  const struct forecast_point *own, struct gain *gains);

/* The point that represents a cause: the verdict's if the cause counts there, else the one with the
 * largest gain. */
size_t causes_point(const struct cause_finder *f, const struct gain *gains);

/* Adds a cause with its gains; null if the largest gain is too small to report. */
struct cause *causes_add(struct cause_finder *f, const struct cause *cause,
                         const struct gain *gains);

/*
 * `the core takes 96.0 cy/CL, without it 12.0; scalar code becomes 256-bit SIMD`. Both forecasts
 * must have in-core times. `rough`: with a remark that the own code's depends on data.
 */
struct str causes_core_evidence(const struct cause_finder *f, const struct forecast *without,
                                bool rough);

/* ` (file.c:12)`, or nothing if the line is not known. */
struct str causes_place(const struct cause_finder *f, unsigned line);

#endif
