#include "collect/model/fit.h"

#include <float.h>
#include <math.h>
#include <string.h>

#include "base/panic.h"
#include "base/plural.h"
#include "collect/model/composition.h"
#include "collect/model/interval.h"

enum {
    CORE = 2,                                /* the core's two factors */
    SHARED = CORE + 3,                       /* and the near, the far and memory's share */
    COSTS = SHARED + 2 * MACHINE_MAX_LEVELS, /* and per load and store of each level */
    STEPS = 25,                              /* of Gauss-Newton */
    HALVINGS = 6,
    SWEEPS = 100,
    ALL_LEVELS = -1,
};

/* Relative errors above this count linearly, so that one odd measurement does not decide. */
static const double outlier = 0.2;

/* What a cost that is 100 % off its usual value adds to the loss: little compared with
 * measurements, but enough to keep costs near it about which measurements say nothing. */
static const double unknown = 1e-4;

/* The same for a share, about which few streams say anything. As usual, registers and L2 add up, as
 * in the literature; of what prefetchers hide, one half is least wrong. */
static const double unknown_share = 5e-3;
static const double usual_near = 1;
static const double usual_far = 0.5;

/* Stop once a step reduces the loss by a smaller share. */
static const double converged = 1e-4;

/* Errors that differ by less count as equal. */
static const double tie = 1e-4;

/* How sources beyond L2 combine. Streams cannot show it: all lines of a stream come from one
 * source. */
static const struct fit_hypothesis hypotheses[FIT_HYPOTHESES] = {
    {"source", 1, false, 0, false},
    {"full", 0, false, 0, false},
    {"source", 1, true, 0, false},
};

struct data {
    const struct observation *items;
    size_t n;
    int n_levels;
    int *group; /* of each */
    int n_groups;
    bool core_analysed;  /* of any loop */
    bool memory_apart;   /* the hypothesis: memory's share is not the far share */
    bool knows_analyser; /* for any loop it is known how wrong the analyser's in-core time is */
    double usual[COSTS]; /* costs: per line, in the level's cheapest loop; 1 for all others, the
                          * literature's sum */
};

void fit_bounded(const double *h, const double *b, const double *max, int n, double *x)
{
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
        double moved = 0;
        for (int i = 0; i < n; i++) {
            double gradient = -b[i];
            if (!(h[i * n + i] > 0))
                continue;
            for (int k = 0; k < n; k++)
                gradient += h[i * n + k] * x[k];
            const double to = fmin(max[i], fmax(0, x[i] - gradient / h[i * n + i]));
            moved = fmax(moved, fabs(to - x[i]));
            x[i] = to;
        }
        if (moved < 1e-9)
            break;
    }
}

static double trust_in_usual(int cost)
{
    return cost >= CORE && cost < SHARED ? unknown_share : unknown;
}

static int costs(const struct data *d)
{
    return SHARED + 2 * d->n_levels;
}

/* The fitted parameters: the core's factors, the shares, then the costs of each level. */
static double *cost(struct machine_composition *c, int i)
{
    if (i < CORE)
        return i == 0 ? &c->core_factor : &c->data_factor;
    double *const shares[] = {&c->near_share, &c->far_share, &c->memory_share};
    if (i < SHARED)
        return shares[i - CORE];
    const int of_level = i - SHARED;
    struct line_cost *const level = &c->levels[of_level / 2 + 1];
    return of_level % 2 == 0 ? &level->cy_per_load : &level->cy_per_store;
}

static double error_from(const struct data *d, size_t i, const struct core_time *core,
                         const struct machine_composition *c)
{
    const struct observation *o = &d->items[i];
    struct machine_composition used = *c;
    if (!o->core_analysed)
        used.core_factor = used.data_factor = 1;
    if (!d->memory_apart)
        used.memory_share = used.far_share;
    return composition_of_lines(&used, core, &o->lines, d->n_levels) / o->measured_cy_per_cl - 1;
}

