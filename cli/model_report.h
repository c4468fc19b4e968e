#ifndef CLI_MODEL_REPORT_H
#define CLI_MODEL_REPORT_H

#include <jansson.h>

#include "base/str.h"
#include "collect/incore/incore.h"
#include "collect/measure/counted_sweeps.h"
#include "collect/measure/measure.h"
#include "collect/model/model.h"
#include "collect/model/study.h"
#include "collect/model/units.h"
#include "collect/traffic/lc.h"

/* What `inspect model` was asked for and found, and its three forms: text, JSON, CSV. */

enum model_mode {
    MODE_LC = 1 << 0,
    MODE_ECM_CPU = 1 << 1,
    MODE_ECM_DATA = 1 << 2,
    MODE_ECM = 1 << 3,
    MODE_ROOFLINE_FLOP = 1 << 4,
    MODE_ROOFLINE_ASM = 1 << 5,
    MODE_BENCHMARK = 1 << 6,
};

/* Modes that need the in-core part, the traffic, the bandwidths. */
enum {
    MODES_CORE = MODE_ECM_CPU | MODE_ECM | MODE_ROOFLINE_ASM,
    MODES_TRAFFIC = MODE_LC | MODE_ECM_DATA | MODE_ECM | MODE_ROOFLINE_FLOP | MODE_ROOFLINE_ASM,
    MODES_MODEL = MODE_ECM_DATA | MODE_ECM | MODE_ROOFLINE_FLOP | MODE_ROOFLINE_ASM,
    MODES_ROOFLINE = MODE_ROOFLINE_FLOP | MODE_ROOFLINE_ASM,
};

/* What holds for all points. Everything is borrowed from the command's arena. */
struct model_request {
    unsigned modes; /* of enum model_mode */
    struct str kernel_name;
    const struct kernel *kernel;
    const struct program_as_written *written; /* null: a kernel, not real code */
    const struct machine *machine;
    const struct incore *incore;   /* null: not asked for, or failed */
    const struct counted *counted; /* measured inputs instead of predicted ones; null: none */
    enum predictor predictor;
    enum unit unit;
    int verbose;
    struct study study;
    struct range cores;
    double safety;        /* of the layer conditions */
    bool by_element;      /* SIM: touch lines for each element, not once */
    bool literature;      /* the literature's ECM even where the machine has a fitted one */
    bool penalty;         /* utilisation penalty of the scaling */
    bool rows;            /* in-core times of whole rows, not of an endless loop */
    bool explain;         /* add an explanation to the text */
    const char *compiler; /* of the machine file; null: the first that is installed */
    struct measure_options measuring; /* of mode Benchmark; threads and compiler from the above */
    double clock_hz;                  /* to hold meanwhile; 0: as it is */
    const char *json;                 /* paths, `-` for standard output; null: not wanted */
    const char *csv;
};

/* One point of the study; what the modes do not ask for is empty. */
struct model_result {
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    int cores;
    struct core_time core;
    struct row_time row; /* where iterations > 0: what `core` is made of */
    struct traffic traffic;
    struct model_point point;            /* ECM, and the Roofline with the in-core time */
    struct model_point flop;             /* the Roofline with peak FLOP/s */
    const struct measurement *bench;     /* null: not measured */
    const char *explanation;             /* a paragraph; null: not wanted */
    const struct lc_listing *conditions; /* to list block sizes for; null: not wanted */
};

/* Where the traffic is from: a predictor's name, or PHENO. */
const char *model_source(const struct model_request *request);

/* Evaluates every point and writes the forms that are wanted. */
bool model_run(const struct model_request *request, struct arena *arena, struct err *err);

/* Everything before the points: kernel, machine, in-core part. */
void model_text_head(const struct model_request *request, struct sb *out);
void model_text_point(const struct model_request *request, const struct model_result *result,
                      struct sb *out);

/*
 * Measures a point into result->bench, which `scratch` owns. `*program` is built where it is null,
 * into `arena`; give it back with measure_program_free.
 */
bool model_benchmark_point(const struct model_request *request, struct measure_program **program,
                           struct model_result *result, struct arena *arena, struct arena *scratch,
                           struct err *err);
void model_text_benchmark(const struct model_request *request, const struct model_result *result,
                          struct sb *out);

/* The layer conditions of each cache, with the largest size for which each holds. */
void model_text_conditions(const struct model_request *request, const struct lc_listing *listing,
                           struct sb *out);
json_t *model_json_conditions(const struct model_request *request,
                              const struct lc_listing *listing);

/*
 * The block sizes that keep each condition, for every size symbol alone and for each number of
 * threads on a shared cache, down to blocking_is_useful; a condition that no such block keeps is
 * said to have none (text), or has none (JSON). `listing` is for whole caches.
 */
void model_text_blocks(const struct model_request *request, const struct lc_listing *listing,
                       const int64_t *sizes, struct sb *out);
json_t *model_json_blocks(const struct model_request *request, const struct lc_listing *listing,
                          const int64_t *sizes);

/* A new reference to the object without its points; then each point for the array `points`. */
json_t *model_json_head(const struct model_request *request);
json_t *model_json_point(const struct model_request *request, const struct model_result *result);

void model_csv_head(const struct model_request *request, struct sb *out);
void model_csv_point(const struct model_request *request, const struct model_result *result,
                     struct sb *out);

#endif
