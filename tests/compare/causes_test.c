#include "golden.h"

#include <math.h>
#include <string.h>

#include "collect/compare/causes_parts.h"
#include "collect/compare/compiler_remark.h"
#include "collect/machinefile/load.h"

/*
 * The causes that are found of a nest whose compiled loop is made up, in causes.txt: which versions
 * are compiled, and everything that is said of each cause. A row is
 *
 *     OWN WITHOUT POINTS OPTIONS TEXT
 *
 * with the loops of the own code and of all other versions as T_comp/T_RegL1/T_latency/SIMD
 * bits/LUP per iteration/stack accesses/instructions, one letter each; SIZE:CORES and, where it was
 * measured, :MLUP/s; words for options or -. In the text `@` ends a line.
 */
struct made_up {
    struct sb *out;
    bool rows;
    int n; /* loops that were analysed */
    struct str loops[2];
};

static struct made_up *made_up(void)
{
    static struct made_up now;
    return &now;
}

static struct str take(struct str *row, char end)
{
    const struct str_cut cut = str_cut(*row, end);
    *row = cut.tail;
    return cut.head;
}

static double take_number(struct str *row, char end)
{
    double value = 0;
    assert_true(str_to_double(take(row, end), &value));
    return value;
}

static struct str instruction(char letter)
{
    static const char *const texts[] = {"addpd %xmm0, %xmm1",  "call exp",
                                        "vdivpd %ymm0, %ymm1", "idivl %eax",
                                        "vgatherdpd %ymm0",    "movsd %xmm0, 8(%rsp)"};
    return str_of(texts[strcspn("acdigs", (char[]){letter, '\0'})]);
}

static struct incore loop_of(struct str text, struct arena *arena)
{
    static const double cy_per_port[] = {1};
    static const struct port_pressure port = {.port = "0", .cy_per_cl = 1};
    struct incore in = {.n_ports = 1, .ports = &port, .doubt = "", .absent_ports = "", .loop = 0};
    in.T_comp_cy_per_cl = take_number(&text, '/');
    in.T_RegL1_cy_per_cl = take_number(&text, '/');
    in.T_latency_cy_per_cl = take_number(&text, '/');
    in.simd_bits = (int)take_number(&text, '/');
    in.vectorised = in.simd_bits > 0;
    in.lup_per_iteration = (int)take_number(&text, '/');
    in.n_spills = (int)take_number(&text, '/');
    in.n_instructions = text.len;
    struct loop_instruction *const list = arena_alloc(arena, text.len, sizeof *list);
    for (size_t i = 0; i < text.len; i++)
        list[i] =
            (struct loop_instruction){.text = instruction(text.ptr[i]), .cy_per_port = cy_per_port};
    in.instructions = list;
    return in;
}

/* 8 instructions in front of each row, 4 of which the core takes in a cycle; what remains of it one
 * at a time, each as long as a vector. */
static struct row_code made_up_row(void)
{
    static const struct row_step remainder = {.lup = 1, .vectors = 1, .repeats = true};
    return (struct row_code){.known = true,
                             .startup_instructions = 8,
                             .dispatch_width = 4,
                             .vectors_per_iteration = 1,
                             .n_steps = 1,
                             .steps = &remainder};
}

static void add_written(const struct kernel *k, const struct program_as_written *w, struct sb *out)
{
    bool overlaps = false;
    for (int a = 0; w->restricted != NULL && a < k->n_arrays; a++)
        overlaps = overlaps || !w->restricted[a];
    sb_addf(out, "%s%s%s, threads %d", overlaps ? ", may overlap" : "",
            w->subscripts != NULL ? ", subscripts" : "",
            w->pragmas != NULL && w->pragmas[k->n_loops - 1] == LOOP_PRAGMA_SIMD ? ", simd" : "",
            w->parallel_loop);
    if (w->n_restarts > 0)
        sb_addf(out, ", '%.*s' begins anew in loop %d", STR_ARG(w->restarts[0].scalar),
                w->restarts[0].loop);
}

