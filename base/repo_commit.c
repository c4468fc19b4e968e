#include "base/repo_commit.h"

#include <stdlib.h>
#include <string.h>

#include "base/dir.h"
#include "base/git_library.h"

/* The maximum file size that repository hosts accept. */
enum { MAX_FILE_BYTES = 100 << 20 };

/* State while a commit is made. */
struct committing {
    const struct git *git;
    const struct repo_commit *what;
    struct arena *arena;
    struct err *err;
    git_repository *repo;
    const char *reference; /* refs/heads/… */
    git_commit *parent;    /* NULL: the first */
    git_tree *before;      /* NULL: nothing */
    git_tree_update *updates;
    const struct repo_file *files;
    size_t n_files;
    struct repo_committed *out;
};

static bool failed(const struct committing *c, const char *doing)
{
    return err_set(c->err, ERR_SYSTEM, "cannot %s: %s", doing, git_reason(c->git));
}

static bool open_repository(struct committing *c, const char *path)
{
    if (c->git->repository_open_ext(&c->repo, path, 0, NULL) == 0)
        return true;
    err_at(c->err, path, 0, 0, "there is no git repository around this folder");
    return err_hint(c->err, "make one: git init");
}

static bool check_branch(struct committing *c)
{
    int valid = 0;
    git_reference *reference = NULL;
    c->reference = str_formatz(c->arena, "refs/heads/%s", c->what->branch);
    if (c->git->reference_name_is_valid(&valid, c->reference) != 0 || valid == 0 ||
        c->what->branch[0] == '-')
        return err_set(c->err, ERR_USAGE, "'%s' is not the name of a branch", c->what->branch);
    if (c->git->reference_lookup(&reference, c->repo, c->reference) != 0)
        return true;
    const bool free = c->git->branch_is_checked_out(reference) == 0;
    c->git->reference_free(reference);
    if (free)
        return true;
    err_set(c->err, ERR_INPUT, "branch '%s' is checked out, and its work tree would not follow",
            c->what->branch);
    return err_hint(c->err, "switch to another branch, or name another one with --branch");
}

/* The branch's last commit, or the commit that a new branch starts from. */
static bool find_before(struct committing *c)
{
    git_oid id;
    const char *from = c->reference;
    if (c->git->reference_name_to_id(&id, c->repo, from) != 0) {
        from = c->what->start;
        if (from == NULL || c->git->reference_name_to_id(&id, c->repo, from) != 0)
            return true;
    }
    return (c->git->commit_lookup(&c->parent, c->repo, &id) == 0 &&
            c->git->commit_tree(&c->before, c->parent) == 0) ||
           failed(c, "read the branch");
}

static void add_change(struct committing *c, enum repo_change_kind kind, const char *path,
                       const git_oid *id)
{
    struct repo_committed *out = c->out;
    ARENA_GROW(c->arena, c->updates, out->n_changes);
    git_tree_update *u = &c->updates[out->n_changes];
    *u = (git_tree_update){.action = kind == REPO_REMOVED ? GIT_TREE_UPDATE_REMOVE
                                                          : GIT_TREE_UPDATE_UPSERT,
                           .filemode = GIT_FILEMODE_BLOB,
                           .path = path};
    if (id != NULL)
        u->id = *id;
    *ARENA_ADD(c->arena, out->changes, out->n_changes) = (struct repo_change){kind, path};
    out->count[kind]++;
}

static bool read_content(const struct repo_file *file, struct arena *scratch, struct str *data,
                         struct err *err)
{
    struct dir dir;
    *data = file->data;
    if (file->root == NULL)
        return true;
    if (!dir_open(file->root, file->folder, scratch, &dir, err))
        return false;
    const bool done = dir_file_read(&dir, file->name, MAX_FILE_BYTES, scratch, data, err);
    dir_close(&dir);
    return done;
}

/* Whether the branch has this content at the path; `*there`: whether it has any. */
static bool is_known(const struct committing *c, const char *path, const git_oid *id, bool *there)
{
    git_tree_entry *entry = NULL;
    *there = c->before != NULL && c->git->tree_entry_bypath(&entry, c->before, path) == 0;
    const bool same = *there && c->git->oid_equal(c->git->tree_entry_id(entry), id) != 0;
    if (*there)
        c->git->tree_entry_free(entry);
    return same;
}

