#ifndef BASE_RANGE_H
#define BASE_RANGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

/* Whole numbers in the order of the text, ascending inside a range; owned by an arena. */
struct range {
    size_t count;
    const int64_t *values;
};

enum { RANGE_MAX_VALUES = 10000000 };

/*
 * Parses the notation of parameter studies (Kerncraft's -D), items separated by commas:
 *
 *     500                one value
 *     100-1000           every whole number from 100 to 1000
 *     100-1000:10        10 values at equal distances, both ends included
 *     10-100000:50log10  50 values at equal ratios (the base has no effect; `log` is enough)
 *
 * Values are rounded to whole numbers and not repeated within a range, so a narrow range gives
 * fewer. Accepts 0 and positive numbers. Usage errors quote the item.
 */
bool range_parse(struct str text, struct arena *arena, struct range *out, struct err *err);

#endif
