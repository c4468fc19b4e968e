#ifndef COLLECT_SWEEP_CONFIG_FILE_H
#define COLLECT_SWEEP_CONFIG_FILE_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/hash.h"
#include "base/str.h"

/*
 * `config.yml` of a configuration's folder: what was collected, with what, when, and how to repeat
 * it. Unknown texts are null. It is written last: if it exists and has `complete`, the folder is
 * complete.
 */
struct config {
    const char *path; /* 3D/r1/… or named/… */
    const char *machine;
    bool complete;    /* every planned point has results or is recorded as failed */
    const char *plan; /* hash of everything that determines the folder's content */
    const char *inspect_version;
    const char *commit; /* of the repository around the collection */
    bool commit_modified;
    const char *collected; /* UTC */
    int work_s;            /* seconds of measurement, over all resumptions */
    const char *compiler;
    const char *compiler_version;
    const char *compiler_flags;
    const char *analyser;
    int64_t clock_hz; /* median of the measured points; 0 if nothing was measured */
    int flop_per_lup;
    int lup_per_cl;
    int element_bytes;
    bool vectorised;
    int simd_bits;
    const char *publisher; /* of imported results; NULL: our own */
    const char *publisher_commit;
    const char *licence;
    /* The prediction at `explained_size` in words: all of it, what limits it, what blocking gains.
     */
    const char *explanation, *bottleneck, *advice;
    int64_t explained_size;
    const char *scaling_size;
    const char *counters; /* what was counted, or why nothing was */
    int points;           /* planned */
    int failed;
    int attempts;                /* attempts made for failed points; 0: none failed */
    int model_ms;                /* time of planning and models, in this run */
    const char *const *failures; /* `grid.csv, size 400: reason` */
    unsigned failures_count;
    const char *kernel_hash;
    const char *machine_hash;
    int models_revision; /* configuration_models_revision at that time; 0: not recorded */
    const char *const
        *files; /* existing files of config_derived: `hash  name`, in the format of xxh128sum */
    unsigned files_count; /* 0: written by a version that did not record them */
    const char *manner;   /* how it was measured, as options of inspect collect */
    const char *const *commands;
    unsigned commands_count;
};

/*
 * The files made from kernel, machine file and journal, null-terminated. They are made again if
 * their hashes differ from those in config.yml.
 */
extern const char *const config_derived[];

/* Whether config.yml lists a derived file, and the hash of that file. */
bool config_lists(const struct config *c, const char *name, char hash[HASH_CHARS]);

/* As YAML text, owned by the arena; deterministic. */
bool config_file_text(const struct config *c, struct arena *arena, struct str *text,
                      struct err *err);

/*
 * Parses the text of config.yml; everything is owned by the arena. Unknown keys and names that are
 * not paths are errors.
 */
bool config_file_parse(struct str text, const char *path, struct arena *arena, struct config *out,
                       struct err *err);

#endif
