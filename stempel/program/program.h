#ifndef STEMPEL_PROGRAM_PROGRAM_H
#define STEMPEL_PROGRAM_PROGRAM_H

#include "base/arena.h"
#include "base/str.h"
#include "stempel/kernel/kernel.h"
#include "stempel/program/function.h"

/*
 * The stand-alone benchmark program of a kernel: one C11 file (POSIX and, for pinning, Linux) that
 * contains the text of program_function_source unchanged. Build it with
 *
 *     cc -std=gnu11 -O3 -march=native -funroll-loops [-fopenmp] [-DLIKWID_PERFMON … -llikwid]
 *        program.c -o program -lm
 *
 * Without -fopenmp it is serial. With -DLIKWID_PERFMON the timed loops are the marker region
 * `sweep`, on every thread.
 *
 * Usage: program SIZE… [OPTION…]
 *     SIZE…             the grid sizes, in order of k->symbols; optional if the program was written
 *                       with its own sizes
 *     --block B,B,…     block sizes in elements, outermost loop first; needed with block modes 1, 2
 *     --threads T       OpenMP threads; default: OpenMP's own (OMP_NUM_THREADS), serial: 1
 *     --cpus C,C,…      pins thread t to the t-th CPU; default: left to the caller's affinity
 *     --helpers C,C,…   CPUs for helper threads that touch large arrays first when an OpenMP
 *                       build runs with one thread; the helpers have ended before anything is
 *                       timed. They should be cores of the thread's NUMA domain, where the
 *                       memory will lie
 *     --samples N       samples to take, default 5
 *     --min-time S      seconds that a sample lasts at least, default 0.2; sweeps are repeated
 *     --sweeps N        sweeps per sample, instead of --min-time
 *     --budget S        takes no further sample once S seconds have passed since the first began
 *     --most S          if the setup took more than a quarter of the budget, samples are taken
 *                       for four times as long as the setup took, but at most S seconds; default:
 *                       the budget applies
 *     --warmup S        runs sweeps for at least S seconds before the first sample, default 0.05
 *     --cold            empties the caches of all arrays before each sample, line by line with the
 *                       CPU's instruction for it; a sample is then one sweep unless --sweeps says
 *                       otherwise
 *     --cold-bytes B    instead, each thread overwrites B bytes of its own memory; default if there
 *                       is no such instruction: 2 times the last-level cache
 *     --jacobi          swaps the written and the read grid after each sweep
 *     --init random|constant   values of the arrays: reproducible in (0.5, 1.5), or all 1
 *     --touch shared|serial   who touches the arrays first: each thread what it will update, or the
 *                       first thread everything, as a serial initialisation does; default shared
 *     --pages huge|small|system   what the arrays lie in: transparent huge pages where the
 *                       kernel has them (default), the smallest pages, or what the kernel gives
 *                       unasked
 *     --pad BYTES       array n begins n * BYTES after a 4 KiB boundary; a multiple of 64,
 *                       default 0
 *     --verify          no timing: runs three sweeps and compares all that is written with a plain
 *                       evaluation in long double; exit status 1 on a difference above rounding
 *
 * Exit status: 0 done, 1 verification or the system failed, 2 wrong usage (one line on stderr).
 *
 * Subnormal numbers are flushed to zero, since a decaying iteration would otherwise change its
 * speed with its data. A kernel for which program_is_parallel() is false runs on one thread
 * whatever was asked.
 *
 * Output: one JSON object on standard output.
 *     "kernel"        text
 *     "sizes"         {"M": 400, …}
 *     "block"         {"j": 16, …}, empty without blocking
 *     "threads"       number that worked
 *     "parallel"      false: a serial build, or a kernel that only runs on one thread
 *     "jacobi", "cold"   bool
 *     "init"          "random" or "constant"
 *     "arrays"        [{"name": "a", "bytes": n, "alignment": bytes}, …] alignment: largest power
 *                     of two (up to 4096) that divides the address
 *     "bytes"         allocated for the arrays, with padding
 *     "padding"       bytes, as in --pad
 *     "huge_page_bytes"  of the process that lay in transparent huge pages; null: not known
 *     "lups_per_sweep"   inner iterations of one sweep, all threads together
 *     "setup_seconds"    from the start of the program to the warm-up: allocation and first touch
 *     "warmup_seconds"   what the warm-up took
 *     "samples"       one object each, in order:
 *         "seconds"          of the timed loop, all its sweeps
 *         "sweeps"           number of sweeps in it
 *         "lups"             sweeps * lups_per_sweep
 *         "clock_hz_before", "clock_hz_after"   core clock right before and after the timed loop: a
 *                            chain of dependent register adds on all threads at once, one per
 *                            cycle, the fastest of three chunks of about 20 µs, averaged over the
 *                            threads
 *         "adds_per_cycle"   independent register adds, right before and after the timed loop:
 *                            the least of both and of all threads
 *         "voluntary_switches", "involuntary_switches", "minor_faults", "major_faults"
 *                            getrusage differences of the whole process over the timed loop
 *         "run_delay_seconds"
 *                            for which a thread was ready to run while others had its CPU; of the
 *                            thread that waited longest (Linux: schedstat); null: unknown
 *         "migrations"       threads that ended on another CPU than they began on
 *         "cpus"             CPU of each thread at the end; -1 where unknown
 *     "checksum"      sum over all written arrays and scalars after the last sweep
 * With --verify, instead of "samples":
 *     "verify"        {"ok": bool, "sweeps": 3, "compared": elements, "max_error": largest
 *                     difference relative to the largest value, "tolerance": what is accepted
 *                     there}
 */
/* What the arrays lie in; the program's option --pages. */
enum program_pages { PROGRAM_PAGES_HUGE, PROGRAM_PAGES_SMALL, PROGRAM_PAGES_SYSTEM };

/* "huge", "small", "system" */
const char *program_pages_name(enum program_pages pages);
/* The kind of this name, or -1. */
int program_pages_parse(struct str name);

struct program_options {
    const char *name; /* of the kernel, for the output and the comment at the top */
    int block_mode;   /* PROGRAM_BLOCK_* */
    const struct program_as_written *written; /* null: as fast as the compiler can make it */
    /*
     * [k->n_symbols] for a program that needs no arguments: its sizes are macros, M_MAX for M, and
     * so are its blocks, j_BLOCK for the loop over j. 0: the macro must be defined when it is
     * compiled. Null: sizes are arguments.
     */
    const int64_t *own_sizes;
};

/* The program's text, the same on every machine; owned by the arena. */
struct str program_source(const struct kernel *k, const struct program_options *o,
                          struct arena *arena);

/*
 * The same program in two files: what is the kernel's own, which compiles in a tenth of the time,
 * and the rest, which is the same for all kernels and needs to be compiled once.
 */
struct str program_kernel_source(const struct kernel *k, const struct program_options *o,
                                 struct arena *arena);
struct str program_harness_source(struct arena *arena);

#endif
