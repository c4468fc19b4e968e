#include "nest_reading.h"

#include "scratch.h"

/* Which nest of a file is read, as what language, and with which flags. */

/* Asserts the only statement of the nest, or the message. */
static void assert_takes_of(const char *file, const char *text, const struct nest_options *options,
                            const char *expected)
{
    struct fixture f = {0};
    if (!nest_read(&f.arena, text, strlen(text), file, options, &f.nest, &f.err)) {
        assert_string_equal(message(&f), expected);
    } else {
        const struct str s = str_trim(f.nest.source);
        const struct str last =
            str_trim(str_slice(s, str_find_str(s, STR("{")) + 1, str_find(s, '}')));
        assert_string_equal(str_cstr(&f.arena, last), expected);
    }
    arena_free(&f.arena);
}

static void assert_takes(const char *text, const struct nest_options *options, const char *expected)
{
    assert_takes_of("my.c", text, options, expected);
}

static const char three[] = "void f(int n, double *a) {\n"
                            "  for (int i = 0; i < n; i++) a[i] = 1;\n"
                            "  for (int i = 0; i < n; i++) a[i] = 2;\n"
                            "}\n"
                            "void g(int n, double *a) {\n"
                            "  // inspect begin last one\n"
                            "  for (int i = 0; i < n; i++)\n"
                            "    a[i] = 3;\n"
                            "  // inspect end\n"
                            "}\n";

#define CHOICES " — choose one of: line 2 in f, line 3 in f, line 7 in g\n"

static void a_function(void **state)
{
    static const struct nest_options f = {.function = "f"};
    static const struct nest_options g = {.function = "g"};
    static const struct nest_options h = {.function = "h"};
    (void)state;
    assert_takes(three, &f, "a[i] = 1;");
    assert_takes(three, &g, "a[i] = 3;");
    assert_takes(three, &h,
                 "my.c: error: there is no loop nest in a function of that name" CHOICES);
}

static void lines(void **state)
{
    static const struct {
        unsigned first, last;
        const char *expected;
    } rows[] = {{2, 2, "a[i] = 1;"},
                {3, 3, "a[i] = 2;"},
                {2, 3, "a[i] = 1;"},
                {1, 2, "a[i] = 1;"},
                {7, 7, "a[i] = 3;"},
                {5, 9, "a[i] = 3;"},
                {4, 6, "my.c:4: error: there is no loop nest in these lines" CHOICES},
                {8, 8, "my.c:8: error: there is no loop nest in these lines" CHOICES}};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct nest_options o = {.first_line = rows[i].first, .last_line = rows[i].last};
        assert_takes(three, &o, rows[i].expected);
    }
}

/* The loop around ends where data say so: it is refused, unless only the loop inside is chosen. */
static void lines_of_an_inner_loop(void **state)
{
    static const char text[] = "struct v { int type; double dm[80]; };\n"
                               "void f(int n, double *a, const struct v *dv) {\n"
                               "  for (int i = 0; dv[i].type != 0; i++)\n"
                               "    for (int j = 0; j < n; j++)\n"
                               "      a[j] = 2 * dv[i].dm[j];\n"
                               "}\n";
    static const struct nest_options inner = {.first_line = 4, .last_line = 5};
    static const struct nest_options both = {.first_line = 3, .last_line = 5};
    static const struct nest_options any = {0};
    static const char refusal[] =
        "my.c:3:25: error: an array in a subscript, a size or a loop bound is not supported — "
        "subscripts are linear in the loop indices, such as i + 1\n"
        "      for (int i = 0; dv[i].type != 0; i++)\n"
        "                            ^\n";
    (void)state;
    assert_takes(text, &inner, "a[j] = 2 * dv[j + 81 * i + 1];");
    assert_takes(text, &both, refusal);
    assert_takes(text, &any, refusal);
}

