#ifndef RENDER_TRY_TRY_ANALYSIS_H
#define RENDER_TRY_TRY_ANALYSIS_H

#include "collect/model/predict.h"
#include "render/try/try_json.h"
#include "render/try/try_memory.h"
#include "render/try/try_request.h"

/* The source of the core time. */
enum try_core { TRY_CORE_GIVEN, TRY_CORE_BOUND, TRY_CORE_UNKNOWN };

struct try_point {
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    const char *problem; /* null: none; else only the sizes are known */
    struct traffic traffic;
    struct model_point point;
};

/* The results for all points. */
struct try_analysis {
    const struct try_request *request;
    struct arena *arena;
    struct predict predict;
    struct lc_listing conditions; /* for whole caches; if predict.has_lc */
    enum try_core core;
    size_t n_points; /* of the study, as far as evaluated */
    struct try_point *points;
    size_t detail; /* the one of them that is explained */
};

/*
 * Evaluates all points of the study. With simulation: those already in try_memory and as many
 * others as the request allows, first the one to be explained, then the others, spread more and
 * more finely. False, with the first point's problem, if no point could be evaluated, or if layer
 * conditions do not apply to the kernel and the request needs them.
 */
bool try_analyse(const struct try_request *r, struct try_memory *memory, struct arena *arena,
                 struct try_analysis *out, struct err *err);

/* Evaluates one point with these sizes and number of cores. */
bool try_evaluate(const struct try_analysis *a, const int64_t *sizes, int cores,
                  struct try_point *out, struct err *err);

/* Write its parts as members of the answer. */
void try_write_kernel(const struct kernel *k, struct arena *arena, struct try_json *j);
void try_write_machine(const struct machine *m, struct try_json *j);
void try_write_conditions(const struct try_analysis *a, struct try_json *j);
void try_write_points(const struct try_analysis *a, struct try_json *j);
void try_write_plots(const struct try_analysis *a, struct try_json *j);

#endif
