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