static double relative_error(const struct data *d, size_t i, const struct machine_composition *c)
{
    return error_from(d, i, &d->items[i].core, c);
}

static bool is_predicted(const struct observation *o)
{
    return core_time_longer(&o->predicted) > 0;
}

/* The error of a loop that was left out: its time in L1 is predicted as well. */
static double left_out_error(const struct data *d, size_t i, const struct machine_composition *c)
{
    const struct observation *o = &d->items[i];
    return error_from(d, i, is_predicted(o) ? &o->predicted : &o->core, c);
}

static bool is_used(const struct data *d, size_t i, int without)
{
    return d->items[i].cores == 1 && d->group[i] != without;
}

/* Huber's loss of all groups except one. */
static double loss(const struct data *d, const struct machine_composition *c, int without)
{
    double sum = 0;
    struct machine_composition at = *c;
    for (int k = 0; k < costs(d); k++) {
        const double from_usual = *cost(&at, k) / d->usual[k] - 1;
        sum += trust_in_usual(k) * from_usual * from_usual;
    }
    for (size_t i = 0; i < d->n; i++) {
        if (!is_used(d, i, without))
            continue;
        const double e = fabs(relative_error(d, i, c));
        sum += e < outlier ? e * e : outlier * (2 * e - outlier);
    }
    return sum;
}

/*
 * Derivatives of the error with respect to the costs; the time is linear in them except at corners.
 */
static void slopes(const struct data *d, size_t i, const struct machine_composition *c,
                   double error, double *out)
{
    struct machine_composition moved = *c;
    for (int k = 0; k < costs(d); k++) {
        double *const value = cost(&moved, k);
        const double before = *value;
        const double by = 1e-6 * (1 + before);
        *value += by;
        out[k] = (relative_error(d, i, &moved) - error) / by;
        *value = before;
    }
}

/* A Gauss-Newton step, shortened until it reduces the loss; false if none does. */
static bool step(const struct data *d, struct machine_composition *c, int without, double *best)
{
    const int n = costs(d);
    double h[COSTS * COSTS] = {0};
    double b[COSTS] = {0};
    double from[COSTS];
    double to[COSTS];
    double max[COSTS];
    for (int k = 0; k < n; k++) {
        to[k] = from[k] = *cost(c, k);
        max[k] = k >= CORE && k < SHARED ? 1 : INFINITY;
        h[k * n + k] = trust_in_usual(k) / d->usual[k] / d->usual[k];
        b[k] = trust_in_usual(k) / d->usual[k];
    }
    for (size_t i = 0; i < d->n; i++) {
        double slope[COSTS];
        if (!is_used(d, i, without))
            continue;
        const double e = relative_error(d, i, c);
        const double weight = fabs(e) < outlier ? 1 : outlier / fabs(e);
        slopes(d, i, c, e, slope);
        double at_zero = -e;
        for (int k = 0; k < n; k++)
            at_zero += slope[k] * from[k];
        for (int k = 0; k < n; k++) {
            b[k] += weight * slope[k] * at_zero;
            for (int j = 0; j < n; j++)
                h[k * n + j] += weight * slope[k] * slope[j];
        }
    }
    fit_bounded(h, b, max, n, to);
    double part = 1;
    for (int halving = 0; halving < HALVINGS; halving++, part /= 2) {
        for (int k = 0; k < n; k++)
            *cost(c, k) = from[k] + part * (to[k] - from[k]);
        const double now = loss(d, c, without);
        if (now < *best * (1 - converged) - converged * converged) {
            *best = now;
            return true;
        }
    }
    for (int k = 0; k < n; k++)
        *cost(c, k) = from[k];
    return false;
}

static double descend(const struct data *d, struct machine_composition *c, int without)
{
    double best = loss(d, c, without);
    for (int i = 0; i < STEPS && step(d, c, without, &best); i++)
        ;
    return best;
}

