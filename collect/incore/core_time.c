#include "collect/incore/core_time.h"

#include <math.h>

#include "base/divisor.h"
#include "stempel/kernel/dependence.h"

struct core_time core_time_scaled(const struct core_time *core, double factor)
{
    return (struct core_time){factor * core->T_comp_cy_per_cl, factor * core->T_RegL1_cy_per_cl,
                              factor * core->T_beyond_cy_per_cl};
}

double core_time_longer(const struct core_time *core)
{
    return fmax(core->T_comp_cy_per_cl, core->T_RegL1_cy_per_cl);
}

double incore_overlapping_cy_per_cl(const struct incore *in)
{
    return fmax(in->T_comp_cy_per_cl, in->T_latency_cy_per_cl);
}

struct core_time incore_core_time(const struct incore *in)
{
    return (struct core_time){incore_overlapping_cy_per_cl(in), in->T_RegL1_cy_per_cl,
                              in->T_beyond_cy_per_cl};
}

/* ---- accesses ---- */

/* The measured cost of accesses of this width; of the next wider one, or of the widest. */
static const struct access_cost *cost_of(const struct machine_core *measured, int bytes)
{
    int i = 0;
    while (i < measured->n_accesses - 1 && measured->accesses[i].bytes < bytes)
        i++;
    return &measured->accesses[i];
}

double incore_access_cy(const struct machine_core *measured, int bytes, double loads, double stores,
                        double split_share)
{
    if (measured->n_accesses == 0)
        return 0;
    const struct access_cost *c = cost_of(measured, bytes);
    const double load_cy = c->cy_per_load + split_share * (c->cy_per_split_load - c->cy_per_load);
    const double beside_cy = c->cy_per_store_beside * (1 + split_share);
    const double store_cy =
        c->cy_per_store + split_share * (c->cy_per_split_store - c->cy_per_store);
    return fmax(loads * load_cy + stores * beside_cy, stores * store_cy);
}

/* ---- rows ---- */

/* Cycles of the pieces of a row. */
struct pieces {
    const struct incore *in;
    const struct machine_core *measured;
    double split_share;
    double vector_cy;      /* of the hot loop, the longer of port and data time */
    double vector_comp_cy; /* of the hot loop, only port time */
    double data_factor;    /* data time by that of measured accesses; 0: none measured */
    double rate;           /* instructions per cycle that enter the core; 0: not known */
    int64_t left;          /* iterations not done yet */
    double cy;
    double vectors;
    int64_t steps;
};

static bool is_chained(const struct incore *in, double T_comp_cy_per_cl)
{
    return in->T_latency_cy_per_cl > 0 && T_comp_cy_per_cl >= in->T_latency_cy_per_cl;
}

/*
 * Usually the width of the front end. If chains within an iteration limit the loop and fill the
 * window of instructions in flight, what follows enters it no faster than the hot loop's
 * instructions leave it. If they fill the scheduler instead, instructions without dependencies
 * pass.
 */
static double entry_rate(const struct incore *in, struct core_time core, double iteration_cy)
{
    const double width = in->row.dispatch_width;
    const bool fills = is_chained(in, core.T_comp_cy_per_cl) && !(core.T_beyond_cy_per_cl > 0) &&
                       !in->row.scheduler_full;
    const double loop_rate = (double)in->n_instructions / iteration_cy;
    return fills && loop_rate < width ? loop_rate : width;
}

static double entry_cy(const struct pieces *p, int n_instructions)
{
    return p->rate > 0 ? (double)n_instructions / p->rate : 0;
}

static int hot_vector_bytes(const struct incore *in)
{
    return in->simd_bits / 8;
}

/* Measured data path time of the accesses in one iteration, each of so many bytes. */
static double accesses_cy(const struct pieces *p, int bytes, double split_share)
{
    return incore_access_cy(p->measured, bytes, p->in->row.loads_per_iteration,
                            p->in->row.stores_per_iteration, split_share);
}

/* The time of a step's vectors, which have fewer elements than those of the hot loop. A vector of
 * half the width is split across lines half as often, a single element never. */
