#include "base/cpu_time.h"

#include <math.h>
#include <unistd.h>

#include "base/file.h"

enum { USER, NICE, SYSTEM, IDLE, IOWAIT, IRQ, SOFTIRQ, STEAL, N_FIELDS };

static bool wanted(int64_t cpu, const int *cpus, size_t n_cpus)
{
    for (size_t i = 0; i < n_cpus; i++) {
        if (cpus[i] == cpu)
            return true;
    }
    return false;
}

struct cpu_time cpu_time_parse(struct str proc_stat, const int *cpus, size_t n_cpus,
                               double ticks_per_s)
{
    struct cpu_time sum = {0};
    for (struct str line; str_next_line(&proc_stat, &line);) {
        struct str_cut field = str_cut(line, ' ');
        int64_t cpu = 0;
        if (!str_starts_with(line, STR("cpu")) ||
            !str_to_i64(str_slice(field.head, 3, field.head.len), &cpu) ||
            !wanted(cpu, cpus, n_cpus))
            continue;
        double s[N_FIELDS] = {0};
        for (int f = 0; f < N_FIELDS && field.ok; f++) {
            field = str_cut(field.tail, ' ');
            double ticks = 0;
            if (str_to_double(field.head, &ticks))
                s[f] = ticks / ticks_per_s;
        }
        sum.known = true;
        const double busy_s = s[USER] + s[NICE] + s[SYSTEM] + s[IRQ] + s[SOFTIRQ];
        sum.busy_s += busy_s;
        sum.steal_s += s[STEAL];
        sum.total_s += busy_s + s[STEAL] + s[IDLE] + s[IOWAIT];
    }
    return sum;
}

struct cpu_time cpu_time_now(const int *cpus, size_t n_cpus)
{
    struct arena arena = {0};
    struct err ignored = {0};
    struct str text = {0};
    file_read("/proc/stat", FILE_MAX_BYTES, &arena, &text, &ignored);
    const long ticks_per_s = sysconf(_SC_CLK_TCK);
    const struct cpu_time t =
        cpu_time_parse(text, cpus, n_cpus, ticks_per_s > 0 ? (double)ticks_per_s : 100);
    arena_free(&arena);
    return t;
}

struct cpu_time cpu_time_between(struct cpu_time before, struct cpu_time after)
{
    return (struct cpu_time){before.known && after.known, after.busy_s - before.busy_s,
                             after.steal_s - before.steal_s, after.total_s - before.total_s};
}

/* The kernel counts in ticks, so a short run may seem to have used more than 100 %. */
double cpu_time_others(struct cpu_time spent, double own_s, double wall_s)
{
    return spent.known ? fmax(0, (spent.busy_s - own_s) / wall_s) : NAN;
}

double cpu_time_steal_share(struct cpu_time spent)
{
    return spent.known && spent.total_s > 0 ? spent.steal_s / spent.total_s : NAN;
}

struct cpu_time cpu_time_sum(struct cpu_time a, struct cpu_time b)
{
    return (struct cpu_time){a.known && b.known, a.busy_s + b.busy_s, a.steal_s + b.steal_s,
                             a.total_s + b.total_s};
}
