#include "unit.h"

#include "collect/sweep/record.h"

static void tries_come_back(void **state)
{
    (void)state;
    const struct tries tries = {2, 5};
    json_t *failed = record_failed("grid.csv, size 10", "no luck", tries, 1.5);
    json_t *begun = record_begun("grid.csv, size 10", tries);
    assert_int_equal(record_tries(failed).attempts, 2);
    assert_int_equal(record_tries(failed).kills, 5);
    assert_int_equal(record_tries(begun).kills, 5);
    assert_int_equal(record_tries(NULL).attempts, 0);
    json_decref(failed);
    json_decref(begun);
}

static void nonsense_is_no_try(void **state)
{
    (void)state;
    json_t *odd = json_pack("{s:i, s:s}", "attempts", -3, "kills", "many");
    assert_int_equal(record_tries(odd).attempts, 0);
    assert_int_equal(record_tries(odd).kills, 0);
    json_decref(odd);
}

static void three_kills_are_an_attempt(void **state)
{
    (void)state;
    static const struct {
        struct tries tries;
        bool spent; /* where 3 attempts are allowed */
    } table[] = {{{0, 0}, false}, {{2, 0}, false}, {{3, 0}, true}, {{0, 8}, false},
                 {{0, 9}, true},  {{2, 2}, false}, {{2, 3}, true}};
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        assert_int_equal(tries_spent(table[i].tries, 3), table[i].spent);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tries_come_back),
        cmocka_unit_test(nonsense_is_no_try),
        cmocka_unit_test(three_kills_are_an_attempt),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
