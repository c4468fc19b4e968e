#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "collect/machinefile/load.h"
#include "golden.h"
#include "machine/replaced.h"
#include "machine/sample.h"

static const char *saved(const struct machine *m, struct arena *arena)
{
    struct err err = {0};
    struct str text;
    assert_true(machine_text(m, arena, &text, &err));
    return str_cstr(arena, text);
}

static const char *saved_sample(struct arena *arena)
{
    const struct machine m = sample_machine();
    return saved(&m, arena);
}

static unsigned line_of(const char *text, const char *word)
{
    unsigned line = 1;
    assert_non_null(strstr(text, word));
    for (const char *c = text; c < strstr(text, word); c++)
        line += *c == '\n';
    return line;
}

/* The first violation is about `path`, contains `word` and is in this line. */
static void refused(const char *text, const char *path, const char *word, unsigned line)
{
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    if (machine_parse(str_of(text), "s.yml", &arena, &m, &err))
        fail_msg("accepted, but %s should be: %s", path, word);
    assert_string_equal(err.file, "s.yml");
    if (!str_starts_with(str_of(err.text), str_of(path)) || strstr(err.text, word) == NULL)
        fail_msg("%s: %s: %s", path, word, err.text);
    if (err.line != line)
        fail_msg("in line %u instead of %u: %s", err.line, line, err.text);
    arena_free(&arena);
}

/* The sample with `from` replaced is refused in the line in which `to` ends. */
static void one(const char *from, const char *to, const char *path, const char *word)
{
    struct arena arena = {0};
    const char *text = replaced(&arena, saved_sample(&arena), from, to);
    unsigned line = line_of(text, to);
    for (const char *c = to; *c != '\0'; c++)
        line += *c == '\n';
    refused(text, path, word, line);
    arena_free(&arena);
}

/* The sample with `from` replaced is accepted. */
static void fine(const char *from, const char *to)
{
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    const char *text = replaced(&arena, saved_sample(&arena), from, to);
    if (!machine_parse(str_of(text), "s.yml", &arena, &m, &err))
        fail_msg("%s: %s", to, err.text);
    arena_free(&arena);
}

static void each_violation_has_its_place(void **state)
{
    (void)state;
    one("ghz: 2.5", "ghz: -2.5", "clock.ghz", "accepted: 0.05 to 20");
    one("sets: 8190", "sets: 0", "caches[2].sets", "accepted: 1 to");
    one("ways: 16", "ways: 16\n  effective_kib: 9000", "caches[2].effective_kib",
        "accepted: 256 to 8190");
    one("ways: 16", "ways: none", "caches[2].ways", "whole number");
    one("name: Sample_1", "name: ../x", "name", "letters");
    one("policy: LRU", "policy: RLU", "caches[0].policy", "LRU, FIFO");
    one("load_from: L2", "load_from: L9", "caches[0].load_from", "'L9' is not a level");
    one("store_to: L3", "store_to: L1", "caches[1].store_to", "further from the core");
    one("line_bytes: 64", "line_bytes: 63", "line_bytes", "power of two");
    one("write_back: true", "write_back: maybe", "caches[0].write_back", "true, false");
    one("edge: L2-L3", "edge: L2-MEM", "transfers[2].edge", "L2-L3");
    one("mix: triad", "mix: triade", "bandwidths[6].mix", "'triade'");
    one("kind: assumed", "kind: guessed", "provenance[0].kind", "measured");
    one("isa: x86-64", "isa: sparc", "isa", "aarch64");
    one("schema: 1", "schema: 9", "schema", "accepted: 1");
    one("name: L1", "name: MEM", "caches[0].name", "neither MEM nor none");
    one("gb_per_s: [10, 18, 20,", "gb_per_s: [10, 18, 2e8,", "bandwidths[3].gb_per_s[2]",
        "is 2e+08; accepted: 0.001 to 10000000");
}

