#ifndef COLLECT_SOURCE_FORTRAN_SCOPE_H
#define COLLECT_SOURCE_FORTRAN_SCOPE_H

#include "collect/source/fortran_tree.h"
#include "stempel/kernel/tree.h"

/* The meaning of names in modules, the main program, functions and subroutines. */
struct fentity {
    struct str key;             /* its name; for a component its path, `g%u` */
    struct code_decl *decl;     /* complete after the first look-up */
    const struct fscope *scope; /* where it is declared */
    const struct fnode *type; /* Real, IntegerTypeSpec, …; null: implicit, by its first letter */
    const struct fnode *initial; /* of a constant or an initialised variable */
    int rank;
    const struct fnode *lower[KERNEL_MAX_DIMS]; /* null: 1 */
    const struct fnode *upper[KERNEL_MAX_DIMS]; /* null: not known */
    const struct fscope *bounds_of;             /* where the bounds' names are looked up */
    bool is_constant, is_pointer, is_external;
    bool is_deferred;  /* (:,:) */
    bool is_allocated; /* or a pointer: its bounds are set later */
    bool is_implicit;  /* undeclared */
    bool complete;
    struct code_decl *extents[KERNEL_MAX_DIMS]; /* named sizes, for those not known */
};

struct fscope {
    struct str name;
    const struct fscope *host; /* around it; null for none */
    const struct fnode *unit;
    int file;
    size_t n_entities;
    struct fentity **entities;
    struct str_list uses;
    struct str_list types; /* derived types */
    const struct fnode **definitions;
};

/* A loop around the code being made, whose index counts from 0 or another number. */
struct floop {
    const struct code_decl *index;
    const struct code *shift; /* to be added to the index to get Fortran's; null: nothing */
};

/* The sections, by dimension, of an array statement that is being converted to a nest. */
struct fsections {
    int n;
    const struct code_decl *index[KERNEL_MAX_DIMS];
    const struct code *first[KERNEL_MAX_DIMS]; /* of the target, from 0 */
    const struct fnode *step[KERNEL_MAX_DIMS];
};

/* A reduction of an array, such as sum(a), that a loop has computed. */
struct freduced {
    const struct fnode *call; /* null: none */
    const struct code *value;
};

enum { FORTRAN_MAX_LOOPS = 32, FORTRAN_MAX_SCOPES = 1024 };

struct fmaker {
    struct arena *arena;
    const struct fortran_files *files;
    struct str text; /* of the first file */
    struct fortran_unit *out;
    int n_scopes;
    struct fscope *scopes[FORTRAN_MAX_SCOPES];
    int n_loops;
    struct floop loops[FORTRAN_MAX_LOOPS];
    const struct fsections *sections; /* null outside of array statements */
    struct freduced reduced;
    struct str loop_end; /* the label of the innermost loop's last statement; empty: none */
    int depth;
    int n_indices; /* number of indices invented for array statements */
    struct {
        int file;
        struct str scope; /* empty: none yet */
        struct str lines;
    } symbols; /* of the scope requested last */
};

/* --- fortran_scope.c --- */

extern const struct code_type fortran_unknown, fortran_integer;
const struct code_type *fortran_real(bool wide, bool complex);

/* All scopes of a file's tree. */
void fortran_scopes(struct fmaker *m, const struct fnode *root, int file);
/* The entity of a name; null if undeclared. */
struct fentity *fortran_find(struct fmaker *m, const struct fscope *scope, struct str name);
/* The same, but by Fortran's implicit rules if undeclared. */
struct fentity *fortran_entity(struct fmaker *m, struct fscope *scope, const struct fnode *name);
/* A component of a derived type: a separate array or variable, named by its path. */
struct fentity *fortran_component(struct fmaker *m, struct fscope *scope, const struct fnode *n);
bool fortran_is_derived(const struct fentity *e);
/* The components of a derived type; null if nothing defines it. */
struct fscope *fortran_members(struct fmaker *m, struct fscope *scope, const struct fnode *type);
/* The bytes of a derived type, 0 if unknown, and of a component's place in it, else -1. */
int64_t fortran_layout(struct fmaker *m, struct fscope *scope, const struct fnode *type,
                       struct str member, int64_t *offset);
/* The same entity with its type and sizes, which are looked at when a name is used first. */
struct fentity *fortran_complete(struct fmaker *m, struct fentity *e);
/* Sets the number of subscripts of an undeclared name. */
void fortran_set_rank(struct fmaker *m, struct fentity *e, int rank);
struct code_decl *fortran_variable(struct fmaker *m, struct str name, const struct code_type *type);
bool fortran_misses_module(const struct fmaker *m, const struct fscope *scope);
/* The bytes of a kind's value: 4, 8 or 16. */
int fortran_kind(struct fmaker *m, const struct fscope *scope, const struct fnode *n,
                 int otherwise);

/* --- fortran_code.c --- */

struct code *fortran_code(struct fmaker *m, enum code_kind kind, const struct fnode *at,
                          int n_parts, const struct code *const *parts);
const struct code *fortran_integer_code(struct fmaker *m, const struct fnode *at, int64_t value);
const struct code *fortran_binary(struct fmaker *m, const struct fnode *at, const char *op,
                                  const struct code *left, const struct code *right);
const struct code *fortran_name_code(struct fmaker *m, const struct fnode *at,
                                     const struct code_decl *decl);
/* Of C's function of this name, for the function or operator at `at`. */
const struct code *fortran_call(struct fmaker *m, const struct fnode *at, const char *name,
                                int count, const struct code *const *parts,
                                const struct code_type *type);
/* A value, in this scope. */
const struct code *fortran_expr(struct fmaker *m, struct fscope *scope, const struct fnode *n);
/* The array that an element or a section belongs to; null for anything else. */
struct fentity *fortran_array(struct fmaker *m, struct fscope *scope, const struct fnode *n);
/* The subscripts as written; how many. */
int fortran_subscripts(const struct fnode *n, const struct fnode **out);
/* The element of an array, or in an array statement of its section. */
const struct code *fortran_element(struct fmaker *m, struct fscope *scope, const struct fnode *n,
                                   struct fentity *e);
/* Lower and upper bound of a dimension, as values. */
const struct code *fortran_bound(struct fmaker *m, const struct fnode *at, struct fentity *e, int d,
                                 bool upper);
struct fsection {
    const struct fnode *first, *last, *step;
};
struct fsection fortran_section(const struct fnode *triplet);

/* --- fortran_members.c --- */

/* A component that is a part of the elements of an array, `p(i)%x`; null for others. */
const struct code *fortran_member(struct fmaker *m, struct fscope *scope, const struct fnode *n);

/* --- fortran_jumps.c --- */

/* The block with branches, JumpedOver, instead of jumps forward in it: a condition, what is done
 * where it does not hold, and where it does. */
const struct fnode *fortran_without_jumps(struct fmaker *m, const struct fnode *block);
/* The label of a loop's last statement, which loops in it may share; empty if it has none. */
struct str fortran_end_label(const struct fnode *body);

/* --- fortran_statements.c --- */

/* The statements of a function, a subroutine or the main program, as a block. */
const struct code *fortran_body(struct fmaker *m, struct fscope *scope, const struct fnode *unit);

#endif
