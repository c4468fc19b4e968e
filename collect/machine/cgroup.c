#include "collect/machine/cgroup.h"

#include <math.h>
#include <string.h>

#include "collect/machine/host_scan.h"

/* The path in the line of /proc/self/cgroup whose controllers hold `controller` ("" : version 2).
 */
static const char *group_path(struct str groups, const char *controller, struct arena *arena)
{
    while (groups.len != 0) {
        const struct str_cut line = str_cut(groups, '\n');
        const struct str after_number = str_cut(line.head, ':').tail;
        groups = line.tail;
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
    return str_to_double(host_text(root, arena, path), &value) ? value : NAN;
}

static double tighter(double limit, double candidate)
{
    if (!(candidate > 0) || candidate > 1e15) /* no limit is a huge number in version 1 */
        return limit;
    return limit == 0 || candidate < limit ? candidate : limit;
}

/* `max 100000` or `150000 100000` of cpu.max: quota and period in µs. */
static double quota_v2(struct str text)
{
    const struct str_cut cut = str_cut(text, ' ');
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

struct cgroup_limits cgroup_read(const char *root, struct arena *arena)
{
    struct cgroup_limits limits = {.path = ""};
    const struct str groups = host_text(root, arena, "/proc/self/cgroup");
    const char *unified = group_path(groups, "", arena);
    const char *cpu = group_path(groups, "cpu", arena);
    const char *memory = group_path(groups, "memory", arena);
    if (unified != NULL) {
        char *path = str_formatz(arena, "%s", unified);
        do {
            const char *folder = str_formatz(arena, "/sys/fs/cgroup%s", path);
            limits.cpus =
                tighter(limits.cpus,
                        quota_v2(host_text(root, arena, str_formatz(arena, "%s/cpu.max", folder))));
            limits.memory_bytes =
                tighter(limits.memory_bytes,
                        number(root, str_formatz(arena, "%s/memory.max", folder), arena));
        } while (to_parent(path));
    }
    if (cpu != NULL) {
        char *path = str_formatz(arena, "%s", cpu);
        do {
            limits.cpus =
                tighter(limits.cpus,
                        quota_v1(root, str_formatz(arena, "/sys/fs/cgroup/cpu%s", path), arena));
        } while (to_parent(path));
    }
    if (memory != NULL) {
        char *path = str_formatz(arena, "%s", memory);
        do {
            const char *file =
                str_formatz(arena, "/sys/fs/cgroup/memory%s/memory.limit_in_bytes", path);
            limits.memory_bytes = tighter(limits.memory_bytes, number(root, file, arena));
        } while (to_parent(path));
    }
    const char *shown = memory != NULL ? memory : unified;
    limits.path = shown != NULL ? shown : "";
    return limits;
}