/* The usual costs of a line: those in the cheapest loop of its level, if it pays only for loads. */
static void find_usual(struct data *d)
{
    for (int k = 0; k < SHARED; k++)
        d->usual[k] = k > CORE ? usual_far : k == CORE ? usual_near : 1;
    for (int l = 1; l <= d->n_levels; l++) {
        double least = INFINITY;
        for (size_t i = 0; i < d->n; i++) {
            const struct observation *o = &d->items[i];
            if (o->cores == 1 && o->lines.loaded[l] > 0)
                least = fmin(least, o->measured_cy_per_cl / o->lines.loaded[l]);
        }
        double *const of_level = d->usual + SHARED + 2 * (size_t)(l - 1);
        of_level[0] = of_level[1] = least;
    }
}

/*
 * Fits costs and shares for the duplexness in `c`. If the larger of two times counts, of loads and
 * stores or of the core's two times, one that starts too small to matter would never change. Hence
 * there are several starts, for stores, the data ports' factor and the shares.
 */
static void fit_costs(const struct data *d, struct machine_composition *c)
{
    static const struct {
        double store, near, far, data;
    } starts[] = {{0.5, 0.5, 0.25, 1}, {1, 0.5, 0.25, 1}, {2.5, 0.5, 0.25, 1},
                  {1, 1, 1, 1},        {1, 0, 0, 1},      {1, 0.5, 0.25, 2}};
    const size_t n = sizeof starts / sizeof starts[0] - (d->core_analysed ? 0 : 1);
    struct machine_composition best = *c;
    double least = INFINITY;
    for (size_t i = 0; i < n; i++) {
        struct machine_composition at = *c;
        for (int k = 0; k < costs(d); k++)
            *cost(&at, k) =
                d->usual[k] * (k >= SHARED && (k - SHARED) % 2 == 1 ? starts[i].store : 1);
        at.near_share = starts[i].near;
        at.far_share = at.memory_share = starts[i].far;
        at.data_factor = starts[i].data;
        const double now = descend(d, &at, -1);
        if (now < least) {
            least = now;
            best = at;
        }
    }
    *c = best;
}

/* What a hypothesis predicts for groups that were left out of the fit. */
struct held_out {
    double error;     /* mean over all observations */
    double *of_group; /* mean of each group, n_groups */
    double *cy;       /* predicted for each observation, n */
};

static struct held_out held_out_make(const struct data *d, struct arena *arena)
{
    return (struct held_out){0, arena_alloc(arena, (size_t)d->n_groups, sizeof(double)),
                             arena_alloc(arena, d->n, sizeof(double))};
}

static void leave_out(const struct data *d, const struct machine_composition *fitted,
                      struct held_out *out)
{
    double sum = 0;
    size_t n = 0;
    memset(out->cy, 0, d->n * sizeof *out->cy);
    for (int g = 0; g < d->n_groups; g++) {
        struct machine_composition c = *fitted;
        double of_group = 0;
        size_t in_group = 0;
        descend(d, &c, g); /* starts from the fit of all groups, which is close */
        for (size_t i = 0; i < d->n; i++) {
            if (d->group[i] != g || d->items[i].cores != 1)
                continue;
            const double e = left_out_error(d, i, &c);
            of_group += fmin(fabs(e), 1);
            in_group++;
            out->cy[i] = (1 + e) * d->items[i].measured_cy_per_cl;
        }
        out->of_group[g] = in_group > 0 ? of_group / (double)in_group : 0;
        sum += of_group;
        n += in_group;
    }
    out->error = n > 0 ? sum / (double)n : INFINITY;
}

/* Makes the level full duplex for which the error is smallest; false if that helps for none. */
static bool widen(const struct data *d, struct machine_composition *c, struct held_out *out,
                  struct held_out *scratch)
{
    const struct machine_composition before = *c;
    bool better = false;
    for (int l = 1; l <= d->n_levels; l++) {
        struct machine_composition full = before;
        if (before.levels[l].duplex == DUPLEX_FULL)
            continue;
        full.levels[l].duplex = DUPLEX_FULL;
        fit_costs(d, &full);
        leave_out(d, &full, scratch);
        if (scratch->error >= out->error - tie)
            continue;
        const struct held_out least = *scratch;
        *scratch = *out;
        *out = least;
        *c = full;
        better = true;
    }
    return better;
}

