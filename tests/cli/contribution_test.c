#include "unit.h"

#include <string.h>

#include "base/hash.h"
#include "cli/contribute.h"
#include "scratch.h"

/* What is said against results before they are offered. */
#define FOLDER "2D/r1/homogeneous/star/constant/double"
#define MACHINE "HaswellEP_E5-2695v3_CoD"
#define HEADER "size,bench_cy_per_cl_median,bench_mlup_per_s_median,bench_clock_hz\n"

static const char whole[] =
    "path: " FOLDER "\nmachine: " MACHINE "\ncomplete: true\nlup_per_cl: 8\n"
    "inspect_version: 1.0\ncollected: 2026-01-02T03:04:05Z\n"
    "kernel_hash: a\nmachine_hash: b\n";

/* Each with its text in full, in the order of the files. */
static void assert_problems(struct scratch *s, const char *config, const char *grid,
                            const char *expected)
{
    char hash[HASH_CHARS];
    struct contribution c = {.collection = path_join(&s->arena, s->dir, "stencils"),
                             .machines = path_join(&s->arena, s->dir, "machines"),
                             .machine = MACHINE,
                             .host = "node7",
                             .user = "me"};
    struct sb text = {.arena = &s->arena};
    struct sb said = {.arena = &s->arena};
    hash_bytes(str_of(grid), hash);
    sb_addf(&text, "%sfiles:\n- %.*s  grid.csv\n", config, HASH_CHARS - 1, hash);
    scratch_put(s, "/stencils/" FOLDER "/" MACHINE "/config.yml", sb_str(&text));
    scratch_put(s, "/stencils/" FOLDER "/" MACHINE "/grid.csv", str_of(grid));
    scratch_put(s, "/stencils/" FOLDER "/Other/config.yml", STR("complete: maybe\n"));
    if (!contribution_check(&c, &s->arena, &s->err))
        fail_msg("%s", s->err.text);
    for (size_t i = 0; i < c.problems.count; i++)
        sb_addf(&said, "%.*s\n", STR_ARG(c.problems.items[i]));
    assert_string_equal(sb_cstr(&said), expected);
    assert_int_equal(c.n_configurations, 1);
    assert_int_equal(c.n_files, 3);
    assert_string_equal(c.files[0].path, "stencils/" FOLDER "/" MACHINE "/config.yml");
    assert_string_equal(c.files[1].path, "stencils/" FOLDER "/" MACHINE "/grid.csv");
    assert_string_equal(c.files[1].folder, FOLDER "/" MACHINE);
    assert_string_equal(c.files[1].name, "grid.csv");
    assert_string_equal(c.files[2].path, "machines/" MACHINE ".yml");
    assert_string_equal(c.files[2].folder, "");
    assert_string_equal(c.files[2].name, MACHINE ".yml");
}

static void put_machine(struct scratch *s, const char *more)
{
    struct str file;
    assert_true(file_read("machines/" MACHINE ".yml", 1 << 20, &s->arena, &file, &s->err));
    scratch_put(s, "/machines/" MACHINE ".yml",
                str_format(&s->arena, "%.*s%s", STR_ARG(file), more));
}

/* Rate times time is the clock: within 5 %. */
static void numbers_are_plausible(void **state)
{
    struct scratch *s = *state;
    static const char *const rows[][2] = {
        {"10,8,2000,2e9", ""},
        {"10,8,2099,2e9", ""},
        {"10,8,2101,2e9", "8 cy/CL and 2101 MLUP/s do not match a clock of 2.000 GHz"},
        {"10,8,1901,2e9", ""},
        {"10,8,1899,2e9", "8 cy/CL and 1899 MLUP/s do not match a clock of 2.000 GHz"},
        {"10,8,9,", ""},
        {"10,8,9,0", ""},
        {"10,,,2e9", ""},
        {"10,0,9,2e9", "0 cy/CL and 9 MLUP/s are not a measurement"},
        {"10,8,0,2e9", "8 cy/CL and 0 MLUP/s are not a measurement"},
        {"10,8,,2e9", "8 cy/CL and nan MLUP/s are not a measurement"},
        {"10,,9,2e9", "nan cy/CL and 9 MLUP/s are not a measurement"},
        {"10,8,1e7,", ""},
        {"10,8,10000100,", "8 cy/CL and 1.00001e+07 MLUP/s are not a measurement"},
    };
    put_machine(s, "");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *said = rows[i][1];
        assert_problems(
            s, whole, str_formatz(&s->arena, HEADER "%s\n", rows[i][0]),
            said[0] == '\0'
                ? ""
                : str_formatz(&s->arena, FOLDER "/" MACHINE "/grid.csv: size 10: %s\n", said));
    }
}

