#ifndef RENDER_TRY_TRY_ANALYSIS_H
#define RENDER_TRY_TRY_ANALYSIS_H

#include "collect/model/predict.h"
#include "render/try/try_json.h"
#include "render/try/try_memory.h"
#include "render/try/try_request.h"

/* Where the core's time is from. */
enum try_core { TRY_CORE_GIVEN, TRY_CORE_BOUND, TRY_CORE_UNKNOWN };

struct try_point {
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    const char *problem; /* null: none; else only the sizes are known */
    struct traffic traffic;
    struct model_point point;
};

/* What is known of all points. */
struct try_analysis {
    const struct try_request *request;
    struct arena *arena;
    struct predict predict;
    struct lc_listing conditions; /* for whole caches; where predict.has_lc */
    enum try_core core;
    size_t n_points; /* of the study, as far as they are known */
    struct try_point *points;
    size_t detail; /* among them: the one that is explained */
};

/*
 * All points of the study; of simulated ones those in the memory and as many as the request lets it
 * simulate, the one in question first, then the others ever more finely spread. False with the
 * first point's problem where no point could be evaluated.
 */
bool try_analyse(const struct try_request *r, struct try_memory *memory, struct arena *arena,
                 struct try_analysis *out, struct err *err);

/* One point at these sizes with so many cores. */
bool try_evaluate(const struct try_analysis *a, const int64_t *sizes, int cores,
                  struct try_point *out, struct err *err);

/* Its parts as members of the answer. */
void try_write_kernel(const struct kernel *k, struct arena *arena, struct try_json *j);
void try_write_machine(const struct machine *m, struct try_json *j);
void try_write_conditions(const struct try_analysis *a, struct try_json *j);
void try_write_points(const struct try_analysis *a, struct try_json *j);
void try_write_plots(const struct try_analysis *a, struct try_json *j);

#endif
