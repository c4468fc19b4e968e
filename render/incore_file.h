#ifndef RENDER_INCORE_FILE_H
#define RENDER_INCORE_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "collect/incore/incore.h"

/*
 * `incore.json`: the in-core analysis of the hot loop. Missing numbers are NaN or 0, missing texts
 * empty.
 */
struct incore_file {
    struct str compiler;
    struct str compiler_flags;
    struct str analyser;
    double T_comp_cy_per_cl;
    double T_RegL1_cy_per_cl;
    double T_latency_cy_per_cl;
    double lup_per_iteration;
    struct str doubt; /* why to doubt the analyser's model; empty: no doubt */
    bool lower_bound;
    bool vectorised;
    double simd_bits;
    double spills;
    double gathers;
    size_t n_ports;
    const struct str *ports;
    const double *port_cy_per_cl; /* [n_ports] */
    size_t n_instructions;
    const struct loop_instruction *instructions;
};

/* Parses the text; members that exist must have the right type. Owned by the arena. */
bool incore_file_parse(struct str text, const char *file, struct arena *arena,
                       struct incore_file *out, struct err *err);

#endif
