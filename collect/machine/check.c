#include "collect/machine/check.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/str.h"
#include "collect/machine/sheet.h"

void violations_add(struct violations *list, const char *path, const char *format, ...)
{
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    list->items =
        arena_grow(list->arena, list->items, list->count, &list->capacity, sizeof *list->items);
    list->items[list->count++] = (struct violation){
        .path = str_formatz(list->arena, "%s", path),
        .text = str_formatz(list->arena, "%s", text),
    };
}

/* `path` is a format for an index, or a plain path. */
static const char *at(struct violations *list, const char *format, size_t index)
{
    const struct str format_text = str_of(format);
    const size_t hole = str_find_str(format_text, STR("%"));
    if (hole == format_text.len)
        return format;
    return str_formatz(list->arena, "%.*s%zu%s", (int)hole, format, index, format + hole + 1);
}

static void in_range(struct violations *list, const char *path, double value, double min,
                     double max)
{
    if (!(value >= min && value <= max))
        violations_add(list, path, "is %.*s; accepted: %.9g to %.9g",
                       STR_ARG(str_from_double(list->arena, value)), min, max);
}

/* 0 stands for "not known". */
static void in_range_if_known(struct violations *list, const char *path, double value, double min,
                              double max)
{
    if (value != 0)
        in_range(list, path, value, min, max);
}

static void not_empty(struct violations *list, const char *path, const char *text)
{
    if (text == NULL || text[0] == '\0')
        violations_add(list, path, "is empty; accepted: a text");
}

