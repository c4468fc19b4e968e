#ifndef TESTS_UNIT_H
#define TESTS_UNIT_H

/* cmocka wants these first; every unit test includes this header and nothing else of it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#endif
