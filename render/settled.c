#include "render/settled.h"

int64_t settled_ns(const struct timespec *time)
{
    return (int64_t)time->tv_sec * 1000000000 + time->tv_nsec;
}

int64_t settled_now_ns(void)
{
    struct timespec now = {0};
    clock_gettime(CLOCK_REALTIME, &now);
    return settled_ns(&now);
}

bool settled(const struct timespec *changed, int64_t now_ns)
{
    enum { TICK_NS = 100000000, SLOW_TICK_NS = 2000000000 };
    return settled_ns(changed) < now_ns - (changed->tv_nsec == 0 ? SLOW_TICK_NS : TICK_NS);
}