/* Lines with a loop that computes nothing, with one that the preprocessor drops, and with none. */
static void lines_without_a_nest(void **state)
{
    static const char text[] =
        "#if 0\n"
        "void k(a, n)\n"
        "double *a; { for (i = 0; i < n; i++) a[i] = 1; }\n"
        "#endif\n"
        "int h(int n) {\n"
        "  int k = 0;\n"
        "  for (int i = 0; i < n; i++) k += i;\n"
        "  return k;\n"
        "}\n"
        "void f(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1; }\n";
    static const char dropped[] =
        "my.c:3: error: the compiler has no loop in these lines: a condition of the preprocessor "
        "leaves them out, or an error stands before them — pass the -D that its build passes\n";
    static const struct {
        unsigned first, last;
        const char *expected;
    } rows[] = {
        {3, 3, dropped},
        {3, 2, dropped},
        {4, 4,
         "my.c:4: error: there is no loop nest in these lines — choose one of: line 10 in f\n"},
        {6, 7,
         "my.c:7:3: error: this loop sets no array element and neither sums up nor compares any — "
         "choose one of: line 10 in f\n"},
        {7, 10, "a[i] = 1;"}};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct nest_options o = {.first_line = rows[i].first, .last_line = rows[i].last};
        assert_takes(text, &o, rows[i].expected);
    }
}

/* Of many nests those next to the lines are offered. */
static void many_choices(void **state)
{
    enum { NESTS = 40, OFFERED = 16 };
    static const struct {
        unsigned line, first_offered;
    } rows[] = {{1, 2}, {21, 6}, {81, 50}};
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    (void)state;
    for (int i = 0; i < NESTS; i++)
        sb_addf(&text, "\nvoid f%d(int n, double *a) { for (int i = 0; i < n; i++) a[i] = 1; }\n",
                i);
    sb_addz(&text, "\n");
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
        const unsigned first = rows[r].first_offered;
        struct sb expected = {.arena = &arena};
        sb_addf(&expected, "my.c:%u: error: there is no loop nest in these lines — choose one of: ",
                rows[r].line);
        for (unsigned i = 0; i < OFFERED; i++)
            sb_addf(&expected, "%sline %u in f%u", i > 0 ? ", " : "", first + 2 * i,
                    first / 2 - 1 + i);
        sb_addz(&expected, "\n");
        const struct nest_options o = {.first_line = rows[r].line};
        assert_takes(sb_cstr(&text), &o, sb_cstr(&expected));
    }
    arena_free(&arena);
}

static void markers(void **state)
{
    static const struct nest_options any = {0};
    static const struct nest_options last = {.marker = "last"};
    static const struct nest_options one = {.marker = "one"};
    static const struct nest_options on = {.marker = "on"};
    (void)state;
    assert_takes(three, &any, "a[i] = 3;");
    assert_takes(three, &last, "a[i] = 3;");
    assert_takes(three, &one, "a[i] = 3;");
    assert_takes(
        three, &on,
        "my.c: error: the file has no marker of that name — write /* inspect begin NAME */ "
        "before the loop nest and /* inspect end */ after it\n");
    assert_takes(
        "void f(int n, double *a) {\n  // inspect begin\n"
        "  for (int i = 0; i < n; i++) a[i] = 1;\n}\n",
        &any,
        "my.c:2: error: 'inspect begin' has no 'inspect end' — write the comment /* inspect "
        "end */ after the loop nest\n");
}

#define USES(what)                                                                                 \
    "void f(int n, double *a) {\n  for (int i = 0; i < n; i++)\n    a[i] = " what ";\n}\n"

static void flags(void **state)
{
    static const char *const joined[] = {"-O3",           "-DW=2.5", "-fopenmp",
                                         "-march=native", "-UX1",    "-fplugin=x.so"};
    static const char *const apart[] = {"-D", "W=1.5", "-D", "V=3.5", "-U", "V"};
    static const char *const open[] = {"-D"};
    static const char *const odd[] = {"-std=c17", "-DW=2.5", "-std=none"};
    const struct nest_options a = {.flags = joined, .n_flags = 6};
    const struct nest_options b = {.flags = apart, .n_flags = 4};
    const struct nest_options c = {.flags = apart, .n_flags = 6};
    const struct nest_options d = {.flags = odd, .n_flags = 2};
    const struct nest_options e = {.flags = odd, .n_flags = 3};
    const struct nest_options g = {.flags = open, .n_flags = 1};
    (void)state;
    assert_takes(USES("W"), &a, "a[i] = 2.5;");
    assert_takes(USES("W + V"), &b, "a[i] = 5.0;");
    assert_takes(USES("W + V"), &c, "a[i] = 1.5 + V;");
    assert_takes(USES("W"), &d, "a[i] = 2.5;");
    assert_takes(
        USES("W"), &e,
        "my.c: error: this file cannot be read as C or C++ with -std=none — check this flag: C "
        "has c99, c11, c17 and gnu17, C++ has c++17 and c++20\n");
    assert_takes(
        USES("7"), &g,
        "my.c: error: this file cannot be read as C or C++ — check the compiler flags, such as "
        "-x\n");
}

