#ifndef STEMPEL_KERNEL_KERNEL_H
#define STEMPEL_KERNEL_KERNEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "stempel/kernel/tree.h"

/*
 * A loop kernel: what the models, the code writers and the benchmark programs work on. It is built
 * from a syntax tree (tree.h), of source in the restricted C99 language or of real C. Everything is
 * owned by the arena passed to kernel_parse or kernel_build.
 */

/*
 * A polynomial with integer coefficients in the kernel's size symbols (M, N, P, …):
 * sum over terms of coefficient * product of symbol[s]^exponent[s]. In normal form: no two terms
 * with equal exponents, none with coefficient 0, terms in descending total degree. n_terms = 0 is
 * 0.
 */
struct poly_term {
    int64_t coefficient;
    uint8_t degree; /* the sum of the exponents */
    uint8_t exponent[KERNEL_MAX_SYMBOLS];
};

struct poly {
    size_t n_terms;
    const struct poly_term *terms;
};

struct kernel_array {
    struct str name;
    enum elem_type type;
    int n_dims;              /* at least 1 */
    const struct poly *dims; /* n_dims sizes, outermost first */
    bool read;
    bool written;
};

struct kernel_scalar {
    struct str name;
    enum elem_type type;
    bool written; /* a reduction or temporary */
};

struct kernel_loop {
    struct str index;
    struct str type;   /* an integer type, as written: `unsigned long`; `int` if none is written */
    struct poly start; /* first value */
    struct poly end;   /* exclusive */
    int64_t step;      /* > 0 */
};

/* An integer that is affine in the loop indices: constant + sum over loops of factor[l] * index[l].
 */
struct affine {
    struct poly constant;
    const struct poly *factor; /* one per loop, outermost first */
};

/*
 * One array reference, affine in the loop indices. Linearised (row-major, in elements) its position
 * is offset + sum over loops of stride[l] * index[l].
 */
struct kernel_access {
    int array;                       /* index into kernel.arrays */
    bool write;                      /* a compound assignment gives a read and a write */
    struct poly offset;              /* elements */
    const struct poly *stride;       /* elements, one per loop, outermost first */
    const struct affine *subscripts; /* one per dimension of the array */
    struct str text;                 /* as written, `a[k][j][i+1]` */
    unsigned line, col;              /* where in the source */
};

/*
 * Real floating-point operations per iteration of the innermost loop, as written, except for what
 * is invariant in that loop (dt / (dx * dx)): compilers compute it before the loop. What they could
 * fold is counted; negation and integer arithmetic are not. Complex operations count as real ones:
 * complex * complex is 4 mul + 2 add, complex * real 2 mul, complex + complex 2 add, complex + real
 * 1 add, complex / real 2 div; complex / complex, by the conjugate, 6 mul + 3 add + 2 div, real /
 * complex 4 mul + 1 add + 2 div. As in hardware counters, a minimum or maximum counts as an
 * addition, and a square root, which runs on the divider, as a division. An absolute value,
 * rounding, the comparison of a conditional and the work inside a library function do not count.
 */
struct kernel_flops {
    int add; /* and subtract */
    int mul;
    int div;
};

/* The functions of C's math library that a kernel may call: double, or float with the suffix f. */
enum kernel_function {
    FUNCTION_FABS,
    FUNCTION_SQRT,
    FUNCTION_FMIN,
    FUNCTION_FMAX,
    /* One instruction of a rounding unit, or a call; not counted. */
    FUNCTION_FLOOR,
    FUNCTION_CEIL,
    FUNCTION_ROUND,
    FUNCTION_TRUNC,
    FUNCTION_COPYSIGN,
    FUNCTION_ABS, /* of integers */
    /* Library calls: their inner operations are not counted. */
    FUNCTION_EXP,
    FUNCTION_EXP2,
    FUNCTION_EXPM1,
    FUNCTION_LOG,
    FUNCTION_LOG2,
    FUNCTION_LOG10,
    FUNCTION_LOG1P,
    FUNCTION_POW,
    FUNCTION_CBRT,
    FUNCTION_HYPOT,
    FUNCTION_SIN,
    FUNCTION_COS,
    FUNCTION_TAN,
    FUNCTION_ASIN,
    FUNCTION_ACOS,
    FUNCTION_ATAN,
    FUNCTION_ATAN2,
    FUNCTION_SINH,
    FUNCTION_COSH,
    FUNCTION_TANH,
    FUNCTION_ERF,
    FUNCTION_ERFC,
    FUNCTION_ASINH,
    FUNCTION_ACOSH,
    FUNCTION_ATANH,
    FUNCTION_LGAMMA,
    FUNCTION_TGAMMA,
    FUNCTION_FMOD,
    FUNCTION_REMAINDER,
    N_FUNCTIONS
};

struct kernel_function_row {
    const char *name;
    int n_arguments;
    int add, div;    /* what a call counts as */
    bool in_library; /* always a call, whatever the flags */
};

extern const struct kernel_function_row kernel_functions[N_FUNCTIONS];