/* Everything that a file can contain. */
static struct machine full_machine(void)
{
    struct machine m = sample_machine();
    m.model_known = true;
    m.model = 63;
    m.caches[2].effective_bytes = 1 << 20;
    m.peak_sp = (struct peak_flops){.total = 32, .fma = 32, .add = 8, .mul = 16};
    m.core = (struct machine_core){
        .n_accesses = 1, .accesses = {{32, 0.5, 1, 1, 2, 0.75}}, .row_cy = 12.5};
    m.compositions[0] = (struct machine_composition){
        .hypothesis = "source",
        .near_share = 0.5,
        .far_share = 0.25,
        .memory_share = 0.75,
        .source_share = 1,
        .core_factor = 1.1,
        .data_factor = 2,
        .levels = {{.error = 0.01, .low = 0.9, .high = 1.1},
                   {.cy_per_load = 2, .cy_per_store = 3, .error = 0.02, .low = 0.8, .high = 1.2},
                   {.cy_per_load = 4, .cy_per_store = 5, .error = 0.03, .low = 0.7, .high = 1.3},
                   {.cy_per_load = 6, .cy_per_store = 7, .error = 0.04, .low = 0.6, .high = 1.4}}};
    m.n_compositions = 1;
    return m;
}

/* What is said of the machine with another value at one place. */
static struct err add_refusal(struct str text, size_t from, size_t to, const char *value,
                              struct sb *out)
{
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    const char *changed =
        str_formatz(&arena, "%.*s%s%s", (int)from, text.ptr, value, text.ptr + to);
    const bool taken = machine_parse(str_of(changed), "s.yml", &arena, &m, &err);
    sb_add(out, str_of(taken ? "TAKEN" : err.text));
    if (strstr(err.hint, " more: ") != NULL)
        sb_addf(out, " — %s", err.hint);
    sb_addc(out, '\n');
    arena_free(&arena);
    return err;
}

/* At the limits that a refusal names, and beyond them by as little as a number of its kind can be.
 */
static void add_limits(struct str text, size_t from, size_t to, const char *refusal, struct sb *out)
{
    static const char *const steps[] = {"0", "1", "-1"};
    const char *const accepted = strstr(refusal, "accepted: ");
    double limits[2];
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        sb_addf(out, "  %s: ", steps[i]);
        add_refusal(text, from, to, steps[i], out);
    }
    const struct str range = str_of(accepted != NULL ? accepted + strlen("accepted: ") : NULL);
    const size_t between = str_find_str(range, STR(" to "));
    const struct str high = str_slice(range, between + strlen(" to "), range.len);
    if (!str_to_double(str_slice(range, 0, between), &limits[0]) ||
        !str_to_double(str_cut(high, ',').head, &limits[1]))
        return;
    for (int i = 0; i < 4; i++) {
        const double limit = limits[i / 2];
        const double step = limit == floor(limit) && limit != 0 ? 1 : 1e-3 * fmax(limit, 1);
        const double beyond = i % 2 == 0 ? 0 : i == 1 ? -step : step;
        const char *const value = str_formatz(out->arena, "%.12g", limit + beyond);
        sb_addf(out, "  %s: ", value);
        add_refusal(text, from, to, value, out);
    }
}

/* What is said of each of them far too small or large, and at its limits: limits.txt. */
static void every_number_has_limits(void **state)
{
    (void)state;
    static const char golden[] = "tests/machine/limits.txt";
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    const struct machine full = full_machine();
    const struct str text = str_of(saved(&full, &arena));
    for (size_t colon = 1; colon + 2 < text.len; colon++) {
        size_t to = colon + 2;
        double value = 0;
        if (text.ptr[colon] != ':' || text.ptr[colon + 1] != ' ')
            continue;
        while (to < text.len && strchr(",}\n", text.ptr[to]) == NULL)
            to++;
        if (!str_to_double(str_slice(text, colon + 2, to), &value))
            continue;
        add_refusal(text, colon + 2, to, "-2000000000", &out);
        const struct err why = add_refusal(text, colon + 2, to, "2000000000", &out);
        add_limits(text, colon + 2, to, why.text, &out);
    }
    assert_golden(golden, sb_str(&out));
    arena_free(&arena);
}

/* Copies of a line, as many as there may be of it, and one more. */
static const char *times(struct arena *arena, size_t n, const char *line)
{
    struct sb out = {.arena = arena};
    for (size_t i = 0; i < n; i++)
        sb_addz(&out, line);
    return sb_cstr(&out);
}

