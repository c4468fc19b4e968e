#include "collect/compare/forecast.h"

#include <math.h>

#include "collect/model/units.h"
#include "collect/traffic/sim.h"

struct machine forecast_machine(const struct machine *m, const char *flags, struct arena *arena)
{
    struct machine own = *m;
    if (flags == NULL || flags[0] == 0)
        return own;
    struct compiler *compilers =
        arena_copy(arena, m->compilers, m->n_compilers, sizeof *m->compilers);
    for (size_t i = 0; i < m->n_compilers; i++)
        compilers[i].flags = str_formatz(
            arena, "%s %s", compilers[i].flags != NULL ? compilers[i].flags : "", flags);
    own.compilers = compilers;
    return own;
}

/* ---- the core ---- */

static bool is_simd(const struct bench_as_written *written, int n_loops)
{
    bool simd = false;
    for (int l = 0; written != NULL && written->pragmas != NULL && l < n_loops; l++)
        simd = simd || written->pragmas[l] == LOOP_PRAGMA_SIMD;
    return simd;
}

static bool analyse(const struct version *v, const struct forecast_tools *tools,
                    struct arena *arena, struct incore *out, struct err *err)
{
    const struct kernel *k = v->core_kernel != NULL ? v->core_kernel : v->kernel;
    const struct bench_as_written *written = v->core_kernel != NULL ? v->core_written : v->written;
    const char *const flags = str_formatz(arena, "%s %s", v->flags != NULL ? v->flags : "",
                                          is_simd(written, k->n_loops) ? "-fopenmp-simd" : "");
    const struct machine m = forecast_machine(tools->machine, flags, arena);
    const struct incore_options how = {.compiler = tools->compiler,
                                       .asm_block = -1,
                                       .cache_dir = tools->cache_dir,
                                       .written = written};
    return incore_analyse(k, &m, &how, arena, out, err);
}

/* ---- without spills ---- */

static bool on_stack(struct str instruction)
{
    static const char *const pointers[] = {"(%rsp", "[sp"};
    bool found = false;
    for (size_t i = 0; i < sizeof pointers / sizeof *pointers; i++)
        found = found || str_find_str(instruction, str_of(pointers[i])) < instruction.len;
    return found;
}

/* The largest port pressure of a pass, with or without the accesses to the stack. */
static double busiest_port(const struct incore *in, bool with_stack)
{
    double largest = 0;
    for (size_t p = 0; p < in->n_ports; p++) {
        double sum = 0;
        for (size_t i = 0; i < in->n_instructions; i++) {
            if (with_stack || !on_stack(in->instructions[i].text))
                sum += in->instructions[i].cy_per_port[p];
        }
        largest = fmax(largest, sum);
    }
    return largest;
}

static struct core_time core_of(const struct incore *in, bool no_spills)
{
    const double with = busiest_port(in, true);
    const double share = no_spills && with > 0 ? busiest_port(in, false) / with : 1;
    return (struct core_time){share * incore_overlapping_cy_per_cl(in),
                              share * in->T_RegL1_cy_per_cl};
}

bool forecast_make(const struct version *version, const struct forecast_tools *tools,
                   struct arena *arena, struct forecast *out, struct err *err)
{
    *out = (struct forecast){.version = *version, .machine = tools->machine};
    struct err failure = {0};
    out->lup_per_cl = kernel_lup_per_cl(version->kernel, tools->machine->line_bytes);
    out->has_incore = analyse(version, tools, arena, &out->incore, &failure);
    if (out->has_incore) {
        out->core = core_of(&out->incore, version->no_spills);
    } else {
        if (failure.kind == ERR_USAGE || failure.kind == ERR_INTERRUPTED) {
            *err = failure;
            return false;
        }
        out->incore_failure = str_formatz(arena, "%s", failure.text);
    }
    struct err no_conditions = {0};
    out->has_lc =
        lc_analyse(version->kernel, tools->machine->line_bytes, arena, &out->lc, &no_conditions);
    return true;
}

static bool inner_count(const struct kernel *k, const int64_t *sizes, int64_t *out)
{
    struct err ignored = {0};
    return kernel_loop_iterations(k, k->n_loops - 1, sizes, out, &ignored);
}

bool forecast_is_short(const struct forecast *f, const int64_t *sizes)
{
    enum { SHORT_PASSES = 16 }; /* of longer loops the ends are no part worth a look */
    int64_t count = 0;
    return f->has_incore && inner_count(f->version.kernel, sizes, &count) &&
           count < (int64_t)SHORT_PASSES * f->incore.lup_per_pass;
}

/* ---- one point ---- */

static struct core_time core_at(const struct forecast *f, const int64_t *sizes)
{
    struct row_time row;
    int64_t count = 0;
    if (!f->rows || !inner_count(f->version.kernel, sizes, &count) ||
        !incore_row_time(&f->incore, f->lup_per_cl, f->core.T_comp_cy_per_cl,
                         f->core.T_RegL1_cy_per_cl, count, 0, &row))
        return f->core;
    return (struct core_time){row.T_comp_cy_per_cl, row.T_RegL1_cy_per_cl};
}

