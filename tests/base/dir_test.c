#define _XOPEN_SOURCE 700 /* symlink, mkfifo */
#include "unit.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/dir.h"
#include "base/user_dir.h"
#include "scratch.h"

static const char *in(const struct scratch *s, const char *path)
{
    return path_join(&((struct scratch *)s)->arena, s->dir, path);
}

static void assert_content(struct scratch *s, const char *path, const char *content)
{
    struct str text;
    assert_true(file_read(in(s, path), 100, &s->arena, &text, &s->err));
    assert_true(str_eq(text, str_of(content)));
}

static void files_are_made_read_and_removed(void **state)
{
    struct scratch *s = *state;
    struct dir dir;
    struct str text;
    assert_true(dir_open(s->dir, "tree/a/b", &s->arena, &dir, &s->err));
    assert_int_equal(dir.fd, -1);
    assert_false(dir_has(&dir, "x"));
    assert_true(dir_open_made(s->dir, "tree/a/b", &s->arena, &dir, &s->err));
    assert_true(dir_file_write(&dir, "x", STR("one"), &s->err));
    assert_true(dir_file_append(&dir, "x", STR("two"), &s->err));
    assert_true(dir_file_read(&dir, "x", 100, &s->arena, &text, &s->err));
    assert_true(str_eq(text, STR("onetwo")));
    assert_int_equal(dir_file_size(&dir, "x"), 6);
    assert_content(s, "tree/a/b/x", "onetwo");
    struct dir file;
    struct err taken = {0};
    err_set(&taken, ERR_INPUT, "the first");
    assert_false(dir_open(s->dir, "tree/a/b/x", &s->arena, &file, &taken));
    assert_string_equal(taken.text, "the first");
    assert_true(dir_file_remove(&dir, "x", &s->err));
    assert_true(dir_file_remove(&dir, "x", &s->err));
    assert_false(dir_has(&dir, "x"));
    assert_int_equal(dir_file_size(&dir, "x"), -1);
    assert_true(dir_file_read_optional(&dir, "x", 100, &s->arena, &text, &s->err));
    assert_null(text.ptr);
    assert_true(dir_file_write(&dir, "x", STR(""), &s->err));
    assert_true(dir_file_read_optional(&dir, "x", 100, &s->arena, &text, &s->err));
    assert_non_null(text.ptr);
    assert_int_equal(text.len, 0);
    dir_close(&dir);
}

/* A tree of another user, whose links lead to our files. */
static void nothing_passes_through_a_link(void **state)
{
    struct scratch *s = *state;
    struct dir dir;
    struct str text;
    scratch_put(s, "/ours/secret", STR("mine"));
    scratch_put(s, "/theirs/a/file", STR("theirs"));
    assert_int_equal(symlink("../../ours/secret", in(s, "theirs/a/link")), 0);
    assert_int_equal(symlink("../../ours/new", in(s, "theirs/a/dangling")), 0);
    assert_int_equal(symlink("../ours", in(s, "theirs/out")), 0);
    assert_true(dir_open(s->dir, "theirs/a", &s->arena, &dir, &s->err));
    static const char *const links[] = {"link", "dangling"};
    for (size_t i = 0; i < sizeof links / sizeof *links; i++) {
        struct err errors[4] = {0};
        assert_false(dir_file_read(&dir, links[i], 100, &s->arena, &text, &errors[0]));
        assert_false(dir_file_write(&dir, links[i], STR("mine"), &errors[1]));
        assert_false(dir_file_append(&dir, links[i], STR("x"), &errors[2]));
        assert_int_equal(dir_file_open(&dir, links[i], O_RDWR | O_CREAT, &errors[3]), -1);
        for (size_t e = 0; e < sizeof errors / sizeof *errors; e++)
            assert_non_null(strstr(errors[e].text, "is a symbolic link"));
        assert_int_equal(dir_file_size(&dir, links[i]), DIR_ODD_FILE);
    }
    dir_close(&dir);
    struct err into[2] = {0};
    assert_false(dir_open(s->dir, "theirs/out", &s->arena, &dir, &into[0]));
    assert_false(dir_open_made(s->dir, "theirs/out/deeper", &s->arena, &dir, &into[1]));
    assert_non_null(strstr(into[0].text, "reached through a symbolic link"));
    assert_non_null(strstr(into[1].text, "reached through a symbolic link"));
    assert_string_equal(into[0].hint,
                        "replace the link with the folder: a collection is never read "
                        "or written through links");
    assert_content(s, "ours/secret", "mine");
    assert_false(file_exists(in(s, "ours/new")));
    assert_false(file_exists(in(s, "ours/deeper")));
    /* the root is chosen by the user */
    assert_true(dir_open(in(s, "theirs/out"), ".", &s->arena, &dir, &s->err));
    assert_true(dir_has(&dir, "secret"));
    dir_close(&dir);
}

static void removal_keeps_to_the_folder(void **state)
{
    struct scratch *s = *state;
    scratch_put(s, "/kept/file", STR("kept"));
    scratch_put(s, "/gone/a/b/file", STR("x"));
    scratch_put(s, "/gone/last", STR("x"));
    assert_int_equal(symlink("../../kept", in(s, "gone/a/folder")), 0);
    assert_int_equal(symlink("../kept/file", in(s, "gone/file")), 0);
    assert_int_equal(symlink("kept", in(s, "link")), 0);
    assert_int_equal(mkfifo(in(s, "gone/fifo"), 0600), 0);
    assert_true(dir_remove(in(s, "gone"), &s->err));
    assert_false(file_exists(in(s, "gone")));
    assert_true(dir_remove(in(s, "link"), &s->err));
    assert_true(dir_remove(in(s, "link"), &s->err));
    assert_content(s, "kept/file", "kept");
}

/* Only absolute paths count, according to the XDG base directory specification. */
static void own_folders_are_found(void **state)
{
    struct scratch *s = *state;
    static const struct {
        const char *xdg, *home, *found;
    } cases[] = {{"/x", "/h", "/x/inspect"},
                 {"x", "/h", "/h/.cache/inspect"},
                 {NULL, "/h", "/h/.cache/inspect"},
                 {NULL, "h", NULL},
                 {NULL, NULL, NULL}};
    const char *const home = getenv("HOME");
    const char *const kept = home != NULL ? str_formatz(&s->arena, "%s", home) : NULL;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        (void)(cases[i].xdg != NULL ? setenv("INSPECT_TEST_XDG", cases[i].xdg, 1)
                                    : unsetenv("INSPECT_TEST_XDG"));
        (void)(cases[i].home != NULL ? setenv("HOME", cases[i].home, 1) : unsetenv("HOME"));
        const char *const found = user_dir("INSPECT_TEST_XDG", ".cache", &s->arena);
        if (cases[i].found == NULL)
            assert_null(found);
        else
            assert_string_equal(found, cases[i].found);
    }
    if (kept != NULL)
        assert_int_equal(setenv("HOME", kept, 1), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(files_are_made_read_and_removed),
        cmocka_unit_test(nothing_passes_through_a_link),
        cmocka_unit_test(removal_keeps_to_the_folder),
        cmocka_unit_test(own_folders_are_found),
    };
    return cmocka_run_group_tests(tests, scratch_setup, scratch_teardown);
}
