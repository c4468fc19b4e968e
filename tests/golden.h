#ifndef TESTS_GOLDEN_H
#define TESTS_GOLDEN_H

#include "unit.h"

#include <stdlib.h>

#include "base/file.h"

/* The text is that of a file, which UPDATE=1 writes anew. */
static inline void assert_golden(const char *path, struct str text)
{
    struct arena arena = {0};
    struct err err = {0};
    struct str expected;
    if (getenv("UPDATE") != NULL)
        assert_true(file_write(path, text, &err));
    assert_true(file_read(path, 1 << 20, &arena, &expected, &err));
    assert_string_equal(str_cstr(&arena, text), str_cstr(&arena, expected));
    arena_free(&arena);
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
    assert_golden(path, sb_str(&out));
    arena_free(&arena);
}

#endif
