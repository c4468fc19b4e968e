#ifndef BASE_DIVISOR_H
#define BASE_DIVISOR_H

#include <stdint.h>

/* The divisor_magnitude of any number, INT64_MIN too. */
uint64_t divisor_magnitude(int64_t value);

/* The greatest common divisor; of 0 and a number, that number. */
uint64_t divisor_common(uint64_t a, uint64_t b);

#endif
