/*
 * What one reader accepts, the other reads too: a file of Kerncraft is refused with a message, or
 * written in both formats, and both give the same machine again. Values are varied to the ends of
 * their ranges and beyond.
 */
#include "unit.h"

#include <math.h>
#include <string.h>

#include "base/file.h"
#include "collect/kerncraft/kerncraft.h"
#include "collect/machinefile/form.h"
#include "collect/machinefile/load.h"
#include "machine/replaced.h"
#include "machine/sample.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static const char *fixture(struct arena *arena)
{
    struct err err = {0};
    struct str text;
    assert_true(file_read("tests/machine/fixtures/Made_Up.yml", 1 << 20, arena, &text, &err));
    return str_cstr(arena, text);
}

static struct str written(const struct machine *m, struct arena *arena)
{
    struct err err = {0};
    struct str text;
    if (!machine_text(m, arena, &text, &err))
        fail_msg("cannot be written: %s", err.text);
    return text;
}

static struct str exported(const struct machine *m, struct arena *arena)
{
    struct err err = {0};
    struct str text;
    if (!kerncraft_write(m, arena, &text, &err))
        fail_msg("cannot be exported: %s", err.text);
    return text;
}

static void assert_read_as(struct str file, struct str machine, const char *what,
                           struct arena *arena)
{
    struct err err = {0};
    struct machine again;
    if (!machine_parse(file, "x/Made_Up.yml", arena, &again, &err))
        fail_msg("%s: cannot be read: %u:%u: %s\n%.*s", what, err.line, err.col, err.text,
                 STR_ARG(file));
    assert_string_equal(str_cstr(arena, machine), str_cstr(arena, written(&again, arena)));
}

/* Whether the file is accepted; if it is, the machine must survive both formats. */
static bool survives(const char *file)
{
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    const bool ok = machine_parse(str_of(file), "x/Made_Up.yml", &arena, &m, &err);
    assert_true(ok == (err.kind == ERR_NONE));
    if (ok) {
        const struct str ours = written(&m, &arena);
        assert_read_as(ours, ours, file, &arena);
        assert_read_as(exported(&m, &arena), ours, file, &arena);
    }
    arena_free(&arena);
    return ok;
}

static bool survives_with(const char *from, const char *to)
{
    struct arena arena = {0};
    const char *text = fixture(&arena);
    const bool accepted = survives(replaced(&arena, text, from, to));
    arena_free(&arena);
    return accepted;
}

/* The keys of a file determine its format; the same words may be in any text. */
static void texts_do_not_choose_the_format(void **state)
{
    (void)state;
    assert_true(survives_with("Intel Made Up EP processor", "\"kerncraft version: Intel\""));
    assert_true(survives_with("gcc: -O3\n    -march=native", "gcc: '-DX=kerncraft version:'"));
    assert_true(
        survives_with("IACA: HSW", "IACA: \"HSW\\nmemory hierarchy:\\nkerncraft version:\""));
    assert_true(survives_with("loads: LOADS", "loads: schema:LOADS + LOADS"));
}

