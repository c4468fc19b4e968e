#include "base/clock.h"

#include <time.h>

double clock_now_s(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

const char *clock_utc(struct arena *arena)
{
    enum { ROOM = 32 };
    char *text = arena_alloc(arena, ROOM, 1);
    const time_t now = time(NULL);
    struct tm utc;
    gmtime_r(&now, &utc);
    strftime(text, ROOM, "%Y-%m-%dT%H:%M:%SZ", &utc);
    return text;
}
