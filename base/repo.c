#include "base/repo.h"

#include <git2.h>

#include "base/library.h"

/* The functions that we call. */
struct git {
    int (*init)(void);
    int (*shutdown)(void);
    const git_error *(*error_last)(void);
    int (*open)(git_repository **, const char *, unsigned, const char *);
    void (*free)(git_repository *);
    int (*name_to_id)(git_oid *, git_repository *, const char *);
    char *(*oid_tostr)(char *, size_t, const git_oid *);
    int (*status_options_init)(git_status_options *, unsigned);
    int (*status_foreach)(git_repository *, const git_status_options *, git_status_cb, void *);
};

static bool load_git(struct git *g)
{
    const struct library_function functions[] = {
        {"git_libgit2_init", &g->init},
        {"git_libgit2_shutdown", &g->shutdown},
        {"git_error_last", &g->error_last},
        {"git_repository_open_ext", &g->open},
        {"git_repository_free", &g->free},
        {"git_reference_name_to_id", &g->name_to_id},
        {"git_oid_tostr", &g->oid_tostr},
        {"git_status_options_init", &g->status_options_init},
        {"git_status_foreach_ext", &g->status_foreach},
    };
    return library_load(GIT2_SONAME, functions, sizeof functions / sizeof functions[0]);
}

static bool fail(const struct git *g, struct err *err, const char *path)
{
    const git_error *cause = g->error_last();
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

static bool read_state(const struct git *g, git_repository *repo, struct repo_state *state)
{
    state->found = true;
    git_oid head;
    if (g->name_to_id(&head, repo, "HEAD") == 0)
        g->oid_tostr(state->commit, sizeof state->commit, &head);
    git_status_options options;
    g->status_options_init(&options, GIT_STATUS_OPTIONS_VERSION);
    options.flags = GIT_STATUS_OPT_EXCLUDE_SUBMODULES;
    const int rc = g->status_foreach(repo, &options, stop_at_first, &state->modified);
    return rc == 0 || rc == GIT_EUSER;
}

bool repo_state(const char *path, struct repo_state *state, struct err *err)
{
    *state = (struct repo_state){0};
    struct git git = {0};
    if (!load_git(&git))
        return err_set(err, ERR_SYSTEM, "cannot load libgit2 (%s)", GIT2_SONAME);
    git.init();
    git_repository *repo = NULL;
    const int rc = git.open(&repo, path, 0, NULL);
    bool done = true;
    if (rc == 0)
        done = read_state(&git, repo, state) || fail(&git, err, path);
    else if (rc != GIT_ENOTFOUND)
        done = fail(&git, err, path);
    git.free(repo);
    git.shutdown();
    return done;
}
