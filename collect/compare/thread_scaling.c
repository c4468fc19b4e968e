#include "collect/compare/thread_scaling.h"

#include <math.h>

/*
 * By which factor a measurement may be below the model and still count as the same;
 * alike_saturating while the memory of a domain saturates: there, pinned runs are up to 1.5 times
 * below the model in INSPECT's published scaling on four machines.
 */
static const double alike = 1.2;
static const double alike_saturating = 1.6;
/* Performance falls if more threads reach less than this share, while the model keeps at least
 * `steady`. */
static const double fall = 0.85;
static const double steady = 0.95;
/* A domain saturates if it reaches less than this share of perfect scaling. */
static const double saturated = 0.8;

/* The samples, with the factor that scales the model to what was measured. */
struct measured_scaling {
    const struct scaling_sample *samples;
    size_t n;
    double scale;
    int saturating; /* with fewer threads than this, memory bandwidth is about to saturate; 0: it
                     * does not saturate */
};

static bool known(const struct scaling_sample *s)
{
    return isfinite(s->measured) && s->measured > 0 && s->model > 0;
}

/* The model at a number of threads for which there may be no sample. */
static double model_at(const struct scaling_sample *samples, size_t n, double threads)
{
    size_t above = 0;
    while (above < n && samples[above].threads < threads)
        above++;
    if (above == n)
        return samples[n - 1].model;
    if (above == 0)
        return samples[0].model * threads / samples[0].threads;
    const struct scaling_sample *const a = &samples[above - 1];
    const struct scaling_sample *const b = &samples[above];
    return a->model + (b->model - a->model) * (threads - a->threads) / (b->threads - a->threads);
}

static double expected(const struct measured_scaling *s, double threads)
{
    return s->scale * model_at(s->samples, s->n, threads);
}

/* By which factor it is slower than the scaled model; 0: not measured. */
static double gap(const struct measured_scaling *s, size_t i)
{
    return known(&s->samples[i]) ? s->scale * s->samples[i].model / s->samples[i].measured : 0;
}

static double tolerance(const struct measured_scaling *s, int threads)
{
    return threads < s->saturating ? alike_saturating : alike;
}

/* Whether a sample is so far below the model that it needs an explanation. */
static bool lags(const struct measured_scaling *s, size_t i)
{
    const double least = s->samples[i].threads < s->saturating ? alike_saturating : SCALING_MIN_GAP;
    return gap(s, i) >= least;
}

/* Whether one does at which memory is saturated in any case, so that the model is sure. */
static bool settled_lags(const struct measured_scaling *s)
{
    bool any = false;
    for (size_t i = 0; i < s->n; i++)
        any = any || (s->samples[i].threads >= s->saturating && lags(s, i));
    return any;
}

static bool between(double x, double low, double high)
{
    return x >= low / alike && x <= high * alike;
}

/* ---- the shapes ---- */

/*
 * The share of what m cores reach that n threads on them reach at least. If threads have equal
 * shares and stay where they are, the fullest core decides: n/m / ceil(n/m). If the system migrates
 * them, it is 1.
 */
static double min_share(int threads, int cores)
{
    return (double)threads / cores / ceil((double)threads / cores);
}

/* Whether more threads reach more than `cores` threads were measured to reach: then there is no
 * plateau. */
static bool goes_on(const struct measured_scaling *s, int cores)
{
    double reached = INFINITY;
    bool more = false;
    for (size_t i = 0; i < s->n; i++) {
        const struct scaling_sample *const p = &s->samples[i];
        if (!known(p))
            continue;
        if (p->threads <= cores)
            reached = p->measured;
        more = more || (p->threads > cores && p->measured > alike * reached);
    }
    return more;
}

/*
 * How much the samples differ from n threads on at most `cores` cores; infinite if they do not fit.
 */
static double confined_error(const struct measured_scaling *s, int cores)
{
    const double most = expected(s, cores);
    double error = 0;
    bool any = false;
    for (size_t i = 0; i < s->n; i++) {
        const struct scaling_sample *const p = &s->samples[i];
        if (!known(p))
            continue;
        const bool free = p->threads <= cores;
        const double high = free ? expected(s, p->threads) : most;
        const double low = free ? high : most * min_share(p->threads, cores);
        const double lowest = low / (free ? tolerance(s, p->threads) : alike);
        if (p->measured < lowest || p->measured > high * alike)
            return INFINITY;
        any = any || (!free && lags(s, i));
        error += pow(log(p->measured / fmin(fmax(p->measured, low), high)), 2);
        error += free ? 0 : 0.01 * pow(log(p->measured / most), 2);
    }
    return any && !goes_on(s, cores) ? error : INFINITY;
}

