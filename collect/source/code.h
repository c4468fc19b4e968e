#ifndef COLLECT_SOURCE_CODE_H
#define COLLECT_SOURCE_CODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/str.h"
#include "stempel/kernel/kernel.h"

/*
 * The user's code as its compiler understands it: headers read, macros expanded, names and types
 * resolved. What a reader of loop nests needs of it, in C's words and without the compiler's. Made
 * by translation_unit.h, constant from then on.
 */
enum { CODE_MAX_PARTS = 4096, CODE_MAX_DEPTH = 512 };

/* From 1, 0: unknown. */
struct code_place {
    unsigned line, col;
    bool in_header;
};

enum code_type_kind {
    TYPE_UNKNOWN, /* of a template's parameter, or of what no header declares */
    TYPE_VOID,
    TYPE_INTEGER, /* enumerations too */
    TYPE_REAL,    /* complex ones too */
    TYPE_POINTER,
    TYPE_ARRAY,
    TYPE_STRUCT, /* or class, or union */
    TYPE_OTHER
};

struct code_type {
    enum code_type_kind kind;
    enum elem_type elem; /* TYPE_REAL */
    int64_t bytes;       /* 0: unknown */
    bool is_const;
    bool restricted;
    bool is_unsigned;
    bool is_reference;          /* C++: the type is that of what it refers to */
    int64_t count;              /* TYPE_ARRAY: elements; -1: an expression, see code_decl.sizes */
    const struct code_type *to; /* of what a pointer points to; of an array's elements */
    struct str text;            /* as the compiler writes it */
};

enum code_decl_kind {
    DECL_VARIABLE,
    DECL_PARAMETER,
    DECL_MEMBER,
    DECL_FUNCTION,
    DECL_ENUMERATOR, /* `value` */
    DECL_OTHER
};

struct code;

struct code_decl {
    enum code_decl_kind kind;
    int number; /* in its unit */
    struct str name;
    struct code_place at;
    const struct code_type *type; /* of a function: of its value */
    bool is_global;
    int64_t value;
    int64_t offset_bytes;       /* DECL_MEMBER, -1: unknown */
    const struct code *initial; /* of a parameter: what a call leaves out */
    int n_sizes; /* of an array: as written, outermost first; a parameter's first may be missing */
    const struct code *const *sizes;
    int n_parameters;
    const struct code_decl *const *parameters;
};

enum code_kind {
    /* Expressions; `op` is the operator as written */
    CODE_INTEGER, /* `integer` */
    CODE_REAL,    /* `real` */
    CODE_NAME,    /* `decl`; null for what is not declared */
    CODE_THIS,
    CODE_BINARY,    /* + - * / % < && … of two parts */
    CODE_ASSIGN,    /* = += … */
    CODE_STEP,      /* ++ and -- of one part; `integer` is 1 after it: i++ */
    CODE_UNARY,     /* - + ! ~ of one part */
    CODE_DEREF,     /* *p */
    CODE_ADDRESS,   /* &x */
    CODE_SUBSCRIPT, /* p[i]; C++: operator[], too */
    CODE_ELEMENT,   /* C++: x(i, j, …): the object, then the arguments */
    CODE_MEMBER,    /* x.m, x->m: `decl` is the member */
    CODE_CALL,      /* `text` is the name, the parts are the arguments */
    CODE_METHOD,    /* the same with the object as first part */
    CODE_CAST,      /* to `type` */
    CODE_CHOICE,    /* c ? x : y */
    CODE_LIST,      /* { x, y, … } */
    /* Statements */
    CODE_BLOCK,
    CODE_DECLARE, /* `decl` */
    CODE_FOR,     /* init, condition, step, body; missing ones are CODE_EMPTY */
    CODE_WHILE,   /* condition, body */
    CODE_DO,      /* body, condition */
    CODE_IF,      /* condition, then, and else if there is one */
    CODE_SWITCH,  /* value, body */
    CODE_CASE,    /* value, statement */
    CODE_DEFAULT, /* statement */
    CODE_RETURN,
    CODE_BREAK,
    CODE_CONTINUE,
    CODE_EMPTY,
    CODE_UNKNOWN /* none of these: what it is made of */
};

struct code {
    enum code_kind kind;
    struct code_place at;
    unsigned end_line;
    bool in_main_file;
    size_t offset; /* in bytes, of its first token in the file */
    const struct code_type *type;
    const struct code_decl *decl;
    const char *op;
    struct str text;
    struct str macro; /* the object-like macro that all of it comes from */
    int64_t integer;
    double real;
    int n_parts;
    const struct code *const *parts;
};

/* Is this its operator, as written? */
bool code_is_op(const struct code *c, const char *op);
bool code_is_loop(const struct code *c);
/* How many parts it has in all, itself included. */
int code_size(const struct code *c);
/* Of an `if`: is its first branch at least as long as the other? */
bool code_first_is_larger(const struct code *c);
/* Not all of it is always done. */
bool code_is_conditional(const struct code *c);
/* The variable that an assignment or step sets; null for others. */
const struct code_decl *code_changes(const struct code *c);
/* Does any part of it name this variable; set it or declare it; is it this part? */
bool code_names(const struct code *c, const struct code_decl *decl);
bool code_sets(const struct code *c, const struct code_decl *decl);
/* The name and the number of `i - 1` and the like; false for others. */
bool code_offset(const struct code *c, const struct code_decl **index, int64_t *offset);
bool code_contains(const struct code *c, const struct code *part);
/* The value that a declaration begins with; null for all else. */
const struct code *code_initial(const struct code *c);

#endif
