#include "unit.h"

#include <stdio.h>
#include <string.h>

#include "golden.h"
#include "stempel/kernel/print.h"
#include "stempel/program/depend.h"
#include "stempel/program/program.h"
#include "stempel/program/program_template.h"

struct fixture {
    struct arena arena;
    struct kernel kernel;
};

static void parse(struct fixture *f, const char *source)
{
    struct err err = {0};
    *f = (struct fixture){0};
    if (!kernel_parse(str_of(source), "test.c", &f->arena, &f->kernel, &err))
        fail_msg("%s", err.text);
}

static bool contains(struct str text, const char *part)
{
    return str_find_str(text, str_of(part)) < text.len;
}

static void knows_what_a_scalar_is(void **state)
{
    (void)state;
    static const struct {
        const char *source;
        enum scalar_role role; /* of s */
    } cases[] = {
        {"double a[N]; double s; for (long i = 0; i < N; ++i) a[i] = s;", SCALAR_INPUT},
        {"double a[N]; double s; for (long i = 0; i < N; ++i) s += a[i];", SCALAR_SUM},
        {"double a[N]; double s; for (long i = 0; i < N; ++i) s = a[i] + s;", SCALAR_SUM},
        {"double a[N]; double s; for (long i = 0; i < N; ++i) s = s - a[i];", SCALAR_SUM},
        {"double a[N]; double s; for (long i = 0; i < N; ++i) s = a[i] - s;", SCALAR_CARRIED},
        {"double a[N]; double s; for (long i = 0; i < N; ++i) s = s * a[i];", SCALAR_CARRIED},
        {"double a[N]; double s; for (long i = 0; i < N; ++i) s = a[i];", SCALAR_CARRIED},
        {"double a[N]; double s; for (long i = 0; i < N; ++i) { s = a[i]; a[i] = s + s; }",
         SCALAR_TEMPORARY},
        {"double a[N]; double s; for (long i = 0; i < N; ++i) { a[i] = s; s = a[i]; }",
         SCALAR_CARRIED},
        {"double a[N]; double s; for (long i = 0; i < N; ++i) { s += a[i]; a[i] = s; }",
         SCALAR_CARRIED},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fixture f;
        parse(&f, cases[i].source);
        assert_int_equal(scalar_role(&f.kernel, 0), cases[i].role);
        arena_free(&f.arena);
    }
}

/* Which sizes are read as values, not in subscripts and bounds. */
static void knows_what_size_is_read(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "double a[M][N], b[M][N]; for (long j = 0; j < M; ++j) for (long i = 0; i < N; ++i)"
              " b[j][i] = a[j][i] * N;");
    assert_int_equal(f.kernel.n_symbols, 2);
    for (int s = 0; s < 2; s++)
        assert_int_equal(depend_reads_size(&f.kernel, s), str_eq(f.kernel.symbols[s], STR("N")));
    arena_free(&f.arena);
}

/* The dimension that threads divide: its subscript has the outermost index, and no other. */
static void finds_the_dimension_of_threads(void **state)
{
    (void)state;
    static const struct {
        const char *body;
        int dim;
    } rows[] = {
        {"b[j][i] = a[j][i];", 0},
        {"b[j][i] = a[i][j];", 1},
        {"b[j][i] = a[j][i] + a[j+1][i];", 0},
        {"b[j][i] = a[j][i] + a[i][j];", -1},
        {"b[j][i] = a[i][i];", -1},
        {"b[j][i] = a[i+j][i];", -1},
        {"b[j][i] = a[j+i][j];", 1},
        {"b[j][i] = a[0][j];", 1},
    };
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
        struct fixture f;
        char source[200];
        snprintf(source, sizeof source,
                 "double a[N][N], b[N][N]; for (long j = 0; j < N - 1; ++j)"
                 " for (long i = 0; i < N; ++i) %s",
                 rows[r].body);
        parse(&f, source);
        int a = 0;
        while (!str_eq(f.kernel.arrays[a].name, STR("a")))
            a++;
        assert_int_equal(depend_split_dim(&f.kernel, a), rows[r].dim);
        arena_free(&f.arena);
    }
}

