#ifndef STEMPEL_PROGRAM_FUNCTION_H
#define STEMPEL_PROGRAM_FUNCTION_H

#include "base/arena.h"
#include "base/str.h"
#include "stempel/kernel/kernel.h"
#include "stempel/kernel/print.h"

/*
 * The loop nest of a kernel as one C function. The in-core analysis and the measurement use the
 * same text, so that they can be compared.
 *
 *     void sweep(long M, long N, long P,                 the kernel's sizes, in order of symbols
 *                long begin, long end,                   range of the outermost loop's index
 *                long block_j,                           block sizes, outermost first (modes 1, 2)
 *                const double (*restrict a)[N][P],       arrays, in order of declaration
 *                double (*restrict b)[N][P],
 *                double c0, double *sum_out)             scalars: by value; written ones by pointer
 *
 * It is C11 without any #include. It takes its bounds at run time and its data through restrict
 * pointers, so gcc and clang vectorise the inner loop at -O3. (Clang does so for a stencil only if
 * the pointers are not restrict and a pragma says that the iterations are independent; two macros
 * before the function take care of that.) The outermost loop runs over begin..end (exclusive,
 * `begin` congruent to the loop's start): a caller with several threads passes each its share, a
 * serial one the whole range.
 *
 * Scalars that the kernel writes: a temporary (assigned before it is read in every iteration) is
 * local to the loop body and not a parameter. Any other starts from `*x_out` and is stored there at
 * the end. Names that clash with the kernel's own get underscores appended.
 *
 * Blocking adds outer loops over blocks: in mode 1 for the middle loop (the one around the
 * innermost, or the only one), in mode 2 for all loops.
 */
enum { PROGRAM_BLOCK_NONE, PROGRAM_BLOCK_MIDDLE, PROGRAM_BLOCK_ALL };

/*
 * How a loop nest is written in the user's code. If this is passed with a kernel, the function is
 * written like that code and not as well as it could be: only pointers that were restrict are
 * restrict, loop indices keep their types, and the pragmas are those of the code.
 */
enum loop_pragma {
    LOOP_PRAGMA_NONE,
    LOOP_PRAGMA_SIMD,  /* omp simd */
    LOOP_PRAGMA_IVDEP, /* GCC ivdep */
};

struct program_known {
    struct str size; /* its name */
    int64_t value;
};

/* A scalar that begins anew in each iteration of a loop: `for (j…) { s = 0; for (i…) s += …; }`. */
struct program_restart {
    struct str scalar;
    int loop;
};

struct program_as_written {
    const bool *restricted;          /* [n_arrays]; null: all are, like declared arrays */
    const enum loop_pragma *pragmas; /* [n_loops]; null: none */
    const bool *wide_ends; /* [n_loops] the index is compared with a type wider than its own; null:
                              none is */
    int parallel_loop;     /* the loop whose iterations OpenMP splits among the threads, 0: the
                              outermost; -1: one thread runs all */
    int n_known; /* sizes that are constants in the code: a compiler that knows them may interchange
                    loops */
    const struct program_known *known;
    int n_restarts;
    const struct program_restart *restarts;
    const struct print_subscripts *subscripts; /* null: one subscript per dimension; `type` is
                                                  ignored: it is that of the inner loop's index */
};

struct program_function_options {
    int block_mode;                           /* PROGRAM_BLOCK_* */
    const struct program_as_written *written; /* null: as fast as the compiler can make it */
};

/*
 * A complete C file with only this function, called `sweep`, with external linkage; owned by the
 * arena.
 */
struct str program_function_source(const struct kernel *k, const struct program_function_options *o,
                                   struct arena *arena);

/*
 * The flag with which a compiler (gcc, clang) keeps loops as loops: at -O3 it would replace a copy
 * loop by a call of memcpy, which no analyser sees into. Both the analysis and the measurement pass
 * it. Null for an unknown compiler.
 */
const char *program_loop_flag(struct str compiler);

/*
 * The flag for the language of programs: C11 with the compiler's extensions. With strict C11 gcc
 * computes a * b + c in two operations, while the analysis, which like most users' builds names no
 * standard, sees a fused one.
 */
#define PROGRAM_STANDARD_FLAG "-std=gnu11"

/* Number of block sizes in a mode: 0, 1 or the number of loops. */
int program_block_count(const struct kernel *k, int block_mode);

/* The loop (0: outermost) that block size `block` of a mode belongs to. */
int program_block_loop(const struct kernel *k, int block_mode, int block);

/*
 * True if disjoint ranges of the outermost loop may run at the same time: no element is written by
 * two of its iterations or written by one and read by another, and written scalars are temporaries
 * or plain sums (`s += …`), which are added up afterwards.
 */
bool program_is_parallel(const struct kernel *k);

/*
 * The pair of arrays that a Jacobi iteration swaps between sweeps: the written one, and the one
 * that is only read, has the same type and sizes and is read at the most places. False if there is
 * no such pair or more than one candidate.
 */
bool program_jacobi_pair(const struct kernel *k, int *read, int *written);

#endif
