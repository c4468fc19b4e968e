#ifndef BASE_STR_H
#define BASE_STR_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"

/*
 * A string slice: `len` bytes at `ptr`, not NUL-terminated, borrowed from the owner of the bytes.
 * The empty slice is {NULL, 0} or any pointer with length 0.
 */
struct str {
    const char *ptr;
    size_t len;
};

/* Slice of a string literal. */
#define STR(literal) ((struct str){("" literal), sizeof(literal) - 1})

/* For printf: printf("%.*s", STR_ARG(s)). */
#define STR_ARG(s) (int)(s).len, (s).ptr

/* A growing list of slices. */
struct str_list {
    struct str *items;
    size_t count;
};

/* The two sides of a cut; `ok` is false (and `tail` empty) if the separator was not found. */
struct str_cut {
    struct str head;
    struct str tail;
    bool ok;
};

/* Slice of a NUL-terminated string; null gives the empty slice. Borrowed. */
struct str str_of(const char *text);
bool str_eq(struct str a, struct str b);
/* Equal, ignoring the case of ASCII letters. */
bool str_eq_any_case(struct str a, struct str b);
/* Byte order, the shorter first if one is a prefix of the other: <0, 0, >0. */
int str_compare(struct str a, struct str b);
bool str_starts_with(struct str s, struct str prefix);
bool str_ends_with(struct str s, struct str suffix);
/* Position of the first `c`, or s.len. */
size_t str_find(struct str s, char c);
/* Position of the first `needle`, or s.len. */
size_t str_find_str(struct str s, struct str needle);
bool str_contains(struct str s, struct str needle);
/* Whether `word` is one of the words of `text`, which are separated by blanks. */
bool str_has_word(struct str text, struct str word);
/* Bytes from..to (exclusive), both limited to the slice. */
struct str str_slice(struct str s, size_t from, size_t to);
/* Strips blanks, tabs and line ends at both ends. */
struct str str_trim(struct str s);
/* Splits at the first `at`. */
struct str_cut str_cut(struct str s, char at);
/* Cuts the next line off `*rest`, without its line end; false at the end of the text. */
bool str_next_line(struct str *rest, struct str *line);
/*
 * The value of the first line `key: value` of a text like /proc/meminfo, or `key value` of one like
 * /proc/self/limits, trimmed; empty if there is none.
 */
struct str str_field(struct str text, const char *key);

/* Whether `s` is, starts with, ends with or contains one of the words, which end with a null. */
bool str_is_one_of(struct str s, const char *const *words);
bool str_starts_with_one_of(struct str s, const char *const *words);
bool str_ends_with_one_of(struct str s, const char *const *words);
bool str_contains_one_of(struct str s, const char *const *words);
/* Which of `n` words it is, such as the names of an enum; -1: none. */
int str_index_in(struct str s, const char *const *words, size_t n);

/* Character classes of C and similar formats, independent of the locale. */
static inline bool char_is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static inline bool char_begins_name(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static inline bool char_in_name(char c)
{
    return char_begins_name(c) || char_is_digit(c);
}

static inline char char_lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* NUL-terminated copy, owned by the arena. */
char *str_cstr(struct arena *arena, struct str s);
/* Copy owned by the arena. */
struct str str_copy(struct arena *arena, struct str s);
/* printf into the arena; the result has a NUL after it. */
struct str str_format(struct arena *arena, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* The same as a C string. */
char *str_formatz(struct arena *arena, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* The whole slice as a decimal number; false (out untouched) for anything else or out of range. */
bool str_to_i64(struct str s, int64_t *out);
/* The whole slice as a finite decimal number with optional fraction and exponent. */
bool str_to_double(struct str s, double *out);
/* The number with 6 digits, or as many as str_to_double needs to give back the same value. */
struct str str_from_double(struct arena *arena, double value);

void str_list_add(struct arena *arena, struct str_list *list, struct str item);
bool str_list_has(const struct str_list *list, struct str item);

/* Writes text piece by piece into an arena. Start with `struct sb b = {.arena = arena};`. */
struct sb {
    struct arena *arena;
    char *ptr;
    size_t len;
    size_t capacity;
};

void sb_add(struct sb *b, struct str s);
/* Reserves space for `more` bytes and a NUL after what was written. */
void sb_reserve(struct sb *b, size_t more);
void sb_addz(struct sb *b, const char *text);
void sb_addc(struct sb *b, char c);
/* Decimal digits, several times as fast as by sb_addf. */
void sb_addi(struct sb *b, int64_t value);
void sb_addu(struct sb *b, uint64_t value);
void sb_addf(struct sb *b, const char *format, ...) __attribute__((format(printf, 2, 3)));
void sb_addv(struct sb *b, const char *format, va_list args) __attribute__((format(printf, 2, 0)));
/* What was written so far; borrowed, valid until the next addition. */
struct str sb_str(const struct sb *b);
/* The same, NUL-terminated. */
const char *sb_cstr(struct sb *b);

#endif
