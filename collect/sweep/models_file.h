#ifndef COLLECT_SWEEP_MODELS_FILE_H
#define COLLECT_SWEEP_MODELS_FILE_H

#include "collect/sweep/folder.h"

/*
 * Model-only results of all classes on a machine in one file, `models/<machine>.txt` of a
 * collection: a line per class, its path, a blank, and the analysis of its loop as JSON. Only the
 * analysis needs a compiler and an analyser. The rest of a configuration follows from it, the class
 * and the machine file, so readers compute it, with the same code that collects.
 */
#define COMPACT_FOLDER "models"
#define COMPACT_SUFFIX ".txt"

struct compact_entry {
    const char *path;
    struct str analysis; /* JSON */
};

struct compact_file {
    const char *machine;
    size_t n;
    struct compact_entry *entries; /* in the order of the file */
};

/* The line of a planned configuration. */
void compact_add(const struct configuration *c, struct sb *out);

/*
 * Finds the lines; an analysis is parsed only when it is expanded. Entries are owned by the arena;
 * analyses point into the text.
 */
bool compact_parse(struct str text, const char *name, const char *machine, struct arena *arena,
                   struct compact_file *out, struct err *err);

/* The kernel of a class, which its configurations on all machines share; made when first needed. */
struct compact_class {
    struct arena *arena; /* owns it */
    const char *path;    /* NULL: not made yet */
    struct sweep_item item;
    struct kernel kernel;
};

/*
 * The folder's files as `inspect collect` would write them on a host with that compiler and
 * analyser, except that the loop is not listed. `m` must be the machine of the file, `machine_hash`
 * the hash of its machine file, `class` that of the line, not yet made or made for another line.
 */
bool compact_expand(const struct compact_entry *entry, struct compact_class *class,
                    const struct machine *m, const char *machine_hash, const char *version,
                    struct arena *arena, struct folder_texts *out, struct err *err);

#endif
