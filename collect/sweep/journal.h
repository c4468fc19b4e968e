#ifndef COLLECT_SWEEP_JOURNAL_H
#define COLLECT_SWEEP_JOURNAL_H

#include "base/dir.h"
#include "base/hash.h"
#include "base/json.h"

/*
 * The append-only record of a configuration: one JSON object per line, each with a `key` (a hash of
 * everything that determines it). A later line with the same key replaces an earlier one. A last
 * line truncated by a crash is ignored; the next append starts a new line.
 */
#define JOURNAL_NAME "points.jsonl"

struct journal {
    const struct dir *folder;
    const char *name;
    json_t *records; /* key → record */
    bool torn;       /* the file does not end with a line end */
};

/* Reads the file `name` of the folder (both borrowed); a missing file is an empty journal. Free
 * with journal_close. */
bool journal_open(const struct dir *folder, const char *name, struct arena *arena,
                  struct journal *out, struct err *err);

/* The record with this key, borrowed, or null. */
const json_t *journal_find(const struct journal *j, const char *key);

/* Appends and syncs; takes the reference to `record`, even on failure. */
bool journal_add(struct journal *j, const char *key, json_t *record, struct arena *arena,
                 struct err *err);

void journal_close(struct journal *j);

#endif
