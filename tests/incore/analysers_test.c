#include "unit.h"

#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/temp.h"
#include "collect/incore/analyser.h"
#include "collect/incore/iaca.h"
#include "golden.h"

/* analysers.txt: reports with one change each, and all that is read from them. A row is a way to
 * run, and text to replace in the report: TEXT => TEXT. */

static const char golden[] = "tests/incore/analysers.txt";

/* Two ports and two units of a third; two instructions, and the row of their sums. */
static const char mca_json[] =
    "{\"CodeRegions\": [{\"Instructions\": [\"i\", \"j\"],\n"
    "\"ResourcePressureView\": {\"ResourcePressureInfo\": [\n"
    "{\"InstructionIndex\": 0, \"ResourceIndex\": 0, \"ResourceUsage\": 0.5},\n"
    "{\"InstructionIndex\": 1, \"ResourceIndex\": 3, \"ResourceUsage\": 0.25},\n"
    "{\"InstructionIndex\": 2, \"ResourceIndex\": 3, \"ResourceUsage\": 0.75}]},\n"
    "\"SummaryView\": {\"BlockRThroughput\": 1.5, \"DispatchWidth\": 4, \"TotalCycles\": 150}}],\n"
    "\"TargetInfo\": {\"Resources\": [\"P0\", \"P1\", \"P23.\\u0000\", \"P23.\\u001f\"]}}\n";

/* If only one of them is known. */
static const char mca_one[] =
    "{\"CodeRegions\": [{\"Instructions\": [\"i\"], \"ResourcePressureView\":\n"
    "{\"ResourcePressureInfo\": [\n"
    "{\"InstructionIndex\": 0, \"ResourceIndex\": 1, \"ResourceUsage\": 2},\n"
    "{\"InstructionIndex\": 1, \"ResourceIndex\": 1, \"ResourceUsage\": 3}]},\n"
    "\"SummaryView\": {\"BlockRThroughput\": 2, \"TotalCycles\": 9}}],\n"
    "\"TargetInfo\": {\"Resources\": [\"P0\", \"P1\"]}}\n";

/* The loop once, and three times. */
static const char mca_wide[] =
    "{\"CodeRegions\": [{\"SummaryView\": {\"TotalCycles\": 210}}, {\n"
    "\"DispatchStatistics\": {\"RAT\": 1, \"RCU\": 2, \"LQ\": 3, \"SQ\": 4, \"SCHEDQ\": 11},\n"
    "\"TimelineView\": {\"TimelineInfo\": [\n"
    "{\"CycleDispatched\": 0, \"CycleRetired\": 90}, {\"CycleDispatched\": 1, \"CycleRetired\": "
    "7},\n"
    "{\"CycleDispatched\": 2, \"CycleRetired\": 9}]},\n"
    "\"SummaryView\": {\"TotalCycles\": 610}}]}\n";

static const char osaca_text[] =
    "Open Source Architecture Code Analyzer (OSACA) - 0.4.8\n\n"
    "     |   0   -  0DV  |  1   |  2   ||  CP  | LCD  |\n"
    "---------------------------------------------------\n"
    "   1 |               |      |      ||      |      |   # OSACA-BEGIN\n"
    "   2 |  1.00   12.00 |      | 0.50 || 14.0 |  2.5 |   i\n"
    "   3 |  0.25         | 1.00 |      ||      | 11.0 | *X j\n"
    "   4 |               |      |      ||      |      |   # OSACA-END\n"
    "\n"
    "   2 |  9.00    9.00 | 9.00 | 9.00 ||  9.0 |  9.0 | X i\n";

static const char iaca_text[] =
    "Intel(R) Architecture Code Analyzer Version -  v3.0 build date: now\n"
    "Block Throughput: 2.50 Cycles       Throughput Bottleneck: Backend\n"
    "|  Port  |   0   -  DV   |   1   |   2   -  D    |\n"
    "| Cycles |  1.5     0.0  |  1.0  |  0.5     0.5  |\n"
    "| Num Of | Ports pressure in cycles              |\n"
    "|  Uops  |  0  - DV    |  1   |  2  -  D    |\n"
    "------------------------------------------------\n"
    "|   1    | 1.0         |      | 0.5     0.5 | vmovupd ymm0, ymmword ptr [rsi+rax*8]\n"
    "|   2^   |         0.5 | 1.0  |             | vaddpd ymm0, ymm0, ymm1\n"
    "|   X    |             |      |             | frobnicate eax\n"
    "Total Num Of Uops: 3\nmore\n";