static bool add_file(struct committing *c, const struct repo_file *file)
{
    struct arena scratch = {0};
    struct str data;
    git_oid id;
    bool there = false;
    bool done = read_content(file, &scratch, &data, c->err);
    if (done &&
        c->git->odb_hash(&id, data.ptr != NULL ? data.ptr : "", data.len, GIT_OBJECT_BLOB) != 0)
        done = failed(c, "hash a file");
    if (done && !is_known(c, file->path, &id, &there)) {
        if (!c->what->dry_run && c->git->blob_create_from_buffer(
                                     &id, c->repo, data.ptr != NULL ? data.ptr : "", data.len) != 0)
            done = failed(c, "write to the repository");
        else
            add_change(c, there ? REPO_CHANGED : REPO_ADDED, file->path, &id);
    }
    arena_free(&scratch);
    return done;
}

static int by_path(const void *a, const void *b)
{
    return strcmp(((const struct repo_file *)a)->path, ((const struct repo_file *)b)->path);
}

static int note_removed(const char *root, const git_tree_entry *entry, void *context)
{
    struct committing *c = context;
    if (c->git->tree_entry_type(entry) == GIT_OBJECT_TREE)
        return 0;
    const struct repo_file key = {
        .path = str_formatz(c->arena, "%s%s", root, c->git->tree_entry_name(entry))};
    if (c->n_files == 0 || bsearch(&key, c->files, c->n_files, sizeof key, by_path) == NULL)
        add_change(c, REPO_REMOVED, key.path, NULL);
    return 0;
}

static bool find_changes(struct committing *c)
{
    bool done = true;
    for (size_t i = 0; i < c->n_files && done; i++)
        done = add_file(c, &c->files[i]);
    if (done && c->what->whole && c->before != NULL &&
        c->git->tree_walk(c->before, GIT_TREEWALK_PRE, note_removed, c) != 0)
        done = failed(c, "read the branch");
    return done;
}

static bool sign(const struct committing *c, git_signature **out)
{
    if (c->git->signature_default(out, c->repo) == 0)
        return true;
    failed(c, "sign the commit");
    return err_hint(c->err, "set your name: git config user.name and user.email");
}

static bool write_commit(struct committing *c)
{
    git_oid tree_id;
    git_oid id;
    git_tree *tree = NULL;
    git_signature *by = NULL;
    const git_commit *parents[] = {c->parent};
    bool done = sign(c, &by);
    if (done && (c->git->tree_create_updated(&tree_id, c->repo, c->before, c->out->n_changes,
                                             c->updates) != 0 ||
                 c->git->tree_lookup(&tree, c->repo, &tree_id) != 0 ||
                 c->git->commit_create(&id, c->repo, c->reference, by, by, NULL, c->what->message,
                                       tree, c->parent != NULL, parents) != 0))
        done = failed(c, "commit");
    if (done)
        c->git->oid_tostr(c->out->commit, sizeof c->out->commit, &id);
    if (by != NULL)
        c->git->signature_free(by);
    if (tree != NULL)
        c->git->tree_free(tree);
    return done;
}

bool repo_commit_files(const struct repo_commit *what, struct repo_file *files, size_t n_files,
                       struct arena *arena, struct repo_committed *out, struct err *err)
{
    struct git git = {0};
    *out = (struct repo_committed){0};
    if (!git_load(&git, err))
        return false;
    if (n_files != 0)
        qsort(files, n_files, sizeof *files, by_path);
    struct committing c = {.git = &git,
                           .what = what,
                           .arena = arena,
                           .err = err,
                           .files = files,
                           .n_files = n_files,
                           .out = out};
    const bool done = open_repository(&c, what->repository) && check_branch(&c) &&
                      find_before(&c) && find_changes(&c) &&
                      (out->n_changes == 0 || what->dry_run || write_commit(&c));
    git.tree_free(c.before);
    git.commit_free(c.parent);
    git.repository_free(c.repo);
    git.libgit2_shutdown();
    return done;
}

bool repo_folder(const char *path, struct arena *arena, const char **folder, struct err *err)
{
    struct git git = {0};
    if (!git_load(&git, err))
        return false;
    struct committing c = {.git = &git, .arena = arena, .err = err};
    const bool done = open_repository(&c, path);
    if (done)
        *folder = str_cstr(arena, str_of(git.repository_workdir(c.repo) != NULL
                                             ? git.repository_workdir(c.repo)
                                             : git.repository_path(c.repo)));
    git.repository_free(c.repo);
    git.libgit2_shutdown();
    return done;
}
