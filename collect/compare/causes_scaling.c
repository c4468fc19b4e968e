#include <math.h>

#include "base/plural.h"
#include "collect/compare/causes_parts.h"
#include "collect/compare/thread_scaling.h"

/*
 * Where threads ran and where their pages are, judged by measurements of the own code over threads.
 * What the source says about first touch is part of its forecast already; this is about what the
 * measurements show beyond that. A gain is what the scaled model expects divided by what was
 * measured.
 */

enum { FIRST_SHOWN = 4 };

/* The measurements of one size. */
struct scaling_series {
    const int64_t *sizes;
    size_t n;
    struct scaling_sample *samples;
    size_t *points; /* [n] the point of each sample; n_points: it is no measurement */
    struct scaling_verdict verdict;
    bool saturates; /* memory bandwidth of a domain limits it */
};

static void insert(struct scaling_series *s, const struct scaling_sample *sample, size_t point)
{
    size_t at = s->n++;
    for (; at > 0 && s->samples[at - 1].threads > sample->threads; at--) {
        s->samples[at] = s->samples[at - 1];
        s->points[at] = s->points[at - 1];
    }
    s->samples[at] = *sample;
    s->points[at] = point;
}

/* Adds the model at all cores of one NUMA domain, if no sample has that number. */
static void add_domain(const struct cause_finder *f, struct scaling_series *s)
{
    const struct cause_request *r = f->request;
    const int cores = r->tools->machine->cores_per_numa_domain;
    struct forecast_point point;
    struct err ignored = {0};
    bool has = false;
    for (size_t i = 0; i < s->n; i++)
        has = has || s->samples[i].threads == cores;
    if (has || cores < 1 || s->samples[s->n - 1].threads < cores || !r->own->predict.has_lc ||
        !forecast_at(r->own, s->sizes, cores, f->arena, &point, &ignored))
        return;
    const struct scaling_sample sample = {cores, NAN, point.mlup_per_s};
    insert(s, &sample, r->n_points);
}

/* All points with the size of point `first`; false if `first` is not the first of them. */
static bool series_at(const struct cause_finder *f, size_t first, struct scaling_series *out)
{
    const struct cause_request *r = f->request;
    const struct machine *m = r->tools->machine;
    const struct scaling_machine machine = {m->cores_per_numa_domain, m->threads_per_core};
    *out = (struct scaling_series){
        .sizes = r->points[first].sizes,
        .samples = arena_alloc(f->arena, r->n_points + 1, sizeof *out->samples),
        .points = arena_alloc(f->arena, r->n_points + 1, sizeof *out->points),
    };
    for (size_t p = 0; p < r->n_points; p++) {
        const struct cause_point *at = &r->points[p];
        if (!kernel_same_sizes(r->code->kernel, at->sizes, out->sizes))
            continue;
        if (p < first)
            return false;
        const struct scaling_sample sample = {at->cores, at->measured_mlup_per_s,
                                              at->own.mlup_per_s};
        insert(out, &sample, p);
    }
    add_domain(f, out);
    out->verdict = scaling_judge(out->samples, out->n, &machine);
    out->saturates = scaling_saturates(out->samples, out->n, &machine);
    return true;
}

/* ---- words ---- */

static struct str evidence(const struct cause_finder *f, const struct scaling_series *s)
{
    struct sb text = {.arena = f->arena};
    int known = 0;
    sb_addz(&text, "measured");
    for (size_t i = 0; i < s->n; i++) {
        const struct scaling_sample *const p = &s->samples[i];
        if (!isfinite(p->measured))
            continue;
        if (known++ >= FIRST_SHOWN && i != s->verdict.worst && i + 1 < s->n)
            continue;
        sb_addf(&text, "%s %.4g MLUP/s on %d thread%s", known > 1 ? "," : "", p->measured,
                p->threads, PLURAL(p->threads));
    }
    const struct scaling_sample *const worst = &s->samples[s->verdict.worst];
    sb_addf(&text, "; with one core per thread, %d threads would reach %.4g", worst->threads,
            s->verdict.scale * worst->model);
    return sb_str(&text);
}

