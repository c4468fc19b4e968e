#ifndef STEMPEL_KERNEL_PARSER_H
#define STEMPEL_KERNEL_PARSER_H

#include "stempel/kernel/lexer.h"
#include "stempel/kernel/tree.h"

/*
 * Parses text into the syntax tree; private to this room. The parser knows only words and
 * punctuation: kernel_build() looks up what a name refers to.
 */
struct parser {
    struct tree_maker maker;
    struct tokens tokens;
    size_t at; /* current token */
    int depth; /* of nested parentheses, subscripts and signs */
};

/* Starts a parser at the first token; refuses a source that is too long. */
bool parser_begin(struct parser *p, struct str source, const char *name, struct arena *arena,
                  struct err *err);

/*
 * Reports the first fault of a text that could not be parsed to its end. It may be an earlier one
 * that only building the part read so far shows. Always returns false.
 */
bool parser_fail_after(const struct parser *p, struct err *err);

/* --- tokens.c --- */

struct tree_place token_place(const struct token *token);

/* Sets an error at a token, with the source line; returns false. */
bool parser_fail(struct parser *p, const struct token *where, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Adds a hint on what to do; returns false. */

/* The beginning of a token's text, for a message. */
struct str token_text(const struct token *token);

const struct token *parser_token(const struct parser *p);
const struct token *parser_take(struct parser *p);
/* Whether the current token is this punctuation or name. */
bool parser_at(const struct parser *p, const char *text);
/* Consumes it if so. */
bool parser_accept(struct parser *p, const char *text);
/* Consumes it or fails: "expected ';' after the declaration". */
bool parser_expect(struct parser *p, const char *text, const char *where);

/* Whether it is a keyword of C, which cannot be a name. */
bool parser_is_keyword(struct str name);
/* Consumes a name that may be declared, or fails. */
bool parser_take_name(struct parser *p, const struct token **out);

/*
 * Type names: a sequence of type words, which names a floating-point or an integer type.
 * parser_at_type looks ahead, parser_take_type consumes.
 */
bool parser_at_type(const struct parser *p, size_t ahead);
bool parser_take_type(struct parser *p, struct tree_type *out);

/* --- parse_expr.c --- */

/* Parses an expression; null on failure. */
const struct expr *parse_expr(struct parser *p);
/* `name` or `name[i]`; the current token is the name. */
const struct expr *parse_variable(struct parser *p);

#endif
