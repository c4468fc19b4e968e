#include "unit.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/proc.h"
#include "base/repo.h"
#include "base/repo_commit.h"
#include "scratch.h"

static void git(struct scratch *s, const char *arguments)
{
    const char *const argv[] = {
        "sh", "-c",
        str_formatz(&s->arena, "git -c user.name=a -c user.email=a@b -c init.defaultBranch=m %s",
                    arguments),
        NULL};
    const char *const set[] = {"GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null", NULL};
    struct proc_result result;
    const struct proc_spec spec = {.argv = argv, .cwd = s->dir, .env_set = set};
    if (!proc_check(&spec, &s->arena, &result, &s->err))
        fail_msg("%s", s->err.text);
}

static struct repo_state look(struct scratch *s)
{
    struct repo_state state;
    if (!repo_state(s->dir, &state, &s->err))
        fail_msg("%s", s->err.text);
    return state;
}

/* Neither ignored files nor untracked new ones count. */
static void a_commit_describes_what_is_tracked(void **state)
{
    struct scratch *s = *state;
    assert_false(look(s).found);
    git(s, "init -q .");
    assert_true(look(s).found);
    assert_string_equal(look(s).commit, "");
    assert_string_equal(look(s).date, "");
    scratch_put(s, "/file", STR("one\n"));
    scratch_put(s, "/.gitignore", STR("ignored\n"));
    git(s, "add .");
    git(s, "commit -qm one");
    struct repo_state now = look(s);
    assert_int_equal(strlen(now.commit), 40);
    assert_int_equal(strlen(now.date), 10);
    assert_true(strncmp(now.date, "2026", 4) >= 0);
    assert_false(now.modified);
    scratch_put(s, "/ignored", STR("x\n"));
    scratch_put(s, "/new", STR("x\n"));
    assert_false(look(s).modified);
    scratch_put(s, "/file", STR("other\n"));
    assert_true(look(s).modified);
    git(s, "commit -qam two");
    assert_false(look(s).modified);
    assert_string_not_equal(look(s).commit, now.commit);
}

/* The repository around a folder is found from any folder below it. */
static void a_repository_is_found_from_below(void **state)
{
    struct scratch *s = *state;
    git(s, "init -q outer");
    scratch_put(s, "/outer/a/b/file", STR("x\n"));
    static const char *const inside[] = {"outer", "outer/", "outer/a", "outer/a/b"};
    struct repo_state found;
    for (size_t i = 0; i < sizeof inside / sizeof *inside; i++) {
        assert_true(
            repo_state(str_formatz(&s->arena, "%s/%s", s->dir, inside[i]), &found, &s->err));
        assert_true(found.found);
    }
}

/* ---- commits ---- */

static bool commit(struct scratch *s, const struct repo_commit *how, struct repo_file *files,
                   size_t n, struct repo_committed *out)
{
    struct repo_commit what = *how;
    s->err = (struct err){0};
    what.repository = s->dir;
    what.branch = what.branch != NULL ? what.branch : "data";
    what.message = "a message\n";
    return repo_commit_files(&what, files, n, &s->arena, out, &s->err);
}

/* What changed, in order, and whether there is a commit. */
static void assert_changes(struct scratch *s, const struct repo_committed *c, const char *expected)
{
    static const char *const words[REPO_CHANGES] = {"+", "~", "-"};
    struct sb text = {.arena = &s->arena};
    size_t count[REPO_CHANGES] = {0};
    for (size_t i = 0; i < c->n_changes; i++) {
        sb_addf(&text, "%s%s ", words[c->changes[i].kind], c->changes[i].path);
        count[c->changes[i].kind]++;
    }
    sb_addz(&text, strlen(c->commit) == 40 ? "committed" : c->commit);
    assert_string_equal(sb_cstr(&text), expected);
    assert_memory_equal(c->count, count, sizeof count);
}

/* What git itself says. */
static void assert_git(struct scratch *s, const char *arguments, const char *expected)
{
    git(s, str_formatz(&s->arena, "%s >said", arguments));
    struct str said;
    assert_true(file_read(path_join(&s->arena, s->dir, "said"), 4096, &s->arena, &said, &s->err));
    assert_string_equal(str_cstr(&s->arena, said), expected);
    assert_int_equal(unlink(path_join(&s->arena, s->dir, "said")), 0);
}

