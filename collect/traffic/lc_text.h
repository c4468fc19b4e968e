#ifndef COLLECT_TRAFFIC_LC_TEXT_H
#define COLLECT_TRAFFIC_LC_TEXT_H

#include "collect/traffic/lc.h"

/* Private to lc_*.c. */

/* Bytes of one cache available to conditions: its size divided by the safety factor. */
int64_t lc_cache_bytes(const struct hierarchy *h, int level, double safety);

/* Bytes in the unit of lc_reuse_condition.need; the largest number where they overflow. */
int64_t lc_capacity(const struct lc_analysis *lc, int64_t bytes);

/*
 * `2*N*P - P <= 2048`: `need compare capacity` with the constant on the right, divided by the
 * common divisor of all numbers. Returns false, with `always` or `never` printed, if no size
 * occurs.
 */
bool lc_print_condition(const struct kernel *k, const struct poly *need, const char *compare,
                        int64_t capacity, struct sb *out);

/* What holds in a cache: an index of lc_analysis.reuse_conditions, or one of these. */
enum { LC_NO_CONDITION = -1, LC_ALL_FIT = -2 };

/* Its text in a cache of `bytes`, cut if it is too long; empty for LC_NO_CONDITION. */
enum { LC_TEXT_BYTES = sizeof((struct traffic *)0)->condition[0] };
void lc_print_named(const struct lc_analysis *lc, int condition, int64_t bytes,
                    char text[LC_TEXT_BYTES]);

#endif