bool __wrap_incore_analyse(const struct kernel *k, const struct machine *m,
                           const struct incore_options *options, struct arena *arena,
                           struct incore *out, struct err *err);
bool __wrap_incore_analyse(const struct kernel *k, const struct machine *m,
                           const struct incore_options *options, struct arena *arena,
                           struct incore *out, struct err *err)
{
    struct made_up *const now = made_up();
    (void)err;
    sb_addf(now->out, "  compiles with '%s': %d arrays, %d divisions", m->compilers[0].flags,
            k->n_arrays, k->flops.div);
    if (options->written != NULL)
        add_written(k, options->written, now->out);
    sb_addc(now->out, '\n');
    *out = loop_of(now->loops[now->n++ > 0 ? 1 : 0], arena);
    if (now->rows)
        out->row = made_up_row();
    return true;
}

struct str __wrap_remark_find(const struct own_code *code, const struct version *version,
                              const struct forecast_tools *tools, struct arena *arena);
struct str __wrap_remark_find(const struct own_code *code, const struct version *version,
                              const struct forecast_tools *tools, struct arena *arena)
{
    (void)code;
    (void)version;
    (void)tools;
    (void)arena;
    return STR("not vectorised");
}

static void add_cause(const struct cause *c, struct sb *out)
{
    sb_addf(out, "  %s: %.4g (%.4g to %.4g) at %zu%s%s%s", cause_name(c->kind), c->gain, c->low,
            c->high, c->point, c->aside ? ", aside" : "", c->at_least ? ", at least" : "",
            c->suspect ? ", suspect" : "");
    if (c->block_loop >= 0)
        sb_addf(out, ", block %lld of loop %d", (long long)c->block, c->block_loop);
    if (c->trial.version.kernel != NULL)
        sb_addf(out, ", to run with '%s'%s%s%s",
                c->trial.version.flags != NULL ? c->trial.version.flags : "",
                c->trial.version.serial ? ", serial" : "",
                c->trial.version.serial_touch ? ", serial touch" : "",
                c->trial.version.no_spills ? ", no spills" : "");
    if (c->trial.sizes != NULL)
        sb_addf(out, ", size %lld", (long long)c->trial.sizes[0]);
    sb_addf(out, "\n    %.*s\n    %.*s\n    %.*s\n", STR_ARG(c->title), STR_ARG(c->evidence),
            STR_ARG(c->advice));
    if (c->remark.len > 0)
        sb_addf(out, "    %.*s\n", STR_ARG(c->remark));
}

enum { MAX_POINTS = 8 };

/* Evaluates the points, `SIZE:CORES[:MLUP/s]`. */
static size_t make_points(struct str list, const struct forecast *own, struct arena *arena,
                          struct cause_point *points)
{
    size_t n = 0;
    struct err err = {0};
    while (list.len > 0) {
        struct str one = take(&list, ',');
        int64_t *const sizes = arena_alloc(arena, KERNEL_MAX_SYMBOLS, sizeof *sizes);
        sizes[0] = (int64_t)take_number(&one, ':');
        for (int s = 1; s < KERNEL_MAX_SYMBOLS; s++)
            sizes[s] = sizes[0];
        struct cause_point *const p = &points[n++];
        *p = (struct cause_point){.sizes = sizes, .cores = (int)take_number(&one, ':')};
        p->measured_mlup_per_s = one.len > 0 ? take_number(&one, ':') : NAN;
        if (!forecast_at(own, sizes, p->cores, arena, &p->own, &err))
            fail_msg("%s", err.text);
        sb_addf(made_up()->out, "  %lld on %d: %.4g MLUP/s\n", (long long)sizes[0], p->cores,
                p->own.mlup_per_s);
    }
    return n;
}