/* Headers next to the file and in folders of -I and -isystem; -include. */
static void folders(void **state)
{
    struct scratch *const s = *state;
    const char *const file = str_formatz(&s->arena, "%s/src/my.c", s->dir);
    const char *const folder = str_formatz(&s->arena, "%s/include", s->dir);
    const char *const header = str_formatz(&s->arena, "%s/include/w.h", s->dir);
    const char *const joined = str_formatz(&s->arena, "-I%s", folder);
    const char *const lists[][2] = {
        {joined, ""}, {"-I", folder}, {"-isystem", folder}, {"-idirafter", folder}};
    const char *const included[] = {"-include", header};
    const struct nest_options o = {.flags = included, .n_flags = 2};
    scratch_put(s, "/src/v.h", STR("#define V 4.5\n"));
    scratch_put(s, "/include/w.h", STR("#define W 3.5\n"));
    assert_takes_of(file, "#include \"v.h\"\n" USES("V"), &(struct nest_options){0}, "a[i] = 4.5;");
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        const struct nest_options options = {.flags = lists[i], .n_flags = i == 0 ? 1 : 2};
        assert_takes_of(file, "#include \"w.h\"\n" USES("W"), &options, "a[i] = 3.5;");
    }
    assert_takes_of(file, USES("W"), &o, "a[i] = 3.5;");
}

/* The flags of the nearest compile_commands.json; those that are given come after them. */
static void a_database(void **state)
{
    struct scratch *const s = *state;
    const char *const file = str_formatz(&s->arena, "%s/deep/er/my.c", s->dir);
    const char *const database = str_formatz(
        &s->arena,
        "[{\"directory\": \"%s\", \"file\": \"%s\",\n"
        "  \"arguments\": [\"cc\", \"-DW=6.5\", \"-Iheaders\", \"-O2\", \"-c\", \"my.c\"]}]\n",
        s->dir, file);
    static const char *const own[] = {"-UW", "-DW=1.5"};
    const struct nest_options given = {.flags = own, .n_flags = 2};
    const char *const text = "#include <v.h>\n" USES("W + V");
    scratch_put(s, "/deep/er/my.c", str_of(text));
    scratch_put(s, "/headers/v.h", STR("#define V 0.5\n"));
    scratch_put(s, "/compile_commands.json", str_of(database));
    assert_takes_of(file, text, &(struct nest_options){0}, "a[i] = 7.0;");
    assert_takes_of(file, text, &given, "a[i] = 2.0;");
    scratch_put(s, "/deep/compile_commands.json", STR("[]\n"));
    assert_takes_of(file, text, &(struct nest_options){0}, "a[i] = W + V;");
}

/* The end of the name tells C from C++; of a header what is in it does. */
static void languages(void **state)
{
    static const struct {
        const char *file;
        bool is_cpp;
    } rows[] = {
        {"a.c", false},     {"a.cc", true},  {"a.cpp", true}, {"a.cxx", true}, {"a.C", true},
        {"a.c++", true},    {"a.cu", true},  {"a.tpp", true}, {"a.hpp", true}, {"a.hh", true},
        {"a.hxx", true},    {"a.h++", true}, {"a.H", true},   {"a.tcc", true}, {"a.txx", true},
        {"a.inl", true},    {"a.ipp", true}, {"a.icc", true}, {"a.h", false},  {"a", false},
        {"a.impl.h", true},
    };
    static const char *const headers[] = {
        "\ntemplate <class T> struct x;", "\nnamespace m { }", "\nclass y;",
        "struct x { public: int y; };",   "\nusing x = int;",  "\n#define X static_cast<int>(2)"};
    static const char text[] =
        "#ifdef __cplusplus\n#define W 2.0\n#else\n#define W 1.0\n#endif\n" //
        USES("W");
    struct arena arena = {0};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_takes_of(rows[i].file, text, &(struct nest_options){0},
                        rows[i].is_cpp ? "a[i] = 2.0;" : "a[i] = 1.0;");
    for (size_t i = 0; i < sizeof headers / sizeof *headers; i++)
        assert_takes_of("a.h", str_formatz(&arena, "%s\n%s", headers[i], text),
                        &(struct nest_options){0}, "a[i] = 2.0;");
    arena_free(&arena);
}