static void knows_what_may_run_in_parallel(void **state)
{
    (void)state;
    static const struct {
        const char *source;
        bool parallel;
    } cases[] = {
        {"double a[N]; double b[N]; for (long i = 1; i < N - 1; ++i) b[i] = a[i-1] + a[i+1];",
         true},
        {"double a[N]; for (long i = 0; i < N; ++i) a[i] = 2.0 * a[i];", true},
        {"double a[N]; for (long i = 1; i < N; ++i) a[i] = a[i-1];", false},
        {"double a[N][N]; for (long j = 0; j < N; ++j) for (long i = 1; i < N; ++i)"
         " a[j][i] = a[j][i-1];",
         true},
        {"double a[N][N]; for (long j = 1; j < N; ++j) for (long i = 0; i < N; ++i)"
         " a[j][i] = a[j-1][i];",
         false},
        {"double a[N]; double b[N][N]; for (long j = 0; j < N; ++j) for (long i = 0; i < N; ++i)"
         " a[i] += b[j][i];",
         false},
        {"double a[N]; double s; for (long i = 0; i < N; ++i) s += a[i];", true},
        {"double a[N]; double s; for (long i = 0; i < N; ++i) s = s * a[i];", false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fixture f;
        parse(&f, cases[i].source);
        assert_true(program_is_parallel(&f.kernel) == cases[i].parallel);
        arena_free(&f.arena);
    }
}

static void finds_the_pair_to_swap(void **state)
{
    (void)state;
    static const struct {
        const char *source;
        int read; /* -1: none */
    } cases[] = {
        {"double a[N]; double b[N]; for (long i = 0; i < N; ++i) b[i] = a[i];", 0},
        {"double w[N]; double a[N]; double b[N]; for (long i = 1; i < N; ++i)"
         " b[i] = w[i] * (a[i] + a[i-1]);",
         1},
        {"double a[N]; double b[N]; double c[N]; for (long i = 0; i < N; ++i) c[i] = a[i] + b[i];",
         -1},
        {"double a[N]; double b[N]; for (long i = 0; i < N; ++i) b[i] = b[i] + a[i];", -1},
        {"float a[N]; double b[N]; for (long i = 0; i < N; ++i) b[i] = a[i];", -1},
        {"double a[N+1]; double b[N]; for (long i = 0; i < N; ++i) b[i] = a[i];", -1},
        {"double a[N]; double b[N]; double c[N]; for (long i = 0; i < N; ++i)"
         " { b[i] = a[i]; c[i] = a[i]; }",
         -1},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fixture f;
        parse(&f, cases[i].source);
        int read = -1;
        int written = -1;
        assert_true(program_jacobi_pair(&f.kernel, &read, &written) == (cases[i].read >= 0));
        assert_int_equal(read, cases[i].read);
        arena_free(&f.arena);
    }
}

/* Own code keeps what makes it slow. */
static void writes_what_was_written(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "double a[M][N]; double b[M][N]; for (int j = 1; j < M - 1; ++j)"
              " for (int i = 1; i < N - 1; ++i) b[j][i] = a[j][i-1] + a[j][i+1];");
    const bool restricted[] = {false, true};
    const enum loop_pragma pragmas[] = {LOOP_PRAGMA_NONE, LOOP_PRAGMA_SIMD};
    const struct program_as_written written = {
        .restricted = restricted, .pragmas = pragmas, .parallel_loop = 1};
    const struct program_function_options how = {.written = &written};
    const struct str text = program_function_source(&f.kernel, &how, &f.arena);
    assert_true(contains(text, "const double (* a)[N]"));
    assert_true(contains(text, "double (*restrict b)[N]"));
    assert_true(contains(text, "for (int j = begin; j < end; ++j)"));
    assert_true(contains(text, "#pragma omp for schedule(static)\n        #pragma omp simd\n"));
    assert_false(contains(text, "SWEEP_"));
    const struct program_options options = {.name = "k", .written = &written};
    assert_true(contains(program_source(&f.kernel, &options, &f.arena), ".inner_shared = 1"));
    arena_free(&f.arena);
}

/* As the code compares: an unsigned index with an unsigned bound, unless the bound is wider. */
static void writes_unsigned_bounds(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "double a[M][N][N]; double b[M][N][N]; for (unsigned k = 0; k < M; ++k)"
              " for (unsigned j = 0; j < N; ++j) for (unsigned i = 1; i < N - 1; ++i)"
              " b[k][j][i] = a[k][j][i-1];");
    const bool wide_ends[] = {false, true, false};
    const struct program_as_written written = {.parallel_loop = -1, .wide_ends = wide_ends};
    const struct program_function_options how = {.written = &written};
    const struct str text = program_function_source(&f.kernel, &how, &f.arena);
    assert_true(contains(text, "for (unsigned k = begin; k < (unsigned)(end); ++k)"));
    assert_true(contains(text, "for (unsigned j = 0; j < N; ++j)"));
    assert_true(contains(text, "for (unsigned i = 1; i < (unsigned)(N - 1); ++i)"));
    arena_free(&f.arena);
}

