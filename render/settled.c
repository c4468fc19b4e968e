#include "render/settled.h"

#include "base/clock.h"

int64_t settled_now_ns(void)
{
    struct timespec now = {0};
    clock_gettime(CLOCK_REALTIME, &now);
    return clock_ns(&now);
}

bool settled(const struct timespec *changed, int64_t now_ns)
{
    enum { TICK_NS = 100000000, SLOW_TICK_NS = 2000000000 };
    return clock_ns(changed) < now_ns - (changed->tv_nsec == 0 ? SLOW_TICK_NS : TICK_NS);
}
