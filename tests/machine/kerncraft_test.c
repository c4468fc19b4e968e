#include "unit.h"

#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "collect/kerncraft/kerncraft.h"
#include "collect/machinefile/load.h"
#include "machine/replaced.h"
#include "machine/sample.h"

static const char fixture[] = "tests/machine/fixtures/Made_Up.yml";

static void identity_and_topology(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    assert_true(machine_load(fixture, &arena, &m, &err));
    assert_string_equal(m.name, "Made_Up");
    assert_string_equal(m.vendor, "Intel");
    assert_string_equal(m.model_name, "Intel Made Up EP processor");
    assert_string_equal(m.isa, "x86-64");
    assert_true(m.clock_hz == 2.5e9);
    assert_int_equal(m.sockets, 2);
    assert_int_equal(m.cores_per_socket, 4);
    assert_int_equal(m.cores_per_numa_domain, 2);
    assert_int_equal(m.line_bytes, 64);
    assert_string_equal(m.setup.huge_pages, "always");
    assert_true(m.peak_sp.total == 32);
    assert_true(m.peak_dp.total == 0);
    assert_true(m.peak_dp.add == 4);
    arena_free(&arena);
}

static void hierarchy_moves_edges_inwards(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    assert_true(machine_load(fixture, &arena, &m, &err));
    assert_int_equal(m.n_caches, 3);
    assert_true(m.registers_overlap);
    assert_true(m.caches[0].overlaps);
    assert_false(m.caches[1].overlaps);
    assert_true(m.caches[0].bytes_per_cy == 64);
    assert_int_equal(m.caches[0].duplex, DUPLEX_HALF);
    assert_true(m.caches[1].bytes_per_cy == 16);
    assert_int_equal(m.caches[1].duplex, DUPLEX_FULL);
    assert_int_equal(m.caches[1].cache.policy, CACHE_FIFO);
    assert_int_equal(m.caches[0].cache.load_from, 1);
    assert_int_equal(m.caches[1].cache.load_from, -1);
    assert_int_equal(m.caches[1].cache.victims_to, 2);
    assert_int_equal(m.caches[2].cache.load_from, 3);
    assert_false(m.caches[2].cache.write_allocate);
    assert_true(m.caches[m.n_caches - 1].penalty.cy_per_load == 0.5);
    assert_true(m.caches[m.n_caches - 1].penalty.cy_per_store == 2.5);
    assert_string_equal(m.caches[0].counters_loads, "LOADS:PMC[0-3]");
    assert_null(m.caches[0].counters_misses);
    assert_null(m.counters_non_overlapping);
    assert_string_equal(m.counters_overlapping, "Max(A:PMC[0-3], B:PMC[0-3], C:PMC[0-3])");
    arena_free(&arena);
}

static void tools_and_measurements(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    assert_true(machine_load(fixture, &arena, &m, &err));
    assert_int_equal(m.n_compilers, 2);
    assert_string_equal(machine_compiler(&m, STR("gcc"))->flags, "-O3 -march=native");
    assert_int_equal(m.n_analysers, 2);
    const struct analyser *mca = &m.analysers[1];
    assert_string_equal(mca->name, "llvm-mca");
    assert_string_equal(mca->target, "-mcpu=haswell -march=x86-64");
    assert_int_equal(mca->n_overlapping, 3);
    assert_string_equal(mca->non_overlapping[0], "HWPort2");
    assert_string_equal(m.analysers[0].overlapping[1], "0DV");
    double bytes_per_s = 0;
    assert_true(machine_bandwidth(&m, 0, 2, 1, 1, &bytes_per_s, NULL, &err));
    assert_true(bytes_per_s == 200.5e9);
    /*
     * one thread per core, although it follows the row of two in the file; write-allocate counted
     */
    assert_true(machine_bandwidth(&m, 3, 2, 2, 1, &bytes_per_s, NULL, &err));
    assert_true(bytes_per_s == 13e9 * 1.5);
    arena_free(&arena);
}

