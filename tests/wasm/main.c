/* What the site's pages run in the browser: write a kernel, parse it, predict its traffic and its
 * time. The native and the WebAssembly build print the same. */
#include <stdio.h>

#include "collect/model/model.h"
#include "collect/traffic/lc.h"
#include "stempel/gen.h"
#include "tests/model/snb.h"

static bool print_conditions(const struct kernel *k, const struct hierarchy *h, struct arena *arena,
                             struct err *err)
{
    struct lc_analysis lc;
    struct lc_listing listing;
    if (!lc_analyse(k, h->line_bytes, arena, &lc, err))
        return false;
    lc_list(&lc, h, 1, arena, &listing);
    for (int i = 0; i < listing.count; i++) {
        const struct lc_condition *c = &listing.items[i];
        printf("  %s %s: %.*s (N = %lld): %g hits, %g misses, %g evicts\n",
               h->levels[c->level].name, lc_dims_name(c->dims), STR_ARG(c->text),
               (long long)c->max_size, c->hits, c->misses, c->evicts);
    }
    return true;
}

static bool print_point(const struct kernel *k, const struct machine *m, enum predictor predictor,
                        struct arena *arena, struct err *err)
{
    const int64_t sizes[KERNEL_MAX_SYMBOLS] = {40, 40, 40, 40, 40, 40, 40, 40};
    const struct core_time core = {.T_comp_cy_per_cl = 12, .T_RegL1_cy_per_cl = 14.5};
    const struct model_options options = {.predictor = predictor, .cores = 1};
    struct hierarchy h;
    struct traffic t;
    struct model_point point;
    machine_hierarchy(m, options.cores, &h);
    if (!traffic_predict(predictor, k, sizes, &h, arena, &t, err) ||
        !model_evaluate(k, m, &core, &t, &options, &point, err))
        return false;
    printf("  %s:", predictor_name(predictor));
    for (int l = 0; l < t.n_levels; l++)
        printf(" %.6g/%.6g/%.6g", t.levels[l].hits, t.levels[l].misses, t.levels[l].evicts);
    printf(", ECM %.6g cy/CL, %.6g MLUP/s\n", point.T_ECM_cy_per_cl, point.ecm_mlup_per_s);
    return true;
}

static bool print_class(const char *path, const struct machine *m, struct arena *arena,
                        struct err *err)
{
    struct stencil_class class;
    struct str text;
    struct kernel k;
    struct hierarchy h;
    machine_hierarchy(m, 1, &h);
    if (!class_parse(str_of(path), &class, err) ||
        !gen_kernel(&class, &(struct gen_options){0}, arena, &text, err) ||
        !kernel_parse(text, path, arena, &k, err))
        return false;
    printf("%s: %d accesses, %d add, %d mul, %d div\n", path, k.n_accesses, k.flops.add,
           k.flops.mul, k.flops.div);
    if (!print_conditions(&k, &h, arena, err))
        return false;
    for (int p = 0; predictor_name((enum predictor)p) != NULL; p++) {
        if (!print_point(&k, m, (enum predictor)p, arena, err))
            return false;
    }
    return true;
}

static void print_error(struct err *err, struct arena *arena)
{
    struct sb b = {.arena = arena};
    err_format(err, &b);
    fputs(sb_cstr(&b), stdout);
}

int main(void)
{
    static const char *const classes[] = {"3D/r1/homogeneous/star/constant/double",
                                          "2D/r2/isotropic/box/variable/float",
                                          "3D/r1/point-symmetric/box/constant/double_Complex"};
    const struct machine machine = snb_machine();
    struct arena arena = {0};
    struct err err = {0};
    bool ok = true;
    for (size_t i = 0; ok && i < sizeof classes / sizeof *classes; i++)
        ok = print_class(classes[i], &machine, &arena, &err);
    if (!ok)
        print_error(&err, &arena);
    struct kernel k;
    struct err refusal = {0};
    if (kernel_parse(STR("double a[N];\nfor (int i = 0; i < N; i++) a[i] = sqrt(a[j]);"), "page",
                     &arena, &k, &refusal))
        ok = false;
    print_error(&refusal, &arena);
    arena_free(&arena);
    return ok ? 0 : 1;
}