static double step_vectors_cy(const struct pieces *p, double vectors, double lup)
{
    const double share =
        lup * p->in->row.vectors_per_iteration / (vectors * p->in->lup_per_iteration);
    const int bytes = (int)lround(share * hot_vector_bytes(p->in));
    const double split = vectors < lup ? share * p->split_share : 0;
    const double data_cy =
        p->data_factor * accesses_cy(p, bytes, split) / p->in->row.vectors_per_iteration;
    return vectors * (p->data_factor > 0 ? fmax(p->vector_comp_cy, data_cy) : p->vector_cy);
}

static void run_step(struct pieces *p, const struct row_step *step)
{
    const int64_t fit = p->left / step->lup;
    const int64_t times = fit > 1 && !step->repeats ? 1 : fit;
    const double cy =
        fmax(step_vectors_cy(p, step->vectors, step->lup), entry_cy(p, step->n_instructions));
    p->left -= times * step->lup;
    p->cy += (double)times * cy;
    p->vectors += (double)times * step->vectors;
    p->steps += times;
}

static void run_steps(struct pieces *p, bool always)
{
    const struct row_code *const row = &p->in->row;
    for (size_t i = 0; i < row->n_steps; i++) {
        if (row->steps[i].always == always)
            run_step(p, &row->steps[i]);
    }
}

static void run_row(const struct incore *in, const struct machine_core *measured, double lup_per_cl,
                    struct core_time core, struct row_time *out)
{
    const struct row_code *row = &in->row;
    const int64_t iterations = out->iterations;
    const double split_share = out->split_share;
    const double cls_per_iteration = in->lup_per_iteration / lup_per_cl;
    struct pieces rest = {
        .in = in, .measured = measured, .split_share = split_share, .left = iterations};
    const double whole_cy = accesses_cy(&rest, hot_vector_bytes(in), 0);
    double data_cy = core.T_RegL1_cy_per_cl * cls_per_iteration;
    if (whole_cy > 0) {
        rest.data_factor = data_cy / whole_cy;
        data_cy = rest.data_factor * accesses_cy(&rest, hot_vector_bytes(in), split_share);
    } else {
        data_cy *= 1 + split_share;
    }
    out->loop = (struct core_time){core.T_comp_cy_per_cl, data_cy / cls_per_iteration, 0};
    const double iteration_cy = fmax(core.T_comp_cy_per_cl * cls_per_iteration, data_cy);
    rest.vector_cy = iteration_cy / row->vectors_per_iteration;
    rest.vector_comp_cy = core.T_comp_cy_per_cl * cls_per_iteration / row->vectors_per_iteration;
    rest.rate = entry_rate(in, core, iteration_cy);
    run_steps(&rest, true);
    out->passes = rest.left / in->lup_per_iteration;
    rest.left %= in->lup_per_iteration;
    run_steps(&rest, false);
    out->steps = rest.steps + rest.left;
    if (rest.left > 0)
        rest.cy += step_vectors_cy(&rest, (double)rest.left, (double)rest.left);
    out->rest_cy = rest.cy;
    out->startup_cy = entry_cy(&rest, row->startup_instructions) + measured->row_cy;
    const double passes = (double)out->passes;
    const double alone_cy = out->rest_cy + out->startup_cy;
    const double vectors = passes * row->vectors_per_iteration + rest.vectors + (double)rest.left;
    const double rows_per_cl = lup_per_cl / (double)iterations;
    out->core.T_comp_cy_per_cl = rows_per_cl * (passes * iteration_cy + alone_cy);
    out->core.T_RegL1_cy_per_cl =
        rows_per_cl * (whole_cy > 0 ? passes * data_cy + alone_cy
                                    : vectors * data_cy / row->vectors_per_iteration);
}

/*
 * The time from the start of a row's chain to the start of the next one's. The core looks ahead:
 * the next row begins once the window has room for it, and then both advance. If a row is shorter
 * than twice the window, several are in flight. With instructions that enter at an even rate, one
 * of a row whose chain takes C waits (C - T) / 2 on average, and by Little's law that is as long as
 * T w / C, where w is the time that a full window of one chain takes.
 */
static double chain_to_chain(double chain_cy, double window_cy)
{
    return chain_cy >= 2 * window_cy ? chain_cy - window_cy
                                     : chain_cy * chain_cy / (chain_cy + 2 * window_cy);
}

/* A row whose chain starts anew, while that of the row before still runs. `endless` is of the loop,
 * `ports` the row without its chain. */
