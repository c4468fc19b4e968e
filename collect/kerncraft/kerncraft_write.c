#include <math.h>
#include <string.h>

#include "collect/kerncraft/kerncraft_parts.h"

/* The code point of the character at `c`, which has `*len` bytes. */
static unsigned long code_point(const char *c, size_t *len)
{
    const unsigned char lead = (unsigned char)*c;
    const size_t n = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    unsigned long code = n == 1 ? lead : lead & (0x7fu >> n);
    for (*len = 1; *len < n && ((unsigned char)c[*len] & 0xc0) == 0x80; ++*len)
        code = code << 6 | ((unsigned char)c[*len] & 0x3fu);
    return code;
}

/* Double quotes, with escapes for line breaks and for characters that files may not contain. */
static void add_escaped(struct sb *out, const char *text)
{
    sb_addc(out, '"');
    for (size_t len = 0; *text != '\0'; text += len) {
        const unsigned long code = code_point(text, &len);
        if (code == '"' || code == '\\')
            sb_addf(out, "\\%c", *text);
        else if (code >= ' ' && code <= '~')
            sb_addc(out, *text);
        else
            sb_addf(out, "\\U%08lX", code);
    }
    sb_addc(out, '"');
}

static void add_quoted(struct sb *out, const char *text)
{
    for (const char *c = text; *c != '\0'; c++) {
        if (*c < ' ' || *c > '~') {
            add_escaped(out, text);
            return;
        }
    }
    sb_addc(out, '\'');
    for (const char *c = text; *c != '\0'; c++)
        sb_addf(out, *c == '\'' ? "''" : "%c", *c);
    sb_addc(out, '\'');
}

/* A text, or `~` for none. */
static void add_text(struct sb *out, const char *text)
{
    if (text == NULL)
        sb_addc(out, '~');
    else
        add_quoted(out, text);
}

/* A name that is a key; without quotes if YAML can only read it as a name. */
static void add_key(struct sb *out, const char *name)
{
    bool plain = char_begins_name(name[0]);
    for (const char *c = name; *c != '\0'; c++)
        plain = plain && (char_in_name(*c) || *c == '-');
    if (plain)
        sb_addz(out, name);
    else
        add_quoted(out, name);
}

/* A number in a unit with this factor if it gives the same value again; else without the factor. */
static void add_quantity(struct sb *out, double value, double factor, const char *unit,
                         const char *base_unit)
{
    const struct str text = str_from_double(out->arena, value / factor);
    double again = 0;
    if (str_to_double(text, &again) && again * factor == value)
        sb_addf(out, "%.*s %s", STR_ARG(text), unit);
    else
        sb_addf(out, "%.*s %s", STR_ARG(str_from_double(out->arena, value)), base_unit);
}

static void add_peak(struct sb *out, const char *type, const struct peak_flops *p)
{
    sb_addf(out, "  %s: {", type);
    const double values[] = {p->total, p->fma, p->add, p->mul};
    static const char *const names[] = {"total", "FMA", "ADD", "MUL"};
    bool first = true;
    for (int i = 0; i < 4; i++) {
        if (values[i] <= 0)
            continue;
        sb_addf(out, "%s%s: %.*s", first ? "" : ", ", names[i],
                STR_ARG(str_from_double(out->arena, values[i])));
        first = false;
    }
    sb_addz(out, "}\n");
}

static void add_identity(struct sb *out, const struct machine *m)
{
    sb_addz(out, "kerncraft version: 0.8.11\nmodel name: ");
    add_text(out, m->model_name);
    sb_addz(out, "\nmodel type: ");
    add_text(out, m->microarchitecture);
    sb_addz(out, "\nclock: ");
    add_quantity(out, m->clock_hz, 1e9, "GHz", "Hz");
    sb_addf(out,
            "\nsockets: %d\ncores per socket: %d\nthreads per core: %d\n"
            "NUMA domains per socket: %d\ncores per NUMA domain: %d\n"
            "cacheline size: %zu B\nisa: %s\n",
            m->sockets, m->cores_per_socket, m->threads_per_core, m->numa_domains_per_socket,
            m->cores_per_numa_domain, m->line_bytes,
            m->isa != NULL && m->isa[0] == 'x' ? "x86" : "aarch64");
    sb_addz(out, "transparent hugepage: ");
    add_text(out, m->setup.huge_pages);
    sb_addz(out, "\nFLOPs per cycle:\n");
    add_peak(out, "SP", &m->peak_sp);
    add_peak(out, "DP", &m->peak_dp);
}

