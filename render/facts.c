#include "render/facts.h"

#include <math.h>

#include "base/quantile.h"
#include "collect/model/scaling.h"
#include "collect/model/units.h"
#include "collect/traffic/lc.h"
#include "render/edge.h"

enum { AGREES_PER_CENT = 10, DIFFERS_PER_CENT = 25 };
static const char ecm_of_rows[] = "ECM of rows";
static const char roofline[] = "Roofline";

#define NUMBER(name) offsetof(struct facts, name)
const size_t facts_numbers[FACTS_NUMBERS] = {
    NUMBER(last_cache_bytes),
    NUMBER(size),
    NUMBER(bytes),
    NUMBER(cy_per_cl),
    NUMBER(mlup_per_s),
    NUMBER(ecm_cy_per_cl),
    NUMBER(ecm_mlup_per_s),
    NUMBER(roofline_cy_per_cl),
    NUMBER(T_comp_cy_per_cl),
    NUMBER(T_RegL1_cy_per_cl),
    NUMBER(ecm_low_cy_per_cl),
    NUMBER(ecm_high_cy_per_cl),
    NUMBER(deviation),
    NUMBER(median_deviation),
    NUMBER(balance_bytes_per_lup),
    NUMBER(min_balance_bytes_per_lup),
    NUMBER(step_from),
    NUMBER(step_to),
    NUMBER(step_before_bytes_per_lup),
    NUMBER(apart),
    NUMBER(apart_size),
    NUMBER(all_mlup_per_s),
    NUMBER(all_threads),
    NUMBER(first_mlup_per_s),
    NUMBER(first_threads),
    NUMBER(saturation_cores),
    NUMBER(fastest_cores),
    NUMBER(domain_cores),
    NUMBER(all_ecm_mlup_per_s),
    NUMBER(all_ecm_threads),
    NUMBER(domain_mlup_per_s),
    NUMBER(domain_ecm_mlup_per_s),
    NUMBER(best_block_mlup_per_s),
    NUMBER(plain_block_mlup_per_s),
};

const char *facts_model_name(size_t i)
{
    if (i < POINTS_MAX_PREDICTIONS)
        return traffic_sources[i].ecm;
    return i == POINTS_MAX_PREDICTIONS ? ecm_of_rows : roofline;
}

const char *deviation_class_css(enum deviation_class light)
{
    static const char *const css[] = {"ok", "warn", "bad", "none"};
    return css[light];
}

const char *deviation_class_text(enum deviation_class light)
{
    static const char *const texts[] = {"model within 10 % of the measurement",
                                        "model within 25 % of the measurement",
                                        "model more than 25 % off", "nothing to compare"};
    return texts[light];
}

enum deviation_class deviation_class_of(double deviation)
{
    if (isnan(deviation))
        return DEVIATION_UNKNOWN;
    const double per_cent = round(100 * fabs(deviation));
    if (per_cent <= AGREES_PER_CENT)
        return DEVIATION_AGREES;
    return per_cent <= DIFFERS_PER_CENT ? DEVIATION_DIFFERS : DEVIATION_CONTRADICTS;
}

double facts_core_mlup_per_s(const struct facts *f)
{
    return isnan(f->mlup_per_s) ? f->ecm_mlup_per_s : f->mlup_per_s;
}

double facts_mlup_cy(const struct collected *c, const struct facts *f)
{
    const double from_data = f->ecm_mlup_per_s * f->ecm_cy_per_cl;
    return from_data > 0 ? from_data : unit_mlup_cy((double)c->file.clock_hz, c->file.lup_per_cl);
}

bool row_doubtful(const struct points *p, size_t row)
{
    const struct str verdict = point_text(p->bench_verdict, row);
    return verdict.len != 0 && !str_eq(verdict, STR("ok")) &&
           !isnan(point_value(p->bench_cy_per_cl_median, row));
}

double edge_bytes_per_lup(const struct point_edge *edge, size_t row)
{
    const double load = point_value(edge->load_bytes_per_lup, row);
    const double evict = point_value(edge->evict_bytes_per_lup, row);
    if (isnan(load))
        return evict;
    return isnan(evict) ? load : load + evict;
}

static double last_cache(const struct collected *c)
{
    double largest = NAN;
    for (size_t i = 0; i < c->n_conditions; i++)
        largest = fmax(largest, c->conditions[i].cache_bytes);
    return largest;
}

/* The first row that has a value, or n. */
static size_t first_with(const double *values, size_t n)
{
    size_t i = 0;
    while (i < n && isnan(point_value(values, i)))
        i++;
    return i;
}