/* Each value of a list at each of the places, for numbers preceded by a unit. */
static void numbers_at_their_limits(void **state)
{
    (void)state;
    static const struct {
        const char *from;
        const char *format; /* with a hole for the number */
    } places[] = {
        {"clock: 2.50 GHz", "clock: % GHz"},
        {"clock: 2.50 GHz", "clock: % MHz"},
        {"clock: 2.50 GHz", "clock: % Hz"},
        {"sockets: 2", "sockets: %"},
        {"cores per socket: 4", "cores per socket: %"},
        {"threads per core: 2", "threads per core: %"},
        {"NUMA domains per socket: 2", "NUMA domains per socket: %"},
        {"cores per NUMA domain: 2.0", "cores per NUMA domain: %"},
        {"cacheline size: 64 B", "cacheline size: % B"},
        {"SP: {total: 32", "SP: {total: %"},
        {"MUL: 4}\ncompiler", "MUL: %}\ncompiler"},
        {"sets: 64,", "sets: %,"},
        {"ways: 8", "ways: %"},
        {"cores per group: 2", "cores per group: %"},
        {"[64 B/cy, half", "[% B/cy, half"},
        {"store: 2.5", "store: %"},
        {"load: 0.5", "load: %"},
        {"FLOPs per iteration: 0", "FLOPs per iteration: %"},
        {"8.00 B, streams: 1", "8.00 B, streams: %"},
        {"0.00 B, streams: 0", "0.00 B, streams: %"},
        {"[9.00 GB/s", "[% GB/s"},
        {"[9.00 GB/s", "[% kB/s"},
        {"[9.00 GB/s", "[% B/s"},
    };
    static const char *const numbers[] = {
        "0",
        "1",
        "2",
        "3",
        "8",
        "16",
        "63",
        "64",
        "65",
        "1024",
        "4096",
        "4097",
        "9999.9999999999999",
        "65536",
        "67108864",
        "2147483647",
        "2147483648",
        "2345678901.2345",
        "9999999999999999",
        "1e16",
        "1e17",
        "1e308",
        "1e309",
        "-1",
        "-0",
        "-0.0",
        "0.05",
        "0.050000000000000003",
        "0.049999999999999996",
        "0.1",
        "0.3",
        "0.30000000000000004",
        "0.001",
        "1.1",
        "1.9999999999999998",
        "2.3000000000000003",
        "20",
        "20.000000000000004",
        "19.999999999999996",
        "49999999.999999993",
        "5e-324",
        "2.2250738585072014e-308",
        "1.2345678901234567e-101",
        "nan",
        "inf",
        "0x10",
        "1_000",
        "",
        "~",
    };
    size_t accepted = 0;
    for (size_t p = 0; p < COUNT(places); p++) {
        for (size_t n = 0; n < COUNT(numbers); n++) {
            struct arena arena = {0};
            const char *to = replaced(&arena, places[p].format, "%", numbers[n]);
            accepted += survives_with(places[p].from, to);
            arena_free(&arena);
        }
    }
    assert_true(accepted > 250 && accepted < COUNT(places) * COUNT(numbers) - 500);
}

/* A whole number is not truncated, and nothing is guessed from unknown words. */
static void what_is_not_meant_is_refused(void **state)
{
    (void)state;
    assert_false(survives_with("sockets: 2", "sockets: 2.5"));
    assert_false(survives_with("ways: 8", "ways: 8.000001"));
    assert_false(survives_with("isa: x86", "isa: x-ray"));
    assert_false(survives_with("isa: x86", "isa: z80"));
    assert_true(survives_with("isa: x86", "isa: AArch64"));
    assert_false(survives_with("level: L1", "level: none"));
    assert_false(survives_with("level: L1", "level: L3"));
    assert_false(survives_with("level: L3", "level: MEM"));
    assert_false(survives_with("level: L1", "level: a name of 16 B.."));
    assert_false(survives_with("    load:\n      FLOPs", "    copy:\n      FLOPs"));
    assert_false(survives_with("- icc: -O3", "- gcc: -O3"));
}

