#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/json.h"
#include "cli/command.h"
#include "cli/measured_miss.h"
#include "cli/model_report.h"
#include "collect/host/host_match.h"
#include "collect/measure/frequency.h"
#include "collect/model/explain.h"
#include "collect/model/interval_doubts.h"
#include "collect/model/predict.h"
#include "collect/model/prediction_miss.h"

/* The three forms of output; those that were not requested stay empty. */
struct model_output {
    bool text;
    struct sb text_out;
    struct sb csv;
    struct sb points; /* JSON objects, one per line, with commas between them */
};

/* The state of evaluating point after point. */
struct evaluation {
    const struct model_request *request;
    struct predict predict;
    struct lc_listing conditions; /* for whole caches; of mode LC */
    bool wants_blocks;
    struct measure_program *program; /* of mode Benchmark; null: not built yet */
    struct arena *arena;             /* of the command */
    struct arena scratch;            /* of one point */
    struct model_output out;
};

/* Prepares layer conditions once; SIM works without them if they do not apply. */
static bool prepare(struct evaluation *e, struct arena *arena, struct err *err)
{
    const struct model_request *r = e->request;
    const struct predict_options how = {.predictor = r->predictor,
                                        .safety = r->safety,
                                        .by_element = r->by_element,
                                        .rows = r->rows,
                                        .utilisation_penalty = r->penalty,
                                        .literature = r->literature};
    const bool dispensable = r->predictor == PREDICT_SIM || r->counted != NULL;
    predict_make(r->kernel, NULL, r->machine, r->incore, &how, arena, &e->predict);
    if (e->predict.has_lc || (dispensable && !r->explain))
        return true;
    *err = e->predict.no_lc;
    return false;
}

const char *model_source(const struct model_request *request)
{
    if (request->counted != NULL)
        return traffic_counters->name;
    return request->by_element ? "SIM by element" : predictor_name(request->predictor);
}

static bool find_traffic(struct evaluation *e, struct model_result *result, struct err *err)
{
    if (e->request->counted == NULL)
        return predict_traffic(&e->predict, result->sizes, result->cores, &e->scratch,
                               &result->traffic, err);
    result->traffic = e->request->counted->traffic;
    return true;
}

static bool evaluate_size(struct evaluation *e, struct model_result *result, struct err *err)
{
    const struct model_request *r = e->request;
    const struct predict *p = &e->predict;
    result->core =
        r->counted != NULL ? r->counted->core : predict_core(p, result->sizes, &result->row);
    if ((r->modes & MODES_TRAFFIC) != 0 && !find_traffic(e, result, err))
        return false;
    model_begin(r->kernel, r->machine, &result->core, &result->traffic,
                &(struct model_options){.cores = result->cores}, &result->point);
    if ((r->modes & MODES_TRAFFIC) == 0)
        return true;
    if ((r->modes & (MODES_MODEL & ~(unsigned)MODE_ROOFLINE_FLOP)) != 0 &&
        !predict_point(p, &result->core, &result->traffic, result->cores, &result->point, err))
        return false;
    if (r->counted == NULL)
        interval_doubts(p, result->sizes, &result->point);
    return (r->modes & MODE_ROOFLINE_FLOP) == 0 ||
           predict_flop_peak(p, &result->core, &result->traffic, result->cores, &result->flop, err);
}

/* The time of the point by cache simulation; NaN if that fails. */
static double simulated_cy_per_cl(struct evaluation *e, const struct model_result *result)
{
    struct predict sim = e->predict;
    struct traffic traffic;
    struct predicted_point point;
    struct err ignored = {0};
    sim.options.predictor = PREDICT_SIM;
    return predict_traffic(&sim, result->sizes, result->cores, &e->scratch, &traffic, &ignored) &&
                   predict_with(&sim, result->sizes, result->cores, &traffic, &point, &ignored)
               ? point.point.T_ECM_multicore_cy_per_cl
               : NAN;
}

/* Explains why the measurement is outside the interval, if it is. */
static void explain_miss(struct evaluation *e, const struct model_result *result, struct sb *text)
{
    struct miss_evidence m = miss_of_point(&e->predict, result->sizes, &result->point);
    if (result->bench == NULL || (e->request->modes & MODE_ECM) == 0 ||
        !measured_miss(result->bench, &m))
        return;
    m.simulated = simulated_cy_per_cl(e, result);
    sb_addf(text, "Measured %.1f cy/CL, outside of %.1f to %.1f. ", m.measured, m.low, m.high);
    miss_say(&m, miss_cause_of(&m), text);
    sb_addc(text, '\n');
}

static void explain(struct evaluation *e, struct model_result *result)
{
    struct sb text = {.arena = &e->scratch};
    const struct explain what =
        explain_make(&e->predict, result->sizes, &result->traffic, &result->point);
    struct explanation said;
    explain_point(&what, &e->scratch, &said);
    sb_add(&text, said.text);
    explain_miss(e, result, &text);
    result->explanation = sb_cstr(&text);
}

