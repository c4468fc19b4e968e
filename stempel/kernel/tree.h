#ifndef STEMPEL_KERNEL_TREE_H
#define STEMPEL_KERNEL_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

/*
 * The syntax tree of a kernel: readers of source code make it, kernel_build() takes it, transforms
 * change it and tree_print() writes it. The parser of the kernel language is one reader; a reader
 * of real C is another. A tree holds names, not numbers: nothing in it is looked up, so that a loop
 * can be exchanged or a variable renamed by changing the tree alone. kernel_build() checks names
 * and types and makes the kernel's own copy of each expression, with the fields marked below
 * filled. Such an expression may be part of another tree, where these fields are ignored.
 *
 * Trees are made by the functions below and are constant from then on, so that parts may be shared.
 * Each function refuses what exceeds the limits: the error goes to the maker, and the result is
 * null or false. A null operand gives null, so that a reader may check once, at the end.
 */

/* Limits against hostile input; expressions are at most KERNEL_MAX_DEPTH nodes deep. */
enum {
    KERNEL_MAX_SYMBOLS = 16,
    KERNEL_MAX_DIMS = 8,
    KERNEL_MAX_LOOPS = 8,
    KERNEL_MAX_SOURCE_BYTES = 256 * 1024, /* in the kernel language */
    KERNEL_MAX_NAME_BYTES = 64,
    KERNEL_MAX_VARIABLES = 4096, /* arrays and scalars together */
    KERNEL_MAX_ACCESSES = 4096,
    KERNEL_MAX_STATEMENTS = 256,
    KERNEL_MAX_DEPTH = 2048,
    KERNEL_MAX_INDEX_DEPTH = 64 /* of a subscript, a size or a loop bound */
};

/* Element types of arrays and scalars; sizes in bytes by elem_bytes(). */
enum elem_type {
    ELEM_FLOAT,
    ELEM_DOUBLE,
    ELEM_FLOAT_COMPLEX,
    ELEM_DOUBLE_COMPLEX,
    ELEM_CHAR, /* integers from here on, all signed except two */
    ELEM_UCHAR,
    ELEM_SHORT,
    ELEM_USHORT,
    ELEM_INT,
    ELEM_LONG,
    N_ELEM_TYPES
};

/* A type name: of data, or of a loop index. */
struct tree_type {
    bool integer;
    enum elem_type type; /* of data, integers too */
    struct str text;     /* as C writes it: `unsigned long` */
};

/* A position in the tree's file; from 1, 0: unknown. */
struct tree_place {
    unsigned line, col;
};

enum expr_kind {
    EXPR_NUMBER,
    EXPR_NAME,   /* name of a scalar, a loop index or a size; in a kernel one of these: */
    EXPR_SCALAR, /* a variable */
    EXPR_INDEX,  /* a loop's index */
    EXPR_SIZE,   /* a size symbol */
    EXPR_ACCESS, /* an array element */
    EXPR_NEG,
    EXPR_BINARY,
    EXPR_CAST,
    EXPR_CALL,   /* of a function in kernel_functions: left, and right if it has two arguments */
    EXPR_CHOICE, /* `x > y ? u : v`: left the EXPR_COMPARE, right the EXPR_CHOICES */
    /* left and right joined by the operator in `text`; for && and || two EXPR_COMPARE */
    EXPR_COMPARE,
    EXPR_CHOICES /* left if the comparison holds, else right; both count as accessed */
};

struct expr {
    enum expr_kind kind;
    int depth;               /* in nodes, as read; limited for subscripts */
    struct tree_place at;    /* of the operator, name or number, for messages */
    struct str text;         /* the number, name or comparison operator as written */
    struct str written;      /* EXPR_ACCESS: `a[j][i+1]` as in the source; empty: not known */
    const struct expr *left; /* operand of NEG and CAST too */
    const struct expr *right;
    const struct expr *const *subscripts; /* EXPR_ACCESS */
    int n_subscripts;
    char op; /* EXPR_BINARY: + - * / */

    /* Known from the start for EXPR_NUMBER and EXPR_CAST; filled by kernel_build for the others. */
    bool integer;        /* the value is an integer (indices, sizes, integer literals) */
    enum elem_type type; /* of the value; EXPR_CAST: of the target */
    /* Filled by kernel_build. */
    int ref; /* number of the scalar, loop, size symbol, array or function, depending on the kind */
    int access; /* EXPR_ACCESS: its number in kernel.accesses (the target's: the write) */
};

