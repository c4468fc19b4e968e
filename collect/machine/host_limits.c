#include "collect/machine/host_scan.h"

/* The files of a controller below a group's folder, and where the groups of its version stand. */
struct version {
    const char *controller; /* as /proc/self/cgroup names it: version 2 has one for all */
    const char *mount;
    const char *memory; /* file of the limit, or null */
    const char *quota;  /* of CPU time; in version 2 the period stands behind it */
    const char *period;
};
static const struct version versions[] = {
    {"", "/sys/fs/cgroup", "memory.max", "cpu.max", NULL},
    {"memory", "/sys/fs/cgroup/memory", "memory.limit_in_bytes", NULL, NULL},
    {"cpu", "/sys/fs/cgroup/cpu", NULL, "cpu.cfs_quota_us", "cpu.cfs_period_us"},
};

static double lower(double limit, double than)
{
    return limit > 0 && (than <= 0 || limit < than) ? limit : than;
}

static struct str group_text(struct host_scan *s, const char *group, const char *file)
{
    return host_text(s->root, s->arena, str_formatz(s->arena, "%s/%s", group, file));
}

/* `max` and -1 are no numbers above 0: no limit. */
static void read_group(struct host_scan *s, const struct version *v, const char *group,
                       struct host_limits *out)
{
    if (v->memory != NULL)
        out->memory_bytes =
            lower((double)host_number_or(group_text(s, group, v->memory), 0), out->memory_bytes);
    if (v->quota == NULL)
        return;
    const struct str_cut quota = str_cut(group_text(s, group, v->quota), ' ');
    const struct str period =
        v->period != NULL ? group_text(s, group, v->period) : str_trim(quota.tail);
    const double quota_us = (double)host_number_or(quota.head, 0);
    const double period_us = (double)host_number_or(period, 0);
    if (quota_us > 0 && period_us > 0)
        out->cpus = lower(quota_us / period_us, out->cpus);
}

/* Whether one of the comma-separated controllers of a line is the version's. */
static bool has_controller(struct str list, const struct version *v)
{
    const struct str wanted = str_of(v->controller);
    if (list.len == 0)
        return wanted.len == 0;
    while (list.len != 0) {
        const struct str_cut cut = str_cut(list, ',');
        if (str_eq(cut.head, wanted))
            return true;
        list = cut.tail;
    }
    return false;
}

/*
 * The group at `path` and all above it, up to the mount itself: what a container sees at the mount
 * may be its own group, whatever /proc/self/cgroup calls it.
 */
static void read_groups(struct host_scan *s, const struct version *v, struct str path,
                        struct host_limits *out)
{
    read_group(s, v, v->mount, out);
    if (str_find_str(path, STR("..")) != path.len)
        return; /* outside of what the mount shows */
    for (size_t i = 1; i < path.len; i++) {
        if (i + 1 == path.len || path.ptr[i + 1] == '/')
            read_group(s, v, str_formatz(s->arena, "%s%.*s", v->mount, (int)(i + 1), path.ptr),
                       out);
    }
}

void host_scan_limits(struct host_scan *s, struct host_limits *out)
{
    *out = (struct host_limits){0};
    for (size_t i = 0; i < sizeof versions / sizeof versions[0]; i++) {
        struct str rest = host_text(s->root, s->arena, "/proc/self/cgroup");
        struct str path = {0};
        while (rest.len != 0) { /* `4:cpu,cpuacct:/a/b`, `0::/a/b` */
            const struct str_cut line = str_cut(rest, '\n');
            const struct str_cut list = str_cut(str_cut(line.head, ':').tail, ':');
            if (list.ok && has_controller(list.head, &versions[i]))
                path = list.tail;
            rest = line.tail;
        }
        read_groups(s, &versions[i], path, out);
    }
}
