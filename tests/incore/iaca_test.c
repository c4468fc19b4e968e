#include "unit.h"

#include <math.h>
#include <string.h>

#include "base/file.h"
#include "collect/incore/iaca.h"
#include "collect/incore/incore.h"
#include "collect/incore/intel.h"
#include "incore/targets.h"

/*
 * tests/incore/reports: the lines of throughput and ports are those of two pages of the published
 * INSPECT collection (3D/r1/heterogeneous/star/constant/double); the instructions are ours, short,
 * with the same stores.
 */
static const char *const ports[] = {"0", "0DV", "1", "2", "3", "4", "5", "6", "7"};
static const char *const data[] = {"2D", "3D"};
static const struct analyser analysers[] = {{"llvm-mca", "-mcpu=haswell", NULL, 0, NULL, 0},
                                            {"iaca", "HSW", ports, N_OF(ports), data, N_OF(data)}};

static const char kernel_text[] =
    "double a[M][N][P];\n"
    "double b[M][N][P];\n"
    "double c;\n"
    "for (int k = 1; k < M - 1; ++k)\n"
    "    for (int j = 1; j < N - 1; ++j)\n"
    "        for (int i = 1; i < P - 1; ++i)\n"
    "            b[k][j][i] = c * (a[k][j][i - 1] + a[k][j][i + 1]);\n";

struct fixture {
    struct arena arena;
    struct kernel kernel;
    struct machine machine;
    struct incore_options options;
    struct incore in;
    struct err err;
};

static void begin(struct fixture *f)
{
    *f = (struct fixture){.machine = haswell, .options = {.asm_block = -1}};
    f->machine.analysers = analysers;
    f->machine.n_analysers = N_OF(analysers);
    assert_true(kernel_parse(str_of(kernel_text), "k.c", &f->arena, &f->kernel, &f->err));
}

static bool analyse(struct fixture *f, struct str report)
{
    f->err = (struct err){0};
    return incore_analyse_report(report, "r.txt", &f->kernel, &f->machine, &f->options, &f->arena,
                                 &f->in, &f->err);
}

static struct str read_report(struct fixture *f, const char *name)
{
    struct str text = {0};
    assert_true(file_read(str_formatz(&f->arena, "tests/incore/reports/%s", name), 1 << 20,
                          &f->arena, &text, &f->err));
    return text;
}

/* The published T_comp and T_RegL1 are 10.0 and 8.0 cy/CL (results.csv of that page). */
static void a_report_of_version_3_gives_the_published_times(void **state)
{
    (void)state;
    struct fixture f;
    begin(&f);
    assert_true(analyse(&f, read_report(&f, "star.haswell.iaca3.txt")));
    assert_true(fabs(f.in.T_comp_cy_per_cl - 10) < 1e-9);
    assert_true(fabs(f.in.T_RegL1_cy_per_cl - 8) < 1e-9);
    assert_string_equal(f.in.analyser, "IACA v3.0-28-g1ba2cbb");
    assert_int_equal(f.in.lup_per_iteration, 4);
    assert_int_equal(f.in.simd_bits, 256);
    assert_int_equal(f.in.n_spills, 1);
    assert_int_equal(f.in.n_instructions, 14);
    assert_int_equal(f.in.n_ports, 11);
    assert_string_equal(f.in.ports[4].port, "2D");
    assert_true(f.in.ports[6].cy_per_cl == 6);
    assert_string_equal(f.in.absent_ports, "");
    assert_false(f.in.lower_bound);
    assert_true(
        str_eq(f.in.instructions[2].text, STR("vfmadd231pd 0x8(%r9,%rcx,8), %ymm6, %ymm8")));
    assert_true(f.in.instructions[2].cy_per_port[4] == 1);
    /* the advance of an iteration can be given as well: a line of work is then one iteration */
    f.options.pointer_increment_bytes = 64;
    assert_true(analyse(&f, read_report(&f, "star.haswell.iaca3.txt")));
    assert_true(f.in.T_comp_cy_per_cl == 5 && f.in.T_RegL1_cy_per_cl == 4);
    arena_free(&f.arena);
}

/*
 * Published: 16.0 and 14.0 cy/CL. Surrounded by other text, with the column of the critical path.
 */
static void a_report_of_version_2_gives_the_published_times(void **state)
{
    (void)state;
    struct fixture f;
    begin(&f);
    assert_true(analyse(&f, read_report(&f, "star.sandybridge.iaca2.txt")));
    assert_true(f.in.T_comp_cy_per_cl == 16 && f.in.T_RegL1_cy_per_cl == 14);
    assert_string_equal(f.in.analyser, "IACA");
    assert_string_equal(f.in.absent_ports, "6, 7");
    assert_true(str_starts_with(f.in.report, STR("Block Throughput: 8.00")));
    assert_true(str_ends_with(str_trim(f.in.report), STR("Total Num Of Uops: 32")));
    assert_int_equal(f.in.n_instructions, 10);
    assert_true(f.in.lower_bound && f.in.instructions[5].unknown);
    assert_true(f.in.instructions[4].cy_per_port[0] == 0);
    assert_true(f.in.instructions[4].cy_per_port[1] == 1);
    assert_true(f.in.instructions[6].cy_per_port[3] == 0.5);
    assert_true(f.in.instructions[6].cy_per_port[4] == 0);
    arena_free(&f.arena);
}

