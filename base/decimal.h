#ifndef BASE_DECIMAL_H
#define BASE_DECIMAL_H

#include <stdint.h>

/* Decimal numbers as whole units of their last decimal, and their digits. */

/* Powers of ten up to 10^15, the largest of which all smaller whole numbers are doubles. */
extern const double decimal_powers[16];

/* Drops zeros at the end of the decimals; returns how many decimals are left. */
int decimal_trim(uint64_t *units, int decimals);

/*
 * Writes the number so that it ends before `end`, at least one digit before the point: 1205 with 3
 * decimals as `1.205`. Returns where it begins; it has at most 21 characters.
 */
char *decimal_before(char *end, uint64_t units, int decimals);

#endif