/* Bytes that an access lies from its array's first element, or moves with the innermost loop. */
static bool bytes_at(const struct kernel *k, const struct kernel_access *a, const struct poly *p,
                     const int64_t *sizes, int64_t *out)
{
    return poly_eval(p, sizes, out) &&
           !__builtin_mul_overflow(*out, (int64_t)elem_bytes(k->arrays[a->array].type), out);
}

/* Accesses to one array that meet in the same set, at different lines. */
static int64_t meeting(const struct kernel *k, const int64_t *sizes, int access, int64_t span)
{
    const struct kernel_access *a = &k->accesses[access];
    int64_t own, count = 1;
    if (!bytes_at(k, a, &a->offset, sizes, &own))
        return 0;
    for (int i = 0; i < k->n_accesses; i++) {
        int64_t other;
        if (k->accesses[i].array == a->array &&
            bytes_at(k, &k->accesses[i], &k->accesses[i].offset, sizes, &other))
            count += other != own && (other - own) % span == 0;
    }
    return count;
}

bool forecast_competes(const struct kernel *k, const struct machine *m, const int64_t *sizes)
{
    struct hierarchy h;
    machine_hierarchy(m, 1, &h);
    for (int level = 0; level < h.n_levels && level < 2; level++) {
        const int64_t span = (int64_t)(h.levels[level].sets * h.line_bytes);
        for (int i = 0; i < k->n_accesses; i++) {
            const struct kernel_access *a = &k->accesses[i];
            int64_t stride = 0;
            if (meeting(k, sizes, i, span) > (int64_t)h.levels[level].ways ||
                (bytes_at(k, a, &a->stride[k->n_loops - 1], sizes, &stride) && stride != 0 &&
                 stride % span == 0))
                return true;
        }
    }
    return false;
}

static bool predict(const struct forecast *f, const int64_t *sizes, struct arena *arena,
                    struct forecast_point *out, struct err *err)
{
    const struct kernel *k = f->version.kernel;
    out->simulated = !f->has_lc || f->lc.across || forecast_competes(k, f->machine, sizes);
    if (!out->simulated)
        return lc_traffic(&f->lc, sizes, &out->hierarchy, 1, &out->traffic, err);
    return sim_predict(k, sizes, &out->hierarchy, arena, &out->traffic, err);
}

static double memory_cy_per_cl(const struct forecast *f, const struct model_point *p)
{
    const struct model_level *memory = &p->levels[p->n_levels - 1];
    if (!(p->memory_bytes_per_s > 0))
        return 0;
    return (memory->load_bytes_per_lup + memory->evict_bytes_per_lup) * f->lup_per_cl *
           f->machine->clock_hz / p->memory_bytes_per_s;
}

static bool evaluate(const struct forecast *f, const int64_t *sizes, int cores,
                     struct forecast_point *out, struct err *err)
{
    const struct kernel *k = f->version.kernel;
    const struct core_time core = core_at(f, sizes);
    struct model_options how = {.predictor = out->simulated ? PREDICT_SIM : PREDICT_LC,
                                .cores = f->version.serial ? 1 : cores};
    struct model_point light;
    if (!model_evaluate(k, f->machine, &core, &out->traffic, &how, &out->model, err))
        return false;
    how.flop_peak_roofline = true;
    how.cores = cores;
    struct err no_peak = {0};
    out->light_mlup_per_s =
        model_evaluate(k, f->machine, &core, &out->traffic, &how, &light, &no_peak)
            ? light.roofline_mlup_per_s
            : NAN;
    out->T_cy_per_cl = out->model.T_ECM_multicore_cy_per_cl;
    if (f->version.serial_touch && !f->version.serial)
        out->T_cy_per_cl = fmax(out->T_cy_per_cl, memory_cy_per_cl(f, &out->model));
    const struct work work = {f->machine->clock_hz, f->lup_per_cl, 0};
    out->mlup_per_s = unit_mlup_per_s(out->T_cy_per_cl, &work);
    /* ECM and Roofline may take bandwidths of different core counts: the larger one is the light.
     */
    if (isfinite(out->light_mlup_per_s))
        out->light_mlup_per_s = fmax(out->light_mlup_per_s, out->mlup_per_s);
    return true;
}

bool forecast_at(const struct forecast *f, const int64_t *sizes, int cores, struct arena *arena,
                 struct forecast_point *out, struct err *err)
{
    *out = (struct forecast_point){0};
    machine_hierarchy(f->machine, f->version.serial ? 1 : cores, &out->hierarchy);
    return kernel_check_sizes(f->version.kernel, sizes, err) &&
           predict(f, sizes, arena, out, err) && evaluate(f, sizes, cores, out, err);
}

bool forecast_with(const struct forecast *f, const int64_t *sizes, int cores,
                   const struct traffic *traffic, struct forecast_point *out, struct err *err)
{
    *out = (struct forecast_point){.traffic = *traffic};
    machine_hierarchy(f->machine, f->version.serial ? 1 : cores, &out->hierarchy);
    return evaluate(f, sizes, cores, out, err);
}