/* The last row that has a value, or n. */
static size_t last_with(const double *values, size_t n)
{
    for (size_t i = n; i > 0; i--) {
        if (!isnan(point_value(values, i - 1)))
            return i - 1;
    }
    return n;
}

/* The level furthest from the core that is read or written at this size. */
static double source_level(const struct predicted *p, size_t row)
{
    size_t used = p->n_edges;
    while (used > 0 && !(edge_bytes_per_lup(&p->edges[used - 1], row) > 0))
        used--;
    return used == p->n_edges ? MEMORY_LEVEL : (double)used + 1;
}

static void add_deviations(const struct points *g, const char *name, const double *model,
                           struct arena *arena, struct facts *f)
{
    struct deviations *d = &f->models[f->n_models++];
    *d = (struct deviations){.model = name};
    d->values = arena_alloc(arena, g->n, sizeof *d->values);
    d->levels = arena_alloc(arena, g->n, sizeof *d->levels);
    for (size_t i = 0; i < g->n; i++) {
        const double deviation =
            point_value(model, i) / point_value(g->bench_cy_per_cl_median, i) - 1;
        if (!isfinite(deviation))
            continue;
        d->levels[d->n] = source_level(f->model, i);
        d->values[d->n++] = deviation;
    }
}

static void compute_deviations(const struct points *g, struct arena *arena, struct facts *f)
{
    for (size_t i = 0; i < g->n_predictions; i++)
        add_deviations(g, g->predictions[i].by->ecm, g->predictions[i].ECM_cy_per_cl, arena, f);
    if (f->model == NULL)
        return;
    if (f->model->ECM_rows_cy_per_cl != NULL)
        add_deviations(g, ecm_of_rows, f->model->ECM_rows_cy_per_cl, arena, f);
    add_deviations(g, roofline, f->model->roofline_cy_per_cl, arena, f);
    const struct deviations *first = &f->models[0];
    double *absolute = arena_alloc(arena, first->n, sizeof *absolute);
    for (size_t i = 0; i < first->n; i++)
        absolute[i] = fabs(first->values[i]);
    f->median_deviation = quantile_median(absolute, first->n);
    f->light = deviation_class_of(f->median_deviation);
}

static void compare_predictors(const struct points *g, struct facts *f)
{
    const struct predicted *lc = points_predicted(g, predictor_name(PREDICT_LC));
    const struct predicted *sim = points_predicted(g, predictor_name(PREDICT_SIM));
    for (size_t i = 0; lc != NULL && sim != NULL && i < g->n; i++) {
        const double apart =
            point_value(sim->ECM_cy_per_cl, i) / point_value(lc->ECM_cy_per_cl, i) - 1;
        if (!(fabs(apart) > DIFFERS_PER_CENT / 100.0))
            continue;
        f->n_apart++;
        if (!(fabs(apart) <= fabs(f->apart))) {
            f->apart = apart;
            f->apart_size = point_value(g->size, i);
        }
    }
}

/* The layer condition of the last cache that is lost between two sizes; the condition that all
 * arrays fit in it does not count. */
static const struct layer_condition *condition_between(const struct collected *c,
                                                       double cache_bytes, double from, double to)
{
    for (size_t i = 0; i < c->n_conditions; i++) {
        const struct layer_condition *lc = &c->conditions[i];
        if (lc->cache_bytes >= cache_bytes && lc->max_size >= from && lc->max_size <= to &&
            !str_eq(lc->dims, str_of(lc_dims_name(0))))
            return lc;
    }
    return NULL;
}

static void compute_balance(const struct collected *c, struct facts *f)
{
    if (f->model == NULL || f->model->n_edges == 0)
        return;
    const struct points *g = &c->grid;
    const struct point_edge *memory = &f->model->edges[f->model->n_edges - 1];
    double before = NAN;
    for (size_t i = 0; i <= f->row && i < g->n; i++) {
        const double now = edge_bytes_per_lup(memory, i);
        if (!(now > 0) || point_value(g->bytes, i) <= f->last_cache_bytes)
            continue;
        f->min_balance_bytes_per_lup = fmin(f->min_balance_bytes_per_lup, now);
        if (fabs(now - before) > 0.03 * before) {
            f->step_from = point_value(g->size, i - 1);
            f->step_to = point_value(g->size, i);
            f->step_before_bytes_per_lup = before;
        }
        before = now;
    }
    f->balance_bytes_per_lup = before;
    f->broken = condition_between(c, f->last_cache_bytes, f->step_from, f->step_to);
}

