#include "base/repo.h"

#include <git2.h>

static bool fail(struct err *err, const char *path)
{
    const git_error *cause = git_error_last();
    return err_set(err, ERR_SYSTEM, "cannot read the repository around '%s': %s", path,
                   cause != NULL ? cause->message : "unknown");
}

static int stop_at_first(const char *path, unsigned flags, void *modified)
{
    (void)path;
    if (flags == GIT_STATUS_CURRENT || flags == GIT_STATUS_IGNORED)
        return 0;
    *(bool *)modified = true;
    return GIT_EUSER;
}

static bool read_state(git_repository *repo, struct repo_state *state)
{
    state->found = true;
    git_oid head;
    if (git_reference_name_to_id(&head, repo, "HEAD") == 0)
        git_oid_tostr(state->commit, sizeof state->commit, &head);
    git_status_options options;
    git_status_options_init(&options, GIT_STATUS_OPTIONS_VERSION);
    options.flags = GIT_STATUS_OPT_EXCLUDE_SUBMODULES;
    const int rc = git_status_foreach_ext(repo, &options, stop_at_first, &state->modified);
    return rc == 0 || rc == GIT_EUSER;
}

bool repo_state(const char *path, struct repo_state *state, struct err *err)
{
    *state = (struct repo_state){0};
    git_libgit2_init();
    git_repository *repo = NULL;
    const int rc = git_repository_open_ext(&repo, path, 0, NULL);
    bool done = true;
    if (rc == 0)
        done = read_state(repo, state) || fail(err, path);
    else if (rc != GIT_ENOTFOUND)
        done = fail(err, path);
    git_repository_free(repo);
    git_libgit2_shutdown();
    return done;
}
