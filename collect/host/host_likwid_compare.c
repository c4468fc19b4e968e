#include <string.h>

#include "collect/host/host_scan.h"

const struct core_id *host_likwid_ids(struct host_scan *s, const int *cpus, size_t n)
{
    if (s->likwid == NULL)
        return NULL;
    size_t *place = arena_alloc(s->arena, HOST_MAX_CPUS, sizeof *place); /* from 1 on; 0: none */
    for (size_t i = 0; i < s->likwid->n_cpus; i++)
        place[s->likwid->cpus[i].cpu] = i + 1;
    struct core_id *ids = arena_alloc(s->arena, n, sizeof *ids);
    for (size_t i = 0; i < n; i++) {
        if (place[cpus[i]] == 0)
            return NULL;
        const struct likwid_cpu *from = &s->likwid->cpus[place[cpus[i]] - 1];
        ids[i] = (struct core_id){from->socket, from->die, -1, from->core};
    }
    return ids;
}

const int *host_likwid_domains(struct host_scan *s, int *n_domains, double *memory_share)
{
    int *domain = arena_alloc(s->arena, s->n_cpus, sizeof *domain);
    double ours = 0;
    double all = 0;
    *n_domains = 0;
    for (size_t i = 0; i < s->n_cpus; i++)
        domain[i] = -1;
    for (size_t k = 0; s->likwid != NULL && k < s->likwid->n_nodes; k++) {
        const struct likwid_node *node = &s->likwid->nodes[k];
        bool used = false;
        for (size_t i = 0; i < s->n_cpus; i++) {
            if (!host_list_has(node->cpus, node->n_cpus, s->cpus[i].cpu))
                continue;
            if (domain[i] >= 0)
                return NULL;
            domain[i] = *n_domains;
            used = true;
        }
        *n_domains += used;
        ours += used ? node->memory_bytes : 0;
        all += node->memory_bytes;
    }
    *memory_share = ours > 0 ? ours / all : 1;
    for (size_t i = 0; i < s->n_cpus; i++) {
        if (domain[i] < 0)
            return NULL;
    }
    return domain;
}

enum agreement { TAKEN, MATCH_AGREES, MATCH_DIFFERS, SILENT };

/* `agrees on cores, sockets; differs in NUMA domains`; NULL if nothing was compared. */
static const char *in_words(const char *const *names, const enum agreement *verdicts, size_t n,
                            struct arena *arena)
{
    static const struct {
        enum agreement verdict;
        const char *words;
    } kinds[] = {
        {MATCH_AGREES, "agrees on"}, {MATCH_DIFFERS, "differs in"}, {SILENT, "leaves out CPUs in"}};
    struct sb text = {.arena = arena};
    for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
        bool first = true;
        for (size_t i = 0; i < n; i++) {
            if (verdicts[i] != kinds[k].verdict)
                continue;
            if (first)
                sb_addf(&text, "%s%s", text.len > 0 ? ", " : "", kinds[k].words);
            sb_addf(&text, "%s %s", first ? "" : ",", names[i]);
            first = false;
        }
    }
    return text.len > 0 ? sb_cstr(&text) : NULL;
}

/* Whether two divisions of our CPUs are the same, whatever the numbers of their groups. */
static bool is_same_division(const struct host_scan *s, const int *a, const int *b)
{
    int *b_of = arena_alloc(s->arena, HOST_MAX_CPUS, sizeof *b_of); /* plus 1; 0: not seen yet */
    int *a_of = arena_alloc(s->arena, HOST_MAX_CPUS, sizeof *a_of);
    for (size_t i = 0; i < s->n_cpus; i++) {
        if (b_of[a[i]] == 0 && a_of[b[i]] == 0) {
            b_of[a[i]] = b[i] + 1;
            a_of[b[i]] = a[i] + 1;
        }
        if (b_of[a[i]] != b[i] + 1 || a_of[b[i]] != a[i] + 1)
            return false;
    }
    return true;
}

static void compare_cores(struct host_scan *s, enum agreement *cores, enum agreement *sockets)
{
    int *cpu = arena_alloc(s->arena, s->n_cpus, sizeof *cpu);
    int *core = arena_alloc(s->arena, s->n_cpus, sizeof *core);
    int *socket = arena_alloc(s->arena, s->n_cpus, sizeof *socket);
    for (size_t i = 0; i < s->n_cpus; i++) {
        cpu[i] = s->cpus[i].cpu;
        core[i] = s->cpus[i].core;
        socket[i] = s->cpus[i].socket;
    }
    const struct core_id *ids = host_likwid_ids(s, cpu, s->n_cpus);
    *cores = *sockets = SILENT;
    if (ids == NULL)
        return;
    const struct core_ranks theirs = host_rank_cores(ids, s->n_cpus, s->arena);
    *cores = is_same_division(s, core, theirs.core) ? MATCH_AGREES : MATCH_DIFFERS;
    *sockets = is_same_division(s, socket, theirs.socket) ? MATCH_AGREES : MATCH_DIFFERS;
}

