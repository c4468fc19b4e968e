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

#endif
