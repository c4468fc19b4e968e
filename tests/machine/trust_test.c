#include "unit.h"

#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "collect/machine/trust.h"
#include "collect/machinefile/load.h"
#include "machine/sample.h"

#define N_OF(a) (sizeof(a) / sizeof(a)[0])

static bool name_is_known(const char *name)
{
    struct err err = {0};
    const bool known = trust_judge_name(name, &err);
    const bool is_path = strchr(name, '/') != NULL;
    assert_int_equal(strstr(err.hint, "--trust") != NULL, !known);
    assert_int_equal(strstr(err.hint, "its bare name") != NULL, is_path);
    return known;
}

static bool flags_are_known(const char *flags)
{
    struct err err = {0};
    const bool known = trust_judge_flags("gcc", flags, NULL, &err);
    assert_int_equal(strstr(err.hint, "--trust") != NULL, !known);
    return known;
}

static void compilers_are_known_by_bare_names(void **state)
{
    (void)state;
    static const char *const known[] = {
        "gcc",      "clang",  "cc",       "icc", "icx",
        "armclang", "gcc-12", "clang-19", "nvc", "x86_64-linux-gnu-gcc-13.2",
        "fcc"};
    static const char *const other[] = {
        "/usr/bin/gcc", "./gcc", "../gcc", "sh",  "evil-gccx", "",        "-gcc",
        "gcc evil.so",  "gcc-x", "-12",    "env", "rm",        "gcc\nid", "12"};
    for (size_t i = 0; i < N_OF(known); i++)
        assert_true(name_is_known(known[i]));
    for (size_t i = 0; i < N_OF(other); i++) {
        if (name_is_known(other[i]))
            fail_msg("'%s' is taken for a compiler", other[i]);
    }
}

static void flags_that_choose_the_code_are_known(void **state)
{
    (void)state;
    /* flags of the shipped machine files and of those that come with Kerncraft 0.8 */
    static const char *const flags[] = {
        "",
        "-O3 -march=native -funroll-loops -fopenmp -msve-vector-bits=512",
        "-O3 --target=aarch64-linux-gnu -mcpu=a64fx -msve-vector-bits=512 -fopenmp",
        "-Ofast -target aarch64-unknown-linux-gnu -fopenmp -ffreestanding",
        "-Ofast -march=armv8-a+simd -mcpu=thunderx2t99 -D_POSIX_C_SOURCE=200112L",
        "-Ofast -D_POSIX_C_SOURCE=200112L -msve-vector-bits=512 -march=armv8.2-a+sve -fopenmp",
        "-O3 -fno-alias -xCORE-AVX512 -qopenmp -qopt-zmm-usage=high -ffreestanding -nolib-inline",
        "-O3 -xAVX2 -fno-alias -qopenmp -ffreestanding -nolib-inline",
        "-O3 -xHost -fno-alias -qopenmp -ffreestanding -nolib-inline",
        "-O3 -march=corei7-avx -D_POSIX_C_SOURCE=200809L -fopenmp -lm -ffreestanding",
        "-O3 -march=core-avx2 -fargument-noalias -ffast-math -D_POSIX_C_SOURCE=200809L",
        "-O3 -march=corei7-avx -mtune=corei7-avx -D_POSIX_C_SOURCE=200809L -fopenmp",
        "-std=gnu11 -O2 -g -Wall -Wno-unused -Werror=shadow -fno-math-errno -fno-tree-vectorize",
        "-fvect-cost-model=unlimited -mprefer-vector-width=512 -ffp-contract=fast -falign-loops=32",
        "--param=max-unroll-times=4 --param l1-cache-size=48 -fopenmp=libomp -flto=auto -fPIC",
        "-fassociative-math -fno-signed-zeros -fno-trapping-math",
    };
    for (size_t i = 0; i < N_OF(flags); i++) {
        struct err err = {0};
        if (!trust_judge_flags("cc", flags[i], NULL, &err))
            fail_msg("%s", err.text);
    }
}

