#define _GNU_SOURCE /* syscall */
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

/* Preloaded, this makes the calendar clock jump by years, back and forth, each time it is read. The
 * monotonic clock is unchanged. */
static time_t jumping(void)
{
    static unsigned calls;
    return 1000000000 + (time_t)(calls++ * 2654435761u % 3000000000u);
}

int clock_gettime(clockid_t clock, struct timespec *t)
{
    if (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)
        return (int)syscall(SYS_clock_gettime, clock, t);
    *t = (struct timespec){.tv_sec = jumping()};
    return 0;
}

time_t time(time_t *out)
{
    const time_t now = jumping();
    if (out != NULL)
        *out = now;
    return now;
}

int gettimeofday(struct timeval *restrict t, void *restrict zone)
{
    (void)zone;
    *t = (struct timeval){.tv_sec = jumping()};
    return 0;
}
