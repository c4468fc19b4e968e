#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/dir.h"
#include "base/opt.h"
#include "base/plural.h"
#include "base/proc.h"
#include "base/program_data.h"
#include "cli/command.h"
#include "cli/contribute.h"

struct publish_values {
    struct repo_commit commit;
    const char *push;
    const char *contribute;
    const char *collection;
    const char *machines;
};

#define FIELD(name) offsetof(struct publish_values, name)

static const struct opt options[] = {
    OPT(0, "branch", OPT_TEXT, FIELD(commit.branch), "NAME",
        "branch that gets the commit (default: gh-pages; contribute/MACHINE)"),
    OPT(0, "repository", OPT_TEXT, FIELD(commit.repository), "DIR",
        "a folder in the repository (default: the current one)"),
    OPT('m', "message", OPT_TEXT, FIELD(commit.message), "TEXT", "of the commit"),
    OPT('n', "dry-run", OPT_FLAG, FIELD(commit.dry_run), NULL, "only show what would change"),
    OPT(0, "push", OPT_TEXT, FIELD(push), "REMOTE",
        "then push the branch there, with git and your own credentials"),
    OPT(0, "contribute", OPT_TEXT, FIELD(contribute), "MACHINE",
        "check the results of a machine and commit them to a branch to be offered upstream"),
    OPT(0, "collection", OPT_TEXT, FIELD(collection), "DIR",
        "folder of the results to contribute (default: stencils)"),
    OPT(0, "machines", OPT_TEXT, FIELD(machines), "DIR",
        "folder of the machine files (default: machines)"),
};

static const struct opt_spec spec = {
    .name = "inspect publish",
    .synopsis = "[DIR] | --contribute MACHINE",
    .about =
        "Commits a rendered site (default: public) to a branch that a web host serves, or the "
        "results of a machine to a branch to be offered upstream. Only what changed is written; "
        "the work tree and the index stay as they are. Nothing leaves this host without --push.",
    OPT_TABLE(options),
    .examples = "inspect publish --dry-run\n"
                "inspect publish --push origin\n"
                "inspect publish --contribute MyMachine",
};

enum { MAX_DEPTH = 64 };

/* The list of the site's files while it is made. */
struct site_files {
    const char *root;
    struct arena *arena;
    struct repo_file *items;
    size_t count;
};

static void add_site_file(struct site_files *f, const char *path, const char *folder,
                          const char *name)
{
    *ARENA_ADD(f->arena, f->items, f->count) = (struct repo_file){
        .path = path, .root = name != NULL ? f->root : NULL, .folder = folder, .name = name};
}

/* Lists files. Names that begin with a dot are the renderer's own files. Links are neither followed
 * nor published. */
static bool list_site(struct site_files *f, const char *folder, int depth, struct err *err)
{
    const char *path = folder[0] == '\0' ? f->root : path_join(f->arena, f->root, folder);
    struct str_list names = {0};
    struct str_list folders = {0};
    if (depth == 0)
        return err_at(err, path, 0, 0, "folders are nested too deeply");
    if (!dir_list(path, f->arena, &names, err) || !dir_list_folders(path, f->arena, &folders, err))
        return false;
    for (size_t i = 0; i < names.count; i++) {
        const char *name = str_cstr(f->arena, names.items[i]);
        const char *below = folder[0] == '\0' ? name : path_join(f->arena, folder, name);
        if (name[0] == '.')
            continue;
        if (str_list_has(&folders, names.items[i])) {
            if (!list_site(f, below, depth - 1, err))
                return false;
        } else if (file_is_not_folder(path_join(f->arena, path, name))) {
            add_site_file(f, below, folder, name);
        }
    }
    return true;
}

/* Web hosts must not run their own page generator on the site. */
static bool list_whole_site(struct site_files *f, struct err *err)
{
    if (!file_exists(path_join(f->arena, f->root, "index.html")))
        return err_at(err, f->root, 0, 0, "there is no rendered site in this folder") ||
               err_hint(err, "render it first: inspect render -o %s", f->root);
    if (!list_site(f, "", MAX_DEPTH, err))
        return false;
    add_site_file(f, ".nojekyll", NULL, NULL);
    return true;
}

static void print_changes(const struct repo_committed *c)
{
    static const char *const words[REPO_CHANGES] = {"add", "change", "remove"};
    for (size_t i = 0; i < c->n_changes; i++)
        printf("%-6s %s\n", words[c->changes[i].kind], c->changes[i].path);
}

