#ifndef TESTS_GOLDEN_H
#define TESTS_GOLDEN_H

#include "unit.h"

#include <stdlib.h>

#include "base/file.h"

/* Prints the first line in which the text is not the expected one. */
static inline void golden_print_difference(const char *path, struct str text, struct str expected)
{
    struct str line = {0};
    struct str expected_line = {0};
    bool more = true;
    int number = 0;
    while (more && str_eq(line, expected_line)) {
        const bool more_expected = str_next_line(&expected, &expected_line);
        more = str_next_line(&text, &line) || more_expected;
        number++;
    }
    print_error("%s:%d:\n- %.*s\n+ %.*s\n", path, number, STR_ARG(expected_line), STR_ARG(line));
}

/* Whether the text is that of a file, which UPDATE=1 writes anew. */
static inline bool golden_equals(const char *path, struct str text)
{
    struct arena arena = {0};
    struct err err = {0};
    struct str expected = {0};
    if (getenv("UPDATE") != NULL)
        assert_true(file_write(path, text, &err));
    assert_true(file_read(path, 1 << 20, &arena, &expected, &err));
    const bool equal = str_eq(text, expected);
    if (!equal)
        golden_print_difference(path, text, expected);
    arena_free(&arena);
    return equal;
}

static inline void assert_golden(const char *path, struct str text)
{
    assert_true(golden_equals(path, text));
}

/* Adds what the test says of a row, the text after "> ", to what it has said. */
typedef void golden_row(struct str row, struct sb *out);

/* A file that holds its own cases: each line `> ROW` is followed by what is said of it. */
static inline void assert_golden_rows(const char *path, golden_row *add)
{
    struct arena arena = {0};
    struct err err = {0};
    struct sb out = {.arena = &arena};
    struct str rest;
    assert_true(file_read(path, 1 << 20, &arena, &rest, &err));
    while (rest.len != 0) {
        const struct str_cut line = str_cut(rest, '\n');
        rest = line.tail;
        if (!str_starts_with(line.head, STR("> ")))
            continue;
        sb_addf(&out, "%.*s\n", STR_ARG(line.head));
        add(str_slice(line.head, 2, line.head.len), &out);
    }
    const bool equal = golden_equals(path, sb_str(&out));
    arena_free(&arena);
    assert_true(equal);
}

/* The same of every `parts`-th row from number `part` on: where all together are slow, each part is
 * a test of its own. */
static inline void assert_golden_part(const char *path, golden_row *add, size_t part, size_t parts)
{
    struct arena arena = {0};
    struct err err = {0};
    struct sb out = {.arena = &arena};
    struct sb expected = {.arena = &arena};
    struct str rest;
    size_t row = 0;
    bool ours = false;
    assert_true(file_read(path, 1 << 20, &arena, &rest, &err));
    while (rest.len != 0) {
        const struct str_cut line = str_cut(rest, '\n');
        const bool begins = str_starts_with(line.head, STR("> "));
        rest = line.tail;
        ours = begins ? row++ % parts == part : ours;
        if (!ours)
            continue;
        sb_addf(&expected, "%.*s\n", STR_ARG(line.head));
        if (!begins)
            continue;
        sb_addf(&out, "%.*s\n", STR_ARG(line.head));
        add(str_slice(line.head, 2, line.head.len), &out);
    }
    const bool equal = str_eq(sb_str(&out), sb_str(&expected));
    if (!equal)
        golden_print_difference(path, sb_str(&out), sb_str(&expected));
    arena_free(&arena);
    assert_true(equal);
}

/* Part number `part`, an argument of the test, or all rows without one. */
static inline void assert_golden_rows_or_part(const char *path, golden_row *add, const char *part,
                                              size_t parts)
{
    if (part == NULL)
        assert_golden_rows(path, add);
    else
        assert_golden_part(path, add, (size_t)(part[0] - '0'), parts);
}

#endif
