#include "unit.h"

#include <math.h>

#include "collect/compare/comparison.h"
#include "collect/machinefile/load.h"
#include "golden.h"

/* What a comparison measures, and what it makes of it: runs.txt, in which it follows
 * `> SOURCE THREADS BUDGET TRY-BUDGET FAILS SIZES`; UPDATE=1 writes it. Programs are made up: each
 * is faster than the one before; that with the number FAILS cannot be built. */
struct programs {
    struct sb *out;
    int n, fails;
};

static struct programs *programs(void)
{
    static struct programs now;
    return &now;
}

bool __wrap_measure_shared_open(const struct counter_provider *counters, struct arena *arena,
                                struct measure_shared **out, struct err *err);
bool __wrap_measure_shared_open(const struct counter_provider *counters, struct arena *arena,
                                struct measure_shared **out, struct err *err)
{
    (void)counters;
    (void)arena;
    (void)err;
    *out = NULL;
    return true;
}

void __wrap_measure_shared_close(struct measure_shared *shared);
void __wrap_measure_shared_close(struct measure_shared *shared)
{
    (void)shared;
}

bool __wrap_measure_program_build(const struct kernel *k, const struct machine *m,
                                  const struct measure_options *options, struct arena *arena,
                                  struct measure_program **out, struct err *err);
bool __wrap_measure_program_build(const struct kernel *k, const struct machine *m,
                                  const struct measure_options *options, struct arena *arena,
                                  struct measure_program **out, struct err *err)
{
    struct programs *const p = programs();
    int *const number = arena_alloc(arena, 1, sizeof *number);
    *number = p->n++;
    *out = (struct measure_program *)number;
    sb_addf(p->out, "program %d on %s: %d loops, %d arrays, %s, budget %.4g s\n", *number, m->name,
            k->n_loops, k->n_arrays, options->written != NULL ? "as written" : "as read",
            options->budget_s);
    return *number != p->fails || err_set(err, ERR_SYSTEM, "made up");
}

void __wrap_measure_program_free(struct measure_program *program);
void __wrap_measure_program_free(struct measure_program *program)
{
    if (program != NULL)
        sb_addf(programs()->out, "frees %d\n", *(int *)program);
}

static void add_task(const struct measure_task *task, struct sb *out)
{
    const struct measure_options *const o = task->options;
    sb_addf(out, "  %d at %lld: %d threads, outer %lld%s", *(const int *)task->program,
            (long long)task->sizes[0], o->threads, (long long)o->outer,
            o->serial_touch ? ", touched by one" : "");
    for (int l = 0; o->block_mode != 0 && l < 3; l++)
        sb_addf(out, "%s%lld", l == 0 ? ", blocks " : " ", (long long)o->block_sizes[l]);
    sb_addc(out, '\n');
}

bool __wrap_measure_in_turn(const struct measure_task *tasks, size_t n_tasks,
                            const struct measure_turns *turns, struct arena *arena,
                            struct measurement *out, struct err *err);
bool __wrap_measure_in_turn(const struct measure_task *tasks, size_t n_tasks,
                            const struct measure_turns *turns, struct arena *arena,
                            struct measurement *out, struct err *err)
{
    struct sb *const text = programs()->out;
    (void)err;
    sb_addf(text, "%d to %d rounds of %.4g s, to %.4g, at most %.4g s\n", turns->min_rounds,
            turns->max_rounds, turns->round_s, turns->precision, turns->max_s);
    for (size_t i = 0; i < n_tasks; i++) {
        const int number = *(const int *)tasks[i].program;
        const double speed = 1 + 0.25 * number;
        double *const rounds_s = arena_alloc(arena, (size_t)turns->max_rounds, sizeof *rounds_s);
        add_task(&tasks[i], text);
        for (int r = 0; r < turns->max_rounds; r++)
            rounds_s[r] = (1 + 0.01 * ((r * (number + 1)) % 3)) / speed;
        out[i] = (struct measurement){.cy_per_cl = {.min = 90, .median = 100, .max = 110},
                                      .mlup_per_s = {.median = 100 * speed},
                                      .clock_hz = 2.3e9,
                                      .n_samples = 9,
                                      .lups_per_sweep = 1e6,
                                      .n_rounds = turns->max_rounds,
                                      .rounds_s = rounds_s,
                                      .n_threads = tasks[i].options->threads,
                                      .reason = "made up",
                                      .counters = ""};
    }
    return true;
}

/* ---- rows ---- */

