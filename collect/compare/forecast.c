#include "collect/compare/forecast.h"

#include <math.h>
#include <string.h>

#include "collect/model/units.h"

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

static bool is_simd(const struct program_as_written *written, int n_loops)
{
    bool simd = false;
    for (int l = 0; written != NULL && written->pragmas != NULL && l < n_loops; l++)
        simd = simd || written->pragmas[l] == LOOP_PRAGMA_SIMD;
    return simd;
}

static bool analyse(const struct version *v, const struct forecast_tools *tools,
                    struct arena *arena, struct incore *out, struct err *err)
{
    const bool simd = is_simd(v->written, v->kernel->n_loops);
    const char *const flags =
        str_formatz(arena, "%s %s", v->flags != NULL ? v->flags : "", simd ? "-fopenmp-simd" : "");
    const struct machine m = forecast_machine(tools->machine, flags, arena);
    const struct incore_options how = {.compiler = tools->compiler,
                                       .asm_block = -1,
                                       .cache_dir = tools->cache_dir,
                                       .written = v->written};
    return incore_analyse(v->kernel, &m, &how, arena, out, err);
}

/* ---- without spills ---- */

static bool on_stack(struct str instruction)
{
    static const char *const pointers[] = {"(%rsp", "[sp", NULL};
    return str_contains_one_of(instruction, pointers);
}

/* The largest port pressure of an iteration, without the instructions that are left out. */
static double busiest_port(const struct incore *in, bool (*left_out)(struct str instruction))
{
    double largest = 0;
    for (size_t p = 0; p < in->n_ports; p++) {
        double sum = 0;
        for (size_t i = 0; i < in->n_instructions; i++) {
            if (left_out == NULL || !left_out(in->instructions[i].text))
                sum += in->instructions[i].cy_per_port[p];
        }
        largest = fmax(largest, sum);
    }
    return largest;
}

/* The share of the core's time that remains without accesses to the stack. */
static double without_spills(const struct incore *in)
{
    const double with = busiest_port(in, NULL);
    return with > 0 ? busiest_port(in, on_stack) / with : 1;
}

/* ---- what no table knows ---- */

static bool is_integer_division(struct str instruction)
{
    static const char *const begins[] = {"idiv", "divl", "divq", "sdiv", "udiv", NULL};
    return str_starts_with_one_of(str_trim(instruction), begins);
}

static bool is_of_unknown_time(struct str instruction)
{
    static const char *const gathers[] = {"vgather", "vpgather", NULL};
    return is_integer_division(instruction) ||
           str_starts_with_one_of(str_trim(instruction), gathers);
}

double forecast_unknown_per_lup(const struct incore *in)
{
    int n = 0;
    for (size_t i = 0; i < in->n_instructions; i++)
        n += is_of_unknown_time(in->instructions[i].text);
    return (double)n / in->lup_per_iteration;
}

/*
 * The fastest cores of the machine files begin a 32-bit integer division every 5 to 12 cycles (Arm,
 * "Neoverse V1 Software Optimization Guide", SDIV and UDIV, W-form). On Zen 3 one took 6.4 cycles
 * where llvm-mca 19 says 13.4.
 */
static const double MIN_DIVISION_CY = 5;

struct core_time forecast_min_core(const struct forecast *f)
{
    const struct incore *const in = f->incore;
    struct core_time core = f->predict.core;
    int n = 0;
    for (size_t i = 0; i < in->n_instructions; i++)
        n += is_integer_division(in->instructions[i].text);
    const double least = fmax(busiest_port(in, is_of_unknown_time), n * MIN_DIVISION_CY) *
                         f->lup_per_cl / in->lup_per_iteration;
    const double ports_cy_per_cl = core.T_comp_cy_per_cl - core.T_beyond_cy_per_cl;
    core.T_comp_cy_per_cl = fmin(core.T_comp_cy_per_cl, least);
    core.T_beyond_cy_per_cl = fmax(0, core.T_comp_cy_per_cl - ports_cy_per_cl);
    return core;
}

/* ---- the forecast ---- */