static bool push(const struct publish_values *v, struct arena *arena, struct err *err)
{
    const char *folder = NULL;
    if (!repo_folder(v->commit.repository, arena, &folder, err))
        return false;
    const char *refs = str_formatz(arena, "refs/heads/%s", v->commit.branch);
    const char *const argv[] = {"git", "push", "--", v->push, refs, NULL};
    const struct proc_spec how = {.argv = argv, .cwd = folder};
    struct proc_result result;
    if (!proc_check(&how, arena, &result, err))
        return err_hint(err, "the commit is on branch %s; push it yourself: git push %s %s",
                        v->commit.branch, v->push, v->commit.branch);
    printf("pushed to %s\n", v->push);
    return true;
}

static bool commit(const struct publish_values *v, struct repo_file *files, size_t n_files,
                   struct arena *arena, struct err *err)
{
    struct repo_committed done;
    if (v->push != NULL && v->push[0] == '-')
        return err_set(err, ERR_USAGE, "'%s' is not the name of a remote", v->push);
    if (!repo_commit_files(&v->commit, files, n_files, arena, &done, err))
        return false;
    if (v->commit.dry_run)
        print_changes(&done);
    printf("%zu files, %zu added, %zu changed, %zu removed: ", n_files, done.count[REPO_ADDED],
           done.count[REPO_CHANGED], done.count[REPO_REMOVED]);
    if (done.commit[0] != '\0')
        printf("commit %.12s on branch %s\n", done.commit, v->commit.branch);
    else if (done.n_changes == 0)
        printf("branch %s is up to date\n", v->commit.branch);
    else
        printf("not committed to branch %s\n", v->commit.branch);
    return v->push == NULL || v->commit.dry_run || push(v, arena, err);
}

static int contribute(struct publish_values *v, struct arena *arena, struct err *err)
{
    enum { HOST_BYTES = 256 };
    char host[HOST_BYTES] = "";
    struct contribution c = {.collection = v->collection,
                             .machines = v->machines,
                             .machine = v->contribute,
                             .host = host,
                             .user = getenv("USER")};
    if (gethostname(host, sizeof host - 1) != 0)
        host[0] = '\0';
    host[str_find(str_of(host), '.')] = '\0';
    if (!contribution_check(&c, arena, err))
        return 0;
    for (size_t i = 0; i < c.problems.count; i++)
        fprintf(stderr, "%.*s\n", STR_ARG(c.problems.items[i]));
    if (c.problems.count != 0) {
        err_set(err, ERR_INPUT, "%zu problem%s: nothing was committed", c.problems.count,
                PLURAL(c.problems.count));
        err_hint(err, "CONTRIBUTING.md explains what results must be like");
        return 0;
    }
    if (v->commit.branch == NULL)
        v->commit.branch = str_formatz(arena, "contribute/%s", v->contribute);
    if (v->commit.message == NULL)
        v->commit.message = str_formatz(arena, "results of %s: %zu configurations\n", v->contribute,
                                        c.n_configurations);
    v->commit.start = "HEAD";
    commit(v, c.files, c.n_files, arena, err);
    return 0;
}

int cmd_publish(int argc, const char *const *argv, struct arena *arena, struct err *err)
{
    struct publish_values v = {.commit = {.repository = "."},
                               .collection = "stencils",
                               .machines = data_path("machines", arena)};
    struct opt_list rest = {0};
    if (!command_begin(&spec, argc, argv, &v, &rest, arena, err))
        return 0;
    if (rest.count > (v.contribute == NULL ? 1U : 0U)) {
        err_set(err, ERR_USAGE, "publish does not take '%s'", rest.items[rest.count - 1]);
        err_hint(err, "give the folder of the rendered site, or --contribute");
        return 0;
    }
    if (v.contribute != NULL)
        return contribute(&v, arena, err);
    struct site_files files = {.root = rest.count != 0 ? rest.items[0] : "public", .arena = arena};
    if (v.commit.branch == NULL)
        v.commit.branch = "gh-pages";
    if (v.commit.message == NULL)
        v.commit.message = "inspect: publish the site\n";
    v.commit.whole = true;
    if (list_whole_site(&files, err))
        commit(&v, files.items, files.count, arena, err);
    return 0;
}
