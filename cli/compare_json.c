#include <math.h>

#include "base/json.h"
#include "cli/compare_report.h"
#include "collect/incore/incore_json.h"

static json_t *core_json(const struct forecast *f)
{
    if (f->has_incore)
        return incore_summary_to_json(f->incore);
    return json_pack("{ss}", "incore_failure", f->incore_failure);
}

json_t *compare_classification_json(const struct classification *class, struct arena *arena)
{
    json_t *o = json_object();
    json_object_set_new(o, "nearest", json_string(class_path(arena, &class->nearest)));
    json_object_set_new(o, "exact", json_boolean(class->exact));
    json_t *differences = json_array();
    for (int i = 0; i < class->n_differences; i++)
        json_array_append_new(differences, json_of_str(class->differences[i].text));
    json_object_set_new(o, "differences", differences);
    return o;
}

static json_t *sizes_json(const struct kernel *k, const int64_t *sizes)
{
    json_t *o = json_object();
    for (int s = 0; s < k->n_symbols; s++)
        json_object_setn_new(o, k->symbols[s].ptr, k->symbols[s].len, json_integer(sizes[s]));
    return o;
}

static json_t *model_json(const struct forecast_point *f)
{
    json_t *o = json_object();
    const struct model_point *m = &f->at.point;
    json_set_number(o, "T_comp_cy_per_cl", m->core.T_comp_cy_per_cl);
    json_set_number(o, "T_RegL1_cy_per_cl", m->core.T_RegL1_cy_per_cl);
    json_t *levels = json_array();
    for (int i = 0; i < m->n_levels; i++) {
        json_t *level = json_object();
        json_object_set_new(level, "between",
                            json_pack("[ss]", m->levels[i].from, m->levels[i].to));
        json_set_number(level, "cy_per_cl", m->levels[i].cy_per_cl);
        json_set_number(level, "bytes_per_lup",
                        m->levels[i].load_bytes_per_lup + m->levels[i].evict_bytes_per_lup);
        json_array_append_new(levels, level);
    }
    json_object_set_new(o, "levels", levels);
    json_set_number(o, "T_ECM_cy_per_cl", m->T_ECM_cy_per_cl);
    json_set_number(o, "T_cy_per_cl", f->T_cy_per_cl);
    json_object_set_new(o, "saturation_cores", json_integer(m->saturation_cores));
    json_set_number(o, "mlup_per_s", f->mlup_per_s);
    json_set_number(o, "light_speed_mlup_per_s", f->light_mlup_per_s);
    json_object_set_new(o, "predictor", json_string(predictor_name(f->at.predictor)));
    return o;
}

static void add_measured(json_t *side, enum source source, double mlup_per_s,
                         const struct measurement *bench, int64_t outer)
{
    static const char *const names[] = {[MEASURED_NONE] = NULL,
                                        [MEASURED_RUN] = "run",
                                        [MEASURED_FILE] = "file",
                                        [MEASURED_COLLECTED] = "published"};
    if (source == MEASURED_NONE)
        return;
    json_t *o = json_object();
    json_object_set_new(o, "source", json_string(names[source]));
    json_set_number(o, "mlup_per_s", mlup_per_s);
    if (source == MEASURED_RUN) {
        json_set_number(o, "mlup_per_s_min", bench->mlup_per_s.min);
        json_set_number(o, "mlup_per_s_max", bench->mlup_per_s.max);
        json_set_number(o, "clock_hz", bench->clock_hz);
        json_object_set_new(o, "starts", json_integer(bench->n_rounds));
        /* lower quartile of each start; own code and baseline alternate */
        json_object_set_new(o, "sweep_s",
                            json_of_numbers(bench->rounds_s, (size_t)bench->n_rounds));
        if (outer > 0)
            json_object_set_new(o, "outer_iterations", json_integer(outer));
        json_object_set_new(o, "samples", json_integer((json_int_t)bench->n_samples));
        json_object_set_new(o, "verdict", json_string(verdict_name(bench->verdict)));
        json_object_set_new(o, "reason", json_string(bench->reason));
    }
    json_object_set_new(side, "measured", o);
}

