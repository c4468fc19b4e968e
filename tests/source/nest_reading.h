#ifndef TESTS_SOURCE_NEST_READING_H
#define TESTS_SOURCE_NEST_READING_H

#include "unit.h"

#include <string.h>

#include "collect/source/nest.h"

/* What is read from real C, as text of the kernel language; what is refused, with its message. */
struct fixture {
    struct arena arena;
    struct err err;
    struct nest nest;
};

static inline bool read_with(struct fixture *f, const char *text,
                             const struct nest_options *options)
{
    *f = (struct fixture){0};
    return nest_read(&f->arena, text, strlen(text), "my.c", options, &f->nest, &f->err);
}

static inline const char *message(struct fixture *f)
{
    struct sb b = {.arena = &f->arena};
    err_format(&f->err, &b);
    return sb_cstr(&b);
}

static inline void read_any(struct fixture *f, const char *text)
{
    const struct nest_options any = {0};
    if (!read_with(f, text, &any))
        fail_msg("%s", message(f));
}

static inline void assert_reads(const char *text, const char *expected)
{
    struct fixture f;
    read_any(&f, text);
    assert_string_equal(str_cstr(&f.arena, f.nest.source), expected);
    arena_free(&f.arena);
}

/* The first line of the message. */
static inline void assert_refuses(const char *text, const char *expected)
{
    struct fixture f;
    const struct nest_options any = {0};
    if (read_with(&f, text, &any))
        fail_msg("read: %.*s", STR_ARG(f.nest.source));
    const struct str_cut lines = str_cut(str_of(message(&f)), '\n');
    assert_string_equal(str_cstr(&f.arena, lines.head), expected);
    arena_free(&f.arena);
}

/* Asserts the nest that is read, and the first note. */
static inline void assert_assumes(const char *text, const char *expected, const char *note)
{
    struct fixture f;
    read_any(&f, text);
    const char *const source = str_cstr(&f.arena, f.nest.source);
    assert_string_equal(strstr(source, "for ("), expected);
    assert_int_equal(f.nest.n_notes != 0, note != NULL);
    if (note != NULL)
        assert_string_equal(str_cstr(&f.arena, f.nest.notes[0].text), note);
    arena_free(&f.arena);
}

#endif
