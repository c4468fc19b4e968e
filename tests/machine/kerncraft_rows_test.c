/*
 * Whole outputs of the reader and the writer of Kerncraft's files, in kerncraft_rows.txt. A row is
 * a change of a file, `FROM => TO`, several between ` ;; `, or a path for `path`, or a text for
 * `used`.
 */
#include "unit.h"

#include <stdio.h>
#include <string.h>

#include "collect/kerncraft/kerncraft.h"
#include "collect/machinefile/load.h"
#include "golden.h"
#include "machine/replaced.h"

static struct str fixture(struct arena *arena)
{
    struct err err = {0};
    struct str text;
    assert_true(file_read("tests/machine/fixtures/Made_Up.yml", 1 << 20, arena, &text, &err));
    return text;
}

/* `\n` as a line break. */
static const char *unescaped(struct str text, struct arena *arena)
{
    struct sb out = {.arena = arena};
    for (size_t i = 0; i < text.len; i++) {
        const bool end = i + 1 < text.len && text.ptr[i] == '\\' && text.ptr[i + 1] == 'n';
        sb_addc(&out, end ? '\n' : text.ptr[i]);
        i += end;
    }
    return sb_cstr(&out);
}

static struct str changed(struct str text, struct str row, struct arena *arena)
{
    const char *out = str_cstr(arena, text);
    for (struct str rest = row; rest.len != 0;) {
        const size_t end = str_find_str(rest, STR(" ;; "));
        const struct str change = str_slice(rest, 0, end);
        const size_t to = str_find_str(change, STR(" => "));
        rest = end < rest.len ? str_slice(rest, end + 4, rest.len) : (struct str){0};
        const char *from = unescaped(str_slice(change, 0, to), arena);
        if (strstr(out, from) == NULL)
            fail_msg("'%s' is not in the file", from);
        out = replaced(arena, out, from, unescaped(str_slice(change, to + 4, change.len), arena));
    }
    return str_of(out);
}

static bool has_line(struct str text, struct str wanted)
{
    for (struct str line; str_next_line(&text, &line);) {
        if (str_eq(line, wanted))
            return true;
    }
    return false;
}

static void add_lines_only_in(struct str text, struct str other, const char *mark, struct sb *out)
{
    for (struct str line; str_next_line(&text, &line);) {
        if (!has_line(other, line))
            sb_addf(out, "%s%.*s\n", mark, STR_ARG(line));
    }
}

static void add_violations(const struct violations *list, const char *mark, struct sb *out)
{
    for (size_t i = 0; i < list->count; i++) {
        const struct violation *v = &list->items[i];
        sb_addf(out, "%s %u:%u %s %s%s\n", mark, v->line, v->col, v->path, v->text,
                v->missing ? " (missing)" : "");
    }
}

/* The machine in both formats; empty if it cannot be read. */
struct both {
    struct str ours, theirs;
};

static struct both read_file(struct str text, struct arena *arena, struct sb *out)
{
    static const char path[] = "/tmp/inspect_kerncraft_rows.yml";
    struct violations notes = {.arena = arena};
    struct violations list = {.arena = arena, .notes = &notes};
    struct machine m;
    struct err err = {0};
    struct both both = {0};
    assert_true(file_write(path, text, &err));
    if (!machine_import(path, &m, &list, &err))
        sb_addf(out, "error: %s\n", err.text);
    remove(path);
    add_violations(&list, "wrong", out);
    add_violations(&notes, "odd", out);
    if (err.kind != ERR_NONE || list.count != 0)
        return both;
    assert_true(machine_text(&m, arena, &both.ours, &err));
    assert_true(kerncraft_write(&m, arena, &both.theirs, &err));
    return both;
}

/* Of the file without a change; read once. */
static struct both unchanged;

static void add_change(struct str row, bool both_formats, struct sb *out)
{
    struct arena arena = {0};
    const struct str text = changed(fixture(&arena), row, &arena);
    const struct both both = read_file(text, &arena, out);
    if (both.ours.len != 0) {
        add_lines_only_in(unchanged.ours, both.ours, "ours -", out);
        add_lines_only_in(both.ours, unchanged.ours, "ours +", out);
    }
    if (both.ours.len != 0 && both_formats) {
        add_lines_only_in(unchanged.theirs, both.theirs, "theirs -", out);
        add_lines_only_in(both.theirs, unchanged.theirs, "theirs +", out);
    }
    arena_free(&arena);
}

/* What a path of ours is called in theirs, and where it is. */
static void add_path(struct str row, struct sb *out)
{
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    struct kerncraft_places places;
    struct violations read = {.arena = &arena};
    struct violations list = {.arena = &arena};
    const struct yml_node *root = NULL;
    assert_true(yml_parse(kerncraft_without_unused(fixture(&arena), &arena), "x/Made_Up.yml",
                          &arena, &root, &err));
    kerncraft_read(root, "x/Made_Up.yml", "Made_Up", &m, &places, &read);
    violations_add(&list, str_cstr(&arena, row), "is 0; accepted: x");
    kerncraft_rename_paths(&list, root, &m, &places);
    add_violations(&list, " ", out);
    arena_free(&arena);
}

static void add_used(struct str row, struct sb *out)
{
    struct arena arena = {0};
    const struct str text = str_of(unescaped(row, &arena));
    struct str used = kerncraft_without_unused(text, &arena);
    for (size_t i = 0; i < used.len; i++)
        sb_addf(out, used.ptr[i] == '\n' ? "|" : used.ptr[i] == '\r' ? "\\r" : "%c", used.ptr[i]);
    sb_addc(out, '\n');
    arena_free(&arena);
}

static void add_row(struct str row, struct sb *out)
{
    if (str_starts_with(row, STR("path ")))
        add_path(str_slice(row, 5, row.len), out);
    else if (str_starts_with(row, STR("used ")))
        add_used(str_slice(row, 5, row.len), out);
    else if (str_starts_with(row, STR("read ")) || str_starts_with(row, STR("both ")))
        add_change(str_slice(row, 5, row.len), row.ptr[0] == 'b', out);
    else
        sb_addf(out, "%.*s\n%.*s", STR_ARG(unchanged.ours), STR_ARG(unchanged.theirs));
}

static void whole_outputs(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct sb none = {.arena = &arena};
    unchanged = read_file(fixture(&arena), &arena, &none);
    assert_int_equal(none.len, 0);
    assert_golden_rows(ROWS, add_row);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(whole_outputs)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
