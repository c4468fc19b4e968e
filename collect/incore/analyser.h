#ifndef COLLECT_INCORE_ANALYSER_H
#define COLLECT_INCORE_ANALYSER_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "collect/incore/listing.h"

/* In-core analysers, one interface for all; each is a program that is run. */
struct analyser_request {
    enum asm_isa isa;
    const char *program;    /* full path */
    const char *target;     /* as in struct analyser of the machine file */
    double timeout_s;       /* for each run */
    size_t n;               /* instructions of one iteration, in the order in which they run */
    const struct str *text; /* [n] */
    bool report;            /* its own text is asked for, which may take another run */
};

/* What the analyser says; cycles are for one iteration of the loop. */
struct analysis {
    size_t n_ports;
    const char *const *ports; /* equal units of one resource are numbered: SBPort23.0, SBPort23.1 */
    const double *cy_per_port; /* [n * n_ports] for each instruction, row by row */
    const double *cy_in_all;   /* [n_ports] where the rows are rounded; null: the rows' sums */
    const bool *unknown;       /* [n] the analyser refused the instruction; its row is 0 */
    /*
     * Inverse throughput: what ports and front end need if no instruction ever waits for another
     * one's result.
     */
    double throughput_cy;
    /*
     * The steady state of a simulation in which results are waited for: the loop-carried chains,
     * and chains within an iteration as far as the out-of-order window cannot hide them. Ports
     * count, the front end does not. 0: not known.
     */
    double simulated_cy;
    /* In that simulation the scheduler fills up, rather than the queues that empty in order. */
    bool scheduler_full;
    const char *doubt;   /* a doubt about the analyser's model here; null: none */
    int dispatch_width;  /* instructions a cycle that the front end takes; 0: not known */
    struct str report;   /* may be there without being asked for */
    const char *version; /* name and version, of the program that ran; null: its output says none */
};

struct analyser_tool {
    const char *name; /* as in machine files */
    /* Full path of the program, the newest one installed; null where there is none. */
    const char *(*find)(struct arena *arena);
    bool (*run)(const struct analyser_request *request, struct arena *arena, struct analysis *out,
                struct err *err);
    /* Name and version of the program at `path`; null where its output has them. */
    const char *(*version)(const char *path, struct arena *arena);
};

/* By name, or null. */
const struct analyser_tool *analyser_tool(const char *name);

/* Whether `given` means the analyser `name`: Kerncraft writes OSACA, LLVM-MCA, IACA. */
bool analyser_is(const char *name, const char *given);

/* The names of all, separated by commas, for messages. */
const char *analyser_tool_names(struct arena *arena);

/* How much an analyser may write. */
enum { ANALYSER_MAX_OUTPUT = 64 << 20 };

const char *mca_find(struct arena *arena);
bool mca_run(const struct analyser_request *request, struct arena *arena, struct analysis *out,
             struct err *err);

const char *mca_version(const char *path, struct arena *arena);

const char *osaca_find(struct arena *arena);
bool osaca_run(const struct analyser_request *request, struct arena *arena, struct analysis *out,
               struct err *err);

#endif
