#include "unit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "base/temp.h"
#include "collect/incore/compile.h"
#include "collect/incore/datapath.h"
#include "collect/incore/forwarded_additions.h"
#include "collect/incore/incore.h"
#include "collect/incore/mca_faults.h"
#include "collect/machine/mca_target.h"
#include "incore/targets.h"

/* Compilers and analysers that are missing, fail, hang, flood or write nonsense, and the cache:
 * fake programs in PATH replace the real ones. */

struct fixture {
    struct arena arena;
    struct kernel kernel;
    struct temp temp; /* everything of this test */
    char *bin;        /* first in PATH */
    char *tmp;        /* $TMPDIR: must be empty at the end */
    char *cache;      /* does not exist at first */
    char *old_path;
    struct incore_options options;
    struct incore in;
    struct err err;
};

static struct fixture *begin(void **state)
{
    return *state;
}

static bool analyse_listing(struct fixture *f, const char *text, const struct machine *m,
                            struct err *err)
{
    return incore_analyse_listing(str_of(text), "a.s", &f->kernel, m, &f->options, &f->arena,
                                  &f->in, err);
}

static int set_up(void **state)
{
    static struct fixture f;
    struct err err = {0};
    struct str text;
    f = (struct fixture){.options = {.asm_block = -1, .timeout_s = 100}};
    const char *path = getenv("PATH");
    f.old_path = str_cstr(&f.arena, str_of(path));
    if (!temp_make(&f.arena, &f.temp, &err))
        return -1;
    f.bin = path_join(&f.arena, f.temp.path, "bin");
    f.tmp = path_join(&f.arena, f.temp.path, "tmp");
    f.cache = path_join(&f.arena, f.temp.path, "cache/incore");
    const bool ok = dir_make(f.bin, &err) && dir_make(f.tmp, &err) &&
                    file_read("stencils/named/3d-7pt.c", 1 << 20, &f.arena, &text, &err) &&
                    kernel_parse(text, "3d-7pt.c", &f.arena, &f.kernel, &err) &&
                    setenv("TMPDIR", f.tmp, 1) == 0 &&
                    setenv("PATH", str_formatz(&f.arena, "%s:%s", f.bin, path), 1) == 0;
    *state = &f;
    return ok ? 0 : -1;
}

static int tear_down(void **state)
{
    struct fixture *f = *state;
    struct err err = {0};
    struct str_list left = {0};
    const bool listed = dir_list(f->tmp, &f->arena, &left, &err);
    setenv("PATH", f->old_path, 1);
    unsetenv("TMPDIR");
    temp_remove(&f->temp, &err);
    const bool clean = listed && left.count == 0;
    arena_free(&f->arena);
    return clean ? 0 : -1;
}

/* Puts a shell script into PATH under this name. */
static void script(struct fixture *f, const char *name, const char *body)
{
    struct err err = {0};
    const char *path = path_join(&f->arena, f->bin, name);
    assert_true(file_write(path, str_format(&f->arena, "#!/bin/sh\n%s\n", body), &err));
    assert_int_equal(chmod(path, 0755), 0);
}

/* A listing whose loop is tests/incore/mca's: what the fake compilers write. */
static const char listing[] = "cat >/dev/null; cat <<'END'\n"
                              "sweep:\n.L5:\n"
                              "vmovupd (%r8,%rax), %ymm0\n"
                              "vaddpd (%rdi,%rax), %ymm0, %ymm0\n"
                              "vmovupd %ymm0, (%rsi,%rax)\n"
                              "addq $32, %rax\n"
                              "cmpq %rax, %r9\n"
                              "jne .L5\n"
                              "END";

static bool analyse(struct fixture *f, const struct machine *m)
{
    f->err = (struct err){0};
    return incore_analyse(&f->kernel, m, &f->options, &f->arena, &f->in, &f->err);
}

/* It fails, and the message has this in its text or its hint. */
static void fails_with(struct fixture *f, const struct machine *m, const char *text)
{
    assert_false(analyse(f, m));
    const bool said = strstr(f->err.text, text) != NULL || strstr(f->err.hint, text) != NULL;
    if (!said)
        print_message("'%s' is not in: %s — %s\n", text, f->err.text, f->err.hint);
    assert_true(said);
}

static void only_our_programs(struct fixture *f)
{
    setenv("PATH", f->bin, 1);
}

static void a_missing_compiler_is_named(void **state)
{
    struct fixture *f = begin(state);
    only_our_programs(f);
    script(f, "llvm-mca", "exit 0");
    fails_with(f, &haswell, "icc, gcc, clang");
    f->options.compiler = "gcc";
    fails_with(f, &haswell, "compiler 'gcc' is not installed");
    f->options.compiler = "icc";
    fails_with(f, &haswell, "use gcc or clang");
    f->options.compiler = "tcc";
    fails_with(f, &haswell, "it has: icc, gcc, clang");
}

static void a_compiler_that_cannot_be_driven_is_not_called_missing(void **state)
{
    struct fixture *f = begin(state);
    const struct compiler at_a_path = {.name = "/opt/gcc"};
    struct machine m = haswell;
    m.compilers = &at_a_path;
    m.n_compilers = 1;
    fails_with(f, &m, "gcc or clang, by these names; machine 'test-haswell' has: /opt/gcc");
}

/* The first line of its answer; without one its path. */
static void compilers_say_their_version(void **state)
{
    struct fixture *f = begin(state);
    const char *const path = path_join(&f->arena, f->bin, "gcc");
    assert_string_equal(compile_version(path, &f->arena), path);
    script(f, "gcc", "[ \"$*\" = --version ] && echo ' gcc (made up) 1.2 ' && echo more");
    assert_string_equal(compile_version(path, &f->arena), "gcc (made up) 1.2");
    script(f, "gcc", "exit 0");
    assert_string_equal(compile_version(path, &f->arena), path);
}

static void a_failing_compiler_is_quoted(void **state)
{
    struct fixture *f = begin(state);
    script(f, "gcc", "echo 'error: bad value for -march' >&2; exit 4");
    fails_with(f, &haswell, "bad value for -march");
    fails_with(f, &haswell, "exit status 4");
    script(f, "gcc", "kill -11 $$");
    fails_with(f, &haswell, "signal 11");
}

static void a_hanging_compiler_is_stopped(void **state)
{
    struct fixture *f = begin(state);
    f->options.timeout_s = 0.3;
    f->options.patience_s = 0.4;
    script(f, "gcc", "sleep 100 & sleep 100");
    fails_with(f, &haswell, "took longer than 1 s");
}

/* Processor time is limited: a busy machine does not turn a slow compilation into a failed one. */
static void an_endless_compiler_is_stopped(void **state)
{
    struct fixture *f = begin(state);
    f->options.timeout_s = 0.3;
    script(f, "gcc", "while :; do :; done");
    fails_with(f, &haswell, "used more than 0.3 s of CPU time");
}