/* The machine without any overlap of transfers; false where that is nothing new. */
static bool without_overlap(const struct machine *m, struct machine *out)
{
    bool overlaps = m->registers_overlap;
    *out = *m;
    out->registers_overlap = false;
    for (int i = 0; i < m->n_caches; i++) {
        overlaps = overlaps || m->caches[i].overlaps;
        out->caches[i].overlaps = false;
    }
    return overlaps;
}

static double end_of(const struct line_cost *level, bool slow)
{
    return slow ? level->high : level->low;
}

/* The machine whose core is at that end of its interval. */
static struct machine with_core(const struct machine *m, bool slow)
{
    struct machine out = *m;
    struct machine_composition *const c = &out.compositions[0];
    c->core_factor *= end_of(&c->levels[0], slow);
    c->data_factor *= end_of(&c->levels[0], slow);
    return out;
}

/* The bandwidths of memory, where its lines take `factor` times as long. */
static const struct bandwidth *with_memory(const struct machine *m, double factor,
                                           struct arena *arena)
{
    struct bandwidth *const rows =
        arena_copy(arena, m->bandwidths, m->n_bandwidths, sizeof *m->bandwidths);
    for (size_t i = 0; i < m->n_bandwidths; i++) {
        if (rows[i].level != m->n_caches)
            continue;
        double *const values = arena_copy(arena, rows[i].bytes_per_s, (size_t)rows[i].n_cores,
                                          sizeof *rows[i].bytes_per_s);
        for (int c = 0; c < rows[i].n_cores; c++)
            values[c] /= factor;
        rows[i].bytes_per_s = values;
    }
    return rows;
}

/* The machine whose levels are. */
static struct machine with_data(const struct machine *m, bool slow, struct arena *arena)
{
    struct machine out = *m;
    struct line_cost *const levels = out.compositions[0].levels;
    for (int l = 1; l <= m->n_caches; l++) {
        levels[l].cy_per_load *= end_of(&levels[l], slow);
        levels[l].cy_per_store *= end_of(&levels[l], slow);
    }
    out.bandwidths = with_memory(m, end_of(&levels[m->n_caches], slow), arena);
    return out;
}

static void find_others(struct forecast *f, struct arena *arena)
{
    const struct machine *const m = f->machine;
    struct machine *const others = arena_alloc(arena, FORECAST_MAX_OTHERS, sizeof *others);
    f->others = others;
    if (machine_is_fitted(m)) {
        others[FORECAST_CORE_FAST] = with_core(m, false);
        others[FORECAST_CORE_SLOW] = with_core(m, true);
        others[FORECAST_DATA_FAST] = with_data(m, false, arena);
        others[FORECAST_DATA_SLOW] = with_data(m, true, arena);
        f->n_others = FORECAST_MAX_OTHERS;
        return;
    }
    f->n_others = without_overlap(m, &others[FORECAST_NO_OVERLAP]);
}

static const struct predict_options by_forecasts = {.predictor = PREDICT_LC, .falls_back = true};

bool forecast_make(const struct version *version, const struct forecast_tools *tools,
                   struct arena *arena, struct forecast *out, struct err *err)
{
    *out = (struct forecast){.version = *version, .machine = tools->machine};
    find_others(out, arena);
    struct err failure = {0};
    struct incore *const incore = arena_alloc(arena, 1, sizeof *incore);
    out->incore = incore;
    out->lup_per_cl = kernel_lup_per_cl(version->kernel, tools->machine->line_bytes);
    out->has_incore = analyse(version, tools, arena, incore, &failure);
    if (!out->has_incore) {
        if (failure.kind == ERR_USAGE || failure.kind == ERR_INTERRUPTED) {
            *err = failure;
            return false;
        }
        out->incore_failure = str_formatz(arena, "%s", failure.text);
    }
    predict_make(version->kernel, NULL, tools->machine, out->has_incore ? incore : NULL,
                 &by_forecasts, arena, &out->predict);
    if (version->no_spills && out->has_incore)
        out->predict.core = core_time_scaled(&out->predict.core, without_spills(incore));
    return true;
}

