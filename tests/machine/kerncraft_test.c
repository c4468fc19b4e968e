#include "unit.h"

#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "collect/machine/kerncraft.h"
#include "collect/machine/load.h"
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
    assert_true(m.memory_penalty_cy_per_load == 0.5);
    assert_true(m.memory_penalty_cy_per_store == 2.5);
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
    const struct analyser *mca = machine_analyser(&m, STR("llvm-mca"));
    assert_string_equal(mca->target, "-mcpu=haswell -march=x86-64");
    assert_int_equal(mca->n_overlapping, 3);
    assert_string_equal(mca->non_overlapping[0], "HWPort2");
    assert_string_equal(machine_analyser(&m, STR("iaca"))->overlapping[1], "0DV");
    double bytes_per_s = 0;
    assert_true(machine_bandwidth(&m, 0, 2, 1, 1, &bytes_per_s, NULL, &err));
    assert_true(bytes_per_s == 200.5e9);
    /* One thread a core, though it stands behind two in the file; write-allocate counted. */
    assert_true(machine_bandwidth(&m, 3, 2, 2, 1, &bytes_per_s, NULL, &err));
    assert_true(bytes_per_s == 13e9 * 1.5);
    arena_free(&arena);
}

/* Everything but the provenance, which says that the second was imported. */
static struct str text_without_provenance(const struct machine *m, struct arena *arena)
{
    struct err err = {0};
    struct str text;
    struct machine copy = *m;
    copy.n_provenance = 0;
    assert_true(machine_text(&copy, arena, &text, &err));
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
    assert_true(
        str_eq(text_without_provenance(&m, &arena), text_without_provenance(&ours, &arena)));
    /* through Kerncraft's */
    struct machine theirs;
    const struct str exported = kerncraft_write(&m, &arena);
    assert_true(machine_parse(exported, "x/Made_Up.yml", &arena, &theirs, &err));
    assert_true(
        str_eq(text_without_provenance(&m, &arena), text_without_provenance(&theirs, &arena)));
    assert_true(
        str_eq(text_without_provenance(&m, &arena), text_without_provenance(&theirs, &arena)));
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

/* The fixture with "main memory" in the place of what it says about the memory. */
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
    assert_non_null(strstr(err.text, "is no map; accepted: `key: value` lines"));
    err = (struct err){0};
    broken = replaced(&arena, broken, "- level: L3\n  cache", "- []\n- level: L3\n  cache");
    assert_false(machine_parse(str_of(broken), "x/Made_Up.yml", &arena, &m, &err));
    assert_int_equal(err.line, 63);
    assert_int_equal(err.col, 3);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(identity_and_topology),
        cmocka_unit_test(hierarchy_moves_edges_inwards),
        cmocka_unit_test(tools_and_measurements),
        cmocka_unit_test(written_and_read_again),
        cmocka_unit_test(wrong_values_are_all_named),
        cmocka_unit_test(a_level_that_is_no_map_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