/* If values for times are missing in the machine file, only traffic is known. */
static size_t last_with_traffic(const struct predicted *model, size_t n)
{
    const bool known = model != NULL && model->n_edges > 0 && n > 0 &&
                       !isnan(edge_bytes_per_lup(&model->edges[model->n_edges - 1], n - 1));
    return known ? n - 1 : n;
}

/* Sentences of the configuration's file, in the words of the pages; empty for null. */
static struct str stored_words(struct arena *arena, const char *sentences)
{
    return sentences == NULL ? (struct str){0} : edge_words(arena, str_of(sentences));
}

static void compute_largest(const struct collected *c, struct arena *arena, struct facts *f)
{
    const struct points *g = &c->grid;
    f->model = g->n_predictions == 0 ? NULL : &g->predictions[0];
    const double *model_cy = f->model == NULL ? NULL : f->model->ECM_cy_per_cl;
    f->modelled = last_with(model_cy, g->n) < g->n;
    f->row = last_with(g->bench_cy_per_cl_median, g->n);
    f->measured = f->row < g->n;
    if (!f->measured)
        f->row = last_with(model_cy, g->n);
    if (f->row == g->n)
        f->row = last_with_traffic(f->model, g->n);
    if (f->row == g->n)
        return;
    f->size = point_value(g->size, f->row);
    f->bytes = point_value(g->bytes, f->row);
    f->in_memory = f->bytes > f->last_cache_bytes;
    f->cy_per_cl = point_value(g->bench_cy_per_cl_median, f->row);
    f->mlup_per_s = point_value(g->bench_mlup_per_s_median, f->row);
    if (f->model != NULL) {
        f->ecm_cy_per_cl = point_value(f->model->ECM_cy_per_cl, f->row);
        f->ecm_mlup_per_s = point_value(f->model->ECM_mlup_per_s, f->row);
        f->ecm_low_cy_per_cl = point_value(f->model->ECM_low_cy_per_cl, f->row);
        f->ecm_high_cy_per_cl = point_value(f->model->ECM_high_cy_per_cl, f->row);
        f->roofline_cy_per_cl = point_value(f->model->roofline_cy_per_cl, f->row);
        f->bottleneck = point_text(f->model->roofline_bottleneck, f->row);
    }
    f->deviation = f->ecm_cy_per_cl / f->cy_per_cl - 1;
    if ((double)c->file.explained_size == f->size) {
        f->explanation = stored_words(arena, c->file.explanation);
        f->limit = stored_words(arena, c->file.bottleneck);
        f->advice = stored_words(arena, c->file.advice);
    }
    compute_deviations(g, arena, f);
    compare_predictors(g, f);
    compute_balance(c, f);
}

/* With more cores than are fastest, reuse in shared caches may be lost: the saturation in the last
 * row would then be that of a different loop. */
static void compute_saturation(const struct points *s, const struct predicted *model,
                               struct facts *f)
{
    struct scaling_curve curve = {s->threads, model->ECM_mlup_per_s, model->saturation_cores, 0};
    if (curve.cores == NULL)
        return;
    while (curve.n < s->n && !(s->threads[curve.n] > f->domain_cores))
        curve.n++;
    const struct scaling_best best = scaling_best(&curve);
    f->saturation_cores = best.saturation;
    if (best.falls)
        f->fastest_cores = s->threads[best.at];
}

/* At the largest grid that has one; NaN: none. */
static double last_saturation(const struct points *p, const struct predicted *model)
{
    const size_t at = model == NULL ? p->n : last_with(model->saturation_cores, p->n);
    return at < p->n ? model->saturation_cores[at] : (double)NAN;
}

/* Without a table over cores, the saturation with all cores says more than that with one core, for
 * which shared caches are whole. */
