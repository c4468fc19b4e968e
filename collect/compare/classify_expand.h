#ifndef COLLECT_COMPARE_CLASSIFY_EXPAND_H
#define COLLECT_COMPARE_CLASSIFY_EXPAND_H

#include "stempel/kernel/kernel.h"

/*
 * The updates of a kernel multiplied out: every assignment as a sum of products of numbers, scalars
 * and array elements. Brackets, the order of terms and temporaries are gone. Private to the
 * classification.
 */
enum { EXPAND_MAX_FACTORS = 6, EXPAND_MAX_PRODUCTS = 1 << 14 };

enum atom_kind {
    ATOM_SCALAR, /* an input */
    ATOM_ACCESS, /* an array element */
    ATOM_OPAQUE  /* a divisor that is a sum, or an index used as a value: not expanded */
};

struct atom {
    enum atom_kind kind;
    int ref; /* scalar or access of the kernel; opaque: 1 if it contains array elements */
};

struct factor {
    int atom;
    int power; /* negative: divided by */
};

/* number * product of factors, which are in ascending order of atoms. */
struct product {
    double number;
    int n_factors;
    struct factor factors[EXPAND_MAX_FACTORS];
};

struct update {
    const struct statement *statement;
    size_t n_products;
    const struct product *products; /* no two with the same factors, no number 0 */
};

struct kernel_expansion {
    bool complete; /* false: too large or too deep to be multiplied out */
    const struct atom *atoms;
    int n_updates;
    const struct update *updates; /* assignments of array elements and of sums */
};

struct kernel_expansion expand_updates(const struct kernel *k, struct arena *arena);

#endif