/* 1 to 128 letters, digits, `.`, `_`, `-`, `+`; no dot or dash first: becomes a folder's name. */
static bool is_file_name(const char *name)
{
    static const char allowed[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                  "0123456789._-+";
    const size_t len = strlen(name);
    return len >= 1 && len <= 128 && strspn(name, allowed) == len && name[0] != '.' &&
           name[0] != '-';
}

static void check_identity(const struct machine *m, struct violations *list)
{
    if (m->name == NULL || !is_file_name(m->name))
        violations_add(list, "name",
                       "is '%s'; accepted: letters, digits and . _ - +, not starting with . or -",
                       m->name != NULL ? m->name : "");
    not_empty(list, "vendor", m->vendor);
    not_empty(list, "model_name", m->model_name);
    not_empty(list, "microarchitecture", m->microarchitecture);
    if (m->isa == NULL || (strcmp(m->isa, "x86-64") != 0 && strcmp(m->isa, "aarch64") != 0))
        violations_add(list, "isa", "is '%s'; accepted: x86-64, aarch64",
                       m->isa != NULL ? m->isa : "");
}

static void check_clock_and_topology(const struct machine *m, struct violations *list)
{
    in_range(list, "clock.ghz", m->clock_hz / 1e9, 0.05, 20);
    in_range_if_known(list, "clock.base_ghz", m->base_clock_hz / 1e9, 0.05, 20);
    in_range(list, "topology.sockets", m->sockets, 1, 256);
    in_range(list, "topology.cores_per_socket", m->cores_per_socket, 1, MACHINE_MAX_CORES);
    in_range(list, "topology.threads_per_core", m->threads_per_core, 1, MACHINE_MAX_THREADS);
    in_range(list, "topology.numa_domains_per_socket", m->numa_domains_per_socket, 1, 64);
    in_range(list, "topology.cores_per_numa_domain", m->cores_per_numa_domain, 1,
             m->cores_per_socket > 0 ? m->cores_per_socket : MACHINE_MAX_CORES);
    in_range_if_known(list, "topology.memory_gib_per_numa_domain",
                      m->memory_bytes_per_numa_domain / 0x1p30, 0.01, 65536);
    if (m->line_bytes < 16 || m->line_bytes > 1024 || (m->line_bytes & (m->line_bytes - 1)) != 0)
        violations_add(list, "line_bytes", "is %zu; accepted: a power of two from 16 to 1024",
                       m->line_bytes);
}

/* The level that a cache loads from, stores to or gives victims to lies further from the core. */
static void check_link(struct violations *list, const char *path, int target, int self, int memory)
{
    if (target != -1 && (target <= self || target > memory))
        violations_add(list, path, "does not name a level further from the core; accepted: %s",
                       self + 1 < memory ? "a later cache, MEM, none" : "MEM, none");
}

/* A name that stands for a level in the links, edges and bandwidths: one meaning each. */
static void check_level_name(const struct machine *m, int i, struct violations *list)
{
    const char *path = at(list, "caches[%].name", (size_t)i);
    const char *name = m->caches[i].cache.name;
    if (name[0] == '\0' || strcmp(name, "MEM") == 0 || strcmp(name, "none") == 0)
        violations_add(list, path, "is '%s'; accepted: 1 to %zu characters, neither MEM nor none",
                       name, sizeof m->caches[i].cache.name - 1);
    for (int k = 0; k < i; k++) {
        if (name[0] != '\0' && strcmp(name, m->caches[k].cache.name) == 0)
            violations_add(list, path, "is '%s', like the cache's before", name);
    }
}

static void check_caches(const struct machine *m, struct violations *list)
{
    if (m->n_caches < 1 || m->n_caches > MACHINE_MAX_LEVELS) {
        violations_add(list, "caches", "has %d levels; accepted: 1 to %d", m->n_caches,
                       MACHINE_MAX_LEVELS);
        return;
    }
    double bytes_before = 0;
    for (int i = 0; i < m->n_caches; i++) {
        const struct machine_cache *c = &m->caches[i];
        const size_t n = (size_t)i;
        check_level_name(m, i, list);
        in_range(list, at(list, "caches[%].sets", n), (double)c->cache.sets, 1, 1 << 26);
        in_range(list, at(list, "caches[%].ways", n), (double)c->cache.ways, 1, 1 << 16);
        in_range(list, at(list, "caches[%].cores_per_group", n), c->cores_per_group, 1,
                 MACHINE_MAX_CORES);
        check_link(list, at(list, "caches[%].load_from", n), c->cache.load_from, i, m->n_caches);
        check_link(list, at(list, "caches[%].store_to", n), c->cache.store_to, i, m->n_caches);
        check_link(list, at(list, "caches[%].victims_to", n), c->cache.victims_to, i, m->n_caches);
        if (c->cache.store_to == -1)
            violations_add(list, at(list, "caches[%].store_to", n),
                           "is none; accepted: a later cache, MEM");
        if (c->cache.load_from == -1 && c->cache.victims_to == -1)
            violations_add(list, at(list, "caches[%].load_from", n),
                           "is none, but no victims_to is given; accepted: a later cache, MEM");
        const double bytes = (double)c->cache.sets * (double)c->cache.ways * (double)m->line_bytes;
        if (bytes > 0 && bytes < bytes_before)
            violations_add(list, at(list, "caches[%].sets", n),
                           "makes it smaller (%s) than the cache before (%s)",
                           machine_bytes_text(bytes, list->arena),
                           machine_bytes_text(bytes_before, list->arena));
        bytes_before = bytes;
    }
}

static void check_transfers(const struct machine *m, struct violations *list)
{
    for (int i = 0; i < m->n_caches && i < MACHINE_MAX_LEVELS; i++) {
        const struct machine_cache *c = &m->caches[i];
        const size_t n = (size_t)i + 1; /* transfers[0] is registers–L1 */
        if (i + 1 < m->n_caches)
            in_range(list, at(list, "transfers[%].bytes_per_cy", n), c->bytes_per_cy, 0.1, 4096);
        const struct transfer_penalty *penalty = &c->penalty;
        in_range(list, at(list, "transfers[%].penalty_cy_per_load", n), penalty->cy_per_load, 0,
                 10000);
        in_range(list, at(list, "transfers[%].penalty_cy_per_store", n), penalty->cy_per_store, 0,
                 10000);
        in_range(list, at(list, "transfers[%].penalty_cy_per_cl", n), penalty->cy_per_cl, 0, 10000);
    }
}

static void check_peak(const struct peak_flops *peak, const char *paths[4], struct violations *list)
{
    in_range_if_known(list, paths[0], peak->total, 0.1, 1e5);
    in_range_if_known(list, paths[1], peak->fma, 0.1, 1e5);
    in_range_if_known(list, paths[2], peak->add, 0.1, 1e5);
    in_range_if_known(list, paths[3], peak->mul, 0.1, 1e5);
}

/* Longer lists are not written, so that whoever loads them need not look through them all. */
static bool check_length(struct violations *list, const char *path, size_t n)
{
    if (n <= MACHINE_MAX_LIST)
        return true;
    violations_add(list, path, "has %zu entries; accepted: at most %d", n, MACHINE_MAX_LIST);
    return false;
}

/* `name_of` gives the i-th of the names, none of which may be there twice. */
static void check_names(struct violations *list, const char *path, const struct machine *m,
                        size_t n, const char *(*name_of)(const struct machine *m, size_t i))
{
    for (size_t i = 0; i < n; i++) {
        const char *name = name_of(m, i);
        not_empty(list, at(list, path, i), name);
        bool known = name == NULL || name[0] == '\0';
        for (size_t k = 0; k < i && !known; k++) {
            known = name_of(m, k) != NULL && strcmp(name, name_of(m, k)) == 0;
            if (known)
                violations_add(list, at(list, path, i), "is '%s', like one before", name);
        }
    }
}

static const char *compiler_name(const struct machine *m, size_t i)
{
    return m->compilers[i].name;
}

static const char *analyser_name(const struct machine *m, size_t i)
{
    return m->analysers[i].name;
}

static const char *mix_name(const struct machine *m, size_t i)
{
    return m->mixes[i].name;
}

static void check_tools(const struct machine *m, struct violations *list)
{
    if (check_length(list, "compilers", m->n_compilers))
        check_names(list, "compilers[%].name", m, m->n_compilers, compiler_name);
    if (!check_length(list, "analysers", m->n_analysers))
        return;
    check_names(list, "analysers[%].name", m, m->n_analysers, analyser_name);
    for (size_t i = 0; i < m->n_analysers; i++) {
        check_length(list, at(list, "analysers[%].overlapping", i), m->analysers[i].n_overlapping);
        check_length(list, at(list, "analysers[%].non_overlapping", i),
                     m->analysers[i].n_non_overlapping);
        not_empty(list, at(list, "analysers[%].target", i), m->analysers[i].target);
        if (m->analysers[i].n_overlapping == 0)
            violations_add(list, at(list, "analysers[%].overlapping", i),
                           "is empty; accepted: at least one port");
        if (m->analysers[i].n_non_overlapping == 0)
            violations_add(list, at(list, "analysers[%].non_overlapping", i),
                           "is empty; accepted: at least one port");
    }
}

static void check_mixes(const struct machine *m, struct violations *list)
{
    if (!check_length(list, "mixes", m->n_mixes))
        return;
    check_names(list, "mixes[%].name", m, m->n_mixes, mix_name);
    for (size_t i = 0; i < m->n_mixes; i++) {
        const struct stream_mix *mix = &m->mixes[i];
        in_range(list, at(list, "mixes[%].reads", i), mix->reads, 0, 64);
        in_range(list, at(list, "mixes[%].writes", i), mix->writes, 0, 64);
        in_range(list, at(list, "mixes[%].flop_per_it", i), mix->flop_per_it, 0, 10000);
        const int both = mix->reads < mix->writes ? mix->reads : mix->writes;
        in_range(list, at(list, "mixes[%].read_writes", i), mix->read_writes, 0, both);
        if (mix->reads + mix->writes < 1)
            violations_add(list, at(list, "mixes[%].reads", i), "neither reads nor writes");
    }
}

static void check_bandwidths(const struct machine *m, struct violations *list)
{
    if (!check_length(list, "bandwidths", m->n_bandwidths))
        return;
    for (size_t i = 0; i < m->n_bandwidths; i++) {
        const struct bandwidth *row = &m->bandwidths[i];
        in_range(list, at(list, "bandwidths[%].threads_per_core", i), row->threads_per_core, 1,
                 MACHINE_MAX_THREADS);
        in_range(list, at(list, "bandwidths[%].gb_per_s", i), row->n_cores, 1, MACHINE_MAX_CORES);
        for (int c = 0; c < row->n_cores; c++) {
            const double gb_per_s = row->bytes_per_s[c] / 1e9;
            if (!(gb_per_s >= 0.001 && gb_per_s <= 1e7))
                in_range(list, str_formatz(list->arena, "bandwidths[%zu].gb_per_s[%d]", i, c),
                         gb_per_s, 0.001, 1e7);
        }
    }
}

static void check_fit_and_provenance(const struct machine *m, struct violations *list)
{
    for (size_t i = 0; i < m->n_fit; i++) {
        in_range(list, at(list, "fit.points[%].measured_cy_per_cl", i),
                 m->fit[i].measured_cy_per_cl, 0, 1e6);
        in_range(list, at(list, "fit.points[%].predicted_cy_per_cl", i),
                 m->fit[i].predicted_cy_per_cl, 0, 1e6);
    }
    for (size_t i = 0; i < m->n_provenance; i++) {
        not_empty(list, at(list, "provenance[%].group", i), m->provenance[i].group);
        not_empty(list, at(list, "provenance[%].how", i), m->provenance[i].how);
    }
}

void machine_check(const struct machine *m, struct violations *list)
{
    check_identity(m, list);
    check_clock_and_topology(m, list);
    check_caches(m, list);
    check_transfers(m, list);
    check_peak(&m->peak_sp,
               (const char *[]){"peak_flop_per_cy.sp.total", "peak_flop_per_cy.sp.fma",
                                "peak_flop_per_cy.sp.add", "peak_flop_per_cy.sp.mul"},
               list);
    check_peak(&m->peak_dp,
               (const char *[]){"peak_flop_per_cy.dp.total", "peak_flop_per_cy.dp.fma",
                                "peak_flop_per_cy.dp.add", "peak_flop_per_cy.dp.mul"},
               list);
    check_tools(m, list);
    check_mixes(m, list);
    check_bandwidths(m, list);
    check_fit_and_provenance(m, list);
}