static void compute_scaling(const struct collected *c, struct facts *f)
{
    const struct points *s = &c->scaling;
    const size_t last = last_with(s->bench_mlup_per_s_median, s->n);
    if (last < s->n) {
        f->all_mlup_per_s = point_value(s->bench_mlup_per_s_median, last);
        f->all_threads = point_value(s->threads, last);
        const size_t first = first_with(s->bench_mlup_per_s_median, s->n);
        f->first_mlup_per_s = point_value(s->bench_mlup_per_s_median, first);
        f->first_threads = point_value(s->threads, first);
    }
    const size_t most =
        s->n_predictions == 0 ? s->n : last_with(s->predictions[0].ECM_mlup_per_s, s->n);
    if (most < s->n) {
        f->all_ecm_mlup_per_s = point_value(s->predictions[0].ECM_mlup_per_s, most);
        f->all_ecm_threads = point_value(s->threads, most);
    }
    if (s->n_predictions != 0)
        compute_saturation(s, &s->predictions[0], f);
    else if (f->model != NULL) {
        const struct predicted *socket = points_predicted(&c->socket, f->model->by->name);
        f->saturation_cores = last_saturation(&c->socket, socket);
        if (isnan(f->saturation_cores))
            f->saturation_cores = last_saturation(&c->grid, f->model);
    }
}

static void compute_domain(const struct collected *c, struct facts *f)
{
    const struct points *s = &c->scaling;
    for (size_t i = 0; i < s->n; i++) {
        if (point_value(s->threads, i) != f->domain_cores)
            continue;
        f->domain_mlup_per_s = point_value(s->bench_mlup_per_s_median, i);
        if (s->n_predictions != 0)
            f->domain_ecm_mlup_per_s = point_value(s->predictions[0].ECM_mlup_per_s, i);
    }
}

/* The fastest blocked run at the largest blocked grid, and the plain run at the same grid: measured
 * ones, or predicted ones if no blocked run was measured. */
static void compute_blocking(const struct collected *c, struct facts *f)
{
    const struct points *b = &c->blocking;
    const double *rates = points_rates(b, &f->block_measured);
    const double *plain = f->block_measured  ? c->grid.bench_mlup_per_s_median
                          : f->model != NULL ? f->model->ECM_mlup_per_s
                                             : NULL;
    double largest = NAN;
    for (size_t i = 0; i < b->n; i++) {
        if (!isnan(point_value(rates, i)))
            largest = fmax(largest, point_value(b->size, i));
    }
    for (size_t i = 0; i < b->n; i++) {
        const double value = point_value(rates, i);
        if (point_value(b->size, i) != largest || isnan(value) || value <= f->best_block_mlup_per_s)
            continue;
        f->best_block_mlup_per_s = value;
        f->best_block_level = point_text(b->block_level, i);
    }
    for (size_t i = 0; i < c->grid.n; i++) {
        if (point_value(c->grid.size, i) == largest)
            f->plain_block_mlup_per_s = point_value(plain, i);
    }
}

static void count_verdicts(const struct points *p, struct facts *f)
{
    for (size_t i = 0; i < p->n; i++) {
        f->n_measured += isnan(point_value(p->bench_cy_per_cl_median, i)) ? 0 : 1;
        if (!row_doubtful(p, i))
            continue;
        if (f->n_doubtful++ == 0) {
            f->verdict = point_text(p->bench_verdict, i);
            f->reason = point_text(p->bench_reason, i);
        }
    }
}

bool facts_saturates(const struct facts *f)
{
    return isnan(f->fastest_cores) && f->saturation_cores >= 1 &&
           !(f->saturation_cores > f->domain_cores);
}

/* According to the stored machine state. */
static bool in_virtual_machine(const struct collected *c)
{
    for (size_t i = 0; i < c->n_state; i++) {
        const struct state_fact *f = &c->state[i];
        if (str_eq(f->group, STR("virtualisation")) && str_eq(f->key, STR("virtual_machine")))
            return str_eq(f->value, STR("yes"));
    }
    return false;
}

void facts_compute(const struct collected *c, const struct machine *m, struct arena *arena,
                   struct facts *out)
{
    *out = (struct facts){.light = DEVIATION_UNKNOWN};
    for (size_t i = 0; i < FACTS_NUMBERS; i++)
        *(double *)((char *)out + facts_numbers[i]) = NAN;
    out->last_cache_bytes = last_cache(c);
    if (c->has_incore) {
        out->T_comp_cy_per_cl = fmax(c->incore.T_comp_cy_per_cl, c->incore.T_latency_cy_per_cl);
        out->T_RegL1_cy_per_cl = c->incore.T_RegL1_cy_per_cl;
    }
    if (m != NULL)
        out->domain_cores = m->cores_per_numa_domain;
    out->virtual_cores = in_virtual_machine(c);
    compute_largest(c, arena, out);
    misses_find(c, m, arena, &out->misses);
    compute_scaling(c, out);
    compute_domain(c, out);
    compute_blocking(c, out);
    count_verdicts(&c->grid, out);
    count_verdicts(&c->scaling, out);
    count_verdicts(&c->blocking, out);
}
