#ifndef BASE_NEARLY_H
#define BASE_NEARLY_H

#include <stdbool.h>

/* Whether two numbers differ by rounding only: by a billionth of the larger one at most. */
bool nearly_equal(double a, double b);

#endif
