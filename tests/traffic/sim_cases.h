#ifndef TESTS_SIM_CASES_H
#define TESTS_SIM_CASES_H

#include "unit.h"

#include <math.h>

#include "collect/traffic/hierarchy.h"
#include "stempel/kernel/kernel.h"

/* Kernels and caches for tests of the simulator. */

static const char STAR_3D[] =
    "double a[M][N][P]; double b[M][N][P]; double c0;\n"
    "for (long k = 1; k < M - 1; ++k) for (long j = 1; j < N - 1; ++j)\n"
    "for (long i = 1; i < P - 1; ++i)\n"
    "b[k][j][i] = c0 * (a[k][j][i] + a[k][j][i-1] + a[k][j][i+1] + a[k-1][j][i] + a[k+1][j][i]\n"
    "    + a[k][j-1][i] + a[k][j+1][i]);\n";

static const char STAR_2D[] = "double a[M][N]; double b[M][N]; double s;\n"
                              "for (int j = 1; j < M - 1; ++j) for (int i = 1; i < N - 1; ++i)\n"
                              "b[j][i] = (a[j][i-1] + a[j][i+1] + a[j-1][i] + a[j+1][i]) * s;\n";

static const char TRIAD[] = "double a[N]; double b[N]; double c[N]; double d[N];\n"
                            "for (int i = 0; i < N; ++i) a[i] = b[i] + c[i] * d[i];\n";

/* The accesses of the star with variable coefficients, in the order that was simulated. */
static const char STAR_VARIABLE[] =
    "double a[M][N][P]; double b[M][N][P]; double W[7][M][N][P];\n"
    "for (long k = 1; k < M - 1; ++k) for (long j = 1; j < N - 1; ++j)\n"
    "for (long i = 1; i < P - 1; ++i)\n"
    "b[k][j][i] = a[k-1][j][i] + a[k][j-1][i] + a[k][j][i+1] + a[k][j][i] + a[k+1][j][i]\n"
    "    + a[k][j+1][i] + a[k][j][i-1] + W[1][k][j][i] + W[3][k][j][i] + W[6][k][j][i]\n"
    "    + W[0][k][j][i] + W[4][k][j][i] + W[2][k][j][i] + W[5][k][j][i];\n";

/* Two types, a coefficient for each plane, a store that is read before. */
static const char MIXED[] =
    "double a[M][N][P]; float b[M][N][P]; double c[M];\n"
    "for (long k = 1; k < M; ++k) for (long j = 0; j < N; ++j) for (long i = 0; i < P; ++i)\n"
    "b[k][j][i] += c[k] * (a[k][j][i] + a[k-1][j][i]);\n";

static inline struct cache_level level(uint64_t sets, uint32_t ways, int below)
{
    return (struct cache_level){.name = "L",
                                .sets = sets,
                                .ways = ways,
                                .policy = CACHE_LRU,
                                .write_allocate = true,
                                .write_back = true,
                                .load_from = below,
                                .store_to = below,
                                .victims_to = -1};
}

/* Small enough that whole sweeps take hardly any time. */
static inline struct hierarchy small(void)
{
    struct hierarchy h = {.line_bytes = 64, .n_levels = 3};
    h.levels[0] = level(8, 4, 1);
    h.levels[1] = level(16, 8, 2);
    h.levels[2] = level(48, 8, 3);
    return h;
}

/* HaswellEP_E5-2695v3_CoD as in Kerncraft's machine file. */
static inline struct hierarchy haswell(void)
{
    struct hierarchy h = {.line_bytes = 64, .n_levels = 3};
    h.levels[0] = level(64, 8, 1);
    h.levels[1] = level(512, 8, 2);
    h.levels[2] = level(9216, 16, 3);
    return h;
}

/* SkylakeSP's L2 and L3: victims, clean or dirty, go to L3; misses bypass it and go to memory. */
static inline struct hierarchy small_victim(void)
{
    struct hierarchy h = small();
    h.levels[1].load_from = -1;
    h.levels[1].victims_to = 2;
    h.levels[2].write_allocate = false;
    return h;
}

/* Inclusive caches that are not larger than those above them. */
static inline struct hierarchy small_inclusive(void)
{
    struct hierarchy h = small();
    h.levels[2] = level(16, 8, 3);
    for (int l = 1; l < 3; l++)
        h.levels[l].inclusive = true;
    return h;
}

static inline void parse(const char *source, struct arena *arena, struct kernel *k)
{
    struct err err = {0};
    if (!kernel_parse(str_of(source), "test", arena, k, &err))
        fail_msg("%s", err.text);
}

static inline void assert_near(double value, double expected, double tolerance)
{
    if (fabs(value - expected) > tolerance * fmax(expected, 1))
        fail_msg("%.4f, expected %.4f", value, expected);
}

#endif
