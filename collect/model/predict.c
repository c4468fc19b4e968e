#include "collect/model/predict.h"

#include <math.h>
#include <string.h>

#include "collect/traffic/conflict.h"
#include "collect/traffic/sim.h"

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
    out->options.rows = options->rows || (m->n_compositions > 0 && !options->literature);
    if (incore != NULL)
        out->core = incore_core_time(incore);
    out->has_lc = lc_analyse(out->data, m->line_bytes, arena, &out->lc, &out->no_lc);
}

double predict_safety(const struct predict *p)
{
    return p->options.safety > 0 ? p->options.safety : 1;
}

struct core_time predict_core(const struct predict *p, const int64_t *sizes, struct row_time *row)
{
    struct row_time time = {0};
    const bool known =
        p->options.rows && p->incore != NULL &&
        incore_row_time_at(p->incore, p->kernel, p->machine->line_bytes, p->core, sizes, &time);
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

/* The analyser's table is another core's: detection says that it assumes it. */
static bool borrows_table(const struct predict *p)
{
    bool assumed = false;
    for (size_t i = 0; p->incore != NULL && i < p->machine->n_provenance; i++)
        assumed = assumed || (p->machine->provenance[i].kind == PROVENANCE_ASSUMED &&
                              strcmp(p->machine->provenance[i].group, "analysers") == 0);
    return assumed;
}

/*
 * Of a borrowed table: the 10th and 90th percentile of how long loops take by a core's table and by
 * that of its predecessor. docs/models.md, "Intervals".
 */
static const double successor_shares[] = {0.66, 1.12};

/* A condition that holds or does not in a cache so much larger or smaller is doubtful. */
static const double edge = 1.25;

/* In bits, as the reasons are numbered. */
enum { DOUBT_EDGE = 1, DOUBT_TABLE = 2 };
static const char *const reasons[] = {
    NULL,
    "a layer condition is within 25 % of its edge",
    "the analyser's table is that of a similar core",
    "a layer condition is within 25 % of its edge, and the analyser's table is that of a similar "
    "core",
};

/* Spans the other outcome as well; 0 where that is the same within 1 %, else the doubt. */
static unsigned span(const struct predict *p, const struct core_time *core,
                     const struct traffic *traffic, struct model_point *point, unsigned doubt)
{
    struct model_point other;
    struct err ignored = {0};
    if (!evaluate_traffic(p, point->predictor, false, core, traffic, point->cores, &other,
                          &ignored) ||
        fabs(other.T_ECM_multicore_cy_per_cl / point->T_ECM_multicore_cy_per_cl - 1) < 0.01)
        return 0;
    point->ECM_low_cy_per_cl = fmin(point->ECM_low_cy_per_cl, other.ECM_low_cy_per_cl);
    point->ECM_high_cy_per_cl = fmax(point->ECM_high_cy_per_cl, other.ECM_high_cy_per_cl);
    return doubt;
}

static bool same_lines(const struct traffic *t, const struct model_point *p)
{
    bool same = true;
    for (int i = 0; i < p->n_levels; i++)
        same = same && t->levels[i].misses == p->levels[i].load_lines &&
               t->levels[i].evicts == p->levels[i].evict_lines;
    return same;
}

static unsigned doubt_edges(const struct predict *p, const int64_t *sizes,
                            struct model_point *point)
{
    const double tried[] = {predict_safety(p) * edge, predict_safety(p) / edge};
    struct hierarchy h;
    unsigned doubts = 0;
    if (point->predictor != PREDICT_LC || !p->has_lc)
        return 0;
    machine_hierarchy(p->machine, point->cores, &h);
    for (size_t i = 0; i < sizeof tried / sizeof tried[0]; i++) {
        struct traffic traffic;
        struct err ignored = {0};
        if (lc_traffic(&p->lc, sizes, &h, tried[i], &traffic, &ignored) &&
            !same_lines(&traffic, point))
            doubts |= span(p, &point->core, &traffic, point, DOUBT_EDGE);
    }
    return doubts;
}

static unsigned doubt_table(const struct predict *p, struct model_point *point)
{
    unsigned doubts = 0;
    struct traffic traffic = {.n_levels = point->n_levels};
    for (int i = 0; i < point->n_levels; i++) {
        traffic.levels[i].misses = point->levels[i].load_lines;
        traffic.levels[i].evicts = point->levels[i].evict_lines;
    }
    for (size_t i = 0; borrows_table(p) && i < sizeof successor_shares / sizeof(double); i++) {
        const struct core_time core = {successor_shares[i] * point->core.T_comp_cy_per_cl,
                                       successor_shares[i] * point->core.T_RegL1_cy_per_cl};
        doubts |= span(p, &core, &traffic, point, DOUBT_TABLE);
    }
    return doubts;
}

void predict_doubts(const struct predict *p, const int64_t *sizes, struct model_point *point)
{
    if (point->composition == NULL)
        return;
    const unsigned edges = doubt_edges(p, sizes, point);
    point->interval_reason = reasons[edges | doubt_table(p, point)];
}

bool predict_with(const struct predict *p, const int64_t *sizes, int cores,
                  const struct traffic *traffic, struct predicted_point *out, struct err *err)
{
    *out = (struct predicted_point){.predictor = predict_choose(p, sizes), .traffic = *traffic};
    machine_hierarchy(p->machine, cores, &out->hierarchy);
    out->core = predict_core(p, sizes, &out->row);
    if (!evaluate_traffic(p, out->predictor, false, &out->core, traffic, cores, &out->point, err))
        return false;
    predict_doubts(p, sizes, &out->point);
    return true;
}