/* What is said of lists that are too long, too short or say a thing twice: lists.txt. */
static void every_list_has_limits(void **state)
{
    (void)state;
    static const char golden[] = "tests/machine/lists.txt";
    static const char peak[] = "peak_flop_per_cy:";
    struct arena arena = {0};
    struct sb out = {.arena = &arena};
    const struct machine full = full_machine();
    const char *const text = saved(&full, &arena);
    const char *const access = "  - {bytes: 64, cy_per_load: 1, cy_per_split_load: 1, "
                               "cy_per_store: 1, cy_per_split_store: 2, cy_per_store_beside: 1}\n";
    const char *const level = strstr(text, "  - {level: L2, ");
    assert_non_null(level);
    const char *const l2 = str_formatz(&arena, "%.*s", (int)strcspn(level, "}") + 2, level);
    const char *const composition = strstr(text, "- hypothesis: source");
    assert_non_null(composition);
    const size_t length = strcspn(composition, "}");
    const struct {
        const char *from, *to;
    } changes[] = {
        {peak, str_formatz(&arena, "- {edge: MEM-X, overlaps: false}\n%s", peak)},
        {"- {edge: L1-L2", "- {edge: L1-L3"},
        {"name: L3\n", "name: L345678\n"},
        {"name: L3\n", "name: L3456789\n"},
        {"  accesses:\n", str_formatz(&arena, "  accesses:\n%s", times(&arena, 3, access))},
        {"  accesses:\n", str_formatz(&arena, "  accesses:\n%s", times(&arena, 4, access))},
        {l2, ""},
        {l2, times(&arena, 2, l2)},
        {"- {level: L2, ", "- {level: L9, "},
        {"compositions:\n",
         str_formatz(&arena, "compositions:\n%.*s}\n", (int)length, composition)},
    };
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        const char *const changed = replaced(&arena, text, changes[i].from, changes[i].to);
        struct err err = {0};
        struct machine m;
        sb_addf(&out, "%zu: ", i);
        if (machine_parse(str_of(changed), "s.yml", &arena, &m, &err))
            sb_addz(&out, "taken\n");
        else
            err_format(&err, &out);
    }
    assert_golden(golden, sb_str(&out));
    arena_free(&arena);
}

static void metrics_have_a_limit(void **state)
{
    (void)state;
    for (size_t n = 16384; n <= 16385; n++) {
        struct arena arena = {0};
        struct err err = {0};
        struct machine m = sample_machine();
        m.caches[0].counters_loads = str_formatz(&arena, "%*s", (int)n, "A:PMC0");
        const char *const text = saved(&m, &arena);
        const bool taken = machine_parse(str_of(text), "s.yml", &arena, &m, &err);
        assert_int_equal(taken, n == 16384);
        assert_string_equal(err.text,
                            taken ? ""
                                  : "caches[0].counters.loads has 16385 characters; accepted: at "
                                    "most 16384");
        arena_free(&arena);
    }
}

static void months_have_days(void **state)
{
    (void)state;
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    for (int month = 1; month <= 12; month++) {
        struct arena arena = {0};
        fine("date: 2020-01-02",
             str_formatz(&arena, "date: 2021-%02d-%02d", month, days[month - 1]));
        one("date: 2020-01-02",
            str_formatz(&arena, "date: 2021-%02d-%02d", month, days[month - 1] + 1),
            "provenance[0].date", "is '");
        arena_free(&arena);
    }
}

