#include "unit.h"

#include <string.h>

#include "collect/traffic/lc.h"
#include "collect/traffic/lc_smooth.h"
#include "collect/traffic/sim.h"
#include "golden.h"
#include "random_kernel.h"
#include "stempel/kernel/poly.h"

/*
 * All predictions for random kernels, and for stencils whose grids do not fit in the caches:
 * whole.txt, in which they follow `> random SEED`, `> STENCIL SIZE`,
 * `> sampled STENCIL SIZE`, `> sampled SIZE KERNEL` or `> SIZE KERNEL`. random_lc and random_sim
 * show that they are right. UPDATE=1 writes it.
 */
enum { ITERATIONS = 3000 };

struct stencil {
    const char *name, *text;
};

static const struct stencil stencils[] = {
    {"star3d", "double a[M][N][P]; double b[M][N][P]; double s;\n"
               "for (long k = 1; k < M - 1; ++k) for (long j = 1; j < N - 1; ++j)\n"
               "for (long i = 1; i < P - 1; ++i)\n"
               "b[k][j][i] = s * (a[k][j][i-1] + a[k][j][i+1] + a[k-1][j][i] + a[k+1][j][i]\n"
               "    + a[k][j-1][i] + a[k][j+1][i]);\n"},
    {"mixed", "double a[M][N]; float b[M][N]; double w[2][M][N]; double c[M];\n"
              "for (int j = 2; j < M - 2; ++j) for (int i = 2; i < N - 2; ++i)\n"
              "b[j][i] += c[j] * w[1][j][i] * (a[j][i-2] + a[j-2][i+2] + a[j+2][i]);\n"},
    {"steps", "float a[M][N]; float b[M][N];\n"
              "for (int j = 0; j < M - 1; j += 2) for (int i = 0; i < N - 1; i += 2)\n"
              "b[j][i] = a[j][i] + a[j][i+1] + a[j+1][i] + a[j+1][i+1];\n"},
    {"across", "double a[M][N]; double b[M][N];\n"
               "for (int j = 1; j < M - 1; ++j) for (int i = 1; i < M - 1; ++i)\n"
               "b[i][j] = a[i-1][j] + a[i+1][j] + a[i][j-1] + a[i][j+1];\n"},
    {"repeated", "double a[N]; double b[M]; double c[M][N];\n"
                 "for (int j = 0; j < M; ++j) for (int i = 1; i < N - 1; ++i)\n"
                 "b[j] += a[i-1] * c[j][i] + a[i+1];\n"},
};

static struct cache_level level(uint64_t sets, uint32_t ways, int below)
{
    return (struct cache_level){.name = "L",
                                .sets = sets,
                                .ways = ways,
                                .policy = CACHE_LRU,
                                .write_allocate = true,
                                .write_back = true,
                                .load_from = below,
                                .store_to = below,
                                .victims_to = -1};
}

/* Ordinary caches, a victim cache, write-through without allocation, random replacement, FIFO. */
enum { HIERARCHIES = 5 };

static void make_hierarchies(struct hierarchy *out)
{
    for (int h = 0; h < HIERARCHIES; h++)
        out[h] = (struct hierarchy){.line_bytes = 64,
                                    .n_levels = 3,
                                    .levels = {level(16, 4, 1), level(32, 8, 2), level(48, 8, 3)}};
    out[1].levels[1].load_from = -1;
    out[1].levels[1].victims_to = 2;
    out[1].levels[2].write_allocate = false;
    out[2].levels[0].write_back = false;
    out[2].levels[0].write_allocate = false;
    out[3].levels[2].policy = CACHE_RANDOM;
    out[4].levels[1].policy = CACHE_FIFO;
}

static void add_traffic(const char *name, bool ok, const struct traffic *t, struct err *err,
                        struct sb *out)
{
    sb_addf(out, "%-8s", name);
    for (int l = 0; ok && l < t->n_levels; l++) {
        const struct level_traffic *const x = &t->levels[l];
        sb_addf(out, " | %.5g %.5g %.5g", x->hits, x->misses, x->evicts);
        if (t->spread[l] != 0)
            sb_addf(out, " +-%.2g", t->spread[l]);
        if (t->condition[l][0] != 0)
            sb_addf(out, " (%s)", t->condition[l]);
    }
    if (!ok)
        sb_addf(out, " %s", err->text);
    sb_addc(out, '\n');
    *err = (struct err){0};
}

static void add_analysis(const struct lc_analysis *lc, struct sb *out)
{
    for (int s = 0; s < lc->n_streams; s++) {
        const struct lc_stream *const x = &lc->streams[s];
        sb_addf(out, "stream %.*s: %d of %lld B, %.5g CL, line loop %d, long ",
                STR_ARG(x->access->text), x->count, (long long)x->footprint, x->cl_per_cl,
                x->line_loop);
        poly_print(&x->span, lc->kernel, out);
        if (x->placed)
            sb_addf(out, ", at %lld", (long long)x->place);
        if (x->repeated) {
            sb_addz(out, ", again after ");
            poly_print(&x->repeat, lc->kernel, out);
        }
        sb_addc(out, '\n');
    }
}

static void add_conditions(const struct lc_analysis *lc, const int64_t *sizes,
                           const struct hierarchy *h, struct sb *out)
{
    struct lc_listing list;
    lc_list(lc, h, 1, out->arena, &list);
    for (int i = 0; i < list.count; i++) {
        const struct lc_condition *const c = &list.items[i];
        sb_addf(out, "L%d %s %.*s%s, to %lld, first to %lld: %.5g %.5g %.5g\n", c->level + 1,
                lc_dims_name(c->dims), STR_ARG(c->text), lc_holds(c, sizes) ? " holds" : "",
                (long long)c->max_size,
                (long long)lc_max_size(c, lc->kernel->n_symbols, c->cache_bytes, sizes, 0), c->hits,
                c->misses, c->evicts);
    }
}