static void only_changes_are_committed(void **state)
{
    struct scratch *s = *state;
    struct repo_committed c;
    git(s, "init -q .");
    git(s, "config user.name 'A. Person'");
    git(s, "config user.email a@b");
    scratch_put(s, "/folder/read", STR("from a folder\n"));
    struct repo_file files[] = {{.path = "z", .data = STR("last\n")},
                                {.path = "a/b", .root = s->dir, .folder = "folder", .name = "read"},
                                {.path = "a/empty"}};
    const struct repo_commit plain = {0};
    const struct repo_commit dry = {.dry_run = true};
    const struct repo_commit whole = {.whole = true};
    assert_true(commit(s, &dry, files, 3, &c));
    assert_changes(s, &c, "+a/b +a/empty +z ");
    assert_true(commit(s, &plain, files, 3, &c));
    assert_changes(s, &c, "+a/b +a/empty +z committed");
    assert_git(s, "log --format='%an %s %p' data", "A. Person a message \n");
    assert_git(s, "ls-tree -r --name-only data", "a/b\na/empty\nz\n");
    assert_git(s, "show data:a/b data:z", "from a folder\nlast\n");
    assert_true(commit(s, &plain, files, 3, &c));
    assert_changes(s, &c, "");
    /* sorted by now: a/b, a/empty, z */
    files[2].data = STR("other\n");
    assert_true(commit(s, &plain, files + 2, 1, &c));
    assert_changes(s, &c, "~z committed");
    assert_git(s, "ls-tree -r --name-only data", "a/b\na/empty\nz\n");
    files[1].path = "a/c";
    assert_true(commit(s, &whole, files + 1, 2, &c));
    assert_changes(s, &c, "+a/c -a/b -a/empty committed");
    assert_git(s, "ls-tree -r --name-only data", "a/c\nz\n");
    assert_git(s, "rev-list --count data", "3\n");
    assert_true(commit(s, &whole, NULL, 0, &c));
    assert_changes(s, &c, "-a/c -z committed");
    /* a separate history, and one that goes on from HEAD */
    git(s, "symbolic-ref HEAD refs/heads/main");
    git(s, "add folder");
    git(s, "commit -qm first");
    const struct repo_commit apart = {.branch = "apart"};
    const struct repo_commit head = {.branch = "on", .start = "HEAD"};
    assert_true(commit(s, &apart, files, 1, &c));
    assert_git(s, "ls-tree -r --name-only apart", "a/b\n");
    assert_true(commit(s, &head, files, 1, &c));
    assert_changes(s, &c, "+a/b committed");
    assert_git(s, "ls-tree -r --name-only on", "a/b\nfolder/read\n");
    assert_git(s, "rev-list --count on", "2\n");
}

static void what_cannot_be_committed_is_said(void **state)
{
    struct scratch *s = *state;
    struct repo_committed c;
    struct repo_file file = {.path = "a", .data = STR("x")};
    const struct repo_commit plain = {0};
    const char *folder = NULL;
    static const struct {
        struct repo_commit how;
        const char *message;
    } cases[] = {{{.branch = "-x"}, "'-x' is not the name of a branch"},
                 {{.branch = "a..b"}, "'a..b' is not the name of a branch"},
                 {{.branch = ""}, "'' is not the name of a branch"},
                 {{.branch = "main"}, "branch 'main' is checked out"}};
    assert_false(commit(s, &plain, &file, 1, &c));
    assert_non_null(strstr(s->err.text, "there is no git repository around"));
    assert_false(repo_folder(s->dir, &s->arena, &folder, &s->err));
    git(s, "init -q .");
    git(s, "symbolic-ref HEAD refs/heads/main");
    git(s, "commit -q --allow-empty -m first");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_false(commit(s, &cases[i].how, &file, 1, &c));
        assert_non_null(strstr(s->err.text, cases[i].message));
    }
    struct repo_file missing = {.path = "a", .root = s->dir, .folder = "", .name = "nothing"};
    assert_false(commit(s, &plain, &missing, 1, &c));
    assert_false(c.commit[0] != '\0');
}

static void the_folder_of_a_repository_is_that_of_its_files(void **state)
{
    struct scratch *s = *state;
    const char *folder = NULL;
    git(s, "init -q files");
    git(s, "init -q --bare bare");
    scratch_put(s, "/files/a/b", STR("x\n"));
    assert_true(repo_folder(path_join(&s->arena, s->dir, "files/a"), &s->arena, &folder, &s->err));
    assert_true(str_ends_with(str_of(folder), STR("/files/")));
    assert_true(repo_folder(path_join(&s->arena, s->dir, "bare"), &s->arena, &folder, &s->err));
    assert_true(str_ends_with(str_of(folder), STR("/bare/")));
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_setup, scratch_teardown)
    const struct CMUnitTest tests[] = {
        TEST(a_commit_describes_what_is_tracked),
        TEST(a_repository_is_found_from_below),
        TEST(only_changes_are_committed),
        TEST(what_cannot_be_committed_is_said),
        TEST(the_folder_of_a_repository_is_that_of_its_files),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
