#ifndef STEMPEL_KERNEL_LEXER_H
#define STEMPEL_KERNEL_LEXER_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

enum token_kind {
    TOKEN_END,
    TOKEN_NAME,
    TOKEN_INTEGER,
    TOKEN_REAL,
    TOKEN_PUNCTUATION,
    TOKEN_STRING, /* in real C only: "…" or '…' */
    TOKEN_PRAGMA  /* a `#pragma` line; in real C what follows that word */
};

struct token {
    enum token_kind kind;
    struct str text; /* a slice of the source */
    unsigned line, col;
};

struct tokens {
    size_t count; /* the last one is TOKEN_END */
    const struct token *items;
};

/*
 * Cuts C source into tokens without comments and blanks. The tokens point into `source` and are
 * owned by the arena. Fails on characters that begin no token, on unterminated comments and on
 * malformed numbers. A `#pragma` line is one token.
 */
bool lex_tokens(struct str source, const char *file, struct arena *arena, struct tokens *out,
                struct err *err);

/*
 * Length of a backslash and the line end after it if `rest` begins with them (they join two lines),
 * else 0.
 */
size_t lex_joined(struct str rest);

/* Whether the token is this name, number or punctuation. */
bool token_is(const struct token *token, const char *text);

#endif
