#include "collect/model/roofline.h"

#include <math.h>
#include <stdio.h>

#include "collect/model/units.h"

/* Ceiling and time of one edge; the data come from level `source`. */
static void edge(const struct machine *m, int source, int cores, double line_bytes,
                 struct model_level *level)
{
    const double bytes = (level->load_lines + level->evict_lines) * line_bytes;
    struct err unknown = {0};
    if (machine_bandwidth(m, source, cores, level->load_lines, level->evict_lines,
                          &level->bandwidth_bytes_per_s, &level->mix, &unknown)) {
        level->roofline_cy_per_cl =
            unit_transfer_cy(bytes, level->bandwidth_bytes_per_s, m->clock_hz);
        level->stream_mix = m->mixes[level->mix].name;
        return;
    }
    level->mix = -1;
    level->bandwidth_bytes_per_s = NAN;
    level->roofline_cy_per_cl = bytes > 0 ? NAN : 0;
}

/* The peak of the kernel's element type. */
static const struct peak_flops *peak_of(const struct kernel *k, const struct machine *m)
{
    const int work = kernel_work_array(k);
    const enum elem_type type = work >= 0 ? k->arrays[work].type : ELEM_DOUBLE;
    return type == ELEM_FLOAT || type == ELEM_FLOAT_COMPLEX ? &m->peak_sp : &m->peak_dp;
}

static bool peak_time(const struct kernel *k, const struct machine *m, struct model_point *out,
                      struct err *err)
{
    const double flop_per_cl = out->flop_per_lup * out->lup_per_cl;
    const double peak = peak_of(k, m)->total;
    out->peak_cy_per_cl = 0;
    if (!(flop_per_cl > 0))
        return true;
    if (!(peak > 0))
        return err_set(err, ERR_INPUT, "machine '%s' has no peak FLOP per cycle", m->name) ||
               err_hint(err, "add the peak to the machine file, or use RooflineASM");
    out->peak_cy_per_cl = flop_per_cl / peak / out->cores;
    return true;
}

/* Every distinct access moves one element between the registers and L1. */
static void register_edge(const struct kernel *k, const struct machine *m, struct model_point *out)
{
    struct model_level *r = &out->registers;
    *r = (struct model_level){.from = "REG", .to = "L1"};
    for (int i = 0; i < k->n_accesses; i++) {
        const struct kernel_access *a = &k->accesses[i];
        const double bytes = (double)elem_bytes(k->arrays[a->array].type);
        double *const sum = a->write ? &r->evict_bytes_per_lup : &r->load_bytes_per_lup;
        *sum += bytes;
    }
    const double lines_per_byte = out->lup_per_cl / (double)m->line_bytes;
    r->load_lines = r->load_bytes_per_lup * lines_per_byte;
    r->evict_lines = r->evict_bytes_per_lup * lines_per_byte;
    r->flop_per_byte = out->flop_per_lup / (r->load_bytes_per_lup + r->evict_bytes_per_lup);
    edge(m, 0, out->cores, (double)m->line_bytes, r);
}

/* Makes `level` the bottleneck if it is slower than the one so far. */
static void candidate(struct model_point *out, const struct model_level *level)
{
    /* NaN, an edge without a measured ceiling, is never larger */
    if (!(level->roofline_cy_per_cl > out->roofline_cy_per_cl))
        return;
    out->roofline_cy_per_cl = level->roofline_cy_per_cl;
    snprintf(out->roofline_bottleneck, sizeof out->roofline_bottleneck, "%s-%s", level->from,
             level->to);
}

bool roofline_evaluate(const struct kernel *k, const struct machine *m,
                       const struct model_options *options, struct model_point *out,
                       struct err *err)
{
    snprintf(out->roofline_bottleneck, sizeof out->roofline_bottleneck, "CPU");
    if (options->flop_peak_roofline) {
        if (!peak_time(k, m, out, err))
            return false;
        register_edge(k, m, out);
        out->roofline_cy_per_cl = out->peak_cy_per_cl;
        candidate(out, &out->registers);
    } else {
        out->roofline_cy_per_cl = core_time_longer(&out->core) / out->cores;
    }
    for (int i = 0; i < out->n_levels; i++) {
        edge(m, i + 1, out->cores, (double)m->line_bytes, &out->levels[i]);
        candidate(out, &out->levels[i]);
    }
    return true;
}
