#ifndef BASE_CPU_TIME_H
#define BASE_CPU_TIME_H

#include <stdbool.h>
#include <stddef.h>

#include "base/str.h"

/* CPU time spent on a set of CPUs since the machine started, from /proc/stat. */
struct cpu_time {
    bool known;
    double busy_s;  /* user, nice, system, interrupts; all processes */
    double steal_s; /* taken by the hypervisor */
    double total_s; /* with idle time */
};

/* Sums the lines `cpuN …` of /proc/stat for the given CPUs; pure. `ticks_per_s`: USER_HZ. */
struct cpu_time cpu_time_parse(struct str proc_stat, const int *cpus, size_t n_cpus,
                               double ticks_per_s);

/* Reads the current values of this machine. */
struct cpu_time cpu_time_now(const int *cpus, size_t n_cpus);

/* The difference of two readings. */
struct cpu_time cpu_time_between(struct cpu_time before, struct cpu_time after);

/* CPUs that others than a program that took `own_s` of CPU time kept busy; NaN: unknown. */
double cpu_time_others(struct cpu_time spent, double own_s, double wall_s);

/* The share that the hypervisor took of a difference; NaN: unknown. */
double cpu_time_steal_share(struct cpu_time spent);

/* The sum of two differences; known if both are. */
struct cpu_time cpu_time_sum(struct cpu_time a, struct cpu_time b);

#endif