static struct str text_of(const struct machine *m, struct arena *arena)
{
    struct err err = {0};
    struct str text;
    assert_true(machine_text(m, arena, &text, &err));
    return text;
}

static void written_and_read_again(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    assert_true(machine_load(fixture, &arena, &m, &err));
    /* through our format */
    struct str text;
    struct machine ours;
    assert_true(machine_text(&m, &arena, &text, &err));
    assert_true(machine_parse(text, "ours.yml", &arena, &ours, &err));
    assert_true(str_eq(text_of(&m, &arena), text_of(&ours, &arena)));
    /* through Kerncraft's */
    struct machine theirs;
    struct str exported;
    assert_true(kerncraft_write(&m, &arena, &exported, &err));
    assert_true(machine_parse(exported, "x/Made_Up.yml", &arena, &theirs, &err));
    assert_true(str_eq(text_of(&m, &arena), text_of(&theirs, &arena)));
    assert_true(str_eq(text_of(&m, &arena), text_of(&theirs, &arena)));
    arena_free(&arena);
}

/* L3 is exclusive, L2 combines writes: both survive either format. What an exclusive cache receives
 * comes from those that load from it. */
static void caches_that_swap_and_combine(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    struct str text;
    assert_true(file_read(fixture, 1 << 20, &arena, &text, &err));
    const char *source = str_cstr(&arena, text);
    source = replaced(&arena, source, "    write_allocate: true\n    write_back: true\n",
                      "    write_allocate: false\n    write_back: true\n"
                      "    write_combining: true\n    subblock_size: 16\n");
    source = replaced(&arena, source, "write_allocate: false, write_back: true}",
                      "write_allocate: false, write_back: true, swap_on_load: true}");
    source = replaced(&arena, source,
                      "load_from:       # the next one is filled with victims\n"
                      "    victims_to: L3",
                      "load_from: L3");
    assert_true(machine_parse(str_of(source), "x/Made_Up.yml", &arena, &m, &err));
    assert_true(m.caches[2].cache.exclusive);
    assert_int_equal(m.caches[1].cache.victims_to, 2);
    assert_true(m.caches[1].cache.write_combining);
    assert_int_equal(m.caches[1].cache.subblock_bytes, 16);
    assert_false(m.caches[0].cache.exclusive || m.caches[0].cache.write_combining);
    struct machine again;
    struct str exported;
    assert_true(kerncraft_write(&m, &arena, &exported, &err));
    assert_true(machine_parse(exported, "x/Made_Up.yml", &arena, &again, &err));
    assert_true(str_eq(text_of(&m, &arena), text_of(&again, &arena)));
    assert_true(machine_parse(text_of(&m, &arena), "ours.yml", &arena, &again, &err));
    assert_true(str_eq(text_of(&m, &arena), text_of(&again, &arena)));
    arena_free(&arena);
}

static void wrong_values_are_all_named(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    const char *path = "/tmp/inspect_machine_kerncraft_test.yml";
    struct str text;
    assert_true(file_read(fixture, 1 << 20, &arena, &text, &err));
    const char *broken = str_cstr(&arena, text);
    broken = replaced(&arena, broken, "2.50 GHz", "2.5 feet");
    broken = replaced(&arena, broken, "sockets: 2", "sockets: 0");
    broken = replaced(&arena, broken, "ways: 11", "ways: 0");
    broken = replaced(&arena, broken, "FIFO", "FOOL");
    assert_true(file_write(path, str_of(broken), &err));
    struct machine m;
    struct violations list = {.arena = &arena};
    assert_true(machine_read(path, &m, &list, &err));
    unsigned lines[8] = {0};
    for (size_t i = 0; i < list.count && i < 8; i++)
        lines[i] = list.items[i].line;
    assert_true(list.count >= 4);
    assert_int_equal(lines[0], 5); /* clock: not a quantity */
    bool policy = false;
    for (size_t i = 0; i < list.count; i++)
        policy = policy || (list.items[i].line == 54 && strstr(list.items[i].text, "FOOL") != NULL);
    assert_true(policy);
    remove(path);
    arena_free(&arena);
}

