#ifndef COLLECT_HOST_CGROUP_H
#define COLLECT_HOST_CGROUP_H

#include "base/arena.h"

/* Limits of this process's cgroups: the lowest on the path to the root. */
struct cgroup_limits {
    double cpus;         /* CPU time in CPUs; 0: no limit */
    double memory_bytes; /* 0: no limit */
};

/*
 * Reads /proc/self/cgroup and the limits of versions 1 and 2 below `root` (normally ""; tests give
 * a folder with a recorded tree). Unreadable files give no limit.
 */
struct cgroup_limits cgroup_read(const char *root, struct arena *arena);

#endif
