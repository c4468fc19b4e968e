#ifndef BASE_GIT_LIBRARY_H
#define BASE_GIT_LIBRARY_H

#include <git2.h>
#include <stdbool.h>

#include "base/err.h"

/* The functions of libgit2 that we call, as X(name without git_). */
#define GIT_FUNCTIONS(X)                                                                           \
    X(libgit2_init)                                                                                \
    X(libgit2_shutdown)                                                                            \
    X(error_last)                                                                                  \
    X(repository_open_ext)                                                                         \
    X(repository_free)                                                                             \
    X(repository_workdir)                                                                          \
    X(repository_path)                                                                             \
    X(status_options_init)                                                                         \
    X(status_foreach_ext)                                                                          \
    X(reference_lookup)                                                                            \
    X(reference_free)                                                                              \
    X(reference_name_is_valid)                                                                     \
    X(reference_name_to_id)                                                                        \
    X(branch_is_checked_out)                                                                       \
    X(commit_lookup)                                                                               \
    X(commit_free)                                                                                 \
    X(commit_time)                                                                                 \
    X(commit_tree)                                                                                 \
    X(commit_create)                                                                               \
    X(tree_lookup)                                                                                 \
    X(tree_free)                                                                                   \
    X(tree_walk)                                                                                   \
    X(tree_create_updated)                                                                         \
    X(tree_entry_bypath)                                                                           \
    X(tree_entry_id)                                                                               \
    X(tree_entry_type)                                                                             \
    X(tree_entry_name)                                                                             \
    X(tree_entry_free)                                                                             \
    X(odb_hash)                                                                                    \
    X(blob_create_from_buffer)                                                                     \
    X(signature_default)                                                                           \
    X(signature_free)                                                                              \
    X(oid_tostr)                                                                                   \
    X(oid_equal)

struct git {
#define GIT_POINTER(name) __typeof__(git_##name) *(name);
    GIT_FUNCTIONS(GIT_POINTER)
#undef GIT_POINTER
};

/* Loads and starts libgit2; libgit2_shutdown() ends it. False: `err` is set. */
bool git_load(struct git *out, struct err *err);

/* libgit2's message about the last failed call. */
const char *git_reason(const struct git *git);

#endif
