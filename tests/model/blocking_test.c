#include "unit.h"

#include <string.h>

#include "collect/model/blocking.h"
#include "golden.h"
#include "snb.h"

/* A row of blockings.txt: `KERNEL CORES SIZE…`. */
static const struct {
    const char *name, *text;
} kernels[] = {
    {"star3", "double a[M][N][O], b[M][N][O], c;\n"
              "for (int k = 1; k < M - 1; k++)\nfor (int j = 1; j < N - 1; j++)\n"
              "for (int i = 1; i < O - 1; i++)\n"
              "b[k][j][i] = c * (a[k][j][i] + a[k][j][i-1] + a[k][j][i+1] + a[k][j-1][i] + "
              "a[k][j+1][i] + a[k-1][j][i] + a[k+1][j][i]);\n"},
    {"cube", "double a[N][N][N], b[N][N][N], c;\n"
             "for (int k = 3; k < N - 3; k++)\nfor (int j = 3; j < N - 3; j++)\n"
             "for (int i = 3; i < N - 3; i++)\n"
             "b[k][j][i] = c * (a[k][j][i] + a[k][j-3][i] + a[k][j+3][i] + a[k-3][j][i] + "
             "a[k-2][j][i] + a[k+3][j][i]);\n"},
    {"star2", "float a[M][N], b[M][N], w[M][N];\n"
              "for (int j = 1; j < M - 1; j++)\nfor (int i = 1; i < N - 1; i++)\n"
              "b[j][i] = w[j][i] * (a[j-1][i] + a[j+1][i] + a[j][i-1] + a[j][i+1]);\n"},
    {"layers", "double a[M][64][N], b[M][64][N], c;\n"
               "for (int k = 1; k < M - 1; k++)\nfor (int j = 1; j < 63; j++)\n"
               "for (int i = 1; i < N - 1; i++)\n"
               "b[k][j][i] = c * (a[k][j][i-1] + a[k][j][i+1] + a[k][j-1][i] + a[k][j+1][i] + "
               "a[k-1][j][i] + a[k+1][j][i]);\n"},
    {"rows", "double a[N], b[N], c;\nfor (int i = 1; i < N - 1; i++)\n"
             "b[i] = c * (a[i-1] + a[i+1]);\n"},
    {"stream", "double a[M][N], b[M][N];\n"
               "for (int j = 0; j < M; j++)\nfor (int i = 0; i < N; i++)\nb[j][i] = a[j][i];\n"},
};

static void add_numbers(const int64_t *values, int n, struct sb *out)
{
    for (int i = 0; i < n; i++)
        sb_addf(out, "%s%lld", i == 0 ? "" : " x ", (long long)values[i]);
}

static void add_blocking(const struct blocking *b, const struct kernel *k, struct sb *out)
{
    if (!b->found) {
        sb_addz(out, "none\n");
        return;
    }
    sb_addf(out, "%lld of loop %d: %.5g cy/CL, gain %.5g, level %d, %d dimensions%s, rows ",
            (long long)b->size, b->loop, b->T_cy_per_cl, b->gain, b->level, b->dims,
            b->short_rows ? ", short" : "");
    add_numbers(b->sizes, k->n_symbols, out);
    for (int i = 0; i < b->traffic.n_levels; i++)
        sb_addf(out, "; %.5g + %.5g", b->traffic.levels[i].misses, b->traffic.levels[i].evicts);
    sb_addc(out, '\n');
}

static void add_condition(const struct blocking_sweep *s, const struct machine *m,
                          const struct lc_condition *c, struct sb *out)
{
    const struct kernel *const k = &s->split.kernel;
    sb_addf(out, "  %d dimensions in %lld B:", c->dims, (long long)c->cache_bytes);
    if (!blocking_applies(c)) {
        sb_addz(out, " not to block\n");
        return;
    }
    for (int symbol = 0; symbol < k->n_symbols; symbol++) {
        for (int threads = 1; threads <= 4; threads += 3) {
            const int64_t block = blocking_largest(k, c, s->sizes, symbol, threads);
            sb_addf(out, " %lld%s", (long long)block,
                    blocking_is_useful(k, m, block, s->sizes[symbol]) ? "" : " (useless)");
        }
    }
    for (int mode = 1; mode <= 2; mode++) {
        int64_t block_sizes[KERNEL_MAX_LOOPS] = {0};
        int64_t sizes[KERNEL_MAX_SYMBOLS];
        struct hierarchy h;
        machine_hierarchy(m, 1, &h);
        if (!blocking_for(k, c, mode, s->sizes, block_sizes)) {
            sb_addf(out, "; mode %d: none", mode);
            continue;
        }
        memcpy(sizes, s->sizes, sizeof sizes);
        blocking_sizes(k, &h, block_sizes, sizes);
        sb_addf(out, "; mode %d: ", mode);
        add_numbers(block_sizes, k->n_loops, out);
        sb_addz(out, " as ");
        add_numbers(sizes, k->n_symbols, out);
    }
    sb_addc(out, '\n');
}