/* A domain is part of a socket; if sizes do not divide, the mean counts. */
static void the_topology_agrees_with_itself(void **state)
{
    (void)state;
    one("numa_domain: 6", "numa_domain: 7", "topology.cores_per_numa_domain", "accepted: 6,");
    one("numa_domain: 6", "numa_domain: 13", "topology.cores_per_numa_domain", "accepted: 1 to 12");
    one("domains_per_socket: 2", "domains_per_socket: 13", "topology.numa_domains_per_socket",
        "is 13; accepted: a divisor of cores_per_socket (12)");
    one("domains_per_socket: 2", "domains_per_socket: 5", "topology.numa_domains_per_socket",
        "is 5; accepted: a divisor of cores_per_socket (12)");
    one("base_ghz: 2.4", "base_ghz: 0", "clock.base_ghz", "is 0; accepted: 0.05 to 20, or leave");
    one("gib_per_numa_domain: 8", "gib_per_numa_domain: 0", "topology.memory_gib_per_numa_domain",
        "is 0; accepted: 0.01 to 65536, or leave the key out");
    one("vendor: Sample", "vendor: ''", "vendor", "is empty; accepted: a text");
    one("family: 6", "family: -6", "family", "is -6; accepted: 0 to 4095");
    one("family: 6", "family: 4096", "family", "is 4096; accepted: 0 to 4095");
}

static void setup_has_the_documented_words(void **state)
{
    (void)state;
    one("turbo: off", "turbo: perhaps", "setup.turbo", "is 'perhaps'; accepted: on, off");
    one("numa_balancing: on", "numa_balancing: 1", "setup.numa_balancing", "accepted: on, off");
    one("huge_pages: madvise", "huge_pages: always madvise [never]", "setup.huge_pages",
        "accepted: always, madvise, never");
    fine("huge_pages: madvise", "huge_pages: never");
    fine("governor: performance", "governor: schedutil");
}

static void caches_agree_with_each_other(void **state)
{
    (void)state;
    one("cores_per_group: 4", "cores_per_group: 13", "caches[2].cores_per_group",
        "is 13; accepted: at most 12");
    one("cores_per_group: 4", "cores_per_group: 0", "caches[2].cores_per_group", "accepted: 1 to");
    struct arena arena = {0};
    struct machine m = sample_machine();
    m.caches[1].cores_per_group = 6;
    const char *text = saved(&m, &arena);
    refused(text, "caches[2].cores_per_group", "is 4; accepted: at least 6",
            line_of(text, "cores_per_group: 4"));
    arena_free(&arena);
}

/* Hierarchies that the cache simulator would refuse without a place. */
static void hierarchies_that_nothing_can_follow(void **state)
{
    (void)state;
    one("write_back: true", "write_back: false", "caches[0].write_back",
        "accepted: true, or write_allocate: false");
    fine("write_allocate: true\n  write_back: true", "write_allocate: false\n  write_back: false");
    one("victims_to: none", "victims_to: MEM", "caches[0].victims_to",
        "accepted: a later cache, none");
    struct arena arena = {0};
    struct machine m = sample_machine();
    m.caches[2].cache.sets = 1 << 26;
    m.caches[2].cache.ways = 65;
    const char *large = saved(&m, &arena);
    refused(large, "caches[2].sets", "4294967296", line_of(large, "sets: 67108864"));
    m = sample_machine();
    m.caches[1].cache.victims_to = 2;
    m.caches[2].cache.inclusive = true;
    const char *text = saved(&m, &arena);
    refused(text, "caches[2].inclusive", "the victims of L2", line_of(text, "inclusive: true"));
    m = sample_machine();
    m.caches[1].cache.exclusive = true;
    text = saved(&m, &arena);
    refused(text, "caches[1].exclusive", "L1 does not give it all", line_of(text, "exclusive"));
    m = sample_machine();
    m.caches[1].cache.subblock_bytes = 8;
    text = saved(&m, &arena);
    refused(text, "caches[1].subblock_bytes", "does not combine writes",
            line_of(text, "subblock_bytes"));
    arena_free(&arena);
}