struct fixture {
    struct arena arena;
    struct temp temp;
};

static struct fixture *f;

static int set_up(void **state)
{
    static struct fixture fixture;
    struct err err = {0};
    (void)state;
    f = &fixture;
    return temp_make(&f->arena, &f->temp, &err) ? 0 : -1;
}

static int tear_down(void **state)
{
    struct err err = {0};
    (void)state;
    const bool removed = temp_remove(&f->temp, &err);
    arena_free(&f->arena);
    return removed ? 0 : -1;
}

/* A file of the test's folder. */
static const char *path_of(const char *name)
{
    return path_join(&f->arena, f->temp.path, name);
}

static void put(const char *name, struct str text)
{
    struct err err = {0};
    assert_true(file_write(path_of(name), text, &err));
}

/* What the program wrote, and no longer exists. */
static void add_written(const char *name, struct sb *out)
{
    struct err err = {0};
    struct str text;
    if (!file_read(path_of(name), 1 << 20, &f->arena, &text, &err))
        return;
    sb_add(out, text);
    assert_int_equal(remove(path_of(name)), 0);
}

/* The text, with what a row replaces. */
static struct str changed(const char *text, struct str row)
{
    const struct str arrow = STR(" => ");
    const size_t at = str_find_str(row, arrow);
    if (at == row.len)
        return str_of(text);
    const struct str old = str_slice(row, 0, at);
    const struct str all = str_of(text);
    const size_t found = str_find_str(all, old);
    if (found == all.len)
        fail_msg("not in the report: %.*s", STR_ARG(old));
    return str_format(&f->arena, "%.*s%.*s%.*s", STR_ARG(str_slice(all, 0, found)),
                      STR_ARG(str_slice(row, at + arrow.len, row.len)),
                      STR_ARG(str_slice(all, found + old.len, all.len)));
}

/* The message, without the path of the program. */
static void add_error(const struct err *err, struct sb *out)
{
    const struct str path = str_of(path_of("analyser"));
    struct sb text = {.arena = &f->arena};
    err_format(err, &text);
    for (struct str rest = sb_str(&text); rest.len != 0;) {
        const size_t at = str_find_str(rest, path);
        sb_add(out, str_slice(rest, 0, at));
        sb_addz(out, at < rest.len ? "PROGRAM" : "");
        rest = str_slice(rest, at + path.len, rest.len);
    }
}

static void add_analysis(const struct analysis *a, const struct str *text, size_t n, struct sb *out)
{
    sb_addf(out, "%g cy, simulated %g%s, %g in flight, %d wide, '%s'%s\n", a->throughput_cy,
            a->simulated_cy, a->scheduler_full ? " with a full scheduler" : "",
            a->iterations_in_flight, a->dispatch_width, a->version != NULL ? a->version : "",
            a->doubt != NULL ? ", doubtful" : "");
    for (size_t p = 0; p < a->n_ports; p++)
        sb_addf(out, "%s%s", a->ports[p], p + 1 < a->n_ports ? " " : "\n");
    for (size_t i = 0; i < n; i++) {
        for (size_t p = 0; p < a->n_ports; p++)
            sb_addf(out, "%g ", a->cy_per_port[i * a->n_ports + p]);
        sb_addf(out, "%s%.*s\n", a->unknown[i] ? "unknown " : "", STR_ARG(text[i]));
    }
    for (size_t p = 0; p < a->n_ports && a->cy_in_all != NULL; p++)
        sb_addf(out, "%g%s", a->cy_in_all[p], p + 1 < a->n_ports ? " " : " in all\n");
    if (a->report.len != 0)
        sb_addf(out, "report of %zu bytes\n", a->report.len);
}

