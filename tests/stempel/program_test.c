#include "unit.h"

#include <string.h>

#include "stempel/kernel/print.h"
#include "stempel/program/depend.h"
#include "stempel/program/program.h"

struct fixture {
    struct arena arena;
    struct kernel kernel;
};

static void parse(struct fixture *f, const char *source)
{
    struct err err = {0};
    *f = (struct fixture){0};
    assert_true(kernel_parse(str_of(source), "test.c", &f->arena, &f->kernel, &err));
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

/* Sizes in values, not in subscripts and bounds. */
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

/* Names of the kernel and of the writer never meet. */
static void makes_names_that_do_not_clash(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "double begin[N]; double end; double end_out; for (long i = 0; i < N; ++i)"
              " end += end_out * begin[i];");
    const struct program_function_options how = {.block_mode = PROGRAM_BLOCK_ALL};
    const struct str text = program_function_source(&f.kernel, &how, &f.arena);
    assert_true(contains(text, "long begin_, long end_, long block_i,"));
    assert_true(contains(text, "const double *restrict begin"));
    assert_true(contains(text, "double *restrict end_out_"));
    assert_true(contains(text, "end += end_out * begin[i];"));
    arena_free(&f.arena);
}

static void writes_blocks(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "double a[M][N]; double b[M][N]; for (long j = 1; j < M - 1; ++j)"
              " for (long i = 2; i < N - 2; i += 2) b[j][i] = a[j][i+2];");
    static const char *const outermost[] = {
        [PROGRAM_BLOCK_NONE] = "for (long j = begin; j < end; ++j)",
        [PROGRAM_BLOCK_MIDDLE] = "for (long j_block = begin; j_block < end; j_block += block_j)",
        [PROGRAM_BLOCK_ALL] = "for (long i_block = 2; i_block < N - 2; i_block += block_i * 2)",
    };
    for (int mode = PROGRAM_BLOCK_NONE; mode <= PROGRAM_BLOCK_ALL; mode++) {
        const struct program_function_options how = {.block_mode = mode};
        const struct str text = program_function_source(&f.kernel, &how, &f.arena);
        assert_true(contains(text, outermost[mode]));
        assert_true(contains(text, "b[j][i] = a[j][i + 2];"));
        assert_int_equal(program_block_count(&f.kernel, mode), mode);
    }
    arena_free(&f.arena);
}

/* Code that was taken from elsewhere keeps what keeps it slow. */
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

/* Subscripts that a compiler cannot see through stay as they are. */
static void writes_subscripts_as_written(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "double a[M][N]; double b[M][N]; for (unsigned j = 1; j < M - 1; ++j)"
              " for (unsigned i = 1; i < N - 1; ++i) b[j][i] = a[j][i-1] + a[j+1][i];");
    const struct str names[] = {STR("a"), STR("b")};
    struct print_wrap wrap = {.index = STR("i")};
    const struct print_subscripts flat = {.n_flat = 2, .flat = names};
    const struct print_subscripts periodic = {.n_wraps = 1, .wraps = &wrap};
    struct program_as_written written = {.parallel_loop = -1, .subscripts = &flat};
    const struct program_function_options how = {.written = &written};
    struct str text = program_function_source(&f.kernel, &how, &f.arena);
    assert_true(contains(text, "((double *)b)[(j * (unsigned)(N) + i)] = "
                               "((const double *)a)[(j * (unsigned)(N) + i - 1)]"));
    written.subscripts = &periodic;
    text = program_function_source(&f.kernel, &how, &f.arena);
    assert_true(contains(text, "b[j][i] = a[j][(i - 1 + (unsigned)(N)) % (unsigned)(N)]"));
    assert_true(contains(text, "a[j + 1][i];"));
    wrap.by_condition = true;
    text = program_function_source(&f.kernel, &how, &f.arena);
    assert_true(contains(text, "a[j][(i - 1 < 0 ? (unsigned)(N) - 1 : i - 1)]"));
    wrap.index = STR("j");
    text = program_function_source(&f.kernel, &how, &f.arena);
    assert_true(contains(text, "a[(j + 1 < (unsigned)(M) ? j + 1 : 0)][i];"));
    arena_free(&f.arena);
}

/* A compiler that knows the sizes may exchange loops. */
static void known_sizes_are_constants(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "double a[M][N]; double b[M][N]; for (int i = 0; i < N; ++i)"
              " for (int j = 1; j < M - 1; ++j) b[j][i] = a[j-1][i] + N;");
    const struct program_known known = {STR("N"), 600};
    const struct program_as_written written = {.parallel_loop = -1, .n_known = 1, .known = &known};
    const struct program_function_options how = {.written = &written};
    const struct str text = program_function_source(&f.kernel, &how, &f.arena);
    assert_true(contains(text, "void sweep(long M, long N, long begin, long end,"));
    assert_true(contains(text, "(void)N;"));
    assert_true(contains(text, "const double (*restrict a)[600L]"));
    assert_true(contains(text, "j < M - 1"));
    assert_true(contains(text, "a[j - 1][i] + 600L;"));
    arena_free(&f.arena);
}

/* One thread does all where the code says so, though it could be shared out. */
static void leaves_serial_code_serial(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "double a[N]; double b[N]; for (long i = 0; i < N; ++i) b[i] = a[i];");
    const struct program_as_written written = {.parallel_loop = -1};
    const struct program_options serial = {.name = "k", .written = &written};
    const struct program_options shared = {.name = "k"};
    assert_true(contains(program_source(&f.kernel, &serial, &f.arena), ".parallel = 0"));
    assert_true(contains(program_source(&f.kernel, &shared, &f.arena), ".parallel = 1"));
    arena_free(&f.arena);
}

/* A size that is given is the default; one that is not must be given to the compiler. */
static void sizes_become_macros(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "double a[M][N]; double b[M][N]; for (long j = 0; j < M; ++j)"
              " for (long i = 0; i < N; ++i) b[j][i] = a[j][i];");
    const int64_t sizes[] = {0, 1};
    const struct program_options options = {.name = "k", .own_sizes = sizes};
    const struct str text = program_source(&f.kernel, &options, &f.arena);
    assert_true(contains(text, "#ifndef M_MAX\n#error \"the size M is missing"));
    assert_true(contains(text, "#ifndef N_MAX\n#define N_MAX 1\n"));
    arena_free(&f.arena);
}

/* What is analysed is what is measured; and the text depends on nothing but the kernel. */
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

/* Two files say the same as one, and the larger of them knows nothing of the kernel. */
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(knows_what_a_scalar_is),
        cmocka_unit_test(knows_what_size_is_read),
        cmocka_unit_test(knows_what_may_run_in_parallel),
        cmocka_unit_test(finds_the_pair_to_swap),
        cmocka_unit_test(makes_names_that_do_not_clash),
        cmocka_unit_test(writes_blocks),
        cmocka_unit_test(writes_what_was_written),
        cmocka_unit_test(writes_subscripts_as_written),
        cmocka_unit_test(known_sizes_are_constants),
        cmocka_unit_test(leaves_serial_code_serial),
        cmocka_unit_test(sizes_become_macros),
        cmocka_unit_test(the_program_contains_the_function),
        cmocka_unit_test(spells_expressions_in_three_ways),
        cmocka_unit_test(the_program_comes_in_two_files),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