static enum agreement compare_domains(struct host_scan *s)
{
    int n_domains = 0;
    double memory_share = 1;
    const int *theirs = host_likwid_domains(s, &n_domains, &memory_share);
    int *node = arena_alloc(s->arena, s->n_cpus, sizeof *node);
    for (size_t i = 0; i < s->n_cpus; i++)
        node[i] = s->cpus[i].node;
    if (theirs == NULL)
        return SILENT;
    return is_same_division(s, node, theirs) ? MATCH_AGREES : MATCH_DIFFERS;
}

void host_compare_likwid(struct host_scan *s)
{
    static const char *const names[] = {"cores", "sockets", "NUMA domains"};
    enum agreement verdicts[] = {TAKEN, TAKEN, TAKEN};
    if (s->likwid == NULL)
        return;
    const struct arena_mark mark = arena_mark(s->arena);
    if (s->host->from.cores == HOST_SYS)
        compare_cores(s, &verdicts[0], &verdicts[1]);
    if (s->host->from.domains == HOST_SYS)
        verdicts[2] = compare_domains(s);
    arena_reset(s->arena, mark);
    s->host->from.topology = in_words(names, verdicts, 3, s->arena);
}

/* The number of cores in one of our domains that share a cache with so many threads. */
static int group_cores(const struct host_scan *s, int threads)
{
    const int cores = threads / s->likwid->threads_per_core;
    const int domain = s->host->n_cores / s->host->n_nodes;
    return cores < 1 ? 1 : cores > domain ? domain : cores;
}

/* The number of NUMA domains that such a cache spans; see host_is_split_by_domains. */
static int count_domains(const struct host_scan *s, int threads)
{
    size_t domain_threads = 0;
    for (size_t k = 0; k < s->likwid->n_nodes; k++) {
        if (s->likwid->nodes[k].n_cpus > domain_threads)
            domain_threads = s->likwid->nodes[k].n_cpus;
    }
    const bool spans = domain_threads > 0 && (size_t)threads > domain_threads;
    return spans && host_is_split_by_domains(s) ? (int)((size_t)threads / domain_threads) : 1;
}

void host_take_likwid_caches(struct host_scan *s)
{
    struct host *host = s->host;
    if (s->likwid == NULL)
        return;
    for (int i = 0; i < s->likwid->n_caches; i++) {
        const struct likwid_cache *from = &s->likwid->caches[i];
        const int domains = count_domains(s, from->threads);
        host->caches[host->n_caches++] = (struct host_cache){
            .level = from->level,
            .sets = from->sets >= (uint64_t)domains ? from->sets / (uint64_t)domains : from->sets,
            .ways = from->ways,
            .line_bytes = from->line_bytes,
            .cores_per_group = group_cores(s, from->threads),
            .divided_by = domains,
        };
        host->from.caches = HOST_LIKWID;
    }
}

void host_compare_likwid_caches(struct host_scan *s)
{
    static const char *const names[] = {"L1", "L2", "L3", "L4"};
    _Static_assert(sizeof names / sizeof names[0] == MACHINE_MAX_LEVELS, "a name for each level");
    enum agreement verdicts[MACHINE_MAX_LEVELS] = {TAKEN};
    struct host *host = s->host;
    if (s->likwid == NULL)
        return;
    const int n = host->n_caches > s->likwid->n_caches ? host->n_caches : s->likwid->n_caches;
    for (int i = 0; i < n; i++) {
        struct host_cache *ours = &host->caches[i];
        const struct likwid_cache *theirs = &s->likwid->caches[i];
        verdicts[i] = theirs->sets == ours->sets && theirs->ways == ours->ways &&
                              theirs->line_bytes == ours->line_bytes
                          ? MATCH_AGREES
                          : MATCH_DIFFERS;
        if (theirs->sets == 0 || ours->sets == 0)
            continue;
        ours->inclusive = theirs->inclusive;
        ours->inclusion_known = true;
        host->from.inclusion = host->from.library;
    }
    if (host->from.caches != HOST_LIKWID)
        host->from.geometry = in_words(names, verdicts, (size_t)n, s->arena);
}