/* The fixture with "main memory" instead of its entry for the memory. */
static const char *with_a_plain_memory(struct arena *arena)
{
    struct err err = {0};
    struct str text;
    assert_true(file_read(fixture, 1 << 20, arena, &text, &err));
    const size_t memory = str_find_str(text, STR("- level: MEM"));
    const size_t behind = str_find_str(text, STR("\nbenchmarks:"));
    assert_true(memory < behind && behind < text.len);
    return str_formatz(arena, "%.*s- main memory\n%s", (int)memory, text.ptr, text.ptr + behind);
}

static void a_level_that_is_no_map_is_named(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    const char *broken = with_a_plain_memory(&arena);
    assert_false(machine_parse(str_of(broken), "x/Made_Up.yml", &arena, &m, &err));
    assert_string_equal(err.file, "x/Made_Up.yml");
    assert_int_equal(err.line, 69);
    assert_int_equal(err.col, 3);
    assert_non_null(strstr(err.text, "is not a map; accepted: `key: value` lines"));
    err = (struct err){0};
    broken = replaced(&arena, broken, "- level: L3\n  cache", "- []\n- level: L3\n  cache");
    assert_false(machine_parse(str_of(broken), "x/Made_Up.yml", &arena, &m, &err));
    assert_int_equal(err.line, 63);
    assert_int_equal(err.col, 3);
    arena_free(&arena);
}

/* Reads the fixture with a change; notes and violations are in the order of the file. */
static void read_changed(const char *from, const char *to, struct violations *list)
{
    struct err err = {0};
    struct machine m;
    struct str text;
    const char *path = "/tmp/inspect_machine_kerncraft_test.yml";
    assert_true(file_read(fixture, 1 << 20, list->arena, &text, &err));
    const char *changed = replaced(list->arena, str_cstr(list->arena, text), from, to);
    assert_true(file_write(path, str_of(changed), &err));
    assert_true(machine_import(path, &m, list, &err));
    remove(path);
}

struct change {
    const char *from, *to;
    unsigned line;
    const char *path, *text;
};

static void assert_named(const struct change *c, const struct violations *list)
{
    if (list->count != 1)
        fail_msg("%s: %zu found", c->to, list->count);
    const struct violation *v = &list->items[0];
    if (v->line != c->line || strcmp(v->path, c->path) != 0 || strstr(v->text, c->text) == NULL)
        fail_msg("%s: line %u: %s %s", c->to, v->line, v->path, v->text);
}

