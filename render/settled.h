#ifndef RENDER_SETTLED_H
#define RENDER_SETTLED_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

/* The calendar time in ns since 1970. */
int64_t settled_now_ns(void);

/*
 * Whether what changed then has settled by now, so that another change would get another time
 * stamp. The clocks of file systems tick: mostly some hundred times a second, but some only every
 * two seconds, whose stamps are whole seconds.
 */
bool settled(const struct timespec *changed, int64_t now_ns);

#endif
