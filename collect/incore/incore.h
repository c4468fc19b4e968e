#ifndef COLLECT_INCORE_INCORE_H
#define COLLECT_INCORE_INCORE_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/kernel/kernel.h"
#include "collect/machine/machine.h"

/* In-core analysis: the cycles that the core alone needs for one cache line of work. */
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
    double T_comp_cy_per_cl;       /* overlapping ports, raised to the analyser's throughput */
    double T_RegL1_cy_per_cl;      /* data ports */
    double T_latency_cy_per_cl;    /* loop-carried chains; 0 where not longer than the throughput */
    double throughput_cy_per_pass; /* the analyser's own figure for one pass through the loop */
    int lup_per_pass;              /* inner iterations for one pass through the loop */
    bool lower_bound;              /* an instruction was unknown: true times are not lower */
    bool vectorised;
    int simd_bits;
    int n_spills;
    int n_gathers;
    size_t n_ports;
    const struct port_pressure *ports;
    size_t n_instructions;
    const struct loop_instruction *instructions;
    struct str assembly;  /* the whole listing */
    struct str report;    /* the analyser's own text */
    const char *compiler; /* name and version */
    const char *compiler_flags;
    const char *analyser; /* name and version */
};

struct incore_options {
    const char *compiler;        /* name from the machine file; NULL: the first that is installed */
    const char *analyser;        /* the same */
    int asm_block;               /* -1: find the hot loop */
    int pointer_increment_bytes; /* 0: find out */
    const char *cache_dir;       /* results by hash; NULL: do not keep */
};

/* Compiles, finds the hot loop, analyses it. Owned by the arena. Runs compiler and analyser. */
bool incore_analyse(const struct kernel *k, const struct machine *m,
                    const struct incore_options *options, struct arena *arena, struct incore *out,
                    struct err *err);

#endif
