#ifndef STEMPEL_KERNEL_PARSER_H
#define STEMPEL_KERNEL_PARSER_H

#include "stempel/kernel/lexer.h"
#include "stempel/kernel/tree.h"

/*
 * From text to the syntax tree; private to this room. The parser knows words and punctuation only:
 * what a name stands for is looked up by kernel_build().
 */
struct parser {
    struct tree_maker maker;
    struct tokens tokens;
    size_t at; /* current token */
    int depth; /* of nested parentheses, subscripts and signs */
};

/* A parser of nothing yet; refuses what is too long. */
bool parser_begin(struct parser *p, struct str source, const char *name, struct arena *arena,
                  struct err *err);

/*
 * What is wrong with a text that could not be parsed to its end: the first fault, which may be one
 * that only building what was read so far shows; false.
 */
bool parser_fail_after(const struct parser *p, struct err *err);

/* --- tokens.c --- */

struct tree_place token_place(const struct token *token);

/* Notes an error at a token, with the source line; false. */
bool parser_fail(struct parser *p, const struct token *where, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Adds what to do; false. */
bool parser_hint(struct parser *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The beginning of a token's text, for a message. */
struct str token_text(const struct token *token);

const struct token *parser_token(const struct parser *p);
const struct token *parser_take(struct parser *p);
/* Is the current token this punctuation or name? */
bool parser_at(const struct parser *p, const char *text);
/* Takes it if so. */
bool parser_accept(struct parser *p, const char *text);
/* Takes it or fails: "expected ';' after the declaration". */
bool parser_expect(struct parser *p, const char *text, const char *where);

/* A word of C, which can be no name. */
bool parser_is_keyword(struct str name);
/* Takes a name that may be declared, or fails. */
bool parser_take_name(struct parser *p, const struct token **out);

/*
 * Type names. A run of type words is taken; it is either a floating-point type or an integer one.
 * parser_at_type looks, parser_take_type takes.
 */
bool parser_at_type(const struct parser *p, size_t ahead);
bool parser_take_type(struct parser *p, struct tree_type *out);

/* --- parse_expr.c --- */

/* Parses an expression; null: it failed. */
const struct expr *parse_expr(struct parser *p);
/* `name` or `name[i]`; the current token is the name. */
const struct expr *parse_variable(struct parser *p);

#endif
