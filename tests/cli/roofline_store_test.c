#include "unit.h"

#include <math.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/json.h"
#include "cli/roofline_report.h"
#include "collect/incore/incore_store.h"
#include "collect/machinefile/load.h"
#include "golden.h"
#include "scratch.h"

/* Of a row `seconds cpu voluntary involuntary faults load others steal GHz`. */
static struct own_run run_of(const char *row)
{
    double v[9];
    char *rest = NULL;
    for (size_t i = 0; i < sizeof v / sizeof *v; i++, row = rest)
        v[i] = strtod(row, &rest);
    return (struct own_run){.seconds = v[0],
                            .cpu_s = v[1],
                            .voluntary_switches = (long)v[2],
                            .involuntary_switches = (long)v[3],
                            .major_faults = (long)v[4],
                            .load_average = v[5],
                            .other_load_cpus = v[6],
                            .steal_share = v[7],
                            .clock_hz = 1e9 * v[8]};
}

/* The points of the report: FLOPs and bytes given and counted, with one run and several, kept and
 * new; each is read back from where it was stored. */
static void take_back(struct scratch *s, struct roofline_point *point, const char *name)
{
    struct stored_point back;
    stored_keep(s->dir, str_of(name), &point->stored, &s->arena);
    const size_t n_runs = point->stored.measured.n_runs;
    assert_true(stored_load(s->dir, str_of(name), n_runs, &s->arena, &back));
    assert_false(stored_load(s->dir, str_of(name), n_runs + 1, &s->arena, &back));
    assert_true(stored_load(s->dir, str_of(name), n_runs, &s->arena, &back));
    point->stored = back;
}

static struct roofline_point point_of(struct scratch *s, const char *name, const char *const *rows,
                                      struct placement_value flops, struct placement_value bytes)
{
    struct own_run *runs = NULL;
    size_t n = 0;
    while (rows[n] != NULL) {
        const struct own_run run = run_of(rows[n]);
        *ARENA_ADD(&s->arena, runs, n) = run;
    }
    struct roofline_point point = {
        .stored = {.clock = "not fixed", .measured_at = "2026-02-03T04:05:06Z"}};
    point.stored.measured = (struct placement_measured){.n_runs = n,
                                                        .runs = runs,
                                                        .flops = flops,
                                                        .bytes = bytes,
                                                        .counters = "unavailable (test)"};
    take_back(s, &point, name);
    return point;
}

static const char *const one[] = {"0.25 0.5 3 4 1 0.75 0.125 0.0625 2.25", NULL};
static const char *const three[] = {"4 3.5 11 12 2 1.5 0.5 0.25 2.5",
                                    "2 1.75 21 22 5 2.5 1.25 0 2.75", "3 2.5 31 32 7 3.5 nan nan 0",
                                    NULL};
static const char *const unknown[] = {"1 0.75 1 2 0 nan nan nan 0", NULL};

static struct placement_value counted(double value)
{
    return (struct placement_value){.value = value, .source = "counted by MEM", .counted = true};
}

static const struct placement_value lacking = {.value = NAN, .source = "no counters"};

enum { POINTS = 4 };

static void make_points(struct scratch *s, struct roofline_point points[POINTS])
{
    points[0] = point_of(s, "one", one, placement_given(3e9), counted(1e9));
    points[1] = point_of(s, "three", three, counted(4e9), placement_given(8e9));
    points[2] = point_of(s, "unknown", unknown, lacking, placement_given(2e9));
    points[3] = point_of(s, "impossible", three, placement_given(9e12), placement_given(1e9));
    points[1].caches = OWN_WARM;
    points[2].caches = OWN_COLD;
    points[1].kept = points[3].kept = true;
    for (int64_t i = 0; i < POINTS; i++) {
        points[i].values[0] = 100 * (i + 1);
        points[i].values[1] = 7 - i;
    }
}

static void add_part(struct sb *out, const char *name, struct str text)
{
    sb_addf(out, "---- %s\n%.*s", name, STR_ARG(text));
}