static void add_ports(struct sb *out, const struct machine *m, bool overlapping)
{
    sb_addf(out, "%s:\n  performance counter metric: ",
            overlapping ? "overlapping model" : "non-overlapping model");
    add_text(out, overlapping ? m->counters_overlapping : m->counters_non_overlapping);
    sb_addz(out, "\n  ports:\n");
    for (size_t i = 0; i < m->n_analysers; i++) {
        const struct analyser *a = &m->analysers[i];
        const char *const *ports = overlapping ? a->overlapping : a->non_overlapping;
        const size_t n = overlapping ? a->n_overlapping : a->n_non_overlapping;
        sb_addz(out, "    ");
        add_key(out, kc_their_analyser(a->name));
        sb_addz(out, ": [");
        for (size_t k = 0; k < n; k++) {
            sb_addz(out, k > 0 ? ", " : "");
            add_text(out, ports[k]);
        }
        sb_addz(out, "]\n");
    }
}

static void add_tools(struct sb *out, const struct machine *m)
{
    sb_addz(out, "compiler: !!omap\n");
    for (size_t i = 0; i < m->n_compilers; i++) {
        sb_addz(out, "- ");
        add_key(out, m->compilers[i].name);
        sb_addz(out, ": ");
        add_text(out, m->compilers[i].flags);
        sb_addc(out, '\n');
    }
    sb_addz(out, "in-core model: !!omap\n");
    for (size_t i = 0; i < m->n_analysers; i++) {
        sb_addz(out, "- ");
        add_key(out, kc_their_analyser(m->analysers[i].name));
        sb_addz(out, ": ");
        add_text(out, m->analysers[i].target);
        sb_addc(out, '\n');
    }
    add_ports(out, m, true);
    add_ports(out, m, false);
}

static void add_link(struct sb *out, const struct machine *m, const char *key, int target)
{
    /* Kerncraft leaves memory out, and writes a missing link as an empty value */
    if (target == m->n_caches)
        return;
    sb_addf(out, ", %s: ", key);
    add_text(out, target >= 0 ? machine_level_name(m, target) : NULL);
}

static void add_metrics(struct sb *out, const char *const values[4])
{
    static const char *const names[] = {"loads", "stores", "misses", "evicts"};
    sb_addz(out, "  performance counter metrics:\n");
    for (int i = 0; i < 4; i++) {
        sb_addf(out, "    %s: ", names[i]);
        add_text(out, values[i]);
        sb_addc(out, '\n');
    }
}

static void add_cache(struct sb *out, const struct machine *m, int i)
{
    const struct machine_cache *c = &m->caches[i];
    const int groups =
        m->sockets * m->cores_per_socket / (c->cores_per_group > 0 ? c->cores_per_group : 1);
    sb_addz(out, "- level: ");
    add_key(out, c->cache.name);
    sb_addf(out,
            "\n  cache per group: {sets: %llu, ways: %u, cl_size: %zu, "
            "replacement_policy: %s, write_allocate: %s, write_back: %s",
            (unsigned long long)c->cache.sets, c->cache.ways, m->line_bytes,
            machine_word(machine_policy_words, (int)c->cache.policy),
            c->cache.write_allocate ? "true" : "false", c->cache.write_back ? "true" : "false");
    add_link(out, m, "load_from", c->cache.load_from);
    add_link(out, m, "store_to", c->cache.store_to);
    if (c->cache.victims_to >= 0)
        add_link(out, m, "victims_to", c->cache.victims_to);
    if (c->cache.exclusive)
        sb_addz(out, ", swap_on_load: true");
    if (c->cache.write_combining)
        sb_addz(out, ", write_combining: true");
    if (c->cache.subblock_bytes > 0)
        sb_addf(out, ", subblock_size: %u", c->cache.subblock_bytes);
    sb_addf(out,
            "}\n  size per group: %llu B\n  cores per group: %d\n  threads per group: %d\n"
            "  groups: %d\n",
            (unsigned long long)c->cache.sets * c->cache.ways * m->line_bytes, c->cores_per_group,
            c->cores_per_group * m->threads_per_core, groups);
    add_metrics(out, (const char *[]){c->counters_loads, c->counters_stores, c->counters_misses,
                                      c->counters_evicts});
}

static void add_penalty(struct sb *out, const char *kind, double cy)
{
    if (cy > 0)
        sb_addf(out, "  penalty cycles per cacheline %s: %.*s\n", kind,
                STR_ARG(str_from_double(out->arena, cy)));
}