/* A file in the kernel language: its own text, without names of the file. */
static void a_kernel(void **state)
{
    static const char text[] = "double a[N];\nfloat b[N];\ndouble s;\n\n"
                               "for (long i = 1; i < N - 1; ++i) {\n"
                               "    a[i] = s * b[i - 1] + b[i + 1];\n    s = 2;\n}\n";
    struct fixture f;
    (void)state;
    read_any(&f, text);
    const struct nest *const n = &f.nest;
    assert_true(n->is_kernel);
    assert_string_equal(str_cstr(&f.arena, n->source), text);
    assert_null(n->array_names);
    assert_int_equal(n->function.len, 0);
    assert_string_equal(str_cstr(&f.arena, n->loops[0].type), "long");
    for (int a = 0; a < n->kernel.n_arrays; a++)
        assert_int_equal(n->arrays[a].storage, NEST_RESTRICT);
    assert_int_equal(n->size_values[0], 0);
    assert_int_equal(n->statements[0].n_accesses, 3);
    static const unsigned places[][2] = {{6, 5}, {6, 16}, {6, 27}};
    for (size_t i = 0; i < 3; i++) {
        assert_int_equal(n->statements[0].accesses[i].line, places[i][0]);
        assert_int_equal(n->statements[0].accesses[i].col, places[i][1]);
    }
    assert_int_equal(n->statements[0].at.line, 6);
    assert_int_equal(n->statements[0].at.col, 5);
    assert_int_equal(n->statements[1].at.line, 0);
    assert_int_equal(n->conversions.count, 2);
    arena_free(&f.arena);
}

static void the_longest_file(void **state)
{
    struct arena arena = {0};
    static const char text[] = "double a[N];\nfor (int i = 0; i < N; ++i)\n    a[i] = 1;\n";
    char *const file = arena_alloc(&arena, NEST_MAX_SOURCE_BYTES + 1, 1);
    struct nest nest;
    struct err err = {0};
    const struct nest_options any = {0};
    (void)state;
    memset(file, ' ', NEST_MAX_SOURCE_BYTES + 1);
    memcpy(file, text, sizeof text - 1);
    assert_true(nest_read(&arena, file, NEST_MAX_SOURCE_BYTES, "my.c", &any, &nest, &err));
    assert_false(nest_read(&arena, file, NEST_MAX_SOURCE_BYTES + 1, "my.c", &any, &nest, &err));
    assert_string_equal(err.text, "this file is too long: 4194305 bytes");
    assert_string_equal(err.hint,
                        "at most 4194304 are supported: pass only the function with the loop nest");
    arena_free(&arena);
}

/* Fortran's default reals are as wide as a flag says: those declared, written and converted. */
static void default_reals(void **state)
{
    (void)state;
    static const char text[] =
        "subroutine s(a, b, c, k, n)\n integer :: n, i, k(n)\n real :: a(n), b(n)\n"
        " complex :: c(n)\n do i = 1, n\n  a(i) = 0.1*b(i) + real(k(i))\n"
        "  c(i) = cmplx(a(i), 0)*2.0\n end do\nend subroutine\n";
    static const char *const flags[] = {"-r8"};
    const struct nest_options wide = {.flags = flags, .n_flags = 1};
    const struct nest_options any = {0};
    assert_takes_of("r.f90", text, &wide,
                    "a[i] = 0.1 * b[i] + (double)k[i];\n"
                    "    c[i] = (double _Complex)a[i] * 2.0;");
    assert_takes_of("r.f90", text, &any,
                    "a[i] = 0.1f * b[i] + (float)k[i];\n"
                    "    c[i] = (float _Complex)a[i] * 2.0f;");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_function),
        cmocka_unit_test(lines),
        cmocka_unit_test(lines_of_an_inner_loop),
        cmocka_unit_test(lines_without_a_nest),
        cmocka_unit_test(many_choices),
        cmocka_unit_test(markers),
        cmocka_unit_test(flags),
        cmocka_unit_test_setup_teardown(folders, scratch_setup, scratch_teardown),
        cmocka_unit_test_setup_teardown(a_database, scratch_setup, scratch_teardown),
        cmocka_unit_test(languages),
        cmocka_unit_test(a_kernel),
        cmocka_unit_test(the_longest_file),
        cmocka_unit_test(default_reals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
