#include <stdlib.h>

#include "base/clock.h"
#include "base/file.h"
#include "collect/calibrate/calibration.h"
#include "collect/calibrate/probe_host.h"

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
