#include "unit.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include "collect/sweep/journal.h"
#include "scratch.h"

static json_t *record(const char *status)
{
    return json_pack("{s:s}", "status", status);
}

static const char *status_of(const struct journal *j, const char *key)
{
    return json_string_value(json_object_get(journal_find(j, key), "status"));
}

static void keeps_the_last_record_of_a_key(void **state)
{
    struct scratch *s = *state;
    const char *const name = "a.jsonl";
    struct dir folder;
    assert_true(dir_open(s->dir, ".", &s->arena, &folder, &s->err));
    struct journal j;
    assert_true(journal_open(&folder, name, &s->arena, &j, &s->err));
    assert_null(journal_find(&j, "k1"));
    assert_true(journal_add(&j, "k1", record("failed"), &s->arena, &s->err));
    assert_true(journal_add(&j, "k2", record("ok"), &s->arena, &s->err));
    assert_true(journal_add(&j, "k1", record("ok"), &s->arena, &s->err));
    assert_string_equal(status_of(&j, "k1"), "ok");
    journal_close(&j);
    assert_true(journal_open(&folder, name, &s->arena, &j, &s->err));
    assert_string_equal(status_of(&j, "k1"), "ok");
    assert_string_equal(status_of(&j, "k2"), "ok");
    journal_close(&j);
}

/* A complete journal that is opened again grows only by the added lines. */
static void grows_by_lines(void **state)
{
    struct scratch *s = *state;
    const char *const name = "e.jsonl";
    struct dir folder;
    struct str text;
    assert_true(dir_open(s->dir, ".", &s->arena, &folder, &s->err));
    assert_true(file_write(path_join(&s->arena, s->dir, name), STR(""), &s->err));
    for (int i = 0; i < 2; i++) {
        struct journal j;
        assert_true(journal_open(&folder, name, &s->arena, &j, &s->err));
        assert_true(journal_add(&j, "k", json_object(), &s->arena, &s->err));
        journal_close(&j);
    }
    assert_true(dir_file_read(&folder, name, 1000, &s->arena, &text, &s->err));
    assert_string_equal(str_cstr(&s->arena, text), "{\"key\":\"k\"}\n{\"key\":\"k\"}\n");
    dir_close(&folder);
}

static void survives_a_cut_at_every_byte(void **state)
{
    struct scratch *s = *state;
    const char *const name = "b.jsonl";
    const char *path = path_join(&s->arena, s->dir, name);
    struct dir folder;
    assert_true(dir_open(s->dir, ".", &s->arena, &folder, &s->err));
    struct journal j;
    assert_true(journal_open(&folder, name, &s->arena, &j, &s->err));
    assert_true(journal_add(&j, "first", record("ok"), &s->arena, &s->err));
    assert_true(journal_add(&j, "second", record("ok"), &s->arena, &s->err));
    journal_close(&j);
    struct str whole;
    assert_true(file_read(path, 1000, &s->arena, &whole, &s->err));
    const size_t first_line = str_find(whole, '\n') + 1;
    for (size_t cut = first_line; cut < whole.len; cut++) {
        assert_true(file_write(path, str_slice(whole, 0, cut), &s->err));
        assert_true(journal_open(&folder, name, &s->arena, &j, &s->err));
        assert_non_null(journal_find(&j, "first"));
        assert_null(journal_find(&j, "second"));
        assert_true(journal_add(&j, "third", record("ok"), &s->arena, &s->err));
        journal_close(&j);
        assert_true(journal_open(&folder, name, &s->arena, &j, &s->err));
        assert_non_null(journal_find(&j, "first"));
        assert_non_null(journal_find(&j, "third"));
        journal_close(&j);
    }
}

static void limit_files(rlim_t bytes)
{
    struct rlimit limit;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = bytes < limit.rlim_max ? bytes : limit.rlim_max;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

/* A limit of the file's size instead of a full disk: both leave the beginning of a line. */
static void goes_on_after_half_a_line(void **state)
{
    struct scratch *s = *state;
    const char *const name = "d.jsonl";
    struct dir folder;
    assert_true(dir_open(s->dir, ".", &s->arena, &folder, &s->err));
    struct journal j;
    struct err err = {0};
    assert_true(journal_open(&folder, name, &s->arena, &j, &s->err));
    assert_true(journal_add(&j, "first", record("ok"), &s->arena, &s->err));
    void (*before)(int) = signal(SIGXFSZ, SIG_IGN);
    limit_files((rlim_t)dir_file_size(&folder, name) + 5);
    assert_false(journal_add(&j, "second", record("ok"), &s->arena, &err));
    limit_files(RLIM_INFINITY);
    signal(SIGXFSZ, before);
    assert_non_null(strstr(err.text, "cannot append"));
    assert_null(journal_find(&j, "second"));
    assert_true(journal_add(&j, "third", record("ok"), &s->arena, &s->err));
    journal_close(&j);
    assert_true(journal_open(&folder, name, &s->arena, &j, &s->err));
    assert_int_equal(json_object_size(j.records), 2);
    assert_string_equal(status_of(&j, "first"), "ok");
    assert_string_equal(status_of(&j, "third"), "ok");
    journal_close(&j);
    dir_close(&folder);
}

static void garbage_lines_are_passed_over(void **state)
{
    struct scratch *s = *state;
    const char *const name = "c.jsonl";
    const char *path = path_join(&s->arena, s->dir, name);
    struct dir folder;
    assert_true(dir_open(s->dir, ".", &s->arena, &folder, &s->err));
    const struct str text =
        STR("nonsense\n[1]\n{\"key\":3}\n\n{\"key\":\"a\",\"status\":\"ok\"}\n");
    assert_true(file_write(path, text, &s->err));
    struct journal j;
    assert_true(journal_open(&folder, name, &s->arena, &j, &s->err));
    assert_int_equal(json_object_size(j.records), 1);
    journal_close(&j);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keeps_the_last_record_of_a_key),
        cmocka_unit_test(grows_by_lines),
        cmocka_unit_test(survives_a_cut_at_every_byte),
        cmocka_unit_test(goes_on_after_half_a_line),
        cmocka_unit_test(garbage_lines_are_passed_over),
    };
    return cmocka_run_group_tests(tests, scratch_setup, scratch_teardown);
}
