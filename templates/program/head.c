#define _GNU_SOURCE
#include <complex.h>
#include <stdbool.h>
#include <stddef.h>

enum { MAX_DIMS = 8, MAX_LOOPS = 8, MAX_SIZES = 16, MAX_VARIABLES = 4096 };

enum type {
    TYPE_FLOAT,
    TYPE_DOUBLE,
    TYPE_FLOAT_COMPLEX,
    TYPE_DOUBLE_COMPLEX,
    TYPE_CHAR, /* integers from here on */
    TYPE_UCHAR,
    TYPE_SHORT,
    TYPE_USHORT,
    TYPE_INT,
    TYPE_LONG
};
enum role { ROLE_INPUT, ROLE_TEMPORARY, ROLE_SUM, ROLE_CARRIED };

struct array {
    const char *name;
    enum type type;
    int n_dims;
    int split_dim; /* the dimension split among the threads; -1: none */
    int written;
};

struct scalar {
    const char *name;
    enum type type;
    enum role role;
};

struct bounds {
    long start;
    long end; /* exclusive */
    long step;
};

union value {
    float f;
    double d;
    float _Complex fc;
    double _Complex dc;
    signed char c;
    unsigned char uc;
    short s;
    unsigned short us;
    int i;
    long l;
};

/* What the rest needs to know about the kernel. */
struct problem {
    const char *kernel; /* its name */
    int n_sizes;
    int n_arrays;
    int n_scalars;
    int n_loops;
    int n_blocks;
    int n_accesses;
    int n_reads;      /* distinct elements read per LUP */
    int flops;        /* per LUP */
    int parallel;     /* the iterations of the outermost loop are independent */
    int inner_shared; /* the function splits one of its inner loops among threads */
    int jacobi_read;  /* arrays to swap, or -1 */
    int jacobi_written;
    const char *const *size_names;
    const char *const *loop_names;
    const int *block_loops; /* [n_blocks] */
    const long *own_sizes;  /* [n_sizes] defaults; NULL: sizes must be given */
    const long *own_blocks; /* [n_blocks], the same */
    const struct array *arrays;
    const struct scalar *scalars;
    void (*array_dims)(const long *n, int array, long *dims);
    void (*loop_bounds)(const long *n, struct bounds *loops);
    /* The linear position of an access, offset + sum of stride * index; returns its array. */
    int (*access_of)(const long *n, int access, long *offset, long *stride);
    void (*run_sweep)(const long *n, long begin, long end, const long *block, void *const *x,
                      union value *v);
    /* A sweep in the order of the source, by one thread, in long double. */
    void (*reference)(const long *n, void *const *x, union value *v);
};

static size_t type_bytes(enum type type)
{
    static const size_t bytes[] = {
        sizeof(float), sizeof(double), sizeof(float _Complex), sizeof(double _Complex), 1, 1, 2, 2,
        sizeof(int),   sizeof(long)};
    return bytes[type];
}

static void set_element(void *x, enum type type, long at, long double real, long double imaginary)
{
    switch (type) {
    case TYPE_FLOAT:
        ((float *)x)[at] = (float)real;
        break;
    case TYPE_DOUBLE:
        ((double *)x)[at] = (double)real;
        break;
    case TYPE_FLOAT_COMPLEX:
        ((float _Complex *)x)[at] = (float)real + (float)imaginary * _Complex_I;
        break;
    case TYPE_DOUBLE_COMPLEX:
        ((double _Complex *)x)[at] = (double)real + (double)imaginary * _Complex_I;
        break;
    case TYPE_CHAR:
        ((signed char *)x)[at] = (signed char)real;
        break;
    case TYPE_UCHAR:
        ((unsigned char *)x)[at] = (unsigned char)real;
        break;
    case TYPE_SHORT:
        ((short *)x)[at] = (short)real;
        break;
    case TYPE_USHORT:
        ((unsigned short *)x)[at] = (unsigned short)real;
        break;
    case TYPE_INT:
        ((int *)x)[at] = (int)real;
        break;
    case TYPE_LONG:
        ((long *)x)[at] = (long)real;
        break;
    }
}

static double _Complex element(const void *x, enum type type, long at)
{
    switch (type) {
    case TYPE_FLOAT:
        return ((const float *)x)[at];
    case TYPE_DOUBLE:
        return ((const double *)x)[at];
    case TYPE_FLOAT_COMPLEX:
        return ((const float _Complex *)x)[at];
    case TYPE_CHAR:
        return ((const signed char *)x)[at];
    case TYPE_UCHAR:
        return ((const unsigned char *)x)[at];
    case TYPE_SHORT:
        return ((const short *)x)[at];
    case TYPE_USHORT:
        return ((const unsigned short *)x)[at];
    case TYPE_INT:
        return ((const int *)x)[at];
    case TYPE_LONG:
        return (double)((const long *)x)[at];
    case TYPE_DOUBLE_COMPLEX:
        break;
    }
    return ((const double _Complex *)x)[at];
}