/* A sum of each row begins anew, and each is stored: of rows of 20 that is most of the time. */
static void writes_sums_of_rows(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "double a[M][N]; double s; double m; double t; for (int j = 0; j < M; ++j)"
              " for (int i = 0; i < N; ++i) { t += a[j][i]; s += a[j][i]; m = m * a[j][i]; }");
    const enum loop_pragma pragmas[] = {LOOP_PRAGMA_SIMD, LOOP_PRAGMA_SIMD};
    const struct program_restart restarts[] = {{STR("s"), 0}, {STR("m"), 0}};
    const struct program_as_written written = {
        .parallel_loop = -1, .pragmas = pragmas, .n_restarts = 2, .restarts = restarts};
    const struct program_function_options how = {.written = &written};
    const struct str text = program_function_source(&f.kernel, &how, &f.arena);
    assert_true(contains(text, "    double t = *t_out;\n"
                               "    #pragma omp simd reduction(+:t)\n"
                               "    for (int j = begin; j < end; ++j) {\n"
                               "        double s = 0;\n"
                               "        double m = 0;\n"
                               "        #pragma omp simd reduction(+:s) reduction(+:t)\n"
                               "        for (int i = 0; i < N; ++i) {\n"
                               "            t += a[j][i];\n"
                               "            s += a[j][i];\n"
                               "            m = m * a[j][i];\n"
                               "        }\n"
                               "        *s_out += s;\n"
                               "        *m_out = m;\n"
                               "    }\n"
                               "    *t_out = t;\n"
                               "}\n"));
    arena_free(&f.arena);
}

/* The analysed code is the measured code, and the text depends only on the kernel. */
static void the_program_contains_the_function(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "float a[M][N]; float b[M][N]; float c0; for (long j = 0; j < M; ++j)"
              " for (long i = 0; i < N; ++i) b[j][i] = c0 * a[j][i];");
    for (int mode = PROGRAM_BLOCK_NONE; mode <= PROGRAM_BLOCK_ALL; mode++) {
        const struct program_function_options how = {.block_mode = mode};
        const struct program_options program = {.name = "a*/name\n\"", .block_mode = mode};
        const struct str function = program_function_source(&f.kernel, &how, &f.arena);
        const struct str once = program_source(&f.kernel, &program, &f.arena);
        const struct str twice = program_source(&f.kernel, &program, &f.arena);
        assert_true(str_find_str(once, function) < once.len);
        assert_true(str_eq(once, twice));
    }
    arena_free(&f.arena);
}

/* Two files contain the same as one, and the larger one does not depend on the kernel. */
static void the_program_comes_in_two_files(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "float a[M][N]; float b[M][N]; float c0; for (long j = 0; j < M; ++j)"
              " for (long i = 0; i < N; ++i) b[j][i] = c0 * a[j][i];");
    const struct program_options how = {.name = "k"};
    const struct str whole = program_source(&f.kernel, &how, &f.arena);
    const struct str own = program_kernel_source(&f.kernel, &how, &f.arena);
    const struct str rest = program_harness_source(&f.arena);
    assert_true(contains(own, "void sweep("));
    assert_true(contains(own, "\nconst struct problem problem = {"));
    assert_false(contains(own, "int main("));
    assert_true(contains(rest, "int main("));
    assert_false(contains(rest, "sweep(long"));
    assert_true(contains(whole, "static const struct problem problem = {"));
    assert_true(own.len + rest.len > whole.len); /* both begin with the types */
    arena_free(&f.arena);
}

