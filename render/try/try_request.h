#ifndef RENDER_TRY_TRY_REQUEST_H
#define RENDER_TRY_TRY_REQUEST_H

#include "base/yaml_tree.h"
#include "collect/incore/core_time.h"
#include "collect/machine/machine.h"
#include "collect/model/study.h"
#include "collect/traffic/traffic.h"
#include "stempel/kernel/paste.h"

/* What try_answer was asked, read and checked; everything is owned by the arena. */
struct try_request {
    struct str what; /* `analyse`, … */
    struct str class_path;
    struct str kernel_text;
    const char *name;
    int nest;             /* which one of code that has several, from 0 */
    struct pasted pasted; /* the nests of the text, where it is more than the kernel language */
    struct kernel kernel;
    struct machine machine; /* with the caches of the request */
    struct study study;
    enum predictor predictor;
    int cores;
    double safety;
    bool literature, penalty, plots;
    bool brief; /* of points not in question only what regimes show */
    bool has_core;
    struct core_time core;
    int fresh;     /* so many points may be simulated */
    size_t detail; /* of the study */
};

/* Which part of a request is wrong: `request`, `kernel`, `machine` or `sizes`. */
struct try_fault {
    struct err err;
    const char *of;
};

/* The request's own members. */
bool try_read_request(const struct yml_node *root, struct arena *arena, struct try_request *out,
                      struct try_fault *fault);
/* Its kernel, machine and sizes, each by itself. */
bool try_read_kernel(struct arena *arena, struct try_request *r, struct try_fault *fault);
bool try_read_machine(const struct yml_node *root, struct arena *arena, struct try_request *r,
                      struct try_fault *fault);
bool try_read_sizes(const struct yml_node *root, struct arena *arena, struct try_request *r,
                    struct try_fault *fault);

#endif
