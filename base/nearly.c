#include "base/nearly.h"

#include <math.h>

bool nearly_equal(double a, double b)
{
    return fabs(a - b) <= 1e-9 * fmax(fabs(a), fabs(b));
}