/* The function of that name, and in `*type` the type of its value; N_FUNCTIONS if there is none. */
enum kernel_function kernel_function_named(struct str name, enum elem_type *type);

/* Whether the operator compares two values, as in the condition of a conditional: `<`, `==`, … */
bool kernel_compares(struct str op);
/* Whether it joins two conditions: `&&`, `||`. */
bool kernel_joins(struct str op);

struct kernel {
    const char *file;        /* for messages */
    struct str source;       /* the whole text */
    const struct tree *tree; /* null if the kernel was described, not written: see describe.h */
    int n_symbols;
    const struct str *symbols; /* size symbols in order of first use */
    int n_arrays;
    const struct kernel_array *arrays; /* in order of declaration */
    int n_scalars;
    const struct kernel_scalar *scalars; /* in order of declaration */
    int n_loops;
    const struct kernel_loop *loops; /* outermost first */
    int n_accesses;
    const struct kernel_access *accesses; /* distinct ones, in order of evaluation */
    int n_statements;                     /* none if it was described */
    const struct statement
        *statements; /* those of the tree, with the fields of each expression filled */
    struct kernel_flops flops;
    int integer_ops; /* additions, multiplications and divisions of integer data, counted like FLOPs
                      */
};

/* Bytes of one element. */
size_t elem_bytes(enum elem_type type);
bool elem_is_integer(enum elem_type type);
bool elem_is_complex(enum elem_type type);
/* The type in which C computes with values of two types; for one value pass its type twice. */
enum elem_type elem_common(enum elem_type a, enum elem_type b);
/*
 * The element type of an integer type's name: `unsigned char`, `uint8_t`, `short int`; ELEM_LONG
 * for other names.
 */
enum elem_type elem_of_integer(struct str name);

/* As in C: `double _Complex`. */
const char *elem_name(enum elem_type type);

/*
 * Builds the kernel of a tree: looks up names, checks types, sizes and subscripts, and collects
 * accesses and operations. The tree is not changed.
 */
bool kernel_build(const struct tree *tree, struct arena *arena, struct kernel *out,
                  struct err *err);

/*
 * Parses kernel source and builds the kernel. `name` is the file's name for messages. Errors carry
 * line, column, the source line, what is not supported and what to write instead.
 */
bool kernel_parse(struct str source, const char *name, struct arena *arena, struct kernel *out,
                  struct err *err);

/* Index of a size symbol, or -1. */
int kernel_symbol(const struct kernel *k, struct str name);
/* Adds the names of the kernel's sizes to an error about an unknown size. Always returns false. */
bool kernel_hint_sizes(const struct kernel *k, struct err *err);

/* Whether two lists of sizes, [n_symbols] each, are equal. */
bool kernel_same_sizes(const struct kernel *k, const int64_t *a, const int64_t *b);

/* Value of a polynomial for sizes[n_symbols]; false (out untouched) on overflow. */
bool poly_eval(const struct poly *p, const int64_t *sizes, int64_t *out);

/* `2*N*P - P`; 0 for the zero polynomial. */
void poly_print(const struct poly *p, const struct kernel *k, struct sb *out);

/*
 * The array whose cache line is the unit of work: the first one written, else the first one read.
 * An array in which the innermost loop does not advance is taken only if there is no other. -1 if
 * the kernel accesses no array.
 */
int kernel_work_array(const struct kernel *k);

/* All FLOP of an update. */
int kernel_flops_sum(const struct kernel_flops *flops);

/* Whether both have the same type and dimensions. */
bool kernel_same_shape(const struct kernel_array *a, const struct kernel_array *b);

/*
 * Inner iterations (LUP) per cache line of work: line bytes / element bytes of the work array,
 * fewer if an iteration advances by several elements, at least 1.
 */
double kernel_lup_per_cl(const struct kernel *k, size_t line_bytes);

/* Inner iterations of one sweep for these sizes; false on overflow or an empty loop. */
bool kernel_iterations(const struct kernel *k, const int64_t *sizes, int64_t *out, struct err *err);

/* First and last value that a loop's index takes; false on overflow or an empty loop. */
bool kernel_loop_range(const struct kernel *k, int loop, const int64_t *sizes, int64_t *first,
                       int64_t *last, struct err *err);

/*
 * Iterations of one loop per iteration of the loops around it; false on overflow or an empty loop.
 */
bool kernel_loop_iterations(const struct kernel *k, int loop, const int64_t *sizes, int64_t *out,
                            struct err *err);

/* Bytes of one array and of all arrays for these sizes; false on overflow or a size below 1. */
bool kernel_array_bytes(const struct kernel *k, int array, const int64_t *sizes, int64_t *out,
                        struct err *err);
bool kernel_total_bytes(const struct kernel *k, const int64_t *sizes, int64_t *out,
                        struct err *err);

/*
 * Refuses sizes with which the kernel would access elements outside its arrays: evaluates every
 * access at the corners of the iteration space. The error names the access and the range.
 */
bool kernel_check_sizes(const struct kernel *k, const int64_t *sizes, struct err *err);

#endif
