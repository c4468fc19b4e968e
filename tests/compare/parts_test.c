#include "unit.h"

#include <math.h>

#include "collect/compare/classify.h"
#include "collect/compare/classify_places.h"
#include "collect/compare/comparison.h"
#include "collect/compare/compiler_remark.h"
#include "collect/compare/forecast.h"
#include "collect/compare/gain.h"
#include "collect/compare/own_measurements.h"
#include "collect/compare/own_samples.h"
#include "collect/compare/own_sizes.h"
#include "collect/compare/paired_runs.h"
#include "collect/compare/ranking.h"
#include "collect/compare/transform.h"
#include "golden.h"
#include "machine/sample.h"
#include "stempel/kernel/dependence.h"
#include "stempel/kernel/poly.h"

struct fixture {
    struct arena arena;
    struct kernel kernel, changed;
};

static void parse(struct fixture *f, const char *source)
{
    struct err err = {0};
    *f = (struct fixture){0};
    if (!kernel_parse(str_of(source), "k.c", &f->arena, &f->kernel, &err))
        fail_msg("%s: %s", source, err.text);
}

static const char jacobi[] = "double a[M][N]; double b[M][N]; double h;"
                             "for (long j = 1; j < M - 1; ++j) for (long i = 1; i < N - 1; ++i)"
                             " b[j][i] = (a[j][i-1] + a[j][i+1]) / h;";

/* Setting up 8 GB takes about ten seconds, so both sides cannot be started often. */
static void starts_large_programs_once(void **state)
{
    (void)state;
    assert_int_equal(pair_rounds(0, 1, 12), 24);
    assert_int_equal(pair_rounds(0, 64, 12), 3);
    assert_int_equal(pair_rounds(128e6, 1, 12), 24);
    assert_int_equal(pair_rounds(3e9, 1, 12), 1);
    assert_int_equal(pair_rounds(1e18, 1, 12), 1);
}

/* Planes of a large grid are alike, so a part is enough; not if the loop order is wrong or planes
 * are few. */
static void runs_a_part_of_large_grids(void **state)
{
    (void)state;
    struct fixture f;
    static const int64_t large[] = {1000, 1000, 1000};
    static const int64_t flat[] = {20, 4000, 4000};
    parse(&f, "double a[M][N][P]; double b[M][N][P]; for (long k = 1; k < M - 1; ++k)"
              " for (long j = 0; j < N; ++j) for (long i = 0; i < P; ++i)"
              " b[k][j][i] = a[k-1][j][i] + a[k+1][j][i];");
    assert_int_equal(pair_outer(&f.kernel, large, 1, 1.6e9), 99);
    assert_int_equal(pair_outer(&f.kernel, large, 1, 16e9), 0);
    assert_int_equal(pair_outer(&f.kernel, large, 16, 1.6e9), 0);
    assert_int_equal(pair_outer(&f.kernel, flat, 1, 1.6e9), 0);
    arena_free(&f.arena);
    parse(&f, "double a[N]; double b[N]; for (long i = 0; i < N; ++i) b[N-1-i] = a[i];");
    static const int64_t line[] = {1000000000};
    assert_int_equal(pair_outer(&f.kernel, line, 1, 1e9), 0);
    arena_free(&f.arena);
}

static bool fields_apart(const struct kernel *k, struct arena *arena, struct kernel *out)
{
    int array = -1;
    int used = 0;
    int fields = 0;
    return transform_fields_apart(k, arena, out, &array, &used, &fields) && array >= 0 &&
           used <= fields / 2;
}

static bool no_temporaries(const struct kernel *k, struct arena *arena, struct kernel *out)
{
    int array = -1;
    return transform_drop_temporaries(k, arena, out, &array) && array >= 0;
}

/* s begins anew in the outermost loop, t in the next. */
static bool sums_apart(const struct kernel *k, struct arena *arena, struct kernel *out)
{
    const struct program_restart restarts[] = {{STR("s"), 0}, {STR("t"), 1}};
    return transform_sums_apart(k, restarts, 2, arena, out);
}

static const struct {
    const char *name;
    bool (*apply)(const struct kernel *k, struct arena *arena, struct kernel *out);
} transforms[] = {
    {"hoist-divisions", transform_hoist_divisions},
    {"store-reciprocals", transform_store_reciprocals},
    {"multiply-powers", transform_multiply_powers},
    {"one-type", transform_one_type},
    {"out-of-place", transform_out_of_place},
    {"loop-order", transform_loop_order},
    {"fields-apart", fields_apart},
    {"drop-temporaries", no_temporaries},
    {"sums-apart", sums_apart},
};

/* The sizes that are chosen for 100 if the user gives none. */
static void add_sizes(struct str source, struct sb *out)
{
    struct own_code code;
    struct err err = {0};
    const struct nest_options any = {0};
    int64_t sizes[KERNEL_MAX_SYMBOLS] = {0};
    assert_true(own_code_read(source, "k.c", &any, out->arena, &code, &err));
    own_sizes_fill(&code, 100, sizes);
    for (int s = 0; s < code.kernel->n_symbols; s++)
        sb_addf(out, "%.*s %lld, ", STR_ARG(code.kernel->symbols[s]), (long long)sizes[s]);
    if (own_sizes_fit(&code, sizes)) {
        for (int s = 0; s < code.kernel->n_symbols; s++)
            sb_addf(out, " %lld", (long long)sizes[s]);
    }
    sb_addz(out, "\n");
}

/* How two versions are compared, for grids of several lengths and several budgets in seconds. */
static void add_turns(const struct kernel *k, struct sb *out)
{
    static const int64_t lengths[] = {100, 2000, 20000};
    static const double budgets_s[] = {0.1, 2, 10, 60};
    for (size_t l = 0; l < sizeof lengths / sizeof *lengths; l++) {
        int64_t sizes[KERNEL_MAX_SYMBOLS];
        for (int s = 0; s < KERNEL_MAX_SYMBOLS; s++)
            sizes[s] = lengths[l];
        for (size_t b = 0; b < sizeof budgets_s / sizeof *budgets_s; b++) {
            const struct measure_turns t = pair_turns(k, sizes, budgets_s[b]);
            sb_addf(out, "%lld in %g s: %d to %d of %.4g s, to %g, at most %.4g s\n",
                    (long long)lengths[l], budgets_s[b], t.min_rounds, t.max_rounds, t.round_s,
                    t.precision, t.max_s);
        }
    }
}