/* Once per run, and so many times in all; the reason is kept. A later success is found first. */
static void a_failure_is_remembered(void **state)
{
    struct fixture *f = begin(state);
    const char *count = path_join(&f->arena, f->temp.path, "count");
    struct str text;
    struct err err = {0};
    f->options.cache_dir = f->cache;
    f->options.attempts = 2;
    script(f, "gcc", str_formatz(&f->arena, "echo >>%s; echo 'out of luck' >&2; exit 1", count));
    static const char *const runs[] = {"first", "first", "second", "third", "fourth"};
    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
        f->options.run = runs[i];
        fails_with(f, &haswell, "out of luck");
    }
    assert_true(file_read(count, 100, &f->arena, &text, &err));
    assert_int_equal(text.len, 2);
    f->options.attempts = 3; /* one more attempt is permitted now */
    fails_with(f, &haswell, "out of luck");
    assert_true(file_read(count, 100, &f->arena, &text, &err));
    assert_int_equal(text.len, 3);
    f->options.attempts = 0; /* no limit */
    fails_with(f, &haswell, "out of luck");
    assert_true(file_read(count, 100, &f->arena, &text, &err));
    assert_int_equal(text.len, 4);
}

/* What the environment caused says nothing about the kernel. */
static void a_lack_of_room_is_not_remembered(void **state)
{
    struct fixture *f = begin(state);
    f->options.cache_dir = f->cache;
    f->options.attempts = 1;
    f->options.run = "first";
    script(f, "gcc", listing);
    setenv("TMPDIR", path_join(&f->arena, f->temp.path, "nowhere"), 1);
    fails_with(f, &haswell, "temporary folder");
    setenv("TMPDIR", f->tmp, 1);
    assert_true(analyse(f, &haswell));
}

static void a_flooding_compiler_is_stopped(void **state)
{
    struct fixture *f = begin(state);
    script(f, "gcc", "yes 'vaddpd %ymm0, %ymm0, %ymm0'");
    fails_with(f, &haswell, "too much output");
}

static void nonsense_from_a_compiler_is_refused(void **state)
{
    struct fixture *f = begin(state);
    script(f, "gcc", "cat >/dev/null");
    fails_with(f, &haswell, "wrote no assembly");
    script(f, "gcc", "cat >/dev/null; head -c 100000 /dev/zero");
    assert_false(analyse(f, &haswell));
    script(f, "gcc", "cat >/dev/null; echo 'sweep: ret'");
    fails_with(f, &haswell, "no loop in the assembly");
}

/* Whether the compiler in use is the refused one or not. */
static void a_refused_compiler_is_not_run(void **state)
{
    struct fixture *f = begin(state);
    script(f, "gcc", str_formatz(&f->arena, "touch '%s/ran'", f->tmp));
    struct err why = {0};
    err_at(&why, "m.yml", 7, 10, "flag '-fplugin=x' is not known");
    const struct compiler compilers[] = {{.name = "gcc", .flags = "-fplugin=x", .refused = &why},
                                         {.name = "clang", .flags = "-O3"}};
    struct machine m = haswell;
    m.compilers = compilers;
    m.n_compilers = 2;
    fails_with(f, &m, "flag '-fplugin=x' is not known");
    assert_int_equal(f->err.line, 7);
    f->err = (struct err){0};
    f->options.compiler = "gcc";
    fails_with(f, &m, "flag '-fplugin=x' is not known");
}

static void options_of_analysers_that_touch_files_are_refused(void **state)
{
    struct fixture *f = begin(state);
    struct analyser evil = haswell_analysers[1];
    evil.target = "-mcpu=haswell -o /tmp/x";
    struct machine m = haswell;
    m.analysers = &evil;
    m.n_analysers = 1;
    fails_with(f, &m, "option '-o' is not accepted");
}

/* Files that the user's flags leave behind are removed with the compiler's working folder. */
static void a_compiler_leaves_no_files(void **state)
{
    struct fixture *f = begin(state);
    char here[4096];
    assert_non_null(getcwd(here, sizeof here));
    script(f, "gcc",
           str_formatz(&f->arena, "[ \"$PWD\" != '%s' ] && touch left && %s", here, listing));
    const bool analysed = analyse(f, &haswell);
    if (!analysed)
        print_message("%s\n", f->err.text);
    assert_true(analysed);
    assert_int_not_equal(access("left", F_OK), 0);
}

/* What follows the compiler's name on its command line if a machine file has these flags. */
static const char *words_for(struct fixture *f, const char *flags)
{
    script(f, "clang", "exit 1");
    const struct compiler clang = {.name = "clang", .flags = flags};
    struct machine m = neoverse;
    m.compilers = &clang;
    struct compile_command command;
    assert_true(compile_choose(&m, NULL, ASM_AARCH64, &f->arena, &command, &f->err));
    struct sb words = {.arena = &f->arena};
    for (size_t i = 1; command.argv[i] != NULL; i++)
        sb_addf(&words, "%s ", command.argv[i]);
    return sb_cstr(&words);
}

/* Kerncraft's A64FX_qpace4 has clang's target as a separate word; ours precedes it. */
static void a_target_of_two_words_is_taken(void **state)
{
    struct fixture *f = begin(state);
    const char *words = words_for(f, "-Ofast -target  aarch64-unknown-linux-gnu -fopenmp");
    const char *last = strstr(words, "-Ofast ");
    assert_non_null(last);
    assert_non_null(strstr(last, "-Ofast -target aarch64-unknown-linux-gnu -"));
    assert_null(strstr(last, "-fopenmp"));
}

/* Flags for the linker, or for the program around the loop. */
static void flags_that_are_not_for_code_are_left_out(void **state)
{
    struct fixture *f = begin(state);
    const char *words = words_for(f, "-pthread -Ofast -static -lm -std=c11 -c -s -flto=4");
    static const char *const left_out[] = {"-pthread", "-static", "-lm", "-c ", "-s ", "-flto"};
    assert_non_null(strstr(words, "-Ofast -std=c11 "));
    for (size_t i = 0; i < sizeof left_out / sizeof *left_out; i++)
        assert_null(strstr(words, left_out[i]));
}

static void a_missing_analyser_is_named(void **state)
{
    struct fixture *f = begin(state);
    only_our_programs(f);
    script(f, "gcc", listing);
    fails_with(f, &haswell, "install llvm-mca");
    f->options.analyser = "LLVM-MCA";
    fails_with(f, &haswell, "'llvm-mca' is not installed");
    f->options.analyser = "osaca";
    fails_with(f, &haswell, "has no analyser 'osaca'");
}

static void a_useless_analyser_is_named(void **state)
{
    struct fixture *f = begin(state);
    script(f, "gcc", listing);
    script(f, "llvm-mca-60",
           "cat >/dev/null; echo \"Unknown command line argument '-json'\" >&2; exit 1");
    fails_with(f, &haswell, "too old");
    script(f, "llvm-mca-60", "echo 'cannot go on' >&2; exit 3");
    fails_with(f, &haswell, "cannot go on");
    script(f, "llvm-mca-60", "cat >/dev/null; echo '{\"CodeRegions\": [{}]}'");
    fails_with(f, &haswell, "does not have the expected form");
    script(f, "llvm-mca-60", "cat >/dev/null; echo 'no JSON at all'");
    assert_false(analyse(f, &haswell));
    script(f, "llvm-mca-60", "yes");
    fails_with(f, &haswell, "wrote more than");
    f->options.timeout_s = 0.3;
    script(f, "llvm-mca-60", "sleep 100");
    fails_with(f, &haswell, "took longer than 0.3 s");
}