static void reports_of_stored_points(void **state)
{
    struct scratch *const s = *state;
    struct sb out = {.arena = &s->arena};
    struct machine m;
    struct space space;
    struct str svg;
    struct roofline_point points[POINTS];
    const struct opt_list parameters = {.items = (const char *[]){"N=100-400:4", "T=7,6,5,4"},
                                        .count = 2};
    const struct space none = {.n_points = 1};
    assert_true(machine_load(MACHINE, &s->arena, &m, &s->err));
    assert_true(space_read(&parameters, &s->arena, &space, &s->err));
    make_points(s, points);
    for (size_t i = 0; i < POINTS; i++) {
        placement_below(&points[i].stored.measured, &m, 1 + (int)i, i == 1, &s->arena,
                        &points[i].place);
        const struct roofline_report r = {.program = "single",
                                          .machine = &m,
                                          .cores = 1 + (int)i,
                                          .single = i == 1,
                                          .space = &none,
                                          .n_points = 1,
                                          .points = &points[i]};
        add_part(&out, "one point", roofline_text(&r, &s->arena));
        add_part(&out, "its table", roofline_csv(&r, &s->arena));
    }
    const struct roofline_report all = {.program = "every",
                                        .machine = &m,
                                        .cores = 2,
                                        .space = &space,
                                        .n_points = POINTS,
                                        .points = points};
    add_part(&out, "all points", roofline_text(&all, &s->arena));
    add_part(&out, "their table", roofline_csv(&all, &s->arena));
    add_part(&out, "their runs", roofline_runs_csv(&all, &s->arena));
    struct roofline_report last = all;
    last.points = &points[2];
    last.n_points = 2;
    add_part(&out, "points without FLOPs", roofline_text(&last, &s->arena));
    assert_true(roofline_report_svg(&all, &s->arena, &svg, &s->err));
    const size_t style = str_find_str(svg, STR("</style>"));
    add_part(&out, "their diagram", str_slice(svg, style, svg.len));
    assert_golden(REPORTS, sb_str(&out));
}

/* ---- what is stored ---- */

/* Whether the text is read as a measurement, after `name` and a line of it. */
static void try_text(struct scratch *s, struct str text, struct str changed, struct sb *out)
{
    const struct str key = STR("changed");
    struct stored_point point;
    const char *const path = incore_store_path(s->dir, "roofline", key, &s->arena);
    assert_true(file_write(path, text, &s->err));
    if (stored_load(s->dir, key, 3, &s->arena, &point))
        sb_addf(out, " %.*s", STR_ARG(changed));
}

/* Each line with other values, and which of them are still read. */
static void what_is_read_back(void **state)
{
    struct scratch *const s = *state;
    struct sb out = {.arena = &s->arena};
    static const char *const values[] = {"null", "-1", "0", "0.5", "2", "true", "\"x\""};
    point_of(s, "three", three, counted(4e9), lacking);
    struct str text;
    const char *const path = incore_store_path(s->dir, "roofline", STR("three"), &s->arena);
    assert_true(file_read(path, 1 << 20, &s->arena, &text, &s->err));
    struct str rest = text;
    for (struct str line; str_next_line(&rest, &line);) {
        const struct str_cut cut = str_cut(line, ':');
        const struct str tail = str_slice(text, (size_t)(line.ptr - text.ptr) + line.len, text.len);
        const struct str before = str_slice(text, 0, (size_t)(line.ptr - text.ptr));
        sb_addf(&out, "%.*s\n", STR_ARG(line));
        if (!cut.ok || str_ends_with(line, STR("{")) || str_ends_with(line, STR("[")))
            continue;
        sb_addz(&out, "    also:");
        for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
            const struct str other =
                str_format(&s->arena, "%.*s%.*s: %s%s%.*s", STR_ARG(before), STR_ARG(cut.head),
                           values[i], str_ends_with(line, STR(",")) ? "," : "", STR_ARG(tail));
            try_text(s, other, str_of(values[i]), &out);
        }
        sb_addc(&out, '\n');
    }
    assert_golden(STORED, sb_str(&out));
}

/* A store that cannot be written costs time, and nothing else. */
static void places_that_cannot_hold_it(void **state)
{
    struct scratch *const s = *state;
    struct stored_point point = point_of(s, "kept", one, lacking, lacking).stored;
    const struct str key = STR("again");
    const char *const path = incore_store_path(s->dir, "roofline", key, &s->arena);
    assert_true(dir_make(path, &s->err));
    stored_keep(s->dir, key, &point, &s->arena);
    assert_false(stored_load(s->dir, key, 1, &s->arena, &point));
    assert_false(file_is_not_folder(path));
    scratch_put(s, "/file", STR(""));
    const char *const file = path_join(&s->arena, s->dir, "file");
    stored_keep(file, key, &point, &s->arena);
    assert_false(stored_load(file, key, 1, &s->arena, &point));
    const char *const deep = path_join(&s->arena, s->dir, "a/b");
    stored_keep(deep, key, &point, &s->arena);
    assert_true(stored_load(deep, key, 1, &s->arena, &point));
    point.measured_at = "later";
    stored_keep(deep, key, &point, &s->arena);
    assert_true(stored_load(deep, key, 1, &s->arena, &point));
    assert_string_equal(point.measured_at, "later");
}

