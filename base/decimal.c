#include "base/decimal.h"

const double decimal_powers[16] = {1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                   1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};

int decimal_trim(uint64_t *units, int decimals)
{
    for (; decimals > 0 && *units % 10 == 0; *units /= 10)
        decimals--;
    return decimals;
}

char *decimal_before(char *end, uint64_t units, int decimals)
{
    for (int written = 0; units != 0 || written <= decimals; written++, units /= 10) {
        if (written == decimals && decimals != 0)
            *--end = '.';
        *--end = (char)('0' + units % 10);
    }
    return end;
}
