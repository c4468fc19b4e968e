#ifndef COLLECT_INCORE_INCORE_STORE_H
#define COLLECT_INCORE_INCORE_STORE_H

#include "collect/incore/incore.h"

/*
 * Stores results as JSON (incore_json.h) in a folder, under the hash of everything that determines
 * them.
 */

/* The path of the file for a kind of result. */
const char *incore_store_path(const char *dir, const char *kind, struct str key,
                              struct arena *arena);

/*
 * Looks up `key`, a text of everything that determines a result. False if there is none; a damaged
 * file counts as none.
 */
bool incore_store_find(const char *dir, struct str key, struct arena *arena, struct incore *out);

/* Stores a result. Failure to write is ignored: it only costs time later. */
void incore_store_keep(const char *dir, struct str key, const struct incore *in,
                       struct arena *arena);

/* How and how often the tools failed. Texts are owned by the arena. */
struct incore_store_failure {
    int attempts;
    const char *reason;
    const char *run; /* the last run that tried, see incore_options.run */
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