static void every_edge_has_its_keys(void **state)
{
    (void)state;
    one("{edge: REG-L1,", "{edge: REG-L1, bytes_per_cy: 64,", "transfers[0].bytes_per_cy",
        "does not apply between registers and L1");
    one("{edge: REG-L1,", "{edge: REG-L1, duplex: full,", "transfers[0].duplex", "does not apply");
    one("{edge: REG-L1,", "{edge: REG-L1, penalty_cy_per_load: 1,",
        "transfers[0].penalty_cy_per_load", "does not apply");
    one("{edge: L3-MEM,", "{edge: L3-MEM, bytes_per_cy: 64,", "transfers[3].bytes_per_cy",
        "is measured");
    one("bytes_per_cy: 64, duplex: half", "bytes_per_cy: 64", "transfers[1].duplex",
        "is missing; accepted: half, full");
    one("L2-L3, overlaps: false, bytes_per_cy: 32", "L2-L3, overlaps: false",
        "transfers[2].bytes_per_cy", "is missing; accepted: 0.1 to 4096, or `kind: unknown`");
    struct arena arena = {0};
    const char *text = replaced(&arena, saved_sample(&arena), "  load_from: L2\n", "");
    refused(text, "caches[0].load_from", "is missing", line_of(text, "name: L1"));
    text = replaced(&arena, saved_sample(&arena), "  victims_to: none\n", "");
    refused(text, "caches[0].victims_to", "is missing", line_of(text, "name: L1"));
    arena_free(&arena);
}

static void peaks_agree_with_each_other(void **state)
{
    (void)state;
    one("total: 16, fma: 16", "total: 3, fma: 16", "peak_flop_per_cy.dp.total", "fma is 16");
    one("total: 16, fma: 16", "total: 0, fma: 16", "peak_flop_per_cy.dp.total",
        "is 0; accepted: 0.1 to 100000, or leave the key out");
    /* measured, while the others follow from the ports */
    fine("total: 16, fma: 16", "total: 9.9, fma: 16");
}

static void counter_metrics_are_read(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct machine m = sample_machine();
    m.caches[0].counters_misses = "L1D_REPLACEMENT:PMC[0-3]";
    m.memory_counters_loads = "CAS_RD:MBOX0C1";
    m.counters_non_overlapping = "T_L1L2 + T_L2L3"; /* no events, but times of the model */
    const char *text = saved(&m, &arena);
    struct machine again;
    assert_true(machine_parse(str_of(text), "s.yml", &arena, &again, &err));
    refused(replaced(&arena, text, "REPLACEMENT:PMC[0-3]", "REPLACEMENT"),
            "caches[0].counters.misses", "at character 16; accepted: events such as NAME:PMC[0-3]",
            line_of(text, "misses:"));
    refused(replaced(&arena, text, "MBOX0C1", "MBOX0C1 +"), "counters.memory_loads",
            "is not a valid counter metric", line_of(text, "memory_loads:"));
    arena_free(&arena);
}

/* The sample with one row (MEM, copy) changed. */
static const char *with_row(struct bandwidth row, struct arena *arena)
{
    struct machine m = sample_machine();
    struct bandwidth *rows = arena_copy(arena, m.bandwidths, m.n_bandwidths, sizeof *rows);
    rows[3] = row;
    m.bandwidths = rows;
    return saved(&m, arena);
}

static void rows_of_bandwidths_fit_the_machine(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    static const double values[] = {1e10, 2e10, 3e10, 3e10, 3e10, 3e10, 3e10,
                                    3e10, 3e10, 3e10, 3e10, 3e10, 3e10};
    struct bandwidth row = {
        .mix = 1, .level = 3, .threads_per_core = 1, .n_cores = 12, .bytes_per_s = values};
    struct machine m;
    const char *text = with_row(row, &arena);
    assert_true(machine_parse(str_of(text), "s.yml", &arena, &m, &err));
    const unsigned line = line_of(text, "gb_per_s: [10, 20, 30");
    row.n_cores = 13;
    refused(with_row(row, &arena), "bandwidths[3].gb_per_s", "has 13 values; accepted: 1 to 12",
            line);
    row.n_cores = 5;
    refused(with_row(row, &arena), "bandwidths[3].gb_per_s", "has 5 values; accepted: at least 6",
            line);
    row.n_cores = 12;
    row.threads_per_core = 3;
    refused(with_row(row, &arena), "bandwidths[3].threads_per_core", "is 3; accepted: 1 to 2",
            line - 1);
    row.threads_per_core = 1;
    row.mix = 0;
    refused(with_row(row, &arena), "bandwidths[3].mix",
            "is load of MEM with threads_per_core 1 for a second time", line - 2);
    m = sample_machine();
    m.n_bandwidths = 1; /* of L1 */
    text = saved(&m, &arena);
    refused(text, "bandwidths", "has no row of MEM with threads_per_core 1",
            line_of(text, "bandwidths:") + 1);
    const struct provenance unknown[] = {{"all", PROVENANCE_VENDOR, "manuals", NULL},
                                         {"bandwidths", PROVENANCE_UNKNOWN, "no figures", NULL}};
    struct machine said;
    m.provenance = unknown;
    m.n_provenance = 2;
    assert_true(machine_parse(str_of(saved(&m, &arena)), "sample.yml", &arena, &said, &err));
    assert_true(machine_says_unknown(&said, "bandwidths"));
    arena_free(&arena);
}

