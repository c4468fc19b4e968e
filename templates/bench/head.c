#define _GNU_SOURCE
#include <complex.h>
#include <float.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sched.h>
#endif
#ifdef _OPENMP
#include <omp.h>
#endif
#ifdef LIKWID_PERFMON
#include <likwid-marker.h>
#else
#define LIKWID_MARKER_INIT
#define LIKWID_MARKER_THREADINIT
#define LIKWID_MARKER_START(region)
#define LIKWID_MARKER_STOP(region)
#define LIKWID_MARKER_CLOSE
#endif

/* An instruction takes a line out of the caches of all cores. */
#if defined(__SSE2__) || defined(__aarch64__)
enum { CAN_FLUSH = 1 };
#else
enum { CAN_FLUSH = 0 };
#endif

enum { MAX_DIMS = 8, MAX_LOOPS = 8, MAX_SIZES = 8 };

enum type { TYPE_FLOAT, TYPE_DOUBLE, TYPE_FLOAT_COMPLEX, TYPE_DOUBLE_COMPLEX };
enum role { ROLE_INPUT, ROLE_TEMPORARY, ROLE_SUM, ROLE_CARRIED };

struct array {
    const char *name;
    enum type type;
    int n_dims;
    int split_dim; /* the dimension that the threads share out; -1: none */
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
};
static size_t type_bytes(enum type type)
{
    static const size_t bytes[] = {sizeof(float), sizeof(double), sizeof(float _Complex),
                                   sizeof(double _Complex)};
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
    case TYPE_DOUBLE_COMPLEX:
        break;
    }
    return ((const double _Complex *)x)[at];
}
