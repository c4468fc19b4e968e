#ifndef COLLECT_INCORE_INCORE_H
#define COLLECT_INCORE_INCORE_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/machine/machine.h"
#include "stempel/kernel/kernel.h"

/*
 * In-core analysis: the cycles per cache line of work that the core takes with all data in L1. The
 * kernel's function (stempel/program/function.h) is compiled with the machine's flags, its hot loop
 * is found in the assembly, and an analyser from the machine file analyses that loop. Only compiler
 * and analyser run, so the machine need not be this host. The width of SVE vectors must be given in
 * the compiler's flags: -msve-vector-bits=N.
 */

struct program_as_written;

struct port_pressure {
    const char *port;
    double cy_per_cl;
};

/* One instruction of the hot loop. */
struct loop_instruction {
    struct str text;
    const double *cy_per_port; /* [n_ports], per iteration */
    bool unknown;              /* the analyser does not know it */
};

/*
 * Code that a row (one run of the innermost loop) executes in addition to whole iterations of the
 * hot loop.
 */
struct row_step {
    int lup;            /* kernel iterations (LUP) that it does */
    double vectors;     /* vectors (or scalars) of the work array that it uses for them */
    int n_instructions; /* number of its instructions */
    bool repeats;       /* a loop: runs as many times as fit */
    bool always;        /* runs in every row; the others run if iterations are left for them */
};

struct row_code {
    bool known;               /* false: no loop around it, or its code is not clear */
    int startup_instructions; /* instructions that every row runs outside of loops and steps */
    int dispatch_width;       /* instructions a cycle that the front end takes; 0: not known */
    bool scheduler_full;      /* if dependency chains limit, instructions wait in the scheduler */
    double iterations_in_flight;  /* if a chain from one to the next limits; 0: not known */
    double vectors_per_iteration; /* of the hot loop, as in row_step */
    int loads_per_iteration;      /* of the hot loop, of any data */
    int stores_per_iteration;
    size_t n_steps;
    const struct row_step *steps; /* first those that always run, then by descending lup */
};

struct incore {
    /*
     * T_comp is the maximum over the overlapping ports. It is raised to the analyser's own inverse
     * throughput (front end, ports in combination) if that also exceeds the data ports. T_RegL1 is
     * the maximum over the data ports. Kerncraft treats IACA's results in the same way.
     */
    double T_comp_cy_per_cl;
    double T_RegL1_cy_per_cl;
    /*
     * The time of dependency chains: the steady-state time when instructions wait for the results
     * of others. 0 if that is less than 5 % above T_comp and T_RegL1.
     */
    double T_latency_cy_per_cl;
    /*
     * By how much the longer of T_comp and T_latency exceeds the time of ports and front end
     * because an iteration waits for the one before, or for the divider. Both take as long as they
     * take: what a core loses where ports compete (machine_composition.core_factor) is no part of
     * it.
     */
    double T_beyond_cy_per_cl;
    double throughput_cy_per_iteration; /* the analyser's inverse throughput, without waiting */
    double simulated_cy_per_iteration;  /* steady state with waiting, no front end; 0: unknown */
    int lup_per_iteration;              /* LUP per iteration of the loop */
    bool lower_bound;  /* an instruction is unknown: the true times are not lower */
    const char *doubt; /* a doubt about these times; "": none */
    bool vectorised;
    int simd_bits; /* 0: scalar */
    int n_spills;  /* accesses to the stack in one iteration */
    int n_gathers; /* and scatters */
    int n_loops;   /* number of innermost loops in the listing; this is number `loop` */
    int loop;
    unsigned first_line, last_line; /* of the loop in the listing */
    size_t n_ports;
    const struct port_pressure *ports;
    const char
        *absent_ports; /* ports in the machine file that the analyser does not report; "": none */
    size_t n_instructions;
    const struct loop_instruction *instructions; /* null: only their number is known */
    struct row_code row;
    struct str assembly;        /* the whole listing */
    struct str report;          /* the analyser's own text; empty if it was not requested */
    const char *compiler;       /* name and version; "" for a given listing */
    const char *compiler_flags; /* "" for a given listing */
    const char *analyser;       /* name and version */
};

/* A loop that the user is asked about; its lines in the listing. */
struct incore_candidate {
    unsigned first_line, last_line;
    struct str text;
};

enum incore_asking { ASK_NEVER, ASK_IF_UNCLEAR, ASK_ALWAYS };

/*
 * Callbacks for what the assembly does not show, or what the user wants to decide. Both return
 * false with an error if there is no answer.
 */
struct incore_ask {
    void *context;
    enum incore_asking loop;
    enum incore_asking increment;
    /* Which of `n` loops is hot; `found`: the automatic choice, n if there is none. */
    bool (*which_loop)(void *context, const struct incore_candidate *loops, size_t n, size_t found,
                       size_t *out, struct err *err);
    /* How many bytes an iteration advances by; `found` 0: it could not be determined. */
    bool (*what_increment)(void *context, const struct incore_candidate *loop, int64_t found,
                           int64_t *out, struct err *err);
};

struct incore_options {
    const char *compiler;        /* name in the machine file; NULL: the first that is installed */
    const char *analyser;        /* the same */
    int asm_block;               /* number of the loop to use; -1: find the hot loop */
    int pointer_increment_bytes; /* per iteration of the hot loop; 0: find out */
    const struct incore_ask
        *ask;    /* takes precedence over the two above; NULL: do not ask. Answers are not stored */
    bool report; /* with the analyser's own text */
    const char *cache_dir; /* results by hash; NULL: do not keep */
    double timeout_s;      /* per run of a tool, for a compiler in CPU time; 0: two minutes */
    double patience_s; /* additional wall time beyond twice that, for a compiler; 0: one minute */
    int attempts;      /* give up after this many failures, over all runs; 0: never */
    const char *run;   /* each run tries once; any text that no other run has */
    const struct program_as_written
        *written; /* stempel/program/function.h; NULL: as for collections */
};

/*
 * Compiles, finds the hot loop, analyses it. All is owned by the arena. Errors say which tool is
 * missing or failed, or why the loop is not clear. A result found in cache_dir needs no process; a
 * damaged or read-only cache is not an error. With `attempts`, failures of the tools are stored in
 * cache_dir too: one from this run, or one that has happened that often, is reported again without
 * running the tools.
 */
bool incore_analyse(const struct kernel *k, const struct machine *m,
                    const struct incore_options *options, struct arena *arena, struct incore *out,
                    struct err *err);

/* The same for an assembly listing (of file `name`, for messages) of the kernel. */
bool incore_analyse_listing(struct str listing, const char *name, const struct kernel *k,
                            const struct machine *m, const struct incore_options *options,
                            struct arena *arena, struct incore *out, struct err *err);

/*
 * The same from a throughput report by IACA (in file `name`), for a machine file that lists IACA's
 * ports. The report's instructions are the loop, from which the advance per iteration is
 * determined.
 */
bool incore_analyse_report(struct str report, const char *name, const struct kernel *k,
                           const struct machine *m, const struct incore_options *options,
                           struct arena *arena, struct incore *out, struct err *err);

#endif