static void make_machine(struct str options, struct arena *arena, struct machine *m)
{
    static const struct compiler plain = {.name = "gcc", .flags = "-O3"};
    static const struct compiler wide = {.name = "gcc", .flags = "-O3 -march=icelake-server"};
    struct err err = {0};
    assert_true(machine_load("HaswellEP_E5-2695v3_CoD", arena, m, &err));
    m->compilers = str_contains(options, STR("wide")) ? &wide : &plain;
    m->n_compilers = 1;
    if (str_contains(options, STR("unfitted")))
        m->n_compositions = 0;
}

static void add_row(struct str row, struct sb *out)
{
    struct arena arena = {0};
    struct machine machine;
    struct own_code code;
    struct forecast own;
    struct causes causes;
    struct cause_point points[MAX_POINTS];
    struct err err = {0};
    struct made_up *const now = made_up();
    const struct nest_options any = {0};
    *now = (struct made_up){.out = out};
    now->loops[0] = take(&row, ' ');
    now->loops[1] = take(&row, ' ');
    const struct str list = take(&row, ' ');
    const struct str options = take(&row, ' ');
    now->rows = str_contains(options, STR("rows"));
    make_machine(options, &arena, &machine);
    char *const text = str_cstr(&arena, row);
    for (char *end = strchr(text, '@'); end != NULL; end = strchr(end, '@'))
        *end = '\n';
    if (!own_code_read(str_of(text), "my.c", &any, &arena, &code, &err))
        fail_msg("%s", err.text);
    const struct forecast_tools tools = {.machine = &machine};
    const struct version version = {.kernel = code.kernel,
                                    .written = code.written,
                                    .flags = str_contains(options, STR("given")) ? "-O1" : NULL,
                                    .serial = code.serial,
                                    .serial_touch = code.serial_touch};
    assert_true(forecast_make(&version, &tools, &arena, &own, &err));
    own.predict.options.rows = now->rows;
    const struct cause_request request = {.code = &code,
                                          .own = &own,
                                          .tools = &tools,
                                          .n_points = make_points(list, &own, &arena, points),
                                          .points = points,
                                          .tries = str_contains(options, STR("tries")),
                                          .sizes_are_ours = str_contains(options, STR("ours"))};
    if (!causes_find(&request, &arena, &causes, &err))
        fail_msg("%s", err.text);
    for (size_t i = 0; i < causes.count; i++)
        add_cause(&causes.items[i], out);
    arena_free(&arena);
}

static void found(void **state)
{
    (void)state;
    assert_golden_rows(CAUSES, add_row);
}

/* What is added of a gain, at the limits. */
static void limits(void **state)
{
    static const struct {
        struct gain first, second; /* at two points, of which the first is the verdict's */
        bool suspect, added;
        size_t point;
        double gain, low, high;
    } rows[] = {
        {{2, 2, 2}, {3, 3, 3}, false, true, 0, 2, 0, 0},
        {{1.05, 1.05, 1.05}, {3, 3, 3}, false, true, 0, 1.05, 0, 0},
        {{1.04, 1.04, 1.04}, {3, 3, 3}, false, true, 1, 3, 0, 0},
        {{1.04, 1.04, 1.04}, {1.03, 1.03, 1.03}, false, false, 0, 0, 0, 0},
        {{1.04, 1.04, 1.04}, {1.03, 1.03, 1.03}, true, true, 0, 1.04, 1.04, 1.04},
        {{1, 1, 1}, {1, 1, 1}, true, true, 0, 1, 1, 1},
        {{2, 2, 2.19}, {1, 1, 1}, false, true, 0, 2, 0, 0},
        {{2, 2, 2.21}, {1, 1, 1}, false, true, 0, 2, 2, 2.21},
        {{1.06, 1.04, 1.06}, {1, 1, 1}, false, true, 0, 1.06, 1.04, 1.06},
        {{NAN, NAN, NAN}, {1, 1, 1}, false, false, 0, 0, 0, 0},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct arena arena = {0};
        struct causes causes = {0};
        const struct cause_request request = {.n_points = 2};
        struct cause_finder f = {.request = &request, .arena = &arena, .out = &causes};
        const struct gain gains[] = {rows[i].first, rows[i].second};
        const struct cause cause = {.kind = CAUSE_CHAIN, .suspect = rows[i].suspect};
        const struct cause *const c = causes_add(&f, &cause, gains);
        assert_int_equal(c != NULL, rows[i].added);
        assert_int_equal(causes.count, rows[i].added);
        if (c != NULL) {
            assert_int_equal(c->kind, CAUSE_CHAIN);
            assert_int_equal(c->point, rows[i].point);
            assert_true(c->gain == rows[i].gain && c->low == rows[i].low &&
                        c->high == rows[i].high);
            for (int p = 0; p < 2; p++)
                assert_true(c->gains[p] == gains[p].predicted);
        }
        arena_free(&arena);
    }
}