static void a_fit_is_one_of_the_known(void **state)
{
    (void)state;
    one("hypothesis: zen", "hypothesis: fast", "fit.hypothesis",
        "is 'fast'; accepted: serial, intel, zen, full");
    one("measured_cy_per_cl: 2", "measured_cy_per_cl: 0", "fit.points[0].measured_cy_per_cl",
        "is 0; accepted: 0.001 to");
    one("measured_cy_per_cl: 2", "measured_cy_per_cl: -2", "fit.points[0].measured_cy_per_cl",
        "is -2; accepted: 0.001 to");
    fine("hypothesis: zen", "hypothesis: ''");
}

static void every_group_of_values_says_where_it_is_from(void **state)
{
    (void)state;
    static const char end[] = "date: 2020-01-02\n";
    one(end, "date: 2020-01-02\n- kind: vendor\n  how: x\n  group: everything",
        "provenance[1].group", "is 'everything'; accepted: identity, clock,");
    one(end, "date: 2020-01-02\n- kind: assumed\n  how: x\n  group: all", "provenance[1].group",
        "with this kind for a second time");
    one(end, "date: 2020-01-02\n- {kind: unknown, how: nobody knows}", "provenance[1].group",
        "is missing");
    fine(end, "date: 2020-01-02\n- kind: vendor\n  how: x\n  group: all");
    /* one mistake: it may be any group, so that none counts as missing */
    one("group: all", "group: everything", "provenance[0].group", "is 'everything'");
    one("group: all", "group: clock", "provenance",
        "does not say where identity, topology, caches");
    one("kind: assumed\n  how: made up for tests\n  date: 2020-01-02",
        "how: made up for tests\n  kind: measured\n  date: 2020-13-02", "provenance[0].date",
        "is '2020-13-02'; accepted: a date such as");
    static const char *const no_dates[] = {"yesterday",
                                           "2021-02-29",
                                           "2020-1-2",
                                           "20200102",
                                           "2020-00-05",
                                           "2020-13-01",
                                           "2020-04-31",
                                           "2020-01-00",
                                           "2100-02-29",
                                           "2020-01-02T03:60Z",
                                           "2020-01-02T03:04:61Z",
                                           "2020-01-02T03:04",
                                           "2020-01-02T24:00Z",
                                           "2020-01-02T03:04:05Zulu",
                                           "2020-01-02 03:04:05"};
    for (size_t i = 0; i < sizeof no_dates / sizeof no_dates[0]; i++) {
        struct arena arena = {0};
        one("date: 2020-01-02", str_formatz(&arena, "date: %s", no_dates[i]), "provenance[0].date",
            "is '");
        arena_free(&arena);
    }
    static const char *const dates[] = {"2020-02-29",
                                        "2000-02-29",
                                        "2020-04-30",
                                        "2020-12-31",
                                        "2020-01-02T03:04:05Z",
                                        "2020-01-02T03:04+01:00",
                                        "2020-12-31T23:59:60-11:30"};
    for (size_t i = 0; i < sizeof dates / sizeof dates[0]; i++) {
        struct arena arena = {0};
        fine("date: 2020-01-02", str_formatz(&arena, "date: %s", dates[i]));
        arena_free(&arena);
    }
    struct arena arena = {0};
    const char *text = replaced(&arena, saved_sample(&arena), "kind: assumed", "kind: measured");
    text = replaced(&arena, text, "  date: 2020-01-02\n", "");
    refused(text, "provenance[0].date", "is missing, but the values are measured",
            line_of(text, "group: all"));
    arena_free(&arena);
}

