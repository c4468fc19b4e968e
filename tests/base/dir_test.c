#define _XOPEN_SOURCE 700 /* symlink, mkfifo */
#include "unit.h"

#include <fcntl.h>
#include <stdio.h>
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

/* Where what is looked for is something else, or is not there. */
static void errors_name_the_folder(void **state)
{
    struct scratch *s = *state;
    static const struct {
        const char *root, *below;
        bool make;
        const char *path, *message; /* below the scratch folder; without a message there is none */
    } cases[] = {
        {"taken", "", false, "taken", "cannot open the folder: Not a directory"},
        {"taken", "a", false, "taken", "cannot open the folder: Not a directory"},
        {"taken", "a", true, NULL, "is not a folder"},
        {"odd", "file", false, "odd/file", "cannot open the folder: Not a directory"},
        {"odd", "file/b", false, "odd/file/b", "cannot open the folder: Not a directory"},
        {"odd", "file/b", true, "odd/file/b", "cannot open the folder: Not a directory"},
        {"missing", "", false, "missing", NULL},
        {"missing", "a", false, "missing/a", NULL},
        {"odd", "missing/a", false, "odd/missing/a", NULL},
    };
    scratch_put(s, "/taken", STR("x"));
    scratch_put(s, "/odd/file", STR("x"));
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct err err = {0};
        struct dir dir;
        const bool done =
            cases[i].make
                ? dir_open_made(in(s, cases[i].root), cases[i].below, &s->arena, &dir, &err)
                : dir_open(in(s, cases[i].root), cases[i].below, &s->arena, &dir, &err);
        assert_int_equal(dir.fd, -1);
        assert_string_equal(dir.path,
                            in(s, cases[i].below[0] != '\0'
                                      ? path_join(&s->arena, cases[i].root, cases[i].below)
                                      : cases[i].root));
        assert_int_equal(done, cases[i].message == NULL);
        if (cases[i].message == NULL) {
            assert_int_equal(err.kind, ERR_NONE);
            continue;
        }
        assert_non_null(strstr(err.text, cases[i].message));
        assert_string_equal(err.file, cases[i].path == NULL ? "" : in(s, cases[i].path));
        assert_string_equal(
            err.hint, cases[i].path == NULL ? "choose another name, or move that file away" : "");
    }
    struct dir dir;
    struct err err = {0};
    assert_true(dir_open(s->dir, "", &s->arena, &dir, &s->err));
    assert_string_equal(dir.path, s->dir);
    assert_false(dir_file_remove(&dir, "odd", &err));
    assert_string_equal(err.text, "cannot remove odd: Is a directory");
    dir_close(&dir);
    assert_int_equal(dir.fd, -1);
    const struct dir closed = {.fd = -1, .path = "x"};
    assert_true(dir_file_remove(&closed, "odd", &s->err));
    assert_int_equal(dir_file_size(&closed, "odd"), -1);
    assert_false(dir_has(&closed, "odd"));
    assert_true(dir_remove(in(s, "odd"), &s->err) && dir_remove(in(s, "taken"), &s->err));
}

/* What is removed last, and where another file system begins. */
static struct {
    int removed;
    char last[40];
    ino_t elsewhere;
} seen;

int __real_unlinkat(int fd, const char *name, int flags);
int __wrap_unlinkat(int fd, const char *name, int flags);
int __wrap_unlinkat(int fd, const char *name, int flags)
{
    const int failed = __real_unlinkat(fd, name, flags);
    if (failed == 0) {
        seen.removed++;
        snprintf(seen.last, sizeof seen.last, "%s", name);
    }
    return failed;
}

int __real_fstat(int fd, struct stat *st);
int __wrap_fstat(int fd, struct stat *st);
int __wrap_fstat(int fd, struct stat *st)
{
    const int failed = __real_fstat(fd, st);
    if (failed == 0 && seen.elsewhere != 0 && st->st_ino == seen.elsewhere)
        st->st_dev++;
    return failed;
}

static void folders_are_emptied(void **state)
{
    struct scratch *s = *state;
    static const char *const lasts[] = {"a", "m", "z", "sub"};
    for (size_t i = 0; i < sizeof lasts / sizeof *lasts; i++) {
        struct dir dir;
        struct str_list left = {0};
        scratch_put(s, "/full/a", STR("x"));
        scratch_put(s, "/full/m", STR("x"));
        scratch_put(s, "/full/z", STR("x"));
        scratch_put(s, "/full/sub/deep/a", STR("x"));
        scratch_put(s, "/full/sub/m", STR("x"));
        assert_true(dir_open(s->dir, "full", &s->arena, &dir, &s->err));
        seen.removed = 0;
        assert_true(dir_clear(&dir, lasts[i], &s->err));
        assert_int_equal(seen.removed, 7);
        assert_string_equal(seen.last, lasts[i]);
        dir_close(&dir);
        assert_true(dir_list(in(s, "full"), &s->arena, &left, &s->err));
        assert_int_equal(left.count, 0);
    }
}

static void removal_ends_at_a_mount(void **state)
{
    struct scratch *s = *state;
    struct stat st;
    struct err err = {0};
    scratch_put(s, "/outer/inner/file", STR("kept"));
    assert_int_equal(stat(in(s, "outer/inner"), &st), 0);
    seen.elsewhere = st.st_ino;
    assert_false(dir_remove(in(s, "outer"), &err));
    seen.elsewhere = 0;
    assert_string_equal(
        err.text,
        str_formatz(&s->arena, "'inner' in '%s' is on another file system", in(s, "outer")));
    assert_int_equal(err.kind, ERR_SYSTEM);
    assert_content(s, "outer/inner/file", "kept");
    assert_true(dir_remove(in(s, "outer"), &s->err));
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
        cmocka_unit_test(errors_name_the_folder),
        cmocka_unit_test(folders_are_emptied),
        cmocka_unit_test(removal_ends_at_a_mount),
        cmocka_unit_test(removal_keeps_to_the_folder),
        cmocka_unit_test(own_folders_are_found),
    };
    return cmocka_run_group_tests(tests, scratch_setup, scratch_teardown);
}