static void texts_that_yaml_could_take_for_something_else(void **state)
{
    (void)state;
    static const char *const places[] = {"Intel Made Up EP processor",
                                         "HSW",
                                         "always",
                                         "LOADS:PMC[0-3]",
                                         "copy_avx",
                                         "-O3 -qopenmp"};
    static const char *const texts[] = {
        "'~'",
        "'null'",
        "'0'",
        "'true'",
        "'1e5'",
        "' '",
        "' a '",
        "\"a\\tb\"",
        "\"a\\nb\"",
        "\"\\n\"",
        "\"a\\n\\n b \\n\"",
        "'a: b # c'",
        "'- a'",
        "'[a, b]'",
        "'{a'",
        "'it''s'",
        "'\"'",
        "'\\n'",
        "\"\\x01\\x7f\"",
        "\"\\u0085\\u2028\\ufeff\"",
        "\"\\U0001F600\"",
        "'é'",
        "\"a\\0b\"",
        "'%s%n'",
        "'---'",
        "\"a\\n--- b\\n... c\"",
        "'&a'",
        "'!!str a'",
        "'1.0000000000000000e+00'",
        "'-DX=2.5000000000000000e+00, 1'",
        "\"\\u0130\\ufffe\"",
    };
    size_t accepted = 0;
    for (size_t p = 0; p < COUNT(places); p++) {
        for (size_t t = 0; t < COUNT(texts); t++)
            accepted += survives_with(places[p], texts[t]);
    }
    assert_true(accepted > COUNT(places) * COUNT(texts) / 2);
}

/* Names that are keys in Kerncraft's format. */
static void names_that_yaml_could_take_for_something_else(void **state)
{
    (void)state;
    static const char *const names[] = {"'a: b'", "'# a'", "'it''s'", "\"a\\nb\"", "'~'",
                                        "'a]'",   "'- a'", "'{'",     "'é'",       "'0'"};
    for (size_t n = 0; n < COUNT(names); n++) {
        struct arena arena = {0};
        assert_true(survives_with("icc: -O3", str_formatz(&arena, "%s: -O3", names[n])));
        const char *text = replaced(&arena, fixture(&arena), "- IACA: HSW",
                                    str_formatz(&arena, "- %s: HSW", names[n]));
        text = replaced(&arena, text, "IACA: ['0'", str_formatz(&arena, "%s: ['0'", names[n]));
        text = replaced(&arena, text, "IACA: [2D", str_formatz(&arena, "%s: [2D", names[n]));
        assert_true(survives(text));
        text = replaced(&arena, fixture(&arena), "level: L1",
                        str_formatz(&arena, "level: %s", names[n]));
        text = replaced(&arena, text, "    L1:", str_formatz(&arena, "    %s:", names[n]));
        assert_true(survives(text));
        arena_free(&arena);
    }
}

/* A text or a list longer than any real one: refused, or written and read again. */
static void long_texts_and_lists(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    for (int i = 0; i < 20000; i++)
        sb_addc(&text, 'x');
    assert_true(survives_with("Intel Made Up EP processor", sb_cstr(&text)));
    struct sb list = {.arena = &arena};
    sb_addz(&list, "- icc: -O3\n");
    for (int i = 0; i < 5000; i++)
        sb_addf(&list, "- c%d: -O3\n", i);
    assert_false(survives_with("- icc: -O3 -qopenmp\n", sb_cstr(&list)));
    arena_free(&arena);
}

static struct machine loaded(const char *path, struct arena *arena)
{
    struct err err = {0};
    struct machine m;
    if (!machine_load(path, arena, &m, &err))
        fail_msg("%s: %u: %s", path, err.line, err.text);
    return m;
}

/* Every shipped file: what Kerncraft's format cannot express is kept in our map. */
static void our_files_survive_export(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct str_list files = {0};
    size_t compared = 0;
    assert_true(dir_list("machines", &arena, &files, &err));
    for (size_t i = 0; i < files.count; i++) {
        if (!str_ends_with(files.items[i], STR(".yml")))
            continue;
        const char *path = str_formatz(&arena, "machines/%.*s", STR_ARG(files.items[i]));
        const struct machine m = loaded(path, &arena);
        struct machine again;
        if (!machine_parse(exported(&m, &arena), path, &arena, &again, &err))
            fail_msg("%s: %u: %s", path, err.line, err.text);
        assert_string_equal(str_cstr(&arena, written(&m, &arena)),
                            str_cstr(&arena, written(&again, &arena)));
        compared++;
    }
    assert_true(compared >= 12);
    arena_free(&arena);
}