/* A number that YAML readers may understand differently is refused. */
static void numbers_have_one_meaning(void **state)
{
    (void)state;
    static const char *const ways[] = {"010", "0x10", "0o17", "1_000", "08",   "-01",
                                       "00",  "1e1",  "8.0",  "' 8'",  "'8 '", "eight"};
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        struct arena arena = {0};
        one("ways: 16", str_formatz(&arena, "ways: %s", ways[i]), "caches[2].ways",
            "accepted: a whole number");
        arena_free(&arena);
    }
    static const char *const ghz[] = {"010", "0x1p1", "1_0", "' .5'",  ".inf",   "nan",
                                      "2,5", "02.5",  "inf", "'2.5 '", "2.5 GHz"};
    for (size_t i = 0; i < sizeof ghz / sizeof ghz[0]; i++) {
        struct arena arena = {0};
        one("ghz: 2.5", str_formatz(&arena, "ghz: %s", ghz[i]), "clock.ghz", "accepted: a number");
        arena_free(&arena);
    }
    static const struct {
        const char *text;
        double ghz;
    } good[] = {{".5", 0.5},  {"5.", 5},      {"+2.5", 2.5},
                {"0.5", 0.5}, {"25e-1", 2.5}, {"'2.5'", 2.5}};
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct machine m;
        const char *text = replaced(&arena, saved_sample(&arena), "ghz: 2.5",
                                    str_formatz(&arena, "ghz: %s", good[i].text));
        assert_true(machine_parse(str_of(text), "s.yml", &arena, &m, &err));
        assert_true(m.clock_hz == good[i].ghz * 1e9);
        arena_free(&arena);
    }
}

static const char *write_file(const char *path, const char *text)
{
    struct err err = {0};
    assert_true(file_write(path, str_of(text), &err));
    return path;
}

/* What was read from a file with mistakes can still be written. */
static void rows_of_nothing_are_left_out(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    struct violations list = {.arena = &arena};
    const char *text = saved_sample(&arena);
    const size_t mixes = (size_t)(strstr(text, "mixes:") - text);
    text = str_formatz(&arena, "%.*smixes: []\n%s", (int)mixes, text, strstr(text, "bandwidths:"));
    text = replaced(&arena, text, "level: L1", "level: L7");
    const char *path = write_file("/tmp/inspect_machine_check_test.yml", text);
    assert_true(machine_read(path, &m, &list, &err));
    assert_true(list.count > 7);
    assert_int_equal(m.n_bandwidths, 0);
    assert_int_equal(m.n_fit, 0);
    saved(&m, &arena);
    remove(path);
    arena_free(&arena);
}

/* What a fit found is not edited by hand: a key that is not known is that of another version. */
static void earlier_compositions_are_to_be_fitted_again(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    const char *text = replaced(&arena, saved_sample(&arena),
                                "\nprovenance:", "\ncompositions:\n- core_share: 0.1\nprovenance:");
    assert_false(machine_parse(str_of(text), "s.yml", &arena, &m, &err));
    assert_non_null(strstr(err.hint, "calibrate again (inspect machine calibrate)"));
    arena_free(&arena);
}

static void a_composition_is_one_of_the_known(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m = full_machine();
    m.compositions[0].hypothesis = "sauce";
    const char *const text = saved(&m, &arena);
    refused(text, "compositions[0].hypothesis",
            "is 'sauce'; accepted: ", line_of(text, "hypothesis: sauce"));
    arena_free(&arena);
}

static void all_violations_come_at_once(void **state)
{
    (void)state;
    struct arena arena = {0};
    const char *text = saved_sample(&arena);
    text = replaced(&arena, text, "ghz: 2.5", "ghz: 0");
    text = replaced(&arena, text, "  sockets: 1\n", "");
    text = replaced(&arena, text, "sets: 64", "sets: many");
    text = replaced(&arena, text, "ways: 16", "wasy: 16");
    struct err err = {0};
    struct machine m;
    assert_false(machine_parse(str_of(text), "s.yml", &arena, &m, &err));
    /* The first is the error, the others are counted. */
    assert_string_equal(err.hint, "4 more: inspect machine show s.yml lists all");
    arena_free(&arena);
}