static void add_class(struct fixture *f, struct sb *out)
{
    struct classification class;
    struct err err = {0};
    if (!classify_kernel(&f->kernel, &f->arena, &class, &err)) {
        err_format(&err, out);
        return;
    }
    sb_addf(out, "%s%s, %s of %d points%s%s\n", class.exact ? "exactly " : "",
            class_path(&f->arena, &class.nearest), shape_name(class.shape), class.n_points,
            dependence_in_place(&f->kernel) >= 0 ? ", in place" : "",
            places_is_recurrence(&f->kernel, &f->arena) ? ", a recurrence" : "");
    for (int i = 0; i < class.n_differences; i++)
        sb_addf(out, "%d %d %.*s\n", class.differences[i].kind, class.differences[i].count,
                STR_ARG(class.differences[i].text));
}

/* Its class and what each transform makes of it. */
static void add_all(struct fixture *f, struct sb *out)
{
    add_class(f, out);
    for (size_t i = 0; i < sizeof transforms / sizeof *transforms; i++) {
        if (!transforms[i].apply(&f->kernel, &f->arena, &f->changed))
            continue;
        sb_addf(out, "%s:\n", transforms[i].name);
        tree_print(f->changed.tree, out);
    }
}

static void add_transformed(struct str row, struct sb *out)
{
    const struct str name = str_cut(row, ' ').head;
    const struct str source = str_cut(row, ' ').tail;
    struct fixture f;
    parse(&f, str_cstr(out->arena, source));
    bool known = str_eq(name, STR("classify"));
    if (known)
        add_class(&f, out);
    if (str_eq(name, STR("all"))) {
        known = true;
        add_all(&f, out);
    }
    if (str_eq(name, STR("turns"))) {
        known = true;
        add_turns(&f.kernel, out);
    }
    if (str_eq(name, STR("sizes"))) {
        known = true;
        add_sizes(source, out);
    }
    for (size_t i = 0; i < sizeof transforms / sizeof *transforms; i++) {
        if (!str_eq(name, str_of(transforms[i].name)))
            continue;
        known = true;
        if (transforms[i].apply(&f.kernel, &f.arena, &f.changed))
            tree_print(f.changed.tree, out);
        else
            sb_addz(out, "unchanged\n");
    }
    assert_true(known);
    arena_free(&f.arena);
}

/* transforms.txt: each line `> NAME KERNEL` is followed by the transformed kernel, its class, or
 * how it is run. UPDATE=1 writes these. */
static void kernels_are_transformed(void **state)
{
    (void)state;
    assert_golden_rows(TRANSFORMS, add_transformed);
}

/* Which iterations may depend on others: read elsewhere, written elsewhere, or all writing one
 * element. */
static void knows_what_iterations_share(void **state)
{
    (void)state;
    static const struct {
        const char *code;
        int in_place; /* the array, -1: none */
        bool between, inner;
    } cases[] = {
        {"double a[N]; for (long i = 1; i < N; ++i) a[i] = 0.5 * (a[i-1] + a[i]);", 0, true, true},
        {"double b[N]; double a[N]; for (long i = 1; i < N; ++i) a[i] = a[i] + b[i];", -1, false,
         false},
        {"double c[N]; double b[N];\n"
         "for (long i = 0; i < N - 1; ++i) { b[i] = c[i]; b[i+1] = 2 * c[i]; }",
         -1, true, true},
        {"double c[N]; double b[2*N];\n"
         "for (long i = 0; i < N; ++i) { b[2*i] = b[2*i+1]; b[2*i+1] = c[i]; }",
         -1, false, false},
        {"double c[N]; double b[2*N];\n"
         "for (long i = 0; i < N - 1; ++i) { b[2*i] = b[2*i+2]; b[2*i+1] = c[i]; }",
         1, true, true},
        {"double s[M]; double a[M][N];\n"
         "for (long j = 0; j < M; ++j) for (long i = 0; i < N; ++i) s[j] = s[j] + a[j][i];",
         -1, false, true},
        {"double a[M][N]; double b[M][N];\n"
         "for (long j = 1; j < M; ++j) for (long i = 0; i < N; ++i) b[j][i] = b[j-1][i] + a[j][i];",
         1, true, true},
        /* every second element is read, the others are written */
        {"double a[N]; for (long i = 1; i < N; i += 2) a[i] = a[i-1];", -1, false, false},
        {"double a[N]; for (long i = 2; i < N; i += 2) a[i] = a[i-2];", 0, true, true},
        {"double a[M][N];\n"
         "for (long j = 1; j < M; j += 2) for (long i = 0; i < N; ++i) a[j][i] = a[j-1][i];",
         0, true, true},
        {"double a[2*N]; for (long i = 1; i < N; i += 2) a[2*i] = a[2*i-2] + a[2*i+2];", -1, false,
         false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fixture f;
        parse(&f, cases[i].code);
        assert_int_equal(dependence_in_place(&f.kernel), cases[i].in_place);
        assert_int_equal(dependence_between_places(&f.kernel), cases[i].between);
        assert_int_equal(dependence_in_inner_loop(&f.kernel), cases[i].inner);
        arena_free(&f.arena);
    }
}

/* Which array is meant, and how much of it is used. */
/* Divisions of integers and gathers, per LUP. */
static void counts_what_no_table_knows(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        bool unknown;
    } rows[] = {
        {"idivl %ecx", true},
        {" idivq (%rax)", true},
        {"divl %ecx", true},
        {"divq %rcx", true},
        {"sdiv w0, w1, w2", true},
        {"udiv x0, x1, x2", true},
        {"vgatherqpd %ymm1, (%rax,%ymm2,8), %ymm0", true},
        {"vpgatherdq %ymm1, (%rax,%xmm2,8), %ymm0", true},
        {"divpd %xmm0, %xmm1", false},
        {"vdivpd %ymm0, %ymm1, %ymm2", false},
        {"vaddpd %ymm0, %ymm1, %ymm2", false},
    };
    struct loop_instruction both[] = {{.text = STR("nop")}, {.text = STR("nop")}};
    struct incore in = {.n_instructions = 2, .instructions = both, .lup_per_iteration = 4};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        both[1].text = str_of(rows[i].text);
        assert_true(forecast_unknown_per_lup(&in) == (rows[i].unknown ? 0.25 : 0));
    }
}