static void overlap_chains(const struct incore *in, double lup_per_cl, struct core_time endless,
                           const struct row_time *ports, struct row_time *row)
{
    const double rows_per_cl = lup_per_cl / (double)row->iterations;
    const double chain_cy = row->core.T_comp_cy_per_cl / rows_per_cl - row->startup_cy;
    const double window_cy = in->row.iterations_in_flight * endless.T_comp_cy_per_cl *
                             in->lup_per_iteration / lup_per_cl;
    row->overlap_cy = chain_cy - chain_to_chain(chain_cy, window_cy);
    row->core.T_comp_cy_per_cl = fmax(ports->core.T_comp_cy_per_cl,
                                      row->core.T_comp_cy_per_cl - rows_per_cl * row->overlap_cy);
    row->core.T_RegL1_cy_per_cl = ports->core.T_RegL1_cy_per_cl;
}

static struct core_time of_ports(struct core_time core)
{
    core.T_comp_cy_per_cl -= core.T_beyond_cy_per_cl;
    core.T_beyond_cy_per_cl = 0;
    return core;
}

bool incore_row_time(const struct incore *in, const struct machine_core *measured,
                     double lup_per_cl, struct core_time core, int64_t iterations,
                     double split_share, struct row_time *out)
{
    *out = (struct row_time){.iterations = iterations, .split_share = split_share};
    if (!in->row.known || iterations < 1)
        return false;
    struct row_time ports = *out;
    run_row(in, measured, lup_per_cl, core, out);
    if (core.T_beyond_cy_per_cl > 0) {
        run_row(in, measured, lup_per_cl, of_ports(core), &ports);
        if (is_chained(in, core.T_comp_cy_per_cl))
            overlap_chains(in, lup_per_cl, core, &ports, out);
        out->core.T_beyond_cy_per_cl = out->core.T_comp_cy_per_cl - ports.core.T_comp_cy_per_cl;
    }
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
 * Sets the share of rows in which the vectors of an access are aligned. The first bytes of rows are
 * begin + t * step modulo a line, for all t; `step` is the greatest common divisor of the strides
 * of the outer loops. If any of them is a multiple of the width, step / width of them are.
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
    *out = begin % step == 0 ? (double)step / (double)width : 0;
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
    const double stack =
        in->row.vectors_per_iteration > 0 ? in->n_spills / in->row.vectors_per_iteration : 0;
    return n > 0 ? sum / (n + stack) : 0;
}

/* ---- rows of a kernel ---- */

/* Whether the chain adds one LUP after the other, and goes on in the next row. No core adds in less
 * than two cycles. */
static bool sums_in_order(const struct incore *in, const struct kernel *k, double lup_per_cl,
                          const struct core_time *core)
{
    const double shortest_add_cy = 2;
    return core->T_beyond_cy_per_cl > 0 &&
           in->T_latency_cy_per_cl >= shortest_add_cy * lup_per_cl && !dependence_in_inner_loop(k);
}

static void hide_behind_chain(const struct core_time *endless, struct row_time *row)
{
    row->core.T_beyond_cy_per_cl = fmax(0, endless->T_comp_cy_per_cl - row->core.T_comp_cy_per_cl);
    row->core.T_comp_cy_per_cl += row->core.T_beyond_cy_per_cl;
    row->loop.T_comp_cy_per_cl = endless->T_comp_cy_per_cl;
}

bool incore_row_time_at(const struct incore *in, const struct kernel *k, const struct machine *m,
                        struct core_time core, const int64_t *sizes, double split_share,
                        struct row_time *out)
{
    struct err ignored = {0};
    int64_t iterations = 0;
    *out = (struct row_time){0};
    if (!kernel_loop_iterations(k, k->n_loops - 1, sizes, &iterations, &ignored))
        return false;
    const double lup_per_cl = kernel_lup_per_cl(k, m->line_bytes);
    if (!sums_in_order(in, k, lup_per_cl, &core))
        return incore_row_time(in, &m->core, lup_per_cl, core, iterations, split_share, out);
    struct machine_core ahead = m->core; /* of the chain: nothing waits for the end of a row */
    ahead.row_cy = 0;
    if (!incore_row_time(in, &ahead, lup_per_cl, of_ports(core), iterations, split_share, out))
        return false;
    hide_behind_chain(&core, out);
    return true;
}
