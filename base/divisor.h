#ifndef BASE_DIVISOR_H
#define BASE_DIVISOR_H

#include <stdint.h>

/* The absolute value of any number, including INT64_MIN. */
uint64_t divisor_magnitude(int64_t value);

/* The greatest common divisor; for 0 and a number, that number. */
uint64_t divisor_common(uint64_t a, uint64_t b);

#endif
