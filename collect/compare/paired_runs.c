#include "collect/compare/paired_runs.h"

#include <math.h>

#include "collect/compare/cause_trials.h"
#include "collect/measure/stats.h"

/*
 * Other load on the machine changes within a second: runs that are compared must be close together,
 * and frequent. After MIN_ROUNDS it ends as soon as the ratio is known precisely; MAX_ROUNDS may
 * exceed the budget by half.
 */
enum { MIN_ROUNDS = 12, USUAL_ROUNDS = 24, MAX_ROUNDS = 96 };
static const double ratio_precision = 0.015;
static const double overtime = 1.5;
static const double min_per_round_s = 0.03;
static const double max_per_point_s = 1.5;
static const double min_per_point_s = 0.2;
/* With fewer outermost iterations there is no steady state, and threads get unequal shares. */
static const double min_outer = 32;
static const double min_outer_per_thread = 8;
/* Arrays count as in memory if they are this many times larger than all caches of the machine. */
static const double caches_exceeded = 8;
/* Touching new pages and warming up, on one core of a virtual machine that may have to get them
 * from its host first. */
static const double start_s_per_byte = 2e-9;
/* Starting a program, apart from its arrays; includes calibrating the clock. */
static const double start_s = 0.025;
/* Large grids are cut so that this many starts of both sides fit in the budget: enough for an
 * interval of the ratio. */
static const double usual_rounds = 8;

void pair_ratio(const struct measurement *own, const struct measurement *base, struct arena *arena,
                double *median, double *low, double *high)
{
    const size_t n = (size_t)(own->n_rounds < base->n_rounds ? own->n_rounds : base->n_rounds);
    const struct paired p = stats_paired(base->rounds_s, own->rounds_s, n, arena);
    const double lups = own->lups_per_sweep / base->lups_per_sweep;
    *median = lups * p.median;
    *low = isfinite(p.interval.low) ? lups * p.interval.low : NAN;
    *high = isfinite(p.interval.high) ? lups * p.interval.high : NAN;
}

int pair_rounds(double bytes, size_t n_points, double budget_s)
{
    const double round_s = bytes * start_s_per_byte + 2 * start_s * (double)n_points;
    return (int)fmax(1, fmin(USUAL_ROUNDS, budget_s / round_s));
}

/*
 * Each start runs for its share of `budget_s` in `rounds` starts; all starts together for `all_s`.
 */
static struct measure_turns turns_of(int rounds, double budget_s, size_t n_points, double all_s)
{
    const double round_s = fmax(min_per_round_s, budget_s / rounds);
    const double fit = overtime * all_s / (2 * (double)n_points * (round_s + start_s));
    return (struct measure_turns){
        .min_rounds = rounds < MIN_ROUNDS ? rounds : MIN_ROUNDS,
        .max_rounds = rounds < USUAL_ROUNDS ? rounds : (int)fmax(rounds, fmin(MAX_ROUNDS, fit)),
        .round_s = round_s,
        .precision = ratio_precision,
        .max_s = overtime * all_s / (double)n_points};
}

struct measure_turns pair_turns(const struct kernel *k, const int64_t *sizes, double budget_s)
{
    int64_t bytes = 0;
    struct err ignored = {0};
    const bool known = kernel_total_bytes(k, sizes, &bytes, &ignored);
    const double touched = known ? 2 * (double)bytes : 0;
    const int in_overtime = pair_rounds(touched, 1, overtime * budget_s);
    int rounds = pair_rounds(touched, 1, budget_s / 2);
    if (rounds < MEASURE_INTERVAL_ROUNDS && in_overtime >= MEASURE_INTERVAL_ROUNDS)
        rounds = MEASURE_INTERVAL_ROUNDS;
    return turns_of(rounds, budget_s / 4, 1, budget_s);
}

int64_t pair_outer(const struct kernel *k, const int64_t *sizes, int threads, double max_bytes)
{
    int64_t first, last, bytes;
    struct err ignored = {0};
    if (!kernel_total_bytes(k, sizes, &bytes, &ignored) || (double)bytes <= max_bytes ||
        !kernel_loop_range(k, 0, sizes, &first, &last, &ignored))
        return 0;
    for (int i = 0; i < k->n_accesses; i++) {
        int64_t stride = 0;
        if (!poly_eval(&k->accesses[i].stride[0], sizes, &stride) || stride < 0)
            return 0;
    }
    const int64_t count = (last - first) / k->loops[0].step + 1;
    const double outer = (double)count * max_bytes / (double)bytes;
    return outer < fmax(min_outer, min_outer_per_thread * threads) ? 0 : (int64_t)outer;
}

/* The programs of one comparison. */
struct pair {
    struct comparison *c;
    struct measure_shared *shared;
    struct measure_program *own, *base;
    struct measure_options own_options, base_options;
    struct machine own_machine; /* with the own code's flags */
    struct measure_turns turns;
};

/* Serial code runs on one thread, whatever the baseline has. */
static int own_threads(const struct pair *p, const struct comparison_point *at)
{
    return p->c->request->code->serial ? 1 : at->threads;
}

