#include "collect/model/prediction_miss.h"

#include <math.h>
#include <string.h>

static const double min_change = 0.05;
static const double min_ends = 0.25; /* share of the core's time from which rows count as short */
static const double max_left = 0.5;  /* share of the miss, as a logarithm */
static const double much_left = 0.1; /* of the measured time, as for a green light */

static bool is_bad(const struct miss_evidence *e)
{
    return e->verdict != NULL && e->verdict[0] != '\0' && strcmp(e->verdict, "ok") != 0;
}

/* The prediction if the cause were taken into account; NAN if that is not known. */

/* Memory time is constant in seconds, that of core and caches in cycles. */
static double with_clock(const struct miss_evidence *e)
{
    return e->predicted + (e->clock_hz / e->nominal_hz - 1) * fmin(e->memory, e->predicted);
}

static double with_simulation(const struct miss_evidence *e)
{
    return e->simulated;
}

static double with_counters(const struct miss_evidence *e)
{
    return e->counted;
}

/* A cache loses reuse gradually: the time may be anywhere between those of both sizes. */
static double with_capacity(const struct miss_evidence *e)
{
    return isnan(e->next)               ? NAN
           : e->measured > e->predicted ? fmin(e->measured, e->next)
                                        : fmax(e->measured, e->next);
}

/* The time that rows add to an endless loop is an estimate: it may be nothing, or twice as much. */
static double with_rows(const struct miss_evidence *e)
{
    const double ends = e->core - e->endless_core;
    if (!(ends >= min_ends * e->core))
        return NAN;
    return e->measured > e->predicted ? fmin(e->measured, e->predicted + ends)
                                      : fmax(e->measured, e->predicted - ends);
}

/* If the loop takes longer in L1 than here, its rows there are short and say nothing about this
 * size. */
static double with_core(const struct miss_evidence *e)
{
    return e->L1_measured > e->measured ? NAN
                                        : e->predicted + (e->L1_measured / e->L1_predicted - 1) *
                                                             fmin(e->core, e->predicted);
}

/* A bad verdict alone does not show how much was lost. The fastest repetition does, where it is
 * nearer to the prediction than to the median. It explains the miss if the interval holds it. */
static double with_measurement(const struct miss_evidence *e)
{
    const double lost = e->measured / e->fastest;
    return e->measured > e->high && lost > e->fastest / e->predicted ? e->predicted * lost : NAN;
}

static void say_measurement(const struct miss_evidence *e, struct sb *out)
{
    sb_addf(out,
            "The fastest repetition takes %.1f cy/CL and lies in the interval: something slowed "
            "others down, e.g. other load on the machine.",
            e->fastest);
}

static void say_clock(const struct miss_evidence *e, struct sb *out)
{
    sb_addf(out,
            "The core ran at %.2f GHz, the machine file's times are for %.2f GHz: memory takes %s "
            "cycles.",
            e->clock_hz / 1e9, e->nominal_hz / 1e9, e->clock_hz > e->nominal_hz ? "more" : "fewer");
}

static void say_simulation(const struct miss_evidence *e, struct sb *out)
{
    sb_addf(out,
            "With simulated caches the model predicts %.1f cy/CL: lines compete for sets, or a "
            "layer condition is not as sharp as its formula.",
            e->simulated);
}

static void say_counters(const struct miss_evidence *e, struct sb *out)
{
    sb_addf(out, "With the counted data volumes the model predicts %.1f cy/CL.", e->counted);
}

static void say_capacity(const struct miss_evidence *e, struct sb *out)
{
    const bool slower = e->measured > e->predicted;
    sb_addf(out,
            "At size %.0f, where %s lines come from distant levels, the model predicts %.1f cy/CL: "
            "a cache seems to hold %s than the layer conditions assume.",
            e->next_size, slower ? "more" : "fewer", e->next, slower ? "less" : "more");
}

static void say_rows(const struct miss_evidence *e, struct sb *out)
{
    sb_addf(out,
            "Start-up and remainder of rows of %.0f iterations are an estimated %.1f of the core's "
            "%.1f cy/CL; %s would explain the measurement.",
            e->row, e->core - e->endless_core, e->core,
            e->measured > e->predicted ? "up to twice that" : "less");
}

