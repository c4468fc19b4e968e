#ifndef CLI_CONTRIBUTE_H
#define CLI_CONTRIBUTE_H

#include "base/repo_commit.h"

/* What is looked at before results are offered to others. */
struct contribution {
    const char *collection;
    const char *machines;
    const char *machine;
    const char *host; /* names that must not be in the files; NULL: not known */
    const char *user;
    size_t n_configurations; /* of the machine */
    size_t n_files;
    struct repo_file *files;
    struct str_list problems; /* why they cannot be offered, a text each */
};

/*
 * Lists the files of a machine's results, as paths of the upstream repository, and checks them:
 * every file can be read and fits its form, tables are as they were collected, numbers are
 * plausible, versions and compiler are recorded, the machine file is valid, and nothing names this
 * host, its user or a home folder. Owned by the arena.
 */
bool contribution_check(struct contribution *c, struct arena *arena, struct err *err);

#endif
