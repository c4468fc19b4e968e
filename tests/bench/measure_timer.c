/*
 * Is the timer right? Loops of known length, by base/clock.h and through a whole benchmark program:
 *
 * - n dependent adds take n cycles. As far as this is so, 2 n take twice as long, and n dependent
 *   multiplications take a whole number of times longer (3 on x86-64 since 2008).
 * - CLOCK_MONOTONIC runs like CLOCK_MONOTONIC_RAW, which no time server bends.
 * - a sum in order takes the latency of a floating-point add for each element, a whole number of
 *   cycles: measured like any kernel.
 *
 * Each line prints what was found and how far it is from what must be (target: within 2 %).
 */
#define _GNU_SOURCE
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "collect/measure/measure.h"

enum { REPEATS = 25 };
static const long ADDS = 64L * 2000;

static void print(const char *what, double found, double wanted)
{
    printf("%-58s %8.4f, must be %7.4f: %+.2f %%\n", what, found, wanted,
           100 * (found / wanted - 1));
}

static double best_chain_s(long adds)
{
    double best_s = INFINITY;
    for (int i = 0; i < REPEATS; i++)
        best_s = fmin(best_s, clock_chain_s(adds));
    return best_s;
}

#define TIMES_8(x) x x x x x x x x

static double multiply_s(long count)
{
    double best_s = INFINITY;
    for (int r = 0; r < REPEATS; r++) {
        uint64_t x = 3;
        const uint64_t y = 5;
        const double start_s = clock_now_s();
        for (long i = 0; i < count; i += 64) {
#if defined(__x86_64__)
            __asm__ volatile(TIMES_8(TIMES_8("imul %1, %0\n\t")) : "+r"(x) : "r"(y));
#elif defined(__aarch64__)
            __asm__ volatile(TIMES_8(TIMES_8("mul %0, %0, %1\n\t")) : "+r"(x) : "r"(y));
#else
            for (int k = 0; k < 64; k++) {
                x *= y;
                __asm__ volatile("" : "+r"(x));
            }
#endif
        }
        best_s = fmin(best_s, clock_now_s() - start_s);
    }
    return best_s;
}

static double clock_s(clockid_t id)
{
    struct timespec t;
    clock_gettime(id, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double clock_ratio(void)
{
    const double start_s = clock_s(CLOCK_MONOTONIC);
    const double raw_start_s = clock_s(CLOCK_MONOTONIC_RAW);
    (void)clock_core_hz(0.5);
    return (clock_s(CLOCK_MONOTONIC) - start_s) / (clock_s(CLOCK_MONOTONIC_RAW) - raw_start_s);
}

/* Cycles per element of a sum in order, as `inspect collect` would measure it. */
static bool sum_cycles(double *cycles, const char **said, struct arena *arena, struct err *err)
{
    static const char source[] = "double a[N];\ndouble s;\n\nfor (long i = 0; i < N; ++i)\n"
                                 "    s += a[i];\n";
    struct compiler compiler = {.name = "gcc", .flags = "-O2"};
    const struct machine machine = {
        .name = "host", .line_bytes = 64, .n_compilers = 1, .compilers = &compiler};
    const struct measure_options options = {.threads = 1, .budget_s = 1};
    const int64_t sizes[] = {3500};
    struct kernel kernel;
    struct measure_program *program = NULL;
    struct measurement m;
    if (!kernel_parse(str_of(source), "sum", arena, &kernel, err) ||
        !measure_program_build(&kernel, &machine, &options, arena, &program, err))
        return false;
    const bool done = measure_run(program, sizes, &options, arena, &m, err);
    measure_program_free(program);
    if (!done)
        return false;
    *cycles = m.cy_per_cl.median / 8;
    *said = str_formatz(arena, "%s: %s", verdict_name(m.verdict), m.reason);
    return true;
}

int main(void)
{
    struct arena arena = {0};
    struct err err = {0};
    (void)clock_core_hz(0.2); /* raises the clock to its full speed */
    const double adds_s = best_chain_s(ADDS);
    printf("clock %.4f GHz\n", (double)ADDS / adds_s * 1e-9);
    print("CLOCK_MONOTONIC to CLOCK_MONOTONIC_RAW", clock_ratio(), 1);
    print("2 n adds to n adds", best_chain_s(2 * ADDS) / adds_s, 2);
    print("10 n adds to n adds", best_chain_s(10 * ADDS) / adds_s, 10);
    const double multiply = multiply_s(ADDS) / adds_s;
    print("n multiplications to n adds", multiply, round(multiply));
    double cycles = 0;
    const char *said = NULL;
    const bool done = sum_cycles(&cycles, &said, &arena, &err);
    if (done) {
        print("cycles for an element of a sum in order", cycles, round(cycles));
        printf("  %s\n", said);
    } else {
        struct sb text = {.arena = &arena};
        err_format(&err, &text);
        fputs(sb_cstr(&text), stderr);
    }
    arena_free(&arena);
    return done ? 0 : 1;
}