static const char body[] = "    for (int k = 1; k < n - 1; k++)\n"
                           "        for (int j = 1; j < n - 1; j++)\n"
                           "            for (int i = 1; i < n - 1; i++)\n"
                           "                b[(k*n + j)*n + i] = s * (a[(k*n + j)*n + i-1]\n"
                           "                    + a[(k*n + j)*n + i+1] + a[(k*n + j-1)*n + i]\n"
                           "                    + a[(k*n + j+1)*n + i] + a[((k-1)*n + j)*n + i]\n"
                           "                    + a[((k+1)*n + j)*n + i]) / t;\n";
static const char base[] =
    "double a[M][N][P]; double b[M][N][P]; double s;"
    "for (long k = 1; k < M - 1; ++k) for (long j = 1; j < N - 1; ++j)"
    " for (long i = 1; i < P - 1; ++i) b[k][j][i] = s * (a[k][j][i-1] + a[k][j][i+1]"
    " + a[k][j-1][i] + a[k][j+1][i] + a[k-1][j][i] + a[k+1][j][i]);";

static const char *source_of(struct str name, struct arena *arena)
{
    const bool alone = str_eq(name, STR("serial"));
    const bool touched = str_eq(name, STR("touched"));
    return str_formatz(arena,
                       "void sweep(int n, double *restrict b, const double *restrict a, double s,\n"
                       "           double t)\n{\n%s%s}\n%s",
                       alone ? "" : "#pragma omp parallel for\n", body,
                       touched ? "void set(int n, double *b)\n{\n    for (int i = 0; i < n; i++)\n"
                                 "        b[i] = 0;\n}\n"
                               : "");
}

static double number(struct str *row)
{
    const struct str_cut cut = str_cut(*row, ' ');
    double value = 0;
    assert_true(str_to_double(cut.head, &value));
    *row = cut.tail;
    return value;
}

/* The sign of what is not a number says nothing. */
static double plain(double value)
{
    return isnan(value) ? (double)NAN : value;
}

static void add_result(const struct comparison *c, struct sb *out)
{
    for (size_t i = 0; i < c->n_points; i++) {
        const struct comparison_point *const p = &c->points[i];
        sb_addf(out, "point %lld, %d threads: %.6g of %.6g MLUP/s, %.4g, %.4g to %.4g\n",
                (long long)p->sizes[0], p->threads, p->own_mlup_per_s, p->base_mlup_per_s,
                plain(p->ratio), plain(p->ratio_low), plain(p->ratio_high));
    }
    for (size_t i = 0; i < c->causes.count; i++) {
        const struct cause *const x = &c->causes.items[i];
        sb_addf(out, "%s%s at %zu",
                i + c->causes.n_refuted < c->causes.count ? "" : "refuted: ", cause_name(x->kind),
                x->point);
        if (x->trial.done)
            sb_addf(out, ": %.4g, %.4g to %.4g", plain(x->trial.gain), plain(x->trial.low),
                    plain(x->trial.high));
        sb_addc(out, '\n');
    }
    sb_addf(out, "verdict on point %zu%s\n", c->verdict, c->causes.tried ? ", causes tried" : "");
}

static void add_comparison(struct str row, struct sb *out)
{
    const struct nest_options any = {0};
    const struct str_cut name = str_cut(row, ' ');
    struct arena *const arena = out->arena;
    struct err err = {0};
    struct machine machine;
    struct own_code code;
    struct classification class;
    struct baseline baseline = {.path = "base.c", .is_class = true};
    struct comparison result;
    struct str rest = name.tail;
    const int threads = (int)number(&rest);
    const double budget_s = number(&rest);
    const double try_budget_s = number(&rest);
    *programs() = (struct programs){.out = out, .fails = (int)number(&rest)};
    int64_t sizes[4];
    size_t n = 0;
    while (rest.len != 0)
        sizes[n++] = (int64_t)number(&rest);
    if (!machine_load("HaswellEP_E5-2695v3_CoD", arena, &machine, &err) ||
        !own_code_read(str_of(source_of(name.head, arena)), "my.c", &any, arena, &code, &err) ||
        !classify_kernel(code.kernel, arena, &class, &err) ||
        !kernel_parse(str_of(base), "base.c", arena, &baseline.kernel, &err))
        fail_msg("%s", err.text);
    machine.n_compilers = 0;
    const struct forecast_tools tools = {.machine = &machine};
    const struct comparison_request request = {.code = &code,
                                               .classification = &class,
                                               .baseline = &baseline,
                                               .tools = &tools,
                                               .root = "/nowhere",
                                               .n_sizes = n,
                                               .sizes = sizes,
                                               .threads = threads,
                                               .measure = true,
                                               .budget_s = budget_s,
                                               .try_budget_s = try_budget_s};
    if (comparison_make(&request, arena, &result, &err))
        add_result(&result, out);
    else
        sb_addf(out, "%s\n", err.text);
}

static void what_is_run(void **state)
{
    (void)state;
    assert_golden_rows(RUNS, add_comparison);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_is_run)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
