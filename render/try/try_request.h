#ifndef RENDER_TRY_TRY_REQUEST_H
#define RENDER_TRY_TRY_REQUEST_H

#include "base/yaml_tree.h"
#include "collect/incore/core_time.h"
#include "collect/machine/machine.h"
#include "collect/model/study.h"
#include "collect/traffic/traffic.h"
#include "stempel/kernel/paste.h"

/* A request to try_answer, parsed and checked; everything is owned by the arena. */
struct try_request {
    struct str what; /* `analyse`, … */
    struct str class_path;
    struct str kernel_text;
    const char *name;
    int nest;             /* which nest, if the code has several, from 0 */
    struct pasted pasted; /* the nests of the text, if it goes beyond the kernel language */
    struct kernel kernel;
    struct machine machine; /* with the cache sizes of the request */
    struct study study;
    enum predictor predictor;
    int cores;
    double safety;
    bool literature, penalty, plots;
    bool brief; /* all points except the explained one get only the values for the regimes */
    bool has_core;
    struct core_time core;
    int fresh;     /* maximum number of points to simulate */
    size_t detail; /* of the study */
};

/* Which part of a request is wrong: `request`, `kernel`, `machine` or `sizes`. */
struct try_fault {
    struct err err;
    const char *of;
};

/* Reads the request's own members. */
bool try_read_request(const struct yml_node *root, struct arena *arena, struct try_request *out,
                      struct try_fault *fault);
/* Read its kernel, its machine and its sizes. */
bool try_read_kernel(struct arena *arena, struct try_request *r, struct try_fault *fault);
bool try_read_machine(const struct yml_node *root, struct arena *arena, struct try_request *r,
                      struct try_fault *fault);
bool try_read_sizes(const struct yml_node *root, struct arena *arena, struct try_request *r,
                    struct try_fault *fault);

#endif