/* ---- the key ---- */

/* What a key has that another does not, line by line from where they first differ. */
static void add_difference(struct scratch *s, const char *what, const struct placement_request *r,
                           const struct placement_request *other, double clock_hz, struct sb *out)
{
    struct str a = stored_key(r, 0, "as it is", &s->arena);
    struct str b = stored_key(other, clock_hz, clock_hz > 0 ? "fixed" : "as it is", &s->arena);
    sb_addf(out, "%s\n", what);
    for (struct str x, y; str_next_line(&a, &x) && str_next_line(&b, &y);) {
        if (!str_eq(x, y))
            sb_addf(out, "  %.*s | %.*s\n", STR_ARG(x), STR_ARG(y));
    }
}

static void what_determines_a_measurement(void **state)
{
    struct scratch *const s = *state;
    struct sb out = {.arena = &s->arena};
    assert_int_equal(chdir(s->dir), 0);
    scratch_put(s, "/program", STR("a program"));
    scratch_put(s, "/data", STR("its data"));
    scratch_put(s, "/other", STR("other data"));
    scratch_put(s, "/large", STR("data"));
    assert_int_equal(chmod("program", 0755) | chmod("other", 0755), 0);
    assert_int_equal(truncate("large", (256L << 20) + 1), 0);
    const struct placement_request base = {
        .run = {.argv = (const char *const[]){"./program", "data", NULL},
                .cpus = (const int[]){2, 3},
                .n_cpus = 2,
                .cold_bytes = 1000},
        .repeats = 3,
        .count_flops = true};
    struct placement_request r = base;
    add_difference(s, "the same", &base, &r, 0, &out);
    add_difference(s, "a clock", &base, &r, 2e9, &out);
    r.run.argv = (const char *const[]){"./other", "data", NULL};
    add_difference(s, "another program", &base, &r, 0, &out);
    r.run.argv = (const char *const[]){"./program", "other", NULL};
    add_difference(s, "another file", &base, &r, 0, &out);
    r.run.argv = (const char *const[]){"./program", "nothing", NULL};
    add_difference(s, "no file", &base, &r, 0, &out);
    r.run.argv = (const char *const[]){"./program", ".", NULL};
    add_difference(s, "a folder", &base, &r, 0, &out);
    r = base;
    r.name = "triad";
    add_difference(s, "a name", &base, &r, 0, &out);
    r = base;
    r.run.caches = OWN_COLD;
    add_difference(s, "cold caches", &base, &r, 0, &out);
    r.run.caches = OWN_WARM;
    add_difference(s, "warm caches", &base, &r, 0, &out);
    r = base;
    r.repeats = 4;
    r.count_flops = false;
    r.count_bytes = true;
    add_difference(s, "other counts", &base, &r, 0, &out);
    r = base;
    r.run.cpus = (const int[]){2, 4};
    add_difference(s, "another CPU", &base, &r, 0, &out);
    r.run.n_cpus = 1;
    add_difference(s, "fewer CPUs", &base, &r, 0, &out);
    assert_int_equal(chdir("/"), 0);
    assert_golden(KEYS, sb_str(&out));
    r = base;
    r.run.argv = (const char *const[]){"true", path_join(&s->arena, s->dir, "large"), NULL};
    assert_int_equal(unsetenv("OMP_STACKSIZE"), 0);
    const struct str key = stored_key(&r, 0, "", &s->arena);
    assert_true(str_contains(key, STR(" 268435457 ")));
    assert_true(str_contains(key, STR("\nfolder /\n")));
    assert_true(str_contains(key, STR("\ncontent "))); /* of the program, found by its name */
    assert_false(str_contains(key, STR("OMP_STACKSIZE")));
    assert_int_equal(setenv("OMP_STACKSIZE", "7", 1), 0);
    assert_int_equal(setenv("UNRELATED", "7", 1), 0);
    const struct str other = stored_key(&r, 0, "", &s->arena);
    assert_true(str_contains(other, STR("\n15 OMP_STACKSIZE=7\n")));
    assert_false(str_contains(other, STR("UNRELATED")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(reports_of_stored_points, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(what_is_read_back, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(places_that_cannot_hold_it, scratch_setup,
                                        scratch_teardown),
        cmocka_unit_test_setup_teardown(what_determines_a_measurement, scratch_setup,
                                        scratch_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
