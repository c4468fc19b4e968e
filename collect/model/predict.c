#include "collect/model/predict.h"

#include <math.h>

#include "collect/model/interval_doubts.h"
#include "collect/traffic/conflict.h"
#include "collect/traffic/sim.h"

static void make_shares(struct predict *p, struct arena *arena)
{
    size_t bytes = p->machine->line_bytes;
    for (int a = 0; a < p->kernel->n_arrays; a++) {
        const size_t own = elem_bytes(p->kernel->arrays[a].type);
        bytes = own < bytes ? own : bytes;
    }
    p->n_shares = (int64_t)(p->machine->line_bytes / bytes);
    p->split_shares = arena_alloc(arena, (size_t)p->n_shares, sizeof *p->split_shares);
    for (int64_t i = 0; i < p->n_shares; i++)
        p->split_shares[i] = NAN;
}

void predict_make(const struct kernel *kernel, const struct kernel *data, const struct machine *m,
                  const struct incore *incore, const struct predict_options *options,
                  struct arena *arena, struct predict *out)
{
    *out = (struct predict){
        .kernel = kernel,
        .data = data != NULL ? data : kernel,
        .machine = m,
        .incore = incore,
        .options = *options,
    };
    out->options.rows = options->rows || (machine_is_fitted(m) && !options->literature);
    make_shares(out, arena);
    if (incore != NULL)
        out->core = incore_core_time(incore);
    out->has_lc = lc_analyse(out->data, m->line_bytes, arena, &out->lc, &out->no_lc);
}

double predict_safety(const struct predict *p)
{
    return p->options.safety > 0 ? p->options.safety : 1;
}

static double split_share(const struct predict *p, const int64_t *sizes)
{
    const int n = p->kernel->n_symbols;
    bool same = n > 0 && sizes[0] > p->n_shares;
    for (int s = 1; s < n; s++)
        same = same && sizes[s] == sizes[0];
    if (!same)
        return incore_split_share(p->incore, p->kernel, p->machine->line_bytes, sizes);
    double *const share = &p->split_shares[sizes[0] % p->n_shares];
    if (isnan(*share))
        *share = incore_split_share(p->incore, p->kernel, p->machine->line_bytes, sizes);
    return *share;
}

struct core_time predict_core(const struct predict *p, const int64_t *sizes, struct row_time *row)
{
    struct row_time time = {0};
    const bool known = p->options.rows && p->incore != NULL &&
                       incore_row_time_at(p->incore, p->kernel, p->machine, p->core, sizes,
                                          split_share(p, sizes), &time);
    if (row != NULL)
        *row = known ? time : (struct row_time){0};
    return known ? time.core : p->core;
}

static bool conflicts(const struct predict *p, const int64_t *sizes)
{
    struct hierarchy own;
    machine_hierarchy(p->machine, 1, &own);
    return conflict_expected(p->data, &own, sizes);
}

enum predictor predict_choose(const struct predict *p, const int64_t *sizes)
{
    const bool simulates =
        p->options.falls_back && (!p->has_lc || p->lc.across || conflicts(p, sizes));
    return simulates ? PREDICT_SIM : p->options.predictor;
}

static bool traffic_in(const struct predict *p, enum predictor predictor, const int64_t *sizes,
                       const struct hierarchy *h, struct arena *arena, struct traffic *out,
                       struct err *err)
{
    if (predictor == PREDICT_LC && p->has_lc)
        return lc_traffic(&p->lc, sizes, h, predict_safety(p), out, err);
    if (predictor == PREDICT_LC) {
        *err = p->no_lc;
        return false;
    }
    if (predictor == PREDICT_SIM && p->options.by_element)
        return sim_predict_with(p->data, sizes, h, &(struct sim_options){0}, arena, out, err);
    return traffic_predict(predictor, p->data, sizes, h, arena, out, err);
}

bool predict_traffic(const struct predict *p, const int64_t *sizes, int cores, struct arena *arena,
                     struct traffic *out, struct err *err)
{
    struct hierarchy h;
    machine_hierarchy(p->machine, cores, &h);
    return traffic_in(p, predict_choose(p, sizes), sizes, &h, arena, out, err);
}

static bool evaluate_traffic(const struct predict *p, enum predictor predictor, bool flop_peak,
                             const struct core_time *core, const struct traffic *traffic, int cores,
                             struct model_point *out, struct err *err)
{
    const struct model_options options = {.predictor = predictor,
                                          .cores = cores,
                                          .utilisation_penalty = p->options.utilisation_penalty,
                                          .flop_peak_roofline = flop_peak,
                                          .literature = p->options.literature};
    return model_evaluate(p->kernel, p->machine, core, traffic, &options, out, err);
}

bool predict_point(const struct predict *p, const struct core_time *core,
                   const struct traffic *traffic, int cores, struct model_point *out,
                   struct err *err)
{
    return evaluate_traffic(p, p->options.predictor, false, core, traffic, cores, out, err);
}

bool predict_flop_peak(const struct predict *p, const struct core_time *core,
                       const struct traffic *traffic, int cores, struct model_point *out,
                       struct err *err)
{
    return evaluate_traffic(p, p->options.predictor, true, core, traffic, cores, out, err);
}

bool predict_with(const struct predict *p, const int64_t *sizes, int cores,
                  const struct traffic *traffic, struct predicted_point *out, struct err *err)
{
    *out = (struct predicted_point){.predictor = predict_choose(p, sizes), .traffic = *traffic};
    machine_hierarchy(p->machine, cores, &out->hierarchy);
    out->core = predict_core(p, sizes, &out->row);
    if (!evaluate_traffic(p, out->predictor, false, &out->core, traffic, cores, &out->point, err))
        return false;
    interval_doubts(p, sizes, &out->point);
    return true;
}