static void try_hypothesis(struct data *d, const struct fit_hypothesis *h,
                           struct machine_composition *c, struct held_out *out,
                           struct held_out *scratch)
{
    d->memory_apart = h->memory_apart;
    *c = (struct machine_composition){
        .hypothesis = h->name,
        .source_share = h->source_share,
    };
    fit_costs(d, c);
    leave_out(d, c, out);
    while (widen(d, c, out, scratch))
        ;
    if (!h->memory_apart)
        c->memory_share = c->far_share;
}

/* Whether it is worse than the best by at most the standard error of the difference. */
static bool is_as_good(const struct data *d, const struct held_out *one,
                       const struct held_out *best)
{
    double sum = 0;
    double squares = 0;
    for (int g = 0; g < d->n_groups; g++) {
        const double difference = one->of_group[g] - best->of_group[g];
        sum += difference;
        squares += difference * difference;
    }
    const double n = d->n_groups;
    const double mean = sum / n;
    return mean <= sqrt(fmax(0, squares / n - mean * mean) / (n - 1)) + tie;
}

/* Numbers the groups; returns how many there are. */
static int number_groups(const struct observation *items, size_t n, int *group)
{
    int groups = 0;
    for (size_t i = 0; i < n; i++) {
        group[i] = groups;
        for (size_t k = 0; k < i; k++) {
            if (strcmp(items[k].group, items[i].group) == 0) {
                group[i] = group[k];
                break;
            }
        }
        groups += group[i] == groups;
    }
    return groups;
}

static bool check(const struct data *d, struct err *err)
{
    for (int l = 1; l <= d->n_levels; l++) {
        double loaded = 0;
        for (size_t i = 0; i < d->n; i++)
            loaded += d->items[i].cores == 1 ? d->items[i].lines.loaded[l] : 0;
        if (loaded > 0)
            continue;
        err_set(err, ERR_INPUT, "no measured loop of one core loads lines from level %d of %d", l,
                d->n_levels);
        return err_hint(err, "measure sizes that fit in each cache, and in memory only");
    }
    if (d->n_groups >= 3)
        return true;
    err_set(err, ERR_INPUT, "the measured loops are of %d kind%s", d->n_groups,
            PLURAL(d->n_groups));
    return err_hint(err, "at least 3 kinds are needed to see what a fit says of the others");
}

/* Deviations of predictions from measurements, for loops that were left out of the fit. */
struct held_deviations {
    double error; /* mean |predicted / measured - 1| of the loops */
    double mean;  /* |ln(measured / predicted)|, each group weighing the same */
    double groups;
};

/* For the loops whose longest time is that of this level, or for all. */
static struct held_deviations deviations_of(const struct data *d, const double *held_out_cy,
                                            const struct machine_composition *c, int level,
                                            struct arena *scratch)
{
    struct held_deviations out = {0, 0, 0};
    double *const sum = arena_alloc(scratch, (size_t)d->n_groups, sizeof *sum);
    double *const count = arena_alloc(scratch, (size_t)d->n_groups, sizeof *count);
    double n = 0;
    for (size_t i = 0; i < d->n; i++) {
        const struct observation *o = &d->items[i];
        if (o->cores != 1 || !(held_out_cy[i] > 0) ||
            (level != ALL_LEVELS &&
             composition_longest(c, &o->core, &o->lines, d->n_levels) != level))
            continue;
        out.error += fabs(held_out_cy[i] / o->measured_cy_per_cl - 1);
        sum[d->group[i]] += fabs(log(o->measured_cy_per_cl / held_out_cy[i]));
        count[d->group[i]]++;
        n++;
    }
    for (int g = 0; g < d->n_groups; g++) {
        out.mean += count[g] > 0 ? sum[g] / count[g] : 0;
        out.groups += count[g] > 0;
    }
    out.error /= fmax(n, 1);
    out.mean /= fmax(out.groups, 1);
    return out;
}