/* 8 LUP per cache line, 4 per iteration: two 32-bit divisions take at least 2 * 5 cy per iteration,
 * 20 cy/CL, and what the tables know 3 cy on its busiest port, 6 cy/CL. What is beyond the ports
 * goes first. */
static void takes_the_least_of_what_no_table_knows(void **state)
{
    (void)state;
    static const struct {
        const char *unknown;
        double T_comp, T_beyond, least, beyond;
    } rows[] = {
        {"idivl %ecx", 32, 20, 20, 8}, {"idivl %ecx", 32, 10, 20, 0}, {"idivl %ecx", 16, 2, 16, 2},
        {"vgatherqpd", 32, 28, 6, 2},  {"vgatherqpd", 4, 0, 4, 0},
    };
    static const double busy[] = {1, 3};
    static const struct port_pressure ports[] = {{.port = "0"}, {.port = "1"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct str unknown = str_of(rows[i].unknown);
        const struct loop_instruction list[] = {{.text = unknown, .cy_per_port = busy},
                                                {.text = unknown, .cy_per_port = busy},
                                                {.text = STR("vaddpd"), .cy_per_port = busy}};
        const struct incore in = {.n_instructions = 3,
                                  .instructions = list,
                                  .n_ports = 2,
                                  .ports = ports,
                                  .lup_per_iteration = 4};
        const struct forecast f = {.incore = &in,
                                   .lup_per_cl = 8,
                                   .predict = {.core = {rows[i].T_comp, 7, rows[i].T_beyond}}};
        const struct core_time core = forecast_min_core(&f);
        assert_true(core.T_comp_cy_per_cl == rows[i].least);
        assert_true(core.T_RegL1_cy_per_cl == 7);
        assert_true(core.T_beyond_cy_per_cl == rows[i].beyond);
    }
}

static void names_the_array(void **state)
{
    (void)state;
    struct fixture f;
    int array = -1;
    int used = 0;
    int fields = 0;
    parse(&f, "double c[N]; double a[N][4]; double b[N][4]; for (long i = 1; i < N; ++i)"
              " b[i][2] = a[i][0] + a[i-1][3] + c[i];");
    assert_true(transform_fields_apart(&f.kernel, &f.arena, &f.changed, &array, &used, &fields));
    assert_int_equal(array, 1);
    assert_int_equal(used, 2);
    assert_int_equal(fields, 4);
    arena_free(&f.arena);
    parse(&f, "double a[N]; double t[N]; double u[N]; double b[N]; for (long i = 1; i < N; ++i) {"
              " t[i] = a[i]; u[i] = t[i]; b[i] = u[i]; }");
    assert_true(transform_drop_temporaries(&f.kernel, &f.arena, &f.changed, &array));
    assert_int_equal(array, 1);
    arena_free(&f.arena);
}

/* Messages of gcc 12.2 and clang 14. */
static void chooses_the_reason(void **state)
{
    (void)state;
    struct arena arena = {0};
    const struct str gcc =
        STR("<stdin>:4:22: missed: couldn't vectorize loop\n"
            "<stdin>:9:26: missed: not vectorized: no vectype for stmt: x\n"
            "<stdin>:5:26: missed: couldn't vectorize loop\n"
            "<stdin>:6:20: missed: not vectorized: complicated access pattern.\n");
    assert_true(str_eq(remark_choose(gcc, 5, 7, &arena).text,
                       STR("not vectorized: complicated access pattern")));
    const struct str clang =
        STR("<stdin>:6:19: remark: loop not vectorized: cannot identify array bounds "
            "[-Rpass-analysis=loop-vectorize]\n");
    assert_true(str_eq(remark_choose(clang, 5, 7, &arena).text,
                       STR("loop not vectorized: cannot identify array bounds")));
    assert_int_equal(remark_choose(gcc, 6, 6, &arena).col, 20);
    assert_int_equal(remark_choose(gcc, 1, 3, &arena).text.len, 0);
    assert_int_equal(
        remark_choose(STR("nonsense\n:::\n<stdin>:x:1: missed: y"), 1, 9, &arena).text.len, 0);
    arena_free(&arena);
}

static void knows_which_loops_were_vectorised(void **state)
{
    (void)state;
    const struct str file = STR("a:1.c");
    const struct str gcc = STR("a:1.c:4:9: missed: couldn't vectorize loop\n"
                               "a:1.c:5:9: missed: couldn't vectorize loop\n"
                               "a:1.c:5:9: optimized: loop vectorized using 32 byte vectors\n"
                               "a:1.c:5:9: missed: couldn't vectorize loop\n"
                               "a:1.c:6:9: optimized: basic block part vectorized\n"
                               "other:7:9: optimized: loop vectorized using 32 byte vectors\n"
                               "a:1.cc:8:9: optimized: loop vectorized using 32 byte vectors\n");
    assert_int_equal(remark_of_loop(gcc, file, 4), LOOP_SCALAR);
    assert_int_equal(remark_of_loop(gcc, file, 5), LOOP_VECTORISED);
    for (unsigned line = 6; line <= 9; line++)
        assert_int_equal(remark_of_loop(gcc, file, line), LOOP_NOT_SAID);
    const struct str clang =
        STR("b.c:6:9: remark: vectorized loop (vectorization width: 4) [-Rpass=loop-vectorize]\n"
            "b.c:7:9: remark: loop not vectorized [-Rpass-missed=loop-vectorize]\n"
            "b.c");
    assert_int_equal(remark_of_loop(clang, STR("b.c"), 6), LOOP_VECTORISED);
    assert_int_equal(remark_of_loop(clang, STR("b.c"), 7), LOOP_SCALAR);
    assert_int_equal(remark_of_loop((struct str){0}, STR("b.c"), 7), LOOP_NOT_SAID);
}

/* From places in the compiled function to places in the user's file. */
static void finds_places_in_the_own_file(void **state)
{
    (void)state;
    static const char own[] = "void f(int n, double *b, double *a)\n{\n"
                              "    for (int j = 1; j < n; j++)\n"
                              "        for (int i = 1; i < n; i++) {\n"
                              "            double s = a[j*n + i];\n"
                              "            b[j*n + i] = s +\n"
                              "                a[j*n + i - 1];\n"
                              "        }\n}\n";
    struct own_code code;
    struct arena arena = {0};
    struct err err = {0};
    const struct nest_options any = {0};
    assert_true(own_code_read(str_of(own), "own.c", &any, &arena, &code, &err));
    const struct program_function_options how = {.written = code.written};
    const struct str text = program_function_source(code.kernel, &how, &arena);
    static const struct {
        const char *at; /* words in the compiled text */
        size_t ahead;
        struct nest_place place;
    } places[] = {
        {"for (int i", 0, {4, 9}}, {"s = a[", 5, {5, 24}}, {"s = a[", 0, {5, 20}},
        {"b[", 1, {6, 13}},        {"+ a[", 3, {7, 17}},   {"+ a[", 0, {6, 13}},
    };
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        const size_t at = str_find_str(text, str_of(places[i].at)) + places[i].ahead;
        struct nest_place place;
        unsigned line = 1;
        unsigned col = 1;
        assert_true(at < text.len);
        for (size_t c = 0; c < at; c++) {
            line += text.ptr[c] == '\n';
            col = text.ptr[c] == '\n' ? 1 : col + 1;
        }
        if (!remark_place(&code.nest, text, line, col, &place) ||
            place.line != places[i].place.line || place.col != places[i].place.col)
            fail_msg("'%s': %u:%u", places[i].at, place.line, place.col);
    }
    struct nest_place none;
    assert_false(remark_place(&code.nest, text, 1, 1, &none));
    assert_false(remark_place(&code.nest, text, 1000, 1000, &none));
    arena_free(&arena);
}

