#include "unit.h"

#include <math.h>

#include "collect/calibrate/effective_size.h"

enum { MOST = 48 };

static const double MIB = 1 << 20;

struct curve {
    const char *name;
    double cache_mib;
    double mib[2]; /* the effective size must be between them */
    size_t n;
    struct size_sample samples[MOST]; /* MiB, cost of a line */
};

static const struct curve curves[] = {
    /* recorded on an idle virtual machine that reports an L3 of 260 MiB, in ns per line */
    {"recorded, quiet",
     260,
     {170, 200},
     18,
     {{6, 2.15},
      {9.53, 2.14},
      {15.1, 2.12},
      {24, 2.15},
      {38.1, 2.16},
      {48, 2.16},
      {60.6, 2.20},
      {76.3, 2.31},
      {96.1, 2.44},
      {121, 2.90},
      {152.6, 3.13},
      {192.3, 3.66},
      {242.3, 3.79},
      {305.3, 5.82},
      {384.7, 5.95},
      {484.7, 4.99},
      {500, 5.8},
      {520, 5.9}}},
    /* the same while other virtual machines were busy: spikes, and memory at its slowest */
    {"recorded, loud",
     260,
     {48, 260},
     14,
     {{9.5, 2.11},
      {15.1, 2.11},
      {24, 2.11},
      {30.3, 2.11},
      {38.1, 3.01},
      {48, 3.95},
      {60.6, 12.05},
      {76.3, 13.5},
      {96.1, 11.8},
      {121, 24.4},
      {152, 15.3},
      {242, 21.7},
      {305, 26.2},
      {485, 14.6}}},
    /* a quarter of the cache, with a sharp end; one sample was disturbed */
    {"quarter", 64, {16, 20}, 7, {{4, 2}, {8, 2}, {12, 9}, {16, 2}, {20, 6}, {64, 6}, {128, 6}}},
    {"whole", 32, {32, 32}, 6, {{2, 2}, {4, 2}, {16, 2.1}, {32, 2.2}, {48, 5.9}, {64, 6}}},
    /* without a step no end is visible */
    {"flat", 32, {32, 32}, 5, {{2, 2}, {8, 2}, {32, 2.1}, {48, 2.2}, {64, 2.3}}},
    /* cost increases from the beginning */
    {"ramp", 32, {11, 15}, 7, {{2, 2}, {4, 2.5}, {8, 3.5}, {16, 5}, {32, 6}, {48, 6.5}, {64, 7}}},
    /* nothing of the cache is left: the first sample is beyond it */
    {"falling", 32, {32, 32}, 4, {{2, 9}, {8, 8}, {32, 7}, {64, 6}}},
    /* a quarter of the cache is in it, all of it is not beyond it; a step is a third of the cost */
    {"a quarter", 32, {12.337, 12.339}, 4, {{4, 2}, {8, 4}, {16, 8}, {64, 10}}},
    {"all of it", 32, {31.999, 32}, 4, {{4, 2}, {8, 2}, {32, 6}, {64, 10}}},
    {"a step", 32, {22.627, 22.628}, 2, {{8, 3}, {64, 4}}},
    {"nearly a step", 32, {32, 32}, 2, {{8, 3}, {64, 3.99}}},
    {"nothing beyond", 32, {32, 32}, 2, {{8, 2}, {16, 6}}},
    {"nothing", 32, {32, 32}, 0, {{0, 0}}},
};

static void the_knee_is_found(void **state)
{
    (void)state;
    for (size_t c = 0; c < sizeof curves / sizeof *curves; c++) {
        struct size_sample samples[MOST];
        for (size_t i = 0; i < curves[c].n; i++)
            samples[i] = (struct size_sample){curves[c].samples[i].bytes * MIB,
                                              curves[c].samples[i].cy_per_cl};
        const double mib = effective_size(samples, curves[c].n, curves[c].cache_mib * MIB) / MIB;
        if (mib < curves[c].mib[0] || mib > curves[c].mib[1])
            fail_msg("%s: %g MiB, not %g to %g", curves[c].name, mib, curves[c].mib[0],
                     curves[c].mib[1]);
    }
}

/* Between the largest size that fits and the next one, wherever the end is. */
static void the_plan_shows_each_end(void **state)
{
    (void)state;
    double bytes[EFFECTIVE_SIZES];
    effective_size_plan(100 * MIB, bytes);
    for (double end = 26; end <= 100; end++) {
        struct size_sample samples[EFFECTIVE_SIZES];
        int next = EFFECTIVE_SIZES;
        for (int i = EFFECTIVE_SIZES; i-- > 0;) {
            assert_true(i == 0 || bytes[i] > bytes[i - 1]);
            samples[i] = (struct size_sample){bytes[i], bytes[i] <= end * MIB ? 2 : 6};
            next = bytes[i] > end * MIB ? i : next;
        }
        const double found = effective_size(samples, EFFECTIVE_SIZES, 100 * MIB);
        const double middle = fmin(sqrt(bytes[next - 1] * bytes[next]), 100 * MIB);
        assert_true(fabs(found / middle - 1) < 1e-9);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_knee_is_found),
        cmocka_unit_test(the_plan_shows_each_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
