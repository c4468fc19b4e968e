#include "collect/host/host_scan.h"

int64_t host_number_or(struct str text, int64_t otherwise)
{
    int64_t value = 0;
    return str_to_i64(text, &value) ? value : otherwise;
}

struct str host_cpu_text(struct host_scan *s, int cpu, const char *name)
{
    const char *path = str_formatz(s->arena, "/sys/devices/system/cpu/cpu%d/%s", cpu, name);
    return sysfs_text(s->root, path, s->arena);
}

int64_t host_cpu_number(struct host_scan *s, int cpu, const char *name, int64_t otherwise)
{
    return host_number_or(host_cpu_text(s, cpu, name), otherwise);
}

int64_t host_cpu_count(struct host_scan *s, int cpu, const char *name, int64_t max)
{
    const int64_t value = host_cpu_number(s, cpu, name, 0);
    return value >= 1 && value <= max ? value : 0;
}

bool host_parse_cpu_list(struct str text, int *cpus, size_t max, size_t *n)
{
    *n = 0;
    text = str_trim(text);
    while (text.len != 0) {
        const struct str_cut item = str_cut(text, ',');
        const struct str_cut range = str_cut(item.head, '-');
        int64_t from = 0;
        int64_t to = 0;
        if (!str_to_i64(range.head, &from))
            return false;
        to = from;
        if (range.ok && !str_to_i64(range.tail, &to))
            return false;
        if (from < 0 || to < from || to >= HOST_MAX_CPUS)
            return false;
        for (int64_t c = from; c <= to; c++) {
            if (*n == max)
                return false;
            cpus[(*n)++] = (int)c;
        }
        text = item.tail;
    }
    return true;
}

static size_t read_list(const char *root, const char *path, struct arena *arena, int **cpus)
{
    size_t n = 0;
    *cpus = arena_alloc(arena, HOST_MAX_CPUS, sizeof **cpus);
    const struct str text = sysfs_text(root, path, arena);
    return text.len != 0 && host_parse_cpu_list(text, *cpus, HOST_MAX_CPUS, &n) ? n : 0;
}

size_t host_read_cpu_list(struct host_scan *s, const char *path, int **cpus)
{
    return read_list(s->root, path, s->arena, cpus);
}

size_t host_online_cpus(const char *root, struct arena *arena, const int **cpus)
{
    int *list = NULL;
    const size_t n = read_list(root, "/sys/devices/system/cpu/online", arena, &list);
    *cpus = list;
    return n;
}

bool host_list_has(const int *cpus, size_t n, int cpu)
{
    for (size_t i = 0; i < n; i++) {
        if (cpus[i] == cpu)
            return true;
    }
    return false;
}

double host_memory_bytes(struct str text, const char *key)
{
    const int64_t kib = host_number_or(str_cut(str_field(text, key), ' ').head, 0);
    return kib > 0 ? (double)kib * 1024 : 0;
}

bool host_next_block(struct str *cpuinfo, int *cpu, struct str *block)
{
    struct str rest = *cpuinfo;
    size_t end = 0;
    bool begun = false;
    *cpu = -1;
    for (struct str line; str_next_line(&rest, &line); end = cpuinfo->len - rest.len) {
        const struct str_cut pair = str_cut(line, ':');
        if (str_eq(str_trim(pair.head), STR("processor"))) {
            if (begun)
                break;
            begun = true;
            *cpu = (int)host_number_or(str_trim(pair.tail), -1);
        }
    }
    *block = str_slice(*cpuinfo, 0, end);
    *cpuinfo = str_slice(*cpuinfo, end, cpuinfo->len);
    return block->len != 0;
}
