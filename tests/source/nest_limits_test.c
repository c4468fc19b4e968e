#include "nest_reading.h"

#include <stdlib.h>

#include "base/file.h"
#include "base/path.h"
#include "base/temp.h"
#include "collect/source/guard.h"

/* Input that grows, fails or does not end. */

/* `A 1` is a sum of half a million terms. */
#define DEEP                                                                                       \
    "#define A B B\n#define B C C\n#define C D D\n#define D E E\n#define E F F\n"                  \
    "#define F G G\n#define G H H\n#define H I I\n#define I J J\n#define J K K\n"                  \
    "#define K L L\n#define L M M\n#define M N N\n#define N O O\n#define O P P\n"                  \
    "#define P Q Q\n#define Q R R\n#define R S S\n#define S 1 +\n"

static void hostile_input_ends(void **state)
{
    (void)state;
    /* a factor of -2^63, whose magnitude is not a signed number */
    assert_refuses(
        "void f(long n, const double *a, double *b) {\n"
        "  for (long i = 0; i < n; i++)\n"
        "    b[i] = a[i * (n - 9223372036854775807 - 1)];\n}\n",
        "my.c:3:12: error: this subscript is too large — its coefficients must fit in 64 bits");
    assert_refuses(DEEP "void f(double *a) { for (int i = 0; i < A 1; i++) a[i] = 1; }\n",
                   "my.c: error: the compiler's library fails on this file — pass only the "
                   "function with the loop nest and the macros that it needs");
    assert_refuses("#define A x x\n#define B A A\n"
                   "void f(double *a) { for (int i = 0; i < 9; i++) a[i] = 1 + B; }\n",
                   "my.c: error: there is no loop nest here — the compiler says in line 3: use of "
                   "undeclared identifier 'x'");
    assert_reads("void f(double *a) { for (int i = 0; i < 9; i++) a[i] = 1;\n",
                 "double a[9];\n\nfor (int i = 0; i < 9; ++i) {\n    a[i] = 1;\n}\n");
    /* an error before the function is ignored */
    assert_reads(
        "double x[3;\nvoid f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1; }\n",
        "double a[n];\n\nfor (int i = 0; i < n; ++i) {\n    a[i] = 1;\n}\n");
    assert_refuses(
        "\x7f"
        "ELF\x02\x01",
        "my.c: error: there is no loop nest here — the compiler says in line 1: expected "
        "identifier or '('");
}

/* A header that the library fails on is left out, if a function is chosen or the file is short. */
static void a_function_is_read_without_what_fails(void **state)
{
    (void)state;
    static const char text[] = "#include \"deep.h\"\n"
                               "void f(int n, double *a, const double *b)\n{\n"
                               "    for (int i = 0; i < n; i++)\n        a[i] = 2 * b[i];\n}\n";
    struct fixture f;
    struct arena arena = {0};
    struct temp temp;
    struct err err = {0};
    assert_true(temp_make(&arena, &temp, &err));
    const char *const flags[] = {"-I", temp.path};
    const struct nest_options options = {.flags = flags, .n_flags = 2};
    assert_true(file_write(path_join(&arena, temp.path, "deep.h"),
                           STR(DEEP "static int deep = A 1;\n"), &err));
    if (!read_with(&f, text, &options))
        fail_msg("%s", message(&f));
    assert_string_equal(str_cstr(&f.arena, f.nest.source),
                        "double b[n];\ndouble a[n];\n\nfor (int i = 0; i < n; ++i) {\n"
                        "    a[i] = 2 * b[i];\n}\n");
    assert_true(temp_remove(&temp, &err));
    arena_free(&f.arena);
    arena_free(&arena);
}

/* A squared value is computed once, so that squares of squares do not grow. */
static void squares_of_squares_end(void **state)
{
    (void)state;
    struct fixture f;
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    const struct nest_options any = {0};
    sb_addz(&text, "void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = ");
    for (int i = 0; i < 60; i++)
        sb_addz(&text, "pow(");
    sb_addz(&text, "a[i]");
    for (int i = 0; i < 60; i++)
        sb_addz(&text, ", 2)");
    sb_addz(&text, "; }");
    assert_true(read_with(&f, sb_cstr(&text), &any));
    assert_int_equal(f.nest.kernel.flops.mul, 60);
    arena_free(&f.arena);
    arena_free(&arena);
}

/* Anything that grows with the square of the number of brackets would take minutes here. */
static void many_brackets_end(void **state)
{
    (void)state;
    enum { N_BRACKETS = 400000 };
    static const char head[] = "void f(double *a) ";
    static char text[sizeof head + N_BRACKETS];
    memcpy(text, head, sizeof head);
    memset(text + sizeof head - 1, '{', N_BRACKETS);
    assert_refuses(text, "my.c: error: there is no loop nest here — the compiler says in line 1: "
                         "bracket nesting level exceeded maximum of 256");
}

static void spin(void *turns)
{
    for (volatile int *t = turns;; ++*t)
        continue;
}

/* So would macros in each other's arguments: each level searches all those inside. */
static void what_takes_too_long_ends(void **state)
{
    (void)state;
    struct fixture f = {0};
    int turns = 0;
    assert_false(guard_try(spin, &turns, 1, "my.c", &f.err));
    assert_string_equal(message(&f),
                        "my.c: error: to read this file takes more than 1 s — pass only the "
                        "function with the loop nest and the macros that it needs\n");
    arena_free(&f.arena);
}

/* `int x1 = p[x0];` sixteen times, each in terms of the one before, and once more. */
static void index_arrays_in_each_other_have_a_limit(void **state)
{
    (void)state;
    for (int n = 16; n <= 17; n++) {
        struct arena arena = {0};
        struct sb text = {.arena = &arena};
        struct fixture f;
        const struct nest_options any = {0};
        sb_addz(&text, "void f(int n, double *b, const double *a, const int *p)\n{\n"
                       "    for (int i = 0; i < n; i++) {\n        int x0 = p[i];\n");
        for (int k = 1; k < n; k++)
            sb_addf(&text, "        int x%d = p[x%d];\n", k, k - 1);
        sb_addf(&text, "        b[i] = a[x%d];\n    }\n}\n", n - 1);
        assert_int_equal(read_with(&f, sb_cstr(&text), &any), n == 16);
        arena_free(&f.arena);
        arena_free(&arena);
    }
}

int main(int argc, char **argv)
{
    (void)argv;
    unit_set_slow_apart(argc, "*_ends");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hostile_input_ends),
        cmocka_unit_test(a_function_is_read_without_what_fails),
        cmocka_unit_test(squares_of_squares_end),
        cmocka_unit_test(many_brackets_end),
        cmocka_unit_test(what_takes_too_long_ends),
        cmocka_unit_test(index_arrays_in_each_other_have_a_limit),
    };
    unsetenv("INSPECT_NO_GUARD"); /* some of it crashes the compiler's library */
    return cmocka_run_group_tests(tests, NULL, NULL);
}