/* Bytes of one side's arrays that are touched. */
static double used_bytes(const struct kernel *k, const int64_t *sizes, int64_t outer,
                         double max_bytes)
{
    int64_t bytes = 0;
    struct err ignored = {0};
    return outer > 0 || !kernel_total_bytes(k, sizes, &bytes, &ignored) ? max_bytes : (double)bytes;
}

/* Bytes per program that can be set up within the budget, but at least well beyond the caches. */
static double max_bytes(const struct comparison *c)
{
    const struct machine *m = c->request->tools->machine;
    const double cores = (double)m->sockets * m->cores_per_socket;
    struct hierarchy h;
    double caches = 0;
    machine_hierarchy(m, 1, &h);
    for (int level = 0; level < h.n_levels; level++)
        caches += (double)cache_bytes(&h, level) * ceil(cores / m->caches[level].cores_per_group);
    return fmax(caches_exceeded * caches,
                c->request->budget_s / start_s_per_byte / (2 * usual_rounds * (double)c->n_points));
}

/* Chooses how much of each point is run; returns the bytes of all runs together. */
static double choose_outer(struct pair *p)
{
    const struct kernel *own = p->c->request->code->kernel;
    const struct kernel *base = &p->c->request->baseline->kernel;
    const double most = max_bytes(p->c);
    double sum = 0;
    for (size_t i = 0; i < p->c->n_points; i++) {
        struct comparison_point *const at = &p->c->points[i];
        at->own_outer = pair_outer(own, at->sizes, own_threads(p, at), most);
        at->base_outer = pair_outer(base, at->base_sizes, at->threads, most);
        sum += used_bytes(own, at->sizes, at->own_outer, most) +
               used_bytes(base, at->base_sizes, at->base_outer, most);
    }
    return sum;
}

static bool build(struct pair *p, struct arena *arena, struct err *err)
{
    const struct comparison_request *r = p->c->request;
    const struct forecast_tools *tools = r->tools;
    const size_t n_runs = 2 * p->c->n_points;
    const double budget_s =
        fmax(min_per_point_s, fmin(max_per_point_s, r->budget_s / (double)n_runs));
    p->turns = turns_of(pair_rounds(choose_outer(p), p->c->n_points, r->budget_s), budget_s,
                        p->c->n_points, r->budget_s);
    p->base_options = (struct measure_options){
        .shared = p->shared, .compiler = tools->compiler, .budget_s = budget_s};
    p->own_options = p->base_options;
    p->own_options.written = r->code->written;
    p->own_options.serial_touch = r->code->serial_touch;
    p->own_options.shift_bytes = r->code->shift_bytes;
    p->own_machine = forecast_machine(tools->machine, r->own_flags, arena);
    return measure_program_build(&r->baseline->kernel, tools->machine, &p->base_options, arena,
                                 &p->base, err) &&
           (r->measured != NULL || measure_program_build(r->code->kernel, &p->own_machine,
                                                         &p->own_options, arena, &p->own, err));
}

static bool measure_point(struct pair *p, struct comparison_point *at, struct arena *arena,
                          struct err *err)
{
    struct measure_options own = p->own_options;
    struct measure_options base = p->base_options;
    struct measurement *out = arena_alloc(arena, 2, sizeof *out);
    own.threads = own_threads(p, at);
    own.outer = at->own_outer;
    base.threads = at->threads;
    base.outer = at->base_outer;
    const struct measure_task tasks[] = {{p->base, at->base_sizes, &base},
                                         {p->own, at->sizes, &own}};
    if (!measure_in_turn(tasks, p->own != NULL ? 2 : 1, &p->turns, arena, out, err))
        return false;
    at->base_bench = out[0];
    at->base_source = MEASURED_RUN;
    at->base_mlup_per_s = out[0].mlup_per_s.median;
    if (p->own == NULL)
        return true;
    at->own_bench = out[1];
    at->own_source = MEASURED_RUN;
    at->own_mlup_per_s = out[1].mlup_per_s.median;
    pair_ratio(&out[1], &out[0], arena, &at->ratio, &at->ratio_low, &at->ratio_high);
    return true;
}

static bool try_causes(struct pair *p, struct arena *arena, struct err *err)
{
    const struct comparison_request *r = p->c->request;
    const struct trial_bench bench = {.own = p->own,
                                      .machine = r->tools->machine,
                                      .options = p->own_options,
                                      .budget_s = r->try_budget_s};
    return p->own == NULL || r->try_budget_s == 0 || trial_measure(p->c, &bench, arena, err);
}

bool pair_measure(struct comparison *c, struct arena *arena, struct err *err)
{
    struct pair p = {.c = c};
    bool ok = measure_shared_open(NULL, arena, &p.shared, err) && build(&p, arena, err);
    for (size_t i = 0; i < c->n_points && ok; i++)
        ok = measure_point(&p, &c->points[i], arena, err);
    ok = ok && try_causes(&p, arena, err);
    measure_program_free(p.own);
    measure_program_free(p.base);
    measure_shared_close(p.shared);
    return ok;
}