/* Of `perf script`, with and without a CPU and a call graph. */
static void adds_up_samples_of_a_function(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct sb text = {.arena = &arena};
    struct own_samples samples;
    for (int i = 0; i < 60; i++) {
        sb_addz(&text,
                "my app 10 [001] 5.25: 250000 cpu-clock:u: 5561 sweep+0x21 (/home/a b/app)\n");
        sb_addz(&text, "my app 11 5.26: 500000 task-clock: \n\t  15c2a sweep._omp_fn.0+0x1 (/app)\n"
                       "\t  1 main+0x2 (/app)\n\n");
        sb_addz(&text, "my app 10 5.27: 250000 cpu-clock: 77 sweeper+0x21 (/app)\n");
        sb_addz(&text, "my app 10 5.28: 250000 cycles: 5561 sweep+0x21 (/app)\n");
    }
    sb_addz(&text, "my app 12 5.29: 250000 cpu-clock:ppp: 5561 sweep(int, double*)+0x21 (/app)\n");
    sb_addz(&text, "my app 12 5.29: nan cpu-clock:ppp: 5561 sweep_\n");
    sb_addz(&text, "my app 12 5.29: 250000 cpu-clock:ppp: 5561 sweep_");
    assert_true(own_samples_parse(sb_str(&text), "s", STR("sweep"), &arena, &samples, &err));
    assert_int_equal(samples.count, 122);
    assert_int_equal(samples.threads, 2);
    assert_true(fabs(samples.seconds - (60 * 0.75e-3 + 2 * 0.25e-3) / 2) < 1e-12);
    static const struct {
        const char *function, *why;
    } refused[] = {
        {"other", "none of its 182 samples is in function 'other'"},
        {"sweeper", "only 60 samples are in function 'sweeper', not at least 100"},
    };
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        struct err why = {0};
        assert_false(own_samples_parse(sb_str(&text), "s", str_of(refused[i].function), &arena,
                                       &samples, &why));
        assert_string_equal(why.text, refused[i].why);
    }
    assert_false(own_samples_parse(STR("a 1 5.2: 99 cycles: 55 sweep+0x1 (/app)\n"), "s",
                                   STR("sweep"), &arena, &samples, &err));
    arena_free(&arena);
}

static void reads_own_numbers(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct own_points points;
    assert_true(own_points_parse(STR("size,threads,mlup_per_s\n100,2,350.5\n"), "o.csv", &arena,
                                 &points, &err));
    assert_int_equal(points.count, 1);
    assert_int_equal(points.items[0].threads, 2);
    assert_true(points.items[0].mlup_per_s == 350.5);
    assert_true(
        own_points_parse(STR("seconds,size,sweeps\n2,100,10\n"), "o.csv", &arena, &points, &err));
    assert_int_equal(points.items[0].threads, 1);
    assert_true(isnan(points.items[0].mlup_per_s));
    arena_free(&arena);
}

/* A table of this many rows. */
static bool rows_are_read(int n)
{
    struct arena arena = {0};
    struct err err = {0};
    struct own_points points;
    struct sb text = {.arena = &arena};
    sb_addz(&text, "size,mlup_per_s\n");
    for (int i = 0; i < n; i++)
        sb_addz(&text, "1,1\n");
    const bool ok = own_points_parse(sb_str(&text), "o.csv", &arena, &points, &err);
    arena_free(&arena);
    return ok;
}

