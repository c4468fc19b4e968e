#ifndef RENDER_CONFIG_FILE_H
#define RENDER_CONFIG_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

/*
 * `config.yml`: how the numbers beside it were made. Only `path` and `machine` must be there; a
 * missing text is NULL, a missing number 0.
 */
struct config_file {
    const char *path;    /* 3D/r1/homogeneous/star/constant/double, or named/<kernel> */
    const char *machine; /* name of the machine file */
    bool complete;       /* every planned point is there or recorded as failed */
    const char *plan;    /* hash of everything that determines the folder's content */
    const char *inspect_version;
    const char *commit;
    bool commit_modified;
    const char *collected; /* UTC */
    double minutes;        /* that the collection took */
    const char *compiler;
    const char *compiler_version;
    const char *compiler_flags;
    const char *analyser;
    double clock_hz;
    double flop_per_lup;
    double lup_per_cl;
    int element_bytes;
    bool vectorised;
    int simd_bits;
    const char *scaling_size;
    const char *counters; /* what was counted, or why nothing was */
    int points;           /* planned */
    int failed;
    const char *const *failures; /* `grid.csv, size 400: reason` */
    unsigned failures_count;
    const char *kernel_hash;  /* git blob hash of kernel.c */
    const char *machine_hash; /* of the machine file */
    const char *const *commands;
    unsigned commands_count;
};

/*
 * Parses the text of a config.yml; unknown keys, missing or unsafe `path` and `machine` are errors
 * with file, line and column. `*out` is copied into the arena.
 */
bool config_file_parse(struct str text, const char *file, struct arena *arena,
                       struct config_file *out, struct err *err);

#endif