static void wrong_words_and_results_are_named(void **state)
{
    (void)state;
    static const struct change changes[] = {
        {"[16 B/cy, full-duplex]", "[16 B/cy, fullduplex]", 67, "upstream throughput",
         "is 'fullduplex'; accepted: half-duplex, full-duplex"},
        {"memory bandwidth, half-duplex", "memory bandwidth, simplex", 71, "upstream throughput",
         "is 'simplex'"},
        {"load: [120.00", "lead: [120.00", 100, "results",
         "has 'lead'; accepted: a name from `kernels`"},
        {"    L1:\n      1", "    L4:\n      1", 94, "measurements",
         "has 'L4'; accepted: the names of the levels"},
        {"      2:\n", "      9:\n", 110, "measurements", "has '9'; accepted: 1 to 8"},
        {"      2:\n", "      12:\n", 110, "measurements", "has '12'; accepted: 1 to 8"},
        {"load: [120.00 GB/s, 239.99 GB/s]", "load: [1 GB/s, 2 GB/s, 3 GB/s]", 100, "results",
         "has 3 values; accepted: at most 2"},
        {"load: [120.00 GB/s, 239.99 GB/s]", "load: 120.00 GB/s", 100, "results", "is not a list"},
        {"[9.00 GB/s, 13.00 GB/s]", "[9.00 GB/s, 0.00 GB/s]", 120, "results",
         "is '0.00 GB/s'; accepted: more than 0"},
        {"[9.00 GB/s, 13.00 GB/s]", "[9.00 GB/s, -13.00 GB/s]", 120, "results",
         "is '-13.00 GB/s'; accepted: more than 0"},
        {"- level: MEM", "- level: RAM", 69, "level", "is 'RAM'; accepted: MEM"},
        /* rows are counted in the machine, but listed under levels in the file */
        {"[9.00 GB/s, 13.00 GB/s]", "[9.00 GB/s, 1e15 GB/s]", 120,
         "benchmarks.measurements.MEM.1.results.copy[1]", "accepted: 0.001 to"},
        {"[11.00 GB/s, INFO", "[11.00 B/s, INFO", 114,
         "benchmarks.measurements.MEM.2.results.load[0]", "accepted: 0.001 to"},
        {"LLVM-MCA: [HWPort2]", "LLVM-MCA: []", 34, "non-overlapping model.ports.LLVM-MCA",
         "is empty"},
        {"hugepage: always", "hugepage: sometimes", 12, "transparent hugepage",
         "is 'sometimes'; accepted: always, madvise, never"},
        {"cores per NUMA domain: 2", "cores per NUMA domain: 1", 11, "cores per NUMA domain",
         "is 1; accepted: 2"},
        {"write_back: true", "write_back: false", 40,
         "memory hierarchy[0].cache per group.write_back",
         "accepted: true, or write_allocate: false"},
        {"write_back: true}", "write_back: true, swap_on_load: true}", 40,
         "memory hierarchy[0].cache per group.swap_on_load", "no cache is nearer to the core"},
        {"write_back: true}", "write_back: true, write_combining: true}", 40,
         "memory hierarchy[0].cache per group.write_combining", "the cache is write-allocate"},
        {"write_allocate: false, write_back: true",
         "write_allocate: false, write_back: true, write_combining: true, subblock_size: 24", 65,
         "memory hierarchy[2].cache per group.subblock_size", "is 24; accepted: a power of two"},
        {"[9.00 GB/s, 13.00 GB/s]", "[9.00 GB/s]", 120,
         "benchmarks.measurements.MEM.1.results.copy", "has 1 value; accepted: at least 2"},
        {"SP: {total: 32, FMA: 16", "SP: {total: 1e9, FMA: 16", 19, "FLOPs per cycle.SP.total",
         "accepted: 0.1 to"},
    };
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        struct arena arena = {0};
        struct violations list = {.arena = &arena};
        read_changed(changes[i].from, changes[i].to, &list);
        assert_named(&changes[i], &list);
        arena_free(&arena);
    }
}

/* An unknown analyser is skipped; those after it keep their lines. */
static void places_survive_what_is_left_out(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct violations list = {.arena = &arena};
    read_changed("  - IACA: HSW\n  - LLVM-MCA: -mcpu=haswell -march=x86-64",
                 "  - IACA: ~\n  - OSACA: HSW", &list);
    assert_int_equal(list.count, 2);
    assert_string_equal(list.items[0].path, "overlapping model.ports.OSACA");
    assert_string_equal(list.items[1].path, "non-overlapping model.ports.OSACA");
    assert_int_equal(list.items[0].line, 27); /* of the ports, among which it is missing */
    assert_int_equal(list.items[1].line, 33);
    assert_true(list.items[0].missing);
    arena_free(&arena);
}