static void limits_own_numbers(void **state)
{
    (void)state;
    struct arena arena = {0};
    struct err err = {0};
    struct own_points points;
    assert_true(
        own_points_parse(STR("size,threads,mlup_per_s,seconds\n1e9,65536,1e9,-1\n2,3,4,5\n"),
                         "o.csv", &arena, &points, &err));
    assert_int_equal(points.count, 2);
    assert_int_equal(points.items[0].size, 1000000000);
    assert_int_equal(points.items[0].threads, 65536);
    assert_true(points.items[0].mlup_per_s == 1e9 && isnan(points.items[0].seconds));
    assert_true(points.items[1].mlup_per_s == 4 && isnan(points.items[1].sweeps));
    assert_true(
        own_points_parse(STR("size,seconds,sweeps\n1,1e-8,10\n"), "o.csv", &arena, &points, &err));
    assert_true(isnan(points.items[0].mlup_per_s) && points.items[0].seconds == 1e-8 &&
                points.items[0].sweeps == 10);
    assert_true(rows_are_read(10000));
    assert_false(rows_are_read(10001));
    static const char large[] = "a size, number of threads or performance is too large";
    static const char whole[] = "sizes and numbers of threads are whole numbers";
    static const char header[] =
        "its header is `size,threads,mlup_per_s`, or `size,threads,seconds,sweeps`";
    static const char rows[] = "write one row per size and number of threads";
    static const struct {
        const char *text;
        unsigned line;
        const char *message, *hint;
    } wrong[] = {
        {"size,mlup_per_s\n", 1, "this table has 0 rows, not 1 to 10000", ""},
        {"size,seconds\n100,1\n", 1, "this table has no column 'mlup_per_s'", header},
        {"size,sweeps\n100,1\n", 1, "this table has no column 'mlup_per_s'", header},
        {"threads,mlup_per_s\n1,1\n", 1, "this table has no column 'size'", header},
        {"size,mlup_per_s\n100,-3\n", 2, "'mlup_per_s' is '-3', not a positive number", rows},
        {"size,mlup_per_s\n100,0\n", 2, "'mlup_per_s' is '0', not a positive number", rows},
        {"size,mlup_per_s\n1,1\n100,nan\n", 3, "'mlup_per_s' is 'nan', not a positive number",
         rows},
        {"size,mlup_per_s\nx,1\n", 2, "'size' is 'x', not a positive number", rows},
        {"size,threads,mlup_per_s\n1,,1\n", 2, "'threads' is '', not a positive number", rows},
        {"size,seconds,sweeps\n1,x,1\n", 2, "'seconds' is 'x', not a positive number", rows},
        {"size,seconds,sweeps\n1,1,y\n", 2, "'sweeps' is 'y', not a positive number", rows},
        {"size,mlup_per_s\n1,a234567890b234567890c234567890d2345678901\n", 2,
         "'mlup_per_s' is 'a234567890b234567890c234567890d234567890', not a positive number", rows},
        {"size,mlup_per_s\n1e300,1\n", 2, large, ""},
        {"size,mlup_per_s\n1000000001,1\n", 2, large, ""},
        {"size,threads,mlup_per_s\n1,65537,1\n", 2, large, ""},
        {"size,mlup_per_s\n100,1000000001\n", 2, large, ""},
        {"size,seconds,sweeps\n100,1e-300,1e300\n", 2, large, ""},
        {"size,seconds,sweeps\n1,1,1\n1,1e-8,11\n", 3, large, ""},
        {"size,mlup_per_s\n100.5,1\n", 2, whole, ""},
        {"size,threads,mlup_per_s\n100,1.5,1\n", 2, whole, ""},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct err reason = {0};
        assert_false(own_points_parse(str_of(wrong[i].text), "o.csv", &arena, &points, &reason));
        assert_int_equal(reason.kind, ERR_INPUT);
        assert_string_equal(reason.file, "o.csv");
        assert_string_equal(reason.text, wrong[i].message);
        assert_string_equal(reason.hint, wrong[i].hint);
        assert_int_equal(reason.line, wrong[i].line);
        assert_int_equal(reason.col, 0);
    }
    struct err reason = {0};
    assert_false(own_points_parse(STR(""), "o.csv", &arena, &points, &reason));
    arena_free(&arena);
}

/* Twice the updates in the same time. The machine halves its speed for a while, which affects both,
 * and three of twelve starts are disturbed. */
static void takes_the_ratio_round_by_round(void **state)
{
    (void)state;
    struct arena arena = {0};
    const double own_s[] = {1, 1, 4, 1, 2, 2, 2, 2, 2, 2, 1, 1};
    const double base_s[] = {1, 1, 1, 1, 2, 2, 8, 2, 2, 9, 1, 1};
    const struct measurement own = {.n_rounds = 12, .rounds_s = own_s, .lups_per_sweep = 2e6};
    const struct measurement base = {.n_rounds = 12, .rounds_s = base_s, .lups_per_sweep = 1e6};
    double median, low, high;
    pair_ratio(&own, &base, &arena, &median, &low, &high);
    assert_true(median == 2 && low == 2 && high == 2);
    const struct measurement few = {.n_rounds = 3, .rounds_s = own_s, .lups_per_sweep = 2e6};
    pair_ratio(&few, &base, &arena, &median, &low, &high);
    assert_true(median == 2 && isnan(low) && isnan(high));
    arena_free(&arena);
}

/* A recurrence uses only values of earlier iterations; a relaxation reads old values too. */
static void tells_recurrences_from_relaxations(void **state)
{
    (void)state;
    struct fixture f;
    parse(&f, "double a[M][N]; double w; for (long j = 0; j < M; ++j) for (long i = 1; i < N; ++i)"
              " a[j][i] = w * a[j][i-1] + a[j][i];");
    assert_true(places_is_recurrence(&f.kernel, &f.arena));
    arena_free(&f.arena);
    parse(&f, "double a[M][N]; double w; for (long j = 1; j < M - 1; ++j)"
              " for (long i = 1; i < N - 1; ++i) a[j][i] = w * (a[j][i-1] + a[j][i+1]);");
    assert_false(places_is_recurrence(&f.kernel, &f.arena));
    arena_free(&f.arena);
    parse(&f, jacobi);
    assert_false(places_is_recurrence(&f.kernel, &f.arena));
    arena_free(&f.arena);
}

static void classify_as(struct fixture *f, const char *source, const char *path)
{
    struct classification class;
    struct err err = {0};
    parse(f, source);
    assert_true(classify_kernel(&f->kernel, &f->arena, &class, &err));
    assert_string_equal(class_path(&f->arena, &class.nearest), path);
    for (int i = 0; i < class.n_differences; i++)
        assert_true(class.differences[i].kind != DIFF_UPDATE);
    arena_free(&f->arena);
}

