#include "unit.h"

#include <fcntl.h>
#include <math.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "base/file_at.h"
#include "scratch.h"

static void replaces_whole_and_leaves_nothing_else(void **state)
{
    struct scratch *s = *state;
    char *path = path_join(&s->arena, s->dir, "x.csv");
    assert_true(file_write(path, STR("one"), &s->err));
    assert_true(file_write(path, STR("two"), &s->err));
    struct str text;
    assert_true(file_read(path, 100, &s->arena, &text, &s->err));
    assert_true(str_eq(text, STR("two")));
    struct str_list names = {0};
    assert_true(dir_list(s->dir, &s->arena, &names, &s->err));
    assert_int_equal(names.count, 1);
}

static void same_content_keeps_the_time(void **state)
{
    struct scratch *s = *state;
    char *path = path_join(&s->arena, s->dir, "same");
    assert_true(file_write(path, STR("text"), &s->err));
    struct stat before;
    struct stat after;
    assert_int_equal(stat(path, &before), 0);
    assert_true(file_write(path, STR("text"), &s->err));
    assert_int_equal(stat(path, &after), 0);
    assert_int_equal(before.st_ino, after.st_ino);
}

static void lazily_creates_and_replaces(void **state)
{
    struct scratch *s = *state;
    char *path = path_join(&s->arena, s->dir, "lazy");
    const char *const contents[] = {"first", "second, longer", "3"};
    for (size_t i = 0; i < 3; i++) {
        struct str text = {0};
        assert_true(file_write_lazily(path, str_of(contents[i]), &s->err));
        assert_true(file_read(path, 100, &s->arena, &text, &s->err));
        assert_string_equal(text.ptr, contents[i]);
    }
    struct err full = {0};
    assert_false(file_write_lazily(path_join(&s->arena, s->dir, "absent/x"), STR("a"), &full));
    assert_non_null(strstr(full.text, "No such file"));
    assert_true(file_write_lazily("/dev/null", STR("a"), &s->err));
}

static bool copy(const char *from, const char *to, struct err *err)
{
    const int fd = file_open(from, err);
    const struct file_at at = {.dir = AT_FDCWD, .name = to, .path = to, .follow = true};
    const bool done = fd >= 0 && file_at_copy_lazily(fd, from, &at, err);
    if (fd >= 0)
        close(fd);
    return done;
}

/* Longer than the blocks in which it is copied, so that block boundaries are crossed. */
static void copies_lazily(void **state)
{
    struct scratch *s = *state;
    char *top = path_join(&s->arena, s->dir, "copies");
    char *from = path_join(&s->arena, top, "from");
    char *to = path_join(&s->arena, top, "to");
    struct sb text = {.arena = &s->arena};
    struct stat before;
    struct stat after;
    assert_true(dir_make(top, &s->err));
    for (int i = 0; i < 40000; i++)
        sb_addf(&text, "%d\n", i);
    const size_t lengths[] = {text.len, 65536, 65535, 131072, 0};
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        struct str copied = {0};
        assert_true(file_write(from, (struct str){text.ptr, lengths[i]}, &s->err));
        assert_true(copy(from, to, &s->err));
        assert_int_equal(stat(to, &before), 0);
        assert_true(copy(from, to, &s->err));
        assert_int_equal(stat(to, &after), 0);
        assert_int_equal(before.st_ino, after.st_ino);
        assert_true(file_read(to, text.len, &s->arena, &copied, &s->err));
        assert_true(str_eq(copied, (struct str){text.ptr, lengths[i]}));
    }
    /* the same length; only the last byte differs */
    text.ptr[text.len - 1] = 'x';
    assert_true(copy(from, to, &s->err));
    assert_true(file_write(from, sb_str(&text), &s->err));
    assert_true(copy(from, to, &s->err));
    text.ptr[text.len - 1] = 'y';
    assert_true(file_write(from, sb_str(&text), &s->err));
    assert_true(copy(from, to, &s->err));
    struct str copied = {0};
    assert_true(file_read(to, text.len, &s->arena, &copied, &s->err));
    assert_true(str_eq(copied, sb_str(&text)));
    struct err absent = {0};
    assert_false(copy(path_join(&s->arena, s->dir, "absent"), to, &absent));
    assert_non_null(strstr(absent.text, "No such file"));
    struct err folder = {0};
    assert_false(copy(top, to, &folder));
    struct str_list names = {0};
    assert_true(dir_list(top, &s->arena, &names, &s->err));
    assert_int_equal(names.count, 2);
}

/* What each way to write does with more than fits on the disk, here 4 bytes: the old content stays,
 * except that a journal gets what fits, and nothing is left of what is new. */
