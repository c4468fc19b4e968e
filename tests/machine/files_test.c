#include "unit.h"

#include <math.h>
#include <unistd.h>

#include "base/file.h"
#include "base/temp.h"
#include "collect/machinefile/load.h"
#include "collect/machinefile/schema.h"
#include "machine/replaced.h"
#include "machine/sample.h"

/* Saturated memory bandwidth of the published machine file, from Hammer et al.'s Kerncraft. */
static void haswell_is_what_it_says(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    assert_true(machine_load("HaswellEP_E5-2695v3_CoD", &arena, &m, &err));
    assert_true(m.clock_hz == 2.3e9);
    assert_int_equal(m.cores_per_numa_domain, 7);
    assert_int_equal(m.n_caches, 3);
    struct hierarchy h;
    machine_hierarchy(&m, 1, &h);
    assert_int_equal(cache_bytes(&h, 2), 7 * 2560 * 1024); /* of 35 MB: half a socket */
    assert_int_equal(h.levels[2].load_from, 3);
    assert_int_equal(h.levels[2].victims_to, -1);
    assert_false(h.levels[1].inclusive);
    assert_true(h.levels[2].inclusive);
    assert_true(m.caches[0].bytes_per_cy == 64);
    assert_true(m.caches[1].bytes_per_cy == 32);
    double bytes_per_s = 0;
    int mix = -1;
    assert_true(machine_saturated_bandwidth(&m, 3, 7, 2, 1, &bytes_per_s, &mix, &err));
    assert_string_equal(m.mixes[mix].name, "copy");
    assert_true(fabs(bytes_per_s - 26.76e9) < 1);
    arena_free(&arena);
}

/*
 * The vendors' figures for one instance of each cache, in KiB and ways; a domain has its share of a
 * divided L3. Intel: the processors' data sheets, L3 in slices of 2.5 MiB with 20 ways per core
 * (Skylake: 1.375 MiB, 11 ways). AMD: Software Optimization Guides; L3 per complex. Marvell,
 * Fujitsu, Arm: the processors' and cores' manuals; AWS, NVIDIA: their L3.
 */
static void caches_are_the_vendors(void **state)
{
    (void)state;
    static const struct {
        const char *machine;
        int kib[3], ways[3];
        int cores; /* that share the last cache */
    } rows[] = {
        {"SandyBridgeEP_E5-2680", {32, 256, 20480}, {8, 8, 20}, 8},
        {"IvyBridgeEP_E5-2660v2", {32, 256, 25600}, {8, 8, 20}, 10},
        {"IvyBridgeEP_E5-2690v2", {32, 256, 25600}, {8, 8, 20}, 10},
        {"HaswellEP_E5-2695v3_CoD", {32, 256, 35840 / 2}, {8, 8, 20}, 7},
        {"BroadwellEP_E5-2697v4_CoD", {32, 256, 46080 / 2}, {8, 8, 20}, 9},
        {"SkylakeSP_Gold-6148", {32, 1024, 28160}, {8, 16, 11}, 20},
        {"SkylakeSP_Gold-6148_SNC", {32, 1024, 28160 / 2}, {8, 16, 11}, 10},
        {"CascadelakeSP_Gold-6248_SNC", {32, 1024, 28160 / 2}, {8, 16, 11}, 10},
        {"IcelakeSP_Platinum-8360Y", {48, 1280, 55296 / 2}, {12, 20, 12}, 18},
        {"SapphireRapids_Platinum-8470", {48, 2048, 107520 / 4}, {12, 16, 15}, 13},
        {"Zen_EPYC-7451", {32, 512, 8192}, {8, 8, 16}, 3},
        {"Zen2_EPYC-7452", {32, 512, 16384}, {8, 8, 16}, 4},
        {"Zen3_EPYC-7763", {32, 512, 32768}, {8, 8, 16}, 8},
        {"Zen4_EPYC-9654", {32, 1024, 32768}, {8, 8, 16}, 8},
        {"Zen5_EPYC-9755", {48, 1024, 32768}, {12, 16, 16}, 8},
        {"Graviton3", {64, 1024, 32768}, {4, 8, 16}, 64},
        {"Grace", {64, 1024, 116736}, {4, 8, 12}, 72},
        {"ThunderX2_CN9980", {32, 256, 32768}, {8, 8, 8}, 32},
        {"A64FX_FX700", {64, 8192, 0}, {4, 16, 0}, 12},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct machine m;
        assert_true(machine_load(rows[i].machine, &arena, &m, &err));
        for (int c = 0; c < m.n_caches; c++) {
            assert_true(machine_cache_bytes(&m, c) == 1024. * rows[i].kib[c]);
            assert_int_equal(m.caches[c].cache.ways, rows[i].ways[c]);
        }
        assert_int_equal(m.caches[m.n_caches - 1].cores_per_group, rows[i].cores);
        arena_free(&arena);
    }
}

