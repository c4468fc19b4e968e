#include "collect/host/detect.h"

#include <ctype.h>
#include <string.h>

#include "base/clock.h"
#include "base/proc.h"
#include "collect/host/core_counters.h"

/*
 * Words of a model name that carry no information; words that start with one of them are skipped.
 */
static const char *const noise[] = {"CPU",     "Processor", "processor", "@",    "GHz",
                                    "Virtual", "with",      "Radeon",    "Gen.", NULL};

static bool is_noise(struct str word)
{
    /* 2.30GHz, 64-Core */
    return str_starts_with_one_of(word, noise) || str_ends_with(word, STR("GHz")) ||
           str_ends_with(word, STR("-Core"));
}

static void add_word(struct sb *name, struct str word)
{
    for (size_t i = 0; i < word.len; i++) {
        if (word.ptr[i] == '(') { /* (R), (TM) */
            i += str_find(str_slice(word, i, word.len), ')');
            continue;
        }
        if (isalnum((unsigned char)word.ptr[i]) != 0 || strchr(".-_+", word.ptr[i]) != NULL)
            sb_addc(name, word.ptr[i]);
    }
}

const char *machine_make_name(const struct host *host, struct arena *arena)
{
    struct sb name = {.arena = arena};
    add_word(&name, str_of(host->microarchitecture));
    struct str rest = str_of(host->model_name);
    char separator = '_';
    while (rest.len != 0) {
        const struct str_cut word = str_cut(rest, ' ');
        rest = word.tail;
        if (word.head.len == 0 || is_noise(word.head))
            continue;
        sb_addc(&name, separator);
        add_word(&name, word.head);
        separator = '-';
    }
    struct str text = sb_str(&name);
    while (text.len != 0 && (text.ptr[0] == '.' || text.ptr[0] == '-' || text.ptr[0] == '_'))
        text = str_slice(text, 1, text.len);
    text = text.len == 0 ? STR("unknown") : str_slice(text, 0, 100);
    return host->core_kind == NULL ? str_cstr(arena, text)
                                   : str_formatz(arena, "%.*s_%s", STR_ARG(text), host->core_kind);
}

void machine_name_core(struct host *host, const struct core_ports *ports, struct arena *arena)
{
    if (host->microarchitecture != NULL)
        return;
    host->microarchitecture = ports->llvm_cpu;
    host->from.architecture = ports->llvm_cpu != NULL ? ports->program : NULL;
    host->guessed = ports->llvm_cpu != NULL;
    if (host->microarchitecture == NULL)
        host->microarchitecture =
            strcmp(host->isa, "aarch64") == 0
                ? str_formatz(arena, "part-0x%x", (unsigned)host->model)
                : str_formatz(arena, "family%d-model%d", host->family, host->model);
}

/*
 * Whether the last cache is filled with victims of the one before instead of from memory. AMD since
 * Zen: AMD, Software Optimization Guide for family 17h, 2.12. Intel's servers since Skylake-SP:
 * CPUID leaf 4 reports a last level that is not inclusive (Intel 64 optimization manual); client
 * cores with AVX-512 have an inclusive L3.
 */
static bool has_victim_cache(const struct host *host)
{
    if (host->n_caches < 3)
        return false;
    const struct host_cache *last = &host->caches[host->n_caches - 1];
    if (strcmp(host->vendor, "AMD") == 0 || strcmp(host->vendor, "Hygon") == 0)
        return host->family >= 0x17;
    return strcmp(host->vendor, "Intel") == 0 && host->family == 6 && last->inclusion_known &&
           !last->inclusive && host_has(host, "avx512f");
}

/* Machine files have one line length, that of L1: the number of sets with which a cache of other
 * lines keeps its size. */
static uint64_t sets_of_lines(const struct host_cache *cache, size_t line_bytes)
{
    const uint64_t sets = cache->sets * cache->line_bytes / line_bytes;
    return sets > 0 ? sets : 1;
}