static struct str title(const struct cause_finder *f, const struct scaling_series *s,
                        bool distributed)
{
    const int threads = s->samples[s->verdict.worst].threads;
    switch (s->verdict.fault) {
    case SCALING_FEWER_CORES:
        return s->verdict.cores == 1
                   ? str_format(f->arena, "%d threads are no faster than one: they share one core",
                                threads)
                   : str_format(f->arena, "%d threads are no faster than %d: they share %d cores",
                                threads, s->verdict.cores, s->verdict.cores);
    case SCALING_SHARED:
        return str_format(f->arena, "%d threads are as fast as %d: two share a core", threads,
                          (threads + 1) / 2);
    case SCALING_ONE_DOMAIN:
        return distributed ? str_format(f->arena, "%d threads stay on one NUMA domain", threads)
                           : str_format(f->arena,
                                        "%d threads are no faster than one NUMA domain: all "
                                        "threads or all pages are there",
                                        threads);
    case SCALING_UNSTEADY:
        return STR("more threads are slower, as when they share cores or migrate");
    default:
        return STR("scaling falls below the model: threads share cores, or wait for each other");
    }
}

static struct str advice(const struct scaling_series *s, bool distributed)
{
    static const char pin[] = "pin each thread to its own core: OMP_PLACES=cores "
                              "OMP_PROC_BIND=close, and check that the job may use all cores";
    static const char either[] = "pin the threads over all domains (OMP_PLACES=cores "
                                 "OMP_PROC_BIND=spread); if that does not help, initialise the "
                                 "arrays with the same OpenMP loop as the sweep";
    static const char below[] =
        "pin the threads (OMP_PLACES=cores OMP_PROC_BIND=close) and measure "
        "again; if that does not help, look for serial parts and load imbalance";
    if (s->verdict.fault == SCALING_ONE_DOMAIN && !distributed)
        return str_of(either);
    return s->verdict.fault == SCALING_BELOW ? str_of(below) : str_of(pin);
}

static bool all_touch_parallel(const struct nest *nest)
{
    bool all = nest->arrays != NULL;
    for (int a = 0; all && a < nest->kernel.n_arrays; a++)
        all = nest->arrays[a].first_touch == NEST_TOUCH_PARALLEL;
    return all;
}

/* ---- the causes ---- */

static void add(struct cause_finder *f, enum cause_kind kind, const struct scaling_series *s,
                const struct gain *gains, bool distributed)
{
    const struct cause cause = {.kind = kind, .block_loop = -1};
    struct cause *const c = causes_add(f, &cause, gains);
    if (c == NULL)
        return;
    c->evidence = evidence(f, s);
    if (kind == CAUSE_FIRST_TOUCH) {
        c->title = STR("all pages are in one NUMA domain, but the threads are not");
        c->advice =
            STR("initialise the arrays with the same OpenMP loop and schedule as the sweep");
        return;
    }
    c->title = title(f, s, distributed);
    c->advice = advice(s, distributed);
}

/* The first series decides, unless a later one shows a fault that pages cannot explain. */
static bool decides(const struct scaling_series *s, const struct scaling_series *before)
{
    return before == NULL ||
           (before->verdict.fault == SCALING_ONE_DOMAIN &&
            s->verdict.fault != SCALING_ONE_DOMAIN) ||
           (before->verdict.fault == SCALING_BELOW && s->verdict.fault != SCALING_BELOW);
}

static void take_gains(const struct cause_finder *f, const struct scaling_series *s,
                       struct gain *gains)
{
    for (size_t i = 0; i < s->n; i++) {
        const struct scaling_sample *const p = &s->samples[i];
        const double gain = s->verdict.scale * p->model / p->measured;
        if (s->points[i] < f->request->n_points && isfinite(p->measured))
            gains[s->points[i]] = (struct gain){gain, gain, gain};
    }
}

bool causes_of_scaling(struct cause_finder *f, struct err *err)
{
    (void)err;
    const struct cause_request *r = f->request;
    struct gain *const gains = causes_gains(f);
    const struct scaling_series *found = NULL;
    bool spread = false; /* at a size that memory does not bound, threads do reach other domains */
    for (size_t p = 0; p < r->n_points; p++) {
        struct scaling_series *const s = arena_alloc(f->arena, 1, sizeof *s);
        if (!series_at(f, p, s))
            continue;
        const int last = s->samples[s->n - 1].threads;
        spread = spread || (s->verdict.fault == SCALING_FINE && s->verdict.scale > 0 &&
                            !s->saturates && last > r->tools->machine->cores_per_numa_domain);
        if (s->verdict.fault == SCALING_FINE)
            continue;
        take_gains(f, s, gains);
        found = decides(s, found) ? s : found;
    }
    if (found == NULL)
        return true;
    const bool distributed = all_touch_parallel(&r->code->nest);
    const bool pages = found->verdict.fault == SCALING_ONE_DOMAIN && spread && !distributed;
    add(f, pages ? CAUSE_FIRST_TOUCH : CAUSE_PINNING, found, gains, distributed);
    return true;
}
