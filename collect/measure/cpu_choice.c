#include "collect/measure/cpu_choice.h"

#include <stdlib.h>
#include <string.h>

static const char *const policy_names[] = {
    [PIN_COMPACT] = "compact", [PIN_SCATTER] = "scatter", [PIN_DOMAIN] = "domain"};

const char *pin_policy_name(enum pin_policy policy)
{
    return policy_names[policy];
}

int pin_policy_parse(const char *name)
{
    return str_index_in(str_of(name), policy_names, sizeof policy_names / sizeof policy_names[0]);
}

/* An allowed CPU and the keys by which CPUs are sorted. */
struct seat {
    int round;  /* number of usable hardware threads of its core that come before it */
    int first;  /* compact: NUMA domain; scatter: place within the domain */
    int second; /* the other of the two */
    int socket;
    int core;
    int cpu;
};

static int compare_int(int a, int b)
{
    return (a > b) - (a < b);
}

static int seat_order(const void *a, const void *b)
{
    const struct seat *x = a;
    const struct seat *y = b;
    const int keys[][2] = {{x->round, y->round},   {x->first, y->first}, {x->second, y->second},
                           {x->socket, y->socket}, {x->core, y->core},   {x->cpu, y->cpu}};
    for (size_t k = 0; k < sizeof keys / sizeof keys[0]; k++) {
        const int order = compare_int(keys[k][0], keys[k][1]);
        if (order != 0)
            return order;
    }
    return 0;
}

static int round_of(const struct pin_host *host, const struct pin_cpu *c)
{
    int round = 0;
    for (size_t i = 0; i < host->n_cpus; i++) {
        const struct pin_cpu *other = &host->cpus[i];
        if (other->allowed && other->socket == c->socket && other->core == c->core &&
            other->cpu < c->cpu)
            round++;
    }
    return round;
}

/* Numbers the seats of each (round, domain), which stand together after a compact sort. */
static void scatter(struct seat *seats, size_t count)
{
    int place = 0;
    for (size_t i = 0; i < count; i++) {
        const bool same =
            i > 0 && seats[i].round == seats[i - 1].round && seats[i].first == seats[i - 1].second;
        place = same ? place + 1 : 0;
        seats[i].second = seats[i].first;
        seats[i].first = place;
    }
    qsort(seats, count, sizeof *seats, seat_order);
}

size_t pin_choose(const struct pin_host *host, enum pin_policy policy, int threads, int *cpus,
                  struct arena *arena)
{
    struct seat *seats = arena_alloc(arena, host->n_cpus, sizeof *seats);
    size_t count = 0;
    for (size_t i = 0; i < host->n_cpus; i++) {
        const struct pin_cpu *c = &host->cpus[i];
        if (c->allowed)
            seats[count++] =
                (struct seat){round_of(host, c), c->numa, 0, c->socket, c->core, c->cpu};
    }
    qsort(seats, count, sizeof *seats, seat_order);
    if (policy == PIN_SCATTER)
        scatter(seats, count);
    if (policy == PIN_DOMAIN) {
        size_t kept = 0;
        for (size_t i = 0; i < count; i++) {
            if (seats[i].first == seats[0].first)
                seats[kept++] = seats[i];
        }
        count = kept;
    }
    for (int t = 0; t < threads && count != 0; t++)
        cpus[t] = seats[(size_t)t % count].cpu;
    return count < (size_t)threads ? count : (size_t)threads;
}

static const struct pin_cpu *find_cpu(const struct pin_host *host, int cpu)
{
    for (size_t i = 0; i < host->n_cpus; i++) {
        if (host->cpus[i].cpu == cpu)
            return &host->cpus[i];
    }
    return NULL;
}

size_t pin_neighbours(const struct pin_host *host, int cpu, size_t max, int *cpus)
{
    const struct pin_cpu *own = find_cpu(host, cpu);
    size_t count = 0;
    for (size_t i = 0; own != NULL && i < host->n_cpus && count < max; i++) {
        const struct pin_cpu *c = &host->cpus[i];
        if (c->allowed && c->numa == own->numa &&
            (c->socket != own->socket || c->core != own->core) && round_of(host, c) == 0)
            cpus[count++] = c->cpu;
    }
    return count;
}

size_t pin_usable_cores(const struct pin_host *host)
{
    size_t cores = 0;
    for (size_t i = 0; i < host->n_cpus; i++)
        cores += host->cpus[i].allowed && round_of(host, &host->cpus[i]) == 0;
    return cores;
}

static int core_order(const void *a, const void *b)
{
    const struct pin_cpu *x = a;
    const struct pin_cpu *y = b;
    const int order = compare_int(x->socket, y->socket);
    return order != 0 ? order : compare_int(x->core, y->core);
}

static int number_order(const void *a, const void *b)
{
    return compare_int(((const struct pin_cpu *)a)->cpu, ((const struct pin_cpu *)b)->cpu);
}

/* The host's entries for these CPUs, ordered by socket and core. */
static struct pin_cpu *find_cpus(const struct pin_host *host, const int *cpus, int threads,
                                 struct arena *arena, size_t *count)
{
    struct pin_cpu *all = arena_copy(arena, host->cpus, host->n_cpus, sizeof *all);
    struct pin_cpu *found = arena_alloc(arena, (size_t)threads, sizeof *found);
    qsort(all, host->n_cpus, sizeof *all, number_order);
    *count = 0;
    for (int t = 0; t < threads; t++) {
        const struct pin_cpu key = {.cpu = cpus[t]};
        const struct pin_cpu *c = bsearch(&key, all, host->n_cpus, sizeof *all, number_order);
        if (c != NULL)
            found[(*count)++] = *c;
    }
    qsort(found, *count, sizeof *found, core_order);
    return found;
}

size_t pin_distinct_cores(const struct pin_host *host, const int *cpus, int threads,
                          struct arena *arena)
{
    size_t count = 0;
    const struct pin_cpu *found = find_cpus(host, cpus, threads, arena, &count);
    size_t cores = 0;
    for (size_t i = 0; i < count; i++)
        cores += i == 0 || core_order(&found[i - 1], &found[i]) != 0;
    return cores;
}

int *pin_socket_cpus(const struct pin_host *host, const int *cpus, int threads, struct arena *arena,
                     size_t *count)
{
    size_t n_found = 0;
    struct pin_cpu *found = find_cpus(host, cpus, threads, arena, &n_found);
    size_t sockets = 0; /* the first of each is moved to the front */
    for (size_t i = 0; i < n_found; i++) {
        if (sockets == 0 || found[i].socket != found[sockets - 1].socket)
            found[sockets++] = found[i];
    }
    int *all = arena_alloc(arena, host->n_cpus, sizeof *all);
    *count = 0;
    for (size_t i = 0; i < host->n_cpus; i++) {
        for (size_t s = 0; s < sockets; s++) {
            if (host->cpus[i].socket == found[s].socket)
                all[(*count)++] = host->cpus[i].cpu;
        }
    }
    return all;
}