static void unknown_ports_and_processors_are_named(void **state)
{
    struct fixture *f = begin(state);
    static const char *const ports[] = {"SKXPort0", "SKXPort1"};
    struct analyser a = haswell_analysers[1];
    struct machine m = haswell;
    m.analysers = &a;
    m.n_analysers = 1;
    a.overlapping = ports;
    a.n_overlapping = N_OF(ports);
    fails_with(f, &m, "HWPort7");
    a = haswell_analysers[1];
    a.non_overlapping = ports;
    a.n_non_overlapping = N_OF(ports);
    fails_with(f, &m, "knows no port 'SKXPort0'");
    a = haswell_analysers[1];
    a.target = "-mcpu=nonsense";
    fails_with(f, &m, "does not know the processor");
    m.isa = "riscv64";
    fails_with(f, &m, "no in-core analysis for instruction set 'riscv64'");
    fails_with(f, &m, str_formatz(&f->arena, "machine '%s': no", m.name));
    fails_with(f, &m, "x86-64 and aarch64");
}

/* Recorded output of llvm-mca 19.1.7 for the listing above, -mcpu=sandybridge. */
static const char recorded_mca[] =
    "case \"$*\" in\n"
    "*--version*) echo '  LLVM version 19.1.7';;\n"
    "*-bottleneck-analysis*) cat >/dev/null; echo 'the report';;\n"
    "*-dispatch*) cat >/dev/null; cat \"$FIXTURES/sandybridge.wide.json\";;\n"
    "*) cat >/dev/null; cat \"$FIXTURES/sandybridge.100.json\";;\n"
    "esac\n";

static void recorded_output_becomes_times(void **state)
{
    struct fixture *f = begin(state);
    script(f, "gcc", listing);
    script(f, "llvm-mca-60", recorded_mca);
    setenv("FIXTURES", "tests/incore/mca", 1);
    assert_true(analyse(f, &sandybridge));
    const struct incore *in = &f->in;
    assert_string_equal(in->analyser, "llvm-mca 19.1.7");
    assert_int_equal(in->report.len, 0);
    f->options.report = true;
    assert_true(analyse(f, &sandybridge));
    assert_true(str_eq(in->report, STR("the report\n")));
    assert_int_equal(in->lup_per_iteration, 4);
    assert_int_equal(in->n_instructions, 6);
    assert_true(in->throughput_cy_per_iteration == 1.75);
    assert_true(fabs(in->simulated_cy_per_iteration - 1.5) < 1e-9);
    assert_true(in->row.scheduler_full);
    /* 1.75 cycles of the front end for half a line; loads: two of 32 bytes, 16 bytes per port */
    assert_true(fabs(in->T_comp_cy_per_cl - 3.5) < 1e-9 || in->T_RegL1_cy_per_cl >= 3.5);
    assert_true(fabs(in->T_RegL1_cy_per_cl - 4) < 1e-9);
    assert_true(in->T_latency_cy_per_cl == 0);
    assert_int_equal(in->n_ports, 10);
    assert_string_equal(in->ports[6].port, "SBPort23.0");
    assert_string_equal(in->ports[7].port, "SBPort23.1");
    assert_true(fabs(in->ports[6].cy_per_cl - 3) < 0.05);
}

/* The same loop on a machine whose core takes longer for its loads is not answered from the store.
 */
static void stored_times_belong_to_their_machine(void **state)
{
    struct fixture *f = begin(state);
    struct machine slow = sandybridge;
    script(f, "gcc", listing);
    script(f, "llvm-mca-60", recorded_mca);
    setenv("FIXTURES", "tests/incore/mca", 1);
    f->options.cache_dir = f->cache;
    assert_true(analyse(f, &sandybridge));
    const double cy_per_cl = f->in.T_RegL1_cy_per_cl;
    slow.core.accesses[0] = (struct access_cost){
        .bytes = 32, .cy_per_load = 4, .cy_per_store = 4, .cy_per_store_beside = 4};
    slow.core.n_accesses = 1;
    assert_true(analyse(f, &slow));
    assert_true(f->in.T_RegL1_cy_per_cl > 1.5 * cy_per_cl);
    assert_true(analyse(f, &sandybridge));
    assert_true(f->in.T_RegL1_cy_per_cl == cy_per_cl);
}

/* A chain counts above 1.05 times the 4 cycles of data: 200 iterations of half a line take 300
 * cycles more as recorded. */
/* Half a line takes (cycles - 162) / 200 cycles; instructions are in flight for 21. */
static void chains_count_where_they_are_clearly_longer(void **state)
{
    struct fixture *f = begin(state);
    static const struct {
        int cycles;
        double T_latency_cy_per_cl, iterations_in_flight;
    } rows[] = {{581, 0, 21 / 2.095}, {582, 0, 10}, {583, 4.21, 21 / 2.105}, {1162, 10, 4.2}};
    script(f, "gcc", listing);
    setenv("FIXTURES", "tests/incore/mca", 1);
    for (size_t i = 0; i < N_OF(rows); i++) {
        script(f, "llvm-mca-60",
               str_formatz(&f->arena,
                           "case \"$*\" in *-dispatch*) sed 's/\"TotalCycles\": 462/"
                           "\"TotalCycles\": %d/; s/\"SummaryView\": {/\"TimelineView\": "
                           "{\"TimelineInfo\": [{\"CycleDispatched\": 5, \"CycleRetired\": 26}]}, "
                           "&/' $FIXTURES/sandybridge.wide.json;;\n"
                           "*) cat $FIXTURES/sandybridge.100.json;; esac",
                           rows[i].cycles));
        assert_true(analyse(f, &sandybridge));
        assert_true(fabs(f->in.T_latency_cy_per_cl - rows[i].T_latency_cy_per_cl) < 1e-9);
        assert_true(fabs(f->in.row.iterations_in_flight - rows[i].iterations_in_flight) < 1e-9);
        assert_int_equal(f->in.row.dispatch_width, 4);
    }
}

/*
 * A report in the form of OSACA 0.3.14 (its documentation's example for Cascade Lake), with an
 * instruction that it does not know and a chain.
 */
