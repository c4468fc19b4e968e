#ifndef TESTS_TRAFFIC_RANDOM_KERNEL_H
#define TESTS_TRAFFIC_RANDOM_KERNEL_H

#include "base/arena.h"
#include "base/err.h"
#include "collect/traffic/hierarchy.h"
#include "stempel/kernel/kernel.h"

/*
 * Random loop kernels for comparisons of the traffic predictors with exact simulation: steps of
 * inner and outer loops, arrays that a loop repeats, coefficient rows and planes, diagonals, arrays
 * that run backwards or across the loops, wide declarations, unused arrays, mixed types. A kernel
 * is held as numbers, so that it can be made smaller while a disagreement stays.
 */
enum { RANDOM_MAX_LOOPS = 4, RANDOM_MAX_DIMS = 6, RANDOM_MAX_ARRAYS = 6, RANDOM_MAX_ACCESSES = 14 };

struct random_loop {
    int64_t iterations;
    int64_t rest; /* index values beyond a multiple of the step */
    int step;
};

/* One dimension: its subscript is factor * index + index of `second` + offset. */
struct random_dim {
    int loop;   /* -1: a plane, its number is the offset */
    int second; /* a diagonal's other loop; -1: none */
    int factor; /* 1, 2, or -1: backwards */
    int extra;  /* elements that are declared and never used; of planes their number */
};

struct random_array {
    enum elem_type type;
    int n_dims;
    struct random_dim dims[RANDOM_MAX_DIMS];
};

struct random_access {
    int array;
    bool write;
    int offset[RANDOM_MAX_DIMS];
};

struct random_kernel {
    int n_loops; /* outermost first */
    struct random_loop loops[RANDOM_MAX_LOOPS];
    int radius; /* the largest offset of a loop's subscript; loops begin and end so far inside */
    int n_arrays;
    struct random_array arrays[RANDOM_MAX_ARRAYS];
    int n_accesses;
    struct random_access accesses[RANDOM_MAX_ACCESSES];
};

/* splitmix64 (Steele, Lea, Flood, OOPSLA 2014). */
uint64_t random_next(uint64_t *state);
/* 0 … n - 1. */
int random_below(uint64_t *state, int n);

/* About `iterations` iterations in all; a state gives the same kernel everywhere. */
void random_kernel_make(uint64_t *state, int64_t iterations, struct random_kernel *out);

/* The text in the kernel language, and the sizes as text for a command line. */
struct str random_kernel_text(const struct random_kernel *r, struct arena *arena);
struct str random_kernel_sizes_text(const struct random_kernel *r, struct arena *arena);

/* The same parsed, with its sizes[KERNEL_MAX_SYMBOLS]. */
bool random_kernel_parse(const struct random_kernel *r, struct arena *arena, struct kernel *out,
                         int64_t *sizes, struct err *err);

/* A step towards a simpler kernel, numbered from 0; false where there is no such number. */
bool random_kernel_simplify(const struct random_kernel *r, int step, struct random_kernel *out);

/*
 * One to three set-associative caches, small enough that sweeps of random kernels leave them:
 * ordinary ones, inclusive ones or a victim cache last, write-back and write-allocate.
 */
void random_hierarchy_make(uint64_t *state, struct hierarchy *out);

#endif