static void add_sweep(const struct predict *p, const int64_t *sizes, int cores, struct sb *out)
{
    struct err err = {0};
    struct traffic traffic;
    struct model_point point;
    struct blocking_sweep s;
    struct blocking b;
    struct row_time row = {0};
    const struct core_time core = predict_core(p, sizes, &row);
    if (!predict_traffic(p, sizes, cores, out->arena, &traffic, &err) ||
        !predict_point(p, &core, &traffic, cores, &point, &err))
        fail_msg("%s", err.text);
    if (!blocking_sweep_make(p, sizes, &traffic, &point, out->arena, &s)) {
        sb_addz(out, "  no blocks\n");
        return;
    }
    const struct kernel *const k = &s.split.kernel;
    b = blocking_find(&s, out->arena);
    sb_addz(out, "  best: ");
    add_blocking(&b, p->kernel, out);
    for (int loop = 0; loop < k->n_loops; loop++) {
        sb_addf(out, "  loop %d: ", loop);
        if (blocking_with(&s, loop, 40, out->arena, &b))
            add_blocking(&b, p->kernel, out);
        else
            sb_addz(out, "not to cut\n");
    }
    for (int i = 0; i < s.conditions.count; i++)
        add_condition(&s, p->machine, &s.conditions.items[i], out);
    sb_addz(out, "  loops of sizes:");
    for (int symbol = 0; symbol < p->kernel->n_symbols; symbol++)
        sb_addf(out, " %d", blocking_loop(p->kernel, symbol));
    sb_addc(out, '\n');
}

static void add_row(struct str row, struct sb *out)
{
    static const struct incore in = {.T_comp_cy_per_cl = 6, .T_RegL1_cy_per_cl = 8};
    const struct predict_options how = {.predictor = PREDICT_LC};
    struct arena arena = {0};
    struct sb text = {.arena = &arena};
    struct err err = {0};
    struct kernel k;
    struct predict p;
    int64_t sizes[KERNEL_MAX_SYMBOLS] = {0};
    int64_t cores = 0;
    struct machine m = snb_machine();
    struct str_cut words = str_cut(row, ' ');
    const struct str name = words.head;
    words = str_cut(words.tail, ' ');
    assert_true(str_to_i64(words.head, &cores));
    for (int i = 0; words.ok; i++) {
        words = str_cut(words.tail, ' ');
        assert_true(str_to_i64(words.head, &sizes[i]));
    }
    for (size_t i = 0; i < sizeof kernels / sizeof *kernels; i++) {
        if (!str_eq(name, str_of(kernels[i].name)))
            continue;
        if (!kernel_parse(str_of(kernels[i].text), kernels[i].name, &arena, &k, &err))
            fail_msg("%s", err.text);
        predict_make(&k, NULL, &m, &in, &how, &arena, &p);
        add_sweep(&p, sizes, (int)cores, &text);
    }
    sb_add(out, sb_str(&text));
    arena_free(&arena);
}

static void blocks_are_as_recorded(void **state)
{
    (void)state;
    assert_golden_rows(BLOCKINGS, add_row);
}

static void a_cache_is_shared_within_a_domain(void **state)
{
    (void)state;
    static const int cases[][3] = {{1, 8, 1}, {8, 8, 8}, {8, 4, 4}, {4, 8, 4},
                                   {8, 0, 8}, {0, 4, 1}, {8, 1, 1}, {8, 7, 7}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct machine m = {.n_caches = 1, .cores_per_numa_domain = cases[i][1]};
        m.caches[0].cores_per_group = cases[i][0];
        assert_int_equal(blocking_sharers(&m, 0), cases[i][2]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocks_are_as_recorded),
        cmocka_unit_test(a_cache_is_shared_within_a_domain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
