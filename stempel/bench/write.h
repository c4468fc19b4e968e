#ifndef STEMPEL_BENCH_WRITE_H
#define STEMPEL_BENCH_WRITE_H

#include "base/str.h"
#include "stempel/kernel/kernel.h"

/*
 * C text of a kernel's expressions, in one of three spellings: that of the measured function, with
 * the kernel's own names; that of the kernel language, the same but for the names of functions; and
 * that of the reference, which shares as little as possible with them: sizes n[s], loop indices i0,
 * i1, …, arrays x0, x1, … with one linear subscript, scalars v0, v1, … and all values in long
 * double.
 */
enum write_style { WRITE_SWEEP, WRITE_KERNEL, WRITE_REFERENCE };

struct write {
    const struct kernel *kernel;
    enum write_style style;
    struct sb *out;
};

void write_indent(struct sb *out, int depth);

/* A size polynomial, without brackets. */
void write_poly(const struct write *w, const struct poly *p);

/* The name of loop `loop`'s index. */
void write_index(const struct write *w, int loop);

/* The name of a scalar. */
void write_scalar(const struct write *w, int scalar);

/* The linear subscript of an EXPR_ACCESS: `(k * N + j) * P + i - 1`. */
void write_linear(const struct write *w, const struct expr *e);

/* One statement with its semicolon. */
void write_statement(const struct write *w, const struct statement *s);

/* The type that the reference computes in: long double or its complex form. */
const char *write_wide_type(enum elem_type type);

#endif
