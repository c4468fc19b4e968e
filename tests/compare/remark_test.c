#include "unit.h"

#include <stdlib.h>
#include <sys/stat.h>

#include "base/path.h"
#include "collect/compare/compiler_remark.h"
#include "machine/sample.h"
#include "scratch.h"

/*
 * How compilers are asked for their remarks: programs of their names say a text in which LINE is
 * that of the last loop header in the compiled text, and ARGS are their arguments. Those with which
 * the user's file is compiled are kept in a file.
 */
static const char compiler[] =
    "#!/bin/sh\n"
    "for last; do :; done\n"
    "if [ \"$last\" = - ]\n"
    "then sed \"s|LINE|$(grep -n 'for (' | tail -n 1 | cut -d: -f1)|;s|ARGS|$*|\" $FOLDER/text\n"
    "else cat $FOLDER/file; echo \"$*\" > $FOLDER/command\n"
    "fi >&2\n";

static const char source[] = "void f(int n, double *a, double *b)\n"
                             "{\n"
                             "    for (int j = 1; j < n; j++)\n"
                             "        for (int i = 1; i < n; i++)\n"
                             "            b[j*n + i] = a[j*n + i-1] + a[i*n + j];\n"
                             "}\n";

struct fixture {
    struct scratch *s;
    struct machine machine;
    struct compiler compilers[2];
    struct own_code code;
    struct version version;
    struct forecast_tools tools;
};

static void put_program(struct scratch *s, const char *name)
{
    scratch_put(s, name, str_of(compiler));
    assert_int_equal(chmod(str_formatz(&s->arena, "%s%s", s->dir, name), 0700), 0);
}

static void make(struct fixture *f, struct scratch *s)
{
    static const char *const names[] = {"/gcc", "/clang", "/x86_64-linux-gnu-gcc"};
    const struct nest_options any = {0};
    *f = (struct fixture){.s = s, .machine = sample_machine()};
    f->compilers[0] = (struct compiler){.name = "gcc", .flags = "-O3 -mavx2"};
    f->compilers[1] = (struct compiler){.name = "clang", .flags = "-O2"};
    f->machine.compilers = f->compilers;
    f->machine.n_compilers = 2;
    if (!own_code_read(str_of(source), "my.c", &any, &s->arena, &f->code, &s->err))
        fail_msg("%s", s->err.text);
    f->version = (struct version){.kernel = f->code.kernel, .written = f->code.written};
    f->tools = (struct forecast_tools){.machine = &f->machine};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        put_program(s, names[i]);
    assert_int_equal(setenv("FOLDER", s->dir, 1), 0);
    assert_int_equal(setenv("PATH", str_formatz(&s->arena, "%s:/usr/bin:/bin", s->dir), 1), 0);
}

static void says(struct fixture *f, const char *text, const char *file)
{
    scratch_put(f->s, "/text", str_of(text));
    scratch_put(f->s, "/file", str_of(file));
}

static void assert_remark(struct fixture *f, const char *expected)
{
    const struct str found = remark_find(&f->code, &f->version, &f->tools, &f->s->arena);
    assert_string_equal(str_cstr(&f->s->arena, found), expected);
}

/* The place in the user's file, and the whole command. */
static void finds_a_reason(void **state)
{
    struct fixture f;
    make(&f, *state);
    says(&f, "<stdin>:LINE:5: missed: not vectorized: ARGS\n", "");
    assert_remark(&f, "my.c:4:9: not vectorized: -fopt-info-vec-missed -O3 -mavx2 "
                      "-fno-tree-loop-distribute-patterns -fno-asynchronous-unwind-tables -g0 -S "
                      "-o - -x c -");
    f.version.flags = "-ffast-math";
    assert_remark(&f, "my.c:4:9: not vectorized: -fopt-info-vec-missed -O3 -mavx2 -ffast-math "
                      "-fno-tree-loop-distribute-patterns -fno-asynchronous-unwind-tables -g0 -S "
                      "-o - -x c -");
    f.version.flags = NULL;
    f.tools.compiler = "clang";
    says(&f, "<stdin>:LINE:5: remark: loop not vectorized: ARGS [-Rpass-analysis]\n", "");
    assert_remark(&f, "my.c:4:9: loop not vectorized: -Rpass-analysis=loop-vectorize -O2 "
                      "-fno-builtin -fno-crash-diagnostics -fno-asynchronous-unwind-tables -g0 -S "
                      "-o - -x c -");
    says(&f, "<stdin>:1:5: missed: not vectorized: of another loop\n", "");
    assert_remark(&f, "");
    f.tools.compiler = "icc";
    assert_remark(&f, "");
    f.tools.compiler = NULL;
    f.machine.isa = NULL;
    assert_remark(&f, "");
}

