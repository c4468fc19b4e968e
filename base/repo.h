#ifndef BASE_REPO_H
#define BASE_REPO_H

#include <stdbool.h>

#include "base/err.h"

/* The state of the git repository that a folder belongs to. */
struct repo_state {
    bool found;      /* false: there is no repository; the rest is empty */
    char commit[41]; /* HEAD, 40 hexadecimal digits; empty before the first commit */
    char date[11];   /* of that commit, in UTC: 2026-11-23; or empty */
    bool modified;   /* tracked files differ from HEAD */
};

/* Reads the state of the repository around `path` through libgit2. A missing repository is not an
 * error. */
bool repo_state(const char *path, struct repo_state *state, struct err *err);

#endif