/* `target = value;` */
struct statement {
    const struct expr *target; /* EXPR_ACCESS or EXPR_NAME; in a kernel EXPR_SCALAR */
    char op;                   /* '=' or the operation of a compound assignment: + - * / */
    const struct expr *value;
};

/* `double a[M][N]`, `double s = 0.25`, or `int i` for the index of a later loop. */
struct tree_variable {
    struct tree_place at; /* the name */
    struct str name;
    struct tree_type type;
    int n_dims; /* 0: a scalar */
    const struct expr *const *dims;
    const struct expr *value; /* start value of a scalar; null: none */
};

/* `for (int i = 1; i < N - 1; i += 2)` */
struct tree_loop {
    struct tree_place at; /* the index */
    struct str index;
    struct str type; /* of the index, an integer type; empty: a variable declared before */
    const struct expr *start;
    const struct expr *end;
    bool inclusive;          /* up to and including `end`: `<=` */
    const struct expr *step; /* null: 1 */
};

/* `swap(a, b);` after the nest. */
struct tree_swap {
    struct tree_place at;
    const struct expr *arrays[2]; /* EXPR_NAME */
};

struct tree {
    const char *file;  /* for messages */
    struct str source; /* the file's text for messages; empty: not known */
    int n_variables;
    const struct tree_variable *variables; /* in order of declaration */
    int n_loops;
    struct tree_loop loops[KERNEL_MAX_LOOPS]; /* outermost first */
    int n_statements;
    const struct statement *statements; /* the innermost loop's */
    int n_swaps;
    const struct tree_swap *swaps;
};

/* Makes a tree: start with tree_begin(), and take `tree` at the end. */
struct tree_maker {
    struct tree tree;
    struct arena *arena; /* owns what is made; texts are not copied and must live as long */
    struct err *err;
    struct tree_variable *variables; /* the tree's lists while they grow */
    struct statement *statements;
    struct tree_swap *swaps;
};

void tree_begin(struct tree_maker *m, const char *file, struct str source, struct arena *arena,
                struct err *err);

/* Sets an error at a place in the tree's file, with the source line; always returns false. */
bool tree_fail(const struct tree *tree, struct err *err, struct tree_place at, const char *format,
               ...) __attribute__((format(printf, 4, 5)));

/* Where the expression begins. */
struct tree_place tree_beginning(const struct expr *e);

/* Expressions. `at` is the place of the operator, name or number. */
const struct expr *tree_number(struct tree_maker *m, struct tree_place at, struct str text);
const struct expr *tree_name(struct tree_maker *m, struct tree_place at, struct str name);
/* `name[subscripts]`; the list is copied. `written` may be empty. */
const struct expr *tree_access(struct tree_maker *m, struct tree_place at, struct str name,
                               int n_subscripts, const struct expr *const *subscripts,
                               struct str written);
const struct expr *tree_negative(struct tree_maker *m, struct tree_place at,
                                 const struct expr *operand);
const struct expr *tree_binary(struct tree_maker *m, struct tree_place at, char op,
                               const struct expr *left, const struct expr *right);
const struct expr *tree_cast(struct tree_maker *m, struct tree_place at,
                             const struct tree_type *type, const struct expr *operand);
/*
 * A call of a function in kernel_functions, with or without the suffix f; an unknown function is
 * refused before anything else.
 */
const struct expr *tree_call(struct tree_maker *m, struct tree_place at, struct str name,
                             int n_arguments, const struct expr *const *arguments);
/* `<`, `==`, …, or `&&` and `||` of two comparisons. */
const struct expr *tree_compare(struct tree_maker *m, struct tree_place at, struct str op,
                                const struct expr *left, const struct expr *right);
/* `condition ? first : second` */
const struct expr *tree_choice(struct tree_maker *m, struct tree_place at,
                               const struct expr *condition, const struct expr *first,
                               const struct expr *second);

/* Parts of the kernel, in the order of the source. Lists that they point to are not copied. */
void tree_add_variable(struct tree_maker *m, const struct tree_variable *variable);
bool tree_add_loop(struct tree_maker *m, const struct tree_loop *loop);
bool tree_add_statement(struct tree_maker *m, const struct expr *target, char op,
                        const struct expr *value);
void tree_add_swap(struct tree_maker *m, const struct tree_swap *swap);

/* The text in the kernel language, of one expression and of the whole. */
void tree_print_expr(const struct expr *e, struct sb *out);
void tree_print(const struct tree *tree, struct sb *out);

#endif
