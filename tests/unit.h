#ifndef TESTS_UNIT_H
#define TESTS_UNIT_H

/* cmocka wants these first; every unit test includes this header and nothing else of it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* The slow tests of a program, which a pattern names, run with an argument only, all others without
 * one: as tests of ctest apart, so that the others stay quick. */
static inline void unit_set_slow_apart(int argc, const char *slow)
{
    if (argc > 1)
        cmocka_set_test_filter(slow);
    else
        cmocka_set_skip_filter(slow);
}

enum { UNIT_MAX_TESTS = 100 };

/* Every `parts`-th of the tests from number `part` on, an argument of the program, or all without
 * one: where all together are slow, each part is a test of ctest. */
static inline int unit_run_part(const struct CMUnitTest *tests, size_t n, const char *part,
                                size_t parts)
{
    struct CMUnitTest chosen[UNIT_MAX_TESTS];
    size_t n_chosen = 0;
    assert_true(n <= UNIT_MAX_TESTS);
    for (size_t i = part != NULL ? (size_t)(part[0] - '0') : 0; i < n;
         i += part != NULL ? parts : 1)
        chosen[n_chosen++] = tests[i];
    return _cmocka_run_group_tests("tests", chosen, n_chosen, NULL, NULL);
}

#endif