static json_t *point_json(const struct comparison *c, const struct comparison_point *p)
{
    json_t *o = json_object();
    json_object_set_new(o, "sizes", sizes_json(c->request->code->kernel, p->sizes));
    json_object_set_new(o, "baseline_sizes",
                        sizes_json(&c->request->baseline->kernel, p->base_sizes));
    json_object_set_new(o, "threads", json_integer(p->threads));
    json_t *own = json_object();
    json_t *base = json_object();
    json_object_set_new(own, "predicted", model_json(&p->own));
    json_object_set_new(base, "predicted", model_json(&p->base));
    add_measured(own, p->own_source, p->own_mlup_per_s, &p->own_bench, p->own_outer);
    add_measured(base, p->base_source, p->base_mlup_per_s, &p->base_bench, p->base_outer);
    json_object_set_new(o, "own", own);
    json_object_set_new(o, "baseline", base);
    json_set_number(o, "ratio", p->ratio);
    json_set_number(o, "ratio_low", p->ratio_low);
    json_set_number(o, "ratio_high", p->ratio_high);
    json_set_number(o, "predicted_ratio", p->predicted_ratio);
    json_set_number(o, "of_light_speed", compare_own_mlup(p) / comparison_light_mlup(p));
    json_object_set_new(o, "memory_bound", json_boolean(comparison_memory_bound(p)));
    return o;
}

static json_t *cause_json(const struct comparison *c, const struct cause *cause)
{
    json_t *o = json_object();
    json_object_set_new(o, "cause", json_string(cause_name(cause->kind)));
    json_object_set_new(o, "title", json_of_str(cause->title));
    json_set_number(o, "gain", cause->gain);
    if (cause->at_least)
        json_object_set_new(o, "at_least", json_true());
    if (cause->low > 0) {
        json_set_number(o, "gain_low", cause->low);
        json_set_number(o, "gain_high", cause->high);
    }
    json_object_set_new(o, "point", json_integer((json_int_t)cause->point));
    json_object_set_new(o, "gains", json_of_numbers(cause->gains, c->n_points));
    json_object_set_new(o, "evidence", json_of_str(cause->evidence));
    json_object_set_new(o, "advice", json_of_str(cause->advice));
    if (cause->remark.len != 0)
        json_object_set_new(o, "compiler_remark", json_of_str(cause->remark));
    if (cause->block_loop >= 0) {
        const struct str index = c->request->code->kernel->loops[cause->block_loop].index;
        json_object_set_new(o, "block", json_integer(cause->block));
        json_object_set_new(o, "block_loop", json_of_str(index));
    }
    if (cause->trial.done) {
        json_set_number(o, "tried_gain", cause->trial.gain);
        json_set_number(o, "tried_low", cause->trial.low);
        json_set_number(o, "tried_high", cause->trial.high);
    }
    double low, high;
    if (cause_by_hand(cause, &low, &high)) {
        json_set_number(o, "by_hand_low", low);
        json_set_number(o, "by_hand_high", high);
    }
    return o;
}

static json_t *one_json(const struct comparison *c, struct arena *arena)
{
    const struct comparison_request *r = c->request;
    json_t *o = json_object();
    json_object_set_new(o, "schema", json_integer(1));
    json_object_set_new(o, "kernel", json_string(r->code->name));
    json_object_set_new(o, "line", json_integer(r->code->nest.first_line));
    json_object_set_new(o, "baseline", json_string(r->baseline->path));
    json_object_set_new(o, "machine", json_string(r->tools->machine->name));
    json_object_set_new(o, "verdict", json_of_str(compare_verdict(c, arena)));
    if (r->classification != NULL)
        json_object_set_new(o, "classification",
                            compare_classification_json(r->classification, arena));
    json_object_set_new(o, "own_core", core_json(&c->own));
    json_object_set_new(o, "baseline_core", core_json(&c->base));
    if (c->has_collected)
        json_object_set_new(o, "published_on", json_string(c->collected.machine));
    json_t *points = json_array();
    for (size_t i = 0; i < c->n_points; i++)
        json_array_append_new(points, point_json(c, &c->points[i]));
    json_object_set_new(o, "points", points);
    json_t *causes = json_array();
    json_t *refuted = json_array();
    for (size_t i = 0; i < c->causes.count; i++)
        json_array_append_new(i + c->causes.n_refuted < c->causes.count ? causes : refuted,
                              cause_json(c, &c->causes.items[i]));
    json_object_set_new(o, "causes", causes);
    json_object_set_new(o, "refuted", refuted);
    return o;
}

json_t *compare_all_json(const struct comparison *c, size_t n, const struct ranking *ranking,
                         struct arena *arena)
{
    json_t *o = one_json(&c[0], arena);
    json_t *further = json_array();
    for (size_t i = 1; i < n; i++)
        json_array_append_new(further, one_json(&c[i], arena));
    if (ranking != NULL)
        json_object_set_new(o, "nests", compare_nests_json(ranking));
    json_object_set_new(o, "further", further);
    return o;
}
