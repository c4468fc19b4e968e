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

#endif