/* A mistake at the last edge is reported for memory, not for a cache. */
static void the_last_edge_is_that_to_memory(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    struct str text;
    assert_true(machine_load("A64FX_FX700", &arena, &m, &err));
    assert_int_equal(m.n_caches, 2);
    assert_int_equal(m.caches[0].duplex, DUPLEX_HALF);
    assert_int_equal(m.caches[m.n_caches - 1].duplex, DUPLEX_FULL);
    assert_false(m.caches[m.n_caches - 1].overlaps);
    assert_true(file_read("machines/A64FX_FX700.yml", 1 << 20, &arena, &text, &err));
    const char *other = replaced(&arena, text.ptr, "{edge: L2-MEM, overlaps: false, duplex: full}",
                                 "{edge: L2-MEM, overlaps: true, duplex: half}");
    assert_true(machine_parse(str_of(other), "A64FX_FX700.yml", &arena, &m, &err));
    assert_false(m.caches[0].overlaps);
    assert_int_equal(m.caches[m.n_caches - 1].duplex, DUPLEX_HALF);
    assert_true(m.caches[m.n_caches - 1].overlaps);
    arena_free(&arena);
}

/* Every shipped file is correct, has the name of its machine, and everything that a model needs. */
static void shipped_files_are_complete(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct str_list names = {0};
    assert_true(dir_list("machines", &arena, &names, &err));
    size_t n = 0;
    for (size_t i = 0; i < names.count; i++) {
        struct machine m;
        struct err wrong = {0};
        if (!str_ends_with(names.items[i], STR(".yml")))
            continue;
        const struct str name = str_slice(names.items[i], 0, names.items[i].len - 4);
        if (!machine_load(str_cstr(&arena, name), &arena, &m, &wrong))
            fail_msg("%s: %s", wrong.file, wrong.text);
        assert_true(str_eq(name, str_of(m.name)));
        assert_true(m.clock_hz > 0 && m.peak_dp.total > 0 && m.peak_sp.total > 0);
        assert_string_equal(m.analysers[0].name, "llvm-mca");
        assert_true(m.n_compilers >= 2);
        for (int level = 0; level <= m.n_caches; level++) {
            double bytes_per_s = 0;
            const bool known = machine_bandwidth(&m, level, m.cores_per_numa_domain, 2, 1,
                                                 &bytes_per_s, NULL, &wrong);
            assert_true(known || level < m.n_caches || machine_says_unknown(&m, "bandwidths"));
            assert_true(!known || bytes_per_s > 1e9);
        }
        assert_true(m.n_provenance >= 9);
        n++;
    }
    assert_true(n >= 19);
    arena_free(&arena);
}

/* Loading what was saved and saving it again gives the same text. */
static void saved_is_loaded(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    const struct machine m = sample_machine();
    struct str text;
    assert_true(machine_text(&m, &arena, &text, &err));
    struct machine again;
    assert_true(machine_parse(text, "sample.yml", &arena, &again, &err));
    struct str second;
    assert_true(machine_text(&again, &arena, &second, &err));
    assert_true(str_eq(text, second));
    assert_true(again.clock_hz == m.clock_hz);
    assert_true(again.caches[1].penalty.cy_per_load == 2);
    assert_true(again.caches[2].penalty.cy_per_cl == 3);
    assert_int_equal(again.n_bandwidths, m.n_bandwidths);
    assert_int_equal(again.family, 6);
    assert_true(again.family_known);
    assert_false(again.model_known);
    assert_true(again.stepping_known);
    assert_int_equal(again.stepping, 0);
    assert_true(str_find_str(text, STR("stepping: 0")) < text.len);
    assert_true(str_find_str(text, STR("model: ")) == text.len);
    assert_true(again.peak_sp.total == 0);
    assert_string_equal(again.provenance[0].date, "2020-01-02");
    arena_free(&arena);
}