/* The function as it is measured, the kernel language, and the reference, which shares no names. */
static void spells_expressions_in_three_ways(void **state)
{
    (void)state;
    static const struct {
        const char *statement;
        const char *spelled[3];
    } cases[] = {
        {"b[j][i] = a[j][i] > s && a[j][i-1] <= 2 ? -(a[j][i] + s) : a[j+1][i];",
         {"b[j][i] = a[j][i] > s && a[j][i - 1] <= 2 ? -(a[j][i] + s) : a[j + 1][i];\n",
          "b[j][i] = a[j][i] > s && a[j][i - 1] <= 2 ? -(a[j][i] + s) : a[j + 1][i];\n",
          "x1[(i0 * n[1] + i1)] = (long double)x0[(i0 * n[1] + i1)] > v0 && (long double)x0[(i0 * "
          "n[1] + i1 - 1)] <= 2 ? -((long double)x0[(i0 * n[1] + i1)]\n                 + v0) : "
          "(long double)x0[((i0 "
          "+ 1) * n[1] + i1)];\n"}},
        {"b[j][i] = a[j][i] - (s - c[i]) * (a[j][i] / (s * 2.5));",
         {"b[j][i] = a[j][i] - (s - c[i]) * (a[j][i] / (s * 2.5));\n",
          "b[j][i] = a[j][i] - (s - c[i]) * (a[j][i] / (s * 2.5));\n",
          "x1[(i0 * n[1] + i1)] = (long double)x0[(i0 * n[1] + i1)] - (v0 - (long double)x2[i1]) * "
          "((long double)x0[(i0 * n[1] + i1)] / (v0 * (long double)2.5));\n"}},
        {"b[j][i] += sqrt(c[i]) + fabs(s) + fmax(s, a[j][i]);",
         {"b[j][i] += __builtin_sqrt(c[i]) + __builtin_fabs(s) + __builtin_fmax(s, a[j][i]);\n",
          "b[j][i] += sqrt(c[i]) + fabs(s) + fmax(s, a[j][i]);\n",
          "x1[(i0 * n[1] + i1)] += __builtin_sqrtl((long double)x2[i1]) + __builtin_fabsl(v0) + "
          "__builtin_fmaxl(v0, (long double)x0[(i0 * n[1] + i1)]);\n"}},
        {"b[j][i] = (float)s * i + N;",
         {"b[j][i] = (float)s * i + N;\n", "b[j][i] = (float)s * i + N;\n",
          "x1[(i0 * n[1] + i1)] = (long double)v0 * i1 + n[1];\n"}},
        {"b[j][i] = s < 0 || (s > 1 && s < 2) ? 1 : 2;",
         {"b[j][i] = s < 0 || (s > 1 && s < 2) ? 1 : 2;\n",
          "b[j][i] = s < 0 || (s > 1 && s < 2) ? 1 : 2;\n",
          "x1[(i0 * n[1] + i1)] = v0 < 0 || (v0 > 1 && v0 < 2) ? 1 : 2;\n"}},
    };
    static const enum print_style styles[] = {PRINT_FUNCTION, PRINT_KERNEL, PRINT_REFERENCE};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fixture f;
        struct arena arena = {0};
        parse(&f, str_formatz(&arena,
                              "double a[M][N], b[M][N]; float c[N]; double s;\n"
                              "for (long j = 0; j < M - 1; ++j) for (long i = 1; i < N; ++i) %s",
                              cases[i].statement));
        for (size_t k = 0; k < 3; k++) {
            struct sb out = {.arena = &arena};
            const struct print w = {.kernel = &f.kernel, .style = styles[k], .out = &out};
            print_statement(&w, &f.kernel.statements[0]);
            assert_string_equal(sb_cstr(&out), cases[i].spelled[k]);
        }
        arena_free(&f.arena);
        arena_free(&arena);
    }
}

/* ---- whole texts ---- */

/* How the source of a kernel is written. */
static const bool restricted[] = {false, true, false};
static const enum loop_pragma pragmas[] = {LOOP_PRAGMA_IVDEP, LOOP_PRAGMA_SIMD, LOOP_PRAGMA_NONE};
static const struct program_known known = {{"N", 1}, 600};
static const struct str flat_name = {"a", 1};
static const struct print_wrap wraps[] = {{.index = {"i", 1}},
                                          {.index = {"j", 1}, .by_condition = true}};
static const struct print_subscripts subscripts = {
    .n_flat = 1, .flat = &flat_name, .n_wraps = 2, .wraps = wraps};
static const struct program_as_written serial = {.parallel_loop = -1};
static const struct program_as_written inner = {.restricted = restricted,
                                                .pragmas = pragmas,
                                                .parallel_loop = 1,
                                                .n_known = 1,
                                                .known = &known,
                                                .subscripts = &subscripts};

