#ifndef STEMPEL_KERNEL_PARSER_H
#define STEMPEL_KERNEL_PARSER_H

#include "stempel/kernel/kernel.h"
#include "stempel/kernel/lexer.h"

/* What the parts of the parser share; private to this room. */
enum { INDEX_MAX_DEPTH = 64 /* nodes of a subscript, a size or a loop bound */ };

/* What an expression is for decides which names it may use. */
enum expr_context {
    IN_VALUE,     /* right side of an assignment */
    IN_SUBSCRIPT, /* integers: loop indices, known size symbols */
    IN_SIZE       /* array sizes and loop bounds: size symbols, new ones too */
};

/* An integer variable that was declared to be a loop index: `int i;`. */
struct index_variable {
    struct str name;
    struct str type;
};

enum { PARSER_MAX_INDEX_VARIABLES = 32 };

struct parser {
    const char *file;
    struct str source;
    struct arena *arena;
    struct err *err;
    struct tokens tokens;
    size_t at; /* current token */
    int depth; /* of nested parentheses, subscripts and signs */

    int n_symbols;
    struct str symbols[KERNEL_MAX_SYMBOLS];
    int n_loops;
    struct kernel_loop loops[KERNEL_MAX_LOOPS];
    int n_index_variables;
    struct index_variable index_variables[PARSER_MAX_INDEX_VARIABLES];
    int n_arrays;
    struct kernel_array *arrays;
    size_t arrays_capacity;
    int n_scalars;
    struct kernel_scalar *scalars;
    size_t scalars_capacity;
    int n_accesses;
    struct kernel_access *accesses;
    size_t accesses_capacity;
    uint64_t *access_keys; /* hashes, parallel to accesses */
    size_t access_keys_capacity;
    int n_statements;
    struct statement *statements;
    size_t statements_capacity;
    struct kernel_flops flops;
};

/* --- symbols.c: tokens, names, messages --- */

/* Notes an error at a token, with the source line. */
void fail_at(struct parser *p, const struct token *where, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Adds what to do. */
void fail_hint(struct parser *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Says how to declare a name that is none, as an array where a subscript follows. */
void hint_declaration(struct parser *p, const struct token *name);

const struct token *this_token(const struct parser *p);
const struct token *take_token(struct parser *p);
/* Is the current token this punctuation or name? */
bool at_text(const struct parser *p, const char *text);
/* Takes it if so. */
bool accept_text(struct parser *p, const char *text);
/* Takes it or fails: "expected ';' after the declaration". */
bool expect_text(struct parser *p, const char *text, const char *where);

int find_loop(const struct parser *p, struct str name);
int find_symbol(const struct parser *p, struct str name);
int find_array(const struct parser *p, struct str name);
int find_scalar(const struct parser *p, struct str name);
const struct index_variable *find_index_variable(const struct parser *p, struct str name);
/* A word of C, which can be no name. */
bool is_keyword(struct str name);
/* A name that may be declared: no keyword, not in use, not too long. */
bool check_new_name(struct parser *p, const struct token *name);
/* The names of the loop indices for a message: `'k', 'j', 'i'`. */
const char *loop_names(struct parser *p);

/*
 * Type names. A run of type words is taken; it is either a floating-point type or an integer one.
 * at_type looks, take_type takes. `text` is the type as C would write it.
 */
struct type_name {
    bool integer;
    enum elem_type type;
    struct str text;
};
bool at_type(const struct parser *p, size_t ahead);
bool take_type(struct parser *p, struct type_name *out);

/* --- parser.c: what kernels in C and described ones share --- */

/* A parser of nothing yet; refuses what is too long. */
bool parser_begin(struct parser *p, struct str source, const char *name, struct arena *arena,
                  struct err *err);
/* Declares a variable; fails where there are too many, or an array is too large. */
bool add_scalar(struct parser *p, const struct token *name, enum elem_type type);
bool add_array(struct parser *p, const struct token *name, enum elem_type type,
               const struct poly *dims, int n_dims);
/* Parses the size of a dimension, a loop's bound, a loop's step. */
bool parse_dim(struct parser *p, struct poly *out);
bool parse_bound(struct parser *p, const char *what, struct poly *out);
bool parse_step_value(struct parser *p, struct kernel_loop *loop);
bool check_room_for_loop(struct parser *p);
/* The kernel that was parsed. */
void publish(const struct parser *p, struct kernel *out);

/* --- expr.c --- */

/* An expression tree with its depth in nodes. */
struct tree {
    const struct expr *expr;
    int depth;
};

/* Parses an expression; FLOPs and accesses of IN_VALUE are counted on the way. */
bool parse_expr(struct parser *p, enum expr_context context, struct tree *out);
/* One without comparison and choice. */
bool parse_sum(struct parser *p, enum expr_context context, struct tree *out);

/* A copy of `e` with its depth; refuses what is too deep. */
bool make_tree(struct parser *p, enum expr_context context, const struct token *where,
               const struct expr *e, int depth, struct tree *out);
/* The depth of what has these two below it. */
int depth_above(const struct tree *a, const struct tree *b);

/* Round what may stand inside of itself; refuses too much of it. leave_nesting gives `ok`. */
bool enter_nesting(struct parser *p);
bool leave_nesting(struct parser *p, bool ok);

/* Refuses a comparison: it is not a value to compute with. */
bool is_value(struct parser *p, const struct token *where, const struct tree *t);
/* Refuses an operator at the current token. */
bool refuse_operator(struct parser *p);

bool is_complex_value(const struct expr *e);
/* Counts the FLOPs of `left op right`. */
void count_operation(struct kernel_flops *flops, char op, const struct expr *left,
                     const struct expr *right);
/* The type that C gives `left op right`. */
enum elem_type common_type(const struct expr *left, const struct expr *right);

/* --- expr_choice.c --- */

/* `fmax(x, y)`, after the name. */
bool parse_call(struct parser *p, const struct token *name, enum kernel_function function,
                enum elem_type type, struct tree *out);
/* What may follow a sum in *out: a comparison, and the choice by it. */
bool parse_behind_sum(struct parser *p, struct tree *out);

/* --- access.c --- */

/* Parses `name[i][j]` of a declared array; *access is for add_access. */
bool parse_array_reference(struct parser *p, const struct expr **out, struct kernel_access *access);
/* Adds an access unless there is an equal one; marks the array. *number is its place in the list.
 */
bool add_access(struct parser *p, const struct token *where, const struct kernel_access *access,
                bool write, int *number);

/* --- affine.c --- */

/* An integer expression as an affine form; fails (at `where`) where it is none. */
bool expr_affine(struct parser *p, const struct token *where, const struct expr *e,
                 struct affine *out);
/* An expression in sizes only. `what` names it in the message. */
bool expr_poly(struct parser *p, const struct token *where, const char *what, const struct expr *e,
               struct poly *out);
/* Row-major linear position of subscripts in an array. */
bool linearise(struct parser *p, const struct token *where, const struct kernel_array *array,
               const struct affine *subscripts, struct affine *out);

#endif
