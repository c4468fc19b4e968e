#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

#include <stdint.h>
#include <time.h>

#include "base/arena.h"

/* A time, such as a file's, in ns. */
int64_t clock_ns(const struct timespec *time);

/* Seconds on a clock that never jumps (CLOCK_MONOTONIC); only differences mean anything. */
double clock_now_s(void);

/* The calendar time in UTC as `2026-11-21T03:25:51Z`, owned by the arena. */
const char *clock_utc(struct arena *arena);

/*
 * Runs a chain of `adds` (rounded up to a multiple of 64) dependent integer additions, register to
 * register: one per cycle on every core that we know. Additions of a constant are not used because
 * some cores fold them. Returns the time in seconds.
 */
double clock_chain_s(long adds);

/*
 * The clock in Hz of the core that the caller runs on (pin first), measured for `seconds` (at least
 * one chain of about 20 µs): the median over many short chains, so that interrupts do not count.
 */
double clock_core_hz(double seconds);

#endif
