#include "unit.h"

#include <string.h>

#include "base/clock.h"
#include "base/str.h"

/* Any core adds between a million and a hundred billion times per second. */
static void chains_take_a_part_of_the_time(void **state)
{
    (void)state;
    const double before_s = clock_now_s();
    const double chain_s = clock_chain_s(64L * 1000);
    const double all_s = clock_now_s() - before_s;
    assert_true(chain_s > 0 && chain_s <= all_s);
    const double hz = clock_core_hz(0.001);
    assert_true(hz > 1e6 && hz < 1e11);
}

static void times_have_all_their_parts(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct timespec time = {.tv_sec = 1700000000, .tv_nsec = 123456789};
    assert_true(clock_ns(&time) == 1700000000123456789);
    const char *const now = clock_utc(&arena);
    static const char form[] = "0000-00-00T00:00:00Z";
    assert_int_equal(strlen(now), strlen(form));
    for (size_t i = 0; form[i] != '\0'; i++)
        assert_true(form[i] == '0' ? char_is_digit(now[i]) : now[i] == form[i]);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chains_take_a_part_of_the_time),
        cmocka_unit_test(times_have_all_their_parts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
