#include <string.h>

#include "collect/machine/check_parts.h"
#include "collect/machine/sheet.h"

/* The most places that the cache simulator can handle in one cache. */
static const double max_places = 0x1p32;

/*
 * The level that a cache loads from, stores to or passes victims to must be further from the core.
 */
static void check_links(const struct machine *m, int i, struct violations *list)
{
    const struct cache_level *c = &m->caches[i].cache;
    const int memory = m->n_caches;
    const struct {
        const char *path;
        int target, last;
        const char *otherwise;
    } links[] = {
        {"caches[%].load_from", c->load_from, memory, "MEM, none"},
        {"caches[%].store_to", c->store_to, memory, "MEM"},
        {"caches[%].victims_to", c->victims_to, memory - 1, "none"},
    };
    const char *later = i + 1 < memory ? "a later cache, " : "";
    for (size_t k = 0; k < sizeof links / sizeof links[0]; k++) {
        if (links[k].target != -1 && (links[k].target <= i || links[k].target > links[k].last))
            violations_add(list, check_at(list, links[k].path, (size_t)i),
                           "is not a suitable level further from the core; accepted: %s%s", later,
                           links[k].otherwise);
    }
    if (c->store_to == -1)
        violations_add(list, check_at(list, "caches[%].store_to", (size_t)i),
                       "is none; accepted: %sMEM", later);
    if (c->load_from == -1 && c->victims_to == -1)
        violations_add(list, check_at(list, "caches[%].load_from", (size_t)i),
                       "is none, but no victims_to is given; accepted: %sMEM", later);
}

/* Names of levels in links, edges and bandwidths must be unique. */
static void check_level_name(const struct machine *m, int i, struct violations *list)
{
    const char *path = check_at(list, "caches[%].name", (size_t)i);
    const char *name = m->caches[i].cache.name;
    if (name[0] == '\0' || strcmp(name, "MEM") == 0 || strcmp(name, "none") == 0)
        violations_add(list, path, "is '%s'; accepted: 1 to %zu characters, neither MEM nor none",
                       name, sizeof m->caches[i].cache.name - 1);
    for (int k = 0; k < i; k++) {
        if (name[0] != '\0' && strcmp(name, m->caches[k].cache.name) == 0)
            violations_add(list, path, "is '%s', the name of the previous cache", name);
    }
}

static void check_size(const struct machine *m, int i, struct violations *list)
{
    const struct cache_level *c = &m->caches[i].cache;
    const char *path = check_at(list, "caches[%].sets", (size_t)i);
    check_range(list, path, (double)c->sets, 1, 1 << 26);
    check_range(list, check_at(list, "caches[%].ways", (size_t)i), c->ways, 1, 1 << 16);
    if (c->sets <= 1 << 26 && c->ways <= 1 << 16 && (double)c->sets * c->ways > max_places)
        violations_add(list, path, "makes %.9g lines with %u ways; accepted: sets x ways to %.0f",
                       (double)c->sets * c->ways, c->ways, max_places);
    if (i > 0 && machine_cache_bytes(m, i) > 0 &&
        machine_cache_bytes(m, i) < machine_cache_bytes(m, i - 1))
        violations_add(list, path, "makes it smaller (%s) than the previous cache (%s)",
                       machine_bytes_text(machine_cache_bytes(m, i), list->arena),
                       machine_bytes_text(machine_cache_bytes(m, i - 1), list->arena));
    if (m->caches[i].effective_bytes != 0)
        check_range(list, check_at(list, "caches[%].effective_kib", (size_t)i),
                    m->caches[i].effective_bytes / 1024,
                    i > 0 ? machine_cache_bytes(m, i - 1) / 1024 : 1,
                    machine_cache_bytes(m, i) / 1024);
}

/* A cache further from the core is shared by at least as many cores. Remainders are permitted:
 * parts of a socket are fused off or hidden from a process, in unequal numbers. */
static void check_group(const struct machine *m, int i, struct violations *list)
{
    const char *path = check_at(list, "caches[%].cores_per_group", (size_t)i);
    const int cores = m->caches[i].cores_per_group;
    check_range(list, path, cores, 1, MACHINE_MAX_CORES);
    const int before = i > 0 ? m->caches[i - 1].cores_per_group : 1;
    if (cores < 1 || before < 1 || check_all_cores(m) < 1)
        return;
    if (cores > check_all_cores(m))
        violations_add(list, path, "is %d; accepted: at most %.0f, sockets x cores_per_socket",
                       cores, check_all_cores(m));
    else if (cores < before)
        violations_add(list, path,
                       "is %d; accepted: at least %d, the cores that share the previous cache",
                       cores, before);
}

