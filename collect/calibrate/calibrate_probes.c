#include <string.h>

#include "base/clock.h"
#include "base/file.h"
#include "base/plural.h"
#include "collect/calibrate/access_probe.h"
#include "collect/calibrate/calibration.h"
#include "collect/calibrate/probe_host.h"
#include "collect/model/composition.h"
#include "collect/model/fit.h"
#include "collect/model/fit_core.h"
#include "collect/model/interval.h"

/* What identifies a point in the state. */
static struct str state_key(struct calibration *c, const struct probe_point *p)
{
    return str_format(c->arena, "\nprobe,%s,%d,%d,", p->probe->name, p->level, p->cores);
}

static void recall(void *context, struct probe_point *point)
{
    struct calibration *c = context;
    const struct str key = state_key(c, point);
    struct str rest = c->state;
    for (size_t at; (at = str_find_str(rest, key)) < rest.len;) {
        double cy_per_cl = 0;
        rest = str_slice(rest, at + key.len, rest.len);
        const struct str_cut line = str_cut(rest, ';'); /* half a line has none */
        if (line.head.len < rest.len && str_to_double(line.head, &cy_per_cl) && cy_per_cl > 0)
            probe_point_add(point, c->m, cy_per_cl);
    }
}

static void remember(void *context, const struct probe_point *point)
{
    struct calibration *c = context;
    struct err ignored = {0};
    if (c->options->state_path == NULL)
        return;
    const struct str key = state_key(c, point);
    file_append(c->options->state_path,
                str_format(c->arena, "%.*s%.6g;\n", STR_ARG(str_slice(key, 1, key.len)),
                           point->rounds_cy_per_cl[point->n_rounds - 1]),
                &ignored);
}

static void show(void *context, const struct probe_point *point)
{
    struct calibration *c = context;
    c->done_s++;
    progress_show(&c->progress, c->done_s,
                  str_formatz(c->arena, "%s in %s, %d core%s", point->probe->name,
                              machine_level_name(c->m, point->level), point->cores,
                              PLURAL(point->cores)));
}

bool calibration_goes_on(const struct calibration *c, const struct err *why)
{
    if (why->kind == ERR_INTERRUPTED)
        *c->err = *why;
    return why->kind != ERR_INTERRUPTED;
}

/* Without the time of accesses to L1 the analyser's table counts. */
static bool measure_accesses(struct calibration *c)
{
    struct err why = {0};
    if (!access_probe_run(c->m, c->cpus[0], c->arena, &c->m->core, &why) ||
        c->m->core.n_accesses == 0)
        return calibration_goes_on(c, &why);
    const struct provenance made = {
        "core", PROVENANCE_MEASURED,
        str_formatz(c->arena,
                    "%s: independent accesses to L1, written in assembly; row_cy: fitted "
                    "to the probes in L1",
                    c->options->command),
        clock_utc(c->arena)};
    machine_set_provenance(c->m, &made, c->arena);
    return true;
}

bool calibration_probe(struct calibration *c, struct probe_results *out)
{
    struct probe_host *host = NULL;
    struct probe_request request = {
        .machine = c->m,
        .cores = c->n_cores,
        .quick = c->options->quick,
        .rounds = c->effort.probe_rounds,
        .until_s = c->start_s + c->effort.probe_limit_s,
        .recall = recall,
        .remember = remember,
        .progress = show,
        .context = c,
    };
    if (!measure_accesses(c))
        return false;
    probe_list(&request, c->arena, out);
    const double steps = (double)out->n * c->effort.probe_rounds;
    progress_begin(&c->progress, c->options->progress, steps, 5);
    c->done_s = 0;
    bool done = probe_host_open(c->m, c->effort.probe_s, c->arena, &host, c->err);
    if (done) {
        request.runner = probe_host_runner(host);
        done = calibration_size_caches(c, request.runner) &&
               probe_measure(&request, c->arena, out, c->err);
    }
    probe_host_close(host);
    progress_end(&c->progress);
    return done;
}

/*
 * What rows take in L1 against what the analyser says of them; what is found that a row takes more,
 * goes into these times. Analysers' tables of dividers are off by themselves.
 */
static void fit_core(const struct calibration *c, const struct probe_results *r,
                     struct machine_composition *out)
{
    struct core_sample *used = arena_alloc(c->arena, r->n, sizeof *used);
    size_t n = 0;
    for (size_t i = 0; i < r->n; i++) {
        const struct probe_point *p = &r->points[i];
        if (p->level != 0 || p->cores != 1 || p->probe->divides)
            continue;
        used[n] = r->samples[i];
        used[n++].measured_cy_per_cl = p->measured_cy_per_cl;
    }
    composition_fit_core(used, n, &c->m->core, c->arena, out);
    for (size_t i = 0; i < r->n; i++) {
        const double row_cy = c->m->core.row_cy * r->samples[i].rows_per_cl;
        r->samples[i].analysed.T_comp_cy_per_cl += row_cy;
        r->samples[i].analysed.T_RegL1_cy_per_cl += row_cy;
    }
}

/*
 * A probe's time in L1 is known, and the analyser says how arithmetic and data ports share it: both
 * are scaled to that time. Left out, the probe is predicted from the analysis alone.
 */
static void take_cores(const struct machine_composition *fitted, const struct probe_results *r)
{
    for (size_t i = 0; i < r->n_observations; i++) {
        struct observation *const o = &r->observations[i];
        const struct probe_point *const point = r->of_observation[i];
        const size_t in_l1 = probe_point_at(r, point->probe, 0, 1);
        const double predicted =
            in_l1 < r->n ? composition_core_cy(fitted, &r->samples[in_l1].analysed) : 0;
        if (!(predicted > 0) || point->probe->divides)
            continue;
        const double scale = r->points[in_l1].measured_cy_per_cl / predicted;
        const struct core_time *analysed = &r->samples[point - r->points].analysed;
        o->predicted = (struct core_time){composition_comp_cy(fitted, analysed),
                                          fitted->data_factor * analysed->T_RegL1_cy_per_cl, 0};
        o->core = core_time_scaled(&o->predicted, scale);
    }
}

bool calibration_compose(struct calibration *c, struct calibrate_probes *probes)
{
    const struct probe_results *r = &probes->results;
    struct machine *m = c->m;
    struct machine_composition core = {.core_factor = 1, .data_factor = 1};
    struct fit_result fit;
    fit_core(c, r, &core);
    take_cores(&core, r);
    if (!composition_fit(r->observations, r->n_observations, m->n_caches, c->arena, &fit, c->err))
        return false;
    fit.composition.core_factor = core.core_factor;
    fit.composition.data_factor = core.data_factor;
    fit.composition.levels[0] = core.levels[0];
    interval_widen(m->n_caches, true, &fit.composition);
    composition_round(&fit.composition, m->n_caches);
    m->compositions[0] = fit.composition;
    m->n_compositions = 1;
    probes->held_out_cy = fit.held_out_cy;
    const struct provenance made = {
        "compositions", PROVENANCE_INFERRED,
        str_formatz(c->arena,
                    "%s: to %zu probes of one core, error %.1f %% with each kind left out; "
                    "core_factor, data_factor: to the probes in L1",
                    c->options->command, fit.n_used, 100 * fit.error),
        clock_utc(c->arena)};
    machine_set_provenance(m, &made, c->arena);
    return true;
}
