#define _DEFAULT_SOURCE /* getloadavg */
#include "collect/host/host_match.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "collect/machine/sheet.h"

struct matcher {
    struct arena *arena;
    struct match *out;
};

static void add(struct matcher *x, const char *what, const char *machine, const char *host,
                enum agreement agreement)
{
    struct match *m = x->out;
    *ARENA_ADD(x->arena, m->rows, m->n_rows) = (struct match_row){what, machine, host, agreement};
    m->n_differing += agreement == MATCH_DIFFERS;
}

static void match_text(struct matcher *x, const char *what, const char *machine, const char *host)
{
    const bool known = machine != NULL && host != NULL;
    add(x, what, machine != NULL ? machine : "-", host != NULL ? host : "-",
        !known                       ? MATCH_NOT_KNOWN
        : strcmp(machine, host) == 0 ? MATCH_AGREES
                                     : MATCH_DIFFERS);
}

static enum agreement compare(double machine, double host, double tolerance)
{
    if (!(machine > 0) || !(host > 0))
        return MATCH_NOT_KNOWN;
    return fabs(host - machine) <= tolerance * machine ? MATCH_AGREES : MATCH_DIFFERS;
}

/* Compares two numbers; 0 means not known. */
static void match_number(struct matcher *x, const char *what, double machine, double host,
                         double tolerance, const char *unit, double scale)
{
    const char *theirs = str_formatz(x->arena, "%.4g%s", machine / scale, unit);
    const char *ours = str_formatz(x->arena, "%.4g%s", host / scale, unit);
    add(x, what, machine > 0 ? theirs : "-", host > 0 ? ours : "-",
        compare(machine, host, tolerance));
}

/* Compares two identity numbers, which may be 0. */
static void match_id(struct matcher *x, const char *what, bool machine_known, int machine,
                     bool host_known, int host)
{
    const char *theirs = machine_known ? str_formatz(x->arena, "%d", machine) : NULL;
    const char *ours = host_known ? str_formatz(x->arena, "%d", host) : NULL;
    match_text(x, what, theirs, ours);
}

/* Compares sizes of caches or memories, in the unit that gives the shortest number. */
static void match_bytes(struct matcher *x, const char *what, double machine, double host,
                        double tolerance)
{
    add(x, what, machine > 0 ? machine_bytes_text(machine, x->arena) : "-",
        host > 0 ? machine_bytes_text(host, x->arena) : "-", compare(machine, host, tolerance));
}

static void match_caches(struct matcher *x, const struct machine *m, const struct host *host)
{
    for (int i = 0; i < m->n_caches || i < host->n_caches; i++) {
        const bool both = i < m->n_caches && i < host->n_caches;
        const char *what = str_formatz(x->arena, "L%d cache", i + 1);
        const double machine = i < m->n_caches ? machine_cache_bytes(m, i) : 0;
        const struct host_cache *ours = &host->caches[i < MACHINE_MAX_LEVELS ? i : 0];
        const double bytes = i < host->n_caches ? host_cache_size(ours) : 0;
        if (!both) {
            add(x, what, machine > 0 ? "there" : "none", bytes > 0 ? "there" : "none",
                MATCH_DIFFERS);
            continue;
        }
        match_bytes(x, what, machine, bytes, 0.05);
        match_number(x, str_formatz(x->arena, "cores sharing L%d", i + 1),
                     m->caches[i].cores_per_group, ours->cores_per_group, 0, "", 1);
    }
}

static void match_state(struct matcher *x, const struct machine *m,
                        const struct host_match_now *now)
{
    match_number(x, "clock", m->clock_hz, now->clock_hz, 0.05, " GHz", 1e9);
    match_text(x, "turbo", m->setup.turbo, now->setup.turbo);
    match_text(x, "governor", m->setup.governor, now->setup.governor);
    match_text(x, "NUMA balancing", m->setup.numa_balancing, now->setup.numa_balancing);
    match_text(x, "huge pages", m->setup.huge_pages, now->setup.huge_pages);
    if (now->load >= 0)
        add(x, "load", "below 0.5", str_formatz(x->arena, "%.2f", now->load),
            now->load < 0.5 ? MATCH_AGREES : MATCH_DIFFERS);
}