static void what_does_not_fit_is_not_written(void **state)
{
    struct scratch *s = *state;
    const char *const top = path_join(&s->arena, s->dir, "full");
    const char *const old = path_join(&s->arena, top, "old");
    const char *const new = path_join(&s->arena, top, "new");
    const char *const journal = path_join(&s->arena, top, "journal");
    const char *const from = path_join(&s->arena, s->dir, "whole");
    scratch_put(s, "/full/old", STR("12"));
    scratch_put(s, "/full/journal", STR("12"));
    scratch_put(s, "/whole", STR("123456"));
    struct rlimit usual;
    struct err errors[6] = {0};
    struct err folder = {0};
    bool done = false;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &usual), 0);
    const struct rlimit few = {4, usual.rlim_max};
    void (*const before)(int) = signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &few), 0);
    done |= file_write(old, STR("123456"), &errors[0]);
    done |= file_write(new, STR("123456"), &errors[1]);
    done |= file_write_lazily(old, STR("123456"), &errors[2]);
    done |= file_write_lazily(new, STR("123456"), &errors[3]);
    done |= copy(from, new, &errors[4]);
    done |= file_append(journal, STR("3456"), &errors[5]);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &usual), 0);
    (void)signal(SIGXFSZ, before);
    assert_false(done);
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
        assert_string_equal(errors[i].text, i == 5 ? "cannot append: File too large"
                                                   : "cannot write: File too large");
        assert_string_equal(errors[i].file, i == 5 ? journal : i == 0 || i == 2 ? old : new);
    }
    assert_false(copy(top, new, &folder));
    const int fd = open(top, O_RDONLY | O_DIRECTORY);
    const struct file_at at = {.dir = AT_FDCWD, .name = new, .path = new, .follow = true};
    struct err unread = {0};
    assert_false(file_at_copy_lazily(fd, top, &at, &unread));
    assert_string_equal(unread.text, "cannot read: Is a directory");
    assert_string_equal(unread.file, top);
    close(fd);
    struct str_list names = {0};
    struct str text = {0};
    assert_true(dir_list(top, &s->arena, &names, &s->err));
    assert_int_equal(names.count, 2);
    assert_true(file_read(old, 10, &s->arena, &text, &s->err));
    assert_string_equal(text.ptr, "12");
    assert_true(file_read(journal, 10, &s->arena, &text, &s->err));
    assert_string_equal(text.ptr, "1234");
}

/* A file that is replaced as a whole can be read by all, even if new files cannot; folders can be
 * changed by their owner only. */
static void new_files_and_folders_can_be_read(void **state)
{
    struct scratch *s = *state;
    static const struct {
        mode_t mask, lazy, folder;
    } rows[] = {{0, 0644, 0755}, {0077, 0600, 0700}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *const top = str_formatz(&s->arena, "%s/modes%zu/a", s->dir, i);
        const char *const paths[] = {path_join(&s->arena, top, "whole"),
                                     path_join(&s->arena, top, "lazy"),
                                     path_join(&s->arena, top, "journal"), top};
        const mode_t modes[] = {0644, rows[i].lazy, rows[i].lazy, rows[i].folder};
        struct stat st;
        const mode_t before = umask(rows[i].mask);
        const bool made = dir_make(top, &s->err) && file_write(paths[0], STR("x"), &s->err) &&
                          file_write_lazily(paths[1], STR("x"), &s->err) &&
                          file_append(paths[2], STR("x"), &s->err);
        umask(before);
        assert_true(made);
        for (size_t p = 0; p < sizeof paths / sizeof *paths; p++) {
            assert_int_equal(stat(paths[p], &st), 0);
            assert_int_equal(st.st_mode & 07777, modes[p]);
        }
    }
}

static void lists_folders_but_no_links_to_them(void **state)
{
    struct scratch *s = *state;
    char *top = path_join(&s->arena, s->dir, "top");
    assert_true(dir_make(path_join(&s->arena, top, "b"), &s->err));
    assert_true(dir_make(path_join(&s->arena, top, "a"), &s->err));
    assert_true(file_write(path_join(&s->arena, top, "file"), STR("x"), &s->err));
    assert_int_equal(symlink("a", path_join(&s->arena, top, "link")), 0);
    struct str_list names = {0};
    assert_true(dir_list_folders(top, &s->arena, &names, &s->err));
    assert_int_equal(names.count, 2);
    assert_true(str_eq(names.items[0], STR("a")));
    assert_true(str_eq(names.items[1], STR("b")));
}

