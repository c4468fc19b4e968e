#include "collect/model/model.h"

#include <math.h>

#include "collect/model/ecm.h"
#include "collect/model/roofline.h"
#include "collect/model/units.h"

static bool check(const struct machine *m, const struct traffic *traffic,
                  const struct model_options *options, struct err *err)
{
    const long cores = (long)m->sockets * m->cores_per_socket;
    if (options->cores < 1 || options->cores > cores)
        return err_set(err, ERR_USAGE, "%d cores requested, machine '%s' has %ld", options->cores,
                       m->name, cores) ||
               err_hint(err, "give 1 to %ld cores", cores);
    if (traffic->n_levels != m->n_caches || m->n_caches < 1)
        return err_set(err, ERR_INPUT, "traffic of %d levels for the %d caches of machine '%s'",
                       traffic->n_levels, m->n_caches, m->name);
    if (!(m->clock_hz > 0))
        return err_set(err, ERR_INPUT, "machine '%s' has no clock", m->name) ||
               err_hint(err, "add the clock of the measurements to the machine file");
    return true;
}

static void fill_levels(const struct machine *m, const struct traffic *traffic,
                        struct model_point *out)
{
    const double bytes_per_lup = (double)m->line_bytes / out->lup_per_cl; /* of one line */
    out->n_levels = traffic->n_levels;
    for (int i = 0; i < out->n_levels; i++) {
        const bool last = i == out->n_levels - 1;
        const struct level_traffic *t = &traffic->levels[i];
        struct model_level *const level = &out->levels[i];
        *level = (struct model_level){
            .from = m->caches[i].cache.name,
            .to = last ? "MEM" : m->caches[i + 1].cache.name,
            .load_lines = t->misses,
            .evict_lines = t->evicts,
            .load_bytes_per_lup = t->misses * bytes_per_lup,
            .evict_bytes_per_lup = t->evicts * bytes_per_lup,
            .mix = -1,
        };
        const double bytes = level->load_bytes_per_lup + level->evict_bytes_per_lup;
        level->flop_per_byte = bytes > 0 ? out->flop_per_lup / bytes : INFINITY;
    }
}

void model_begin(const struct kernel *k, const struct machine *m, const struct core_time *core,
                 const struct traffic *traffic, const struct model_options *options,
                 struct model_point *out)
{
    *out = (struct model_point){
        .cores = options->cores,
        .predictor = options->predictor,
        .core = *core,
        .registers_overlap = m->registers_overlap,
        .memory_mix = -1,
        .flop_per_lup = kernel_flops_sum(&k->flops),
        .lup_per_cl = kernel_lup_per_cl(k, m->line_bytes),
    };
    fill_levels(m, traffic, out);
}

void model_forget_times(struct model_point *out)
{
    for (int i = 0; i < out->n_levels; i++)
        out->levels[i].cy_per_cl = out->levels[i].roofline_cy_per_cl =
            out->levels[i].bandwidth_bytes_per_s = NAN;
    out->T_ECM_cy_per_cl = out->T_ECM_multicore_cy_per_cl = out->roofline_cy_per_cl = NAN;
    out->ECM_low_cy_per_cl = out->ECM_high_cy_per_cl = NAN;
    out->ecm_mlup_per_s = out->roofline_mlup_per_s = NAN;
    out->roofline_bottleneck[0] = '\0';
    out->interval_reason = NULL;
    out->saturation_cores = -1;
}

bool model_evaluate(const struct kernel *k, const struct machine *m, const struct core_time *core,
                    const struct traffic *traffic, const struct model_options *options,
                    struct model_point *out, struct err *err)
{
    if (!check(m, traffic, options, err))
        return false;
    model_begin(k, m, core, traffic, options, out);
    if (!ecm_evaluate(m, options, out, err) || !roofline_evaluate(k, m, options, out, err)) {
        model_forget_times(out);
        return false;
    }
    const struct work work = {m->clock_hz, out->lup_per_cl, out->flop_per_lup};
    out->ecm_mlup_per_s = unit_mlup_per_s(out->T_ECM_multicore_cy_per_cl, &work);
    out->roofline_mlup_per_s = unit_mlup_per_s(out->roofline_cy_per_cl, &work);
    return true;
}