static bool measure(struct evaluation *e, struct model_result *result, struct err *err)
{
    return (e->request->modes & MODE_BENCHMARK) == 0 ||
           model_benchmark_point(e->request, &e->program, result, e->arena, &e->scratch, err);
}

static void report(struct evaluation *e, const struct model_result *result)
{
    if (e->out.text)
        model_text_point(e->request, result, &e->out.text_out);
    if (e->out.csv.arena != NULL)
        model_csv_point(e->request, result, &e->out.csv);
    if (e->out.points.arena != NULL) {
        json_t *point = model_json_point(e->request, result);
        sb_addz(&e->out.points, e->out.points.len > 0 ? ",\n    " : "    ");
        sb_add(&e->out.points, json_line(point, &e->scratch));
        json_decref(point);
    }
}

static bool evaluate_all(struct evaluation *e, struct err *err)
{
    const struct study *study = &e->request->study;
    const struct range *cores = &e->request->cores;
    struct model_result *result = arena_alloc(&e->scratch, 1, sizeof *result);
    bool ok = true;
    for (size_t c = 0; ok && c < cores->count; c++) {
        const int64_t most = MACHINE_MAX_CORES;
        for (size_t i = 0; ok && i < study->n_points; i++) {
            const struct arena_mark mark = arena_mark(&e->scratch);
            *result = (struct model_result){
                .cores = (int)(cores->values[c] > most ? most : cores->values[c]),
                .conditions = e->wants_blocks ? &e->conditions : NULL,
            };
            study_at(study, i, result->sizes);
            ok = evaluate_size(e, result, err) && measure(e, result, err);
            if (ok && e->request->explain)
                explain(e, result);
            if (ok)
                report(e, result);
            arena_reset(&e->scratch, mark);
        }
    }
    return ok;
}

/* The object of the header with the points as its last member. The points are never one JSON value
 * in memory: there may be many. */
static struct str whole_json(const struct evaluation *e, struct arena *arena)
{
    json_t *object = model_json_head(e->request);
    if (e->conditions.count > 0)
        json_object_set_new(object, "layer_conditions",
                            model_json_conditions(e->request, &e->conditions));
    const struct str head = str_trim(json_text(object, arena));
    json_decref(object);
    struct sb text = {.arena = arena};
    sb_add(&text, str_trim(str_slice(head, 0, head.len - 1))); /* without the closing brace */
    sb_addz(&text, ",\n  \"points\": [\n");
    sb_add(&text, sb_str(&e->out.points));
    sb_addz(&text, "\n  ]\n}\n");
    return sb_str(&text);
}

static bool finish(const struct evaluation *e, struct arena *arena, struct err *err)
{
    const struct model_request *r = e->request;
    if (e->out.text)
        fwrite(e->out.text_out.ptr, 1, e->out.text_out.len, stdout);
    if (r->csv != NULL && !command_write(r->csv, sb_str(&e->out.csv), err))
        return false;
    if (r->json == NULL)
        return true;
    return command_write(r->json, whole_json(e, arena), err);
}

/* Text goes to standard output, unless other output does or many points go into files. */
static bool wants_text(const struct model_request *r, size_t n_points)
{
    if (command_to_stdout(r->json) || command_to_stdout(r->csv))
        return false;
    return n_points == 1 || (r->json == NULL && r->csv == NULL);
}

static bool run_study(struct evaluation *e, struct arena *arena, struct err *err)
{
    const struct model_request *r = e->request;
    const struct study *study = &r->study;
    const struct range *cores = &r->cores;
    e->out.text = wants_text(r, study->n_points * cores->count);
    e->out.text_out.arena = arena;
    if (e->out.text)
        model_text_head(r, &e->out.text_out);
    if (e->predict.has_lc && (r->modes & MODE_LC) != 0) {
        struct hierarchy whole;
        machine_hierarchy(r->machine, 1, &whole);
        lc_list(&e->predict.lc, &whole, r->safety, arena, &e->conditions);
        e->wants_blocks = study->n_points == 1 || r->verbose > 0;
        if (e->out.text)
            model_text_conditions(r, &e->conditions, &e->out.text_out);
    }
    if (r->csv != NULL) {
        e->out.csv.arena = arena;
        model_csv_head(r, &e->out.csv);
    }
    return evaluate_all(e, err) && finish(e, arena, err);
}

bool model_run(const struct model_request *request, struct arena *arena, struct err *err)
{
    struct evaluation e = {.request = request, .arena = arena};
    e.out.points.arena = request->json != NULL ? arena : NULL;
    const bool measures = (request->modes & MODE_BENCHMARK) != 0;
    struct frequency_hold *clock = NULL;
    bool ok = (!measures || (host_match_check(request->machine, arena, err) &&
                             frequency_hold_host(request->clock_hz, arena, &clock, err))) &&
              prepare(&e, arena, err) && run_study(&e, arena, err);
    struct err release_err = {0};
    if (!frequency_release(clock, &release_err) && ok) {
        *err = release_err;
        ok = false;
    }
    measure_program_free(e.program);
    arena_free(&e.scratch);
    return ok;
}