static void asks_for_interchanges(void **state)
{
    struct fixture f;
    make(&f, *state);
    struct arena *const arena = &f.s->arena;
    says(&f, "<stdin>:3:5: optimized: loops interchanged in loop nest\n", "");
    assert_true(remark_interchanges(&f.version, &f.tools, arena));
    f.tools.compiler = "clang";
    assert_false(remark_interchanges(&f.version, &f.tools, arena));
    f.tools.compiler = NULL;
    says(&f, "<stdin>:3:5: optimized: loop vectorized\n", "");
    assert_false(remark_interchanges(&f.version, &f.tools, arena));
}

static void assert_command(struct fixture *f, const char *expected)
{
    struct str text = {0};
    const char *const path = path_join(&f->s->arena, f->s->dir, "command");
    assert_true(file_read(path, 1000, &f->s->arena, &text, &f->s->err));
    assert_string_equal(str_cstr(&f->s->arena, str_trim(text)), expected);
}

static void compares_the_file_with_the_text(void **state)
{
    static const char yes[] = "<stdin>:LINE:1: optimized: loop vectorized using 32 byte vectors\n";
    static const char no[] = "<stdin>:LINE:1: missed: couldn't vectorize loop\n";
    static const char other[] = "<stdin>:1:1: optimized: loop vectorized\n";
    static const char file_yes[] = "my.c:4:1: optimized: loop vectorized using 32 byte vectors\n";
    static const char file_no[] = "my.c:4:1: missed: couldn't vectorize loop\n";
    static const char file_other[] = "my.c:3:1: optimized: loop vectorized\n";
    static const struct {
        const char *text, *file;
        enum remark_loop own;
        bool alike;
    } rows[] = {
        {yes, file_yes, LOOP_VECTORISED, true}, {yes, file_no, LOOP_SCALAR, false},
        {no, file_yes, LOOP_VECTORISED, false}, {no, file_no, LOOP_SCALAR, true},
        {no, file_other, LOOP_NOT_SAID, true},  {other, file_yes, LOOP_VECTORISED, true},
        {other, file_no, LOOP_SCALAR, true},    {"", "", LOOP_NOT_SAID, true},
    };
    struct fixture f;
    make(&f, *state);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        enum remark_loop own;
        says(&f, rows[i].text, rows[i].file);
        const bool alike = remark_is_alike(&f.code, &f.version, &f.tools, &f.s->arena, &own);
        assert_int_equal(own, rows[i].own);
        assert_int_equal(alike, rows[i].alike);
    }
    assert_command(&f, "-O3 -mavx2 -fno-tree-loop-distribute-patterns "
                       "-fno-asynchronous-unwind-tables -g0 -S -o /dev/null "
                       "-fopt-info-vec-optimized-missed my.c");
    enum remark_loop own;
    f.tools.compiler = "clang";
    (void)remark_is_alike(&f.code, &f.version, &f.tools, &f.s->arena, &own);
    assert_command(&f,
                   "-O2 -fno-builtin -fno-crash-diagnostics -fno-asynchronous-unwind-tables -g0 "
                   "-S -o /dev/null -Rpass=loop-vectorize -Rpass-missed=loop-vectorize my.c");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(finds_a_reason, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(asks_for_interchanges, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(compares_the_file_with_the_text, scratch_setup,
                                        scratch_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