static void refuses_what_is_too_large_or_no_file(void **state)
{
    struct scratch *s = *state;
    char *path = path_join(&s->arena, s->dir, "large");
    struct str text;
    assert_true(file_write(path, STR("0123456789"), &s->err));
    assert_false(file_read(path, 9, &s->arena, &text, &s->err));
    struct err err = {0};
    assert_false(file_read(s->dir, 9, &s->arena, &text, &err));
    struct err missing = {0};
    assert_false(
        file_read(path_join(&s->arena, s->dir, "absent/x"), 9, &s->arena, &text, &missing));
    assert_int_equal(missing.kind, ERR_SYSTEM);
    struct err readonly = {0};
    assert_false(file_write(path_join(&s->arena, s->dir, "absent/x"), STR("a"), &readonly));
    assert_non_null(strstr(readonly.text, "No such file"));
}

static void makes_and_lists_folders(void **state)
{
    struct scratch *s = *state;
    char *deep = path_join(&s->arena, s->dir, "a/b/c");
    assert_true(dir_make(deep, &s->err));
    assert_true(dir_make(deep, &s->err));
    assert_true(file_append(path_join(&s->arena, deep, "j"), STR("1\n"), &s->err));
    assert_true(file_append(path_join(&s->arena, deep, "j"), STR("2\n"), &s->err));
    struct str text;
    assert_true(file_read(path_join(&s->arena, deep, "j"), 10, &s->arena, &text, &s->err));
    assert_true(str_eq(text, STR("1\n2\n")));
    struct err err = {0};
    assert_false(dir_make(path_join(&s->arena, deep, "j/k"), &err));
}

/* A rename over /dev/null by a privileged user once replaced it by a file. */
static void streams_that_the_user_names_stay_what_they_are(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct stat st;
    struct str read_back;
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    assert_true(file_write(str_formatz(&arena, "/dev/fd/%d", ends[1]), STR("text"), &err));
    close(ends[1]);
    assert_true(
        file_read(str_formatz(&arena, "/dev/fd/%d", ends[0]), 10, &arena, &read_back, &err));
    assert_true(str_eq(read_back, STR("text")));
    close(ends[0]);
    assert_true(file_write("/dev/null", STR("text"), &err));
    assert_int_equal(stat("/dev/null", &st), 0);
    assert_true(S_ISCHR(st.st_mode));
    arena_free(&arena);
}

/* Opening a pipe waits for a process at its other end; with signals blocked, for ever. */
static void what_is_no_file_is_refused_at_once(void **state)
{
    struct scratch *s = *state;
    const char *path = path_join(&s->arena, s->dir, "fifo");
    const char *link = path_join(&s->arena, s->dir, "to_device");
    struct sockaddr_un name = {.sun_family = AF_UNIX};
    const int fd = socket(AF_UNIX, SOCK_STREAM, 0);
    assert_int_equal(mkfifo(path, 0600), 0);
    assert_int_equal(symlink("/dev/zero", link), 0);
    const char *socket_path = path_join(&s->arena, s->dir, "socket");
    assert_true(strlen(socket_path) < sizeof name.sun_path);
    strcpy(name.sun_path, socket_path);
    assert_int_equal(bind(fd, (const struct sockaddr *)&name, sizeof name), 0);
    const char *const paths[] = {path, link, socket_path};
    alarm(30); /* waiting is a failure too */
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        struct err errors[4] = {0};
        struct str text;
        assert_false(file_read(paths[i], 100, &s->arena, &text, &errors[0]));
        assert_false(file_write(paths[i], STR("x"), &errors[1]));
        assert_false(file_append(paths[i], STR("x"), &errors[2]));
        assert_int_equal(file_open(paths[i], &errors[3]), -1);
        for (size_t e = 0; e < sizeof errors / sizeof *errors; e++) {
            assert_int_equal(errors[e].kind, ERR_INPUT);
            assert_non_null(strstr(errors[e].text, "is a pipe, a socket or a device"));
        }
    }
    alarm(0);
    close(fd);
}