static void names_and_questions(void **state)
{
    static const char *const names[] = {
        "aliasing",    "reduction",  "chain",     "function",    "not-vectorised",
        "narrow-simd", "spills",     "division",  "conversion",  "subscript",
        "loop-order",  "structs",    "alignment", "conflicts",   "layer-condition",
        "temporary",   "short-loop", "serial",    "first-touch", "pinning"};
    (void)state;
    assert_int_equal(N_CAUSES, sizeof names / sizeof *names);
    for (int k = 0; k < N_CAUSES; k++)
        assert_string_equal(cause_name((enum cause_kind)k), names[k]);
    const struct cause predicted = {.gain = 3, .trial = {.gain = 2}};
    const struct cause measured = {.gain = 3, .trial = {.done = true, .gain = 2}};
    assert_true(cause_gain(&predicted) == 3 && cause_gain(&measured) == 2);
    assert_true(cause_may_help(&(struct cause){.trial = {.gain = 1.05}}));
    assert_false(cause_may_help(&(struct cause){.trial = {.gain = 1.049}}));
    assert_true(cause_is_uncertain(&(struct cause){.low = 1.049}));
    assert_false(cause_is_uncertain(&(struct cause){.low = 1.05}));
    assert_false(cause_is_uncertain(&(struct cause){.low = 0}));
    assert_false(cause_is_uncertain(&(struct cause){.low = 1.01, .trial = {.done = true}}));
}

/* The order is that of the kinds where gains are equal; a suspect stays only if it helped. */
static void order(void **state)
{
    struct cause items[] = {
        {.kind = CAUSE_SUBSCRIPT, .gain = 2},
        {.kind = CAUSE_ALIASING, .gain = 2},
        {.kind = CAUSE_CHAIN, .gain = 1, .suspect = true, .trial = {.done = true, .gain = 1.04}},
        {.kind = CAUSE_SPILLS, .gain = 1, .suspect = true},
        {.kind = CAUSE_DIVISION,
         .gain = 1,
         .suspect = true,
         .trial = {.done = true, .gain = 1.05, .low = 1.001}},
        {.kind = CAUSE_SERIAL, .gain = 1.3, .trial = {.done = true, .gain = 1.2, .low = NAN}},
        {.kind = CAUSE_PINNING, .gain = 1.3, .trial = {.done = true, .gain = 1.3, .low = 1}},
    };
    static const enum cause_kind expected[] = {CAUSE_SERIAL,    CAUSE_DIVISION, CAUSE_ALIASING,
                                               CAUSE_SUBSCRIPT, CAUSE_SPILLS,   CAUSE_PINNING};
    struct causes causes = {.items = items, .count = sizeof items / sizeof *items};
    (void)state;
    causes_sort(&causes, 0);
    assert_int_equal(causes.count, 6);
    assert_int_equal(causes.n_refuted, 1);
    for (size_t i = 0; i < causes.count; i++)
        assert_int_equal(causes.items[i].kind, expected[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(found),
        cmocka_unit_test(limits),
        cmocka_unit_test(names_and_questions),
        cmocka_unit_test(order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