/* The edge towards the core, which Kerncraft lists at the outer level. */
static void add_edge(struct sb *out, const struct machine *m, int level)
{
    if (level == 0) {
        sb_addf(out, "  upstream throughput: [architecture code analyzer, []]\n");
        sb_addf(out, "  transfers overlap: %s\n", m->registers_overlap ? "true" : "false");
        return;
    }
    const struct machine_cache *inner = &m->caches[level - 1];
    const bool memory = level == m->n_caches;
    sb_addz(out, "  upstream throughput: [");
    if (memory)
        sb_addz(out, "full socket memory bandwidth");
    else
        add_quantity(out, inner->bytes_per_cy, 1, "B/cy", "B/cy");
    sb_addf(out, ", %s]\n  transfers overlap: %s\n",
            inner->duplex == DUPLEX_FULL ? "full-duplex" : "half-duplex",
            inner->overlaps ? "true" : "false");
    add_penalty(out, "load", inner->penalty.cy_per_load);
    add_penalty(out, "store", inner->penalty.cy_per_store);
}

static void add_hierarchy(struct sb *out, const struct machine *m)
{
    sb_addz(out, "memory hierarchy:\n");
    for (int i = 0; i < m->n_caches; i++) {
        add_cache(out, m, i);
        add_edge(out, m, i);
    }
    sb_addf(out,
            "- level: MEM\n  cores per group: %d\n  threads per group: %d\n"
            "  size per group: ~\n",
            m->cores_per_socket, m->cores_per_socket * m->threads_per_core);
    add_metrics(out,
                (const char *[]){m->memory_counters_loads, m->memory_counters_stores, NULL, NULL});
    add_edge(out, m, m->n_caches);
}

static void add_kernels(struct sb *out, const struct machine *m)
{
    sb_addz(out, "benchmarks:\n  kernels:\n");
    for (size_t i = 0; i < m->n_mixes; i++) {
        const struct stream_mix *mix = &m->mixes[i];
        const int counts[] = {mix->reads, mix->writes, mix->read_writes};
        static const char *const kinds[] = {"read streams", "write streams", "read+write streams"};
        sb_addz(out, "    ");
        add_key(out, mix->name);
        sb_addf(out,
                ":\n      FLOPs per iteration: %d\n      fastest bench kernel: ", mix->flop_per_it);
        add_text(out, mix->bench);
        for (int k = 0; k < 3; k++)
            sb_addf(out, "\n      %s: {bytes: %d B, streams: %d}", kinds[k], 8 * counts[k],
                    counts[k]);
        sb_addc(out, '\n');
    }
}

static void add_row(struct sb *out, const struct machine *m, const struct bandwidth *row)
{
    sb_addz(out, "          ");
    add_key(out, m->mixes[row->mix].name);
    sb_addz(out, ": [");
    for (int c = 0; c < row->n_cores; c++) {
        sb_addz(out, c > 0 ? ", " : "");
        add_quantity(out, row->bytes_per_s[c], 1e9, "GB/s", "B/s");
    }
    sb_addz(out, "]\n");
}

/* 1, 2, 3, … times `factor`. */
static void add_counts(struct sb *out, const char *key, int n, int factor)
{
    sb_addf(out, "        %s: [", key);
    for (int c = 1; c <= n; c++)
        sb_addf(out, "%s%d", c > 1 ? ", " : "", c * factor);
    sb_addz(out, "]\n");
}

/* The rows of one level and number of threads, under their core counts. Kerncraft needs `threads
 * per core` although it is the key as well. */
static void add_run(struct sb *out, const struct machine *m, int level, int threads)
{
    int cores = 0; /* of the longest row */
    for (size_t i = 0; i < m->n_bandwidths; i++) {
        const struct bandwidth *row = &m->bandwidths[i];
        if (row->level == level && row->threads_per_core == threads && row->n_cores > cores)
            cores = row->n_cores;
    }
    if (cores == 0)
        return;
    sb_addf(out, "      %d:\n        threads per core: %d\n", threads, threads);
    add_counts(out, "cores", cores, 1);
    add_counts(out, "threads", cores, threads);
    sb_addz(out, "        results:\n");
    for (size_t i = 0; i < m->n_bandwidths; i++) {
        if (m->bandwidths[i].level == level && m->bandwidths[i].threads_per_core == threads)
            add_row(out, m, &m->bandwidths[i]);
    }
}

bool kerncraft_write(const struct machine *m, struct arena *arena, struct str *text,
                     struct err *err)
{
    struct sb out = {.arena = arena};
    add_identity(&out, m);
    add_tools(&out, m);
    add_hierarchy(&out, m);
    add_kernels(&out, m);
    sb_addz(&out, "  measurements:\n");
    for (int level = 0; level <= m->n_caches; level++) {
        sb_addz(&out, "    ");
        add_key(&out, machine_level_name(m, level));
        sb_addz(&out, ":\n");
        for (int threads = 1; threads <= MACHINE_MAX_THREADS; threads++)
            add_run(&out, m, level, threads);
    }
    if (!kc_write_extra(m, &out, err))
        return false;
    *text = (struct str){sb_cstr(&out), out.len};
    return true;
}