static const char osaca_report[] =
    "for f; do :; done\n"
    "grep -c OSACA $f >/dev/null || exit 9\n"
    "cat <<'END'\n"
    "Open Source Architecture Code Analyzer (OSACA) - 0.3.14\n"
    "Analyzed file:      loop.s\n"
    "Architecture:       CSX\n"
    "\n"
    " P - Throughput of LOAD operation can be hidden behind a past or future STORE instruction\n"
    " * - Instruction micro-ops not bound to a port\n"
    " X - No throughput/latency information for this instruction in data file\n"
    "\n\n"
    "Combined Analysis Report\n"
    "------------------------\n"
    "                                     Port pressure in cycles\n"
    "     |  0   - 0DV  |  1   |  2   -  2D  |  3   -  3D  |  4   |  5   ||  CP  | LCD  |\n"
    "------------------------------------------------------------------------------------\n"
    "   2 | 0.50        | 0.50 | 0.50   0.50 | 0.50   0.50 |      |      ||  8.0 |      |   vmulpd "
    "(%r12,%rax), %ymm1, %ymm0\n"
    "   3 |             |      |             |             |      |      ||      |      | X "
    "frobnicate %ymm0\n"
    "   4 |             |      | 0.50        | 0.50        | 1.00 |      ||  5.0 |      |   "
    "vmovapd "
    "%ymm0, 0(%r13,%rax)\n"
    "   5 | 0.00        | 0.00 |             |             |      | 1.00 ||      |  4.0 |   addq "
    "$32, %rax\n"
    "   6 |             |      |             |             |      |      ||      |      | * jne "
    ".L22\n"
    "\n"
    "       0.50          0.50   1.00   0.50   1.00   0.50   1.00   1.00      13.0   4.0\n"
    "END\n";

static const char *const osaca_all[] = {"0", "0DV", "1", "2", "3", "4", "5"};
static const char *const osaca_data[] = {"2D", "3D"};

static void osaca_reports_are_read(void **state)
{
    struct fixture *f = begin(state);
    const struct analyser osaca = {"osaca", "CSX", osaca_all, 7, osaca_data, 2};
    struct machine m = skylake;
    m.analysers = &osaca;
    m.n_analysers = 1;
    static const char text[] = ".L22:\n vmulpd (%r12,%rax), %ymm1, %ymm0\n frobnicate %ymm0\n"
                               " vmovapd %ymm0, 0(%r13,%rax)\n addq $32, %rax\n jne .L22\n";
    script(f, "osaca", osaca_report);
    assert_true(analyse_listing(f, text, &m, &f->err));
    const struct incore *in = &f->in;
    assert_string_equal(in->analyser, "osaca 0.3.14");
    assert_int_equal(in->n_ports, 9);
    assert_string_equal(in->ports[1].port, "0DV");
    assert_true(in->throughput_cy_per_iteration == 1);
    assert_true(in->T_comp_cy_per_cl == 2 && in->T_RegL1_cy_per_cl == 1);
    assert_true(in->T_latency_cy_per_cl == 8);
    assert_true(in->lower_bound && in->instructions[1].unknown && !in->instructions[0].unknown);
    script(f, "osaca", "echo 'usage: osaca [-h]' >&2; exit 2");
    assert_false(analyse_listing(f, text, &m, &f->err));
    assert_non_null(strstr(f->err.text, "usage: osaca"));
    f->err = (struct err){0};
    script(f, "osaca", "echo nothing of use");
    assert_false(analyse_listing(f, text, &m, &f->err));
    assert_non_null(strstr(f->err.text, "does not have the expected form"));
}

/* The layout of version 0.4.8: ports whose names share a number are in one column, latencies wider
 * than their column shift the rest of the line, and several flags may precede an instruction. */
static const char osaca_wide_report[] =
    "cat <<'END'\n"
    "Open Source Architecture Code Analyzer (OSACA) - 0.4.8\n"
    "Analyzed file:      loop.s\n"
    "Architecture:       SKX\n"
    "Timestamp:          2022-08-03 08:20:03\n"
    "\n\n"
    " P - Throughput of LOAD operation can be hidden behind a past or future STORE instruction\n"
    " * - Instruction micro-ops not bound to a port\n"
    " X - No throughput/latency information for this instruction in data file\n"
    "\n\n"
    "Combined Analysis Report\n"
    "------------------------\n"
    "                          Port pressure in cycles\n"
    "     |   0   -  0DV  |  1   |  2   -  2D  ||  CP  | LCD  |\n"
    "----------------------------------------------------------\n"
    "   1 |               |      |             ||      |      |   # OSACA-BEGIN\n"
    "   2 |  1.00   12.00 |      | 0.50   0.50 || 104.0 | 100.25 |   vdivpd (%rax), %ymm1, %ymm0\n"
    "   3 |               | 1.00 |             || 3.3333333333333335 |      | P vmovapd %ymm0, "
    "(%rsi,%rax)\n"
    "   4 |               |      |             ||      |  1.0 | *X addq $32, %rax\n"
    "   5 |               |      |             ||      |      | * jne .L2\n"
    "   6 |               |      |             ||      |      |   # OSACA-END\n"
    "\n"
    "        1.00   12.00   1.00   0.50   0.50   107.33333333333333 101.25\n"
    "\n\n"
    "Loop-Carried Dependencies Analysis Report\n"
    "-----------------------------------------\n"
    "   4 |  1.0 | addq $32, %rax                      | [4]\n"
    "END\n";

static void wide_cells_of_osaca_are_read(void **state)
{
    struct fixture *f = begin(state);
    static const char *const ports[] = {"0", "0DV", "1"};
    const struct analyser osaca = {"osaca", "SKX", ports, 3, osaca_data, 1};
    struct machine m = skylake;
    m.analysers = &osaca;
    m.n_analysers = 1;
    static const char text[] = ".L2:\n vdivpd (%rax), %ymm1, %ymm0\n vmovapd %ymm0, (%rsi,%rax)\n"
                               " addq $32, %rax\n jne .L2\n";
    script(f, "osaca", osaca_wide_report);
    assert_true(analyse_listing(f, text, &m, &f->err));
    const struct incore *in = &f->in;
    assert_string_equal(in->analyser, "osaca 0.4.8");
    assert_int_equal(in->n_ports, 5);
    assert_true(in->throughput_cy_per_iteration == 12 && in->T_comp_cy_per_cl == 24);
    assert_true(in->T_RegL1_cy_per_cl == 1);
    assert_true(in->simulated_cy_per_iteration == 101.25 && in->T_latency_cy_per_cl == 202.5);
    assert_false(in->instructions[0].unknown || in->instructions[1].unknown);
    assert_true(in->instructions[2].unknown && !in->instructions[3].unknown && in->lower_bound);
    /* earlier versions had latencies in a separate table */
    script(f, "osaca",
           "echo 'Open Source Architecture Code Analyzer (OSACA) - v0.3'\n"
           "echo '     |  0   |  1   |'\necho '   2 | 0.50 | 0.50 |   vmulpd'");
    assert_false(analyse_listing(f, text, &m, &f->err));
    assert_non_null(strstr(f->err.text, "osaca v0.3): its report does not have the expected form"));
}

/* Version 0.7.1 on Sandy Bridge, whose model has no divider pipe: if balancing takes a step too
 * much, an unused port shows -0.01. `%s` is such a cell. */
static const char osaca_residue_report[] =
    "cat <<'END'\n"
    "Open Source Architecture Code Analyzer (OSACA) - 0.7.1\n"
    "\n"
    "Combined Analysis Report\n"
    "------------------------\n"
    "     |  0   |   1   |  2   -  2D  |  3   -  3D  |  4   |  5   ||  CP  | LCD  |\n"
    "------------------------------------------------------------------------------\n"
    "   2 |      |       | 0.50   1.00 | 0.50   1.00 |      |      ||      |      |   vmovupd "
    "(%%rax), %%ymm0\n"
    "   3 |      | 1.000 | 0.50   1.00 | 0.50   1.00 |      |      ||  3.0 |      |   vaddpd "
    "(%%rbx,%%rax), %%ymm0, %%ymm0\n"
    "   4 |      |       | 0.50        | 0.50        | 2.00 |      ||      |      |   vmovupd "
    "%%ymm0, (%%rsi,%%rax)\n"
    "   5 | 0.49 | %s |             |             |      | 0.51 ||      |  1.0 |   addq $32, "
    "%%rax\n"
    "   6 |      |       |             |             |      |      ||      |      | * jne .L2\n"
    "\n"
    "END\n";

