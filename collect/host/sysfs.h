#ifndef COLLECT_HOST_SYSFS_H
#define COLLECT_HOST_SYSFS_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/str.h"

/*
 * Small files of /proc and /sys, all below `root` (normally ""; tests give a folder with a recorded
 * tree). Missing or unreadable files are empty: these files differ between kernels and sandboxes.
 */

/* /proc/cpuinfo has some 3 KB per CPU, and there may be thousands. */
enum { SYSFS_MAX_BYTES = 64 << 20 };

/* The content without blanks at both ends, owned by the arena. */
struct str sysfs_text(const char *root, const char *path, struct arena *arena);

/* The content as a number; NaN if it is not one. */
double sysfs_number(const char *root, const char *path, struct arena *arena);

#endif
