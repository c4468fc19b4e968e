#ifndef BASE_DIVISOR_H
#define BASE_DIVISOR_H

#include <stdint.h>

/* The magnitude of any number, INT64_MIN too. */
uint64_t magnitude(int64_t value);

/* The greatest common divisor; of 0 and a number, that number. */
uint64_t common_divisor(uint64_t a, uint64_t b);

#endif