static bool analyse_residue(struct fixture *f, const char *cell)
{
    static const char *const ports[] = {"0", "0DV", "1", "2", "3", "4", "5", "1DV"};
    const struct analyser osaca = {"osaca", "SNB", ports, N_OF(ports), osaca_data, 2};
    struct machine m = sandybridge;
    m.analysers = &osaca;
    m.n_analysers = 1;
    static const char text[] = ".L2:\n vmovupd (%rax), %ymm0\n vaddpd (%rbx,%rax), %ymm0, %ymm0\n"
                               " vmovupd %ymm0, (%rsi,%rax)\n addq $32, %rax\n jne .L2\n";
    script(f, "osaca", str_formatz(&f->arena, osaca_residue_report, cell));
    f->err = (struct err){0};
    return analyse_listing(f, text, &m, &f->err);
}

static void residues_of_osaca_are_zero(void **state)
{
    struct fixture *f = begin(state);
    f->options.analyser = "OSACA";
    assert_true(analyse_residue(f, "-0.01"));
    const struct incore *in = &f->in;
    assert_int_equal(in->n_ports, 8);
    assert_string_equal(in->ports[1].port, "1");
    assert_true(in->ports[1].cy_per_cl == 2 && in->instructions[3].cy_per_port[1] == 0);
    assert_true(in->T_comp_cy_per_cl == 4 && in->T_RegL1_cy_per_cl == 4);
    assert_string_equal(in->absent_ports, "0DV, 1DV");
    static const char *const wrong[] = {"-0.02", "-1.00", "  -  ", "0.5.0", " nan "};
    for (size_t i = 0; i < N_OF(wrong); i++) {
        assert_false(analyse_residue(f, wrong[i]));
        assert_non_null(strstr(f->err.text, "does not have the expected form"));
    }
}

static void faults_of_models_are_known(void **state)
{
    (void)state;
    assert_int_equal(mca_loads_in_flight("-mcpu=znver3"), 116);
    assert_int_equal(mca_loads_in_flight("znver4"), 136);
    assert_int_equal(mca_loads_in_flight("-mcpu=haswell -noalias"), 0);
    /* two instructions on two ports: at most 2 cycles; 4 are the front end's */
    static const double cy[] = {1, 0.5, 1, 0.5};
    struct analysis a = {.n_ports = 2, .cy_per_port = cy, .throughput_cy = 4};
    assert_non_null(mca_doubt("-mcpu=thunderx2t99", &a, 2));
    assert_null(mca_doubt("-mcpu=haswell", &a, 2));
    a.throughput_cy = 2;
    assert_null(mca_doubt("-mcpu=thunderx2t99", &a, 2));
    assert_null(mca_doubt("-mcpu=znver2", &a, 2));
    a.simulated_cy = 3;
    assert_non_null(mca_doubt("-mcpu=znver2", &a, 2));
    assert_null(mca_doubt("-mcpu=znver3", &a, 2));
}

static void halves_of_vectors_stand_in(void **state)
{
    (void)state;
    assert_true(mca_splits_vectors("-mcpu=znver5", STR("Zn4AGU0")));
    assert_false(mca_splits_vectors("-mcpu=znver5", STR("Zn5AGU0")));
    assert_false(mca_splits_vectors("-mcpu=znver4", STR("Zn4AGU0")));
    static const char *const rows[][2] = {
        {"vaddpd %zmm0, %zmm31, %zmm2", "vaddpd %ymm0, %ymm31, %ymm2"},
        {"vmovapd 8(%rax,%rdx), %zmm2{%k1}{z}", "vmovapd 8(%rax,%rdx), %ymm2{%k1}{z}"},
        {"vmulpd (%rax){1to8}, %zmm0, %zmm1", "vmulpd (%rax){1to4}, %ymm0, %ymm1"},
        {"vmulps (%rax){1to16}, %zmm0, %zmm1", "vmulps (%rax){1to8}, %ymm0, %ymm1"},
        {"vcvtps2pd %ymm0, %zmm1", "vcvtps2pd %xmm0, %ymm1"},
        {"vcvtpd2ps %zmm0, %ymm1", "vcvtpd2ps %ymm0, %xmm1"},
        {"vcvtdq2pd (%rax), %zmm1", "vcvtdq2pd (%rax), %ymm1"},
        /* several widths, or no such form */
        {"vbroadcastsd %xmm0, %zmm1", NULL},
        {"vextractf64x4 $1, %zmm0, (%rax)", NULL},
        {"vaddpd {rn-sae}, %zmm0, %zmm1, %zmm2", NULL},
        {"vaddpd %ymm0, %ymm1, %ymm2", NULL},
        {"addq $64, %rax", NULL}};
    struct arena arena = {0};
    for (size_t i = 0; i < N_OF(rows); i++) {
        const struct str half = mca_half_vectors(str_of(rows[i][0]), &arena);
        assert_true(str_eq(half, str_of(rows[i][rows[i][1] != NULL])));
    }
    arena_free(&arena);
}

static void additions_for_additions_are_forwarded(void **state)
{
    (void)state;
    static const char *const text[] = {
        "vaddsd (%rax), %xmm0, %xmm0", /* the next reads it */
        "vsubsd %xmm0, %xmm10, %xmm1", /* its result is a factor */
        "vmulsd %xmm1, %xmm2, %xmm3",  /* no addition */
        "vaddsd %xmm3, %xmm0, %xmm12", /* %xmm1 is another register */
        "vmovsd %xmm1, (%rax)",
        "vaddpd %ymm12, %ymm12, %ymm4", /* an FMA adds to it */
        "vfmadd231pd %ymm6, %ymm5, %ymm4",
        "vaddpd %zmm7, %zmm8, %zmm9",  /* nobody reads it */
        "vaddsd %xmm12, %xmm0, %xmm0", /* the first of the next iteration reads it */
    };
    static const bool expected[] = {true, false, false, true, false, false, false, false, true};
    struct str lines[N_OF(text)];
    bool forwarded[N_OF(text)];
    for (size_t i = 0; i < N_OF(text); i++)
        lines[i] = str_of(text[i]);
    forwarded_additions(lines, N_OF(text), forwarded);
    for (size_t i = 0; i < N_OF(text); i++)
        assert_int_equal(forwarded[i], expected[i]);
}

