#ifndef COLLECT_SOURCE_CODE_H
#define COLLECT_SOURCE_CODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/str.h"
#include "stempel/kernel/kernel.h"

/*
 * The user's code as the compiler sees it: headers included, macros expanded, names and types
 * resolved. It holds what a reader of loop nests needs, in terms of C and not of a compiler's
 * library. Made by translation_unit.h, and constant after that.
 */
enum { CODE_MAX_PARTS = 4096, CODE_MAX_DEPTH = 512 };

/* From 1, 0: unknown. */
struct code_place {
    unsigned line, col;
    bool in_header;
};

enum code_type_kind {
    TYPE_UNKNOWN, /* of a template's parameter, or of something undeclared */
    TYPE_VOID,
    TYPE_INTEGER, /* enumerations too */
    TYPE_REAL,    /* complex ones too */
    TYPE_POINTER,
    TYPE_ARRAY,
    TYPE_STRUCT, /* or class, or union */
    TYPE_VECTOR, /* GCC's: `count` elements, of which operators treat each alike */
    TYPE_OTHER
};

struct code_type {
    enum code_type_kind kind;
    enum elem_type elem; /* TYPE_REAL */
    int64_t bytes;       /* 0: unknown */
    bool is_const;
    bool restricted;
    bool is_unsigned;
    bool is_reference; /* C++: the fields describe the type referred to */
    int64_t count;     /* TYPE_ARRAY: elements; -1: an expression, see code_decl.sizes */
    const struct code_type
        *to; /* the type that a pointer points to; the type of an array's or a vector's elements */
    struct str text;  /* as written by the compiler */
    struct str first; /* the name at the end of its typedefs, pointers and elements: `REAL` for
                         `real *` after `typedef REAL real`; may be empty */
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
    int number; /* its number in the unit */
    struct str name;
    struct code_place at;
    const struct code_type *type; /* for a function: the type of its value */
    unsigned called_line; /* of a template's instance: the call that gives its types; 0: none */
    bool is_global;
    bool is_length; /* of a loop, made for one that does not count: known when that begins */
    int64_t value;
    int64_t offset_bytes;       /* DECL_MEMBER, -1: unknown */
    bool in_union;              /* DECL_MEMBER */
    const struct code *initial; /* for a parameter: its default */
    int n_sizes; /* for an array: as written, outermost first; in a parameter the first may be
                    missing */
    const struct code *const *sizes;
    int n_parameters;
    const struct code_decl *const *parameters;
};

enum code_kind {
    /* Expressions; `op` is the operator as written */
    CODE_INTEGER, /* `integer` */
    CODE_REAL,    /* `real` */
    CODE_NAME,    /* `decl`; null if undeclared */
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
    CODE_GROUP,     /* GNU's ({ …; x; }): statements, of which the last is its value */
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
    CODE_UNKNOWN /* anything else, with its parts */
};

/* A member of a struct that is copied whole, there and here. */
struct code_copied {
    const struct code *to, *from;
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
    struct str shown; /* CODE_CALL: the name as written, where that is another than C's */
    struct str macro; /* the object-like macro from which all of it comes */
    int64_t integer;
    double real;
    int n_parts;
    const struct code *const *parts;
    /* CODE_LIST of a struct: what each part sets, and then what the list leaves out, as many as
     * that; null: not known. */
    const struct code_decl *const *members;
    int n_left_out;
    int n_copied; /* CODE_ASSIGN, CODE_DECLARE: of a whole struct, what that copies */
    const struct code_copied *copied;
    const struct code *made; /* a declaration of the variable in these, for a value that is no
                                place; null: none */
    bool in_words;           /* these are words, because its members have different sizes */
};

/* The largest whole power that compilers multiply out: up to here repeated squaring takes no more
 * products than gfortran's chains. */
enum { CODE_MULTIPLIED_POWER = 14 };

/* Of an array, too, if all of its sizes are numbers; 0: unknown. */
int64_t code_type_bytes(const struct code_type *t);
/* Whether this is its operator, as written. */
bool code_is_op(const struct code *c, const char *op);
/* The parts of a CODE_FOR. */
enum { LOOP_INIT, LOOP_CONDITION, LOOP_STEP, LOOP_BODY, LOOP_N_PARTS };
bool code_is_loop(const struct code *c);
const struct code *code_loop_body(const struct code *loop);
/* The last statement of a block, of however many braces; of another statement: itself. */
const struct code *code_last(const struct code *c);
/* Whether what follows a block, or a statement, is left out: it ends an iteration, a loop or a
 * function, throws, or goes to a label. */
bool code_jumps(const struct code *c);
/* A call of C's or C++'s function, or of its `__builtin_`, for float or for double. */
bool code_calls(const struct code *c, const char *name);
/* C++: `w.a(i)` that returns a reference to a number, an element. */
bool code_is_accessor(const struct code *c);
/* A call that rounds, to a floating-point number or an integer, in one instruction. */
bool code_rounds(const struct code *c);
/* A call of a function of C's library, or of its `__builtin_`, that swaps bytes of an integer. */
bool code_swaps_bytes(const struct code *c);
/* A call that asks whether a value is a number, is finite and the like, in one comparison. */
bool code_asks_kind(const struct code *c);
/* The name of a called function without `__builtin_`. */
struct str code_function_name(const struct code *c);
/* Of a complex value's two parts: its constructor in C++, and Fortran's cmplx. */
bool code_is_complex_pair(const struct code *c);
/* The number of its parts, itself included. */
int code_size(const struct code *c);
/* Of an `if`: whether its first branch is at least as long as the other. */
bool code_first_is_larger(const struct code *c);
/* Whether parts of it may not be executed: conditionals, && and ||. */
bool code_is_conditional(const struct code *c);
/* The variable that an assignment or step sets; null for others. */
const struct code_decl *code_changes(const struct code *c);
/* Whether c only sets this variable to numbers, `found = 1`, and asks for it, `if (!found)`. */
bool code_only_flags(const struct code *c, const struct code_decl *decl);
/* Of `k += e`, `k = k + e` and, then `down`, `k -= e` the e; null for anything else. */
const struct code *code_added(const struct code *c, bool *down);
/* Whether any part of it names this variable, sets or declares it, or is the given part. */
bool code_names(const struct code *c, const struct code_decl *decl);
bool code_sets(const struct code *c, const struct code_decl *decl);
/* The same, but taking its address sets nothing. */
bool code_assigns(const struct code *c, const struct code_decl *decl);
/* An element of an array, or what a pointer points to. */
bool code_is_element(const struct code *c);
/* The same, or what an operator of a class gives. */
bool code_is_any_element(const struct code *c);
/* Whether it has an element of an array in it, or what a pointer points to. */
bool code_reads_memory(const struct code *c);
/* What is converted, or in brackets of its own: `x` of `(double)x` and of `{x}`. */
/* Whether it assigns to a place that is written like this one, `p->n` or `a[0]`. */
bool code_sets_place(const struct code *c, const struct code *place);
/* The number 0, NULL. */
bool code_is_zero(const struct code *c);
const struct code *code_without_casts(const struct code *c);
/* The variable and the number in `i - 1` and the like; false for other expressions. */
bool code_offset(const struct code *c, const struct code_decl **index, int64_t *offset);
bool code_contains(const struct code *c, const struct code *part);
/* The initial value in a declaration; null for anything else. */
const struct code *code_initial(const struct code *c);
/* What it is made of: its parts, and after these the initial value. */
int code_n_children(const struct code *c);
const struct code *code_child(const struct code *c, int i);

#endif