static void add_predictions(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                            struct sb *out)
{
    struct err err = {0};
    struct traffic t;
    bool ok = lc_predict(k, sizes, h, out->arena, &t, &err);
    add_traffic("LC", ok, &t, &err, out);
    ok = lcs_predict(k, sizes, h, out->arena, &t, &err);
    add_traffic("LCS", ok, &t, &err, out);
    ok = sim_predict(k, sizes, h, out->arena, &t, &err);
    add_traffic("SIM", ok, &t, &err, out);
    ok = sim_predict_with(k, sizes, h, &(struct sim_options){.padding_bytes = 192}, out->arena, &t,
                          &err);
    add_traffic("elements", ok, &t, &err, out);
}

static void add_kernel(const struct kernel *k, const int64_t *sizes, const struct hierarchy *h,
                       struct sb *out)
{
    struct lc_analysis lc;
    struct err err = {0};
    if (lc_analyse(k, h->line_bytes, out->arena, &lc, &err)) {
        add_analysis(&lc, out);
        add_conditions(&lc, sizes, h, out);
    }
}

static void add_random(uint64_t seed, struct sb *out)
{
    uint64_t state = seed;
    struct random_kernel random;
    struct kernel k;
    struct hierarchy h;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    struct err err = {0};
    random_hierarchy_make(&state, &h);
    random_kernel_make(&state, ITERATIONS, &random);
    assert_true(random_kernel_parse(&random, out->arena, &k, sizes, &err));
    sb_add(out, random_kernel_text(&random, out->arena));
    sb_addf(out, "%.*s\n", STR_ARG(random_kernel_sizes_text(&random, out->arena)));
    add_kernel(&k, sizes, &h, out);
    add_predictions(&k, sizes, &h, out);
}

static const char *stencil_text(struct str name)
{
    for (size_t s = 0; s < sizeof stencils / sizeof *stencils; s++) {
        if (str_eq(name, str_of(stencils[s].name)))
            return stencils[s].text;
    }
    return "";
}

static void add_stencil(struct str name, int64_t size, struct sb *out)
{
    struct hierarchy hierarchies[HIERARCHIES];
    struct kernel k;
    struct err err = {0};
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    for (int s = 0; s < KERNEL_MAX_SYMBOLS; s++)
        sizes[s] = size + s;
    make_hierarchies(hierarchies);
    assert_true(kernel_parse(str_of(stencil_text(name)), "test", out->arena, &k, &err));
    add_kernel(&k, sizes, &hierarchies[0], out);
    for (int h = 0; h < HIERARCHIES; h++)
        add_predictions(&k, sizes, &hierarchies[h], out);
}

/* The kernel of a row, for ordinary caches and for those with a victim cache. */
static void add_own(struct str text, int64_t size, struct sb *out)
{
    struct hierarchy hierarchies[HIERARCHIES];
    struct kernel k;
    struct err err = {0};
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    for (int s = 0; s < KERNEL_MAX_SYMBOLS; s++)
        sizes[s] = size + s;
    make_hierarchies(hierarchies);
    if (!kernel_parse(text, "test", out->arena, &k, &err))
        fail_msg("%s", err.text);
    add_kernel(&k, sizes, &hierarchies[0], out);
    for (int h = 0; h < 2; h++)
        add_predictions(&k, sizes, &hierarchies[h], out);
}

/* Caches of so many sets that only samples of them are simulated: `STENCIL SIZE` or `SIZE KERNEL`.
 */
static void add_sampled(struct str row, struct sb *out)
{
    const struct str_cut words = str_cut(row, ' ');
    struct hierarchy h = {.line_bytes = 64,
                          .n_levels = 3,
                          .levels = {level(64, 4, 1), level(512, 4, 2), level(2048, 4, 3)}};
    struct kernel k;
    struct traffic t;
    struct err err = {0};
    int64_t size = 0;
    int64_t sizes[KERNEL_MAX_SYMBOLS];
    const bool own = str_to_i64(words.head, &size);
    assert_true(own || str_to_i64(words.tail, &size));
    for (int s = 0; s < KERNEL_MAX_SYMBOLS; s++)
        sizes[s] = size + s;
    if (!kernel_parse(own ? words.tail : str_of(stencil_text(words.head)), "test", out->arena, &k,
                      &err))
        fail_msg("%s", err.text);
    bool ok = sim_predict(&k, sizes, &h, out->arena, &t, &err);
    add_traffic("SIM", ok, &t, &err, out);
    ok = sim_predict_with(&k, sizes, &h, &(struct sim_options){.padding_bytes = 192}, out->arena,
                          &t, &err);
    add_traffic("elements", ok, &t, &err, out);
}

static void add_row(struct str row, struct sb *out)
{
    const struct str_cut words = str_cut(row, ' ');
    int64_t number = 0;
    if (str_to_i64(words.head, &number)) {
        add_own(words.tail, number, out);
        return;
    }
    if (str_eq(words.head, STR("sampled"))) {
        add_sampled(words.tail, out);
        return;
    }
    assert_true(str_to_i64(words.tail, &number));
    if (str_eq(words.head, STR("random")))
        add_random((uint64_t)number, out);
    else
        add_stencil(words.head, number, out);
}

static void predictions_as_listed(void **state)
{
    assert_golden_rows_or_part(WHOLE, add_row, *state, PARTS);
}

/* Argument: the number of a part; without one all rows. */
int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_prestate(predictions_as_listed, argc > 1 ? argv[1] : NULL)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