static void names_cannot_leave_a_folder(void **state)
{
    (void)state;
    assert_true(path_name_ok(STR("HaswellEP_E5-2695v3_CoD")));
    assert_true(path_names_ok(STR("3D/r1/star")));
    assert_false(path_names_ok(STR("")));
    assert_false(path_names_ok(STR("/3D")));
    assert_false(path_names_ok(STR("3D//star")));
    assert_false(path_names_ok(STR("3D/")));
    assert_false(path_names_ok(STR("3D/../star")));
    static const char *const bad[] = {"", ".", "..", "a/b", "-x", "a b", "a\n", "\xc3\xa4", "a;b"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(path_name_ok(str_of(bad[i])));
}

/* What is known of a file, a folder, links to both and to nothing, and what is not there. */
static void paths_are_looked_at(void **state)
{
    struct scratch *s = *state;
    static const struct {
        const char *path;
        bool exists, is_not_folder;
        int64_t bytes; /* -1: not there, -2: of a folder */
    } rows[] = {{"seen/file", true, true, 5},        {"seen/empty", true, true, 0},
                {"seen/folder", true, false, -2},    {"seen/to-file", true, true, 5},
                {"seen/to-folder", true, false, -2}, {"seen/to-nothing", false, false, -1},
                {"seen/missing", false, false, -1},  {"seen/file/below", false, false, -1}};
    scratch_put(s, "/seen/file", STR("12345"));
    scratch_put(s, "/seen/empty", STR(""));
    scratch_put(s, "/seen/folder/x", STR(""));
    assert_int_equal(symlink("file", path_join(&s->arena, s->dir, "seen/to-file")), 0);
    assert_int_equal(symlink("folder", path_join(&s->arena, s->dir, "seen/to-folder")), 0);
    assert_int_equal(symlink("nothing", path_join(&s->arena, s->dir, "seen/to-nothing")), 0);
    const double free_bytes = file_free_bytes(s->dir);
    assert_true(free_bytes > 0);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *const path = path_join(&s->arena, s->dir, rows[i].path);
        struct stat st = {0};
        assert_int_equal(file_exists(path), rows[i].exists);
        assert_int_equal(stat(path, &st) == 0, rows[i].exists);
        assert_int_equal(file_is_not_folder(path), rows[i].is_not_folder);
        assert_true(file_size(path) == (rows[i].bytes == -2 ? st.st_size : rows[i].bytes));
        const int64_t changed_ns = file_mtime_ns(path);
        assert_true(
            changed_ns ==
            (rows[i].exists ? (int64_t)st.st_mtim.tv_sec * 1000000000 + st.st_mtim.tv_nsec : -1));
        /* of the same file system, which others use meanwhile */
        assert_true(fabs(file_free_bytes(path) / free_bytes - 1) < 0.5);
    }
    assert_true(file_free_bytes("missing") > 0 && file_free_bytes("/missing") > 0);
}

/* Folders on the way are made; what is in the way is named. */
static void folders_are_made(void **state)
{
    struct scratch *s = *state;
    scratch_put(s, "/made/file", STR("x"));
    const char *const deep = path_join(&s->arena, s->dir, "made/a/b/c");
    assert_true(dir_make(deep, &s->err) && dir_make(deep, &s->err));
    assert_true(file_exists(deep) && !file_is_not_folder(deep));
    assert_true(dir_make_writable(path_join(&s->arena, s->dir, "made/d/e"), &s->err));
    static const struct {
        const char *path, *message, *hint;
    } rows[] = {{"made/file", "is not a folder", "choose another name, or move that file away"},
                {"made/file/a", "cannot create the folder: Not a directory", ""},
                {"made/file/a/b", "cannot create the folder: Not a directory", ""}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct err errors[2] = {{0}};
        const char *const path = path_join(&s->arena, s->dir, rows[i].path);
        assert_false(dir_make(path, &errors[0]));
        assert_false(dir_make_writable(path, &errors[1]));
        for (size_t k = 0; k < 2; k++) {
            assert_non_null(strstr(errors[k].text, rows[i].message));
            assert_string_equal(errors[k].hint, rows[i].hint);
        }
    }
    struct err err = {0};
    struct str_list names = {0};
    assert_false(dir_list(path_join(&s->arena, s->dir, "made/file"), &s->arena, &names, &err));
    assert_string_equal(err.text, "cannot open the folder: Not a directory");
    assert_string_equal(err.file, path_join(&s->arena, s->dir, "made/file"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(replaces_whole_and_leaves_nothing_else),
        cmocka_unit_test(same_content_keeps_the_time),
        cmocka_unit_test(lazily_creates_and_replaces),
        cmocka_unit_test(copies_lazily),
        cmocka_unit_test(what_does_not_fit_is_not_written),
        cmocka_unit_test(new_files_and_folders_can_be_read),
        cmocka_unit_test(lists_folders_but_no_links_to_them),
        cmocka_unit_test(refuses_what_is_too_large_or_no_file),
        cmocka_unit_test(makes_and_lists_folders),
        cmocka_unit_test(streams_that_the_user_names_stay_what_they_are),
        cmocka_unit_test(what_is_no_file_is_refused_at_once),
        cmocka_unit_test(names_cannot_leave_a_folder),
        cmocka_unit_test(paths_are_looked_at),
        cmocka_unit_test(folders_are_made),
    };
    return cmocka_run_group_tests(tests, scratch_setup, scratch_teardown);
}
