#include "unit.h"

#include "base/clock.h"
#include "render/settled.h"

static void waits_for_the_tick(void **state)
{
    (void)state;
    const struct timespec fine = {.tv_sec = 1000, .tv_nsec = 500000000};
    const struct timespec whole = {.tv_sec = 1000};
    const int64_t ms = 1000000;
    assert_false(settled(&fine, clock_ns(&fine)));
    assert_false(settled(&fine, clock_ns(&fine) + 20 * ms));
    assert_true(settled(&fine, clock_ns(&fine) + 200 * ms));
    assert_false(settled(&whole, clock_ns(&whole) + 1900 * ms));
    assert_true(settled(&whole, clock_ns(&whole) + 2100 * ms));
    /* the clock was set back */
    assert_false(settled(&fine, clock_ns(&fine) - 5000 * ms));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(waits_for_the_tick)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