static void odd_values_are_noted(void **state)
{
    (void)state;
    static const struct change changes[] = {
        {"size per group: 32.00 kB", "size per group: 48.00 kB", 43,
         "memory hierarchy[0].size per group", "is 48000 B; sets, ways and line size give 32768 B"},
        {"    cl_size: 64\n", "    cl_size: 128 B\n", 53,
         "memory hierarchy[1].cache per group.cl_size", "is 128 B; the cacheline size"},
        {"[full socket memory bandwidth, half", "[20 B/cy, half", 71, "upstream throughput",
         "is not imported"},
        {"copy: [8.00 GB/s, 12.00 GB/s]", "copy: [~, 12.00 GB/s]", 113, "results",
         "is not known; the values after it are not imported"},
        {"loads: LOADS:PMC[0-3]", "loads: LOADS", 47, "loads", "is not a valid counter metric"},
        {"MBOX1C[01])", "MBOX1C[01]", 76, "loads", "is not a valid counter metric"},
        {"C:PMC[0-3])", "C:PMC[0-3]", 29, "performance counter metric",
         "is not a valid counter metric"},
    };
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        struct arena arena = {0};
        struct violations notes = {.arena = &arena};
        struct violations list = {.arena = &arena, .notes = &notes};
        read_changed(changes[i].from, changes[i].to, &list);
        assert_int_equal(list.count, 0);
        assert_named(&changes[i], &notes);
        arena_free(&arena);
    }
    /* Rounded, in powers of 1000 and of 1024. */
    static const char *const fine[] = {"32.00 kB", "32768 B", "32.77 kB", "32 KiB", "~"};
    for (size_t i = 0; i < sizeof fine / sizeof fine[0]; i++) {
        struct arena arena = {0};
        struct violations notes = {.arena = &arena};
        struct violations list = {.arena = &arena, .notes = &notes};
        read_changed("32.00 kB", fine[i], &list);
        assert_int_equal(notes.count, 0);
        arena_free(&arena);
    }
    /* Kerncraft's Sapphire Rapids file lacks a comma at the end of a line. */
    struct arena arena = {0};
    struct violations list = {.arena = &arena};
    read_changed("cores: [1, 2]", "cores: [1\n          2]", &list);
    assert_int_equal(list.count, 0);
    arena_free(&arena);
}

