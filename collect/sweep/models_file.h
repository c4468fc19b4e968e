#ifndef COLLECT_SWEEP_MODELS_FILE_H
#define COLLECT_SWEEP_MODELS_FILE_H

#include "collect/sweep/folder.h"

/*
 * Model-only results of all classes on a machine in one file, `models/<machine>.txt` of a
 * collection: a line per class, its path, a blank, and the analysis of its loop as JSON. That is
 * what takes a compiler and an analyser; the rest of a configuration follows from it, the class and
 * the machine file, so it is computed where it is read, by the code that collects.
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

/* Finds the lines; an analysis is looked at when it is expanded. Entries are owned by the arena,
 * analyses are parts of the text. */
bool compact_parse(struct str text, const char *name, const char *machine, struct arena *arena,
                   struct compact_file *out, struct err *err);

/*
 * The folder's files as `inspect collect` would write them on a host with that compiler and
 * analyser, except that the loop is not listed. `m` must be the machine of the file, `machine_hash`
 * that of its text.
 */
bool compact_expand(const struct compact_entry *entry, const struct machine *m,
                    const char *machine_hash, const char *version, struct arena *arena,
                    struct folder_texts *out, struct err *err);

#endif