void host_match(const struct machine *m, const struct host *host, const struct host_match_now *now,
                struct arena *arena, struct match *out)
{
    *out = (struct match){0};
    struct matcher x = {arena, out};
    const int cores = host->n_cores;
    match_text(&x, "vendor", m->vendor, host->vendor);
    match_text(&x, "model", m->model_name, host->model_name);
    match_text(&x, "instruction set", m->isa, host->isa);
    match_id(&x, "family", m->family_known, m->family, host->family_known, host->family);
    match_id(&x, "model number", m->model_known, m->model, host->model_known, host->model);
    match_id(&x, "stepping", m->stepping_known, m->stepping, host->stepping_known, host->stepping);
    match_number(&x, "cores", m->sockets * m->cores_per_socket, cores, 0, "", 1);
    match_number(&x, "threads per core", m->threads_per_core, host->threads_per_core, 0, "", 1);
    match_number(&x, "NUMA domains", m->sockets * m->numa_domains_per_socket, host->n_nodes, 0, "",
                 1);
    match_bytes(&x, "cache line", (double)m->line_bytes, (double)host->caches[0].line_bytes, 0);
    match_caches(&x, m, host);
    match_bytes(&x, "memory", m->memory_bytes_per_numa_domain * host->n_nodes, host->memory_bytes,
                0.1);
    if (now != NULL)
        match_state(&x, m, now);
}

void host_match_now(const int *cpus, size_t n_cpus, struct arena *arena, struct host_match_now *out)
{
    *out = (struct host_match_now){.load = -1};
    host_setup("", cpus, n_cpus, arena, &out->setup);
    if (getloadavg(&out->load, 1) != 1)
        out->load = -1;
    out->clock_hz = n_cpus > 0 ? host_clock_hz(cpus[0], 0.1) : 0;
}

bool host_match_read(struct arena *arena, struct match_here *out, struct err *err)
{
    struct err ignored = {0};
    *out = (struct match_here){0};
    if (!host_allowed_cpus(arena, &out->cpus, &out->n_cpus, err))
        return false;
    out->n_hosts += host_here_whole(arena, &out->hosts[0], &ignored);
    out->n_hosts += host_here(arena, &out->hosts[out->n_hosts], out->n_hosts > 0 ? &ignored : err);
    return out->n_hosts > 0;
}

void host_match_nearest(const struct match_here *here, const struct machine *m,
                        const struct host_match_now *now, struct arena *arena, struct match *out)
{
    host_match(m, &here->hosts[0], now, arena, out);
    for (int i = 1; i < here->n_hosts; i++) {
        struct match match;
        host_match(m, &here->hosts[i], now, arena, &match);
        if (match.n_differing < out->n_differing)
            *out = match;
    }
}

bool host_match_is(const struct match_here *here, const struct machine *m, struct arena *arena)
{
    struct match match;
    host_match_nearest(here, m, NULL, arena, &match);
    return match.n_differing == 0;
}

/* Whether CPUs are online that this process may not use; likwid then sees a smaller host. */
static bool hidden_cpus(struct arena *arena)
{
    const int *cpus = NULL;
    size_t allowed = 0;
    struct err ignored = {0};
    return host_allowed_cpus(arena, &cpus, &allowed, &ignored) &&
           (long)allowed < sysconf(_SC_NPROCESSORS_ONLN);
}

bool host_match_check(const struct machine *m, struct arena *arena, struct err *err)
{
    struct match_here here;
    struct match match;
    if (!host_match_read(arena, &here, err))
        return false;
    host_match_nearest(&here, m, NULL, arena, &match);
    if (match.n_differing == 0)
        return true;
    const struct match_row *row = match.rows;
    while (row->agreement != MATCH_DIFFERS)
        row++;
    err_set(err, ERR_INPUT, "this host is not '%s': %s is %s instead of %s", m->name, row->what,
            row->host, row->machine);
    if (hidden_cpus(arena))
        return err_hint(err, "this process may not use all CPUs of the host: check taskset -p $$, "
                             "the cpuset of its cgroup, the cores of the job");
    return err_hint(err,
                    "compare with inspect machine check -i %s; describe this host with inspect "
                    "machine calibrate, or only predict",
                    m->name);
}

void host_match_format(const struct match *match, struct sb *out)
{
    static const char *const words[] = {"agrees", "DIFFERS", "not known"};
    sb_addf(out, "%-18s %-42s %-42s\n", "", "machine file", "this host");
    for (size_t i = 0; i < match->n_rows; i++) {
        const struct match_row *row = &match->rows[i];
        sb_addf(out, "%-18s %-42s %-42s %s\n", row->what, row->machine, row->host,
                words[row->agreement]);
    }
    sb_addf(out, "%zu of %zu differ\n", match->n_differing, match->n_rows);
}