/* Values that a model needs and the file lacks are distinguished from wrong ones. */
static void missing_is_not_wrong(void **state)
{
    (void)state;
    static const struct {
        const char *from, *to;
        bool missing;
    } cases[] = {
        {"clock: 2.50 GHz", "clock: INFORMATION_REQUIRED (e.g., 2.7 GHz)", true},
        {"clock: 2.50 GHz\n", "", true},
        {"clock: 2.50 GHz", "clock: 0 GHz", false},
        {"sets: 1024", "sets: INFORMATION_REQUIRED (sets*ways*cl_size=32)", true},
        {"store_to: L3", "store_to: ~", true},
        {"store_to: L3", "store_to: L9", false},
        {"[64 B/cy, half-duplex]", "[INFORMATION_REQUIRED, INFORMATION_REQUIRED]", true},
        {"LLVM-MCA: [HWPort2]", "LLVM-MCA: ~", true},
        {"[9.00 GB/s, 13.00 GB/s]", "[9.00 GB/s, INFORMATION_REQUIRED]", true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct arena arena = {0};
        struct violations list = {.arena = &arena};
        read_changed(cases[i].from, cases[i].to, &list);
        if (list.count == 0)
            fail_msg("%s: accepted", cases[i].to);
        if (list.items[0].missing != cases[i].missing)
            fail_msg("%s: %s %s", cases[i].to, list.items[0].path, list.items[0].text);
        arena_free(&arena);
    }
}

/* The provenance distinguishes values of the file from our guesses. */
static void provenance_tells_guesses(void **state)
{
    (void)state;
    static const struct provenance expected[] = {
        {"all", PROVENANCE_LITERATURE,
         "Made_Up.yml, a machine file in the format of Kerncraft 0.8.11.dev0", NULL},
        {"identity", PROVENANCE_INFERRED,
         "model name from the model type; vendor from the names of the model", NULL},
        {"caches", PROVENANCE_ASSUMED, "none is inclusive (the format does not say)", NULL},
    };
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    struct str text;
    assert_true(machine_load(fixture, &arena, &m, &err));
    assert_int_equal(m.n_provenance, 3);
    for (size_t i = 0; i < 3; i++) {
        assert_string_equal(m.provenance[i].group, expected[i].group);
        assert_int_equal(m.provenance[i].kind, expected[i].kind);
        assert_string_equal(m.provenance[i].how, expected[i].how);
        assert_null(m.provenance[i].date);
    }
    assert_true(file_read(fixture, 1 << 20, &arena, &text, &err));
    const char *less = replaced(&arena, str_cstr(&arena, text), "isa: x86\n", "");
    less = replaced(&arena, less, "replacement_policy: LRU, load_from", "load_from");
    less = replaced(&arena, less, "write_allocate: false, write_back: true", "write_back: ~");
    less = replaced(&arena, less, "[16 B/cy, full-duplex]", "[16 B/cy]");
    less = replaced(&arena, less, "  transfers overlap: true\n", "");
    less = replaced(&arena, less, "Intel Made Up EP", "Made Up");
    if (!machine_parse(str_of(less), "x/Made_Up.yml", &arena, &m, &err))
        fail_msg("%s", err.text);
    assert_int_equal(m.n_provenance, 5);
    assert_string_equal(m.vendor, "unknown");
    assert_string_equal(m.provenance[1].how, "model name from the model type");
    assert_string_equal(m.provenance[2].group, "identity");
    assert_int_equal(m.provenance[2].kind, PROVENANCE_ASSUMED);
    assert_string_equal(m.provenance[2].how, "isa x86-64");
    assert_string_equal(m.provenance[3].how, "none is inclusive (the format does not say); "
                                             "L1 LRU; L3 write-allocate; L3 write-back");
    assert_string_equal(m.provenance[4].group, "transfers");
    assert_string_equal(m.provenance[4].how, "REG-L1 does not overlap; L2-L3 half duplex");
    arena_free(&arena);
}

/* Cores whose data the inner cache holds in part do not measure the outer one. */
static void results_of_shared_out_data_are_left_out(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    struct str text;
    assert_true(file_read(fixture, 1 << 20, &arena, &text, &err));
    /* L2 holds 1 MiB; half as much again are 1.57 MB. */
    const struct {
        const char *sizes;
        int cores;
    } cases[] = {{"[3.20 MB, 1.60 MB]", 2}, {"[3.00 MB, 1.50 MB]", 1}, {"[3.00 MB]", 2}, {"~", 2}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const char *with =
            str_formatz(&arena,
                        "    L3:\n      1:\n        cores: [1, 2]\n        results:\n"
                        "          load: [30.00 GB/s, 90.00 GB/s]\n"
                        "        size per core: %s\n    MEM:\n",
                        cases[i].sizes);
        with = replaced(&arena, str_cstr(&arena, text), "    MEM:\n", with);
        if (!machine_parse(str_of(with), "x/Made_Up.yml", &arena, &m, &err))
            fail_msg("%s", err.text);
        const struct bandwidth *row = machine_bandwidth_row(&m, 2, 1);
        assert_non_null(row);
        assert_int_equal(row->n_cores, cases[i].cores);
    }
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(identity_and_topology),
        cmocka_unit_test(hierarchy_moves_edges_inwards),
        cmocka_unit_test(tools_and_measurements),
        cmocka_unit_test(written_and_read_again),
        cmocka_unit_test(caches_that_swap_and_combine),
        cmocka_unit_test(wrong_values_are_all_named),
        cmocka_unit_test(a_level_that_is_no_map_is_named),
        cmocka_unit_test(wrong_words_and_results_are_named),
        cmocka_unit_test(places_survive_what_is_left_out),
        cmocka_unit_test(odd_values_are_noted),
        cmocka_unit_test(missing_is_not_wrong),
        cmocka_unit_test(provenance_tells_guesses),
        cmocka_unit_test(results_of_shared_out_data_are_left_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