static void say_core(const struct miss_evidence *e, struct sb *out)
{
    sb_addf(out,
            "With its data in L1 the loop takes %.1f cy/CL instead of the predicted %.1f: the "
            "in-core analysis is too %s.",
            e->L1_measured, e->L1_predicted,
            e->L1_measured > e->L1_predicted ? "optimistic" : "pessimistic");
}

/* By enum miss_cause; of equally good causes the first one counts. */
static const struct {
    const char *name;
    double (*predicts)(const struct miss_evidence *e);
    void (*say)(const struct miss_evidence *e, struct sb *out);
} causes[MISS_CAUSES] = {
    [MISS_CLOCK] = {"the clock", with_clock, say_clock},
    [MISS_CONFLICTS] = {"cache conflicts", with_simulation, say_simulation},
    [MISS_TRAFFIC] = {"other traffic than predicted", with_counters, say_counters},
    [MISS_CAPACITY] = {"cache capacity", with_capacity, say_capacity},
    [MISS_ROWS] = {"estimated cost of short rows", with_rows, say_rows},
    [MISS_CORE] = {"in-core time", with_core, say_core},
    [MISS_MEASUREMENT] = {"the measurement", with_measurement, say_measurement},
};

struct miss_evidence miss_of_point(const struct predict *p, const int64_t *sizes,
                                   const struct model_point *point)
{
    struct row_time row;
    predict_core(p, sizes, &row);
    const bool known = row.iterations > 0;
    return (struct miss_evidence){
        .measured = NAN,
        .fastest = NAN,
        .predicted = point->T_ECM_multicore_cy_per_cl,
        .low = point->ECM_low_cy_per_cl,
        .high = point->ECM_high_cy_per_cl,
        .clock_hz = NAN,
        .nominal_hz = p->machine->clock_hz,
        .memory = point->levels[point->n_levels - 1].cy_per_cl,
        .simulated = NAN,
        .counted = NAN,
        .next_size = NAN,
        .next = NAN,
        .row = known ? (double)row.iterations : NAN,
        .core = core_time_longer(&point->core) / point->cores,
        .endless_core = known ? core_time_longer(&row.loop) / point->cores : NAN,
        .L1_measured = NAN,
        .L1_predicted = NAN,
    };
}

bool miss_is(const struct miss_evidence *e)
{
    return e->measured < e->low || e->measured > e->high;
}

static double distance(const struct miss_evidence *e, double predicted)
{
    return fabs(log(e->measured / predicted));
}

/* Whether this prediction is much nearer to the measurement, which its interval holds. */
static bool explains(const struct miss_evidence *e, double predicted)
{
    const double change = predicted / e->predicted;
    return fabs(change - 1) >= min_change && e->measured >= e->low * change &&
           e->measured <= e->high * change &&
           distance(e, predicted) <= max_left * distance(e, e->predicted);
}

enum miss_cause miss_cause_of(const struct miss_evidence *e)
{
    enum miss_cause best = MISS_UNKNOWN;
    double least = INFINITY;
    for (int c = 0; c < MISS_CAUSES; c++) {
        const double predicted = causes[c].predicts(e);
        const double left = distance(e, predicted);
        const bool last_resort = c == MISS_MEASUREMENT && best != MISS_UNKNOWN;
        if (!explains(e, predicted) || left >= least || last_resort)
            continue;
        least = left;
        best = (enum miss_cause)c;
    }
    return best;
}

static void say_left(const struct miss_evidence *e, double predicted, struct sb *out)
{
    const double left = predicted / e->measured - 1;
    if (fabs(left) >= much_left)
        sb_addf(out, " That is still %.0f %% %s the measurement.", 100 * fabs(left),
                left < 0 ? "below" : "above");
}

void miss_say(const struct miss_evidence *e, enum miss_cause cause, struct sb *out)
{
    if (cause == MISS_UNKNOWN) {
        sb_addz(out, "The stored data do not explain it.");
    } else {
        causes[cause].say(e, out);
        say_left(e, causes[cause].predicts(e), out);
    }
    if (is_bad(e))
        sb_addf(out, " The run was %s: %s.", e->verdict,
                e->reason != NULL && e->reason[0] != '\0' ? e->reason : "no figures are stored");
}

const char *miss_name(enum miss_cause cause)
{
    return cause == MISS_UNKNOWN ? "not known" : causes[cause].name;
}