static void short_additions_stand_in(void **state)
{
    (void)state;
    assert_string_equal(mca_forwarded_addition("-mcpu=znver5", STR("Zn4AGU0")), "vmaxpd");
    assert_string_equal(mca_forwarded_addition("-mcpu=emeraldrapids", STR("SPRPort00")), "vphaddd");
    assert_null(mca_forwarded_addition("-mcpu=znver5", STR("Zn5AGU0")));
    assert_null(mca_forwarded_addition("-mcpu=znver4", STR("Zn4AGU0")));
    assert_null(mca_forwarded_addition("-mcpu=gracemont", STR("ADLPPort00")));
    static const char *const rows[][2] = {
        {" vaddsd %xmm1, %xmm0, %xmm0", "vphaddd %xmm1, %xmm0, %xmm0"},
        {"vsubpd (%rax), %ymm0, %ymm2", "vphaddd (%rax), %ymm0, %ymm2"},
        {"vaddpd (%rax){1to4}, %ymm0, %ymm2", NULL},
        {"vaddpd %zmm1, %zmm0, %zmm0", NULL},
        {"vaddsd %xmm17, %xmm0, %xmm0", NULL}};
    struct arena arena = {0};
    for (size_t i = 0; i < N_OF(rows); i++) {
        const struct str line = mca_short_addition("vphaddd", str_of(rows[i][0]), &arena);
        assert_true(str_eq(line, str_of(rows[i][rows[i][1] != NULL])));
    }
    arena_free(&arena);
}

/* A sum in order takes 2 cycles per addition on Zen 5 and Golden Cove, but 3 where a product
 * follows. */
static void additions_are_forwarded_where_the_model_says_no(void **state)
{
    struct fixture *f = begin(state);
    static const char sum[] = ".L5:\n vaddsd (%r8,%rax), %xmm0, %xmm0\n addq $8, %rax\n"
                              " cmpq %rax, %r9\n jne .L5\n";
    static const char product[] = ".L5:\n vaddsd (%r8,%rax), %xmm0, %xmm0\n"
                                  " vmulsd %xmm1, %xmm0, %xmm0\n addq $8, %rax\n"
                                  " cmpq %rax, %r9\n jne .L5\n";
    static const struct {
        const char *text;
        const struct machine *machine;
        double T_latency_cy_per_cl;
    } rows[] = {{sum, &zen4, 24},     {sum, &zen5, 16},     {sum, &sapphire, 16},
                {product, &zen4, 48}, {product, &zen5, 48}, {product, &sapphire, 56}};
    const struct str kernel =
        STR("double a[N];\ndouble s;\nfor (int i = 0; i < N; i++)\n    s = s + a[i];\n");
    assert_true(kernel_parse(kernel, "sum.c", &f->arena, &f->kernel, &f->err));
    for (size_t i = 0; i < N_OF(rows); i++) {
        struct err err = {0};
        assert_true(analyse_listing(f, rows[i].text, rows[i].machine, &err));
        assert_float_equal(f->in.T_latency_cy_per_cl, rows[i].T_latency_cy_per_cl, 0.1);
    }
}

/* A vector of 64 bytes takes Zen 4's units twice, and Zen 5's once. */
static void wide_units_take_wide_vectors(void **state)
{
    struct fixture *f = begin(state);
    static const char text[] = ".L5:\n vmovupd (%r8,%rax), %zmm0\n vaddpd %zmm0, %zmm1, %zmm2\n"
                               " vaddpd %zmm0, %zmm3, %zmm4\n vaddpd %zmm0, %zmm5, %zmm6\n"
                               " vaddpd %zmm0, %zmm7, %zmm8\n addq $64, %rax\n cmpq %rax, %r9\n"
                               " jne .L5\n";
    static const double T_comp_cy_per_cl[] = {4, 2};
    const struct machine *const machines[] = {&zen4, &zen5};
    for (size_t i = 0; i < N_OF(machines); i++) {
        struct err err = {0};
        assert_true(analyse_listing(f, text, machines[i], &err));
        assert_float_equal(f->in.T_comp_cy_per_cl, T_comp_cy_per_cl[i], 0.01);
        assert_true(str_contains(f->in.instructions[1].text, STR("%zmm")));
    }
}

/* Cycles of L1's data path for a load and a store of 64 and of 32 bytes: AMD's optimization guides.
 */
static void wide_vectors_take_the_data_path_longer(void **state)
{
    (void)state;
    static const struct {
        const char *target;
        double load[2], store[2];
    } rows[] = {{"-mcpu=sandybridge", {2, 1}, {4, 2}}, {"-mcpu=corei7-avx", {2, 1}, {4, 2}},
                {"-mcpu=ivybridge", {2, 1}, {4, 2}},   {"-mcpu=core-avx-i", {2, 1}, {4, 2}},
                {"-mcpu=znver1", {2, 1}, {4, 2}},      {"-mcpu=znver2 -noalias", {1, 0.5}, {2, 1}},
                {"-mcpu=znver4", {1, 0.5}, {2, 1}},    {"-mcpu=znver5", {0.5, 0.5}, {1, 1}}};
    struct str text[] = {STR("vmovupd (%rax), %zmm0"), STR("vmovupd %zmm0, (%rax)"),
                         STR("vmovupd (%rax), %ymm0"), STR("vmovupd %ymm0, (%rax)")};
    for (size_t i = 0; i < N_OF(rows); i++) {
        struct arena arena = {0};
        struct analysis a = {0};
        const struct analyser_request request = {
            .isa = ASM_X86_64, .target = rows[i].target, .n = N_OF(text), .text = text};
        datapath_add(&request, &arena, &a);
        assert_int_equal(a.n_ports, 2);
        assert_string_equal(a.ports[0], DATAPATH_LOAD);
        assert_string_equal(a.ports[1], DATAPATH_STORE);
        for (size_t w = 0; w < 2; w++) {
            assert_true(a.cy_per_port[4 * w + 1] == 0 && a.cy_per_port[4 * w + 2] == 0);
            assert_true(a.cy_per_port[4 * w] == rows[i].load[w]);
            assert_true(a.cy_per_port[4 * w + 3] == rows[i].store[w]);
        }
        arena_free(&arena);
    }
}

static void unknown_instructions_make_a_lower_bound(void **state)
{
    struct fixture *f = begin(state);
    /* the first is not an instruction; Zen 3 does not have the second */
    static const char text[] = ".L5:\n vmovupd (%r8,%rax), %ymm0\n frobnicate %ymm0\n"
                               " vaddpd %zmm1, %zmm1, %zmm2\n vp2intersectd %zmm1, %zmm2, %k2\n"
                               " vmovupd %ymm0, (%rsi,%rax)\n addq $32, %rax\n cmpq %rax, %r9\n"
                               " jne .L5\n";
    struct err err = {0};
    assert_true(analyse_listing(f, text, &zen3, &err));
    assert_true(f->in.lower_bound);
    assert_int_equal(f->in.n_instructions, 8);
    assert_false(f->in.instructions[0].unknown);
    assert_true(f->in.instructions[1].unknown);
    assert_true(str_eq(f->in.instructions[1].text, STR("frobnicate %ymm0")));
    assert_true(f->in.T_RegL1_cy_per_cl > 0);
    static const char nothing[] = ".L5:\n frobnicate %ymm0\n vaddpd2 %ymm0, %ymm0\n"
                                  " vmovupz %ymm0, (%rsi)\n jxx .L5\n";
    assert_false(analyse_listing(f, nothing, &zen3, &err));
}

