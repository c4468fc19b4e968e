#ifndef STEMPEL_KERNEL_BUILD_H
#define STEMPEL_KERNEL_BUILD_H

#include "stempel/kernel/kernel.h"

/*
 * From the syntax tree to the kernel; private to this room. Functions that return bool or a pointer
 * fail with false or null, the error noted at the place in the tree.
 */
struct builder {
    const struct tree *tree;
    struct arena *arena;
    struct err *err;

    int n_symbols;
    struct str symbols[KERNEL_MAX_SYMBOLS];
    int n_loops;
    struct kernel_loop loops[KERNEL_MAX_LOOPS];
    int n_index_variables;
    struct tree_variable *index_variables; /* `int i;` */
    int n_arrays;
    struct kernel_array *arrays;
    int n_scalars;
    struct kernel_scalar *scalars;
    int n_accesses;
    struct kernel_access *accesses;
    uint64_t *access_keys; /* hashes, parallel to accesses */
    int n_statements;
    const struct statement *statements;
    struct kernel_flops flops;
    int integer_ops;
};

/* --- build.c --- */

bool build_fail(struct builder *b, struct tree_place at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The beginning of a name, for a message. */
struct str build_name_text(struct str name);

int build_find_loop(const struct builder *b, struct str name);
int build_find_symbol(const struct builder *b, struct str name);
int build_find_array(const struct builder *b, struct str name);
int build_find_scalar(const struct builder *b, struct str name);
const struct tree_variable *build_find_index_variable(const struct builder *b, struct str name);
/* A name that is not in use, and not too long. */
bool build_check_new_name(struct builder *b, struct tree_place at, struct str name);
bool build_add_scalar(struct builder *b, struct tree_place at, struct str name,
                      enum elem_type type);

/* All variables, loops and statements of the tree, which may end early. */
bool build_tree(struct builder *b);
/* The kernel that was built. */
void build_end(const struct builder *b, struct kernel *out);

/* --- build_expr.c --- */

/* What an expression is for decides which names it may use. */
enum expr_context {
    IN_VALUE,     /* right side of an assignment */
    IN_SUBSCRIPT, /* integers: loop indices, known size symbols */
    IN_SIZE       /* array sizes and loop bounds: size symbols, new ones too */
};

/* The kernel's copy of an expression; accesses of IN_VALUE are noted on the way. */
const struct expr *build_expr(struct builder *b, enum expr_context context, const struct expr *e);
/* The same of a value to assign: not a comparison. */
const struct expr *build_value(struct builder *b, const struct expr *e);
/* Fills what stands for a scalar; notes that it is written. */
bool build_scalar(struct builder *b, int scalar, bool write, struct expr *e);
/* Says how to declare a name that is not known, as an array where a subscript follows. */
bool build_hint_declaration(struct builder *b, const struct expr *name);
/* Counts what the statements compute in each iteration. */
void build_count_operations(struct builder *b);
/* A variable declared as `int x;` that no loop has for its index is data. */
bool build_make_data(struct builder *b, struct str name);

/* --- access.c --- */

/* Fills an element of a declared array, and *access for build_add_access. */
bool build_element(struct builder *b, struct expr *e, struct kernel_access *access);
/* Adds an access unless there is an equal one; marks the array. *number is its place in the list.
 */
bool build_add_access(struct builder *b, const struct kernel_access *access, bool write,
                      int *number);

/* --- affine.c --- */

/* An integer expression that was built as an affine form; fails where it is not one. */
bool build_affine(struct builder *b, const struct expr *e, struct affine *out);
/* An expression in sizes only. `what` names it in the message. */
bool build_poly(struct builder *b, const char *what, const struct expr *e, struct poly *out);
/* Row-major linear position of subscripts in an array; `at` is the place for messages. */
bool build_linear(struct builder *b, struct tree_place at, const struct kernel_array *array,
                  const struct affine *subscripts, struct affine *out);

#endif