/* The number of cores that fits best; 0: none. */
static int confined(const struct measured_scaling *s)
{
    double least = INFINITY;
    int cores = 0;
    for (int m = 1; m < s->samples[s->n - 1].threads; m++) {
        const double error = confined_error(s, m);
        if (error < least) {
            least = error;
            cores = m;
        }
    }
    return cores;
}

/* Whether each pair of threads is only as fast as one thread alone, with more than two threads:
 * both hardware threads of a core are used. */
static bool shared(const struct measured_scaling *s)
{
    bool any = false;
    for (size_t i = 0; i < s->n; i++) {
        const struct scaling_sample *const p = &s->samples[i];
        if (!known(p) || p->threads == 1)
            continue;
        const double pairs = expected(s, ceil(p->threads / 2.0));
        if (!between(p->measured, pairs, pairs))
            return false;
        any = any || (p->threads > 2 && lags(s, i));
    }
    return any;
}

static bool falls(const struct measured_scaling *s)
{
    for (size_t i = 0; i < s->n; i++) {
        for (size_t j = i + 1; j < s->n; j++) {
            const struct scaling_sample *const few = &s->samples[i];
            const struct scaling_sample *const many = &s->samples[j];
            if (known(few) && known(many) && many->measured < fall * few->measured &&
                many->model > steady * few->model)
                return true;
        }
    }
    return false;
}

bool scaling_saturates(const struct scaling_sample *samples, size_t n,
                       const struct scaling_machine *machine)
{
    const int last = n > 0 ? samples[n - 1].threads : 0;
    const int cores = last < machine->cores_per_domain ? last : machine->cores_per_domain;
    return n > 0 && cores > 1 &&
           model_at(samples, n, cores) < saturated * cores * model_at(samples, n, 1);
}

/* Whether the plateau at `cores` cores is what the memory of one domain gives. */
static bool is_domain(const struct measured_scaling *s, int cores,
                      const struct scaling_machine *machine)
{
    const double domain = expected(s, machine->cores_per_domain);
    return machine->cores_per_domain > 0 &&
           s->samples[s->n - 1].threads > machine->cores_per_domain &&
           scaling_saturates(s->samples, s->n, machine) &&
           between(expected(s, cores), domain / alike * 1.05, domain * alike / 1.05);
}

static enum scaling_fault shape(const struct measured_scaling *s,
                                const struct scaling_machine *machine, int *cores)
{
    *cores = confined(s);
    if (*cores > 0)
        return is_domain(s, *cores, machine) ? SCALING_ONE_DOMAIN : SCALING_FEWER_CORES;
    if (machine->threads_per_core > 1 && shared(s))
        return SCALING_SHARED;
    if (falls(s))
        return SCALING_UNSTEADY;
    return settled_lags(s) ? SCALING_BELOW : SCALING_FINE;
}

struct scaling_verdict scaling_judge(const struct scaling_sample *samples, size_t n,
                                     const struct scaling_machine *machine)
{
    struct scaling_verdict v = {.fault = SCALING_FINE};
    size_t first = 0;
    while (first < n && !known(&samples[first]))
        first++;
    if (first == n)
        return v;
    const double measured_by_model = samples[first].measured / samples[first].model;
    const bool saturates = scaling_saturates(samples, n, machine);
    const struct measured_scaling s = {samples, n,
                                       saturates ? fmin(measured_by_model, 1) : measured_by_model,
                                       saturates ? machine->cores_per_domain : 0};
    v.scale = s.scale;
    v.worst = first;
    bool any = false;
    for (size_t i = first + 1; i < n; i++) {
        if (lags(&s, i) && (!any || gap(&s, i) > gap(&s, v.worst)))
            v.worst = i;
        any = any || lags(&s, i);
    }
    if (any)
        v.fault = shape(&s, machine, &v.cores);
    return v;
}
