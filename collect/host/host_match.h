#ifndef COLLECT_HOST_HOST_MATCH_H
#define COLLECT_HOST_HOST_MATCH_H

#include "base/arena.h"
#include "collect/host/host.h"
#include "collect/machine/machine.h"

/*
 * Whether this host is a given machine, in the state for which the machine file's values were
 * measured.
 */
enum agreement { MATCH_AGREES, MATCH_DIFFERS, MATCH_NOT_KNOWN };

struct match_row {
    const char *what;
    const char *machine; /* as text with its unit */
    const char *host;
    enum agreement agreement;
};

struct match {
    struct match_row *rows;
    size_t n_rows;
    size_t n_differing;
};

/* The part that changes from minute to minute. */
struct host_match_now {
    struct machine_setup setup;
    double clock_hz; /* measured; 0: not measured */
    double load;     /* running tasks, mean of the last minute; negative: not known */
};

/*
 * Compares model, topology, caches, clock (within 5 %), turbo, SMT, NUMA balancing, huge pages,
 * governor and load (below half a core). Unknown values never count as different. With `now` null,
 * values that change from minute to minute are not compared.
 */
void host_match(const struct machine *m, const struct host *host, const struct host_match_now *now,
                struct arena *arena, struct match *out);

/* The present state of this host and of these CPUs, with the clock measured on the first. */
void host_match_now(const int *cpus, size_t n_cpus, struct arena *arena,
                    struct host_match_now *out);

/*
 * A machine file may describe this host, or the part of it that a cgroup or the affinity left to
 * the process that detected it.
 */
struct match_here {
    struct host hosts[2]; /* the whole, our part */
    int n_hosts;          /* 1: only one of them can be described */
    const int *cpus;      /* CPUs that we may use */
    size_t n_cpus;
};

/* False if neither can be described. Owned by the arena. */
bool host_match_read(struct arena *arena, struct match_here *out, struct err *err);

/* host_match with the one from which `m` differs least. */
void host_match_nearest(const struct match_here *here, const struct machine *m,
                        const struct host_match_now *now, struct arena *arena, struct match *out);

/* Whether `m` agrees with one of them, except for values that change from minute to minute. */
bool host_match_is(const struct match_here *here, const struct machine *m, struct arena *arena);

/*
 * Refuses a machine that is not this host, with the first difference: measurements on this host
 * would be attributed to another machine.
 */
bool host_match_check(const struct machine *m, struct arena *arena, struct err *err);

/* The table as text. */
void host_match_format(const struct match *match, struct sb *out);

#endif
