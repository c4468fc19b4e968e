#include <stdio.h>

#include "base/clock.h"
#include "collect/machinefile/load.h"

/* machine_load FILE…: the shortest and the median time of loading and checking each machine file,
 * in ms. Run it with a release build; the target is below 2 ms. */
enum { REPEATS = 51 };

static int count_below(const double *times, int n, double limit)
{
    int below = 0;
    for (int i = 0; i < n; i++)
        below += times[i] < limit;
    return below;
}

/* The time that half of the others are below. */
static double median(const double *times, int n)
{
    for (int i = 0; i < n; i++) {
        const int below = count_below(times, n, times[i]);
        if (below <= n / 2 && below >= n / 2 - 1)
            return times[i];
    }
    return times[0];
}

int main(int argc, char **argv)
{
    int failed = 0;
    for (int i = 1; i < argc; i++) {
        double times[REPEATS];
        double shortest = 1e9;
        struct err err = {0};
        for (int k = 0; k < REPEATS; k++) {
            struct arena arena = {0};
            struct machine m;
            const double start_s = clock_now_s();
            machine_load(argv[i], &arena, &m, &err);
            times[k] = (clock_now_s() - start_s) * 1e3;
            shortest = times[k] < shortest ? times[k] : shortest;
            arena_free(&arena);
        }
        printf("%-60s %7.3f %7.3f %s\n", argv[i], shortest, median(times, REPEATS), err.text);
        failed += err.kind != ERR_NONE;
    }
    return failed == 0 ? 0 : 1;
}
