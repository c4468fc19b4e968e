#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

#include "base/arena.h"

/* Seconds on a clock that never jumps (CLOCK_MONOTONIC); only differences mean anything. */
double clock_now_s(void);

/* The calendar time in UTC as `2026-11-21T03:25:51Z`, owned by the arena. */
const char *clock_utc(struct arena *arena);

#endif