static void loop_and_increment_can_be_given(void **state)
{
    struct fixture *f = begin(state);
    struct err err = {0};
    static const char text[] = ".L1:\n vmovupd %ymm0, (%rax)\n addq %rbx, %rax\n jne .L1\n"
                               ".L2:\n vmovupd %ymm0, (%rax)\n vmovupd %ymm1, 32(%rax)\n"
                               " addq $64, %rax\n jne .L2\n";
    f->options.asm_block = 0;
    f->options.pointer_increment_bytes = 32;
    assert_true(analyse_listing(f, text, &haswell, &err));
    assert_int_equal(f->in.loop, 0);
    assert_int_equal(f->in.n_loops, 2);
    assert_int_equal(f->in.lup_per_iteration, 4);
    f->options = (struct incore_options){.asm_block = -1};
    assert_true(analyse_listing(f, text, &haswell, &err));
    assert_int_equal(f->in.loop, 1);
    assert_int_equal(f->in.lup_per_iteration, 8);
    f->options.asm_block = 2;
    assert_false(analyse_listing(f, text, &haswell, &err));
    assert_string_equal(err.hint, "innermost loops: 0 (lines 2 to 4), 1 (lines 6 to 9)");
    struct err none = {0};
    assert_false(analyse_listing(f, "sweep:\n ret\n", &haswell, &none));
    assert_string_equal(none.hint, "innermost loops: none");
}

/* Each label begins a block; nothing in them is a loop. */
static const char *many_blocks(struct fixture *f, int n)
{
    struct sb text = {.arena = &f->arena};
    for (int i = 0; i < n; i++)
        sb_addf(&text, ".L%d:\n nop\n", i);
    return sb_cstr(&text);
}

static void listings_have_a_size(void **state)
{
    struct fixture *f = begin(state);
    struct err fits = {0};
    struct err large = {0};
    assert_false(analyse_listing(f, many_blocks(f, 4000), &haswell, &fits));
    assert_string_equal(fits.text,
                        "no loop in the assembly works on vectors or floating-point data");
    assert_false(analyse_listing(f, many_blocks(f, 4001), &haswell, &large));
    assert_string_equal(large.text, "the listing has 4001 basic blocks, more than 4000");
    assert_string_equal(large.hint, "pass only the kernel's function");
}

/* The named compiler's flags give the width of vectors, or those of the first that has it. */
static void vectors_of_a_listing_are_as_wide_as_its_compiler_says(void **state)
{
    struct fixture *f = begin(state);
    static const struct compiler compilers[] = {{.name = "fcc", .flags = NULL},
                                                {.name = "gcc", .flags = "-O3"},
                                                {.name = "wide", .flags = "-msve-vector-bits=512"},
                                                {.name = "half", .flags = "-msve-vector-bits=256"}};
    static const struct {
        const char *compiler;
        int lup; /* per iteration; 0: the width is not known */
    } cases[] = {{NULL, 8}, {"wide", 8}, {"half", 4}, {"gcc", 0}, {"fcc", 0}, {"other", 0}};
    static const char text[] = ".L1:\n ld1d { z0.d }, p0/z, [x0]\n incb x0\n"
                               " st1d { z0.d }, p0, [x1]\n incb x1\n b.any .L1\n";
    struct machine m = a64fx;
    m.compilers = compilers;
    m.n_compilers = N_OF(compilers);
    for (size_t i = 0; i < N_OF(cases); i++) {
        struct err err = {0};
        f->options.compiler = cases[i].compiler;
        assert_int_equal(analyse_listing(f, text, &m, &err), cases[i].lup != 0);
        if (cases[i].lup != 0)
            assert_int_equal(f->in.lup_per_iteration, cases[i].lup);
        else
            assert_non_null(strstr(err.text, "unknown width (SVE)"));
    }
}

/* The answers of a test, and what it was asked. */
struct answers {
    size_t loop;
    int64_t increment;
    int n_asked;
    size_t n_loops, hot;
    int64_t found;
    unsigned line;
};

static bool answer_loop(void *context, const struct incore_candidate *loops, size_t n, size_t found,
                        size_t *out, struct err *err)
{
    struct answers *a = context;
    (void)err;
    a->n_asked++;
    a->n_loops = n;
    a->hot = found;
    a->line = loops[n - 1].first_line;
    assert_true(str_starts_with(loops[0].text, STR("vmovupd %ymm0, (%rax)\naddq")));
    *out = a->loop;
    return true;
}

static bool answer_increment(void *context, const struct incore_candidate *loop, int64_t found,
                             int64_t *out, struct err *err)
{
    struct answers *a = context;
    a->n_asked++;
    a->found = found;
    a->line = loop->first_line;
    *out = a->increment;
    return a->increment != 0 || err_set(err, ERR_USAGE, "no answer");
}

static const char two_loops[] = ".L1:\n vmovupd %ymm0, (%rax)\n addq %rbx, %rax\n jne .L1\n"
                                ".L2:\n vmovupd %ymm0, (%rax)\n vmovupd %ymm1, 32(%rax)\n"
                                " addq $64, %rax\n jne .L2\n";

static bool ask(struct fixture *f, struct incore_ask *how, struct answers *a)
{
    how->context = a;
    how->which_loop = answer_loop;
    how->what_increment = answer_increment;
    f->options.ask = how;
    f->err = (struct err){0};
    return analyse_listing(f, two_loops, &haswell, &f->err);
}

static void answers_choose_loop_and_increment(void **state)
{
    struct fixture *f = begin(state);
    f->options.cache_dir = f->cache;
    struct answers a = {.loop = 0, .increment = 32};
    assert_true(ask(f, &(struct incore_ask){.loop = ASK_ALWAYS, .increment = ASK_ALWAYS}, &a));
    assert_int_equal(a.n_asked, 2);
    assert_true(a.n_loops == 2 && a.hot == 1 && a.line == 2);
    assert_int_equal(a.found, 32); /* by the bytes that it stores */
    assert_true(f->in.loop == 0 && f->in.lup_per_iteration == 4);
    /* another answer gives another result: answers are not kept */
    a = (struct answers){.loop = 1, .increment = 128};
    assert_true(ask(f, &(struct incore_ask){.loop = ASK_ALWAYS, .increment = ASK_ALWAYS}, &a));
    assert_true(f->in.loop == 1 && a.found == 64 && f->in.lup_per_iteration == 16);
    /* if the code shows it, the fallback does not ask; nor before nonsense is refused */
    a = (struct answers){.loop = 2};
    assert_true(ask(f, &(struct incore_ask){.increment = ASK_IF_UNCLEAR}, &a));
    assert_true(a.n_asked == 0 && f->in.lup_per_iteration == 8);
    assert_false(ask(f, &(struct incore_ask){.loop = ASK_ALWAYS}, &a));
    assert_string_equal(f->err.text, "the assembly has no innermost loop 2");
    assert_non_null(strstr(f->err.hint, "1 (lines 6 to 9)"));
    assert_false(ask(f, &(struct incore_ask){.increment = ASK_ALWAYS}, &a));
    assert_string_equal(f->err.text, "no answer");
    a.increment = 12;
    assert_false(ask(f, &(struct incore_ask){.increment = ASK_ALWAYS}, &a));
    assert_non_null(strstr(f->err.text, "12 bytes"));
}