/* Everything that Kerncraft's format cannot express, and rows of several lengths. */
static struct machine with_everything(void)
{
    static const struct bandwidth rows[] = {
        {.mix = 1, .level = 0, .threads_per_core = 1, .n_cores = 1, .bytes_per_s = sample_mem_load},
        {.mix = 2, .level = 0, .threads_per_core = 1, .n_cores = 3, .bytes_per_s = sample_mem_copy},
        {.mix = 0, .level = 3, .threads_per_core = 1, .n_cores = 6, .bytes_per_s = sample_mem_load},
        {.mix = 0, .level = 3, .threads_per_core = 2, .n_cores = 2, .bytes_per_s = sample_mem_load},
    };
    static const struct fit_point points[] = {{1, 0, 3.25, 3}, {2, 3, 40.1, 41.7}};
    static const struct compiler compilers[] = {{.name = "cc", .flags = ""},
                                                {.name = "gcc", .flags = "-O3"}};
    static const struct provenance provenance[] = {{"clock", PROVENANCE_MEASURED,
                                                    "inspect machine calibrate: \"a\",\n b",
                                                    "2020-01-02T03:04:05Z"},
                                                   {"all", PROVENANCE_VENDOR, "a sheet", NULL}};
    struct machine m = sample_machine();
    m.vendor = "HiSilicon";
    m.model = 85;
    m.stepping = 4;
    m.base_clock_hz = 2.3e9;
    m.memory_bytes_per_numa_domain = 94.3 * 0x1p30;
    m.setup = (struct machine_setup){"on", "performance", "off", "madvise"};
    m.caches[1].cache.inclusive = true;
    m.caches[2].cache.inclusive = true;
    m.caches[2].effective_bytes = 5000 * 1024.;
    m.bandwidths = rows;
    m.n_bandwidths = 4;
    m.fit_hypothesis = "zen";
    m.fit = points;
    m.n_fit = 2;
    m.compilers = compilers;
    m.n_compilers = 2;
    m.core = (struct machine_core){
        {{8, 0.5, 0.5, 0.25, 0.5, 0}, {32, 0.5, 1.125, 1, 2, 0.5}}, .n_accesses = 2, .row_cy = 4.5};
    m.provenance = provenance;
    m.n_provenance = 2;
    return m;
}

static void what_theirs_has_no_place_for_survives(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct machine m = with_everything();
    const struct str file = exported(&m, &arena);
    struct err err = {0};
    struct machine again;
    if (!machine_parse(file, "x/Sample_1.yml", &arena, &again, &err))
        fail_msg("%u:%u: %s\n%.*s", err.line, err.col, err.text, STR_ARG(file));
    assert_string_equal(str_cstr(&arena, written(&m, &arena)),
                        str_cstr(&arena, written(&again, &arena)));
    arena_free(&arena);
}

/* Kerncraft finds a result by its index in `cores`, and needs `threads per core`. */
static void every_result_has_its_count_of_cores(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct machine m = with_everything();
    const struct str file = exported(&m, &arena);
    assert_true(str_find_str(file, STR("    L1:\n"
                                       "      1:\n"
                                       "        threads per core: 1\n"
                                       "        cores: [1, 2, 3]\n"
                                       "        threads: [1, 2, 3]\n"
                                       "        results:\n"
                                       "          copy: [15 GB/s]\n"
                                       "          update: [10 GB/s, 18 GB/s, 20 GB/s]\n")) <
                file.len);
    assert_true(str_find_str(file, STR("      2:\n"
                                       "        threads per core: 2\n"
                                       "        cores: [1, 2]\n"
                                       "        threads: [2, 4]\n")) < file.len);
    arena_free(&arena);
}

