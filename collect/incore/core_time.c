#include "collect/incore/core_time.h"

#include <math.h>

#include "base/divisor.h"

double incore_overlapping_cy_per_cl(const struct incore *in)
{
    return fmax(in->T_comp_cy_per_cl, in->T_latency_cy_per_cl);
}

struct core_time incore_core_time(const struct incore *in)
{
    return (struct core_time){incore_overlapping_cy_per_cl(in), in->T_RegL1_cy_per_cl};
}

/* ---- rows ---- */

/* Cycles of the pieces of a row. */
struct pieces {
    const struct row_code *row;
    double vector_cy; /* of the hot loop */
    double rate;      /* instructions a cycle that enter the core; 0: not known */
    int64_t left;     /* iterations not done yet */
    double cy;
    double vectors;
    int64_t steps;
};

/*
 * The front end's width; where dependency chains limit, the window of instructions in flight is
 * full, and what comes after enters it no faster than the hot loop's instructions leave it.
 */
static double entry_rate(const struct incore *in, double T_comp_cy_per_cl, double pass_cy)
{
    const double width = in->row.dispatch_width;
    const bool chained = in->T_latency_cy_per_cl > 0 && T_comp_cy_per_cl >= in->T_latency_cy_per_cl;
    const double loop_rate = (double)in->n_instructions / pass_cy;
    return chained && loop_rate < width ? loop_rate : width;
}

static double entry_cy(const struct pieces *p, int n_instructions)
{
    return p->rate > 0 ? (double)n_instructions / p->rate : 0;
}

static void run_step(struct pieces *p, const struct row_step *step)
{
    const int64_t fit = p->left / step->lup;
    const int64_t times = fit > 1 && !step->repeats ? 1 : fit;
    const double cy = fmax(step->vectors * p->vector_cy, entry_cy(p, step->n_instructions));
    p->left -= times * step->lup;
    p->cy += (double)times * cy;
    p->vectors += (double)times * step->vectors;
    p->steps += times;
}

static void run_steps(struct pieces *p, bool always)
{
    for (size_t i = 0; i < p->row->n_steps; i++) {
        if (p->row->steps[i].always == always)
            run_step(p, &p->row->steps[i]);
    }
}

bool incore_row_time(const struct incore *in, double lup_per_cl, struct core_time core,
                     int64_t iterations, double split_share, struct row_time *out)
{
    const struct row_code *row = &in->row;
    *out = (struct row_time){.iterations = iterations, .split_share = split_share};
    if (!row->known || iterations < 1)
        return false;
    const double cls_per_pass = in->lup_per_iteration / lup_per_cl;
    const double data_cy = core.T_RegL1_cy_per_cl * cls_per_pass * (1 + split_share);
    const double pass_cy = fmax(core.T_comp_cy_per_cl * cls_per_pass, data_cy);
    struct pieces rest = {.row = row,
                          .vector_cy = pass_cy / row->vectors_per_pass,
                          .rate = entry_rate(in, core.T_comp_cy_per_cl, pass_cy),
                          .left = iterations};
    run_steps(&rest, true);
    out->passes = rest.left / in->lup_per_iteration;
    rest.left %= in->lup_per_iteration;
    run_steps(&rest, false);
    out->steps = rest.steps + rest.left;
    out->rest_cy = rest.cy + (double)rest.left * rest.vector_cy;
    out->startup_cy = entry_cy(&rest, row->startup_instructions);
    const double vectors =
        (double)out->passes * row->vectors_per_pass + rest.vectors + (double)rest.left;
    const double rows_per_cl = lup_per_cl / (double)iterations;
    out->core.T_comp_cy_per_cl =
        rows_per_cl * ((double)out->passes * pass_cy + out->rest_cy + out->startup_cy);
    out->core.T_RegL1_cy_per_cl = rows_per_cl * vectors * data_cy / row->vectors_per_pass;
    return true;
}

/* ---- vectors across two lines ---- */

static int64_t common_step(int64_t a, int64_t b)
{
    return (int64_t)divisor_common((uint64_t)a, (uint64_t)b);
}

/* Value of a polynomial in bytes, modulo a line; false on overflow. */
static bool bytes_in_line(const struct poly *p, const int64_t *sizes, int64_t element, int64_t line,
                          int64_t *out)
{
    int64_t value = 0;
    if (!poly_eval(p, sizes, &value))
        return false;
    *out = ((value % line * element) % line + line) % line;
    return true;
}

/*
 * The rows' first bytes are begin + t * step modulo a line, for all t: `step` is the greatest
 * common divisor of what the outer loops move by. Of these, step / width of those that hit a
 * multiple of the width at all do so.
 */
static bool aligned_share(const struct kernel *k, const struct kernel_access *a,
                          const int64_t *sizes, int64_t width, int64_t line, double *out)
{
    const int64_t element = (int64_t)elem_bytes(k->arrays[a->array].type);
    int64_t begin = 0;
    int64_t step = line;
    if (!bytes_in_line(&a->offset, sizes, element, line, &begin))
        return false;
    for (int l = 0; l < k->n_loops; l++) {
        int64_t stride = 0;
        int64_t first = 0;
        if (!bytes_in_line(&a->stride[l], sizes, element, line, &stride) ||
            !poly_eval(&k->loops[l].start, sizes, &first))
            return false;
        begin = (begin + stride * (first % line)) % line;
        if (l < k->n_loops - 1)
            step = common_step(stride * (k->loops[l].step % line) % line, step);
    }
    step = common_step(step, width);
    *out = (begin % step + step) % step == 0 ? (double)step / (double)width : 0;
    return true;
}

double incore_split_share(const struct incore *in, const struct kernel *k, size_t line_bytes,
                          const int64_t *sizes)
{
    const int64_t width = in->vectorised ? in->simd_bits / 8 : 0;
    const int64_t line = (int64_t)line_bytes;
    double sum = 0;
    int n = 0;
    if (width < 2 || line % width != 0)
        return 0;
    for (int i = 0; i < k->n_accesses; i++) {
        const struct kernel_access *a = &k->accesses[i];
        int64_t stride = 0;
        double aligned = 0;
        if (!poly_eval(&a->stride[k->n_loops - 1], sizes, &stride) || stride != 1 ||
            k->loops[k->n_loops - 1].step != 1 ||
            !aligned_share(k, a, sizes, width, line, &aligned))
            continue;
        sum += (1 - aligned) * (double)width / (double)line;
        n++;
    }
    const double stack = in->row.vectors_per_pass > 0 ? in->n_spills / in->row.vectors_per_pass : 0;
    return n > 0 ? sum / (n + stack) : 0;
}

bool incore_row_time_at(const struct incore *in, const struct kernel *k, size_t line_bytes,
                        struct core_time core, const int64_t *sizes, struct row_time *out)
{
    struct err ignored = {0};
    int64_t iterations = 0;
    *out = (struct row_time){0};
    return kernel_loop_iterations(k, k->n_loops - 1, sizes, &iterations, &ignored) &&
           incore_row_time(in, kernel_lup_per_cl(k, line_bytes), core, iterations,
                           incore_split_share(in, k, line_bytes, sizes), out);
}