/* A residual next to the update is not part of the update. */
static void classes_ignore_residuals(void **state)
{
    (void)state;
    struct fixture f;
    classify_as(&f,
                "double a[M][N]; double b[M][N]; double s; double d;"
                "for (long j = 1; j < M - 1; ++j) for (long i = 1; i < N - 1; ++i) {"
                " b[j][i] = 0.25 * (a[j][i-1] + a[j][i+1] + a[j-1][i] + a[j+1][i]);"
                " d = b[j][i] - a[j][i]; s += d * d; }",
                "2D/r1/homogeneous/star/constant/double");
}

/* Lower bounds that are sizes shift all points alike: this is not a streaming kernel. */
static void classes_ignore_lower_bounds(void **state)
{
    (void)state;
    struct fixture f;
    classify_as(&f,
                "double a[-L+N+4][M]; double b[-L+N+4][M];"
                "for (long j = L; j < N + 1; ++j) for (long i = 1; i < M - 1; ++i)"
                " b[j-L+2][i] = 0.25 * (a[j-L+1][i] + a[j-L+3][i] + a[j-L+2][i-1]"
                " + a[j-L+2][i+1]);",
                "2D/r1/homogeneous/star/constant/double");
}

/* Kernels whose neighbours wrap are compiled with as many subscripts as in their source. */
static void wraps_keep_their_subscripts(void **state)
{
    (void)state;
    static const struct {
        const char *own, *function;
    } cases[] = {
        {"void f(int m, int n, double *restrict b, const double *restrict a)\n"
         "{ for (int j = 0; j < m; j++) for (int i = 0; i < n; i++)\n"
         "b[j * n + i] = a[j * n + (i + 1) % n] + a[(j > 0 ? j - 1 : m - 1) * n + i]; }\n",
         "((double *)b)[(j * (int)(n) + i)] = ((const double *)a)[(j * (int)(n) + (i + 1) % "
         "(int)(n))] + ((const double *)a)[((j - 1 < 0 ? (int)(m) - 1 : j - 1) * (int)(n) + i)];"},
        {"void f(int m, int n, double b[restrict m][n], double a[restrict m][n])\n"
         "{ for (int j = 0; j < m; j++) for (int i = 0; i < n; i++)\n"
         "b[j][i] = a[j][(i + 1) % n]; }\n",
         "b[j][i] = a[j][(i + 1) % (int)(n)];"},
        {"void f(int m, int n, double *restrict b, const double *restrict a)\n"
         "{ for (int j = 0; j < m; j++) for (int i = 1; i < n; i++)\n"
         "b[j * n + i] = a[j * n + i - 1]; }\n",
         "b[j][i] = a[j][i - 1];"},
    };
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
        struct arena arena = {0};
        struct err err = {0};
        struct own_code code;
        const struct nest_options any = {0};
        struct sb line = {.arena = &arena};
        assert_true(own_code_read(str_of(cases[c].own), "own.c", &any, &arena, &code, &err));
        const struct program_function_options how = {.written = code.written};
        struct str rest = program_function_source(code.kernel, &how, &arena);
        while (rest.len != 0) {
            const struct str_cut cut = str_cut(rest, '\n');
            const struct str text = str_trim(cut.head);
            rest = cut.tail;
            if (line.len > 0 || str_find_str(text, STR("] = ")) < text.len)
                sb_addf(&line, "%s%.*s", line.len > 0 ? " " : "", STR_ARG(text));
            if (line.len > 0 && str_ends_with(text, STR(";")))
                break;
        }
        assert_string_equal(sb_cstr(&line), cases[c].function);
        arena_free(&arena);
    }
}

/* Those of at least a tenth of the time, at most three, and always the first. */
static void compares_what_takes_time(void **state)
{
    (void)state;
    static const struct {
        double shares[5];
        size_t usable, worth;
    } rows[] = {
        {{0.9, 0.1, 0}, 3, 2},        {{0.9, 0.0999, 0}, 3, 1},   {{0.05, 0.05, 0.05}, 3, 1},
        {{0.4, 0.3, 0.1, 0.1}, 4, 3}, {{0.4, 0.3, 0.1, 0}, 2, 2}, {{NAN, NAN, NAN}, 3, 1},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct ranked_nest items[5] = {0};
        for (size_t n = 0; n < 5; n++) {
            items[n].share = rows[i].shares[n];
            items[n].usable = n < rows[i].usable;
        }
        assert_int_equal(ranking_worth(&(struct ranking){5, items}), rows[i].worth);
        assert_int_equal(ranking_worth(&(struct ranking){1, items}), 1);
    }
}

/* A file's nests: those that compute by their time, then those that only set values, then those
 * that were not read. */
static void ranks_nests_by_time(void **state)
{
    (void)state;
    static const char *const codes[] = {
        NULL,
        "double b[N]; for (long i = 0; i < N; ++i) b[i] = 1;",
        "double a[N]; double b[N]; for (long i = 0; i < N; ++i) b[i] = a[i];",
        "double a[M][N]; double b[M][N];"
        " for (long j = 0; j < M; ++j) for (long i = 0; i < N; ++i) b[j][i] = a[j][i];",
        "double a[M][N]; for (long j = 0; j < M; ++j) for (long i = 0; i < N; ++i)"
        " a[j][i] = 2 * a[j][i];",
        "double b[M][N]; for (long j = 0; j < M; ++j) for (long i = 0; i < N; ++i) b[j][i] = 1;",
    };
    enum { N = sizeof codes / sizeof *codes };
    static const size_t by_time[] = {3, 4, 2, 5, 1, 0};
    static const size_t as_listed[] = {2, 3, 4, 1, 5, 0};
    const struct machine m = sample_machine();
    const struct nest_options any = {0};
    struct arena arena = {0};
    struct err err = {0};
    struct nest_entry entries[N] = {0};
    const struct nest_entries listed = {N, entries};
    struct ranking r;
    for (size_t i = 1; i < N; i++) {
        const struct str text = str_of(codes[i]);
        entries[i].read =
            nest_read(&arena, text.ptr, text.len, "k.c", &any, &entries[i].nest, &err);
        assert_true(entries[i].read);
    }
    ranking_make(&listed, "k.c", &m, &arena, &r);
    assert_int_equal(r.count, N);
    for (size_t i = 0; i < N; i++)
        assert_int_equal(r.items[i].entry - entries, by_time[i]);
    assert_true(r.items[0].seconds > r.items[1].seconds);
    assert_true(r.items[1].share > r.items[2].share && r.items[2].share > 0);
    assert_true(fabs(r.items[0].share + r.items[1].share + r.items[2].share - 1) < 1e-12);
    assert_true(r.items[3].share == 0 && r.items[5].share == 0);
    assert_true(r.items[3].usable && !r.items[5].usable);
    ranking_make(&listed, "k.c", NULL, &arena, &r);
    for (size_t i = 0; i < N; i++) {
        assert_int_equal(r.items[i].entry - entries, as_listed[i]);
        assert_true(isnan(r.items[i].share) && r.items[i].seconds == 0);
    }
    arena_free(&arena);
}