/* Runs the script `analyser` in the test's folder, $D, for n instructions; $T is our process. */
static void add_run(const char *tool, const char *target, size_t n, struct str script,
                    struct sb *out)
{
    struct str *text = arena_alloc(&f->arena, n, sizeof *text);
    struct analysis a;
    struct err err = {0};
    put("analyser", str_format(&f->arena, "#!/bin/sh\nD='%s' T=%d\n%.*s\n", f->temp.path,
                               (int)getpid(), STR_ARG(script)));
    assert_int_equal(chmod(path_of("analyser"), 0755), 0);
    for (size_t i = 0; i < n; i++)
        text[i] = str_format(&f->arena, "%c", (int)('i' + i % 4));
    const struct analyser_request request = {.isa = ASM_X86_64,
                                             .program = path_of("analyser"),
                                             .target = target,
                                             .timeout_s = 100,
                                             .n = n,
                                             .text = text,
                                             .report = n == 1,
                                             .waits = str_eq(str_of(target), STR("waits"))};
    const bool ran = analyser_tool(tool)->run(&request, &f->arena, &a, &err);
    add_written("log", out);
    if (ran)
        add_analysis(&a, text, n, out);
    else
        add_error(&err, out);
}

/* Notes its arguments, and answers with wide.json, 2.json or, if it knows only one, 1.json. */
static const char answers[] = "echo \"$*\" >>$D/log; cat >$D/input; . $D/answer";
static const char answer[] = "case \"$*\" in *dispatch-stats*) cat $D/wide.json;;\n"
                             "*-json*) cd $D; cat $(grep -c . input).json;; *) echo report;; esac";

static void add_mca(struct str row, struct str in_wide, const char *target, size_t n,
                    struct str script, struct sb *out)
{
    put("answer", str_of(answer));
    put("1.json", str_of(mca_one));
    put("2.json", changed(mca_json, row));
    put("wide.json", changed(mca_wide, in_wide));
    add_run("llvm-mca", target, n, script, out);
}

static void add_iaca(struct str row, struct sb *out)
{
    struct iaca_report report;
    struct err err = {0};
    if (iaca_read(changed(iaca_text, row), "r", &f->arena, &report, &err))
        add_analysis(&report.analysis, report.instructions, report.n, out);
    else
        add_error(&err, out);
}

static void add_row(struct str row, struct sb *out)
{
    const struct str_cut cut = str_cut(row, ' ');
    const struct str none = {0};
    const struct str as_always = str_of(answers);
    int64_t n = 2;
    if (str_eq(cut.head, STR("iaca"))) {
        add_iaca(cut.tail, out);
    } else if (str_eq(cut.head, STR("osaca"))) {
        put("report", changed(osaca_text, cut.tail));
        add_run("osaca", "SKX", 2, STR("cat $D/report"), out);
    } else if (str_eq(cut.head, STR("osaca-sh"))) {
        add_run("osaca", "SKX", 2, cut.tail, out);
    } else if (str_eq(cut.head, STR("mca"))) {
        add_mca(cut.tail, none, "cpu", 2, as_always, out);
    } else if (str_eq(cut.head, STR("wide"))) {
        add_mca(none, cut.tail, "cpu", 2, as_always, out);
    } else if (str_eq(cut.head, STR("waits"))) {
        add_mca(none, cut.tail, "waits", 2, as_always, out);
    } else if (str_eq(cut.head, STR("target"))) {
        add_mca(none, none, str_cstr(&f->arena, cut.tail), 2, as_always, out);
    } else if (str_eq(cut.head, STR("mca-sh"))) {
        add_mca(none, none, "cpu", 2, cut.tail, out);
    } else if (str_to_i64(cut.head, &n)) {
        add_mca(none, none, "cpu", (size_t)n, as_always, out);
    } else {
        fail_msg("which analyser? %.*s", STR_ARG(row));
    }
}

static void reports_are_read_as_they_are(void **state)
{
    (void)state;
    assert_golden_rows(golden, add_row);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(reports_are_read_as_they_are, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