static void machines_without_its_ports_are_refused(void **state)
{
    (void)state;
    struct fixture f;
    begin(&f);
    f.machine.n_analysers = 1;
    assert_false(analyse(&f, read_report(&f, "star.haswell.iaca3.txt")));
    assert_non_null(strstr(f.err.text, "has no ports for the analyser 'iaca'"));
    f.machine = neoverse;
    assert_false(analyse(&f, read_report(&f, "star.haswell.iaca3.txt")));
    static const char *const isas[] = {"riscv64", NULL};
    for (size_t i = 0; i < N_OF(isas); i++) {
        f.machine.isa = isas[i];
        assert_false(analyse(&f, STR("")));
        assert_string_equal(f.err.text,
                            str_formatz(&f.arena,
                                        "machine 'test-neoverse-n1': no in-core analysis for "
                                        "instruction set '%s'",
                                        isas[i] != NULL ? isas[i] : ""));
        assert_string_equal(f.err.hint, "x86-64 and aarch64 are known");
    }
    arena_free(&f.arena);
}

/* One of the machine's ports is enough, of either kind; otherwise the report's ports are named. */
static void ports_that_a_report_lacks_are_named(void **state)
{
    (void)state;
    static const struct {
        const char *overlapping[3], *data[3];
        double T_comp_cy_per_cl, T_RegL1_cy_per_cl;
        const char *absent; /* null: refused for `refused` */
        const char *refused;
    } cases[] = {
        {{"0", "P1", "P2"}, {"2D"}, 10, 8, "P1, P2", NULL},
        {{"P0", "5"}, {"P2", "3D", "P3"}, 10, 6, "P0, P2, P3", NULL},
        {{"P0", "P1"}, {"2D"}, 0, 0, NULL, "P0"},
        {{"0"}, {"P2", "P3"}, 0, 0, NULL, "P2"},
        {{NULL}, {"2D"}, 10, 8, "", NULL},
    };
    struct fixture f;
    begin(&f);
    for (size_t i = 0; i < N_OF(cases); i++) {
        struct analyser a = analysers[1];
        a.overlapping = cases[i].overlapping;
        a.non_overlapping = cases[i].data;
        for (a.n_overlapping = 0; a.n_overlapping < 3 && a.overlapping[a.n_overlapping] != NULL;)
            a.n_overlapping++;
        for (a.n_non_overlapping = 0;
             a.n_non_overlapping < 3 && a.non_overlapping[a.n_non_overlapping] != NULL;)
            a.n_non_overlapping++;
        f.machine.analysers = &a;
        f.machine.n_analysers = 1;
        const bool ok = analyse(&f, read_report(&f, "star.haswell.iaca3.txt"));
        assert_int_equal(ok, cases[i].absent != NULL);
        if (ok) {
            assert_string_equal(f.in.absent_ports, cases[i].absent);
            assert_true(f.in.T_comp_cy_per_cl == cases[i].T_comp_cy_per_cl);
            assert_true(f.in.T_RegL1_cy_per_cl == cases[i].T_RegL1_cy_per_cl);
            continue;
        }
        assert_string_equal(f.err.text,
                            str_formatz(&f.arena,
                                        "machine 'test-haswell': iaca knows no port '%s' for "
                                        "target 'HSW'",
                                        cases[i].refused));
        assert_string_equal(f.err.hint, "its ports are: 0, 0DV, 1, 2, 2D, 3, 3D, 4, 5, 6, 7");
    }
    arena_free(&f.arena);
}

/* The report with `from` replaced. */
static struct str with(struct fixture *f, struct str report, const char *from, const char *to)
{
    const struct str old = str_of(from);
    const size_t at = str_find_str(report, old);
    assert_true(at < report.len);
    return str_format(&f->arena, "%.*s%s%.*s", (int)at, report.ptr, to,
                      STR_ARG(str_slice(report, at + old.len, report.len)));
}

/* The throughput is that of an iteration, here half a line; it is at least that of the ports. */
static void the_throughput_is_more_exact_than_the_ports(void **state)
{
    (void)state;
    static const struct {
        const char *cycles;
        double T_comp_cy_per_cl;
    } cases[] = {{"5.04", 10.08}, {"4.01", 8.02}, {"4.00", 9}, {"3.98", 9}};
    struct fixture f;
    begin(&f);
    const struct str report = read_report(&f, "star.haswell.iaca3.txt");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *const line = str_formatz(&f.arena, "Throughput: %s", cases[i].cycles);
        assert_true(analyse(&f, with(&f, report, "Throughput: 5.00", line)));
        assert_true(fabs(f.in.T_comp_cy_per_cl - cases[i].T_comp_cy_per_cl) < 1e-9);
        assert_true(f.in.T_RegL1_cy_per_cl == 8);
    }
    arena_free(&f.arena);
}

