#ifndef COLLECT_INCORE_ANALYSER_H
#define COLLECT_INCORE_ANALYSER_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"
#include "collect/incore/listing.h"

/* One interface for all in-core analysers; each is an external program. */
struct analyser_request {
    enum asm_isa isa;
    const char *program;    /* full path */
    const char *target;     /* as in struct analyser of the machine file */
    double timeout_s;       /* per run */
    size_t n;               /* number of instructions of one iteration, in execution order */
    const struct str *text; /* [n] */
    bool report;            /* also return its own text, which may take another run */
    bool waits;             /* an iteration waits for the one before, through whatever it be */
};

/* Result of the analyser; cycles are per iteration of the loop. */
struct analysis {
    size_t n_ports;
    const char *const *ports; /* equal units of one resource are numbered: SBPort23.0, SBPort23.1 */
    const double *cy_per_port; /* [n * n_ports] one row per instruction */
    const double *cy_in_all;   /* [n_ports] sums, if the rows are rounded; null: add up the rows */
    const bool *unknown;       /* [n] the analyser does not know the instruction; its row is 0 */
    /*
     * Inverse throughput: the time of ports and front end if no instruction waits for the result of
     * another.
     */
    double throughput_cy;
    /*
     * The steady state of a simulation in which instructions wait for results: loop-carried
     * dependency chains, and chains within an iteration as far as the out-of-order window cannot
     * hide them. Includes the ports, not the front end. 0: not known.
     */
    double simulated_cy;
    /* In that simulation the scheduler fills up, rather than the queues that empty in order. */
    bool scheduler_full;
    /* Iterations in its window at once, if the request says that a chain joins them; 0: not known
     */
    double iterations_in_flight;
    const char *doubt;   /* a doubt about the analyser's model here; null: none */
    int dispatch_width;  /* instructions per cycle that the front end dispatches; 0: not known */
    struct str report;   /* may be set although it was not requested */
    const char *version; /* name and version, of the program that ran; null: not in its output */
};

struct analyser_tool {
    const char *name; /* as in machine files */
    /* Full path of the newest version installed; null if there is none. */
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

/* The names of all analysers, separated by commas, for messages. */
const char *analyser_tool_names(struct arena *arena);

/* Maximum output of an analyser in bytes. */
enum { ANALYSER_MAX_OUTPUT = 64 << 20 };

const char *mca_find(struct arena *arena);
bool mca_run(const struct analyser_request *request, struct arena *arena, struct analysis *out,
             struct err *err);

const char *mca_version(const char *path, struct arena *arena);

const char *osaca_find(struct arena *arena);
bool osaca_run(const struct analyser_request *request, struct arena *arena, struct analysis *out,
               struct err *err);

#endif