static void set_caches(const struct host *host, struct machine *m)
{
    m->n_caches = host->n_caches;
    m->line_bytes = host->caches[0].line_bytes;
    for (int i = 0; i < host->n_caches; i++) {
        const struct host_cache *from = &host->caches[i];
        m->caches[i] = (struct machine_cache){
            .cache = {.sets = sets_of_lines(from, m->line_bytes),
                      .ways = from->ways,
                      .policy = CACHE_LRU,
                      .write_allocate = true,
                      .write_back = true,
                      .load_from = i + 1,
                      .store_to = i + 1,
                      .victims_to = -1,
                      .inclusive = from->inclusive},
            .cores_per_group = from->cores_per_group,
        };
        memcpy(m->caches[i].cache.name, (char[]){'L', (char)('1' + i)}, 2);
    }
    if (!has_victim_cache(host))
        return;
    struct cache_level *before = &m->caches[host->n_caches - 2].cache;
    before->victims_to = host->n_caches - 1;
    if (strcmp(host->vendor, "Intel") == 0)
        before->load_from = -1;
    m->caches[host->n_caches - 1].cache.write_allocate = false;
    /* QEMU reports the L3 of AMD processors as inclusive */
    m->caches[host->n_caches - 1].cache.inclusive = false;
}

/* If NUMA domains do not add up to sockets, each domain counts as a socket: virtual CPUs may be
 * separate sockets, or the numbers do not divide. */
static void set_topology(const struct host *host, struct machine *m)
{
    const bool nests = host->n_nodes % host->n_sockets == 0;
    m->sockets = nests ? host->n_sockets : host->n_nodes;
    m->cores_per_socket = host->n_cores / m->sockets;
    m->threads_per_core = host->threads_per_core;
    m->numa_domains_per_socket = host->n_nodes / m->sockets;
    m->cores_per_numa_domain = host->n_cores / host->n_nodes;
    const double gib = host->memory_bytes / host->n_nodes / 0x1p30;
    m->memory_bytes_per_numa_domain = (double)(int64_t)(gib * 100) / 100 * 0x1p30;
}

/*
 * gcc unrolls only on request. Without it, loop control costs a loop as short as a copy or a triad
 * up to a tenth of its speed in L1, which the in-core model without front end does not see. clang
 * unrolls by default.
 */
static const struct compiler known_compilers[] = {
    {.name = "gcc", .flags = "-O3 -march=native -funroll-loops -fopenmp"},
    {.name = "clang", .flags = "-O3 -march=native -fopenmp"},
};

static void set_compilers(const struct host *host, struct machine *m, struct arena *arena)
{
    enum { KNOWN = sizeof known_compilers / sizeof known_compilers[0] };
    struct compiler *list = arena_alloc(arena, KNOWN, sizeof *list);
    for (size_t i = 0; i < KNOWN; i++) {
        if (proc_find(arena, known_compilers[i].name) != NULL)
            list[m->n_compilers++] = known_compilers[i];
    }
    if (m->n_compilers == 0)
        list[m->n_compilers++] = known_compilers[0];
    for (size_t i = 0; i < m->n_compilers && host->sve_bytes > 0; i++)
        list[i].flags =
            str_formatz(arena, "%s -msve-vector-bits=%d", list[i].flags, 8 * host->sve_bytes);
    m->compilers = list;
}

static void set_analyser(const struct core_ports *ports, struct machine *m, struct arena *arena)
{
    const struct analyser analyser = {
        .name = "llvm-mca",
        .target = ports->target,
        .overlapping = ports->all,
        .n_overlapping = ports->n_all,
        .non_overlapping = ports->load,
        .n_non_overlapping = ports->n_load,
    };
    m->analysers = arena_copy(arena, &analyser, 1, sizeof analyser);
    m->n_analysers = 1;
}

static void set_peak(const struct peak_flops *from, struct peak_flops *to)
{
    *to = *from;
    to->total = from->fma;
    if (from->fma == 0) /* an addition and a multiplication at the same time, if ports permit */
        to->total = from->add + from->mul;
}

/* Where the topology comes from, and whether the two possible sources agree. */
static const char *topology_source(const struct host *host, struct arena *arena)
{
    const struct host_sources *from = &host->from;
    const char *const sources[] = {
        [HOST_SYS] = "/sys", [HOST_LIKWID] = from->library, [HOST_ASSUMED] = "an assumption"};
    struct sb text = {.arena = arena};
    if (from->cores == from->domains)
        sb_addz(&text, sources[from->cores]);
    else
        sb_addf(&text, "%s for cores and sockets, %s for NUMA domains", sources[from->cores],
                sources[from->domains]);
    if (from->topology != NULL)
        sb_addf(&text, "; %s %s", from->library, from->topology);
    sb_addf(&text, "; %zu of %d CPUs are usable", host->n_cpus, host->n_online);
    return sb_cstr(&text);
}