static void check_policies(const struct machine *m, int i, struct violations *list)
{
    const struct machine_cache *c = &m->caches[i];
    if (c->cache.write_allocate && !c->cache.write_back)
        violations_add(list, check_at(list, "caches[%].write_back", (size_t)i),
                       "is false, but write_allocate is true, which no predictor follows; "
                       "accepted: true, or write_allocate: false");
    for (int above = 0; above < i && c->cache.inclusive; above++) {
        if (m->caches[above].cache.victims_to == i)
            violations_add(list, check_at(list, "caches[%].inclusive", (size_t)i),
                           "is true, but the cache receives the victims of %s, which it would then "
                           "already hold; accepted: false, or another victims_to there",
                           m->caches[above].cache.name);
    }
}

/* Whether blocks are equal parts of a line that the simulator can distinguish. */
static bool subblocks_fit(const struct machine *m, uint32_t bytes)
{
    return bytes == 0 || ((bytes & (bytes - 1)) == 0 && bytes <= m->line_bytes &&
                          m->line_bytes / bytes <= CACHE_MAX_SUBBLOCKS);
}

static void check_combining(const struct machine *m, int i, struct violations *list)
{
    const struct cache_level *c = &m->caches[i].cache;
    if (c->write_combining && (!c->write_back || c->write_allocate))
        violations_add(list, check_at(list, "caches[%].write_combining", (size_t)i),
                       "is true, but the cache is write-%s; accepted: write_back: true and "
                       "write_allocate: false",
                       c->write_allocate ? "allocate" : "through");
    const char *path = check_at(list, "caches[%].subblock_bytes", (size_t)i);
    if (c->subblock_bytes != 0 && !c->write_combining)
        violations_add(list, path,
                       "is given, but the cache does not combine writes; accepted: "
                       "none, or write_combining: true");
    else if (!subblocks_fit(m, c->subblock_bytes))
        violations_add(list, path, "is %u; accepted: a power of two, at least 1/%d of a line",
                       c->subblock_bytes, CACHE_MAX_SUBBLOCKS);
}

/* A hit in an exclusive cache moves the line up, so evicted lines must return to that cache. */
static void check_exclusive(const struct machine *m, int i, struct violations *list)
{
    const struct cache_level *c = &m->caches[i].cache;
    const char *path = check_at(list, "caches[%].exclusive", (size_t)i);
    if (!c->exclusive)
        return;
    if (i == 0 || c->inclusive)
        violations_add(list, path, "is true, but %s; accepted: false",
                       i == 0 ? "no cache is nearer to the core" : "so is inclusive");
    for (int above = 0; above < i; above++) {
        const struct cache_level *from = &m->caches[above].cache;
        if (from->load_from == i && (from->victims_to != i || !from->write_back))
            violations_add(
                list, path,
                "is true, but %s does not give it all that it drops; accepted: false, or "
                "there victims_to: %s and write_back: true",
                from->name, c->name);
    }
}

void check_caches(const struct machine *m, struct violations *list)
{
    if (m->n_caches < 1 || m->n_caches > MACHINE_MAX_LEVELS) {
        violations_add(list, "caches", "has %d levels; accepted: 1 to %d", m->n_caches,
                       MACHINE_MAX_LEVELS);
        return;
    }
    for (int i = 0; i < m->n_caches; i++) {
        check_level_name(m, i, list);
        check_size(m, i, list);
        check_group(m, i, list);
        check_links(m, i, list);
        check_policies(m, i, list);
        check_combining(m, i, list);
        check_exclusive(m, i, list);
    }
}

void check_transfers(const struct machine *m, struct violations *list)
{
    for (int i = 0; i < m->n_caches && i < MACHINE_MAX_LEVELS; i++) {
        const struct machine_cache *c = &m->caches[i];
        const size_t n = (size_t)i + 1; /* transfers[0] is registers–L1 */
        if (i + 1 < m->n_caches && !(c->bytes_per_cy == 0 && machine_says_unknown(m, "transfers")))
            check_range(list, check_at(list, "transfers[%].bytes_per_cy", n), c->bytes_per_cy, 0.1,
                        4096);
        const struct transfer_penalty *penalty = &c->penalty;
        check_range(list, check_at(list, "transfers[%].penalty_cy_per_load", n),
                    penalty->cy_per_load, 0, 10000);
        check_range(list, check_at(list, "transfers[%].penalty_cy_per_store", n),
                    penalty->cy_per_store, 0, 10000);
        check_range(list, check_at(list, "transfers[%].penalty_cy_per_cl", n), penalty->cy_per_cl,
                    0, 10000);
    }
}
