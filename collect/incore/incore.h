#ifndef COLLECT_INCORE_INCORE_H
#define COLLECT_INCORE_INCORE_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/kernel/kernel.h"
#include "collect/machine/machine.h"

/*
 * In-core analysis: the cycles that the core alone needs for one cache line of work, with all data
 * in L1. The kernel's function (stempel/bench/function.h) is compiled with the machine's flags, its
 * hot loop is found in the assembly, and an analyser of the machine file looks at that loop.
 * Nothing is run but compiler and analyser, so the machine may be another one than this host.
 */

struct bench_as_written;

struct port_pressure {
    const char *port;
    double cy_per_cl;
};

/* One instruction of the hot loop. */
struct loop_instruction {
    struct str text;
    const double *cy_per_port; /* [n_ports], for one pass through the loop */
    bool unknown;              /* the analyser does not know it */
};

struct incore {
    /*
     * T_comp is the largest over the overlapping ports; it is raised to the analyser's own inverse
     * throughput (front end, ports in combination) where that exceeds the data ports as well.
     * T_RegL1 is the largest over the data ports. As Kerncraft does with IACA's figures.
     */
    double T_comp_cy_per_cl;
    double T_RegL1_cy_per_cl;
    /*
     * The time of dependency chains: what a pass takes in the steady state when instructions wait
     * for the results of others. 0 where that is less than 5 % above T_comp and T_RegL1.
     */
    double T_latency_cy_per_cl;
    double throughput_cy_per_pass; /* the analyser's own figure, without any waiting */
    double simulated_cy_per_pass; /* the steady state with waiting, front end aside; 0: not known */
    int lup_per_pass;             /* inner iterations for one pass through the loop */
    bool lower_bound;             /* an instruction was unknown: true times are not lower */
    bool vectorised;
    int simd_bits; /* 0: scalar */
    int n_spills;  /* accesses to the stack in one pass */
    int n_gathers; /* and scatters */
    int n_loops;   /* innermost loops in the listing, of which this is number `loop` */
    int loop;
    unsigned first_line, last_line; /* of the loop in the listing */
    size_t n_ports;
    const struct port_pressure *ports;
    size_t n_instructions;
    const struct loop_instruction *instructions;
    struct str assembly;        /* the whole listing */
    struct str report;          /* the analyser's own text */
    const char *compiler;       /* name and version; "" for a given listing */
    const char *compiler_flags; /* "" for a given listing */
    const char *analyser;       /* name and version */
};

struct incore_options {
    const char *compiler;        /* name from the machine file; NULL: the first that is installed */
    const char *analyser;        /* the same */
    int asm_block;               /* number of the loop to take; -1: find the hot loop */
    int pointer_increment_bytes; /* that a pass advances; 0: find out */
    const char *cache_dir;       /* results by hash; NULL: do not keep */
    double timeout_s;            /* for each run of a tool; 0: a minute */
    const struct bench_as_written *written; /* stempel/bench/function.h; NULL: as for collections */
};

/*
 * Compiles, finds the hot loop, analyses it. All is owned by the arena. Errors say which tool is
 * missing or failed, or why the loop is not clear. A result that is found in cache_dir costs no
 * process; a damaged or unwritable cache is no error.
 */
bool incore_analyse(const struct kernel *k, const struct machine *m,
                    const struct incore_options *options, struct arena *arena, struct incore *out,
                    struct err *err);

/* The same for an assembly listing (of file `name`, for messages) of the kernel. */
bool incore_analyse_listing(struct str listing, const char *name, const struct kernel *k,
                            const struct machine *m, const struct incore_options *options,
                            struct arena *arena, struct incore *out, struct err *err);

/* What overlaps with data transfers: T_comp, or the dependency chains where they take longer. */
double incore_overlapping_cy_per_cl(const struct incore *in);

#endif
