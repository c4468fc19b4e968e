#define _GNU_SOURCE /* realpath */
#include "base/repo.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/file.h"
#include "base/git_library.h"
#include "base/path.h"

static int stop_at_first(const char *path, unsigned flags, void *modified)
{
    (void)path;
    if (flags == GIT_STATUS_CURRENT || flags == GIT_STATUS_IGNORED)
        return 0;
    *(bool *)modified = true;
    return GIT_EUSER;
}

static void write_date(git_time_t seconds, char date[11])
{
    const time_t time = seconds;
    struct tm utc;
    if (gmtime_r(&time, &utc) != NULL && utc.tm_year + 1900 <= 9999)
        strftime(date, 11, "%Y-%m-%d", &utc);
}

static bool read_state(const struct git *g, git_repository *repo, struct repo_state *state)
{
    state->found = true;
    git_oid head;
    git_commit *commit = NULL;
    if (g->reference_name_to_id(&head, repo, "HEAD") == 0) {
        g->oid_tostr(state->commit, sizeof state->commit, &head);
        if (g->commit_lookup(&commit, repo, &head) == 0)
            write_date(g->commit_time(commit), state->date);
        g->commit_free(commit);
    }
    git_status_options options;
    g->status_options_init(&options, GIT_STATUS_OPTIONS_VERSION);
    options.flags = GIT_STATUS_OPT_EXCLUDE_SUBMODULES;
    const int rc = g->status_foreach_ext(repo, &options, stop_at_first, &state->modified);
    return rc == 0 || rc == GIT_EUSER;
}

static bool is_repository(const char *folder, struct arena *arena)
{
    return file_exists(path_join(arena, folder, ".git")) ||
           file_exists(path_join(arena, folder, "HEAD")); /* a bare one */
}

/*
 * Whether a repository could be around `path`. To start, libgit2 reads all of the system's TLS
 * certificates, which takes longer than everything else we do with it.
 */
static bool may_be_in_repository(const char *path)
{
    struct arena arena = {0};
    char *const full = realpath(path, NULL);
    const char *folder = full;
    bool may = full == NULL || is_repository(full, &arena);
    while (!may && strcmp(folder, "/") != 0) {
        folder = path_folder(folder, &arena);
        may = is_repository(folder, &arena);
    }
    free(full);
    arena_free(&arena);
    return may;
}

bool repo_state(const char *path, struct repo_state *state, struct err *err)
{
    struct git git;
    *state = (struct repo_state){0};
    if (!may_be_in_repository(path))
        return true;
    if (!git_load(&git, err))
        return false;
    git_repository *repo = NULL;
    const int rc = git.repository_open_ext(&repo, path, 0, NULL);
    const bool done = rc == GIT_ENOTFOUND || (rc == 0 && read_state(&git, repo, state)) ||
                      err_set(err, ERR_SYSTEM, "cannot read the repository around '%s': %s", path,
                              git_reason(&git));
    git.repository_free(repo);
    git.libgit2_shutdown();
    return done;
}
