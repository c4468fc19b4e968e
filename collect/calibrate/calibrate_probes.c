#include <math.h>
#include <string.h>

#include "base/clock.h"
#include "base/file.h"
#include "collect/calibrate/calibration.h"
#include "collect/calibrate/probe_host.h"
#include "collect/model/fit.h"

/* What identifies a point in the state. */
static struct str state_key(struct calibration *c, const struct probe_point *p)
{
    return str_format(c->arena, "\nprobe,%s,%d,%d,", p->probe->name, p->level, p->cores);
}

/* The smallest of those that were kept. */
static bool recall(void *context, struct probe_point *point)
{
    struct calibration *c = context;
    const struct str key = state_key(c, point);
    struct str rest = c->state;
    for (;;) {
        const size_t at = str_find_str(rest, key);
        double cy_per_cl = 0;
        if (at == rest.len)
            return point->measured_cy_per_cl > 0;
        rest = str_slice(rest, at + key.len, rest.len);
        const struct str_cut line = str_cut(rest, ';'); /* half a line has none */
        if (line.head.len < rest.len && str_to_double(line.head, &cy_per_cl) && cy_per_cl > 0 &&
            (point->measured_cy_per_cl <= 0 || cy_per_cl < point->measured_cy_per_cl))
            point->measured_cy_per_cl = cy_per_cl;
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
                           point->measured_cy_per_cl),
                &ignored);
}

static void show(void *context, const struct probe_point *point)
{
    struct calibration *c = context;
    if (c->options->progress == NULL)
        return;
    c->done_s++;
    progress_show(&c->progress, c->done_s,
                  str_formatz(c->arena, "%s in %s, %d core%s", point->probe->name,
                              machine_level_name(c->m, point->level), point->cores,
                              point->cores > 1 ? "s" : ""));
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
    probe_list(&request, c->arena, out);
    const double steps = (double)out->n * c->effort.probe_rounds;
    if (c->options->progress != NULL)
        progress_begin(&c->progress, c->options->progress, steps, 5);
    c->done_s = 0;
    bool done = probe_host_open(c->m, c->effort.probe_s, c->arena, &host, c->err);
    if (done) {
        request.runner = probe_host_runner(host);
        done = probe_measure(&request, c->arena, out, c->err);
    }
    probe_host_close(host);
    if (c->options->progress != NULL)
        progress_end(&c->progress);
    return done;
}

/* How much longer loops take in L1 than the analyser says: of the middle one. */
static double core_factor(const struct calibration *c, const struct probe_results *r)
{
    double *ratios = arena_alloc(c->arena, r->n, sizeof *ratios);
    int n = 0;
    for (size_t i = 0; i < r->n; i++) {
        const struct probe_point *p = &r->points[i];
        const double analysed =
            fmax(r->analysed[i].T_comp_cy_per_cl, r->analysed[i].T_RegL1_cy_per_cl);
        if (p->level == 0 && p->measured_cy_per_cl > 0 && analysed > 0)
            ratios[n++] = p->measured_cy_per_cl / analysed;
    }
    return n > 0 ? calibration_quantile(ratios, n, 0.5) : 1;
}

bool calibration_compose(struct calibration *c, struct calibrate_probes *probes)
{
    const struct probe_results *r = &probes->results;
    struct machine *m = c->m;
    struct fit_result fit;
    if (!composition_fit(r->observations, r->n_observations, m->n_caches, c->arena, &fit, c->err))
        return false;
    const double factor = core_factor(c, r);
    memcpy(m->compositions, fit.compositions, sizeof m->compositions);
    m->n_compositions = fit.n_compositions;
    for (int i = 0; i < m->n_compositions; i++)
        m->compositions[i].core_factor = factor;
    probes->held_out_cy = fit.held_out_cy;
    struct provenance *items = arena_alloc(c->arena, m->n_provenance + 1, sizeof *items);
    memcpy(items, m->provenance, m->n_provenance * sizeof *items);
    items[m->n_provenance++] = (struct provenance){
        "compositions", PROVENANCE_INFERRED,
        str_formatz(c->arena,
                    "%s: to %zu probes of one core, error %.1f %% with each kind left out; "
                    "core_factor: the probes in L1",
                    c->options->command, fit.n_used, 100 * fit.error),
        clock_utc(c->arena)};
    m->provenance = items;
    return true;
}