/* The interval of each level, from the loops that were left out and spend most time in it. Few
 * groups are pooled with all. */
static void judge_levels(const struct data *d, const double *held_out_cy, struct arena *scratch,
                         struct machine_composition *c)
{
    const double pooled = 8;
    const struct held_deviations all = deviations_of(d, held_out_cy, c, ALL_LEVELS, scratch);
    for (int l = 0; l <= d->n_levels; l++) {
        const struct held_deviations own = deviations_of(d, held_out_cy, c, l, scratch);
        const double groups = own.groups + pooled;
        const double mean = (own.groups * own.mean + pooled * all.mean) / groups;
        c->levels[l].error = own.groups > 0 ? own.error : all.error;
        interval_of_deviation(mean, groups, &c->levels[l]);
    }
    if (!d->knows_analyser)
        interval_widen(d->n_levels, false, c);
}

static double rounded(double value)
{
    const double scale = value > 0 ? pow(10, 3 - floor(log10(value))) : 1;
    return round(value * scale) / scale;
}

void composition_round(struct machine_composition *c, int n_levels)
{
    c->core_factor = rounded(c->core_factor);
    c->data_factor = rounded(c->data_factor);
    c->near_share = rounded(c->near_share);
    c->far_share = rounded(c->far_share);
    c->memory_share = rounded(c->memory_share);
    for (int l = 0; l <= n_levels; l++) {
        struct line_cost *const level = &c->levels[l];
        level->cy_per_load = l > 0 ? rounded(level->cy_per_load) : 0;
        level->cy_per_store = l > 0 ? rounded(level->cy_per_store) : 0;
        level->error = rounded(level->error);
        level->low = rounded(level->low);
        level->high = rounded(level->high);
    }
}

bool composition_fit(const struct observation *observations, size_t n, int n_levels,
                     struct arena *arena, struct fit_result *out, struct err *err)
{
    struct data d = {.items = observations,
                     .n = n,
                     .n_levels = n_levels,
                     .group = arena_alloc(arena, n, sizeof(int))};
    struct machine_composition fitted[FIT_HYPOTHESES];
    struct held_out held[FIT_HYPOTHESES];
    int best = 0;
    panic_unless(n_levels >= 1 && n_levels <= MACHINE_MAX_LEVELS, "a fit of so many levels");
    d.n_groups = number_groups(observations, n, d.group);
    if (!check(&d, err))
        return false;
    for (size_t i = 0; i < n; i++) {
        d.core_analysed = d.core_analysed || observations[i].core_analysed;
        d.knows_analyser = d.knows_analyser || d.core_analysed || is_predicted(&observations[i]);
    }
    find_usual(&d);
    *out = (struct fit_result){.error = 0};
    struct held_out scratch = held_out_make(&d, arena);
    for (int h = 0; h < FIT_HYPOTHESES; h++) {
        out->hypotheses[h] = hypotheses[h];
        held[h] = held_out_make(&d, arena);
        try_hypothesis(&d, &hypotheses[h], &fitted[h], &held[h], &scratch);
        out->hypotheses[h].error = held[h].error;
    }
    for (int h = 1; h < FIT_HYPOTHESES; h++)
        best = held[h].error < held[best].error - tie ? h : best;
    int chosen = FIT_HYPOTHESES;
    for (int h = FIT_HYPOTHESES; h-- > 0;) {
        out->hypotheses[h].as_good = is_as_good(&d, &held[h], &held[best]);
        chosen = out->hypotheses[h].as_good ? h : chosen;
    }
    out->composition = fitted[chosen];
    judge_levels(&d, held[chosen].cy, arena, &out->composition);
    composition_round(&out->composition, n_levels);
    out->error = held[chosen].error;
    out->held_out_cy = held[chosen].cy;
    for (size_t i = 0; i < n; i++)
        out->n_used += observations[i].cores == 1;
    return true;
}