/* Names as whole words, in every file. */
static void names_stay_at_home(void **state)
{
    struct scratch *s = *state;
    static const char *const rows[][2] = {
        {"# node7", "names the host 'node7'"},
        {"# node71 xnode7 node7_", ""},
        {"# node71 (node7)", "names the host 'node7'"},
        {"# me", "names the user 'me'"},
        {"# some", ""},
        {"# /home/x", "names a folder below /home/"},
        {"# /users/x", "names a folder below /users/"},
        {"# /Users/x", "names a folder below /Users/"},
        {"# root localhost", ""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *more = str_formatz(&s->arena, "%s\n", rows[i][0]);
        const char *said = rows[i][1];
        put_machine(s, "");
        assert_problems(
            s, str_formatz(&s->arena, "%s%s", whole, more), HEADER,
            said[0] == '\0'
                ? ""
                : str_formatz(&s->arena, "stencils/" FOLDER "/" MACHINE "/config.yml: %s\n", said));
        put_machine(s, more);
        assert_problems(
            s, whole, HEADER,
            said[0] == '\0'
                ? ""
                : str_formatz(&s->arena, "%s/machines/" MACHINE ".yml: %s\n", s->dir, said));
    }
}

/* Each of what must be recorded left out. */
static void origins_are_recorded(void **state)
{
    struct scratch *s = *state;
    static const char unknown[] =
        FOLDER "/" MACHINE ": config.yml does not say by what and when it was collected\n";
    static const struct {
        const char *line, *instead, *said;
    } rows[] = {
        {"inspect_version: 1.0\n", "", unknown},
        {"collected: 2026-01-02T03:04:05Z\n", "", unknown},
        {"kernel_hash: a\n", "", unknown},
        {"machine_hash: b\n", "", unknown},
        {"complete: true\n", "complete: false\n",
         FOLDER "/" MACHINE ": its collection is not complete — collect it again\n"},
        {"lup_per_cl: 8\n", "lup_per_cl: 8\npublisher: Others\n",
         FOLDER "/" MACHINE ": these are results that Others published\n"},
    };
    put_machine(s, "");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const size_t at = str_find_str(str_of(whole), str_of(rows[i].line));
        assert_true(at < strlen(whole));
        assert_problems(s,
                        str_formatz(&s->arena, "%.*s%s%s", (int)at, whole, rows[i].instead,
                                    whole + at + strlen(rows[i].line)),
                        HEADER, rows[i].said);
    }
}

/* Each file that is not as config.yml has it. */
static void damages_are_named(void **state)
{
    struct scratch *s = *state;
    struct contribution c = {.collection = path_join(&s->arena, s->dir, "stencils"),
                             .machines = path_join(&s->arena, s->dir, "machines"),
                             .machine = MACHINE,
                             .host = "node7",
                             .user = "me"};
    put_machine(s, "");
    scratch_put(s, "/stencils/" FOLDER "/" MACHINE "/config.yml",
                str_format(&s->arena,
                           "%sfiles:\n- 00000000000000000000000000000000  grid.csv\n"
                           "- 00000000000000000000000000000000  scaling.csv\n",
                           whole));
    scratch_put(s, "/stencils/" FOLDER "/" MACHINE "/grid.csv", STR(HEADER));
    assert_true(contribution_check(&c, &s->arena, &s->err));
    assert_int_equal(c.problems.count, 2);
    assert_string_equal(str_cstr(&s->arena, c.problems.items[0]),
                        FOLDER "/" MACHINE ": grid.csv is not as it was collected");
    assert_string_equal(str_cstr(&s->arena, c.problems.items[1]),
                        FOLDER "/" MACHINE ": scaling.csv is missing");
}

/* At the beginning and the end of a file, and one byte from there. */
static void names_are_found_at_both_ends(void **state)
{
    struct scratch *s = *state;
    static const struct {
        const char *host, *user;
        size_t n;
    } rows[] = {{"path", "me", 1}, {"ath", "me", 0},         {"tail", "me", 1},
                {"ail", "me", 0},  {"tai", "me", 0},         {"host", "x", 0},
                {"", "", 0},       {"root", "localhost", 0}, {"tail", "path", 2}};
    char hash[HASH_CHARS];
    hash_bytes(STR(HEADER), hash);
    put_machine(s, "# root localhost x tail");
    scratch_put(s, "/stencils/" FOLDER "/" MACHINE "/config.yml",
                str_format(&s->arena, "%sfiles:\n- %.*s  grid.csv\n", whole, HASH_CHARS - 1, hash));
    scratch_put(s, "/stencils/" FOLDER "/" MACHINE "/grid.csv", STR(HEADER));
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct contribution c = {.collection = path_join(&s->arena, s->dir, "stencils"),
                                 .machines = path_join(&s->arena, s->dir, "machines"),
                                 .machine = MACHINE,
                                 .host = rows[i].host,
                                 .user = rows[i].user};
        assert_true(contribution_check(&c, &s->arena, &s->err));
        assert_int_equal(c.problems.count, rows[i].n);
    }
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_setup, scratch_teardown)
    const struct CMUnitTest tests[] = {
        TEST(numbers_are_plausible), TEST(names_stay_at_home),           TEST(origins_are_recorded),
        TEST(damages_are_named),     TEST(names_are_found_at_both_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
