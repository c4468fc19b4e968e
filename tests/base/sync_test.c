#define _GNU_SOURCE /* for the wrapped functions */
#include "unit.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/file.h"
#include "scratch.h"

/*
 * What reaches the disk, and in which order: all functions that sync and rename are replaced
 * (--wrap) by ones that record a letter and then call the original. F: a file was synced, D: a
 * folder, R: a rename.
 */
static char calls[64];
static int64_t synced_bytes;
static bool disk_fails;

static void note(char what)
{
    const size_t n = strlen(calls);
    assert_true(n + 1 < sizeof calls);
    calls[n] = what;
}

static int note_sync(int fd, int (*sync)(int))
{
    struct stat st;
    assert_int_equal(fstat(fd, &st), 0);
    note(S_ISDIR(st.st_mode) ? 'D' : 'F');
    if (!S_ISDIR(st.st_mode))
        synced_bytes = (int64_t)st.st_size;
    if (disk_fails) {
        errno = EIO;
        return -1;
    }
    return sync(fd);
}

int __real_fsync(int fd);
int __wrap_fsync(int fd);
int __wrap_fsync(int fd)
{
    return note_sync(fd, __real_fsync);
}

int __real_fdatasync(int fd);
int __wrap_fdatasync(int fd);
int __wrap_fdatasync(int fd)
{
    return note_sync(fd, __real_fdatasync);
}

int __real_rename(const char *from, const char *to);
int __wrap_rename(const char *from, const char *to);
int __wrap_rename(const char *from, const char *to)
{
    note('R');
    return __real_rename(from, to);
}

int __real_renameat(int from_dir, const char *from, int to_dir, const char *to);
int __wrap_renameat(int from_dir, const char *from, int to_dir, const char *to);
int __wrap_renameat(int from_dir, const char *from, int to_dir, const char *to)
{
    note('R');
    return __real_renameat(from_dir, from, to_dir, to);
}

static void begin(bool fails)
{
    memset(calls, 0, sizeof calls);
    synced_bytes = -1;
    disk_fails = fails;
}

static void assert_content(struct scratch *s, const char *path, const char *expected)
{
    struct str text;
    assert_true(file_read(path, 100, &s->arena, &text, &s->err));
    assert_string_equal(text.ptr, expected);
}

/* After a crash there is the old file or the new one: first content, then name, then the folder's
 * entry. */
static void a_file_is_on_the_disk_before_its_name(void **state)
{
    struct scratch *s = *state;
    const char *path = path_join(&s->arena, s->dir, "file");
    static const char *const texts[] = {"old", "newer"};
    for (size_t i = 0; i < 2; i++) {
        begin(false);
        assert_true(file_write(path, str_of(texts[i]), &s->err));
        assert_string_equal(calls, "FRD");
        assert_int_equal(synced_bytes, strlen(texts[i]));
    }
    begin(false);
    assert_true(file_write(path, STR("newer"), &s->err));
    assert_string_equal(calls, ""); /* it holds that already */
}

static void an_appended_line_is_on_the_disk(void **state)
{
    struct scratch *s = *state;
    const char *path = path_join(&s->arena, s->dir, "journal");
    begin(false);
    assert_true(file_append(path, STR("one\n"), &s->err));
    assert_int_equal(synced_bytes, 4);
    assert_true(file_append(path, STR("two\n"), &s->err));
    assert_int_equal(synced_bytes, 8);
}

static void a_disk_that_fails_is_an_error(void **state)
{
    struct scratch *s = *state;
    const char *path = path_join(&s->arena, s->dir, "kept");
    struct err err = {0};
    struct err appending = {0};
    begin(false);
    assert_true(file_write(path, STR("old"), &s->err));
    begin(true);
    assert_false(file_write(path, STR("new"), &err));
    assert_non_null(strstr(err.text, "Input/output error"));
    assert_null(strchr(calls, 'R'));
    assert_content(s, path, "old");
    assert_false(file_append(path, STR("er"), &appending));
    assert_non_null(strstr(appending.text, "cannot append"));
    begin(false);
    struct str_list names = {0};
    assert_true(dir_list(s->dir, &s->arena, &names, &s->err));
    for (size_t i = 0; i < names.count; i++)
        assert_null(strstr(str_cstr(&s->arena, names.items[i]), ".tmp."));
}

static void what_can_be_made_again_does_not_wait(void **state)
{
    struct scratch *s = *state;
    const char *path = path_join(&s->arena, s->dir, "page");
    begin(true);
    assert_true(file_write_lazily(path, STR("one"), &s->err));
    assert_true(file_write_lazily(path, STR("two"), &s->err));
    assert_string_equal(calls, "R"); /* the second in its place */
    assert_content(s, path, "two");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_file_is_on_the_disk_before_its_name),
        cmocka_unit_test(an_appended_line_is_on_the_disk),
        cmocka_unit_test(a_disk_that_fails_is_an_error),
        cmocka_unit_test(what_can_be_made_again_does_not_wait),
    };
    return cmocka_run_group_tests(tests, scratch_setup, scratch_teardown);
}