/* Nothing shows what an iteration of this loop does: its address changes by the value of a
 * register. */
static void the_fallback_asks_where_nothing_is_found(void **state)
{
    struct fixture *f = begin(state);
    static const char text[] = ".L1:\n vmovsd (%rax), %xmm0\n vaddsd %xmm0, %xmm1, %xmm1\n"
                               " addq %rbx, %rax\n jne .L1\n";
    struct answers a = {.increment = 8};
    const struct incore_ask how = {&a, ASK_NEVER, ASK_IF_UNCLEAR, answer_loop, answer_increment};
    assert_false(analyse_listing(f, text, &haswell, &f->err));
    f->options.ask = &how;
    f->err = (struct err){0};
    assert_true(analyse_listing(f, text, &haswell, &f->err));
    assert_true(a.n_asked == 1 && a.found == 0 && f->in.lup_per_iteration == 1);
}

/* ---- cache ---- */

static size_t compilations(struct fixture *f)
{
    struct err err = {0};
    struct str text = {0};
    if (!file_read(path_join(&f->arena, f->temp.path, "log"), 1 << 20, &f->arena, &text, &err))
        return 0;
    return text.len / 2;
}

static void same_result(const struct incore *a, const struct incore *b)
{
    assert_true(a->T_comp_cy_per_cl == b->T_comp_cy_per_cl);
    assert_true(a->T_RegL1_cy_per_cl == b->T_RegL1_cy_per_cl);
    assert_int_equal(a->lup_per_iteration, b->lup_per_iteration);
    assert_int_equal(a->n_ports, b->n_ports);
    assert_int_equal(a->n_instructions, b->n_instructions);
    assert_string_equal(a->compiler, b->compiler);
    assert_true(str_eq(a->assembly, b->assembly));
    assert_true(str_eq(a->report, b->report));
    for (size_t i = 0; i < a->n_instructions; i++) {
        assert_true(str_eq(a->instructions[i].text, b->instructions[i].text));
        for (size_t p = 0; p < a->n_ports; p++)
            assert_true(a->instructions[i].cy_per_port[p] == b->instructions[i].cy_per_port[p]);
    }
}

static void damage(struct fixture *f, struct str by)
{
    struct str_list names = {0};
    struct err err = {0};
    assert_true(dir_list(f->cache, &f->arena, &names, &err));
    for (size_t i = 0; i < names.count; i++) {
        const char *path = path_join(&f->arena, f->cache, str_cstr(&f->arena, names.items[i]));
        assert_true(file_write(path, by, &err));
    }
}

static void results_are_kept_and_damage_is_mended(void **state)
{
    struct fixture *f = begin(state);
    script(f, "gcc", str_formatz(&f->arena, "echo . >> %s/log\n%s", f->temp.path, listing));
    script(f, "llvm-mca-60", recorded_mca);
    setenv("FIXTURES", "tests/incore/mca", 1);
    f->options.cache_dir = f->cache;
    assert_true(analyse(f, &sandybridge));
    const struct incore first = f->in;
    const size_t cold = compilations(f);
    assert_true(cold > 0);
    assert_true(analyse(f, &sandybridge));
    assert_int_equal(compilations(f), cold);
    same_result(&first, &f->in);
    static const char *const damages[] = {"", "{", "[]", "{\"T_comp_cy_per_cl\": \"a lot\"}"};
    for (size_t i = 0; i < N_OF(damages); i++) {
        damage(f, str_of(damages[i]));
        assert_true(analyse(f, &sandybridge));
        same_result(&first, &f->in);
        assert_true(compilations(f) > cold * (i + 1));
    }
    const size_t warm = compilations(f);
    assert_true(analyse(f, &sandybridge));
    assert_int_equal(compilations(f), warm);
    /* Another flag is another result. */
    const struct compiler other = {.name = "gcc", .flags = "-O2 -march=sandybridge"};
    struct machine m = sandybridge;
    m.compilers = &other;
    m.n_compilers = 1;
    assert_true(analyse(f, &m));
    assert_true(compilations(f) > warm);
    /* So is a compiler that was replaced. */
    const size_t before = compilations(f);
    script(f, "gcc", str_formatz(&f->arena, "echo . >> %s/log # new\n%s", f->temp.path, listing));
    assert_true(analyse(f, &sandybridge));
    assert_true(compilations(f) > before);
}

static void an_unwritable_cache_is_no_error(void **state)
{
    struct fixture *f = begin(state);
    script(f, "gcc", listing);
    script(f, "llvm-mca-60", recorded_mca);
    setenv("FIXTURES", "tests/incore/mca", 1);
    f->options.cache_dir = "/proc/no/such/folder";
    assert_true(analyse(f, &sandybridge));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

/* Argument: the number of a part; without one all tests. */
int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        TEST(a_missing_compiler_is_named),
        TEST(a_compiler_that_cannot_be_driven_is_not_called_missing),
        TEST(compilers_say_their_version),
        TEST(a_failing_compiler_is_quoted),
        TEST(a_hanging_compiler_is_stopped),
        TEST(an_endless_compiler_is_stopped),
        TEST(a_failure_is_remembered),
        TEST(a_lack_of_room_is_not_remembered),
        TEST(a_flooding_compiler_is_stopped),
        TEST(nonsense_from_a_compiler_is_refused),
        TEST(a_refused_compiler_is_not_run),
        TEST(options_of_analysers_that_touch_files_are_refused),
        TEST(a_compiler_leaves_no_files),
        TEST(a_target_of_two_words_is_taken),
        TEST(flags_that_are_not_for_code_are_left_out),
        TEST(a_missing_analyser_is_named),
        TEST(a_useless_analyser_is_named),
        TEST(unknown_ports_and_processors_are_named),
        TEST(recorded_output_becomes_times),
        TEST(stored_times_belong_to_their_machine),
        TEST(chains_count_where_they_are_clearly_longer),
        TEST(osaca_reports_are_read),
        TEST(wide_cells_of_osaca_are_read),
        TEST(residues_of_osaca_are_zero),
        TEST(faults_of_models_are_known),
        TEST(halves_of_vectors_stand_in),
        TEST(additions_for_additions_are_forwarded),
        TEST(short_additions_stand_in),
        TEST(additions_are_forwarded_where_the_model_says_no),
        TEST(wide_units_take_wide_vectors),
        TEST(wide_vectors_take_the_data_path_longer),
        TEST(unknown_instructions_make_a_lower_bound),
        TEST(loop_and_increment_can_be_given),
        TEST(listings_have_a_size),
        TEST(vectors_of_a_listing_are_as_wide_as_its_compiler_says),
        TEST(answers_choose_loop_and_increment),
        TEST(the_fallback_asks_where_nothing_is_found),
        TEST(results_are_kept_and_damage_is_mended),
        TEST(an_unwritable_cache_is_no_error),
    };
    return unit_run_part(tests, N_OF(tests), argc > 1 ? argv[1] : NULL, PARTS);
}