static void broken_reports_are_refused_with_their_line(void **state)
{
    (void)state;
    static const struct {
        const char *from, *to, *what;
    } cases[] = {
        {"Block Throughput: 5.00", "Throughput: 5.00", "r.txt: error: no Block Throughput found"},
        {"Block Throughput: 5.00", "Block Throughput: -5.00", "r.txt:9: error: Block Throughput"},
        {"Block Throughput: 5.00", "Block Throughput: 0.00", "r.txt:9"},
        {"Block Throughput: 5.00 Cycles", "Block Throughput:", "r.txt:9"},
        {"|  Port  |", "|  Prot  |", "no line of ports"},
        {"|   0   -  DV   |", "|   0   -       |", "no line of ports"},
        {"|   0   -  DV   |", "||", "no line of ports"},
        {"| Cycles |", "| Cicles |", "does not match"},
        {"|  0.5  |  0.5  |  0.0  |", "|", "r.txt:15: error: the line of cycles does not match"},
        {" 4.5     0.0 ", " 4.5     0.0 0.1 ", "does not match"},
        {" 4.5     0.0 ", " 4.5    -1.0 ", "does not match"},
        {"|  Uops ", "|  Oups ", "no table of instructions"},
        {"| 0.5         | 0.5  |             | 1.0     1.0 |", "| x           | 0.5  |  |  |",
         "r.txt:25: error: the row does not match"},
        {"| vmovupd ymm10, ymmword ptr [r11+rcx*8+0x8]", "|", "r.txt:24"},
        {"|   1      |", ".|   1      |", "r.txt:24: error: the table of instructions is empty"},
    };
    struct fixture f;
    begin(&f);
    const struct str good = read_report(&f, "star.haswell.iaca3.txt");
    for (size_t i = 0; i < N_OF(cases); i++) {
        assert_false(analyse(&f, with(&f, good, cases[i].from, cases[i].to)));
        struct sb text = {.arena = &f.arena};
        err_format(&f.err, &text);
        if (strstr(sb_cstr(&text), cases[i].what) == NULL)
            print_message("%zu: '%s' is not in: %s", i, cases[i].what, sb_cstr(&text));
        assert_non_null(strstr(sb_cstr(&text), cases[i].what));
    }
    for (size_t n = 0; n < good.len; n += 7) /* truncated anywhere: refused at worst */
        analyse(&f, str_slice(good, 0, n));
    arena_free(&f.arena);
}

static void intel_becomes_att(void **state)
{
    (void)state;
    static const struct {
        const char *intel, *att;
    } cases[] = {
        {"vmovupd ymmword ptr [rsi+rax*8+0x10]{k1}, ymm0", "vmovupd %ymm0, 0x10(%rsi,%rax,8){k1}"},
        {"vmovupd ymm3{k1}{z}, ymmword ptr [r11+r13*8-0x18]",
         "vmovupd -0x18(%r11,%r13,8), %ymm3{k1}{z}"},
        {"vinsertf128 ymm2, ymm1, xmmword ptr [rdx+0x20], 0x1",
         "vinsertf128 $0x1, 0x20(%rdx), %ymm1, %ymm2"},
        {"lea rcx, ptr [rax+rdx]", "lea (%rax,%rdx,1), %rcx"},
        {"mov rax, qword ptr [rip+0x8e4e2]", "mov 0x8e4e2(%rip), %rax"},
        {"mov rax, qword ptr fs:[0x28]", "mov %fs:0x28, %rax"},
        {"mov rax, qword ptr [rax*8]", "mov (,%rax,8), %rax"},
        {"add r13, -4", "add $-4, %r13"},
        {"jb 0xffffffffffffff70", "jb 0xffffffffffffff70"},
        {"jmp rax", "jmp rax"},
        {"call 0x12", "call 0x12"},
        {"c 1", "c $1"},
        {"mov eax, dword ptr [-0x10]", "mov -0x10, %eax"},
        {"mov eax, ptr es:[rbx]", "mov %es:(%rbx), %eax"},
        {"mov eax, s:[rbx]", "mov (%rbx), %eax"},
        {"op a, b, c, d, e, f", "op %f, %e, %d, %c, %b, %a"}, /* no more are read */
        {"op a, b, c, d, e, f, g", "op %f, %e, %d, %c, %b, %a"},
        {"nop ", "nop"},
        {"", ""},
    };
    struct arena arena = {0};
    for (size_t i = 0; i < N_OF(cases); i++) {
        struct sb out = {.arena = &arena};
        intel_to_att(str_of(cases[i].intel), &out);
        assert_string_equal(sb_cstr(&out), cases[i].att);
    }
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_report_of_version_3_gives_the_published_times),
        cmocka_unit_test(a_report_of_version_2_gives_the_published_times),
        cmocka_unit_test(machines_without_its_ports_are_refused),
        cmocka_unit_test(ports_that_a_report_lacks_are_named),
        cmocka_unit_test(the_throughput_is_more_exact_than_the_ports),
        cmocka_unit_test(broken_reports_are_refused_with_their_line),
        cmocka_unit_test(intel_becomes_att),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