/* The loops of the own code from the innermost on, each as long in the baseline; what is left is
 * part of the outermost. */
static void sizes_of_the_baseline(void **state)
{
    static const char line[] = "double a[N]; double b[N]; for (long i = 1; i < N - 1; ++i)"
                               " b[i] = a[i-1] + a[i+1];";
    static const char volume[] =
        "double a[L][M][N]; double b[L][M][N]; for (long k = 2; k < L - 2; ++k)"
        " for (long j = 1; j < M - 1; ++j) for (long i = 0; i < N; ++i)"
        " b[k][j][i] = a[k-2][j-1][i] + a[k+2][j+1][i];";
    static const char turned[] = "double a[M][N]; double b[M][N]; for (long i = 0; i < N; ++i)"
                                 " for (long j = 3; j < M; ++j) b[j][i] = a[j-3][i];";
    static const char square[] = "double a[N][N]; double b[N][N]; for (long j = 0; j < N; ++j)"
                                 " for (long i = 0; i < N; ++i) b[j][i] = a[j][i];";
    static const struct {
        const char *own, *base;
        bool is_class;
        int64_t sizes[3], expected[3];
        const char *message;
    } rows[] = {
        {line, line, true, {100}, {100}, NULL},
        {line, line, false, {100}, {100}, NULL},
        {jacobi, line, true, {52, 102}, {50 * 100 + 2}, NULL},
        {volume, line, true, {14, 22, 30}, {10 * 20 * 30 + 2}, NULL},
        {volume, jacobi, true, {14, 22, 30}, {10 * 20 + 2, 30 + 2}, NULL},
        {volume, volume, true, {14, 22, 30}, {14, 22, 30}, NULL},
        {line, jacobi, true, {100}, {1 + 2, 98 + 2}, NULL},
        {line, volume, true, {100}, {1 + 4, 1 + 2, 98}, NULL},
        {turned, jacobi, true, {43, 60}, {40 + 2, 60 + 2}, NULL},
        {turned, jacobi, false, {43, 60}, {43, 60}, NULL},
        {square, jacobi, true, {60}, {62, 62}, NULL},
        {line, square, false, {60}, {60}, NULL},
        {jacobi,
         square,
         true,
         {60, 60},
         {0},
         "the sizes of 'p' do not follow from those of your kernel"},
        {volume, line, true, {1 << 22, 1 << 22, 1 << 22}, {0}, "the grid is too large"},
        {volume, line, true, {3, 22, 30}, {0}, NULL},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct fixture own, base;
        struct err err = {0};
        int64_t out[KERNEL_MAX_SYMBOLS] = {0};
        parse(&own, rows[i].own);
        parse(&base, rows[i].base);
        const struct baseline b = {
            .path = "p", .kernel = base.kernel, .is_class = rows[i].is_class};
        const bool ok = comparison_base_sizes(&own.kernel, &b, rows[i].sizes, out, &err);
        if (ok != (rows[i].expected[0] != 0))
            fail_msg("row %zu: %s", i, err.text);
        for (int k = 0; ok && k < 3; k++)
            assert_int_equal(out[k], rows[i].expected[k]);
        if (rows[i].message != NULL)
            assert_string_equal(err.text, rows[i].message);
        arena_free(&own.arena);
        arena_free(&base.arena);
    }
}

/* A core-bound loop: the core at its fast end is `fast` times as fast, the data do not matter. */
static struct forecast_point bound_by_core(double mlup_per_s, double T_comp_cy_per_cl, double fast)
{
    struct forecast_point p = {.mlup_per_s = mlup_per_s};
    p.at.core.T_comp_cy_per_cl = T_comp_cy_per_cl;
    p.other_mlup_per_s[FORECAST_CORE_FAST] = mlup_per_s * fast;
    p.other_mlup_per_s[FORECAST_CORE_SLOW] = mlup_per_s / fast;
    p.other_mlup_per_s[FORECAST_DATA_FAST] = p.other_mlup_per_s[FORECAST_DATA_SLOW] = mlup_per_s;
    return p;
}

/* A memory-bound loop, likewise. */
static struct forecast_point bound_by_data(double mlup_per_s, double T_comp_cy_per_cl,
                                           double bytes_per_lup, double fast)
{
    struct forecast_point p = bound_by_core(mlup_per_s, T_comp_cy_per_cl, 1);
    p.at.point.n_levels = 1;
    p.at.point.levels[0].load_bytes_per_lup = bytes_per_lup;
    p.other_mlup_per_s[FORECAST_DATA_FAST] = mlup_per_s * fast;
    p.other_mlup_per_s[FORECAST_DATA_SLOW] = mlup_per_s / fast;
    return p;
}

static void assert_gain(struct gain gain, double low, double predicted, double high)
{
    assert_true(fabs(gain.low - low) < 1e-9);
    assert_true(fabs(gain.predicted - predicted) < 1e-9);
    assert_true(fabs(gain.high - high) < 1e-9);
}

