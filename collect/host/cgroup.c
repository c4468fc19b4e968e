#include "collect/host/cgroup.h"

#include <math.h>
#include <string.h>

#include "collect/host/host_scan.h"

/* The path of the line in /proc/self/cgroup that lists `controller` ("" for version 2). */
static const char *group_path(struct str groups, const char *controller, struct arena *arena)
{
    for (struct str line; str_next_line(&groups, &line);) {
        const struct str after_number = str_cut(line, ':').tail;
        const struct str_cut cut = str_cut(after_number, ':');
        struct str names = cut.head;
        bool holds = names.len == 0 && controller[0] == '\0';
        while (names.len != 0) {
            const struct str_cut name = str_cut(names, ',');
            holds = holds || str_eq(name.head, str_of(controller));
            names = name.tail;
        }
        if (holds && cut.ok)
            return str_cstr(arena, cut.tail);
    }
    return NULL;
}

static double number(const char *root, const char *path, struct arena *arena)
{
    double value = NAN;
    return str_to_double(sysfs_text(root, path, arena), &value) ? value : NAN;
}

static double tighter(double limit, double candidate)
{
    if (!(candidate > 0) || candidate > 1e15) /* in version 1 a huge number means no limit */
        return limit;
    return limit == 0 || candidate < limit ? candidate : limit;
}

/* `max 100000` or `150000 100000` of cpu.max: quota and period in µs. */
static double quota_v2(const char *root, const char *folder, struct arena *arena)
{
    const struct str_cut cut =
        str_cut(sysfs_text(root, str_formatz(arena, "%s/cpu.max", folder), arena), ' ');
    double quota = 0;
    double period = 0;
    if (!str_to_double(cut.head, &quota) || !str_to_double(cut.tail, &period) || period <= 0)
        return NAN;
    return quota / period;
}

static double quota_v1(const char *root, const char *folder, struct arena *arena)
{
    const double quota = number(root, str_formatz(arena, "%s/cpu.cfs_quota_us", folder), arena);
    const double period = number(root, str_formatz(arena, "%s/cpu.cfs_period_us", folder), arena);
    return quota > 0 && period > 0 ? quota / period : NAN;
}

static double memory_v2(const char *root, const char *folder, struct arena *arena)
{
    return number(root, str_formatz(arena, "%s/memory.max", folder), arena);
}

static double memory_v1(const char *root, const char *folder, struct arena *arena)
{
    return number(root, str_formatz(arena, "%s/memory.limit_in_bytes", folder), arena);
}

/* Drops the last component; false at the root. */
static bool to_parent(char *path)
{
    char *slash = strrchr(path, '/');
    if (slash == NULL || path[1] == '\0')
        return false;
    if (slash == path)
        slash++;
    *slash = '\0';
    return true;
}

typedef double limit_fn(const char *root, const char *folder, struct arena *arena);

/* The tightest limit of a group and of those above it, which apply too; 0: none. `group` may be
 * null. */
static double tightest(const char *root, const char *mount, const char *group, limit_fn *read,
                       struct arena *arena)
{
    double limit = 0;
    if (group == NULL)
        return limit;
    char *path = str_formatz(arena, "%s", group);
    do
        limit = tighter(limit, read(root, str_formatz(arena, "%s%s", mount, path), arena));
    while (to_parent(path));
    return limit;
}

struct cgroup_limits cgroup_read(const char *root, struct arena *arena)
{
    const struct str groups = sysfs_text(root, "/proc/self/cgroup", arena);
    const char *unified = group_path(groups, "", arena);
    const char *cpu = group_path(groups, "cpu", arena);
    const char *memory = group_path(groups, "memory", arena);
    return (struct cgroup_limits){
        .cpus = tighter(tightest(root, "/sys/fs/cgroup", unified, quota_v2, arena),
                        tightest(root, "/sys/fs/cgroup/cpu", cpu, quota_v1, arena)),
        .memory_bytes = tighter(tightest(root, "/sys/fs/cgroup", unified, memory_v2, arena),
                                tightest(root, "/sys/fs/cgroup/memory", memory, memory_v1, arena)),
    };
}
