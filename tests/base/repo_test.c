#include "unit.h"

#include <stdlib.h>
#include <string.h>

#include "base/proc.h"
#include "base/repo.h"
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_commit_describes_what_is_tracked),
        cmocka_unit_test(a_repository_is_found_from_below),
    };
    return cmocka_run_group_tests(tests, scratch_setup, scratch_teardown);
}