/* Our own map is input from outside like the rest. */
static void wrong_values_of_our_own_map_are_named(void **state)
{
    (void)state;
    static const struct {
        const char *from, *to, *path;
    } cases[] = {
        {"family: 6", "family: six", "inspect.family"},
        {"vendor: HiSilicon", "vendor: HiSilicon\n  color: red", "inspect.color"},
        {"hypothesis: zen", "hypothesis: zen\n    color: red", "inspect.fit.color"},
        {"measured_cy_per_cl: 3.25", "measured_cy_per_cl: -3", "inspect.fit.points[0]."},
        {"inclusive: [L2,", "inclusive: [L7,", "inspect.inclusive[0]"},
        {"penalty_cy_per_cl: [0, 0, 3]", "penalty_cy_per_cl: [0, 3]", "inspect.penalty_cy_per_cl"},
        {"effective_kib: [0, 0, 5000]", "effective_kib: [0, 200]", "inspect.effective_kib"},
        {"level: MEM, mix: update", "level: RAM, mix: update", "inspect.fit.points[1].level"},
        {"kind: vendor", "kind: rumour", "inspect.provenance[1].kind"},
        {"base_ghz: 2.3", "base_ghz: 230", "inspect.base_ghz"},
        {"- LLVM-MCA: '-m", "- '': '-m", "in-core model."},
        {"- gcc: '-O3'", "- '': '-O3'", "compiler."},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        struct arena arena = {0};
        struct err err = {0};
        struct machine m = with_everything();
        const struct str file = exported(&m, &arena);
        const char *broken = replaced(&arena, str_cstr(&arena, file), cases[i].from, cases[i].to);
        assert_false(machine_parse(str_of(broken), "x/Sample_1.yml", &arena, &m, &err));
        if (strstr(err.text, cases[i].path) == NULL || err.line == 0)
            fail_msg("%s: %u: %s", cases[i].to, err.line, err.text);
        arena_free(&arena);
    }
}

/* Of what is written in GHz and GB/s, whatever the last bits of a product and a quotient are. What
 * is measured in Hz is moved once, to a value that is written. */
static void values_come_back_from_their_units(void **state)
{
    (void)state;
    for (int i = 50; i < 20000; i += 7) {
        struct arena arena = {0};
        struct machine m = sample_machine();
        const double hz = i / 1000. * 1e9;
        double bytes_per_s[6];
        struct bandwidth row = sample_bandwidths[2];
        for (int c = 0; c < 6; c++)
            bytes_per_s[c] = (i + c / 10.) / 100. * 1e9;
        row.bytes_per_s = bytes_per_s;
        m.clock_hz = m.base_clock_hz = hz;
        m.bandwidths = &row;
        m.n_bandwidths = 1;
        const struct machine_form *const form = machine_to_form(&m, &arena);
        assert_true(form->clock.ghz * 1e9 == hz);
        m.clock_hz = m.base_clock_hz = 1234567.891 * i;
        const struct machine_form *const moved = machine_to_form(&m, &arena);
        m.clock_hz = moved->clock.ghz * 1e9;
        assert_true(fabs(m.clock_hz / m.base_clock_hz - 1) < 1e-15);
        assert_true(machine_to_form(&m, &arena)->clock.ghz == moved->clock.ghz);
        assert_true(*moved->clock.base_ghz == moved->clock.ghz);
        for (int c = 0; c < 6; c++)
            assert_true(form->bandwidths[0].gb_per_s[c] * 1e9 == bytes_per_s[c]);
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_do_not_choose_the_format),
        cmocka_unit_test(numbers_at_their_limits),
        cmocka_unit_test(what_is_not_meant_is_refused),
        cmocka_unit_test(texts_that_yaml_could_take_for_something_else),
        cmocka_unit_test(names_that_yaml_could_take_for_something_else),
        cmocka_unit_test(long_texts_and_lists),
        cmocka_unit_test(our_files_survive_export),
        cmocka_unit_test(what_theirs_has_no_place_for_survives),
        cmocka_unit_test(every_result_has_its_count_of_cores),
        cmocka_unit_test(wrong_values_of_our_own_map_are_named),
        cmocka_unit_test(values_come_back_from_their_units),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
