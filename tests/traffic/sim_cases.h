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