static bool has_word(struct str text, struct str word)
{
    for (size_t at = 0; at + word.len <= text.len; at++) {
        const struct str rest = str_slice(text, at, text.len);
        if (str_starts_with(rest, word) && (at == 0 || !char_in_name(text.ptr[at - 1])) &&
            (rest.len == word.len || !char_in_name(rest.ptr[word.len])))
            return true;
    }
    return false;
}

static void assert_explained(const cyaml_schema_value_t *schema, struct str text)
{
    if (schema->type == CYAML_SEQUENCE)
        assert_explained(schema->sequence.entry, text);
    if (schema->type == CYAML_ENUM) {
        for (uint32_t i = 0; i < schema->enumeration.count; i++) {
            if (!has_word(text, str_of(schema->enumeration.strings[i].str)))
                fail_msg("the word %s", schema->enumeration.strings[i].str);
        }
    }
    if (schema->type != CYAML_MAPPING)
        return;
    for (const cyaml_schema_field_t *f = schema->mapping.fields; f->key != NULL; f++) {
        if (!has_word(text, str_of(f->key)))
            fail_msg("the key %s", f->key);
        assert_explained(&f->value, text);
    }
}

/* Every key, and every word of keys with few words, is in the documentation of machine files. */
static void every_key_is_documented(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct str text;
    assert_true(file_read("machines/README.md", 1 << 20, &arena, &text, &err));
    assert_explained(&machine_schema, text);
    arena_free(&arena);
}

/* The name is part of the result folders: two files with the same name would mix results. */
static void a_file_is_called_like_its_machine(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct machine m = sample_machine();
    struct str text;
    char back[4096];
    assert_true(machine_text(&m, &arena, &text, &err));
    assert_non_null(getcwd(back, sizeof back));
    struct temp folder;
    assert_true(temp_make(&arena, &folder, &err));
    assert_int_equal(chdir(folder.path), 0);
    assert_true(dir_make("machines", &err));
    assert_true(file_write("machines/Sample_1.yml", text, &err));
    assert_true(file_write("machines/Copy.yml", text, &err));
    const char *wrong = replaced(&arena, str_cstr(&arena, text), "ghz: 2.5", "ghz: 25");
    assert_true(file_write("machines/Wrong.yml", str_of(wrong), &err));
    const bool same = machine_load("Sample_1", &arena, &m, &err);
    const bool path = machine_load("machines/Copy.yml", &arena, &m, &err);
    const bool other = machine_load("Wrong", &arena, &m, &err);
    assert_int_equal(chdir(back), 0);
    assert_true(same && path && !other);
    assert_string_equal(err.text, "name is 'Sample_1'; accepted: Wrong, the name of the file");
    assert_int_equal(err.line, 2);
    assert_string_equal(err.hint, "1 more: inspect machine show Wrong lists all");
    struct err removal = {0};
    assert_true(temp_remove(&folder, &removal));
    arena_free(&arena);
}

static void unknown_names_and_broken_text_are_errors(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct machine m;
    const char *const wrong[] = {"no_such_machine", "../x", "/dev/null/file.yml", ""};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct err err = {0};
        assert_false(machine_load(wrong[i], &arena, &m, &err));
    }
    struct err err = {0};
    assert_false(machine_parse(STR("schema: 1\nname: [\n"), "x.yml", &arena, &m, &err));
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(haswell_is_what_it_says),
        cmocka_unit_test(caches_are_the_vendors),
        cmocka_unit_test(the_last_edge_is_that_to_memory),
        cmocka_unit_test(shipped_files_are_complete),
        cmocka_unit_test(saved_is_loaded),
        cmocka_unit_test(every_key_is_documented),
        cmocka_unit_test(a_file_is_called_like_its_machine),
        cmocka_unit_test(unknown_names_and_broken_text_are_errors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