bool forecast_is_short(const struct forecast *f, const int64_t *sizes)
{
    /*
     * Cores begin a row while the previous one ends. On one with Zen 3, a five-point stencil with
     * 16 LUP per iteration took 12 to 20 % longer in rows of 38 than in long ones, 6 % in rows of
     * 73, and 0 to 3 % in rows of 148 and 198.
     */
    enum { SHORT_PASSES = 6 };
    const struct kernel *k = f->version.kernel;
    struct err ignored = {0};
    int64_t count = 0;
    return f->has_incore && kernel_loop_iterations(k, k->n_loops - 1, sizes, &count, &ignored) &&
           count < (int64_t)SHORT_PASSES * f->incore->lup_per_iteration;
}

/* ---- one point ---- */

static double memory_cy_per_cl(const struct forecast *f, const struct model_point *p)
{
    const struct model_level *memory = &p->levels[p->n_levels - 1];
    if (!(p->memory_bytes_per_s > 0))
        return 0;
    return unit_transfer_cy((memory->load_bytes_per_lup + memory->evict_bytes_per_lup) *
                                f->lup_per_cl,
                            p->memory_bytes_per_s, f->machine->clock_hz);
}

/* Performance if only the slowest bottleneck limits it; NAN if the machine's peak is not known. */
static double light_mlup_per_s(const struct forecast *f, int cores,
                               const struct predicted_point *at, bool *is_peak)
{
    struct model_point light;
    struct err no_peak = {0};
    *is_peak = false;
    if (!predict_flop_peak(&f->predict, &at->core, &at->traffic, cores, &light, &no_peak))
        return NAN;
    *is_peak = strcmp(light.roofline_bottleneck, "CPU") == 0;
    return light.roofline_mlup_per_s;
}

/* The time of all cores in use, after the version's changes. */
static double time_of(const struct forecast *f, const struct model_point *p)
{
    const double T_cy_per_cl = p->T_ECM_multicore_cy_per_cl;
    return f->version.serial_touch && !f->version.serial ? fmax(T_cy_per_cl, memory_cy_per_cl(f, p))
                                                         : T_cy_per_cl;
}

/* Performance on the other machines. */
static bool others_mlup_per_s(const struct forecast *f, const int64_t *sizes, int cores,
                              const struct traffic *traffic, double *out, struct err *err)
{
    const struct work work = {f->machine->clock_hz, f->lup_per_cl, 0};
    struct predict other = f->predict;
    struct predicted_point at;
    for (int i = 0; i < f->n_others; i++) {
        other.machine = &f->others[i];
        if (!predict_with(&other, sizes, f->version.serial ? 1 : cores, traffic, &at, err))
            return false;
        out[i] = unit_mlup_per_s(time_of(f, &at.point), &work);
    }
    return true;
}

bool forecast_with(const struct forecast *f, const int64_t *sizes, int cores,
                   const struct traffic *traffic, struct forecast_point *out, struct err *err)
{
    *out = (struct forecast_point){0};
    if (!predict_with(&f->predict, sizes, f->version.serial ? 1 : cores, traffic, &out->at, err))
        return false;
    const struct work work = {f->machine->clock_hz, f->lup_per_cl, 0};
    out->T_cy_per_cl = time_of(f, &out->at.point);
    out->mlup_per_s = unit_mlup_per_s(out->T_cy_per_cl, &work);
    if (!others_mlup_per_s(f, sizes, cores, traffic, out->other_mlup_per_s, err))
        return false;
    /*
     * ECM and Roofline may use bandwidths of different core counts: the larger result is the limit.
     */
    const double light = light_mlup_per_s(f, cores, &out->at, &out->light_is_peak);
    out->light_mlup_per_s = isfinite(light) ? fmax(light, out->mlup_per_s) : light;
    return true;
}

bool forecast_at(const struct forecast *f, const int64_t *sizes, int cores, struct arena *arena,
                 struct forecast_point *out, struct err *err)
{
    struct traffic traffic;
    return kernel_check_sizes(f->version.kernel, sizes, err) &&
           predict_traffic(&f->predict, sizes, f->version.serial ? 1 : cores, arena, &traffic,
                           err) &&
           forecast_with(f, sizes, cores, &traffic, out, err);
}