static const char *caches_source(const struct host *host, struct arena *arena)
{
    const struct host_sources *from = &host->from;
    struct sb text = {.arena = arena};
    const char *const sources[] = {
        [HOST_SYS] = "/sys",
        [HOST_LIKWID] = from->library,
        [HOST_SYSCONF] = "sysconf; which cores share L3, AMD's L3 per core complex, and ways that "
                         "are not reported, are assumed",
        [HOST_ASSUMED] = "/sys; ways not reported, assumed",
    };
    sb_addz(&text, sources[from->caches]);
    if (from->geometry != NULL)
        sb_addf(&text, "; %s %s", from->library, from->geometry);
    for (int i = 0; i < host->n_caches; i++) {
        const struct host_cache *cache = &host->caches[i];
        if (cache->divided_by > 1)
            sb_addf(&text, "; L%d is reported for %d NUMA domains: each is given an equal part",
                    i + 1, cache->divided_by);
        if (cache->line_bytes != host->caches[0].line_bytes)
            sb_addf(&text, "; lines of L%d have %zu bytes", i + 1, cache->line_bytes);
    }
    if (from->inclusion != NULL)
        sb_addf(&text, "; inclusion by %s", from->inclusion);
    sb_addz(&text, "; LRU is assumed");
    return sb_cstr(&text);
}

static struct provenance identity_from(const struct host *host, const char *date,
                                       struct arena *arena)
{
    const char *by = host->from.architecture;
    const char *how = by == NULL ? "/proc/cpuinfo"
                                 : str_formatz(arena, "/proc/cpuinfo; microarchitecture by %s", by);
    return (struct provenance){"identity", host->guessed ? PROVENANCE_INFERRED : PROVENANCE_VENDOR,
                               how, date};
}

static void set_provenance(const struct host *host, const struct core_ports *ports,
                           const char *date, struct arena *arena, struct machine *m)
{
    const enum provenance_kind topology =
        host->from.cores == HOST_ASSUMED ? PROVENANCE_ASSUMED : PROVENANCE_VENDOR;
    const enum provenance_kind caches =
        host->from.caches >= HOST_SYSCONF ? PROVENANCE_ASSUMED : PROVENANCE_VENDOR;
    const char *core =
        str_formatz(arena, "single instructions through %s %s%s", ports->program, ports->target,
                    ports->substitute ? ", the ports of a similar core" : "");
    const enum provenance_kind core_kind =
        ports->substitute ? PROVENANCE_ASSUMED : PROVENANCE_INFERRED;
    const char *compilers = str_formatz(arena, "those installed, with flags for this host%s",
                                        host->sve_bytes > 0 ? " and its SVE vector length" : "");
    const struct provenance items[] = {
        identity_from(host, date, arena),
        {"topology", topology, topology_source(host, arena), date},
        {"caches", caches, caches_source(host, arena), date},
        {"compilers", PROVENANCE_ASSUMED, compilers, date},
        {"analysers", core_kind, core, date},
        {"peak_flop_per_cy", core_kind, core, date},
    };
    m->provenance = arena_copy(arena, items, sizeof items / sizeof items[0], sizeof items[0]);
    m->n_provenance = sizeof items / sizeof items[0];
}

void machine_from_host(const struct host *host, const struct core_ports *ports, const char *date,
                       struct arena *arena, struct machine *out)
{
    *out = (struct machine){
        .name = machine_make_name(host, arena),
        .vendor = host->vendor,
        .model_name = host->model_name,
        .microarchitecture = host->microarchitecture,
        .isa = host->isa,
        .family = host->family,
        .model = host->model,
        .stepping = host->stepping,
        .family_known = host->family_known,
        .model_known = host->model_known,
        .stepping_known = host->stepping_known,
        .base_clock_hz = host->base_clock_hz,
    };
    set_topology(host, out);
    set_caches(host, out);
    set_compilers(host, out, arena);
    set_analyser(ports, out, arena);
    set_peak(&ports->sp, &out->peak_sp);
    set_peak(&ports->dp, &out->peak_dp);
    set_provenance(host, ports, date, arena, out);
}

bool machine_detect(struct arena *arena, struct machine *out, struct host *host,
                    struct core_ports *ports, struct err *err)
{
    if (!host_here(arena, host, err) || !mca_core_find(host, arena, ports, err))
        return false;
    machine_name_core(host, ports, arena);
    machine_from_host(host, ports, clock_utc(arena), arena, out);
    const int *cpus = NULL;
    const size_t n_cpus = host_cpu_numbers(host, arena, &cpus);
    host_setup("", cpus, n_cpus, arena, &out->setup);
    core_counters_add(out, arena);
    return true;
}
