#ifndef TESTS_MODEL_NEAR_H
#define TESTS_MODEL_NEAR_H

#include "unit.h"

#include <math.h>

/* Like assert_float_equal, but in double precision. */
static inline void near_at(double got, double expected, double tolerance, const char *file,
                           int line)
{
    if (fabs(got - expected) <= tolerance)
        return;
    print_error("%.12g is not %.12g within %g\n", got, expected, tolerance);
    _fail(file, line);
}

#define assert_near(got, expected, tolerance) near_at(got, expected, tolerance, __FILE__, __LINE__)

#endif
