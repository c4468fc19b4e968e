#ifndef COLLECT_SOURCE_NEST_SOURCE_H
#define COLLECT_SOURCE_NEST_SOURCE_H

#include "stempel/kernel/kernel.h"
#include "stempel/kernel/lexer.h"

/*
 * Real C source as tokens: comments gone, conditional groups decided, macros known but not yet
 * expanded. Private to the reading of nests.
 */
enum { MACRO_MAX_PARAMETERS = 16, SOURCE_MAX_MACROS = 4096 };

/* One `#define` or `#undef`; it counts from token `at` on. */
struct macro {
    struct str name;
    size_t at;
    bool undefined;
    bool function_like;
    size_t n_parameters;
    struct str parameters[MACRO_MAX_PARAMETERS];
    struct tokens body; /* without an end token */
    unsigned line;
};

/* A comment `inspect begin NAME` or `inspect end`. */
struct marker {
    bool begin;
    struct str name;
    unsigned line;
};

struct c_source {
    const char *file;
    struct str text;
    struct arena *arena;
    struct err *err;
    struct tokens tokens; /* the last one is TOKEN_END */
    size_t n_macros;
    struct macro *macros;
    size_t n_markers;
    struct marker *markers;
};

/* A growing list of tokens. */
struct token_list {
    struct token *items;
    size_t count;
    size_t capacity;
};

/* Notes an error at a token, with its line of the source; always false. */
bool source_fail(const struct c_source *s, const struct token *where, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Adds the smallest change that helps; always false. */
bool source_hint(const struct c_source *s, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Cuts the text up. `s` has file, text, arena and err set. */
bool source_read(struct c_source *s);

/* The macro of this name for the token number `at`; null for none. */
const struct macro *source_macro(const struct c_source *s, struct str name, size_t at);

/*
 * Expands the macros in tokens first..end (exclusive) of the source; what comes from a macro takes
 * the place where it is used. A macro that stands for one integer above NEST_SMALL_INTEGER stays as
 * its name: it is a size. The list gets a TOKEN_END, which is not counted.
 */
bool source_expand(const struct c_source *s, size_t first, size_t end, struct token_list *out);

/* The same for a list of tokens that stands at token number `at`. */
bool source_expand_list(const struct c_source *s, struct tokens tokens, size_t at,
                        struct token_list *out);

/* The value of a macro that is a size or a small number: `400`, `(400)`. */
bool macro_integer(const struct macro *m, int64_t *value);

void token_add(struct arena *arena, struct token_list *list, const struct token *token);

#endif
