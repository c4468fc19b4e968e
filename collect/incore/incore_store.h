#ifndef COLLECT_INCORE_INCORE_STORE_H
#define COLLECT_INCORE_INCORE_STORE_H

#include "collect/incore/incore.h"

/* Results as JSON (incore_json.h), kept in a folder under the hash of all that determines them. */

/* The file of a kind of result in the folder. */
const char *incore_store_path(const char *dir, const char *kind, struct str key,
                              struct arena *arena);

/*
 * Looks `key` up, the text of all that determines a result. False where it is not there; a damaged
 * file counts as not there.
 */
bool incore_store_find(const char *dir, struct str key, struct arena *arena, struct incore *out);

/* Keeps a result. That it cannot be written only costs time the next time. */
void incore_store_keep(const char *dir, struct str key, const struct incore *in,
                       struct arena *arena);

/* What the tools failed with, and how often. Texts are owned by the arena. */
struct incore_store_failure {
    int attempts;
    const char *reason;
    const char *run; /* the last one that tried, see incore_options.run */
};

/* The same for failures; a result that is stored later is found first. */
bool incore_store_find_failure(const char *dir, struct str key, struct arena *arena,
                               struct incore_store_failure *out);
void incore_store_keep_failure(const char *dir, struct str key,
                               const struct incore_store_failure *failure, struct arena *arena);

/* What the program at `path` says of itself, asked with `ask` unless `dir` (null: none) has it. */
const char *incore_store_version(const char *dir, const char *path,
                                 const char *(*ask)(const char *path, struct arena *arena),
                                 struct arena *arena);

/* A program's identity without running it: path, inode, size, time of last change. */
void incore_key_program(struct sb *key, const char *path);

/* This host's processor, for code that a compiler makes for it (`-march=native`). */
void incore_key_host(struct sb *key);

#endif
