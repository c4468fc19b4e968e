#ifndef COLLECT_SOURCE_NEST_EXPR_H
#define COLLECT_SOURCE_NEST_EXPR_H

#include "collect/source/nest_source.h"

/*
 * Types and expressions of real C as trees, before anything is known about the names in them.
 * Private to the reading of nests.
 */
enum c_type_kind { TYPE_REAL, TYPE_INTEGER, TYPE_OTHER };

struct c_type {
    enum c_type_kind kind;
    enum elem_type elem; /* TYPE_REAL */
    bool is_const;
    bool is_static;
    struct str text; /* the words, as written */
    struct str tag;  /* of a struct, else empty */
};

/* `typedef double real;` */
struct c_typedef {
    struct str name;
    struct c_type type;
};

/* A place in a list of tokens that ends with TOKEN_END. */
struct c_cursor {
    const struct c_source *source;
    const struct token *tokens;
    size_t at;
    int depth;
    size_t n_typedefs;
    const struct c_typedef *typedefs;
};

enum c_expr_kind {
    CX_INTEGER,
    CX_REAL,
    CX_NAME,
    CX_INDEX,
    CX_MEMBER, /* of the struct `left`, or of what it points to; `at` is the member's name */
    CX_CALL,
    CX_UNARY,
    CX_BINARY,
    CX_CAST,
    CX_CHOICE /* left ? arguments[0] : arguments[1] */
};

struct c_expr {
    enum c_expr_kind kind;
    const struct token *at; /* the operator, name or number */
    struct str op;          /* CX_UNARY, CX_BINARY */
    struct c_type type;     /* CX_CAST */
    const struct c_expr *left;
    const struct c_expr *right; /* CX_INDEX: the subscript */
    int n_arguments;            /* CX_CALL; the name stands in `at` */
    const struct c_expr *const *arguments;
    int height; /* nodes from here down */
};

const struct token *cursor_token(const struct c_cursor *c);
const struct token *cursor_ahead(const struct c_cursor *c, size_t ahead);
const struct token *cursor_take(struct c_cursor *c);
bool cursor_at(const struct c_cursor *c, const char *text);
bool cursor_accept(struct c_cursor *c, const char *text);
bool cursor_expect(struct c_cursor *c, const char *text, const char *where);

/* Is a type at this place? Takes its words: `const double`, `unsigned long`. */
bool c_type_at(const struct c_cursor *c, size_t ahead);
bool c_type_take(struct c_cursor *c, struct c_type *out);

/* An expression without assignments and commas. What no kernel can have is refused right here. */
bool c_expr_parse(struct c_cursor *c, const struct c_expr **out);

/* The value of a constant expression, names counting as 0; for conditions of the preprocessor. */
bool c_expr_integer(const struct c_source *s, const struct c_expr *e, int64_t *out);

/* Digits of an integer token without its suffix; false for hexadecimal, octal and too large. */
bool c_integer_value(struct str text, int64_t *out);

#endif
