#ifndef STEMPEL_KERNEL_BUILD_H
#define STEMPEL_KERNEL_BUILD_H

#include "stempel/kernel/kernel.h"

/*
 * Builds the kernel from the syntax tree; private to this room. Functions that return bool or a
 * pointer return false or null on failure, with the error set at the place in the tree.
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
/* Checks that the name is not in use and not too long. */
bool build_check_new_name(struct builder *b, struct tree_place at, struct str name);
bool build_add_scalar(struct builder *b, struct tree_place at, struct str name,
                      enum elem_type type);

/* Builds all variables, loops and statements of the tree, which may be incomplete. */
bool build_tree(struct builder *b);
/* Hands out the kernel that was built. */
void build_end(const struct builder *b, struct kernel *out);

/* --- build_expr.c --- */

/* What an expression is for decides which names it may use. */
enum expr_context {
    IN_VALUE,     /* right side of an assignment */
    IN_SUBSCRIPT, /* integers: loop indices, known size symbols */
    IN_SIZE       /* array sizes and loop bounds: size symbols, new ones too */
};

/* The kernel's copy of an expression. With IN_VALUE its array accesses are added to the kernel. */
const struct expr *build_expr(struct builder *b, enum expr_context context, const struct expr *e);
/* The same for a value to assign, which must not be a comparison. */
const struct expr *build_value(struct builder *b, const struct expr *e);
/* Fills an expression that names a scalar; `write` marks the scalar as written. */
bool build_scalar(struct builder *b, int scalar, bool write, struct expr *e);
/* Adds a hint that says how to declare an unknown name: as an array if a subscript follows. */
bool build_hint_declaration(struct builder *b, const struct expr *name);
/* Counts what the statements compute in each iteration. */
void build_count_operations(struct builder *b);
/* Makes data of a variable declared as `int x;` that is not the index of a loop. */
bool build_make_data(struct builder *b, struct str name);

/* --- access.c --- */

/* Fills an element of a declared array, and *access for build_add_access. */
bool build_element(struct builder *b, struct expr *e, struct kernel_access *access);
/*
 * Adds an access unless there is an equal one, and marks the array as read or written. *number is
 * its index in the list.
 */
bool build_add_access(struct builder *b, const struct kernel_access *access, bool write,
                      int *number);

/* --- affine.c --- */

/* The affine form of an integer expression that was built; fails if it has none. */
bool build_affine(struct builder *b, const struct expr *e, struct affine *out);
/* The polynomial of an expression in sizes only. `what` names it in the message. */
bool build_poly(struct builder *b, const char *what, const struct expr *e, struct poly *out);
/*
 * Row-major linear position, in elements, of the subscripts in an array; `at` is the place for
 * messages.
 */
bool build_linear(struct builder *b, struct tree_place at, const struct kernel_array *array,
                  const struct affine *subscripts, struct affine *out);

#endif
