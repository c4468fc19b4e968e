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

struct tree_place place_of(const struct token *token);

/* Notes an error at a token, with the source line; false. */
bool fail_at(struct parser *p, const struct token *where, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Adds what to do; false. */
bool fail_hint(struct parser *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The beginning of a token's text, for a message. */
struct str token_text(const struct token *token);

const struct token *this_token(const struct parser *p);
const struct token *take_token(struct parser *p);
/* Is the current token this punctuation or name? */
bool at_text(const struct parser *p, const char *text);
/* Takes it if so. */
bool accept_text(struct parser *p, const char *text);
/* Takes it or fails: "expected ';' after the declaration". */
bool expect_text(struct parser *p, const char *text, const char *where);

/* A word of C, which can be no name. */
bool is_keyword(struct str name);
/* Takes a name that may be declared, or fails. */
bool take_name(struct parser *p, const struct token **out);

/*
 * Type names. A run of type words is taken; it is either a floating-point type or an integer one.
 * at_type looks, take_type takes.
 */
bool at_type(const struct parser *p, size_t ahead);
bool take_type(struct parser *p, struct tree_type *out);

/* --- parse_expr.c --- */

/* Parses an expression; null: it failed. */
const struct expr *parse_expr(struct parser *p);
/* `name` or `name[i]`; the current token is the name. */
const struct expr *parse_variable(struct parser *p);

#endif
