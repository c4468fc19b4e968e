#ifndef COLLECT_HOST_CGROUP_H
#define COLLECT_HOST_CGROUP_H

#include "base/arena.h"

/* What the cgroups of this process allow. The tightest limit on the way to the root counts. */
struct cgroup_limits {
    double cpus;         /* CPUs worth of time; 0: no limit */
    double memory_bytes; /* 0: no limit */
};

/*
 * Reads /proc/self/cgroup and the limits of versions 1 and 2 below `root` (normally ""; tests give
 * a folder with a recorded tree). What cannot be read does not limit.
 */
struct cgroup_limits cgroup_read(const char *root, struct arena *arena);

#endif