/* Each reads or writes a file, loads code or starts a program in gcc, clang or icc. */
static void flags_that_reach_further_are_not(void **state)
{
    (void)state;
    static const char *const flags[] = {
        /* load code or start programs */
        "-fplugin=x", "-fplugin-arg-x-y", "-fpass-plugin=x", "-wrapper sh", "-B.", "-Bdir/",
        "-specs=x", "--specs=x", "-Xclang -load", "-Xclang", "-Xlinker -x", "-Xassembler x",
        "-Xpreprocessor x", "-Wl,-rpath,x", "-Wa,-ahl=x", "-Wp,-MD,x", "-mllvm -load=x", "-mllvm",
        "-mllvm=x", "-fuse-ld=x", "-fuse-linker-plugin", "-no-canonical-prefixes",
        "-fopenmp-targets=x", "-foffload=x", "-mlink-builtin-bitcode x", "-ld", "-levil",
        "-l:evil.so", "-Lx", "-L.", "evil.so", "evil.c", "sh", "--config=x", "--config x",
        "-resource-dir=x", "--sysroot=x", "-isysroot x", "--gcc-toolchain=x", "-ccc-gcc-name x",
        "-dumpdir x",
        /* read files */
        "@x", "-include x", "-imacros x", "-I.", "-I", "-iquote x", "-isystem x", "-x c", "-xc",
        "-xassembler", "-fprofile-use", "-fprofile-use=x", "-fauto-profile=x", "-fmodules",
        "-fmodule-file=x", "-fmodule-map-file=x", "-mtune-ctrl=@x", "-ivfsoverlay x",
        "-fsanitize-blacklist=x", "-fxray-instrument", "-T x", "-Tx",
        /* write files */
        "-o x", "-ox", "-foptimization-record-file=x", "-fsave-optimization-record",
        "-fdump-tree-all", "-fdump-rtl-all", "-dall", "-da", "-save-temps", "-save-temps=obj",
        "--save-temps", "-fstack-usage", "-fcallgraph-info", "-fprofile-generate", "-fprofile-arcs",
        "-ftest-coverage", "--coverage", "-fprofile-instr-generate=x", "-fcs-profile-generate",
        "-ftime-trace", "-ftime-trace=x", "-fcrash-diagnostics-dir=x", "-fproc-stat-report=x",
        "-fopt-info=x", "-fopt-info", "-MD", "-MF x", "-MMD", "-M", "-aux-info x", "-gsplit-dwarf",
        "-fcompare-debug", "-fdiagnostics-format=sarif-file", "-fdiagnostics-add-output=sarif",
        "-serialize-diagnostics x", "--serialize-diagnostics x", "-dependency-file x",
        "-qopt-report", "-qopt-report-file=x", "-fembed-bitcode", "-fbasic-block-sections=list=x",
        "-emit-llvm", "-mP2OPT_x=y",
        /* characters that do not occur in words */
        "-O3;id", "-O3\tid", "-march=a/b", "-march=a,b", "-D_X='x'", "-O3\n-fplugin=x",
        "-march=$(id)",
        /* definitions that could make a program call something else */
        "-Dstrtod=system", "-DX=system", "-D_X=system", "-Dmain=x", "-D_x=1", "-D", "-D_",
        "-D_X=", "-D_X(a)=1", "-Dprintf", "-U_X=1", "-Ustdin", "-D _X",
        /* values in separate words */
        "-target -fplugin=x", "--param -wrapper", "-target", "-target ../x"};
    for (size_t i = 0; i < N_OF(flags); i++) {
        if (flags_are_known(flags[i]))
            fail_msg("'%s' is accepted", flags[i]);
        char behind[200];
        snprintf(behind, sizeof behind, "-O3 -fopenmp  %s -lm", flags[i]);
        if (flags_are_known(behind))
            fail_msg("'%s' is accepted", behind);
    }
}

static struct machine load(const char *name, const char *flags, struct arena *arena)
{
    struct machine m = sample_machine();
    const struct compiler compilers[] = {{.name = "gcc", .flags = "-O3"},
                                         {.name = name, .flags = flags}};
    m.compilers = compilers;
    m.n_compilers = 2;
    struct str text;
    struct err err = {0};
    struct machine read;
    assert_true(machine_text(&m, arena, &text, &err));
    if (!machine_parse(text, "s.yml", arena, &read, &err))
        fail_msg("%s", err.text);
    return read;
}

