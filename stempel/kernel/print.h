#ifndef STEMPEL_KERNEL_PRINT_H
#define STEMPEL_KERNEL_PRINT_H

#include "base/str.h"
#include "stempel/kernel/kernel.h"

/*
 * C text of a kernel's expressions in one of three styles: that of the measured function, with the
 * kernel's own names; that of the kernel language, the same except for function names; and that of
 * the reference evaluation, which shares as little as possible with the others: sizes n[s], loop
 * indices i0, i1, …, arrays x0, x1, … with one linear subscript, scalars v0, v1, … and all values
 * in long double.
 */
enum print_style { PRINT_FUNCTION, PRINT_KERNEL, PRINT_REFERENCE };

/* An index whose neighbours wrap around (periodic boundary). */
struct print_wrap {
    struct str index;
    bool by_condition; /* `a[i + 1 < N ? i + 1 : 0]` instead of `a[(i + 1) % N]` */
};

/*
 * Subscripts of PRINT_FUNCTION written as in the user's code, which can keep a compiler from
 * vectorising.
 */
struct print_subscripts {
    int n_flat;
    const struct str *flat; /* arrays with one subscript: `a[j * N + i]` */
    int n_wraps;
    const struct print_wrap *wraps;
    const char *type; /* sizes are cast to this type before anything is computed */
};

struct print {
    const struct kernel *kernel; /* null if only names are printed, as by tree_print */
    enum print_style style;
    struct sb *out;
    const struct print_subscripts *subscripts; /* null: `a[j][i + 1]` */
};

void print_indent(struct sb *out, int depth);

/* A size polynomial, without brackets. */
void print_poly(const struct print *w, const struct poly *p);

/* The linear subscript of an EXPR_ACCESS: `(k * N + j) * P + i - 1`. */
void print_linear(const struct print *w, const struct expr *e);

/* One statement with its semicolon. */
void print_statement(const struct print *w, const struct statement *s);

/* The type that the reference computes in: long double or its complex form. */
const char *print_wide_type(enum elem_type type);

#endif