static void gains_have_the_errors_of_both_loops(void **state)
{
    (void)state;
    const double off = 1.3;
    const double twice = exp(sqrt(2) * log(off)); /* two independent errors */
    const struct forecast_point scalar = bound_by_core(100, 40, off);
    const struct forecast_point simd = bound_by_core(400, 10, off);
    assert_gain(gain_of_loop(&simd, &scalar), 4 / twice, 4, 4 * twice);

    /* the same core's error is one, and cancels out */
    const struct forecast_point faster = bound_by_core(200, 40, off);
    assert_gain(gain_of_loop(&faster, &scalar), 2, 2, 2);
    assert_gain(gain_in_loop(&simd, &scalar), 4, 4, 4);

    /* the same bytes cancel out, others do not */
    const struct forecast_point wide = bound_by_data(100, 40, 24, off);
    const struct forecast_point narrow = bound_by_data(200, 30, 12, off);
    const struct forecast_point alike = bound_by_data(200, 30, 24, off);
    assert_gain(gain_of_loop(&narrow, &wide), 2 / twice, 2, 2 * twice);
    assert_gain(gain_of_loop(&alike, &wide), 2, 2, 2);

    /* from a core-bound loop to a memory-bound one: one error each */
    struct forecast_point core = scalar;
    core.at.point = narrow.at.point;
    assert_gain(gain_of_loop(&narrow, &core), 2 / twice, 2, 2 * twice);
}

/* Cores are the same if all of their times are, and data if loads and evictions are, at each level.
 */
static void errors_are_common_to_what_is_alike(void **state)
{
    (void)state;
    const double off = 1.3;
    const double twice = exp(sqrt(2) * log(off));
    const struct forecast_point own = bound_by_core(100, 40, off);
    struct forecast_point without = bound_by_core(200, 40, off);
    without.at.core.T_RegL1_cy_per_cl = 1;
    assert_gain(gain_of_loop(&without, &own), 2 / twice, 2, 2 * twice);
    without.at.core = own.at.core;
    assert_gain(gain_of_loop(&without, &own), 2, 2, 2);
    without.at.core.T_beyond_cy_per_cl = 1;
    assert_gain(gain_of_loop(&without, &own), 2 / twice, 2, 2 * twice);

    const struct forecast_point wide = bound_by_data(100, 40, 24, off);
    struct forecast_point data = bound_by_data(200, 30, 24, off);
    data.at.point.levels[0].evict_bytes_per_lup = 8;
    assert_gain(gain_of_loop(&data, &wide), 2 / twice, 2, 2 * twice);
    data.at.point.levels[0].evict_bytes_per_lup = 0;
    data.at.point.n_levels = 2;
    assert_gain(gain_of_loop(&data, &wide), 2 / twice, 2, 2 * twice);
    struct forecast_point deep = wide;
    deep.at.point.n_levels = 2;
    assert_gain(gain_of_loop(&data, &deep), 2, 2, 2);
    data.at.point.levels[1].load_bytes_per_lup = 1;
    assert_gain(gain_of_loop(&data, &deep), 2 / twice, 2, 2 * twice);
}

/* Each end has its own width: what may make the version faster, or the own code slower, is above.
 */
static void ends_may_differ(void **state)
{
    (void)state;
    const struct forecast_point own = {
        .mlup_per_s = 100, .other_mlup_per_s = {110, 80, 120, 70}, .at.core.T_comp_cy_per_cl = 2};
    const struct forecast_point without = {.mlup_per_s = 300,
                                           .other_mlup_per_s = {390, 200, 310, 150}};
    /* core: apart; data: other loops that move the same, together */
    const double core_above = pow(log(1.3), 2) + pow(log(0.8), 2);
    const double core_below = pow(log(2. / 3), 2) + pow(log(1.1), 2);
    const double fast = log(310. / 300 / 1.2);
    const double slow = log(0.5 / 0.7);
    assert_gain(gain_of_loop(&without, &own),
                3 * exp(-sqrt(core_below + fast * fast + slow * slow)), 3,
                3 * exp(sqrt(core_above)));
    const double core_fast = log(1.3 / 1.1);
    const double core_slow = log(2. / 3 / 0.8);
    assert_gain(gain_in_loop(&without, &own),
                3 * exp(-sqrt(core_slow * core_slow + fast * fast + slow * slow)), 3,
                3 * exp(core_fast));
}

/* Of a machine that is not fitted, it is open whether transfers overlap, for both. */
static void gains_without_a_fit(void **state)
{
    (void)state;
    struct forecast_point own = {.mlup_per_s = 100};
    struct forecast_point without = {.mlup_per_s = 300};
    assert_gain(gain_of_loop(&without, &own), 3, 3, 3);
    own.other_mlup_per_s[FORECAST_NO_OVERLAP] = 80;
    without.other_mlup_per_s[FORECAST_NO_OVERLAP] = 160;
    assert_gain(gain_of_loop(&without, &own), 2, 3, 3);
    own.mlup_per_s = 0;
    assert_gain(gain_of_loop(&without, &own), 1, 1, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gains_have_the_errors_of_both_loops),
        cmocka_unit_test(errors_are_common_to_what_is_alike),
        cmocka_unit_test(ends_may_differ),
        cmocka_unit_test(gains_without_a_fit),
        cmocka_unit_test(compares_what_takes_time),
        cmocka_unit_test(ranks_nests_by_time),
        cmocka_unit_test(tells_recurrences_from_relaxations),
        cmocka_unit_test(classes_ignore_residuals),
        cmocka_unit_test(classes_ignore_lower_bounds),
        cmocka_unit_test(starts_large_programs_once),
        cmocka_unit_test(runs_a_part_of_large_grids),
        cmocka_unit_test(kernels_are_transformed),
        cmocka_unit_test(knows_what_iterations_share),
        cmocka_unit_test(counts_what_no_table_knows),
        cmocka_unit_test(takes_the_least_of_what_no_table_knows),
        cmocka_unit_test(names_the_array),
        cmocka_unit_test(chooses_the_reason),
        cmocka_unit_test(knows_which_loops_were_vectorised),
        cmocka_unit_test(finds_places_in_the_own_file),
        cmocka_unit_test(adds_up_samples_of_a_function),
        cmocka_unit_test(reads_own_numbers),
        cmocka_unit_test(limits_own_numbers),
        cmocka_unit_test(sizes_of_the_baseline),
        cmocka_unit_test(wraps_keep_their_subscripts),
        cmocka_unit_test(takes_the_ratio_round_by_round),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