static void a_file_is_judged_as_it_is_read(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct machine m = load("clang", "-O3 -fopenmp", &arena);
    assert_true(trust_check_all(&m, &err));
    m = load("clang", "-O3 -fplugin=x", &arena);
    assert_true(trust_check(&m.compilers[0], &err));
    assert_false(trust_check(&m.compilers[1], &err));
    assert_string_equal(err.file, "s.yml");
    assert_string_equal(err.text, "compiler clang: flag '-fplugin=x' is not known to be harmless");
    assert_true(err.line > 1);
    assert_memory_equal(err.source + err.col - 1, "-fplugin=x", strlen("-fplugin=x"));
    err = (struct err){0};
    assert_false(trust_check_all(&m, &err));
    m = load("./x", "-O3", &arena);
    err = (struct err){0};
    assert_false(trust_check_all(&m, &err));
    assert_memory_equal(err.source + err.col - 1, "./x", strlen("./x"));
    trust_all(&m, &arena);
    err = (struct err){0};
    assert_true(trust_check_all(&m, &err));
    arena_free(&arena);
}

static void so_is_one_of_kerncrafts(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct machine m;
    struct str text;
    const char *path = "tests/machine/fixtures/Made_Up.yml";
    assert_true(file_read(path, 1 << 20, &arena, &text, &err));
    assert_true(machine_parse(text, path, &arena, &m, &err));
    assert_true(trust_check_all(&m, &err));
    const size_t at = str_find_str(text, STR("-O3\n    -march=native"));
    assert_true(at < text.len);
    const struct str evil = str_format(&arena, "%.*s-wrapper=x %.*s", (int)at, text.ptr,
                                       (int)(text.len - at), text.ptr + at);
    assert_true(machine_parse(evil, path, &arena, &m, &err));
    assert_false(trust_check_all(&m, &err));
    assert_memory_equal(err.source + err.col - 1, "-wrapper=x", strlen("-wrapper=x"));
    arena_free(&arena);
}

/* More than are judged one by one: none may slip through. */
static void many_are_all_refused(void **state)
{
    (void)state;
    enum { MANY = 300 };
    struct arena arena = {0};
    struct err err = {0};
    struct machine m = sample_machine();
    struct compiler compilers[MANY];
    for (int i = 0; i < MANY; i++)
        compilers[i] = (struct compiler){.name = str_formatz(&arena, "gcc-%d", i), .flags = "-Bx"};
    m.compilers = compilers;
    m.n_compilers = MANY;
    struct str text;
    assert_true(machine_text(&m, &arena, &text, &err));
    assert_true(machine_parse(text, "s.yml", &arena, &m, &err));
    for (int i = 0; i < MANY; i++)
        assert_non_null(m.compilers[i].refused);
    arena_free(&arena);
}

static void the_machines_that_come_with_the_program_are_fine(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct str_list names = {0};
    size_t machines = 0;
    assert_true(dir_list("machines", &arena, &names, &err));
    for (size_t i = 0; i < names.count; i++) {
        struct machine m;
        if (!str_ends_with(names.items[i], STR(".yml")))
            continue;
        const char *path = path_join(&arena, "machines", str_cstr(&arena, names.items[i]));
        if (!machine_load(path, &arena, &m, &err) || !trust_check_all(&m, &err))
            fail_msg("%s: %s", path, err.text);
        machines++;
    }
    assert_true(machines > 5);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(compilers_are_known_by_bare_names),
        cmocka_unit_test(flags_that_choose_the_code_are_known),
        cmocka_unit_test(flags_that_reach_further_are_not),
        cmocka_unit_test(a_file_is_judged_as_it_is_read),
        cmocka_unit_test(so_is_one_of_kerncrafts),
        cmocka_unit_test(many_are_all_refused),
        cmocka_unit_test(the_machines_that_come_with_the_program_are_fine),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