static void a_missing_key_stands_where_it_belongs(void **state)
{
    (void)state;
    struct arena arena = {0};
    const char *text = replaced(&arena, saved_sample(&arena), "  threads_per_core: 2\n", "");
    struct err err = {0};
    struct machine m;
    assert_false(machine_parse(str_of(text), "s.yml", &arena, &m, &err));
    assert_non_null(strstr(err.text, "topology.threads_per_core is missing"));
    assert_int_equal(err.line, line_of(text, "topology:") + 1);
    arena_free(&arena);
}

/* Lists are looked through as far as they may be long; a million mistakes help nobody. */
static void long_lists_are_cut(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    sb_addz(&text, "mixes:\n");
    for (int i = 0; i < MACHINE_MAX_LIST + 100; i++)
        sb_addz(&text, "- {}\n");
    struct err err = {0};
    struct machine m;
    assert_false(machine_parse(sb_str(&text), "l.yml", &arena, &m, &err));
    assert_non_null(strstr(err.text, "is missing"));
    /* The mixes' five keys and those of the top; the list's length. */
    const long more = strtol(err.hint, NULL, 10);
    assert_true(more >= (long)MACHINE_MAX_LIST * 5 && more < (long)MACHINE_MAX_LIST * 5 + 30);
    arena_free(&arena);
}

static void a_second_document_is_no_part_of_the_file(void **state)
{
    (void)state;
    struct arena arena = {0};
    const char *first = saved_sample(&arena);
    struct machine m;
    struct err err = {0};
    assert_true(machine_parse(str_of(str_formatz(&arena, "---\n%s...\n# end\n", first)), "s.yml",
                              &arena, &m, &err));
    const char *both = str_formatz(&arena, "%s---\nname: other\n", first);
    assert_false(machine_parse(str_of(both), "s.yml", &arena, &m, &err));
    assert_non_null(strstr(err.text, "second document"));
    assert_int_equal(err.line, line_of(both, "---"));
    arena_free(&arena);
}

static void hostile_texts_are_errors(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "",
        "\xff\xfe",
        "- a\n- b\n",
        "schema: &a 1\nname: *a\n",
        "? [a, b]\n: c\n",
        "kerncraft version: 1\nmemory hierarchy: [1, 2, 3]\n",
        "kerncraft version: 1\nmemory hierarchy: {a: b}\nbenchmarks: 3\nclock: [1]\n",
        "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct machine m;
        assert_false(machine_parse(str_of(texts[i]), "h.yml", &arena, &m, &err));
        assert_int_equal(err.kind, ERR_INPUT);
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_violation_has_its_place),
        cmocka_unit_test(every_number_has_limits),
        cmocka_unit_test(every_list_has_limits),
        cmocka_unit_test(metrics_have_a_limit),
        cmocka_unit_test(months_have_days),
        cmocka_unit_test(the_topology_agrees_with_itself),
        cmocka_unit_test(setup_has_the_documented_words),
        cmocka_unit_test(caches_agree_with_each_other),
        cmocka_unit_test(hierarchies_that_nothing_can_follow),
        cmocka_unit_test(every_edge_has_its_keys),
        cmocka_unit_test(peaks_agree_with_each_other),
        cmocka_unit_test(counter_metrics_are_read),
        cmocka_unit_test(rows_of_bandwidths_fit_the_machine),
        cmocka_unit_test(a_fit_is_one_of_the_known),
        cmocka_unit_test(every_group_of_values_says_where_it_is_from),
        cmocka_unit_test(numbers_have_one_meaning),
        cmocka_unit_test(rows_of_nothing_are_left_out),
        cmocka_unit_test(earlier_compositions_are_to_be_fitted_again),
        cmocka_unit_test(a_composition_is_one_of_the_known),
        cmocka_unit_test(all_violations_come_at_once),
        cmocka_unit_test(a_missing_key_stands_where_it_belongs),
        cmocka_unit_test(long_lists_are_cut),
        cmocka_unit_test(a_second_document_is_no_part_of_the_file),
        cmocka_unit_test(hostile_texts_are_errors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