/* The text without the parts that are the same for every kernel. */
static void add_own(struct str text, struct sb *out)
{
    const struct str fixed[] = {program_template_head, program_template_terms};
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++) {
        const size_t at = str_find_str(text, fixed[i]);
        if (at < text.len)
            text = str_format(out->arena, "%.*s…\n%.*s", STR_ARG(str_slice(text, 0, at)),
                              STR_ARG(str_slice(text, at + fixed[i].len, text.len)));
    }
    sb_add(out, text);
}

static void add_written(struct str row, struct sb *out)
{
    const struct str how = str_cut(row, ':').head;
    const struct str source = str_cut(row, ':').tail;
    static const int64_t sizes[KERNEL_MAX_SYMBOLS] = {0, 1, 100};
    struct fixture f;
    parse(&f, str_cstr(out->arena, source));
    const struct program_options options = {
        .name = "a*/name\n\"",
        .block_mode = how.ptr[0] - '0',
        .own_sizes = str_find_str(how, STR("macros")) < how.len ? sizes : NULL,
        .written = str_find_str(how, STR("serial")) < how.len  ? &serial
                   : str_find_str(how, STR("inner")) < how.len ? &inner
                                                               : NULL};
    add_own(program_kernel_source(&f.kernel, &options, out->arena), out);
    arena_free(&f.arena);
}

/* written.txt: each line `> HOW: KERNEL` is followed by the text of the program. UPDATE=1 writes
 * it. */
static void programs_are_written(void **state)
{
    (void)state;
    assert_golden_rows(WRITTEN, add_written);
}

/* Stencils that clang recognises as such by rows: nothing written is read or written elsewhere. */
static void knows_row_stencils(void **state)
{
    (void)state;
    static const struct {
        const char *statement;
        bool is;
    } cases[] = {
        {"b[j][i] = a[j][i-1] + a[j][i+1];", true},
        {"b[j][i] += a[j][i-1] + a[j][i+1];", true},
        {"b[j][i] = a[j][i] + a[j-1][i];", false},
        {"b[j][i] = a[j][2*i] + a[j][2*i+1];", false},
        {"b[j][i] = a[j][i-1] + a[j][i+1] + b[j][i-1];", false},
        {"b[j][i] = a[j][i-1] + a[j][i+1] + b[j-1][i];", false},
        {"b[j][i] = a[j][i-1] + a[j][i+1]; b[j-1][i] = s;", false},
        {"b[j][0] = a[j][i-1] + a[j][i+1];", false},
        {"b[j][i] = a[j][i-1] + a[j][i+1] + w[j];", true},
        {"b[j][i] = a[j][i-1] + a[j][i+1] + w[i] * w[i+1];", true},
        {"s += a[j][i-1] + a[j][i+1];", false},
        {"t = a[j][i-1]; b[j][i] = t * a[j][i+1];", true},
        {"b[j][i] = a[j][i-1] + a[j][i+1] + n[i];", false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fixture f;
        struct arena arena = {0};
        const bool has_n = strstr(cases[i].statement, "n[i]") != NULL;
        parse(&f, str_formatz(&arena,
                              "double a[M][N], b[M][N], w[N]; double s, t; %s"
                              "for (long j = 1; j < M; ++j) for (long i = 1; i < N; ++i) { %s }",
                              has_n ? "int n[N]; " : "", cases[i].statement));
        if (depend_is_row_stencil(&f.kernel) != cases[i].is)
            fail_msg("%s", cases[i].statement);
        arena_free(&f.arena);
        arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(knows_what_a_scalar_is),
        cmocka_unit_test(knows_what_size_is_read),
        cmocka_unit_test(finds_the_dimension_of_threads),
        cmocka_unit_test(knows_what_may_run_in_parallel),
        cmocka_unit_test(knows_row_stencils),
        cmocka_unit_test(programs_are_written),
        cmocka_unit_test(finds_the_pair_to_swap),
        cmocka_unit_test(writes_what_was_written),
        cmocka_unit_test(writes_unsigned_bounds),
        cmocka_unit_test(writes_sums_of_rows),
        cmocka_unit_test(the_program_contains_the_function),
        cmocka_unit_test(spells_expressions_in_three_ways),
        cmocka_unit_test(the_program_comes_in_two_files),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
