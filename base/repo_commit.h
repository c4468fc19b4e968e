#ifndef BASE_REPO_COMMIT_H
#define BASE_REPO_COMMIT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

/*
 * Commits files to a branch of a repository through libgit2 without reading or changing the index
 * and the work tree. Only what differs from the branch is written.
 */
struct repo_file {
    const char *path;   /* in the commit */
    const char *root;   /* of the folder that it is read from (base/dir.h); NULL: it is `data` */
    const char *folder; /* below the root; "": the root itself */
    const char *name;
    struct str data;
};

struct repo_commit {
    const char *repository; /* a folder in it */
    const char *branch;
    const char *start; /* where a new branch begins: "HEAD"; NULL: a separate history */
    const char *message;
    bool whole;   /* the branch holds these files only: others are removed */
    bool dry_run; /* only report what would change */
};

enum repo_change_kind { REPO_ADDED, REPO_CHANGED, REPO_REMOVED, REPO_CHANGES };

struct repo_change {
    enum repo_change_kind kind;
    const char *path;
};

struct repo_committed {
    size_t n_changes;
    struct repo_change *changes; /* in the order of the paths, removed ones last */
    size_t count[REPO_CHANGES];
    char commit[41]; /* the new one; empty: nothing was committed */
};

/*
 * `files` must not name a path twice; they are sorted by path. Without changes there is no commit.
 * Refuses a branch that is checked out: its work tree would show all changes as undone. Owned by
 * the arena.
 */
bool repo_commit_files(const struct repo_commit *what, struct repo_file *files, size_t n_files,
                       struct arena *arena, struct repo_committed *out, struct err *err);

/*
 * The folder of the repository that `path` belongs to, for running git there; owned by the arena.
 */
bool repo_folder(const char *path, struct arena *arena, const char **folder, struct err *err);

#endif
